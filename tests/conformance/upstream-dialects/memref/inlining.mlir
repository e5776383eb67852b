// with: --inline=default-pipeline=
ml_program.global private mutable @state(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func private @callee(%m: memref<?xf32>, %t: tensor<?xf32>, %i: index, %v: vector<4xf32>) -> (f32, vector<4xf32>, tensor<?xf32>) {
  %0 = memref.load %m[%i] : memref<?xf32>
  %1 = tensor.extract %t[%i] : tensor<?xf32>
  %2 = arith.addf %0, %1 : f32
  memref.alloca_scope {
    %3 = memref.alloca() : memref<4xf32>
    vector.store %v, %3[%i] : memref<4xf32>, vector<4xf32>
  }
  %4 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %5 = ml_program.global_load @state : tensor<4xf32>
  return %2, %v, %4 : f32, vector<4xf32>, tensor<?xf32>
}
func.func private @number() -> f32 {
  %0 = arith.constant 1.0 : f32
  return %0 : f32
}
func.func @caller(%m: memref<?xf32>, %t: tensor<?xf32>, %i: index, %v: vector<4xf32>) -> tensor<?xf32> {
  %0:3 = call @callee(%m, %t, %i, %v) : (memref<?xf32>, tensor<?xf32>, index, vector<4xf32>) -> (f32, vector<4xf32>, tensor<?xf32>)
  %1 = tensor.generate %i {
  ^bb0(%k: index):
    %2 = func.call @number() : () -> f32
    tensor.yield %2 : f32
  } : tensor<?xf32>
  memref.alloca_scope {
    %3 = func.call @number() : () -> f32
    memref.store %3, %m[%i] : memref<?xf32>
  }
  return %1 : tensor<?xf32>
}

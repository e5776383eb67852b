// with: --inline=default-pipeline=
func.func private @loads(%m: memref<8xf32>, %i: index) -> f32 {
  %c = arith.constant 2.0 : f32
  %0 = affine.load %m[%i + 1] : memref<8xf32>
  %1 = arith.mulf %0, %c : f32
  return %1 : f32
}
func.func private @stores(%m: memref<8xf32>, %i: index, %x: f32) {
  affine.store %x, %m[%i] : memref<8xf32>
  return
}
func.func private @by_symbol(%m: memref<8xf32>, %n: index) -> f32 {
  %0 = affine.load %m[symbol(%n)] : memref<8xf32>
  return %0 : f32
}
func.func private @of_result(%m: memref<8xindex>, %n: index) -> index {
  %0 = affine.load %m[%n] : memref<8xindex>
  %1 = affine.load %m[%0] : memref<8xindex>
  return %1 : index
}
func.func private @of_constant(%m: memref<8xindex>) -> index {
  %c = arith.constant 3 : index
  %0 = affine.load %m[%c] : memref<8xindex>
  return %0 : index
}
func.func private @of_size(%m: memref<?xindex>) -> index {
  %c = arith.constant 0 : index
  %d = memref.dim %m, %c : memref<?xindex>
  %0 = affine.load %m[%d] : memref<?xindex>
  return %0 : index
}
func.func private @loop(%m: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  return
}
func.func private @applies(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %1 = affine.min affine_map<(d0) -> (d0, 7)>(%0)
  return %1 : index
}
func.func private @vectors(%m: memref<8xf32>, %i: index) {
  %0 = affine.vector_load %m[%i] : memref<8xf32>, vector<4xf32>
  affine.vector_store %0, %m[%i + 4] : memref<8xf32>, vector<4xf32>
  return
}
func.func private @unknown(%i: index) {
  "t.effect"(%i) : (index) -> ()
  return
}
func.func @in_loops(%m: memref<8xf32>, %k: memref<8xindex>, %d: memref<?xindex>, %n: index) {
  affine.for %i = 0 to 7 {
    %0 = func.call @loads(%m, %i) : (memref<8xf32>, index) -> f32
    func.call @stores(%m, %i, %0) : (memref<8xf32>, index, f32) -> ()
    %1 = func.call @by_symbol(%m, %i) : (memref<8xf32>, index) -> f32
    %2 = func.call @by_symbol(%m, %n) : (memref<8xf32>, index) -> f32
    %3 = func.call @of_result(%k, %i) : (memref<8xindex>, index) -> index
    %4 = func.call @of_constant(%k) : (memref<8xindex>) -> index
    %5 = func.call @of_size(%d) : (memref<?xindex>) -> index
    func.call @stores(%m, %3, %2) : (memref<8xf32>, index, f32) -> ()
    func.call @loop(%m, %2) : (memref<8xf32>, f32) -> ()
    %6 = func.call @applies(%i) : (index) -> index
    func.call @vectors(%m, %i) : (memref<8xf32>, index) -> ()
    func.call @unknown(%i) : (index) -> ()
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      func.call @stores(%m, %i, %1) : (memref<8xf32>, index, f32) -> ()
    }
    affine.parallel (%j) = (0) to (4) {
      func.call @stores(%m, %j, %1) : (memref<8xf32>, index, f32) -> ()
    }
  }
  return
}
func.func @in_functions(%m: memref<8xf32>, %k: memref<8xindex>, %n: index, %x: f32) {
  %0 = func.call @loads(%m, %n) : (memref<8xf32>, index) -> f32
  %3 = func.call @of_result(%k, %n) : (memref<8xindex>, index) -> index
  func.call @loop(%m, %0) : (memref<8xf32>, f32) -> ()
  scf.for %i = %n to %n step %n {
    func.call @stores(%m, %i, %x) : (memref<8xf32>, index, f32) -> ()
    func.call @loop(%m, %x) : (memref<8xf32>, f32) -> ()
  }
  return
}

func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.cast %a : tensor<1xf32> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.cast %a : tensor<1xf32> to tensor<1xf16>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.cast %a : tensor<1xf32> to memref<1xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.bitcast %a : tensor<1xf32> to tensor<1xi16>
  return
}
// -----
func.func @f(%a: tensor<1xindex>) {
  %0 = tensor.bitcast %a : tensor<1xindex> to tensor<1xi64>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.bitcast %a : tensor<1xf32> to tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<f32>, %i: index) {
  %0 = tensor.dim %a, %i : tensor<f32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "tensor.rank"(%a) : (f32) -> index
  return
}
// -----
func.func @f() {
  %0 = tensor.concat dim(0) : () -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<1xf32>, tensor<1xf32>) -> tensor<2x1xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>) {
  %0 = tensor.concat dim(1) %a : (tensor<3xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>, %b: tensor<3xi32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3xf32>, tensor<3xi32>) -> tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<7x5xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<7xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>) {
  %0 = tensor.concat dim(x) %a : (tensor<3xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.empty() : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.empty(%i) : tensor<*xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.empty(%i, %i) : tensor<?x1xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  %0 = tensor.extract %a[] : tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: f32) {
  %0 = tensor.insert %b into %a[] : tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: f16, %i: index) {
  %0 = "tensor.insert"(%b, %a, %i) : (f16, tensor<?xf32>, index) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: f32, %i: index) {
  %0 = "tensor.insert"(%b, %a, %i) : (f32, tensor<?xf32>, index) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
  %0 = "tensor.extract"(%a, %i) : (tensor<?xf32>, index) -> f64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = tensor.from_elements %a : tensor<*xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = tensor.from_elements %a : tensor<2xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = tensor.from_elements %a : tensor<?xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "tensor.from_elements"(%a) : (i32) -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "tensor.from_elements"(%a) : (i32) -> tensor<1xi64>
  return
}
// -----
func.func @f(%m: index, %e: f32, %j: i32) {
  %0 = tensor.generate %m {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : f32
  } : tensor<?x?xf32>
  return
}
// -----
func.func @f(%m: index, %e: f32, %j: i32) {
  %0 = tensor.generate %m {
  ^bb0(%a: index):
    tensor.yield %e : f32
  } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%m: index, %e: f32, %j: i32) {
  %0 = tensor.generate %m {
  ^bb0(%a: index, %b: i64):
    tensor.yield %e : f32
  } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%m: index, %e: f32, %j: i32) {
  %0 = tensor.generate %m {
  ^bb0(%a: index, %b: index):
    tensor.yield %j : i32
  } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%m: index, %e: f32) {
  %0 = tensor.generate %m {
  ^bb0(%a: index):
    func.return %e : f32
  } : tensor<?xf32>
  return
}
// -----
func.func @f(%e: f32) {
  tensor.yield %e : f32
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %s: tensor<1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xi32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %s: tensor<?xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %s: tensor<1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>, %s: tensor<1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<1xf32>, tensor<1xi32>) -> tensor<10xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>, %s: tensor<1x1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<1xf32>, tensor<1x1xi32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<?xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<?xf32> to tensor<4xi8>
  return
}
// -----
func.func @f(%t: tensor<16xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<16xf32> to tensor<6xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [%i] [1] : tensor<?xf32> to tensor<4xi8>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0, 0] [%i, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 2, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x4x4xf32>
  return
}
// -----
func.func @f(%t: tensor<?x?x?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0] [%i, %i] [1, 1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0] [%i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 0] [%i, %i] [1] : tensor<?x?xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[-1] [4] [1] : tensor<?xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [-4] [1] : tensor<?xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract_slice %t[8] [1] [1] : tensor<8xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract_slice %t[4] [5] [1] : tensor<8xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [5] [2] : tensor<8xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0 [5] [2] : tensor<8xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract_slice %t[x] [5] [2] : tensor<8xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract_slice %t[[2] [5] [2] : tensor<8xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [5] : tensor<8xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<*xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0] [5] [1] : tensor<*xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%s: tensor<?x?xf32>, %t: tensor<?xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0] [4] [1] : tensor<?x?xf32> into tensor<?xf32>
  return
}
// -----
func.func @f(%s: tensor<4xi8>, %t: tensor<?xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0] [4] [1] : tensor<4xi8> into tensor<?xf32>
  return
}
// -----
func.func @f(%s: tensor<4x4x4xf32>, %t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0, 0, 0] [%i, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%s: tensor<?x4x4xf32>, %t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0, 2, 0] [4, 4, 4] [1, 1, 1] : tensor<?x4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%s: tensor<?x?xf32>, %t: tensor<?x?x?xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0, 0] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return
}
// -----
func.func @f(%s: tensor<5xf32>, %t: tensor<8xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[4] [5] [1] : tensor<5xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%s: tensor<5xf32>, %t: tensor<8xf32>) {
  %0 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>, tensor<8xf32>) -> tensor<9xf32>
  return
}
// -----
func.func @f(%s: tensor<5xf32>) {
  %0 = "tensor.extract_slice"(%s) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%s: tensor<1xf32>, %t: tensor<8xf32>) {
  tensor.parallel_insert_slice %s into %t[0] [1] [1] : tensor<1xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%s: tensor<1xf32>, %t: tensor<8xf32>, %n: index) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return
}
// -----
func.func @f(%t: tensor<2x3x2x4x5xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1], [2, 3, 4]] : tensor<2x3x2x4x5xf32> into tensor<2x3x20xf32>
  return
}
// -----
func.func @f(%t: tensor<?x4x5xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x4x5xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1, 2]] : tensor<?x4x5xf32> into tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x4x5xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1, 2]] : tensor<?x4x5xf32> into tensor<2x20xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<4x5xf32> into tensor<20x1xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x5xf32> into tensor<20xf64>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<4x5xf32> into tensor<20xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5xf32>) {
  %0 = tensor.collapse_shape %t [[1, 0]] : tensor<4x5xf32> into tensor<20xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x5x6xf32> into tensor<20xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %t [[0, 2]] : tensor<4x5x6xf32> into tensor<120xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1, 2, 3]] : tensor<4x5x6xf32> into tensor<120xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %t [[0], [0, 1, 2]] : tensor<4x5x6xf32> into tensor<4x30xf32>
  return
}
// -----
func.func @f(%t: tensor<2xf32>) {
  %0 = tensor.collapse_shape %t [] : tensor<2xf32> into tensor<f32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.collapse_shape %t [[0]] : tensor<4xf32> into tensor<2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<2x3x20xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0], [1], [2, 3, 4]] output_shape [2, 3, 2, 4, 5] : tensor<2x3x20xf32> into tensor<2x3x2x4x5xf32>
  return
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 4, 5] : tensor<?x?xf32> into tensor<?x4x5xf32>
  return
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0], [1, 2]] output_shape [%i, 4, 5] : tensor<?x?xf32> into tensor<?x4x5xf32>
  return
}
// -----
func.func @f(%t: tensor<2xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [1, 2] : tensor<2xf32> into tensor<1x1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<2xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [1, 1, 2 : tensor<2xf32> into tensor<1x1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<2xf32>, %i: index) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [1, 3] : tensor<2xf32> into tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<f32>, %i: index) {
  %0 = tensor.expand_shape %t [] output_shape [2] : tensor<f32> into tensor<2xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>) {
  %0 = "tensor.expand_shape"(%t) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 2>}> : (tensor<?xf32>) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xi32>, %i: index, %e: i32, %f: i8) {
  %0 = tensor.pad %t low[1, %i] high[1, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : i32
  } : tensor<?x2xi32> to tensor<?x8xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xi32>, %i: index, %e: i32, %f: i8) {
  %0 = tensor.pad %t low[1, 2] high[1, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : i32
  } : tensor<?x2xi32> to tensor<?x8xi32>
  return
}
// -----
func.func @f(%t: tensor<?x4xi32>, %i: index, %e: i32, %f: i8) {
  %0 = tensor.pad %t low[1, 2] high[2, 3] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %e : i32
  } : tensor<?x4xi32> to tensor<?x9xi32>
  return
}
// -----
func.func @f(%t: tensor<?x4xi32>, %i: index, %e: i32, %f: i8) {
  %0 = tensor.pad %t low[1, 2] high[2, 3] {
  ^bb0(%a: i32, %b: i32):
    tensor.yield %e : i32
  } : tensor<?x4xi32> to tensor<?x9xi32>
  return
}
// -----
func.func @f(%t: tensor<?x4xi32>, %i: index, %e: i32, %f: i8) {
  %0 = tensor.pad %t low[1, 2] high[2, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : i8
  } : tensor<?x4xi32> to tensor<?x9xi32>
  return
}
// -----
func.func @f(%t: tensor<?x4xi32>, %i: index, %e: i32, %f: i8) {
  %0 = tensor.pad %t low[1] high[2, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : i32
  } : tensor<?x4xi32> to tensor<?x9xi32>
  return
}
// -----
func.func @f(%t: tensor<?x4xi32>, %i: index, %e: i32, %f: i8) {
  %0 = tensor.pad %t low[1, 2] high[2, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : i32
  } : tensor<?x4xi32> to tensor<?xi32>
  return
}
// -----
func.func @f(%t: tensor<?x4xi32>, %i: index, %e: i32, %f: i8) {
  %0 = tensor.pad %t low[1, 2] high[2, 3] {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : i32
  } : tensor<?x4xi32> to tensor<?x9xf32>
  return
}
// -----
func.func @f(%v: f32) {
  %0 = tensor.splat %v : memref<8xf32>
  return
}
// -----
func.func @f(%v: vector<8xf32>) {
  %0 = tensor.splat %v : tensor<8xvector<8xf32>>
  return
}
// -----
func.func @f(%v: f32, %m: index) {
  %0 = tensor.splat %v[%m] : tensor<?x8x?xf32>
  return
}
// -----
func.func @f(%v: f32, %m: index) {
  %0 = tensor.splat %v[] : tensor<8xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x4xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([0, 1, 2, 3]) : (tensor<4x5x6xf32>, tensor<1x2x4xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([-1]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([42]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([1, 0]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%s: tensor<4x5x6xf32>, %i: tensor<1x2x1xf32>) {
  %0 = tensor.gather %s[%i] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<1x2x1xf32>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x4xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 1, 2, 3]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x4xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([-1]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([42]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %d: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([1, 0]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<1x1x5x6xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) : (tensor<1x1x5x6xf32>, tensor<4x5x6xf32>, tensor<1x1xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<1x1x5x4xf32>, %d: tensor<4x5x6xf32>, %i: tensor<1x1xindex>) {
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<1x1x5x4xf32>, tensor<4x5x6xf32>, tensor<1x1xindex>) -> tensor<4x5x6xf32>
  return
}

func.func @casts(%any: tensor<*xf32>, %a: tensor<?x4xf32>, %b: tensor<3xui8>) {
  %0 = tensor.cast %any : tensor<*xf32> to tensor<?x4xf32>
  %1 = tensor.cast %a {note} : tensor<?x4xf32> to tensor<2x4xf32>
  %2 = tensor.bitcast %b : tensor<3xui8> to tensor<3xi8>
  %3 = "tensor.bitcast"(%b) : (tensor<3xui8>) -> tensor<?xsi8>
  return
}
// -----
func.func @sizes(%a: tensor<?x4xf32>, %any: tensor<*xi1>, %i: index) -> index {
  %0 = tensor.dim %a, %i : tensor<?x4xf32>
  %1 = tensor.dim {note = 1 : i8} %any, %i : tensor<*xi1>
  %2 = tensor.rank %any : tensor<*xi1>
  %3 = "tensor.rank"(%a) : (tensor<?x4xf32>) -> index
  return %1 : index
}
// -----
func.func @make(%i: index, %f: f32, %c: complex<f32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.empty(%i, %i) : tensor<?x2x?xcomplex<f32>, "kept">
  %2 = tensor.splat %f : tensor<4x2xf32>
  %3 = tensor.splat %f[%i, %i] {note} : tensor<?x3x?xf32>
  %4 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
  %5 = tensor.from_elements %c : tensor<complex<f32>>
  %6 = tensor.from_elements : tensor<0xindex>
  %7 = tensor.generate %i {
  ^bb0(%x: index, %y: index):
    %8 = arith.addi %x, %y : index
    tensor.yield %8 : index
  } : tensor<?x8xindex>
  return
}
// -----
func.func @elements(%t: tensor<?x4xi16>, %s: tensor<f64>, %i: index) -> tensor<?x4xi16> {
  %0 = tensor.extract %t[%i, %i] : tensor<?x4xi16>
  %1 = tensor.extract %s[] {note} : tensor<f64>
  %2 = tensor.insert %0 into %t[%i, %i] : tensor<?x4xi16>
  %3 = tensor.insert %1 into %s[] : tensor<f64>
  return %2 : tensor<?x4xi16>
}
// -----
func.func @extract_slices(%t: tensor<8x16x4xf32>, %d: tensor<?x?xi8, "kept">, %i: index) {
  %0 = tensor.extract_slice %t[0, 2, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  %1 = tensor.extract_slice %t[%i, 2, %i] [4, 1, %i] [%i, 1, 2] {note} : tensor<8x16x4xf32> to tensor<4x?xf32>
  %2 = tensor.extract_slice %d[%i, 0][%i, 1][1, 1] : tensor<?x?xi8, "kept"> to tensor<?xi8>
  %3 = tensor.extract_slice %d[%i, 0][%i, 1][1, 1] : tensor<?x?xi8, "kept"> to tensor<?x1xi8, "kept">
  return
}
// -----
func.func @insert_slices(%s: tensor<4x4xf32>, %t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.insert_slice %s into %t[0, 2, 0] [4, 1, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<8x16x4xf32>
  %1 = tensor.insert_slice %s into %t[%i, %i, 0] [4, 1, 4] [1, %i, 1] {note} : tensor<4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @parallel(%s: tensor<1xf32>, %t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @reshapes(%a: tensor<?x4x?xf32>, %one: tensor<1x1xi8>, %shape: tensor<2xi32>, %some: tensor<?xindex>, %i: index) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%i, 4, %i] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %2 = tensor.collapse_shape %one [] {note} : tensor<1x1xi8> into tensor<i8>
  %3 = tensor.expand_shape %2 [] output_shape [1, 1] : tensor<i8> into tensor<1x1xi8>
  %4 = tensor.reshape %a(%shape) : (tensor<?x4x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %5 = tensor.reshape %a(%some) {note} : (tensor<?x4x?xf32>, tensor<?xindex>) -> tensor<*xf32>
  return
}
// -----
func.func @concats(%a: tensor<2x?xf32>, %b: tensor<3x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x?xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %1 = tensor.concat dim(1) %b {note} : (tensor<3x4xf32>) -> tensor<?x4xf32>
  return
}
// -----
func.func @pads(%a: tensor<?x3xf32>, %f: f32, %i: index) {
  %0 = tensor.pad %a low[0, 1] high[%i, 2] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x3xf32> to tensor<?x6xf32>
  %1 = tensor.pad %a nofold low[%i, %i] high[0, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } {note} : tensor<?x3xf32> to tensor<7x8xf32>
  return
}
// -----
func.func @gathers(%t: tensor<4x5x6xf32>, %i: tensor<1x3x2xi32>) {
  %0 = tensor.gather %t[%i] gather_dims([1, 2]) unique : (tensor<4x5x6xf32>, tensor<1x3x2xi32>) -> tensor<1x3x4x1x1xf32>
  %1 = tensor.gather %t[%i] gather_dims([0, 2]) {note} : (tensor<4x5x6xf32>, tensor<1x3x2xi32>) -> tensor<1x3x5xf32>
  %2 = tensor.scatter %0 into %t[%i] scatter_dims([1, 2]) unique : (tensor<1x3x4x1x1xf32>, tensor<4x5x6xf32>, tensor<1x3x2xi32>) -> tensor<4x5x6xf32>
  return
}
// -----
// Generic forms.
%t, %i, %f = "test.values"() : () -> (tensor<4x?xf32>, index, f32)
%0 = "tensor.extract_slice"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<4x?xf32>, index) -> tensor<2x2xf32>
%1 = "tensor.pad"(%t, %i) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_low = array<i64: 0, -9223372036854775808>, static_high = array<i64: 1, 2>}> ({
^bb0(%x: index, %y: index):
  "tensor.yield"(%f) : (f32) -> ()
}) : (tensor<4x?xf32>, index) -> tensor<5x?xf32>
%2 = "tensor.concat"(%t, %t) <{dim = 1 : i64}> : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
%3 = "tensor.expand_shape"(%0) <{reassociation = [[0], [1, 2]], static_output_shape = array<i64: 2, 2, 1>}> : (tensor<2x2xf32>) -> tensor<2x2x1xf32>

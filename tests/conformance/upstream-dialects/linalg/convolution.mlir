func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3 * 3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3 + d4, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + 1, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d0 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d1, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 floordiv 2, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d4, d3 + d1, d0)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d2, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2 + 1)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d3, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d4, d3, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2, d0)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2, d1)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (0, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2 * 2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d2, d1, d0)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d0, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>, %3: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1, %2, %3) <{operandSegmentSizes = array<i32: 3, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32):
    linalg.yield %b3 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>, %2: tensor<?x?x?xf32>, %3: tensor<?x?x?xf32>) {
  %r:2 = "linalg.conv_1d_nwc_wcf"(%0, %1, %2, %3) <{operandSegmentSizes = array<i32: 2, 2>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32):
    linalg.yield %b2, %b3 : f32, f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %b1 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) {
  %r = "linalg.conv_1d_nwc_wcf"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %b1 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>,
      affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.depthwise_conv_1d_nwc_wc"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>,
      affine_map<(d0, d1, d2, d3) -> (d3, d2)>,
      affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.depthwise_conv_1d_nwc_wc"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>,
      affine_map<(d0, d1, d2, d3) -> (d2, d3)>,
      affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.pooling_nwc_sum"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>,
      affine_map<(d0, d1, d2, d3) -> (d3)>,
      affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.pooling_nwc_sum"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>,
      affine_map<(d0, d1, d2, d3) -> (d2)>,
      affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?x?xf32>, %1: tensor<?xf32>, %2: tensor<?x?x?xf32>) {
  %r = "linalg.pooling_nwc_sum"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1, d2, d3) -> (d0, d1 + d2, d3)>,
      affine_map<(d0, d1, d2, d3) -> (d3)>,
      affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?xf32>, %1: tensor<?xf32>, %2: tensor<?xf32>) {
  %r = "linalg.conv_1d"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1) -> (d0 + d1)>,
      affine_map<(d0, d1) -> (d1)>,
      affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?xf32>, %1: tensor<?xf32>, %2: tensor<?xf32>) {
  %r = "linalg.conv_1d"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1) -> (d0 + d1)>,
      affine_map<(d0, d1) -> (d0)>,
      affine_map<(d0, d1) -> (d1)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?xf32>, %1: tensor<?xf32>, %2: tensor<?xf32>) {
  %r = "linalg.conv_1d"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1) -> (d0)>,
      affine_map<(d0, d1) -> (d1)>,
      affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?xf32>, %1: tensor<?xf32>, %2: tensor<?xf32>) {
  %r = "linalg.conv_1d"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1) -> (d1)>,
      affine_map<(d0, d1) -> (d1)>,
      affine_map<(d0, d1) -> (d0)>]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @conv(%0: tensor<?x?xf32>, %1: tensor<?xf32>, %2: tensor<?xf32>) {
  %r = "linalg.conv_1d"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b2 : f32
  }) {linalg.memoized_indexing_maps = [
      affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d1)>,
      affine_map<(d0, d1) -> (d0)>]} : (tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc <{strides = dense<1> : vector<1xi64>, unknown}>
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  linalg.depthwise_conv_1d_nwc_wc {strides = dense<1> : vector<1xi64>, other}
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>) {more}
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc <{strides = dense<1.0> : vector<1xf64>}>
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {strides = dense<1.0> : vector<1xf64>}
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>) {strides = dense<1.0> : vector<1xf64>}
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc <{strides = dense<1> : vector<2xi64>}>
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {strides = dense<1> : vector<2xi64>}
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>) {strides = dense<1> : vector<2xi64>}
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc <{strides = dense<1> : vector<1xi32>}>
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {strides = dense<1> : vector<1xi32>}
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>) {strides = dense<1> : vector<1xi32>}
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc <{strides = 1}>
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {strides = 1}
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>) {strides = 1}
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc <{strides = "one"}>
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {strides = "one"}
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>)
  return
}
// -----
func.func @attributes(%0: memref<1x8x4xf32>, %1: memref<3x4xf32>, %2: memref<1x6x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc
    ins(%0, %1 : memref<1x8x4xf32>, memref<3x4xf32>) outs(%2 : memref<1x6x4xf32>) {strides = "one"}
  return
}
// -----
func.func @generic(%0: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], doc = 4} outs(%0 : memref<8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}
// -----
func.func @generic(%0: memref<8xf32>) {
  linalg.generic {indexing_maps = [1], iterator_types = ["parallel"]} outs(%0 : memref<8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}
// -----
func.func @generic(%0: memref<8xf32>) {
  linalg.generic {indexing_maps = 2, iterator_types = ["parallel"]} outs(%0 : memref<8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}
// -----
func.func @generic(%0: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} <{doc = "a"}> {library_call = "b"} outs(%0 : memref<8xf32>) attrs = {x} {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}
// -----
func.func @generic(%0: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], doc = "a"}> outs(%0 : memref<8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}
// -----
func.func @map(%0: memref<8xf32>) {
  linalg.map <{x = 1}> {y = 2} outs(%0 : memref<8xf32>) {z = 3}
  (%a: f32) {
    linalg.yield %a : f32
  }
  return
}
// -----
func.func @reduce(%0: memref<8xf32>, %1: memref<f32>) {
  linalg.reduce <{dimensions = 1}> ins(%0 : memref<8xf32>) outs(%1 : memref<f32>) dimensions = [0]
  (%a: f32, %b: f32) {
    linalg.yield %a : f32
  }
  return
}
// -----
func.func @reduce(%0: memref<8xf32>, %1: memref<f32>) {
  linalg.reduce {dimensions = 1} ins(%0 : memref<8xf32>) outs(%1 : memref<f32>) dimensions = [0]
  (%a: f32, %b: f32) {
    linalg.yield %a : f32
  }
  return
}
// -----
func.func @transpose(%0: memref<8xf32>, %1: memref<8xf32>) {
  linalg.transpose <{permutation = 2}> ins(%0 : memref<8xf32>) outs(%1 : memref<8xf32>) permutation = [0]
  return
}
// -----
func.func @transpose(%0: memref<8xf32>, %1: memref<8xf32>) {
  linalg.transpose <{permutation = array<i64: 1>}> ins(%0 : memref<8xf32>) outs(%1 : memref<8xf32>) permutation = [0]
  return
}

func.func @maps(%a: memref<5x3xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d2, d0)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<5x3xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<5xf32>, %b: memref<7x5xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d2)>,
    affine_map<(d0, d1, d2) -> (d1, d2)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<5xf32>, memref<7x5xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3xf32>, %b: memref<7x5xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0)>,
    affine_map<(d0, d1, d2) -> (d1, d2)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3xf32>, memref<7x5xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x7xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d1)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x7xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x3xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d0)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x3xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<7x3xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d1, d0)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<7x3xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x5xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d2)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<5x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d2, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<5x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d1)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1 + 1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2 * 2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.matmul indexing_maps = [
    affine_map<(d0, d1, d2)[s0] -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<5x3x2xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d3, d1, d0)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<5x3x2xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x5x3xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x5x3xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x2x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<3x2x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x7xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x7xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<5xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<5xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<7x5xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<7x5xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x7x5xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x7x5xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<7x5x2xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<7x5x2xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x3xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x3xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<7x3xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d1)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<7x3xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x7x3xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x7x3xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x5xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7x5xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<5x3x2xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d3, d1, d0)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<5x3x2xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x5x3xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x5x3xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x2x5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<3x2x5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x7xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x7xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5x5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5x5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<5xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d3)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<5xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<7x5xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<7x5xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x7x5xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x7x5xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<7x5x2xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<7x5x2xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x3xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x3xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<7x3xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d1)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<7x3xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x7x3xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x7x3xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x5xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7x5xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<2x3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<2x3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>]
    ins(%a, %b : memref<2x3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<2x3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3xf32>, %b: memref<3xf32>, %c: memref<f32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0) -> (d0)>,
    affine_map<(d0) -> (d0)>,
    affine_map<(d0) -> ()>]
    ins(%a, %b : memref<3xf32>, memref<3xf32>) outs(%c : memref<f32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2 + d1)>,
    affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d2, d1, d0)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3xf32>, %b: memref<3x7xf32>, %c: memref<3x7xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3xf32>, memref<3x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<5x7xf32>, %c: memref<3x7xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1, d2, d3) -> (d0, d2)>,
    affine_map<(d0, d1, d2, d3) -> (d2, d1)>,
    affine_map<(d0, d1, d2, d3) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<3x7xf32>, %c: memref<3x7xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d2)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<3x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5x7xf32>, %b: memref<5x3x7xf32>, %c: memref<3x5xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0, d1, d2)>,
    affine_map<(d0, d1, d2) -> (d1, d0, d2)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3x5x7xf32>, memref<5x3x7xf32>) outs(%c : memref<3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<3xf32>, %b: memref<5xf32>, %c: memref<3x5xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1) -> (d0)>,
    affine_map<(d0, d1) -> (d1)>,
    affine_map<(d0, d1) -> (d0, d1)>]
    ins(%a, %b : memref<3xf32>, memref<5xf32>) outs(%c : memref<3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<3x5xf32>, %c: memref<3x5xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1) -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<3x5xf32>) outs(%c : memref<3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<3x5xf32>, %c: memref<3x5xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1) -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<3x5xf32>) outs(%c : memref<3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<3x5xf32>, %c: memref<3x5xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1) -> (d0, d1)>]
    ins(%a, %b : memref<3x5xf32>, memref<3x5xf32>) outs(%c : memref<3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<3x5xf32>, %c: memref<3xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1)[s0] -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0)>]
    ins(%a, %b : memref<3x5xf32>, memref<3x5xf32>) outs(%c : memref<3xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<3x5xf32>, %c: memref<3xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1) -> (d0, d0)>,
    affine_map<(d0, d1) -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0)>]
    ins(%a, %b : memref<3x5xf32>, memref<3x5xf32>) outs(%c : memref<3xf32>)
  return
}
// -----
func.func @maps(%a: memref<3x5xf32>, %b: memref<3x4xf32>, %c: memref<3xf32>) {
  linalg.contract indexing_maps = [
    affine_map<(d0, d1) -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0, d1)>,
    affine_map<(d0, d1) -> (d0)>]
    ins(%a, %b : memref<3x5xf32>, memref<3x4xf32>) outs(%c : memref<3xf32>)
  return
}
// -----
func.func @scalar(%a: f32, %b: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.contract indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]
    ins(%a, %b : f32, tensor<4xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @scalar(%a: f32, %b: tensor<4xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.contract indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]
    ins(%a, %b : f32, tensor<4xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @maps(%a: memref<3xf32>, %b: memref<5x3xf32>, %c: memref<3x5xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [
    affine_map<(d0, d1) -> (d0)>,
    affine_map<(d0, d1) -> (d1, d0)>,
    affine_map<(d0, d1) -> (d0, d1)>]
    ins(%a, %b : memref<3xf32>, memref<5x3xf32>) outs(%c : memref<3x5xf32>)
  return
}
// -----
func.func @maps(%a: memref<3xf32>, %b: memref<5x3xf32>, %c: memref<3x5xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [
    affine_map<(d0, d1, d2) -> (d0)>,
    affine_map<(d0, d1, d2) -> (d1, d0)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>]
    ins(%a, %b : memref<3xf32>, memref<5x3xf32>) outs(%c : memref<3x5xf32>)
  return
}

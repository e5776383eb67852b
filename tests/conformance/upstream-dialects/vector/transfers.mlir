func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  return
}
// -----
func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, false]} : tensor<?x?xf32>, vector<4x8xf32>
  return
}
// -----
func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<4x8xf32>) {
  %0 = vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, false]} : vector<4x8xf32>, tensor<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0, 0)>} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[], %p : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %v: vector<f32>) {
  vector.transfer_write %v, %b[] : vector<f32>, memref<f32>
  return
}
// -----
func.func @f(%b: tensor<f32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[], %p : tensor<f32>, vector<f32>
  return
}
// -----
func.func @f(%b: tensor<f32>, %i: index, %v: vector<f32>) {
  %0 = vector.transfer_write %v, %b[] : vector<f32>, tensor<f32>
  return
}
// -----
func.func @f(%b: tensor<f32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[], %p : tensor<f32>, vector<1xf32>
  return
}
// -----
func.func @f(%b: tensor<f32>, %i: index, %v: vector<1xf32>) {
  %0 = vector.transfer_write %v, %b[] : vector<1xf32>, tensor<f32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[], %p {permutation_map = affine_map<() -> (0)>} : memref<f32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[] {permutation_map = affine_map<() -> (0)>} : vector<4xf32>, memref<f32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<4xf32>, vector<f32>
  return
}
// -----
func.func @f(%b: memref<4xf32>, %i: index, %v: vector<f32>) {
  vector.transfer_write %v, %b[%i] : vector<f32>, memref<4xf32>
  return
}
// -----
func.func @f(%b: memref<4x2xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<4x2xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%b: memref<4x2xf32>, %i: index, %v: vector<[4]xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<[4]xf32>, memref<4x2xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32, strided<[2], offset: ?>>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<4xf32, strided<[2], offset: ?>>, vector<2xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32, strided<[2], offset: ?>>, %i: index, %v: vector<2xf32>) {
  vector.transfer_write %v, %b[%i] : vector<2xf32>, memref<4xf32, strided<[2], offset: ?>>
  return
}
// -----
func.func @f(%b: memref<4xf32, 3>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<4xf32, 3>, vector<2xf32>
  return
}
// -----
func.func @f(%b: memref<4xf32, 3>, %i: index, %v: vector<2xf32>) {
  vector.transfer_write %v, %b[%i] : vector<2xf32>, memref<4xf32, 3>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<[4]xf32>, %k: vector<[4]xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<[4]xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<3x4xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>, %k: vector<3x4xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>) {
  %0 = vector.transfer_read %b[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d0)>} : memref<?x?x?xf32>, vector<4x3x2xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i, %i], %p : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i, %i] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[], %p : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: tensor<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : tensor<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: tensor<?x?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = vector.transfer_write %v, %b[%i] : vector<4xf32>, tensor<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %v: vector<f32>) {
  vector.transfer_write %v, %b[%i] : vector<f32>, memref<f32>
  return
}
// -----
func.func @f(%b: tensor<f32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : tensor<f32>, vector<f32>
  return
}
// -----
func.func @f(%b: tensor<f32>, %i: index, %v: vector<f32>) {
  %0 = vector.transfer_write %v, %b[%i] : vector<f32>, tensor<f32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4xf32>>, %i: index, %p: vector<4xf32>) {
  %0 = vector.transfer_read %b[%i], %p : memref<?x?xvector<4xf32>>, vector<1x4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4xf32>>, %i: index, %v: vector<1x4xf32>) {
  vector.transfer_write %v, %b[%i] : vector<1x4xf32>, memref<?x?xvector<4xf32>>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<4xf16>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf16>) {
  vector.transfer_write %v, %b[%i] : vector<4xf16>, memref<?xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<3xf16>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<3xf16>) {
  vector.transfer_write %v, %b[%i] : vector<3xf16>, memref<?xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<4xi8>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xi8>) {
  vector.transfer_write %v, %b[%i] : vector<4xi8>, memref<?xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<3xi8>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<3xi8>) {
  vector.transfer_write %v, %b[%i] : vector<3xi8>, memref<?xf32>
  return
}
// -----
func.func @f(%b: memref<?xi32>, %i: index, %p: i32) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xi32>, vector<2xf64>
  return
}
// -----
func.func @f(%b: memref<?xi32>, %i: index, %v: vector<2xf64>) {
  vector.transfer_write %v, %b[%i] : vector<2xf64>, memref<?xi32>
  return
}
// -----
func.func @f(%b: memref<?xf64>, %i: index, %p: f64) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xf64>, vector<3xf32>
  return
}
// -----
func.func @f(%b: memref<?xf64>, %i: index, %v: vector<3xf32>) {
  vector.transfer_write %v, %b[%i] : vector<3xf32>, memref<?xf64>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<1xf64>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<1xf64>) {
  vector.transfer_write %v, %b[%i] : vector<1xf64>, memref<?xf32>
  return
}
// -----
func.func @f(%b: memref<?xindex>, %i: index, %p: index) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xindex>, vector<3xi32>
  return
}
// -----
func.func @f(%b: memref<?xindex>, %i: index, %v: vector<3xi32>) {
  vector.transfer_write %v, %b[%i] : vector<3xi32>, memref<?xindex>
  return
}
// -----
func.func @f(%b: memref<?xindex>, %i: index, %p: index) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xindex>, vector<2xi32>
  return
}
// -----
func.func @f(%b: memref<?xindex>, %i: index, %v: vector<2xi32>) {
  vector.transfer_write %v, %b[%i] : vector<2xi32>, memref<?xindex>
  return
}
// -----
func.func @f(%b: memref<?xi3>, %i: index, %p: i3) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xi3>, vector<2xi9>
  return
}
// -----
func.func @f(%b: memref<?xi3>, %i: index, %v: vector<2xi9>) {
  vector.transfer_write %v, %b[%i] : vector<2xi9>, memref<?xi3>
  return
}
// -----
func.func @f(%b: memref<?xi3>, %i: index, %p: i3) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xi3>, vector<2xi5>
  return
}
// -----
func.func @f(%b: memref<?xi3>, %i: index, %v: vector<2xi5>) {
  vector.transfer_write %v, %b[%i] : vector<2xi5>, memref<?xi3>
  return
}
// -----
func.func @f(%b: memref<?xi1>, %i: index, %p: i1) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xi1>, vector<3xi1>
  return
}
// -----
func.func @f(%b: memref<?xi1>, %i: index, %v: vector<3xi1>) {
  vector.transfer_write %v, %b[%i] : vector<3xi1>, memref<?xi1>
  return
}
// -----
func.func @f(%b: memref<?xindex>, %i: index, %p: index) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xindex>, vector<3xindex>
  return
}
// -----
func.func @f(%b: memref<?xindex>, %i: index, %v: vector<3xindex>) {
  vector.transfer_write %v, %b[%i] : vector<3xindex>, memref<?xindex>
  return
}
// -----
func.func @f(%b: memref<?xcomplex<f32>>, %i: index, %p: complex<f32>) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xcomplex<f32>>, vector<2xf32>
  return
}
// -----
func.func @f(%b: memref<?xcomplex<f32>>, %i: index, %v: vector<2xf32>) {
  vector.transfer_write %v, %b[%i] : vector<2xf32>, memref<?xcomplex<f32>>
  return
}
// -----
func.func @f(%b: memref<?xcomplex<f32>>, %i: index, %p: complex<f32>) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xcomplex<f32>>, vector<3xf32>
  return
}
// -----
func.func @f(%b: memref<?xcomplex<f32>>, %i: index, %v: vector<3xf32>) {
  vector.transfer_write %v, %b[%i] : vector<3xf32>, memref<?xcomplex<f32>>
  return
}
// -----
func.func @f(%b: memref<?xcomplex<i3>>, %i: index, %p: complex<i3>) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xcomplex<i3>>, vector<11xi1>
  return
}
// -----
func.func @f(%b: memref<?xcomplex<i3>>, %i: index, %v: vector<11xi1>) {
  vector.transfer_write %v, %b[%i] : vector<11xi1>, memref<?xcomplex<i3>>
  return
}
// -----
func.func @f(%b: memref<?xcomplex<i3>>, %i: index, %p: complex<i3>) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xcomplex<i3>>, vector<12xi1>
  return
}
// -----
func.func @f(%b: memref<?xcomplex<i3>>, %i: index, %v: vector<12xi1>) {
  vector.transfer_write %v, %b[%i] : vector<12xi1>, memref<?xcomplex<i3>>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p {permutation_map = affine_map<(d0) -> ()>} : memref<?xf32>, vector<f32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<f32>) {
  vector.transfer_write %v, %b[%i] {permutation_map = affine_map<(d0) -> ()>} : vector<f32>, memref<?xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xf32>, vector<f16>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<f16>) {
  vector.transfer_write %v, %b[%i] : vector<f16>, memref<?xf32>
  return
}
// -----
func.func @f(%b: memref<?xf16>, %i: index, %p: f16) {
  %0 = vector.transfer_read %b[%i], %p : memref<?xf16>, vector<f32>
  return
}
// -----
func.func @f(%b: memref<?xf16>, %i: index, %v: vector<f32>) {
  vector.transfer_write %v, %b[%i] : vector<f32>, memref<?xf16>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x4x6xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x6xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<1x1x4x6xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x4x2xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x2xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<1x1x4x2xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x4x6xf16>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x6xf16>) {
  vector.transfer_write %v, %b[%i, %i] : vector<1x1x4x6xf16>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf16>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x3xf16>) {
  vector.transfer_write %v, %b[%i, %i] : vector<1x1x4x3xf16>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<3xf32>) {
  vector.transfer_write %v, %b[%i, %i] : vector<3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> ()>} : memref<?x?xvector<4x3xf32>>, vector<3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> ()>} : vector<3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d1, d1)>} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, d1, d1)>} : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %k: vector<1x1xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xvector<4x3xf32>>, %i: index, %v: vector<1x1x4x3xf32>, %k: vector<1x1xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}
// -----
func.func @f(%b: tensor<?xvector<[4]xf32>>, %i: index, %p: vector<[4]xf32>) {
  %0 = vector.transfer_read %b[%i], %p : tensor<?xvector<[4]xf32>>, vector<1x[4]xf32>
  return
}
// -----
func.func @f(%b: tensor<?xvector<[4]xf32>>, %i: index, %v: vector<1x[4]xf32>) {
  %0 = vector.transfer_write %v, %b[%i] : vector<1x[4]xf32>, tensor<?xvector<[4]xf32>>
  return
}
// -----
func.func @f(%b: tensor<?xvector<[4]xf32>>, %i: index, %p: vector<[4]xf32>) {
  %0 = vector.transfer_read %b[%i], %p : tensor<?xvector<[4]xf32>>, vector<1x4xf32>
  return
}
// -----
func.func @f(%b: tensor<?xvector<[4]xf32>>, %i: index, %v: vector<1x4xf32>) {
  %0 = vector.transfer_write %v, %b[%i] : vector<1x4xf32>, tensor<?xvector<[4]xf32>>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> ()>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> ()>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1)[s] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1)[s] -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1)[s] -> (s)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1)[s] -> (s)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0)[s] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0)[s] -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0 + 1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0 + 1)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (1)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (-1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (-1)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<() -> (0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<() -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (1, 0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (1, 0)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, 2)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, 2)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0 mod 2, d1)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0 mod 2, d1)>} : vector<4x4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, 0, d1)>} : memref<?x?xf32>, vector<4x3x2xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3x2xf32>) {
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, 0, d1)>} : vector<4x3x2xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<5xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<5xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4x1xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4x1xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<[4]xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi8>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi8>) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<i1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: vector<i1>) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: i1) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %k: i1) {
  vector.transfer_write %v, %b[%i, %i], %k : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4x3xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>, %k: vector<4x3xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %k: vector<1xi1>) {
  %0 = vector.transfer_read %b[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (0, 0)>} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>, %k: vector<1xi1>) {
  vector.transfer_write %v, %b[%i, %i], %k {permutation_map = affine_map<(d0, d1) -> (0, 0)>} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %p: f32, %k: vector<1xi1>) {
  %0 = vector.transfer_read %b[], %p, %k : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %v: vector<f32>, %k: vector<1xi1>) {
  vector.transfer_write %v, %b[], %k : vector<f32>, memref<f32>
  return
}
// -----
func.func @f(%b: tensor<f32>, %i: index, %p: f32, %k: vector<1xi1>) {
  %0 = vector.transfer_read %b[], %p, %k : tensor<f32>, vector<1xf32>
  return
}
// -----
func.func @f(%b: tensor<f32>, %i: index, %v: vector<1xf32>, %k: vector<1xi1>) {
  %0 = vector.transfer_write %v, %b[], %k : vector<1xf32>, tensor<f32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32, %k: vector<5xi1>) {
  %0 = "vector.transfer_read"(%b, %i, %p, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf32>, index, f32, vector<5xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<5xi1>) {
  "vector.transfer_write"(%v, %b, %i, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xf32>, memref<?xf32>, index, vector<5xi1>) -> ()
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32, %k: vector<4x1xi1>) {
  %0 = "vector.transfer_read"(%b, %i, %p, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf32>, index, f32, vector<4x1xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4x1xi1>) {
  "vector.transfer_write"(%v, %b, %i, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xf32>, memref<?xf32>, index, vector<4x1xi1>) -> ()
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) {
  %0 = "vector.transfer_read"(%b, %i, %p, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf32>, index, f32, vector<[4]xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<[4]xi1>) {
  "vector.transfer_write"(%v, %b, %i, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xf32>, memref<?xf32>, index, vector<[4]xi1>) -> ()
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  %0 = "vector.transfer_read"(%b, %i, %p, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf32>, index, f32, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  "vector.transfer_write"(%v, %b, %i, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xf32>, memref<?xf32>, index, vector<4xi1>) -> ()
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi8>) {
  %0 = "vector.transfer_read"(%b, %i, %p, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf32>, index, f32, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi8>) {
  "vector.transfer_write"(%v, %b, %i, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xf32>, memref<?xf32>, index, vector<4xi8>) -> ()
  return
}
// -----
func.func @f(%b: memref<?xvector<4xf32>>, %i: index, %p: vector<4xf32>, %k: vector<1xi1>) {
  %0 = "vector.transfer_read"(%b, %i, %p, %k) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xvector<4xf32>>, index, vector<4xf32>, vector<1xi1>) -> vector<1x4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = []} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = []} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = []} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = []} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true]} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, false]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, false]} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, false]} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, false, true]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, false, true]} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [true, false, true]} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [true, false, true]} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [3]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [3]} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [3]} : memref<?x?xf32>, vector<4x3xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [3]} : vector<4x3xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[], %p {in_bounds = []} : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %v: vector<f32>) {
  vector.transfer_write %v, %b[] {in_bounds = []} : vector<f32>, memref<f32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[], %p {in_bounds = [true]} : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%b: memref<f32>, %i: index, %v: vector<f32>) {
  vector.transfer_write %v, %b[] {in_bounds = [true]} : vector<f32>, memref<f32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {in_bounds = [], permutation_map = affine_map<(d0, d1) -> (d0 + 1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {in_bounds = [], permutation_map = affine_map<(d0, d1) -> (d0 + 1)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {masked = [false]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {masked = [false]} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %b[%i, %i], %p {masked} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %b[%i, %i] {masked} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?x?xf32>, %i: index, %v: vector<3xf16>) {
  vector.transfer_write %v, %b[%i, %i] {masked} : vector<3xf16>, memref<?x?xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f64) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f64) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: i32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, i32) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: none) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, none) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: tuple<>) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, tuple<>) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xvector<4xf32>>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xvector<4xf32>>, index, f32) -> vector<1x4xf32>
  return
}
// -----
func.func @f(%b: memref<?xvector<4xf32>>, %i: index, %p: vector<3xf32>) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xvector<4xf32>>, index, vector<3xf32>) -> vector<1x4xf32>
  return
}
// -----
func.func @f(%b: memref<?xvector<4xf32>>, %i: index, %p: vector<4xf32>) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xvector<4xf32>>, index, vector<4xf32>) -> vector<1x4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %p: f64) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0 + 1)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f64) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: vector<4xf32>, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: vector<4xf32>, %i: index, %v: vector<4xf32>) {
  "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, vector<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%b: f32, %i: index, %p: f32) {
  %0 = "vector.transfer_read"(%b, %i, %p) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: f32, %i: index, %v: vector<4xf32>) {
  "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, f32, index) -> ()
  return
}
// -----
func.func @f(%b: vector<4xf32>, %i: index, %v: vector<4xf32>) {
  "vector.transfer_write"(%v, %b) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%b: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, tensor<?xf32>, index) -> ()
  return
}
// -----
func.func @f(%b: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<?xf32>
  return
}
// -----
func.func @f(%b: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<4xf32>
  return
}
// -----
func.func @f(%b: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<*xf32>
  return
}
// -----
func.func @f(%b: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, tensor<?xf32>, index) -> vector<4xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  %0 = "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<?xf32>, index) -> tensor<?xf32>
  return
}
// -----
func.func @f(%b: memref<?xf32>, %i: index, %v: vector<4xf32>) {
  "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}
// -----
func.func @f(%b: tensor<?xf32>, %i: index, %v: vector<4xf32>) {
  %0:2 = "vector.transfer_write"(%v, %b, %i) <{in_bounds = [false], permutation_map = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, tensor<?xf32>, index) -> (tensor<?xf32>, tensor<?xf32>)
  return
}
// -----
func.func @f(%b: memref<f32>, %p: f32) {
  %0 = vector.transfer_read %b[], %p : memref<f32>, vector<1xf32>
  return
}
// -----
func.func @f(%b: memref<f32>, %v: vector<1xf32>) {
  vector.transfer_write %v, %b[] : vector<1xf32>, memref<f32>
  return
}
// -----
func.func @f(%b: memref<f32>, %v: vector<1xf32>, %p: f32) {
  %0 = vector.transfer_read %b[], %p {permutation_map = affine_map<() -> (0)>} : memref<f32>, vector<1xf32>
  return
}

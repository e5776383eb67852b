func.func @between(%a: tensor<8xcomplex<f32>>, %b: tensor<3xcomplex<f64>>, %o: tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<8xcomplex<f32>>, tensor<3xcomplex<f64>>) outs(%o : tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  return %0 : tensor<6xcomplex<f64>>
}
// -----
func.func @from_reals(%a: tensor<8xf16>, %b: tensor<3xf64>, %o: tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<8xf16>, tensor<3xf64>) outs(%o : tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  return %0 : tensor<6xcomplex<f32>>
}
// -----
func.func @from_integers(%a: tensor<8xi8>, %b: tensor<3xcomplex<f32>>, %o: tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
  %0 = linalg.conv_1d ins(%a, %b : tensor<8xi8>, tensor<3xcomplex<f32>>) outs(%o : tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  return %0 : tensor<6xcomplex<f32>>
}
// -----
func.func @narrower(%a: memref<8xcomplex<f64>>, %b: memref<3xf32>, %o: memref<6xcomplex<f32>>) {
  linalg.conv_1d ins(%a, %b : memref<8xcomplex<f64>>, memref<3xf32>) outs(%o : memref<6xcomplex<f32>>)
  return
}

// with: --canonicalize
func.func @insert(%t: tensor<4x8xf32>, %x: f32, %i: index) -> tensor<?x8xf32> {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = tensor.insert %x into %0[%i, %i] {note = "kept"} : tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
// -----
func.func @insert_more_static(%t: tensor<?x8xf32>, %x: f32, %i: index) -> tensor<4x8xf32> {
  %0 = tensor.cast %t : tensor<?x8xf32> to tensor<4x8xf32>
  %1 = tensor.insert %x into %0[%i, %i] : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
// -----
func.func @insert_unranked(%t: tensor<*xf32>, %x: f32, %i: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @chain(%t: tensor<4xf32>, %x: f32, %i: index, %j: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<?xf32>
  %2 = tensor.insert %x into %1[%j] : tensor<?xf32>
  return %2 : tensor<?xf32>
}

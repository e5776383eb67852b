// def multiply_transpose(a, b) { return transpose(a) * transpose(b); }
toy.func @multiply_transpose(%arg0: tensor<*xf64>, %arg1: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.transpose(%arg0 : tensor<*xf64>) to tensor<*xf64>
  %1 = toy.transpose(%arg1 : tensor<*xf64>) to tensor<*xf64>
  %2 = toy.mul %0, %1 : tensor<*xf64>
  toy.return %2 : tensor<*xf64>
}

// def main() {
//   var a = [[1, 2, 3], [4, 5, 6]];
//   var b<2, 3> = [1, 2, 3, 4, 5, 6];
//   var c = multiply_transpose(a, b);
//   var d = multiply_transpose(b, a);
//   print(d);
// }
toy.func @main() {
  %a = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %ar = toy.reshape(%a : tensor<2x3xf64>) to tensor<2x3xf64>
  %b = toy.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  %br = toy.reshape(%b : tensor<6xf64>) to tensor<2x3xf64>
  %c = toy.generic_call @multiply_transpose(%ar, %br) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
  %d = toy.generic_call @multiply_transpose(%br, %ar) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
  toy.print %d : tensor<*xf64>
  toy.return
}

toy.func @square_of_transposed(%x: tensor<*xf64>, %y: tensor<*xf64>) -> tensor<*xf64> {
  %0 = toy.transpose(%x : tensor<*xf64>) to tensor<*xf64>
  %1 = toy.transpose(%y : tensor<*xf64>) to tensor<*xf64>
  %2 = toy.mul %0, %1 : tensor<*xf64>
  toy.return %2 : tensor<*xf64>
}

toy.func @main() {
  %a = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %b = toy.generic_call @square_of_transposed(%a, %a) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
  %c = grid.repeat %b 4 times : tensor<*xf64>
  %d = toy.add %c, %c : tensor<*xf64>
  toy.print %d : tensor<*xf64>
  toy.return
}

// a * x * x + b * x + c, for a whole tensor at once.
toy.func @polynomial(%x: tensor<*xf64>, %a: tensor<*xf64>, %b: tensor<*xf64>, %c: tensor<*xf64>) -> tensor<*xf64> {
  %xx = toy.mul %x, %x : tensor<*xf64>
  %axx = toy.mul %a, %xx : tensor<*xf64>
  %bx = toy.mul %b, %x : tensor<*xf64>
  %sum = toy.add %axx, %bx : tensor<*xf64>
  %all = toy.add %sum, %c : tensor<*xf64>
  toy.return %all : tensor<*xf64>
}

toy.func @main() {
  %x = toy.constant dense<[0.0, 0.5, 1.0, -2.25]> : tensor<4xf64>
  %a = toy.constant dense<2.0> : tensor<4xf64>
  %b = toy.constant dense<-1.5e+100> : tensor<4xf64>
  %c = toy.constant dense<0x7FF0000000000000> : tensor<4xf64>
  %xu = toy.cast %x : tensor<4xf64> to tensor<*xf64>
  %au = toy.cast %a : tensor<4xf64> to tensor<*xf64>
  %bu = toy.cast %b : tensor<4xf64> to tensor<*xf64>
  %cu = toy.cast %c : tensor<4xf64> to tensor<*xf64>
  %y = toy.generic_call @polynomial(%xu, %au, %bu, %cu) {toy.hint = "inline"}
      : (tensor<*xf64>, tensor<*xf64>, tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
  toy.print %y {toy.digits = 17 : i64, debug} : tensor<*xf64>
  toy.return
}

// Known shapes, nested modules, declarations, and attributes on arguments.
module @library attributes {toy.version = 3 : i32} {
  toy.func @external(%rows: tensor<3x2xf64> {toy.layout = "row_major"}) -> (tensor<2x3xf64> {toy.fresh}) {
    %t = toy.transpose(%rows : tensor<3x2xf64>) to tensor<2x3xf64>
    toy.return %t : tensor<2x3xf64>
  }

  toy.func private @identity(%m: tensor<2x3xf64>) -> tensor<2x3xf64> attributes {toy.pure} {
    toy.return %m : tensor<2x3xf64>
  }

  module {
    toy.func @main() {
      %m = toy.constant dense<[[1.0, 0.0], [0.0, 1.0], [3.5, -0.0]]> : tensor<3x2xf64>
      %t = toy.generic_call @external(%m) : (tensor<3x2xf64>) -> tensor<2x3xf64>
      %s = toy.add %t, %t : tensor<2x3xf64>
      %p = toy.mul %s, %t : tensor<2x3xf64> loc("matrices.toy":12:3)
      toy.print %p : tensor<2x3xf64>
      toy.return
    }
  }
}

// RUN: not ods-opt %s --run=@endless --run-max-steps=1000
// RUN: not ods-opt %s --run=@endless_while --run-max-steps=1000
// RUN: not ods-opt %s --run=@recursion
// RUN: not ods-opt %s --run=@large
// RUN: not ods-opt %s --run=@growing
// RUN: not ods-opt %s --run=@nowhere
// RUN: not ods-opt %s --run=@endless --run-max-steps=many
// RUN: not ods-opt %s --run=@endless --run-index-bitwidth=16
// RUN: not ods-opt %s --run=@declared
// RUN: not ods-opt %s --run=@calls_declared
// RUN: not ods-opt %s --run=@cast --args=1
// RUN: not ods-opt %s --run=@cast --args=x
// RUN: not ods-opt %s --run=@cast --args=300
// RUN: not ods-opt %s --run=@cast --args=1,2
// RUN: not ods-opt %s --run=@cast
// RUN: not ods-opt %s --run=@memory --args=1

func.func @endless() {
  cf.br ^a
^a:
  cf.br ^a
}
func.func @endless_while() {
  %true = arith.constant true
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}
func.func @recursion() {
  call @recursion() : () -> ()
  return
}
func.func @large() -> tensor<1099511627776xi8> {
  %0 = arith.constant dense<1> : tensor<1099511627776xi8>
  return %0 : tensor<1099511627776xi8>
}
func.func @growing() {
  %0 = arith.constant dense<1> : tensor<10000xi64>
  call @growing() : () -> ()
  return
}
func.func private @declared()
func.func @calls_declared() {
  call @declared() : () -> ()
  return
}
func.func @cast(%a: i8) {
  %0 = builtin.unrealized_conversion_cast %a : i8 to ui8
  return
}
func.func @memory(%a: memref<4xi8>) {
  return
}

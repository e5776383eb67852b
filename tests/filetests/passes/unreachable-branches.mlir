// RUN: ods-opt %s --remove-dead-values

// A branch that is never executed passes a value that is not needed. The argument is needed all the
// same, and so is the condition that is computed from it.
func.func private @see(f32)
func.func @f(%flag: i1, %x: i32, %y: i32) {
  cf.br ^last(%x, %y : i32, i32)
^never(%k: i32):
  %sum = arith.addi %k, %k : i32
  %c = arith.constant -39 : i32
  cf.br ^last(%sum, %c : i32, i32)
^last(%a: i32, %b: i32):
  %same = arith.cmpi eq, %b, %x : i32
  scf.if %same {
    %f = arith.constant 1.0 : f32
    func.call @see(%f) : (f32) -> ()
  }
  return
}
func.func @g(%flag: i1, %x: i32, %y: i32) {
  cf.br ^last(%x, %y : i32, i32)
^never(%k: i32):
  %c = arith.constant -39 : i32
  %sum = arith.addi %k, %c : i32
  cf.switch %c : i32, [
    default: ^last(%sum, %sum : i32, i32)
  ]
^last(%a: i32, %b: i32):
  %same = arith.cmpi eq, %b, %x : i32
  scf.if %same {
    %f = arith.constant 1.0 : f32
    func.call @see(%f) : (f32) -> ()
  }
  return
}

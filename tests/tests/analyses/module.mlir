func.func @diamond(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^b1, ^b2(%0 : i32)
^b1:
  %1 = arith.addi %0, %a : i32
  cf.br ^b2(%1 : i32)
^b2(%x: i32):
  %r = scf.if %c -> i32 {
    %k = arith.muli %x, %0 : i32
    scf.yield %k : i32
  } else {
    scf.yield %x : i32
  }
  func.call @declared() : () -> ()
  return %r : i32
}
func.func private @declared()
func.func @first() {
  func.call @second() : () -> ()
  func.call @declared() : () -> ()
  func.call @second() : () -> ()
  return
}
func.func @second() {
  %f = func.constant @first : () -> ()
  func.call_indirect %f() : () -> ()
  func.call @first() : () -> ()
  return
}
func.func @loop(%n: index, %c: i1) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%zero : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %i, %one : index
  cf.cond_br %c, ^head(%next : index), ^exit
^exit:
  func.call @second() : () -> ()
  return %i : index
}
func.func @no_exit(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^a2
^a2:
  cf.cond_br %c, ^a, ^a3
^a3:
  cf.br ^a2
^b:
  return
}
func.func @nested(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %zero) -> index {
    %twice = arith.addi %acc, %i : index
    %inner = scf.execute_region -> index {
      %x = arith.addi %twice, %one : index
      cf.br ^next(%x : index)
    ^next(%y: index):
      scf.yield %y : index
    }
    scf.yield %inner : index
  }
  func.call @nested(%sum) : (index) -> ()
  return
}

// RUN: ods-opt %s --duplicate-function-elimination --allow-unregistered-dialect

func.func @first(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
func.func @second(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @other(%a: i32, %b: i32) -> i32 {
  %c = arith.addi %a, %a : i32
  return %c : i32
}
func.func private @hidden(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
func.func private @declared(i32) -> i32
func.func private @declared2(i32) -> i32
func.func @callers(%a: i32) -> i32 {
  %0 = call @second(%a) : (i32) -> i32
  "t.op"() ({
    "t.use"() {to = @second, list = [@second, @hidden]} : () -> ()
  }) : () -> ()
  return %0 : i32
}
// A symbol of this name is another one here.
module @inner {
  func.func @second(%x: i32) -> i32 {
    %y = arith.addi %x, %x : i32
    return %y : i32
  }
  func.func @first(%a: i32) -> i32 {
    %b = arith.addi %a, %a : i32
    return %b : i32
  }
}
"t.use"() {to = @inner::@first} : () -> ()

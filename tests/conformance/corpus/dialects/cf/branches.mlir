func.func @br(%a: i32, %b: f32) {
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a : i32)
^bb2(%c: i32):
  cf.br ^bb3(%c, %b : i32, f32) {note}
^bb3(%d: i32, %e: f32):
  "cf.br"(%d)[^bb4] : (i32) -> ()
^bb4(%f: i32):
  "cf.br"(%f)[^bb5] {x = 1 : i8} : (i32) -> ()
^bb5(%g: i32):
  return
}
// -----
func.func @cond_br(%c: i1, %a: i32, %b: f32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.cond_br %c, ^bb3(%a : i32), ^bb2
^bb2:
  cf.cond_br %c, ^bb1, ^bb3(%a : i32)
^bb3(%d: i32):
  cf.cond_br %c, ^bb3(%d : i32), ^bb4(%d, %b : i32, f32)
^bb4(%e: i32, %f: f32):
  cf.cond_br %c weights([5, 1]), ^bb1, ^bb2
^bb5:
  cf.cond_br %c weights([0, 10]), ^bb3(%a : i32), ^bb3(%a : i32) {note = "x"}
^bb6:
  "cf.cond_br"(%c, %a, %a)[^bb3, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
^bb7:
  "cf.cond_br"(%c, %a)[^bb1, ^bb3] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
}
// -----
func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^exit:
  return
}
// -----
func.func @assert(%c: i1) {
  cf.assert %c, "it must hold"
  cf.assert %c, "with \"quotes\" and \\ and \n" {a = 1 : i32}
  "cf.assert"(%c) <{msg = ""}> : (i1) -> ()
  return
}
// -----
func.func @no_block() {
  cf.br ^nope
}
// -----
func.func @types_missing(%a: i32) {
  cf.br ^bb1(%a)
^bb1(%b: i32):
  return
}
// -----
func.func @too_few_types(%a: i32) {
  cf.br ^bb1(%a, %a : i32)
^bb1(%b: i32):
  return
}
// -----
func.func @paren_missing(%a: i32) {
  cf.br ^bb1(%a : i32
^bb1(%b: i32):
  return
}
// -----
func.func @no_successor(%a: i32) {
  cf.br
}
// -----
func.func @no_successor_in_generic_form(%a: i32) {
  "cf.br"() : () -> ()
}
// -----
func.func @two_successors(%a: i32) {
  "cf.br"()[^bb1, ^bb1] : () -> ()
^bb1:
  return
}
// -----
func.func @entry_block() {
^bb0:
  cf.br ^bb0
}
// -----
func.func @condition_is_wide(%c: i32) {
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @one_destination(%c: i1) {
  cf.cond_br %c, ^bb1
^bb1:
  return
}
// -----
func.func @no_weights(%c: i1) {
  cf.cond_br %c weights([]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @negative_weights(%c: i1) {
  cf.cond_br %c weights([-1, 2]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @words_as_weights(%c: i1) {
  cf.cond_br %c weights([a, b]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @wide_weights(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{branch_weights = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @segments(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @not_last(%c: i1) {
  cf.br ^bb1
  %0 = arith.constant 1 : i32
^bb1:
  return
}
// -----
func.func @assert_on_integer(%c: i32) {
  cf.assert %c, "x"
  return
}
// -----
func.func @assert_without_message(%c: i1) {
  cf.assert %c
  return
}
// -----
func.func @assert_with_number(%c: i1) {
  cf.assert %c, 5
  return
}
// -----
func.func @result_of_branch(%c: i1) {
  %0 = cf.br ^bb1
^bb1:
  return
}
// -----
func.func @dominance(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.constant 1 : i32
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  cf.br ^bb4(%0 : i32)
^bb4(%a: i32):
  return
}
// -----
func.func @count_differs(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1:
  return
}
// -----
func.func @type_differs(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%b: i64):
  return
}
// -----
func.func @second_type_differs(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  return
^bb2(%b: f32):
  return
}
// -----
func.func @second_count_differs(%c: i1, %a: i32) {
  cf.cond_br %c, ^bb1, ^bb2(%a, %a : i32, i32)
^bb1:
  return
^bb2(%b: i32):
  return
}
// -----
func.func @one_weight(%c: i1) {
  cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @zero_weights(%c: i1) {
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @defined_behind_its_use() {
  %0 = "arith.negf"(%1) : (f32) -> f32
  %1 = arith.constant 1.0 : f32
  return
}

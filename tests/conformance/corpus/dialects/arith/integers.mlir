func.func @all(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.divui %a, %b : i32
  %4 = arith.divsi %a, %b : i32
  %5 = arith.ceildivui %a, %b : i32
  %6 = arith.ceildivsi %a, %b : i32
  %7 = arith.floordivsi %a, %b : i32
  %8 = arith.remui %a, %b : i32
  %9 = arith.remsi %a, %b : i32
  %10 = arith.andi %a, %b : i32
  %11 = arith.ori %a, %b : i32
  %12 = arith.xori %a, %b : i32
  %13 = arith.shli %a, %b : i32
  %14 = arith.shrui %a, %b : i32
  %15 = arith.shrsi %a, %b : i32
  %16 = arith.maxsi %a, %b : i32
  %17 = arith.maxui %a, %b : i32
  %18 = arith.minsi %a, %b : i32
  %19 = arith.minui %a, %b : i32
  return
}
// -----
func.func @shapes(%i: index, %v: vector<4xi8>, %t: tensor<?x2xi1>, %u: tensor<*xindex>, %s: vector<[4]xi64>, %z: vector<i5>) {
  %0 = arith.addi %i, %i : index
  %1 = arith.subi %v, %v : vector<4xi8>
  %2 = arith.xori %t, %t : tensor<?x2xi1>
  %3 = arith.maxui %u, %u : tensor<*xindex>
  %4 = arith.muli %s, %s : vector<[4]xi64>
  %5 = arith.shli %z, %z : vector<i5>
  return
}
// -----
func.func @overflow_flags(%a: i32, %b: i32, %v: vector<2xindex>) {
  %0 = arith.addi %a, %b overflow<none> : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  %2 = arith.subi %a, %b overflow<nuw> : i32
  %3 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %4 = arith.shli %a, %b overflow<nuw, nsw> : i32
  %5 = arith.addi %v, %v overflow<nsw,nuw> {a = 1 : i32} : vector<2xindex>
  %6 = arith.addi %a, %b {overflowFlags = #arith.overflow<nsw>} : i32
  %7 = arith.addi %a, %b overflow<nsw, nsw> : i32
  %8 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  %9 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
  %10 = "arith.addi"(%a, %b) {overflowFlags = #arith.overflow<nuw>} : (i32, i32) -> i32
  return
}
// -----
func.func @exact(%a: i32, %b: i32) {
  %0 = arith.divui %a, %b exact : i32
  %1 = arith.divsi %a, %b exact {a} : i32
  %2 = arith.shrui %a, %b exact : i32
  %3 = arith.shrsi %a, %b exact : i32
  %4 = arith.divui %a, %b {isExact} : i32
  %5 = "arith.divui"(%a, %b) <{isExact}> : (i32, i32) -> i32
  %6 = "arith.divui"(%a, %b) : (i32, i32) -> i32
  return
}
// -----
func.func @extended(%a: i32, %v: vector<4xi32>, %t: tensor<4x?xi32>, %i: index) {
  %sum, %overflow = arith.addui_extended %a, %a : i32, i1
  %0:2 = arith.addui_extended %v, %v {a} : vector<4xi32>, vector<4xi1>
  %1:2 = arith.addui_extended %t, %t : tensor<4x?xi32>, tensor<4x?xi1>
  %low, %high = arith.mulsi_extended %a, %a : i32
  %2:2 = arith.mului_extended %v, %v {a} : vector<4xi32>
  %3:2 = arith.mului_extended %i, %i : index
  return
}
// -----
func.func @type_differs(%a: i32, %b: i64) {
  %0 = arith.addi %a, %b : i32
  return
}
// -----
func.func @generic_types_differ(%a: i32, %b: i64) {
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}
// -----
func.func @result_differs(%a: i32) {
  %0 = "arith.subi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----
func.func @floats(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}
// -----
func.func @floats_in_generic_form(%a: f32) {
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
  return
}
// -----
func.func @signed(%a: si32) {
  %0 = "arith.muli"(%a, %a) : (si32, si32) -> si32
  return
}
// -----
func.func @memrefs(%a: memref<4xi32>) {
  %0 = "arith.muli"(%a, %a) : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  return
}
// -----
func.func @shapes_differ(%a: tensor<4xi32>, %b: tensor<5xi32>) {
  %0 = "arith.muli"(%a, %b) : (tensor<4xi32>, tensor<5xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @shapes_fit(%a: tensor<4xi32>, %b: tensor<?xi32>) {
  %0 = "arith.muli"(%a, %b) : (tensor<4xi32>, tensor<?xi32>) -> tensor<*xi32>
  return
}
// -----
func.func @one_operand(%a: i32) {
  %0 = "arith.muli"(%a) : (i32) -> i32
  return
}
// -----
func.func @no_result(%a: i32) {
  "arith.muli"(%a, %a) : (i32, i32) -> ()
  return
}
// -----
func.func @one_operand(%a: i32) {
  %0 = arith.addi %a : i32
  return
}
// -----
func.func @three_operands(%a: i32) {
  %0 = arith.addi %a, %a, %a : i32
  return
}
// -----
func.func @no_type(%a: i32) {
  %0 = arith.addi %a, %a
  return
}
// -----
func.func @unknown_flag(%a: i32) {
  %0 = arith.addi %a, %a overflow<nope> : i32
  return
}
// -----
func.func @no_flag(%a: i32) {
  %0 = arith.addi %a, %a overflow<> : i32
  return
}
// -----
func.func @comma_behind_flag(%a: i32) {
  %0 = arith.addi %a, %a overflow<nsw,> : i32
  return
}
// -----
func.func @flags_without_brackets(%a: i32) {
  %0 = arith.addi %a, %a overflow nsw : i32
  return
}
// -----
func.func @open_bracket(%a: i32) {
  %0 = arith.addi %a, %a overflow<nsw : i32
  return
}
// -----
func.func @flags_that_it_has_not(%a: i32) {
  %0 = arith.divui %a, %a overflow<nsw> : i32
  return
}
// -----
func.func @exact_that_it_is_not(%a: i32) {
  %0 = arith.addi %a, %a exact : i32
  return
}
// -----
func.func @flags_of_another_kind(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.fastmath<none>}> : (i32, i32) -> i32
  return
}
// -----
func.func @flags_as_number(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @flags_twice(%a: i32) {
  %0 = arith.addi %a, %a overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32
  return
}
// -----
func.func @exact_as_number(%a: i32) {
  %0 = "arith.divui"(%a, %a) <{isExact = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @overflow_of_other_type(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32, i32
  return
}
// -----
func.func @overflow_of_other_shape(%a: vector<4xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<4xi32>, i1
  return
}
// -----
func.func @overflow_of_other_length(%a: vector<4xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<4xi32>, vector<5xi1>
  return
}
// -----
func.func @overflow_missing(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32
  return
}
// -----
func.func @one_name(%a: i32) {
  %0 = arith.addui_extended %a, %a : i32, i1
  return
}
// -----
func.func @sum_differs(%a: i32) {
  %0:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i64, i1)
  return
}
// -----
func.func @halves_differ(%a: i32) {
  %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}
// -----
func.func @floats_extended(%a: f32) {
  %0:2 = arith.mului_extended %a, %a : f32
  return
}
// -----
func.func @regions(%a: i32) {
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}
// -----
func.func @successors(%a: i32) {
  "arith.addi"(%a, %a)[^b] : (i32, i32) -> i32
^b:
  return
}
// -----
func.func @unknown_property(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{nope = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @unknown_op(%a: i32) {
  %0 = arith.nope %a : i32
  return
}
// -----
func.func @unknown_op_in_generic_form(%a: i32) {
  %0 = "arith.nope"(%a) : (i32) -> i32
  return
}
// -----
#flags = #arith.overflow<nsw>
func.func @alias(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #flags}> {x = #flags} : (i32, i32) -> i32
  return
}
// -----
func.func @unknown_attribute() attributes {x.a = #arith.nope<1>} {
  return
}
// -----
func.func @attributes() attributes {x.a = #arith.overflow<nsw, nuw>, x.b = #arith.fastmath<fast>, x.c = [#arith.overflow<none>, #arith<fastmath<nnan,ninf>>]} {
  return
}
// -----
func.func @type() -> !arith.nope {
  return
}

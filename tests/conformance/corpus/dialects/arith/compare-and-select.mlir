func.func @cmpi(%a: i32, %v: vector<4xi64>, %t: tensor<?xindex>, %u: tensor<*xi1>, %s: vector<[4]xi8>, %e: tensor<2xi8, "e">) {
  %0 = arith.cmpi eq, %a, %a : i32
  %1 = arith.cmpi ne, %a, %a : i32
  %2 = arith.cmpi slt, %a, %a : i32
  %3 = arith.cmpi sle, %a, %a : i32
  %4 = arith.cmpi sgt, %a, %a : i32
  %5 = arith.cmpi sge, %v, %v : vector<4xi64>
  %6 = arith.cmpi ult, %t, %t : tensor<?xindex>
  %7 = arith.cmpi ule, %u, %u : tensor<*xi1>
  %8 = arith.cmpi ugt, %s, %s : vector<[4]xi8>
  %9 = arith.cmpi uge, %e, %e {a} : tensor<2xi8, "e">
  %10 = "arith.cmpi"(%a, %a) <{predicate = 9 : i64}> : (i32, i32) -> i1
  %11 = "arith.cmpi"(%a, %a) {predicate = 0 : i64} : (i32, i32) -> i1
  %12 = arith.cmpi "eq", %a, %a : i32
  return
}
// -----
func.func @cmpf(%a: f32, %v: vector<4xbf16>) {
  %0 = arith.cmpf false, %a, %a : f32
  %1 = arith.cmpf oeq, %a, %a : f32
  %2 = arith.cmpf ogt, %a, %a : f32
  %3 = arith.cmpf oge, %a, %a : f32
  %4 = arith.cmpf olt, %a, %a : f32
  %5 = arith.cmpf ole, %a, %a : f32
  %6 = arith.cmpf one, %a, %a : f32
  %7 = arith.cmpf ord, %a, %a : f32
  %8 = arith.cmpf ueq, %a, %a : f32
  %9 = arith.cmpf ugt, %a, %a : f32
  %10 = arith.cmpf uge, %a, %a : f32
  %11 = arith.cmpf ult, %a, %a : f32
  %12 = arith.cmpf ule, %a, %a : f32
  %13 = arith.cmpf une, %a, %a : f32
  %14 = arith.cmpf uno, %v, %v fastmath<nnan> : vector<4xbf16>
  %15 = arith.cmpf true, %v, %v fastmath<fast> {a} : vector<4xbf16>
  %16 = "arith.cmpf"(%a, %a) <{predicate = 1 : i64}> : (f32, f32) -> i1
  %17 = "arith.cmpf"(%a, %a) <{predicate = 15 : i64, fastmath = #arith.fastmath<none>}> : (f32, f32) -> i1
  return
}
// -----
func.func @select(%c: i1, %a: i32, %v: vector<4xf32>, %m: vector<4xi1>, %t: tensor<?xi1>, %u: tensor<?xindex>, %r: memref<4xf32>, %s: !x.y, %b: i1, %fn: () -> ()) {
  %0 = arith.select %c, %a, %a : i32
  %1 = arith.select %c, %v, %v : vector<4xf32>
  %2 = arith.select %m, %v, %v : vector<4xi1>, vector<4xf32>
  %3 = arith.select %t, %u, %u {a = 1 : i8} : tensor<?xi1>, tensor<?xindex>
  %4 = arith.select %c, %r, %r : memref<4xf32>
  %5 = arith.select %c, %s, %s : !x.y
  %6 = arith.select %c, %b, %b : i1, i1
  %7 = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> i32
  %8 = arith.select %m, %m, %m : vector<4xi1>, vector<4xi1>
  %9 = arith.select %c, %fn, %fn : () -> ()
  return
}
// -----
func.func @unknown_predicate(%a: i32) {
  %0 = arith.cmpi foo, %a, %a : i32
  return
}
// -----
func.func @predicate_in_quotes(%a: i32) {
  %0 = arith.cmpi "foo", %a, %a : i32
  return
}
// -----
func.func @no_predicate(%a: i32) {
  %0 = arith.cmpi %a, %a : i32
  return
}
// -----
func.func @predicate_of_floats(%a: i32) {
  %0 = arith.cmpi oeq, %a, %a : i32
  return
}
// -----
func.func @predicate_of_integers(%a: f32) {
  %0 = arith.cmpf eq, %a, %a : f32
  return
}
// -----
func.func @predicate_out_of_range(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 42 : i64}> : (i32, i32) -> i1
  return
}
// -----
func.func @predicate_of_another_width(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i32}> : (i32, i32) -> i1
  return
}
// -----
func.func @predicate_missing(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----
func.func @result_is_no_bit(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i32
  return
}
// -----
func.func @result_of_another_shape(%a: vector<4xi32>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1
  return
}
// -----
func.func @result_without_encoding(%a: tensor<4xi32, 1 : i8>) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (tensor<4xi32, 1 : i8>, tensor<4xi32, 1 : i8>) -> tensor<4xi1>
  return
}
// -----
func.func @operands_differ(%a: i32, %b: i64) {
  %0 = "arith.cmpi"(%a, %b) <{predicate = 1 : i64}> : (i32, i64) -> i1
  return
}
// -----
func.func @floats_with_cmpi(%a: f32) {
  %0 = arith.cmpi eq, %a, %a : f32
  return
}
// -----
func.func @integers_with_cmpf(%a: i32) {
  %0 = arith.cmpf oeq, %a, %a : i32
  return
}
// -----
func.func @memrefs(%a: memref<2xi32>) {
  %0 = arith.cmpi eq, %a, %a : memref<2xi32>
  return
}
// -----
func.func @mask_of_another_length(%m: vector<5xi1>, %v: vector<4xf32>) {
  %0 = arith.select %m, %v, %v : vector<5xi1>, vector<4xf32>
  return
}
// -----
func.func @tensor_as_mask_of_vectors(%m: tensor<4xi1>, %v: vector<4xf32>) {
  %0 = arith.select %m, %v, %v : tensor<4xi1>, vector<4xf32>
  return
}
// -----
func.func @mask_of_memrefs(%m: vector<4xi1>, %v: memref<4xf32>) {
  %0 = arith.select %m, %v, %v : vector<4xi1>, memref<4xf32>
  return
}
// -----
func.func @unranked_mask(%m: tensor<*xi1>, %v: tensor<*xf32>, %w: tensor<4xf32>) {
  %0 = arith.select %m, %v, %v : tensor<*xi1>, tensor<*xf32>
  return
}
// -----
func.func @condition_is_wide(%c: i32, %v: f32) {
  %0 = "arith.select"(%c, %v, %v) : (i32, f32, f32) -> f32
  return
}
// -----
func.func @mask_is_wide(%c: vector<4xi32>, %v: vector<4xf32>) {
  %0 = arith.select %c, %v, %v : vector<4xi32>, vector<4xf32>
  return
}
// -----
func.func @values_differ(%c: i1, %a: f32, %b: f64) {
  %0 = "arith.select"(%c, %a, %b) : (i1, f32, f64) -> f32
  return
}
// -----
func.func @type_of_another_value(%c: i1, %a: f32, %b: f64) {
  %0 = arith.select %c, %a, %b : f32
  return
}
// -----
func.func @two_operands(%c: i1, %a: f32) {
  %0 = arith.select %c, %a : f32
  return
}
// -----
func.func @no_operands() {
  %0 = arith.select : f32
  return
}
// -----
func.func @no_type(%c: i1, %a: f32) {
  %0 = arith.select %c, %a, %a
  return
}
// -----
func.func @comma_behind_type(%c: i1, %a: f32) {
  %0 = arith.select %c, %a, %a : i1,
  return
}

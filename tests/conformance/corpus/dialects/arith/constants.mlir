// Numbers, and the names of their results.
func.func @integers() {
  %0 = arith.constant 0 : index
  %1 = arith.constant -1 : index
  %2 = arith.constant 42 : i32
  %3 = arith.constant -42 : i32
  %4 = arith.constant 4294967295 : i32
  %5 = arith.constant 255 : i8
  %6 = arith.constant 170141183460469231731687303715884105727 : i128
  %7 = arith.constant -9223372036854775808 : i64
  %8 = arith.constant 0xFF : i16
  %9 = arith.constant 5 : i3
  %10 = arith.constant 5
  return
}
// -----
func.func @booleans() {
  %0 = arith.constant true
  %1 = arith.constant false
  %2 = arith.constant 1 : i1
  %3 = arith.constant 0 : i1
  %4 = arith.constant -1 : i1
  %5 = arith.constant true
  return
}
// -----
func.func @floats() {
  %0 = arith.constant 1.0 : f32
  %1 = arith.constant 1.0 : f64
  %2 = arith.constant 1.5
  %3 = arith.constant 0x7FC00000 : f32
  %4 = arith.constant 0xFF800000 : f32
  %5 = arith.constant -0.0 : f16
  %6 = arith.constant 1.0e10 : bf16
  %7 = arith.constant 0.1 : f80
  %8 = arith.constant 0.1 : f128
  %9 = arith.constant 2.0 : f8E5M2
  %10 = arith.constant 1.0 : tf32
  return
}
// -----
func.func @elements() {
  %0 = arith.constant dense<1> : tensor<4xi32>
  %1 = arith.constant dense<[1, 2, 3]> : vector<3xi64>
  %2 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %3 = arith.constant dense<true> : vector<8xi1>
  %4 = arith.constant dense<> : tensor<0xi32>
  %5 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
  %6 = arith.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %7 = arith.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %8 = arith.constant dense<5> : vector<[4]xi32>
  %9 = arith.constant dense<[0, 1]> : tensor<2xindex>
  %10 = arith.constant dense<1.0> : vector<f32>
  return
}
// -----
func.func @generic_form(%a: i1) {
  %0 = "arith.constant"() {value = 7 : i32} : () -> i32
  %1 = "arith.constant"() <{value = 8 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = true}> : () -> i1
  %3 = "arith.constant"() <{value = 1.0 : f32}> {note = "x"} : () -> f32
  return
}
// -----
func.func @with_attributes() {
  %0 = arith.constant {a = 1 : i32, b} 5 : i32
  %1 = arith.constant {a = "x"} dense<0> : tensor<2xi8>
  return
}
// -----
func.func @names_are_made_unique() {
  %c1_i32 = arith.constant 2 : i32
  %x = arith.constant 1 : i32
  %y = arith.constant 1 : i32
  %c1 = arith.constant 1 : index
  %c1_0 = arith.constant 1 : index
  %t = arith.constant true
  scf.execute_region {
    %z = arith.constant 1 : index
    %u = arith.constant true
    scf.yield
  }
  return
}
// -----
func.func @resource() {
  %0 = arith.constant dense_resource<blob> : tensor<2xi32>
  return
}
{-#
  dialect_resources: { builtin: { blob: "0x0400000001000000020000000" } }
#-}
// -----
func.func @resource() {
  %0 = arith.constant dense_resource<blob> : tensor<2xi32>
  return
}
{-#
  dialect_resources: { builtin: { blob: "0x040000000100000002000000" } }
#-}
// -----
func.func @signed() {
  %0 = arith.constant 1 : si32
  return
}
// -----
func.func @unsigned() {
  %0 = arith.constant 1 : ui32
  return
}
// -----
func.func @string() {
  %0 = arith.constant "text"
  return
}
// -----
func.func @typed_string() {
  %0 = "arith.constant"() <{value = "text" : i32}> : () -> i32
  return
}
// -----
func.func @unit() {
  %0 = arith.constant unit
  return
}
// -----
func.func @array() {
  %0 = arith.constant [1, 2]
  return
}
// -----
func.func @symbol() {
  %0 = arith.constant @f
  return
}
// -----
func.func @another_type() {
  %0 = "arith.constant"() <{value = 7 : i32}> : () -> i64
  return
}
// -----
func.func @no_value() {
  %0 = "arith.constant"() : () -> i64
  return
}
// -----
func.func @operand(%a: i32) {
  %0 = "arith.constant"(%a) <{value = 7 : i32}> : (i32) -> i32
  return
}
// -----
func.func @no_result() {
  "arith.constant"() <{value = 7 : i32}> : () -> ()
  return
}
// -----
func.func @scalable() {
  %0 = arith.constant dense<[0, 1, 2, 3]> : vector<[4]xi32>
  return
}
// -----
func.func @too_big() {
  %0 = arith.constant 256 : i8
  return
}
// -----
func.func @negative_boolean() {
  %0 = arith.constant -2 : i1
  return
}
// -----
func.func @integer_for_float() {
  %0 = arith.constant 1 : f32
  return
}
// -----
func.func @float_for_integer() {
  %0 = arith.constant 1.0 : i32
  return
}
// -----
func.func @type_missing() {
  %0 = arith.constant 1 :
  return
}
// -----
func.func @value_missing() {
  %0 = arith.constant
  return
}
// -----
func.func @two_names() {
  %0:2 = arith.constant 1 : i32
  return
}
// -----
func.func @dense_of_wrong_length() {
  %0 = arith.constant dense<[1, 2]> : tensor<3xi32>
  return
}

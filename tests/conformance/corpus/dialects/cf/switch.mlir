func.func @switch(%f: i32, %a: i32, %b: f32) {
  cf.switch %f : i32, [
    default: ^bb1(%a : i32),
    42: ^bb1(%b_ : i32),
    43: ^bb3
  ]
^bb1(%b_: i32):
  cf.switch %f : i32, [
    default: ^bb3
  ]
^bb3:
  cf.switch %f : i32, [ default: ^bb4(%a, %b : i32, f32), 0: ^bb3, 1: ^bb4(%a, %b : i32, f32), 2: ^bb1(%a : i32) ] {note = 1 : i8}
^bb4(%c: i32, %d: f32):
  return
}
// -----
// NO ROUND TRIP: MLIR prints numbers that it does not read.
func.func @widths(%f: i64, %g: i8, %h: i128, %s: si16, %u: ui16) {
  cf.switch %f : i64, [
    default: ^bb1,
    -1: ^bb1,
    9223372036854775807: ^bb1
  ]
^bb1:
  cf.switch %g : i8, [
    default: ^bb2,
    -128: ^bb2,
    127: ^bb2
  ]
^bb2:
  cf.switch %h : i128, [
    default: ^bb3,
    -1: ^bb3,
    5: ^bb3
  ]
^bb3:
  cf.switch %s : si16, [
    default: ^bb4,
    -3: ^bb4
  ]
^bb4:
  cf.switch %u : ui16, [
    default: ^bb5,
    3: ^bb5
  ]
^bb5:
  return
}
// -----
// NO ROUND TRIP: values that are a tensor read back as a vector.
func.func @generic_form(%f: i32, %a: i32) {
  "cf.switch"(%f)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  "cf.switch"(%f, %a)[^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 1, 0>, case_values = dense<[5, 6]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb2(%x: i32):
  "cf.switch"(%f)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<5> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}
// -----
func.func @flag_type_differs(%f: i32) {
  "cf.switch"(%f)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<5> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @number_of_values(%f: i32) {
  "cf.switch"(%f)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[5, 6]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @values_without_destinations(%f: i32) {
  "cf.switch"(%f)[^bb1] <{case_operand_segments = array<i32>, case_values = dense<[5, 6]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @segments_of_cases(%f: i32) {
  "cf.switch"(%f)[^bb1, ^bb1] <{case_operand_segments = array<i32: 1>, case_values = dense<[5]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @values_are_floats(%f: i32) {
  "cf.switch"(%f)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[5.0]> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
// -----
func.func @float_flag(%f: f32) {
  cf.switch %f : f32, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @no_default(%f: i32) {
  cf.switch %f : i32, [
    1: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @default_last(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @no_colon(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
    5 ^bb1
  ]
^bb1:
  return
}
// -----
func.func @no_block(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
    5: 6
  ]
^bb1:
  return
}
// -----
func.func @comma_at_end(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
  ]
^bb1:
  return
}
// -----
func.func @number_of_types(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1(%f, %f : i32)
  ]
^bb1(%a: i32):
  return
}
// -----
func.func @number_of_types_of_case(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1(%f : i32),
    1: ^bb1(%f : i32, i32)
  ]
^bb1(%a: i32):
  return
}
// -----
func.func @result_number(%f: i32) {
  %0:2 = "some.op"() : () -> (i32, i32)
  cf.switch %f : i32, [
    default: ^bb1(%0#1 : i32)
  ]
^bb1(%a: i32):
  return
}
// -----
func.func @bracket_missing(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1
^bb1:
  return
}
// -----
func.func @value_too_big(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
    99999999999999999999: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @value_in_quotes(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
    "1": ^bb1
  ]
^bb1:
  return
}
// -----
func.func @argument_missing(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
    1: ^bb2
  ]
^bb1:
  return
^bb2(%a: i32):
  return
}
// -----
func.func @argument_of_case_differs(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1,
    1: ^bb2(%f : i32)
  ]
^bb1:
  return
^bb2(%a: i64):
  return
}
// -----
func.func @numbers_in_cases(%c: i32) {
  %0:2 = "a.b"() : () -> (i32, i32)
  cf.switch %c : i32, [default: ^a(%c: i32), 1: ^a(%0#1 : i32), 2: ^a(%0#0 : i32)]
^a(%x: i32):
  return
}
// -----
func.func @numbers_in_default(%c: i32) {
  %0:2 = "a.b"() : () -> (i32, i32)
  cf.switch %c : i32, [default: ^a(%0#1: i32)]
^a(%x: i32):
  return
}

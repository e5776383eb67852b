// OPTIONS: --allow-unregistered-dialect
// Operations inside of custom forms.
%0:5 = test.parse_integer_literal : 5
test.parse_integer_literal : 0
test.parse_wrapped_keyword foo.keyword
test.parse_b64 "aGVsbG8gd29ybGQ="

// -----

test.parse_integer_literal : 5x

// -----

test.parse_wrapped_keyword "x"

// -----

test.parse_b64 x

// -----

test.parse_b64 "abc"

// -----

test.parse_b64 "a$bc"

// -----

func.func @wrapping(%a: i32, %b: i32) -> i32 {
  %0 = test.wrapping_region wraps "some.op"(%a, %b) {x = 1 : i32} : (i32, i32) -> i32
  test.wrapping_region wraps "some.op"() ({
    "test.finish"() : () -> ()
  }) : () -> ()
  return %0 : i32
}

// -----

func.func @wrapping(%a: i32) {
  test.wrapping_region "some.op"() : () -> ()
  return
}

// -----

func.func @wrapping(%a: i32) {
  test.wrapping_region wraps "some.op"(%a) : (i64) -> ()
  return
}

// -----

func.func @pretty(%a: i32, %b: f32) -> i32 {
  %0 = test.pretty_printed_region %a, %b start test.special.op end : (i32, f32) -> i32
  %1 = test.pretty_printed_region %a, %b ({
  ^bb0(%c: i32, %d: i32):
    %2 = "non.special.op"(%c, %d) : (i32, i32) -> i32
    "test.return"(%2) : (i32) -> ()
  }) : (i32, f32) -> i32
  %2 = test.pretty_printed_region %a, %b start some.op end : (i32, f32) -> i32 loc("place")
  return %0 : i32
}

// -----

func.func @pretty(%a: i32, %b: f32) {
  %0 = test.pretty_printed_region %a, %b start test.special.op : (i32, f32) -> i32
  return
}

// -----

func.func @pretty(%a: i32, %b: f32) {
  %0 = test.pretty_printed_region %a, %b start test.special.op end : (i32) -> i32
  return
}

// -----

func.func @pretty(%a: i32, %b: f32) {
  %0 = test.pretty_printed_region %a, %b : (i32, i32) -> i32
  return
}

// -----

// An operation of the dialect that nobody registered.
%0 = "test.unknown"() ({
  "test.unknown_too"(%1) : (i32) -> ()
  %1 = "test.op_k"() : () -> i32
}) {a} : () -> i32

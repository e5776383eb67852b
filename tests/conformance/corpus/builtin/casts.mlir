%0 = "t.op"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i32 to i64
// -----
%0:2 = "t.op"() : () -> (i32, f32)
%1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i32, f32 to i64
%2:2 = builtin.unrealized_conversion_cast %1 : i64 to i32, f32
%3:2 = builtin.unrealized_conversion_cast %2#1, %2#0 : f32, i32 to f32, i32 {a = 1 : i8}
// -----
%0 = builtin.unrealized_conversion_cast to i64
// -----
%0 = "builtin.unrealized_conversion_cast"() : () -> i64
%1 = "builtin.unrealized_conversion_cast"(%0, %0) {x} : (i64, i64) -> ((i32) -> i32)
// -----
"t.r"() ({
  %0 = "t.op"() : () -> i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to !t.ty<x>
  %2 = unrealized_conversion_cast %0 : i32 to !t.ty<x>
}) : () -> ()
// -----
%0 = unrealized_conversion_cast to i64
// -----
%0 = "t.op"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i32 to (i32) -> i32

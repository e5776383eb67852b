test.polyfor %i, %j, %k { "a.b"(%i, %k) : (index, index) -> () }
// -----
test.polyfor { "a.b"() : () -> () }
// -----
test.polyfor %i
// -----
test.polyfor %i : i32 {}
// -----
test.polyfor %i, {}
// -----
test.polyfor %i { ^bb0(%a: i32): "a.b"() : () -> () }
// -----
test.polyfor %i, %i { "a.b"() : () -> () }
// -----
%0 = "a.b"() : () -> index
test.isolated_region %0 { "a.foo"(%0) : (index) -> () }
// -----
test.isolated_region %0 { "a.foo"(%0) : (index) -> () }
%0 = "a.b"() : () -> index
// -----
%0 = "a.b"() : () -> i32
test.isolated_region %0 { "a.foo"(%0) : (i32) -> () }
// -----
test.isolated_region
// -----
%a, %b = "a.b"() : () -> (index, index)
test.isolated_region %b { "a.foo"(%a) : (index) -> () }
// -----
test.affine_scope { "a.foo"() : () -> () }
// -----
test.affine_scope
// -----
%0 = "a.b"() : () -> i32
%r = test.region_if %0 : i32 -> i32 then { ^bb0(%a: i32): test.region_if_yield %a : i32 } else { ^bb0(%a: i32): test.region_if_yield %a : i32 } join { ^bb0(%a: i32): test.region_if_yield %a : i32 }
// -----
%0 = "a.b"() : () -> i32
test.region_if %0, %0 : i32 -> i32 then { ^bb0(%a: i32): test.region_if_yield %a : i32 } else { ^bb0(%a: i32): test.region_if_yield %a : i32 } join { ^bb0(%a: i32): test.region_if_yield %a : i32 }
// -----
%0 = "a.b"() : () -> i32
test.region_if %0 -> i32 then {}
// -----
%0 = "a.b"() : () -> i32
test.region_if %0 : i32 -> then {}
// -----
%0 = "a.b"() : () -> i32
test.region_if %0 : i32 -> i32 {}
// -----
%0 = "a.b"() : () -> i32
test.region_if %0 : i32 -> i32 then
// -----
"a.wrap"() ({ test.region_if_yield }) : () -> ()
// -----
%a, %b = test.string_attr_pretty_name
// -----
%0:3, %a, %9 = test.string_attr_pretty_name
// -----
%0, %1 = "test.string_attr_pretty_name"() {names = ["x", "y"]} : () -> (i32, i32)
// -----
%0, %1 = "test.string_attr_pretty_name"() {names = ["x"]} : () -> (i32, i32)
// -----
%a, %b = test.string_attr_pretty_name attributes {names = ["p", "b"], z}
// -----
%a:2, %b = test.string_attr_pretty_name attributes {z}
// -----
%a = test.string_attr_pretty_name {names = ["a"]}
// -----
"test.single_no_terminator_custom_asm_op"() ({ ^bb0: "a.foo"() : () -> () }) : () -> ()
// -----
test.conversion_func_op @x(%a: i32 {a.b = 3}) -> i32 attributes {a} { "a.b"(%a) : (i32) -> () }
// -----
test.conversion_func_op private @x(i32)
// -----
test.conversion_func_op @x(%a: i32, ...)
// -----
test.conversion_func_op
// -----
"test.graph_loop"() ({ %0 = "a.foo"(%0) : (index) -> index }) : () -> ()
// -----
%a = "a.b"() : () -> i32
%0 = test.graph_loop %a { %1 = "a.foo"(%1) : (index) -> index } : (i32) -> i32
// -----
test.graph_loop { "a.b"() : () -> () }
// -----
%0 = test.graph_loop { "a.b"() : () -> () } : (i32) -> i32
// -----
%a = "a.b"() : () -> i32
%0 = test.graph_loop %a { "a.b"() : () -> () } : i32

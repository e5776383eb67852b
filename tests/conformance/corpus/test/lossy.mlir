// OPTIONS:
// NO ROUND TRIP: what formats lose, in mlir-opt too: an empty list of types, a place in the text
// case 158: generic in: multiple variadic operands empty
"test.format_multiple_variadic_operands"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()

// -----

test.attr_with_loc(5 : i32)
test.attr_with_loc("value" loc("file.mlir":1:2))

// -----

"test.polyfor"() ({ ^bb0(%a: index, %b: index): "a.b"() : () -> () }) {arg_names = ["x", "y"]} : () -> ()

// -----

"test.affine_scope"() ({ ^bb0(%a: i32): "a.foo"() : () -> () }) : () -> ()

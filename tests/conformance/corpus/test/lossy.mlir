// OPTIONS:
// NO ROUND TRIP: what formats lose, in mlir-opt too: an empty list of types, a default that was written
// case 022: optional+default enum: default
test.format_optional_default_enum_attr case5

// -----

// case 158: generic in: multiple variadic operands empty
"test.format_multiple_variadic_operands"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()

// OPTIONS:
// NO ROUND TRIP: no type is not read as an empty list, nor by mlir-opt
// case 158: generic in: multiple variadic operands empty
"test.format_multiple_variadic_operands"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()

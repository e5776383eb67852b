"pdl_interp.func"() <{sym_name = "m", function_type = (!pdl.range<operation>) -> ()}> ({
^bb0(%a: !pdl.range<operation>):
  "pdl_interp.foreach"(%a)[^bb1] ({
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<operation>) -> ()
^bb1:
  "pdl_interp.finalize"() : () -> ()
}) : () -> ()
// -----
"pdl_interp.func"() <{sym_name = "m", function_type = (!pdl.range<operation>) -> ()}> ({
^bb0(%a: !pdl.range<operation>):
  "pdl_interp.foreach"(%a)[^bb1] ({
  ^bb0(%x: !pdl.value):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<operation>) -> ()
^bb1:
  "pdl_interp.finalize"() : () -> ()
}) : () -> ()
// -----
pdl_interp.func @m(%a: !pdl.range<operation>) {
  pdl_interp.foreach %x : !pdl.operation in %a { pdl_interp.continue } {t, u = 3} -> ^bb1
^bb1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%a: !pdl.attribute, %op: !pdl.operation) {
  pdl_interp.switch_attribute %a to [5, "x"](^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%a: !pdl.attribute, %op: !pdl.operation) {
  pdl_interp.switch_operand_count of %op to dense<[1, 2]> : vector<2xi32>(^bb1, ^bb1, ^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%a: !pdl.attribute, %op: !pdl.operation) {
  pdl_interp.switch_operation_name of %op to ["a.b"](^bb1, ^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%op: !pdl.operation) {
  pdl_interp.switch_result_count of %op to dense<3> : vector<4xi32>(^bb1, ^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%t: !pdl.type, %ts: !pdl.range<type>) {
  pdl_interp.switch_type %t to [i32, f32](^bb1) -> ^bb1
^bb1:
  pdl_interp.switch_types %ts to [[i32], []](^bb2, ^bb2) -> ^bb2
^bb2:
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%ts: !pdl.range<type>) {
  pdl_interp.switch_types %ts to [[i32], []](^bb2) -> ^bb2
^bb2:
  pdl_interp.finalize
}
// -----
arith.constant true
pdl_interp.func @m(%t: !pdl.type) {
  %0 = pdl_interp.create_operation "arith.constant" -> <inferred>
  %1 = pdl_interp.create_operation "arith.constant" -> (%t : !pdl.type)
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%t: !pdl.type) {
  %0 = pdl_interp.create_operation "func.return" -> <inferred>
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%t: !pdl.type) {
  %0 = "pdl_interp.create_operation"(%t) <{name = "arith.constant", inferredResultTypes, inputAttributeNames = [], operandSegmentSizes = array<i32: 0, 0, 1>}> : (!pdl.type) -> !pdl.operation
  pdl_interp.finalize
}
// -----
pdl_interp.func @m(%value: !pdl.value, %type: !pdl.type) {
  %0 = pdl_interp.create_range %value, %type : !pdl.value, !pdl.type
  pdl_interp.finalize
}

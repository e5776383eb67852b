pdl_interp.func @matcher(%root: !pdl.operation) {
  %a = pdl_interp.get_attribute "a" of %root
  %t = pdl_interp.get_attribute_type of %a
  %o = pdl_interp.get_operand 1 of %root
  %os = pdl_interp.get_operands of %root : !pdl.range<value>
  %o1 = pdl_interp.get_operands 1 of %root : !pdl.value
  %r = pdl_interp.get_result 2 of %root
  %rs = pdl_interp.get_results of %root : !pdl.range<value>
  %r1 = pdl_interp.get_results 1 of %root : !pdl.value
  %d = pdl_interp.get_defining_op of %o : !pdl.value
  %us = pdl_interp.get_users of %o : !pdl.value
  %vt = pdl_interp.get_value_type of %o : !pdl.type
  %vts = pdl_interp.get_value_type of %os : !pdl.range<type>
  %x = pdl_interp.extract 1 of %os : !pdl.value
  pdl_interp.check_operation_name of %root is "foo.op" -> ^next, ^end
^next:
  pdl_interp.check_operand_count of %root is 2 -> ^count, ^end
^count:
  pdl_interp.check_operand_count of %root is at_least 2 -> ^result, ^end
^result:
  pdl_interp.check_result_count of %root is 1 -> ^type, ^end
^type:
  pdl_interp.check_type %t is i32 -> ^types, ^end
^types:
  pdl_interp.check_types %vts are [i32, i64] -> ^attr, ^end
^attr:
  pdl_interp.check_attribute %a is unit -> ^null, ^end
^null:
  pdl_interp.is_not_null %o : !pdl.value -> ^equal, ^end
^equal:
  pdl_interp.are_equal %o, %r : !pdl.value -> ^apply, ^end
^apply:
  pdl_interp.apply_constraint "f"(%o, %a : !pdl.value, !pdl.attribute) -> ^branch, ^end
^branch:
  pdl_interp.branch ^record
^record:
  pdl_interp.record_match @rewriters::@r(%root, %o : !pdl.operation, !pdl.value) : benefit(1), generatedOps(["a.b"]), loc([%root]), root("foo.op") -> ^end
^end:
  pdl_interp.finalize
}
// -----
pdl_interp.func @rewriter(%root: !pdl.operation, %v: !pdl.value, %t: !pdl.type) {
  %a = pdl_interp.create_attribute 10 : i64
  %ty = pdl_interp.create_type i32
  %tys = pdl_interp.create_types [i32, f32]
  %r = pdl_interp.create_range %v, %v : !pdl.value, !pdl.value
  %e = pdl_interp.create_range : !pdl.range<type>
  %op = pdl_interp.create_operation "foo.op"(%v : !pdl.value) {"a" = %a} -> (%t : !pdl.type)
  %in = pdl_interp.create_operation "foo.op" -> <inferred>
  %no = pdl_interp.create_operation "foo.op"
  %n = pdl_interp.apply_rewrite "g"(%root : !pdl.operation) : !pdl.attribute
  pdl_interp.replace %root with (%v : !pdl.value)
  pdl_interp.erase %root
  pdl_interp.finalize
}
// -----
pdl_interp.func @switches(%op: !pdl.operation, %a: !pdl.attribute, %t: !pdl.type, %ts: !pdl.range<type>) {
  pdl_interp.switch_operation_name of %op to ["a.b", "c.d"](^1, ^2) -> ^end
^1:
  pdl_interp.switch_attribute %a to [10, true](^2, ^end) -> ^end
^2:
  pdl_interp.switch_operand_count of %op to dense<[1, 2]> : vector<2xi32>(^3, ^end) -> ^end
^3:
  pdl_interp.switch_result_count of %op to dense<[1, 2]> : vector<2xi32>(^4, ^end) -> ^end
^4:
  pdl_interp.switch_type %t to [i32, i64](^5, ^end) -> ^end
^5:
  pdl_interp.switch_types %ts to [[i32], [i64, i64]](^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}
// -----
pdl_interp.func @loop(%ops: !pdl.range<operation>) {
  pdl_interp.foreach %op : !pdl.operation in %ops {
    pdl_interp.continue
  } -> ^end
^end:
  pdl_interp.finalize
}
// -----
pdl_interp.func @wrong(%v: !pdl.value) {
  %a = "pdl_interp.get_attribute"(%v) {name = "a"} : (!pdl.value) -> !pdl.attribute
  pdl_interp.finalize
}
// -----
pdl_interp.func @wrong(%v: !pdl.range<value>) {
  %a = "pdl_interp.extract"(%v) {index = 1 : i32} : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
}
// -----
pdl_interp.func @wrong(%op: !pdl.operation) {
  %a = pdl_interp.get_operand -1 of %op
  pdl_interp.finalize
}

pdl.pattern @rewrite : benefit(1) {
  %t = pdl.type
  %in = pdl.operand : %t
  %root = pdl.operation "foo.op"(%in : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %root {
    pdl.replace %root with (%in : !pdl.value)
  }
}
// -----
pdl.pattern @p : benefit(2) {
  %a = pdl.attribute
  %b = pdl.attribute = 10 : i32
  %t = pdl.type : i32
  %c = pdl.attribute : %t
  %root = pdl.operation {"a" = %a, "b" = %b, "c" = %c}
  pdl.apply_native_constraint "check"(%a, %root : !pdl.attribute, !pdl.operation)
  pdl.rewrite %root with "rewriter"(%a : !pdl.attribute)
}
// -----
pdl.pattern @p : benefit(1) {
  %ts = pdl.types
  %us = pdl.types : [i32, i64]
  %ops = pdl.operands : %ts
  %more = pdl.operands
  %root = pdl.operation "a.b"(%ops, %more : !pdl.range<value>, !pdl.range<value>) -> (%ts, %us : !pdl.range<type>, !pdl.range<type>)
  %r = pdl.result 0 of %root
  %rs = pdl.results of %root
  %r1 = pdl.results 1 of %root -> !pdl.range<value>
  %r2 = pdl.results 2 of %root -> !pdl.value
  %second = pdl.operation(%r, %rs, %r1, %r2 : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.value)
  pdl.rewrite %second {
    %n = pdl.apply_native_rewrite "f"(%root : !pdl.operation) : !pdl.attribute
    pdl.apply_native_rewrite "g"
    %v = pdl.range %r, %rs : !pdl.value, !pdl.range<value>
    %e = pdl.range : !pdl.range<type>
    %new = pdl.operation "c.d" {"n" = %n}
    pdl.erase %root
    pdl.replace %second with %new
  }
}
// -----
func.func private @types(!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value, !pdl.range<attribute>, !pdl.range<operation>, !pdl.range<type>, !pdl.range<value>)
// -----
func.func private @wrong(!pdl.range<range<type>>)
// -----
func.func private @wrong(!pdl.range<i32>)
// -----
func.func private @wrong(!pdl.unknown)
// -----
%0 = pdl.operand
// -----
pdl.pattern @p : benefit(-1) {
  %root = pdl.operation "foo.op"
  pdl.rewrite %root with "rewriter"
}
// -----
pdl.pattern @p : benefit(1) {
  %t = pdl.type
  %root = "pdl.operation"(%t) {attributeValueNames = [], operandSegmentSizes = array<i32: 1, 0, 0>} : (!pdl.type) -> !pdl.operation
  pdl.rewrite %root with "rewriter"
}

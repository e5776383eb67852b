pdl.pattern @bound : benefit(1) {
  %t = type : i32
  %o = operand
  %root = operation "t.root"(%o : !pdl.value) -> (%t : !pdl.type)
  %r = result 0 of %root
  rewrite %root {
    %new = operation "t.new"(%o : !pdl.value) -> (%t : !pdl.type)
    replace %root with %new
  }
}
// -----
pdl.pattern @unbound : benefit(1) {
  %o = operand
  %root = operation "t.root"
  rewrite %root with "f"
}
// -----
pdl.pattern @unbound_results : benefit(1) {
  %root = operation "t.root"
  %other = operation "t.other"
  %r = results of %other
  rewrite %root with "f"
}
// -----
pdl.pattern @unbound_type : benefit(1) {
  %t = type
  %root = operation "t.root"
  rewrite %root with "f"
}
// -----
pdl.pattern @unbound_types : benefit(1) {
  %t = types
  %root = operation "t.root"
  rewrite %root with "f"
}
// -----
pdl.pattern @unbound_operands : benefit(1) {
  %o = operands
  %root = operation "t.root"
  rewrite %root with "f"
}
// -----
pdl.pattern @no_value : benefit(1) {
  %root = operation "t.root"
  rewrite %root {
    %a = attribute
    %n = operation "t.new" {"a" = %a}
  }
}
// -----
pdl.pattern @two : benefit(1) {
  %t = type
  %a = "pdl.attribute"(%t) <{value = 3 : i32}> : (!pdl.type) -> !pdl.attribute
  %root = operation "t.root" {"a" = %a}
  rewrite %root with "f"
}
// -----
pdl.pattern @constraint : benefit(1) {
  %root = operation "t.root"
  "pdl.apply_native_constraint"() <{name = "f"}> : () -> ()
  rewrite %root with "f"
}
// -----
pdl.pattern @constraint_result : benefit(1) {
  %root = operation "t.root"
  %x = apply_native_constraint "f"(%root : !pdl.operation) : !pdl.operation
  rewrite %root with "f"
}
// -----
pdl.pattern @native : benefit(1) {
  %root = operation "t.root"
  rewrite %root {
    "pdl.apply_native_rewrite"() <{name = "f"}> : () -> ()
  }
}
// -----
pdl.pattern @no_name : benefit(1) {
  %root = operation "t.root"
  rewrite %root {
    %n = operation
  }
}
// -----
pdl.pattern @names : benefit(1) {
  %a = attribute
  %root = "pdl.operation"(%a) <{attributeValueNames = ["a", "b"], operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.attribute) -> !pdl.operation
  rewrite %root with "f"
}
// -----
pdl.pattern @inferred : benefit(1) {
  %t = type
  %o = operand
  %root = operation "t.root"(%o : !pdl.value)
  rewrite %root {
    %u = type
    %n = operation "func.call" -> (%u : !pdl.type)
  }
}
// -----
func.func private @registered()
pdl.pattern @unknown_results : benefit(1) {
  %root = operation "t.root"
  rewrite %root {
    %n = operation "builtin.module"
    %m = operation "func.return"
    %o = operation "builtin.unrealized_conversion_cast"
  }
}
// -----
pdl.pattern @range : benefit(1) {
  %root = operation "t.root"
  %a = operand
  %t = type : i32
  %r2 = operation "t.x"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %root {
    %r = range %a, %t : !pdl.value, !pdl.type
  }
}
// -----
pdl.pattern @replaced : benefit(1) {
  %root = operation "t.root"
  rewrite %root {
    %n = operation "t.new"
    %v = result 0 of %n
    "pdl.replace"(%root, %n, %v) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}
// -----
pdl.pattern @results : benefit(1) {
  %root = operation "t.root"
  %v = "pdl.results"(%root) : (!pdl.operation) -> !pdl.value
  %w = results 1 of %root -> !pdl.range<value>
  %x = operation "t.x"(%v, %w : !pdl.value, !pdl.range<value>)
  rewrite %root with "f"
}
// -----
pdl.pattern @numbered : benefit(1) {
  %root = operation "t.root"
  %w = results 1 of %root -> !pdl.range<value>
  %x = operation "t.x"(%w : !pdl.range<value>)
  rewrite %root with "f"(%x : !pdl.operation)
}
// -----
pdl.pattern @external : benefit(1) {
  %root = operation "t.root"
  "pdl.rewrite"(%root) <{name = "f", operandSegmentSizes = array<i32: 1, 0>}> ({
    %n = operation "t.new"
  }) : (!pdl.operation) -> ()
}
// -----
pdl.pattern @inline : benefit(1) {
  %root = operation "t.root"
  "pdl.rewrite"(%root) <{operandSegmentSizes = array<i32: 1, 0>}> ({
  }) : (!pdl.operation) -> ()
}
// -----
pdl.pattern @arguments : benefit(1) {
  %root = operation "t.root"
  "pdl.rewrite"(%root, %root) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    %n = operation "t.new"
  }) : (!pdl.operation, !pdl.operation) -> ()
}
// -----
"pdl.pattern"() <{benefit = 1 : i16, sym_name = "end"}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>, opName = "t.x"}> : () -> !pdl.operation
  "t.end"() : () -> ()
}) : () -> ()
// -----
pdl.pattern @foreign : benefit(1) {
  %root = operation "t.root"
  "t.other"() : () -> ()
  rewrite %root with "f"
}
// -----
pdl.pattern @empty : benefit(1) {
  %o = operand
  rewrite with "f"(%o : !pdl.value)
}
// -----
pdl.pattern @apart : benefit(1) {
  %root = operation "t.root"
  %other = operation "t.other"
  rewrite with "f"(%root, %other : !pdl.operation, !pdl.operation)
}
// -----
pdl.pattern @together : benefit(1) {
  %other = operation "t.other"
  %r = result 0 of %other
  %root = operation "t.root"(%r : !pdl.value)
  rewrite with "f"(%root, %other : !pdl.operation, !pdl.operation)
}

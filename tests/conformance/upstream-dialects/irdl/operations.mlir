irdl.dialect @testd {
  irdl.type @parametric {
    %0 = irdl.any
    irdl.parameters(param: %0)
  }
  irdl.attribute @attr {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(a: %2, b: %0)
  }
  irdl.type @empty
  irdl.operation @op {
    %0 = irdl.is f32
    %1 = irdl.parametric @testd::@parametric<%0>
    %2 = irdl.base @testd::@empty
    %3 = irdl.base "!builtin.integer"
    %4 = irdl.all_of(%1, %2)
    %5 = irdl.any
    %6 = irdl.c_pred "::llvm::isa<X>($_self)"
    irdl.operands(a: %0, b: optional %1, c: variadic %2, d: single %3)
    irdl.results(r: %4)
    irdl.attributes {"x" = %5, "y" = %0}
    %r = irdl.region
    %s = irdl.region()
    %t = irdl.region(%0, %5) with size 3
    %u = irdl.region with size 1
    irdl.regions(ra: %r, rb: %s, rc: %t)
  }
  irdl.operation @nothing
  irdl.operation @none {
    irdl.operands()
    irdl.attributes {}
  }
}
// -----
irdl.dialect @Test {
}
// -----
irdl.dialect @"1x" {
}
// -----
irdl.dialect @a__b {
}
// -----
irdl.dialect @d {
  irdl.type @_x
}
// -----
irdl.dialect @d {
  irdl.type @"!x"
  irdl.attribute @"#y"
  irdl.type @"x y"
}
// -----
irdl.dialect @d {
  irdl.attribute @X
}
// -----
irdl.dialect @d {
  irdl.operation @"a.b"
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    irdl.operands(a: %0, a: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.results(a: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    irdl.results(A: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    "irdl.operands"(%0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single, optional]>}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    "irdl.parameters"(%0) <{names = []}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    "irdl.attributes"(%0) <{attributeValueNames = []}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.base @d::@nope
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.base @d::@op
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.parametric @d::@op<%0>
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.base "integer"
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = "irdl.base"() : () -> !irdl.attribute
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %r = irdl.region with size 0
  }
}
// -----
irdl.dialect @d {
  irdl.operation @op {
    %0 = irdl.any
    irdl.operands(%0)
  }
}

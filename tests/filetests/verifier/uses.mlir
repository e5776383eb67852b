// RUN: ods-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Values come from blocks that dominate the use, however far out.

"t.holder"() ({
^bb0(%a: i32):
  %0 = "t.def"() : () -> i32
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  "t.nest"() ({
    "t.nest"() ({
      "t.use"(%0, %a) : (i32, i32) -> ()
    }) : () -> ()
  }) : () -> ()
  "t.br"()[^bb3] : () -> ()
^bb2:
  "t.br"()[^bb3] : () -> ()
^bb3:
  "t.use"(%0) : (i32) -> ()
  "t.end"() : () -> ()
}) : () -> ()

// -----

"t.holder"() ({
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  // expected-note@below {{operand defined here (op in the same region)}}
  %0 = "t.def"() : () -> i32
  "t.br"()[^bb3] : () -> ()
^bb2:
  "t.br"()[^bb3] : () -> ()
^bb3:
  // expected-error@below {{operand #0 does not dominate this use}}
  "t.use"(%0) : (i32) -> ()
  "t.end"() : () -> ()
}) : () -> ()

// -----

// A value of a nested region is not seen outside of it: it has no name there.

"t.holder"() ({
  "t.nest"() ({
    %0 = "t.def"() : () -> i32
  }) : () -> ()
  // expected-error@below {{use of undeclared SSA value name}}
  "t.use"(%0) : (i32) -> ()
}) : () -> ()

// -----

// What cannot be reached may use anything.

"t.holder"() ({
  "t.end"() : () -> ()
^bb1:
  "t.use"(%0) : (i32) -> ()
  "t.br"()[^bb2] : () -> ()
^bb2:
  %0 = "t.def"() : () -> i32
  "t.br"()[^bb1] : () -> ()
}) : () -> ()

// -----

// Operations that nobody knows have graph regions, while they have one block.

"t.graph"() ({
  "t.use"(%0) : (i32) -> ()
  "t.nest"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
  %0 = "t.def"() : () -> i32
}) : () -> ()

// -----

// An isolated operation sees nothing from outside.

%0 = "t.def"() : () -> i32
// expected-note@below {{required by region isolation constraints}}
builtin.module {
  "t.nest"() ({
    // expected-error@below {{using value defined outside the region}}
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
}

// -----

builtin.module {
  func.func @f() {
    // expected-error@below {{operand #0 does not dominate this use}}
    func.call @g(%0) : (i32) -> ()
    // expected-note@below {{operand defined here (op in the same block)}}
    %0 = func.call @h() : () -> i32
    func.return
  }
  func.func private @g(i32)
  func.func private @h() -> i32
}

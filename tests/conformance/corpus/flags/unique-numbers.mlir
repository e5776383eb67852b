// OPTIONS: --allow-unregistered-dialect --mlir-print-unique-ssa-ids
%0 = "t.a"() : () -> i32
"t.b"() ({
^bb0(%a: i32):
  %1 = "t.a"() : () -> i32
}, {
^bb0(%a: i32):
  %1 = "t.a"() : () -> i32
  "t.c"() ({
  ^bb0(%b: i32):
    %2 = "t.a"() : () -> i32
  }) : () -> ()
}) : () -> ()
"t.b"() ({
^bb0(%a: i32):
  %1 = "t.a"() : () -> i32
}) : () -> ()

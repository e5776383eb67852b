// OPTIONS: --allow-unregistered-dialect --no-implicit-module
%0 = "t.a"() ({
  %1 = "t.b"() : () -> i32
  "t.c"(%1) ({
  ^bb0(%a: i32):
    %3 = "t.b"() : () -> i32
  }, {
  ^bb0(%a: i32):
    %3 = "t.b"() : () -> i32
  }) : (i32) -> ()
}) {m = affine_map<(d0) -> (d0)>} : () -> i32 loc("x":1:2)
// -----
"t.a"() : () -> ()
"t.b"() : () -> ()
// -----
// nothing
// -----
module { "t.a"() : () -> () }
// -----
module {}
module {}

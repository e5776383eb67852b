// OPTIONS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix
"t.region"() ({
^bb0(%x: i32 loc("hello"), %y: i32 loc(fused["1a b", "c"("d":1:2)]), %z: i32 loc("d":1:2)):
  %0:2 = "t.a"() : () -> (i32, i32) loc("hello")
  %1 = "t.a"() : () -> i32 loc("arg1")
  %2 = "t.a"() : () -> i32 loc("a+b$")
  %3 = "t.a"() : () -> i32 loc(callsite("d":1:2 at "hey"))
  %4 = "t.a"() : () -> i32 loc(fused<"meta">["d":1:2, "hey"])
  "t.b"(%1, %4, %0#1) ({
  ^bb0(%a: i32, %b: i32 loc("arg0"), %c: i32):
    %5 = "t.a"() : () -> i32 loc("hello")
  }, {
  ^bb0(%a: i32, %b: i32 loc("arg0"), %c: i32):
    %5 = "t.a"() : () -> i32 loc("hello")
    %6 = "t.a"() : () -> i32
  }) : (i32, i32, i32) -> () loc("zz")
^bb1(%d: i32 loc("hello"), %e: i32):
  "t.end"() : () -> ()
}) : () -> ()
// -----
%0 = "t.a"() : () -> i32 loc("0")
%2 = "t.a"() : () -> i32 loc("hello_0")
%3 = "t.a"() : () -> i32 loc("hello")
%4 = "t.a"() : () -> i32 loc("hello")

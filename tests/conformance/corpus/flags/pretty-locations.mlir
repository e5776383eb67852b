// OPTIONS: --allow-unregistered-dialect --mlir-pretty-debuginfo --mlir-print-debuginfo
"t.a"() ({
^bb0(%a: i1 loc("q":3:4), %b: i1 loc(unknown)):
  "t.b"() : () -> () loc(unknown)
  "t.b"() : () -> () loc("a":1:2)
  "t.b"() : () -> () loc("a":1:2 to 3:4)
  "t.b"() : () -> () loc("n"("a":1:2))
  "t.b"() : () -> () loc("n")
  "t.b"() : () -> () loc(callsite("f" at "g":3:4))
  "t.b"() : () -> () loc(callsite("f":1:2 at callsite("g":3:4 at "h")))
  "t.b"() : () -> () loc(fused<"m">["a", "b":3:4])
  "t.b"() : () -> () loc(fused["a", "b":3:4])
}) : () -> ()

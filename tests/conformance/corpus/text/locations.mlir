"t.a"() : () -> () loc("f":1:2)
// -----
"t.a"() : () -> () loc(unknown)
// -----
"t.a"() : () -> () loc("name")
// -----
"t.a"() : () -> () loc("name"("f":1:2))
// -----
"t.a"() : () -> () loc(callsite("a":1:2 at "b":3:4))
// -----
"t.a"() : () -> () loc(fused["a", "b":1:2, unknown])
// -----
"t.a"() : () -> () loc(fused<"meta">["a", "b":1:2])
// -----
"t.a"() : () -> () loc(fused<{a = 1, b}>["a", callsite("x" at "y")])
// -----
#l = loc("f":1:2)
"t.a"() : () -> () loc(#l)
"t.b"() : () -> () loc(#l)
// -----
"t.a"() : () -> () loc(#l)
"t.b"() : () -> () loc(#l)
#l = loc("f":1:2)
// -----
"t.a"() : () -> () loc(#l1)
"t.b"() : () -> () loc(#l2)
#l = loc("f":1:2)
#l1 = loc("x"(#l))
#l2 = loc(callsite(#l at #l1))
// -----
"t.r"() ({
^bb0(%a: i32 loc("a":1:2), %b: i32 loc(#l), %c: i32 loc(unknown)):
  "t.use"(%a, %b, %c) : (i32, i32, i32) -> ()
}) : () -> () loc("r")
#l = loc("late")
// -----
"t.r"() ({
^bb0(%a: i32):
  "t.use"(%a) : (i32) -> () loc("u":7:8)
^bb1(%b: f32 loc("b":1:1)):
  "t.use"(%b) : (f32) -> ()
}) : () -> ()
// -----
module {
  "t.a"() : () -> () loc("x")
} loc("m":1:1)
// -----
module @m attributes {t.a} {
} loc(#l)
#l = loc("m":2:2)
// -----
"t.a"() {l = loc("attr":1:2)} : () -> ()
// -----
#l = loc("attr":1:2)
"t.a"() {l = #l} : () -> () loc(#l)
// -----
"t.a"() : () -> () loc("f":1:2 to 3:4)
"t.a"() : () -> () loc("f":1:2 to :4)
"t.a"() : () -> () loc("f":0:0)
"t.a"() : () -> () loc("with \"quote\"":1:2)
"t.a"() : () -> () loc("with \\ back"("f":1:1))
"t.a"() : () -> () loc("")
// -----
%0 = "t.a"() : () -> i32 loc("a")
%1:2 = "t.b"(%0) : (i32) -> (i32, i32) loc("b")
"t.r"() ({
  "t.c"(%1#1) : (i32) -> () loc("c")
  "t.br"()[^x] : () -> () loc("d")
^x:
  "t.e"() : () -> () loc("e")
}) : () -> () loc("f")
// -----
"t.a"() : () -> () loc(fused["a"])
"t.a"() : () -> () loc(fused[])
"t.a"() : () -> () loc(fused[unknown])
"t.a"() : () -> () loc(fused["a", "a"])
"t.a"() : () -> () loc(fused[fused["a", "b"], "c"])
"t.a"() : () -> () loc(fused<1 : i32>["a"])
// -----
"t.a"() : () -> () loc("a")
"t.a"() : () -> () loc("a")
"t.a"() : () -> () loc("b")
"t.a"() : () -> () loc("a")
// -----
"t.r"() ({
^bb0(%a: i32 loc("x"), %b: i32 loc("x")):
  "t.op"() : () -> () loc("x")
}) : () -> () loc("x")
// -----
#loc = loc("mine")
#loc1 = loc("other")
"t.a"() : () -> () loc(#loc1)
"t.a"() : () -> () loc(#loc)
"t.a"() {x = #loc} : () -> ()

"func.func"() {} : () -> () loc("f.c":7:5 to 9:3)
// -----
"func.func"() {} : () -> () loc(fused["f.c":7:5 to :9, "g.c":1:2])
// -----
"func.func"() {} : () -> () loc("x"("f.c":7:5 to 9:3))
// -----
"func.func"() {} : () -> () loc(callsite("f.c":7:5 to 9:3 at "z.c":1:1 to 1:2))

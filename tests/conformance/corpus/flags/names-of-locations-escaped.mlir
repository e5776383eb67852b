// OPTIONS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix
%0 = "t.a"() : () -> i32 loc("<")
%1 = "t.b"() : () -> i32 loc("\22")
%2 = "t.b"() : () -> i32
"t.c"(%0, %1, %2) : (i32, i32, i32) -> ()
%3 = "t.b"() : () -> i32 loc(" a b")
%4 = "t.b"() : () -> i32 loc("1a")
%5 = "t.b"() : () -> i32 loc("-")
%6 = "t.b"() : () -> i32 loc("$x")
%7 = "t.b"() : () -> i32 loc("\FFx")
%8 = "t.b"() : () -> i32 loc("\FEx")
%9 = "t.b"() : () -> i32 loc("")

// Texts of data layouts.
module attributes {llvm.data_layout = "e-q"} {}

// -----

module attributes {llvm.data_layout = ""} {}

// -----

module attributes {llvm.data_layout = "e--E"} {}

// -----

module attributes {llvm.data_layout = "ee"} {}

// -----

module attributes {llvm.data_layout = "s"} {}

// -----

module attributes {llvm.data_layout = "sfoo"} {}

// -----

module attributes {llvm.data_layout = "n8:x"} {}

// -----

module attributes {llvm.data_layout = "S"} {}

// -----

module attributes {llvm.data_layout = "S7"} {}

// -----

module attributes {llvm.data_layout = "S0"} {}

// -----

module attributes {llvm.data_layout = "Fi"} {}

// -----

module attributes {llvm.data_layout = "F"} {}

// -----

module attributes {llvm.data_layout = "Fz8"} {}

// -----

module attributes {llvm.data_layout = "Fi8"} {}

// -----

module attributes {llvm.data_layout = "Fn32"} {}

// -----

module attributes {llvm.data_layout = "P"} {}

// -----

module attributes {llvm.data_layout = "Pq"} {}

// -----

module attributes {llvm.data_layout = "P3"} {}

// -----

module attributes {llvm.data_layout = "A1"} {}

// -----

module attributes {llvm.data_layout = "G"} {}

// -----

module attributes {llvm.data_layout = "m"} {}

// -----

module attributes {llvm.data_layout = "m:"} {}

// -----

module attributes {llvm.data_layout = "m:q"} {}

// -----

module attributes {llvm.data_layout = "m:ee"} {}

// -----

module attributes {llvm.data_layout = "m:e"} {}

// -----

module attributes {llvm.data_layout = "i8:16"} {}

// -----

module attributes {llvm.data_layout = "i32:32:16"} {}

// -----

module attributes {llvm.data_layout = "i32"} {}

// -----

module attributes {llvm.data_layout = "i:8"} {}

// -----

module attributes {llvm.data_layout = "i0:8"} {}

// -----

module attributes {llvm.data_layout = "i99999999:8"} {}

// -----

module attributes {llvm.data_layout = "v64:64:64:64"} {}

// -----

module attributes {llvm.data_layout = "a:0:8"} {}

// -----

module attributes {llvm.data_layout = "a8:8"} {}

// -----

module attributes {llvm.data_layout = "a:8"} {}

// -----

module attributes {llvm.data_layout = "a"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:128"} {}

// -----

module attributes {llvm.data_layout = "p:64"} {}

// -----

module attributes {llvm.data_layout = "p1:32:32"} {}

// -----

module attributes {llvm.data_layout = "pe:64:64"} {}

// -----

module attributes {llvm.data_layout = "pu1:64:64"} {}

// -----

module attributes {llvm.data_layout = "p(foo):64:64"} {}

// -----

module attributes {llvm.data_layout = "ni"} {}

// -----

module attributes {llvm.data_layout = "ni:"} {}

// -----

module attributes {llvm.data_layout = "ni:0"} {}

// -----

module attributes {llvm.data_layout = "ni:1:x"} {}

// -----

module attributes {llvm.data_layout = "ni:1:2"} {}

// -----

module attributes {llvm.data_layout = "i64:"} {}

// -----

module attributes {llvm.data_layout = "i64:x"} {}

// -----

module attributes {llvm.data_layout = "i64:0"} {}

// -----

module attributes {llvm.data_layout = "i64:24"} {}

// -----

module attributes {llvm.data_layout = "i64:99999"} {}

// -----

module attributes {llvm.data_layout = "f32:32:32"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:32"} {}

// -----

module attributes {llvm.data_layout = "p:64:0"} {}

// -----

module attributes {llvm.data_layout = "p:x:64"} {}

// -----

module attributes {llvm.data_layout = "p::64"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:"} {}

// -----

module attributes {llvm.data_layout = "n"} {}

// -----

module attributes {llvm.data_layout = "n8:"} {}

// -----

module attributes {llvm.data_layout = "n8:16"} {}

// -----

module attributes {llvm.data_layout = "A"} {}

// -----

module attributes {llvm.data_layout = "x"} {}

// -----

module attributes {llvm.data_layout = "I8"} {}

// -----

module attributes {llvm.data_layout = "pe1:64:64"} {}

// -----

module attributes {llvm.data_layout = "pz:64:64"} {}

// -----

module attributes {llvm.data_layout = "pe"} {}

// -----

module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-i64:64-f80:128-n8:16:32:64-S128"} {}

// -----

module attributes {llvm.data_layout = "a:16:8"} {}

// -----

module attributes {llvm.data_layout = "A(glob)"} {}

// -----

module attributes {llvm.data_layout = "Pe"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:64:64"} {}

// -----

module attributes {llvm.data_layout = "i16:8:16"} {}

// -----

module attributes {llvm.data_layout = "S128:64"} {}

// -----

module attributes {llvm.data_layout = "p(:64:64"} {}

// -----

module attributes {llvm.data_layout = "p1():64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(x):64:64-p2(x):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(P):64:64"} {}

// -----

module attributes {llvm.data_layout = "pq1x:64:64"} {}

// -----

module attributes {llvm.data_layout = "p1x:64:64"} {}

// -----

module attributes {llvm.data_layout = "a:0:0"} {}

// -----

module attributes {llvm.data_layout = "a+0:8"} {}

// -----

module attributes {llvm.data_layout = "P+1"} {}

// -----

module attributes {llvm.data_layout = "i8:8-"} {}

// -----

module attributes {llvm.data_layout = 1 : i32} {}

// -----

module {
  llvm.func @f() attributes {llvm.data_layout = "z"}
}

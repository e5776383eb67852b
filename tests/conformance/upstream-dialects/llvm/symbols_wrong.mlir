llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.mlir.global common @g(0 : i32) : i32
// -----
llvm.mlir.global appending @g() : i32
// -----
llvm.mlir.global @g() comdat(@x) : i32
// -----
llvm.mlir.global @g() {alignment = 3 : i64} : i32
// -----
llvm.mlir.global @g("ab") : !llvm.array<3 x i8>
// -----
llvm.mlir.global @g(1 : i32) : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() : i64 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.global @g() : i64 {
  llvm.return
}
// -----
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.func @f() attributes {no_inline, always_inline} {
  llvm.return
}
// -----
llvm.func @f() attributes {optimize_none} {
  llvm.return
}
// -----
llvm.comdat @c {
  %0 = llvm.mlir.zero : i32
}
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f", linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>}> ({
^bb0:
  llvm.return
}) : () -> ()
// -----
llvm.func @f(%a: i32 {x = 1 : i32})
// -----
llvm.func @f(%a: !llvm.struct<"r", (ptr, struct<"r">)>) {
  llvm.return
}
// -----
#d = #llvm.di_file<"a.c" in "/b">
#s = #llvm.di_subprogram<scope = #d, name = "f", file = #d, subprogramFlags = Optimized>
llvm.func @f() {
  llvm.return
} loc(fused<#s>["a"])

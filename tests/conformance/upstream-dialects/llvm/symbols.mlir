llvm.func @f(i32, ...) -> i32
// -----
llvm.func internal fastcc @f(%a: i32, %p: !llvm.ptr {llvm.noalias}) -> i32 attributes {dso_local} {
  llvm.return %a : i32
}
// -----
llvm.func hidden @f()
// -----
llvm.func @f(%a: tensor<2xi32>)
// -----
llvm.func @f() -> (i32, i32)
// -----
llvm.func @f() vscale_range(1, 16)
// -----
llvm.func @f() attributes {passthrough = ["cold", ["a", "b"]]}
// -----
llvm.func @f() -> i32 {
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.func @f() -> i64 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}
// -----
llvm.func private @f()
// -----
llvm.func internal @f()
// -----
llvm.func common @f() {
  llvm.return
}
// -----
llvm.func @f() -> !llvm.label
// -----
llvm.func @f(...)
// -----
llvm.mlir.global external @g(5 : i32) : i32
// -----
llvm.mlir.global internal constant @s("hello\00")
// -----
llvm.mlir.global private unnamed_addr thread_local @u() {addr_space = 3 : i32} : i32
// -----
llvm.mlir.global private thread_local unnamed_addr @u() {addr_space = 3 : i32} : i32
// -----
llvm.mlir.global @g() : !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.global @g()
// -----
llvm.mlir.global @g(1 : i32) : i32, i32
// -----
llvm.mlir.global hidden @g(dense<0> : vector<2xi32>) {alignment = 8 : i64} : vector<2xi32>
// -----
llvm.mlir.global @g(1 : i32) : !llvm.void
// -----
llvm.mlir.global internal @g() comdat(@c::@s) : i32
llvm.comdat @c {
  llvm.comdat_selector @s any
}
// -----
llvm.mlir.global @g() : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.global @g() : i32
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r {dso_local}
// -----
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
// -----
llvm.linker_options ["/a", "b"]

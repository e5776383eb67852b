llvm.func @g(i32)
llvm.func @f(%a: i64) {
  llvm.call @g(%a) : (i64) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
llvm.func @g() -> i32
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
llvm.func @g()
llvm.func @f() {
  %0 = llvm.call @g() : () -> i32
  llvm.return
}
// -----
llvm.func @g() -> i32
llvm.func @f() {
  %0 = llvm.call @g() : () -> i64
  llvm.return
}
// -----
llvm.func @f() {
  llvm.call @nobody() : () -> ()
  llvm.return
}
// -----
llvm.mlir.global @g() : i32
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
// -----
llvm.func @v(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @v(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @v(i32, ...)
llvm.func @f(%a: i64) {
  llvm.call @v(%a) vararg(!llvm.func<void (i32, ...)>) : (i64) -> ()
  llvm.return
}
// -----
llvm.func @v(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @v(%a, %a) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
  llvm.call @v(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call %a() : i32, () -> ()
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.addressof @nobody : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global @g() {addr_space = 2 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global @g() {addr_space = 2 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<2>
  %1 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return
}
// -----
llvm.func @g()
llvm.mlir.alias external @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  llvm.call @a() : () -> ()
  llvm.return
}

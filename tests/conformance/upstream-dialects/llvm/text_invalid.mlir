llvm.func @g(i32)
llvm.func @f(%a: i64) {
  llvm.call @g(%a) : (i64) ( ->)
  llvm.return
}
// -----
llvm.func @f(%callee: !llvm.ptr, %arg: i32) {
  llvm.call %callee(%arg) vararg(!llvm.func<void (i64, ...)>) : !llvm.ptr, (i32) ) -> ()
  llvm.return
}
// -----
llvm.func @f(%x: i32) {
  llvm.call_intrinsic "a" "b"(%x) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%x: i32) {
  llvm.call_intrinsic "a"(%x : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%x: i32) {
  llvm.call_intrinsic "a"(]) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%x: i32) {
  llvm.call_intrinsic "a"(%x) : (i32)
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, ^bb1, ^bb2
^bb1: llvm.return
^bb2: llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [^bb1 ^bb2]
^bb1: llvm.return
^bb2: llvm.return
}

llvm.func @f(%c: i1, %a: i32) {
  llvm.br ^bb1(%a : i32)
^bb1(%b: i32):
  llvm.cond_br %c, ^bb2, ^bb1(%b : i32)
^bb2:
  llvm.unreachable
}
// -----
llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([5, 10]), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1(%a : i32) [
    3: ^bb2,
    -4: ^bb1(%a : i32)
  ]
^bb1(%b: i32):
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @f(%a: i8) {
  llvm.switch %a : i8, ^bb1 [
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i8) {
  llvm.switch %a : i8, ^bb1 [
    200: ^bb1
  ] {branch_weights = array<i32: 1, 2>}
^bb1:
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
    ^bb1(%a : i32),
    ^bb2
  ]
^bb1(%b: i32):
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @g(i32)
llvm.func @f(%a: i32) attributes {personality = @p} {
  llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.func @p(...) -> i32
llvm.func @f(%g: !llvm.ptr, %a: i32) -> i32 attributes {personality = @p} {
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke %g(%a) to ^bb1(%a : i32) unwind ^bb2 : !llvm.ptr, (i32) -> i32
^bb1(%b: i32):
  llvm.return %b : i32
^bb2:
  %1 = llvm.landingpad (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}
// -----
llvm.func @g(i32)
llvm.func @f(%a: i32) {
  llvm.invoke @g(%a) to ^bb1 unwind ^bb1 : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>, %a: i32) {
  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractvalue %s[1, 2] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32)>, %x: f32) {
  %0 = "llvm.insertvalue"(%s, %x) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, f32) -> !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32)>
  llvm.return
}

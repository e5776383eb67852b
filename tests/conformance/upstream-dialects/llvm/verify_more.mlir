// Exceptions, references, branches, globals, atomic accesses.
llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %b = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad (catch %b : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %b = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad (catch %b : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  %a = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad (filter %a : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %s : !llvm.struct<(i32)>
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @callee()
llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32)>) attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.invoke @callee() to ^bb1 unwind ^bb3 : () -> ()
^bb3:
  %3 = llvm.landingpad cleanup : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @v(i32, ...)
llvm.func @f(%a: i32) attributes {personality = @v} {
  llvm.invoke @v(%a) to ^bb1 unwind ^bb1 vararg(!llvm.func<void (i32)>) : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @v(i32, ...)
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.invoke %p(%a) to ^bb1 unwind ^bb1 vararg(!llvm.func<void (i64, ...)>) : !llvm.ptr, (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @g()
llvm.mlir.global_ctors ctors = [@g], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @g() { llvm.return }
llvm.mlir.global_ctors ctors = [@g], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@g], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.func @g() { llvm.return }
llvm.mlir.global_ctors ctors = [@g], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]

// -----

llvm.func @g() { llvm.return }
llvm.mlir.global_dtors dtors = [@g, @g], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.mlir.global_dtors dtors = [@h], priorities = [0 : i32], data = [#llvm.zero]

// -----

llvm.linker_options ["-l", "x"]

// -----

llvm.func @f() {
  llvm.linker_options ["-l", "x"]
  llvm.return
}

// -----

llvm.func @f() {
  llvm.mlir.global internal @g(1 : i32) : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.inline_asm tail_call_kind = <musttail> "foo", "=r,r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.inline_asm has_side_effects tail_call_kind = <tail> "foo", "=r,r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<3x!llvm.ptr>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<3x!llvm.ptr>) {
  %0 = llvm.intr.masked.gather %q, %m {alignment = 1 : i32} : (vector<3x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>, %q: vector<[4]x!llvm.ptr>) {
  llvm.intr.masked.scatter %v, %q, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<[4]x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.intr.sincos(%a) : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%c: i1, %p: !llvm.ptr) {
  llvm.intr.assume %c ["align"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

llvm.func @f(%c: i1, %p: !llvm.ptr) {
  "llvm.intr.assume"(%c, %p) <{op_bundle_sizes = array<i32: 1>}> : (i1, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @resolver

// -----

llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr<1> @resolver

// -----

llvm.func @resolver() -> !llvm.ptr
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @resolver

// -----

llvm.func @resolver() { llvm.return }
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @resolver

// -----

llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @a : !llvm.ptr {
  %0 = llvm.mlir.addressof @resolver : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @a

// -----

llvm.mlir.global internal @g(1 : i32) : i32
llvm.mlir.alias external @a : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @a

// -----

llvm.func @f() {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @g()
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global internal @g(1 : i32) : i32
llvm.mlir.alias external @a : !llvm.ptr {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.alias external @a : !llvm.ptr {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([1]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32) {
  llvm.cond_br %c weights([1, 2]), ^bb1(%a : i32), ^bb1(%a : i32)
^bb1(%b: i32):
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32) {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1
^bb1(%b: i32):
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i64) {
  llvm.br ^bb1(%a : i64)
^bb1(%b: i32):
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  llvm.switch %a : i64, ^bb1 [
    1: ^bb2(%a : i64),
    2: ^bb1
  ] {branch_weights = array<i32: 1, 2>}
^bb1:
  llvm.return
^bb2(%b: i64):
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  llvm.switch %a : i64, ^bb1 [
    1: ^bb2(%a : i64),
    2: ^bb2
  ]
^bb1:
  llvm.return
^bb2(%b: i64):
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i64) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%a : i64),
  ^bb2
  ]
^bb1(%b: i64):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i64) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%a : i64),
  ^bb1
  ]
^bb1(%b: i64):
  llvm.return
}

// -----

llvm.mlir.global internal @g() : !llvm.target<"spirv.Image">

// -----

llvm.mlir.global internal @g() : !llvm.target<"foo">

// -----

llvm.mlir.global internal @g(0 : i32) : !llvm.target<"spirv.Image">

// -----

llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// -----

llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.zero : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global common @g(dense<0> : vector<100000xi8>) : !llvm.array<100000 x i8>

// -----

llvm.func @f(%s: i32) {
  llvm.alloca %s x i32 {alignment = 3.0} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f80) {
  %1 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, f80
  %2 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> f80
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f128) {
  %1 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, f128
  %2 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> f128
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i128) {
  %1 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i128
  %2 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> i128
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i24) {
  %1 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i24
  %2 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> i24
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i1) {
  %1 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i1
  %2 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f16) {
  %1 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, f16
  %2 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> f16
  llvm.return
}

// -----

#file = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
} loc(fused<#sp>["a"])
llvm.func @f() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
} loc(fused<#sp>["a"])

// -----

#file = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
} loc(fused<#sp>["a"])
llvm.func @f() {
  llvm.call @g() : () -> () loc("x":1:2)
  llvm.return
} loc(fused<#sp>["a"])

// -----

#file = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
} loc("a")
llvm.func @f() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
} loc(fused<#sp>["a"])

// -----

#file = #llvm.di_file<"a" in "b">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return
} loc(callsite("a" at fused<#sp>["q"]))
llvm.func @f() {
  llvm.call @g() : () -> () loc(unknown)
  llvm.return
} loc("a"("b"(fused<#sp>["a"])))

// -----

llvm.func @f(%a: i64) {
  llvm.call_intrinsic "llvm.smax"(%a, %a) [%a : i64] : (i64, i64) -> i64
  llvm.return
}

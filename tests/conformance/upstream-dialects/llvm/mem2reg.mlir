// with: --mem2reg
llvm.func @one(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @branches(%c: i1, %x: i32, %y: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  llvm.store %y, %a : i32, !llvm.ptr
  llvm.br ^bb3
^bb3:
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @one_branch(%c: i1, %x: i32, %z: i64) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.switch %z : i64, ^bb2 [
    1: ^bb1(%x : i32),
    2: ^bb2
  ]
^bb1(%v: i32):
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @loop(%c: i1, %x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.br ^bb1
^bb1:
  %0 = llvm.load %a : !llvm.ptr -> i32
  %1 = llvm.add %0, %x : i32
  llvm.store %1, %a : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb2:
  %2 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @narrow(%x: i64, %p: !llvm.ptr) -> f32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i64, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> f32
  %1 = llvm.load %a : !llvm.ptr -> !llvm.ptr
  %2 = llvm.load %a : !llvm.ptr -> vector<2xi32>
  %3 = llvm.load %a : !llvm.ptr -> i8
  llvm.store %1, %p : !llvm.ptr, !llvm.ptr
  llvm.store %2, %p : vector<2xi32>, !llvm.ptr
  llvm.store %3, %p : i8, !llvm.ptr
  llvm.return %0 : f32
}

// -----

llvm.func @part(%x: i64, %y: f16, %z: i8, %w: !llvm.ptr) -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i64, !llvm.ptr
  llvm.store %y, %a : f16, !llvm.ptr
  llvm.store %z, %a : i8, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i64
  llvm.store %w, %a : !llvm.ptr, !llvm.ptr
  %1 = llvm.load %a : !llvm.ptr -> i64
  %2 = llvm.add %0, %1 : i64
  llvm.return %2 : i64
}

// -----

llvm.func @wide(%x: i64) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i64, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @volatile(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %x, %a : i32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @escapes(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @casts(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  %c = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
  %d = llvm.getelementptr %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %i = llvm.intr.invariant.start 4, %a : !llvm.ptr
  llvm.intr.invariant.end %i, 4, %a : !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.return %0 : i32
}

// -----

llvm.func @element(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %d = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %a : i32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @fill(%x: i8, %p: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %four) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i32
  "llvm.intr.memset.inline"(%a, %x) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %1 = llvm.load %a : !llvm.ptr -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}

// -----

llvm.func @fill_constant() -> i16 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.mlir.constant(7 : i8) : i8
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %n x i16 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i16
  llvm.return %0 : i16
}

// -----

llvm.func @fill_part(%x: i8) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @copy(%p: !llvm.ptr, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %p, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%q, %a, %four) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%a, %q) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memcpy.inline"(%p, %a) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @copy_volatile(%p: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %p, %four) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// -----

llvm.func @not_in_entry(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^bb1
^bb1:
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @aggregate(%x: !llvm.struct<(i32, f32)>) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  llvm.store %x, %a : !llvm.struct<(i32, f32)>, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

#file = #llvm.di_file<"a" in "b">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #function, name = "v", file = #file, line = 1>
llvm.func @debug(%c: i1, %x: i32, %y: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %y, %a : i32, !llvm.ptr
  llvm.intr.dbg.value #variable = %a : !llvm.ptr
  llvm.br ^bb2
^bb2:
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @part(%x: i64, %y: f16) -> i64 {
    %n = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
    llvm.store %x, %a : i64, !llvm.ptr
    llvm.store %y, %a : f16, !llvm.ptr
    %0 = llvm.load %a : !llvm.ptr -> i8
    "t.use"(%0) : (i8) -> ()
    %1 = llvm.load %a : !llvm.ptr -> i64
    llvm.return %1 : i64
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  llvm.func @part(%x: f64, %y: f32) -> f64 {
    %n = llvm.mlir.constant(1 : i32) : i32
    %a = llvm.alloca %n x f64 : (i32) -> !llvm.ptr
    llvm.store %x, %a : f64, !llvm.ptr
    llvm.store %y, %a : f32, !llvm.ptr
    %1 = llvm.load %a : !llvm.ptr -> f64
    llvm.return %1 : f64
  }
}

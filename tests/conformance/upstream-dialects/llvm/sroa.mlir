// with: --sroa
llvm.func @structure(%x: i32, %y: f64) -> f64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<(i32, f64, i8)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr inbounds %a[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i8)>
  llvm.store %x, %0 : i32, !llvm.ptr
  %1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i8)>
  llvm.store %y, %1 : f64, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f64
  llvm.return %2 : f64
}

// -----

llvm.func @bytes(%y: f64) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<(i32, f64, i8)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[12] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @gap(%y: f64) -> i8 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %2 : i8
}

// -----

llvm.func @packed(%y: f64) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<packed (i8, i32, i16)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.load %1 : !llvm.ptr -> i32
  %3 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  %4 = llvm.load %3 : !llvm.ptr -> i16
  llvm.return %2 : i32
}

// -----

llvm.func @nested(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<(i64, array<3 x struct<(i32, i32)>>)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0, 1, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, array<3 x struct<(i32, i32)>>)>
  llvm.store %x, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @array(%x: i32, %i: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.return %2 : i32
}

// -----

llvm.func @unknown(%x: i32, %i: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %x, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @large(%x: i32, %i: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @beyond(%x: i32, %i: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @too_wide(%x: i32, %i: i32) -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i64
  llvm.return %2 : i64
}

// -----

llvm.func @two(%x: i32, %i: i32) -> i32 {
  %n = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @first(%x: i32) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.struct<(i32, f64)> : (i32) -> !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %2 = llvm.load %a : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @fill(%x: i8) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(10 : i64) : i64
  %a = llvm.alloca %n x !llvm.struct<(i8, i32, f32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %x, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, f32)>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  %3 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, f32)>
  %4 = llvm.load %3 : !llvm.ptr -> f32
  llvm.return %2 : i32
}

// -----

llvm.func @fill_inline(%x: i8) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%a, %x) <{isVolatile = false, len = 12 : i64}> : (!llvm.ptr, i8) -> ()
  %1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @copy(%p: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(12 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%a, %p, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @copy_part(%p: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%a, %p) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @copy_inline(%p: !llvm.ptr) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%a, %p) <{isVolatile = false, len = 12 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %1 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// -----

llvm.func @whole(%p: !llvm.array<3 x i32>) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  llvm.store %p, %a : !llvm.array<3 x i32>, !llvm.ptr
  %1 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// Products of matrices by groups of warps.
llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 16>, D [<f32>, <one>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f16, f16)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 16>, D [<f16>, <one>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f16, f16)> -> !llvm.struct<(f16, f16)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 8>, D [<f32>, <one>], A [<tf32>, <one>, <row>], B [<tf32>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 32>, D [<s32>, <one>], A [<s8>, <one>, <row>], B [<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 256>, D [<s32>, <one>], A [<b1>, <one>, <row>], B [<b1>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 16, k = 16>, D [<f32>, <one>], A [<bf16>, <one>, <col>], B [<bf16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 32>, D [<f32>, <one>], A [<e4m3>, <one>, <row>], B [<e5m2>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f16, f16)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 32>, D [<f16>, <one>], A [<e4m3>, <one>, <row>], B [<e5m2>, <one>, <col>] : !llvm.struct<(f16, f16)> -> !llvm.struct<(f16, f16)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 16>, D [<bf16>, <one>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 32>, D [<s32>, <one>], A [<s8>, <neg>, <row>], B [<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 16>, D [<f32>, <one>], A [<f16>, <one>, <row>], B [<bf16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 32, n = 8, k = 16>, D [<f32>, <one>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 8>, D [<f32>, <one>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 9, k = 16>, D [<f32>, <one>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 40, k = 32>, D [<s32>, <one>], A [<s8>, <one>, <row>], B [<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 24, k = 32>, D [<s32>, <one>], A [<s8>, <one>, <row>], B [<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 48, k = 32>, D [<s32>, <one>], A [<s8>, <one>, <row>], B [<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 8>, D [<f32>, <one>], A [<tf32>, <one>, <col>], B [<tf32>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 16>, D [<f32>, <one>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f16)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 16>, D [<f32>, <one>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f16)> -> !llvm.struct<(f32, f32, f32, f16)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 16>, D [<f32>, <one>, <satfinite>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32, i32, i32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 32>, D [<s32>, <one>, <satfinite>], A [<s8>, <one>, <row>], B [<u8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%l: i64) {
  %u = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
  %0 = nvvm.wgmma.mma_async %l, %l, %u, <m = 64, n = 8, k = 16>, D [<f32>, <one>, <wrapped>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

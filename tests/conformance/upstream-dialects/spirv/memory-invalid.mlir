func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load "Foo" %0 : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load 3 %0 : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load "Uniform" %0 : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load "Function" %0 ["Foo"] : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load "Function" %0 ["Aligned"] : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load "Function" %0 ["Aligned", 3] : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load "Function" %0 ["Volatile", 4] : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load "Function" %0 ["Volatile"] {alignment = 4 : i32} : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.Load "Function" %0 {alignment = 4 : i32} : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = "spirv.Load"(%0) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = "spirv.Load"(%0) : (!spirv.ptr<f32, Function>) -> f64
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>, %1: f64) {
  "spirv.Store"(%0, %1) : (!spirv.ptr<f32, Function>, f64) -> ()
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>, %1: f32) {
  spirv.Store "Function" %0 : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>, %1: f32) {
  spirv.Store "Function" %0, %1, %1 : f32
  return
}
// -----
func.func @f(%0: f32) {
  %1 = "spirv.Load"(%0) :, f32 -> f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>, %1: !spirv.ptr<f64, Function>) {
  "spirv.CopyMemory"(%0, %1) : (!spirv.ptr<f32, Function>, !spirv.ptr<f64, Function>) -> ()
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  "spirv.CopyMemory"(%0, %0) {source_memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  "spirv.CopyMemory"(%0, %0) {source_alignment = 4 : i32} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
  return
}
// -----
func.func @f() {
  %1 = spirv.Variable : f32
  return
}
// -----
func.func @f() {
  %1 = spirv.Variable : !spirv.ptr<f32, Uniform>
  return
}
// -----
func.func @f() {
  %1 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %1 = spirv.Variable built_in("a") : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %1 = spirv.Variable built_in(3) : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.Variable init(%0) : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: f64) {
  %1 = spirv.Variable init(%0) : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f() {
  %1 = "spirv.Variable"() {storage_class = #spirv.storage_class<Function>} : () -> !spirv.ptr<f32, Uniform>
  return
}
// -----
%0 = spirv.Variable : !spirv.ptr<f32, Function>
// -----
func.func @f() {
  %1 = spirv.Variable : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f() {
  %1 = spirv.Variable {restrict_pointer, aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>, %1: i32) {
  %2 = spirv.AccessChain %0[%1] : !spirv.ptr<f32, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, %1: i32) {
  %2 = spirv.AccessChain %0[%1] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>) {
  %1 = spirv.Constant 5 : i32
  %2 = spirv.AccessChain %0[%1] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>) {
  %1 = spirv.Constant 1 : i32
  %2 = spirv.AccessChain %0[%1] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<!spirv.struct<(f32, i32)>, Function>) {
  %1 = spirv.Undef : i32
  %2 = spirv.AccessChain %0[%1] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<!spirv.array<4 x f32>, Function>, %1: i32) {
  %2 = spirv.AccessChain %0[%1, %1] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>, %1: f32) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %0, %1 : f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>) {
  %1 = spirv.INTEL.SubgroupBlockRead %0 : !spirv.ptr<i32, StorageBuffer> -> f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, StorageBuffer>, %1: f32) {
  %2 = "spirv.AtomicAnd"(%0, %1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, StorageBuffer>) {
  %2 = "spirv.AtomicIIncrement"(%0) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<f32, StorageBuffer>) -> i32
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>, %1: i32) {
  %2 = spirv.AtomicAnd <Device> <Acquire|Release> %0, %1 : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>, %1: i64) {
  %2 = "spirv.AtomicExchange"(%0, %1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, StorageBuffer>, i64) -> i64
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>, %1: f32) {
  %2 = "spirv.EXT.AtomicFAdd"(%0, %1) {memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, StorageBuffer>, f32) -> f32
  return
}
// -----
func.func @f() {
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|Release>
  return
}
// -----
func.func @f() {
  spirv.MemoryBarrier <Device>, <AcquireRelease|SequentiallyConsistent>
  return
}
// -----
func.func @f(%0: !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, %1: i32) {
  %7 = spirv.KHR.CooperativeMatrixLoad %0, %1, <RowMajor> : !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>, %1: i32) {
  %7 = spirv.KHR.CooperativeMatrixLoad %0, %1, <RowMajor>, <Aligned> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>, %1: i32) {
  %7 = spirv.KHR.CooperativeMatrixLoad %0, %1, <RowMajor>, <Volatile>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>, %1: i32) {
  %7 = spirv.KHR.CooperativeMatrixLoad %0, %1, <RowMajor>, <MakePointerAvailable> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, StorageBuffer>, %1: i32, %2: !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>) {
  spirv.KHR.CooperativeMatrixStore %0, %2, %1, <RowMajor>, <MakePointerVisible> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
  return
}
// -----
func.func @f(%0: !spirv.coopmatrix<16x8xi8, Subgroup, MatrixB>, %1: !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB>, %2: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>) {
  %3 = spirv.KHR.CooperativeMatrixMulAdd %0, %1, %2 : !spirv.coopmatrix<16x8xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%0: !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, %1: !spirv.coopmatrix<8x4xi8, Subgroup, MatrixA>, %2: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>) {
  %3 = spirv.KHR.CooperativeMatrixMulAdd %0, %1, %2 : !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xi8, Subgroup, MatrixA> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%0: !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, %1: !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB>, %2: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixA>) {
  %3 = spirv.KHR.CooperativeMatrixMulAdd %0, %1, %2 : !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%0: !spirv.coopmatrix<16x8xi8, Workgroup, MatrixA>, %1: !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB>, %2: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>) {
  %3 = spirv.KHR.CooperativeMatrixMulAdd %0, %1, %2 : !spirv.coopmatrix<16x8xi8, Workgroup, MatrixA>, !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%0: !spirv.coopmatrix<8x8xi8, Subgroup, MatrixA>, %1: !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB>, %2: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>) {
  %3 = spirv.KHR.CooperativeMatrixMulAdd %0, %1, %2 : !spirv.coopmatrix<8x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%0: !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, %1: !spirv.coopmatrix<8x8xi8, Subgroup, MatrixB>, %2: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>) {
  %3 = spirv.KHR.CooperativeMatrixMulAdd %0, %1, %2 : !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x8xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%0: !spirv.coopmatrix<16x4xi8, Subgroup, MatrixA>, %1: !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB>, %2: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>) {
  %3 = spirv.KHR.CooperativeMatrixMulAdd %0, %1, %2 : !spirv.coopmatrix<16x4xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%0: !spirv.coopmatrix<16x8xf16, Subgroup, MatrixA>, %1: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixB>, %2: !spirv.coopmatrix<16x4xf32, Subgroup, MatrixAcc>) {
  %3 = spirv.KHR.CooperativeMatrixMulAdd %0, %1, %2, <ASigned> : !spirv.coopmatrix<16x8xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xf32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, Function>, %1: i32) {
  spirv.EXT.EmitMeshTasks %1, %1, %1, %0 : i32, i32, i32, !spirv.ptr<i32, Function>
  return
}

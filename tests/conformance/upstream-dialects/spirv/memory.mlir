func.func @loads(%0: !spirv.ptr<f32, Function>, %1: !spirv.ptr<f32, Uniform>) {
  %2 = spirv.Load "Function" %0 : f32
  %3 = spirv.Load "Function" %0 ["Volatile"] : f32
  %4 = spirv.Load "Uniform" %1 ["Aligned", 4] : f32
  %5 = spirv.Load "Uniform" %1 ["Volatile|Aligned", 16] {a.b = 3} : f32
  spirv.Store "Function" %0, %2 : f32
  spirv.Store "Function" %0, %2 ["None"] : f32
  spirv.Store "Uniform" %1, %2 ["Aligned", 4] : f32
  spirv.CopyMemory "Function" %0, "Uniform" %1 : f32
  spirv.CopyMemory "Function" %0, "Uniform" %1 ["Aligned", 4] : f32
  spirv.CopyMemory "Function" %0, "Uniform" %1 ["Volatile"], ["Volatile"] : f32
  spirv.CopyMemory "Function" %0, "Uniform" %1 ["Aligned", 4], ["Aligned", 8] : f32
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @global : !spirv.ptr<f32, Private>
  spirv.func @variables(%0: i32) "None" {
    %1 = spirv.Constant 4.0 : f32
    %2 = spirv.Variable : !spirv.ptr<f32, Function>
    %3 = spirv.Variable init(%1) : !spirv.ptr<f32, Function>
    %4 = spirv.mlir.addressof @global : !spirv.ptr<f32, Private>
    %5 = spirv.Variable init(%4) : !spirv.ptr<!spirv.ptr<f32, Private>, Function>
    %6 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
    %7 = spirv.Variable : !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>
    %8 = spirv.AccessChain %7[%0] : !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Function>
    %9 = spirv.AccessChain %7[%0, %0] : !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
    %10 = spirv.Bitcast %0 : i32 to f32
    spirv.Return
  }
}
// -----
func.func @chains(%0: !spirv.ptr<f32, CrossWorkgroup>, %1: i64, %2: !spirv.ptr<!spirv.struct<(f32, vector<4xi8>)>, Uniform>) {
  %3 = spirv.PtrAccessChain %0[%1] : !spirv.ptr<f32, CrossWorkgroup>, i64 -> !spirv.ptr<f32, CrossWorkgroup>
  %4 = spirv.InBoundsPtrAccessChain %0[%1] : !spirv.ptr<f32, CrossWorkgroup>, i64 -> !spirv.ptr<f32, CrossWorkgroup>
  %5 = spirv.Constant 1 : i32
  %6 = spirv.AccessChain %2[%5, %1] : !spirv.ptr<!spirv.struct<(f32, vector<4xi8>)>, Uniform>, i32, i64 -> !spirv.ptr<i8, Uniform>
  return
}
// -----
func.func @blocks(%0: !spirv.ptr<i32, StorageBuffer>, %1: vector<3xi32>) {
  %2 = spirv.INTEL.SubgroupBlockRead %0 : !spirv.ptr<i32, StorageBuffer> -> i32
  %3 = spirv.INTEL.SubgroupBlockRead %0 : !spirv.ptr<i32, StorageBuffer> -> vector<3xi32>
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %0, %2 : i32
  return
}
// -----
func.func @atomics(%0: !spirv.ptr<i32, StorageBuffer>, %1: i32, %2: !spirv.ptr<f32, StorageBuffer>, %3: f32) {
  %4 = spirv.AtomicAnd <Device> <None> %0, %1 : !spirv.ptr<i32, StorageBuffer>
  %5 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %0, %1, %1 : !spirv.ptr<i32, StorageBuffer>
  %6 = spirv.AtomicExchange <Workgroup> <Release> %0, %1 : !spirv.ptr<i32, StorageBuffer>
  %7 = spirv.AtomicIIncrement <Device> <Release|UniformMemory> %0 : !spirv.ptr<i32, StorageBuffer>
  %8 = spirv.EXT.AtomicFAdd <Device> <None> %2, %3 : !spirv.ptr<f32, StorageBuffer>
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
  return
}

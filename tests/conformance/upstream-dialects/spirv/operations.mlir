func.func @arithmetic(%0: i32, %1: f32, %2: vector<4xf32>, %3: vector<2xi8>, %4: !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>) {
  %5 = spirv.IAdd %0, %0 : i32
  %6 = spirv.FMul %2, %2 : vector<4xf32>
  %7 = spirv.FAdd %4, %4 : !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
  %8 = spirv.SNegate %3 {a.b} : vector<2xi8>
  %9 = spirv.VectorTimesScalar %2, %1 : (vector<4xf32>, f32) -> vector<4xf32>
  %10 = spirv.Dot %2, %2 : vector<4xf32> -> f32
  %11 = spirv.IAddCarry %0, %0 : !spirv.struct<(i32, i32)>
  %12 = spirv.ISubBorrow %3, %3 : !spirv.struct<(vector<2xi8>, vector<2xi8>)>
  %13 = spirv.SMulExtended {a.b = 3} %0, %0 : !spirv.struct<(i32, i32)>
  %14 = spirv.UMulExtended %0, %0 : !spirv.struct<(i32, i32)>
  return
}
// -----
func.func @composites(%0: !spirv.struct<(f32, !spirv.array<4 x i32>)>, %1: f32, %2: vector<4xf32>, %3: i32, %4: vector<2xf32>, %5: !spirv.matrix<2 x vector<3xf32>>) {
  %6 = spirv.CompositeExtract %0[0 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  %7 = spirv.CompositeExtract %0[1 : i32, 3 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  %8 = spirv.CompositeExtract %5[1 : i32, 2 : i32] : !spirv.matrix<2 x vector<3xf32>>
  %9 = spirv.CompositeInsert %1, %0[0 : i32] : f32 into !spirv.struct<(f32, !spirv.array<4 x i32>)>
  %10 = spirv.CompositeConstruct %1, %1, %4 : (f32, f32, vector<2xf32>) -> vector<4xf32>
  %11 = spirv.CompositeConstruct %1, %3 : (f32, i32) -> !spirv.struct<(f32, i32)>
  %12 = spirv.VectorExtractDynamic %2[%3] : vector<4xf32>, i32
  %13 = spirv.VectorInsertDynamic %1, %2[%3] : vector<4xf32>, i32
  %14 = spirv.VectorShuffle [1 : i32, 3 : i32, -1 : i32] %2, %2 : vector<4xf32>, vector<4xf32> -> vector<3xf32>
  return
}
// -----
func.func @extended(%0: f32, %1: vector<3xf32>, %2: i32, %3: vector<3xi32>) {
  %4 = spirv.GL.FClamp %0, %0, %0 : f32
  %5 = spirv.GL.UClamp %2, %2, %2 {a.b} : i32
  %6 = spirv.GL.SClamp %3, %3, %3 : vector<3xi32>
  %7 = spirv.GL.Fma %1, %1, %1 : vector<3xf32>
  %8 = spirv.GL.FrexpStruct %0 : f32 -> !spirv.struct<(f32, i32)>
  %9 = spirv.GL.Ldexp %0 : f32, %2 : i32 -> f32
  %10 = spirv.GL.FMix %0 : f32, %0 : f32, %0 : f32 -> f32
  %11 = spirv.GL.Length %1 : vector<3xf32> -> f32
  %12 = spirv.GL.PackHalf2x16 %4 : vector<2xf32> -> i32
  %13 = spirv.CL.fma %0, %0, %0 : f32
  %14 = spirv.CL.printf %15 %0, %2 : !spirv.ptr<i8, UniformConstant>, f32, i32 -> i32
  %15 = spirv.Undef : !spirv.ptr<i8, UniformConstant>
  return
}
// -----
func.func @extended(%0: f32, %1: vector<3xf32>, %2: i32, %3: vector<3xi32>, %5: vector<2xf32>, %6: !spirv.ptr<i8, UniformConstant>) {
  %4 = spirv.GL.Sin %0 : f32
  %8 = spirv.GL.FrexpStruct %1 : vector<3xf32> -> !spirv.struct<(vector<3xf32>, vector<3xi32>)>
  %9 = spirv.GL.Ldexp %0 : f32, %2 : i32 -> f32
  %10 = spirv.GL.FMix %0 : f32, %0 : f32, %0 : f32 -> f32
  %11 = spirv.GL.Length %1 : vector<3xf32> -> f32
  %12 = spirv.GL.PackHalf2x16 %5 : vector<2xf32> -> i32
  %13 = spirv.CL.fma %0, %0, %0 : f32
  %14 = spirv.CL.printf %6 %0, %2 : !spirv.ptr<i8, UniformConstant>, f32, i32 -> i32
  return
}
// -----
func.func @logic(%0: i1, %1: i32, %2: vector<4xf32>, %3: f32) {
  %4 = spirv.LogicalAnd %0, %0 : i1
  %5 = spirv.IEqual %1, %1 : i32
  %6 = spirv.FOrdLessThan %2, %2 : vector<4xf32>
  %7 = spirv.LogicalNot %0 : i1
  %8 = spirv.IsNan %2 : vector<4xf32>
  %9 = spirv.BitCount %1 : i32
  %10 = spirv.BitFieldInsert %1, %1, %1, %1 : i32, i32, i32
  %11 = spirv.BitFieldSExtract %1, %1, %1 : i32, i32, i32
  %12 = spirv.ShiftLeftLogical %1, %1 : i32, i32
  %13 = spirv.Not %1 : i32
  %14 = spirv.Ordered %3, %3 : f32
  return
}
// -----
func.func @casts(%0: i32, %1: f32, %2: !spirv.ptr<f32, Generic>, %3: !spirv.ptr<f32, Function>, %4: i64, %5: ui32) {
  %6 = spirv.ConvertFToS %1 : f32 to i64
  %7 = spirv.ConvertUToF %0 : i32 to f16
  %8 = spirv.Bitcast %0 : i32 to f32
  %9 = spirv.Bitcast %3 : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
  %10 = spirv.UConvert %0 : i32 to i64
  %11 = spirv.FConvert %1 : f32 to f64
  %12 = spirv.ConvertPtrToU %2 : !spirv.ptr<f32, Generic> to i64
  %13 = spirv.PtrCastToGeneric %3 : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Generic>
  %14 = spirv.GenericCastToPtr %2 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
  %15 = spirv.GenericCastToPtrExplicit %2 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  %16 = spirv.ConvertUToPtr %4 : i64 to !spirv.ptr<f32, PhysicalStorageBuffer>
  %17 = spirv.INTEL.ConvertFToBF16 %1 : f32 to i16
  return
}
// -----
func.func @matrices(%0: !spirv.matrix<3 x vector<3xf32>>, %1: f32, %2: !spirv.matrix<2 x vector<3xf32>>, %3: vector<3xf32>, %4: vector<2xf32>) {
  %5 = spirv.MatrixTimesMatrix %0, %0 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  %6 = spirv.MatrixTimesScalar %0, %1 : !spirv.matrix<3 x vector<3xf32>>, f32
  %7 = spirv.Transpose %2 : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
  %8 = spirv.MatrixTimesVector %2, %4 : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<3xf32>
  %9 = spirv.VectorTimesMatrix %3, %2 : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
  return
}
// -----
func.func @cooperative(%0: !spirv.ptr<i32, StorageBuffer>, %1: i32, %2: !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, %3: !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB>, %4: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>) {
  %5 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>
  %6 = spirv.KHR.CooperativeMatrixLoad %0, %1, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
  %7 = spirv.KHR.CooperativeMatrixLoad %0, %1, <ColumnMajor>, <Volatile|Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixB>
  spirv.KHR.CooperativeMatrixStore %0, %6, %1, <RowMajor> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
  %8 = spirv.KHR.CooperativeMatrixMulAdd %2, %3, %4 : !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>
  %9 = spirv.KHR.CooperativeMatrixMulAdd %2, %3, %4, <ASigned|AccSat> : !spirv.coopmatrix<16x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<16x4xi32, Subgroup, MatrixAcc>
  return
}
// -----
func.func @groups(%0: f32, %1: i32, %2: i1, %3: vector<4xi32>) {
  %4 = spirv.GroupBroadcast <Workgroup> %0, %1 : f32, i32
  %5 = spirv.GroupIAdd <Workgroup> <Reduce> %1 : i32
  %6 = spirv.KHR.GroupFMul <Subgroup> <InclusiveScan> %0 : f32
  %7 = spirv.GroupNonUniformBallot <Workgroup> %2 : vector<4xi32>
  %8 = spirv.GroupNonUniformElect <Subgroup> : i1
  %9 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %0 : f32 -> f32
  %10 = spirv.Constant 4 : i32
  %11 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %1 cluster_size(%10) : i32, i32 -> i32
  %12 = spirv.GroupNonUniformShuffle <Subgroup> %0, %1 : f32, i32
  %13 = spirv.GroupNonUniformRotateKHR <Subgroup> %0, %1, cluster_size(%10) : f32, i32, i32 -> f32
  %14 = spirv.GroupNonUniformAll <Subgroup> %2 : i1
  %15 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %3 : vector<4xi32> -> i32
  %16 = spirv.KHR.SubgroupBallot %2 : vector<4xi32>
  return
}
// -----
func.func @images(%0: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %1: vector<4xf32>, %2: f32, %3: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, %4: vector<2xsi32>, %5: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, %6: vector<2xf32>) {
  %7 = spirv.ImageDrefGather %0, %1, %2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<4xf32>, f32 -> vector<4xf32>
  %8 = spirv.ImageQuerySize %3 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi32>
  %9 = spirv.Image %0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
  %10 = spirv.ImageRead %3, %4 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32> -> vector<4xf32>
  spirv.ImageWrite %3, %4, %1 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32>, vector<4xf32>
  %11 = spirv.ImageSampleExplicitLod %0, %6 ["Lod"], %2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
  %12 = spirv.ImageSampleImplicitLod %0, %6 : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32> -> vector<4xf32>
  %13 = spirv.ImageSampleImplicitLod %0, %6 ["Bias"], %2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
  %14 = spirv.ImageFetch %5, %4 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, vector<2xsi32> -> vector<4xf32>
  return
}
// -----
func.func @dots(%0: vector<4xi8>, %1: i32) {
  %2 = spirv.SDot %0, %0 : vector<4xi8> -> i32
  %3 = spirv.UDot %1, %1, <PackedVectorFormat4x8Bit> : i32 -> i32
  %4 = spirv.SDotAccSat %0, %0, %1 : vector<4xi8> -> i32
  return
}
// -----
func.func @misc(%0: i1, %1: i32) {
  spirv.KHR.AssumeTrue %0
  spirv.EmitVertex
  spirv.EndPrimitive
  spirv.EXT.SetMeshOutputs %1, %1 : i32, i32
  spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
  return
}
// -----
func.func @unknown() {
  "spirv.Foo"() : () -> ()
  return
}

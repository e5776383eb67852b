func.func @f(%0: i32) {
  %1 = spirv.IAddCarry %0, %0 : !spirv.struct<(i32, i32, i32)>
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.IAddCarry %0, %0 : i32
  return
}
// -----
func.func @f(%0: i32) {
  %1 = "spirv.IAddCarry"(%0, %0) : (i32, i32) -> !spirv.struct<(i32, i64)>
  return
}
// -----
func.func @f(%0: i32) {
  %1 = "spirv.UMulExtended"(%0, %0) : (i32, i32) -> !spirv.struct<(i32)>
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.IAdd %0, %0 : f32
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.IAdd %0, %0 : f32
  return
}
// -----
func.func @f(%0: i32, %1: i64) {
  %2 = "spirv.IAdd"(%0, %1) : (i32, i64) -> i32
  return
}
// -----
func.func @f(%0: i32, %1: i64) {
  %2 = "spirv.ShiftLeftLogical"(%0, %1) : (i32, i64) -> i64
  return
}
// -----
func.func @f(%0: vector<4xf32>, %1: f64) {
  %2 = "spirv.VectorTimesScalar"(%0, %1) : (vector<4xf32>, f64) -> vector<4xf32>
  return
}
// -----
func.func @f(%0: vector<4xf32>, %1: f32) {
  %2 = "spirv.VectorTimesScalar"(%0, %1) : (vector<4xf32>, f32) -> vector<3xf32>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %1 = spirv.CompositeExtract %0[2 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %1 = spirv.CompositeExtract %0[] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %1 = spirv.CompositeExtract %0[0 : i32, 0 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %1 = spirv.CompositeExtract %0[1 : i32, -1 : i32] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %1 = spirv.CompositeExtract %0["a"] : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %1 = spirv.CompositeExtract %0 3 : !spirv.struct<(f32, !spirv.array<4 x i32>)>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, !spirv.array<4 x i32>)>) {
  %1 = "spirv.CompositeExtract"(%0) {indices = [0 : i32]} : (!spirv.struct<(f32, !spirv.array<4 x i32>)>) -> i32
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, i32)>, %1: i32) {
  %2 = spirv.CompositeInsert %1, %0[0 : i32] : i32 into !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, i32)>, %1: i32) {
  %2 = "spirv.CompositeInsert"(%1, %0) {indices = [1 : i32]} : (i32, !spirv.struct<(f32, i32)>) -> !spirv.struct<(i32, i32)>
  return
}
// -----
func.func @f(%0: !spirv.struct<(f32, i32)>, %1: i32) {
  %2 = spirv.CompositeInsert %1, %0[5 : i32] : i32 into !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.CompositeConstruct %0, %0 : (f32, f32) -> vector<3xf32>
  return
}
// -----
func.func @f(%0: f32, %1: i32) {
  %2 = spirv.CompositeConstruct %0, %1 : (f32, i32) -> vector<2xf32>
  return
}
// -----
func.func @f(%0: vector<2xi32>, %1: f32) {
  %2 = spirv.CompositeConstruct %0, %1 : (vector<2xi32>, f32) -> vector<3xf32>
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.CompositeConstruct %0 :, f32 -> !spirv.struct<(f32, f32)>
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.CompositeConstruct %0, %0 : (f32, f32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.CompositeConstruct %0 : (i32) -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixA>
  return
}
// -----
func.func @f(%0: !spirv.array<4 x f32>, %1: f32) {
  %2 = spirv.CompositeConstruct %0, %1 : (!spirv.array<4 x f32>, f32) -> vector<3xf32>
  return
}
// -----
func.func @f(%0: vector<4xf32>) {
  %1 = spirv.VectorShuffle [1 : i32, 8 : i32] %0, %0 : vector<4xf32>, vector<4xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%0: vector<4xf32>) {
  %1 = spirv.VectorShuffle [1 : i32] %0, %0 : vector<4xf32>, vector<4xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%0: f32, %1: i32) {
  %2 = "spirv.GL.FClamp"(%0, %0, %0) : (f32, f32, f32) -> f64
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.GL.FClamp %0, %0 : f32
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.GL.FClamp(%0, %0, %0) : f32
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.GL.FrexpStruct %0 : f32 -> !spirv.struct<(f32, i32, i32)>
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.GL.FrexpStruct %0 : f32 -> !spirv.struct<(f16, i32)>
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.GL.FrexpStruct %0 : f32 -> !spirv.struct<(f32, i64)>
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.GL.FrexpStruct %0 : f32 -> !spirv.struct<(f32, vector<2xi32>)>
  return
}
// -----
func.func @f(%0: vector<2xf32>) {
  %1 = spirv.GL.FrexpStruct %0 : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi64>)>
  return
}
// -----
func.func @f(%0: f32, %1: vector<2xi32>) {
  %2 = spirv.GL.Ldexp %0 : f32, %1 : vector<2xi32> -> f32
  return
}
// -----
func.func @f(%0: vector<3xf32>, %1: vector<2xi32>) {
  %2 = spirv.GL.Ldexp %0 : vector<3xf32>, %1 : vector<2xi32> -> vector<3xf32>
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.Bitcast %0 : i32 to i32
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.Bitcast %0 : i32 to f64
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.Bitcast %0 : i32 to !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<i32, Function>) {
  %1 = spirv.Bitcast %0 : !spirv.ptr<i32, Function> to i64
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.UConvert %0 : i32 to i32
  return
}
// -----
func.func @f(%0: vector<2xi32>) {
  %1 = spirv.SConvert %0 : vector<2xi32> to vector<2xi32>
  return
}
// -----
func.func @f(%0: vector<2xf32>) {
  %1 = spirv.ConvertFToS %0 : vector<2xf32> to i32
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.FConvert %0 : f32 to f32
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Generic>) {
  %1 = spirv.PtrCastToGeneric %0 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Generic>
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.PtrCastToGeneric %0 : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.PtrCastToGeneric %0 : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Generic>
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Function>) {
  %1 = spirv.GenericCastToPtr %0 : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Generic>
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Generic>) {
  %1 = spirv.GenericCastToPtr %0 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Generic>) {
  %1 = spirv.GenericCastToPtrExplicit %0 : !spirv.ptr<f32, Generic> to !spirv.ptr<i32, Function>
  return
}
// -----
func.func @f(%0: !spirv.ptr<f32, Generic>) {
  %1 = spirv.ConvertPtrToU %0 : !spirv.ptr<f32, Generic> to si64
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: !spirv.ptr<f32, Generic>) "None" {
    %1 = spirv.ConvertPtrToU %0 : !spirv.ptr<f32, Generic> to i64
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: i64) "None" {
    %1 = spirv.ConvertUToPtr %0 : i64 to !spirv.ptr<f32, Generic>
    spirv.Return
  }
}
// -----
func.func @f(%0: i1, %1: f32, %2: i32) {
  %3 = "spirv.Select"(%0, %1, %2) : (i1, f32, i32) -> f32
  return
}
// -----
func.func @f(%0: vector<2xi1>, %1: f32) {
  %3 = spirv.Select %0, %1, %1 : vector<2xi1>, f32
  return
}
// -----
func.func @f(%0: vector<2xi1>, %1: vector<3xf32>) {
  %3 = spirv.Select %0, %1, %1 : vector<2xi1>, vector<3xf32>
  return
}
// -----
func.func @f(%0: !spirv.matrix<2 x vector<3xf32>>) {
  %1 = spirv.Transpose %0 : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  return
}
// -----
func.func @f(%0: !spirv.matrix<2 x vector<3xf32>>) {
  %1 = spirv.Transpose %0 : !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf16>>
  return
}
// -----
func.func @f(%0: !spirv.matrix<2 x vector<3xf32>>, %1: f16) {
  %2 = spirv.MatrixTimesScalar %0, %1 : !spirv.matrix<2 x vector<3xf32>>, f16
  return
}
// -----
func.func @f(%0: !spirv.matrix<2 x vector<3xf32>>) {
  %2 = spirv.MatrixTimesMatrix %0, %0 : !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  return
}
// -----
func.func @f(%0: !spirv.matrix<3 x vector<3xf32>>) {
  %2 = spirv.MatrixTimesMatrix %0, %0 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  return
}
// -----
func.func @f(%0: !spirv.matrix<3 x vector<3xf32>>) {
  %2 = spirv.MatrixTimesMatrix %0, %0 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf16>>
  return
}
// -----
func.func @f(%0: !spirv.matrix<3 x vector<3xf32>>) {
  %2 = spirv.MatrixTimesMatrix %0, %0 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<2xf32>>
  return
}
// -----
func.func @f(%0: !spirv.matrix<2 x vector<3xf32>>, %1: vector<3xf32>) {
  %2 = spirv.MatrixTimesVector %0, %1 : !spirv.matrix<2 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%0: !spirv.matrix<2 x vector<3xf32>>, %1: vector<2xf32>) {
  %2 = spirv.MatrixTimesVector %0, %1 : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%0: !spirv.matrix<2 x vector<3xf32>>, %1: vector<2xf32>) {
  %2 = spirv.VectorTimesMatrix %1, %0 : vector<2xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
  return
}
// -----
func.func @f(%0: !spirv.matrix<2 x vector<3xf32>>, %1: vector<3xf32>) {
  %2 = spirv.VectorTimesMatrix %1, %0 : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<3xf32>
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.SDot %0, %0 : i32 -> i32
  return
}
// -----
func.func @f(%0: i64) {
  %1 = spirv.SDot %0, %0, <PackedVectorFormat4x8Bit> : i64 -> i64
  return
}
// -----
func.func @f(%0: vector<4xi8>) {
  %1 = spirv.SDot %0, %0, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
  return
}
// -----
func.func @f(%0: vector<4xi16>) {
  %1 = spirv.SDot %0, %0 : vector<4xi16> -> i32
  return
}
// -----
func.func @f(%0: vector<4xi16>, %1: i32) {
  %2 = spirv.UDotAccSat %0, %0, %1 : vector<4xi16> -> i32
  return
}
// -----
func.func @f(%0: f32, %1: i32) {
  %2 = spirv.GroupBroadcast <Device> %0, %1 : f32, i32
  return
}
// -----
func.func @f(%0: f32, %1: vector<4xi32>) {
  %2 = spirv.GroupBroadcast <Workgroup> %0, %1 : f32, vector<4xi32>
  return
}
// -----
func.func @f(%0: i32) {
  %1 = spirv.GroupIAdd <Device> <Reduce> %0 : i32
  return
}
// -----
func.func @f(%0: i1) {
  %1 = spirv.GroupNonUniformBallot <Device> %0 : vector<4xi32>
  return
}
// -----
func.func @f() {
  %1 = spirv.GroupNonUniformElect <CrossDevice> : i1
  return
}
// -----
func.func @f(%0: i1) {
  %1 = spirv.GroupNonUniformAll <Workgroup> %0 : i1
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.GroupNonUniformFAdd <Device> <Reduce> %0 : f32 -> f32
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %0 : f32 -> f32
  return
}
// -----
func.func @f(%0: f32, %1: i32) {
  %2 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %0 cluster_size(%1) : f32, i32 -> f32
  return
}
// -----
func.func @f(%0: f32) {
  %1 = spirv.Constant 5 : i32
  %2 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %0 cluster_size(%1) : f32, i32 -> f32
  return
}
// -----
func.func @f(%0: f32, %1: si32) {
  %2 = spirv.GroupNonUniformShuffle <Subgroup> %0, %1 : f32, si32
  return
}
// -----
func.func @f(%0: f32, %1: i32) {
  %2 = spirv.GroupNonUniformShuffle <Device> %0, %1 : f32, i32
  return
}
// -----
func.func @f(%0: f32, %1: i32) {
  %2 = spirv.GroupNonUniformBroadcast <Subgroup> %0, %1 : f32, i32
  return
}
// -----
func.func @f(%0: f32, %1: i32) {
  %2 = spirv.GroupNonUniformRotateKHR <Subgroup> %0, %1, cluster_size(%1) : f32, i32, i32 -> f32
  return
}
// -----
func.func @f(%0: f32, %1: i32) {
  %3 = spirv.Constant 3 : i32
  %2 = spirv.GroupNonUniformRotateKHR <Subgroup> %0, %1, cluster_size(%3) : f32, i32, i32 -> f32
  return
}
// -----
func.func @f(%0: vector<4xi32>) {
  %1 = spirv.GroupNonUniformBallotBitCount <Workgroup> <Reduce> %0 : vector<4xi32> -> i32
  return
}
// -----
func.func @f(%0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>) {
  %1 = spirv.ImageQuerySize %0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8> -> vector<2xi32>
  return
}
// -----
func.func @f(%0: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) {
  %1 = spirv.ImageQuerySize %0 : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi32>
  return
}
// -----
func.func @f(%0: !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Rgba8>) {
  %1 = spirv.ImageQuerySize %0 : !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi32>
  return
}
// -----
func.func @f(%0: !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, %1: vector<2xsi32>) {
  %2 = spirv.ImageRead %0, %1 : !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32> -> vector<4xi32>
  return
}
// -----
func.func @f(%0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, %1: vector<2xsi32>) {
  %2 = spirv.ImageRead %0, %1 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, vector<2xsi32> -> vector<4xf32>
  return
}
// -----
func.func @f(%0: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, %1: vector<2xsi32>, %2: vector<4xf32>) {
  spirv.ImageWrite %0, %1, %2 : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32>, vector<4xf32>
  return
}
// -----
func.func @f(%0: !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, %1: vector<2xsi32>) {
  %2 = spirv.ImageFetch %0, %1 : !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, vector<2xsi32> -> vector<4xf32>
  return
}
// -----
func.func @f(%0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %1: vector<2xf32>, %2: f32) {
  %3 = spirv.ImageSampleExplicitLod %0, %1 ["Bias"], %2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @f(%0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %1: vector<2xf32>, %2: f32) {
  %3 = spirv.ImageSampleImplicitLod %0, %1 ["Foo"], %2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @f(%0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %1: vector<2xf32>, %2: f32) {
  %3 = spirv.ImageSampleImplicitLod %0, %1, %2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @f(%0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %1: vector<2xf32>) {
  %3 = spirv.ImageSampleImplicitLod %0, %1 ["Bias"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%0: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %1: vector<4xf32>, %2: f32) {
  %3 = spirv.ImageDrefGather %0, %1, %2 : !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<4xf32>, f32 -> vector<4xf32>
  return
}
// -----
func.func @f(%0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba8>>, %1: vector<4xf32>, %2: f32) {
  %3 = spirv.ImageDrefGather %0, %1, %2 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Rgba8>>, vector<4xf32>, f32 -> vector<4xf32>
  return
}

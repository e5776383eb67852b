func.func private @f(!spirv.array<4 x f32>)
// -----
func.func private @f(!spirv.array<4xf32, stride=16>)
// -----
func.func private @f(!spirv.array<4 x bf16>)
// -----
func.func private @f(!spirv.array<4xf80>)
// -----
func.func private @f(!spirv.array<4 x vector<1xf32>>)
// -----
func.func private @f(!spirv.array<4 x vector<4xindex>>)
// -----
func.func private @f(!spirv.array<2 x !spirv.array<3 x i1>>)
// -----
func.func private @f(!spirv.array<4xf32,stride=-3>)
// -----
func.func private @f(!spirv.array<5000000000xf32>)
// -----
func.func private @f(!spirv.rtarray<f32>)
// -----
func.func private @f(!spirv.rtarray<vector<4xi8>, stride=4>)
// -----
func.func private @f(!spirv.ptr<f32, Uniform>)
// -----
func.func private @f(!spirv.ptr<!spirv.ptr<i64, Function>, CrossWorkgroup>)
// -----
func.func private @f(!spirv<ptr<f32, Function>>)
// -----
func.func private @f(!spirv.matrix<3 x vector<3xf32>>)
// -----
func.func private @f(!spirv.matrix<2 x vector<4xf16>>)
// -----
func.func private @f(!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<0x8xvector<4xi8>, Workgroup, MatrixAcc>)
// -----
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>)
// -----
func.func private @f(!spirv.image<i32, Buffer, DepthUnknown, Arrayed, MultiSampled, SamplerUnknown, Unknown>)
// -----
func.func private @f(!spirv.sampled_image<!spirv.image<f32, Cube, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)
// -----
func.func private @f(!spirv.arm.tensor<*xi16>)
// -----
func.func private @f(!spirv.arm.tensor< * xi16>)
// -----
func.func private @f(!spirv.arm.tensor<14x19xi16>)
// -----
func.func private @f(!spirv.arm.tensor<?x?xbf16>)
// -----
func.func private @f(!spirv.arm.tensor<2x!spirv.ptr<f32, Generic>>)
// -----
func.func private @f(!spirv.struct<()>)
// -----
func.func private @f(!spirv.struct<(f32, i32)>)
// -----
func.func private @f(!spirv.struct<(tensor<4xf32>)>)
// -----
func.func private @f(!spirv.struct<(f32 [0], i32 [4])>)
// -----
func.func private @f(!spirv.struct<(i32 [])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, NonWritable, BuiltIn=3], i32 [4, NonReadable])>)
// -----
func.func private @f(!spirv.struct<(f32 [BuiltIn, NonWritable, BuiltIn=3])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, BuiltIn="a"], i8 [16, BuiltIn=[1,2]])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, BuiltIn=3.0, Restrict=unit])>)
// -----
func.func private @f(!spirv.struct<(f32 [0, Volatile, NonWritable, Restrict]), Block, Aliased>)
// -----
func.func private @f(!spirv.struct<(f32), BufferBlock=3:i32>)
// -----
func.func private @f(!spirv.struct<(f32 [0x10], i8 [-1])>)
// -----
func.func private @f(!spirv.struct<y, ()>)
// -----
func.func private @f(!spirv.struct<a.b, (i32)>)
// -----
func.func private @f(!spirv.struct<i32, (i32)>)
// -----
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, Generic>)>)
// -----
func.func private @f(!spirv.struct<a, (!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Generic>, !spirv.ptr<!spirv.struct<b>, Generic>)>)>)
// -----
func.func private @f(!spirv.struct<a, (f32 [0, Volatile]), Block>, !spirv.struct<a, (f32 [0, Volatile]), Block>)

func.func private @f(!spirv.struct<(), Block>)
// -----
func.func private @f(!spirv.struct<x, (), Block>)
// -----
func.func private @f(!spirv.struct<y>)
// -----
func.func private @f(!spirv.struct<y, (!spirv.struct<y,(i32)>)>)
// -----
func.func private @f(!spirv.struct<(i32 [0], i32)>)
// -----
func.func private @f(!spirv.struct<(i32, i32[0])>)
// -----
func.func private @f(!spirv.struct<(i32 [] , i8), Block,>)
// -----
func.func private @f(!spirv.struct<(i32 [Foo])>)
// -----
func.func private @f(!spirv.struct<y, (i32)>, !spirv.struct<y, (i8)>)
// -----
func.func private @f(!spirv.struct<"y", (i32)>)
// -----
func.func private @f(!spirv.struct<(f32 [4294967296])>)
// -----
func.func private @f(!spirv.struct<(f32), Foo>)
// -----
func.func private @f(!spirv.struct<(f32), Block=>)
// -----
func.func private @f(!spirv.struct<(f32 [0 NonWritable])>)
// -----
func.func private @f(!spirv.struct<a, (f32)>, !spirv.struct<a>)
// -----
func.func private @f(!spirv.struct<)
// -----
func.func private @f(!spirv.struct<a-c, (i32)>)
// -----
func.func private @f(!spirv.array<0 x f32>)
// -----
func.func private @f(!spirv.array<4x4xf32>)
// -----
func.func private @f(!spirv.array<f32>)
// -----
func.func private @f(!spirv.array<4 x i3>)
// -----
func.func private @f(!spirv.array<4 x vector<5xf32>>)
// -----
func.func private @f(!spirv.array<4 x vector<2x2xf32>>)
// -----
func.func private @f(!spirv.array<4 x tensor<4xf32>>)
// -----
func.func private @f(!spirv.array<4xf32, stride=0>)
// -----
func.func private @f(!spirv.array<4xf32, step=4>)
// -----
func.func private @f(!spirv.array<?xf32>)
// -----
func.func private @f(!spirv.array<4xindex>)
// -----
func.func private @f(!spirv.array<4 x none>)
// -----
func.func private @f(!spirv.array<4xf32,stride=5000000000>)
// -----
func.func private @f(!spirv.array)
// -----
func.func private @f(!spirv.ptr<f32, Foo>)
// -----
func.func private @f(!spirv.ptr<f32>)
// -----
func.func private @f(!spirv.ptr<f32, 3>)
// -----
func.func private @f(!spirv.ptr<tuple<>, Function>)
// -----
func.func private @f(!spirv.rtarray<4xf32>)
// -----
func.func private @f(!spirv.rtarray<f32, stride=0>)
// -----
func.func private @f(!spirv.matrix<5xvector<3xf32>>)
// -----
func.func private @f(!spirv.matrix<2x2xvector<3xf32>>)
// -----
func.func private @f(!spirv.matrix<2xf32>)
// -----
func.func private @f(!spirv.matrix<2xvector<5xf32>>)
// -----
func.func private @f(!spirv.matrix<2xvector<3xi32>>)
// -----
func.func private @f(!spirv.matrix<2xvector<2x2xf32>>)
// -----
func.func private @f(!spirv.coopmatrix<8xi32, Subgroup, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<8x8xi32, Foo, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<8x8xi32, Subgroup, Foo>)
// -----
func.func private @f(!spirv.coopmatrix<8x8xindex, Subgroup, MatrixA>)
// -----
func.func private @f(!spirv.sampled_image<f32>)
// -----
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, Foo, Rgba32f>)
// -----
func.func private @f(!spirv.image<f32, Dim2D, NoDepth, NonArrayed>)
// -----
func.func private @f(!spirv.image<index, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>)
// -----
func.func private @f(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)
// -----
func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>)
// -----
func.func private @f(!spirv.arm.tensor<i16>)
// -----
func.func private @f(!spirv.arm.tensor<0xi16>)
// -----
func.func private @f(!spirv.arm.tensor<14x?xi16>)
// -----
func.func private @f(!spirv.arm.tensor<2xindex>)
// -----
func.func private @f(!spirv.arm.tensor<*i16>)
// -----
func.func private @f(!spirv.foo)
// -----
func.func private @f(!spirv.arm.foo<i32>)
// -----
"a"() : () -> !spirv.foo
// -----
"a"() : () -> !spirv.foo<3>
// -----
"a"() {x = #spirv.foo} : () -> ()
// -----
"a"() {x = #spirv.foo<x>} : () -> ()

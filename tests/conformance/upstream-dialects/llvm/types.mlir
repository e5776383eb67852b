func.func private @t(!llvm.ptr)
// -----
func.func private @t(!llvm.ptr<3>)
// -----
func.func private @t(!llvm.array<4 x i32>)
// -----
func.func private @t(!llvm.array<2 x ptr>)
// -----
func.func private @t(!llvm.array<2 x array<3 x f32>>)
// -----
func.func private @t(!llvm.array<0 x struct<()>>)
// -----
func.func private @t(!llvm.struct<(i32, ptr)>)
// -----
func.func private @t(!llvm.struct<packed (i8, ptr<1>)>)
// -----
func.func private @t(!llvm.struct<()>)
// -----
func.func private @t(!llvm.struct<packed ()>)
// -----
func.func private @t(!llvm.func<i32 (i32)>)
// -----
func.func private @t(!llvm.func<void (...)>)
// -----
func.func private @t(!llvm.func<ptr (ptr, i8, ...)>)
// -----
func.func private @t(!llvm.void)
// -----
func.func private @t(!llvm.token)
// -----
func.func private @t(!llvm.label)
// -----
func.func private @t(!llvm.metadata)
// -----
func.func private @t(!llvm.x86_amx)
// -----
func.func private @t(!llvm.ppc_fp128)
// -----
func.func private @t(!llvm.array<3 x ppc_fp128>)
// -----
func.func private @t(!llvm.target<"spirv.Image", ptr, i32, 3, 4>)
// -----
func.func private @t(!llvm.target<"a">)
// -----
func.func private @t(!llvm.target<"a", 3>)
// -----
func.func private @t(!llvm.target<"a", 3, i32>)
// -----
func.func private @t(!llvm.struct<"a", (i32, ptr)>)
// -----
func.func private @t(!llvm.struct<"a">)
// -----
func.func private @t(!llvm.struct<"b", opaque>)
// -----
func.func private @t(!llvm.struct<opaque>)
// -----
func.func private @t(!llvm.struct<"l", (i32, struct<"l">)>)
// -----
func.func private @t(!llvm.struct<"p", packed (i8)>)
// -----
func.func private @t(!llvm.struct<"c\22d", ()>)
// -----
func.func private @t(!llvm.struct<(struct<"a", (i32, ptr)>, array<2 x struct<"l", (i32, struct<"l">)>>)>)
// -----
func.func private @t(!llvm.struct<(struct<"a", (i32)>, struct<"a", (i64)>)>)
// -----
func.func private @t(!llvm.struct<(struct<"a", (i32)>, struct<"a", opaque>)>)
// -----
func.func private @t(!llvm.array<2 x vector<4xi32>>)
// -----
func.func private @t(!llvm.array<2 x vector<[4]xi32>>)
// -----
func.func private @t(!llvm.array<2 x index>)
// -----
func.func private @t(!llvm.struct<(!llvm.ptr, tensor<2xi32>)>)
// -----
func.func private @t(!llvm.struct<(void)>)
// -----
func.func private @t(!llvm.struct<"v", (label)>)
// -----
func.func private @t(!llvm.array<2 x void>)
// -----
func.func private @t(!llvm.array<2 x func<void ()>>)
// -----
func.func private @t(!llvm.func<label ()>)
// -----
func.func private @t(!llvm.func<void (void)>)
// -----
func.func private @t(!llvm.func<void (metadata)>)
// -----
func.func private @t(!llvm.ptr<-1>)
// -----
func.func private @t(!llvm.array<x i32>)
// -----
func.func private @t(!llvm.struct<(i32>)
// -----
func.func private @t(!llvm.struct<(i32, foo)>)

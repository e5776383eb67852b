// Data layouts of pointers and structures, and types that are unknown or wrong.
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 64]> : vector<3xi64>, !llvm.ptr<4> = dense<[32, 64, 64, 24]> : vector<4xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64.0, 64.0, 64.0]> : vector<3xf32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 64 : i64>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi32>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi8>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<64> : vector<2xi64>>} {}

// -----

"t.x"() {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 32]> : vector<3xi64>>} : () -> ()

// -----

"t.x"() : () -> !llvm.float

// -----

"t.x"() : () -> !llvm.f32

// -----

"t.x"() : () -> !llvm.tensor<*xf32>

// -----

"t.x"() : () -> !llvm.vec<4 x ptr>

// -----

"t.x"() : () -> !llvm<"ptr">

// -----

"t.x"() : () -> (!llvm.struct<"a", opaque>, !llvm.struct<"a", ()>)

// -----

"t.x"() : () -> (!llvm.struct<"a", opaque>, !llvm.struct<"a", packed (i8)>)

// -----

"t.x"() : () -> !llvm.struct<"a", (struct<"a", (i8)>)>

// -----

"t.x"() : () -> !llvm.struct<"a", (struct<"a", opaque>)>

// -----

"t.x"() : () -> !llvm.struct<"a", (struct<"a">, ptr)>

// -----

func.func private @f(memref<2x!llvm.ppc_fp128>, vector<2x!llvm.ppc_fp128>, tensor<2x!llvm.ppc_fp128>)

// -----

func.func private @f(memref<2x!llvm.ptr>)

func.func private @f(!gpu.foo)
// -----
func.func private @f(!gpu<foo>)
// -----
func.func private @f(!gpu.mma_matrix)
// -----
func.func private @f(!gpu<"x">)
// -----
func.func private @f(!gpu<async.token>)
// -----
func.func private @f(!gpu.sparse.foo)
// -----
func.func private @f(!gpu.async)
// -----
func.func private @f(!gpu.mma_matrix<?x2xf16, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<2x2xf64, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<2x2xf16 "AOp">)

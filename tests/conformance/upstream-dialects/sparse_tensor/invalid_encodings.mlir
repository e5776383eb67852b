func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : sparse) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 12 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = -8 }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), width = 12 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique, high)) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d1 : compressed) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0, d0) -> (d0 : compressed) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense(nonunique)) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : 1) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0) -> (l0 = d0 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l1, d1 = l0) -> (l1 = d0 : dense, l0 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l1, d1 = l0) -> (l0 = d0 : dense, l1 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l2 = d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1 = l1) -> (d0 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0 : 4) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[5, 4]) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[5, x]) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[-5, 1]) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[1, 2, 3]) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{  }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ posWidth = 8 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = () -> () }>>)
// -----
func.func private @a(tensor<f32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + d1 : dense, d0 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1 : i32 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 1.0 : f32 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 0 : i64 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = "a" }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = unit }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = "a" }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), crdWidth = 1.0 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense)  posWidth = 8 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), map = (d0) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-2, 1, 1)>) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 0, 1)>) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 1, 0)>) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 1)>) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(a, 1, 1)>) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2: dense, d1 : compressed, d0 mod 3: dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 mod 2: dense, d1 : compressed, d0 floordiv 2: dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 * 2: dense, d1 : compressed, d0 mod 3: dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = [s](d0, s) -> (d0 : dense, s : dense) }>>)
// -----
func.func private @a(tensor<*xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : singleton) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : singleton) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(soa), d1 : singleton) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(soa), d2 : singleton) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : batch) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : structured[1, 2], d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : structured[1, 2]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 8 : dense, d1 mod 8 : structured[2, 4]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 4 : dense, d0 mod 2 : dense, d1 mod 4 : structured[2, 4]) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = [s](d0, d1) -> (d0 * s : dense, d0 : dense, d1 : structured[2, 4]) }>>)
// -----
func.func private @a(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense) }>>)
// -----
func.func private @a(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1) -> (d0 floordiv 2 : dense, d1 : dense, d0 mod 2 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (1) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map (d0) -> (d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = {l0 (d0) -> (l0 = d0 : dense) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ 1 }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[99999999999999999999, 1]) }>>)
// -----
func.func private @a(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(1)) }>>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>, lvls = 2 to 1>)
// -----
func.func private @a(!sparse_tensor.iter_space<4, lvls = 2 to 1>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>, lvls = a>)
// -----
func.func private @a(!sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>, lvls = 3 to 3>)
// -----
func.func private @a(!sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>)
// -----
func.func private @a(!sparse_tensor.iterator<#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>, lvls = 1 to a>)
// -----
func.func private @a(!sparse_tensor.storage_specifier<4>)
// -----
func.func private @a(!sparse_tensor.storage_specifier<i32>)
// -----
func.func private @a(!sparse_tensor.storage<i32>)
// -----
func.func private @a(!sparse_tensor.iter_space<#sparse_tensor<slice(1, 1, 1)>, lvls = 1>)
// -----
func.func private @a() attributes {a = #sparse_tensor.slice<1, 2, 3>}
// -----
func.func private @a() attributes {a = #sparse_tensor<CrdTransDirection to_lvl>}

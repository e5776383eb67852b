// Vectors, matrices by rows and columns, and lists of coordinates.
#SparseVector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), posWidth = 32, crdWidth = 8 }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#SoA = #sparse_tensor.encoding<{ map = (i, j) -> (i : loose_compressed(nonunique, nonordered), j : singleton(nonordered, soa)), posWidth = 64 }>
func.func private @vectors(tensor<?xf32, #SparseVector>, tensor<4x8xf64, #CSR>, tensor<4x8xi8, #CSC>, tensor<?x?xcomplex<f32>, #COO>, tensor<2x2xindex, #SoA>)
// -----
// Blocks, with and without names of levels, structured and batched levels, symbols.
#BSR = #sparse_tensor.encoding<{ map = ( i, j ) -> ( i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense ) }>
#BSR2 = #sparse_tensor.encoding<{
  map = { ib, jb, ii, jj } ( i = ib * 2 + ii, j = jb * 3 + jj) ->
    ( ib = i floordiv 2 : dense, jb = j floordiv 3 : compressed, ii = i mod 2 : dense, jj = j mod 3 : dense)
}>
#Half = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : dense, k : structured[2, 4]) }>
#HalfBlock = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4]) }>
#Batch = #sparse_tensor.encoding<{ map = (b, i, j) -> (b : batch, i : dense, j : compressed) }>
#ELL = #sparse_tensor.encoding<{ map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed) }>
func.func private @blocks(tensor<20x30xf32, #BSR>, tensor<20x30xf32, #BSR2>, tensor<?x4x4xf64, #Half>, tensor<?x?xf16, #HalfBlock>, tensor<2x?x?xf16, #Batch>, tensor<?x?xf64, #ELL>)
// -----
// Slices, and values of entries.
#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, 8, ?)>) -> (i : dense, j : compressed) }>
#Some = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(?, 4, 1)>, j) -> (j : dense, i : compressed) }>
#One = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = 1.0 : f64, implicitVal = 0.0 : f64 }>
#Int = #sparse_tensor.encoding<{ crdWidth = 16, explicitVal = 3 : i32, map = (i) -> (i : compressed), implicitVal = 0 : i32, }>
#Complex = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), implicitVal = #complex.number<:f32 0.0, 0.0> }>
func.func private @slices(tensor<?x?xf64, #Slice>, tensor<?x?xf64, #Some>, tensor<?xf64, #One>, tensor<?xi32, #Int>, tensor<?xcomplex<f32>, #Complex>)
func.func private @attributes() attributes {a = #One, b = #sparse_tensor<slice(1, ?, 2)>, c = #sparse_tensor<CrdTransDirection dim_to_lvl>, d = #sparse_tensor.SparseTensorSortAlgorithm<quick_sort>, e = [#sparse_tensor.slice(?, ?, ?)]}
// -----
// Types; a specifier keeps only what says how a tensor is stored.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed(nonunique)), posWidth = 32 }>
func.func private @types(!sparse_tensor.storage_specifier<#CSR>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iterator<#CSR, lvls = 1>)
// -----
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func private @one(tensor<2x2xf32, #CSR>, !sparse_tensor.storage_specifier<#CSR>)
func.func private @two(!sparse_tensor.iter_space<#CSR, lvls = 1 to 2>, !sparse_tensor<iter_space<#CSR, lvls = 7 to 9>>)
// -----
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func private @only(!sparse_tensor.iterator<#SV, lvls = 0>)
// -----
// The text without aliases is read too.
func.func private @long(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
// -----
"test.op"() {a = #sparse_tensor<encoding<{ map = (d0) -> (d0 : compressed) }>>, b = #sparse_tensor<StorageSpecifierKind crd_mem_sz>} : () -> ()

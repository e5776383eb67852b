// with: --canonicalize
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#UCOO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered)) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#BSRD = #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>
#W = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 8 }>
#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, 8, ?)>) -> (i : dense, j : compressed) }>
#Batch = #sparse_tensor.encoding<{ map = (b, i) -> (b : batch, i : compressed) }>
#SoA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%t: tensor<4x6xf64, #CSR>, %d: tensor<?x?xf64>, %b: tensor<4x6xf64, #BSR>, %c: tensor<4x6xf64, #COO>, %v: tensor<?x12xf64, #BSR>) {
  %0 = sparse_tensor.convert %t : tensor<4x6xf64, #CSR> to tensor<4x6xf64, #CSR>
  %1 = sparse_tensor.reinterpret_map %b : tensor<4x6xf64, #BSR> to tensor<2x2x2x3xf64, #BSRD>
  %2 = sparse_tensor.reinterpret_map %1 : tensor<2x2x2x3xf64, #BSRD> to tensor<4x6xf64, #BSR>
  %3 = sparse_tensor.reorder_coo quick_sort %c : tensor<4x6xf64, #COO> to tensor<4x6xf64, #COO>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %l0 = sparse_tensor.lvl %b, %k1 : tensor<4x6xf64, #BSR>
  %l1 = sparse_tensor.lvl %v, %k0 : tensor<?x12xf64, #BSR>
  %l2 = sparse_tensor.lvl %v, %k1 : tensor<?x12xf64, #BSR>
  %l3 = sparse_tensor.lvl %v, %k2 : tensor<?x12xf64, #BSR>
  "test.use"(%0, %2, %3, %l0, %l1, %l2, %l3) : (tensor<4x6xf64, #CSR>, tensor<4x6xf64, #BSR>, tensor<4x6xf64, #COO>, index, index, index, index) -> ()
  return
}
// -----
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#UCOO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered)) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#BSRD = #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>
#W = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 8 }>
#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, 8, ?)>) -> (i : dense, j : compressed) }>
#Batch = #sparse_tensor.encoding<{ map = (b, i) -> (b : batch, i : compressed) }>
#SoA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>, %i: index, %j: index) {
  %0 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %i : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.set %0 lvl_sz at 1 with %j : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.get %1 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.get %1 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %4:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #CSR : index, index
  %5:2 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #CSC : index, index
  %6:2 = sparse_tensor.crd_translate lvl_to_dim [%i, %j] as #CSC : index, index
  %7:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %j] as #BSR : index, index, index, index
  %8:2 = sparse_tensor.crd_translate lvl_to_dim [%7#0, %7#1, %7#2, %7#3] as #BSR : index, index
  %9:2 = sparse_tensor.crd_translate lvl_to_dim [%7#1, %7#1, %7#2, %7#3] as #BSR : index, index
  "test.use"(%2, %3, %4#0, %5#0, %6#1, %8#0, %9#1) : (index, index, index, index, index, index, index) -> ()
  return
}
// -----
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#UCOO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered)) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#BSRD = #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>
#W = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 8 }>
#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, 8, ?)>) -> (i : dense, j : compressed) }>
#Batch = #sparse_tensor.encoding<{ map = (b, i) -> (b : batch, i : compressed) }>
#SoA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%t: tensor<4x6xf64, #COO>, %i: f32) {
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<4x6xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  %r = sparse_tensor.iterate %it in %s at(%a, %b) iter_args(%x = %i) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> f32 {
    %y = "test.use"(%b) : (index) -> f32
    sparse_tensor.yield %y : f32
  }
  sparse_tensor.iterate %it in %s at(%a, %b) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
    "test.one"() : () -> ()
  }
  sparse_tensor.iterate %it in %s at(%a, %b) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
    "test.one"(%a, %b) : (index, index) -> ()
  }
  "test.use"(%r) : (f32) -> ()
  return
}

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
func.func @f(%a: index, %t: tensor<4x8xf64, #CSR>, %d: tensor<4x8xf64>) {
  %0 = sparse_tensor.new %a : index to tensor<4x8xf64, #CSR>
  %1 = sparse_tensor.convert %d {x} : tensor<4x8xf64> to tensor<?x8xf64, #CSC>
  %2 = sparse_tensor.number_of_entries %t : tensor<4x8xf64, #CSR>
  sparse_tensor.out %t, %a : tensor<4x8xf64, #CSR>, index
  %3 = sparse_tensor.load %t hasInserts : tensor<4x8xf64, #CSR>
  %4 = sparse_tensor.load %t : tensor<4x8xf64, #CSR>
  sparse_tensor.print %t : tensor<4x8xf64, #CSR>
  %5 = sparse_tensor.has_runtime_library
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x2xindex>, %t: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64, #CSR>
  %1 = sparse_tensor.assemble (%p, %o), %v {a = 1 : i32} : (tensor<5xindex>, tensor<?x2xindex>), tensor<?xf64> to tensor<4x8xf64, #COO>
  %2 = sparse_tensor.assemble (%p, %c, %c), %v : (tensor<5xindex>, tensor<?xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64, #SoA>
  %rp, %rc, %rv, %pl, %cl, %vl = sparse_tensor.disassemble %t : tensor<4x8xf64, #CSR>
     out_lvls(%p, %c : tensor<5xindex>, tensor<?xindex>) out_vals(%v : tensor<?xf64>)
     -> (tensor<5xindex>, tensor<?xindex>), tensor<?xf64>, (index, i32), i64
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
func.func @f(%t: tensor<4x6xf64, #CSR>, %w: tensor<4x6xf32, #W>, %c: tensor<?x?xf64, #COO>, %b: tensor<4x6xi8, #Batch>) {
  %0 = sparse_tensor.positions %t {level = 1 : index} : tensor<4x6xf64, #CSR> to memref<?xindex>
  %1 = sparse_tensor.coordinates %w {level = 1 : index} : tensor<4x6xf32, #W> to memref<?xi8>
  %2 = sparse_tensor.positions %w {level = 0 : index} : tensor<4x6xf32, #W> to memref<?xi32>
  %3 = sparse_tensor.coordinates %c {level = 1 : index} : tensor<?x?xf64, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %4 = sparse_tensor.coordinates_buffer %c : tensor<?x?xf64, #COO> to memref<?xindex>
  %5 = sparse_tensor.values %t : tensor<4x6xf64, #CSR> to memref<?xf64>
  %6 = sparse_tensor.values %b : tensor<4x6xi8, #Batch> to memref<4x?xi8>
  %7 = sparse_tensor.reorder_coo quick_sort %c : tensor<?x?xf64, #COO> to tensor<?x?xf64, #COO>
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
func.func @f(%t: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.reinterpret_map %t : tensor<4x6xf64, #BSR> to tensor<2x2x2x3xf64, #BSRD>
  %1 = sparse_tensor.reinterpret_map %0 : tensor<2x2x2x3xf64, #BSRD> to tensor<4x6xf64, #BSR>
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
func.func @f(%a: tensor<4x6xf64, #CSR>, %b: tensor<4x6xf64>, %s: tensor<?x?xf32, #Slice>) {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<4x6xf64, #CSR>, tensor<4x6xf64> to tensor<8x6xf64, #CSC>
  %1 = sparse_tensor.concatenate %a, %b, %a {dimension = 1 : index} : tensor<4x6xf64, #CSR>, tensor<4x6xf64>, tensor<4x6xf64, #CSR> to tensor<4x?xf64>
  %2 = sparse_tensor.slice.offset %s at 1 : tensor<?x?xf32, #Slice>
  %3 = sparse_tensor.slice.stride %s at 0 {a} : tensor<?x?xf32, #Slice>
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
func.func @f(%s: !sparse_tensor.storage_specifier<#CSR>, %l: !sparse_tensor.storage_specifier<#Slice>, %i: index) {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.init with %s : from !sparse_tensor.storage_specifier<#CSR> to !sparse_tensor.storage_specifier<#Slice>
  %2 = sparse_tensor.storage_specifier.get %s pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.storage_specifier.set %s lvl_sz at 0 with %i : !sparse_tensor.storage_specifier<#CSR>
  %5 = sparse_tensor.storage_specifier.get %l dim_offset at 1 : !sparse_tensor.storage_specifier<#Slice>
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
func.func @f(%t: tensor<?x?xf64, #BSR>, %i: index) {
  %c = arith.constant 3 : index
  %0 = sparse_tensor.lvl %t, %i : tensor<?x?xf64, #BSR>
  %1 = sparse_tensor.lvl {a} %t, %c : tensor<?x?xf64, #BSR>
  %2:4 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #BSR : index, index, index, index
  %3:2 = sparse_tensor.crd_translate lvl_to_dim [%i, %i, %i, %i] as #BSR : index, index
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
func.func @f(%i: index, %b: memref<?xf64>, %v: f64, %x: memref<?xindex>, %y: memref<?xi1>, %t: tensor<4x6xf64, #CSR>) {
  %0:2 = sparse_tensor.push_back %i, %b, %v : index, memref<?xf64>, f64
  %1:2 = sparse_tensor.push_back inbounds %i, %b, %v, %i : index, memref<?xf64>, f64, index
  %values, %filled, %added, %count = sparse_tensor.expand %t : tensor<4x6xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %2 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<4x6xf64, #CSR>
  sparse_tensor.sort hybrid_quick_sort %i, %x { perm_map = affine_map<(i,j) -> (j,i)>, ny = 1 : index } : memref<?xindex>
  sparse_tensor.sort heap_sort %i, %x jointly %b, %y { perm_map = affine_map<(i) -> (i)> } : memref<?xindex> jointly memref<?xf64>, memref<?xi1>
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
func.func @f(%a: f64, %b: i64) {
  %0 = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap={
      ^bb0(%x: f64, %y: i64):
        sparse_tensor.yield %x : f64
    }
    left=identity
    right={}
  %1 = sparse_tensor.binary %a, %b : f64, i64 to i64
    overlap={}
    left={
      ^bb0(%x: f64):
        %z = arith.constant 1 : i64
        sparse_tensor.yield %z : i64
    }
    right=identity
  %2 = sparse_tensor.unary %a : f64 to f64
    present={
      ^bb0(%x: f64):
        sparse_tensor.yield %x : f64
    }
    absent={
      %z = arith.constant 1.0 : f64
      sparse_tensor.yield %z : f64
    }
  %3 = sparse_tensor.unary %a : f64 to f64 present={} absent={}
  %4 = sparse_tensor.reduce %a, %a, %a : f64 {
      ^bb0(%x: f64, %y: f64):
        %z = arith.addf %x, %y : f64
        sparse_tensor.yield %z : f64
    }
  %5 = sparse_tensor.select %a : f64 {
      ^bb0(%x: f64):
        %z = arith.cmpf ogt, %x, %x : f64
        sparse_tensor.yield %z : i1
    }
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
func.func @f(%t: tensor<4x6xf64, #CSR>, %d: tensor<4xf64>, %i: f32) {
  sparse_tensor.foreach in %t : tensor<4x6xf64, #CSR> do {
    ^bb0(%a: index, %b: index, %v: f64):
  }
  sparse_tensor.foreach in %d {order = affine_map<(i) -> (i)>} : tensor<4xf64> do {
    ^bb0(%a: index, %v: f64):
    sparse_tensor.yield
  }
  %0 = sparse_tensor.foreach in %t init(%i) : tensor<4x6xf64, #CSR>, f32 -> f32 do {
    ^bb0(%a: index, %b: index, %v: f64, %r: f32):
    sparse_tensor.yield %r : f32
  }
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
func.func @f(%t: tensor<4x6xf64, #COO>, %i: f32, %n: index) {
  %l1 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x6xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  sparse_tensor.iterate %it1 in %l1 : !sparse_tensor.iter_space<#COO, lvls = 0> {
    %l2 = sparse_tensor.extract_iteration_space %t at %it1 lvls = 1 {a} : tensor<4x6xf64, #COO>, !sparse_tensor.iterator<#COO, lvls = 0 to 1> -> !sparse_tensor.iter_space<#COO, lvls = 1>
    sparse_tensor.iterate %it2 in %l2 at(%crd) : !sparse_tensor.iter_space<#COO, lvls = 1> {
      %v = sparse_tensor.extract_value %t at %it2 : tensor<4x6xf64, #COO>, !sparse_tensor.iterator<#COO, lvls = 1>
      "test.use"(%v, %crd) : (f64, index) -> ()
    } {attr = 1 : i32}
  }
  %all = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<4x6xf64, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  %r:2 = sparse_tensor.iterate %it in %all at(%crd0, _) iter_args(%x = %i, %y = %n) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> (f32, index) {
    "test.use"(%crd0) : (index) -> ()
    sparse_tensor.yield %x, %y : f32, index
  }
  %s = sparse_tensor.iterate %it in %all at(_, %crd1) iter_args(%x = %i) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> f32 {
    sparse_tensor.yield %x : f32
  }
  sparse_tensor.iterate %it in %all at(_, _) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
  }
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
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %t: !sparse_tensor.iter_space<#COO, lvls = 0>, %i: index) {
  sparse_tensor.coiterate (%s, %t) at(%crd) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case %it1, _ {
    "test.use"(%crd) : (index) -> ()
  }
  case _, %it2 {
    "test.use"(%it2) : (!sparse_tensor.iterator<#COO, lvls = 0 to 1>) -> ()
  } {a = 1 : i32}
  %r = sparse_tensor.coiterate (%s, %t) iter_args(%x = %i) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %it1, %it2 {
    sparse_tensor.yield %x : index
  }
  case %it1, _ {
    sparse_tensor.yield %i : index
  }
  sparse_tensor.coiterate (%s) : (!sparse_tensor.iter_space<#CSR, lvls = 0>)
  return
}

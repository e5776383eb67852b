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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<?xindex>), tensor<?xf64> to tensor<?x8xf64, #CSR>
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.assemble (%p), %v : (tensor<5xindex>), tensor<?xf64> to tensor<4x8xf64, #CSR>
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.assemble (%p, %c), %g : (tensor<5xindex>, tensor<?xindex>), tensor<?xf32> to tensor<4x8xf64, #CSR>
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.assemble (%p, %o), %v : (tensor<5xindex>, tensor<?x3xindex>), tensor<?xf64> to tensor<4x8xf64, #COO>
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64, #COO>
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64, #W>
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<5xindex>, tensor<?xindex>), tensor<?xf64> to tensor<4x8xf64>
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %a, %b, %d, %e, %f, %h = sparse_tensor.disassemble %t : tensor<4x8xf64, #CSR> out_lvls(%p, %c : tensor<5xindex>, tensor<?xindex>) out_vals(%v : tensor<?xf64>) -> (tensor<5xindex>, tensor<?xindex>), tensor<4xf64>, (index, i32), i64
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
func.func @f(%p: tensor<5xindex>, %c: tensor<?xindex>, %v: tensor<?xf64>, %o: tensor<?x3xindex>, %g: tensor<?xf32>, %t: tensor<4x8xf64, #CSR>) {
  %a, %b, %d, %e, %f, %h = sparse_tensor.disassemble %t : tensor<4x8xf64, #CSR> out_lvls(%p, %c : tensor<5xindex>, tensor<?xindex>) out_vals(%v : tensor<?xf64>) -> (tensor<?xindex>, tensor<?xindex>), tensor<?xf64>, (index, i32), i64
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.convert %t : tensor<4x8xf64, #CSR> to tensor<4xf64>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.convert %d : tensor<?x8xf64> to tensor<4x8xf64>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.convert %t : tensor<4x8xf64, #CSR> to tensor<4x8xf64, #Slice>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.convert %i : index to tensor<4x8xf64, #Slice>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.new %i : index to tensor<4x8xf64>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.positions %t {level = 2 : index} : tensor<4x8xf64, #CSR> to memref<?xindex>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.positions %t {level = 1 : i32} : tensor<4x8xf64, #CSR> to memref<?xindex>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.positions %t {level = 1 : index} : tensor<4x8xf64, #CSR> to memref<?xi32>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.positions %t : tensor<4x8xf64, #CSR> to memref<?xindex>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.positions %d {level = 1 : index} : tensor<?x8xf64> to memref<?xindex>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.coordinates %t {level = 5 : index} : tensor<4x8xf64, #CSR> to memref<?xindex>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.coordinates %t {level = 5 : index} : tensor<4x8xf64, #CSR> to memref<?xindex, strided<[?], offset: ?>>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.coordinates %c {level = 1 : index} : tensor<4x8xf64, #COO> to memref<?xindex>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.coordinates_buffer %t : tensor<4x8xf64, #CSR> to memref<?xindex>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.values %t : tensor<4x8xf64, #CSR> to memref<?xf32>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.slice.offset %s at 2 : tensor<?x?xf32, #Slice>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.slice.stride %s at -1 : tensor<?x?xf32, #Slice>
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
func.func @f(%t: tensor<4x8xf64, #CSR>, %d: tensor<?x8xf64>, %i: index, %c: tensor<4x8xf64, #COO>, %s: tensor<?x?xf32, #Slice>, %bs: tensor<4x6xf64, #BSR>) {
  %0 = sparse_tensor.slice.stride %t at 1 : tensor<4x8xf64, #CSR>
  return
}

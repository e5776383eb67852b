// with: --bubble-down-memory-space-casts
func.func @spaces(%b: memref<8xf32, 1>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>, %x: vector<4xindex>, %p: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c = memref.memory_space_cast %b : memref<8xf32, 1> to memref<8xf32>
  %0 = vector.load %c[%i] : memref<8xf32>, vector<4xf32>
  vector.store %v, %c[%i] : memref<8xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i], %m, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i], %m, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %c[%i] [%x], %m, %v : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %c[%i] [%x], %m, %v : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %c[%i], %m, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %c[%i], %m, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.transfer_read %c[%i], %p : memref<8xf32>, vector<4xf32>
  vector.transfer_write %v, %c[%i] : vector<4xf32>, memref<8xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @tospace(%b: memref<8xf32>, %i: index) -> vector<4xf32> {
  %c = memref.memory_space_cast %b : memref<8xf32> to memref<8xf32, 1>
  %0 = vector.load %c[%i] : memref<8xf32, 1>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @type_cast(%b: memref<4x4xf32, 1>) -> vector<4x4xf32> {
  %c = memref.memory_space_cast %b : memref<4x4xf32, 1> to memref<4x4xf32>
  %0 = vector.type_cast %c : memref<4x4xf32> to memref<vector<4x4xf32>>
  %1 = memref.load %0[] : memref<vector<4x4xf32>>
  return %1 : vector<4x4xf32>
}

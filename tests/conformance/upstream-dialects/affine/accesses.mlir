func.func @accesses(%m: memref<100x100xf32>, %z: memref<f32>, %n: index, %s: memref<4xf32, affine_map<(d0) -> (d0 * 2)>, 3>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i, %j] : memref<100x100xf32>
      %1 = affine.load %m[%i + %j * 2, %j floordiv 3 + symbol(%n)] {tag} : memref<100x100xf32>
      %2 = affine.load %z[] : memref<f32>
      %3 = affine.load %m[3, %n mod 7] : memref<100x100xf32>
      affine.store %0, %m[%j, %i - 1] : memref<100x100xf32>
      affine.store %1, %z[] {tag = 1} : memref<f32>
      affine.store %1, %s[%i] : memref<4xf32, affine_map<(d0) -> (d0 * 2)>, 3>
      affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<100x100xf32>
      affine.prefetch %m[%i, symbol(%n)], write, locality<0>, instr {tag} : memref<100x100xf32>
      %4 = affine.vector_load %m[%i + 3, %j] : memref<100x100xf32>, vector<8xf32>
      affine.vector_store %4, %m[%j, %i + 7] {tag} : memref<100x100xf32>, vector<8xf32>
      %5 = affine.vector_load %m[%i, %j] : memref<100x100xf32>, vector<2x[8]xf32>
    }
  }
  return
}
// -----
func.func @rank(%m: memref<4x4xf32>, %n: index) {
  %0 = affine.load %m[%n] : memref<4x4xf32>
  return
}
// -----
func.func @rank(%m: memref<4x4xf32>, %n: index, %x: f32) {
  affine.store %x, %m[%n, %n, %n] : memref<4x4xf32>
  return
}
// -----
func.func @rank(%m: memref<4x4xf32>, %n: index) {
  %0 = affine.vector_load %m[%n] : memref<4x4xf32>, vector<4xf32>
  return
}
// -----
func.func @rank(%m: memref<4x4xf32>, %n: index, %v: vector<4xf32>) {
  affine.vector_store %v, %m[] : memref<4x4xf32>, vector<4xf32>
  return
}
// -----
func.func @rank(%m: memref<4x4xf32>, %n: index) {
  affine.prefetch %m[%n], read, locality<3>, data : memref<4x4xf32>
  return
}
// -----
func.func @element(%m: memref<4xi32>, %n: index) {
  %0 = affine.vector_load %m[%n] : memref<4xi32>, vector<4xf32>
  return
}
// -----
func.func @element(%m: memref<4xi32>, %n: index, %v: vector<4xf32>) {
  affine.vector_store %v, %m[%n] : memref<4xi32>, vector<4xf32>
  return
}
// -----
func.func @vector_rank(%m: memref<4xi32>, %n: index) {
  %0 = affine.vector_load %m[%n] : memref<4xi32>, vector<i32>
  return
}
// -----
func.func @no_vector(%m: memref<4xi32>, %n: index) {
  %0 = affine.vector_load %m[%n] : memref<4xi32>, i32
  return
}
// -----
func.func @no_memref(%m: tensor<4xi32>, %n: index) {
  %0 = affine.load %m[%n] : tensor<4xi32>
  return
}
// -----
func.func @unranked(%m: memref<*xi32>, %n: index) {
  %0 = affine.load %m[%n] : memref<*xi32>
  return
}
// -----
func.func @value_type(%m: memref<4xi32>, %n: index, %x: f32) {
  affine.store %x, %m[%n] : memref<4xi32>
  return
}
// -----
func.func @index_type(%m: memref<4xi32>, %n: i32) {
  %0 = affine.load %m[%n] : memref<4xi32>
  return
}
// -----
func.func @not_affine(%m: memref<4xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i * %i] : memref<4xi32>
  }
  return
}
// -----
func.func @symbol(%m: memref<4xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[symbol(%i)] : memref<4xi32>
  }
  return
}
// -----
func.func @loaded(%m: memref<4xindex>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<4xindex>
    %1 = affine.load %m[%0] : memref<4xindex>
  }
  return
}
// -----
func.func @loaded(%m: memref<4xindex>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<4xindex>
    affine.prefetch %m[%0], read, locality<3>, data : memref<4xindex>
  }
  return
}
// -----
func.func @loaded(%m: memref<4xindex>, %v: vector<4xindex>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i] : memref<4xindex>
    affine.vector_store %v, %m[%0] : memref<4xindex>, vector<4xindex>
  }
  return
}
// -----
func.func @kind(%m: memref<4xindex>, %n: index) {
  affine.prefetch %m[%n], rw, locality<3>, data : memref<4xindex>
  return
}
// -----
func.func @cache(%m: memref<4xindex>, %n: index) {
  affine.prefetch %m[%n], read, locality<3>, code : memref<4xindex>
  return
}
// -----
func.func @locality(%m: memref<4xindex>, %n: index) {
  affine.prefetch %m[%n], read, locality<9>, data : memref<4xindex>
  return
}
// -----
func.func @locality(%m: memref<4xindex>, %n: index) {
  affine.prefetch %m[%n], read, locality<"a">, data : memref<4xindex>
  return
}
// -----
func.func @locality(%m: memref<4xindex>, %n: index) {
  affine.prefetch %m[%n], read, data : memref<4xindex>
  return
}
// -----
func.func @no_list(%m: memref<4xindex>, %n: index) {
  %0 = affine.load %m : memref<4xindex>
  return
}
// -----
func.func @no_type(%m: memref<4xindex>, %n: index) {
  %0 = affine.load %m[%n]
  return
}
// -----
func.func @no_comma(%m: memref<4xindex>, %n: index) {
  affine.store %n %m[%n] : memref<4xindex>
  return
}
// -----
func.func @generic(%m: memref<4xf32>, %n: index) {
  %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f32
  return
}
// -----
func.func @result(%m: memref<4xf32>, %n: index) {
  %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f64
  return
}
// -----
func.func @subscripts(%m: memref<4xf32>, %n: index) {
  %0 = "affine.load"(%m, %n) <{map = affine_map<(d0, d1) -> (d0)>}> : (memref<4xf32>, index) -> f32
  return
}
// -----
func.func @subscript_type(%m: memref<4xf32>, %n: i32) {
  %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, i32) -> f32
  return
}
// -----
func.func @stored(%m: memref<4xf32>, %n: index, %x: f64) {
  "affine.store"(%x, %m, %n) <{map = affine_map<(d0) -> (d0)>}> : (f64, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @no_map(%m: memref<4xf32>, %n: index, %x: f32) {
  "affine.store"(%x, %m, %n) : (f32, memref<4xf32>, index) -> ()
  return
}
// -----
func.func @prefetch(%m: memref<4xf32>, %n: index) {
  "affine.prefetch"(%m, %n, %n) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, index) -> ()
  return
}
// -----
func.func @dma(%s: memref<100xf32>, %d: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %i: index) {
  affine.dma_start %s[%i + 7], %d[symbol(%n)], %t[%i], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_start %s[%i], %d[%i + symbol(%n)], %t[0], %n, %n, %i : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_wait %t[%i * 2], %n : memref<1xi32>
  return
}
// -----
func.func @strides(%s: memref<100xf32>, %t: memref<1xi32>, %n: index) {
  affine.dma_start %s[%n], %s[%n], %t[%n], %n, %n : memref<100xf32>, memref<100xf32>, memref<1xi32>
  return
}
// -----
func.func @types(%s: memref<100xf32>, %t: memref<1xi32>, %n: index) {
  affine.dma_start %s[%n], %s[%n], %t[%n], %n : memref<100xf32>, memref<100xf32>
  return
}
// -----
func.func @no_memref(%s: tensor<100xf32>, %m: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  affine.dma_start %s[%n], %m[%n], %t[%n], %n : tensor<100xf32>, memref<4xf32>, memref<1xi32>
  return
}
// -----
func.func @no_memref(%s: tensor<100xf32>, %m: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  affine.dma_start %m[%n], %s[%n], %t[%n], %n : memref<4xf32>, tensor<100xf32>, memref<1xi32>
  return
}
// -----
func.func @no_memref(%s: tensor<100xf32>, %m: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  affine.dma_start %m[%n], %m[%n], %s[%n], %n : memref<4xf32>, memref<4xf32>, tensor<100xf32>
  return
}
// -----
func.func @no_tag(%s: tensor<100xf32>, %n: index) {
  affine.dma_wait %s[%n], %n : tensor<100xf32>
  return
}
// -----
func.func @loaded(%s: memref<4xindex>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %s[%i] : memref<4xindex>
    affine.dma_start %s[%0], %s[%i], %t[%n], %n : memref<4xindex>, memref<4xindex>, memref<1xi32>
  }
  return
}
// -----
func.func @loaded(%s: memref<4xindex>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %s[%i] : memref<4xindex>
    affine.dma_start %s[%i], %s[%0], %t[%n], %n : memref<4xindex>, memref<4xindex>, memref<1xi32>
  }
  return
}
// -----
func.func @loaded(%s: memref<4xindex>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %s[%i] : memref<4xindex>
    affine.dma_start %s[%i], %s[%i], %t[%0], %n : memref<4xindex>, memref<4xindex>, memref<1xi32>
  }
  return
}
// -----
func.func @loaded(%s: memref<4xindex>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %s[%i] : memref<4xindex>
    affine.dma_wait %t[%0], %n : memref<1xi32>
  }
  return
}
// -----
func.func @generic(%s: memref<100xf32>, %t: memref<1xi32>, %n: index) {
  "affine.dma_start"(%s, %n, %s, %n, %t, %n, %n) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0 + 1)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32>, index, memref<1xi32>, index, index) -> ()
  return
}
// -----
func.func @operand_count(%s: memref<100xf32>, %t: memref<1xi32>, %n: index) {
  "affine.dma_start"(%s, %n, %s, %n, %t, %n, %n, %n) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0 + 1)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, index, memref<100xf32>, index, memref<1xi32>, index, index, index) -> ()
  return
}
// -----
func.func @index_type(%s: memref<100xf32>, %t: memref<1xi32>, %n: index, %i: i32) {
  "affine.dma_start"(%s, %i, %s, %n, %t, %n, %n) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0 + 1)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<100xf32>, i32, memref<100xf32>, index, memref<1xi32>, index, index) -> ()
  return
}
// -----
func.func @index_type(%s: memref<100xf32>, %t: memref<1xi32>, %n: index, %i: i32) {
  "affine.dma_wait"(%t, %i, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
  return
}
// -----
%0 = "u.i"() : () -> index
"affine.for"(%0) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (7)>}> ({
^bb0(%a: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
// -----
%0 = "u.i"() : () -> index
"affine.for"(%0, %0, %0) <{lowerBoundMap = affine_map<(d0)[s0] -> (d0 + s0)>, operandSegmentSizes = array<i32: 3, 0, 0>, step = 0 : index, upperBoundMap = affine_map<() -> (7)>}> ({
^bb0(%a: index):
  "affine.yield"() : () -> ()
}) : (index, index, index) -> ()

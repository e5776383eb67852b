func.func @parts(%v: vector<4x[8]xf32>, %w: vector<8x16xf32>, %r: vector<16xf32>, %s: f32, %z: vector<f32>, %i: index) {
  %0 = vector.extract %w[3] : vector<16xf32> from vector<8x16xf32>
  %1 = vector.extract %w[%i, 5] : f32 from vector<8x16xf32>
  %2 = vector.extract %w[] {note} : vector<8x16xf32> from vector<8x16xf32>
  %3 = vector.extract %v[%i] : vector<[8]xf32> from vector<4x[8]xf32>
  %4 = vector.extract %z[] : f32 from vector<f32>
  %5 = vector.insert %s, %w[0, %i] : f32 into vector<8x16xf32>
  %6 = vector.insert %r, %w[%i] {note} : vector<16xf32> into vector<8x16xf32>
  %7 = vector.insert %w, %w[] : vector<8x16xf32> into vector<8x16xf32>
  %8 = vector.insert %s, %z[] : f32 into vector<f32>
  return
}
// -----
func.func @slices(%v: vector<4x8xf32>, %s: vector<2x2xf32>, %f: vector<16xi8>, %g: vector<[16]xi8>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  %1 = vector.insert_strided_slice %s, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
  %2 = vector.scalable.extract %g[16] : vector<16xi8> from vector<[16]xi8>
  %3 = vector.scalable.insert %f, %g[0] : vector<16xi8> into vector<[16]xi8>
  return
}
// -----
func.func @shapes(%s: f32, %a: vector<4xf32>, %v: vector<2x4xf32>, %z: vector<f32>) {
  %0 = vector.broadcast %s : f32 to vector<2x4xf32>
  %1 = vector.broadcast %a {note} : vector<4xf32> to vector<2x4xf32>
  %2 = vector.shuffle %a, %a [0, 5, 2] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %v, %v [0, 3] : vector<2x4xf32>, vector<2x4xf32>
  %4 = vector.shuffle %z, %z [0, 1, 0] : vector<f32>, vector<f32>
  %5 = vector.shape_cast %v : vector<2x4xf32> to vector<8xf32>
  %6 = vector.bitcast %v : vector<2x4xf32> to vector<2x8xi16>
  %7 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %8 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %9 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %10, %11 = vector.deinterleave %v : vector<2x4xf32> -> vector<2x2xf32>
  return
}
// -----
func.func @elements(%s: f32, %v: vector<2x2xf32>) {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#1, %s, %s : vector<4xf32>
  %2 = vector.from_elements %s : vector<f32>
  %3 = vector.fma %v, %v, %v : vector<2x2xf32>
  %4 = vector.step : vector<8xindex>
  %5 = vector.vscale
  %6 = arith.constant 4 : index
  %7 = arith.muli %5, %6 : index
  return
}
// -----
func.func @reductions(%v: vector<16xf32>, %s: f32, %w: vector<4x8x16xf32>, %i: vector<16xi32>, %a: vector<4x16xf32>, %b: vector<4x8xf32>) {
  %0 = vector.reduction <add>, %v : vector<16xf32> into f32
  %1 = vector.reduction <mul>, %v, %s : vector<16xf32> into f32
  %2 = vector.reduction <add>, %v, %s fastmath<reassoc,nnan> : vector<16xf32> into f32
  %3 = vector.reduction <minui>, %i : vector<16xi32> into i32
  %4 = vector.multi_reduction <mul>, %w, %a [1] : vector<4x8x16xf32> to vector<4x16xf32>
  %5 = vector.multi_reduction <maxnumf>, %w, %s {note} [0, 1, 2] : vector<4x8x16xf32> to f32
  %6:2 = vector.scan <add>, %w, %a {inclusive = true, reduction_dim = 1} : vector<4x8x16xf32>, vector<4x16xf32>
  return
}
// -----
#maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
func.func @contracts(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c {note = 3 : i8} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @products(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32, %g: vector<[4]xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>, note} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %s, %a : vector<4xf32>, f32
  %4 = vector.outerproduct %a, %g : vector<4xf32>, vector<[4]xf32>
  return
}
// -----
func.func @transfers(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %e: memref<?x?xvector<4x3xf32>>, %q: memref<?x?x?xf32>, %z: tensor<f32>, %i: index, %f: f32, %v: vector<4x3xf32>, %k: vector<5xi1>, %l: vector<4x5xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x7xf32>
  %3 = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<5xf32>
  %4 = vector.transfer_read %q[%i, %i, %i], %f, %l {in_bounds = [false, false, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d0, 0)>} : memref<?x?x?xf32>, vector<5x4x8xf32>
  %5 = vector.transfer_read %e[%i, %i], %v {in_bounds = [false, true]} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %6 = vector.transfer_read %z[], %f : tensor<f32>, vector<f32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %3, %m[%i, %i], %k {note} : vector<5xf32>, memref<?x?xf32>
  vector.transfer_write %5, %e[%i, %i] : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  %7 = vector.transfer_write %2, %t[%i, %i] {in_bounds = [true, true]} : vector<3x7xf32>, tensor<?x?xf32>
  %8 = vector.transfer_write %6, %z[] : vector<f32>, tensor<f32>
  return
}
// -----
func.func @memory(%m: memref<?x8xf32>, %e: memref<8xvector<4xf32>>, %i: index, %v: vector<8xf32>, %k: vector<8xi1>, %j: vector<8xi32>, %w: vector<4xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  %1 = vector.load %m[%i, %i] {alignment = 16 : i64, nontemporal = true} : memref<?x8xf32>, vector<8xf32>
  vector.store %v, %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  vector.store %w, %e[%i] {nontemporal = true} : memref<8xvector<4xf32>>, vector<4xf32>
  %2 = vector.maskedload %m[%i, %i], %k, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  %3 = vector.gather %m[%i, %i] [%j], %k, %v : memref<?x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i, %i] [%j], %k, %v : memref<?x8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %4 = vector.expandload %m[%i, %i], %k, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i, %i], %k, %v : memref<?x8xf32>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @casts(%m: memref<8x8xf32>) {
  %0 = vector.type_cast %m : memref<8x8xf32> to memref<vector<8x8xf32>>
  return
}
// -----
func.func @masks(%i: index, %v: vector<8xi32>, %p: i32, %k: vector<8xi1>, %m: memref<?xf32>, %w: vector<8xf32>) {
  %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %1 = vector.create_mask %i, %i : vector<4x3xi1>
  %2 = vector.mask %k { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
  %3 = vector.mask %k { vector.reduction <mul>, %v, %p : vector<8xi32> into i32 } {note} : vector<8xi1> -> i32
  vector.mask %k { vector.transfer_write %w, %m[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  %4 = vector.mask %k { vector.yield %v : vector<8xi32> } : vector<8xi1> -> vector<8xi32>
  vector.mask %k { } : vector<8xi1>
  return
}
// -----
func.func @prints(%s: f32, %v: vector<4x[4]xf32>) {
  vector.print %s : f32
  vector.print %v : vector<4x[4]xf32>
  vector.print %v : vector<4x[4]xf32> punctuation <comma>
  vector.print punctuation <open>
  vector.print str "Hello, \22World\22"
  vector.print
  return
}

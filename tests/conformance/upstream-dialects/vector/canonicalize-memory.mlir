// with: --canonicalize
func.func @loads(%b: memref<8xf32>, %i: index, %p: vector<4xf32>, %m: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  %0 = vector.maskedload %b[%i], %t, %p {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %b[%i], %f, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.maskedload %b[%i], %m, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.expandload %b[%i], %t, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.expandload %b[%i], %f, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @mixed_masks(%b: memref<8xf32>, %i: index, %p: vector<4xf32>, %n: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %x = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %0 = vector.maskedload %b[%i], %x, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %y = vector.constant_mask [3] : vector<4xi1>
  %1 = vector.maskedload %b[%i], %y, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %z = vector.create_mask %n : vector<4xi1>
  %2 = vector.maskedload %b[%i], %z, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @stores(%b: memref<8xf32>, %i: index, %p: vector<4xf32>, %m: vector<4xi1>) {
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  vector.maskedstore %b[%i], %t, %p {alignment = 8 : i64} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %b[%i], %f, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %b[%i], %m, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %b[%i], %t, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %b[%i], %f, %p : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @gathers(%b: memref<8xf32>, %u: tensor<8xf32>, %i: index, %x: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  %s = vector.step : vector<4xindex>
  %c = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %d = arith.constant dense<[0, 1, 3, 2]> : vector<4xi32>
  %0 = vector.gather %b[%i] [%x], %f, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %b[%i] [%x], %t, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %b[%i] [%s], %m, %p : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.gather %b[%i] [%c], %t, %p {alignment = 4 : i64} : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.gather %b[%i] [%d], %m, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %5 = vector.gather %u[%i] [%c], %m, %p : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @scatters(%b: memref<8xf32>, %i: index, %x: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) {
  %f = arith.constant dense<false> : vector<4xi1>
  %t = arith.constant dense<true> : vector<4xi1>
  %s = vector.step : vector<4xindex>
  %z = arith.constant dense<0> : vector<4xi32>
  vector.scatter %b[%i] [%x], %f, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %b[%i] [%s], %m, %p : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  vector.scatter %b[%i] [%s], %t, %p : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  vector.scatter %b[%i] [%z], %m, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @scatters_to_tensors(%u: tensor<8xf32>, %i: index, %x: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %f = arith.constant dense<false> : vector<4xi1>
  %c = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.scatter %u[%i] [%x], %f, %p : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  %1 = vector.scatter %u[%i] [%c], %m, %p : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @single_number_of_steps(%b: memref<8xf32>, %i: index, %m: vector<1xi1>, %p: vector<1xf32>) -> (vector<1xf32>, vector<1xf32>) {
  %z = arith.constant dense<0> : vector<1xi32>
  %o = arith.constant dense<1> : vector<1xi32>
  %0 = vector.gather %b[%i] [%z], %m, %p : memref<8xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  %1 = vector.gather %b[%i] [%o], %m, %p : memref<8xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %0, %1 : vector<1xf32>, vector<1xf32>
}
// -----
func.func @casts(%b: memref<8xf32>, %i: index, %p: vector<4xf32>, %m: vector<4xi1>, %x: f32) -> (vector<4xf32>, vector<4xf32>) {
  %c = memref.cast %b : memref<8xf32> to memref<?xf32>
  %0 = vector.maskedload %c[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.transfer_read %c[%i], %x : memref<?xf32>, vector<4xf32>
  vector.transfer_write %p, %c[%i] : vector<4xf32>, memref<?xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// -----
func.func @empty_masks(%m: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  vector.mask %m { } : vector<4xi1>
  %0 = vector.mask %m { vector.yield %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %m, %b { vector.yield %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// -----
func.func @full_masks(%b: memref<8xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>, %x: f32) -> (f32, f32, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %f = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.mask %t { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %f { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %t { vector.transfer_write %v, %b[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  %2 = vector.mask %t, %v { vector.transfer_read %b[%i], %x : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2 : f32, f32, vector<4xf32>
}
// -----
func.func @reductions_of_one(%v: vector<1xf32>, %z: vector<f32>, %n: vector<1xi32>, %k: vector<[1]xf32>, %a: f32, %b: i32) -> (f32, f32, f32, i32, i32, f32, f32) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %a fastmath<nnan,ninf> : vector<1xf32> into f32
  %2 = vector.reduction <minimumf>, %z, %a : vector<f32> into f32
  %3 = vector.reduction <maxui>, %n, %b : vector<1xi32> into i32
  %4 = vector.reduction <xor>, %n, %b : vector<1xi32> into i32
  %5 = vector.reduction <add>, %k, %a : vector<[1]xf32> into f32
  %c = arith.constant dense<1.0> : vector<1xf32>
  %o = arith.constant 2.0 : f32
  %6 = vector.reduction <add>, %c, %o : vector<1xf32> into f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, i32, i32, f32, f32
}
// -----
func.func @all_kinds(%n: vector<1xi32>, %b: i32, %v: vector<1xf32>, %a: f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32) {
  %0 = vector.reduction <add>, %n, %b : vector<1xi32> into i32
  %1 = vector.reduction <mul>, %n, %b : vector<1xi32> into i32
  %2 = vector.reduction <minui>, %n, %b : vector<1xi32> into i32
  %3 = vector.reduction <minsi>, %n, %b : vector<1xi32> into i32
  %4 = vector.reduction <maxsi>, %n, %b : vector<1xi32> into i32
  %5 = vector.reduction <and>, %n, %b : vector<1xi32> into i32
  %6 = vector.reduction <or>, %n, %b : vector<1xi32> into i32
  %7 = vector.reduction <minnumf>, %v, %a : vector<1xf32> into f32
  %8 = vector.reduction <maxnumf>, %v, %a : vector<1xf32> into f32
  %9 = vector.reduction <maximumf>, %v, %a : vector<1xf32> into f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, f32, f32, f32
}
// -----
func.func @masked_reductions_of_one(%v: vector<1xf32>, %w: vector<2xf32>, %m: vector<1xi1>, %n: vector<2xi1>, %a: f32) -> (f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %2 = vector.mask %n { vector.reduction <add>, %w, %a : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @reductions_of_units(%v: vector<1x4x1xf32>, %u: vector<1x1xf32>, %m: vector<1x4x1xi1>, %n: vector<1x1xi1>, %a: vector<4xf32>, %b: f32, %w: vector<4xf32>) -> (vector<4xf32>, f32, vector<4xf32>, f32, vector<1x1xf32>, vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0, 2] : vector<1x4x1xf32> to vector<4xf32>
  %1 = vector.multi_reduction <mul>, %u, %b [0, 1] : vector<1x1xf32> to f32
  %2 = vector.mask %m { vector.multi_reduction <maxnumf>, %v, %a [0, 2] : vector<1x4x1xf32> to vector<4xf32> } : vector<1x4x1xi1> -> vector<4xf32>
  %3 = vector.mask %n { vector.multi_reduction <add>, %u, %b [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  %c = vector.broadcast %b : f32 to vector<1x1xf32>
  %4 = vector.multi_reduction <add>, %v, %c [1] : vector<1x4x1xf32> to vector<1x1xf32>
  %5 = vector.multi_reduction <add>, %w, %a [] : vector<4xf32> to vector<4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, f32, vector<4xf32>, f32, vector<1x1xf32>, vector<4xf32>
}
// -----
#maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
#trait = {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"]}
func.func @sums_of_contractions(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %z = arith.constant dense<0.0> : vector<2x4xf32>
  %n = arith.constant dense<-0.0> : vector<2x4xf32>
  %0 = vector.contract #trait %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %0, %c : vector<2x4xf32>
  %2 = arith.addf %c, %0 : vector<2x4xf32>
  %3 = vector.contract #trait %a, %b, %n : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %4 = arith.addf %3, %c : vector<2x4xf32>
  %5 = arith.mulf %0, %c : vector<2x4xf32>
  return %1, %2, %4, %5 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}
// -----
#maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>]
#trait = {indexing_maps = #maps, iterator_types = ["reduction"]}
func.func @sums_of_scalar_contractions(%a: vector<4xi32>, %b: vector<4xi32>, %c: i32) -> (i32, i32) {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %0 = vector.contract #trait %a, %b, %z : vector<4xi32>, vector<4xi32> into i32
  %1 = arith.addi %c, %0 : i32
  %2 = vector.contract #trait %a, %b, %o : vector<4xi32>, vector<4xi32> into i32
  %3 = arith.addi %c, %2 : i32
  return %1, %3 : i32, i32
}

func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %n { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %q { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<[8]xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8x4xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.transfer_read %t[%i], %s : tensor<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %n { vector.transfer_read %t[%i], %s : tensor<?xf32>, vector<8xf32> } : vector<4xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m, %v { vector.transfer_read %t[%i], %s : tensor<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m, %v { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m, %s { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  vector.mask %m { vector.transfer_write %v, %r[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<?xf32> } : vector<8xi1> -> tensor<?xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  vector.mask %m { vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<?xf32> } : vector<8xi1>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { arith.addf %v, %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.shuffle %v, %v [0, 1, 2, 3] : vector<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { %1 = arith.addf %v, %v : vector<8xf32>
 %2 = vector.reduction <add>, %1 : vector<8xf32> into f32
 vector.yield %2 : f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  vector.mask %m { } : vector<8xi1>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  vector.mask %m { vector.yield } : vector<8xi1>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.yield } : vector<8xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  vector.mask %m { vector.yield %v : vector<8xf32> } : vector<8xi1>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> i32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  vector.mask %m { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0:2 = vector.mask %m { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32, f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { %1 = vector.reduction <add>, %v : vector<8xf32> into f32
 vector.yield %s : f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { %1 = vector.reduction <add>, %v : vector<8xf32> into f32
 vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %k { vector.multi_reduction <add>, %x, %v [1] : vector<8x4xf32> to vector<8xf32> } : vector<8x4xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.multi_reduction <add>, %x, %v [1] : vector<8x4xf32> to vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<8xf32>) -> f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { "test.x"() : () -> f32 } : vector<8xi1> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %u { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi32> -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.gather %r[%i] [%u], %m, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %k { vector.outerproduct %v, %w : vector<8xf32>, vector<4xf32> } : vector<8x4xi1> -> vector<8x4xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.outerproduct %v, %w : vector<8xf32>, vector<4xf32> } : vector<8xi1> -> vector<8x4xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.transfer_read %t[%i], %s, %m : tensor<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = "vector.mask"(%m, %w) ({ %1 = vector.transfer_read %t[%i], %s : tensor<?xf32>, vector<8xf32>
 vector.yield %1 : vector<8xf32> }) : (vector<8xi1>, vector<4xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  "vector.mask"(%m, %v) ({ vector.transfer_write %v, %r[%i] : vector<8xf32>, memref<?xf32>
 vector.yield }) : (vector<8xi1>, vector<8xf32>) -> ()
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m, %v { vector.gather %r[%i] [%u], %m, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %n { vector.gather %r[%i] [%u], %m, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<4xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %n { vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.outerproduct %v, %s : vector<8xf32>, f32 } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %w, %v : vector<8x4xf32>, vector<4xf32> into vector<8xf32> } : vector<8x4xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %w, %v : vector<8x4xf32>, vector<4xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %w, %v : vector<8x4xf32>, vector<4xf32> into vector<8xf32> } : vector<8x4xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = "vector.mask"(%m) ({ }) : (vector<8xi1>) -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = "vector.mask"(%m) ({ %1 = vector.reduction <add>, %v : vector<8xf32> into f32
 "test.end"(%1) : (f32) -> () }) : (vector<8xi1>) -> f32
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0:2 = "vector.mask"(%m) ({ %1 = vector.reduction <add>, %v : vector<8xf32> into f32
 vector.yield %1, %1 : f32, f32 }) : (vector<8xi1>) -> (f32, f32)
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %m, %v { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: vector<8xi1>, %n: vector<4xi1>, %k: vector<8x4xi1>, %v: vector<8xf32>, %w: vector<4xf32>, %t: tensor<?xf32>, %r: memref<?xf32>, %i: index, %s: f32, %q: vector<[8]xi1>, %x: vector<8x4xf32>, %u: vector<8xi32>) {
  %0 = vector.mask %q { vector.transfer_read %t[%i], %s : tensor<?xf32>, vector<[8]xf32> } : vector<[8]xi1> -> vector<[8]xf32>
  return
}

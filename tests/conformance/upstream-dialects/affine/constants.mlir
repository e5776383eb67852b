// with: --canonicalize
func.func @poison(%i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %cm = arith.constant -3 : index
  %c7 = arith.constant 7 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c7)[%c0]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c7)[%cm]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%c7)[%cm]
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%c7)[%c0]
  return %0, %1, %2, %3 : index, index, index, index
}
// -----
func.func @poison_unknown(%i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%c0]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 + 5 floordiv s0)>(%i)[%c0]
  return %0, %1: index, index
}
// -----
func.func @min_identity(%i: index, %n: index) -> (index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0)>(%i)[%n]
  %1 = affine.min affine_map<(d0)[s0] -> (s0)>(%i)[%n]
  %2 = affine.max affine_map<()[s0] -> (s0)>()[%n]
  return %0, %1, %2 : index, index, index
}
// -----
func.func @min_poison(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = affine.min affine_map<()[s0, s1] -> (s0 floordiv s1, s0)>()[%c3, %c0]
  %1 = affine.min affine_map<()[s0, s1, s2] -> (s0 floordiv s1, s0 + 2, s2)>()[%c3, %c0, %n]
  return %0, %1 : index, index
}
// -----
func.func @overflow(%n: index) -> (index, index, index, index, index) {
  %c = arith.constant 9223372036854775807 : index
  %m = arith.constant -9223372036854775808 : index
  %1m = arith.constant -1 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%c)[%c]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%c)[%c]
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%m)[%c]
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%m)[%c]
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 + 9223372036854775807 + s0 * 9223372036854775807)>(%n)[%c]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
memref.global constant @g : memref<2x3xf32> = dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]>
func.func @globals_nested(%i: index) -> (f32) {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<2x3xf32>
  %0 = affine.load %g[symbol(%c1), %c1 + 1] : memref<2x3xf32>
  return %0 : f32
}
// -----
func.func @semi_twice(%n: index, %m: index) {
  affine.for %i = 0 to 100 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 * s0 + d0 mod s0)>(%i)[%n]
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0 + d0 mod s0 + d0 * s0 + 3)>(%i)[%n]
    "t.use"(%0, %1) : (index, index) -> ()
  }
  return
}
// -----
func.func @dims_multiply(%n: index, %m: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0)>(%j)[%n]
      "t.use"(%0, %a) : (index, index) -> ()
    }
  }
  return
}
// -----
memref.global constant @g : memref<2x3xf32> = dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]>
memref.global constant @s : memref<2x3xi32> = dense<7>
memref.global constant @u : memref<2x3xi32> = uninitialized
memref.global @v : memref<2x3xi32> = dense<7>
memref.global constant @z : memref<i32> = dense<8>
func.func @globals(%i: index) -> (f32, f32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<2x3xf32>
  %s = memref.get_global @s : memref<2x3xi32>
  %u = memref.get_global @u : memref<2x3xi32>
  %v = memref.get_global @v : memref<2x3xi32>
  %z = memref.get_global @z : memref<i32>
  %0 = affine.load %g[1, 2] : memref<2x3xf32>
  %1 = affine.load %g[symbol(%i), 2] : memref<2x3xf32>
  %2 = affine.load %s[symbol(%i), 2] : memref<2x3xi32>
  %3 = affine.load %u[symbol(%i), 2] : memref<2x3xi32>
  %4 = affine.load %v[symbol(%i), 2] : memref<2x3xi32>
  %5 = affine.load %z[] : memref<i32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, i32, i32, i32, i32
}

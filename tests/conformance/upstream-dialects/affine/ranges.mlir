// with: --int-range-optimizations
func.func @a(%x: i8, %n: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.extui %x : i8 to i32
  %i = arith.index_castui %0 : i32 to index
  %c255 = arith.constant 255 : index
  %c256 = arith.constant 256 : index
  %c510 = arith.constant 510 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  %m1 = arith.constant -1 : index
  %1 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
  %r1 = arith.cmpi sle, %1, %c510 : index
  %2 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
  %r2 = arith.cmpi sle, %2, %c510 : index
  %3 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
  %r3 = arith.cmpi sle, %3, %c3 : index
  %r4 = arith.cmpi sge, %3, %c0 : index
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 mod 4)>(%n)[%n]
  %r5 = arith.cmpi sle, %4, %c3 : index
  %r6 = arith.cmpi sge, %4, %c0 : index
  %5 = affine.apply affine_map<(d0) -> (d0 floordiv 64)>(%i)
  %r7 = arith.cmpi sle, %5, %c3 : index
  %6 = affine.apply affine_map<(d0) -> (d0 ceildiv 64)>(%i)
  %r8 = arith.cmpi sle, %6, %c3 : index
  %r9 = arith.cmpi sle, %6, %c4 : index
  %7 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%i]
  %r10 = arith.cmpi sge, %7, %c0 : index
  %r11 = arith.cmpi sle, %7, %c255 : index
  %8 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%n]
  %r12 = arith.cmpi sle, %8, %c255 : index
  %9 = affine.apply affine_map<(d0)[s0] -> (-d0)>(%i)[%n]
  %r13 = arith.cmpi sle, %9, %c0 : index
  %10 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%i)[%i]
  %r14 = arith.cmpi sle, %10, %c255 : index
  return %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
func.func @divisors(%x: i8, %n: index) -> (i1, i1, i1, i1, i1) {
  %0 = arith.extsi %x : i8 to i32
  %i = arith.index_cast %0 : i32 to index
  %c0 = arith.constant 0 : index
  %c127 = arith.constant 127 : index
  %m128 = arith.constant -128 : index
  %c5 = arith.constant 5 : index
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%i)[%i]
  %2 = arith.cmpi sge, %1, %m128 : index
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%i)[%n]
  %4 = arith.cmpi sle, %3, %c127 : index
  %5 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%c0]
  %6 = arith.cmpi sge, %5, %c0 : index
  %7 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%i]
  %8 = arith.cmpi slt, %7, %c127 : index
  %9 = affine.apply affine_map<(d0)[s0] -> (5 mod s0 + 0 * d0)>(%i)[%c127]
  %10 = arith.cmpi eq, %9, %c5 : index
  return %2, %4, %6, %8, %10 : i1, i1, i1, i1, i1
}

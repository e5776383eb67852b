// with: --canonicalize
// Expressions that are composed, and operands that are left out.
func.func @chain(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%0)[%n]
  %2 = affine.apply affine_map<(d0, d1) -> (d0 - d1 + 3)>(%1, %0)
  return %2 : index
}
// -----
func.func @of_loops(%n: index, %m: memref<?x?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%i, %j)
      %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%0)[%n]
      %2 = affine.load %m[%0, %1 - symbol(%n)] : memref<?x?xf32>
      affine.store %2, %m[%1 + %0, %i mod 3] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @vectors(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %1 = affine.vector_load %m[%0 + 1] : memref<?xf32>, vector<8xf32>
    affine.vector_store %1, %m[%0 + %i] : memref<?xf32>, vector<8xf32>
    affine.prefetch %m[%0 + 2], write, locality<2>, instr : memref<?xf32>
    affine.prefetch %m[%i], read, locality<3>, data : memref<?xf32>
  }
  return
}
// -----
func.func @discardable(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %1 = affine.load %m[%0] {a = 1} : memref<?xf32>
    affine.store %1, %m[%i] {b = 1} : memref<?xf32>
    %2 = affine.apply affine_map<(d0, d1) -> (d0 + 5)>(%i, %i) {c = 1}
    "t.use"(%2) : (index) -> ()
  }
  return
}
// -----
func.func @repeated_and_unused(%n: index, %k: index) {
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0, d1, d2)[s0, s1, s2] -> (d0 + d2 * 2 + s0 + s2 * 3)>(%i, %n, %i)[%n, %k, %n]
    %1 = affine.apply affine_map<(d0, d1)[s0] -> (d1 - d0 + s0)>(%n, %i)[%k]
    "t.use"(%0, %1) : (index, index) -> ()
  }
  return
}
// -----
func.func @constants(%n: index) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>(%i, %c3)[%c3]
    %1 = affine.min affine_map<(d0, d1)[s0] -> (d0 * s0, d1, 10)>(%i, %c3)[%c3]
    "t.use"(%0, %1) : (index, index) -> ()
  }
  return
}
// -----
// Dimensions in the place of symbols, as in `affine.apply` only.
func.func @not_a_symbol(%n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%0)[%n]
    %2 = affine.max affine_map<(d0)[s0] -> (d0 + s0, 7)>(%0)[%i]
    "t.use"(%1, %2) : (index, index) -> ()
  }
  return
}
// -----
func.func @not_dimensions(%n: index, %m: memref<index>) {
  %0 = affine.load %m[] : memref<index>
  scf.for %i = %n to %n step %n {
    %1 = affine.load %m[] : memref<index>
    %2 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>(%0, %1)[%n]
    %3 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%2)[%0]
    %4 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
    "t.use"(%3, %4) : (index, index) -> ()
  }
  return
}
// -----
func.func @sizes(%m: memref<?x4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = memref.dim %m, %c0 : memref<?x4xf32>
  %d1 = memref.dim %m, %c1 : memref<?x4xf32>
  affine.for %i = 0 to %d0 {
    affine.for %j = 0 to %d1 {
      %0 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>(%i)[%d0, %d1]
      "t.use"(%0) : (index) -> ()
    }
  }
  return
}
// -----
// Sums in the order of dimensions and symbols.
func.func @order(%a: index, %b: index) {
  affine.for %i = 0 to %a {
    affine.for %j = 0 to %b {
      %0 = affine.apply affine_map<(d0, d1)[s0, s1] -> (s1 * 2 + d1 + 7 + s0 + d0 * 3 - d1 * 2)>(%i, %j)[%a, %b]
      %1 = affine.apply affine_map<(d0, d1) -> ((d1 + d0) * 4 - d0 * 4)>(%i, %j)
      %2 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 6 + 2) floordiv 2)>(%i, %j)
      %3 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 6 + 2) ceildiv 8)>(%i, %j)
      %4 = affine.apply affine_map<(d0, d1) -> (d0 mod 5 + (d0 floordiv 5) * 5 + d1)>(%i, %j)
      %5 = affine.apply affine_map<(d0, d1) -> ((d0 * 6 + d1 * 9) mod 12)>(%i, %j)
      %6 = affine.apply affine_map<(d0, d1) -> (d0 - (d0 floordiv 8) * 8)>(%i, %j)
      "t.use"(%0, %1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index, index) -> ()
    }
  }
  return
}
// -----
// Products with symbols.
func.func @semi_affine(%a: index, %b: index) {
  affine.for %i = 0 to %a {
    affine.for %j = 0 to %b {
      %0 = affine.apply affine_map<(d0, d1)[s0, s1] -> (s1 * s0 + d1 * s1 + s0 + d0 * s0 + d1 * 2 + d0)>(%i, %j)[%a, %b]
      %1 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0) floordiv s0)>(%i)[%a]
      %2 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0 + 1) floordiv s0)>(%i)[%a]
      %3 = affine.apply affine_map<(d0)[s0] -> ((d0 * s0) mod s0 + d0)>(%i)[%a]
      %4 = affine.apply affine_map<(d0)[s0] -> ((d0 - d0 mod s0) mod s0)>(%i)[%a]
      %5 = affine.apply affine_map<(d0)[s0] -> ((d0 - d0 mod s0) floordiv s0)>(%i)[%a]
      %6 = affine.apply affine_map<(d0)[s0, s1] -> (d0 ceildiv (s0 + s1 - s1))>(%i)[%a, %b]
      %7 = affine.apply affine_map<(d0)[s0, s1] -> (((d0 * s0) ceildiv s1) ceildiv s0)>(%i)[%a, %b]
      %8 = affine.apply affine_map<(d0)[s0] -> (d0 - s0 * (d0 floordiv s0))>(%i)[%a]
      "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (index, index, index, index, index, index, index, index, index) -> ()
    }
  }
  return
}
// -----
// What induction variables tell of quotients and remainders.
func.func @bounded(%n: index) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to %n step 4 {
        %0 = affine.apply affine_map<(d0) -> (d0 floordiv 16)>(%i)
        %1 = affine.apply affine_map<(d0) -> (d0 mod 16)>(%i)
        %2 = affine.apply affine_map<(d0) -> (d0 floordiv 15)>(%i)
        %3 = affine.apply affine_map<(d0) -> (d0 mod 15)>(%i)
        %4 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1) floordiv 4)>(%i, %j)
        %5 = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1) mod 4)>(%i, %j)
        %6 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 4)>(%k, %j)
        %7 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 2)>(%k, %j)
        %8 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%k)
        %9 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%k)
        %10 = affine.apply affine_map<(d0) -> ((d0 + 17) ceildiv 40)>(%i)
        "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
      }
    }
  }
  return
}
// -----
func.func @bounded_below(%n: index) {
  affine.for %i = 8 to %n step 8 {
    affine.for %j = affine_map<(d0) -> (d0 * 2)>(%i) to 1000 step 6 {
      affine.for %k = -5 to 5 step 2 {
        %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
        %1 = affine.apply affine_map<(d0) -> (d0 mod 2)>(%j)
        %2 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%j)
        %3 = affine.apply affine_map<(d0) -> (d0 floordiv 10)>(%k)
        %4 = affine.apply affine_map<(d0) -> ((d0 + 5) floordiv 10)>(%k)
        %5 = affine.apply affine_map<(d0) -> ((d0 + 5) mod 9)>(%k)
        "t.use"(%0, %1, %2, %3, %4, %5) : (index, index, index, index, index, index) -> ()
      }
    }
  }
  return
}
// -----
// Neither zero nor negative numbers divide.
func.func @undefined(%i: index) {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0 + d0 - d0)>(%i)
  %1 = affine.apply affine_map<(d0) -> (d0 floordiv -2)>(%i)
  %2 = affine.apply affine_map<(d0) -> ((d0 + d0) ceildiv 0)>(%i)
  "t.use"(%0, %1, %2) : (index, index, index) -> ()
  return
}
// -----
func.func @min_and_max(%i: index, %j: index) {
  %0 = affine.min affine_map<()[s0, s1] -> (s0 + 4, s1 * 2, s0 + 4)>()[%i, %j]
  %1 = affine.max affine_map<()[s0] -> (s0 + 4)>()[%i]
  %2 = affine.min affine_map<()[s0, s1] -> (s0, s1 + 16)>()[%0, %j]
  %3 = affine.max affine_map<()[s0, s1] -> (s0, s1 + 16)>()[%0, %j]
  %4 = affine.min affine_map<()[s0, s1] -> (s0 + 1, s1)>()[%0, %2]
  %5 = affine.min affine_map<()[s0, s1] -> (s0 + s1, s1 + 16, 32, s0 floordiv 2)>()[%i, %j]
  %6 = affine.min affine_map<()[s0, s1] -> (s0 + s1, s1 + 16, 32)>()[%i, %j]
  %7 = affine.max affine_map<()[s0, s1] -> (s0 * s1, s1 + 16, 32)>()[%i, %j]
  "t.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @merged(%i: index, %j: index) {
  affine.for %k = 0 to %j {
    %0 = affine.min affine_map<(d0)[s0] -> (d0 + 4, s0 * 2)>(%k)[%i]
    %1 = affine.min affine_map<(d0, d1)[s0] -> (d0, s0, d1)>(%0, %k)[%i]
    %2 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%0, %1)
    %3 = affine.max affine_map<(d0, d1) -> (d1, d0 + 1)>(%2, %2)
    "t.use"(%1, %2, %3) : (index, index, index) -> ()
  }
  return
}
// -----
func.func @partly_constant(%i: index) {
  %c4 = arith.constant 4 : index
  %0 = affine.min affine_map<(d0)[s0, s1] -> (d0 + s1, s0 - 1)>(%c4)[%i, %c4]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 * 7, 3, s0)>(%c4)[%i]
  "t.use"(%0, %1) : (index, index) -> ()
  return
}

#sum = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @apply(%n: index, %m: index) -> index {
  %0 = affine.apply #sum(%n)[%m]
  %1 = affine.apply affine_map<() -> (42)>()
  %2 = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1 mod 4)>(%0, %1) {tag = "kept"}
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0, 1000)>(%n)[%m]
  %4 = affine.max affine_map<(d0, d1) -> (d0 - d1)>(%n, %3) {tag}
  %5 = affine.min affine_map<() -> (1, 2)>()
  return %4 : index
}
// -----
func.func @count(%n: index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%n)
  return
}
// -----
func.func @symbol_count(%n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)
  return
}
// -----
func.func @swapped(%n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n, %n)
  return
}
// -----
func.func @two_results(%n: index) {
  %0:2 = affine.apply affine_map<(d0) -> (d0, d0)>(%n)
  return
}
// -----
func.func @generic_count(%n: index) {
  %0 = "affine.apply"(%n) <{map = affine_map<(d0, d1) -> (d0 + d1)>}> : (index) -> index
  return
}
// -----
func.func @generic_results(%n: index) {
  %0 = "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}
// -----
func.func @no_map(%n: index) {
  %0 = affine.apply 1(%n)
  return
}
// -----
func.func @no_map(%n: index) {
  %0 = "affine.apply"(%n) : (index) -> index
  return
}
// -----
func.func @operand_type(%n: i32) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%n)
  return
}
// -----
func.func @dim_as_symbol() {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}
// -----
func.func @neither(%m: memref<4xindex>) {
  affine.for %i = 0 to 10 {
    %b = memref.load %m[%i] : memref<4xindex>
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%b)[%b]
  }
  return
}
// -----
func.func @min_count(%n: index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0 + d1)>(%n)
  return
}
// -----
func.func @max_count(%n: index) {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%n, %n]
  return
}
// -----
func.func @min_results(%n: index) {
  %0 = affine.min affine_map<(d0) -> ()>(%n)
  return
}
// -----
func.func @max_results(%n: index) {
  %0 = affine.max affine_map<(d0) -> ()>(%n)
  return
}
// -----
func.func @min_list(%n: index) {
  %0 = affine.min affine_map<(d0) -> (d0)>
  return
}
// -----
func.func @min_type(%n: i64) {
  %0 = affine.min affine_map<(d0) -> (d0)>(%n)
  return
}
// -----
func.func @delinearize(%i: index, %b: index) {
  %0:3 = affine.delinearize_index %i into (2, %b, 4) : index, index, index
  %1:2 = affine.delinearize_index %i into (%b) {tag} : index, index
  %2 = affine.delinearize_index %i into () : index
  %3 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, %b, 4) : index
  %4 = affine.linearize_index disjoint [%i, %b] by (3) {tag} : index
  %5 = affine.linearize_index [] by () : index
  return
}
// -----
func.func @too_many(%i: index) {
  %0:4 = affine.delinearize_index %i into (2, 3) : index, index, index, index
  return
}
// -----
func.func @too_few(%i: index) {
  %0 = affine.delinearize_index %i into (2, 3) : index
  return
}
// -----
func.func @zero(%i: index) {
  %0:2 = affine.delinearize_index %i into (2, 0) : index, index
  return
}
// -----
func.func @negative(%i: index) {
  %0:2 = affine.delinearize_index %i into (-2, 5) : index, index
  return
}
// -----
func.func @type(%i: index) {
  %0:2 = affine.delinearize_index %i into (2, 5) : index, i32
  return
}
// -----
func.func @square(%i: index) {
  %0:2 = affine.delinearize_index %i into [2, 5] : index, index
  return
}
// -----
func.func @markers(%i: index) {
  %0:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index) -> (index, index)
  return
}
// -----
func.func @markers(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, -9223372036854775808>}> : (index, index) -> index
  return
}
// -----
func.func @markers(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 1, 1>, static_basis = array<i64: 2>}> : (index, index) -> index
  return
}
// -----
func.func @lengths(%i: index) {
  %0 = affine.linearize_index [%i, %i, %i] by (2) : index
  return
}
// -----
func.func @lengths(%i: index) {
  %0 = affine.linearize_index [%i] by (2, 3) : index
  return
}
// -----
func.func @basis(%i: index) {
  %0 = affine.linearize_index [%i] by (f) : index
  return
}
// -----
// What is a dimension and what a symbol.
func.func @constants_and_pure(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 4 : index
    %s = arith.muli %c, %n : index
    affine.for %j = %c to %s {
      %d = arith.addi %i, %j : index
      %a = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
      %b = affine.apply affine_map<(d0) -> (d0)>(%a)
      %x = affine.load %m[%b, %a] : memref<?x?xf32>
      %l = affine.linearize_index [%i, %j] by (4, 4) : index
      %e:2 = affine.delinearize_index %l into (2, 8) : index, index
      affine.store %x, %m[%e#0, %l] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @pure_of_variables(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %d = arith.addi %i, %i : index
    %x = affine.load %m[%d] : memref<?xf32>
  }
  return
}
// -----
func.func @carried(%m: memref<?xf32>, %n: index) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %n) -> index {
    %x = affine.load %m[%a] : memref<?xf32>
    affine.yield %a : index
  }
  return
}
// -----
func.func @scf_variable(%m: memref<?xf32>, %n: index) {
  %c = arith.constant 1 : index
  scf.for %i = %c to %n step %c {
    %x = affine.load %m[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @sizes(%m: memref<?x4xf32>, %n: index, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %d = memref.dim %m, %c0 : memref<?x4xf32>
    %a = memref.alloc(%n) : memref<?x4xf32>
    %e = memref.dim %a, %c0 : memref<?x4xf32>
    %k = memref.cast %a : memref<?x4xf32> to memref<?x?xf32>
    %f = memref.dim %k, %c1 : memref<?x?xf32>
    %g = memref.dim %k, %c0 : memref<?x?xf32>
    %h = tensor.dim %t, %c0 : tensor<?xf32>
    affine.for %j = 0 to affine_map<()[s0, s1, s2, s3, s4] -> (s0 + s1 + s2 + s3 + s4)>()[%d, %e, %f, %g, %h] {
    }
  }
  return
}
// -----
func.func @unknown_size(%m: memref<?x4xf32>, %n: index, %s: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    %v = memref.load %s[%i] : memref<1xindex>
    %a = memref.alloc(%v) : memref<?x4xf32>
    %e = memref.dim %a, %c0 : memref<?x4xf32>
    affine.for %j = 0 to %e {
    }
  }
  return
}
// -----
func.func @unknown_dimension(%n: index, %s: memref<1xindex>) {
  affine.for %i = 0 to %n {
    %a = memref.alloc(%n) : memref<?x4xf32>
    %e = memref.dim %a, %i : memref<?x4xf32>
    affine.for %j = 0 to %e {
    }
  }
  return
}
// -----
func.func @beyond(%n: index, %s: memref<1xindex>) {
  %c7 = arith.constant 7 : index
  affine.for %i = 0 to %n {
    %a = memref.alloc(%n) : memref<?x4xf32>
    %e = memref.dim %a, %c7 : memref<?x4xf32>
    affine.for %j = 0 to %e {
    }
  }
  return
}
// -----
func.func @views(%n: index, %b: memref<1024xi8>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    %v = memref.view %b[%c0][%n] : memref<1024xi8> to memref<?x4xf32>
    %d = memref.dim %v, %c0 : memref<?x4xf32>
    %s = memref.subview %v[0, 0] [%n, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1]>>
    %e = memref.dim %s, %c0 : memref<?x2xf32, strided<[4, 1]>>
    affine.for %j = %d to %e {
    }
  }
  return
}
// -----
func.func @size_as_dimension(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    %d = memref.dim %m, %i : memref<?xf32>
    %x = affine.load %m[%d] : memref<?xf32>
  }
  return
}
// -----
// Without a scope no block argument is known.
"t.region"() ({
^bb0(%n: index, %m: memref<4xf32>):
  %x = affine.load %m[%n] : memref<4xf32>
}) : () -> ()
// -----
"t.region"() ({
^bb0(%n: index, %m: memref<4xf32>):
  affine.for %i = 0 to 4 {
    %x = affine.load %m[%i] : memref<4xf32>
  }
}) : () -> ()

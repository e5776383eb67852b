// with: --canonicalize
// A loop that carries a cast tensor.
func.func private @step(tensor<?x?xf32>) -> tensor<?x?xf32>
func.func @carried(%init: tensor<4x8xf32>, %from: index, %to: index, %step: index) -> tensor<?x?xf32> {
  %wide = tensor.cast %init : tensor<4x8xf32> to tensor<?x?xf32>
  %r = scf.for %i = %from to %to step %step iter_args(%t = %wide) -> (tensor<?x?xf32>) {
    %next = func.call @step(%t) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %next : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
// -----
// Two results, of which one is used twice.
func.func @twice(%a: tensor<4xf32>, %b: tensor<2xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %y = tensor.cast %b : tensor<2xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x, %t = %y) -> (tensor<?xf32>, tensor<?xf32>) {
    "t.use"(%s, %t, %i) : (tensor<?xf32>, tensor<?xf32>, index) -> ()
    %u = "t.next"(%s) : (tensor<?xf32>) -> tensor<?xf32>
    %v = "t.next"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %u, %v : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
// -----
// A cast that says more than its source stays.
func.func @narrower(%a: tensor<?xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (tensor<4xf32>) {
    %u = "t.next"(%s) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %u : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
// Shared outputs that are casts.
func.func @shared(%a: tensor<8xf32>, %b: tensor<6xf32>, %n: index, %v: tensor<1xf32>) -> (tensor<?xf32>, tensor<6xf32>) {
  %x = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %r:2 = scf.forall (%i) in (%n) shared_outs(%s = %x, %t = %b) -> (tensor<?xf32>, tensor<6xf32>) {
    %e = "t.read"(%s) : (tensor<?xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %s[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %v into %t[%i] [1] [1] : tensor<1xf32> into tensor<6xf32>
    }
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<6xf32>
}
// -----
// A loop that runs once.
func.func @once(%a: tensor<8x8xf32>, %v: tensor<2x3xf32>) -> tensor<8x8xf32> {
  %r = scf.forall (%i, %j) = (0, 4) to (1, 6) step (8, 2) shared_outs(%s = %a) -> (tensor<8x8xf32>) {
    "t.use"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %s[%i, %j] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<8x8xf32>
    }
  }
  return %r : tensor<8x8xf32>
}
// -----
// A loop without dimensions, and one that is mapped.
func.func @none(%a: tensor<1x5xf32>, %b: tensor<1x5xf32>) -> tensor<1x5xf32> {
  %r = scf.forall () in () shared_outs(%s = %b) -> (tensor<1x5xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %s[0, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<1x5xf32>
    }
  }
  return %r : tensor<1x5xf32>
}
// -----
// Elements of constants that are sparse or complex.
func.func @elements() -> (f16, f16, complex<f32>, tensor<2xcomplex<i32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.constant sparse<[[0, 1], [1, 0]], [2.5, -1.0]> : tensor<2x2xf16>
  %d = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %e = arith.constant dense<(7, 8)> : tensor<complex<i32>>
  %0 = tensor.extract %s[%c1, %c0] : tensor<2x2xf16>
  %1 = tensor.extract %s[%c1, %c1] : tensor<2x2xf16>
  %2 = tensor.extract %d[%c1] : tensor<2xcomplex<f32>>
  %3 = tensor.extract %e[] : tensor<complex<i32>>
  %4 = tensor.from_elements %3, %3 : tensor<2xcomplex<i32>>
  return %0, %1, %2, %4 : f16, f16, complex<f32>, tensor<2xcomplex<i32>>
}

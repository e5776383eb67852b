// with: --mem2reg
func.func @one(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
// -----
func.func @undef() -> (f32, index, vector<2xi32>, memref<2xf32>) {
  %a = memref.alloca() : memref<1xf32>
  %c0 = arith.constant 0 : index
  %r = memref.load %a[%c0] : memref<1xf32>
  %b = memref.alloca() : memref<index>
  %s = memref.load %b[] : memref<index>
  %c = memref.alloca() : memref<vector<2xi32>>
  %t = memref.load %c[] : memref<vector<2xi32>>
  %d = memref.alloca() : memref<memref<2xf32>>
  %u = memref.load %d[] : memref<memref<2xf32>>
  return %r, %s, %t, %u : f32, index, vector<2xi32>, memref<2xf32>
}
// -----
func.func @branch(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] : memref<i32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
// -----
func.func @not_one(%c: i1, %x: i32, %i: index) -> (i32, i32, complex<f32>) {
  %a = memref.alloca() : memref<2xi32>
  memref.store %x, %a[%i] : memref<2xi32>
  %r = memref.load %a[%i] : memref<2xi32>
  %b = memref.alloca(%i) : memref<?xi32>
  %s = memref.load %b[%i] : memref<?xi32>
  %d = memref.alloca() : memref<complex<f32>>
  %t = memref.load %d[] : memref<complex<f32>>
  return %r, %s, %t : i32, i32, complex<f32>
}
// -----
func.func @escapes(%x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  "test.use"(%a) : (memref<i32>) -> ()
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
// -----
func.func @itself() -> memref<i32> {
  %a = memref.alloca() : memref<memref<i32>>
  %b = memref.alloca() : memref<i32>
  memref.store %b, %a[] : memref<memref<i32>>
  %r = memref.load %a[] : memref<memref<i32>>
  return %r : memref<i32>
}
// -----
func.func @loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  scf.for %i = %c0 to %n step %c1 {
    %r = memref.load %a[] : memref<i32>
    "test.use"(%r) : (i32) -> ()
  }
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
// -----
func.func @cast() -> f32 {
  %a = memref.alloca() : memref<1xf32>
  %c = memref.cast %a : memref<1xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %r = memref.load %c[%c0] : memref<?xf32>
  return %r : f32
}
// -----
func.func @f0(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb2
^bb2:
  %v2 = memref.load %p1[] : memref<i32>
  memref.store %v2, %p1[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  memref.store %v2, %p1[] : memref<i32>
  return %y : i32
}
// -----
func.func @f1(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  cf.br ^bb2
^bb1:
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb3
^bb2:
  memref.store %y, %p1[] : memref<i32>
  cf.br ^bb4
^bb3:
  memref.store %x, %p1[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb3
^bb4:
  memref.store %x, %p0[] : memref<i32>
  %v2 = memref.load %p1[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  memref.store %x, %p1[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  return %v3 : i32
}
// -----
func.func @f2(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %v0 = memref.load %p0[] : memref<i32>
  cf.br ^bb1
^bb2:
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb1
^bb3:
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f3(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  %v1 = memref.load %p1[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb2
^bb1:
  %v2 = memref.load %p2[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  cf.br ^bb1
^bb2:
  return %y : i32
}
// -----
func.func @f4(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  memref.store %y, %p1[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb2
^bb1:
  memref.store %x, %p0[] : memref<i32>
  return %y : i32
^bb2:
  %v0 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  memref.store %v1, %p1[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  cf.br ^bb1
^bb4:
  %v3 = memref.load %p1[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  %v4 = memref.load %p0[] : memref<i32>
  "test.use"(%v4) : (i32) -> ()
  %v5 = memref.load %p1[] : memref<i32>
  "test.use"(%v5) : (i32) -> ()
  cf.cond_br %c, ^bb3, ^bb5
^bb5:
  %v6 = memref.load %p1[] : memref<i32>
  "test.use"(%v6) : (i32) -> ()
  %v7 = memref.load %p0[] : memref<i32>
  memref.store %y, %p1[] : memref<i32>
  %v8 = memref.load %p0[] : memref<i32>
  "test.use"(%v8) : (i32) -> ()
  return %y : i32
}
// -----
func.func @f5(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  memref.store %x, %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %v3 = memref.load %p0[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  memref.store %v3, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb3:
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f6(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb4, ^bb4
^bb1:
  cf.br ^bb4
^bb2:
  memref.store %x, %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb5
^bb3:
  %v0 = memref.load %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  cf.cond_br %c, ^bb4, ^bb4
^bb4:
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  %v3 = memref.load %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  return %v2 : i32
^bb5:
  return %x : i32
}
// -----
func.func @f7(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb4, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  memref.store %x, %p1[] : memref<i32>
  cf.br ^bb4
^bb3:
  memref.store %y, %p0[] : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  %v1 = memref.load %p2[] : memref<i32>
  %v2 = memref.load %p1[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  cf.br ^bb2
^bb4:
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb2
^bb5:
  memref.store %y, %p0[] : memref<i32>
  %v3 = memref.load %p2[] : memref<i32>
  return %x : i32
}
// -----
func.func @f8(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  cf.br ^bb1
^bb1:
  memref.store %y, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  return %y : i32
^bb2:
  %v3 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb6
^bb3:
  memref.store %y, %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb5, ^bb5
^bb4:
  %v5 = memref.load %p0[] : memref<i32>
  "test.use"(%v5) : (i32) -> ()
  %v6 = memref.load %p0[] : memref<i32>
  %v7 = memref.load %p0[] : memref<i32>
  "test.use"(%v7) : (i32) -> ()
  %v8 = memref.load %p0[] : memref<i32>
  cf.br ^bb5
^bb5:
  memref.store %y, %p0[] : memref<i32>
  %v9 = memref.load %p0[] : memref<i32>
  %v10 = memref.load %p0[] : memref<i32>
  "test.use"(%v10) : (i32) -> ()
  memref.store %v9, %p0[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb5
^bb6:
  return %x : i32
}
// -----
func.func @f9(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  cf.br ^bb4
^bb1:
  %v1 = memref.load %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb5
^bb2:
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %v2, %p0[] : memref<i32>
  cf.br ^bb4
^bb3:
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb2
^bb4:
  memref.store %y, %p0[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  "test.use"(%v4) : (i32) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb5:
  %v5 = memref.load %p0[] : memref<i32>
  "test.use"(%v5) : (i32) -> ()
  memref.store %x, %p0[] : memref<i32>
  %v6 = memref.load %p0[] : memref<i32>
  %v7 = memref.load %p0[] : memref<i32>
  "test.use"(%v7) : (i32) -> ()
  cf.br ^bb4
^bb6:
  memref.store %y, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f10(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  memref.store %v0, %p2[] : memref<i32>
  %v1 = memref.load %p2[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  memref.store %v0, %p2[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  memref.store %x, %p2[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  memref.store %v3, %p2[] : memref<i32>
  return %y : i32
}
// -----
func.func @f11(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  memref.store %x, %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  memref.store %x, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  memref.store %x, %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb1
^bb2:
  memref.store %y, %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  return %v2 : i32
}
// -----
func.func @f12(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  cf.br ^bb3
^bb1:
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  return %y : i32
^bb2:
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb4
^bb3:
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  cf.cond_br %c, ^bb4, ^bb2
^bb4:
  return %y : i32
}
// -----
func.func @f13(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  cf.br ^bb2
^bb1:
  %v0 = memref.load %p0[] : memref<i32>
  memref.store %v0, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %v2, %p0[] : memref<i32>
  cf.br ^bb5
^bb4:
  %v3 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb5
^bb5:
  %v4 = memref.load %p0[] : memref<i32>
  return %v4 : i32
}
// -----
func.func @f14(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb2
^bb1:
  memref.store %x, %p0[] : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb2
^bb2:
  %v1 = memref.load %p0[] : memref<i32>
  cf.br ^bb1
^bb3:
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f15(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  cf.br ^bb5
^bb1:
  %v0 = memref.load %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  memref.store %v1, %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb1
^bb2:
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb1
^bb3:
  memref.store %x, %p0[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  %v5 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb5, ^bb1
^bb4:
  %v6 = memref.load %p0[] : memref<i32>
  "test.use"(%v6) : (i32) -> ()
  %v7 = memref.load %p0[] : memref<i32>
  %v8 = memref.load %p0[] : memref<i32>
  "test.use"(%v8) : (i32) -> ()
  memref.store %v7, %p0[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb4
^bb5:
  memref.store %y, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v9 = memref.load %p0[] : memref<i32>
  return %v9 : i32
}
// -----
func.func @f16(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  memref.store %y, %p1[] : memref<i32>
  cf.br ^bb3
^bb1:
  %v1 = memref.load %p1[] : memref<i32>
  memref.store %v1, %p1[] : memref<i32>
  %v2 = memref.load %p1[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb1
^bb2:
  memref.store %x, %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb3
^bb3:
  memref.store %y, %p1[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f17(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %y, %p2[] : memref<i32>
  memref.store %y, %p2[] : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb4
^bb1:
  %v1 = memref.load %p1[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  %v3 = memref.load %p1[] : memref<i32>
  cf.br ^bb2
^bb2:
  memref.store %x, %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb5
^bb3:
  %v4 = memref.load %p2[] : memref<i32>
  %v5 = memref.load %p0[] : memref<i32>
  %v6 = memref.load %p1[] : memref<i32>
  memref.store %v5, %p0[] : memref<i32>
  cf.br ^bb1
^bb4:
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb4
^bb5:
  %v7 = memref.load %p0[] : memref<i32>
  "test.use"(%v7) : (i32) -> ()
  %v8 = memref.load %p2[] : memref<i32>
  "test.use"(%v8) : (i32) -> ()
  return %v7 : i32
}
// -----
func.func @f18(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  memref.store %v0, %p0[] : memref<i32>
  memref.store %v0, %p0[] : memref<i32>
  cf.br ^bb1
^bb1:
  return %y : i32
}
// -----
func.func @f19(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  %v1 = memref.load %p1[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  memref.store %y, %p1[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %y, %p1[] : memref<i32>
  return %x : i32
}
// -----
func.func @f20(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  cf.cond_br %c, ^bb3, ^bb2
^bb1:
  memref.store %x, %p1[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb1
^bb2:
  %v2 = memref.load %p1[] : memref<i32>
  memref.store %v2, %p1[] : memref<i32>
  cf.br ^bb3
^bb3:
  memref.store %x, %p1[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f21(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %v0 = memref.load %p2[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  %v2 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  %v3 = memref.load %p1[] : memref<i32>
  return %y : i32
^bb2:
  memref.store %x, %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  cf.br ^bb3
^bb3:
  %v5 = memref.load %p2[] : memref<i32>
  "test.use"(%v5) : (i32) -> ()
  %v6 = memref.load %p1[] : memref<i32>
  %v7 = memref.load %p1[] : memref<i32>
  "test.use"(%v7) : (i32) -> ()
  return %x : i32
}
// -----
func.func @f22(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %y, %p2[] : memref<i32>
  cf.br ^bb1
^bb1:
  cf.br ^bb1
^bb2:
  memref.store %y, %p1[] : memref<i32>
  memref.store %y, %p1[] : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  memref.store %y, %p0[] : memref<i32>
  return %v0 : i32
}
// -----
func.func @f23(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %x, %p2[] : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb6
^bb1:
  memref.store %x, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  cf.br ^bb3
^bb2:
  memref.store %x, %p1[] : memref<i32>
  %v3 = memref.load %p1[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  memref.store %y, %p1[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb2
^bb3:
  memref.store %x, %p1[] : memref<i32>
  %v4 = memref.load %p2[] : memref<i32>
  memref.store %v4, %p1[] : memref<i32>
  memref.store %v4, %p1[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb4
^bb4:
  %v5 = memref.load %p0[] : memref<i32>
  cf.br ^bb1
^bb5:
  memref.store %y, %p2[] : memref<i32>
  %v6 = memref.load %p1[] : memref<i32>
  "test.use"(%v6) : (i32) -> ()
  memref.store %y, %p0[] : memref<i32>
  %v7 = memref.load %p1[] : memref<i32>
  "test.use"(%v7) : (i32) -> ()
  cf.cond_br %c, ^bb6, ^bb3
^bb6:
  %v8 = memref.load %p0[] : memref<i32>
  %v9 = memref.load %p1[] : memref<i32>
  %v10 = memref.load %p2[] : memref<i32>
  return %y : i32
}
// -----
func.func @f24(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %x, %p2[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb4
^bb1:
  memref.store %y, %p0[] : memref<i32>
  %v1 = memref.load %p2[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  return %y : i32
^bb2:
  %v2 = memref.load %p1[] : memref<i32>
  %v3 = memref.load %p2[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  cf.br ^bb4
^bb3:
  cf.cond_br %c, ^bb6, ^bb6
^bb4:
  return %x : i32
^bb5:
  %v4 = memref.load %p0[] : memref<i32>
  %v5 = memref.load %p0[] : memref<i32>
  "test.use"(%v5) : (i32) -> ()
  %v6 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb6:
  memref.store %x, %p2[] : memref<i32>
  %v7 = memref.load %p0[] : memref<i32>
  %v8 = memref.load %p0[] : memref<i32>
  return %v7 : i32
}
// -----
func.func @f25(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb2
^bb1:
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  return %y : i32
}
// -----
func.func @f26(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb2, ^bb3
^bb1:
  memref.store %x, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  cf.br ^bb4
^bb2:
  %v0 = memref.load %p1[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  %v1 = memref.load %p1[] : memref<i32>
  cf.br ^bb2
^bb3:
  %v2 = memref.load %p1[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  memref.store %y, %p1[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v3 = memref.load %p1[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  cf.cond_br %c, ^bb3, ^bb2
^bb4:
  %v4 = memref.load %p1[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p1[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb5
^bb5:
  return %y : i32
}
// -----
func.func @f27(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  return %x : i32
^bb1:
  %v0 = memref.load %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  memref.store %v2, %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb1
^bb2:
  %v3 = memref.load %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  "test.use"(%v4) : (i32) -> ()
  memref.store %y, %p0[] : memref<i32>
  return %y : i32
}
// -----
func.func @f28(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  %v1 = memref.load %p0[] : memref<i32>
  return %x : i32
^bb1:
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  cf.br ^bb2
^bb2:
  memref.store %y, %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f29(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  cf.cond_br %c, ^bb2, ^bb2
^bb1:
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  memref.store %x, %p0[] : memref<i32>
  return %x : i32
^bb3:
  cf.cond_br %c, ^bb5, ^bb3
^bb4:
  memref.store %y, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  return %x : i32
^bb5:
  memref.store %x, %p0[] : memref<i32>
  %v5 = memref.load %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  return %y : i32
}
// -----
func.func @f30(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb1
^bb1:
  cf.br ^bb4
^bb2:
  cf.br ^bb1
^bb3:
  %v1 = memref.load %p2[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb5
^bb4:
  memref.store %x, %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  %v3 = memref.load %p1[] : memref<i32>
  cf.br ^bb5
^bb5:
  memref.store %y, %p2[] : memref<i32>
  %v4 = memref.load %p1[] : memref<i32>
  "test.use"(%v4) : (i32) -> ()
  %v5 = memref.load %p2[] : memref<i32>
  memref.store %v4, %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f31(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  return %y : i32
^bb1:
  memref.store %y, %p1[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb1
^bb2:
  cf.br ^bb3
^bb3:
  memref.store %y, %p0[] : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  return %x : i32
}
// -----
func.func @f32(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb1
^bb1:
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb1
^bb2:
  %v1 = memref.load %p1[] : memref<i32>
  memref.store %v1, %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb1
^bb3:
  memref.store %y, %p1[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  return %x : i32
}
// -----
func.func @f33(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb3, ^bb1
^bb1:
  cf.br ^bb6
^bb2:
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  return %x : i32
^bb3:
  cf.br ^bb5
^bb4:
  %v0 = memref.load %p1[] : memref<i32>
  return %x : i32
^bb5:
  %v1 = memref.load %p1[] : memref<i32>
  %v2 = memref.load %p1[] : memref<i32>
  memref.store %v2, %p0[] : memref<i32>
  %v3 = memref.load %p1[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  return %x : i32
^bb6:
  memref.store %y, %p1[] : memref<i32>
  return %x : i32
}
// -----
func.func @f34(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  %v1 = memref.load %p0[] : memref<i32>
  "test.use"(%v1) : (i32) -> ()
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  %v3 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb6
^bb1:
  memref.store %x, %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  %v5 = memref.load %p0[] : memref<i32>
  "test.use"(%v5) : (i32) -> ()
  %v6 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb1
^bb2:
  %v7 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb6, ^bb1
^bb3:
  memref.store %x, %p0[] : memref<i32>
  cf.br ^bb6
^bb4:
  memref.store %y, %p0[] : memref<i32>
  cf.cond_br %c, ^bb5, ^bb2
^bb5:
  memref.store %y, %p0[] : memref<i32>
  %v8 = memref.load %p0[] : memref<i32>
  "test.use"(%v8) : (i32) -> ()
  cf.cond_br %c, ^bb5, ^bb2
^bb6:
  return %y : i32
}
// -----
func.func @f35(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  memref.store %v0, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  return %y : i32
^bb1:
  memref.store %x, %p0[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  memref.store %x, %p0[] : memref<i32>
  cf.br ^bb2
^bb2:
  memref.store %x, %p0[] : memref<i32>
  %v3 = memref.load %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  "test.use"(%v4) : (i32) -> ()
  return %x : i32
}
// -----
func.func @f36(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %p2 = memref.alloca() : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %x, %p2[] : memref<i32>
  cf.br ^bb3
^bb1:
  memref.store %y, %p1[] : memref<i32>
  cf.cond_br %c, ^bb3, ^bb2
^bb2:
  %v0 = memref.load %p2[] : memref<i32>
  %v1 = memref.load %p2[] : memref<i32>
  memref.store %v0, %p0[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb4
^bb3:
  cf.cond_br %c, ^bb1, ^bb4
^bb4:
  memref.store %x, %p2[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  memref.store %x, %p2[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  cf.cond_br %c, ^bb5, ^bb4
^bb5:
  %v2 = memref.load %p2[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p1[] : memref<i32>
  return %y : i32
}
// -----
func.func @f37(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  %p1 = memref.alloca() : memref<i32>
  %v0 = memref.load %p1[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb3
^bb1:
  %v1 = memref.load %p1[] : memref<i32>
  %v2 = memref.load %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  memref.store %x, %p1[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb2
^bb2:
  memref.store %y, %p1[] : memref<i32>
  %v3 = memref.load %p1[] : memref<i32>
  "test.use"(%v3) : (i32) -> ()
  %v4 = memref.load %p0[] : memref<i32>
  cf.br ^bb1
^bb3:
  %v5 = memref.load %p1[] : memref<i32>
  %v6 = memref.load %p0[] : memref<i32>
  %v7 = memref.load %p0[] : memref<i32>
  "test.use"(%v7) : (i32) -> ()
  return %v7 : i32
}
// -----
func.func @f38(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  cf.br ^bb2
^bb1:
  %v0 = memref.load %p0[] : memref<i32>
  "test.use"(%v0) : (i32) -> ()
  memref.store %v0, %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return %x : i32
}
// -----
func.func @f39(%c: i1, %x: i32, %y: i32) -> i32 {
  %p0 = memref.alloca() : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  %v0 = memref.load %p0[] : memref<i32>
  %v1 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb2, ^bb2
^bb1:
  memref.store %y, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  cf.cond_br %c, ^bb6, ^bb6
^bb2:
  cf.cond_br %c, ^bb5, ^bb4
^bb3:
  cf.br ^bb5
^bb4:
  %v2 = memref.load %p0[] : memref<i32>
  "test.use"(%v2) : (i32) -> ()
  memref.store %v2, %p0[] : memref<i32>
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  cf.br ^bb3
^bb5:
  %v3 = memref.load %p0[] : memref<i32>
  cf.cond_br %c, ^bb1, ^bb5
^bb6:
  memref.store %y, %p0[] : memref<i32>
  %v4 = memref.load %p0[] : memref<i32>
  "test.use"(%v4) : (i32) -> ()
  memref.store %x, %p0[] : memref<i32>
  memref.store %y, %p0[] : memref<i32>
  return %y : i32
}
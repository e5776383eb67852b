// CALL root	0x4000000000000000
// CALL root	0x40fe240000000000
func.func @root(%a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %half = arith.constant 0.5 : f64
  %r = scf.for %i = %c0 to %c20 step %c1 iter_args(%x = %a) -> (f64) {
    %q = arith.divf %a, %x : f64
    %s = arith.addf %x, %q : f64
    %m = arith.mulf %s, %half : f64
    scf.yield %m : f64
  }
  return %r : f64
}
// -----
// CALL pi	1000
func.func @pi(%n: i32) -> (f64, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %zero = arith.constant 0.0 : f64
  %zero32 = arith.constant 0.0 : f32
  %four = arith.constant 4.0 : f64
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero, %sum32 = %zero32, %sign = %four) -> (f64, f32, f64) : i32 {
    %twice = arith.muli %i, %c2 : i32
    %odd = arith.addi %twice, %c1 : i32
    %d = arith.sitofp %odd : i32 to f64
    %q = arith.divf %sign, %d : f64
    %q32 = arith.truncf %q : f64 to f32
    %next = arith.addf %sum, %q : f64
    %next32 = arith.addf %sum32, %q32 : f32
    %other = arith.negf %sign : f64
    scf.yield %next, %next32, %other : f64, f32, f64
  }
  return %r#0, %r#1 : f64, f32
}
// -----
// CALL mandelbrot	0xbfe8000000000000	0x3fb999999999999a
// CALL mandelbrot	0x3fd0000000000000	0x3fe0000000000000
// CALL mandelbrot	0x3ff0000000000000	0x3ff0000000000000
func.func @mandelbrot(%cx: f64, %cy: f64) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 100 : i32
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %r:3 = scf.while (%x = %zero, %y = %zero, %n = %c0) : (f64, f64, i32) -> (f64, f64, i32) {
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %norm = arith.addf %xx, %yy : f64
    %inside = arith.cmpf olt, %norm, %four : f64
    %more = arith.cmpi slt, %n, %most : i32
    %goes_on = arith.andi %inside, %more : i1
    scf.condition(%goes_on) %x, %y, %n : f64, f64, i32
  } do {
  ^bb0(%x: f64, %y: f64, %n: i32):
    %xx = arith.mulf %x, %x : f64
    %yy = arith.mulf %y, %y : f64
    %d = arith.subf %xx, %yy : f64
    %x1 = arith.addf %d, %cx : f64
    %xy = arith.mulf %x, %y : f64
    %xy2 = arith.mulf %xy, %two : f64
    %y1 = arith.addf %xy2, %cy : f64
    %n1 = arith.addi %n, %c1 : i32
    scf.yield %x1, %y1, %n1 : f64, f64, i32
  }
  return %r#2 : i32
}
// -----
// CALL arithmetic	0x3f800000	0x40400000
// CALL arithmetic	0x00000000	0x80000000
// CALL arithmetic	0x80000000	0x00000000
// CALL arithmetic	0x7f800000	0xff800000
// CALL arithmetic	0x7fc00000	0x3f800000
// CALL arithmetic	0x3f800000	0x7fc00000
// CALL arithmetic	0x00000001	0x3f000000
// CALL arithmetic	0x7f7fffff	0x7f7fffff
// CALL arithmetic	0xc0e00000	0x40000000
// CALL arithmetic	0x3dcccccd	0x3e4ccccd
func.func @arithmetic(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.negf %a : f32
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.minimumf %a, %b : f32
  // Of zeros with different signs either is right.
  %one = arith.constant 1.0 : f32
  %a1 = arith.addf %a, %one : f32
  %8 = arith.maxnumf %a1, %b : f32
  %9 = arith.minnumf %a1, %b : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
// -----
// CALL compare	0x3ff0000000000000	0x4000000000000000
// CALL compare	0x4000000000000000	0x3ff0000000000000
// CALL compare	0x4000000000000000	0x4000000000000000
// CALL compare	0x0000000000000000	0x8000000000000000
// CALL compare	0x7ff8000000000000	0x3ff0000000000000
func.func @compare(%a: f64, %b: f64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.cmpf false, %a, %b : f64
  %1 = arith.cmpf oeq, %a, %b : f64
  %2 = arith.cmpf ogt, %a, %b : f64
  %3 = arith.cmpf oge, %a, %b : f64
  %4 = arith.cmpf olt, %a, %b : f64
  %5 = arith.cmpf ole, %a, %b : f64
  %6 = arith.cmpf one, %a, %b : f64
  %7 = arith.cmpf ord, %a, %b : f64
  %8 = arith.cmpf ueq, %a, %b : f64
  %9 = arith.cmpf ugt, %a, %b : f64
  %10 = arith.cmpf uge, %a, %b : f64
  %11 = arith.cmpf ult, %a, %b : f64
  %12 = arith.cmpf ule, %a, %b : f64
  %13 = arith.cmpf une, %a, %b : f64
  %14 = arith.cmpf uno, %a, %b : f64
  %15 = arith.cmpf true, %a, %b : f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
// -----
// CALL casts	0x405ec00000000000
// CALL casts	0xc05ec00000000000
// CALL casts	0x3fb999999999999a
// CALL casts	0x8000000000000000
func.func @casts(%a: f64) -> (f32, f64, i8, i32, i64, f32, f64, i64, f64) {
  %0 = arith.truncf %a : f64 to f32
  %1 = arith.extf %0 : f32 to f64
  %2 = arith.fptosi %a : f64 to i8
  %3 = arith.fptosi %0 : f32 to i32
  %4 = arith.fptosi %a : f64 to i64
  %5 = arith.sitofp %4 : i64 to f32
  %6 = arith.sitofp %2 : i8 to f64
  %7 = arith.bitcast %a : f64 to i64
  %8 = arith.bitcast %7 : i64 to f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f64, i8, i32, i64, f32, f64, i64, f64
}
// -----
// CALL from_integers	9007199254740993	16777217
// CALL from_integers	-1	-1
// CALL from_integers	9223372036854775807	2147483647
// CALL from_integers	-9223372036854775808	-2147483648
func.func @from_integers(%a: i64, %b: i32) -> (f64, f64, f32, f32, f32, f32) {
  %0 = arith.sitofp %a : i64 to f64
  %1 = arith.uitofp %a : i64 to f64
  %2 = arith.sitofp %a : i64 to f32
  %3 = arith.uitofp %a : i64 to f32
  %4 = arith.sitofp %b : i32 to f32
  %5 = arith.uitofp %b : i32 to f32
  return %0, %1, %2, %3, %4, %5 : f64, f64, f32, f32, f32, f32
}
// -----
// CALL vectors	[0x3f800000, 0xc0000000]	[0x3dcccccd, 0x40400000]
func.func @vectors(%a: vector<2xf32>, %b: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xi1>, vector<2xf64>, vector<2xi32>) {
  %0 = arith.mulf %a, %b : vector<2xf32>
  %1 = arith.divf %a, %b : vector<2xf32>
  %2 = arith.cmpf olt, %a, %b : vector<2xf32>
  %3 = arith.extf %1 : vector<2xf32> to vector<2xf64>
  %4 = arith.fptosi %1 : vector<2xf32> to vector<2xi32>
  return %0, %1, %2, %3, %4 : vector<2xf32>, vector<2xf32>, vector<2xi1>, vector<2xf64>, vector<2xi32>
}

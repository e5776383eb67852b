func.func @unary(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.abs %a : complex<f32>
  %1 = complex.angle %b : complex<f64>
  %2 = complex.conj %a : complex<f32>
  %3 = complex.cos %a fastmath<fast> : complex<f32>
  %4 = complex.exp %a : complex<f32>
  %5 = complex.expm1 %a : complex<f32>
  %6 = complex.im %a : complex<f32>
  %7 = complex.log %a {x} : complex<f32>
  %8 = complex.log1p %a fastmath<nnan,ninf> {x} : complex<f32>
  %9 = complex.neg %a : complex<f32>
  %10 = complex.re %b fastmath<contract> : complex<f64>
  %11 = complex.rsqrt %a : complex<f32>
  %12 = complex.sign %a : complex<f32>
  %13 = complex.sin %a : complex<f32>
  %14 = complex.sqrt %a : complex<f32>
  %15 = complex.tan %a : complex<f32>
  %16 = complex.tanh %a fastmath<none> : complex<f32>
  %17 = "complex.abs"(%a) : (complex<f32>) -> f32
  %18 = "complex.neg"(%a) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>) -> complex<f32>
  return
}

// -----

func.func @binary(%a: complex<f32>, %b: complex<f32>, %i: i8) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.atan2 %a, %b : complex<f32>
  %2 = complex.div %a, %b fastmath<arcp> : complex<f32>
  %3 = complex.eq %a, %b : complex<f32>
  %4 = complex.mul %a, %b : complex<f32>
  %5 = complex.neq %a, %b {x} : complex<f32>
  %6 = complex.pow %a, %b : complex<f32>
  %7 = complex.powi %a, %i : complex<f32>, i8
  %8 = complex.powi %a, %i fastmath<fast> : complex<f32>, i8
  %9 = complex.powi %a, %i fastmath<none> {x} : complex<f32>, i8
  %10 = complex.sub %a, %b : complex<f32>
  return
}

// -----

func.func @make(%a: f32, %c: complex<f32>, %i: i64, %h: complex<i16>) {
  %0 = complex.create %a, %a : complex<f32>
  %1 = complex.constant [0.1, -1.0] : complex<f64>
  %2 = complex.constant [0.1 : f32, -1.0 : f32] : complex<f32>
  %3 = complex.constant [1 : i8, -1 : i8] {x} : complex<i8>
  %4 = complex.constant [0x7FC00000 : f32, 0xFF800000 : f32] : complex<f32>
  %5 = complex.bitcast %c : complex<f32> to i64
  %6 = complex.bitcast %i : i64 to complex<f32>
  %7 = complex.bitcast %c {x} : complex<f32> to f64
  %8 = complex.bitcast %c : complex<f32> to complex<f32>
  %9 = complex.bitcast %h : complex<i16> to i32
  %10 = "complex.constant"() <{value = [1.0 : f16, 2.0 : f16]}> : () -> complex<f16>
  %11 = complex.constant [0.0, 0.0] : complex<f64>
  return
}

// -----

"t.a"() {x = #complex.number<:f32 1.0, 2.0>, y = #complex.number<:f64 -0.0, 0.1>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f64 0x7FF0000000000000, 2.0> : complex<f64>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f64 1.0, 2.0> : f32, y = #complex<number<:bf16 1.1, -2.3>>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f16 1.0e4, 2.0e-20>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f128 1.1, -2.3>, y = #complex.number<:f80 1.1e300, -0.0>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f8E4M3FN 1.0, 0.1>, y = #complex.number<:tf32 1.2345678, 0.1>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f8E8M0FNU 4.0, 0.25>, y = #complex.number<:f4E2M1FN 4.0, 0.25>} : () -> ()

// -----

#a = #complex.number<:f32 1.0e-40, 2.0>
"t.a"() {x = #a, y = [#a, #complex.number<:f32 3.0, 1.0e-3>]} : () -> ()

// -----

"t.a"() {x = #complex.number<:f64 1, 2>} : () -> ()

// -----

"t.a"() {x = #complex.number<f64 1.0, 2.0>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f64 1.0 2.0>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f64 1.0, 2.0, 3.0>} : () -> ()

// -----

"t.a"() {x = #complex.number<: 1.0, 2.0>} : () -> ()

// -----

"t.a"() {x = #complex.number<:f32 nan, 0.25>} : () -> ()

// -----

"t.a"() {x = #complex.number} : () -> ()

// -----

"t.a"() {x = #complex.nope<:f64 1.0, 2.0>} : () -> ()

// -----

%0 = complex.constant [0.1] : complex<f64>

// -----

%0 = complex.constant [0.1, 0.2, 0.3] : complex<f64>

// -----

%0 = complex.constant [0.1, 0.2] : complex<f32>

// -----

%0 = complex.constant [0.1 : f32, 0.2 : f64] : complex<f32>

// -----

%0 = complex.constant [0.1 : f32, "a"] : complex<f32>

// -----

%0 = complex.constant [1 : index, 2 : index] : complex<i64>

// -----

%0 = complex.constant [true, false] : complex<i1>

// -----

%0 = complex.constant [1 : i32, 1.0 : f32] : complex<i32>

// -----

%0 = complex.constant [0.1, 0.2] : f64

// -----

%0 = complex.constant 0.1 : complex<f64>

// -----

%0 = complex.constant [0.1, 0.2]

// -----

%0 = "complex.constant"() : () -> complex<f64>

// -----

%0 = "complex.constant"() <{value = 1.0 : f32}> : () -> complex<f32>

// -----

func.func @f(%a: complex<i32>) {
  %0 = complex.abs %a : complex<i32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = complex.abs %a : f32
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = "complex.im"(%a) : (complex<f32>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = "complex.exp"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = "complex.eq"(%a, %a) : (complex<f32>, complex<f32>) -> i8
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = complex.create %a, %a : complex<f64>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = complex.create %a, %a : complex<i32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = complex.create %a, %a : f32
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to i32
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = complex.bitcast %a : vector<2xf32> to complex<f32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = complex.bitcast %a : vector<2xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = complex.bitcast %a : f32 to i32
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to complex<i32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: f32) {
  %0 = complex.powi %a, %b : complex<f32>, f32
  return
}

// -----

func.func @f(%a: complex<f32>, %b: si32) {
  %0 = complex.powi %a, %b : complex<f32>, si32
  return
}

// -----

func.func @f(%a: complex<f32>, %b: vector<2xi32>) {
  %0 = complex.powi %a, %b : complex<f32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: i32) {
  %0 = "complex.powi"(%a, %b) : (complex<f32>, i32) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = complex.add %a, %a fastmath<quick> : complex<f32>
  return
}

// -----

func.func @f(%a: vector<4xcomplex<f32>>) {
  %0 = complex.add %a, %a : vector<4xcomplex<f32>>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = complex.add %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  %0 = complex.cosh %a : complex<f32>
  return
}

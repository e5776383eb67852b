func.func @unary(%a: f32, %b: vector<4xf64>, %c: tensor<?x4xbf16>, %d: tensor<*xf16>, %e: f8E4M3FN) {
  %0 = math.absf %a : f32
  %1 = math.acos %b : vector<4xf64>
  %2 = math.acosh %c : tensor<?x4xbf16>
  %3 = math.asin %d : tensor<*xf16>
  %4 = math.asinh %e : f8E4M3FN
  %5 = math.atan %a fastmath<fast> : f32
  %6 = math.atanh %a fastmath<nnan,ninf> : f32
  %7 = math.cbrt %a : f32
  %8 = math.ceil %a : f32
  %9 = math.cos %a : f32
  %10 = math.cosh %a fastmath<none> : f32
  %11 = math.erf %a : f32
  %12 = math.erfc %a : f32
  %13 = math.exp %a {note} : f32
  %14 = math.exp2 %a : f32
  %15 = math.expm1 %a fastmath<reassoc,contract> {note = 1 : i8} : f32
  %16 = math.floor %a : f32
  %17 = math.log %a : f32
  %18 = math.log10 %a : f32
  %19 = math.log1p %a : f32
  %20 = math.log2 %a : f32
  %21 = math.round %a : f32
  %22 = math.roundeven %a : f32
  %23 = math.rsqrt %a : f32
  %24 = math.sin %a : f32
  %25 = math.sinh %a : f32
  %26 = math.sqrt %a : f32
  %27 = math.tan %a : f32
  %28 = math.tanh %a : f32
  %29 = math.trunc %a : f32
  %30, %31 = math.sincos %a : f32
  %32:2 = math.sincos %b fastmath<afn> : vector<4xf64>
  %33 = "math.exp"(%a) : (f32) -> f32
  %34 = "math.exp"(%a) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
  %35 = "math.exp"(%a) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  return
}

// -----

func.func @more(%a: f32, %b: vector<2xf32>, %i: i32, %j: vector<2xi64>, %n: index, %u: tensor<*xi8>) {
  %0 = math.atan2 %a, %a : f32
  %1 = math.copysign %b, %b fastmath<nsz> : vector<2xf32>
  %2 = math.powf %a, %a {x} : f32
  %3 = math.fma %a, %a, %a : f32
  %4 = math.fma %b, %b, %b fastmath<arcp> : vector<2xf32>
  %5 = math.clampf %a to [%a, %a] : f32
  %6 = math.clampf %b to [%b, %b] fastmath<fast> {x} : vector<2xf32>
  %7 = math.fpowi %a, %i : f32, i32
  %8 = math.fpowi %b, %j fastmath<contract> : vector<2xf32>, vector<2xi64>
  %9 = math.fpowi %a, %n : f32, index
  %10 = math.ipowi %i, %i : i32
  %11 = math.ipowi %n, %n : index
  %12 = math.absi %j : vector<2xi64>
  %13 = math.ctlz %i : i32
  %14 = math.cttz %n : index
  %15 = math.ctpop %u {x} : tensor<*xi8>
  %16 = math.isfinite %a : f32
  %17 = math.isinf %b : vector<2xf32>
  %18 = math.isnan %a {fastmath = #arith.fastmath<nnan>} : f32
  %19 = math.isnormal %a {y} : f32
  %20 = "math.isnan"(%b) <{fastmath = #arith.fastmath<fast>}> : (vector<2xf32>) -> vector<2xi1>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = math.exp %a : i32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = math.absi %a : f32
  return
}

// -----

func.func @f(%a: si32) {
  %0 = math.ctpop %a : si32
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %0 = math.exp %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "math.exp"(%a) : (f32) -> f64
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = "math.powf"(%a, %b) : (f32, f64) -> f32
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  %0 = "math.fma"(%a, %a, %b) : (f32, f32, f64) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "math.fma"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = math.fma %a, %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = math.clampf %a, %a, %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = math.clampf %a to %a, %a : f32
  return
}

// -----

func.func @f(%a: f32, %b: vector<2xi32>) {
  %0 = math.fpowi %a, %b : f32, vector<2xi32>
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  %0 = "math.fpowi"(%a, %b) : (f32, i32) -> f64
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  %0 = math.fpowi %a, %b : f32, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "math.isnan"(%a) : (vector<4xf32>) -> i1
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "math.isnan"(%a) : (vector<4xf32>) -> vector<4xi8>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = math.isinf %a : i32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "math.sincos"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0:2 = "math.sincos"(%a) : (vector<4xf32>) -> (vector<2xf32>, vector<4xf32>)
  return
}

// -----

func.func @f(%a: i8) {
  %0, %1 = math.sincos %a : i8
  return
}

// -----

func.func @f(%a: f32) {
  %0 = math.exp %a fastmath<faster> : f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = math.exp %a fastmath : f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "math.exp"(%a) <{fastmath = 3 : i32}> : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = math.exp %a
  return
}

// -----

func.func @f(%a: f32) {
  %0 = math.exp3 %a : f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: tensor<4xf32>) {
  %0 = "math.atan2"(%a, %b) : (vector<4xf32>, tensor<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  %0 = "math.ipowi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "math.ctlz"(%a) : (i32) -> i64
  return
}

// -----

"t.a"() {x = #math.rounding<up>} : () -> ()

// -----

"t.a"() {x = !math.number} : () -> ()

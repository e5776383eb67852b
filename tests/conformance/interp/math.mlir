// `expm1` and `log1p` are lowered to less exact computations, `isinf` and `isnormal` to nothing, and the
// `cbrt` of Rust is more exact than that of some C libraries.
// CALL unary0_f64	0x3fe0000000000000
// CALL unary0_f64	0xbfe0000000000000
// CALL unary0_f64	0x4004000000000000
// CALL unary0_f64	0x8000000000000000
// CALL unary0_f64	0x3ff0000000000000
// CALL unary0_f64	0xc00c000000000000
// CALL unary0_f64	0x4085e00000000000
// CALL unary0_f64	0x3d719799812dea11
// CALL unary0_f64	0x7ff0000000000000
// CALL unary0_f64	0x7ff8000000000000
func.func @unary0_f64(%a: f64) -> (f64, f64, f64, f64, f64, f64) {
  %0 = math.sqrt %a : f64
  %1 = math.rsqrt %a : f64
  %2 = math.sqrt %a : f64
  %3 = math.exp %a : f64
  %4 = math.exp2 %a : f64
  %5 = math.exp2 %a : f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}
// -----
// CALL unary1_f64	0x3fe0000000000000
// CALL unary1_f64	0xbfe0000000000000
// CALL unary1_f64	0x4004000000000000
// CALL unary1_f64	0x8000000000000000
// CALL unary1_f64	0x3ff0000000000000
// CALL unary1_f64	0xc00c000000000000
// CALL unary1_f64	0x4085e00000000000
// CALL unary1_f64	0x3d719799812dea11
// CALL unary1_f64	0x7ff0000000000000
// CALL unary1_f64	0x7ff8000000000000
func.func @unary1_f64(%a: f64) -> (f64, f64, f64, f64, f64, f64) {
  %0 = math.log %a : f64
  %1 = math.log10 %a : f64
  %2 = math.rsqrt %a : f64
  %3 = math.log2 %a : f64
  %4 = math.sin %a : f64
  %5 = math.cos %a : f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}
// -----
// CALL unary2_f64	0x3fe0000000000000
// CALL unary2_f64	0xbfe0000000000000
// CALL unary2_f64	0x4004000000000000
// CALL unary2_f64	0x8000000000000000
// CALL unary2_f64	0x3ff0000000000000
// CALL unary2_f64	0xc00c000000000000
// CALL unary2_f64	0x4085e00000000000
// CALL unary2_f64	0x3d719799812dea11
// CALL unary2_f64	0x7ff0000000000000
// CALL unary2_f64	0x7ff8000000000000
func.func @unary2_f64(%a: f64) -> (f64, f64, f64, f64, f64, f64) {
  %0 = math.tan %a : f64
  %1 = math.asin %a : f64
  %2 = math.acos %a : f64
  %3 = math.atan %a : f64
  %4 = math.sinh %a : f64
  %5 = math.cosh %a : f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}
// -----
// CALL unary3_f64	0x3fe0000000000000
// CALL unary3_f64	0xbfe0000000000000
// CALL unary3_f64	0x4004000000000000
// CALL unary3_f64	0x8000000000000000
// CALL unary3_f64	0x3ff0000000000000
// CALL unary3_f64	0xc00c000000000000
// CALL unary3_f64	0x4085e00000000000
// CALL unary3_f64	0x3d719799812dea11
// CALL unary3_f64	0x7ff0000000000000
// CALL unary3_f64	0x7ff8000000000000
func.func @unary3_f64(%a: f64) -> (f64, f64, f64, f64, f64, f64) {
  %0 = math.tanh %a : f64
  %1 = math.asinh %a : f64
  %2 = math.acosh %a : f64
  %3 = math.atanh %a : f64
  %4 = math.erf %a : f64
  %5 = math.erfc %a : f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}
// -----
// CALL unary4_f64	0x3fe0000000000000
// CALL unary4_f64	0xbfe0000000000000
// CALL unary4_f64	0x4004000000000000
// CALL unary4_f64	0x8000000000000000
// CALL unary4_f64	0x3ff0000000000000
// CALL unary4_f64	0xc00c000000000000
// CALL unary4_f64	0x4085e00000000000
// CALL unary4_f64	0x3d719799812dea11
// CALL unary4_f64	0x7ff0000000000000
// CALL unary4_f64	0x7ff8000000000000
func.func @unary4_f64(%a: f64) -> (f64, f64, f64, f64, f64, f64) {
  %0 = math.absf %a : f64
  %1 = math.ceil %a : f64
  %2 = math.floor %a : f64
  %3 = math.round %a : f64
  %4 = math.roundeven %a : f64
  %5 = math.trunc %a : f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}
// -----
// CALL binary_f64	0x4000000000000000	0x3fe0000000000000
// CALL binary_f64	0xc000000000000000	0x4008000000000000
// CALL binary_f64	0xc000000000000000	0x3fe0000000000000
// CALL binary_f64	0x0000000000000000	0x0000000000000000
// CALL binary_f64	0x8000000000000000	0xbff0000000000000
// CALL binary_f64	0x7ff0000000000000	0x3ff0000000000000
// CALL binary_f64	0x3ff199999999999a	0xc01d333333333333
// CALL binary_f64	0x7ff8000000000000	0x0000000000000000
func.func @binary_f64(%a: f64, %b: f64) -> (f64, f64, f64) {
  %0 = math.powf %a, %b : f64
  %1 = math.atan2 %a, %b : f64
  %2 = math.copysign %a, %b : f64
  return %0, %1, %2 : f64, f64, f64
}
// -----
// CALL fma_f64	0x3ff199999999999a	0x3ff199999999999a	0xbff35c28f5c28f5c
// CALL fma_f64	0x46293e5939a08cea	0x46293e5939a08cea	0xc6293e5939a08cea
// CALL fma_f64	0x0000000000000000	0x7ff0000000000000	0x3ff0000000000000
// CALL fma_f64	0x3ff0000100000000	0x3ff0000100000000	0xbff0000000000000
// CALL fma_f64	0xbff0000000000000	0x0000000000000000	0x8000000000000000
func.func @fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c : f64
  return %0 : f64
}
// -----
// CALL kinds_f64	0x0000000000000000
// CALL kinds_f64	0x3ff0000000000000
// CALL kinds_f64	0x7ff0000000000000
// CALL kinds_f64	0x7ff8000000000000
// CALL kinds_f64	0x000012688b70e62b
func.func @kinds_f64(%a: f64) -> (i1, i1) {
  %0 = math.isfinite %a : f64
  %1 = math.isnan %a : f64
  return %0, %1 : i1, i1
}
// -----
// CALL fpowi_f64	0x3ff199999999999a	10
// CALL fpowi_f64	0x3ff199999999999a	-10
// CALL fpowi_f64	0x4000000000000000	0
// CALL fpowi_f64	0x0000000000000000	-1
// CALL fpowi_f64	0xc008000000000000	3
func.func @fpowi_f64(%a: f64, %n: i32) -> f64 {
  %0 = math.fpowi %a, %n : f64, i32
  return %0 : f64
}
// -----
// CALL unary0_f32	0x3f000000
// CALL unary0_f32	0xbf000000
// CALL unary0_f32	0x40200000
// CALL unary0_f32	0x80000000
// CALL unary0_f32	0x3f800000
// CALL unary0_f32	0xc0600000
// CALL unary0_f32	0x442f0000
// CALL unary0_f32	0x2b8cbccc
// CALL unary0_f32	0x7f800000
// CALL unary0_f32	0x7fc00000
func.func @unary0_f32(%a: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = math.sqrt %a : f32
  %1 = math.rsqrt %a : f32
  %2 = math.sqrt %a : f32
  %3 = math.exp %a : f32
  %4 = math.exp2 %a : f32
  %5 = math.exp2 %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// -----
// CALL unary1_f32	0x3f000000
// CALL unary1_f32	0xbf000000
// CALL unary1_f32	0x40200000
// CALL unary1_f32	0x80000000
// CALL unary1_f32	0x3f800000
// CALL unary1_f32	0xc0600000
// CALL unary1_f32	0x442f0000
// CALL unary1_f32	0x2b8cbccc
// CALL unary1_f32	0x7f800000
// CALL unary1_f32	0x7fc00000
func.func @unary1_f32(%a: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = math.log %a : f32
  %1 = math.log10 %a : f32
  %2 = math.rsqrt %a : f32
  %3 = math.log2 %a : f32
  %4 = math.sin %a : f32
  %5 = math.cos %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// -----
// CALL unary2_f32	0x3f000000
// CALL unary2_f32	0xbf000000
// CALL unary2_f32	0x40200000
// CALL unary2_f32	0x80000000
// CALL unary2_f32	0x3f800000
// CALL unary2_f32	0xc0600000
// CALL unary2_f32	0x442f0000
// CALL unary2_f32	0x2b8cbccc
// CALL unary2_f32	0x7f800000
// CALL unary2_f32	0x7fc00000
func.func @unary2_f32(%a: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = math.tan %a : f32
  %1 = math.asin %a : f32
  %2 = math.acos %a : f32
  %3 = math.atan %a : f32
  %4 = math.sinh %a : f32
  %5 = math.cosh %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// -----
// CALL unary3_f32	0x3f000000
// CALL unary3_f32	0xbf000000
// CALL unary3_f32	0x40200000
// CALL unary3_f32	0x80000000
// CALL unary3_f32	0x3f800000
// CALL unary3_f32	0xc0600000
// CALL unary3_f32	0x442f0000
// CALL unary3_f32	0x2b8cbccc
// CALL unary3_f32	0x7f800000
// CALL unary3_f32	0x7fc00000
func.func @unary3_f32(%a: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = math.tanh %a : f32
  %1 = math.asinh %a : f32
  %2 = math.acosh %a : f32
  %3 = math.atanh %a : f32
  %4 = math.erf %a : f32
  %5 = math.erfc %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// -----
// CALL unary4_f32	0x3f000000
// CALL unary4_f32	0xbf000000
// CALL unary4_f32	0x40200000
// CALL unary4_f32	0x80000000
// CALL unary4_f32	0x3f800000
// CALL unary4_f32	0xc0600000
// CALL unary4_f32	0x442f0000
// CALL unary4_f32	0x2b8cbccc
// CALL unary4_f32	0x7f800000
// CALL unary4_f32	0x7fc00000
func.func @unary4_f32(%a: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = math.absf %a : f32
  %1 = math.ceil %a : f32
  %2 = math.floor %a : f32
  %3 = math.round %a : f32
  %4 = math.roundeven %a : f32
  %5 = math.trunc %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// -----
// CALL binary_f32	0x40000000	0x3f000000
// CALL binary_f32	0xc0000000	0x40400000
// CALL binary_f32	0xc0000000	0x3f000000
// CALL binary_f32	0x00000000	0x00000000
// CALL binary_f32	0x80000000	0xbf800000
// CALL binary_f32	0x7f800000	0x3f800000
// CALL binary_f32	0x3f8ccccd	0xc0e9999a
// CALL binary_f32	0x7fc00000	0x00000000
func.func @binary_f32(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = math.powf %a, %b : f32
  %1 = math.atan2 %a, %b : f32
  %2 = math.copysign %a, %b : f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
// CALL fma_f32	0x3f8ccccd	0x3f8ccccd	0xbf9ae148
// CALL fma_f32	0x7149f2ca	0x7149f2ca	0xf149f2ca
// CALL fma_f32	0x00000000	0x7f800000	0x3f800000
// CALL fma_f32	0x3f800008	0x3f800008	0xbf800000
// CALL fma_f32	0xbf800000	0x00000000	0x80000000
func.func @fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}
// -----
// CALL kinds_f32	0x00000000
// CALL kinds_f32	0x3f800000
// CALL kinds_f32	0x7f800000
// CALL kinds_f32	0x7fc00000
// CALL kinds_f32	0x000116c2
func.func @kinds_f32(%a: f32) -> (i1, i1) {
  %0 = math.isfinite %a : f32
  %1 = math.isnan %a : f32
  return %0, %1 : i1, i1
}
// -----
// CALL fpowi_f32	0x3f8ccccd	10
// CALL fpowi_f32	0x3f8ccccd	-10
// CALL fpowi_f32	0x40000000	0
// CALL fpowi_f32	0x00000000	-1
// CALL fpowi_f32	0xc0400000	3
func.func @fpowi_f32(%a: f32, %n: i32) -> f32 {
  %0 = math.fpowi %a, %n : f32, i32
  return %0 : f32
}
// -----
// CALL ipowi_i8	3	4
// CALL ipowi_i8	-3	3
// CALL ipowi_i8	2	-1
// CALL ipowi_i8	1	-5
// CALL ipowi_i8	-1	-5
// CALL ipowi_i8	-1	-4
// CALL ipowi_i8	0	0
// CALL ipowi_i8	7	20
// CALL ipowi_i8	0	-1
func.func @ipowi_i8(%a: i8, %b: i8) -> i8 {
  %0 = math.ipowi %a, %b : i8
  return %0 : i8
}
// -----
// CALL bits_i8	0
// CALL bits_i8	1
// CALL bits_i8	-1
// CALL bits_i8	-128
// CALL bits_i8	100
func.func @bits_i8(%a: i8) -> (i8, i8, i8, i8) {
  %0 = math.absi %a : i8
  %1 = math.ctlz %a : i8
  %2 = math.cttz %a : i8
  %3 = math.ctpop %a : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
// -----
// CALL ipowi_i32	3	4
// CALL ipowi_i32	-3	3
// CALL ipowi_i32	2	-1
// CALL ipowi_i32	1	-5
// CALL ipowi_i32	-1	-5
// CALL ipowi_i32	-1	-4
// CALL ipowi_i32	0	0
// CALL ipowi_i32	7	20
// CALL ipowi_i32	0	-1
func.func @ipowi_i32(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}
// -----
// CALL bits_i32	0
// CALL bits_i32	1
// CALL bits_i32	-1
// CALL bits_i32	-128
// CALL bits_i32	100
func.func @bits_i32(%a: i32) -> (i32, i32, i32, i32) {
  %0 = math.absi %a : i32
  %1 = math.ctlz %a : i32
  %2 = math.cttz %a : i32
  %3 = math.ctpop %a : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// -----
// CALL ipowi_i64	3	4
// CALL ipowi_i64	-3	3
// CALL ipowi_i64	2	-1
// CALL ipowi_i64	1	-5
// CALL ipowi_i64	-1	-5
// CALL ipowi_i64	-1	-4
// CALL ipowi_i64	0	0
// CALL ipowi_i64	7	20
// CALL ipowi_i64	0	-1
func.func @ipowi_i64(%a: i64, %b: i64) -> i64 {
  %0 = math.ipowi %a, %b : i64
  return %0 : i64
}
// -----
// CALL bits_i64	0
// CALL bits_i64	1
// CALL bits_i64	-1
// CALL bits_i64	-128
// CALL bits_i64	100
func.func @bits_i64(%a: i64) -> (i64, i64, i64, i64) {
  %0 = math.absi %a : i64
  %1 = math.ctlz %a : i64
  %2 = math.cttz %a : i64
  %3 = math.ctpop %a : i64
  return %0, %1, %2, %3 : i64, i64, i64, i64
}
// -----
// CALL vectors	[0.5, 1.5, -2.0]	[1, -1, 7]
func.func @vectors(%a: vector<3xf32>, %b: vector<3xi32>) -> (vector<3xf32>, vector<3xi32>) {
  %0 = math.exp %a : vector<3xf32>
  %1 = math.floor %0 : vector<3xf32>
  %2 = math.ctpop %b : vector<3xi32>
  return %1, %2 : vector<3xf32>, vector<3xi32>
}

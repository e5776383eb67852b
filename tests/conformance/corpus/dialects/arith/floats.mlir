func.func @all(%a: f32, %b: f32) {
  %0 = arith.negf %a : f32
  %1 = arith.addf %a, %b : f32
  %2 = arith.subf %a, %b : f32
  %3 = arith.mulf %a, %b : f32
  %4 = arith.divf %a, %b : f32
  %5 = arith.remf %a, %b : f32
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.maxnumf %a, %b : f32
  %8 = arith.minimumf %a, %b : f32
  %9 = arith.minnumf %a, %b : f32
  return
}
// -----
func.func @types(%a: f64, %b: bf16, %c: vector<4xf16>, %d: tensor<?xf80>, %e: tensor<*xf128>, %f: vector<[2]x3xf8E4M3FN>, %g: tf32) {
  %0 = arith.addf %a, %a : f64
  %1 = arith.negf %b : bf16
  %2 = arith.mulf %c, %c : vector<4xf16>
  %3 = arith.subf %d, %d : tensor<?xf80>
  %4 = arith.divf %e, %e : tensor<*xf128>
  %5 = arith.remf %f, %f : vector<[2]x3xf8E4M3FN>
  %6 = arith.maximumf %g, %g : tf32
  return
}
// -----
func.func @fast_math(%a: f32) {
  %0 = arith.negf %a fastmath<nnan> : f32
  %1 = arith.addf %a, %a fastmath<none> : f32
  %2 = arith.addf %a, %a fastmath<fast> : f32
  %3 = arith.addf %a, %a fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %4 = arith.subf %a, %a fastmath<afn, contract> : f32
  %5 = arith.mulf %a, %a fastmath<fast,nnan> : f32
  %6 = arith.divf %a, %a fastmath<arcp> {a} : f32
  %7 = arith.minnumf %a, %a fastmath<nsz,ninf> : f32
  %8 = arith.addf %a, %a {fastmath = #arith.fastmath<contract>} : f32
  %9 = "arith.addf"(%a, %a) : (f32, f32) -> f32
  %10 = "arith.addf"(%a, %a) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
  %11 = "arith.negf"(%a) {fastmath = #arith.fastmath<fast>} : (f32) -> f32
  return
}
// -----
func.func @unknown_flag(%a: f32) {
  %0 = arith.addf %a, %a fastmath<quick> : f32
  return
}
// -----
func.func @no_flags(%a: f32) {
  %0 = arith.addf %a, %a fastmath : f32
  return
}
// -----
func.func @vertical_bar(%a: f32) {
  %0 = arith.addf %a, %a fastmath<nnan|ninf> : f32
  return
}
// -----
func.func @overflow(%a: f32) {
  %0 = arith.addf %a, %a overflow<nsw> : f32
  return
}
// -----
func.func @integers(%a: i32) {
  %0 = arith.addf %a, %a : i32
  return
}
// -----
func.func @index(%a: index) {
  %0 = arith.negf %a : index
  return
}
// -----
func.func @complex(%a: complex<f32>) {
  %0 = arith.mulf %a, %a : complex<f32>
  return
}
// -----
func.func @types_differ(%a: f32, %b: f64) {
  %0 = "arith.mulf"(%a, %b) : (f32, f64) -> f32
  return
}
// -----
func.func @encodings_differ(%a: tensor<4xf32, "a">, %b: tensor<4xf32, "b">) {
  %0 = "arith.addf"(%a, %b) : (tensor<4xf32, "a">, tensor<4xf32, "b">) -> tensor<4xf32, "a">
  return
}
// -----
func.func @vector_and_tensor(%a: tensor<4xf32>, %b: vector<4xf32>) {
  %0 = "arith.addf"(%a, %b) : (tensor<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @scalar_and_vector(%a: f32, %b: vector<4xf32>) {
  %0 = "arith.addf"(%a, %b) : (f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @two_operands(%a: f32) {
  %0 = arith.negf %a, %a : f32
  return
}
// -----
func.func @flags_as_string(%a: f32) {
  %0 = "arith.addf"(%a, %a) <{fastmath = "nnan"}> : (f32, f32) -> f32
  return
}
// -----
func.func @scalable_and_fixed(%a: vector<[4]xf32>, %b: vector<4xf32>) {
  %0 = "arith.addf"(%a, %b) : (vector<[4]xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

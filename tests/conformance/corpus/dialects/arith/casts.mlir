func.func @integers(%a: i8, %v: vector<2xi16>, %t: tensor<?x2xi1>, %w: i64) {
  %0 = arith.extui %a : i8 to i32
  %1 = arith.extsi %a : i8 to i9
  %2 = arith.extui %v : vector<2xi16> to vector<2xi32>
  %3 = arith.extsi %t {a} : tensor<?x2xi1> to tensor<?x2xi128>
  %4 = arith.trunci %w : i64 to i1
  %5 = arith.trunci %v : vector<2xi16> to vector<2xi8>
  %6 = arith.trunci %w overflow<nsw> : i64 to i32
  %7 = arith.trunci %w overflow<nsw, nuw> {a} : i64 to i32
  %8 = arith.trunci %w overflow<none> : i64 to i32
  %9 = "arith.trunci"(%w) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i2
  return
}
// -----
func.func @floats(%a: f16, %v: vector<2xf64>, %t: tensor<?xf32>, %b: bf16) {
  %0 = arith.extf %a : f16 to f32
  %1 = arith.extf %b fastmath<nnan> : bf16 to f128
  %2 = arith.extf %t fastmath<none> {a} : tensor<?xf32> to tensor<?xf64>
  %3 = arith.truncf %a : f16 to f8E5M2
  %4 = arith.truncf %v to_nearest_even : vector<2xf64> to vector<2xf32>
  %5 = arith.truncf %v downward : vector<2xf64> to vector<2xf16>
  %6 = arith.truncf %t upward fastmath<fast> : tensor<?xf32> to tensor<?xbf16>
  %7 = arith.truncf %t toward_zero {a} : tensor<?xf32> to tensor<?xf16>
  %8 = arith.truncf %t to_nearest_away : tensor<?xf32> to tensor<?xf16>
  %9 = arith.truncf %t fastmath<nnan,ninf> : tensor<?xf32> to tensor<?xf16>
  %10 = "arith.truncf"(%t) <{roundingmode = 3 : i32}> : (tensor<?xf32>) -> tensor<?xf16>
  %11 = "arith.extf"(%a) : (f16) -> f32
  %12 = "arith.extf"(%a) <{fastmath = #arith.fastmath<none>}> : (f16) -> f32
  return
}
// -----
func.func @scaling(%a: f4E2M1FN, %s: f8E8M0FNU, %v: vector<32xf8E4M3FN>, %m: vector<32xf8E8M0FNU>, %w: vector<32xf32>, %t: tensor<4x?xf6E3M2FN>, %u: tensor<4x?xf16>) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %v, %m fastmath<fast> : vector<32xf8E4M3FN>, vector<32xf8E8M0FNU> to vector<32xbf16>
  %2 = arith.scaling_truncf %w, %m : vector<32xf32>, vector<32xf8E8M0FNU> to vector<32xf4E2M1FN>
  %3 = arith.scaling_truncf %w, %m to_nearest_even : vector<32xf32>, vector<32xf8E8M0FNU> to vector<32xf6E2M3FN>
  %4 = arith.scaling_truncf %w, %m upward fastmath<nnan> {a} : vector<32xf32>, vector<32xf8E8M0FNU> to vector<32xf8E5M2>
  %5 = arith.scaling_extf %t, %u {a} : tensor<4x?xf6E3M2FN>, tensor<4x?xf16> to tensor<4x?xf32>
  return
}
// -----
func.func @between(%i: i32, %v: vector<4xi8>, %t: tensor<?xi1>, %f: f32, %g: vector<4xf16>, %h: tensor<?xf64>) {
  %0 = arith.uitofp %i : i32 to f32
  %1 = arith.sitofp %i : i32 to f64
  %2 = arith.uitofp %v : vector<4xi8> to vector<4xbf16>
  %3 = arith.sitofp %t {a} : tensor<?xi1> to tensor<?xf16>
  %4 = arith.fptoui %f : f32 to i8
  %5 = arith.fptosi %g : vector<4xf16> to vector<4xi64>
  %6 = arith.fptoui %h : tensor<?xf64> to tensor<?xi1>
  %7 = arith.fptosi %f {a} : f32 to i128
  return
}
// -----
func.func @index(%i: index, %j: i32, %v: vector<4xindex>, %t: tensor<?xi8>, %m: memref<?xindex>, %n: memref<2x3xi64, 1>) {
  %0 = arith.index_cast %i : index to i32
  %1 = arith.index_cast %j : i32 to index
  %2 = arith.index_castui %v : vector<4xindex> to vector<4xi16>
  %3 = arith.index_castui %t : tensor<?xi8> to tensor<?xindex>
  %4 = arith.index_cast %m : memref<?xindex> to memref<?xi32>
  %5 = arith.index_castui %n {a} : memref<2x3xi64, 1> to memref<2x3xindex, 1>
  return
}
// -----
func.func @bitcast(%a: f32, %b: i16, %v: vector<4xf16>, %t: tensor<?xi64>, %m: memref<?xi32>, %s: vector<[4]xf64>) {
  %0 = arith.bitcast %a : f32 to i32
  %1 = arith.bitcast %b : i16 to bf16
  %2 = arith.bitcast %v : vector<4xf16> to vector<4xi16>
  %3 = arith.bitcast %t {a} : tensor<?xi64> to tensor<?xf64>
  %4 = arith.bitcast %m : memref<?xi32> to memref<?xf32>
  %5 = arith.bitcast %s : vector<[4]xf64> to vector<[4]xi64>
  %6 = arith.bitcast %a : f32 to f32
  return
}
// -----
func.func @extui(%a: i32) {
  %0 = arith.extui %a : i32 to i32
  return
}
// -----
func.func @extsi(%a: i32) {
  %0 = arith.extsi %a : i32 to i16
  return
}
// -----
func.func @extsi_index(%a: index) {
  %0 = arith.extsi %a : index to i64
  return
}
// -----
func.func @extsi_to_index(%a: i32) {
  %0 = arith.extsi %a : i32 to index
  return
}
// -----
func.func @extui_floats(%a: f32) {
  %0 = arith.extui %a : f32 to f64
  return
}
// -----
func.func @trunci(%a: i32) {
  %0 = arith.trunci %a : i32 to i64
  return
}
// -----
func.func @trunci_vector(%a: vector<4xi32>) {
  %0 = arith.trunci %a : vector<4xi32> to vector<4xi32>
  return
}
// -----
func.func @extf(%a: f32) {
  %0 = arith.extf %a : f32 to f16
  return
}
// -----
func.func @extf_same_width(%a: f16) {
  %0 = arith.extf %a : f16 to bf16
  return
}
// -----
func.func @extf_integers(%a: i32) {
  %0 = arith.extf %a : i32 to f64
  return
}
// -----
func.func @extf_to_integers(%a: f32) {
  %0 = arith.extf %a : f32 to i64
  return
}
// -----
func.func @truncf(%a: f32) {
  %0 = arith.truncf %a : f32 to f64
  return
}
// -----
func.func @truncf_mode(%a: f32) {
  %0 = arith.truncf %a sideways : f32 to f16
  return
}
// -----
func.func @truncf_mode_number(%a: f32) {
  %0 = "arith.truncf"(%a) <{roundingmode = 7 : i32}> : (f32) -> f16
  return
}
// -----
func.func @truncf_order(%a: f32) {
  %0 = arith.truncf %a fastmath<fast> upward : f32 to f16
  return
}
// -----
func.func @scaling_extf(%a: f32, %s: f8E8M0FNU) {
  %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16
  return
}
// -----
func.func @scaling_truncf(%a: f16, %s: f8E8M0FNU) {
  %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f32
  return
}
// -----
func.func @scaling_integers(%a: f16, %s: i8) {
  %0 = arith.scaling_truncf %a, %s : f16, i8 to f4E2M1FN
  return
}
// -----
func.func @scaling_shapes(%a: vector<4xf16>, %s: vector<2xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : vector<4xf16>, vector<2xf8E8M0FNU> to vector<4xf32>
  return
}
// -----
func.func @scaling_scalar(%a: vector<4xf16>, %s: f8E8M0FNU) {
  %0 = arith.scaling_extf %a, %s : vector<4xf16>, f8E8M0FNU to vector<4xf32>
  return
}
// -----
func.func @scaling_without_scale(%a: f16) {
  %0 = arith.scaling_extf %a : f16 to f32
  return
}
// -----
func.func @uitofp_floats(%a: f32) {
  %0 = arith.uitofp %a : f32 to f64
  return
}
// -----
func.func @sitofp_to_integers(%a: i32) {
  %0 = arith.sitofp %a : i32 to i64
  return
}
// -----
func.func @fptoui_to_index(%a: f32) {
  %0 = arith.fptoui %a : f32 to index
  return
}
// -----
func.func @fptosi_to_vector(%a: f32) {
  %0 = arith.fptosi %a : f32 to vector<4xi32>
  return
}
// -----
func.func @shapes(%a: vector<4xi32>) {
  %0 = arith.sitofp %a : vector<4xi32> to vector<5xf32>
  return
}
// -----
func.func @dynamic_and_static(%a: tensor<4xi32>) {
  %0 = arith.sitofp %a : tensor<4xi32> to tensor<?xf32>
  return
}
// -----
func.func @vector_to_tensor(%a: vector<4xi32>) {
  %0 = arith.sitofp %a : vector<4xi32> to tensor<4xf32>
  return
}
// -----
func.func @scalable(%a: vector<[4]xi32>) {
  %0 = arith.sitofp %a : vector<[4]xi32> to vector<4xf32>
  return
}
// -----
func.func @index_to_index(%a: index) {
  %0 = arith.index_cast %a : index to index
  return
}
// -----
func.func @integer_to_integer(%a: i32) {
  %0 = arith.index_castui %a : i32 to i64
  return
}
// -----
func.func @index_to_float(%a: index) {
  %0 = arith.index_cast %a : index to f32
  return
}
// -----
func.func @memref_of_floats(%a: memref<4xf32>) {
  %0 = arith.index_cast %a : memref<4xf32> to memref<4xindex>
  return
}
// -----
func.func @bitcast_width(%a: f32) {
  %0 = arith.bitcast %a : f32 to i64
  return
}
// -----
func.func @bitcast_index(%a: index) {
  %0 = arith.bitcast %a : index to i64
  return
}
// -----
func.func @bitcast_memref_and_tensor(%a: memref<4xi32>) {
  %0 = arith.bitcast %a : memref<4xi32> to tensor<4xf32>
  return
}
// -----
func.func @bitcast_shape(%a: vector<4xi32>) {
  %0 = arith.bitcast %a : vector<4xi32> to vector<2xi64>
  return
}
// -----
func.func @no_to(%a: i32) {
  %0 = arith.bitcast %a : i32
  return
}
// -----
func.func @comma_for_to(%a: i32) {
  %0 = arith.bitcast %a : i32, f32
  return
}
// -----
func.func @two_operands(%a: i32) {
  %0 = "arith.bitcast"(%a, %a) : (i32, i32) -> f32
  return
}

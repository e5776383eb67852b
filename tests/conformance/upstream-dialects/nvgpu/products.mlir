func.func @f(%a: vector<4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xi32>, %b: vector<2x2xi32>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xi32>, vector<2x2xi32>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf64>, %b: vector<2x2xf64>, %c: vector<2x2xf64>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16]} : (vector<4x2xf64>, vector<2x2xf64>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x1xf64>, %b: vector<2x1xf64>, %c: vector<2x2xf64>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x1xf64>, vector<2x1xf64>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}
// -----
func.func @f(%a: vector<8x4xi8>, %b: vector<4x4xi8>, %c: vector<8x2xi32>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [32, 16, 32]} : (vector<8x4xi8>, vector<4x4xi8>, vector<8x2xi32>) -> vector<8x2xi32>
  return
}
// -----
func.func @f(%a: vector<8x4xi8>, %b: vector<2x8xi8>, %c: vector<8x2xi32>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [32, 16, 32]} : (vector<8x4xi8>, vector<2x8xi8>, vector<8x2xi32>) -> vector<8x2xi32>
  return
}
// -----
func.func @f(%a: vector<8x4xi8>, %b: vector<4x4xi8>, %c: vector<8x2xi32>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [0, 0, 0]} : (vector<8x4xi8>, vector<4x4xi8>, vector<8x2xi32>) -> vector<8x2xi32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2xf16>, %c: vector<2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2xf16>) -> vector<2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [1, 8, 16]} : (vector<4x2xf16>, vector<2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<2xi32>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [1, 8, 16]} : (vector<4xi32>, vector<2xi32>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf64>, %b: vector<2x2xf64>, %c: vector<2xf64>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16]} : (vector<4x2xf64>, vector<2x2xf64>, vector<2xf64>) -> vector<2xf64>
  return
}
// -----
func.func @f(%a: vector<[4]x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<[4]x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16, 4]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

func.func @f(%m: memref<?xi8>, %i: index) {
  %1 = amx.tile_load %m[%i] : memref<?xi8> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?xi8>, %i: index) {
  %1 = amx.tile_load %m[%i, %i] : memref<?xi8> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?xi8>, %i: index) {
  %1 = amx.tile_load %m[%i, %i] : memref<?xi8> into !amx.tile<17x64xi8>
  return
}
// -----
func.func @f(%m: memref<?xi8>, %i: index) {
  %1 = amx.tile_load %m[%i] : memref<?xi8> into !amx.tile<17x64xi8>
  return
}
// -----
func.func @f(%m: memref<?xi8>, %i: index) {
  %1 = amx.tile_load %m[%i], %i : memref<?xi8> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8, strided<[4, 2]>>, %i: index) {
  %1 = amx.tile_load %m[%i, %i], %i : memref<?x?xi8, strided<[4,2]>> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8, strided<[4, 2]>>, %i: index) {
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xi8, strided<[4,2]>> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) {
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xi8, affine_map<(d0, d1) -> (d1, d0)>> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<*xi8>, %i: index) {
  %1 = amx.tile_load %m[%i, %i] : memref<*xi8> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<3xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<3x3xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<0x0xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<3x128xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %t: !amx.tile<17x64xi8>) {
  amx.tile_store %m[%i, %i], %t : memref<?x?xi8>, !amx.tile<17x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %t: !amx.tile<16x64xi8>) {
  amx.tile_store %m[%i], %t : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %t: !amx.tile<16x64xi8>) {
  amx.tile_store %m[%i, %i], %t, %i {a} : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16x64xi8>) {
  amx.tile_store %m[%i], %t : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%a: !amx.tile<8x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<17x64xi8>, %c: !amx.tile<16x16xi32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<17x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c {a} : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c {a} : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x16xf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %b, %c {a} : !amx.tile<16x32xf16>, !amx.tile<16x16xf16>, !amx.tile<16x16xf32>
  return
}

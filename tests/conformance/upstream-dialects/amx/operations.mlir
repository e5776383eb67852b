func.func @tiles(%m: memref<?x?xi8>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  %1 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>
  amx.tile_store %m[%i, %i], %1 : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
func.func @products(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>, %d: !amx.tile<16x32xbf16>, %e: !amx.tile<16x16xf32>) {
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %1 = amx.tile_muli %a zext, %b zext, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %2 = amx.tile_mulf %d, %d, %e : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func private @wrong(!amx.tile<16x64xi16>)
// -----
func.func private @wrong(!amx.tile<16xi16>)
// -----
func.func @wrong(%a: f32) {
  "amx.tile_zero"() : () -> f32
  return
}
// -----
func.func private @wrong(!amx.unknown)

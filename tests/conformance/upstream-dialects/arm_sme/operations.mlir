func.func @tiles() -> vector<[4]x[4]xf32> {
  %0 = arm_sme.get_tile : vector<[16]x[16]xi8>
  %1 = arm_sme.zero : vector<[4]x[4]xf32>
  %2 = arm_sme.zero {tile_id = 0 : i32} : vector<[8]x[8]xf16>
  %3 = arm_sme.copy_tile %1 : vector<[4]x[4]xf32>
  return %3 : vector<[4]x[4]xf32>
}

// -----

func.func @loads(%m: memref<?x?xi32>, %i: index, %p: i32, %mask: vector<[4]x[4]xi1>) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %1 = arm_sme.tile_load %m[%i, %i] layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  %2 = arm_sme.tile_load %m[%i, %i] layout<horizontal> : memref<?x?xi32>, vector<[4]x[4]xi32>
  %3 = arm_sme.tile_load %m[%i, %i], %p, %mask : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %0, %m[%i, %i], %mask layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %0, %m[%i, %i] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}

// -----

func.func @slices(%m: memref<?x?xi8>, %mask: vector<[16]xi1>, %t: vector<[16]x[16]xi8>, %i: index) -> vector<[16]xi8> {
  %0 = arm_sme.load_tile_slice %m[%i, %i], %mask, %t, %i : memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  arm_sme.store_tile_slice %0, %i, %mask, %m[%i, %i] layout<vertical> : memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  %1 = arm_sme.extract_tile_slice %0[%i] : vector<[16]xi8> from vector<[16]x[16]xi8>
  %2 = arm_sme.insert_tile_slice %1, %0[%i] : vector<[16]xi8> into vector<[16]x[16]xi8>
  return %1 : vector<[16]xi8>
}

// -----

func.func @outer(%a: vector<[4]xf32>, %acc: vector<[4]x[4]xf32>, %m: vector<[4]xi1>) -> vector<[4]x[4]xf32> {
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %a, %a acc(%acc) : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.outerproduct %a, %a acc(%acc) masks(%m, %m) : vector<[4]xf32>, vector<[4]xf32>
  %3 = arm_sme.outerproduct %a, %a kind<sub> acc(%acc) : vector<[4]xf32>, vector<[4]xf32>
  return %3 : vector<[4]x[4]xf32>
}

// -----

func.func @widening(%a: vector<[8]xf16>, %b: vector<[16]xi8>) {
  %0 = arm_sme.fmopa_2way %a, %a : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %1 = arm_sme.fmops_2way %a, %a acc(%0) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %2 = arm_sme.smopa_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.usmops_4way %b, %b : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

// -----

func.func @vl() -> index {
  %0 = arm_sme.streaming_vl <byte>
  %1 = arm_sme.streaming_vl <double>
  return %0 : index
}

// -----

func.func @wrong_tile() {
  %0 = arm_sme.zero : vector<[4]x[4]xi8>
  return
}

// -----

func.func @pad_without_mask(%m: memref<?x?xi32>, %i: index, %p: i32) {
  %0 = "arm_sme.tile_load"(%m, %i, %i, %p) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi32>, index, index, i32) -> vector<[4]x[4]xi32>
  return
}

// -----

func.func @one_mask(%a: vector<[4]xf32>, %m: vector<[4]xi1>) {
  %0 = "arm_sme.outerproduct"(%a, %a, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @way(%a: vector<[8]xf16>) {
  %0 = "arm_sme.fmopa_2way"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> vector<[8]x[8]xf16>
  return
}

// -----

func.func @layout(%m: memref<?x?xi32>, %i: index) {
  %1 = arm_sme.tile_load %m[%i, %i] layout<diagonal> : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}

func.func @dot(%a: vector<[16]xi8>, %b: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = arm_sve.sdot %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %0, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.smmla %1, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %2, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %3, %a, %a {a} : vector<[16]xi8> to vector<[4]xi32>
  return %4 : vector<[4]xi32>
}

// -----

func.func @masked(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %f: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.subi %m, %0, %a : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.muli %m, %1, %a : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.divi_signed %m, %2, %a : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.divi_unsigned %m, %3, %a : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %6 = arm_sve.masked.mulf %m, %5, %f : vector<[4]xi1>, vector<[4]xf32>
  %7 = arm_sve.masked.divf %m, %6, %f : vector<[4]xi1>, vector<[4]xf32>
  return %7 : vector<[4]xf32>
}

// -----

func.func @bools(%a: vector<[8]xi1>, %b: vector<2x[4]xi1>) -> vector<[16]xi1> {
  %0 = arm_sve.convert_to_svbool %a : vector<[8]xi1>
  %1 = arm_sve.convert_from_svbool %0 : vector<[8]xi1>
  %2 = arm_sve.convert_to_svbool %b : vector<2x[4]xi1>
  return %0 : vector<[16]xi1>
}

// -----

func.func @zips(%a: vector<[4]xi32>) -> vector<[4]xi32> {
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<[4]xi32>
  %2, %3, %4, %5 = arm_sve.zip.x4 %0, %1, %a, %a : vector<[4]xi32>
  return %5 : vector<[4]xi32>
}

// -----

func.func @psel(%p1: vector<[4]xi1>, %p2: vector<[8]xi1>, %index: index) {
  %0 = arm_sve.psel %p1, %p2[%index] : vector<[4]xi1>, vector<[8]xi1>
  %1 = arm_sve.dupq_lane %p1[1] : vector<[4]xi1>
  return
}

// -----

func.func @dupq(%a: vector<[16]xi8>) -> vector<[16]xi8> {
  %0 = arm_sve.dupq_lane %a[0] : vector<[16]xi8>
  return %0 : vector<[16]xi8>
}

// -----

func.func @intrinsics(%a: vector<[4]xf32>, %b: vector<[8]xbf16>, %p: vector<[16]xi1>) {
  %0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xbf16> to vector<[4]xf32>
  %1 = "arm_sve.intr.convert.from.svbool"(%p) : (vector<[16]xi1>) -> vector<[4]xi1>
  return
}

// -----

func.func @not_scalable(%a: vector<16xi8>, %b: vector<4xi32>) {
  %0 = arm_sve.sdot %b, %a, %a : vector<16xi8> to vector<4xi32>
  return
}

// -----

func.func @wrong_bool(%a: vector<[3]xi1>) {
  %0 = arm_sve.convert_to_svbool %a : vector<[3]xi1>
  return
}

// -----

func.func @mask(%m: vector<[8]xi1>, %a: vector<[4]xi32>) {
  %0 = "arm_sve.masked.addi"(%m, %a, %a) : (vector<[8]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @mask(%k: vector<16xi1>, %a: vector<16xf32>, %c: f32) -> vector<16xf32> {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k, %a, %a : vector<16xf32>, vector<16xf32>
  return %2 : vector<16xf32>
}

// -----

func.func @both(%k: vector<16xi1>, %a: vector<16xf32>) -> vector<16xf32> {
  %2 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return %2 : vector<16xf32>
}

// -----

func.func @types(%k: vector<16xi1>, %a: vector<16xf32>, %b: vector<16xi32>) -> vector<16xf32> {
  %2 = x86vector.avx512.mask.compress %k, %a, %b : vector<16xf32>, vector<16xi32>
  return %2 : vector<16xf32>
}

// -----

func.func @constant(%k: vector<16xi1>, %a: vector<16xf32>) -> vector<16xf32> {
  %2 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5> : vector<16xi32>} : vector<16xf32>
  return %2 : vector<16xf32>
}

// -----

func.func @rest(%a: vector<16xf32>, %i: i32, %m: i16, %x: vector<8xi64>, %y: vector<8xf32>) {
  %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %m, %i : vector<16xf32>
  %1 = x86vector.avx512.mask.scalef %a, %a, %a, %m, %i : vector<16xf32>
  %2, %3 = x86vector.avx512.vp2intersect %x, %x : vector<8xi64>
  %4 = x86vector.avx.rsqrt %y : vector<8xf32>
  %5 = x86vector.avx.intr.dot %y, %y : vector<8xf32>
  return
}

// -----

func.func @dots(%s: vector<4xf32>, %a: vector<8xbf16>, %w: vector<4xi32>, %b: vector<16xi8>, %f: vector<8xf32>, %m: memref<1xbf16>) {
  %0 = x86vector.avx512.dot %s, %a, %a : vector<8xbf16> -> vector<4xf32>
  %1 = x86vector.avx.dot.i8 %w, %b, %b : vector<16xi8> -> vector<4xi32>
  %2 = x86vector.avx512.cvt.packed.f32_to_bf16 %f : vector<8xf32> -> vector<8xbf16>
  %3 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<4xf32>
  %4 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m : memref<1xbf16> -> vector<8xf32>
  return
}

// -----

func.func @imm(%a: vector<16xf32>, %i: i32, %m: i8) {
  %0 = "x86vector.avx512.mask.rndscale"(%a, %i, %a, %m, %i) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32>
  return
}

// -----

func.func @length(%a: vector<4xf32>) {
  %0 = x86vector.avx.rsqrt %a : vector<4xf32>
  return
}

// -----

func.func @count(%a: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<16xbf16>
  return
}

func.func @smull(%a: vector<8xi8>, %b: vector<8xi8>) -> vector<8xi16> {
  %0 = arm_neon.intr.smull %a, %b : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %a, %b {some = "attribute"} : vector<8xi8> to vector<8xi16>
  return %0 : vector<8xi16>
}

// -----

func.func @sdot(%a: vector<4xi32>, %b: vector<16xi8>) -> vector<4xi32> {
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.ummla %1, %b, %b : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.usmmla %2, %b, %b : vector<16xi8> to vector<4xi32>
  return %3 : vector<4xi32>
}

// -----

func.func @bfmmla(%a: vector<4xf32>, %b: vector<8xbf16>) -> vector<4xf32> {
  %0 = arm_neon.intr.bfmmla %a, %b, %b : vector<8xbf16> to vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @sdot_2d(%a: vector<4xi32>, %b: vector<4x4xi8>) -> vector<4xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

func.func @sdot_2d_of_two(%a: vector<2xi32>, %b: vector<4x4xi8>) -> vector<2xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @rank(%a: vector<4xi32>, %b: vector<16xi8>) -> vector<4xi32> {
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

func.func @result(%a: vector<8xi8>) -> vector<8xi32> {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi32>
  return %0 : vector<8xi32>
}

// -----

func.func @accumulator(%a: vector<2xi32>, %b: vector<16xi8>) -> vector<2xi32> {
  %0 = "arm_neon.intr.sdot"(%a, %b, %b) : (vector<2xi32>, vector<16xi8>, vector<16xi8>) -> vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @elements(%a: vector<8xf32>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xf32> to vector<8xf64>
  return
}

// RUN: ods-opt %s --arith-expand
// RUN: ods-opt %s --arith-expand=include-bf16 --arith-expand=include-f8e8m0 --arith-expand=include-f4e2m1

func.func @integers(%a: i32, %b: i32, %v: vector<4xi8>, %n: index) -> (i32, i32, i32, index, vector<4xi8>) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %0, %b : i32
  %2 = arith.floordivsi %1, %b : i32
  %3 = arith.maxsi %n, %n : index
  %4 = arith.minui %v, %v : vector<4xi8>
  %5 = arith.maxui %4, %v : vector<4xi8>
  return %0, %1, %2, %3, %5 : i32, i32, i32, index, vector<4xi8>
}

// Constants are folded, but not what uses them: it is converted before they are replaced.
func.func @folded(%a: i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.maxsi %c1, %c2 : i32
  %1 = arith.maxsi %0, %c1 : i32
  %2 = arith.minsi %c1, %a : i32
  return %0, %1, %2 : i32, i32, i32
}

func.func @floats(%a: f32, %b: f32, %v: tensor<?xf64>) -> (f32, f32, f32, tensor<?xf64>) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b fastmath<nnan> : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %v, %v : tensor<?xf64>
  return %0, %1, %2, %3 : f32, f32, f32, tensor<?xf64>
}

func.func @formats(%a: bf16, %b: f32, %c: vector<[4]xf32>, %d: f4E2M1FN, %e: f8E8M0FNU, %f: f16) -> (f32, bf16, bf16, vector<[4]xbf16>, f16, f4E2M1FN, f64, f8E8M0FNU) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.truncf %0 : f32 to bf16
  %3 = arith.truncf %c : vector<[4]xf32> to vector<[4]xbf16>
  %4 = arith.extf %d : f4E2M1FN to f16
  %5 = arith.truncf %f : f16 to f4E2M1FN
  %6 = arith.extf %e fastmath<fast> : f8E8M0FNU to f64
  %7 = arith.truncf %f : f16 to f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, bf16, bf16, vector<[4]xbf16>, f16, f4E2M1FN, f64, f8E8M0FNU
}

func.func @scaled(%a: f4E2M1FN, %b: f8E8M0FNU, %c: f32, %d: f16) -> (f32, f16, f4E2M1FN) {
  %0 = arith.scaling_extf %a, %b : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %a, %c : f4E2M1FN, f32 to f16
  %2 = arith.scaling_truncf %d, %b fastmath<nnan> : f16, f8E8M0FNU to f4E2M1FN
  return %0, %1, %2 : f32, f16, f4E2M1FN
}

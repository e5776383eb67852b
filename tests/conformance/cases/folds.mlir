// FLAGS: --canonicalize
func.func @sign_of_a_format_without_signs() -> (f8E8M0FNU, f8E8M0FNU) {
  %0 = arith.constant 0xFF : f8E8M0FNU
  %1 = arith.negf %0 : f8E8M0FNU
  %2 = arith.constant 0x7F : f8E8M0FNU
  %3 = arith.negf %2 : f8E8M0FNU
  return %1, %3 : f8E8M0FNU, f8E8M0FNU
}
// -----
// FLAGS: --sccp
// FLAGS: --canonicalize
func.func @signaling_nan() -> (f32, f64, f32) {
  %0 = arith.constant 0x7F900000 : f32
  %1 = math.trunc %0 : f32
  %2 = arith.constant 0x7FF4000000000000 : f64
  %3 = math.trunc %2 : f64
  %4 = arith.constant -2.5 : f32
  %5 = math.trunc %4 : f32
  return %1, %3, %5 : f32, f64, f32
}
// -----
// FLAGS: --canonicalize
func.func @one_value_for_no_elements() -> (tensor<0xi32>, tensor<0xi64>, tensor<0xi1>, tensor<0xf32>, tensor<0xi32>) {
  %0 = arith.constant dense<1> : tensor<0xi32>
  %1 = arith.constant dense<2> : tensor<0xi32>
  %2 = arith.addi %0, %1 : tensor<0xi32>
  %3 = arith.extsi %1 : tensor<0xi32> to tensor<0xi64>
  %4 = arith.cmpi sgt, %0, %1 : tensor<0xi32>
  %5 = arith.constant dense<4.0> : tensor<0xf32>
  %6 = math.sqrt %5 : tensor<0xf32>
  %7 = arith.constant dense<> : tensor<0xi32>
  %8 = arith.addi %0, %7 : tensor<0xi32>
  return %2, %3, %4, %6, %8 : tensor<0xi32>, tensor<0xi64>, tensor<0xi1>, tensor<0xf32>, tensor<0xi32>
}
// -----
// FLAGS: --canonicalize
func.func @largest_of_a_small_format(%arg0: i4, %arg1: i3) -> (i1, i1, i1, i1) {
  %0 = arith.constant 6.0 : f4E2M1FN
  %1 = arith.constant -6.0 : f4E2M1FN
  %2 = arith.constant 1.0 : f4E2M1FN
  %3 = arith.sitofp %arg0 : i4 to f4E2M1FN
  %4 = arith.uitofp %arg1 : i3 to f4E2M1FN
  %5 = arith.cmpf olt, %3, %0 : f4E2M1FN
  %6 = arith.cmpf oge, %3, %1 : f4E2M1FN
  %7 = arith.cmpf ogt, %4, %0 : f4E2M1FN
  %8 = arith.cmpf ogt, %4, %2 : f4E2M1FN
  return %5, %6, %7, %8 : i1, i1, i1, i1
}

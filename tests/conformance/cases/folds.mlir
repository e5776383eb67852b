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

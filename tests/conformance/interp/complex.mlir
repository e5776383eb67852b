// Arithmetic; the other functions are approximations, which no lowering shares.
// CALL arithmetic_f64	0x3ff8000000000000	0xc000000000000000	0x3fd0000000000000	0x4008000000000000
// CALL arithmetic_f64	0x0000000000000000	0x0000000000000000	0x3ff0000000000000	0x3ff0000000000000
// CALL arithmetic_f64	0x3ff0000000000000	0x4000000000000000	0x0000000000000000	0x0000000000000000
// CALL arithmetic_f64	0x7ff0000000000000	0x3ff0000000000000	0x4000000000000000	0x4008000000000000
// CALL arithmetic_f64	0x3ff0000000000000	0x3ff0000000000000	0x7ff0000000000000	0x0000000000000000
// CALL arithmetic_f64	0x8000000000000000	0xbff0000000000000	0x7e37e43c8800759c	0x7e37e43c8800759c
// CALL arithmetic_f64	0x3f50624dd2f1a9fc	0x408f400000000000	0xc01c000000000000	0x3fe0000000000000
func.func @arithmetic_f64(%a: f64, %b: f64, %c: f64, %d: f64) -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, i1, i1) {
  %z = complex.create %a, %b : complex<f64>
  %w = complex.create %c, %d : complex<f64>
  %add = complex.add %z, %w : complex<f64>
  %add_re = complex.re %add : complex<f64>
  %add_im = complex.im %add : complex<f64>
  %sub = complex.sub %z, %w : complex<f64>
  %sub_re = complex.re %sub : complex<f64>
  %sub_im = complex.im %sub : complex<f64>
  %mul = complex.mul %z, %w : complex<f64>
  %mul_re = complex.re %mul : complex<f64>
  %mul_im = complex.im %mul : complex<f64>
  %div = complex.div %z, %w : complex<f64>
  %div_re = complex.re %div : complex<f64>
  %div_im = complex.im %div : complex<f64>
  %neg = complex.neg %z : complex<f64>
  %neg_re = complex.re %neg : complex<f64>
  %neg_im = complex.im %neg : complex<f64>
  %conj = complex.conj %z : complex<f64>
  %conj_re = complex.re %conj : complex<f64>
  %conj_im = complex.im %conj : complex<f64>
  %eq = complex.eq %z, %w : complex<f64>
  %ne = complex.neq %z, %z : complex<f64>
  return %add_re, %add_im, %sub_re, %sub_im, %mul_re, %mul_im, %div_re, %div_im, %neg_re, %neg_im, %conj_re, %conj_im, %eq, %ne : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, i1, i1
}
// -----
// CALL arithmetic_f32	0x3fc00000	0xc0000000	0x3e800000	0x40400000
// CALL arithmetic_f32	0x00000000	0x00000000	0x3f800000	0x3f800000
// CALL arithmetic_f32	0x3f800000	0x40000000	0x00000000	0x00000000
// CALL arithmetic_f32	0x7f800000	0x3f800000	0x40000000	0x40400000
// CALL arithmetic_f32	0x3f800000	0x3f800000	0x7f800000	0x00000000
// CALL arithmetic_f32	0x80000000	0xbf800000	0x7e967699	0x7e967699
// CALL arithmetic_f32	0x3a83126f	0x447a0000	0xc0e00000	0x3f000000
func.func @arithmetic_f32(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i1, i1) {
  %z = complex.create %a, %b : complex<f32>
  %w = complex.create %c, %d : complex<f32>
  %add = complex.add %z, %w : complex<f32>
  %add_re = complex.re %add : complex<f32>
  %add_im = complex.im %add : complex<f32>
  %sub = complex.sub %z, %w : complex<f32>
  %sub_re = complex.re %sub : complex<f32>
  %sub_im = complex.im %sub : complex<f32>
  %mul = complex.mul %z, %w : complex<f32>
  %mul_re = complex.re %mul : complex<f32>
  %mul_im = complex.im %mul : complex<f32>
  %div = complex.div %z, %w : complex<f32>
  %div_re = complex.re %div : complex<f32>
  %div_im = complex.im %div : complex<f32>
  %neg = complex.neg %z : complex<f32>
  %neg_re = complex.re %neg : complex<f32>
  %neg_im = complex.im %neg : complex<f32>
  %conj = complex.conj %z : complex<f32>
  %conj_re = complex.re %conj : complex<f32>
  %conj_im = complex.im %conj : complex<f32>
  %eq = complex.eq %z, %w : complex<f32>
  %ne = complex.neq %z, %z : complex<f32>
  return %add_re, %add_im, %sub_re, %sub_im, %mul_re, %mul_im, %div_re, %div_im, %neg_re, %neg_im, %conj_re, %conj_im, %eq, %ne : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i1, i1
}

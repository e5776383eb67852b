// What looks as if it could be written shorter, and cannot.
"test.op"() {map = affine_map<(d0) -> (d0 + ((d0 floordiv 4) - 4))>} : () -> ()
"test.op"() {map = affine_map<(d0)[s0] -> (d0 + (d0 floordiv s0 - s0))>} : () -> ()
"test.op"() {map = affine_map<(d0) -> (d0 + (d0 floordiv -4) * 4)>} : () -> ()
"test.op"() {map = affine_map<(d0)[s0] -> (d0 + (d0 floordiv s0) * (-s0))>} : () -> ()
"test.op"() {map = affine_map<(d0) -> (d0 + (d0 floordiv 4) floordiv -4)>} : () -> ()
"test.op"() {map = affine_map<(d0)[s0] -> (d0 + (d0 floordiv 4) * -4, d0 + ((d0 floordiv s0) * s0) * -1)>} : () -> ()
"test.op"() {values = [1.0, 0x7FF0000000000000 : f64, 0x7FF8000000000000 : f64, 0x7FC00000 : f32]} : () -> ()
module @name attributes { sym_name = "other" } {}

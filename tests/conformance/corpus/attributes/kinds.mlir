"t.a"() {a = 1, b = -1, c = 0x10, d = 1 : i8, e = -1 : i8, f = 255 : i8, g = 1 : index, h = 1 : si8, i = 1 : ui8} : () -> ()
// -----
"t.a"() {a = true, b = false, c = 1 : i1, d = 0 : i1, e = -1 : i1} : () -> ()
// -----
"t.a"() {a = 1.0, b = -1.5, c = 1.0e10, d = 1.0E-5, e = 0x7FC00000 : f32, f = 1.0 : f16, g = 1.0 : bf16, h = 0.1 : f32, i = 0.1, j = 1. : f64} : () -> ()
// -----
"t.a"() {a = 9223372036854775807, b = -9223372036854775808, c = 18446744073709551615 : i64, d = 12345678901234567890123456789 : i128} : () -> ()
// -----
"t.a"() {a = unit, b, c = i32, d = (i32) -> f32, e = tensor<*xf32>, f = none} : () -> ()
// -----
"t.a"() {a = [], b = [1], c = [1, "a", [2.0]], d = {}, e = {x}, f = {x = {y = {z}}}} : () -> ()
// -----
"t.a"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2]> : tensor<2xi8>, c = dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>, d = dense<> : tensor<0xi32>, e = dense<true> : tensor<2xi1>, f = dense<"a"> : tensor<2x!t.s>} : () -> ()
// -----
"t.a"() {a = array<i32>, b = array<i32: 1, 2>, c = array<i1: true, false>, d = array<f32: 1.0, -2.5>, e = array<i64: -1>} : () -> ()
// -----
"t.a"() {a = #t.foo, b = #t<foo>, c = #t.foo<bar>, d = #t<"x y">, e = #t.foo<[1, {2}], (3)>, f = #t.foo<"a>b">, g = #t.foo<a -> b>} : () -> ()
// -----
"t.a"() {a = #t.foo : i32, b = #t<foo> : tensor<4xf32>, c = #t<> : i1} : () -> ()
// -----
"t.a"() {a = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 floordiv 3, d0 mod 4, d1 ceildiv 5, -d0)>} : () -> ()
// -----
"t.a"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 1.0> : tensor<1xf32>} : () -> ()
// -----
"t.a"() {a = strided<[1, ?], offset: ?>, b = strided<[]>, c = strided<[4, 1]>} : () -> ()
// -----
"t.a"() {a = distinct[0]<"x">, b = distinct[1]<"x">, c = distinct[0]<"x">} : () -> ()
"t.a"() {a = distinct[7]<>} : () -> ()
// -----
"t.a"() {a = opaque<"t", "0xABCD"> : tensor<2xi8>} : () -> ()
// -----
"t.a"() {t.x = 1 : i32, t.y, u.z = "a"} : () -> ()
// -----
"t.a"() {a = i1, b = si3, c = ui64, d = i16777215, e = f80, f = f128, g = tf32, h = f8E4M3FN, i = index, j = complex<f32>, k = tuple<>, l = tuple<i1, tuple<i2>>, m = vector<[4]xi8>, n = vector<f32>, o = memref<?x4xi8, 3>, p = memref<*xi8>} : () -> ()

"t.f"() {sym_name = "f"} : () -> ()
// -----
"t.use"() {s = @f} : () -> ()
"t.use"() {s = @f::@g} : () -> ()
"t.use"() {s = @f::@g::@h} : () -> ()
"t.use"() {s = @"f"} : () -> ()
"t.use"() {s = @"a b"} : () -> ()
"t.use"() {s = @"a\22b"} : () -> ()
"t.use"() {s = @"a\\b"} : () -> ()
"t.use"() {s = @a.b$c_d} : () -> ()
"t.use"() {s = @_a} : () -> ()
"t.use"() {s = @"1a"} : () -> ()
"t.use"() {s = @"-"} : () -> ()
"t.use"() {s = @"a-b"::@"c d"} : () -> ()
"t.use"() {s = @"ü"} : () -> ()
"t.use"() {s = [@a, @b, @a::@b]} : () -> ()
"t.use"() {s = @if, t = @loc, u = @i32} : () -> ()
"t.use"() {s = @"\00"} : () -> ()
"t.use"() {s = @"$a"} : () -> ()
// -----
module @m {
}
// -----
module @"a b" {
}
// -----
module @a.b {
  module @inner {
  }
}
// -----
module {
  "t.a"() {sym_name = "x"} : () -> ()
  "t.a"() {sym_name = "y"} : () -> ()
  module @z {
    "t.a"() {sym_name = "x"} : () -> ()
  }
}
// -----
module @m attributes {a, b = 1 : i32} {
  module attributes {c} {
  }
}
// -----
module @m attributes {sym_visibility = "private"} {
}
module @n attributes {sym_visibility = "public"} {
}
module @o attributes {sym_visibility = "nested"} {
}

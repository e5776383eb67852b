module {}
// -----
module {
}
// -----
builtin.module {
}
// -----
"builtin.module"() ({
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() ({
}) {sym_name = "m"} : () -> ()
// -----
"builtin.module"() <{sym_name = "m"}> ({
}) : () -> ()
// -----
"builtin.module"() <{sym_name = "m", sym_visibility = "private"}> ({
  "t.a"() : () -> ()
}) {a = 1 : i32} : () -> ()
// -----
module {
}
module {
}
// -----
module {
  module {
    module @a {
      "t.op"() : () -> ()
    }
  }
}
// -----
"t.a"() : () -> ()
module {
}
// -----
module {
  %0 = "t.op"(%1) : (i32) -> i32
  %1 = "t.op"(%0) : (i32) -> i32
}
// -----
module attributes {} {
}
// -----
module attributes {a} {
  "t.a"() : () -> ()
}
// -----
module attributes {t.a = "x", t.b = [1, 2]} {
}
// -----
module @m attributes {a = @m} {
  "t.use"() {s = @m} : () -> ()
}
// -----
"t.r"() ({
  module {
    "t.op"() : () -> ()
  }
  builtin.module @x {
  }
}) : () -> ()
// -----
module {
^bb0:
  "t.op"() : () -> ()
}
// -----
module {
  "t.r"() ({
    module {
    }
  }) : () -> ()
}
// -----
"builtin.module"() <{}> ({
}) {} : () -> ()

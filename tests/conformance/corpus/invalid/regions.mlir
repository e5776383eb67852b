"t.r"() (
// -----
"t.r"() ({
// -----
"t.r"() ({}
// -----
"t.r"() ({}, 
// -----
"t.r"() ({},) : () -> ()
// -----
"t.r"() () : () -> ()
// -----
"t.r"() ({} {}) : () -> ()
// -----
"t.r"() ({}) : () -> i32 -> ()
// -----
"t.r"() ({
  "t.op"
}) : () -> ()
// -----
"t.r"() ({
  "t.op"() : () -> ()
// -----
"t.r"() ({
^bb0
}) : () -> ()
// -----
"t.r"() ({
^bb0:
^bb0:
}) : () -> ()
// -----
"t.r"() ({
^bb0(:
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a):
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a: ):
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a: i32:
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a: i32,):
}) : () -> ()
// -----
"t.r"() ({
^bb0(i32):
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a: i32, %a: i32):
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a: i32 loc()):
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a: i32 loc(#x)):
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a#1: i32):
  "t.use"(%a#1) : (i32) -> ()
}) : () -> ()
// -----
"t.r"() ({
^bb0(%a#1: i32):
  "t.use"(%a) : (i32) -> ()
}) : () -> ()
// -----
"t.r"() ({
  "t.br"()[^nope] : () -> ()
}) : () -> ()
// -----
"t.r"() ({
  "t.br"()[^b, ^a] : () -> ()
^c:
  "t.br"()[^d] : () -> ()
}) : () -> ()
// -----
"t.r"() ({
  "t.br"()[^a] : () -> ()
^a:
  "t.r"() ({
    "t.br"()[^a] : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"t.r"() ({
^a:
  "t.br"()[^a] : () -> ()
}) : () -> ()
// -----
"t.r"() ({
^a:
  "t.br"()[^b] : () -> ()
^b:
  "t.br"()[^a] : () -> ()
}) : () -> ()
// -----
"t.r"() ({
  "t.br"()[^b] : () -> ()
  "t.op"() : () -> ()
^b:
}) : () -> ()
// -----
"t.r"() ({
  "t.op"() : () -> ()
  ^b
}) : () -> ()
// -----
"t.r"() ({
  "t.op"() : () -> ()
  5
}) : () -> ()
// -----
"t.r"() {
}
// -----
"t.r"() ({ "t.op"() : () -> () ) : () -> ()
// -----
"t.r"() ({ } : () -> ()
// -----
module {
// -----
module }
// -----
module @ {
}
// -----
module @m @n {
}
// -----
module attributes {
}
// -----
module attributes {
// -----
module attributes {a = 1, a = 2} {
}
// -----
module attributes 5 {
}
// -----
module {
  module {
}
// -----
module {
} }
// -----
module ({
}) : () -> ()
// -----
module {
^bb0(%a: i32):
}
// -----
module {
^a:
^b:
}
// -----
"builtin.module"() ({
}, {
}) : () -> ()
// -----
"builtin.module"() : () -> ()
// -----
%0 = "builtin.module"() ({
^bb0:
}) : () -> i32
// -----
%0 = "t.op"() : () -> i32
"builtin.module"(%0) ({
^bb0:
}) : (i32) -> ()
// -----
%0 = "t.op"() : () -> i32
module {
  "t.use"(%0) : (i32) -> ()
}
// -----
%0 = "t.op"() : () -> i32
module {
  "t.r"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
}
// -----
module @a {
}
module @a {
}
// -----
module {
  module @a {
  }
  "t.f"() {sym_name = "a"} : () -> ()
}
// -----
module {
  "t.f"() {sym_name = "b"} : () -> ()
  "t.f"() {sym_name = "b"} : () -> ()
}
// -----
"builtin.module"() <{sym_name = 5}> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {sym_name = 5} : () -> ()
// -----
"builtin.module"() <{sym_visibility = "foo"}> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <{sym_name = "a", sym_visibility = "foo"}> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <{nope = 5}> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <5 : i32> ({
^bb0:
}) : () -> ()
// -----
"builtin.module"() <{sym_name = "a"}> ({
^bb0:
}) {sym_name = "b"} : () -> ()
// -----
"builtin.module"() <{sym_name = "a"}> ({
^bb0:
}) {sym_name = 7} : () -> ()
// -----
"builtin.module"() <{}> ({
^bb0:
}) {sym_name = "b"} : () -> ()
// -----
"builtin.module"() ({
  "t.a"()[^x] : () -> ()
^x:
}) : () -> ()
// -----
"builtin.module"()[^a] ({
^bb0:
}) : () -> ()
// -----
"builtin.nope"() : () -> ()
// -----
"builtin"() : () -> ()
// -----
builtin.unrealized_conversion_cast
// -----
%0 = builtin.unrealized_conversion_cast to
// -----
%0 = builtin.unrealized_conversion_cast %1 : i32 to i64
// -----
%0 = "t.op"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 to i64
// -----
%0 = "t.op"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i32, i32 to i64
// -----
%0 = "t.op"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i64 to i64
// -----
%0 = "t.op"() : () -> i32
%1 = builtin.unrealized_conversion_cast %0 : i32 to i64, i64
// -----
%0 = "t.op"() : () -> i32
"builtin.unrealized_conversion_cast"(%0) : (i32) -> ()

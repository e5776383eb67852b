// RUN: ods-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

"t.one"() : () -> i32

// -----

// expected-error@+1 {{cannot name an operation with no results}}
%0 = "t.two"() : () -> ()

// -----

// Both errors spell the C++ type in the same way.
func.func @flags(%a: f32) {
  // expected-error@+2 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error@+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %a, %a fastmath<foo> : f32
  return
}

// -----

func.func @twice() {
  return
// expected-error@+1 {{expected operation name in quotes}}
} {
  return
}

// -----

// Nothing is read behind the first error: what is wrong there needs no comment.
func.func @taken(%c: index) {
  // expected-note@+1 {{previously referenced here}}
  scf.for %i = %c to %c step %c {
    // expected-error@+1 {{region entry argument '%i' is already in use}}
    scf.for %i = %c to %c step %c {
    }
  }
  return
}

// -----

func.func @cases(%flag: i32, %a: i32) {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    // expected-error@+1 {{custom op 'cf.switch' expected integer value}}
    "hello": ^bb2(%a : i32)
  ]
^bb1(%b: i32):
  return
^bb2(%c: i32):
  return
}

// -----

#attr = distinct[0]<42 : i32>
// expected-error@+1 {{referenced attribute does not match previous definition: 42 : i32}}
#attr1 = distinct[0]<42 : i64>
"a"() {x = #attr, y = #attr1} : () -> ()

// -----

// expected-error@+1 {{expected ':' after block name}}
"t.three"() ({^a:^b }) : () -> ()

// -----

// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private 1()
func.func private 2()

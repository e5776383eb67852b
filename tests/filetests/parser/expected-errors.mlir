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

// Attributes that refer to symbols: they are looked at where they are discardable.

%0 = "test.op_k"() {test.a = #test.symbol_ref_attr<@missing>} : () -> i32
// -----
%0 = "test.op_k"() {test.a = #test.symbol_ref_attr<@there>} : () -> i32
func.func private @there()
// -----
// Not inside other attributes.
%0 = "test.op_k"() {test.a = [#test.symbol_ref_attr<@missing>]} : () -> i32
// -----
"test.typed_attr"() <{type = i32, attr = #test.symbol_ref_attr<@missing>}> : () -> ()
// -----
"test.typed_attr"() <{type = i32, attr = 1 : i32}> {attr = #test.symbol_ref_attr<@missing>} : () -> ()
// -----
"unknown.op"() {attr = #test.symbol_ref_attr<@missing>} : () -> ()
// -----
"unknown.op"() <{attr = #test.symbol_ref_attr<@missing>}> : () -> ()
// -----
module attributes {test.a = #test.symbol_ref_attr<@missing>} {
}
// -----
module {
  module attributes {test.a = #test.symbol_ref_attr<@inner>} {
    func.func private @inner()
  }
}
// -----
module {
  func.func private @outer()
  module attributes {test.a = #test.symbol_ref_attr<@outer>} {
  }
}
// -----
module {
  func.func private @outer()
  module {
    "unknown.op"() {attr = #test.symbol_ref_attr<@outer>} : () -> ()
  }
}
// -----
func.func @f() {
  "test.one_region_op"() ({
    "unknown.op"() {attr = #test.symbol_ref_attr<@f>, other = #test.symbol_ref_attr<@g>} : () -> ()
  }) : () -> ()
  return
}
// -----
// Two wrong ones: the operation's own verifier of uses comes first.
func.func @f() {
  "func.call"() <{callee = @g}> {test.a = #test.symbol_ref_attr<@h>} : () -> ()
  return
}
// -----
func.func @f() attributes {test.a = #test.symbol_ref_attr<@h>} {
  "func.call"() <{callee = @g}> : () -> ()
  return
}
// -----
func.func @f(%a: i32 {test.a = #test.symbol_ref_attr<@h>}) {
  return
}

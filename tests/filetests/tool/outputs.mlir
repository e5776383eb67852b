// RUN: not ods-opt %s --allow-unregistered-dialect --split-input-file
// RUN: ods-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --mlir-print-op-generic

%0:2 = "t.one"() : () -> (i32, i64)
// -----
// expected-error@below {{use of undeclared SSA value name}}
"t.two"(%0) : (i32) -> ()
// -----
"t.three"() : () -> ()

// RUN: ods-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

"t.one"() : () -> i32

// -----

// expected-error@+1 {{cannot name an operation with no results}}
%0 = "t.two"() : () -> ()

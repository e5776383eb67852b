// OPTIONS: --allow-unregistered-dialect --mlir-print-skip-regions
"t.a"() ({ "t.b"() {m = affine_map<(d0) -> (d0)>} : () -> () }, {}) {a = 1 : i8} : () -> ()
// -----
module { %0 = "t.a"() : () -> i1 }

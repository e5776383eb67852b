// OPTIONS: --allow-unregistered-dialect --mlir-print-value-users
"t.region"() ({
^bb0(%a: i32, %b: index):
  %0 = "t.one"(%a) : (i32) -> i32
  %1:2 = "t.two"(%0, %0) : (i32, i32) -> (i32, i32)
  %2:2 = "t.two"(%1#0, %1#0, %1#1, %0) : (i32, i32, i32, i32) -> (i32, i32)
  "t.none"(%0, %1#1) : (i32, i32) -> ()
  "t.none"() : () -> ()
  "t.br"(%1#1)[^bb1] : (i32) -> ()
^bb1(%c: i32):
  "t.end"(%c, %a) : (i32, i32) -> ()
}) : () -> ()
// -----
"t.region"() ({
  %0 = "t.one"(%1) : (i32) -> i32
  %1 = "t.one"(%0) : (i32) -> i32
  "t.inner"(%0) ({
  ^bb0(%a: i32):
    "t.use"(%0, %a) : (i32, i32) -> ()
  }, {
  ^bb0(%a: i32):
    %2 = "t.one"(%a) : (i32) -> i32
  }) : (i32) -> ()
}) : () -> ()

// NO ROUND TRIP: an empty symbol name has no text.
"builtin.module"() <{sym_name = "", sym_visibility = "private"}> ({
^bb0:
}) : () -> ()
// -----
%0 = "builtin.module"() <{sym_name = "", sym_visibility = "private"}> ({
^bb0:
}) : () -> i32
// -----
"t.r"() ({
  "builtin.module"() <{sym_name = "", sym_visibility = "private"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

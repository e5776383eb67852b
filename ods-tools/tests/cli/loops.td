// Loops that make many definitions with one mistake, and too many definitions.

include "mlir/IR/OpBase.td"

def L_Dialect : Dialect { let name = "l"; }

#ifdef SAME
foreach i = 0...9 in foreach j = 0...9 in foreach k = 0...9 in foreach l = 0...9 in
  def : Op<L_Dialect, "op">;
#endif
#ifdef MANY
foreach i = 0...9 in foreach j = 0...9 in foreach k = 0...9 in
foreach l = 0...9 in foreach m = 0...9 in foreach n = 0...9 in
  def : Op<L_Dialect, "op">;
#endif

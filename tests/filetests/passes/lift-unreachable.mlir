// RUN: not ods-opt %s --lift-cf-to-scf

// A loop that is not reachable has predecessors.
func.func @loop(%c: i1, %x: i8) {
  cf.br ^last(%x : i8)
^loop(%i: i8):
  cf.cond_br %c, ^loop(%x : i8), ^last(%i : i8)
^last(%a: i8):
  return
}

func.func @mapping(%n: index) {
  scf.forall (%i, %j) in (4, %n) {
    "test.use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  scf.forall (%i) in (%n) {
    "test.use"(%i) : (index) -> ()
  } {mapping = [#gpu.block<linear_dim_0>]}
  return
}
// -----
func.func @too_few(%n: index) {
  scf.forall (%i, %j) in (4, %n) {
    "test.use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>]}
  return
}

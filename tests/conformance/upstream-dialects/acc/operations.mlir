func.func @data(%a: memref<10xf32>) {
  acc.terminator
}
// -----
func.func private @types(!acc.data_bounds_ty, !acc.declare_token)
// -----
func.func private @wrong(!acc.unknown)
// -----
"t.op"() {a = #acc.device_type<nvidia>, b = #acc<data_clause acc_copyin>, c = #acc<variable_type_category scalar>} : () -> ()
// -----
"t.op"() {a = #acc.device_type<unknown_device>} : () -> ()
// -----
func.func @bounds(%i: index) {
  %0 = acc.bounds lowerbound(%i : index) upperbound(%i : index)
  %1 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index
  %2 = acc.get_upperbound %0 : (!acc.data_bounds_ty) -> index
  %3 = acc.get_stride %0 : (!acc.data_bounds_ty) -> index
  %4 = acc.get_extent %0 : (!acc.data_bounds_ty) -> index
  return
}
// -----
func.func @wrong(%i: f32) {
  %0 = "acc.get_stride"(%i) : (f32) -> index
  return
}
// -----
func.func @runtime(%i: i32) {
  acc.init
  acc.shutdown
  return
}

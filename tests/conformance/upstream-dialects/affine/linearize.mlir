// with: --canonicalize
func.func @unit(%x: index, %n: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %x into (1, %n, 1, 4) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}
// -----
func.func @unit_unbounded(%x: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (1, 1) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
// -----
func.func @unit_all(%x: index) -> (index, index) {
  %0:2 = affine.delinearize_index %x into (1, 1) : index, index
  return %0#0, %0#1 : index, index
}
// -----
func.func @unit_constant(%x: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0:3 = affine.delinearize_index %x into (%c7, %c1, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
// -----
func.func @constant_basis(%x: index, %n: index) -> (index, index, index) {
  %c7 = arith.constant 7 : index
  %0:3 = affine.delinearize_index %x into (%n, %c7, %n) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
// -----
func.func @constant_all() -> (index, index, index) {
  %c7 = arith.constant 7 : index
  %x = arith.constant -100 : index
  %0:3 = affine.delinearize_index %x into (3, %c7, 2) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
// -----
func.func @constant_basis_linearize(%x: index, %n: index) -> index {
  %c7 = arith.constant 7 : index
  %0 = affine.linearize_index [%x, %n, %x] by (%n, %c7, %n) : index
  return %0 : index
}
// -----
func.func @constants_linearize() -> (index, index) {
  %c7 = arith.constant 7 : index
  %c2 = arith.constant 2 : index
  %0 = affine.linearize_index [%c2, %c7, %c2] by (9, %c7, 5) : index
  %1 = affine.linearize_index disjoint [%c2, %c7, %c2] by (%c7, 5) : index
  return %0, %1 : index, index
}
// -----
func.func @cancel(%x: index, %y: index, %z: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (3, 4, 5) : index
  %1:3 = affine.delinearize_index %0 into (3, 4, 5) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
func.func @cancel_unbounded(%x: index, %y: index, %z: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (4, %n) : index
  %1:3 = affine.delinearize_index %0 into (4, %n) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
func.func @cancel_not_disjoint(%x: index, %y: index, %z: index) -> (index, index, index) {
  %0 = affine.linearize_index [%x, %y, %z] by (3, 4, 5) : index
  %1:3 = affine.delinearize_index %0 into (3, 4, 5) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
func.func @cancel_bounded_and_not(%x: index, %y: index, %z: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (3, 4, 5) : index
  %1:3 = affine.delinearize_index %0 into (4, 5) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
func.func @cancel_tail(%x: index, %y: index, %z: index, %n: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (12, %n, 5) : index
  %1:4 = affine.delinearize_index %0 into (3, 4, %n, 5) : index, index, index, index
  return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
}
// -----
func.func @cancel_none(%x: index, %y: index, %z: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (3, 4, 6) : index
  %1:3 = affine.delinearize_index %0 into (3, 4, 5) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
func.func @cancel_longer(%x: index, %y: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (4, 5) : index
  %1:3 = affine.delinearize_index %0 into (7, 4, 5) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
func.func @split(%x: index, %y: index, %z: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (3, 2, 32) : index
  %1:4 = affine.delinearize_index %0 into (2, 3, 8, 4) : index, index, index, index
  return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
}
// -----
func.func @split_unbounded(%x: index, %y: index, %z: index, %n: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (%n, 32) : index
  %1:4 = affine.delinearize_index %0 into (%n, 8, 4) : index, index, index, index
  return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
}
// -----
func.func @split_too_far(%x: index, %y: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (3, 30) : index
  %1:3 = affine.delinearize_index %0 into (2, 8, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
func.func @split_too_short(%x: index, %y: index, %n: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (3, 300) : index
  %1:2 = affine.delinearize_index %0 into (8, 4) : index, index
  return %1#0, %1#1 : index, index
}
// -----
func.func @split_dynamic(%x: index, %y: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%x, %y] by (3, 32) : index
  %1:3 = affine.delinearize_index %0 into (8, %n, 4) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}
// -----
func.func @split_all(%x: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = affine.linearize_index disjoint [%x, %x] by (32) : index
  %1:2 = affine.delinearize_index %0 into (8, 4) : index, index
  return %1#0, %1#1 : index, index
}
// -----
func.func @lin_ones(%x: index, %y: index, %z: index, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%x, %y, %z] by (3, 1, 5) : index
  %1 = affine.linearize_index [%x, %y, %z] by (3, 1, 5) : index
  %2 = affine.linearize_index [%x, %c0, %z] by (%n, 1, 5) : index
  return %0, %1, %2 : index, index, index
}
// -----
func.func @lin_ones_all(%x: index, %y: index, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index disjoint [%x, %y] by (1, 1) : index
  %1 = affine.linearize_index disjoint [%x, %y] by (1) : index
  %2 = affine.linearize_index [%x, %y] by (1, 1) : index
  return %0, %1, %2 : index, index, index
}
// -----
func.func @lin_zero(%x: index, %y: index, %n: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%c0, %x, %y] by (%n, 4, 5) : index
  %1 = affine.linearize_index disjoint [%c0, %x, %y] by (%n, 5) : index
  %2 = affine.linearize_index [%c0, %c0, %y] by (%n, 5) : index
  %3 = affine.linearize_index [%x, %c0, %y] by (%n, 5) : index
  return %0, %1, %2, %3 : index, index, index, index
}
// -----
func.func @portion_all(%x: index) -> index {
  %0:3 = affine.delinearize_index %x into (2, 4, 8) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, 4, 8) : index
  return %1 : index
}
// -----
func.func @portion_tail(%x: index, %y: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (2, 4, 8) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2, %y] by (2, 4, 8, 16) : index
  %2 = affine.linearize_index [%y, %0#0, %0#1, %0#2] by (2, 4, 8) : index
  return %1, %2 : index, index
}
// -----
func.func @portion_some(%x: index, %y: index) -> (index, index, index) {
  %0:4 = affine.delinearize_index %x into (2, 4, 8, 16) : index, index, index, index
  %1 = affine.linearize_index [%y, %0#1, %0#2] by (3, 4, 8) : index
  return %1, %0#0, %0#3 : index, index, index
}
// -----
func.func @portion_dynamic(%x: index, %y: index, %n: index, %m: index) -> (index, index, index) {
  %0:4 = affine.delinearize_index %x into (2, %n, %m, 16) : index, index, index, index
  %1 = affine.linearize_index [%0#1, %0#2, %y] by (%n, %m, 8) : index
  return %1, %0#0, %0#2 : index, index, index
}
// -----
func.func @portion_unbounded(%x: index, %y: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %x into (4, %n) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, %n) : index
  %2 = affine.linearize_index [%0#0, %0#1, %y] by (4, %n) : index
  %3 = affine.linearize_index disjoint [%0#0, %0#1, %y] by (9, 4, %n) : index
  return %1, %2, %3 : index, index, index
}
// -----
func.func @portion_disjoint(%x: index, %y: index, %n: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (4, %n) : index, index, index
  %1 = affine.linearize_index disjoint [%y, %0#0, %0#1] by (3, %n, 4) : index
  %2 = affine.linearize_index [%y, %0#0, %0#1] by (3, %n, 4) : index
  return %1, %2 : index, index
}
// -----
func.func @portion_two(%x: index, %y: index, %n: index) -> index {
  %0:3 = affine.delinearize_index %x into (3, 4, 5) : index, index, index
  %1:3 = affine.delinearize_index %y into (6, 7, 8) : index, index, index
  %2 = affine.linearize_index [%0#1, %0#2, %n, %1#0, %1#1, %0#0, %0#1] by (4, 5, 9, 6, 7, 3, 4) : index
  return %2 : index
}
// -----
func.func @portion_none(%x: index, %y: index, %n: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (3, 4, 5) : index, index, index
  %1 = affine.linearize_index [%0#1, %0#0, %y] by (4, 3, 9) : index
  %2 = affine.linearize_index [%0#1, %0#2, %y] by (4, 6, 9) : index
  return %1, %2 : index, index
}
// -----
func.func @portion_front_differs(%x: index, %y: index, %n: index) -> (index, index) {
  %0:3 = affine.delinearize_index %x into (3, 4, 5) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %y] by (8, 4, 9) : index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, 5) : index
  return %1, %2 : index, index
}
// -----
func.func @no_results(%x: index) {
  %0 = affine.linearize_index [] by () : index
  %1 = affine.linearize_index [%x] by (4) : index
  %2 = affine.delinearize_index %x into () : index
  %3 = affine.delinearize_index %x into (5) : index
  "t.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}
// -----
func.func @overflow() -> index {
  %c = arith.constant 9223372036854775807 : index
  %0 = affine.linearize_index [%c, %c, %c] by (9223372036854775807, 9223372036854775807) : index
  return %0 : index
}
// -----
func.func @zero_size(%x: index, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%x, %n, %x] by (%n, %c0, 3) : index
  return %0 : index
}
// -----
func.func @dead(%x: index) {
  %0:3 = affine.delinearize_index %x into (3, 4, 5) : index, index, index
  %1 = affine.linearize_index [%0#1, %0#0] by (4, 3) : index
  return
}

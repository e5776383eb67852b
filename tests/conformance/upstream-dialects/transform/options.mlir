module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "c" with options = a to %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "c" with options = {a = 1 to %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "c" with options = {a 1} to %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "c" with options = {1 = 1} to %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "c" with options = {a = } to %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "c" with options = {a = [1, } to %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "c" with options = {a = [1  } to %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%t: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "c" with options = {} to %t : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

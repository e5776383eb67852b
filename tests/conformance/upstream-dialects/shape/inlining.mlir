// with: --inline
func.func private @callee(%s: !shape.shape, %w: !shape.witness, %x: f32) -> (!shape.size, f32) {
  %c2 = shape.const_size 2
  %0 = shape.rank %s : !shape.shape -> !shape.size
  %1 = shape.mul %0, %c2 : !shape.size, !shape.size -> !shape.size
  %2 = shape.assuming %w -> f32 {
    shape.assuming_yield %x : f32
  }
  return %1, %2 : !shape.size, f32
}
func.func @caller(%s: !shape.shape, %w: !shape.witness, %x: f32) -> (!shape.size, f32) {
  %0:2 = call @callee(%s, %w, %x) : (!shape.shape, !shape.witness, f32) -> (!shape.size, f32)
  return %0#0, %0#1 : !shape.size, f32
}
// -----
func.func private @callee(%x: f32) -> f32 {
  "t.op"() : () -> ()
  return %x : f32
}
func.func @caller(%w: !shape.witness, %x: f32) -> f32 {
  %0 = shape.assuming %w -> f32 {
    %1 = func.call @callee(%x) : (f32) -> f32
    shape.assuming_yield %1 : f32
  }
  return %0 : f32
}

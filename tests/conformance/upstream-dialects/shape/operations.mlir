func.func @sizes(%a: index, %b: !shape.size, %s: !shape.shape, %e: tensor<?xindex>, %v: !shape.value_shape, %t: tensor<?x4xf32>, %u: tensor<*xf32>) {
  %0 = shape.add %a, %a : index, index -> index
  %1 = shape.add %a, %b {tag} : index, !shape.size -> !shape.size
  %2 = shape.add %a, %a : index, index -> !shape.size
  %3 = shape.div %b, %a : !shape.size, index -> !shape.size
  %4 = shape.mul %a, %a : index, index -> index
  %5 = shape.max %b, %b : !shape.size, !shape.size -> !shape.size
  %6 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %7 = shape.rank %s : !shape.shape -> !shape.size
  %8 = shape.rank %e : tensor<?xindex> -> index
  %9 = shape.num_elements %s : !shape.shape -> !shape.size
  %10 = shape.num_elements %e : tensor<?xindex> -> index
  %11 = shape.dim %t, %a : tensor<?x4xf32>, index -> index
  %12 = shape.dim %v, %b : !shape.value_shape, !shape.size -> !shape.size
  %13 = shape.get_extent %s, %b : !shape.shape, !shape.size -> !shape.size
  %14 = shape.get_extent %e, %a : tensor<?xindex>, index -> index
  %15 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %16 = shape.shape_of %t : tensor<?x4xf32> -> !shape.shape
  %17 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %18 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %19 = shape.meet %s, %s, error = "no" : !shape.shape, !shape.shape -> !shape.shape
  %20 = shape.meet %a, %b : index, !shape.size -> !shape.size
  %21 = shape.meet %e, %s : tensor<?xindex>, !shape.shape -> !shape.shape
  %22 = shape.index_to_size %a
  %23 = shape.size_to_index %b : !shape.size
  %24 = shape.size_to_index %a : index
  %25 = shape.value_of %v : tensor<?xf32>
  %26 = shape.with_shape %t, %s : tensor<?x4xf32>, !shape.shape
  %27 = shape.value_as_shape %e : tensor<?xindex> -> !shape.shape
  %28 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %29 = shape.to_extent_tensor %e : tensor<?xindex> -> tensor<3xindex>
  %30 = shape.from_extents %a, %b : index, !shape.size
  %31 = shape.from_extents
  %32 = shape.from_extent_tensor %e : tensor<?xindex>
  return
}
// -----
func.func @constants() -> !shape.shape {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.const_shape [1, 2, 3] : !shape.shape
  %2 = shape.const_shape [4, 5] : tensor<2xindex>
  %3 = shape.const_shape {tag} [4, 5] : tensor<2xindex>
  %4 = shape.const_size 10
  %5 = shape.const_size -3 {tag}
  %6 = shape.const_witness true
  %7 = shape.const_witness false {tag}
  return %1 : !shape.shape
}
// -----
func.func @several(%s: !shape.shape, %e: tensor<?xindex>, %w: !shape.witness, %b: i1, %i: index) {
  %0 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %e, %e, %e : tensor<?xindex>, tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %e, %e {error = "no"} : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  %3 = shape.shape_eq %s, %e : !shape.shape, tensor<?xindex>
  %4 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %5 = shape.is_broadcastable %s : !shape.shape
  %6 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %7 = shape.concat %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %8 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %9 = shape.cstr_eq %s, %s, %e : !shape.shape, !shape.shape, tensor<?xindex>
  %10 = shape.cstr_require %b, "no"
  %11 = shape.assuming_all %8, %9, %10
  %12, %13 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %14 = shape.debug_print %s : !shape.shape -> !shape.shape
  return
}
// -----
func.func @regions(%w: !shape.witness, %x: f32, %s: !shape.shape, %e: tensor<?xindex>, %i: index, %z: !shape.size) {
  %0:2 = shape.assuming %w -> (f32, index) {
    shape.assuming_yield %x, %i : f32, index
  }
  %1 = shape.assuming %w -> f32 {
    shape.assuming_yield %x : f32
  } {tag}
  shape.assuming %w {
    "t.op"() : () -> ()
  }
  shape.assuming %w {
    shape.assuming_yield
  }
  %2 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %extent: !shape.size, %acc: !shape.size):
    %r = shape.mul %acc, %extent : !shape.size, !shape.size -> !shape.size
    shape.yield %r : !shape.size
  }
  %3:2 = shape.reduce(%e, %i, %x) : tensor<?xindex> -> (index, f32) {
  ^bb0(%at: index, %extent: index, %acc: index, %f: f32):
    shape.yield %acc, %f : index, f32
  } {tag}
  return
}
// -----
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    func private @declared(!shape.shape) -> !shape.shape
    func @with(%a: !shape.shape {t.a = 1 : i32}) -> (!shape.shape {t.b}) attributes {t.c} {
      %0 = shape.debug_print %a : !shape.shape -> !shape.shape
      "shape.return"(%0) : (!shape.shape) -> ()
    }
  } mapping {
    t.same = @same, t.other = @with
  }
}
// -----
shape.function_library @lib attributes {tag, sym_visibility = "private"} {
} mapping {}
// -----
module attributes {shape.lib = [@a, @b]} {
  shape.function_library @a {} mapping {t.x = @f}
  shape.function_library @b {} mapping {t.y = @f}
}
// -----
module attributes {shape.lib = [@a, @b]} {
  shape.function_library @a {} mapping {t.x = @f}
  shape.function_library @b {} mapping {t.x = @f}
}
// -----
module attributes {shape.lib = [@a, @c]} {
  shape.function_library @a {} mapping {t.x = @f}
  func.func private @c()
}
// -----
module attributes {shape.lib = ["a"]} {
}
// -----
module attributes {shape.lib = 1} {
}
// -----
module attributes {shape.lib = @none} {
}
// -----
module attributes {shape.lib = @f} {
  func.func private @f()
}
// -----
func.func @f() attributes {shape.lib = @f} {
  return
}
// -----
func.func @unknown() {
  %0 = "shape.unknown"() : () -> i32
  return
}
// -----
func.func @unknown() {
  %0 = shape.unknown : i32
  return
}

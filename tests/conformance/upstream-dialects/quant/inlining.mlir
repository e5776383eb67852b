// with: --inline=default-pipeline=
func.func private @g(%0: f32) -> f32 {
  %1 = quant.qcast %0 : f32 to !quant.uniform<i8:f32, 2.0>
  %2 = quant.dcast %1 : !quant.uniform<i8:f32, 2.0> to f32
  return %2 : f32
}
func.func @f(%0: f32) -> f32 {
  %1 = call @g(%0) : (f32) -> f32
  return %1 : f32
}

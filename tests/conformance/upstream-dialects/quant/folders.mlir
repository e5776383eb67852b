// with: --canonicalize
func.func @f(%0: tensor<4xf32>, %1: tensor<4x!quant.uniform<i8:f32, 2.0>>, %2: tensor<4xi8>) -> (tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.0>>, tensor<4x!quant.uniform<i8:f32, 3.0>>, tensor<4xi8>) {
  %3 = quant.qcast %0 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %4 = quant.dcast %3 : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  %5 = quant.dcast %1 : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
  %6 = quant.qcast %5 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %7 = quant.qcast %5 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 3.0>>
  %8 = quant.scast %2 : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  %9 = quant.scast %8 : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xi8>
  return %4, %6, %7, %9 : tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.0>>, tensor<4x!quant.uniform<i8:f32, 3.0>>, tensor<4xi8>
}

// -----

func.func @f(%0: i8) -> !quant.uniform<i8:f32, 3.0> {
  %1 = quant.scast %0 : i8 to !quant.uniform<i8:f32, 2.0>
  %2 = quant.scast %1 : !quant.uniform<i8:f32, 2.0> to i8
  %3 = quant.scast %2 : i8 to !quant.uniform<i8:f32, 3.0>
  return %3 : !quant.uniform<i8:f32, 3.0>
}

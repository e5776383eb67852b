func.func @f(%0: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) {
  %1 = tosa.abs %0 : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i16:f32, 1.000000e+00>>) {
  %1 = tosa.abs %0 : (tensor<2x!quant.uniform<i16:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<i16:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>) {
  %1 = tosa.abs %0 : (tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.any<i8:f32>>) {
  %1 = tosa.abs %0 : (tensor<2x!quant.any<i8:f32>>) -> tensor<2x!quant.any<i8:f32>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i5:f32, 1.000000e+00>>) {
  %1 = tosa.abs %0 : (tensor<2x!quant.uniform<i5:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<i5:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i4:f32, 1.000000e+00>>) {
  %1 = tosa.abs %0 : (tensor<2x!quant.uniform<i4:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<i4:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i32:f32, 1.000000e+00>>) {
  %1 = tosa.abs %0 : (tensor<2x!quant.uniform<i32:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<i32:f32, 1.000000e+00>>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i16:f32, 1.000000e+00>>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi8>} : () -> tensor<2x!quant.any<i8:f32>>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<2xui8>} : () -> tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) {
  %1 = tosa.clamp %0 {min_val = -1 : i8, max_val = 1 : i8} : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) {
  %1 = tosa.clamp %0 {min_val = -1 : i16, max_val = 1 : i16} : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>) {
  %1 = tosa.clamp %0 {min_val = 1 : ui8, max_val = 200 : ui8} : (tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>) -> tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<1x4x3x!quant.uniform<i8:f32, 1.000000e+00>>, %1: tensor<1x3x5x!quant.uniform<i8:f32, 1.000000e+00>>) {
  %2 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<1x3x5x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x5xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3x!quant.uniform<i8:f32, 1.000000e+00>>, %1: tensor<1x3x5x!quant.uniform<i16:f32, 1.000000e+00>>) {
  %2 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<1x3x5x!quant.uniform<i16:f32, 1.000000e+00>>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x4x5xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3x!quant.uniform<i8:f32, 1.000000e+00>>, %1: tensor<1x3x5xi8>) {
  %2 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<1x3x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x5xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3x!quant.uniform<u8:f32, 1.000000e+00>>, %1: tensor<1x3x5x!quant.uniform<u8:f32, 1.000000e+00>>) {
  %2 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = "tosa.const"() {values = dense<0> : tensor<1xui8>} : () -> tensor<1xui8>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3x!quant.uniform<u8:f32, 1.000000e+00>>, tensor<1x3x5x!quant.uniform<u8:f32, 1.000000e+00>>, tensor<1xi8>, tensor<1xui8>) -> tensor<1x4x5xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3x!quant.any<i8:f32>>, %1: tensor<1x3x5xi8>) {
  %2 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3x!quant.any<i8:f32>>, tensor<1x3x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x5xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e+00>>, %1: tensor<8x1x1x4x!quant.uniform<i8:f32, 1.000000e+00>>, %2: tensor<8x!quant.uniform<i32:f32, 1.000000e+00>>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<8x1x1x4x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<8x!quant.uniform<i32:f32, 1.000000e+00>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8x!quant.uniform<i32:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e+00>>, %1: tensor<8x1x1x4x!quant.uniform<i8:f32, 1.000000e+00>>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<8x1x1x4x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e+00>>, %1: tensor<8x1x1x4xi8>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x3x!quant.uniform<i16:f32, 1.000000e+00>>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3x!quant.uniform<i16:f32, 1.000000e+00>>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x3x!quant.uniform<u8:f32, 1.000000e+00>>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<128> : tensor<1xui8>} : () -> tensor<1xui8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3x!quant.uniform<u8:f32, 1.000000e+00>>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>, %1: tensor<2x!quant.uniform<i16:f32, 1.000000e+00>>) {
  %2 = tosa.concat %0, %1 {axis = 0 : i32} : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>, tensor<2x!quant.uniform<i16:f32, 1.000000e+00>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x2x!quant.uniform<i8:f32, 1.000000e+00>>
  return
}

// -----

func.func @f(%0: tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<3x2xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3x!quant.any<i8:f32>>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3x!quant.any<i8:f32>>) -> tensor<3x2xi8>
  return
}

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = false} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi8>, %1: tensor<8x1x1x4xi8>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi8>, %1: tensor<8x1x1x4xi8>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi8>, %1: tensor<8x1x1x4xi8>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi16>, %1: tensor<8x1x1x4xi8>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi16>, %1: tensor<8x1x1x4xi8>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi16>, %1: tensor<8x1x1x4xi8>, %2: tensor<8xi48>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi8>, tensor<8xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi48>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi16>, %1: tensor<8x1x1x4xi8>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi8>, %1: tensor<8x1x1x4xi4>, %2: tensor<8xi32>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<1> : tensor<1xi4>} : () -> tensor<1xi4>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi4>, tensor<8xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x4x4x8xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf16>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf8E5M2>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E5M2>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf8E5M2>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xi8>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf16>, %1: tensor<8x1x1x4xf16>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf16>, tensor<8x1x1x4xf16>, tensor<8xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xbf16>, %1: tensor<8x1x1x4xbf16>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xbf16>, tensor<8x1x1x4xbf16>, tensor<8xf32>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf8E5M2>, %1: tensor<8x1x1x4xf8E5M2>, %2: tensor<8xf16>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E5M2>, tensor<8x1x1x4xf8E5M2>, tensor<8xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x4x4x8xf16>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf8E5M2>, %1: tensor<8x1x1x4xf8E5M2>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf8E5M2>} : () -> tensor<1xf8E5M2>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E5M2>, tensor<8x1x1x4xf8E5M2>, tensor<8xf32>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x?xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<1xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<2xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<?xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<*xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<*xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x8xf32>
  return
}

// -----

func.func @f(%0: tensor<4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<8x1x1x4xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv2d %0, %1, %2, %3, %4 {acc_type = f64, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<1x1x4x2xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.depthwise_conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<2x1x4x2xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.depthwise_conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<2x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<1x2x4x2xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.depthwise_conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 3>} : (tensor<1x4x4x4xf32>, tensor<1x2x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<1x1x4x2xf32>, %2: tensor<7xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.depthwise_conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x4x4xf32>, %1: tensor<1x1x4x2xf32>, %2: tensor<8xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.depthwise_conv2d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8x21x17xf32>, %1: tensor<34x1x1x1x17xf32>, %2: tensor<34xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv3d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8x21x17xf32>, %1: tensor<34x1x1x1x17xf32>, %2: tensor<34xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv3d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 2, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8x21x17xf32>, %1: tensor<34x1x1x1x17xf32>, %2: tensor<34xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv3d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 3, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8x21x17xf32>, %1: tensor<34x1x1x1x17xf32>, %2: tensor<34xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv3d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 3>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8x21x17xf32>, %1: tensor<34x1x1x1x17xf32>, %2: tensor<34xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv3d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x8x21x34xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8x21x17xf32>, %1: tensor<34x1x1x1x17xf32>, %2: tensor<33xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv3d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8x21x17xf32>, %1: tensor<34x1x1x1x17xf32>, %2: tensor<34xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv3d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8x21x17xf32>, %1: tensor<34x1x1x1x17xf32>, %2: tensor<34xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.conv3d %0, %1, %2, %3, %4 {acc_type = f32, dilation = array<i64: 1, 1, 0>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x63x63x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, -2, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, -1, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, -3>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x33x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x33x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<15xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<15xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<*xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<1x32x32x8xf32>, %1: tensor<16x1x1x8xf32>, %2: tensor<16xf32>) {
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.transpose_conv2d %0, %1, %2, %3, %4 {acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// with: --canonicalize
func.func @f(%0: tensor<1x8x4x3xf32>, %1: tensor<1x3x3x3xf32>, %2: tensor<1xf32>) -> (tensor<1x?x?x1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %w = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.conv2d %3, %1, %2, %i, %w {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>, tensor<1x3x3x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return %r : tensor<1x?x?x1xf32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xf32>, %1: tensor<1x3x3x3xf32>, %2: tensor<1xf32>) -> (tensor<1x?x?x1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %w = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.conv2d %3, %1, %2, %i, %w {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>, tensor<1x3x3x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return %r : tensor<1x?x?x1xf32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xi8>, %1: tensor<1x3x3x3xi8>, %2: tensor<1xi32>) -> (tensor<1x?x?x1xi32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 0, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %w = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.conv2d %3, %1, %2, %i, %w {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>, tensor<1x3x3x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x?x1xi32>
  return %r : tensor<1x?x?x1xi32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xi8>, %1: tensor<1x3x3x3xi8>, %2: tensor<1xi32>) -> (tensor<1x?x?x1xi32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 0, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %w = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.conv2d %3, %1, %2, %i, %w {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>, tensor<1x3x3x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x?x1xi32>
  return %r : tensor<1x?x?x1xi32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xf32>, %1: tensor<1x3x3x3xf32>, %2: tensor<1xf32>) -> (tensor<1x?x?x1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 9000, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %w = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.conv2d %3, %1, %2, %i, %w {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x?x?x3xf32>, tensor<1x3x3x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return %r : tensor<1x?x?x1xf32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xf32>, %1: tensor<1x3x3x3xf32>, %2: tensor<1xf32>) -> (tensor<1x?x?x1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %w = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.conv2d %3, %1, %2, %i, %w {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>, local_bound = true, x = 1 : i8} : (tensor<1x?x?x3xf32>, tensor<1x3x3x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return %r : tensor<1x?x?x1xf32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xf32>, %1: tensor<3x3x3x1xf32>, %2: tensor<3xf32>) -> (tensor<1x?x?x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %w = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.depthwise_conv2d %3, %1, %2, %i, %w {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>, tensor<3x3x3x1xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  return %r : tensor<1x?x?x3xf32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xf32>, %1: tensor<3x3x3x1xf32>, %2: tensor<3xf32>) -> (tensor<1x?x?x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %w = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.depthwise_conv2d %3, %1, %2, %i, %w {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>, tensor<3x3x3x1xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  return %r : tensor<1x?x?x3xf32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xi8>, %1: tensor<3x3x3x1xi8>, %2: tensor<3xi32>) -> (tensor<1x?x?x3xi32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 0, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %w = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.depthwise_conv2d %3, %1, %2, %i, %w {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>, tensor<3x3x3x1xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x?x3xi32>
  return %r : tensor<1x?x?x3xi32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xi8>, %1: tensor<3x3x3x1xi8>, %2: tensor<3xi32>) -> (tensor<1x?x?x3xi32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 0, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %w = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.depthwise_conv2d %3, %1, %2, %i, %w {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>, tensor<3x3x3x1xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x?x?x3xi32>
  return %r : tensor<1x?x?x3xi32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xf32>, %1: tensor<3x3x3x1xf32>, %2: tensor<3xf32>) -> (tensor<1x?x?x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 9000, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %w = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.depthwise_conv2d %3, %1, %2, %i, %w {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>, local_bound = true} : (tensor<1x?x?x3xf32>, tensor<3x3x3x1xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  return %r : tensor<1x?x?x3xf32>
}

// -----

func.func @f(%0: tensor<1x8x4x3xf32>, %1: tensor<3x3x3x1xf32>, %2: tensor<3xf32>) -> (tensor<1x?x?x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 2, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %i = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %w = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.pad %0, %p, %c : (tensor<1x8x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.depthwise_conv2d %3, %1, %2, %i, %w {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>, local_bound = true, x = 1 : i8} : (tensor<1x?x?x3xf32>, tensor<3x3x3x1xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  return %r : tensor<1x?x?x3xf32>
}

// -----

func.func @f(%0: tensor<1x10x8x3xf32>) -> (tensor<1x?x?x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-3.40282347e+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>) -> tensor<1x?x?x3xf32>
  return %r : tensor<1x?x?x3xf32>
}

// -----

func.func @f(%0: tensor<1x10x8x3xf32>) -> (tensor<1x?x?x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-3.4e+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x?x?x3xf32>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf32>) -> tensor<1x?x?x3xf32>
  return %r : tensor<1x?x?x3xf32>
}

// -----

func.func @f(%0: tensor<1x10x8x3xf16>) -> (tensor<1x?x?x3xf16>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-65504.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xf16>, !tosa.shape<8>, tensor<1xf16>) -> tensor<1x?x?x3xf16>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xf16>) -> tensor<1x?x?x3xf16>
  return %r : tensor<1x?x?x3xf16>
}

// -----

func.func @f(%0: tensor<1x10x8x3xi8>) -> (tensor<1x?x?x3xi8>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>) -> tensor<1x?x?x3xi8>
  return %r : tensor<1x?x?x3xi8>
}

// -----

func.func @f(%0: tensor<1x10x8x3xui8>) -> (tensor<1x?x?x3xui8>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<0> : tensor<1xui8>} : () -> tensor<1xui8>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xui8>, !tosa.shape<8>, tensor<1xui8>) -> tensor<1x?x?x3xui8>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xui8>) -> tensor<1x?x?x3xui8>
  return %r : tensor<1x?x?x3xui8>
}

// -----

func.func @f(%0: tensor<1x10x8x3xi8>) -> (tensor<1x?x?x3xi8>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-127> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>) -> tensor<1x?x?x3xi8>
  return %r : tensor<1x?x?x3xi8>
}

// -----

func.func @f(%0: tensor<1x10x8x3xi8>) -> (tensor<1x?x?x3xi8>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>) -> tensor<1x?x?x3xi8>
  return %r : tensor<1x?x?x3xi8>
}

// -----

func.func @f(%0: tensor<1x10x8x3xi8>) -> (tensor<1x?x?x3xi8>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 4, 4>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>) -> tensor<1x?x?x3xi8>
  return %r : tensor<1x?x?x3xi8>
}

// -----

func.func @f(%0: tensor<1x10x8x3xi8>) -> (tensor<1x?x?x3xi8>) {
  %p = tosa.const_shape {values = dense<[1, 0, 1, 0, 1, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>) -> tensor<1x?x?x3xi8>
  return %r : tensor<1x?x?x3xi8>
}

// -----

func.func @f(%0: tensor<1x10x8x3xi8>) -> (tensor<1x?x?x3xi8>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 0, 1, 0, 0, 1]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %c = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.pad %0, %p, %c : (tensor<1x10x8x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x?x?x3xi8>
  %r = tosa.max_pool2d %1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x?x?x3xi8>) -> tensor<1x?x?x3xi8>
  return %r : tensor<1x?x?x3xi8>
}

// -----

func.func @f(%0: tensor<10x1x1x3xf32>) -> (tensor<10x1x1x3xf32>) {
  %r = tosa.max_pool2d %0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<10x1x1x3xf32>) -> tensor<10x1x1x3xf32>
  return %r : tensor<10x1x1x3xf32>
}

// -----

func.func @f(%0: tensor<?x1x1x3xf32>) -> (tensor<?x1x1x3xf32>) {
  %r = tosa.max_pool2d %0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x1x1x3xf32>) -> tensor<?x1x1x3xf32>
  return %r : tensor<?x1x1x3xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = tosa.concat %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<?x3xf32>) {
  %r = tosa.concat %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// -----

func.func @f(%0: tensor<2x3x4xi8>) -> (tensor<2x3x4xi8>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xi8>) -> tensor<3x4x2xi8>
  %r = tosa.transpose %1 {perms = array<i32: 2, 0, 1>} : (tensor<3x4x2xi8>) -> tensor<2x3x4xi8>
  return %r : tensor<2x3x4xi8>
}

// -----

func.func @f(%0: tensor<2x3x4xi8>) -> (tensor<4x2x3xi8>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xi8>) -> tensor<3x4x2xi8>
  %r = tosa.transpose %1 {perms = array<i32: 1, 2, 0>} : (tensor<3x4x2xi8>) -> tensor<4x2x3xi8>
  return %r : tensor<4x2x3xi8>
}

// -----

func.func @f(%0: tensor<?x3xi8>) -> (tensor<?x3xi8>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x3xi8>) -> tensor<3x?xi8>
  %r = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x?xi8>) -> tensor<?x3xi8>
  return %r : tensor<?x3xi8>
}

// -----

func.func @f(%0: tensor<1x3xi8>) -> (tensor<3x1xi8>) {
  %r = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<1x3xi8>) -> tensor<3x1xi8>
  return %r : tensor<3x1xi8>
}

// -----

func.func @f(%0: tensor<1x?xi8>) -> (tensor<?x1xi8>) {
  %r = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<1x?xi8>) -> tensor<?x1xi8>
  return %r : tensor<?x1xi8>
}

// -----

func.func @f(%0: tensor<1x?x?xi8>) -> (tensor<?x?x1xi8>) {
  %r = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<1x?x?xi8>) -> tensor<?x?x1xi8>
  return %r : tensor<?x?x1xi8>
}

// -----

func.func @f(%0: tensor<4x1x3xi8>) -> (tensor<3x4x1xi8>) {
  %r = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<4x1x3xi8>) -> tensor<3x4x1xi8>
  return %r : tensor<3x4x1xi8>
}

// -----

func.func @f(%0: tensor<4x1x3xi8>) -> (tensor<4x3x1xi8>) {
  %r = tosa.transpose %0 {perms = array<i32: 0, 2, 1>} : (tensor<4x1x3xi8>) -> tensor<4x3x1xi8>
  return %r : tensor<4x3x1xi8>
}

// -----

func.func @f(%0: tensor<1x1xi8>) -> (tensor<1x1xi8>) {
  %r = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<1x1xi8>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// -----

func.func @f(%0: tensor<4x1x3xi8>) -> (tensor<?x3x1xi8>) {
  %r = tosa.transpose %0 {perms = array<i32: 0, 2, 1>} : (tensor<4x1x3xi8>) -> tensor<?x3x1xi8>
  return %r : tensor<?x3x1xi8>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %r = tosa.clamp %0 {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %r = tosa.clamp %0 {min_val = -127 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<4xui8>) -> (tensor<4xui8>) {
  %r = tosa.clamp %0 {min_val = 0 : ui8, max_val = 255 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// -----

func.func @f(%0: tensor<4xui8>) -> (tensor<4xui8>) {
  %r = tosa.clamp %0 {min_val = 1 : ui8, max_val = 255 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %r = tosa.clamp %0 {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %r = tosa.clamp %0 {min_val = 0xFF800000 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xi32>) -> (tensor<4xi32>) {
  %r = tosa.clamp %0 {min_val = -2147483648 : i32, max_val = 2147483647 : i32} : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f(%0: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = tosa.clamp %0 {min_val = false, max_val = true} : (tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %1 = tosa.clamp %0 {min_val = -2 : i8, max_val = 4 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %r = tosa.clamp %1 {min_val = -4 : i8, max_val = 2 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %1 = tosa.clamp %0 {min_val = -2 : i8, max_val = 4 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %r = tosa.clamp %1 {min_val = 5 : i8, max_val = 7 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %1 = tosa.clamp %0 {min_val = -2 : i8, max_val = 4 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %r = tosa.clamp %1 {min_val = 4 : i8, max_val = 7 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<4xui8>) -> (tensor<4xui8>) {
  %1 = tosa.clamp %0 {min_val = 2 : ui8, max_val = 200 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  %r = tosa.clamp %1 {min_val = 100 : ui8, max_val = 250 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %1 {min_val = -3.0 : f32, max_val = 1.5 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %1 {min_val = 3.0 : f32, max_val = 4.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 2.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %1 {min_val = -3.0 : f32, max_val = 1.5 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 2.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %1 {min_val = -3.0 : f32, max_val = 1.5 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %1 {min_val = -3.0 : f32, max_val = 1.5 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>) -> (tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 2.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %r = tosa.clamp %1 {min_val = -0.0 : f32, max_val = 1.5 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4x!quant.uniform<u8:f32, 1.000000e+00>>) -> (tensor<4x!quant.uniform<u8:f32, 1.000000e+00>>) {
  %1 = tosa.clamp %0 {min_val = 2 : ui8, max_val = 200 : ui8} : (tensor<4x!quant.uniform<u8:f32, 1.000000e+00>>) -> tensor<4x!quant.uniform<u8:f32, 1.000000e+00>>
  %r = tosa.clamp %1 {min_val = 100 : ui8, max_val = 250 : ui8} : (tensor<4x!quant.uniform<u8:f32, 1.000000e+00>>) -> tensor<4x!quant.uniform<u8:f32, 1.000000e+00>>
  return %r : tensor<4x!quant.uniform<u8:f32, 1.000000e+00>>
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) -> (tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x7xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x7xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) -> (tensor<1x2xf32>) {
  %a = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x7xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) -> (tensor<2x2xf32>) {
  %a = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x7xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) -> (tensor<2x2xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x7xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) -> (tensor<2x2xf32>) {
  %a = tosa.const_shape {values = dense<[0, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x7xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// -----

func.func @f(%0: tensor<2x8xf32>, %1: tensor<1xf32>) -> (tensor<2x?xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<2x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x12xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

func.func @f(%0: tensor<2x8xf32>, %1: tensor<1xf32>) -> (tensor<2x?xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[0, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<2x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x12xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

func.func @f(%0: tensor<2x8xf32>, %1: tensor<1xf32>) -> (tensor<2x?xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[0, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<2x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x12xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

func.func @f(%0: tensor<2x8xf32>, %1: tensor<1xf32>) -> (tensor<2x?xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<2x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x12xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

func.func @f(%0: tensor<2x8xf32>, %1: tensor<1xf32>) -> (tensor<2x?xf32>, tensor<2x12xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<2x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x12xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %r, %2 : tensor<2x?xf32>, tensor<2x12xf32>
}

// -----

func.func @f(%0: tensor<?x8xf32>, %1: tensor<1xf32>) -> (tensor<?x10xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[-1, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<?x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x12xf32>
  %r = tosa.slice %2, %a, %b : (tensor<?x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x10xf32>
  return %r : tensor<?x10xf32>
}

// -----

func.func @f(%0: tensor<?x8xf32>, %1: tensor<1xf32>) -> (tensor<?x10xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[-1, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<?x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x12xf32>
  %r = tosa.slice %2, %a, %b : (tensor<?x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x10xf32>
  return %r : tensor<?x10xf32>
}

// -----

func.func @f(%0: tensor<2x8xf32>, %1: tensor<1xf32>) -> (tensor<2x?xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %a = tosa.const_shape {values = dense<[0, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<2x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x12xf32>
  %r = tosa.slice %2, %a, %b : (tensor<2x12xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

func.func @f(%0: tensor<2x8xf32>) -> (tensor<2x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %0, %a, %b : (tensor<2x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// -----

func.func @f(%0: tensor<2x8xf32>) -> (tensor<?x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %0, %a, %b : (tensor<2x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

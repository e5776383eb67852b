func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.argmax %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  %2 = tosa.argmax %0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<*xi32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.argmax %0 {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.argmax %0 {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.argmax %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3x?xf32>) {
  %1 = tosa.argmax %0 {axis = 1 : i32} : (tensor<2x3x?xf32>) -> tensor<3x4xi32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.argmax %0 {axis = 7 : i32} : (tensor<*xf32>) -> tensor<3x4xi32>
  return
}

// -----

func.func @f(%0: tensor<f32>) {
  %1 = tosa.argmax %0 {axis = 0 : i32} : (tensor<f32>) -> tensor<i32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.argmax %0 : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, nan_mode = IGNORE} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 0, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 0>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, -1, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 2, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 2, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 4>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x6x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x6x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<1x?x?x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x?x?x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf16>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<8x8x3xf32>) {
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<8x8x3xf32>) -> tensor<7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = f32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xi8>) {
  %1 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %2 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = i32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x3xi8>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xi8>) {
  %1 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %2 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = f32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x3xi8>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf16>) {
  %1 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = i32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x7x7x3xf16>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf16>) {
  %1 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = f16, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x7x7x3xf16>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xbf16>) {
  %1 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xbf16>} : () -> tensor<1xbf16>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = f16, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x7x7x3xbf16>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = f16, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %2 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = f32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xi16>) {
  %1 = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %2 = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = i32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x7x7x3xi16>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xi8>) {
  %1 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %2 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = i32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x7x7x3xi8>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xi8>) {
  %1 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %2 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = i32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x7x7x3xi8>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xi16>) {
  %1 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %2 = "tosa.const"() {values = dense<2> : tensor<1xi16>} : () -> tensor<1xi16>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = i32, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x7x7x3xi16>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = f32, kernel = array<i64: 0, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = f64, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x8x8x3xf32>) {
  %1 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = tosa.avg_pool2d %0, %1, %2 {acc_type = 1, kernel = array<i64: 2, 2>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = NEAREST_NEIGHBOR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = #tosa.resize_mode<NEAREST_NEIGHBOR>} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = LINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 0, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 3, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x8x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x10x10x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x1x1x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x1x1x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<3>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

// -----

func.func @f(%0: tensor<1x?x?x3xf32>) {
  %1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %0, %1, %2, %3 {mode = BILINEAR} : (tensor<1x?x?x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return
}

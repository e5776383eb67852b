// with: --canonicalize
func.func @f(%0: tensor<2x1xi1>, %1: tensor<?x1xi1>) -> (tensor<2x1xi1>, tensor<1x1xi1>, tensor<?x1xi1>) {
  %a = tosa.reduce_all %0 {axis = 1 : i32} : (tensor<2x1xi1>) -> tensor<2x1xi1>
  %b = tosa.reduce_all %0 {axis = 0 : i32} : (tensor<2x1xi1>) -> tensor<1x1xi1>
  %c = tosa.reduce_all %1 {axis = 1 : i32} : (tensor<?x1xi1>) -> tensor<?x1xi1>
  return %a, %b, %c : tensor<2x1xi1>, tensor<1x1xi1>, tensor<?x1xi1>
}

// -----

func.func @f(%0: tensor<2x1xi1>, %1: tensor<?x1xi1>) -> (tensor<2x1xi1>, tensor<1x1xi1>, tensor<?x1xi1>) {
  %a = tosa.reduce_any %0 {axis = 1 : i32} : (tensor<2x1xi1>) -> tensor<2x1xi1>
  %b = tosa.reduce_any %0 {axis = 0 : i32} : (tensor<2x1xi1>) -> tensor<1x1xi1>
  %c = tosa.reduce_any %1 {axis = 1 : i32} : (tensor<?x1xi1>) -> tensor<?x1xi1>
  return %a, %b, %c : tensor<2x1xi1>, tensor<1x1xi1>, tensor<?x1xi1>
}

// -----

func.func @f(%0: tensor<2x1xf32>, %1: tensor<?x1xf32>) -> (tensor<2x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>) {
  %a = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %b = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<1x1xf32>
  %c = tosa.reduce_max %1 {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return %a, %b, %c : tensor<2x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>
}

// -----

func.func @f(%0: tensor<2x1xf32>, %1: tensor<?x1xf32>) -> (tensor<2x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>) {
  %a = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %b = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<1x1xf32>
  %c = tosa.reduce_min %1 {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return %a, %b, %c : tensor<2x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>
}

// -----

func.func @f(%0: tensor<2x1xf32>, %1: tensor<?x1xf32>) -> (tensor<2x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>) {
  %a = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %b = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<1x1xf32>
  %c = tosa.reduce_product %1 {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return %a, %b, %c : tensor<2x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>
}

// -----

func.func @f(%0: tensor<2x1xf32>, %1: tensor<?x1xf32>) -> (tensor<2x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>) {
  %a = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %b = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<1x1xf32>
  %c = tosa.reduce_sum %1 {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  return %a, %b, %c : tensor<2x1xf32>, tensor<1x1xf32>, tensor<?x1xf32>
}

// -----

func.func @f(%0: tensor<2x1xf32>, %1: tensor<?x1xf32>) -> (tensor<2xi32>, tensor<1xi32>, tensor<?xi32>) {
  %a = tosa.argmax %0 {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2xi32>
  %b = tosa.argmax %0 {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<1xi32>
  %c = tosa.argmax %1 {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?xi32>
  return %a, %b, %c : tensor<2xi32>, tensor<1xi32>, tensor<?xi32>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f(%0: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %0, %s : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// -----

func.func @f(%0: tensor<?x?xf32>) -> (tensor<?x?xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %0, %s : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

func.func @f() -> (tensor<6xf32>) {
  %0 = "tosa.const"() {values = dense<1.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %0 = "tosa.const"() {values = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>} : () -> tensor<2x2xi8>
  %s = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %0, %s : (tensor<2x2xi8>, !tosa.shape<1>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<?xi8>) {
  %0 = "tosa.const"() {values = dense<1> : tensor<2x2xi8>} : () -> tensor<2x2xi8>
  %s = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %0, %s : (tensor<2x2xi8>, !tosa.shape<1>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<3x2xf32>) {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %t = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %r = tosa.reshape %1, %t : (tensor<6xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// -----

func.func @f() -> (tensor<4xi8>, tensor<2x2xi8>) {
  %0 = "tosa.const"() {values = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>} : () -> tensor<2x2xi8>
  %s = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %0, %s : (tensor<2x2xi8>, !tosa.shape<1>) -> tensor<4xi8>
  return %r, %0 : tensor<4xi8>, tensor<2x2xi8>
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<1xf32>) -> (tensor<2x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.pad %0, %p, %1 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f(%0: tensor<?x3xf32>, %1: tensor<1xf32>) -> (tensor<?x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.pad %0, %p, %1 : (tensor<?x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<1xf32>) -> (tensor<2x4xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.pad %0, %p, %1 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) -> (tensor<1x5x5x3xf32>) {
  %a = tosa.const_shape {values = dense<[2, 2, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %0, %a, %b, %c {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x5x3xf32>
  return %r : tensor<1x5x5x3xf32>
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) -> (tensor<1x5x5x3xf32>) {
  %a = tosa.const_shape {values = dense<[2, 2, 3, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %0, %a, %b, %c {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x5x3xf32>
  return %r : tensor<1x5x5x3xf32>
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) -> (tensor<1x9x9x3xf32>) {
  %a = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %0, %a, %b, %c {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x9x3xf32>
  return %r : tensor<1x9x9x3xf32>
}

// -----

func.func @f(%0: tensor<1x5x5x3xf32>) -> (tensor<1x5x5x3xf32>) {
  %a = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %0, %a, %b, %c {mode = BILINEAR} : (tensor<1x5x5x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x5x5x3xf32>
  return %r : tensor<1x5x5x3xf32>
}

// -----

func.func @f(%0: tensor<2x1xf32>) -> (tensor<2x1xf32>) {
  %r = tosa.reverse %0 {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}

// -----

func.func @f(%0: tensor<2x1xf32>) -> (tensor<2x1xf32>) {
  %r = tosa.reverse %0 {axis = 0 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}

// -----

func.func @f(%0: tensor<f32>) -> (tensor<f32>) {
  %r = tosa.reverse %0 {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

func.func @f() -> (tensor<4xi8>) {
  %0 = "tosa.const"() {values = dense<3> : tensor<4xi8>} : () -> tensor<4xi8>
  %r = tosa.reverse %0 {axis = 0 : i32} : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f() -> (tensor<2xi8>) {
  %0 = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2xi8>
  %r = tosa.reverse %0 {axis = 0 : i32} : (tensor<2xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %0, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f() -> (tensor<2xi8>) {
  %0 = "tosa.const"() {values = dense<3> : tensor<4xi8>} : () -> tensor<4xi8>
  %a = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.slice %0, %a, %b : (tensor<4xi8>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}

// -----

func.func @f() -> (tensor<1x1xi8>) {
  %0 = "tosa.const"() {values = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>} : () -> tensor<2x2xi8>
  %a = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %0, %a, %b : (tensor<2x2xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xi8>
  return %r : tensor<1x1xi8>
}

// -----

func.func @f() -> (tensor<1x2xi8>) {
  %0 = "tosa.const"() {values = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>} : () -> tensor<2x2xi8>
  %a = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %0, %a, %b : (tensor<2x2xi8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xi8>
  return %r : tensor<1x2xi8>
}

// -----

func.func @f(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %r = tosa.select %c, %0, %1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c = "tosa.const"() {values = dense<false> : tensor<4xi1>} : () -> tensor<4xi1>
  %r = tosa.select %c, %0, %1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c = "tosa.const"() {values = dense<[true, false, true, false]> : tensor<4xi1>} : () -> tensor<4xi1>
  %r = tosa.select %c, %0, %1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xf32>, %1: tensor<4xf32>) -> (tensor<4xf32>) {
  %c = "tosa.const"() {values = dense<[true, false, true, false]> : tensor<4xi1>} : () -> tensor<4xi1>
  %r = tosa.select %c, %1, %1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<4xf32>) {
  %c = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %r = tosa.select %c, %0, %1 : (tensor<4xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<4xi1>, %1: tensor<4xf32>, %2: tensor<4xf32>) -> (tensor<4xf32>) {
  %3 = tosa.logical_not %0 : (tensor<4xi1>) -> tensor<4xi1>
  %r = tosa.select %3, %1, %2 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<2x?xf32>) {
  %m = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %r = tosa.transpose %0 {perms = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// -----

func.func @f() -> (tensor<3x2xi8>) {
  %0 = "tosa.const"() {values = dense<3> : tensor<2x3xi8>} : () -> tensor<2x3xi8>
  %r = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi8>) -> tensor<3x2xi8>
  return %r : tensor<3x2xi8>
}

// -----

func.func @f(%0: tensor<2x3xf32>) -> (tensor<3x2xf32>) {
  %r = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.negate %0, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %r = tosa.negate %1, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.negate %0, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %r = tosa.negate %1, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<4xi8>) -> (tensor<4xi8>) {
  %1 = tosa.abs %0 : (tensor<4xi8>) -> tensor<4xi8>
  %r = tosa.abs %1 : (tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @f(%0: tensor<2x2xf32>) -> (tensor<8x2xf32>) {
  %1 = tosa.concat %0, %0 {axis = 0 : i32} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %2 = tosa.concat %0, %0 {axis = 0 : i32} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %r = tosa.concat %1, %2 {axis = 0 : i32} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  return %r : tensor<8x2xf32>
}

// -----

func.func @f(%0: tensor<2x2xf32>) -> (tensor<4x4xf32>) {
  %1 = tosa.concat %0, %0 {axis = 0 : i32} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %2 = tosa.concat %0, %0 {axis = 0 : i32} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  %r = tosa.concat %1, %2 {axis = 1 : i32} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

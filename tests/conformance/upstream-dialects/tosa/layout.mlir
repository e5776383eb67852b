func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x?xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7xf16>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<*xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>, %1: tensor<*xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x?xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf16>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf16>) -> tensor<2x7xf32>
  return
}

// -----

func.func @f(%0: tensor<?x3xf32>, %1: tensor<2x4xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<?x3xf32>, tensor<2x4xf32>) -> tensor<3x7xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>) {
  %2 = tosa.concat %0, %1 {axis = 1 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x7x1xf32>
  return
}

// -----

func.func @f() {
  %0 = tosa.concat {axis = 0 : i32} : () -> tensor<1xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.concat %0 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x10xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf16>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf16>) {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf16>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, -3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, -1, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.pad %0, %p, %1 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9x1xf32>
  return
}

// -----

func.func @f(%0: tensor<1x2xf32>, %1: !tosa.shape<4>, %2: tensor<1xf32>) {
  %3 = tosa.pad %0, %1, %2 : (tensor<1x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[7, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[-2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf16>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.reshape %0, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<?x3xf32>) {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.reshape %0, %s : (tensor<?x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %s = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.reshape %0, %s : (tensor<*xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%0: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[]> : tensor<0xindex>} : () -> !tosa.shape<0>
  %1 = tosa.reshape %0, %s : (tensor<1xf32>, !tosa.shape<0>) -> tensor<f32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<1xf32>) {
  %2 = tosa.dim %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  %3 = tosa.reshape %1, %2 : (tensor<1xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reverse %0 {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reverse %0 {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reverse %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reverse %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf16>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.reverse %0 {axis = 5 : i32} : (tensor<*xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<f32>) {
  %1 = tosa.reverse %0 {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %a, %b : (tensor<2x3xf32>, !tosa.shape<1>, !tosa.shape<2>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %1 = tosa.slice %0, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<3>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf16>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %a, %b : (tensor<*xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %a, %b : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %0, %m : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf16>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %0, %m : (tensor<*xf32>, !tosa.shape<2>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %m = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %0, %m : (tensor<*xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 0, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: -1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<?x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf16>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%0: tensor<?x3xf32>) {
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2x4x5xf32>, %1: tensor<2x6xi32>) {
  %2 = tosa.gather %0, %1 : (tensor<2x4x5xf32>, tensor<2x6xi32>) -> tensor<2x6x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x4x5xf32>, %1: tensor<3x6xi32>) {
  %2 = tosa.gather %0, %1 : (tensor<2x4x5xf32>, tensor<3x6xi32>) -> tensor<2x6x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x4x5xf32>, %1: tensor<2x6xi32>) {
  %2 = tosa.gather %0, %1 : (tensor<2x4x5xf32>, tensor<2x6xi32>) -> tensor<3x6x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x4x5xf32>, %1: tensor<2x6xi32>) {
  %2 = tosa.gather %0, %1 : (tensor<2x4x5xf32>, tensor<2x6xi32>) -> tensor<2x7x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x4x5xf32>, %1: tensor<2x6xi32>) {
  %2 = tosa.gather %0, %1 : (tensor<2x4x5xf32>, tensor<2x6xi32>) -> tensor<2x6x6xf32>
  return
}

// -----

func.func @f(%0: tensor<2x4x5xf32>, %1: tensor<2x6xi32>) {
  %2 = tosa.gather %0, %1 : (tensor<2x4x5xf32>, tensor<2x6xi32>) -> tensor<2x6x5xf16>
  return
}

// -----

func.func @f(%0: tensor<2x4x5xf32>, %1: tensor<2x6xf32>) {
  %2 = tosa.gather %0, %1 : (tensor<2x4x5xf32>, tensor<2x6xf32>) -> tensor<2x6x5xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>, %1: tensor<*xi32>) {
  %2 = tosa.gather %0, %1 : (tensor<*xf32>, tensor<*xi32>) -> tensor<2x6x5xf32>
  return
}

// -----

func.func @f(%0: tensor<?x4x5xf32>, %1: tensor<2x6xi32>) {
  %2 = tosa.gather %0, %1 : (tensor<?x4x5xf32>, tensor<2x6xi32>) -> tensor<3x6x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x6x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> tensor<2x8x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<3x6xi32>, %2: tensor<2x6x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<3x6xi32>, tensor<2x6x5xf32>) -> tensor<2x8x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<3x6x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<3x6x5xf32>) -> tensor<2x8x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x7x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<2x7x5xf32>) -> tensor<2x8x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x6x4xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<2x6x4xf32>) -> tensor<2x8x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x6x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> tensor<3x8x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x6x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> tensor<2x9x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x6x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> tensor<2x8x6xf32>
  return
}

// -----

func.func @f(%0: tensor<2x5x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x6x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x5x5xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> tensor<2x5x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x6x5xf16>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<2x6x5xf16>) -> tensor<2x8x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x8x5xf32>, %1: tensor<2x6xi32>, %2: tensor<2x6x5xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<2x8x5xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> tensor<2x8x5xf16>
  return
}

// -----

func.func @f(%0: tensor<*xf32>, %1: tensor<*xi32>, %2: tensor<*xf32>) {
  %3 = tosa.scatter %0, %1, %2 : (tensor<*xf32>, tensor<*xi32>, tensor<*xf32>) -> tensor<2x8x5xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xi1>) {
  %1 = tosa.reduce_all %0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return
}

// -----

func.func @f(%0: tensor<2x3xi1>) {
  %1 = tosa.reduce_all %0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%0: tensor<*xi1>) {
  %1 = tosa.reduce_all %0 {axis = 1 : i32} : (tensor<*xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%0: tensor<2x3xi1>) {
  %1 = tosa.reduce_all %0 {axis = 2 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return
}

// -----

func.func @f(%0: tensor<2x3xi1>) {
  %1 = tosa.reduce_all %0 {axis = -1 : i32} : (tensor<2x3xi1>) -> tensor<*xi1>
  return
}

// -----

func.func @f(%0: tensor<2x3xi1>) {
  %1 = tosa.reduce_any %0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return
}

// -----

func.func @f(%0: tensor<2x3xi1>) {
  %1 = tosa.reduce_any %0 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%0: tensor<*xi1>) {
  %1 = tosa.reduce_any %0 {axis = 1 : i32} : (tensor<*xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%0: tensor<2x3xi1>) {
  %1 = tosa.reduce_any %0 {axis = 2 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  return
}

// -----

func.func @f(%0: tensor<2x3xi1>) {
  %1 = tosa.reduce_any %0 {axis = -1 : i32} : (tensor<2x3xi1>) -> tensor<*xi1>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.reduce_max %0 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_max %0 {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<f32>) {
  %1 = tosa.reduce_max %0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.reduce_min %0 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_min %0 {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_min %0 {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.reduce_product %0 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_product %0 {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_product %0 {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<*xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_sum %0 {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_sum %0 {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf16>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.reduce_min %0 {axis = 0 : i32, nan_mode = PROPAGATE} : (tensor<2x3xf32>) -> tensor<1x?xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.reduce_min %0 {axis = 3 : i32} : (tensor<*xf32>) -> tensor<1x?xf32>
  return
}

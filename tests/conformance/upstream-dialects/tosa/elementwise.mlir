func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.abs %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.abs %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.ceil %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.ceil %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.exp %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.exp %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.floor %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.floor %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.log %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.log %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.reciprocal %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.reciprocal %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.rsqrt %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.rsqrt %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.tanh %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.tanh %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.sigmoid %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.sigmoid %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.erf %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.erf %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.cos %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.cos %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>, %1: tensor<*xf32>) {
  %2 = tosa.sin %0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  %3 = tosa.sin %1 {a = 1 : i8} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<4xi32>) {
  %1 = tosa.bitwise_not %0 : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%0: tensor<4xi32>) {
  %1 = tosa.clz %0 : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%0: tensor<4xi1>) {
  %1 = tosa.logical_not %0 : (tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%0: tensor<2x1xf16>, %1: tensor<1x3xf16>) {
  %2 = tosa.add %0, %1 : (tensor<2x1xf16>, tensor<1x3xf16>) -> tensor<2x3xf16>
  return
}

// -----

func.func @f(%0: tensor<2x1xf16>, %1: tensor<1x3xf16>) {
  %2 = tosa.sub %0, %1 : (tensor<2x1xf16>, tensor<1x3xf16>) -> tensor<2x3xf16>
  return
}

// -----

func.func @f(%0: tensor<2x1xf16>, %1: tensor<1x3xf16>) {
  %2 = tosa.pow %0, %1 : (tensor<2x1xf16>, tensor<1x3xf16>) -> tensor<2x3xf16>
  return
}

// -----

func.func @f(%0: tensor<2x1xi32>, %1: tensor<2x3xi32>) {
  %2 = tosa.bitwise_and %0, %1 : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%0: tensor<2x1xi32>, %1: tensor<2x3xi32>) {
  %2 = tosa.bitwise_or %0, %1 : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%0: tensor<2x1xi32>, %1: tensor<2x3xi32>) {
  %2 = tosa.bitwise_xor %0, %1 : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%0: tensor<2x1xi32>, %1: tensor<2x3xi32>) {
  %2 = tosa.intdiv %0, %1 : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%0: tensor<2x1xi32>, %1: tensor<2x3xi32>) {
  %2 = tosa.logical_left_shift %0, %1 : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%0: tensor<2x1xi32>, %1: tensor<2x3xi32>) {
  %2 = tosa.logical_right_shift %0, %1 : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%0: tensor<3xi1>, %1: tensor<3xi1>) {
  %2 = tosa.logical_and %0, %1 : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  return
}

// -----

func.func @f(%0: tensor<3xi1>, %1: tensor<3xi1>) {
  %2 = tosa.logical_or %0, %1 : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  return
}

// -----

func.func @f(%0: tensor<3xi1>, %1: tensor<3xi1>) {
  %2 = tosa.logical_xor %0, %1 : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  return
}

// -----

func.func @f(%0: tensor<2x1xf32>, %1: tensor<1x3xf32>) {
  %2 = tosa.equal %0, %1 : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%0: tensor<2x1xf32>, %1: tensor<1x3xf32>) {
  %2 = tosa.greater %0, %1 : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%0: tensor<2x1xf32>, %1: tensor<1x3xf32>) {
  %2 = tosa.greater_equal %0, %1 : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%0: tensor<3xf32>, %1: tensor<3xf32>) {
  %2 = tosa.maximum %0, %1 {nan_mode = IGNORE, z = "a"} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %3 = tosa.maximum %0, %1 {nan_mode = PROPAGATE} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %4 = tosa.maximum %0, %1 {nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %5 = tosa.maximum %0, %1 {} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%0: tensor<3xf32>, %1: tensor<3xf32>) {
  %2 = tosa.minimum %0, %1 {nan_mode = IGNORE, z = "a"} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %3 = tosa.minimum %0, %1 {nan_mode = PROPAGATE} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %4 = tosa.minimum %0, %1 {nan_mode = #tosa.nan_mode<IGNORE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %5 = tosa.minimum %0, %1 {} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%0: tensor<4xi16>, %1: tensor<4xi16>) {
  %2 = tosa.arithmetic_right_shift %0, %1 {round = true} : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%0: tensor<4xi16>, %1: tensor<4xi16>) {
  %2 = tosa.arithmetic_right_shift %0, %1 : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%0: tensor<4xf32>, %1: tensor<1xi8>) {
  %2 = tosa.mul %0, %0, %1 : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %2 = tosa.mul %0, %0, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xi16>) {
  %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %2 = tosa.mul %0, %0, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%0: tensor<4xi16>, %1: tensor<4xi8>, %s: tensor<1xi8>) {
  %2 = tosa.mul %0, %1, %s : (tensor<4xi16>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%0: tensor<4xi16>, %s: tensor<1xi8>) {
  %2 = tosa.mul %0, %0, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4xf16>, %s: tensor<1xi8>) {
  %2 = tosa.mul %0, %0, %s : (tensor<4xf16>, tensor<4xf16>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xf16>, %1: tensor<1x4xf16>, %s: tensor<1xi8>) {
  %2 = tosa.mul %0, %1, %s : (tensor<4xf16>, tensor<1x4xf16>, tensor<1xi8>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%0: tensor<4xf16>, %1: tensor<3xf16>, %s: tensor<1xi8>) {
  %2 = tosa.mul %0, %1, %s : (tensor<4xf16>, tensor<3xf16>, tensor<1xi8>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%0: tensor<4xf16>, %1: tensor<*xf16>, %s: tensor<1xi8>) {
  %2 = tosa.mul %0, %1, %s : (tensor<4xf16>, tensor<*xf16>, tensor<1xi8>) -> tensor<1x4xf16>
  return
}

// -----

func.func @f(%0: tensor<4xf16>, %1: tensor<*xf16>, %s: tensor<1xi8>) {
  %2 = tosa.mul %1, %0, %s : (tensor<*xf16>, tensor<4xf16>, tensor<1xi8>) -> tensor<1x4xf16>
  return
}

// -----

func.func @f(%0: tensor<4xf16>, %s: tensor<2xi8>) {
  %2 = tosa.mul %0, %0, %s : (tensor<4xf16>, tensor<4xf16>, tensor<2xi8>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xi8>) {
  %1 = tosa.clamp %0 {min_val = -1 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4xi8>) {
  %1 = tosa.clamp %0 {min_val = 2 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4xui8>) {
  %1 = tosa.clamp %0 {min_val = 2 : ui8, max_val = 200 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return
}

// -----

func.func @f(%0: tensor<4xi8>) {
  %1 = tosa.clamp %0 {min_val = 2 : i16, max_val = 3 : i16} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4xi8>) {
  %1 = tosa.clamp %0 {min_val = 2.0 : f32, max_val = 3.0 : f32} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4xi1>) {
  %1 = tosa.clamp %0 {min_val = false, max_val = true} : (tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = 2.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = 0x7FC00000 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = 0.0 : f16, max_val = 1.0 : f16} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = tosa.clamp %0 {min_val = "a", max_val = 1.0 : f16} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xi1>, %1: tensor<4xf32>) {
  %2 = tosa.select %0, %1, %1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xi1>, %1: tensor<4xf32>) {
  %2 = tosa.select %0, %1, %1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%0: tensor<4xi8>, %1: tensor<4xf32>) {
  %2 = tosa.select %0, %1, %1 : (tensor<4xi8>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xi8>, %1: tensor<256xi8>) {
  %2 = tosa.table %0, %1 : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4xi8>, %1: tensor<256xi8>) {
  %2 = tosa.table %0, %1 : (tensor<4xi8>, tensor<256xi8>) -> tensor<4x1xi8>
  return
}

// -----

func.func @f(%0: tensor<2x4xi8>, %1: tensor<256xi8>) {
  %2 = tosa.table %0, %1 : (tensor<2x4xi8>, tensor<256xi8>) -> tensor<2x5xi8>
  return
}

// -----

func.func @f(%0: tensor<4xi8>) {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.negate %0, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r = tosa.negate %0, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %r = tosa.negate %0, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4xi16>) {
  %z = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
  %r = tosa.negate %0, %z, %z : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%0: tensor<4xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %r = tosa.negate %0, %z, %z : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<5xi16>
  return
}

// -----

func.func @f(%0: tensor<4xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %r = tosa.negate %0, %z, %z : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%0: tensor<4xi16>, %1: tensor<1xi8>) {
  %2 = tosa.negate %0, %1, %1 : (tensor<4xi16>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%0: tensor<4xi16>, %1: tensor<1xi16>, %2: tensor<1xi8>) {
  %3 = tosa.negate %0, %1, %2 : (tensor<4xi16>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = tosa.cast %0 : (tensor<4xf32>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = tosa.cast %0 : (tensor<4xf32>) -> tensor<5xi8>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = tosa.identity %0 : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Sizes are not zero.
func.func @f(%0: tensor<0xf32>) {
  %1 = tosa.abs %0 : (tensor<0xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.abs %0 : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.abs %0 : (tensor<2xf32>) -> tensor<2xf16>
  return
}

// -----

func.func @f(%0: tensor<2xindex>) {
  %1 = tosa.abs %0 : (tensor<2xindex>) -> tensor<2xindex>
  return
}

// -----

func.func @f(%0: tensor<2xi8>) {
  %1 = tosa.cos %0 : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%0: tensor<2xf32>, %1: tensor<3xf32>) {
  %2 = tosa.add %0, %1 : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>, %1: tensor<1x2xf32>) {
  %2 = tosa.add %0, %1 : (tensor<2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>, %1: tensor<2xf16>) {
  %2 = tosa.add %0, %1 : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>, %1: tensor<2xf32>) {
  %2 = tosa.equal %0, %1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xi1>
  return
}

// -----

func.func @f(%0: tensor<2xf32>, %1: tensor<2xf32>) {
  %2 = tosa.equal %0, %1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xi1>
  return
}

// -----

func.func @f(%0: tensor<?xf32>, %1: tensor<2xf32>) {
  %2 = tosa.equal %0, %1 : (tensor<?xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}

// -----

func.func @f(%0: tensor<2xf32>, %1: tensor<2xf32>) {
  %2 = tosa.equal %0, %1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.maximum %0, %0 {nan_mode = OTHER} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.maximum %0, %0 {nan_mode IGNORE} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.maximum %0, %0 {nan_mode = IGNORE : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.maximum %0, %0 : tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.maximum %0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.maximum %0 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.maximum : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = tosa.maximum %0, %0 (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = "tosa.maximum"(%0, %0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = "tosa.maximum"(%0, %0) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> {other = #tosa.nan_mode<PROPAGATE>, mode = #tosa.resize_mode<BILINEAR>, u, "a b" = 1 : i1} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

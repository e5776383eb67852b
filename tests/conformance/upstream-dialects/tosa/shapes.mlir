func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.div_ceil_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.div_floor_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.max_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.min_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.mod_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.mul_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.sub_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.add_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.add_shape %0, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<3>
  return
}

// -----

func.func @f(%0: !tosa.shape<2>) {
  %1 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%0: i32) {
  %1 = tosa.exp2_shape %0 : (i32) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = "t.shape"() : () -> !tosa.shape<2>
  %1 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.concat_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
  %3 = tosa.concat_shape : () -> !tosa.shape<0>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.concat_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %1 = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<0>
  %2 = tosa.const_shape {values = dense<2> : tensor<3xindex>} : () -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2x1xindex>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2xi32>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<-1>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<a>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> index
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.dim %0 {axis = 2 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.dim %0 {axis = -2 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>) {
  %1 = tosa.dim %0 {axis = 1 : i32} : (tensor<2x3xf32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = tosa.dim %0 {axis = 9 : i32} : (tensor<*xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a: tensor<1xi32>) {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a: tensor<1xi32>) {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%b: tensor<1xi32>) {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%b: tensor<1xi32>) {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<-3> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  %1 = tosa.slice_shape %0, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%0: tensor<2x!tosa.mxint8>) {
  %1 = tosa.identity %0 : (tensor<2x!tosa.mxint8>) -> tensor<2x!tosa.mxint8>
  return
}

// -----

"t.op"() {a = #tosa.unary_quant<input_zp = 1, output_zp = -2>} : () -> ()

// -----

"t.op"() {a = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : () -> ()

// -----

"t.op"() {a = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : () -> ()

// -----

"t.op"() {a = #tosa.pad_quant<input_zp = 1>} : () -> ()

// -----

"t.op"() {a = #tosa.prof<pro_int>} : () -> ()

// -----

"t.op"() {a = #tosa.ext<fp8e4m3>} : () -> ()

// -----

"t.op"() {a = #tosa.level<8k>} : () -> ()

// -----

"t.op"() {a = #tosa.level<none>} : () -> ()

// -----

"t.op"() {a = #tosa.resize_mode<BILINEAR>} : () -> ()

// -----

"t.op"() {a = #tosa.nan_mode<PROPAGATE>} : () -> ()

// -----

"t.op"() {a = #tosa.rounding_mode<SINGLE_ROUND>} : () -> ()

// -----

"t.op"() {a = #tosa.block_size<BLOCK_SIZE_32>} : () -> ()

// -----

"t.op"() {a = #tosa.block_size<BLOCK_SIZE_16>} : () -> ()

// -----

"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, fft]>} : () -> ()

// -----

"t.op"() {a = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = []>} : () -> ()

// -----

"t.op"() {a = #tosa.unary_quant<input_zp = 1>} : () -> ()

// -----

"t.op"() {a = #tosa.other<1>} : () -> ()

// -----

"t.op"() {a = #tosa.prof<pro_all>} : () -> ()

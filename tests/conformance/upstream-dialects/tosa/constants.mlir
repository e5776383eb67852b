func.func @f() {
  %0 = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2xi8>
  %1 = "tosa.const"() <{values = dense<1.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tosa.const"() <{values = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2xi16>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<3xi8>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<[1, 2]> : vector<2xi8>} : () -> tensor<2xi8>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = dense<[1, 2]> : tensor<2xi8>} : () -> vector<2xi8>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() {values = 1 : i8} : () -> tensor<2xi8>
  return
}

// -----

func.func @f() {
  %0 = "tosa.const"() : () -> tensor<2xi8>
  return
}

// -----

func.func @f(%0: i32, %1: i8, %2: vector<2xi32>, %3: vector<2xi8>, %4: tensor<2xi32>, %5: tensor<2xi8>) {
  %6 = tosa.apply_scale %0, %0, %1 {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %7 = tosa.apply_scale %2, %2, %3 {rounding_mode = SINGLE_ROUND} : (vector<2xi32>, vector<2xi32>, vector<2xi8>) -> vector<2xi32>
  %8 = tosa.apply_scale %4, %4, %5 {rounding_mode = INEXACT_ROUND} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%0: i32, %1: i8) {
  %6 = tosa.apply_scale %0, %0, %1 : (i32, i32, i8) -> i32
  return
}

// -----

func.func @f(%0: i32, %1: i8) {
  %6 = tosa.apply_scale %0, %0, %1 {rounding_mode = FAST} : (i32, i32, i8) -> i32
  return
}

// -----

func.func @f(%0: i32, %1: i8) {
  %6 = tosa.apply_scale %0, %0, %0 {rounding_mode = SINGLE_ROUND} : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%0: i32, %1: i8) {
  %6 = tosa.apply_scale %0, %0 {rounding_mode = SINGLE_ROUND} : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%0: i32, %1: vector<2xi8>) {
  %6 = tosa.apply_scale %0, %0, %1 {rounding_mode = SINGLE_ROUND} : (i32, i32, vector<2xi8>) -> i32
  return
}

// -----

func.func @f(%0: tensor<2xi8>) {
  %1:2 = tosa.custom %0, %0 {domain_name = "d", operator_name = "o", implementation_attrs = ""} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>, tensor<*xf32>)
  tosa.custom {domain_name = "d", operator_name = "o", implementation_attrs = "i"} : () -> ()
  return
}

// -----

func.func @f(%0: tensor<2xi8>) {
  tosa.custom %0 {domain_name = "d", operator_name = "o"} : (tensor<2xi8>) -> ()
  return
}

// -----

func.func @f(%0: i8) {
  tosa.custom %0 {domain_name = "d", operator_name = "o", implementation_attrs = ""} : (i8) -> ()
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi16>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = DOUBLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi16>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<3xi32>, %2: tensor<3xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<2xi32>, %2: tensor<3xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<2xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<3xi32>, %2: tensor<2xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<3xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<?xi32>, %2: tensor<?xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<?xi32>, tensor<?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<2xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<2xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<i8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return
}

// -----

func.func @f(%0: tensor<*xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<*xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<*xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xf32>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%0: tensor<2x3xi16>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi16>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<32768> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi16>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<12> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi16>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<12> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi32>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<12> : tensor<1xi32>} : () -> tensor<1xi32>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<-32768> : tensor<1xi16>} : () -> tensor<1xi16>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x3xi16>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<-1> : tensor<1xi16>} : () -> tensor<1xi16>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x3xi16>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = OTHER, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%0: tensor<2x3xi8>, %1: tensor<1xi32>, %2: tensor<1xi8>) {
  %3 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %5 = tosa.rescale %0, %1, %2, %3, %4 {rounding_mode = #tosa.nan_mode<IGNORE>, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

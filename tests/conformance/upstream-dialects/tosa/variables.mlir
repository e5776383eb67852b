tosa.variable @a : tensor<2x3xf32>

// -----

tosa.variable @a = dense<1.0> : tensor<2x3xf32>

// -----

tosa.variable @a {x = 1 : i8} : tensor<?x3xi8>

// -----

tosa.variable @a {x = 1 : i8} = dense<2> : tensor<4xi8>

// -----

tosa.variable @a : tensor<i8>

// -----

tosa.variable @a : tensor<*xi8>

// -----

tosa.variable @a : i8

// -----

tosa.variable @a = 1 : i8

// -----

tosa.variable @a = [1]

// -----

tosa.variable @a = unit

// -----

tosa.variable @a

// -----

tosa.variable @a =

// -----

tosa.variable @a :

// -----

tosa.variable : tensor<i8>

// -----

tosa.variable @a : memref<2xi8>

// -----

tosa.variable @a : vector<2xi8>

// -----

tosa.variable @a = "text"

// -----

tosa.variable @a : tensor<2xf32>
tosa.variable @a : tensor<2xf32>

// -----

"tosa.variable"() {sym_name = "a", var_shape = dense<[2, -1]> : tensor<2xindex>, type = f32} : () -> ()

// -----

"tosa.variable"() {sym_name = "a", var_shape = dense<[2, 3]> : tensor<2xindex>, type = f32, initial_value = [1]} : () -> ()

// -----

"tosa.variable"() {sym_name = "a", var_shape = dense<[2, 3]> : tensor<2xi32>, type = f32} : () -> ()

// -----

"tosa.variable"() {sym_name = "a", var_shape = dense<2> : tensor<1xindex>} : () -> ()

// -----

"tosa.variable"() {sym_name = "a", type = f32, var_shape = dense<> : tensor<0xindex>} : () -> ()

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  tosa.variable_write @a, %0 : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  tosa.variable_write @a {x = 1 : i8}, %3 : tensor<*xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  tosa.variable_write @a, %1 : tensor<2x4xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  tosa.variable_write @a, %2 : tensor<2x3xi8>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  tosa.variable_write @b, %0 : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  tosa.variable_write @f, %0 : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  tosa.variable_write @a %0 : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @a : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @a {x} : tensor<*xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @a : tensor<2x2xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @a : tensor<2x3xf16>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @b : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a : tensor<2x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @a : f32
  return
}

// -----

"tosa.variable"() {sym_name = "a", var_shape = dense<[2, 3]> : tensor<2xindex>, type = memref<2xf32>} : () -> ()

// -----

"tosa.variable"() {sym_name = "a", var_shape = dense<[2, -1]> : tensor<2xindex>, type = () -> i8, initial_value = i8} : () -> ()

// -----

"tosa.variable"() {sym_name = "a", var_shape = dense<[2, 3]> : tensor<2xindex>, type = memref<2xf32>} : () -> ()
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @a : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a : tensor<?x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @a : tensor<2x3xf32>
  return
}

// -----

tosa.variable @a = dense<0.0> : tensor<3x3xf32>
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x3xi8>, %3: tensor<*xf32>) {
  %4 = tosa.variable_read @a : tensor<2x3xf32>
  return
}

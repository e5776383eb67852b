func.func @f(%c: i1, %x: f32) {
  %0 = arith.select (%c, %x, %x) : f32
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  %0 = arith.select [%c, %x, %x] : f32
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  %0 = arith.select %c, %x : f32
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  %0 = arith.select %c, %x, %x, %x : f32
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  %0 = arith.select : f32
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  %0 = arith.select %c, : f32
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  %0 = arith.select %c, %x, %x f32
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  %0 = arith.select %c, %x, %x : i1, i1, f32
  return
}

// -----

func.func @f(%c: i32, %x: f32) {
  %0 = arith.addi %c, %c overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32
  %1 = arith.divui %c, %c exact {isExact = false} : i32
  return
}

// -----

func.func @f(%c: i32, %x: f32) {
  %0 = arith.addi %c, %c overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32
  return
}

// -----

func.func @f(%c: i32, %x: f32) {
  %0 = arith.cmpi eq, %c, %c {predicate = 2 : i64} : i32
  return
}

// -----

func.func @f(%c: f32, %x: f32) {
  %0 = arith.truncf %c upward {roundingmode = 0 : i32, fastmath = #arith.fastmath<nnan>} : f32 to f16
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  %0 = "arith.addf"(%a, %b) : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = "arith.addf"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<*xf32>) {
  %0 = "arith.addf"(%b, %b) : (tensor<*xf32>, tensor<*xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32, "a">, %b: tensor<4xf32>) {
  %0 = "arith.addf"(%a, %b) : (tensor<4xf32,"a">, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) {
  %0 = "arith.cmpi"(%a, %b) {predicate = 1 : i64} : (tensor<4xi32>, tensor<4xi32>) -> tensor<?xi1>
  return
}

// -----

func.func @f(%a: tensor<?xi32>, %b: tensor<4xi32>) {
  %0 = "arith.mulsi_extended"(%a, %a) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<4xi32>, tensor<?xi32>)
  return
}

// -----

func.func @f(%a: tensor<?xi32>, %b: tensor<4xi32>) {
  %0:2 = "arith.mulsi_extended"(%a, %a) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<4xi32>, tensor<?xi32>)
  return
}

// -----

func.func @f(%a: tensor<?xi32>, %b: tensor<4xi32>) {
  %0:2 = "arith.addui_extended"(%a, %a) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<4xi1>)
  return
}

// -----

func.func @f(%c: i1, %a: tensor<?xi32>, %b: tensor<4xi32>) {
  %0 = "arith.select"(%c, %a, %b) : (i1, tensor<?xi32>, tensor<4xi32>) -> (tensor<?xi32>)
  return
}

// -----

func.func @f(%c: i1, %a: tensor<?xi32>, %b: tensor<4xi32>) {
  %0 = "arith.select"(%c, %a, %a) : (i1, tensor<?xi32>, tensor<?xi32>) -> (tensor<4xi32>)
  return
}

// -----

func.func @f(%c: i1, %a: tensor<?xf32>, %b: tensor<4xf32>) {
  %0 = "arith.negf"(%a) : (tensor<?xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f(%c: i1, %a: tensor<?xf32>, %b: tensor<4xf32>) {
  %0 = "arith.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> (tensor<?xi32>)
  return
}

// -----

func.func @f() {
  %0 = arith.constant {value = 5 : i32} 6 : i32
  return
}

// -----

func.func @f() {
  %0 = arith.constant {value = 5 : i64} 6 : i32
  return
}

// -----

func.func @f() {
  %0 = arith.constant {value = 5 : i32, value = 7 : i32} 6 : i32
  return
}

// -----

func.func @f() {
  %0 = arith.constant {value} 6 : i32
  return
}

// -----

func.func @f() {
  %0 = arith.constant {b, value = 5 : i32, a = 1} 6 : i32
  return
}

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i1> -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i1> -> (tensor<f32>) {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  } {a = 1 : i8}
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i1> -> (tensor<f32>) {
    tosa.yield %1 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1, %b = %2) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    tosa.yield %c : tensor<f32>
  } else {
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    tosa.yield %d : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1) : tensor<i1> (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>):
    tosa.yield %c : tensor<f32>
  } else {
  ^bb0(%c: tensor<f32>):
    tosa.yield %c : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1) : tensor<i1> (tensor<f32>) -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1) : tensor<i1> (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f32>):
    tosa.yield %c : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1) : tensor<i1> (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<f16>):
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1) : tensor<i1> (tensor<f32>) -> tensor<f32> {
    ^bb0(%c: tensor<2xf32>):
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1) : tensor<i1> -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 (%a = %1) : tensor<i1> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 () : tensor<i1> () -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i8> -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i1> -> (tensor<f32>, tensor<f32>) {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i1> -> tensor<f32> {
    tosa.yield %1, %1 : tensor<f32>, tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i1> -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %0 : tensor<i1>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i1> -> tensor<f32> {
    "t.end"() : () -> ()
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<i1>, %1: tensor<f32>, %2: tensor<f32>) -> tensor<f32> {
  %3 = tosa.cond_if %0 : tensor<i1> -> tensor<f32> {
    return %1 : tensor<f32>
  } else {
    tosa.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// -----

func.func @f(%0: tensor<2xi1>, %1: tensor<f32>) {
  %2 = tosa.cond_if %0 : tensor<2xi1> -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %1 : tensor<f32>
  }
  return
}

// -----

func.func @f(%0: tensor<1x1xi1>, %1: tensor<f32>) {
  %2 = tosa.cond_if %0 : tensor<1x1xi1> -> tensor<f32> {
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %1 : tensor<f32>
  }
  return
}

// -----

func.func @f(%0: tensor<i1>) {
  "tosa.cond_if"(%0) ({
    tosa.yield %0 : tensor<i1>
  }, {
    tosa.yield %0 : tensor<i1>
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%0: tensor<i1>) {
  tosa.yield %0 : tensor<i1>
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    %4 = tosa.greater %a, %0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %4 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  } attributes {a = 1 : i8}
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>, tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i16> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<3xi32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0, %c = %0) : (tensor<i32>, tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1, %1 : tensor<i1>, tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %2 : tensor<2xi1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %0 : tensor<i32>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i16>):
    tosa.yield %0 : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>, %c: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %1 : tensor<i1>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b, %b : tensor<i32>, tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    "t.end"() : () -> ()
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    "t.end"() : () -> ()
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    return
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %9) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>, %2: tensor<2xi1>) {
  %3 = tosa.while_loop (%a = %0) : (tensor<i32>) -> tensor<i32> {
    tosa.yield %1 : tensor<i1>
  } {
  ^bb0(%b: tensor<i32>):
    tosa.yield %b : tensor<i32>
  }
  return
}

// -----

func.func @f(%0: tensor<i1>) {
  tosa.while_loop : () -> () {
    tosa.yield %0 : tensor<i1>
  } do {
    "tosa.yield"() : () -> ()
  }
  return
}

// -----

func.func @f(%0: tensor<i32>, %1: tensor<i1>) {
  %2 = "tosa.while_loop"(%0) ({
  ^bb0(%a: tensor<i16>):
    tosa.yield %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>):
    tosa.yield %a : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

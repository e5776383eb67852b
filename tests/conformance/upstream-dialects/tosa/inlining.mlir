// with: --inline=default-pipeline=
func.func @f(%0: tensor<i1>, %1: tensor<f32>) -> tensor<f32> {
  %2 = tosa.cond_if %0 : tensor<i1> -> tensor<f32> {
    %3 = func.call @g(%1) : (tensor<f32>) -> tensor<f32>
    tosa.yield %3 : tensor<f32>
  } else {
    tosa.yield %1 : tensor<f32>
  }
  return %2 : tensor<f32>
}
func.func @g(%0: tensor<f32>) -> tensor<f32> {
  %1 = tosa.exp %0 : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

func.func @f(%0: tensor<f32>) -> tensor<f32> {
  %1 = func.call @g(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @g(%0: tensor<f32>) -> tensor<f32> {
  %1 = tosa.exp %0 : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

func.func @f(%0: tensor<f32>) -> tensor<f32> {
  %1 = "t.region"() ({
    %2 = func.call @g(%0) : (tensor<f32>) -> tensor<f32>
    "t.end"(%2) : (tensor<f32>) -> ()
  }) : () -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @g(%0: tensor<f32>) -> tensor<f32> {
  %1 = tosa.exp %0 : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// Shapes that operands are broadcast to, and results.

%0 = "test.value"() : () -> tensor<2xf32>
%1 = "test.broadcastable"(%0) : (tensor<2xf32>) -> tensor<4x2xf32>
// -----
%0 = "test.value"() : () -> tensor<2xf32>
%1 = "test.broadcastable"(%0) : (tensor<2xf32>) -> tensor<4x3xf32>
// -----
%0 = "test.value"() : () -> tensor<2x3xf32>
%1 = "test.broadcastable"(%0) : (tensor<2x3xf32>) -> tensor<3xf32>
// -----
%0 = "test.value"() : () -> tensor<*xf32>
%1 = "test.broadcastable"(%0) : (tensor<*xf32>) -> tensor<3xf32>
// -----
%0 = "test.value"() : () -> tensor<?xf32>
%1 = "test.broadcastable"(%0) : (tensor<?xf32>) -> tensor<4x3xf32>
// -----
%0 = "test.value"() : () -> tensor<3xf32>
%1 = "test.broadcastable"(%0) : (tensor<3xf32>) -> tensor<4x?xf32>
// -----
%0 = "test.value"() : () -> tensor<1xf32>
%1 = "test.broadcastable"(%0) : (tensor<1xf32>) -> tensor<4xf32>
// -----
%0 = "test.value"() : () -> tensor<4x1xf32>
%1 = "test.broadcastable"(%0) : (tensor<4x1xf32>) -> tensor<1x4xf32>
// -----
%0 = "test.value"() : () -> tensor<2x3xf32>
%1 = "test.broadcastable"(%0) : (tensor<2x3xf32>) -> tensor<f32>
// -----
%0 = "test.value"() : () -> tensor<f32>
%1 = "test.broadcastable"(%0) : (tensor<f32>) -> tensor<7xf32>
// -----
%0 = "test.value"() : () -> tensor<2x3xf32>
%1 = "test.broadcastable"(%0) : (tensor<2x3xf32>) -> tensor<*xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<*xf32>, tensor<2x3xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<*xf32>, tensor<2x3xf32>) -> tensor<4x2x3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<*xf32>, tensor<2x3xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<*xf32>, tensor<2x3xf32>) -> tensor<1x3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<*xf32>, tensor<2x3xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<*xf32>, tensor<2x3xf32>) -> tensor<3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<*xf32>, tensor<1x3xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<*xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<1x3xf32>, tensor<2x1xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<1x3xf32>, tensor<2x1xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<5x2x3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<?x3xf32>, tensor<2x1xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<?x3xf32>, tensor<2x1xf32>) -> tensor<2x?xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<4x3xf32>, tensor<2x1xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<4x3xf32>, tensor<2x1xf32>) -> tensor<4x3xf32>
// -----
%0:2 = "test.value"() : () -> (tensor<?x3xf32>, tensor<1x1xf32>)
%1 = "test.broadcastable"(%0#0, %0#1) : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<9x3xf32>

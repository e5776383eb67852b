%a = "x.y"() : () -> tensor<2xf32>
%0 = "test.broadcastable"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<3x1xf32>, tensor<2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<5x4x3x2xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<?x1xf32>, tensor<2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<?x1xf32>, tensor<2xf32>) -> tensor<5x?x2xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<3x1xf32>, tensor<2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x3xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<3x1xf32>, tensor<2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2x1xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<3x1xf32>, tensor<2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<2xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<*xf32>, tensor<2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<*xf32>, tensor<2xf32>) -> tensor<4x2xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<*xf32>, tensor<2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<*xf32>, tensor<2xf32>) -> tensor<4x3xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<*xf32>, tensor<4x2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<*xf32>, tensor<4x2xf32>) -> tensor<2xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<*xf32>, tensor<4x2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<*xf32>, tensor<4x2xf32>) -> tensor<*xf32>
// -----
%a, %b = "x.y"() : () -> (tensor<*xf32>, tensor<2xf32>)
%0 = "test.broadcastable"(%a, %b) : (tensor<*xf32>, tensor<2xf32>) -> tensor<4x1xf32>

%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.extf %0 : tensor<2xf32, "e"> to tensor<2xf64, "f">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.extf %0 : tensor<2xf32, "e"> to tensor<2xf64>
// -----
%0 = "x.y"() : () -> tensor<2xf32>
%1 = arith.extf %0 : tensor<2xf32> to tensor<2xf64, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.extf %0 : tensor<2xf32, "e"> to tensor<2xf64, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf64, "e">
%1 = arith.truncf %0 : tensor<2xf64, "e"> to tensor<2xf32, "f">
// -----
%0 = "x.y"() : () -> tensor<2xf64, "e">
%1 = arith.truncf %0 : tensor<2xf64, "e"> to tensor<2xf32>
// -----
%0 = "x.y"() : () -> tensor<2xf64>
%1 = arith.truncf %0 : tensor<2xf64> to tensor<2xf32, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf64, "e">
%1 = arith.truncf %0 : tensor<2xf64, "e"> to tensor<2xf32, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.extsi %0 : tensor<2xi8, "e"> to tensor<2xi16, "f">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.extsi %0 : tensor<2xi8, "e"> to tensor<2xi16>
// -----
%0 = "x.y"() : () -> tensor<2xi8>
%1 = arith.extsi %0 : tensor<2xi8> to tensor<2xi16, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.extsi %0 : tensor<2xi8, "e"> to tensor<2xi16, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.extui %0 : tensor<2xi8, "e"> to tensor<2xi16, "f">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.extui %0 : tensor<2xi8, "e"> to tensor<2xi16>
// -----
%0 = "x.y"() : () -> tensor<2xi8>
%1 = arith.extui %0 : tensor<2xi8> to tensor<2xi16, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.extui %0 : tensor<2xi8, "e"> to tensor<2xi16, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi16, "e">
%1 = arith.trunci %0 : tensor<2xi16, "e"> to tensor<2xi8, "f">
// -----
%0 = "x.y"() : () -> tensor<2xi16, "e">
%1 = arith.trunci %0 : tensor<2xi16, "e"> to tensor<2xi8>
// -----
%0 = "x.y"() : () -> tensor<2xi16>
%1 = arith.trunci %0 : tensor<2xi16> to tensor<2xi8, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi16, "e">
%1 = arith.trunci %0 : tensor<2xi16, "e"> to tensor<2xi8, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.sitofp %0 : tensor<2xi8, "e"> to tensor<2xf32, "f">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.sitofp %0 : tensor<2xi8, "e"> to tensor<2xf32>
// -----
%0 = "x.y"() : () -> tensor<2xi8>
%1 = arith.sitofp %0 : tensor<2xi8> to tensor<2xf32, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.sitofp %0 : tensor<2xi8, "e"> to tensor<2xf32, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.uitofp %0 : tensor<2xi8, "e"> to tensor<2xf32, "f">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.uitofp %0 : tensor<2xi8, "e"> to tensor<2xf32>
// -----
%0 = "x.y"() : () -> tensor<2xi8>
%1 = arith.uitofp %0 : tensor<2xi8> to tensor<2xf32, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.uitofp %0 : tensor<2xi8, "e"> to tensor<2xf32, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.fptosi %0 : tensor<2xf32, "e"> to tensor<2xi8, "f">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.fptosi %0 : tensor<2xf32, "e"> to tensor<2xi8>
// -----
%0 = "x.y"() : () -> tensor<2xf32>
%1 = arith.fptosi %0 : tensor<2xf32> to tensor<2xi8, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.fptosi %0 : tensor<2xf32, "e"> to tensor<2xi8, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.fptoui %0 : tensor<2xf32, "e"> to tensor<2xi8, "f">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.fptoui %0 : tensor<2xf32, "e"> to tensor<2xi8>
// -----
%0 = "x.y"() : () -> tensor<2xf32>
%1 = arith.fptoui %0 : tensor<2xf32> to tensor<2xi8, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.fptoui %0 : tensor<2xf32, "e"> to tensor<2xi8, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.bitcast %0 : tensor<2xf32, "e"> to tensor<2xi32, "f">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.bitcast %0 : tensor<2xf32, "e"> to tensor<2xi32>
// -----
%0 = "x.y"() : () -> tensor<2xf32>
%1 = arith.bitcast %0 : tensor<2xf32> to tensor<2xi32, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.bitcast %0 : tensor<2xf32, "e"> to tensor<2xi32, "e">
// -----
%0 = "x.y"() : () -> tensor<2xindex, "e">
%1 = arith.index_cast %0 : tensor<2xindex, "e"> to tensor<2xi8, "f">
// -----
%0 = "x.y"() : () -> tensor<2xindex, "e">
%1 = arith.index_cast %0 : tensor<2xindex, "e"> to tensor<2xi8>
// -----
%0 = "x.y"() : () -> tensor<2xindex>
%1 = arith.index_cast %0 : tensor<2xindex> to tensor<2xi8, "e">
// -----
%0 = "x.y"() : () -> tensor<2xindex, "e">
%1 = arith.index_cast %0 : tensor<2xindex, "e"> to tensor<2xi8, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.index_castui %0 : tensor<2xi8, "e"> to tensor<2xindex, "f">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.index_castui %0 : tensor<2xi8, "e"> to tensor<2xindex>
// -----
%0 = "x.y"() : () -> tensor<2xi8>
%1 = arith.index_castui %0 : tensor<2xi8> to tensor<2xindex, "e">
// -----
%0 = "x.y"() : () -> tensor<2xi8, "e">
%1 = arith.index_castui %0 : tensor<2xi8, "e"> to tensor<2xindex, "e">
// -----
%0 = "x.y"() : () -> tensor<2xf32, "e">
%1 = arith.bitcast %0 : tensor<2xf32, "e"> to tensor<*xf64>
// -----
%0 = "x.y"() : () -> tensor<*xf32>
%1 = arith.bitcast %0 : tensor<*xf32> to tensor<2xf64, "e">
// -----
%0 = "x.y"() : () -> tensor<*xf32>
%1 = arith.bitcast %0 : tensor<*xf32> to tensor<*xf64>
// -----
%0 = "x.y"() : () -> memref<2xf32>
%1 = arith.bitcast %0 : memref<2xf32> to tensor<2xi32, "e">
// -----
%0:2 = "x.y"() : () -> (tensor<2xf4E2M1FN, "e">, tensor<2xf8E8M0FNU>)
%1 = arith.scaling_extf %0#0, %0#1 : tensor<2xf4E2M1FN, "e">, tensor<2xf8E8M0FNU> to tensor<2xf32, "e">
// -----
%0:2 = "x.y"() : () -> (tensor<2xf4E2M1FN, "e">, tensor<2xf8E8M0FNU>)
%1 = arith.scaling_extf %0#0, %0#1 : tensor<2xf4E2M1FN, "e">, tensor<2xf8E8M0FNU> to tensor<2xf32>

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.dcast %0 : !quant.uniform<i8:f32, 2.0> to f32
  return
}

// -----

func.func @f(%0: tensor<2x?x!quant.uniform<i8:f32, 2.0>>) {
  %1 = quant.dcast %0 : tensor<2x?x!quant.uniform<i8:f32, 2.0>> to tensor<2x?xf32>
  return
}

// -----

func.func @f(%0: tensor<*x!quant.uniform<i8:f32, 2.0>>) {
  %1 = quant.dcast %0 : tensor<*x!quant.uniform<i8:f32, 2.0>> to tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  %1 = quant.dcast %0 : tensor<2x!quant.uniform<i8:f32, 2.0>> to tensor<3xf32>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.dcast %0 : !quant.uniform<i8:f32, 2.0> to tensor<2xf32>
  return
}

// -----

func.func @f(%0: tensor<*x!quant.uniform<i8:f32, 2.0>>) {
  %1 = quant.dcast %0 : tensor<*x!quant.uniform<i8:f32, 2.0>> to tensor<2xf32>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.dcast %0 : !quant.uniform<i8:f32, 2.0> to f32
  return
}

// -----

func.func @f(%0: f32) {
  %1 = quant.qcast %0 : f32 to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%0: tensor<2x?xf32>) {
  %1 = quant.qcast %0 : tensor<2x?xf32> to tensor<2x?x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = quant.qcast %0 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: tensor<2xf32>) {
  %1 = quant.qcast %0 : tensor<2xf32> to tensor<3x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: f32) {
  %1 = quant.qcast %0 : f32 to tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = quant.qcast %0 : tensor<*xf32> to tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: vector<2xf32>) {
  %1 = quant.qcast %0 : vector<2xf32> to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to i8
  return
}

// -----

func.func @f(%0: tensor<2x?x!quant.uniform<i8:f32, 2.0>>) {
  %1 = quant.scast %0 : tensor<2x?x!quant.uniform<i8:f32, 2.0>> to tensor<2x?xi8>
  return
}

// -----

func.func @f(%0: tensor<*x!quant.uniform<i8:f32, 2.0>>) {
  %1 = quant.scast %0 : tensor<*x!quant.uniform<i8:f32, 2.0>> to tensor<*xi8>
  return
}

// -----

func.func @f(%0: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  %1 = quant.scast %0 : tensor<2x!quant.uniform<i8:f32, 2.0>> to tensor<3xi8>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to tensor<2xi8>
  return
}

// -----

func.func @f(%0: tensor<*x!quant.uniform<i8:f32, 2.0>>) {
  %1 = quant.scast %0 : tensor<*x!quant.uniform<i8:f32, 2.0>> to tensor<2xi8>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to i8
  return
}

// -----

func.func @f(%0: i8) {
  %1 = quant.scast %0 : i8 to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%0: tensor<2x?xi8>) {
  %1 = quant.scast %0 : tensor<2x?xi8> to tensor<2x?x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: tensor<*xi8>) {
  %1 = quant.scast %0 : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: tensor<2xi8>) {
  %1 = quant.scast %0 : tensor<2xi8> to tensor<3x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: i8) {
  %1 = quant.scast %0 : i8 to tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: tensor<*xi8>) {
  %1 = quant.scast %0 : tensor<*xi8> to tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @f(%0: vector<2xi8>) {
  %1 = quant.scast %0 : vector<2xi8> to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.dcast %0 : !quant.uniform<i8:f32, 2.0> to f16
  return
}

// -----

func.func @f(%0: f16) {
  %1 = quant.qcast %0 : f16 to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%0: i16) {
  %1 = quant.scast %0 : i16 to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to si8
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32, 2.0>) {
  %1 = quant.scast %0 : !quant.uniform<i8:f32, 2.0> to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%0: i8) {
  %1 = quant.scast %0 : i8 to i8
  return
}

// -----

func.func @f(%0: f32) {
  %1 = quant.dcast %0 : f32 to f32
  return
}

// -----

func.func @f(%0: i8) {
  %1 = quant.qcast %0 : i8 to !quant.uniform<i8:f32, 2.0>
  return
}

// -----

func.func @f(%0: !quant.any<i8:f32>) {
  %1 = quant.dcast %0 : !quant.any<i8:f32> to f32
  return
}

// -----

func.func @f(%0: !quant.any<i8>) {
  %1 = quant.dcast %0 : !quant.any<i8> to f32
  return
}

// -----

func.func @f(%0: !quant.calibrated<f32<-1.0:1.0>>) {
  %1 = quant.dcast %0 : !quant.calibrated<f32<-1.0:1.0>> to f32
  return
}

// -----

func.func @f(%0: !quant.calibrated<f32<-1.0:1.0>>) {
  %1 = quant.scast %0 : !quant.calibrated<f32<-1.0:1.0>> to i8
  return
}

// -----

func.func @f(%0: !quant.any<u8>) {
  %1 = quant.scast %0 : !quant.any<u8> to i8
  return
}

// -----

func.func @f(%0: !quant.any<ui8>) {
  %1 = quant.scast %0 : !quant.any<ui8> to i8
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32:1, {2.0, 3.0}>) {
  %1 = quant.dcast %0 : !quant.uniform<i8:f32:1, {2.0, 3.0}> to f32
  return
}

// -----

func.func @f(%0: tensor<4x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<4x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4x2xf32>
  return
}

// -----

func.func @f(%0: tensor<?x?x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<?x?x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<?x?xf32>
  return
}

// -----

func.func @f(%0: tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4x3x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<4x3x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4x3xf32>
  return
}

// -----

func.func @f(%0: tensor<0x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<0x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<0x2xf32>
  return
}

// -----

func.func @f(%0: tensor<5x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<5x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<5x1xf32>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<4x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%0: tensor<6x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<6x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<6x1xf32>
  return
}

// -----

func.func @f(%0: tensor<4x1x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.dcast %0 : tensor<4x1x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4x1x1xf32>
  return
}

// -----

func.func @f(%0: f32) {
  %1 = quant.qcast %0 : f32 to !quant.uniform<i8:f32:1, {2.0, 3.0}>
  return
}

// -----

func.func @f(%0: tensor<4x2xf32>) {
  %1 = quant.qcast %0 : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<?x?xf32>) {
  %1 = quant.qcast %0 : tensor<?x?xf32> to tensor<?x?x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = quant.qcast %0 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = quant.qcast %0 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<4x3xf32>) {
  %1 = quant.qcast %0 : tensor<4x3xf32> to tensor<4x3x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<0x2xf32>) {
  %1 = quant.qcast %0 : tensor<0x2xf32> to tensor<0x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<5x1xf32>) {
  %1 = quant.qcast %0 : tensor<5x1xf32> to tensor<5x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<4x1xf32>) {
  %1 = quant.qcast %0 : tensor<4x1xf32> to tensor<4x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<6x1xf32>) {
  %1 = quant.qcast %0 : tensor<6x1xf32> to tensor<6x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<4x1x1xf32>) {
  %1 = quant.qcast %0 : tensor<4x1x1xf32> to tensor<4x1x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32:1, {2.0, 3.0}>) {
  %1 = quant.scast %0 : !quant.uniform<i8:f32:1, {2.0, 3.0}> to i8
  return
}

// -----

func.func @f(%0: tensor<4x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<4x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4x2xi8>
  return
}

// -----

func.func @f(%0: tensor<?x?x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<?x?x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<?x?xi8>
  return
}

// -----

func.func @f(%0: tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<*xi8>
  return
}

// -----

func.func @f(%0: tensor<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4x3x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<4x3x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4x3xi8>
  return
}

// -----

func.func @f(%0: tensor<0x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<0x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<0x2xi8>
  return
}

// -----

func.func @f(%0: tensor<5x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<5x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<5x1xi8>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<4x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4x1xi8>
  return
}

// -----

func.func @f(%0: tensor<6x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<6x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<6x1xi8>
  return
}

// -----

func.func @f(%0: tensor<4x1x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>) {
  %1 = quant.scast %0 : tensor<4x1x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>> to tensor<4x1x1xi8>
  return
}

// -----

func.func @f(%0: i8) {
  %1 = quant.scast %0 : i8 to !quant.uniform<i8:f32:1, {2.0, 3.0}>
  return
}

// -----

func.func @f(%0: tensor<4x2xi8>) {
  %1 = quant.scast %0 : tensor<4x2xi8> to tensor<4x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<?x?xi8>) {
  %1 = quant.scast %0 : tensor<?x?xi8> to tensor<?x?x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<*xi8>) {
  %1 = quant.scast %0 : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<4xi8>) {
  %1 = quant.scast %0 : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<4x3xi8>) {
  %1 = quant.scast %0 : tensor<4x3xi8> to tensor<4x3x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<0x2xi8>) {
  %1 = quant.scast %0 : tensor<0x2xi8> to tensor<0x2x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<5x1xi8>) {
  %1 = quant.scast %0 : tensor<5x1xi8> to tensor<5x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<4x1xi8>) {
  %1 = quant.scast %0 : tensor<4x1xi8> to tensor<4x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<6x1xi8>) {
  %1 = quant.scast %0 : tensor<6x1xi8> to tensor<6x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: tensor<4x1x1xi8>) {
  %1 = quant.scast %0 : tensor<4x1x1xi8> to tensor<4x1x1x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>) {
  %1 = quant.dcast %0 : !quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}> to f32
  return
}

// -----

func.func @f(%0: tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x2xf32>
  return
}

// -----

func.func @f(%0: tensor<?x?x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<?x?x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<?x?xf32>
  return
}

// -----

func.func @f(%0: tensor<*x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<*x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4xf32>
  return
}

// -----

func.func @f(%0: tensor<4x3x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x3x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x3xf32>
  return
}

// -----

func.func @f(%0: tensor<0x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<0x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<0x2xf32>
  return
}

// -----

func.func @f(%0: tensor<5x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<5x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<5x1xf32>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%0: tensor<6x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<6x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<6x1xf32>
  return
}

// -----

func.func @f(%0: tensor<4x1x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x1x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x1x1xf32>
  return
}

// -----

func.func @f(%0: f32) {
  %1 = quant.qcast %0 : f32 to !quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>
  return
}

// -----

func.func @f(%0: tensor<4x2xf32>) {
  %1 = quant.qcast %0 : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<?x?xf32>) {
  %1 = quant.qcast %0 : tensor<?x?xf32> to tensor<?x?x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1 = quant.qcast %0 : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4xf32>) {
  %1 = quant.qcast %0 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4x3xf32>) {
  %1 = quant.qcast %0 : tensor<4x3xf32> to tensor<4x3x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<0x2xf32>) {
  %1 = quant.qcast %0 : tensor<0x2xf32> to tensor<0x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<5x1xf32>) {
  %1 = quant.qcast %0 : tensor<5x1xf32> to tensor<5x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4x1xf32>) {
  %1 = quant.qcast %0 : tensor<4x1xf32> to tensor<4x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<6x1xf32>) {
  %1 = quant.qcast %0 : tensor<6x1xf32> to tensor<6x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4x1x1xf32>) {
  %1 = quant.qcast %0 : tensor<4x1x1xf32> to tensor<4x1x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: !quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>) {
  %1 = quant.scast %0 : !quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}> to i8
  return
}

// -----

func.func @f(%0: tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x2xi8>
  return
}

// -----

func.func @f(%0: tensor<?x?x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<?x?x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<?x?xi8>
  return
}

// -----

func.func @f(%0: tensor<*x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<*x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<*xi8>
  return
}

// -----

func.func @f(%0: tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4xi8>
  return
}

// -----

func.func @f(%0: tensor<4x3x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<4x3x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x3xi8>
  return
}

// -----

func.func @f(%0: tensor<0x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<0x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<0x2xi8>
  return
}

// -----

func.func @f(%0: tensor<5x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<5x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<5x1xi8>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<4x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x1xi8>
  return
}

// -----

func.func @f(%0: tensor<6x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<6x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<6x1xi8>
  return
}

// -----

func.func @f(%0: tensor<4x1x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %1 = quant.scast %0 : tensor<4x1x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<4x1x1xi8>
  return
}

// -----

func.func @f(%0: i8) {
  %1 = quant.scast %0 : i8 to !quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>
  return
}

// -----

func.func @f(%0: tensor<4x2xi8>) {
  %1 = quant.scast %0 : tensor<4x2xi8> to tensor<4x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<?x?xi8>) {
  %1 = quant.scast %0 : tensor<?x?xi8> to tensor<?x?x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<*xi8>) {
  %1 = quant.scast %0 : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4xi8>) {
  %1 = quant.scast %0 : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4x3xi8>) {
  %1 = quant.scast %0 : tensor<4x3xi8> to tensor<4x3x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<0x2xi8>) {
  %1 = quant.scast %0 : tensor<0x2xi8> to tensor<0x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<5x1xi8>) {
  %1 = quant.scast %0 : tensor<5x1xi8> to tensor<5x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4x1xi8>) {
  %1 = quant.scast %0 : tensor<4x1xi8> to tensor<4x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<6x1xi8>) {
  %1 = quant.scast %0 : tensor<6x1xi8> to tensor<6x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4x1x1xi8>) {
  %1 = quant.scast %0 : tensor<4x1x1xi8> to tensor<4x1x1x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:{2:1}, {{1.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x1x!quant.uniform<i8:f32:{2:1}, {{1.0}}>> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:{}, {{1.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x1x!quant.uniform<i8:f32:{}, {{1.0}}>> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:{0:2, 1:1}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x1x!quant.uniform<i8:f32:{0:2, 1:1}, {{1.0}, {2.0}}>> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>) {
  %1 = quant.dcast %0 : tensor<4x1x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%0: tensor<4x1x!quant.uniform<i8:f32:{0:4}, {{1.0}, {2.0}}>>) {
  %1 = quant.dcast %0 : tensor<4x1x!quant.uniform<i8:f32:{0:4}, {{1.0}, {2.0}}>> to tensor<4x1xf32>
  return
}

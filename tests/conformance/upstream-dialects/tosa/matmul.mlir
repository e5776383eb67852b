func.func @f(%0: tensor<1x4x3xf32>, %1: tensor<1x3x5xf32>) {
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3xf32>, tensor<1x3x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3xf32>, %1: tensor<1x3x5xf32>) {
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3xf32>, tensor<1x3x5xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x4x5xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3xf32>, %1: tensor<1x3x5xf32>) {
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3xf32>, tensor<1x3x5xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x4x5xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3xf32>, %1: tensor<1x3x5xf32>) {
  %2 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3xf32>, tensor<1x3x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3xf32>, %1: tensor<1x3x5xf32>) {
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3xf32>, tensor<1x3x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3xi8>, %1: tensor<1x3x5xi8>) {
  %2 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %3 = "tosa.const"() {values = dense<4> : tensor<1xi8>} : () -> tensor<1xi8>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3xi8>, tensor<1x3x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x5xi32>
  return
}

// -----

func.func @f(%0: tensor<1x4x3xi16>, %1: tensor<1x3x5xi16>) {
  %2 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %3 = "tosa.const"() {values = dense<4> : tensor<1xi16>} : () -> tensor<1xi16>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<1x4x3xi16>, tensor<1x3x5xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x5xi48>
  return
}

// -----

func.func @f(%0: tensor<4x3xf32>, %1: tensor<1x3x5xf32>) {
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<4x3xf32>, tensor<1x3x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf32>, %1: tensor<1x3x5xf32>) {
  %2 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %3 = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %4 = tosa.matmul %0, %1, %2, %3 : (tensor<*xf32>, tensor<1x3x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_16} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E4M3FN>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E4M3FN>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<3x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<3x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x7x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x7x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x64xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x64xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<3x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<3x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x15x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x15x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x2xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x2xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<2x16x32xf8E5M2>, %3: tensor<2x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<2x16x32xf8E5M2>, tensor<2x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<1x16x32xf8E5M2>, %3: tensor<1x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<1x16x32xf8E5M2>, tensor<1x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x33xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x33xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x33xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x33xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x2xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x2xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x2xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x2xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x17xf32>
  return
}

// -----

func.func @f(%0: tensor<?x8x32xf8E5M2>, %1: tensor<?x8x1xf8E8M0FNU>, %2: tensor<?x16x32xf8E5M2>, %3: tensor<?x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<?x8x32xf8E5M2>, tensor<?x8x1xf8E8M0FNU>, tensor<?x16x32xf8E5M2>, tensor<?x16x1xf8E8M0FNU>) -> tensor<?x9x16xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf8E5M2>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<*xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf32>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf32>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32xf8E5M2>, %1: tensor<4x8x1xf32>, %2: tensor<4x16x32xf8E5M2>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf32>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<4x8x32x!tosa.mxint8>, %1: tensor<4x8x1xf8E8M0FNU>, %2: tensor<4x16x32x!tosa.mxint8>, %3: tensor<4x16x1xf8E8M0FNU>) {
  %4 = tosa.matmul_t_block_scaled %0, %1, %2, %3 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32x!tosa.mxint8>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32x!tosa.mxint8>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

// -----

func.func @f(%0: tensor<1x4x8xf32>) {
  %1, %2 = tosa.fft2d %0, %0 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %3, %4 = tosa.rfft2d %0 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  %5, %6 = tosa.rfft2d %0 {local_bound = true} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x5x8xf32>) {
  %1, %2 = tosa.fft2d %0, %0 {inverse = true, local_bound = true} : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<1x5x8xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x4x9xf32>) {
  %1, %2 = tosa.fft2d %0, %0 {inverse = true} : (tensor<1x4x9xf32>, tensor<1x4x9xf32>) -> (tensor<1x4x9xf32>, tensor<1x4x9xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x4x8xf32>, %1: tensor<1x?x8xf32>) {
  %2, %3 = tosa.fft2d %0, %1 {inverse = true} : (tensor<1x4x8xf32>, tensor<1x?x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x5x8xf32>) {
  %1, %2 = tosa.fft2d %0, %0 : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<1x5x8xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x4x8xf32>) {
  %1, %2 = tosa.rfft2d %0 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x6xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x4x8xf32>) {
  %1, %2 = tosa.rfft2d %0 : (tensor<1x4x8xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x6xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x4x8xf32>) {
  %1, %2 = tosa.rfft2d %0 : (tensor<1x4x8xf32>) -> (tensor<1x3x5xf32>, tensor<1x3x5xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x3x8xf32>) {
  %1, %2 = tosa.rfft2d %0 : (tensor<1x3x8xf32>) -> (tensor<1x3x5xf32>, tensor<1x3x5xf32>)
  return
}

// -----

func.func @f(%0: tensor<1x4x7xf32>) {
  %1, %2 = tosa.rfft2d %0 : (tensor<1x4x7xf32>) -> (tensor<1x3x5xf32>, tensor<1x3x5xf32>)
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1, %2 = tosa.rfft2d %0 : (tensor<*xf32>) -> (tensor<1x3x5xf32>, tensor<*xf32>)
  return
}

// -----

func.func @f(%0: tensor<4x64xf8E4M3FN>, %1: tensor<4x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%0: tensor<4x64xf8E4M3FN>, %1: tensor<4x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%0: tensor<4x65xf8E4M3FN>, %1: tensor<4x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<4x65xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x65xf32>
  return
}

// -----

func.func @f(%0: tensor<4x64xf8E4M3FN>, %1: tensor<5x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<5x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%0: tensor<4x64xf8E4M3FN>, %1: tensor<4x3xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x3xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%0: tensor<4x64xf8E4M3FN>, %1: tensor<4x1x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x1x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%0: tensor<*xf8E4M3FN>, %1: tensor<4x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<*xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%0: tensor<4x?xf8E4M3FN>, %1: tensor<4x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<4x?xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%0: tensor<4x64xf8E4M3FN>, %1: tensor<4x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = 16 : i32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%0: tensor<4x64xf6E2M3FN>, %1: tensor<4x2xf8E8M0FNU>) {
  %2 = tosa.cast_from_block_scaled %0, %1 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf6E2M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}

// -----

func.func @f(%0: tensor<4x64xf32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf6E3M2FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%0: tensor<4x64xf32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x32xf6E3M2FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%0: tensor<4x65xf32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<4x65xf32>) -> (tensor<4x65xf4E2M1FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%0: tensor<4x64xf32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf6E3M2FN>, tensor<5x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%0: tensor<4x64xf32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf6E3M2FN>, tensor<4x3xf8E8M0FNU>)
  return
}

// -----

func.func @f(%0: tensor<4x64xf32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf6E3M2FN>, tensor<4xf8E8M0FNU>)
  return
}

// -----

func.func @f(%0: tensor<*xf32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<*xf32>) -> (tensor<*x!tosa.mxint8>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%0: tensor<4x?xf32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<4x?xf32>) -> (tensor<4x?xf4E2M1FN>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%0: tensor<f32>) {
  %1:2 = tosa.cast_to_block_scaled %0 {block_size = BLOCK_SIZE_32} : (tensor<f32>) -> (tensor<f4E2M1FN>, tensor<f8E8M0FNU>)
  return
}

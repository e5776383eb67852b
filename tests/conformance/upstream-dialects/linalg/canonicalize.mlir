// with: --canonicalize
func.func @casts(%a: memref<4x4xf32>, %b: memref<4xf32>) {
  %0 = memref.cast %a : memref<4x4xf32> to memref<?x?xf32>
  %1 = memref.cast %b : memref<4xf32> to memref<?xf32>
  linalg.matvec ins(%0, %1 : memref<?x?xf32>, memref<?xf32>) outs(%1 : memref<?xf32>)
  linalg.softmax dimension(1) ins(%0 : memref<?x?xf32>) outs(%0 : memref<?x?xf32>)
  linalg.map { math.exp } ins(%1 : memref<?xf32>) outs(%1 : memref<?xf32>)
  linalg.transpose ins(%0 : memref<?x?xf32>) outs(%0 : memref<?x?xf32>) permutation = [1, 0]
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%1 : memref<?xf32>) outs(%1 : memref<?xf32>)
  linalg.contract indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]
    ins(%0, %1 : memref<?x?xf32>, memref<?xf32>) outs(%1 : memref<?xf32>)
  return
}
// -----
func.func @empty(%a: memref<0x4xf32>, %b: memref<4xf32>, %c: memref<0xf32>, %d: tensor<0xf32>) -> tensor<0xf32> {
  linalg.matvec ins(%a, %b : memref<0x4xf32>, memref<4xf32>) outs(%c : memref<0xf32>)
  linalg.exp ins(%c : memref<0xf32>) outs(%c : memref<0xf32>)
  %0 = linalg.exp ins(%d : tensor<0xf32>) outs(%d : tensor<0xf32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}
// -----
func.func @dead(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.softmax dimension(1) ins(%0 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.transpose ins(%1 : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) permutation = [1, 0]
  return
}
// -----
func.func @index(%a: memref<1x8xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<1x8xindex>) {
  ^bb0(%x: index):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = arith.addi %0, %1 : index
    linalg.yield %2 : index
  }
  return
}
// -----
func.func @index(%a: memref<8x1xindex>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<8x1xindex>) {
  ^bb0(%x: index):
    %0 = linalg.index 0 : index
    %1 = linalg.index 1 : index
    %2 = arith.addi %0, %1 : index
    linalg.yield %2 : index
  }
  return
}
// -----
func.func @copies(%a: memref<8xf32>, %b: memref<8xf32>, %c: tensor<8xf32>, %d: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  linalg.copy ins(%a : memref<8xf32>) outs(%a : memref<8xf32>)
  linalg.copy ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  %0 = linalg.copy ins(%c : tensor<8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.copy ins(%c : tensor<8xf32>) outs(%d : tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
func.func @identity(%a: tensor<?x?xf32>, %b: tensor<4x?xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#swap, #swap], iterator_types = ["parallel", "parallel"]} outs(%a, %b : tensor<?x?xf32>, tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %y : f32, f32
  } -> (tensor<?x?xf32>, tensor<4x?xf32>)
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%b : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %f : f32
  } -> tensor<?x?xf32>
  return %0#0, %0#1, %1, %2 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>
}
// -----
#id = affine_map<(i) -> (i)>
func.func @identity(%a: memref<8xf32>, %b: memref<8xf32>, %f: f32) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %f : f32
  }
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : memref<8xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  linalg.broadcast ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) dimensions = []
  linalg.broadcast ins(%a : memref<8xf32>) outs(%b : memref<8xf32>) dimensions = []
  return
}
// -----
func.func @fill(%f: f32, %a: tensor<4x?xf32>, %b: tensor<?x4xf32>, %c: tensor<?x4xf32>, %d: tensor<4x?xf64>) -> (tensor<4x?xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?xf32>, f32) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.copy ins(%0 : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %2 = linalg.transpose ins(%0 : tensor<4x?xf32>) outs(%b : tensor<?x4xf32>) permutation = [1, 0]
  %3 = linalg.fill ins(%f : f32) outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>
  %4 = linalg.copy ins(%b : tensor<?x4xf32>) outs(%3 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %5 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %i = arith.constant 0 : index
  %6 = tensor.extract %0[%i, %i] : tensor<4x?xf32>
  return %1, %2, %4, %5, %6 : tensor<4x?xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?xf32>, f32
}
// -----
func.func @expand(%f: f32, %a: tensor<?xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, %n] : tensor<?xf32> into tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
// -----
func.func @concat(%f: f32, %g: f32, %a: tensor<4x?xf32>, %b: tensor<?x3xf32>, %c: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %1 = linalg.fill ins(%f : f32) outs(%b : tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = linalg.fill ins(%f : f32) outs(%c : tensor<?x3xf32>) -> tensor<?x3xf32>
  %3 = linalg.fill ins(%g : f32) outs(%c : tensor<?x3xf32>) -> tensor<?x3xf32>
  %4 = tensor.concat dim(0) %1, %2 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %5 = tensor.concat dim(0) %1, %3 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %4, %5 : tensor<?x3xf32>, tensor<?x3xf32>
}
// -----
func.func @concat(%b: tensor<2x3xf32>, %c: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %f = arith.constant 1.0 : f32
  %g = arith.constant 1.0 : f32
  %1 = linalg.fill ins(%f : f32) outs(%b : tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = linalg.fill ins(%g : f32) outs(%c : tensor<5x3xf32>) -> tensor<5x3xf32>
  %4 = tensor.concat dim(0) %1, %2 : (tensor<2x3xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %4 : tensor<7x3xf32>
}
// -----
func.func @pad(%f: f32, %a: tensor<4x?xf32>, %n: index) -> tensor<9x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = tensor.pad %0 low[2, %n] high[3, 7] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<9x?xf32>
  return %1 : tensor<9x?xf32>
}
// -----
func.func @pad(%f: f32, %a: tensor<4x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = tensor.pad %0 low[%m, %n] high[%m, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @pad(%f: f32, %g: f32, %a: tensor<4x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = tensor.pad %0 low[%m, %n] high[%m, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %g : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @insert(%f: f32, %a: tensor<16x16xf32>, %b: tensor<3x?xf32>, %n: index) -> tensor<16x16xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<16x16xf32>) -> tensor<16x16xf32>
  %1 = tensor.pad %b low[1, %n] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x?xf32> to tensor<5x8xf32>
  %2 = tensor.insert_slice %1 into %0[2, %n] [5, 8] [1, 1] : tensor<5x8xf32> into tensor<16x16xf32>
  return %2 : tensor<16x16xf32>
}
// -----
func.func @insert(%f: f32, %a: tensor<16x16xf32>, %b: tensor<3x6xf32>, %c: tensor<5x8xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<16x16xf32>) -> tensor<16x16xf32>
  %1 = tensor.pad %b low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<3x6xf32> to tensor<5x8xf32>
  %2 = tensor.insert_slice %c into %0[0, 0] [5, 8] [1, 1] : tensor<5x8xf32> into tensor<16x16xf32>
  %3 = tensor.insert_slice %1 into %2[5, 0] [5, 8] [1, 1] : tensor<5x8xf32> into tensor<16x16xf32>
  %4 = tensor.insert_slice %1 into %2[4, 7] [5, 8] [1, 1] : tensor<5x8xf32> into tensor<16x16xf32>
  return %3, %4 : tensor<16x16xf32>, tensor<16x16xf32>
}
// -----
func.func @transposes(%a: tensor<2x3x?xf32>, %b: tensor<3x?x2xf32>, %c: tensor<?x2x3xf32>, %d: tensor<2x3x?xf32>) -> (tensor<?x2x3xf32>, tensor<2x3x?xf32>, tensor<2x3x?xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x3x?xf32>) outs(%b : tensor<3x?x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x?x2xf32>) outs(%c : tensor<?x2x3xf32>) permutation = [1, 2, 0]
  %2 = linalg.transpose ins(%1 : tensor<?x2x3xf32>) outs(%d : tensor<2x3x?xf32>) permutation = [1, 2, 0]
  %3 = linalg.transpose ins(%a : tensor<2x3x?xf32>) outs(%d : tensor<2x3x?xf32>) permutation = [0, 1, 2]
  return %1, %2, %3 : tensor<?x2x3xf32>, tensor<2x3x?xf32>, tensor<2x3x?xf32>
}
// -----
func.func @memrefs(%a: memref<2x3xf32>, %b: memref<2x3xf32>) {
  linalg.transpose ins(%a : memref<2x3xf32>) outs(%b : memref<2x3xf32>) permutation = [0, 1]
  return
}
// -----
func.func @broadcasts(%a: tensor<?x3xf32>, %b: tensor<?x4x3xf32>, %c: tensor<3x?x4xf32>, %d: tensor<5x?x4x3xf32>) -> (tensor<3x?x4xf32>, tensor<5x?x4x3xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<?x3xf32>) outs(%b : tensor<?x4x3xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<?x4x3xf32>) outs(%c : tensor<3x?x4xf32>) permutation = [2, 0, 1]
  %2 = linalg.broadcast ins(%a : tensor<?x3xf32>) outs(%b : tensor<?x4x3xf32>) dimensions = [1]
  %3 = linalg.broadcast ins(%2 : tensor<?x4x3xf32>) outs(%d : tensor<5x?x4x3xf32>) dimensions = [0]
  return %1, %3 : tensor<3x?x4xf32>, tensor<5x?x4x3xf32>
}
// -----
func.func @broadcasts(%a: tensor<?x3xf32>, %b: tensor<?x4x3xf32>, %c: tensor<3x?x4xf32>) -> (tensor<3x?x4xf32>, tensor<?x4x3xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<?x3xf32>) outs(%b : tensor<?x4x3xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<?x4x3xf32>) outs(%c : tensor<3x?x4xf32>) permutation = [2, 0, 1]
  return %1, %0 : tensor<3x?x4xf32>, tensor<?x4x3xf32>
}
// -----
func.func @static(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @static(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %d = tensor.cast %a : tensor<4x8xf32> to tensor<4x?xf32>
  %0 = linalg.matmul ins(%d, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.cast %1 : tensor<4x8xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
func.func @static(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.exp ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.log ins(%0 : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
  return %2 : tensor<4x?xf32>
}
// -----
func.func @static(%a: tensor<8x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<8x?xf32>) outs(%b : tensor<?xf32>) dimensions = [0]
  %d = tensor.cast %a : tensor<8x?xf32> to tensor<?x?xf32>
  %1 = linalg.map { math.exp } ins(%d : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>)
  %2 = linalg.add ins(%d, %c : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// -----
func.func @other_block(%a: tensor<?x?xf32>, %i: i1) -> tensor<4x4xf32> {
  %0 = linalg.exp ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = scf.if %i -> tensor<4x4xf32> {
    %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x4xf32>
    scf.yield %2 : tensor<4x4xf32>
  } else {
    %2 = tensor.empty() : tensor<4x4xf32>
    scf.yield %2 : tensor<4x4xf32>
  }
  return %1 : tensor<4x4xf32>
}
// -----
func.func @convolution(%a: tensor<1x8x4xf32>, %b: tensor<3x4x5xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<1x8x4xf32>, tensor<3x4x5xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----
func.func @pack(%a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>, %p: f32) -> (tensor<12x5xf32>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<3x5x4xf32> -> tensor<12x5xf32>
  %2 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<3x5x4xf32> -> tensor<12x5xf32>
  %3 = linalg.pack %2 outer_dims_perm = [0, 1] inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  %4 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  return %1, %3, %4 : tensor<12x5xf32>, tensor<3x5x4xf32>, tensor<3x5x4xf32>
}
// -----
func.func @pack(%a: tensor<?x5xf32>, %b: tensor<?x5x?xf32>, %t: index, %p: f32) -> (tensor<?x5xf32>, tensor<?x5x?xf32>, tensor<?x5xf32>) {
  %c4 = arith.constant 4 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%t] into %b : tensor<?x5xf32> -> tensor<?x5x?xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [%t] into %a : tensor<?x5x?xf32> -> tensor<?x5xf32>
  %2 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [%t] into %b : tensor<?x5xf32> -> tensor<?x5x?xf32>
  %3 = linalg.unpack %2 inner_dims_pos = [0] inner_tiles = [%t] into %a : tensor<?x5x?xf32> -> tensor<?x5xf32>
  return %1, %2, %3 : tensor<?x5xf32>, tensor<?x5x?xf32>, tensor<?x5xf32>
}
// -----
func.func @pack_casts(%a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>) -> (tensor<?x?x?xf32>, tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<12x5xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<3x5x4xf32> to tensor<?x?x?xf32>
  %2 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [%c4] into %1 : tensor<?x?xf32> -> tensor<?x?x?xf32>
  %3 = linalg.unpack %1 inner_dims_pos = [0] inner_tiles = [%c4] into %0 : tensor<?x?x?xf32> -> tensor<?x?xf32>
  return %2, %3 : tensor<?x?x?xf32>, tensor<?x?xf32>
}
// -----
func.func @infer(%a: tensor<?x5xf32>, %b: tensor<?x?x4xf32>, %c: tensor<7x?x4xf32>, %d: tensor<?x?xf32>) -> (tensor<?x?x4xf32>, tensor<?x?xf32>, tensor<7x?x4xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<?x5xf32> -> tensor<?x?x4xf32>
  %1 = linalg.unpack %c outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<7x?x4xf32> -> tensor<?x?xf32>
  %2 = linalg.pack %d outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %c : tensor<?x?xf32> -> tensor<7x?x4xf32>
  return %0, %1, %2 : tensor<?x?x4xf32>, tensor<?x?xf32>, tensor<7x?x4xf32>
}
// -----
func.func @slices(%a: tensor<3x5x4xf32>, %b: tensor<12x5xf32>, %c: tensor<12x?xf32>, %n: index) -> (tensor<10x5xf32>, tensor<8x5xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<3x5x4xf32> -> tensor<12x5xf32>
  %1 = tensor.extract_slice %0[0, 0] [10, 5] [1, 1] : tensor<12x5xf32> to tensor<10x5xf32>
  %2 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<3x5x4xf32> -> tensor<12x5xf32>
  %3 = tensor.extract_slice %2[0, 0] [8, 5] [1, 1] : tensor<12x5xf32> to tensor<8x5xf32>
  return %1, %3 : tensor<10x5xf32>, tensor<8x5xf32>
}
// -----
func.func @slices(%a: tensor<5x3x4xf32>, %b: tensor<12x5xf32>, %n: index) -> (tensor<10x?xf32>, tensor<9xf32>, tensor<9x5xf32>) {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<5x3x4xf32> -> tensor<12x5xf32>
  %1 = tensor.extract_slice %0[0, 0] [10, %n] [1, 1] : tensor<12x5xf32> to tensor<10x?xf32>
  %2 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<5x3x4xf32> -> tensor<12x5xf32>
  %3 = tensor.extract_slice %2[0, 0] [9, 1] [1, 1] : tensor<12x5xf32> to tensor<9xf32>
  %4 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<5x3x4xf32> -> tensor<12x5xf32>
  %5 = tensor.extract_slice %4[1, 0] [9, 5] [1, 1] : tensor<12x5xf32> to tensor<9x5xf32>
  return %1, %3, %5 : tensor<10x?xf32>, tensor<9xf32>, tensor<9x5xf32>
}
// -----
func.func @destination(%f: f32, %a: tensor<3x5x4xf32>, %b: tensor<12x5xf32>) -> tensor<12x5xf32> {
  %0 = linalg.exp ins(%b : tensor<12x5xf32>) outs(%b : tensor<12x5xf32>) -> tensor<12x5xf32>
  %1 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %0 : tensor<3x5x4xf32> -> tensor<12x5xf32>
  return %1 : tensor<12x5xf32>
}
// -----
func.func @fill_pack(%f: f32, %a: tensor<12x5xf32>, %b: tensor<3x5x4xf32>, %c: tensor<3x5x4xf32>, %g: f32) -> (tensor<3x5x4xf32>, tensor<4x5x4xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<12x5xf32>) -> tensor<12x5xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  %e = tensor.empty() : tensor<4x5x4xf32>
  %2 = linalg.pack %0 padding_value(%g : f32) inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<12x5xf32> -> tensor<4x5x4xf32>
  return %1, %2 : tensor<3x5x4xf32>, tensor<4x5x4xf32>
}
// -----
func.func @constants(%b: tensor<3x5x4xf32>, %c: tensor<4x5x4xf32>, %d: tensor<12x5xf32>) -> (tensor<3x5x4xf32>, tensor<4x5x4xf32>, tensor<4x5x4xf32>, tensor<12x5xf32>) {
  %a = arith.constant dense<1.0> : tensor<12x5xf32>
  %a13 = arith.constant dense<1.0> : tensor<13x5xf32>
  %p = arith.constant dense<2.0> : tensor<3x5x4xf32>
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<12x5xf32> -> tensor<3x5x4xf32>
  %1 = linalg.pack %a13 padding_value(%one : f32) inner_dims_pos = [0] inner_tiles = [4] into %c : tensor<13x5xf32> -> tensor<4x5x4xf32>
  %2 = linalg.pack %a13 padding_value(%two : f32) inner_dims_pos = [0] inner_tiles = [4] into %c : tensor<13x5xf32> -> tensor<4x5x4xf32>
  %3 = linalg.unpack %p inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<3x5x4xf32> -> tensor<12x5xf32>
  return %0, %1, %2, %3 : tensor<3x5x4xf32>, tensor<4x5x4xf32>, tensor<4x5x4xf32>, tensor<12x5xf32>
}

// Blocks in one and two dimensions, and products of matrices.
llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<48xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<128xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<128xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<192xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<256xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<512xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 1 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 1 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 1 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 1 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 1 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<96xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<128xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<256xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<48xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<128xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 2 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 2 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 1 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 3 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 12 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(64 : i32) : i32
  %q = llvm.mlir.constant(32 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.constant(32 : i32) : i32
  %q = llvm.mlir.constant(64 : i32) : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xf16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = llvm.mlir.zero : i32
  %q = llvm.mlir.zero : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xbf16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %c: i32) {
  %w = arith.constant 4 : i32
  %q = arith.constant 2 : i32
  %0 = xevm.blockload2d %p, %w, %c, %q, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xbf16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 8 : i32, tile_width = 1 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 1 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 128 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 32 : i32, tile_width = 1 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 32 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 32 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 32 : i32, tile_width = 128 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi64>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 64 : i32, tile_width = 1 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi64>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 64 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi64>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi64>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 64 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi64>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 64 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi64>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 64 : i32, tile_width = 128 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi64>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 4 : i32, tile_width = 1 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 4 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 4 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 4 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi8>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 4 : i32, tile_width = 128 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 0 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32, %v: vector<8xi16>) {
  xevm.blockstore2d %p, %a, %a, %a, %a, %a, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 64 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 33 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 24 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %a: i32) {
  xevm.blockprefetch2d %p, %a, %a, %a, %a, %a <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<1xi8>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<1xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<1xi8>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<1xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<16xi8>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<16xi8>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<16xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<3xi8>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<3xi8>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<3xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<32xi8>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<32xi8>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<32xi8>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<32xi8>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<8xi16>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<8xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<8xi16>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<8xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<16xi16>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<16xi16>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<16xi16>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<5xi32>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<5xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<5xi32>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<5xi32>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<2xi64>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<2xi64>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<2xi64>)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<4xf32>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %v: vector<4xf32>) {
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<4xf32>)
  llvm.return
}

// -----

llvm.func @f(%c: vector<8xf32>, %a: vector<8xi16>, %b: vector<8xi32>) {
  %d = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%c: vector<8xf16>, %a: vector<8xi16>, %b: vector<8xi32>) {
  %d = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf32>
  llvm.return
}

// Attributes of the dialect on operations and arguments.
llvm.func @f() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3>, nvvm.minctasm = 3 : i32} {
  llvm.return
}

// -----

module attributes {nvvm.kernel} {}

// -----

llvm.func @f() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} {
  llvm.return
}

// -----

llvm.func @f() attributes {nvvm.reqntid = array<i32>} {
  llvm.return
}

// -----

llvm.func @f() attributes {nvvm.cluster_dim = array<i64: 1>} {
  llvm.return
}

// -----

llvm.func @f() attributes {nvvm.maxnreg = "a"} {
  llvm.return
}

// -----

llvm.func @f() attributes {nvvm.cluster_max_blocks = 2.0 : f32} {
  llvm.return
}

// -----

llvm.func @f() attributes {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>} {
  llvm.return
}

// -----

llvm.func @f() attributes {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1>, nvvm.reqntid = array<i32: 1>} {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant = 1 : i32}) attributes {nvvm.kernel} {
  llvm.return
}

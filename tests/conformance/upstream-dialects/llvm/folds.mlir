// with: --canonicalize
llvm.func @a(%s: !llvm.struct<(i32, struct<(i64, f32)>)>) -> f32 { 
 %1 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
 %2 = llvm.extractvalue %1[1] : !llvm.struct<(i64, f32)>
 llvm.return %2 : f32 }

// -----

llvm.func @b() -> f32 { 
 %s = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
 %2 = llvm.extractvalue %s[1] : !llvm.struct<(i32, f32)>
 llvm.return %2 : f32 }

// -----

llvm.func @c() -> i32 { 
 %s = llvm.mlir.constant(dense<[[1,2],[3,4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
 %2 = llvm.extractvalue %s[1, 0] : !llvm.array<2 x array<2 x i32>>
 llvm.return %2 : i32 }

// -----

llvm.func @c1() -> i32 { 
 %s = llvm.mlir.constant(dense<[1,2,3,4]> : tensor<4xi32>) : !llvm.array<4 x i32>
 %2 = llvm.extractvalue %s[2] : !llvm.array<4 x i32>
 llvm.return %2 : i32 }

// -----

llvm.func @d() -> !llvm.array<2 x i32> { 
 %s = llvm.mlir.zero : !llvm.array<2 x array<2 x i32>>
 %2 = llvm.extractvalue %s[1] : !llvm.array<2 x array<2 x i32>>
 llvm.return %2 : !llvm.array<2 x i32> }

// -----

llvm.func @e() -> !llvm.ppc_fp128 { 
 %s = llvm.mlir.zero : !llvm.ppc_fp128
 llvm.return %s : !llvm.ppc_fp128 }

// -----

llvm.func @e1() -> vector<[4]xi32> { 
 %s = llvm.mlir.zero : vector<[4]xi32>
 llvm.return %s : vector<[4]xi32> }

// -----

llvm.func @e2() -> vector<4x!llvm.ptr> { 
 %s = llvm.mlir.zero : vector<4x!llvm.ptr>
 llvm.return %s : vector<4x!llvm.ptr> }

// -----

llvm.func @f(%v: vector<[1]xi32>) -> vector<[1]xi32> { 
 %s = llvm.shufflevector %v, %v [0] : vector<[1]xi32>
 llvm.return %s : vector<[1]xi32> }

// -----

llvm.func @f1(%v: vector<1xi32>) -> vector<1xi32> { 
 %s = llvm.shufflevector %v, %v [0] : vector<1xi32>
 llvm.return %s : vector<1xi32> }

// -----

llvm.func @g() -> !llvm.struct<(ptr, ptr)> { 
 %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr)>
 %s = llvm.mlir.addressof @g : !llvm.ptr
 %t = llvm.dso_local_equivalent @g : !llvm.ptr
 %1 = llvm.insertvalue %s, %0[0] : !llvm.struct<(ptr, ptr)>
 %2 = llvm.insertvalue %t, %1[1] : !llvm.struct<(ptr, ptr)>
 llvm.return %2 : !llvm.struct<(ptr, ptr)> }

// -----

llvm.func @h(%c : vector<2x!llvm.ptr<1>>) -> i1 {
 %a = llvm.mlir.constant(5 : i64) : i64
 %b = llvm.mlir.constant(65 : i64) : i64
 %x = llvm.shl %a, %b : i64
 %y = llvm.icmp "eq" %a, %a : i64
 llvm.return %y : i1 }

// -----

llvm.func @or() -> (i32) {
  %a = llvm.mlir.constant(5 : i32) : i32
  %b = llvm.mlir.constant(10 : i32) : i32
  %c = llvm.or %a, %b : i32
  llvm.return %c : i32
}

// -----

llvm.func @or_vector() -> (vector<2xi32>) {
  %a = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %b = llvm.mlir.constant(dense<4> : vector<2xi32>) : vector<2xi32>
  %c = llvm.or %a, %b : vector<2xi32>
  llvm.return %c : vector<2xi32>
}

// -----

llvm.func @shl() -> (i32) {
  %a = llvm.mlir.constant(-5 : i32) : i32
  %b = llvm.mlir.constant(31 : i32) : i32
  %c = llvm.shl %a, %b : i32
  llvm.return %c : i32
}

// -----

llvm.func @shl_too_far() -> (i32) {
  %a = llvm.mlir.constant(-5 : i32) : i32
  %b = llvm.mlir.constant(32 : i32) : i32
  %c = llvm.shl %a, %b : i32
  llvm.return %c : i32
}

// -----

llvm.func @zext() -> (i64) {
  %a = llvm.mlir.constant(-5 : i32) : i32
  %c = llvm.zext %a : i32 to i64
  llvm.return %c : i64
}

// -----

llvm.func @zext_wide() -> (i128) {
  %a = llvm.mlir.constant(-5 : i64) : i64
  %c = llvm.zext %a : i64 to i128
  llvm.return %c : i128
}

// -----

llvm.func @icmp_same(%a: vector<2x!llvm.ptr>, %b: i32) -> (!llvm.struct<(vector<2xi1>, i1, i1)>) {
  %u = llvm.mlir.undef : !llvm.struct<(vector<2xi1>, i1, i1)>
  %0 = llvm.icmp "ne" %a, %a : vector<2x!llvm.ptr>
  %1 = llvm.icmp "eq" %b, %b : i32
  %2 = llvm.icmp "sle" %b, %b : i32
  %3 = llvm.insertvalue %0, %u[0] : !llvm.struct<(vector<2xi1>, i1, i1)>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(vector<2xi1>, i1, i1)>
  %5 = llvm.insertvalue %2, %4[2] : !llvm.struct<(vector<2xi1>, i1, i1)>
  llvm.return %5 : !llvm.struct<(vector<2xi1>, i1, i1)>
}

// -----

llvm.func @icmp_alloca(%n: i32) -> (i1) {
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "ne" %z, %a : !llvm.ptr
  %1 = llvm.icmp "eq" %a, %z : !llvm.ptr
  %2 = llvm.and %0, %1 : i1
  llvm.return %2 : i1
}

// -----

llvm.func @casts(%a: i32, %p: !llvm.ptr) -> (f32) {
  %0 = llvm.bitcast %a : i32 to vector<2xi16>
  %1 = llvm.bitcast %0 : vector<2xi16> to f32
  %2 = llvm.bitcast %1 : f32 to f32
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr
  llvm.store %2, %4 : f32, !llvm.ptr
  llvm.return %2 : f32
}

// -----

llvm.func @gep(%p: !llvm.ptr, %i: i64, %ps: vector<2x!llvm.ptr>) -> (vector<2x!llvm.ptr>) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %c = llvm.mlir.constant(7 : i32) : i32
  %w = llvm.mlir.constant(4294967296 : i64) : i64
  %n = llvm.mlir.constant(-3 : i8) : i8
  %least = llvm.mlir.constant(-2147483648 : i64) : i64
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %0[%z] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %2 = llvm.getelementptr %1[%i, %c] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<10 x i32>
  %3 = llvm.getelementptr %2[%w] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %4 = llvm.getelementptr %3[%n] : (!llvm.ptr, i8) -> !llvm.ptr, i32
  llvm.store %i, %4 : i64, !llvm.ptr
  %5 = llvm.getelementptr %ps[0] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i32
  llvm.return %5 : vector<2x!llvm.ptr>
}

// -----

llvm.func @extract_inserted(%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %v: f32, %t: !llvm.struct<(i64, f32)>, %i: i32) -> (f32) {
  %0 = llvm.insertvalue %v, %s[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %1 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  llvm.return %2 : f32
}

// -----

llvm.func @extract_part(%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %v: f32, %t: !llvm.struct<(i64, f32)>, %i: i32) -> (f32) {
  %0 = llvm.insertvalue %t, %s[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %1 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  llvm.return %2 : f32
}

// -----

llvm.func @extract_whole(%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %v: f32, %i: i32) -> (!llvm.struct<(i64, f32)>) {
  %0 = llvm.insertvalue %v, %s[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %1 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  llvm.return %2 : !llvm.struct<(i64, f32)>
}

// -----

llvm.func @extract_poison() -> (!llvm.array<2 x i8>) {
  %0 = llvm.mlir.poison : !llvm.array<3 x array<2 x i8>>
  %1 = llvm.extractvalue %0[1] : !llvm.array<3 x array<2 x i8>>
  llvm.return %1 : !llvm.array<2 x i8>
}

// -----

llvm.func @extract_struct_of_struct() -> (!llvm.struct<(i32, i32)>) {
  %0 = llvm.mlir.undef : !llvm.struct<(struct<(i32, i32)>, i32)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(struct<(i32, i32)>, i32)>
  llvm.return %1 : !llvm.struct<(i32, i32)>
}

// -----

llvm.func @zeros() -> (!llvm.struct<(i32, f64, vector<2xi8>, ptr)>) {
  %u = llvm.mlir.undef : !llvm.struct<(i32, f64, vector<2xi8>, ptr)>
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.zero : f64
  %2 = llvm.mlir.zero : vector<2xi8>
  %3 = llvm.mlir.zero : !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.or %0, %z : i32
  %4 = llvm.insertvalue %o, %u[0] : !llvm.struct<(i32, f64, vector<2xi8>, ptr)>
  %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<(i32, f64, vector<2xi8>, ptr)>
  %6 = llvm.insertvalue %2, %5[2] : !llvm.struct<(i32, f64, vector<2xi8>, ptr)>
  %7 = llvm.insertvalue %3, %6[3] : !llvm.struct<(i32, f64, vector<2xi8>, ptr)>
  llvm.return %7 : !llvm.struct<(i32, f64, vector<2xi8>, ptr)>
}

// -----

llvm.func @dead(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %3 = llvm.udiv %a, %a : i32
  %4 = llvm.inline_asm "foo", "=r,r" %a : (i32) -> i32
  %5 = llvm.inline_asm has_side_effects "foo", "=r,r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @branches(%c: i1, %a: i32) -> (i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.cond_br %t, ^bb1(%a : i32), ^bb2(%a : i32)
^bb1(%x: i32):
  llvm.br ^bb3(%x : i32)
^bb2(%y: i32):
  llvm.br ^bb3(%y : i32)
^bb3(%z: i32):
  llvm.return %z : i32
}

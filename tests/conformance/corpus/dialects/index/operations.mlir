func.func @binary(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b {note = "discardable"}
  %20 = "index.add"(%a, %b) : (index, index) -> index
  return
}

// -----

func.func @casts(%a: index, %b: i1, %c: i64, %d: si8, %e: ui200) {
  %0 = index.casts %a : index to i32
  %1 = index.castu %a : index to i1
  %2 = index.casts %c : i64 to index
  %3 = index.castu %b {x} : i1 to index
  %4 = index.casts %a : index to si48
  %5 = index.castu %e : ui200 to index
  %6 = index.casts %d : si8 to index
  %7 = "index.castu"(%a) {y} : (index) -> i0
  return
}

// -----

func.func @compare(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b) {z = #index<cmp_predicate eq>}
  %10 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
  %11 = "index.cmp"(%a, %b) {pred = #index<cmp_predicate ule>} : (index, index) -> i1
  %12 = index.sizeof
  %13 = index.sizeof {a = 3 : index}
  return
}

// -----

func.func @constants() {
  %0 = index.constant 0
  %1 = index.constant 42
  %2 = index.constant -1
  %3 = index.constant 9223372036854775807
  %4 = index.constant -9223372036854775808
  %5 = index.constant {a} 42
  %6 = index.bool.constant true
  %7 = index.bool.constant false
  %8 = index.bool.constant {b = "c"} true
  %9 = "index.constant"() <{value = 7 : index}> : () -> index
  %10 = "index.bool.constant"() <{value = false}> : () -> i1
  %11 = index.constant 0x10
  %12 = index.bool.constant true
  return
}

// -----

%0 = index.constant 9223372036854775808

// -----

%0 = index.constant 18446744073709551616

// -----

%0 = index.constant 4 : i32

// -----

%0 = index.constant 4 : index

// -----

%0 = index.constant 4.0

// -----

%0 = index.constant true

// -----

%0 = index.constant

// -----

%0 = index.bool.constant 1

// -----

%0 = index.bool.constant 1 : i1

// -----

%0 = index.bool.constant

// -----

%0 = "index.constant"() <{value = 7 : i64}> : () -> index

// -----

%0 = "index.constant"() <{value = 7 : index}> : () -> i64

// -----

%0 = "index.constant"() : () -> index

// -----

%0 = "index.bool.constant"() <{value = 1 : i8}> : () -> i1

// -----

%0 = "index.bool.constant"() <{value = true}> : () -> i8

// -----

func.func @f(%a: i32, %b: index) {
  %0 = index.add %a, %b
  return
}

// -----

func.func @f(%a: i32, %b: index) {
  %0 = "index.add"(%a, %b) : (i32, index) -> index
  return
}

// -----

func.func @f(%a: index) {
  %0 = "index.add"(%a, %a) : (index, index) -> i32
  return
}

// -----

func.func @f(%a: index) {
  %0 = "index.mul"(%a) : (index) -> index
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.add %a
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.add %a, %a : index
  return
}

// -----

func.func @f(%a: vector<4xindex>) {
  %0 = "index.sub"(%a, %a) : (vector<4xindex>, vector<4xindex>) -> vector<4xindex>
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.casts %a : index to index
  return
}

// -----

func.func @f(%a: i32) {
  %0 = index.castu %a : i32 to i64
  return
}

// -----

func.func @f(%a: f32) {
  %0 = index.castu %a : f32 to index
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.castu %a : index to f32
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = index.castu %a : vector<4xi32> to vector<4xindex>
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.casts %a : index
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.cmp lt(%a, %a)
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.cmp slt, %a, %a
  return
}

// -----

func.func @f(%a: index) {
  %0 = index.cmp (%a, %a)
  return
}

// -----

func.func @f(%a: index) {
  %0 = "index.cmp"(%a, %a) <{pred = 2 : i32}> : (index, index) -> i1
  return
}

// -----

func.func @f(%a: index) {
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}

// -----

func.func @f(%a: index) {
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i8
  return
}

// -----

"t.a"() {x = #index<cmp_predicate slt>, y = #index.cmp_predicate<uge>} : () -> ()

// -----

"t.a"() {x = #index<cmp_predicate lt>} : () -> ()

// -----

"t.a"() {x = #index<cmp_predicate>} : () -> ()

// -----

"t.a"() {x = #index<predicate slt>} : () -> ()

// -----

%0 = index.rotate

// -----

%0 = "index.sizeof"() : () -> i64

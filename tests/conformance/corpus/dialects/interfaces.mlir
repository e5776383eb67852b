func.func @f()

// -----

func.func private @f()
func.func private @f()

// -----

module @a { module @a {} func.func private @x() func.func private @x() }

// -----

"builtin.module"() ({ "func.func"() <{function_type = () -> (), sym_name = ""}> ({ }) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "hidden"}> ({}) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = () -> (), sym_name = 3 : i32}> ({}) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = () -> ()}> ({}) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = 1 : i32}> ({}) : () -> () }) : () -> ()

// -----

func.func @f() { return }
func.func @g() { func.call @h() : () -> () return }

// -----

func.func @f(%a: i32) { return }
func.func @g() { func.call @f() : () -> () return }

// -----

func.func @f(%a: i32) { return }
func.func @g(%x: i64) { func.call @f(%x) : (i64) -> () return }

// -----

func.func @f() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }
func.func @g() { func.call @f() : () -> () return }

// -----

func.func @f() -> i32 { %c = arith.constant 1 : i32 return %c : i32 }
func.func @g() { %0 = func.call @f() : () -> i64 return }

// -----

module @m { func.func private @in() }
func.func @g() { func.call @m::@in() : () -> () return }

// -----

module @m {}
func.func @g() { func.call @m() : () -> () return }

// -----

func.func @g() { %0 = func.constant @nope : () -> () return }

// -----

func.func private @f()
func.func @g() { %0 = func.constant @f : (i32) -> () return }

// -----

module @m {}
func.func @g() { %0 = func.constant @m : () -> () return }

// -----

func.func @g(%f: (i32) -> ()) { call_indirect %f() : (i32) -> () return }

// -----

func.func @g(%f: (i32) -> (), %x: i64) { "func.call_indirect"(%f, %x) : ((i32) -> (), i64) -> () return }

// -----

func.func @g(%f: () -> i32) { "func.call_indirect"(%f) : (() -> i32) -> () return }

// -----

func.func @f() -> i32 { return }

// -----

func.func @f() { %c = arith.constant 1 : i32 return %c : i32 }

// -----

func.func @f() -> (i32, i64) { %c = arith.constant 1 : i32 return %c, %c : i32, i32 }

// -----

"builtin.module"() ({ "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({ "func.return"() : () -> () }) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({ ^bb0(%a: i64): "func.return"() : () -> () }) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = []}> ({ ^bb0(%a: i32): "func.return"() : () -> () }) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = (i32) -> (), sym_name = "f", arg_attrs = [{foo = 1}]}> ({ ^bb0(%a: i32): "func.return"() : () -> () }) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = () -> i32, sym_name = "f", res_attrs = [{}, {}], sym_visibility = "private"}> ({}) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ "func.func"() <{function_type = i32, sym_name = "f", sym_visibility = "private"}> ({}) : () -> () }) : () -> ()

// -----

return

// -----

scf.yield

// -----

module { func.return }

// -----

scf.if %x {}

// -----

func.func @f() { func.func @g() { return } return }

// -----

func.func @f(%x: i32) { func.func @g() { %y = arith.addi %x, %x : i32 return } return }

// -----

func.func @f(%x: i32) { cf.br ^a ^a(%y: i32): return }

// -----

func.func @f(%x: i32) { cf.br ^a(%x, %x : i32, i32) ^a(%y: i32): return }

// -----

func.func @f(%x: i32) { cf.br ^a(%x : i32) ^a(%y: i64): return }

// -----

func.func @f(%c: i1, %x: i32) { cf.cond_br %c, ^a(%x : i32), ^b ^a: return ^b(%z: i32): return }

// -----

func.func @f(%c: i32) { "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^a: return }

// -----

func.func @f(%c: i1) { "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> () ^a: return }

// -----

func.func @f(%c: i1) { "cf.cond_br"(%c)[^a, ^a] <{branch_weights = array<i32: 1, 2, 3>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^a: return }

// -----

func.func @f(%c: i1) { "cf.cond_br"(%c)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^a: return }

// -----

func.func @f(%c: i1) { "cf.cond_br"(%c)[^a, ^a] <{branch_weights = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^a: return }

// -----

func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^a(%c : i32), 1: ^b ] ^a: return ^b: return }

// -----

func.func @f(%c: i32) { "cf.switch"(%c)[^a, ^b] <{case_values = dense<[1, 2]> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^a: return ^b: return }

// -----

func.func @f(%c: i64) { "cf.switch"(%c)[^a, ^b] <{case_values = dense<[1]> : vector<1xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> () ^a: return ^b: return }

// -----

func.func @f() { "cf.br"() : () -> () }

// -----

func.func @f() { "cf.br"()[^a, ^a] : () -> () ^a: return }

// -----

func.func @f() { cf.br ^a %x = arith.constant 1 : i32 ^a: return }

// -----

func.func @f() { %x = arith.constant 1 : i32 }

// -----

func.func @f() { cf.br ^a ^a: }

// -----

func.func @f(%c: i1) { cf.assert %c, 3 return }

// -----

func.func @f(%c: i1) { %0 = scf.if %c -> i32 { %a = arith.constant 1 : i32 scf.yield %a : i32 } return }

// -----

func.func @f(%c: i1, %a: i64) { %0 = scf.if %c -> i32 { scf.yield %a : i64 } else { scf.yield %a : i64 } return }

// -----

func.func @f(%c: i1, %a: i64) { %0:2 = scf.if %c -> (i64, i64) { scf.yield %a : i64 } else { scf.yield %a, %a : i64, i64 } return }

// -----

func.func @f(%n: index, %a: i64) { %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (i64) { scf.yield } return }

// -----

func.func @f(%n: index, %a: i64, %b: i32) { %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (i64) { scf.yield %b : i32 } return }

// -----

func.func @f(%n: index, %a: i64) { %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (i32) { scf.yield %x : i32 } return }

// -----

func.func @f(%n: index, %a: i64) { "scf.for"(%n, %n, %n, %a) ({ ^b(%i: index): "scf.yield"() : () -> () }) : (index, index, index, i64) -> () return }

// -----

func.func @f(%n: index, %a: i64) { "scf.for"(%n, %n, %n) ({ ^b(%i: i32): "scf.yield"() : () -> () }) : (index, index, index) -> () return }

// -----

func.func @f(%n: index, %a: i64) { "scf.for"(%n, %n, %n) ({ ^b: "scf.yield"() : () -> () }) : (index, index, index) -> () return }

// -----

func.func @f(%n: index, %a: i64) { "scf.for"(%n, %n, %n) ({ }) : (index, index, index) -> () return }

// -----

func.func @f(%c: i1) { scf.while : () -> () { scf.condition(%c) } do { scf.condition(%c) } return }

// -----

func.func @f(%c: i1) { scf.while : () -> () { scf.yield } do { scf.yield } return }

// -----

func.func @f(%c: i1, %x: i32) { %r = scf.while (%a = %x) : (i32) -> i64 { scf.condition(%c) %a : i32 } do { ^b(%z: i64): scf.yield %x : i32 } return }

// -----

func.func @f(%c: i1, %x: i32) { %r = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) %a : i32 } do { ^b(%z: i32): scf.yield } return }

// -----

func.func @f(%c: i1, %x: i32) { %r = scf.while (%a = %x) : (i32) -> i32 { scf.condition(%c) %a : i32 } do { ^b: scf.yield %x : i32 } return }

// -----

func.func @f(%c: index, %x: i32) { %r = scf.index_switch %c -> i32 case 1 { scf.yield %x : i32 } default { scf.yield } return }

// -----

func.func @f(%c: index, %x: i32) { scf.index_switch %c case 1 { scf.yield } case 1 { scf.yield } default { scf.yield } return }

// -----

func.func @f(%x: i32) { %r = scf.execute_region -> i32 { scf.yield } return }

// -----

func.func @f(%x: i32) { %r = scf.execute_region -> i32 { cf.br ^a ^a: func.return } return }

// -----

func.func @f(%x: i32) { scf.execute_region { } return }

// -----

func.func @f(%x: i64) { %r = scf.execute_region -> i32 { cf.br ^a ^a: scf.yield %x : i64 } return }

// -----

func.func @f(%n: index, %x: f32) { %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 { scf.reduce } return }

// -----

func.func @f(%n: index, %x: f32) { scf.parallel (%i) = (%n) to (%n) step (%n) { scf.reduce(%x : f32) { ^b(%a: f32, %c: f32): scf.reduce.return %a : f32 } } return }

// -----

func.func @f(%n: index, %x: f32, %y: i32) { %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 { scf.reduce(%x : f32) { ^b(%a: f32, %c: f32): scf.reduce.return %y : i32 } } return }

// -----

func.func @f(%n: index, %x: f32) { %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 { scf.reduce(%x : f32) { ^b(%a: f32): scf.reduce.return %a : f32 } } return }

// -----

func.func @f(%t: tensor<4xf32>) { %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<5xf32>) { scf.forall.in_parallel { } } return }

// -----

func.func @f(%t: tensor<4xf32>) { "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^b(%i: index): "scf.forall.in_parallel"() ({ ^c: }) : () -> () }) : (tensor<4xf32>) -> tensor<4xf32> return }

// -----

func.func @f(%t: i32) { "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({ ^b(%i: index, %o: i32): "scf.forall.in_parallel"() ({ ^c: }) : () -> () }) : (i32) -> () return }

// -----

func.func @f(%a: i32, %b: i64) { %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32 return }

// -----

func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64 return }

// -----

func.func @f(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 return }

// -----

func.func @f(%a: i32) { "arith.addi"(%a, %a) : (i32, i32) -> () return }

// -----

func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32 return }

// -----

func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a)[^b] : (i32, i32) -> i32 ^b: return }

// -----

func.func @f(%a: vector<4xi32>, %b: tensor<4xi32>) { %0 = "arith.addi"(%a, %b) : (vector<4xi32>, tensor<4xi32>) -> vector<4xi32> return }

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<5xi32>) { %0 = "arith.addi"(%a, %b) : (tensor<4xi32>, tensor<5xi32>) -> tensor<4xi32> return }

// -----

func.func @f(%a: f32) { %0 = "arith.extf"(%a) : (f32) -> f16 return }

// -----

func.func @f(%a: tensor<4xf32>) { %0 = "arith.extf"(%a) : (tensor<4xf32>) -> tensor<5xf64> return }

// -----

func.func @f(%a: vector<[4]xf32>) { %0 = "arith.extf"(%a) : (vector<[4]xf32>) -> vector<4xf64> return }

// -----

func.func @f(%a: i32) { %0 = builtin.unrealized_conversion_cast to i32 %1 = "builtin.unrealized_conversion_cast"() : () -> () return }

// -----

func.func @f(%c: i1, %a: tensor<4xi32>) { %0 = "arith.select"(%c, %a, %a) : (i1, tensor<4xi32>, tensor<4xi32>) -> tensor<5xi32> return }

// -----

func.func @f(%c: tensor<2xi1>, %a: tensor<4xi32>) { %0 = arith.select %c, %a, %a : tensor<2xi1>, tensor<4xi32> return }

// -----

func.func @f(%a: tensor<4xi32>) { %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<5xi1> return }

// -----

func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 99 : i64}> : (i32, i32) -> i1 return }

// -----

"builtin.module"() ({ ^bb0(%a: i32): }) : () -> ()

// -----

"builtin.module"() ({ ^bb0: "builtin.module"() ({}) : () -> () }) : () -> ()

// -----

"builtin.module"() ({ ^bb0: ^bb1: }) : () -> ()

// -----

"builtin.module"() ({}, {}) : () -> ()

// -----

%0 = "builtin.module"() ({ ^bb0: }) : () -> i32

// -----

module attributes {foo} { module attributes {dlti.dl_spec = 3} {} }

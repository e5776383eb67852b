//! Alias analysis: what `mlir-opt --test-alias-analysis` and `--test-alias-analysis-modref` print
//! of the same programs with the operations of `memref`.

use expect_test::{Expect, expect};
use ods_runtime::interfaces::ViewLikeOpInterface;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::analysis::{
    AliasAnalysis, AliasAnalysisImplementation, AliasResult, ModRefResult,
};
use std::fmt::Write as _;

ods! {
    def Mem_Dialect : Dialect { let name = "mem"; }

    def AllocOp : Op<Mem_Dialect, "alloc"> {
        let results = (outs Res<AnyType, "", [MemAlloc]>:$memory);
        let assemblyFormat = "`(` `)` attr-dict `:` type($memory)";
    }
    def AllocaOp : Op<Mem_Dialect, "alloca"> {
        let results = (outs
            Res<AnyType, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$memory);
        let assemblyFormat = "`(` `)` attr-dict `:` type($memory)";
    }
    def DeallocOp : Op<Mem_Dialect, "dealloc"> {
        let arguments = (ins Arg<AnyType, "", [MemFree]>:$memory);
        let assemblyFormat = "$memory attr-dict `:` type($memory)";
    }
    def LoadOp : Op<Mem_Dialect, "load"> {
        let arguments = (ins Arg<AnyType, "", [MemRead]>:$memory, Index:$index);
        let results = (outs F32:$value);
        let assemblyFormat = "$memory `[` $index `]` attr-dict `:` type($memory)";
    }
    def StoreOp : Op<Mem_Dialect, "store"> {
        let arguments = (ins F32:$value, Arg<AnyType, "", [MemWrite]>:$memory, Index:$index);
        let assemblyFormat = "$value `,` $memory `[` $index `]` attr-dict `:` type($memory)";
    }
    def CastOp : Op<Mem_Dialect, "cast", [
        Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
        let arguments = (ins AnyType:$source);
        let results = (outs AnyType:$view);
        let assemblyFormat = "$source attr-dict `:` type($source) `to` type($view)";
    }
    def DistinctObjectsOp : Op<Mem_Dialect, "distinct_objects", [Pure, DistinctObjectsTrait]> {
        let arguments = (ins Variadic<AnyType>:$operands);
        let results = (outs Variadic<AnyType>:$results);
        let assemblyFormat = "$operands attr-dict `:` type($operands) `to` type($results)";
    }
}

impl ViewLikeOpInterface for CastOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

fn parse(text: &str) -> (Ir, Operation) {
    let registry = ods_dialects::all().with::<MemDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "t.mlir", text, options);
    let module = module.unwrap_or_else(|errors| panic!("{errors}"));
    verify(module, &ir).unwrap_or_else(|errors| panic!("{errors}"));
    (ir, module)
}

/// The operations that have a name, each after those in it.
fn named(ir: &Ir, op: Operation, found: &mut Vec<(String, Operation)>) {
    for region in op.regions(ir) {
        for block in region.blocks(ir) {
            for nested in block.operations(ir) {
                named(ir, nested, found);
            }
        }
    }
    if let Some(Attribute::String(name)) = op.attribute(ir, "test.ptr") {
        found.push((name.value().to_owned(), op));
    }
}

/// The results of named operations and the arguments in their regions, with names.
fn values(ir: &Ir, ops: &[(String, Operation)]) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    let mut add = |name: &str, values: &[Value]| {
        let values = values.iter().enumerate();
        found.extend(values.map(|(number, value)| (format!("{name}#{number}"), *value)));
    };
    for (name, op) in ops {
        add(name, op.results(ir));
        for (number, region) in op.regions(ir).iter().enumerate() {
            for (at, block) in region.blocks(ir).enumerate() {
                let place = if at == 0 {
                    String::new()
                } else {
                    format!(".block{at}")
                };
                add(
                    &format!("{name}.region{number}{place}"),
                    block.arguments(ir),
                );
            }
        }
    }
    found
}

#[track_caller]
#[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
fn check(text: &str, expected: Expect) {
    let (ir, module) = parse(text);
    let mut ops = Vec::new();
    named(&ir, module, &mut ops);
    let values = values(&ir, &ops);
    let aliases = AliasAnalysis::new();
    let mut out = String::new();
    for (at, (right, rhs)) in values.iter().enumerate() {
        for (left, lhs) in &values[..at] {
            let result = aliases.alias(&ir, *lhs, *rhs);
            assert_eq!(result, aliases.alias(&ir, *rhs, *lhs), "{left} {right}");
            let _ = writeln!(out, "{left} <-> {right}: {result:?}");
        }
    }
    expected.assert_eq(&out);
}

#[test]
fn allocations_are_apart() {
    check(
        r#"
        func.func @f(%a: memref<2xf32>, %b: memref<2xf32>) attributes {test.ptr = "func"} {
          %0 = mem.alloca() {test.ptr = "stack"} : memref<2xf32>
          %1 = mem.alloc() {test.ptr = "heap"} : memref<2xf32>
          %2 = mem.cast %1 {test.ptr = "cast"} : memref<2xf32> to memref<?xf32>
          %3 = "t.unknown"(%1) {test.ptr = "unknown"} : (memref<2xf32>) -> memref<2xf32>
          %4 = arith.constant {test.ptr = "constant"} 0 : index
          return
        }
        "#,
        expect![[r"
            stack#0 <-> heap#0: NoAlias
            stack#0 <-> cast#0: NoAlias
            heap#0 <-> cast#0: MustAlias
            stack#0 <-> unknown#0: MayAlias
            heap#0 <-> unknown#0: MayAlias
            cast#0 <-> unknown#0: MayAlias
            stack#0 <-> constant#0: NoAlias
            heap#0 <-> constant#0: NoAlias
            cast#0 <-> constant#0: NoAlias
            unknown#0 <-> constant#0: MayAlias
            stack#0 <-> func.region0#0: NoAlias
            heap#0 <-> func.region0#0: NoAlias
            cast#0 <-> func.region0#0: NoAlias
            unknown#0 <-> func.region0#0: MayAlias
            constant#0 <-> func.region0#0: MayAlias
            stack#0 <-> func.region0#1: NoAlias
            heap#0 <-> func.region0#1: NoAlias
            cast#0 <-> func.region0#1: NoAlias
            unknown#0 <-> func.region0#1: MayAlias
            constant#0 <-> func.region0#1: MayAlias
            func.region0#0 <-> func.region0#1: MayAlias
        "]],
    );
}

#[test]
fn branches_pass_memory_on() {
    check(
        r#"
        func.func @f(%c: i1) {
          %0 = mem.alloca() {test.ptr = "stack"} : memref<2xf32>
          %1 = mem.alloc() {test.ptr = "heap"} : memref<2xf32>
          %e = scf.execute_region -> memref<2xf32> {
            cf.cond_br %c, ^a(%0 : memref<2xf32>), ^b(%0, %1 : memref<2xf32>, memref<2xf32>)
          ^a(%x: memref<2xf32>):
            cf.br ^b(%x, %0 : memref<2xf32>, memref<2xf32>)
          ^b(%y: memref<2xf32>, %z: memref<2xf32>):
            scf.yield %y : memref<2xf32>
          } {test.ptr = "execute"}
          return
        }
        "#,
        expect![[r"
            stack#0 <-> heap#0: NoAlias
            stack#0 <-> execute#0: MustAlias
            heap#0 <-> execute#0: NoAlias
            stack#0 <-> execute.region0.block1#0: MustAlias
            heap#0 <-> execute.region0.block1#0: NoAlias
            execute#0 <-> execute.region0.block1#0: MustAlias
            stack#0 <-> execute.region0.block2#0: MustAlias
            heap#0 <-> execute.region0.block2#0: NoAlias
            execute#0 <-> execute.region0.block2#0: MustAlias
            execute.region0.block1#0 <-> execute.region0.block2#0: MustAlias
            stack#0 <-> execute.region0.block2#1: MayAlias
            heap#0 <-> execute.region0.block2#1: MayAlias
            execute#0 <-> execute.region0.block2#1: MayAlias
            execute.region0.block1#0 <-> execute.region0.block2#1: MayAlias
            execute.region0.block2#0 <-> execute.region0.block2#1: MayAlias
        "]],
    );
}

#[test]
fn regions_pass_memory_on() {
    check(
        r#"
        func.func @f(%c: i1, %i: index) {
          %0 = mem.alloca() {test.ptr = "stack"} : memref<2xf32>
          %1 = mem.alloc() {test.ptr = "heap"} : memref<2xf32>
          %2 = scf.if %c -> memref<2xf32> {
            scf.yield %0 : memref<2xf32>
          } else {
            scf.yield %0 : memref<2xf32>
          } {test.ptr = "same"}
          %3 = scf.if %c -> memref<2xf32> {
            scf.yield %0 : memref<2xf32>
          } else {
            scf.yield %1 : memref<2xf32>
          } {test.ptr = "merge"}
          %l:2 = scf.for %k = %i to %i step %i iter_args(%p = %0, %q = %1) -> (memref<2xf32>, memref<2xf32>) {
            scf.yield %p, %q : memref<2xf32>, memref<2xf32>
          } {test.ptr = "for"}
          return
        }
        "#,
        expect![[r"
            stack#0 <-> heap#0: NoAlias
            stack#0 <-> same#0: MustAlias
            heap#0 <-> same#0: NoAlias
            stack#0 <-> merge#0: MayAlias
            heap#0 <-> merge#0: MayAlias
            same#0 <-> merge#0: MayAlias
            stack#0 <-> for#0: MustAlias
            heap#0 <-> for#0: NoAlias
            same#0 <-> for#0: MustAlias
            merge#0 <-> for#0: MayAlias
            stack#0 <-> for#1: NoAlias
            heap#0 <-> for#1: MustAlias
            same#0 <-> for#1: NoAlias
            merge#0 <-> for#1: MayAlias
            for#0 <-> for#1: NoAlias
            stack#0 <-> for.region0#0: MayAlias
            heap#0 <-> for.region0#0: MayAlias
            same#0 <-> for.region0#0: MayAlias
            merge#0 <-> for.region0#0: MayAlias
            for#0 <-> for.region0#0: MayAlias
            for#1 <-> for.region0#0: MayAlias
            stack#0 <-> for.region0#1: MustAlias
            heap#0 <-> for.region0#1: NoAlias
            same#0 <-> for.region0#1: MustAlias
            merge#0 <-> for.region0#1: MayAlias
            for#0 <-> for.region0#1: MustAlias
            for#1 <-> for.region0#1: NoAlias
            for.region0#0 <-> for.region0#1: MayAlias
            stack#0 <-> for.region0#2: NoAlias
            heap#0 <-> for.region0#2: MustAlias
            same#0 <-> for.region0#2: NoAlias
            merge#0 <-> for.region0#2: MayAlias
            for#0 <-> for.region0#2: NoAlias
            for#1 <-> for.region0#2: MustAlias
            for.region0#0 <-> for.region0#2: MayAlias
            for.region0#1 <-> for.region0#2: NoAlias
        "]],
    );
}

#[test]
fn loops_that_swap_memory_have_both() {
    check(
        r#"
        func.func @f(%i: index) {
          %0 = mem.alloca() {test.ptr = "stack"} : memref<2xf32>
          %1 = mem.alloc() {test.ptr = "heap"} : memref<2xf32>
          %2 = mem.alloc() {test.ptr = "other"} : memref<2xf32>
          %l:2 = scf.for %k = %i to %i step %i iter_args(%p = %0, %q = %1) -> (memref<2xf32>, memref<2xf32>) {
            scf.yield %q, %p : memref<2xf32>, memref<2xf32>
          } {test.ptr = "for"}
          return
        }
        "#,
        expect![[r"
            stack#0 <-> heap#0: NoAlias
            stack#0 <-> other#0: NoAlias
            heap#0 <-> other#0: NoAlias
            stack#0 <-> for#0: MayAlias
            heap#0 <-> for#0: MayAlias
            other#0 <-> for#0: NoAlias
            stack#0 <-> for#1: MayAlias
            heap#0 <-> for#1: MayAlias
            other#0 <-> for#1: NoAlias
            for#0 <-> for#1: MayAlias
            stack#0 <-> for.region0#0: MayAlias
            heap#0 <-> for.region0#0: MayAlias
            other#0 <-> for.region0#0: MayAlias
            for#0 <-> for.region0#0: MayAlias
            for#1 <-> for.region0#0: MayAlias
            stack#0 <-> for.region0#1: MayAlias
            heap#0 <-> for.region0#1: MayAlias
            other#0 <-> for.region0#1: NoAlias
            for#0 <-> for.region0#1: MayAlias
            for#1 <-> for.region0#1: MayAlias
            for.region0#0 <-> for.region0#1: MayAlias
            stack#0 <-> for.region0#2: MayAlias
            heap#0 <-> for.region0#2: MayAlias
            other#0 <-> for.region0#2: NoAlias
            for#0 <-> for.region0#2: MayAlias
            for#1 <-> for.region0#2: MayAlias
            for.region0#0 <-> for.region0#2: MayAlias
            for.region0#1 <-> for.region0#2: MayAlias
        "]],
    );
}

#[test]
fn distinct_objects_are_apart() {
    check(
        r#"
        func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) attributes {test.ptr = "func"} {
          %0, %1 = mem.distinct_objects %a, %b {test.ptr = "distinct"} : memref<?xf32>, memref<?xf32> to memref<?xf32>, memref<?xf32>
          return
        }
        "#,
        expect![[r"
            distinct#0 <-> distinct#1: NoAlias
            distinct#0 <-> func.region0#0: MustAlias
            distinct#1 <-> func.region0#0: MayAlias
            distinct#0 <-> func.region0#1: MayAlias
            distinct#1 <-> func.region0#1: MustAlias
            func.region0#0 <-> func.region0#1: MayAlias
        "]],
    );
}

#[test]
fn effects_are_on_memory_that_may_be_the_same() {
    let (ir, module) = parse(
        r#"
        func.func private @g()
        func.func @f(%c: i1, %i: index) {
          %0 = mem.alloc() {test.ptr = "heap1"} : memref<2xf32>
          %1 = mem.alloc() {test.ptr = "heap2"} : memref<2xf32>
          %2 = mem.cast %0 {test.ptr = "cast"} : memref<2xf32> to memref<?xf32>
          %3 = mem.load %0[%i] {test.ptr = "load"} : memref<2xf32>
          mem.store %3, %2[%i] {test.ptr = "store"} : memref<?xf32>
          mem.dealloc %1 {test.ptr = "free"} : memref<2xf32>
          scf.if %c {
            mem.store %3, %1[%i] : memref<2xf32>
          } {test.ptr = "if"}
          func.call @g() {test.ptr = "call"} : () -> ()
          return
        }
        "#,
    );
    let mut ops = Vec::new();
    named(&ir, module, &mut ops);
    let aliases = AliasAnalysis::new();
    let mut out = String::new();
    for (place, value) in values(&ir, &ops) {
        for (name, op) in &ops {
            let result = aliases.get_mod_ref(&ir, *op, value);
            let shown = match (result.is_mod, result.is_ref) {
                (false, false) => "NoModRef",
                (true, false) => "Mod",
                (false, true) => "Ref",
                (true, true) => "ModRef",
            };
            let _ = writeln!(out, "{name} -> {place}: {shown}");
        }
    }
    expect![[r"
        heap1 -> heap1#0: NoModRef
        heap2 -> heap1#0: NoModRef
        cast -> heap1#0: NoModRef
        load -> heap1#0: Ref
        store -> heap1#0: Mod
        free -> heap1#0: NoModRef
        if -> heap1#0: ModRef
        call -> heap1#0: ModRef
        heap1 -> heap2#0: NoModRef
        heap2 -> heap2#0: NoModRef
        cast -> heap2#0: NoModRef
        load -> heap2#0: NoModRef
        store -> heap2#0: NoModRef
        free -> heap2#0: NoModRef
        if -> heap2#0: ModRef
        call -> heap2#0: ModRef
        heap1 -> cast#0: NoModRef
        heap2 -> cast#0: NoModRef
        cast -> cast#0: NoModRef
        load -> cast#0: Ref
        store -> cast#0: Mod
        free -> cast#0: NoModRef
        if -> cast#0: ModRef
        call -> cast#0: ModRef
        heap1 -> load#0: NoModRef
        heap2 -> load#0: NoModRef
        cast -> load#0: NoModRef
        load -> load#0: Ref
        store -> load#0: Mod
        free -> load#0: NoModRef
        if -> load#0: ModRef
        call -> load#0: ModRef
    "]]
    .assert_eq(&out);
}

/// Knows that nothing aliases anything, and that nothing is written.
struct Apart;

impl AliasAnalysisImplementation for Apart {
    fn alias(&self, _: &Ir, _: Value, _: Value) -> AliasResult {
        AliasResult::NoAlias
    }

    fn get_mod_ref(&self, _: &Ir, _: Operation, _: Value) -> ModRefResult {
        ModRefResult {
            is_mod: false,
            is_ref: true,
        }
    }
}

#[test]
fn others_are_asked_for_what_is_not_known() {
    let (ir, module) = parse(
        r#"
        %a = "t.a"() {test.ptr = "a"} : () -> memref<2xf32>
        %b = "t.b"() {test.ptr = "b"} : () -> memref<2xf32>
        "#,
    );
    let mut ops = Vec::new();
    named(&ir, module, &mut ops);
    let [(_, a), (_, b)] = values(&ir, &ops)[..] else {
        panic!("there are two values");
    };
    let aliases = AliasAnalysis::new();
    assert_eq!(aliases.alias(&ir, a, b), AliasResult::MayAlias);
    assert_eq!(aliases.get_mod_ref(&ir, ops[0].1, b), ModRefResult::MOD_REF);
    let aliases = aliases.with(Apart);
    assert_eq!(aliases.alias(&ir, a, b), AliasResult::NoAlias);
    // What the first one is sure of stays.
    assert_eq!(aliases.alias(&ir, a, a), AliasResult::MustAlias);
    let result = aliases.get_mod_ref(&ir, ops[0].1, b);
    assert!(result.is_ref && !result.is_mod);
}

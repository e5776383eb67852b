//! Passes on a dialect whose interfaces answer what cannot be: each is an error at the operation.

use ods_runtime::IrMapping;
use ods_runtime::interfaces::{
    CallOpInterface, CallableOpInterface, Callee, DialectInlinerInterface, InvocationBounds,
    LoopLikeOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessors,
};
use ods_runtime::pass::{PassRegistry, parse_pipeline};
use ods_runtime::prelude::*;
use std::ops::Range;

ods! {
    def Odd_Dialect : Dialect { let name = "odd"; }

    def NumberOp : Op<Odd_Dialect, "number", [Pure]> {
        let results = (outs I32:$result);
        let assemblyFormat = "attr-dict";
    }

    def EndOp : Op<Odd_Dialect, "end", [Terminator]> {
        let arguments = (ins Variadic<I32>:$values);
        let assemblyFormat = "$values attr-dict";
    }

    /// Names the region of its parent as its own, or moves nothing.
    def LoopOp : Op<Odd_Dialect, "loop", [
        DeclareOpInterfaceMethods<LoopLikeOpInterface>, NoTerminator]> {
        let arguments = (ins UnitAttr:$stuck);
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "attr-dict-with-keyword $body";
    }

    /// Says of no region how often it runs.
    def BranchOp : Op<Odd_Dialect, "branch", [
        DeclareOpInterfaceMethods<RegionBranchOpInterface>, NoTerminator]> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "attr-dict-with-keyword $body";
    }

    def FnOp : Op<Odd_Dialect, "fn", [
        Symbol, DeclareOpInterfaceMethods<CallableOpInterface>]> {
        let arguments = (ins SymbolNameAttr:$sym_name);
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$sym_name attr-dict-with-keyword $body";
    }

    /// Has more arguments than operands with `many`.
    def CallOp : Op<Odd_Dialect, "call", [DeclareOpInterfaceMethods<CallOpInterface>]> {
        let arguments = (ins FlatSymbolRefAttr:$callee, UnitAttr:$many);
        let assemblyFormat = "$callee attr-dict";
    }
}

impl LoopLikeOpInterface for LoopOp {
    fn get_loop_regions(self, ir: &Ir) -> &[Region] {
        if self.stuck(ir) {
            return self.operation().regions(ir);
        }
        self.parent_op(ir).map_or(&[], |parent| parent.regions(ir))
    }

    fn move_out_of_loop(self, _: &mut Ir, _: Operation) {}
}

impl RegionBranchOpInterface for BranchOp {
    fn get_successor_regions(self, _: &Ir, _: RegionBranchPoint) -> RegionSuccessors<'_> {
        RegionSuccessors::default()
    }

    fn get_region_invocation_bounds(
        self,
        _: &Ir,
        _: &[Option<Attribute>],
    ) -> Vec<InvocationBounds> {
        Vec::new()
    }
}

impl CallableOpInterface for FnOp {}

impl CallOpInterface for CallOp {
    fn get_callable_for_callee(self, ir: &Ir) -> Callee {
        let callee = self.attr(ir, Self::CALLEE).and_then(Attribute::downcast);
        Callee::Symbol(callee.cloned().expect("the call has a callee"))
    }

    fn set_callee_from_callable(self, _: &mut Ir, _: Callee) {}

    fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
        0..usize::from(self.many(ir))
    }
}

/// Allows everything, and handles no terminator.
struct Careless;

impl DialectInlinerInterface for Careless {
    fn is_call_legal(&self, _: &Ir, _: Operation, _: Operation, _: bool) -> bool {
        true
    }

    fn is_region_legal(&self, _: &Ir, _: Region, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }

    fn is_op_legal(&self, _: &Ir, _: Operation, _: Region, _: bool, _: &IrMapping) -> bool {
        true
    }
}

/// The first error of the pass.
fn error(pass: &str, text: &str) -> String {
    let registry = DialectRegistry::new()
        .with::<OddDialect>()
        .attach_to_dialect::<OddDialect, dyn DialectInlinerInterface>(&Careless);
    let mut ir = Ir::with_registry(registry.into());
    let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new());
    let module = module.expect("the text is well-formed");
    let known = PassRegistry::new().with_all(ods_runtime::transforms::all);
    let pipeline = parse_pipeline(&format!("builtin.module({pass})"), &known);
    let pipeline = pipeline.expect("the pass is known");
    match PassManager::with_pipeline(pipeline).run(&mut ir, module) {
        Ok(_) => module.display(&ir).to_string(),
        Err(errors) => format!("{:#}", errors[0]),
    }
}

#[test]
fn loops() {
    assert_eq!(
        error("loop-invariant-code-motion", "odd.loop { odd.number }"),
        "a.mlir:1:1: error: 'odd.loop' op has an interface that names a loop region which it does not have"
    );
    assert_eq!(
        error(
            "loop-invariant-code-motion",
            "odd.loop attributes {stuck} { odd.number }"
        ),
        "a.mlir:1:1: error: 'odd.loop' op has an interface that does not move an operation out of it"
    );
}

#[test]
fn branches() {
    assert_eq!(
        error("control-flow-sink", "odd.branch { odd.number }"),
        "a.mlir:1:1: error: 'odd.branch' op has an interface that does not return invocation bounds for each region"
    );
}

#[test]
fn calls() {
    let callee = "odd.fn @f { odd.end }\nodd.fn @g { odd.call @f odd.end }";
    assert_eq!(
        error("inline", callee),
        "a.mlir:1:13: error: 'odd.end' op must be handled by the inliner interface of its dialect if there is one inlined block"
    );
    let callee = "odd.fn @f { odd.end }\nodd.fn @g { odd.call @f {many} odd.end }";
    assert_eq!(
        error("inline", callee),
        "a.mlir:2:13: error: 'odd.call' op has an interface that names argument operands which it does not have"
    );
}

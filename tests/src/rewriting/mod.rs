//! The declarative patterns that `mlir-opt --test-greedy-patterns` applies, and the ops of the
//! dialect `test` that they rewrite.
//!
//! The ops are not in `dialect`, which is written in two spellings.

#![allow(missing_docs, reason = "the ops have no meaning but in patterns")]

use crate::dialect::OpI;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::FrozenPatterns;
use ods_runtime::rewrite::greedy::{GreedyConfig, GreedyError, greedy};
use std::sync::atomic::{AtomicI32, Ordering};

ods! {
    #![import(crate::dialect::test_td)]
    #![emit("Ops.td")]
    #![emit("Patterns.td")]
}

/// Adds the ops that only patterns use to a registry.
pub fn with_ops(registry: DialectRegistry) -> DialectRegistry {
    macro_rules! add {
        ($($op:ident)*) => { registry$(.with_op::<$op>())* };
    }
    add! {
        OpC OpR OpS RewriteOp IgnoreSrcOp IgnoreDstOp Interleaved1Op Interleaved2Op
        ManyArgumentsOp Native1Op Native2Op Native3Op Native4Op Native5Op Native6Op Native7Op
        TestConstantOp SelfFoldOp AllOf1Op AllOf2Op FourAttrs1Op FourAttrs2Op OneUnitOp
        TwoUnitsOp NoStrOp HasStrOp BindingAOp BindingBOp BindingCOp BindingDOp
        BindingNoResultOp ThreeResultsOp OtherThreeResultsOp TwoResultsOp OtherTwoResultsOp
        FloatResultOp IntResultOp IntOfFloatOp Variadic1Op Variadic2Op MixedIn1Op MixedIn2Op
        MixedOut1Op MixedOut2Op OneOutOp MixedIn3Op MixedOut3Op MixedIn4Op MixedIn5Op
        MixedIn6Op MixedIn7Op InOutOp SegmentsSrcOp SegmentsDstOp EitherAOp EitherBOp EitherCOp
        EitherHelperAOp EitherHelperBOp LocSrcOp LocDstOp LocSrcNoResultOp LocDstNoResultOp
        TypedSourceOp OpX OneToTwoOp TwoToOneOp IllegalAOp IllegalBOp IllegalCOp IllegalDOp
        IllegalEOp LegalAOp
    }
}

/// Applies all patterns to everything in the regions of an operation: MLIR's
/// `test-greedy-patterns`, except that its patterns written in C++ are missing.
#[derive(Debug, Pass)]
#[pass(name = "test-greedy-patterns")]
pub struct TestGreedyPatterns {
    /// How often the driver goes over everything.
    #[option(default = 10)]
    max_iterations: u32,
    /// Whether the first operation comes first.
    #[option(default = false)]
    top_down: bool,
}

impl RunPass for TestGreedyPatterns {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::new();
        populate_with_generated(&mut patterns);
        patterns.add_declared::<NamedRule>();
        let config = GreedyConfig::new()
            .max_iterations(Some(self.max_iterations))
            .top_down(self.top_down);
        match greedy(cx, op, &FrozenPatterns::new(patterns), &config) {
            // As in MLIR, patterns need not come to an end.
            Ok(_) | Err(GreedyError::NotConverged { .. }) => Ok(()),
            Err(error) => Err(op.emit_error(cx, error.to_string()).into()),
        }
    }
}

impl Fold for TestConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.value(ir).clone().into()
    }
}

impl Fold for SelfFoldOp {
    /// Sets the attribute in place.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        if self.folded(ir) {
            return Folded::No;
        }
        self.set_folded(ir, true);
        Folded::InPlace
    }
}

fn operands_are_equal(ir: &Ir, of: Value) -> bool {
    let op = of.defining_op(ir);
    op.is_some_and(|op| op.operands(ir).windows(2).all(|pair| pair[0] == pair[1]))
}

/// Captures the first result of an operation, if its type is `i32`.
fn first_i32(ir: &Ir, op: Operation, captured: &mut Option<Value>) -> bool {
    let first = op.results(ir).first().copied();
    *captured = first.filter(|value| *value.ty(ir) == Type::i32());
    captured.is_some()
}

/// A number that is greater by one at each call.
fn next_number(_: Value) -> Attribute {
    static NEXT: AtomicI32 = AtomicI32::new(314_159_265);
    Attribute::i32(NEXT.fetch_add(1, Ordering::Relaxed))
}

/// An element of an array of integers.
fn element(array: &Attribute, index: usize) -> Option<i64> {
    array.as_array()?.get(index)?.as_i64()
}

fn has_rank(elements: &Attribute) -> bool {
    let elements = elements.downcast::<DenseElementsAttr>();
    elements.is_some_and(|elements| elements.ty().shape().is_some_and(|shape| !shape.is_empty()))
}

fn make_b(rw: &mut Rewriter<'_>, op: Operation) {
    let operand = op.operands(rw)[0];
    let location = op.location(rw);
    BindingBOp::build(rw, location, operand);
}

//! The pass `arith-expand`.

use super::build::{Expansion, need_constants};
use super::expand_formats::{bf16_patterns, f4e2m1_patterns, f8e8m0_patterns, scaling_patterns};
#[allow(clippy::wildcard_imports, reason = "most ops of the dialect")]
use crate::arith::*;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::FrozenPatterns;
use ods_runtime::rewrite::conversion::{ConversionConfig, ConversionTarget, convert};
use ods_runtime::types::element_type_or_self;

/// Replaces operations that LLVM lacks by simpler ones
///
/// An operation on a tensor of dynamic shape whose expansion needs a constant is an error: there is
/// no such constant.
///
/// ```
/// use ods_runtime::prelude::*;
/// use std::sync::Arc;
/// let mut ir = Ir::with_registry(Arc::new(ods_dialects::all()));
/// let text = "func.func @f(%a: i32, %b: i32) -> i32 {
///   %c = arith.maxsi %a, %b : i32
///   return %c : i32
/// }";
/// let module = parse_source(&mut ir, "f.mlir", text, ParseOptions::default()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(ods_dialects::arith::passes::ArithExpandOpsPass::default());
/// passes.run(&mut ir, module).unwrap();
/// assert!(module.display(&ir).to_string().contains("arith.cmpi sgt, %arg0, %arg1 : i32"));
/// ```
#[derive(Debug, Pass)]
#[pass(
    name = "arith-expand",
    summary = "Legalize Arith ops to be convertible to LLVM."
)]
pub struct ArithExpandOpsPass {
    /// Enable the BF16 expansion patterns
    #[option(name = "include-bf16")]
    include_bf16: bool,
    /// Enable the F4E2M1 expansion patterns
    #[option(name = "include-f4e2m1")]
    include_f4e2m1: bool,
    /// Enable the F8E8M0 expansion patterns
    #[option(name = "include-f8e8m0")]
    include_f8e8m0: bool,
}

impl RunPass for ArithExpandOpsPass {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut patterns = PatternSet::new();
        expansion_patterns(&mut patterns);
        if self.include_bf16 {
            bf16_patterns(&mut patterns);
        }
        if self.include_f8e8m0 {
            f8e8m0_patterns(&mut patterns);
        }
        if self.include_f4e2m1 {
            f4e2m1_patterns(&mut patterns);
        }
        let target = self.target();
        let config = ConversionConfig::new();
        convert(cx, op, &target, &FrozenPatterns::new(patterns), config)?;
        Ok(())
    }
}

impl ArithExpandOpsPass {
    fn target(&self) -> ConversionTarget {
        let (bf16, f4, f8) = (self.include_bf16, self.include_f4e2m1, self.include_f8e8m0);
        // Whether a conversion is between formats that are expanded. The first one is the narrow one.
        let is_expanded = move |narrow: &Type, wide: &Type| {
            let (narrow, wide) = (element_type_or_self(narrow), element_type_or_self(wide));
            bf16 && narrow.is_bf16() && wide.is_f32()
                || f8 && narrow.is_f8e8m0fnu()
                || f4 && narrow.is_f4e2m1fn()
        };
        ConversionTarget::new()
            .legal_dialect::<ArithDialect>()
            .illegal_op::<CeilDivSIOp>()
            .illegal_op::<CeilDivUIOp>()
            .illegal_op::<FloorDivSIOp>()
            .illegal_op::<MaxSIOp>()
            .illegal_op::<MaxUIOp>()
            .illegal_op::<MinSIOp>()
            .illegal_op::<MinUIOp>()
            .illegal_op::<MaximumFOp>()
            .illegal_op::<MinimumFOp>()
            .illegal_op::<MaxNumFOp>()
            .illegal_op::<MinNumFOp>()
            .illegal_op::<ScalingExtFOp>()
            .illegal_op::<ScalingTruncFOp>()
            .legal_op_if(move |ir, op: ExtFOp| !is_expanded(op.r#in(ir).ty(ir), op.out(ir).ty(ir)))
            .legal_op_if(move |ir, op: TruncFOp| {
                !is_expanded(op.out(ir).ty(ir), op.r#in(ir).ty(ir))
            })
    }
}

/// Adds the patterns that replace divisions, maxima, minima, and conversions with a scale.
fn expansion_patterns(set: &mut PatternSet) {
    set.add(ceil_div_signed).named("CeilDivSIOpConverter");
    set.add(ceil_div_unsigned).named("CeilDivUIOpConverter");
    set.add(floor_div_signed).named("FloorDivSIOpConverter");
    scaling_patterns(set);
    set.add(|op: MaxSIOp, rw| choose(op.operation(), rw, CmpIPredicate::sgt));
    set.add(|op: MaxUIOp, rw| choose(op.operation(), rw, CmpIPredicate::ugt));
    set.add(|op: MinSIOp, rw| choose(op.operation(), rw, CmpIPredicate::slt));
    set.add(|op: MinUIOp, rw| choose(op.operation(), rw, CmpIPredicate::ult));
    set.add(|op: MaximumFOp, rw| choose_float(op.operation(), rw, CmpFPredicate::UGT, true));
    set.add(|op: MinimumFOp, rw| choose_float(op.operation(), rw, CmpFPredicate::ULT, true));
    set.add(|op: MaxNumFOp, rw| choose_float(op.operation(), rw, CmpFPredicate::UGT, false));
    set.add(|op: MinNumFOp, rw| choose_float(op.operation(), rw, CmpFPredicate::ULT, false));
}

/// `a == 0 ? 0 : (a - 1) / b + 1`
fn ceil_div_unsigned(op: CeilDivUIOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let ty = a.ty(rw).clone();
    need_constants(op, &ty, rw)?;
    let x = &mut Expansion::of(op, rw);
    let zero = x.int(&ty, 0);
    let is_zero = x.compare(CmpIPredicate::eq, a, zero);
    let one = x.int(&ty, 1);
    let less = x.sub(a, one);
    let quotient = x.div_unsigned(less, b);
    let more = x.add(quotient, one);
    let result = x.select(is_zero, zero, more);
    rw.replace(op, result);
    Some(())
}

/// What both signed divisions look at: the quotient rounded towards zero, whether it is inexact,
/// and whether the operands are negative.
struct Division {
    quotient: Value,
    is_inexact: Value,
}

impl Division {
    fn new(x: &mut Expansion<'_, '_>, a: Value, b: Value) -> Self {
        let quotient = x.div_signed(a, b);
        let product = x.mul(quotient, b);
        let is_inexact = x.compare(CmpIPredicate::ne, a, product);
        Self {
            quotient,
            is_inexact,
        }
    }
}

/// Whether the operands have the same sign, or different ones, as the predicate says.
fn compare_signs(
    x: &mut Expansion<'_, '_>,
    predicate: CmpIPredicate,
    [a, b]: [Value; 2],
    zero: Value,
) -> Value {
    let a_is_negative = x.compare(CmpIPredicate::slt, a, zero);
    let b_is_negative = x.compare(CmpIPredicate::slt, b, zero);
    x.compare(predicate, a_is_negative, b_is_negative)
}

/// The quotient, plus 1 if it is inexact and positive.
fn ceil_div_signed(op: CeilDivSIOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let ty = a.ty(rw).clone();
    need_constants(op, &ty, rw)?;
    let x = &mut Expansion::of(op, rw);
    let (zero, one) = (x.int(&ty, 0), x.int(&ty, 1));
    let division = Division::new(x, a, b);
    let is_positive = compare_signs(x, CmpIPredicate::eq, [a, b], zero);
    let is_rounded = x.and(division.is_inexact, is_positive);
    let more = x.add(division.quotient, one);
    let result = x.select(is_rounded, more, division.quotient);
    rw.replace(op, result);
    Some(())
}

/// The quotient, minus 1 if it is inexact and negative.
fn floor_div_signed(op: FloorDivSIOp, rw: &mut Rewriter<'_>) -> Option<()> {
    let (a, b) = (op.lhs(rw), op.rhs(rw));
    let ty = a.ty(rw).clone();
    need_constants(op, &ty, rw)?;
    let x = &mut Expansion::of(op, rw);
    let division = Division::new(x, a, b);
    let zero = x.int(&ty, 0);
    let is_negative = compare_signs(x, CmpIPredicate::ne, [a, b], zero);
    let is_rounded = x.and(division.is_inexact, is_negative);
    let minus_one = x.int(&ty, -1);
    let less = x.add(division.quotient, minus_one);
    let result = x.select(is_rounded, less, division.quotient);
    rw.replace(op, result);
    Some(())
}

#[expect(clippy::unnecessary_wraps, reason = "it is a pattern")]
fn choose(op: Operation, rw: &mut Rewriter<'_>, predicate: CmpIPredicate) -> Option<()> {
    let (a, b) = (op.operand(rw, 0), op.operand(rw, 1));
    let x = &mut Expansion::of(op, rw);
    let is_first = x.compare(predicate, a, b);
    let result = x.select(is_first, a, b);
    rw.replace(op, result);
    Some(())
}

/// The operand that the predicate chooses. Of a NaN and a number, the result is the NaN if it
/// spreads, else the number.
#[expect(clippy::unnecessary_wraps, reason = "it is a pattern")]
fn choose_float(
    op: Operation,
    rw: &mut Rewriter<'_>,
    predicate: CmpFPredicate,
    nan_spreads: bool,
) -> Option<()> {
    let (a, b) = (op.operand(rw, 0), op.operand(rw, 1));
    let x = &mut Expansion::of(op, rw);
    let is_first = x.compare_floats(predicate, a, b);
    let chosen = x.select(is_first, a, b);
    let tested = if nan_spreads { b } else { a };
    let is_nan = x.compare_floats(CmpFPredicate::UNO, tested, tested);
    let result = x.select(is_nan, b, chosen);
    rw.replace(op, result);
    Some(())
}

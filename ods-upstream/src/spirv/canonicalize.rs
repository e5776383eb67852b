//! Canonicalization.

use super::composite::is_scalar;
use super::{
    AccessChainOp, BranchConditionalOp, BranchOp, CompositeConstructOp, CompositeInsertOp,
    ConstantOp, IAddCarryOp, IEqualOp, INotEqualOp, LogicalEqualOp, LogicalNotEqualOp,
    LogicalNotOp, SMulExtendedOp, SelectOp, SelectionOp, StoreOp, UModOp, UMulExtendedOp, UndefOp,
    i32_array,
};
use crate::elementwise::{number, zero_of, zip};
use ods_runtime::attributes::ApInt;
use ods_runtime::op::OpInfo;
use ods_runtime::prelude::*;

/// Builds an operation with one result.
fn build(
    rw: &mut Rewriter<'_>,
    info: &'static OpInfo,
    location: Location,
    operands: &[Value],
    ty: &Type,
    attribute: Option<(&str, Attribute)>,
) -> Value {
    let mut state = OperationState::new(info, location);
    state.operands.extend_from_slice(operands);
    state.result_types.push(ty.clone());
    if let Some((name, value)) = attribute {
        state.set_attribute(name, value);
    }
    rw.create_operation(state).result(rw, 0)
}

fn build_constant(rw: &mut Rewriter<'_>, location: Location, ty: &Type, value: Attribute) -> Value {
    build(
        rw,
        ConstantOp::INFO,
        location,
        &[],
        ty,
        Some(("value", value)),
    )
}

impl CanonicalizationPatterns for AccessChainOp {
    /// A chain from a part that a chain leads to.
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let outer = op.base_ptr(rw).defining::<Self>(rw)?;
            let mut operands = outer.operation().operands(rw).to_vec();
            operands.extend_from_slice(op.indices(rw));
            let ty = op.component_ptr(rw).ty(rw).clone();
            let location = op.location(rw);
            let new = build(rw, Self::INFO, location, &operands, &ty, None);
            rw.replace(op, new);
            Some(())
        });
    }
}

/// An operation on two integers whose result is a structure of two.
struct Extended {
    op: Operation,
    lhs: Value,
    rhs: Value,
}

impl Extended {
    fn of(op: Operation, ir: &Ir) -> Option<Self> {
        let [lhs, rhs] = *op.operands(ir) else {
            return None;
        };
        Some(Self { op, lhs, rhs })
    }

    /// The operation becomes a structure of two values.
    fn replace_by(self, rw: &mut Rewriter<'_>, parts: [Value; 2]) {
        let ty = self.op.results(rw)[0].ty(rw).clone();
        let location = self.op.location(rw);
        let new = build(rw, CompositeConstructOp::INFO, location, &parts, &ty, None);
        rw.replace(self.op, new);
    }

    /// The operation becomes a structure of two constants.
    fn replace_by_constants(self, rw: &mut Rewriter<'_>, parts: [Attribute; 2]) {
        let location = self.op.location(rw);
        let of_part = self.lhs.ty(rw).clone();
        let parts = parts.map(|part| build_constant(rw, location, &of_part, part));
        let ty = self.op.results(rw)[0].ty(rw).clone();
        let mut new = build(rw, UndefOp::INFO, location, &[], &ty, None);
        for (index, part) in parts.into_iter().enumerate() {
            let indices = i32_array(&[index as i64]).into();
            let attribute = Some(("indices", indices));
            new = build(
                rw,
                CompositeInsertOp::INFO,
                location,
                &[part, new],
                &ty,
                attribute,
            );
        }
        rw.replace(self.op, new);
    }

    /// The right operand, if it is such a constant.
    fn rhs_is(&self, rw: &mut Rewriter<'_>, test: impl Fn(&ApInt) -> bool) -> Option<()> {
        let constant = self.rhs.constant(rw)?;
        number(Some(&constant))
            .is_some_and(|number| test(&number))
            .then_some(())
    }

    /// Both operands as constants.
    fn constants(&self, rw: &mut Rewriter<'_>) -> Option<(Attribute, Attribute)> {
        Some((self.lhs.constant(rw)?, self.rhs.constant(rw)?))
    }
}

impl CanonicalizationPatterns for IAddCarryOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let it = Extended::of(op.operation(), rw)?;
            if it.rhs_is(rw, ApInt::is_zero).is_some() {
                // As upstream, in this order.
                let parts = [it.rhs, it.lhs];
                it.replace_by(rw, parts);
                return Some(());
            }
            let (lhs, rhs) = it.constants(rw)?;
            let ty = it.lhs.ty(rw).clone();
            let sum = zip(&ty, Some(&lhs), Some(&rhs), |a, b| Some(a.wrapping_add(b)))?;
            let carry = zip(&ty, Some(&sum), Some(&lhs), |sum, a| {
                Some(bit_of(sum.ult(a), sum))
            })?;
            it.replace_by_constants(rw, [sum, carry]);
            Some(())
        });
    }
}

/// 1 or 0, as wide as a number.
fn bit_of(value: bool, like: &ApInt) -> ApInt {
    ApInt::from_i64(like.width(), i64::from(value))
}

/// The upper half of a product.
fn high(a: &ApInt, b: &ApInt, extend: fn(&ApInt, u32) -> ApInt) -> ApInt {
    let width = a.width();
    let product = extend(a, 2 * width).wrapping_mul(&extend(b, 2 * width));
    product.lshr(width).trunc(width)
}

fn fold_product(
    op: Operation,
    rw: &mut Rewriter<'_>,
    extend: fn(&ApInt, u32) -> ApInt,
) -> Option<()> {
    let it = Extended::of(op, rw)?;
    let ty = it.lhs.ty(rw).clone();
    if it.rhs_is(rw, ApInt::is_zero).is_some() {
        let zero = build_constant(rw, op.location(rw), &ty, zero_of(&ty)?);
        it.replace_by(rw, [zero, zero]);
        return Some(());
    }
    let (lhs, rhs) = it.constants(rw)?;
    let low = zip(&ty, Some(&lhs), Some(&rhs), |a, b| Some(a.wrapping_mul(b)))?;
    let high = zip(&ty, Some(&lhs), Some(&rhs), |a, b| Some(high(a, b, extend)))?;
    it.replace_by_constants(rw, [low, high]);
    Some(())
}

impl CanonicalizationPatterns for SMulExtendedOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| fold_product(op.operation(), rw, ApInt::sext));
    }
}

impl CanonicalizationPatterns for UMulExtendedOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| fold_product(op.operation(), rw, ApInt::zext));
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let it = Extended::of(op.operation(), rw)?;
            it.rhs_is(rw, ApInt::is_one)?;
            let ty = it.lhs.ty(rw).clone();
            let zero = build_constant(rw, op.location(rw), &ty, zero_of(&ty)?);
            let parts = [it.lhs, zero];
            it.replace_by(rw, parts);
            Some(())
        });
    }
}

impl CanonicalizationPatterns for UModOp {
    /// `x % a % b` is `x % b`, if `b` divides `a`.
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let inner = op.operand1(rw).defining::<Self>(rw)?;
            let (a, b) = (inner.operand2(rw), op.operand2(rw));
            let (Attribute::Integer(first), Attribute::Integer(second)) =
                (a.constant(rw)?, b.constant(rw)?)
            else {
                return None;
            };
            if !first.value().urem(&second.value())?.is_zero() {
                return None;
            }
            let ty = op.result(rw).ty(rw).clone();
            let operands = [inner.operand1(rw), b];
            let location = op.location(rw);
            let new = build(rw, Self::INFO, location, &operands, &ty, None);
            rw.replace(op, new);
            Some(())
        });
    }
}

/// The negation of a comparison is the opposite comparison.
fn negate<From: OpHandle>(
    op: LogicalNotOp,
    rw: &mut Rewriter<'_>,
    opposite: &'static OpInfo,
) -> Option<()> {
    let comparison = op.operand(rw).defining::<From>(rw)?;
    let operands = comparison.operation().operands(rw).to_vec();
    let ty = op.result(rw).ty(rw).clone();
    let location = op.location(rw);
    let new = build(rw, opposite, location, &operands, &ty, None);
    rw.replace(op, new);
    Some(())
}

impl CanonicalizationPatterns for LogicalNotOp {
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| negate::<IEqualOp>(op, rw, INotEqualOp::INFO));
        set.add(|op: Self, rw: &mut Rewriter<'_>| negate::<INotEqualOp>(op, rw, IEqualOp::INFO));
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            negate::<LogicalEqualOp>(op, rw, LogicalNotEqualOp::INFO)
        });
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            negate::<LogicalNotEqualOp>(op, rw, LogicalEqualOp::INFO)
        });
    }
}

/// The store of a block that only stores and goes on to another block.
fn only_store(block: Block, merge: Block, ir: &Ir) -> Option<StoreOp> {
    let operations: Vec<Operation> = block.operations(ir).collect();
    let [store, branch] = operations[..] else {
        return None;
    };
    BranchOp::cast(branch, ir)?;
    let goes_on = branch.successors(ir).first() == Some(&merge);
    StoreOp::cast(store, ir).filter(|_| goes_on)
}

impl CanonicalizationPatterns for SelectionOp {
    /// Two stores to one place become the store of a value that is selected.
    fn patterns(set: &mut PatternSet) {
        set.add(|op: Self, rw: &mut Rewriter<'_>| {
            let blocks: Vec<Block> = op.operation().regions(rw)[0].blocks(rw).collect();
            let [header, _, _, merge] = blocks[..] else {
                return None;
            };
            let branch = header
                .first_op(rw)
                .filter(|first| header.last_op(rw) == Some(*first))?;
            let branch = BranchConditionalOp::cast(branch, rw)?;
            let yes = only_store(branch.true_target(rw), merge, rw)?;
            let no = only_store(branch.false_target(rw), merge, rw)?;
            let (pointer, value) = (yes.ptr(rw), yes.value(rw));
            let ty = value.ty(rw).clone();
            let attributes = yes.operation().attributes(rw);
            let is_same = pointer == no.ptr(rw) && attributes == no.operation().attributes(rw);
            let is_valid = is_scalar(&ty) || matches!(ty, Type::Vector(_));
            if !is_same || !is_valid {
                return None;
            }
            let operands = [branch.condition(rw), value, no.value(rw)];
            let location = op.location(rw);
            let selected = build(rw, SelectOp::INFO, location, &operands, &ty, None);
            let mut store = OperationState::new(StoreOp::INFO, location);
            store.operands.extend([pointer, selected]);
            for attribute in attributes.iter() {
                store.set_attribute(&attribute.name, attribute.value.clone());
            }
            rw.create_operation(store);
            rw.erase(op.operation());
            Some(())
        });
    }
}

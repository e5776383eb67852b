//! The ranges of results, from those of operands: they hold for indices of 32 and of 64 bits.

use super::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp,
    DivSOp, DivUOp, FloorDivSOp, IndexCmpPredicate, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp,
    RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp, SizeOfOp, SubOp, XOrOp,
};
use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::int_range as infer;
use ods_runtime::interfaces::{ConstantIntRanges, InferIntRangeInterface, SetIntRange};
use ods_runtime::prelude::*;
use std::cmp::Ordering;

/// The range of each op's result, computed from those of its two operands by a function; the last
/// word says which bounds must agree for both widths.
macro_rules! binary {
    ($($op:ident: $infer:expr, $mode:ident;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir,
                arg_ranges: &[ConstantIntRanges],
                set_result_ranges: &mut SetIntRange<'_>,
            ) {
                if arg_ranges.len() == 2 {
                    let infer: fn(&ConstantIntRanges, &ConstantIntRanges) -> ConstantIntRanges = $infer;
                    let of_list = |ranges: &[ConstantIntRanges]| infer(&ranges[0], &ranges[1]);
                    let range = infer::infer_index_op(of_list, arg_ranges, infer::CmpMode::$mode);
                    set_result_ranges(self.result(ir), range);
                }
            }
        }
    )*};
}

const NO_FLAGS: infer::OverflowFlags = infer::OverflowFlags {
    nsw: false,
    nuw: false,
};

binary! {
    AddOp: |lhs, rhs| infer::infer_add(lhs, rhs, NO_FLAGS), Both;
    SubOp: |lhs, rhs| infer::infer_sub(lhs, rhs, NO_FLAGS), Both;
    MulOp: |lhs, rhs| infer::infer_mul(lhs, rhs, NO_FLAGS), Both;
    DivUOp: infer::infer_div_u, Unsigned;
    DivSOp: infer::infer_div_s, Signed;
    CeilDivUOp: infer::infer_ceil_div_u, Unsigned;
    CeilDivSOp: infer::infer_ceil_div_s, Signed;
    FloorDivSOp: infer::infer_floor_div_s, Signed;
    RemUOp: infer::infer_rem_u, Unsigned;
    RemSOp: infer::infer_rem_s, Signed;
    MaxSOp: infer::infer_max_s, Signed;
    MaxUOp: infer::infer_max_u, Unsigned;
    MinSOp: infer::infer_min_s, Signed;
    MinUOp: infer::infer_min_u, Unsigned;
    ShlOp: |lhs, rhs| infer::infer_shl(lhs, rhs, NO_FLAGS), Both;
    ShrSOp: infer::infer_shr_s, Signed;
    ShrUOp: infer::infer_shr_u, Unsigned;
    AndOp: infer::infer_and, Unsigned;
    OrOp: infer::infer_or, Unsigned;
    XOrOp: infer::infer_xor, Unsigned;
}

/// The range of a number that is extended by a function, or cut, to `width` bits.
fn cast(
    range: &ConstantIntRanges,
    width: u32,
    extend: fn(&ConstantIntRanges, u32) -> ConstantIntRanges,
) -> ConstantIntRanges {
    match range.width().cmp(&width) {
        Ordering::Less => extend(range, width),
        Ordering::Equal => range.clone(),
        Ordering::Greater => infer::trunc_range(range, width),
    }
}

macro_rules! casts {
    ($($op:ident: $extend:path;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir,
                arg_ranges: &[ConstantIntRanges],
                set_result_ranges: &mut SetIntRange<'_>,
            ) {
                let [operand] = arg_ranges else { return };
                let output = self.output(ir);
                let width = ConstantIntRanges::storage_width(output.ty(ir));
                let mut range = cast(operand, width, $extend);
                if !self.input(ir).ty(ir).is_index() {
                    let narrow = cast(operand, 32, $extend);
                    range = range.union(&infer::ext_range(&narrow, width));
                }
                set_result_ranges(output, range);
            }
        }
    )*};
}

casts! {
    CastSOp: infer::ext_si_range;
    CastUOp: infer::ext_ui_range;
}

impl InferIntRangeInterface for ConstantOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        _: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        if let Some(Attribute::Integer(value)) = self.operation().attribute(ir, "value") {
            set_result_ranges(self.result(ir), ConstantIntRanges::constant(value.value()));
        }
    }
}

/// The range of a bit.
fn bit(value: Option<bool>) -> ConstantIntRanges {
    match value {
        Some(value) => ConstantIntRanges::constant(ApInt::from_u64(1, u64::from(value))),
        None => ConstantIntRanges::max_range(1),
    }
}

impl InferIntRangeInterface for BoolConstantOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        _: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        set_result_ranges(self.result(ir), bit(Some(self.value(ir))));
    }
}

impl InferIntRangeInterface for SizeOfOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        _: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        let [least, greatest] = [32, 64].map(|width| ApInt::from_u64(64, width));
        let range = ConstantIntRanges::from_unsigned(least, greatest);
        set_result_ranges(self.result(ir), range);
    }
}

/// The predicate that the general functions on ranges know.
fn general(predicate: IndexCmpPredicate) -> infer::CmpPredicate {
    use infer::CmpPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    match predicate {
        IndexCmpPredicate::EQ => Eq,
        IndexCmpPredicate::NE => Ne,
        IndexCmpPredicate::SLT => Slt,
        IndexCmpPredicate::SLE => Sle,
        IndexCmpPredicate::SGT => Sgt,
        IndexCmpPredicate::SGE => Sge,
        IndexCmpPredicate::ULT => Ult,
        IndexCmpPredicate::ULE => Ule,
        IndexCmpPredicate::UGT => Ugt,
        IndexCmpPredicate::UGE => Uge,
    }
}

impl InferIntRangeInterface for CmpOp {
    /// The answer is known if it is the same for both widths.
    fn infer_result_ranges(
        self,
        ir: &Ir,
        arg_ranges: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        let [lhs, rhs] = arg_ranges else { return };
        let predicate = general(self.pred(ir));
        let wide = infer::evaluate_pred(predicate, lhs, rhs);
        let [lhs, rhs] = [lhs, rhs].map(|range| infer::trunc_range(range, 32));
        let narrow = infer::evaluate_pred(predicate, &lhs, &rhs);
        set_result_ranges(self.result(ir), bit(wide.filter(|_| wide == narrow)));
    }
}

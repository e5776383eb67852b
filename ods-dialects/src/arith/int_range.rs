//! The ranges of results, from those of operands.

use super::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, ConstantOp, DivSIOp, DivUIOp,
    ExtSIOp, ExtUIOp, FloorDivSIOp, IndexCastOp, IndexCastUIOp, IntegerOverflowFlags, MaxSIOp,
    MaxUIOp, MinSIOp, MinUIOp, MulIOp, OrIOp, RemSIOp, RemUIOp, SelectOp, ShLIOp, ShRSIOp, ShRUIOp,
    SubIOp, TruncIOp, XOrIOp,
};
use ods_runtime::attributes::ApInt;
use ods_runtime::interfaces::int_range as infer;
use ods_runtime::interfaces::{
    ConstantIntRanges, InferIntRangeInterface, IntegerValueRange, SetIntLattice, SetIntRange,
};
use ods_runtime::prelude::*;

/// The range of each op's result, computed from those of its two operands.
macro_rules! binary {
    ($($op:ident: $infer:ident;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir,
                arg_ranges: &[ConstantIntRanges],
                set_result_ranges: &mut SetIntRange<'_>,
            ) {
                if let [lhs, rhs] = arg_ranges {
                    set_result_ranges(self.result(ir), infer::$infer(lhs, rhs));
                }
            }
        }
    )*};
}

binary! {
    DivUIOp: infer_div_u;
    DivSIOp: infer_div_s;
    CeilDivUIOp: infer_ceil_div_u;
    CeilDivSIOp: infer_ceil_div_s;
    FloorDivSIOp: infer_floor_div_s;
    RemUIOp: infer_rem_u;
    RemSIOp: infer_rem_s;
    AndIOp: infer_and;
    OrIOp: infer_or;
    XOrIOp: infer_xor;
    MaxSIOp: infer_max_s;
    MaxUIOp: infer_max_u;
    MinSIOp: infer_min_s;
    MinUIOp: infer_min_u;
    ShRUIOp: infer_shr_u;
    ShRSIOp: infer_shr_s;
}

fn overflow_flags(flags: IntegerOverflowFlags) -> infer::OverflowFlags {
    infer::OverflowFlags {
        nsw: flags.contains_all(IntegerOverflowFlags::nsw),
        nuw: flags.contains_all(IntegerOverflowFlags::nuw),
    }
}

/// As `binary`, for ops with overflow flags.
macro_rules! with_flags {
    ($($op:ident: $infer:ident;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir,
                arg_ranges: &[ConstantIntRanges],
                set_result_ranges: &mut SetIntRange<'_>,
            ) {
                if let [lhs, rhs] = arg_ranges {
                    let flags = overflow_flags(self.overflow_flags(ir));
                    set_result_ranges(self.result(ir), infer::$infer(lhs, rhs, flags));
                }
            }
        }
    )*};
}

with_flags! {
    AddIOp: infer_add;
    SubIOp: infer_sub;
    MulIOp: infer_mul;
    ShLIOp: infer_shl;
}

/// The range of a cast to another width: `extend` gives that of a wider result.
fn cast(
    ir: &Ir,
    result: Value,
    operand: &ConstantIntRanges,
    extend: fn(&ConstantIntRanges, u32) -> ConstantIntRanges,
) -> ConstantIntRanges {
    let width = ConstantIntRanges::storage_width(result.ty(ir));
    match operand.width().cmp(&width) {
        std::cmp::Ordering::Less => extend(operand, width),
        std::cmp::Ordering::Equal => operand.clone(),
        std::cmp::Ordering::Greater => infer::trunc_range(operand, width),
    }
}

macro_rules! casts {
    ($($op:ident: $extend:ident;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir,
                arg_ranges: &[ConstantIntRanges],
                set_result_ranges: &mut SetIntRange<'_>,
            ) {
                if let [operand] = arg_ranges {
                    let out = self.out(ir);
                    set_result_ranges(out, cast(ir, out, operand, infer::$extend));
                }
            }
        }
    )*};
}

casts! {
    ExtUIOp: ext_ui_range;
    ExtSIOp: ext_si_range;
    TruncIOp: ext_ui_range;
    IndexCastOp: ext_si_range;
    IndexCastUIOp: ext_ui_range;
}

impl InferIntRangeInterface for ConstantOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        _: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        let constant = |value: &Attribute| match value {
            Attribute::Integer(integer) => Some(ConstantIntRanges::constant(integer.value())),
            _ => None,
        };
        let range = match self.value(ir) {
            Attribute::DenseElements(elements) if elements.is_splat() => {
                elements.splat_value().as_ref().and_then(constant)
            }
            Attribute::DenseElements(elements) => {
                let mut ranges = elements.values().map_while(|value| constant(&value));
                let first = ranges.next();
                first.map(|first| ranges.fold(first, |range, next| range.union(&next)))
            }
            value => constant(value),
        };
        if let Some(range) = range {
            set_result_ranges(self.result(ir), range);
        }
    }
}

/// The predicate that the general functions on ranges know.
fn general(predicate: CmpIPredicate) -> infer::CmpPredicate {
    use infer::CmpPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    match predicate {
        CmpIPredicate::eq => Eq,
        CmpIPredicate::ne => Ne,
        CmpIPredicate::slt => Slt,
        CmpIPredicate::sle => Sle,
        CmpIPredicate::sgt => Sgt,
        CmpIPredicate::sge => Sge,
        CmpIPredicate::ult => Ult,
        CmpIPredicate::ule => Ule,
        CmpIPredicate::ugt => Ugt,
        CmpIPredicate::uge => Uge,
    }
}

impl InferIntRangeInterface for CmpIOp {
    fn infer_result_ranges(
        self,
        ir: &Ir,
        arg_ranges: &[ConstantIntRanges],
        set_result_ranges: &mut SetIntRange<'_>,
    ) {
        let [lhs, rhs] = arg_ranges else { return };
        let range = match infer::evaluate_pred(general(self.predicate(ir)), lhs, rhs) {
            Some(is_true) => ConstantIntRanges::constant(ApInt::from_u64(1, u64::from(is_true))),
            None => ConstantIntRanges::max_range(1),
        };
        set_result_ranges(self.result(ir), range);
    }
}

impl InferIntRangeInterface for SelectOp {
    /// Where the condition is known, the other value need not be. What is not known yet joins later.
    fn infer_result_ranges_from_optional(
        self,
        ir: &Ir,
        arg_ranges: &[IntegerValueRange],
        set_result_ranges: &mut SetIntLattice<'_>,
    ) {
        let [condition, if_true, if_false] = arg_ranges else {
            return;
        };
        let condition = condition
            .known()
            .and_then(ConstantIntRanges::constant_value);
        let range = match condition {
            Some(condition) if condition.is_zero() => if_false.clone(),
            Some(_) => if_true.clone(),
            None => if_true.join(if_false),
        };
        set_result_ranges(self.result(ir), range);
    }
}

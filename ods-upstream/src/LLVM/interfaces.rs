//! Interfaces of branches, calls, accesses to memory and views.

use super::{
    AddrSpaceCastOp, AtomicOrdering, BrOp, CallOp, CondBrOp, ConstantOp, GEPOp, IndirectBrOp,
    InlineAsmOp, InvokeOp, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp,
    SDivOp, SelectOp, StoreOp, SwitchOp, UDivOp, masked_compressstore, masked_expandload,
};
use ods_runtime::attributes::{IntegerAttr, SymbolRefAttr};
use ods_runtime::interfaces::{
    ArgAndResultAttrsOpInterface, BranchOpInterface, CallOpInterface, Callee,
    ConditionallySpeculatable, DefaultResource, EffectInstance, EffectOn, MemoryEffect,
    MemoryEffectOpInterface, ResourceId, SelectLikeOpInterface, Speculatability, SuccessorOperands,
    ViewLikeOpInterface, WeightedBranchOpInterface,
};
use ods_runtime::prelude::*;
use std::ops::Range;

impl BranchOpInterface for BrOp {
    fn get_successor_operands(self, ir: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::of(self, ir, self.dest_operands(ir))
    }
}

impl BranchOpInterface for CondBrOp {
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands {
        let operands = match index {
            0 => self.true_dest_operands(ir),
            _ => self.false_dest_operands(ir),
        };
        SuccessorOperands::of(self, ir, operands)
    }
}

impl BranchOpInterface for InvokeOp {
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands {
        let operands = match index {
            0 => self.normal_dest_operands(ir),
            _ => self.unwind_dest_operands(ir),
        };
        SuccessorOperands::of(self, ir, operands)
    }
}

/// The operands of successors whose lists follow each other from operand `start` on.
fn lists(
    op: Operation,
    ir: &Ir,
    start: usize,
    sizes: &[i32],
    count: usize,
) -> Vec<SuccessorOperands> {
    let last = op.operands(ir).len();
    let mut end = start.min(last);
    // The verifier asks before it is known that there is a size for each list.
    let list = |number: usize| {
        let size = sizes.get(number).copied().unwrap_or(0);
        let start = end;
        end = start
            .saturating_add(usize::try_from(size).unwrap_or(0))
            .min(last);
        SuccessorOperands::new(start..end)
    };
    (0..count).map(list).collect()
}

impl BranchOpInterface for SwitchOp {
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands {
        let all = self.get_all_successor_operands(ir);
        all.get(index).cloned().unwrap_or_default()
    }

    fn get_all_successor_operands(self, ir: &Ir) -> Vec<SuccessorOperands> {
        let default = SuccessorOperands::of(self, ir, self.default_operands(ir));
        let start = 1 + default.len();
        let count = self.case_destinations(ir).len();
        let cases = lists(
            self.operation(),
            ir,
            start,
            self.case_operand_segments(ir),
            count,
        );
        std::iter::once(default).chain(cases).collect()
    }
}

impl BranchOpInterface for IndirectBrOp {
    fn get_successor_operands(self, ir: &Ir, index: usize) -> SuccessorOperands {
        let all = self.get_all_successor_operands(ir);
        all.get(index).cloned().unwrap_or_default()
    }

    fn get_all_successor_operands(self, ir: &Ir) -> Vec<SuccessorOperands> {
        let count = self.operation().successors(ir).len();
        lists(
            self.operation(),
            ir,
            1,
            self.indbr_operand_segments(ir),
            count,
        )
    }
}

macro_rules! implement {
    ($($interface:ident: $($op:ident)*;)*) => {$($(
        impl $interface for $op {}
    )*)*};
}

implement! {
    WeightedBranchOpInterface: CondBrOp InvokeOp SwitchOp;
    ArgAndResultAttrsOpInterface: MemcpyOp MemmoveOp MemcpyInlineOp MemsetOp MemsetInlineOp
        masked_expandload masked_compressstore;
}

/// The callee: a symbol, or else the first operand.
fn callee(op: Operation, ir: &Ir) -> Callee {
    let name = op.attribute(ir, "callee");
    if let Some(name) = name.and_then(Attribute::downcast::<SymbolRefAttr>) {
        return Callee::Symbol(name.clone());
    }
    match op.operands(ir).first() {
        Some(pointer) => Callee::Value(*pointer),
        // The verifier refuses it.
        None => Callee::Symbol(SymbolRefAttr::flat("")),
    }
}

fn set_callee(op: Operation, ir: &mut Ir, callee: Callee) {
    match callee {
        Callee::Symbol(name) => op.set_attribute(ir, "callee", Some(name.into())),
        Callee::Value(pointer) => op.set_operand(ir, 0, pointer),
    }
}

/// The arguments: without the callee, if that is an operand.
fn arguments(op: Operation, ir: &Ir, operands: usize) -> Range<usize> {
    let is_direct = op.attribute(ir, "callee").is_some();
    usize::from(!is_direct).min(operands)..operands
}

macro_rules! calls {
    ($($op:ident)*) => {$(
        impl CallOpInterface for $op {
            fn get_callable_for_callee(self, ir: &Ir) -> Callee {
                callee(self.operation(), ir)
            }

            fn set_callee_from_callable(self, ir: &mut Ir, callee: Callee) {
                set_callee(self.operation(), ir, callee);
            }

            fn get_arg_operands(self, ir: &Ir) -> Range<usize> {
                arguments(self.operation(), ir, self.callee_operands(ir).len())
            }
        }
    )*};
}

calls! { CallOp InvokeOp }

fn effect(effect: MemoryEffect, on: EffectOn) -> EffectInstance {
    EffectInstance {
        effect,
        on,
        resource: ResourceId::of::<DefaultResource>(),
        stage: 0,
        on_full_region: false,
    }
}

/// The effects of reading or writing somewhere. One that is volatile or synchronizes may do anything.
fn access(
    kind: MemoryEffect,
    pointer: Value,
    ordering: AtomicOrdering,
    is_volatile: bool,
    effects: &mut Vec<EffectInstance>,
) {
    effects.push(effect(kind, EffectOn::Value(pointer)));
    let is_plain = [AtomicOrdering::not_atomic, AtomicOrdering::unordered].contains(&ordering);
    if is_volatile || !is_plain {
        effects.push(effect(MemoryEffect::Write, EffectOn::Operation));
        effects.push(effect(MemoryEffect::Read, EffectOn::Operation));
    }
}

impl MemoryEffectOpInterface for LoadOp {
    fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
        let (ordering, is_volatile) = (self.ordering(ir), self.volatile_(ir));
        access(
            MemoryEffect::Read,
            self.addr(ir),
            ordering,
            is_volatile,
            effects,
        );
    }
}

impl MemoryEffectOpInterface for StoreOp {
    fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
        let (ordering, is_volatile) = (self.ordering(ir), self.volatile_(ir));
        access(
            MemoryEffect::Write,
            self.addr(ir),
            ordering,
            is_volatile,
            effects,
        );
    }
}

impl MemoryEffectOpInterface for InlineAsmOp {
    fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
        if self.has_side_effects(ir) {
            effects.push(effect(MemoryEffect::Write, EffectOn::Operation));
            effects.push(effect(MemoryEffect::Read, EffectOn::Operation));
        }
    }
}

impl ViewLikeOpInterface for GEPOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.base(ir)
    }
}

impl ViewLikeOpInterface for AddrSpaceCastOp {
    fn get_view_source(self, ir: &Ir) -> Value {
        self.arg(ir)
    }
}

impl SelectLikeOpInterface for SelectOp {
    fn get_false_value(self, ir: &Ir) -> Value {
        self.false_value(ir)
    }

    fn get_true_value(self, ir: &Ir) -> Value {
        self.true_value(ir)
    }

    fn get_condition(self, ir: &Ir) -> Value {
        self.condition(ir)
    }
}

/// Speculatable if the divisor is a constant without an element for which `is_bad` holds.
fn divides_well(ir: &Ir, divisor: Value, is_bad: impl Fn(&IntegerAttr) -> bool) -> Speculatability {
    let is_good =
        |element: &Attribute| matches!(element, Attribute::Integer(number) if !is_bad(number));
    let constant = divisor.defining::<ConstantOp>(ir);
    let is_known_to_be_good = match constant.map(|constant| constant.value(ir)) {
        Some(Attribute::DenseElements(elements)) => match elements.splat_value() {
            Some(element) => is_good(&element),
            None => elements.values().all(|element| is_good(&element)),
        },
        Some(number) => is_good(number),
        None => false,
    };
    if is_known_to_be_good {
        Speculatability::Speculatable
    } else {
        Speculatability::NotSpeculatable
    }
}

impl ConditionallySpeculatable for UDivOp {
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        divides_well(ir, self.rhs(ir), |number| number.value().is_zero())
    }
}

impl ConditionallySpeculatable for SDivOp {
    /// The division of the smallest number by -1 overflows.
    fn get_speculatability(self, ir: &Ir) -> Speculatability {
        divides_well(ir, self.rhs(ir), |number| {
            number.value().is_zero() || number.value().is_all_ones()
        })
    }
}

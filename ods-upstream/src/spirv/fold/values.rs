//! Constants, casts of bits, and parts of composites.

use crate::spirv::composite::{check_indices, num_elements};
use crate::spirv::{
    BitcastOp, CompositeConstructOp, CompositeExtractOp, CompositeInsertOp, ConstantOp,
};
use ods_runtime::prelude::*;

impl Fold for ConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.value(ir).clone().into()
    }
}

impl Fold for BitcastOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let operand = self.operand(ir);
        let ty = self.result(ir).ty(ir);
        if operand.ty(ir) == ty {
            return operand.into();
        }
        let Some(inner) = operand.defining::<Self>(ir) else {
            return Folded::No;
        };
        let source = inner.operand(ir);
        if source.ty(ir) == ty {
            return source.into();
        }
        self.operation().set_operand(ir, 0, source);
        Folded::InPlace
    }
}

/// The indices of an operation on a composite.
fn indices(op: Operation, ir: &Ir) -> Vec<i32> {
    let attr = op.attribute(ir, "indices");
    attr.and_then(|attr| check_indices(attr).ok())
        .unwrap_or_default()
}

impl Fold for CompositeExtractOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let indices = indices(self.operation(), ir);
        let mut composite = self.composite(ir);
        while let Some(insert) = composite.defining::<CompositeInsertOp>(ir) {
            if self::indices(insert.operation(), ir) == indices {
                return insert.object(ir).into();
            }
            composite = insert.composite(ir);
        }
        if let (Some(construct), [index]) =
            (composite.defining::<CompositeConstructOp>(ir), &indices[..])
        {
            let parts = construct.constituents(ir);
            let is_whole = num_elements(composite.ty(ir)) == Some(parts.len());
            let part = usize::try_from(*index)
                .ok()
                .and_then(|index| parts.get(index));
            if let Some(part) = part.filter(|_| is_whole) {
                return (*part).into();
            }
        }
        constants
            .composite
            .and_then(|constant| element(constant, &indices))
            .into()
    }
}

/// The part of a constant that indices lead to.
fn element(constant: &Attribute, indices: &[i32]) -> Option<Attribute> {
    let Some((&index, rest)) = indices.split_first() else {
        return Some(constant.clone());
    };
    let index = usize::try_from(index).ok()?;
    match constant {
        Attribute::DenseElements(elements) if rest.is_empty() => elements.values().nth(index),
        Attribute::Array(elements) => element(elements.get(index)?, rest),
        _ => None,
    }
}

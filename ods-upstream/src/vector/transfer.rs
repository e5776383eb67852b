//! The custom forms of `vector.transfer_read` and `vector.transfer_write`.

use super::{TransferReadOp, TransferWriteOp};
use ods_runtime::affine::{AffineExpr, AffineMap};
use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::interfaces::{
    ConditionallySpeculatable, DefaultResource, EffectInstance, EffectOn, MemoryEffect,
    MemoryEffectOpInterface, ResourceId, Speculatability,
};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// The map of the last `count` of `dims` dimensions.
fn minor_identity(dims: u32, count: u32) -> AffineMap {
    let results = (dims.saturating_sub(count)..dims).map(AffineExpr::Dim);
    AffineMap::new(dims, 0, results.collect::<Vec<_>>())
}

/// The number of dimensions of a vector beside those of the elements of `base`; `None` if those have more.
fn transferred_rank(base: &Type, vector: &VectorType) -> Option<usize> {
    let of_element = base
        .element_type()
        .and_then(Type::shape)
        .map_or(0, <[i64]>::len);
    vector.shape().len().checked_sub(of_element)
}

/// The map of a transfer that gives none.
fn default_map(base: &Type, vector: &VectorType) -> Option<AffineMap> {
    let rank = base.rank()?;
    let transferred = transferred_rank(base, vector).filter(|count| *count <= rank)?;
    Some(minor_identity(rank as u32, transferred as u32))
}

/// The type of the mask: a bit for each element that is read or written.
pub(super) fn mask_type(vector: &VectorType, map: &AffineMap) -> Type {
    let scalable: Vec<bool> = vector.scalable_dims().collect();
    let mut dims = Vec::new();
    for (at, result) in map.results().iter().enumerate() {
        if let AffineExpr::Dim(dim) = result
            && !dims.iter().any(|(other, _)| other == dim)
        {
            dims.push((*dim, at));
        }
    }
    dims.sort_unstable();
    let sizes = dims
        .iter()
        .filter_map(|(_, at)| Some((*vector.shape().get(*at)?, *scalable.get(*at)?)));
    let (mut shape, mut scalable): (Vec<i64>, Vec<bool>) = sizes.unzip();
    if shape.is_empty() {
        (shape, scalable) = (vec![1], vec![false]);
    }
    VectorType::with_scalable_dims(shape, Type::int(1), scalable).into()
}

/// The types of a transfer, and the mask with the type that it must have.
struct Tail {
    base: Type,
    vector: Type,
    mask: Option<(UnresolvedOperand, Type)>,
}

// (`,` operand)? attr-dict `:` type `,` type
fn parse_tail(p: &mut OpParser<'_, '_>, state: &mut OperationState, is_read: bool) -> Parsed<Tail> {
    let mask = if p.parse_optional_comma() {
        let offset = p.offset();
        Some((offset, p.parse_operand()?))
    } else {
        None
    };
    p.parse_optional_attr_dict(state)?;
    let offset = p.offset();
    let types = p.parse_colon_type_list()?.to_vec();
    let [first, second] = types.as_slice() else {
        return Err(p.emit_error(offset, "requires two types"));
    };
    let (base, vector_type) = if is_read {
        (first, second)
    } else {
        (second, first)
    };
    let has_base = matches!(base, Type::MemRef(_) | Type::RankedTensor(_));
    let vector = match vector_type {
        Type::Vector(vector) if has_base || !is_read => vector,
        _ if has_base || !is_read => return Err(p.emit_error(offset, "requires vector type")),
        _ => return Err(p.emit_error(offset, "requires memref or ranked tensor type")),
    };
    if !has_base {
        return Err(p.emit_error(offset, "requires memref or ranked tensor type"));
    }
    let map = match state.attribute("permutation_map") {
        Some(Attribute::AffineMap(map)) => Some(map.clone()),
        _ => default_map(base, vector),
    };
    let Some(map) = map else {
        let message = "expected a custom permutation_map when rank(source) != rank(destination)";
        return Err(p.emit_error(offset, message));
    };
    let count = map.results().len();
    if state.attribute("in_bounds").is_none() {
        let outside = vec![Attribute::bool(false); count];
        state.set_attribute("in_bounds", Attribute::array(outside));
    }
    let mask = match mask {
        None => None,
        Some((offset, _)) if matches!(base.element_type(), Some(Type::Vector(_))) => {
            let message = "does not support masks with vector element type";
            return Err(p.emit_error(offset, message));
        }
        Some(_) if vector.shape().len() != count => {
            let message =
                "expected the same rank for the vector and the results of the permutation map";
            return Err(p.emit_error(offset, message));
        }
        Some((_, mask)) => Some((mask, mask_type(vector, &map))),
    };
    state.set_attribute("permutation_map", Attribute::AffineMap(map));
    Ok(Tail {
        base: base.clone(),
        vector: vector_type.clone(),
        mask,
    })
}

fn print_tail(p: &mut OpPrinter<'_>, op: Operation, mask: Option<Value>) {
    let ir = p.ir();
    if let Some(mask) = mask {
        p.write(", ");
        p.print_operand(mask);
    }
    let mut elided = vec!["operandSegmentSizes"];
    if let Some(Attribute::AffineMap(map)) = op.attribute(ir, "permutation_map")
        && *map == minor_identity(map.num_dims(), map.results().len() as u32)
    {
        elided.push("permutation_map");
    }
    let in_bounds = op.attribute(ir, "in_bounds").and_then(Attribute::as_array);
    let is_inside = |dim: &Attribute| dim.as_bool() == Some(true);
    if !in_bounds.unwrap_or_default().iter().any(is_inside) {
        elided.push("in_bounds");
    }
    p.print_optional_attr_dict(op, &elided);
    p.write(" : ");
}

/// A transfer of a tensor is a computation, one of a memref an access to memory.
macro_rules! accesses {
    ($($op:ident: $effect:ident;)*) => {$(
        impl ConditionallySpeculatable for $op {
            fn get_speculatability(self, ir: &Ir) -> Speculatability {
                if self.base(ir).ty(ir).is_tensor() {
                    Speculatability::Speculatable
                } else {
                    Speculatability::NotSpeculatable
                }
            }
        }

        impl MemoryEffectOpInterface for $op {
            fn get_effects(self, ir: &Ir, effects: &mut Vec<EffectInstance>) {
                let base = self.base(ir);
                if base.ty(ir).is_memref() {
                    effects.push(EffectInstance {
                        effect: MemoryEffect::$effect,
                        on: EffectOn::Value(base),
                        resource: ResourceId::of::<DefaultResource>(),
                        stage: 0,
                        on_full_region: false,
                    });
                }
            }
        }
    )*};
}

accesses! {
    TransferReadOp: Read;
    TransferWriteOp: Write;
}

impl CustomAssembly for TransferReadOp {
    // operand `[` operands `]` `,` operand tail
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let base = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        p.parse_comma()?;
        let padding = p.parse_operand()?;
        let tail = parse_tail(p, state, true)?;
        let element = tail.base.element_type().cloned().unwrap_or_else(Type::none);
        state.operands.push(p.resolve_operand(base, &tail.base)?);
        p.resolve_operands_of_type(&indices, &Type::index(), &mut state.operands)?;
        state.operands.push(p.resolve_operand(padding, &element)?);
        let mut segments = [1, indices.len() as i32, 1, 0];
        if let Some((mask, ty)) = tail.mask {
            state.operands.push(p.resolve_operand(mask, &ty)?);
            segments[3] = 1;
        }
        let segments = DenseArrayAttr::from_i32s(&segments);
        state.set_attribute("operandSegmentSizes", segments.into());
        state.result_types.push(tail.vector);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operand(self.base(ir));
        p.write_byte(b'[');
        p.print_operands(self.indices(ir));
        p.write("], ");
        p.print_operand(self.padding(ir));
        print_tail(p, self.operation(), self.mask(ir));
        p.print_types_of(&[self.base(ir), self.vector(ir)]);
    }
}

impl CustomAssembly for TransferWriteOp {
    // operand `,` operand `[` operands `]` tail
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let value = p.parse_operand()?;
        p.parse_comma()?;
        let base = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        let tail = parse_tail(p, state, false)?;
        state.operands.push(p.resolve_operand(value, &tail.vector)?);
        state.operands.push(p.resolve_operand(base, &tail.base)?);
        p.resolve_operands_of_type(&indices, &Type::index(), &mut state.operands)?;
        let mut segments = [1, 1, indices.len() as i32, 0];
        if let Some((mask, ty)) = tail.mask {
            state.operands.push(p.resolve_operand(mask, &ty)?);
            segments[3] = 1;
        }
        let segments = DenseArrayAttr::from_i32s(&segments);
        state.set_attribute("operandSegmentSizes", segments.into());
        if matches!(tail.base, Type::RankedTensor(_)) {
            state.result_types.push(tail.base);
        }
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        p.write_byte(b' ');
        p.print_operands(&[self.value_to_store(ir), self.base(ir)]);
        p.write_byte(b'[');
        p.print_operands(self.indices(ir));
        p.write_byte(b']');
        print_tail(p, self.operation(), self.mask(ir));
        p.print_types_of(&[self.value_to_store(ir), self.base(ir)]);
    }
}

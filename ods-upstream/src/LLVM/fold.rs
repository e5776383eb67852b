//! Folders, and constants that are made of what they return.

use super::{
    AddrSpaceCastOp, AddressOfOp, AllocaOp, BitcastOp, BlockAddressOp, ConstantOp,
    DSOLocalEquivalentOp, ExtractValueOp, GEPOp, ICmpOp, ICmpPredicate, InsertValueOp, LLVMDialect,
    LLVMPointerType, OrOp, PoisonAttr, PoisonOp, ShlOp, ShuffleVectorOp, UndefAttr, UndefOp,
    ZExtOp, ZeroAttr, ZeroOp, aggregates::DYNAMIC_INDEX, compatible::is_compatible_type,
};
use ods_runtime::attributes::{DenseArrayAttr, DenseElementsAttr, IntegerAttr, SymbolRefAttr};
use ods_runtime::prelude::*;

impl MaterializeConstant for LLVMDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        let mut state = if value.is::<SymbolRefAttr>() && ty.is::<LLVMPointerType>() {
            let mut state = OperationState::new(AddressOfOp::INFO, location);
            state.set_attribute("global_name", value.clone());
            state
        } else if value.is::<UndefAttr>() {
            OperationState::new(UndefOp::INFO, location)
        } else if value.is::<PoisonAttr>() {
            OperationState::new(PoisonOp::INFO, location)
        } else if value.is::<ZeroAttr>() {
            OperationState::new(ZeroOp::INFO, location)
        } else {
            let is_number = matches!(
                value,
                Attribute::Integer(_) | Attribute::Float(_) | Attribute::DenseElements(_)
            );
            if !is_number || value.value_type().as_ref() != Some(ty) || !is_compatible_type(ty) {
                return None;
            }
            let mut state = OperationState::new(ConstantOp::INFO, location);
            state.set_attribute("value", value.clone());
            state
        };
        state.result_types.push(ty.clone());
        Some(b.create_operation(state))
    }
}

impl Fold for ConstantOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.value(ir).clone().into()
    }
}

impl Fold for UndefOp {
    fn fold(self, _: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::from(UndefAttr::get()).into()
    }
}

impl Fold for PoisonOp {
    fn fold(self, _: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::from(PoisonAttr::get()).into()
    }
}

/// Zero of a type of builtin numbers, or a vector of it.
fn zero(ty: &Type) -> Option<Attribute> {
    Some(match ty {
        Type::Integer(_) => Attribute::integer(ty, 0),
        Type::Float(float) => Attribute::float(*float, 0.0),
        Type::Vector(vector) => {
            DenseElementsAttr::splat(ty.clone(), &zero(vector.element_type())?)?.into()
        }
        _ => return None,
    })
}

impl Fold for ZeroOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let value = zero(self.res(ir).ty(ir));
        value.unwrap_or_else(|| ZeroAttr::get().into()).into()
    }
}

impl Fold for AddressOfOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.operation()
            .attribute(ir, "global_name")
            .cloned()
            .into()
    }
}

impl Fold for DSOLocalEquivalentOp {
    /// The name alone would stand for another address, that of the function itself.
    fn fold(self, _: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Folded::No
    }
}

impl Fold for BlockAddressOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::from(self.block_addr(ir).clone()).into()
    }
}

fn number(value: Option<&Attribute>) -> Option<&IntegerAttr> {
    match value {
        Some(Attribute::Integer(number)) => Some(number),
        _ => None,
    }
}

impl Fold for OrOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (Some(lhs), Some(rhs)) = (number(constants.lhs), number(constants.rhs)) else {
            return Folded::No;
        };
        let ty = self.operation().result(ir, 0).ty(ir);
        Attribute::from(IntegerAttr::from_apint(ty, &lhs.value().or(&rhs.value()))).into()
    }
}

impl Fold for ShlOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let (Some(lhs), Some(rhs)) = (number(constants.lhs), number(constants.rhs)) else {
            return Folded::No;
        };
        let width = lhs.value().width();
        let count = rhs
            .value()
            .to_u64()
            .and_then(|count| u32::try_from(count).ok());
        let Some(count) = count.filter(|count| *count < width) else {
            return Folded::No;
        };
        let ty = self.operation().result(ir, 0).ty(ir);
        Attribute::from(IntegerAttr::from_apint(ty, &lhs.value().shl(count))).into()
    }
}

impl Fold for ZExtOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let ty = self.res(ir).ty(ir);
        match (number(constants.arg), ty) {
            (Some(value), Type::Integer(integer)) => {
                let value = value.value().zext(integer.width());
                Attribute::from(IntegerAttr::from_apint(ty, &value)).into()
            }
            _ => Folded::No,
        }
    }
}

impl Fold for ICmpOp {
    /// Of pointers and numbers that are the same, and of memory on the stack, which is somewhere.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let predicate = self.predicate(ir);
        if ![ICmpPredicate::eq, ICmpPredicate::ne].contains(&predicate) {
            return Folded::No;
        }
        let (lhs, rhs) = (self.lhs(ir), self.rhs(ir));
        let is_stack = |value: Value| value.defining::<AllocaOp>(ir).is_some();
        let is_null = |value: Value| value.defining::<ZeroOp>(ir).is_some();
        let is_true = if lhs == rhs {
            predicate == ICmpPredicate::eq
        } else if is_stack(lhs) && is_null(rhs) {
            predicate == ICmpPredicate::ne
        } else {
            if is_null(lhs) && is_stack(rhs) {
                self.operation().set_operands(ir, &[rhs, lhs]);
                return Folded::InPlace;
            }
            return Folded::No;
        };
        let ty = self.res(ir).ty(ir);
        match ty {
            Type::Vector(_) => DenseElementsAttr::splat(ty.clone(), &Attribute::bool(is_true))
                .map(Attribute::from)
                .into(),
            _ => Attribute::bool(is_true).into(),
        }
    }
}

/// A cast to its own type, and casts of casts.
macro_rules! chainable_casts {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
                let (value, ty) = (self.arg(ir), self.res(ir).ty(ir));
                if value.ty(ir) == ty {
                    return value.into();
                }
                let Some(inner) = value.defining::<Self>(ir) else {
                    return Folded::No;
                };
                let value = inner.arg(ir);
                if value.ty(ir) == ty {
                    return value.into();
                }
                self.operation().set_operand(ir, 0, value);
                Folded::InPlace
            }
        }
    )*};
}

chainable_casts! { BitcastOp AddrSpaceCastOp }

impl Fold for GEPOp {
    /// Drops a single index 0, and writes constant indices as numbers.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let base = self.base(ir);
        let raw = self.raw_constant_indices(ir).to_vec();
        let dynamic = self.dynamic_indices(ir).to_vec();
        let mut found = dynamic.iter().zip(constants.dynamic_indices);
        let (mut numbers, mut left) = (Vec::new(), Vec::new());
        for index in &raw {
            if *index != DYNAMIC_INDEX {
                numbers.push(*index);
                continue;
            }
            let Some((value, constant)) = found.next() else {
                return Folded::No;
            };
            let constant =
                number(constant.as_deref()).and_then(|constant| constant.value().to_i64());
            // The smallest number stands for an operand.
            match constant.and_then(|constant| i32::try_from(constant).ok()) {
                Some(constant) if constant != DYNAMIC_INDEX => numbers.push(constant),
                _ => {
                    numbers.push(DYNAMIC_INDEX);
                    left.push(*value);
                }
            }
        }
        if numbers == [0] && base.ty(ir) == self.res(ir).ty(ir) {
            return base.into();
        }
        if left.len() == dynamic.len() {
            return Folded::No;
        }
        let op = self.operation();
        let numbers = DenseArrayAttr::from_i32s(&numbers).into();
        op.set_attribute(ir, "rawConstantIndices", Some(numbers));
        let operands: Vec<Value> = std::iter::once(base).chain(left).collect();
        op.set_operands(ir, &operands);
        Folded::InPlace
    }
}

/// An element of a constant.
fn element_of(constant: &Attribute, index: i64) -> Option<Attribute> {
    let index = usize::try_from(index).ok()?;
    match constant {
        Attribute::DenseElements(elements) => elements.values().nth(index),
        Attribute::Array(array) => array.elements().get(index).cloned(),
        value => {
            let is_uniform =
                value.is::<ZeroAttr>() || value.is::<UndefAttr>() || value.is::<PoisonAttr>();
            is_uniform.then(|| value.clone())
        }
    }
}

impl Fold for ExtractValueOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let mut container = self.container(ir);
        let position = self.position(ir).to_vec();
        if let Some(outer) = container.defining::<Self>(ir) {
            let position = [outer.position(ir), &position].concat();
            return self.read_from(ir, outer.container(ir), &position);
        }
        if let Some(constant) = constants.container {
            let first = Some(constant.clone());
            return position
                .iter()
                .try_fold(first, |constant, index| {
                    constant.map(|constant| element_of(&constant, *index))
                })
                .flatten()
                .into();
        }
        while let Some(insertion) = container.defining::<InsertValueOp>(ir) {
            let inserted = insertion.position(ir);
            if position == inserted {
                return insertion.value(ir).into();
            }
            // A part of what is extracted was inserted, or the other way round.
            if position.starts_with(inserted) || inserted.starts_with(&position) {
                break;
            }
            container = insertion.container(ir);
        }
        if container == self.container(ir) {
            return Folded::No;
        }
        self.read_from(ir, container, &position)
    }
}

impl ExtractValueOp {
    fn read_from(self, ir: &mut Ir, container: Value, position: &[i64]) -> Folded {
        let op = self.operation();
        let position = DenseArrayAttr::from_i64s(position).into();
        op.set_attribute(ir, "position", Some(position));
        op.set_operand(ir, 0, container);
        Folded::InPlace
    }
}

impl Fold for ShuffleVectorOp {
    /// The only element of a vector.
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        let value = self.v1(ir);
        let is_single = matches!(value.ty(ir), Type::Vector(vector) if vector.shape() == [1]);
        if is_single && self.mask(ir) == [0] {
            return value.into();
        }
        Folded::No
    }
}

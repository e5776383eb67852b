//! What expansions build: operations at one location, and constants of a shape.

#[allow(clippy::wildcard_imports, reason = "most ops of the dialect")]
use crate::arith::*;
use ods_runtime::attributes::{FloatAttr, IntegerAttr};
use ods_runtime::prelude::*;
use ods_runtime::types::{FloatType, element_type_or_self};

/// Builds the operations that replace one.
pub(super) struct Expansion<'a, 'ir> {
    pub(super) rw: &'a mut Rewriter<'ir>,
    pub(super) location: Location,
}

/// Declares functions for ops of two operands and one result.
macro_rules! binary {
    ($($name:ident: $op:ident $(($($more:expr),*))?;)*) => {$(
        pub(super) fn $name(&mut self, a: Value, b: Value) -> Value {
            $op::build(self.rw, self.location, a, b $($(, $more)*)?).result(self.rw)
        }
    )*};
}

impl<'a, 'ir> Expansion<'a, 'ir> {
    /// An expansion of `op`.
    pub(super) fn of(op: impl OpHandle, rw: &'a mut Rewriter<'ir>) -> Self {
        let location = op.operation().location(rw);
        Self { rw, location }
    }

    binary! {
        add: AddIOp(None);
        sub: SubIOp(None);
        mul: MulIOp(None);
        div_signed: DivSIOp(false);
        div_unsigned: DivUIOp(false);
        and: AndIOp;
        or: OrIOp;
        shift_left: ShLIOp(None);
        shift_right: ShRUIOp(false);
    }

    pub(super) fn compare(&mut self, predicate: CmpIPredicate, a: Value, b: Value) -> Value {
        CmpIOp::build(self.rw, self.location, predicate, a, b).result(self.rw)
    }

    pub(super) fn compare_floats(&mut self, predicate: CmpFPredicate, a: Value, b: Value) -> Value {
        CmpFOp::build(self.rw, self.location, predicate, a, b, None).result(self.rw)
    }

    pub(super) fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        SelectOp::build(self.rw, self.location, condition, a, b).result(self.rw)
    }

    pub(super) fn bitcast(&mut self, ty: &Type, value: Value) -> Value {
        BitcastOp::build(self.rw, self.location, ty.clone(), value).out(self.rw)
    }

    pub(super) fn widen(&mut self, ty: &Type, value: Value) -> Value {
        ExtUIOp::build(self.rw, self.location, ty.clone(), value).out(self.rw)
    }

    pub(super) fn narrow(&mut self, ty: &Type, value: Value) -> Value {
        TruncIOp::build(self.rw, self.location, ty.clone(), value, None).out(self.rw)
    }

    /// Converts to a wider float format.
    pub(super) fn extend(
        &mut self,
        ty: &Type,
        value: Value,
        flags: Option<FastMathFlags>,
    ) -> Value {
        ExtFOp::build(self.rw, self.location, ty.clone(), value, flags).out(self.rw)
    }

    /// Converts to a narrower float format.
    pub(super) fn truncate(
        &mut self,
        ty: &Type,
        value: Value,
        mode: Option<RoundingMode>,
        flags: Option<FastMathFlags>,
    ) -> Value {
        TruncFOp::build(self.rw, self.location, ty.clone(), value, mode, flags).out(self.rw)
    }

    /// An integer or index constant, of which the bits that fit the type count; a splat for a shaped
    /// type.
    pub(super) fn int(&mut self, ty: &Type, value: i64) -> Value {
        let number = IntegerAttr::new(element_type_or_self(ty), value);
        self.constant(ty, number.into())
    }

    /// A float constant; a splat for a shaped type.
    pub(super) fn float(&mut self, ty: &Type, format: FloatType, value: f64) -> Value {
        self.constant(ty, FloatAttr::new(format, value).into())
    }

    fn constant(&mut self, ty: &Type, value: Attribute) -> Value {
        let value = match ty.element_type() {
            Some(_) => DenseElementsAttr::splat(ty.clone(), &value).map_or(value, Attribute::from),
            None => value,
        };
        ConstantOp::build(self.rw, self.location, value).result(self.rw)
    }
}

/// Fails if there are no constants of this type, or of one of this shape, as for a dynamic shape.
pub(super) fn need_constants(op: impl OpHandle, ty: &Type, rw: &mut Rewriter<'_>) -> Option<()> {
    if ty.element_type().is_none() || ty.num_elements().is_some() {
        return Some(());
    }
    rw.match_failure(op, format_args!("it needs constants, and '{ty}' has none"))
}

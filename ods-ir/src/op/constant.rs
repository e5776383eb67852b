//! The values of constants, and a memory of them.

use super::Op;
use super::fold::{FoldResult, Folded};
use super::spec::OpSpec;
use crate::attributes::Attribute;
use crate::ir::{
    EMPTY, EntityId, Ir, NestedNumber, OpBuilder, Operation, RawState, StateName, Value,
};
use crate::location::Location;
use crate::property::Slot;
use crate::types::Type;
use crate::verify::is_well_formed;

/// Where the values of constants are among their attributes.
///
/// A constant is an operation with the trait `ConstantLike`, and its folder says what its value is:
/// usually one of its attributes. What the folder may depend on is compared, so the folder is asked
/// once for all constants that are equal in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct KnownConstants {
    /// By the number of the list of slots.
    by_slots: Vec<Known>,
    /// The sweeps of the tables of the `Ir` for which the numbers are valid.
    sweeps: u32,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    key: Key,
    slot: u32,
}

/// What the value of a constant depends on, besides its slots: the numbers of its name, its
/// discardable attributes and the type of its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key {
    name: u32,
    discardable: u32,
    ty: u32,
}

impl Known {
    /// Stands for a list of slots about which nothing is known: there is no such name.
    const NOTHING: Self = Self {
        key: Key {
            name: u32::MAX,
            discardable: u32::MAX,
            ty: u32::MAX,
        },
        slot: u32::MAX,
    };
}

impl Ir {
    /// The number of the slots of an operation with one result and no regions, and its key.
    #[inline]
    fn key_of_constant(&self, op: Operation) -> Option<(usize, Key)> {
        let data = self.ops.get(op);
        if data.nested != NestedNumber::NONE || data.results.len() != 1 {
            return None;
        }
        let result = *self.value_lists.at(data.results.start());
        let key = Key {
            name: data.name,
            discardable: data.discardable,
            ty: self.values.at(result.index()).ty,
        };
        Some((data.inherent as usize, key))
    }

    /// The value of a constant like this one that was remembered.
    #[inline]
    fn known_constant(&self, op: Operation) -> Option<&Attribute> {
        let (slots, key) = self.key_of_constant(op)?;
        let known = self.constants.by_slots.get(slots)?;
        if known.key != key || self.constants.sweeps != self.sweeps() {
            return None;
        }
        self.slots.get(slots as u32)[known.slot as usize].attr()
    }

    /// Remembers the value of a constant, if it is one of its attributes.
    pub(crate) fn remember_constant(&mut self, op: Operation, value: &Attribute) {
        let Some((slots, key)) = self.key_of_constant(op) else {
            return;
        };
        let mut list = self.slots.get(slots as u32).iter();
        let Some(slot) = list.position(|slot| slot.attr() == Some(value)) else {
            return;
        };
        let sweeps = self.sweeps();
        let known = &mut self.constants;
        if known.sweeps != sweeps {
            known.by_slots.clear();
            known.sweeps = sweeps;
        }
        if known.by_slots.len() <= slots {
            known.by_slots.resize(slots + 1, Known::NOTHING);
        }
        let slot = slot as u32;
        known.by_slots[slots] = Known { key, slot };
    }
}

/// Whether an operation may consist of one attribute and one result.
#[inline]
fn is_one_attribute(spec: &OpSpec) -> bool {
    spec.slots.len() == 1
        && spec.results.len() == 1
        && spec.properties.is_empty()
        && spec.operands.is_empty()
        && spec.regions.is_empty()
        && spec.successors.is_empty()
}

impl OpBuilder<'_> {
    /// Builds an operation that consists of one attribute and one result, as constants do. It costs
    /// less than the builder of the op, which a driver of rewrites notices.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// ods! {
    ///     def C_Dialect : Dialect { let name = "c"; }
    ///     def NumberOp : Op<C_Dialect, "number", [Pure]> {
    ///         let arguments = (ins I64Attr:$value);
    ///         let results = (outs I64:$result);
    ///     }
    /// }
    /// let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
    /// let (value, ty) = (Attribute::i64(5), Type::i64());
    /// let number: NumberOp = ir.builder().build_constant(value, &ty, Location::UNKNOWN);
    /// assert_eq!(number.value(&ir), 5);
    /// ```
    ///
    /// # Panics
    ///
    /// If the definition has other parts, if it is not registered in this `Ir`, if the location
    /// belongs to another `Ir`, or if the insertion point is at an operation that is in no block.
    pub fn build_constant<O: Op>(&mut self, value: Attribute, ty: &Type, location: Location) -> O {
        assert!(
            is_one_attribute(O::INFO.spec()),
            "`{}` does not consist of one attribute and one result",
            O::INFO.name()
        );
        let name = match self.name_number(&StateName::Registered(O::INFO)) {
            Ok(name) => name,
            Err(message) => panic!("{message}"),
        };
        self.check_location(location);
        self.check_point(&[]);
        self.sweep_types();
        let (ty, inherent) = (self.type_number(ty), self.slot_number(Slot::Attr(value)));
        let op = self.create_raw(&RawState {
            name,
            location,
            types: &[ty],
            inherent,
            discardable: EMPTY,
            ..RawState::default()
        });
        O::from_operation_unchecked(self.insert(op))
    }
}

impl Value {
    /// The value as a constant, if an operation with the trait `ConstantLike` defines it: MLIR's
    /// `m_Constant`.
    #[inline]
    pub fn constant(self, ir: &mut Ir) -> Option<Attribute> {
        let op = self.defining_op(ir)?;
        let spec = op.spec(ir).filter(|spec| spec.is_constant)?;
        op.value_of_constant(ir, spec)
    }
}

impl Operation {
    /// The value of an operation with the trait `ConstantLike`, which its folder returns.
    #[inline]
    pub fn constant_value(self, ir: &mut Ir) -> Option<Attribute> {
        let spec = self.spec(ir).filter(|spec| spec.is_constant)?;
        self.value_of_constant(ir, spec)
    }

    /// The value of a constant, whose definition is `spec`.
    fn value_of_constant(self, ir: &mut Ir, spec: &'static OpSpec) -> Option<Attribute> {
        if !self.operands(ir).is_empty() {
            return None;
        }
        if let Some(value) = ir.known_constant(self) {
            return Some(value.clone());
        }
        if !is_well_formed(ir, self, spec) {
            return None;
        }
        let Folded::To(results) = (spec.fold?)(self, ir, &[]) else {
            return None;
        };
        let FoldResult::Attr(value) = results.into_iter().next()? else {
            return None;
        };
        ir.remember_constant(self, &value);
        Some(value)
    }
}

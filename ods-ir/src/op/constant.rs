//! The values of constants, and a memory of them.

use super::fold::{FoldResult, Folded};
use super::spec::OpSpec;
use super::{Op, OpInfo};
use crate::attributes::Attribute;
use crate::ir::{
    ARGUMENT, Change, EMPTY, EntityId, Ir, NestedNumber, OpBuilder, OpData, Operation, RawState,
    StateName, Value,
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
    /// The op of constants that was built last, and the number of its name.
    last: Option<(&'static OpInfo, u32)>,
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

/// A constant that an operation may become: see [`Operation::plain_constant_for`].
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct PlainConstant {
    /// The number of the name.
    name: u32,
    inherent: u32,
}

impl PlainConstant {
    /// The number that [`Operation::plain_constant_number`] returns for it.
    #[doc(hidden)]
    #[inline]
    pub fn number(self) -> u32 {
        self.inherent
    }
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

    /// Notes that operations with the name of this one, whose value this is, consist of their
    /// value, if the dialect says so.
    fn learn_plain_constant(&mut self, op: Operation, value: &Attribute) {
        let data = self.ops.get(op);
        let name = data.name as usize;
        let Some(info) = self.names.entries[name].info else {
            return;
        };
        let result = *self.value_lists.at(data.results.start());
        let ty = self.types.get(self.values.at(result.index()).ty);
        let found = info.dialect().constant_op(value, ty);
        let is_stored =
            || self.slots.get(data.inherent).first().and_then(Slot::attr) == Some(value);
        let is_own = found.is_some_and(|found| std::ptr::eq(found, info));
        if is_own && is_one_attribute(info.spec()) && is_stored() {
            self.names.entries[name].is_plain_constant = true;
        }
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
    /// belongs to another `Ir`, or if the insertion point is at an operation that is not in a block.
    pub fn build_constant<O: Op>(&mut self, value: Attribute, ty: &Type, location: Location) -> O {
        O::from_operation_unchecked(self.build_constant_of(O::INFO, value, ty, location))
    }

    /// As [`build_constant`](Self::build_constant), for the definition of an op.
    ///
    /// # Panics
    ///
    /// As [`build_constant`](Self::build_constant).
    #[inline]
    pub fn build_constant_of(
        &mut self,
        info: &'static OpInfo,
        value: Attribute,
        ty: &Type,
        location: Location,
    ) -> Operation {
        let name = self.number_of_constant(info);
        self.check_location(location);
        let place = self.place_for(&[]);
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
        self.insert_new(op, place)
    }
}

impl Ir {
    /// The number of the name of an op of constants.
    ///
    /// # Panics
    ///
    /// If the definition has other parts than an attribute and a result, or if it is not registered
    /// in this `Ir`.
    fn number_of_constant(&mut self, info: &'static OpInfo) -> u32 {
        if let Some((last, number)) = self.constants.last
            && std::ptr::eq(last, info)
        {
            return number;
        }
        assert!(
            is_one_attribute(info.spec()),
            "`{}` does not consist of one attribute and one result",
            info.name()
        );
        match self.name_number(&StateName::Registered(info)) {
            Ok(name) => {
                self.constants.last = Some((info, name));
                name
            }
            Err(message) => panic!("{message}"),
        }
    }

    /// The value of an operation that consists of it, and the number of the list of slots with
    /// nothing but this value.
    #[inline]
    fn plain_constant(&self, op: Operation) -> Option<(u32, &Attribute)> {
        self.plain_constant_of(self.ops.get(op))
    }

    #[inline]
    fn plain_constant_of(&self, data: &OpData) -> Option<(u32, &Attribute)> {
        if !self.names.entries[data.name as usize].is_plain_constant
            || !data.operands.is_empty()
            || data.results.len() != 1
            || data.nested != NestedNumber::NONE
        {
            return None;
        }
        let slot = self.slots.get(data.inherent).first()?;
        Some((data.inherent, slot.attr()?))
    }

    /// The number that [`Operation::plain_constant_number`] returns for operations with this value,
    /// if there may be any.
    #[doc(hidden)]
    pub fn number_of_plain_constant(&mut self, value: &Attribute) -> Option<u32> {
        self.slots.number_of(&[Slot::Attr(value.clone())][..])
    }
}

impl Value {
    /// The value as a constant, if an operation with the trait `ConstantLike` defines it: MLIR's
    /// `m_Constant`.
    #[inline]
    pub fn constant(self, ir: &mut Ir) -> Option<Attribute> {
        let data = ir.values.get(self);
        if data.number & ARGUMENT != 0 {
            return None;
        }
        let owner = ir.ops.at(data.owner);
        if !ir.names.entries[owner.name as usize].is_constant {
            return None;
        }
        if let Some((_, value)) = ir.plain_constant_of(owner) {
            return Some(value.clone());
        }
        let owner: Operation = ir.ops.id(data.owner);
        owner.constant_value(ir)
    }
}

impl Operation {
    /// The value of an operation with the trait `ConstantLike`, which its folder returns.
    #[inline]
    pub fn constant_value(self, ir: &mut Ir) -> Option<Attribute> {
        if let Some((_, value)) = ir.plain_constant(self) {
            return Some(value.clone());
        }
        let spec = self.spec(ir).filter(|spec| spec.is_constant)?;
        self.value_of_constant(ir, spec)
    }

    /// A number that all operations with the name of this one have in common whose value as a
    /// constant is the same, and no others. `None` if the operation does not consist of its value,
    /// as [`constant_op`](super::MaterializeConstant::constant_op) says, or if that is not known
    /// yet; [`constant_value`](Self::constant_value) finds it out. The number is valid while an
    /// operation with it exists.
    #[inline]
    #[doc(hidden)]
    pub fn plain_constant_number(self, ir: &Ir) -> Option<u32> {
        ir.plain_constant(self).map(|(number, _)| number)
    }

    /// Turns the operation, which folds to `value`, into the constant that its dialect would build
    /// in its place, if that consists of its value: the result stays the same value. Logs what
    /// replacing the operation would log, without the new operation and the end of the old one.
    ///
    /// # Errors
    ///
    /// The value, with nothing changed, if the operation has regions, successors or not one result,
    /// or if the dialect has no such constant.
    #[doc(hidden)]
    pub fn become_constant(self, ir: &mut Ir, value: Attribute) -> Result<(), Attribute> {
        let Some(info) = self.op_of_constant(ir, &value) else {
            return Err(value);
        };
        let name = ir.number_of_constant(info);
        let inherent = ir.slot_number(Slot::Attr(value));
        self.turn_into_constant(ir, PlainConstant { name, inherent });
        Ok(())
    }

    /// The op of the constant `value` that the dialect of the operation, which has one result and
    /// neither regions nor successors, would build in its place, if that consists of its value.
    fn op_of_constant(self, ir: &Ir, value: &Attribute) -> Option<&'static OpInfo> {
        let data = ir.ops.get(self);
        if data.nested != NestedNumber::NONE || data.results.len() != 1 {
            return None;
        }
        let result = *ir.value_lists.at(data.results.start());
        let ty = ir.types.get(ir.values.at(result.index()).ty);
        ir.info_of(data)?.dialect().constant_op(value, ty)
    }

    /// The constant `value` that the dialect of the operation would build in its place, if that is
    /// an operation of the same dialect, and one that [`become_constant`](Self::become_constant)
    /// would make.
    #[inline]
    #[doc(hidden)]
    pub fn plain_constant_for(self, ir: &mut Ir, value: &Attribute) -> Option<PlainConstant> {
        let info = self.op_of_constant(ir, value)?;
        let own = self.info(ir)?;
        if !std::ptr::eq(info.dialect(), own.dialect()) {
            return None;
        }
        let name = ir.number_of_constant(info);
        let known = ir.plain_constant(self);
        let known = known.filter(|(_, known)| std::ptr::eq(info, own) && *known == value);
        let inherent = match known {
            Some((number, _)) => number,
            None => ir.slot_number(Slot::Attr(value.clone())),
        };
        Some(PlainConstant { name, inherent })
    }

    /// Turns the operation into the constant that
    /// [`plain_constant_for`](Self::plain_constant_for) returned for it: see
    /// [`become_constant`](Self::become_constant). Nothing may have changed since.
    #[doc(hidden)]
    pub fn turn_into_constant(self, ir: &mut Ir, constant: PlainConstant) {
        let data = ir.ops.get_mut(self);
        (data.name, data.inherent, data.discardable) = (constant.name, constant.inherent, EMPTY);
        let results = data.results;
        ir.changed(Change::Inserted(self));
        for at in results.range() {
            ir.value_lists.at(at as u32).turn_uses_around(ir);
        }
        ir.drop_operands(self);
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
        let Folded::To(results) = (spec.fold?.fold)(self, ir, &[]) else {
            return None;
        };
        let FoldResult::Attr(value) = results.into_iter().next()? else {
            return None;
        };
        ir.remember_constant(self, &value);
        ir.learn_plain_constant(self, &value);
        Some(value)
    }
}

//! The parts from which an operation is created.

use super::{Block, Ir, Operation, Region, Value};
use crate::attributes::{Attribute, Name, NamedAttribute};
use crate::location::Location;
use crate::op::spec::OpSpec;
use crate::op::{OpInfo, Property, PropertyStorage, Slot};
use crate::types::Type;
use smallvec::SmallVec;

/// The name of the operation to create.
#[derive(Clone, Debug)]
pub(crate) enum StateName {
    Registered(&'static OpInfo),
    Unregistered(Name),
}

impl Ir {
    /// The number of the name of a new operation.
    ///
    /// # Errors
    ///
    /// If the operation has a definition that is not registered here; the message for the user.
    pub(crate) fn name_number(&mut self, name: &StateName) -> Result<u32, String> {
        let info = match name {
            StateName::Registered(info) => *info,
            StateName::Unregistered(name) => return Ok(self.names.unregistered(name.bytes())),
        };
        // Only the first operation with a name is looked up in the registry.
        match self.names.known(info) {
            Some(number) => Ok(number),
            None if self.registry.op(info.name()) == Some(info) => Ok(self.names.registered(info)),
            None => Err(self.not_registered(info)),
        }
    }

    /// Why `info` cannot be built here, and what to do.
    #[cold]
    fn not_registered(&self, info: &'static OpInfo) -> String {
        let (name, dialect) = (info.name(), info.dialect());
        let has_dialect = self
            .registry
            .dialect(dialect.name())
            .is_some_and(|known| std::ptr::eq(known, dialect));
        let (what, how) = if has_dialect {
            ("this operation of it is not", "with_op")
        } else {
            ("its dialect is not", "with")
        };
        let dialect = dialect.name();
        format!(
            "cannot build `{name}`: {what} registered in this `Ir`; create the `Ir` with `Ir::with_registry`, from a `DialectRegistry` to which `{dialect}` was added by `{how}`, or name it among the dependent dialects of the pass that builds the operation"
        )
    }
}

/// The parts of an operation to be created, as `mlir::OperationState`.
#[derive(Clone, Debug)]
pub struct OperationState {
    pub(crate) name: StateName,
    /// The location.
    pub location: Location,
    /// All operands.
    pub operands: SmallVec<[Value; 4]>,
    /// The types of all results.
    pub result_types: SmallVec<[Type; 2]>,
    /// Inherent attributes and properties by slot; trailing empty slots may be missing.
    #[doc(hidden)]
    pub inherent: SmallVec<[Slot; 2]>,
    /// Discardable attributes, in any order.
    #[doc(hidden)]
    pub discardable: Vec<NamedAttribute>,
    /// All successors.
    pub successors: SmallVec<[Block; 2]>,
    /// Complete regions.
    pub regions: SmallVec<[Region; 2]>,
    /// The number of empty regions to add after [`Self::regions`].
    pub new_regions: usize,
}

impl OperationState {
    #[inline]
    fn with_name(name: StateName, location: Location) -> Self {
        Self {
            name,
            location,
            operands: SmallVec::new(),
            result_types: SmallVec::new(),
            inherent: SmallVec::new(),
            discardable: Vec::new(),
            successors: SmallVec::new(),
            regions: SmallVec::new(),
            new_regions: 0,
        }
    }

    /// Creates the state of an operation defined by `info`.
    #[inline]
    pub fn new(info: &'static OpInfo, location: Location) -> Self {
        Self::with_name(StateName::Registered(info), location)
    }

    /// Makes an empty state that of an operation defined by `info`.
    #[inline]
    #[doc(hidden)]
    pub fn begin(&mut self, info: &'static OpInfo, location: Location) {
        self.name = StateName::Registered(info);
        self.location = location;
    }

    /// Removes all parts but the name and the location.
    #[doc(hidden)]
    pub fn clear(&mut self) {
        self.operands.clear();
        self.result_types.clear();
        self.inherent.clear();
        self.discardable.clear();
        self.successors.clear();
        self.regions.clear();
        self.new_regions = 0;
    }

    /// Creates the state of an unregistered operation. Its name may have any bytes but NUL.
    ///
    /// # Panics
    ///
    /// If the name is empty or has a NUL: its text would not read back.
    pub fn unregistered(name: impl Into<Name>, location: Location) -> Self {
        let name = name.into();
        let is_name = !name.bytes().is_empty() && !name.bytes().contains(&0);
        assert!(
            is_name,
            "the name of an operation is empty or has a NUL: {name:?}"
        );
        Self::with_name(StateName::Unregistered(name), location)
    }

    /// Copies the parts of an operation except its results and the contents of its regions. Used to
    /// infer types.
    pub fn of(op: Operation, ir: &Ir) -> Self {
        let location = op.location(ir);
        let mut state = match op.info(ir) {
            Some(info) => Self::new(info, location),
            None => Self::unregistered(op.name(ir).bytes(), location),
        };
        state.operands = op.operands(ir).into();
        state.regions = op.regions(ir).into();
        state.successors = op.successors(ir).into();
        state.inherent = op.slots(ir).into();
        state.discardable = op.discardable_attributes(ir).iter().cloned().collect();
        state
    }

    /// The definition, if the operation is registered.
    pub fn info(&self) -> Option<&'static OpInfo> {
        match self.name {
            StateName::Registered(info) => Some(info),
            StateName::Unregistered(_) => None,
        }
    }

    /// Whether the operation is defined by `info`.
    #[inline]
    pub(crate) fn is_of(&self, info: &OpInfo) -> bool {
        self.info() == Some(info)
    }

    /// The full name of the operation.
    pub fn name(&self) -> &str {
        match &self.name {
            StateName::Registered(info) => info.name(),
            StateName::Unregistered(name) => name.as_str(),
        }
    }

    /// Sets an attribute by name: the inherent slot of this name if there is one, otherwise a
    /// discardable attribute.
    ///
    /// # Panics
    ///
    /// If the name is empty: its text would not read back.
    pub fn set_attribute(&mut self, name: &str, value: Attribute) {
        assert!(!name.is_empty(), "the name of an attribute is empty");
        if let Some(slot) = self.info().and_then(|info| info.spec().slot(name)) {
            return self.set_slot(slot, Some(value));
        }
        let mut entries = self.discardable.iter_mut();
        match entries.find(|entry| &*entry.name == name) {
            Some(entry) => entry.value = value,
            None => self.discardable.push(NamedAttribute::new(name, value)),
        }
    }

    /// Returns the inherent or discardable attribute with this name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        if let Some(slot) = self.info().and_then(|info| info.spec().slot(name)) {
            return self.slot(slot);
        }
        let mut entries = self.discardable.iter();
        let entry = entries.find(|entry| &*entry.name == name)?;
        Some(&entry.value)
    }

    /// Returns the value of the property with this name, if there is one and it is a `T`.
    pub fn property_named<T: PropertyStorage>(&self, name: &str) -> Option<&T> {
        let (spec, number) = self.find_property(name)?;
        self.property(spec, number)?.downcast()
    }

    /// The definition of the operation, and the number of the property with this name.
    #[inline]
    fn find_property(&self, name: &str) -> Option<(&'static OpSpec, usize)> {
        let spec = self.info()?.spec();
        let number = spec.properties.iter().position(|prop| prop.name == name)?;
        Some((spec, number))
    }

    /// Sets the property with this name.
    ///
    /// # Panics
    ///
    /// If the operation has no property with this name.
    pub fn set_property_named<T: PropertyStorage>(&mut self, name: &str, value: T) {
        let Some((spec, number)) = self.find_property(name) else {
            panic!("`{}` has no property `{name}`", self.name());
        };
        self.set_property(spec, number, Property::new(value));
    }

    #[doc(hidden)]
    pub fn set_slot(&mut self, slot: usize, value: Option<Attribute>) {
        self.fill_slot(slot, value.into());
    }

    pub(crate) fn fill_slot(&mut self, slot: usize, value: Slot) {
        if self.inherent.len() <= slot {
            self.inherent.resize(slot + 1, Slot::Empty);
        }
        self.inherent[slot] = value;
    }

    #[doc(hidden)]
    pub fn slot(&self, slot: usize) -> Option<&Attribute> {
        self.inherent.get(slot)?.attr()
    }

    #[doc(hidden)]
    pub fn set_property(&mut self, spec: &OpSpec, number: usize, value: Property) {
        self.fill_slot(spec.property_slot(number), value.into());
    }

    #[doc(hidden)]
    pub fn property(&self, spec: &OpSpec, number: usize) -> Option<&Property> {
        self.inherent.get(spec.property_slot(number))?.property()
    }
}

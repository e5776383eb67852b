//! Building operations from ODS arguments.

use super::handle::OpSlot;
use super::infer::infer_result_types;
use super::spec::{Arity, OpSpec, Presence, ResultInference, Segments};
use super::{Op, OpInfo, Property, PropertyStorage};
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, OpBuilder, Operation, OperationState, Value};
use crate::location::Location;
use crate::types::Type;
use smallvec::SmallVec;
use std::marker::PhantomData;

/// One argument of a generated builder, in the order of the definition:
/// operands and attributes as declared, successors, counts of variadic regions.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// The value of a single operand.
    Value(Value),
    /// The value of an optional operand.
    Optional(Option<Value>),
    /// The values of a variadic operand.
    Values(&'a [Value]),
    /// The groups of a variadic of variadic operand.
    Groups(&'a [&'a [Value]]),
    /// An attribute; `None` leaves it to the default, or absent.
    Attr(Option<Attribute>),
    /// A property; `None` leaves it to the default.
    Property(Option<Property>),
    /// A successor.
    Successor(Block),
    /// The blocks of a variadic successor.
    Successors(&'a [Block]),
    /// How many regions a variadic region stands for.
    Regions(usize),
}

impl Arg<'_> {
    /// The value of a property; `None` leaves it to the default.
    pub fn prop<T: PropertyStorage>(value: Option<T>) -> Self {
        Self::Property(value.map(Property::new))
    }
}

/// A type, or "the type of this value": what builders take for result types.
#[derive(Clone, Debug)]
pub enum TypeArg {
    /// The type itself.
    Type(Type),
    /// The type of a value.
    Of(Value),
}

impl TypeArg {
    fn resolve(self, ir: &Ir) -> Type {
        match self {
            Self::Type(ty) => ty,
            Self::Of(value) => value.ty(ir).clone(),
        }
    }
}

impl From<Type> for TypeArg {
    fn from(ty: Type) -> Self {
        Self::Type(ty)
    }
}

impl From<&Type> for TypeArg {
    fn from(ty: &Type) -> Self {
        Self::Type(ty.clone())
    }
}

impl From<Value> for TypeArg {
    fn from(value: Value) -> Self {
        Self::Of(value)
    }
}

/// The types of one result group.
#[derive(Clone, Debug)]
pub enum ResultTypes<'a> {
    /// Of a single result.
    One(TypeArg),
    /// Of an optional result.
    Optional(Option<TypeArg>),
    /// Of a variadic result.
    Many(&'a [Type]),
}

/// Values that a builder takes for a variadic operand.
pub trait IntoValues {
    /// The values.
    fn into_values(self) -> SmallVec<[Value; 4]>;
}

impl<I: IntoIterator<Item: Into<Value>>> IntoValues for I {
    fn into_values(self) -> SmallVec<[Value; 4]> {
        self.into_iter().map(Into::into).collect()
    }
}

impl From<&Value> for Value {
    fn from(value: &Value) -> Self {
        *value
    }
}

/// Fills operands, attributes, successors and regions of `state` from `args`.
fn fill(state: &mut OperationState, spec: &OpSpec, args: &[Arg<'_>]) {
    let mut slot = 0;
    let mut property = 0;
    let mut sizes: SmallVec<[i32; 8]> = SmallVec::new();
    let is_group_sizes = |slot: usize| {
        spec.operands
            .iter()
            .any(|operand| operand.arity == Arity::VariadicOfVariadic { segments: slot })
    };
    for arg in args {
        let before = state.operands.len();
        match arg {
            Arg::Value(value) => state.operands.push(*value),
            Arg::Optional(value) => state.operands.extend(*value),
            Arg::Values(values) => state.operands.extend_from_slice(values),
            Arg::Groups(groups) => {
                state
                    .operands
                    .extend(groups.iter().flat_map(|group| group.iter().copied()));
                if let Some(Arity::VariadicOfVariadic { segments }) =
                    spec.operands.get(sizes.len()).map(|spec| spec.arity)
                {
                    let lens: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
                    state.set_slot(segments, Some(crate::op::spec::segment_attr(&lens)));
                }
            }
            Arg::Attr(attr) => {
                while is_group_sizes(slot) {
                    slot += 1;
                }
                if attr.is_some() {
                    state.set_slot(slot, attr.clone());
                }
                slot += 1;
                continue;
            }
            Arg::Property(value) => {
                if let Some(value) = value {
                    state.set_property(spec, property, value.clone());
                }
                property += 1;
                continue;
            }
            Arg::Successor(block) => {
                state.successors.push(*block);
                continue;
            }
            Arg::Successors(blocks) => {
                state.successors.extend_from_slice(blocks);
                continue;
            }
            Arg::Regions(count) => {
                state.new_regions += count;
                continue;
            }
        }
        sizes.push((state.operands.len() - before) as i32);
    }
    state.new_regions += spec
        .regions
        .iter()
        .filter(|region| !region.variadic)
        .count();
    if let Segments::Slot(slot) = spec.operand_segments {
        state.set_slot(slot, Some(crate::op::spec::segment_attr(&sizes)));
    }
}

/// Gives absent attributes and properties their defaults, as
/// `populateDefaultProperties`.
pub(crate) fn fill_defaults(state: &mut OperationState, spec: &OpSpec) {
    for (slot, declared) in spec.slots.iter().enumerate() {
        if matches!(declared.presence, Presence::Default(_)) && state.slot(slot).is_none() {
            state.set_slot(slot, spec.default_attr(slot).cloned());
        }
    }
    for (number, declared) in spec.properties.iter().enumerate() {
        if let Some(initial) = &declared.initial
            && state.property(spec, number).is_none()
        {
            state.set_property(spec, number, initial.clone());
        }
    }
}

/// Builds an operation of `info`; an empty `types` means that they are
/// inferred.
///
/// # Errors
///
/// If the result types cannot be inferred from these arguments.
pub fn try_build(
    b: &mut OpBuilder<'_>,
    info: &'static OpInfo,
    location: Location,
    types: &[ResultTypes<'_>],
    args: &[Arg<'_>],
) -> Result<Operation, Diagnostic> {
    let spec = info.spec();
    let mut state = OperationState::new(info, location);
    fill(&mut state, spec, args);
    fill_defaults(&mut state, spec);
    if types.is_empty() && !spec.results.is_empty() {
        state
            .result_types
            .extend(infer_result_types(b, spec, &state)?);
    } else {
        let mut sizes: SmallVec<[i32; 8]> = SmallVec::new();
        for group in types {
            let before = state.result_types.len();
            match group {
                ResultTypes::One(ty) => state.result_types.push(ty.clone().resolve(b)),
                ResultTypes::Optional(ty) => state
                    .result_types
                    .extend(ty.clone().map(|ty| ty.resolve(b))),
                ResultTypes::Many(types) => state.result_types.extend(types.iter().cloned()),
            }
            sizes.push((state.result_types.len() - before) as i32);
        }
        if let Segments::Slot(slot) = spec.result_segments {
            state.set_slot(slot, Some(crate::op::spec::segment_attr(&sizes)));
        }
    }
    Ok(b.create_operation(state))
}

/// [`try_build`] for generated builders.
///
/// # Panics
///
/// If the result types cannot be inferred, where C++ asserts.
pub fn build(
    b: &mut OpBuilder<'_>,
    info: &'static OpInfo,
    location: Location,
    types: &[ResultTypes<'_>],
    args: &[Arg<'_>],
) -> Operation {
    try_build(b, info, location, types, args).unwrap_or_else(|error| panic!("{}", error.message))
}

/// The fluent builder of an op: required parts are the arguments of
/// `O::builder(…)`, the rest is set by slot.
///
/// ```text
/// AddOp::builder(lhs, rhs).with(AddOp::AXIS, 1).build(b, location)
/// ```
#[derive(Clone, Debug)]
#[must_use = "a builder makes nothing until `build`"]
pub struct Builder<O> {
    state: OperationState,
    op: PhantomData<fn() -> O>,
}

impl<O: Op> Builder<O> {
    /// A builder with the required parts set.
    pub fn new(args: &[Arg<'_>]) -> Self {
        let mut state = OperationState::new(O::INFO, Location::UNKNOWN);
        fill(&mut state, O::INFO.spec(), args);
        Self {
            state,
            op: PhantomData,
        }
    }

    /// Sets the attribute or property of `slot`.
    pub fn with<S: OpSlot<O>>(mut self, slot: S, value: S::Arg<'_>) -> Self {
        let (slot, value) = slot.fill(O::INFO.spec(), value);
        self.state.fill_slot(slot, value);
        self
    }

    /// Sets a discardable attribute, `dialect.name`.
    pub fn with_discardable(mut self, name: &str, value: Attribute) -> Self {
        self.state.set_attribute(name, value);
        self
    }

    /// Adds a result type.
    pub fn result_type(mut self, ty: impl Into<Type>) -> Self {
        self.state.result_types.push(ty.into());
        self
    }

    /// Adds result types.
    pub fn result_types(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        self.state.result_types.extend(types);
        self
    }

    /// Builds the operation.
    ///
    /// # Panics
    ///
    /// If no result type was given and they cannot be inferred.
    pub fn build(self, b: &mut OpBuilder<'_>, location: Location) -> O {
        self.try_build(b, location)
            .unwrap_or_else(|error| panic!("{}", error.message))
    }

    /// Builds the operation.
    ///
    /// # Errors
    ///
    /// If no result type was given and they cannot be inferred.
    pub fn try_build(mut self, b: &mut OpBuilder<'_>, location: Location) -> Result<O, Diagnostic> {
        let spec = O::INFO.spec();
        self.state.location = location;
        fill_defaults(&mut self.state, spec);
        if self.state.result_types.is_empty() && !spec.results.is_empty() {
            let may_be_none = spec.results.iter().all(|result| result.arity.is_variable());
            if !(may_be_none && matches!(spec.inference, ResultInference::Given)) {
                let types = infer_result_types(b, spec, &self.state)?;
                self.state.result_types.extend(types);
            }
        }
        Ok(O::from_operation_unchecked(b.create_operation(self.state)))
    }
}

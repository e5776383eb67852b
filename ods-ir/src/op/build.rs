//! Building operations from ODS arguments.

use super::handle::OpSlot;
use super::infer::infer_result_types;
use super::parts::Parts;
use super::spec::{
    Arity, OpSpec, ResultInference, Segments, ValueSpec, group_sizes_attr, segment_attr,
    variable_groups,
};
use super::{Op, OpInfo, Property, PropertyStorage, SlotValue};
use crate::attributes::{Attribute, NamedAttribute};
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, OpBuilder, Operation, OperationState, Value};
use crate::location::Location;
use crate::types::Type;
use smallvec::{SmallVec, smallvec};
use std::marker::PhantomData;

/// An argument of builders for a result type: a type, or the type of a value.
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

impl<T: Into<Type>> From<T> for TypeArg {
    fn from(ty: T) -> Self {
        Self::Type(ty.into())
    }
}

impl From<Value> for TypeArg {
    #[inline]
    fn from(value: Value) -> Self {
        Self::Of(value)
    }
}

/// An argument of builders for the types of one result, as `build` takes it: a type or a value
/// of that type for a single result, an `Option` for an optional one, a slice for a variadic one.
pub trait ResultArg {
    /// The types.
    fn into_types(self) -> SmallVec<[TypeArg; 1]>;
}

impl<T: Into<TypeArg>> ResultArg for T {
    fn into_types(self) -> SmallVec<[TypeArg; 1]> {
        smallvec![self.into()]
    }
}

impl ResultArg for Option<Type> {
    #[inline]
    fn into_types(self) -> SmallVec<[TypeArg; 1]> {
        self.into_iter().map(TypeArg::Type).collect()
    }
}

impl ResultArg for &[Type] {
    #[inline]
    fn into_types(self) -> SmallVec<[TypeArg; 1]> {
        self.iter().map(TypeArg::from).collect()
    }
}

impl<const N: usize> ResultArg for &[Type; N] {
    fn into_types(self) -> SmallVec<[TypeArg; 1]> {
        self[..].into_types()
    }
}

impl ResultArg for &Vec<Type> {
    #[inline]
    fn into_types(self) -> SmallVec<[TypeArg; 1]> {
        self[..].into_types()
    }
}

/// An argument of builders for a variadic operand.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of values",
    label = "expected values",
    note = "a list of values is an array, a slice or a vector of them: `[a, b]`, `op.results(ir).to_vec()`",
    note = "to replace an operation by another one, call `replace_with`"
)]
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

/// The state of a generated builder. Parts are added in the order of the definition;
/// attributes and properties by index.
#[derive(Clone, Debug)]
pub struct BuildState {
    info: &'static OpInfo,
    state: OperationState,
    /// The number of values of each operand, and of each result.
    operand_sizes: SmallVec<[usize; 8]>,
    result_sizes: SmallVec<[usize; 8]>,
    /// The results that have the types of these values: `None` holds their places among the types.
    results_like: Vec<(usize, Value)>,
}

impl BuildState {
    /// Makes the state of an `info` operation without parts.
    pub fn new(info: &'static OpInfo) -> Self {
        Self {
            info,
            state: OperationState::new(info, Location::UNKNOWN),
            operand_sizes: SmallVec::new(),
            result_sizes: SmallVec::new(),
            results_like: Vec::new(),
        }
    }

    /// Adds the value of a single operand.
    pub fn value(&mut self, value: Value) {
        self.state.operands.push(value);
        self.operand_sizes.push(1);
    }

    /// Adds the value of an optional operand.
    #[inline]
    pub fn optional(&mut self, value: Option<Value>) {
        self.state.operands.extend(value);
        self.operand_sizes.push(usize::from(value.is_some()));
    }

    /// Adds the values of a variadic operand.
    pub fn values(&mut self, values: impl IntoValues) {
        let before = self.state.operands.len();
        self.state.operands.extend(values.into_values());
        self.operand_sizes.push(self.state.operands.len() - before);
    }

    /// Adds the groups of a `VariadicOfVariadic` operand.
    #[inline]
    pub fn groups(&mut self, groups: &[&[Value]]) {
        let operand = self.info.spec().operands.get(self.operand_sizes.len());
        if let Some(Arity::VariadicOfVariadic { segments }) = operand.map(|spec| spec.arity) {
            self.state
                .set_slot(segments, Some(group_sizes_attr(groups)));
        }
        self.values(groups.iter().copied().flatten());
    }

    /// Sets an attribute.
    pub fn attr(&mut self, slot: usize, attr: Attribute) {
        self.state.set_slot(slot, Some(attr));
    }

    /// Sets an attribute; `None` means its default, or absent.
    #[inline]
    pub fn optional_attr(&mut self, slot: usize, attr: Option<Attribute>) {
        if attr.is_some() {
            self.state.set_slot(slot, attr);
        }
    }

    /// Sets a property.
    pub fn prop<T: PropertyStorage>(&mut self, number: usize, value: T) {
        self.state
            .set_property(self.info.spec(), number, Property::new(value));
    }

    /// Sets a property to its stored value.
    pub(crate) fn raw_prop(&mut self, number: usize, value: Property) {
        self.state.set_property(self.info.spec(), number, value);
    }

    /// Sets a property; `None` means its default.
    pub fn optional_prop<T: PropertyStorage>(&mut self, number: usize, value: Option<T>) {
        if let Some(value) = value {
            self.prop(number, value);
        }
    }

    /// Adds a successor.
    #[inline]
    pub fn successor(&mut self, block: Block) {
        self.state.successors.push(block);
    }

    /// Adds the blocks of a variadic successor.
    #[inline]
    pub fn successors(&mut self, blocks: &[Block]) {
        self.state.successors.extend_from_slice(blocks);
    }

    /// Adds `count` new regions, those of a variadic region.
    #[inline]
    pub fn regions(&mut self, count: usize) {
        self.state.new_regions += count;
    }

    /// Adds the type of a single result.
    pub fn result_type(&mut self, ir: &Ir, ty: impl Into<TypeArg>) {
        self.state.result_types.push(ty.into().resolve(ir));
        self.result_sizes.push(1);
    }

    /// Adds the type of an optional result.
    #[inline]
    pub fn optional_result_type(&mut self, ty: Option<Type>) {
        self.result_sizes.push(usize::from(ty.is_some()));
        self.state.result_types.extend(ty);
    }

    /// Adds the types of a variadic result.
    pub fn result_types(&mut self, types: &[Type]) {
        self.result_sizes.push(types.len());
        self.state.result_types.extend(types.iter().cloned());
    }

    /// Builds the operation. Takes parts out of the state, which cannot be used again.
    ///
    /// # Panics
    ///
    /// If the number of result types is wrong and they cannot be inferred; with
    /// `AttrSizedResultSegments`, if types of a result are missing.
    pub fn build(&mut self, b: &mut OpBuilder<'_>, location: Location) -> Operation {
        self.create(b, location)
            .unwrap_or_else(|error| panic!("{}", error.message))
    }

    /// Adds implied parts, and creates the operation.
    fn create(
        &mut self,
        b: &mut OpBuilder<'_>,
        location: Location,
    ) -> Result<Operation, Diagnostic> {
        let spec = self.info.spec();
        self.state.location = location;
        for (result, value) in std::mem::take(&mut self.results_like) {
            self.state.result_types[result] = value.ty(b).clone();
        }
        self.state.new_regions += single_regions(spec);
        if let Segments::Slot(slot) = spec.operand_segments {
            let sizes = segment_attr(std::mem::take(&mut self.operand_sizes));
            self.state.set_slot(slot, Some(sizes));
        }
        fill_defaults(&mut self.state, spec);
        if self.result_sizes.is_empty() {
            infer_missing_types(b, spec, &mut self.state)?;
        } else if let Segments::Slot(slot) = spec.result_segments {
            let (given, groups) = (self.result_sizes.len(), spec.results.len());
            if given != groups {
                let name = self.info.name();
                let message = format!(
                    "'{name}' op has {groups} results in its definition, but the types of {given} were given"
                );
                return Err(Diagnostic::error(location, message));
            }
            let sizes = segment_attr(std::mem::take(&mut self.result_sizes));
            self.state.set_slot(slot, Some(sizes));
        }
        check_result_count(spec, &self.state)?;
        b.try_create_operation(&mut self.state)
    }
}

/// The number of regions that the op always has.
fn single_regions(spec: &OpSpec) -> usize {
    let single = spec.regions.iter().filter(|region| !region.variadic);
    single.count()
}

/// Checks that the number of result types matches the definition.
fn check_result_count(spec: &OpSpec, state: &OperationState) -> Result<(), Diagnostic> {
    let given = state.result_types.len();
    check_count(&spec.results, ["result", "the types of "], given, state)
}

/// Checks that the number of given parts matches the definition; variable parts make it a
/// minimum.
fn check_count(
    declared: &[ValueSpec],
    [noun, given_what]: [&str; 2],
    given: usize,
    state: &OperationState,
) -> Result<(), Diagnostic> {
    let variable = variable_groups(declared);
    let fixed = declared.len() - variable;
    if given == fixed || variable > 0 && given > fixed {
        return Ok(());
    }
    let least = if variable > 0 { "at least " } else { "" };
    let plural = if fixed == 1 { "" } else { "s" };
    let name = state.name();
    let message = format!(
        "'{name}' op has {least}{fixed} {noun}{plural} in its definition, but {given_what}{given} were given"
    );
    Err(Diagnostic::error(state.location, message))
}

/// Infers the result types, if the op has results and no types were given.
fn infer_missing_types(
    ir: &Ir,
    spec: &OpSpec,
    state: &mut OperationState,
) -> Result<(), Diagnostic> {
    if !state.result_types.is_empty() || spec.results.is_empty() {
        return Ok(());
    }
    if !matches!(spec.inference, ResultInference::Given) {
        let types = infer_result_types(ir, spec, state)?;
        state.result_types.extend(types);
    }
    Ok(())
}

/// Builds an operation of type `O` from ungrouped parts.
pub(super) fn create_generic<O: Op>(
    b: &mut OpBuilder<'_>,
    mut state: OperationState,
) -> Result<O, Diagnostic> {
    assert!(
        state.is_of(O::INFO),
        "expected the parts of `{}`, found those of `{}`",
        O::INFO.name(),
        state.name()
    );
    let spec = O::INFO.spec();
    let given = state.regions.len() + state.new_regions;
    state.new_regions += single_regions(spec).saturating_sub(given);
    set_properties_by_name(&mut state, spec)?;
    fill_defaults(&mut state, spec);
    infer_missing_types(b, spec, &mut state)?;
    check_result_count(spec, &state)?;
    let operands = state.operands.len();
    check_count(&spec.operands, ["operand", ""], operands, &state)?;
    b.try_create_operation(&mut state)
        .map(O::from_operation_unchecked)
}

/// Converts attributes with the names of properties to these properties, as MLIR's
/// builders that take attributes do.
#[inline]
fn set_properties_by_name(state: &mut OperationState, spec: &OpSpec) -> Result<(), Diagnostic> {
    for (number, declared) in spec.properties.iter().enumerate() {
        let is_it = |entry: &NamedAttribute| *entry.name == *declared.name;
        let Some(place) = state.discardable.iter().position(is_it) else {
            continue;
        };
        let entry = state.discardable.remove(place);
        let value = declared.def.value_of(&entry.value).map_err(|reason| {
            let (op, name) = (state.name(), declared.name);
            let message = format!("'{op}' op property '{name}': {reason}");
            Diagnostic::error(state.location, message)
        })?;
        state.set_property(spec, number, value);
    }
    Ok(())
}

/// Sets absent attributes and properties to their defaults, as
/// `populateDefaultProperties`.
#[doc(hidden)]
pub fn fill_defaults(state: &mut OperationState, spec: &OpSpec) {
    for slot in 0..spec.slots.len() {
        if state.slot(slot).is_none()
            && let Some(default) = spec.filled_attr(slot)
        {
            state.set_slot(slot, Some(default.clone()));
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

/// The fluent builder of an op. Required parts are the arguments of `O::builder(…)`;
/// other parts are set by slot.
///
/// ```text
/// AddOp::builder(lhs, rhs).with(AddOp::AXIS, 1).build(b, location)
/// ```
#[derive(Clone, Debug)]
#[must_use = "a builder creates no operation until `build` is called"]
pub struct Builder<O> {
    parts: Parts,
    op: PhantomData<fn() -> O>,
}

impl<O: Op> Builder<O> {
    /// Makes a builder with these parts.
    #[doc(hidden)]
    pub fn of(parts: Parts) -> Self {
        Self {
            parts,
            op: PhantomData,
        }
    }

    /// The state, to which generated builders add further parts.
    #[doc(hidden)]
    pub fn parts(self) -> Parts {
        self.parts
    }

    /// Sets the attribute or property of `slot`, to what `build` takes for it; see [`Op::set`].
    pub fn with<'v, S: OpSlot<O>>(
        mut self,
        slot: S,
        value: impl SlotValue<S::Arg<'v>, S::Kind>,
    ) -> Self {
        let (slot, value) = slot.fill(O::INFO.spec(), value.into_value());
        self.parts.state().state.fill_slot(slot, value);
        self
    }

    /// Sets a discardable attribute, `dialect.name`.
    pub fn with_discardable(mut self, name: &str, value: Attribute) -> Self {
        self.parts.state().state.set_attribute(name, value);
        self
    }

    /// Adds the types of the next result in the definition, as `build` takes them: a type or a
    /// value of that type; an `Option` for an optional result; a slice for a variadic one.
    pub fn result_type(mut self, ty: impl ResultArg) -> Self {
        let types = ty.into_types();
        let size = types.len();
        let parts = self.parts.state();
        for ty in types {
            let all = &mut parts.state.result_types;
            let ty = match ty {
                TypeArg::Type(ty) => ty,
                TypeArg::Of(value) => {
                    parts.results_like.push((all.len(), value));
                    Type::None
                }
            };
            all.push(ty);
        }
        self.end_result(size)
    }

    /// Adds result types. For an op with `AttrSizedResultSegments` they are the types of
    /// the next result in the definition: call it once per result, with `[]` for an
    /// absent optional result.
    pub fn result_types(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        let all = &mut self.parts.state().state.result_types;
        let before = all.len();
        all.extend(types);
        let size = all.len() - before;
        self.end_result(size)
    }

    /// Records that the last `size` types are those of one result.
    fn end_result(mut self, size: usize) -> Self {
        if matches!(O::INFO.spec().result_segments, Segments::Slot(_)) {
            self.parts.state().result_sizes.push(size);
        }
        self
    }

    /// Builds the operation.
    ///
    /// # Panics
    ///
    /// If the number of result types is wrong and they cannot be inferred; with
    /// `AttrSizedResultSegments`, if types of a result are missing.
    pub fn build(mut self, b: &mut OpBuilder<'_>, location: Location) -> O {
        O::from_operation_unchecked(self.parts.state().build(b, location))
    }

    /// Builds the operation.
    ///
    /// # Errors
    ///
    /// If the number of result types is wrong and they cannot be inferred; with
    /// `AttrSizedResultSegments`, if types of a result are missing.
    pub fn try_build(mut self, b: &mut OpBuilder<'_>, location: Location) -> Result<O, Diagnostic> {
        match self.parts.state().create(b, location) {
            Ok(op) => Ok(O::from_operation_unchecked(op)),
            Err(error) => Err(error.resolved(b)),
        }
    }
}

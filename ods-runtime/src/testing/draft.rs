//! One operation before it is built: its parts, chosen at random from its definition.

use super::region::RegionRecipe;
use super::samples::Samples;
use super::{Random, RandomModules};
use crate::attributes::{Attribute, DenseArrayAttr};
use crate::ir::{Block, Ir, Value};
use crate::op::spec::{Arity, OpSpec, Presence, Segments, TypeOf, TypeSource, ValueSpec};
use crate::op::{OpInfo, Property, Transformed};
use crate::types::{FunctionType, Type};
use std::sync::Arc;

/// An operation before it is built, which a [hook](RandomModules::hook) may change.
#[derive(Debug)]
#[non_exhaustive]
pub struct Draft {
    /// The operation.
    pub info: &'static OpInfo,
    /// The types of the operands, for each group of the definition.
    pub operands: Vec<Vec<Type>>,
    /// The types of the results, for each group of the definition. Inferred types replace them.
    pub results: Vec<Vec<Type>>,
    /// The inherent attributes, in the order of the definition. Sizes of groups are filled in later.
    pub attributes: Vec<Option<Attribute>>,
    /// The properties, in the order of the definition.
    pub properties: Vec<Option<Property>>,
    /// The regions.
    pub regions: Vec<RegionDraft>,
    /// The successors, for each one of the definition.
    pub successors: Vec<Vec<Block>>,
    /// The type of a function that an attribute names or is.
    pub callee: Option<FunctionType>,
    /// The sizes of the groups of a variadic of variadic operand, by operand.
    pub(super) nested_sizes: Vec<Vec<i32>>,
}

/// A region before it is built.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct RegionDraft {
    /// Whether it has no blocks.
    pub is_empty: bool,
    /// The types of the arguments of the entry block.
    pub arguments: Vec<Type>,
    /// The number of blocks after the first.
    pub more_blocks: usize,
    /// The operation that ends the blocks; chosen at random if there is none.
    pub terminator: Option<&'static OpInfo>,
    /// The types of the operands of the operation that ends it; chosen at random if there are none.
    pub yielded: Option<Vec<Type>>,
}

/// What surrounds the operation.
pub(super) struct Context<'c> {
    pub(super) samples: &'c Samples,
    pub(super) random: &'c mut Random,
    pub(super) ir: &'c Ir,
    pub(super) visible: &'c [Value],
    /// The blocks to which the operation may branch.
    pub(super) targets: &'c [Block],
    /// Types that the operation should take, if it takes any number of operands.
    pub(super) wanted: Option<&'c [Type]>,
    /// The names and types of the symbols in reach.
    pub(super) symbols: &'c [(String, Option<FunctionType>)],
    /// A name that no symbol has.
    pub(super) fresh_symbol: &'c str,
    /// Operations that end blocks.
    pub(super) terminators: &'c [&'static OpInfo],
    /// The choices to make, if it is known that they lead to valid operations.
    pub(super) recipe: Option<&'c Recipe>,
}

/// The choices behind a draft that became a valid operation.
#[derive(Clone, Debug)]
pub(super) struct Recipe {
    style: Style,
    regions: Vec<RegionRecipe>,
}

impl RegionDraft {
    /// A region with one block.
    pub fn new(arguments: impl Into<Vec<Type>>) -> Self {
        Self {
            arguments: arguments.into(),
            ..Self::default()
        }
    }

    /// A region without blocks.
    pub fn empty() -> Self {
        Self {
            is_empty: true,
            ..Self::default()
        }
    }

    /// Sets the types of the operands of the operation that ends it.
    #[must_use]
    pub fn yields(mut self, types: impl Into<Vec<Type>>) -> Self {
        self.yielded = Some(types.into());
        self
    }

    /// Sets the operation that ends it.
    #[must_use]
    pub fn ends_with(mut self, terminator: &'static OpInfo) -> Self {
        self.terminator = Some(terminator);
        self
    }
}

impl Recipe {
    /// The choices for a region.
    pub(super) fn region(&self, number: usize) -> Option<&RegionRecipe> {
        self.regions.get(number)
    }
}

/// How the types of an operation are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// As the first one, where that is allowed.
    Same,
    /// With the shape of the first one.
    SameShape,
    /// With the element type of the first one.
    SameElement,
    /// Those of values in reach.
    Visible,
    /// Any.
    Any,
}

const STYLES: &[Style] = &[
    Style::Same,
    Style::Same,
    Style::SameShape,
    Style::SameElement,
    Style::Visible,
    Style::Any,
];

impl Draft {
    /// Chooses all parts; `None` if a part cannot be chosen.
    pub(super) fn choose(info: &'static OpInfo, cx: &mut Context<'_>) -> Option<(Self, Recipe)> {
        let spec = info.spec();
        let mut draft = Self {
            info,
            operands: Vec::new(),
            results: vec![Vec::new(); spec.results.len()],
            attributes: vec![None; spec.slots.len()],
            properties: vec![None; spec.properties.len()],
            regions: Vec::new(),
            successors: Vec::new(),
            callee: None,
            nested_sizes: vec![Vec::new(); spec.operands.len()],
        };
        draft.choose_attributes(spec, cx)?;
        let called = draft.callee.clone();
        draft.choose_successors(spec, cx)?;
        let style = match cx.recipe {
            Some(recipe) => recipe.style,
            None => cx.random.pick(STYLES).copied()?,
        };
        let mut lists = draft.operand_lists(cx, called.as_ref());
        draft.choose_operands(spec, style, &mut lists, cx)?;
        draft.choose_results(spec, style, called.as_ref(), cx)?;
        draft.derive_operands(spec);
        let regions = draft.choose_regions(spec, called.as_ref(), cx);
        Some((draft, Recipe { style, regions }))
    }

    /// Chooses attributes and properties, and with them the function that is referred to.
    fn choose_attributes(&mut self, spec: &OpSpec, cx: &mut Context<'_>) -> Option<()> {
        let mut called = None;
        for (number, slot) in spec.slots.iter().enumerate() {
            let is_left_out = match slot.presence {
                Presence::Segments => continue,
                _ if spec.is_sizes_of_nested(number) => continue,
                Presence::Required => false,
                Presence::Optional => !cx.random.once_in(3),
                Presence::Default(_) | Presence::OptionalDefault(_) => !cx.random.once_in(2),
            };
            if slot.name == "sym_name"
                && !(is_left_out && matches!(slot.presence, Presence::Optional))
            {
                self.attributes[number] = Some(Attribute::string(cx.fresh_symbol));
                continue;
            }
            if is_left_out {
                continue;
            }
            if slot.constraint.accepts(&Attribute::symbol_ref("a")) && !cx.symbols.is_empty() {
                let (name, ty) = cx.random.pick(cx.symbols)?;
                self.attributes[number] = Some(Attribute::symbol_ref(name.as_str()));
                called = called.or_else(|| ty.clone());
                continue;
            }
            let accepted = cx.samples.attributes_of(slot.constraint);
            match cx.random.pick(&accepted) {
                Some(attr) => self.attributes[number] = Some(attr.clone()),
                None if matches!(slot.presence, Presence::Required) => return None,
                None => {}
            }
        }
        for (number, property) in spec.properties.iter().enumerate() {
            if property.has_default && !cx.random.once_in(2) {
                continue;
            }
            let values = cx.samples.values_of(property.def);
            self.properties[number] = cx.random.pick(&values).cloned();
        }
        // A type that the operation names is that of a function, perhaps.
        let mut own = self.attributes.iter().flatten();
        let own = own.find_map(|attr| attr.as_type()?.downcast::<FunctionType>().cloned());
        self.callee = called.or(own);
        Some(())
    }

    fn choose_successors(&mut self, spec: &OpSpec, cx: &mut Context<'_>) -> Option<()> {
        for successor in &spec.successors {
            let count = if successor.variadic {
                cx.random.below(3)
            } else {
                1
            };
            let mut blocks = Vec::new();
            for _ in 0..count {
                blocks.push(*cx.random.pick(cx.targets)?);
            }
            self.successors.push(blocks);
        }
        Some(())
    }

    /// The types for operand groups of variable size, in order: those of the arguments of each
    /// successor, those that are wanted, or those of the inputs of a function.
    fn operand_lists(&self, cx: &mut Context<'_>, called: Option<&FunctionType>) -> Vec<Vec<Type>> {
        let blocks = self.successors.iter().flatten();
        let mut lists: Vec<Vec<Type>> = blocks
            .map(|block| {
                let arguments = block.arguments(cx.ir).iter();
                arguments.map(|value| value.ty(cx.ir).clone()).collect()
            })
            .collect();
        if lists.is_empty() {
            lists.extend(cx.wanted.map(<[Type]>::to_vec));
        }
        if lists.is_empty()
            && let Some(called) = called
        {
            lists.push(called.inputs().to_vec());
        }
        lists
    }

    fn choose_operands(
        &mut self,
        spec: &OpSpec,
        style: Style,
        lists: &mut Vec<Vec<Type>>,
        cx: &mut Context<'_>,
    ) -> Option<()> {
        let mut wanted = cx.wanted.unwrap_or_default();
        let has_lists = !lists.is_empty();
        lists.reverse();
        let same_size = 1 + cx.random.below(2);
        for (number, group) in spec.operands.iter().enumerate() {
            let types = match group.arity {
                Arity::One => {
                    // Operands of fixed number come first out of the wanted types.
                    let wished = wanted
                        .first()
                        .filter(|ty| group.constraint.accepts(ty))
                        .cloned();
                    if wished.is_some() && self.successors.is_empty() {
                        wanted = &wanted[1..];
                        if let Some(last) = lists.last_mut() {
                            *last = wanted.to_vec();
                        }
                    }
                    let ty = match wished {
                        Some(ty) => ty,
                        None => self.pick_type(group, style, cx)?,
                    };
                    vec![ty]
                }
                Arity::Optional | Arity::Variadic if has_lists => {
                    let list = lists.pop().unwrap_or_default();
                    if group.arity == Arity::Optional {
                        list.into_iter().take(1).collect()
                    } else {
                        list
                    }
                }
                Arity::VariadicOfVariadic { .. } if has_lists => {
                    let rest: Vec<Vec<Type>> = lists.drain(..).rev().collect();
                    self.nested_sizes[number] = rest.iter().map(|list| list.len() as i32).collect();
                    rest.concat()
                }
                arity => {
                    let count = match (arity, spec.operand_segments) {
                        (Arity::Optional, _) => cx.random.below(2),
                        (_, Segments::Same) => same_size,
                        _ => cx.random.below(4),
                    };
                    let mut types = Vec::new();
                    for _ in 0..count {
                        types.push(self.pick_type(group, style, cx)?);
                    }
                    if matches!(arity, Arity::VariadicOfVariadic { .. }) {
                        let first = cx.random.below(count + 1) as i32;
                        self.nested_sizes[number] = vec![first, count as i32 - first];
                    }
                    types
                }
            };
            self.operands.push(types);
        }
        Some(())
    }

    fn choose_results(
        &mut self,
        spec: &OpSpec,
        style: Style,
        called: Option<&FunctionType>,
        cx: &mut Context<'_>,
    ) -> Option<()> {
        for (number, group) in spec.results.iter().enumerate() {
            let source = spec.result_types.get(number).copied().flatten();
            if let Some(types) = source.and_then(|source| self.derive(spec, source)) {
                self.results[number] = types;
                continue;
            }
            let count = match group.arity {
                Arity::One => 1,
                Arity::Optional => cx.random.below(2),
                _ => {
                    if let Some(called) = called.filter(|_| !cx.random.once_in(4)) {
                        self.results[number] = called.results().to_vec();
                        continue;
                    }
                    cx.random.below(3)
                }
            };
            let mut types = Vec::new();
            for _ in 0..count {
                types.push(self.pick_type(group, style, cx)?);
            }
            self.results[number] = types;
        }
        Some(())
    }

    /// Replaces the types of operands that the definition derives from others.
    fn derive_operands(&mut self, spec: &OpSpec) {
        for number in 0..spec.operands.len() {
            let source = spec.operand_types.get(number).copied().flatten();
            let Some(types) = source.and_then(|source| self.derive(spec, source)) else {
                continue;
            };
            match (spec.operands[number].arity, types.as_slice()) {
                (Arity::One, [_]) => self.operands[number] = types,
                // One type for all values.
                (Arity::One, _) => {}
                (_, [one]) => {
                    let count = self.operands[number].len();
                    self.operands[number] = vec![one.clone(); count];
                }
                _ => self.operands[number] = types,
            }
        }
    }

    /// The types that a source gives, if they are known.
    fn derive(&self, spec: &OpSpec, source: TypeSource) -> Option<Vec<Type>> {
        let types_of = |part: TypeOf| match part {
            TypeOf::Operand(group) => self.operands.get(group).cloned(),
            TypeOf::Result(group) => self.results.get(group).cloned(),
            TypeOf::Attr(slot) => {
                let attr = self.attributes.get(slot)?.clone();
                let attr = attr.or_else(|| spec.default_attr(slot).cloned())?;
                Some(vec![crate::op::attr_type(&attr)?])
            }
        };
        match source {
            TypeSource::Operand(group) => types_of(TypeOf::Operand(group)),
            TypeSource::Result(group) => types_of(TypeOf::Result(group)),
            TypeSource::Attr(slot) => types_of(TypeOf::Attr(slot)),
            TypeSource::Elements(part) => {
                let types = types_of(part)?;
                Some(vec![types.first()?.element_type()?.clone()])
            }
            TypeSource::Via(part, transform) => match transform.apply_all(&types_of(part)?) {
                Transformed::Failed(_) => None,
                Transformed::One(ty) => Some(vec![ty]),
                Transformed::Many(types) => Some(types),
            },
            TypeSource::Build | TypeSource::Infer => None,
        }
    }

    /// A type that satisfies the constraint of a group.
    fn pick_type(&self, group: &ValueSpec, style: Style, cx: &mut Context<'_>) -> Option<Type> {
        let accepted: Arc<[Type]> = cx.samples.types_of(group.constraint);
        let known: Vec<&Type> = self
            .operands
            .iter()
            .chain(&self.results)
            .flatten()
            .collect();
        // The type of an attribute counts as the first.
        let mut attributes = self.attributes.iter().flatten();
        let of_attribute = attributes.find_map(Attribute::value_type);
        let first = known.first().copied().or(of_attribute.as_ref());
        let like_first = |is_like: &dyn Fn(&Type, &Type) -> bool, cx: &mut Context<'_>| {
            let first = first?;
            let alike: Vec<&Type> = accepted.iter().filter(|ty| is_like(ty, first)).collect();
            cx.random.pick(&alike).map(|ty| (*ty).clone())
        };
        let wished = match style {
            Style::Same => known
                .iter()
                .rev()
                .copied()
                .chain(of_attribute.as_ref())
                .find(|ty| group.constraint.accepts(ty))
                .cloned(),
            Style::SameShape => like_first(
                &|ty, first| ty.shape() == first.shape() && ty.is_tensor() == first.is_tensor(),
                cx,
            ),
            Style::SameElement => like_first(
                &|ty, first| {
                    ty.element_type().unwrap_or(ty) == first.element_type().unwrap_or(first)
                },
                cx,
            ),
            Style::Visible => {
                let types = cx.visible.iter().map(|value| value.ty(cx.ir));
                let types: Vec<&Type> = types.filter(|ty| group.constraint.accepts(ty)).collect();
                cx.random.pick(&types).map(|ty| (*ty).clone())
            }
            Style::Any => None,
        };
        wished.or_else(|| cx.random.pick(&accepted).cloned())
    }

    /// Sets the inherent attribute with this name.
    ///
    /// # Panics
    ///
    /// If the definition has none.
    pub fn set_attribute(&mut self, name: &str, value: Attribute) {
        let Some(slot) = self.info.spec().slot(name) else {
            panic!("`{}` has no attribute `{name}`", self.info.name());
        };
        self.attributes[slot] = Some(value);
    }

    /// Sets the attributes that hold the sizes of groups.
    pub(super) fn fill_sizes(&mut self) {
        let spec = self.info.spec();
        let sizes = |lists: &[Vec<Type>]| {
            let sizes: Vec<i32> = lists.iter().map(|list| list.len() as i32).collect();
            Some(DenseArrayAttr::from_i32s(&sizes).into())
        };
        if let Segments::Slot(slot) = spec.operand_segments {
            self.attributes[slot] = sizes(&self.operands);
        }
        if let Segments::Slot(slot) = spec.result_segments {
            self.attributes[slot] = sizes(&self.results);
        }
        for (group, sizes) in spec.operands.iter().zip(&self.nested_sizes) {
            if let Arity::VariadicOfVariadic { segments } = group.arity {
                self.attributes[segments] = Some(DenseArrayAttr::from_i32s(sizes).into());
            }
        }
    }
}

/// Questions about definitions.
trait SpecQueries {
    /// Whether the slot holds the sizes of the groups of a variadic of variadic operand.
    fn is_sizes_of_nested(&self, slot: usize) -> bool;
}

impl SpecQueries for OpSpec {
    fn is_sizes_of_nested(&self, slot: usize) -> bool {
        let arity = Arity::VariadicOfVariadic { segments: slot };
        self.operands.iter().any(|group| group.arity == arity)
    }
}

/// A function that changes a draft; `false` gives the draft up.
pub(super) type Hook = Arc<dyn Fn(&mut Draft, &mut Random) -> bool + Send + Sync>;

impl RandomModules {
    /// Sets a function that changes the draft of an operation before it is built, for rules that
    /// cannot be seen in its definition: those of a hand-written verifier. A draft for which it
    /// returns `false` is given up.
    #[must_use]
    pub fn hook(
        mut self,
        op: &str,
        hook: impl Fn(&mut Draft, &mut Random) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.hooks.push((op.to_owned(), Arc::new(hook)));
        self
    }
}

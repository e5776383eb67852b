//! The decoded definition of an operation, which the parser, the printer, the verifier
//! and the builders interpret.

use super::format::Format;
use super::info::{CanonicalizeFn, Ref, Refs, TextItem, VerifyResult};
use super::known_slots::KnownSlots;
use super::{
    AnyProp, AttrConstraint, FoldHooks, OpInfo, Property, RegionConstraint, SuccessorConstraint,
    TypeConstraint,
};
use crate::attributes::{Attribute, DenseArrayAttr, Name, NamedAttribute};
use crate::diagnostics::Diagnostic;
use crate::interfaces::{DefinitionNumber, EffectSpec, InterfaceTable, KeyTable, Speculatability};
use crate::ir::{Ir, Operation, OperationState, Value};
use crate::rewrite::PatternSet;
use crate::support::preds::TypeList;
use crate::text::lexer::TokenKind;
use crate::traits::TraitInfo;
use crate::types::Type;
use smallvec::SmallVec;
use std::ops::Range;
use std::sync::OnceLock;

pub use ods_table::{Arity, TypeOf};

/// One operand or result as declared: a group of values.
#[derive(Debug)]
pub struct ValueSpec {
    /// The ODS name; empty if unnamed.
    pub name: &'static str,
    /// The number of values.
    pub arity: Arity,
    /// The constraint on their types.
    pub constraint: &'static TypeConstraint,
    /// The number of groups of variable size before this one.
    pub(crate) variable_before: usize,
}

/// The number of groups of variable size.
#[inline]
pub(crate) fn variable_groups(groups: &[ValueSpec]) -> usize {
    groups.last().map_or(0, |last| {
        last.variable_before + usize::from(last.arity.is_variable())
    })
}

/// Whether an attribute is required, and what replaces it.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// It is required.
    Required,
    /// It may be absent.
    Optional,
    /// If absent, it is set to the default: `DefaultValuedAttr`.
    Default(fn() -> Attribute),
    /// It may be absent and reads as the default then: `DefaultValuedOptionalAttr`.
    OptionalDefault(fn() -> Attribute),
    /// `operandSegmentSizes` or `resultSegmentSizes`.
    Segments,
}

/// One inherent slot: a declared attribute, or segment sizes.
#[derive(Debug)]
pub struct SlotSpec {
    /// The name in text.
    pub name: &'static str,
    /// Whether the attribute is required.
    pub presence: Presence,
    /// The constraint on the attribute.
    pub constraint: &'static AttrConstraint,
    /// The first token of the attribute, if the attribute is optional and the parser
    /// decides by this token.
    #[doc(hidden)]
    pub first_token: Option<TokenKind>,
    /// The default value, made on first use.
    pub(crate) default_value: OnceLock<Attribute>,
    /// The name of entries of dictionaries, made on first use.
    pub(crate) entry_name: OnceLock<Name>,
}

impl SlotSpec {
    /// The entry of a dictionary with this name.
    pub(crate) fn entry(&self, value: Attribute) -> NamedAttribute {
        let name = self.entry_name.get_or_init(|| Name::from(self.name));
        NamedAttribute::new(name.clone(), value)
    }

    /// The error if the attribute violates the constraint.
    pub(crate) fn violation(&self, attr: &Attribute) -> Option<String> {
        if self.constraint.accepts(attr) {
            return None;
        }
        let (name, summary) = (self.name, self.constraint.summary_for(attr));
        Some(format!(
            "attribute '{name}' failed to satisfy constraint: {summary}"
        ))
    }
}

/// One property as declared.
#[derive(Debug)]
pub struct PropertySpec {
    /// The name in text.
    pub name: &'static str,
    /// The definition.
    pub def: &'static dyn AnyProp,
    /// Whether it has a default value.
    pub has_default: bool,
    /// The value without a given one: the default, or the type's own.
    #[doc(hidden)]
    pub initial: Option<Property>,
}

/// One region as declared.
#[derive(Debug)]
pub struct RegionSpec {
    /// The ODS name; empty if unnamed.
    pub name: &'static str,
    /// Whether any number of regions is allowed.
    pub variadic: bool,
    /// The constraint on the region.
    pub constraint: &'static RegionConstraint,
}

/// One successor as declared.
#[derive(Debug)]
pub struct SuccessorSpec {
    /// The ODS name; empty if unnamed.
    pub name: &'static str,
    /// Whether any number of successors is allowed.
    pub variadic: bool,
    /// The constraint on the successor.
    pub constraint: Option<&'static SuccessorConstraint>,
}

/// The source of the sizes of variable groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Segments {
    /// At most one group is variable.
    #[default]
    Single,
    /// All variable groups have the same size.
    Same,
    /// The slot with this index holds the sizes.
    Slot(usize),
}

impl Segments {
    /// The sizes in the attribute, if there is one.
    #[doc(hidden)]
    pub fn sizes<'a>(self, slot: impl FnOnce(usize) -> Option<&'a Attribute>) -> &'a [i32] {
        match self {
            Self::Slot(at) => slot(at).and_then(Attribute::as_i32s).unwrap_or_default(),
            Self::Single | Self::Same => &[],
        }
    }
}

/// The source of the type of an operand or result that the text omits.
#[derive(Clone, Copy, Debug)]
pub enum TypeSource {
    /// The type (or types) of an operand group.
    Operand(usize),
    /// The type (or types) of a result group.
    Result(usize),
    /// The type of the attribute in a slot; for a type attribute, the type in it.
    Attr(usize),
    /// The only type that satisfies the constraint.
    Build,
    /// `InferTypeOpInterface`.
    Infer,
    /// The types of another part, transformed.
    Via(TypeOf, Transform),
    /// The element type of another part's single type, once for each element.
    Elements(TypeOf),
}

/// The transformer of a `TypesMatchWith`.
#[derive(Clone, Copy, Debug)]
pub enum Transform {
    /// From one type to one type.
    One(fn(&Type) -> Option<Type>),
    /// From each type to any number of types.
    Many(fn(&Type) -> TypeList<'_>),
}

/// The predicate of a `PredOpTrait`.
pub type OpPredicate = fn(Operation, &Ir) -> bool;

/// Inferred result types, or the error.
type Inferred = Result<Vec<Type>, Diagnostic>;

/// A user's `InferTypeOpInterface`.
#[derive(Clone, Copy, Debug)]
pub struct InferHooks {
    pub(crate) infer: fn(&Ir, &OperationState) -> Inferred,
    /// Infers the types from an existing operation that is verified except for its
    /// results, without a copy of its parts.
    pub(crate) infer_of: Option<fn(&Ir, Operation) -> Inferred>,
    pub(crate) is_compatible: fn(&[Type], &[Type]) -> bool,
}

/// The way in which builders determine result types.
#[derive(Debug, Default)]
pub enum ResultInference {
    /// The caller gives them.
    #[default]
    Given,
    /// One source for each result.
    Sources(Vec<TypeSource>),
    /// The user's function.
    Function(InferHooks),
}

/// A decoded definition.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent traits")]
#[non_exhaustive]
pub struct OpSpec {
    /// The summary, one line.
    pub summary: &'static str,
    /// Operands as declared.
    pub operands: Vec<ValueSpec>,
    /// Results as declared.
    pub results: Vec<ValueSpec>,
    /// Inherent attributes as declared, then the segment sizes.
    pub slots: Vec<SlotSpec>,
    /// Slot numbers sorted by name: the order of dictionaries.
    pub sorted_slots: Vec<usize>,
    /// Properties as declared. Their slots come after those of attributes.
    pub properties: Vec<PropertySpec>,
    /// Regions as declared.
    pub regions: Vec<RegionSpec>,
    /// Successors as declared.
    pub successors: Vec<SuccessorSpec>,
    /// The source of the sizes of operand groups.
    pub operand_segments: Segments,
    /// The source of the sizes of result groups.
    pub result_segments: Segments,
    /// The number of operand groups at the start that are the operand with their number.
    pub(crate) leading_operands: usize,
    /// The number of result groups at the start that are the result with their number.
    pub(crate) leading_results: usize,
    /// Traits in declaration order.
    pub traits: Vec<&'static TraitInfo>,
    /// The traits of this crate, one bit each.
    pub(crate) trait_bits: u64,
    /// The keys of the traits.
    pub(crate) trait_keys: KeyTable<()>,
    /// The interfaces.
    pub(crate) interfaces: InterfaceTable,
    /// The unique number by which interfaces cache this definition.
    pub(crate) number: DefinitionNumber,
    /// Whether the dialect provides further interfaces.
    pub(crate) has_interface_fallback: bool,
    /// Predicates over the whole operation, in trait order.
    pub predicates: Vec<(&'static str, OpPredicate)>,
    /// The way in which builders determine result types.
    pub inference: ResultInference,
    /// The sources of operand types that the format omits.
    pub operand_types: Vec<Option<TypeSource>>,
    /// The sources of result types that the format omits.
    pub result_types: Vec<Option<TypeSource>>,
    /// The hooks of upstream that are not written.
    pub missing: Vec<&'static str>,
    /// Those of them that the custom form needs.
    pub missing_text: Vec<&'static str>,
    /// The declarative assembly format.
    pub format: Option<Format>,
    /// `hasVerifier`.
    pub verify: Option<fn(Operation, &Ir) -> VerifyResult>,
    /// `hasRegionVerifier`.
    pub verify_regions: Option<fn(Operation, &Ir) -> VerifyResult>,
    /// `hasFolder`.
    pub fold: Option<FoldHooks>,
    /// `hasCanonicalizeMethod`.
    pub canonicalize: Option<CanonicalizeFn>,
    /// `hasCanonicalizer`.
    pub canonicalization_patterns: Option<fn(&mut PatternSet)>,
    /// The declared memory effects.
    pub(crate) effects: Option<&'static [EffectSpec]>,
    /// Whether such an operation only computes its results: it has some, no effects and no regions,
    /// and is not a terminator.
    #[doc(hidden)]
    pub only_computes: bool,
    /// Whether all operations of it may be executed speculatively and have no effects.
    pub is_pure: bool,
    /// The slots of attributes that traits and interfaces read.
    pub(crate) known_slots: KnownSlots,
    /// Whether operations of it may be executed speculatively, if they do not decide that.
    pub(crate) speculatability: Option<Speculatability>,
    /// Has the interface `SymbolUserOpInterface`.
    pub is_symbol_user: bool,
    /// `hasCustomAssemblyFormat`.
    pub custom_form: Option<TextItem>,
    /// Has the interface `OpAsmOpInterface`.
    pub(crate) has_asm_interface: bool,
    /// `SingleBlockImplicitTerminator`.
    pub implicit_terminator: Option<fn() -> &'static OpInfo>,
    /// The traits that fold, in declaration order.
    pub(crate) fold_traits: Vec<super::fold_trait::FoldTrait>,
    /// Has the trait `ConstantLike`.
    pub is_constant: bool,
    /// Has the trait `IsTerminator`.
    pub is_terminator: bool,
    /// Has the trait `IsIsolatedFromAbove`.
    pub is_isolated: bool,
    /// Has the trait `SymbolTable`.
    pub is_symbol_table: bool,
    /// Whether its regions are graph regions.
    pub has_graph_regions: bool,
    /// Has the trait `NoTerminator`.
    pub has_no_terminator: bool,
    /// Whether ops of its dialect omit the prefix in its regions.
    pub is_default_dialect_scope: bool,
    /// Has the trait `SingleBlock`.
    pub has_single_block: bool,
    /// Whether the generic form prints inherent attributes in the attribute dictionary.
    pub attributes_in_dictionary: bool,
    /// Result types are inferred from the first operand because of the trait
    /// `SameOperandsAndResultType`, which itself only requires compatible types.
    pub(crate) infers_first_operand: bool,
    /// The facts that the verifier needs for every operation.
    pub(crate) checks: crate::verify::Checks,
}

impl OpSpec {
    /// The inherent slot with this name.
    pub fn slot(&self, name: &str) -> Option<usize> {
        // Definitions have few slots, so a scan is faster than a table.
        self.slots.iter().position(|slot| slot.name == name)
    }

    /// The slot of property `number`.
    #[inline]
    pub fn property_slot(&self, number: usize) -> usize {
        self.slots.len() + number
    }

    /// The number of slots of an operation.
    pub fn slot_count(&self) -> usize {
        self.slots.len() + self.properties.len()
    }

    /// The number of groups whose sizes are in `slot`.
    pub(crate) fn segment_groups(&self, slot: usize) -> usize {
        if self.operand_segments == Segments::Slot(slot) {
            self.operands.len()
        } else {
            self.results.len()
        }
    }

    /// Whether `attr` has one size for each group whose size is in this slot.
    #[doc(hidden)]
    pub fn are_segments(&self, slot: usize, attr: &Attribute) -> bool {
        let groups = self.segment_groups(slot);
        attr.as_i32s().is_some_and(|sizes| sizes.len() == groups)
    }

    /// The default value of the attribute in this slot.
    #[inline]
    pub fn default_attr(&self, slot: usize) -> Option<&Attribute> {
        let spec = &self.slots[slot];
        match spec.presence {
            Presence::Default(value) | Presence::OptionalDefault(value) => {
                Some(spec.default_value.get_or_init(value))
            }
            Presence::Required | Presence::Optional | Presence::Segments => None,
        }
    }

    /// The default value that builders fill into this slot; `None` if the attribute is optional.
    pub(crate) fn filled_attr(&self, slot: usize) -> Option<&Attribute> {
        let is_filled = matches!(self.slots[slot].presence, Presence::Default(_));
        is_filled.then(|| self.default_attr(slot)).flatten()
    }

    /// The operand group with this ODS name.
    #[inline]
    pub fn operand_group(&self, name: &str) -> Option<usize> {
        let mut operands = self.operands.iter();
        operands.position(|operand| operand.name == name)
    }
}

macro_rules! group_ranges {
    ($range:ident, $range_of:ident, $groups:ident, $segments:ident) => {
        impl OpSpec {
            #[doc = concat!("The range of group `group` among `total` ", stringify!($groups), ".")]
            ///
            /// Inconsistent sizes, as in an unverified operation, are truncated at `total`.
            #[inline]
            pub fn $range<'a>(
                &self,
                group: usize,
                total: usize,
                slot: impl FnOnce(usize) -> Option<&'a Attribute>,
            ) -> Range<usize> {
                self.$range_of(group, total, self.$segments.sizes(slot))
            }

            #[doc = concat!("Like [`Self::", stringify!($range), "`], with the sizes from the attribute;")]
            /// empty without one.
            #[inline]
            #[doc(hidden)]
            pub fn $range_of(&self, group: usize, total: usize, sizes: &[i32]) -> Range<usize> {
                group_range(&self.$groups, self.$segments, group, total, sizes)
            }
        }
    };
}

/// The number of groups at the start that are the value with their number: single values.
pub(super) fn leading_groups(groups: &[ValueSpec], segments: Segments) -> usize {
    let single = groups.iter().take_while(|group| !group.arity.is_variable());
    match segments {
        Segments::Slot(_) => 0,
        Segments::Single | Segments::Same => single.count(),
    }
}

group_ranges!(operand_range, operand_range_of, operands, operand_segments);
group_ranges!(result_range, result_range_of, results, result_segments);

/// ODS's `getODSOperandIndexAndLength`.
#[inline]
fn group_range(
    groups: &[ValueSpec],
    segments: Segments,
    group: usize,
    total: usize,
    sizes: &[i32],
) -> Range<usize> {
    if let Segments::Slot(_) = segments {
        return sized_range(group, total, sizes);
    }
    let this = &groups[group];
    if let [only] = groups
        && only.arity.is_variable()
    {
        return 0..total;
    }
    let (before, is_variable) = (this.variable_before, this.arity.is_variable());
    // Most groups are a single value before all variable groups.
    let (start, len) = if before == 0 && !is_variable {
        (group, 1)
    } else {
        let variable = variable_groups(groups);
        let spare = (total + variable).saturating_sub(groups.len());
        let each = match variable {
            1 => spare,
            _ => spare / variable,
        };
        let len = if is_variable { each } else { 1 };
        (group - before + before * each, len)
    };
    let start = start.min(total);
    start..start.saturating_add(len).min(total)
}

/// Like [`group_range`], with explicit sizes of all groups.
#[inline(never)]
fn sized_range(group: usize, total: usize, sizes: &[i32]) -> Range<usize> {
    let size = |size: &i32| usize::try_from(*size).unwrap_or(0);
    let before = sizes.iter().take(group).map(size);
    let start = before.fold(0, usize::saturating_add).min(total);
    let len = sizes.get(group).map_or(0, size);
    start..start.saturating_add(len).min(total)
}

/// The attribute with these segment sizes.
#[doc(hidden)]
pub fn segment_attr(sizes: impl IntoIterator<Item = usize>) -> Attribute {
    let sizes: SmallVec<[i32; 8]> = sizes.into_iter().map(|size| size as i32).collect();
    DenseArrayAttr::from_i32s(&sizes).into()
}

/// The attribute with the sizes of these groups of a `VariadicOfVariadic` operand.
pub(crate) fn group_sizes_attr(groups: &[&[Value]]) -> Attribute {
    segment_attr(groups.iter().map(|group| group.len()))
}

/// The item that a table refers to; panics if there is none.
pub(super) fn expect_ref(refs: Refs, reference: ods_table::Ref<'_>) -> &'static Ref {
    refs.get(reference)
        .unwrap_or_else(|| panic!("`{reference}` is not the number or the name of a reference"))
}

//! The decoded definition of an operation, which the parser, the printer, the
//! verifier and the builders interpret.

use super::format::Format;
use super::info::{Ref, Refs, VerifyResult};
use super::{
    AnyProp, AttrConstraint, FoldFn, OpInfo, Property, RegionConstraint, SuccessorConstraint,
    TypeConstraint,
};
use crate::attributes::{Attribute, DenseArrayAttr};
use crate::diagnostics::Diagnostic;
use crate::interfaces::{DefinitionNumber, EffectSpec, InterfaceTable, KeyTable};
use crate::ir::{Ir, Operation, OperationState, Rewriter};
use crate::rewrite::PatternSet;
use crate::support::preds::TypeList;
use crate::text::lexer::TokenKind;
use crate::text::op_parser::OpParser;
use crate::text::op_printer::OpPrinter;
use crate::text::parser::Parsed;
use crate::traits::TraitInfo;
use crate::types::Type;
use std::ops::Range;
use std::sync::OnceLock;

/// How many values, regions or successors one ODS name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups of any number; the slot holds the group sizes.
    VariadicOfVariadic {
        /// Slot of the attribute with the sizes of the groups.
        segments: usize,
    },
}

impl Arity {
    /// Whether it may stand for a number other than one.
    pub fn is_variable(self) -> bool {
        self != Self::One
    }
}

/// One operand or result as declared: a group of values.
#[derive(Debug)]
pub struct ValueSpec {
    /// The ODS name; empty if it has none.
    pub name: &'static str,
    /// How many values it stands for.
    pub arity: Arity,
    /// What their types must be.
    pub constraint: &'static TypeConstraint,
    /// How many of those before it are of variable size.
    pub(crate) variable_before: usize,
}

/// How many of these groups are of variable size.
#[inline]
pub(crate) fn variable_groups(groups: &[ValueSpec]) -> usize {
    groups.last().map_or(0, |last| {
        last.variable_before + usize::from(last.arity.is_variable())
    })
}

/// Whether an attribute must be there.
#[derive(Clone, Copy, Debug)]
pub enum Presence {
    /// It must.
    Required,
    /// It may be absent.
    Optional,
    /// It is filled in when absent: `DefaultValuedAttr`.
    Default(fn() -> Attribute),
    /// It may be absent and reads as the default: `DefaultValuedOptionalAttr`.
    OptionalDefault(fn() -> Attribute),
    /// `operandSegmentSizes` or `resultSegmentSizes`.
    Segments,
}

/// One inherent slot: a declared attribute, or the sizes of segments.
#[derive(Debug)]
pub struct SlotSpec {
    /// The name in text.
    pub name: &'static str,
    /// Whether it must be there.
    pub presence: Presence,
    /// What it must be.
    pub constraint: &'static AttrConstraint,
    /// What it begins with, where it may be missing and nothing else is taken
    /// for it.
    pub(crate) first_token: Option<TokenKind>,
    /// The default value, made when first asked for.
    pub(crate) default_value: OnceLock<Attribute>,
}

/// One property as declared.
#[derive(Debug)]
pub struct PropertySpec {
    /// The name in text.
    pub name: &'static str,
    /// What it may be.
    pub def: &'static dyn AnyProp,
    /// Whether it has a default value.
    pub has_default: bool,
    /// The value where nothing else gives one: the default, or that of nothing.
    pub(crate) initial: Option<Property>,
}

/// One region as declared.
#[derive(Debug)]
pub struct RegionSpec {
    /// The ODS name; empty if it has none.
    pub name: &'static str,
    /// Whether it stands for any number of regions.
    pub variadic: bool,
    /// What it must be.
    pub constraint: &'static RegionConstraint,
}

/// One successor as declared.
#[derive(Debug)]
pub struct SuccessorSpec {
    /// The ODS name; empty if it has none.
    pub name: &'static str,
    /// Whether it stands for any number of successors.
    pub variadic: bool,
    /// What it must be.
    pub constraint: Option<&'static SuccessorConstraint>,
}

/// How the sizes of several variable groups are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Segments {
    /// At most one group is variable.
    #[default]
    Single,
    /// All variable groups have the same size.
    Same,
    /// The sizes stand in that slot.
    Slot(usize),
}

impl Segments {
    /// The sizes that the attribute for them holds.
    pub(crate) fn sizes<'a>(self, slot: impl FnOnce(usize) -> Option<&'a Attribute>) -> &'a [i32] {
        match self {
            Self::Slot(at) => slot(at).and_then(segment_sizes).unwrap_or_default(),
            Self::Single | Self::Same => &[],
        }
    }
}

/// Where the type of an operand or result comes from when it is not written.
#[derive(Clone, Copy, Debug)]
pub enum TypeSource {
    /// The type (or types) of an operand group.
    Operand(usize),
    /// The type (or types) of a result group.
    Result(usize),
    /// The type of the attribute in a slot; of a type attribute its value.
    Attr(usize),
    /// The one type that satisfies the constraint.
    Build,
    /// `InferTypeOpInterface`.
    Infer,
    /// Through a transformer, from the types of something else.
    Via(TypeOf, Transform),
    /// The element type of the one type of something else, once for each of its
    /// elements.
    Elements(TypeOf),
}

/// What has types that others follow from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeOf {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// The attribute in a slot.
    Attr(usize),
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

/// Types of results, or why there are none.
type Inferred = Result<Vec<Type>, Diagnostic>;

/// A user's `InferTypeOpInterface`.
#[derive(Clone, Copy, Debug)]
pub struct InferHooks {
    pub(crate) infer: fn(&Ir, &OperationState) -> Inferred,
    /// The same for an operation that is there, and was verified but for its results:
    /// where that needs no copy of its parts.
    pub(crate) infer_of: Option<fn(&Ir, Operation) -> Inferred>,
    pub(crate) is_compatible: fn(&[Type], &[Type]) -> bool,
}

/// How result types are found when building.
#[derive(Debug, Default)]
pub enum ResultInference {
    /// They must be given.
    #[default]
    Given,
    /// One source for each result.
    Sources(Vec<TypeSource>),
    /// The user's function.
    Function(InferHooks),
}

/// Everything that a definition says.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent traits")]
#[non_exhaustive]
pub struct OpSpec {
    /// One line of what it does.
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
    /// How operands are split into groups.
    pub operand_segments: Segments,
    /// How results are split into groups.
    pub result_segments: Segments,
    /// Traits in declaration order.
    pub traits: Vec<&'static TraitInfo>,
    /// The traits of this crate, a bit for each.
    pub(crate) trait_bits: u64,
    /// The keys of the traits.
    pub(crate) trait_keys: KeyTable<()>,
    /// The interfaces.
    pub(crate) interfaces: InterfaceTable,
    /// What interfaces know this definition by; another one for each.
    pub(crate) number: DefinitionNumber,
    /// The dialect says which further interfaces there are.
    pub(crate) has_interface_fallback: bool,
    /// Predicates over the whole operation, in trait order.
    pub predicates: Vec<(&'static str, OpPredicate)>,
    /// How result types are found when building.
    pub inference: ResultInference,
    /// Where unwritten operand types come from when parsing the format.
    pub operand_types: Vec<Option<TypeSource>>,
    /// Where unwritten result types come from when parsing the format.
    pub result_types: Vec<Option<TypeSource>>,
    /// The declarative assembly format.
    pub format: Option<Format>,
    /// `hasVerifier`.
    pub verify: Option<fn(Operation, &Ir) -> VerifyResult>,
    /// `hasRegionVerifier`.
    pub verify_regions: Option<fn(Operation, &Ir) -> VerifyResult>,
    /// `hasFolder`.
    pub fold: Option<FoldFn>,
    /// `hasCanonicalizeMethod`.
    pub canonicalize: Option<fn(Operation, &mut Rewriter<'_>) -> Option<()>>,
    /// `hasCanonicalizer`.
    pub canonicalization_patterns: Option<fn(&mut PatternSet)>,
    /// What it says that it does to memory.
    pub(crate) effects: Option<&'static [EffectSpec]>,
    /// Has the interface `SymbolUserOpInterface`.
    pub is_symbol_user: bool,
    /// `hasCustomAssemblyFormat`: the parser.
    pub parse: Option<fn(&mut OpParser<'_, '_>, &mut OperationState) -> Parsed<()>>,
    /// `hasCustomAssemblyFormat`: the printer.
    pub print: Option<fn(Operation, &mut OpPrinter<'_>)>,
    /// Has the interface `OpAsmOpInterface`.
    pub(crate) has_asm_interface: bool,
    /// `SingleBlockImplicitTerminator`.
    pub implicit_terminator: Option<fn() -> &'static OpInfo>,
    /// Has the trait `IsTerminator`.
    pub is_terminator: bool,
    /// Has the trait `IsIsolatedFromAbove`.
    pub is_isolated: bool,
    /// Has the trait `SymbolTable`.
    pub is_symbol_table: bool,
    /// Its regions are graph regions.
    pub has_graph_regions: bool,
    /// Has the trait `NoTerminator`.
    pub has_no_terminator: bool,
    /// Ops of its dialect are written without prefix in its regions.
    pub is_default_dialect_scope: bool,
    /// Has the trait `SingleBlock`.
    pub has_single_block: bool,
    /// Inherent attributes stand among the others in the generic form.
    pub attributes_in_dictionary: bool,
    /// Result types follow from that of the first operand because of the trait
    /// `SameOperandsAndResultType`, which only asks that they are compatible.
    pub(crate) infers_first_operand: bool,
    /// What of all this the verifier asks at every operation.
    pub(crate) checks: crate::verify::Checks,
}

impl OpSpec {
    /// The inherent slot of that name.
    pub fn slot(&self, name: &str) -> Option<usize> {
        // Definitions have a handful of slots: a scan beats a table.
        self.slots.iter().position(|slot| slot.name == name)
    }

    /// The slot of property `number`.
    #[inline]
    pub fn property_slot(&self, number: usize) -> usize {
        self.slots.len() + number
    }

    /// How many slots an operation has.
    pub fn slot_count(&self) -> usize {
        self.slots.len() + self.properties.len()
    }

    /// How many groups the segment sizes in `slot` are for.
    pub(crate) fn segment_groups(&self, slot: usize) -> usize {
        if self.operand_segments == Segments::Slot(slot) {
            self.operands.len()
        } else {
            self.results.len()
        }
    }

    /// The default value of the attribute in that slot.
    pub fn default_attr(&self, slot: usize) -> Option<&Attribute> {
        let spec = &self.slots[slot];
        match spec.presence {
            Presence::Default(value) | Presence::OptionalDefault(value) => {
                Some(spec.default_value.get_or_init(value))
            }
            Presence::Required | Presence::Optional | Presence::Segments => None,
        }
    }

    /// The operand group of that ODS name.
    pub fn operand_group(&self, name: &str) -> Option<usize> {
        self.operands
            .iter()
            .position(|operand| operand.name == name)
    }

    /// Which of `total` operands belong to group `group`.
    ///
    /// Sizes that do not add up, as in an operation that the verifier has not
    /// seen, are cut off at `total`.
    #[inline]
    pub fn operand_range<'a>(
        &self,
        group: usize,
        total: usize,
        slot: impl FnOnce(usize) -> Option<&'a Attribute>,
    ) -> Range<usize> {
        let sizes = self.operand_segments.sizes(slot);
        self.operand_range_of(group, total, sizes)
    }

    /// The same, with the sizes that the attribute for them holds, if there is
    /// one.
    #[inline]
    pub(crate) fn operand_range_of(
        &self,
        group: usize,
        total: usize,
        sizes: &[i32],
    ) -> Range<usize> {
        group_range(&self.operands, self.operand_segments, group, total, sizes)
    }

    /// Which of `total` results belong to group `group`.
    #[inline]
    pub fn result_range<'a>(
        &self,
        group: usize,
        total: usize,
        slot: impl FnOnce(usize) -> Option<&'a Attribute>,
    ) -> Range<usize> {
        let sizes = self.result_segments.sizes(slot);
        self.result_range_of(group, total, sizes)
    }

    /// The same, with the sizes that the attribute for them holds, if there is
    /// one.
    #[inline]
    pub(crate) fn result_range_of(
        &self,
        group: usize,
        total: usize,
        sizes: &[i32],
    ) -> Range<usize> {
        group_range(&self.results, self.result_segments, group, total, sizes)
    }
}

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
    let (before, is_variable) = (this.variable_before, this.arity.is_variable());
    // Most groups are one value, and stand before all whose size is not known.
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

/// The same, where the sizes of all groups are written down.
#[inline(never)]
fn sized_range(group: usize, total: usize, sizes: &[i32]) -> Range<usize> {
    let size = |size: &i32| usize::try_from(*size).unwrap_or(0);
    let before = sizes.iter().take(group).map(size);
    let start = before.fold(0, usize::saturating_add).min(total);
    let len = sizes.get(group).map_or(0, size);
    start..start.saturating_add(len).min(total)
}

/// The numbers of a segment attribute, `array<i32: …>`.
pub(crate) fn segment_sizes(attr: &Attribute) -> Option<&[i32]> {
    attr.as_i32s()
}

impl OpSpec {
    /// Whether `attr` has a size for each group whose sizes stand in that slot.
    pub(crate) fn are_segments(&self, slot: usize, attr: &Attribute) -> bool {
        let groups = self.segment_groups(slot);
        segment_sizes(attr).is_some_and(|sizes| sizes.len() == groups)
    }
}

/// The attribute that holds segment sizes.
pub(crate) fn segment_attr(sizes: &[i32]) -> Attribute {
    DenseArrayAttr::from_i32s(sizes).into()
}

/// What a reference must be, for the messages of the decoder.
pub(super) fn expect_ref(refs: Refs, word: &str) -> &'static Ref {
    refs.get(word)
        .unwrap_or_else(|| panic!("`{word}` is not the number or the name of a reference"))
}

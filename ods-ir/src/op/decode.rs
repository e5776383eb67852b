//! Decoding of the table of an [`OpInfo`](super::OpInfo): from the lines that [`ods_table`] describes
//! to an [`OpSpec`].
//!
//! A malformed table is a bug of the generator, so decoding panics with the op's name.

use super::decode_format::decode_format;
use super::info::{Ref, Refs};
use super::known_slots::KnownSlots;
use super::spec::{
    OpPredicate, OpSpec, Presence, PropertySpec, RegionSpec, ResultInference, Segments, SlotSpec,
    SuccessorSpec, Transform, TypeSource, ValueSpec, expect_ref, leading_groups, variable_groups,
};
use super::{AttrClass, AttrConstraint};
use crate::interfaces::{
    CastOpInterface, DefinitionNumber, EffectSpec, InterfaceEntry, InterfaceTable, KeyTable,
    OpAsmOpInterface, Speculatability, SymbolUserOpInterface, defined_interfaces,
    defined_speculatability,
};
use crate::registry::DialectInfo;
use crate::traits;
use ods_table::{Flag, Item, Line, Target};
use std::any::TypeId;
use std::sync::OnceLock;

/// The constraint of the two segment attributes.
static SEGMENT_SIZES: AttrConstraint =
    AttrConstraint::new("i32 dense array attribute").test(|attr| attr.as_i32s().is_some());

/// Decodes the table of the op `name`.
///
/// # Panics
///
/// If the table is malformed.
pub(super) fn decode(name: &str, dialect: &DialectInfo, table: &'static str, refs: Refs) -> OpSpec {
    let mut decoder = Decoder {
        refs,
        spec: OpSpec::default(),
        format: None,
        segments: [false; 2],
        other_predicates: Vec::new(),
        interfaces: Vec::new(),
        trait_keys: Vec::new(),
        missing_inference: None,
    };
    decoder.spec.attributes_in_dictionary = dialect.has_attributes_in_dictionary();
    decoder.spec.has_interface_fallback = dialect.interface_fallback_of().is_some();
    for line in table.lines() {
        let decoded = Line::read(line).ok().and_then(|line| decoder.line(line));
        assert!(
            decoded.is_some(),
            "malformed line `{line}` in the definition of `{name}`"
        );
    }
    decoder.finish(name)
}

struct Decoder {
    refs: Refs,
    spec: OpSpec,
    format: Option<&'static str>,
    /// Whether attributes hold the sizes of operands and of results.
    segments: [bool; 2],
    /// Predicates that may depend on more than attributes and types.
    other_predicates: Vec<(&'static str, OpPredicate)>,
    interfaces: Vec<&'static InterfaceEntry>,
    /// The keys of traits that have lines of their own.
    trait_keys: Vec<TypeId>,
    /// The hook that would infer the types of results, if nobody wrote it.
    missing_inference: Option<&'static str>,
}

impl Decoder {
    fn reference(&self, reference: ods_table::Ref<'_>) -> &'static Ref {
        expect_ref(self.refs, reference)
    }

    /// Adds what a line declares; `None` if a reference is of the wrong kind.
    fn line(&mut self, line: Line<'static>) -> Option<()> {
        match line {
            Line::Operand(value) => {
                let group = self.value(&self.spec.operands, value)?;
                self.spec.operands.push(group);
            }
            Line::Result(value) => {
                let group = self.value(&self.spec.results, value)?;
                self.spec.results.push(group);
            }
            Line::Attr {
                name,
                presence,
                constraint,
            } => {
                let presence = self.presence(presence)?;
                let Ref::Attr(constraint) = self.reference(constraint) else {
                    return None;
                };
                self.spec.slots.push(slot(name, presence, constraint));
            }
            Line::Prop { name, def } => self.property(name, def)?,
            Line::Region {
                name,
                variadic,
                constraint,
            } => {
                let Ref::Region(constraint) = self.reference(constraint) else {
                    return None;
                };
                self.spec.regions.push(RegionSpec {
                    name,
                    variadic,
                    constraint,
                });
            }
            Line::Successor {
                name,
                variadic,
                constraint,
            } => {
                let constraint = match constraint.map(|it| self.reference(it)) {
                    Some(Ref::Successor(constraint)) => Some(*constraint),
                    None => None,
                    Some(_) => return None,
                };
                self.spec.successors.push(SuccessorSpec {
                    name,
                    variadic,
                    constraint,
                });
            }
            Line::InferResult { result, source } => self.infer(result, source)?,
            Line::Resolve { target, source } => self.resolve(target, source)?,
            Line::Format(program) => self.format = Some(program),
            Line::Summary(summary) => self.spec.summary = summary,
            Line::Flag(flag) => self.flag(flag),
            Line::Item(item, reference) => self.item(item, self.reference(reference))?,
        }
        Some(())
    }

    fn value(&self, before: &[ValueSpec], value: ods_table::Value<'static>) -> Option<ValueSpec> {
        let Ref::Type(constraint) = self.reference(value.constraint) else {
            return None;
        };
        Some(ValueSpec {
            name: value.name,
            arity: value.arity,
            constraint,
            variable_before: variable_groups(before),
        })
    }

    fn presence(&self, presence: ods_table::Presence<'_>) -> Option<Presence> {
        let default = |reference| match self.reference(reference) {
            Ref::Default(value) => Some(*value),
            _ => None,
        };
        Some(match presence {
            ods_table::Presence::Required => Presence::Required,
            ods_table::Presence::Optional => Presence::Optional,
            ods_table::Presence::Default(value) => Presence::Default(default(value)?),
            ods_table::Presence::OptionalDefault(value) => {
                Presence::OptionalDefault(default(value)?)
            }
        })
    }

    fn property(&mut self, name: &'static str, def: ods_table::Ref<'_>) -> Option<()> {
        let Ref::Prop(def) = self.reference(def) else {
            return None;
        };
        let default = def.default_value();
        self.spec.properties.push(PropertySpec {
            name,
            def: *def,
            has_default: default.is_some(),
            initial: default.or_else(|| def.initial_value()),
        });
        Some(())
    }

    fn flag(&mut self, flag: Flag) {
        match flag {
            Flag::OperandSegments => self.segments[0] = true,
            Flag::ResultSegments => self.segments[1] = true,
            Flag::SameOperandSize => self.spec.operand_segments = Segments::Same,
            Flag::SameResultSize => self.spec.result_segments = Segments::Same,
            Flag::NoEffects => self.spec.effects = Some(&[]),
            Flag::DefaultDialect => self.spec.is_default_dialect_scope = true,
        }
    }

    fn item(&mut self, item: Item, reference: &'static Ref) -> Option<()> {
        let spec = &mut self.spec;
        match (item, reference) {
            (Item::Trait, Ref::Trait(info)) => spec.traits.push(info),
            (Item::Interface, Ref::Interface(entry)) => {
                let entry = entry();
                spec.traits.push(entry.info());
                self.interfaces.push(entry);
            }
            (Item::Pred | Item::TypePred, Ref::Pred(summary, test)) => {
                spec.predicates.push((summary, *test));
                if item == Item::Pred {
                    self.other_predicates.push((summary, *test));
                }
            }
            (Item::Infer, Ref::InferTypes(hooks)) => {
                spec.inference = ResultInference::Function(hooks());
            }
            (Item::Verify, Ref::Verify(function)) => spec.verify = Some(*function),
            (Item::VerifyRegions, Ref::VerifyRegions(function)) => {
                spec.verify_regions = Some(*function);
            }
            (Item::Effects, Ref::Effects(effects)) => spec.effects = Some(effects),
            (Item::Fold, Ref::Fold(hooks)) => spec.fold = Some(hooks()),
            (Item::Canonicalize, Ref::Canonicalize(function)) => {
                spec.canonicalize = Some(*function);
            }
            (Item::Patterns, Ref::Patterns(function)) => {
                spec.canonicalization_patterns = Some(*function);
            }
            (item, Ref::Missing(hook)) => {
                spec.missing.push(hook);
                match item {
                    Item::CustomForm => spec.missing_text.push(hook),
                    Item::Infer => self.missing_inference = Some(hook),
                    _ => {}
                }
            }
            (Item::CustomForm, Ref::CustomForm(form)) => spec.custom_form = Some(form()),
            (Item::ImplicitTerminator, Ref::ImplicitTerminator(function, key)) => {
                spec.implicit_terminator = Some(*function);
                self.trait_keys.push(key());
            }
            _ => return None,
        }
        Some(())
    }

    /// Adds the source of the type of `result`; results come in order.
    fn infer(&mut self, result: usize, source: ods_table::TypeSource<'_>) -> Option<()> {
        let source = self.source(source)?;
        if !matches!(self.spec.inference, ResultInference::Sources(_)) {
            self.spec.inference = ResultInference::Sources(Vec::new());
        }
        let ResultInference::Sources(sources) = &mut self.spec.inference else {
            return None;
        };
        if sources.len() != result {
            return None;
        }
        sources.push(source);
        Some(())
    }

    fn resolve(&mut self, target: Target, source: ods_table::TypeSource<'_>) -> Option<()> {
        let source = self.source(source)?;
        let (list, number) = match target {
            Target::Operand(number) => (&mut self.spec.operand_types, number),
            Target::Result(number) => (&mut self.spec.result_types, number),
        };
        if list.len() <= number {
            list.resize(number + 1, None);
        }
        list[number] = Some(source);
        Some(())
    }

    fn source(&self, source: ods_table::TypeSource<'_>) -> Option<TypeSource> {
        Some(match source {
            ods_table::TypeSource::Build => TypeSource::Build,
            ods_table::TypeSource::Infer => TypeSource::Infer,
            ods_table::TypeSource::Attr(slot) => TypeSource::Attr(slot),
            ods_table::TypeSource::Same(Target::Operand(group)) => TypeSource::Operand(group),
            ods_table::TypeSource::Same(Target::Result(group)) => TypeSource::Result(group),
            ods_table::TypeSource::Elements(of) => TypeSource::Elements(of),
            ods_table::TypeSource::Via(transform, of) => {
                let transform = match self.reference(transform) {
                    Ref::Transform(transform) => Transform::One(*transform),
                    Ref::TransformTypes(transform) => Transform::Many(*transform),
                    _ => return None,
                };
                TypeSource::Via(of, transform)
            }
        })
    }

    fn finish(mut self, name: &str) -> OpSpec {
        let spec = &mut self.spec;
        for (sizes, key, slot_name, segments) in [
            (
                self.segments[0],
                TypeId::of::<traits::AttrSizedOperandSegments>(),
                "operandSegmentSizes",
                &mut spec.operand_segments,
            ),
            (
                self.segments[1],
                TypeId::of::<traits::AttrSizedResultSegments>(),
                "resultSegmentSizes",
                &mut spec.result_segments,
            ),
        ] {
            if sizes {
                self.trait_keys.push(key);
                *segments = Segments::Slot(spec.slots.len());
                spec.slots
                    .push(slot(slot_name, Presence::Segments, &SEGMENT_SIZES));
            }
        }
        // An op that has a property has all of its attributes there.
        spec.attributes_in_dictionary &= spec.properties.is_empty();
        spec.sorted_slots = (0..spec.slots.len()).collect();
        ods_lookup::sort_by_key(&mut spec.sorted_slots, |slot| spec.slots[*slot].name);
        spec.operand_types.resize(spec.operands.len(), None);
        spec.result_types.resize(spec.results.len(), None);
        spec.trait_bits = spec.traits.iter().fold(0, |bits, info| bits | info.bit);
        let keys = spec.traits.iter().filter_map(|info| info.key());
        let keys = keys.chain(self.trait_keys);
        spec.trait_keys = KeyTable::new(keys.map(|key| (key, ())));
        let interfaces = self.interfaces.into_iter().chain(defined_interfaces(spec));
        spec.interfaces = InterfaceTable::new(interfaces.map(|entry| (entry.key(), entry)));
        spec.number = DefinitionNumber::next();
        spec.speculatability = defined_speculatability(spec);
        spec.is_pure = spec.speculatability == Some(Speculatability::Speculatable)
            && spec.effects.is_some_and(<[EffectSpec]>::is_empty)
            && !spec.has_trait::<traits::HasRecursiveMemoryEffects>();
        spec.known_slots = KnownSlots::of(spec);
        let has = |info: &'static traits::TraitInfo| {
            spec.traits.iter().any(|found| std::ptr::eq(*found, info))
        };
        spec.fold_traits = (spec.traits.iter().copied())
            .filter_map(super::fold_trait::FoldTrait::of)
            .collect();
        let cast = TypeId::of::<dyn CastOpInterface>();
        let cast = spec.interfaces.get(cast).map(|entry| entry.info());
        if cast.is_some() {
            spec.fold_traits.push(super::fold_trait::FoldTrait::Cast);
        }
        spec.is_constant = has(&traits::CONSTANT_LIKE);
        spec.is_terminator = has(&traits::IS_TERMINATOR);
        spec.only_computes = spec.effects.is_some_and(<[_]>::is_empty)
            && spec.regions.is_empty()
            && !spec.results.is_empty()
            && !spec.is_terminator;
        spec.leading_operands = leading_groups(&spec.operands, spec.operand_segments);
        spec.leading_results = leading_groups(&spec.results, spec.result_segments);
        spec.is_isolated = has(&traits::IS_ISOLATED_FROM_ABOVE);
        spec.is_symbol_table = has(&traits::SYMBOL_TABLE);
        spec.has_graph_regions = has(&traits::HAS_ONLY_GRAPH_REGION);
        spec.has_no_terminator = has(&traits::NO_TERMINATOR);
        spec.has_single_block = has(&traits::SINGLE_BLOCK);
        spec.infers_first_operand = matches!(spec.inference, ResultInference::Sources(_))
            && has(&traits::SAME_OPERANDS_AND_RESULT_TYPE);
        spec.is_default_dialect_scope |= has(&traits::DEFAULT_DIALECT_SCOPE);
        let asm = TypeId::of::<dyn OpAsmOpInterface>();
        spec.has_asm_interface = spec.interfaces.get(asm).is_some();
        let symbol_user = TypeId::of::<dyn SymbolUserOpInterface>();
        spec.is_symbol_user = spec.interfaces.get(symbol_user).is_some();
        // Without inference the format loses the types that it leaves to it.
        let is_inferred = |source: &Option<_>| matches!(source, Some(TypeSource::Infer));
        if let Some(hook) = self.missing_inference
            && self.format.is_some()
            && spec.result_types.iter().any(is_inferred)
        {
            spec.missing_text.push(hook);
            self.format = None;
        }
        if let Some(program) = self.format {
            spec.format = Some(decode_format(program, name, self.refs, &*spec));
        }
        self.spec.checks = crate::verify::Checks::of(&self.spec, self.other_predicates, cast);
        self.spec
    }
}

fn slot(name: &'static str, presence: Presence, constraint: &'static AttrConstraint) -> SlotSpec {
    SlotSpec {
        name,
        presence,
        constraint,
        first_token: constraint.class.and_then(AttrClass::first_token),
        default_value: OnceLock::new(),
        entry_name: OnceLock::new(),
    }
}

//! Decoding of the table of an [`OpInfo`](super::OpInfo).
//!
//! One item a line, words separated by one blank; numbers index the references.
//! `ods-codegen` writes the table, and checks what it writes: a malformed table
//! is a bug of the generator, so decoding panics with the op's name.

use super::decode_format::decode_format;
use super::info::{Ref, Refs};
use super::spec::{
    Arity, OpPredicate, OpSpec, Presence, PropertySpec, RegionSpec, ResultInference, Segments,
    SlotSpec, SuccessorSpec, Transform, TypeOf, TypeSource, ValueSpec, expect_ref, variable_groups,
};
use super::{AttrClass, AttrConstraint, TypeConstraint};
use crate::interfaces::{
    DefinitionNumber, InterfaceEntry, InterfaceTable, KeyTable, OpAsmOpInterface,
    SymbolUserOpInterface, defined_interfaces,
};
use crate::registry::DialectInfo;
use crate::traits;
use std::any::TypeId;

/// The constraint of the two segment attributes.
static SEGMENT_SIZES: AttrConstraint = AttrConstraint::new("i32 dense array attribute")
    .test(|attr| super::spec::segment_sizes(attr).is_some());

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
    };
    decoder.spec.attributes_in_dictionary = dialect.has_attributes_in_dictionary();
    decoder.spec.has_interface_fallback = dialect.interface_fallback_of().is_some();
    for line in table.lines() {
        let well_formed = decoder.line(line).is_some();
        assert!(
            well_formed,
            "malformed line `{line}` in the definition of `{name}`"
        );
    }
    decoder.finish(name)
}

struct Decoder {
    refs: Refs,
    spec: OpSpec,
    format: Option<&'static str>,
    /// Operand and result sizes stand in slots.
    segments: [bool; 2],
    /// Predicates that may ask for more than attributes and types.
    other_predicates: Vec<(&'static str, OpPredicate)>,
    interfaces: Vec<&'static InterfaceEntry>,
    /// Traits that are other lines than `trait`.
    trait_keys: Vec<TypeId>,
}

impl Decoder {
    fn reference(&self, word: &str) -> &'static Ref {
        expect_ref(self.refs, word)
    }

    fn type_constraint(&self, word: &str) -> Option<&'static TypeConstraint> {
        match self.reference(word) {
            Ref::Type(constraint) => Some(constraint),
            _ => None,
        }
    }

    /// The group of values that comes after those.
    fn value(
        &self,
        before: &[ValueSpec],
        words: &mut std::str::Split<'static, char>,
    ) -> Option<ValueSpec> {
        let name = name_of(words.next()?);
        let arity = words.next()?;
        let constraint = self.type_constraint(words.next()?)?;
        let arity = match arity {
            "1" => Arity::One,
            "?" => Arity::Optional,
            "*" => Arity::Variadic,
            "**" => Arity::VariadicOfVariadic {
                segments: words.next()?.parse().ok()?,
            },
            _ => return None,
        };
        Some(ValueSpec {
            name,
            arity,
            constraint,
            variable_before: variable_groups(before),
        })
    }

    /// `None` if the line is malformed.
    fn line(&mut self, line: &'static str) -> Option<()> {
        let (item, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut words = rest.split(' ');
        match item {
            "operand" => {
                let group = self.value(&self.spec.operands, &mut words)?;
                self.spec.operands.push(group);
            }
            "result" => {
                let group = self.value(&self.spec.results, &mut words)?;
                self.spec.results.push(group);
            }
            "attr" => {
                let name = words.next()?;
                let presence = words.next()?;
                let Ref::Attr(constraint) = self.reference(words.next()?) else {
                    return None;
                };
                let mut default = || match self.reference(words.next()?) {
                    Ref::Default(value) => Some(*value),
                    _ => None,
                };
                let presence = match presence {
                    "required" => Presence::Required,
                    "optional" => Presence::Optional,
                    "default" => Presence::Default(default()?),
                    "optional_default" => Presence::OptionalDefault(default()?),
                    _ => return None,
                };
                self.spec.slots.push(slot(name, presence, constraint));
            }
            "prop" => {
                let name = words.next()?;
                let Ref::Prop(def) = self.reference(words.next()?) else {
                    return None;
                };
                let default = def.default_value();
                self.spec.properties.push(PropertySpec {
                    name,
                    def: *def,
                    has_default: default.is_some(),
                    initial: default.or_else(|| def.initial_value()),
                });
            }
            "region" => {
                let name = name_of(words.next()?);
                let variadic = words.next()? == "*";
                let Ref::Region(constraint) = self.reference(words.next()?) else {
                    return None;
                };
                self.spec.regions.push(RegionSpec {
                    name,
                    variadic,
                    constraint,
                });
            }
            "successor" => {
                let name = name_of(words.next()?);
                let variadic = words.next()? == "*";
                let constraint = match words.next().map(|word| self.reference(word)) {
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
            "operand_segments" => self.segments[0] = true,
            "result_segments" => self.segments[1] = true,
            "same_operand_size" => self.spec.operand_segments = Segments::Same,
            "same_result_size" => self.spec.result_segments = Segments::Same,
            "trait" => {
                let Ref::Trait(info) = self.reference(rest) else {
                    return None;
                };
                self.spec.traits.push(info);
            }
            "interface" => {
                let Ref::Interface(entry) = self.reference(rest) else {
                    return None;
                };
                let entry = entry();
                self.spec.traits.push(entry.info());
                self.interfaces.push(entry);
            }
            "pred" | "type_pred" => {
                let Ref::Pred(summary, test) = self.reference(rest) else {
                    return None;
                };
                self.spec.predicates.push((summary, *test));
                if item == "pred" {
                    self.other_predicates.push((summary, *test));
                }
            }
            "infer" => self.infer(rest, &mut words)?,
            "resolve" => self.resolve(&mut words)?,
            "format" => self.format = Some(rest),
            "verify" => {
                let Ref::Verify(function) = self.reference(rest) else {
                    return None;
                };
                self.spec.verify = Some(*function);
            }
            "verify_regions" => {
                let Ref::VerifyRegions(function) = self.reference(rest) else {
                    return None;
                };
                self.spec.verify_regions = Some(*function);
            }
            "effects" if rest.is_empty() => self.spec.effects = Some(&[]),
            "effects" => {
                let Ref::Effects(effects) = self.reference(rest) else {
                    return None;
                };
                self.spec.effects = Some(effects);
            }
            "fold" => {
                let Ref::Fold(function) = self.reference(rest) else {
                    return None;
                };
                self.spec.fold = Some(*function);
            }
            "canonicalize" => {
                let Ref::Canonicalize(function) = self.reference(rest) else {
                    return None;
                };
                self.spec.canonicalize = Some(*function);
            }
            "patterns" => {
                let Ref::Patterns(function) = self.reference(rest) else {
                    return None;
                };
                self.spec.canonicalization_patterns = Some(*function);
            }
            "parse" => {
                let Ref::Parse(function) = self.reference(rest) else {
                    return None;
                };
                self.spec.parse = Some(*function);
            }
            "print" => {
                let Ref::Print(function) = self.reference(rest) else {
                    return None;
                };
                self.spec.print = Some(*function);
            }
            "implicit_terminator" => {
                let Ref::ImplicitTerminator(function, key) = self.reference(rest) else {
                    return None;
                };
                self.spec.implicit_terminator = Some(*function);
                self.trait_keys.push(key());
            }
            "default_dialect" => self.spec.is_default_dialect_scope = true,
            "summary" => self.spec.summary = rest,
            _ => return None,
        }
        Some(())
    }

    fn infer(
        &mut self,
        rest: &'static str,
        words: &mut std::str::Split<'static, char>,
    ) -> Option<()> {
        if rest.bytes().all(|byte| byte.is_ascii_digit()) {
            let Ref::InferTypes(function) = self.reference(rest) else {
                return None;
            };
            self.spec.inference = ResultInference::Function(function());
            return Some(());
        }
        let result: usize = words.next()?.strip_prefix('r')?.parse().ok()?;
        let source = self.source(words)?;
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

    fn resolve(&mut self, words: &mut std::str::Split<'static, char>) -> Option<()> {
        let target = words.next()?;
        let source = self.source(words)?;
        let (kind, number) = target.split_at_checked(1)?;
        let number: usize = number.parse().ok()?;
        let list = match kind {
            "o" => &mut self.spec.operand_types,
            "r" => &mut self.spec.result_types,
            _ => return None,
        };
        if list.len() <= number {
            list.resize(number + 1, None);
        }
        list[number] = Some(source);
        Some(())
    }

    /// `same o0`, `same r1`, `attr 2`, `build`, `infer`, `via REF o0`,
    /// `elements o0`
    fn source(&self, words: &mut std::str::Split<'static, char>) -> Option<TypeSource> {
        Some(match words.next()? {
            "build" => TypeSource::Build,
            "infer" => TypeSource::Infer,
            "attr" => TypeSource::Attr(words.next()?.parse().ok()?),
            "same" => match value_word(words.next()?)? {
                ('o', group) => TypeSource::Operand(group),
                ('r', group) => TypeSource::Result(group),
                ('a', slot) => TypeSource::Attr(slot),
                _ => return None,
            },
            "via" => {
                let transform = match self.reference(words.next()?) {
                    Ref::Transform(transform) => Transform::One(*transform),
                    Ref::TransformTypes(transform) => Transform::Many(*transform),
                    _ => return None,
                };
                TypeSource::Via(type_of(words.next()?)?, transform)
            }
            "elements" => TypeSource::Elements(type_of(words.next()?)?),
            _ => return None,
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
        spec.sorted_slots.sort_by_key(|slot| spec.slots[*slot].name);
        spec.operand_types.resize(spec.operands.len(), None);
        spec.result_types.resize(spec.results.len(), None);
        spec.trait_bits = spec.traits.iter().fold(0, |bits, info| bits | info.bit);
        let keys = spec.traits.iter().filter_map(|info| info.key());
        let keys = keys.chain(self.trait_keys);
        spec.trait_keys = KeyTable::new(keys.map(|key| (key, ())));
        let interfaces = self.interfaces.into_iter().chain(defined_interfaces(spec));
        spec.interfaces = InterfaceTable::new(interfaces.map(|entry| (entry.key(), entry)));
        spec.number = DefinitionNumber::next();
        let has = |info: &'static traits::TraitInfo| {
            spec.traits.iter().any(|found| std::ptr::eq(*found, info))
        };
        spec.is_terminator = has(&traits::IS_TERMINATOR);
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
        if let Some(program) = self.format {
            spec.format = Some(decode_format(program, name, self.refs, &*spec));
        }
        self.spec.checks = crate::verify::Checks::of(&self.spec, self.other_predicates);
        self.spec
    }
}

fn slot(name: &'static str, presence: Presence, constraint: &'static AttrConstraint) -> SlotSpec {
    SlotSpec {
        name,
        presence,
        constraint,
        first_token: constraint.class.and_then(AttrClass::first_token),
        default_value: std::sync::OnceLock::new(),
    }
}

fn name_of(word: &'static str) -> &'static str {
    if word == "-" { "" } else { word }
}

/// `oN`, `rN`, `aN`
fn type_of(word: &str) -> Option<TypeOf> {
    Some(match value_word(word)? {
        ('o', group) => TypeOf::Operand(group),
        ('r', group) => TypeOf::Result(group),
        ('a', slot) => TypeOf::Attr(slot),
        _ => return None,
    })
}

/// A word like `o3`.
pub(super) fn value_word(word: &str) -> Option<(char, usize)> {
    let mut chars = word.chars();
    let kind = chars.next()?;
    Some((kind, chars.as_str().parse().ok()?))
}

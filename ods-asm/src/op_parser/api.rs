//! [`OpParser`], the interface for hand-written parsers of ops.

use super::blocks::BlockScopes;
use super::custom::{NumberedInfo, default_dialect};
use super::format::{KnownCase, KnownDefaults, Lists, Numbered};
use super::generic::{OpName, TypeWords};
use super::locations::DeferredLocations;
use super::regions::OpenRegion;
use super::tails::TailCache;
use super::values::ValueScopes;
use ods_ir::attributes::{Attribute, NamedAttribute};
use ods_ir::ir::{Ir, OperationState, Region, Value};
use ods_ir::limits::MAX_READ_AGAIN_IN_ALL;
use ods_ir::location::Location;
use ods_ir::op::OpInfo;
use ods_ir::registry::DialectRegistry;
use ods_ir::text::lexer::{Lexer, TokenKind};
use ods_ir::text::parser::{
    AsmParser, Delimiter, ParseFailed, Parsed, ReadsTokens, SpellingCache, UnresolvedOperand,
    parse_list, u64_value,
};
use ods_ir::types::Type;
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};

/// An argument of a region in the text before the region, as in the signature of a function:
/// `%name: type {attributes} loc(…)`.
#[derive(Clone, Debug)]
pub struct Argument {
    /// The name; `None` in a declaration without names.
    pub name: Option<UnresolvedOperand>,
    /// The type.
    pub ty: Type,
    /// The attributes.
    pub attributes: Vec<NamedAttribute>,
    /// The location of its definition.
    pub location: Location,
}

/// The operation whose custom form is being parsed.
#[derive(Clone, Copy)]
pub(super) struct CurrentOp {
    pub(super) info: &'static OpInfo,
    pub(super) offset: u32,
    /// The number of results that the names before the `=` define, and the offset of the names.
    pub(super) results: usize,
    pub(super) names_offset: u32,
}

/// The parser of operations, as `mlir::OpAsmParser`.
///
/// It derefs to [`AsmParser`], which parses everything but operations. Errors of the methods
/// here name the op that is being parsed: `custom op 'toy.add' expected …`.
pub struct OpParser<'a, 'ir> {
    pub(super) asm: AsmParser<'a>,
    pub(super) ir: &'ir mut Ir,
    pub(super) values: ValueScopes<'a>,
    pub(super) blocks: BlockScopes<'a>,
    /// The ops whose custom forms are being parsed, outermost first.
    pub(super) open_forms: Vec<&'static OpInfo>,
    pub(super) current: Option<CurrentOp>,
    pub(super) deferred_locations: DeferredLocations,
    /// Names of operations in generic form, by their spelling.
    pub(super) op_names: SpellingCache<'a, OpName>,
    /// Names of operations without their dialect, and the enclosing op.
    pub(super) short_names: SpellingCache<'a, (NumberedInfo, Option<&'static OpInfo>)>,
    pub(super) type_words: TypeWords,
    pub(super) tails: TailCache<'a>,
    /// Attributes at the start of ops in custom form.
    pub(super) known_cases: SpellingCache<'a, KnownCase>,
    /// Lists for the formats that are parsed next.
    #[expect(clippy::vec_box, reason = "moved from operation to operation")]
    pub(super) spare_lists: Vec<Box<Lists>>,
    /// States for the operations that are parsed next.
    #[expect(clippy::vec_box, reason = "moved from operation to operation")]
    pub(super) spare_states: Vec<Box<OperationState>>,
    /// The parts of an operation that is created without a state.
    pub(super) numbered: Numbered,
    pub(super) defaults: KnownDefaults,
    /// The regions that are open, outermost first.
    pub(super) open: Vec<OpenRegion>,
    /// All regions that were created; those of operations that failed belong to no operation.
    pub(super) made_regions: Vec<Region>,
    /// The number of bytes of malformed operations that may still be read again.
    pub(super) may_read_again: u32,
    /// Whether parsing stops at the first malformed operation.
    pub(super) stop_at_first_error: bool,
    /// How many more modules may be divided among threads in vain; 0 if none are divided.
    #[cfg(feature = "rayon")]
    pub(super) divisions: u32,
    /// Where the construct began at which the last failed loop ended, and the number of regions
    /// that were open then: the loop around it recovers from there.
    #[cfg(feature = "rayon")]
    pub(super) failed_at: (u32, usize),
    /// The number of open regions of custom forms.
    pub(super) custom_forms: u32,
}

impl OpParser<'_, '_> {
    /// The registered dialects.
    pub fn registry(&self) -> &DialectRegistry {
        self.ir.registry()
    }
}

impl<'a> Deref for OpParser<'a, '_> {
    type Target = AsmParser<'a>;

    fn deref(&self) -> &AsmParser<'a> {
        &self.asm
    }
}

impl<'a> DerefMut for OpParser<'a, '_> {
    fn deref_mut(&mut self) -> &mut AsmParser<'a> {
        &mut self.asm
    }
}

impl<'a> ReadsTokens<'a> for OpParser<'a, '_> {
    fn tokens(&mut self) -> &mut AsmParser<'a> {
        &mut self.asm
    }
}

impl<'a, 'ir> OpParser<'a, 'ir> {
    pub(super) fn new(asm: AsmParser<'a>, ir: &'ir mut Ir) -> Self {
        Self {
            asm,
            ir,
            values: ValueScopes::default(),
            blocks: BlockScopes::default(),
            open_forms: Vec::new(),
            current: None,
            deferred_locations: DeferredLocations::default(),
            op_names: SpellingCache::default(),
            short_names: SpellingCache::default(),
            known_cases: SpellingCache::default(),
            type_words: TypeWords::default(),
            tails: TailCache::default(),
            spare_lists: Vec::new(),
            spare_states: Vec::new(),
            numbered: Numbered::default(),
            defaults: KnownDefaults::default(),
            open: Vec::new(),
            made_regions: Vec::new(),
            may_read_again: MAX_READ_AGAIN_IN_ALL,
            stop_at_first_error: false,
            #[cfg(feature = "rayon")]
            divisions: 0,
            #[cfg(feature = "rayon")]
            failed_at: (0, 0),
            custom_forms: 0,
        }
    }

    pub(super) fn asm_mut(&mut self) -> &mut AsmParser<'a> {
        &mut self.asm
    }

    pub(super) fn into_asm(self) -> AsmParser<'a> {
        self.asm
    }

    /// The dialect whose ops may be written without its prefix here.
    pub(super) fn default_dialect(&self) -> &'static str {
        (self.open_forms.last()).map_or("builtin", |info| default_dialect(info))
    }

    /// The IR that is being parsed into.
    #[inline]
    pub fn ir(&mut self) -> &mut Ir {
        self.ir
    }

    /// The definition of the op whose custom form is being parsed.
    #[inline]
    pub fn op_info(&self) -> Option<&'static OpInfo> {
        self.current.map(|current| current.info)
    }

    /// Offset of the name of the op that is being parsed.
    pub fn name_offset(&self) -> u32 {
        self.current.map_or(0, |current| current.offset)
    }

    /// The number of results that the names before the `=` define.
    #[inline]
    pub fn result_count(&self) -> usize {
        self.current.map_or(0, |current| current.results)
    }

    /// The name of result `number` in the text, without `%`, and its index among the results of
    /// that name: `("a", 0)`, `("b", 0)` and `("b", 1)` for `%a, %b:2 = …`. Further results
    /// have an empty name.
    #[inline]
    pub fn result_name(&self, number: usize) -> (&'a str, usize) {
        let nameless = ("", 0);
        let Some(current) = self.current.filter(|current| number < current.results) else {
            return nameless;
        };
        // The names are rarely needed, so they are not stored but read again.
        let mut lexer = Lexer::new(self.text());
        lexer.reset(current.names_offset);
        let (mut name, mut first, mut next) = ("", 0, 0);
        loop {
            let token = lexer.next_token();
            match token.kind {
                TokenKind::PercentIdentifier if next > number => break,
                TokenKind::PercentIdentifier => {
                    name = &self.spelling_str(token)[1..];
                    (first, next) = (next, next + 1);
                }
                TokenKind::Integer => {
                    let count = u64_value(self.spelling(token)).unwrap_or(1);
                    next = first + usize::try_from(count).unwrap_or(1);
                }
                TokenKind::Colon | TokenKind::Comma => {}
                _ => break,
            }
        }
        if number < next {
            (name, number - first)
        } else {
            nameless
        }
    }

    /// Sets the operation that errors name; returns the previous one.
    pub(super) fn set_current(&mut self, current: Option<CurrentOp>) -> Option<CurrentOp> {
        let name = current.as_ref().map(|current| current.info.name());
        self.asm.set_op_name(name);
        std::mem::replace(&mut self.current, current)
    }

    /// Reports an error at byte `offset`: `custom op 'name' message`.
    #[cold]
    pub fn emit_error(&mut self, offset: u32, message: impl AsRef<str>) -> ParseFailed {
        self.asm.emit_op_error(offset, message.as_ref())
    }

    /// Reports an error at the current token.
    #[cold]
    pub fn emit_error_here(&mut self, message: impl AsRef<str>) -> ParseFailed {
        self.emit_error(self.asm.offset_for_errors(), message)
    }

    /// Parses a symbol name, `@name`, as a string attribute.
    ///
    /// # Errors
    ///
    /// If the current token is not a symbol name.
    pub fn parse_symbol_name_attr(&mut self) -> Parsed<Attribute> {
        self.asm.parse_symbol_name().map(Attribute::string)
    }

    /// Parses a symbol name as attribute `attr_name` of the op.
    ///
    /// # Errors
    ///
    /// If the current token is not a symbol name.
    pub fn parse_symbol_name_into(
        &mut self,
        attr_name: &str,
        state: &mut OperationState,
    ) -> Parsed<()> {
        let name = self.parse_symbol_name_attr()?;
        state.set_attribute(attr_name, name);
        Ok(())
    }

    /// Parses an attribute dictionary, if there is one, into the op: inherent
    /// attributes go to their slots.
    ///
    /// # Errors
    ///
    /// If the dictionary is malformed.
    pub fn parse_optional_attr_dict(&mut self, state: &mut OperationState) -> Parsed<()> {
        let entries = self.asm.parse_optional_attribute_dict()?;
        self.set_attributes(state, entries)
    }

    /// Parses `attributes {…}`, if it is present, into the op.
    ///
    /// # Errors
    ///
    /// If the dictionary is missing or malformed.
    #[inline]
    pub fn parse_optional_attr_dict_with_keyword(
        &mut self,
        state: &mut OperationState,
    ) -> Parsed<()> {
        let entries = self.asm.parse_optional_attribute_dict_with_keyword()?;
        self.set_attributes(state, entries)
    }

    /// Sets the attributes of a dictionary in the text on the op. As in MLIR, an inherent
    /// attribute of another class than declared is dropped, and the verifier checks the rest
    /// of its constraint.
    ///
    /// # Errors
    ///
    /// If the op has an inherent attribute of that name already.
    pub fn set_attributes(
        &mut self,
        state: &mut OperationState,
        entries: Vec<NamedAttribute>,
    ) -> Parsed<()> {
        let Some(info) = state.info() else {
            state.discardable.extend(entries);
            return Ok(());
        };
        let spec = info.spec();
        // Hand-written parsers set attributes before they read the dictionary.
        let before = state.discardable.len();
        for entry in entries {
            let Some(slot) = spec.slot(super::generic::current_name(&entry.name)) else {
                let mut others = state.discardable[..before].iter();
                if others.any(|other| other.name == entry.name) {
                    return Err(self.emit_duplicate_attribute(&entry.name));
                }
                state.discardable.push(entry);
                continue;
            };
            if state.slot(slot).is_some() {
                return Err(self.emit_duplicate_attribute(&entry.name));
            }
            let class = spec.slots.get(slot).and_then(|slot| slot.constraint.class);
            if class.is_none_or(|class| (class.contains)(&entry.value)) {
                state.set_slot(slot, Some(entry.value));
            }
        }
        Ok(())
    }

    /// Reports an attribute that is present both by itself and in the dictionary.
    #[cold]
    pub(super) fn emit_duplicate_attribute(&mut self, name: &str) -> ParseFailed {
        let message = format!("attribute '{name}' occurs more than once in the attribute list");
        self.emit_error(self.name_offset(), message)
    }

    /// Parses an operand: `%name`, `%name#1`.
    ///
    /// # Errors
    ///
    /// If the current token is not an operand.
    pub fn parse_operand(&mut self) -> Parsed<UnresolvedOperand> {
        self.asm.parse_operand_name(true)
    }

    /// Parses operands between commas; there may be none.
    #[inline]
    pub(super) fn parse_each_operand(
        &mut self,
        mut each: impl FnMut(UnresolvedOperand),
    ) -> Parsed<()> {
        if self.at(TokenKind::PercentIdentifier) {
            each(self.parse_operand()?);
            while self.consume_if(TokenKind::Comma) {
                each(self.parse_operand()?);
            }
        }
        Ok(())
    }

    /// Parses an operand if there is one.
    ///
    /// # Errors
    ///
    /// If its result number is malformed.
    #[inline]
    pub fn parse_optional_operand(&mut self) -> Parsed<Option<UnresolvedOperand>> {
        if self.at(TokenKind::PercentIdentifier) {
            self.parse_operand().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Parses operands between commas, in delimiters or without. Without delimiters the list may
    /// be empty.
    ///
    /// # Errors
    ///
    /// If the list is malformed.
    #[inline]
    pub fn parse_operand_list(&mut self, delimiter: Delimiter) -> Parsed<Vec<UnresolvedOperand>> {
        self.parse_names(delimiter, " in operand list", Self::parse_operand)
    }

    /// Parses elements between commas, as
    /// [`AsmParser::parse_comma_separated_list`] but with the op parser.
    ///
    /// # Errors
    ///
    /// Those of `element`, or that a delimiter is missing.
    pub fn parse_list(
        &mut self,
        delimiter: Delimiter,
        element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        self.parse_list_in(delimiter, "", element)
    }

    /// Parses elements between commas; `context` ends the message of the error that a delimiter
    /// is missing.
    ///
    /// # Errors
    ///
    /// Those of `element`, or that a delimiter is missing.
    pub fn parse_list_in(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        parse_list(self, delimiter, context, element)
    }

    /// Parses elements that begin with `%` between commas, in delimiters or without. Without
    /// delimiters the list may be empty.
    pub(super) fn parse_names<T>(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        mut element: impl FnMut(&mut Self) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let mut elements = Vec::new();
        if matches!(delimiter, Delimiter::None) && !self.at(TokenKind::PercentIdentifier) {
            return Ok(elements);
        }
        self.parse_list_in(delimiter, context, |p| {
            elements.push(element(p)?);
            Ok(())
        })?;
        Ok(elements)
    }

    /// The values of operands with their types.
    ///
    /// # Errors
    ///
    /// If there are not as many types as operands (reported at `offset`), or a
    /// name stands for a value of another type.
    pub fn resolve_operands(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type],
        offset: u32,
        into: &mut impl Extend<Value>,
    ) -> Parsed<()> {
        if operands.len() != types.len() {
            let (operands, types) = (operands.len(), types.len());
            let message = format!(
                "number of operands and types do not match: got {operands} operands and {types} types"
            );
            return Err(self.emit_error(offset, message));
        }
        self.resolve_pairs(operands.iter().zip(types), into)
    }

    /// The values of operands that all have one type.
    ///
    /// # Errors
    ///
    /// If a name stands for a value of another type.
    pub fn resolve_operands_of_type(
        &mut self,
        operands: &[UnresolvedOperand],
        ty: &Type,
        into: &mut impl Extend<Value>,
    ) -> Parsed<()> {
        self.resolve_pairs(operands.iter().map(|operand| (operand, ty)), into)
    }

    /// The values of operands, each with its type, added all at once.
    fn resolve_pairs<'t>(
        &mut self,
        pairs: impl Iterator<Item = (&'t UnresolvedOperand, &'t Type)>,
        into: &mut impl Extend<Value>,
    ) -> Parsed<()> {
        let mut values = SmallVec::<[Value; 4]>::new();
        for (operand, ty) in pairs {
            values.push(self.resolve_operand(*operand, ty)?);
        }
        into.extend(values);
        Ok(())
    }
}

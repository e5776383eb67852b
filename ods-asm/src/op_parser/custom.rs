//! Parses the custom form: resolves the bare op name and runs the op's parser.

use super::api::{CurrentOp, OpParser};
use super::format::Parts;
use super::generic::OpName;
use super::operation::ResultNames;
use crate::custom_form::CustomForm;
use ods_ir::diagnostics::{Diagnostic, DiagnosticKind};
use ods_ir::ir::OperationState;
use ods_ir::location::Location;
use ods_ir::op::{OpInfo, fill_defaults};
use ods_ir::text::lexer::Token;
use ods_ir::text::parser::{ParseFailed, Parsed, SpellingSlot};

/// A registered op, and the number of its name in the table of the `Ir`.
#[derive(Clone, Copy)]
pub(super) struct NumberedInfo {
    pub(super) info: &'static OpInfo,
    pub(super) number: u32,
}

impl<'a> OpParser<'a, '_> {
    // custom-operation ::= bare-id custom-operation-format
    pub(super) fn parse_custom_operation(&mut self, names: &ResultNames) -> Parsed<()> {
        let token = self.consume();
        let name = self.lookup_custom_op(token)?;
        let info = name.info;
        let spec = info.spec();
        let location = self.location_at(token.start);
        let results = names.names.iter().map(|(_, count)| *count as usize).sum();
        let outer = self.set_current(Some(CurrentOp {
            info,
            offset: token.start,
            results,
            names_offset: names.offset,
        }));
        self.open_forms.push(info);
        let before = self.diagnostics().len();
        let parsed = self.parse_parts(name, location);
        self.open_forms.pop();
        self.set_current(outer);
        // An error that was reported and not returned, such as one in a region, still counts.
        if self.diagnostics().len() > before {
            return Err(ParseFailed);
        }
        let (mut state, key) = match parsed? {
            Parts::Numbered(key) => {
                return self.finish_numbered(name.number, location, key, names);
            }
            Parts::State(state, key) => (state, key),
        };
        fill_defaults(&mut state, spec);
        let end = self.previous_end();
        let location = self.parse_optional_location()?;
        if !state.regions.is_empty()
            && let Some(message) = self.lost_operand(&state)
        {
            return Err(self.asm_mut().emit_error(token.start, message));
        }
        let op = self.ir.create_named(name.number, &mut state);
        self.keep_state(state);
        if let Some(key) = key {
            self.keep_tail(key, end, op);
        }
        self.finish_operation(op, location, names)
    }

    /// Parses the text after the name of an operation.
    #[inline]
    fn parse_parts(&mut self, name: NumberedInfo, location: Location) -> Parsed<Parts<'a>> {
        let spec = name.info.spec();
        if let Some(format) = &spec.format {
            return self.parse_format(format, name, location);
        }
        let Some(form) = spec.custom_form else {
            return Err(self.refuse_custom_form(name.info));
        };
        let mut state = self.spare_state(name.info, location);
        (form.get::<CustomForm>().parse)(self, &mut state)?;
        Ok(Parts::State(state, None))
    }

    /// Reports that an op has no custom form, and what of upstream's definition nobody wrote.
    #[cold]
    fn refuse_custom_form(&mut self, info: &OpInfo) -> ParseFailed {
        let (offset, message) = (self.name_offset(), "has no custom assembly form");
        let missing = &info.spec().missing_text;
        if missing.is_empty() {
            return self.emit_error(offset, message);
        }
        let message = format!("custom op '{}' {message}", info.name());
        let note = format!("not written in Rust: `{}`", missing.join("`, `"));
        let kind = DiagnosticKind::Syntax;
        (self.asm_mut()).emit_error_with_note(kind, (offset, message), (offset, &note))
    }

    /// Returns the message if an operand was resolved before its definition and then defined in a
    /// region of the op itself. The words are MLIR's.
    fn lost_operand(&self, state: &OperationState) -> Option<&'static str> {
        let mut operands = state.operands.iter();
        let is_lost = operands.any(|value| !self.ir.has_value(*value));
        is_lost.then_some("operation's operand is unlinked")
    }

    fn lookup_custom_op(&mut self, token: Token) -> Parsed<NumberedInfo> {
        let spelling = self.spelling(token);
        let slot = SpellingSlot::of(spelling);
        if let Some(&OpName {
            number,
            info: Some(info),
        }) = self.op_names.get(slot, spelling)
        {
            return Ok(NumberedInfo { info, number });
        }
        // A short name resolves to the same op in another op like the enclosing one.
        let around = self.open_forms.last().copied();
        if let Some((name, within)) = self.short_names.get(slot, spelling)
            && *within == around
        {
            return Ok(*name);
        }
        let written = self.spelling_str(token);
        let full = self.registry().op(written);
        let info = match full {
            Some(info) => info,
            None => self.lookup_short_name(written, token.start)?,
        };
        let number = self.ir.registered_name(info);
        let name = NumberedInfo { info, number };
        if full.is_some() {
            // A full name resolves to the same op everywhere.
            let name = OpName { number, info: full };
            self.op_names.insert(slot, spelling, name);
        } else {
            self.short_names.insert(slot, spelling, (name, around));
        }
        Ok(name)
    }

    /// Looks up an op name that omits its dialect.
    fn lookup_short_name(&mut self, written: &str, offset: u32) -> Parsed<&'static OpInfo> {
        let registry = self.registry();
        let default = self.default_dialect();
        // A word that ends in a dot has no dialect prefix.
        let full = match written.split_once('.') {
            Some((_, mnemonic)) if !mnemonic.is_empty() => written.to_owned(),
            _ => format!("{default}.{written}"),
        };
        if let Some(info) = registry.op(&full) {
            return Ok(info);
        }
        let tried = if full == written {
            String::new()
        } else {
            format!(" (tried '{full}' as well)")
        };
        let dialect = full.split('.').next().unwrap_or_default();
        if registry.dialect(dialect).is_some() {
            let message = format!("custom op '{written}' is unknown{tried}");
            let kind = DiagnosticKind::UnknownDefinition;
            return Err(self.emit_error_of(kind, offset, message));
        }
        let location = self.location_at(offset);
        let message = format!("Dialect `{dialect}' not found for custom op '{written}' {tried}");
        let note = format!(
            "Available dialects: {} ; for more info on dialect registration see \
             https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
            registry.dialect_names().join(", ")
        );
        let error = Diagnostic::error(location, message).of_kind(DiagnosticKind::UnknownDialect);
        Err(self.emit(error.with_note(location, note)))
    }
}

/// Returns the dialect whose ops may omit their prefix inside this op.
pub(crate) fn default_dialect(info: &OpInfo) -> &'static str {
    let spec = info.spec();
    if spec.is_default_dialect_scope {
        return info.dialect().name();
    }
    ods_ir::op::asm::default_dialect(spec)
}

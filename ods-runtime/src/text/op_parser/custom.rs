//! The custom form: finding the op that a bare name means, and its parser.

use super::api::{CurrentOp, OpParser};
use super::format::FormatState;
use super::operation::ResultNames;
use crate::diagnostics::{Diagnostic, Severity};
use crate::ir::{Operation, OperationState, Value};
use crate::op::{OpInfo, fill_defaults};
use crate::text::op_printer::OpPrinter;
use crate::text::parser::{ParseFailed, Parsed};
use std::fmt;

/// A `custom<…>(…)` directive of a format: the glue around the user's
/// functions.
pub struct CustomDirective {
    /// Parses, and puts what was parsed where the arguments say.
    pub parse: fn(&mut OpParser<'_, '_>, &mut FormatState<'_>) -> Parsed<()>,
    /// Prints what the arguments say.
    pub print: fn(&mut OpPrinter<'_>, Operation),
}

/// A [`CustomDirective`] that an optional group starts with: it may find
/// nothing.
pub struct OptionalCustomDirective {
    /// Parses if it is there, and says whether it was.
    pub parse: fn(&mut OpParser<'_, '_>, &mut FormatState<'_>) -> Parsed<bool>,
    /// Prints what the arguments say.
    pub print: fn(&mut OpPrinter<'_>, Operation),
}

impl fmt::Debug for CustomDirective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CustomDirective")
    }
}

impl fmt::Debug for OptionalCustomDirective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OptionalCustomDirective")
    }
}

impl OpParser<'_, '_> {
    // custom-operation ::= bare-id custom-operation-format
    pub(super) fn parse_custom_operation(&mut self, names: &ResultNames) -> Parsed<()> {
        let token = self.consume();
        let written = self.spelling_str(token);
        let info = self.lookup_custom_op(written, token.start)?;
        let spec = info.spec();
        let mut state = OperationState::new(info, self.location_at(token.start));
        let results = names.names.iter().map(|(_, count)| *count as usize).sum();
        let outer = self.current.replace(CurrentOp {
            info,
            offset: token.start,
            results,
            names_offset: names.offset,
        });
        let outer_name = self.asm_mut().set_op_name(Some(info.name()));
        self.default_dialects.push(default_dialect(info));
        let parsed = if let Some(format) = &spec.format {
            self.parse_format(format, info, &mut state)
        } else if let Some(parse) = spec.parse {
            let before = self.diagnostics().len();
            match parse(self, &mut state) {
                // An error that was reported and forgotten still counts.
                Ok(()) if self.diagnostics().len() > before => Err(ParseFailed),
                other => other,
            }
        } else {
            Err(self.emit_error(token.start, "has no custom assembly form"))
        };
        self.default_dialects.pop();
        self.current = outer;
        self.asm_mut().set_op_name(outer_name);
        parsed?;
        fill_defaults(&mut state, spec);
        let given = state.location;
        let location = self.parse_trailing_location()?.unwrap_or(given);
        if !state.regions.is_empty()
            && let Some(message) = self.lost_operand(&state)
        {
            return Err(self.asm_mut().emit_error(token.start, message));
        }
        let op = self.ir.create(state);
        self.finish_operation(op, Some(location), names)
    }

    /// What is wrong if an operand was resolved before it was known, and then
    /// defined in a region of the op itself. The words are MLIR's.
    fn lost_operand(&self, state: &OperationState) -> Option<&'static str> {
        let is_lost = |value: &Value| !self.ir.values.contains(*value);
        (state.operands.iter().any(is_lost)).then_some("operation's operand is unlinked")
    }

    fn lookup_custom_op(&mut self, written: &str, offset: u32) -> Parsed<&'static OpInfo> {
        let registry = self.registry();
        if let Some(info) = registry.op(written) {
            return Ok(info);
        }
        let default = self.default_dialects.last().copied().unwrap_or_default();
        // A dot at the end makes no dialect of the word before it.
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
            return Err(self.asm_mut().emit_error(offset, message));
        }
        let location = self.location_at(offset);
        let message = format!("Dialect `{dialect}' not found for custom op '{written}' {tried}");
        let note = format!(
            "Available dialects: {} ; for more info on dialect registration see \
             https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
            registry.dialect_names().join(", ")
        );
        let mut error = Diagnostic::error(location, message);
        error
            .notes
            .push(Diagnostic::new(Severity::Note, location, note));
        Err(self.emit(error))
    }
}

/// The dialect whose ops may be written without prefix inside this op.
pub(crate) fn default_dialect(info: &OpInfo) -> &'static str {
    let spec = info.spec();
    if spec.is_default_dialect_scope {
        return info.dialect().name();
    }
    spec.asm.map_or("", |hooks| (hooks.default_dialect)())
}

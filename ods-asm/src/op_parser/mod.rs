//! The parser of operations, regions and blocks. It builds on the parser of types and attributes.
//!
//! Hand-written op parsers also use [`OpParser`]: it derefs to [`AsmParser`] (types, attributes,
//! keywords, punctuation) and adds operands, regions, successors and whole signatures.
//!
//! After an error the parser continues at the next operation, so that one run reports several
//! errors. It does not report names that the failed operation would have defined as missing.

mod api;
mod blocks;
mod custom;
mod format;
mod function;
mod generic;
mod lists;
mod locations;
mod nested;
mod operation;
#[cfg(feature = "rayon")]
mod parallel;
mod regions;
mod tails;
mod values;
mod words;

pub use api::{Argument, OpParser};
pub(crate) use custom::default_dialect;
pub use format::FormatState;
pub use function::FunctionSignature;
pub use ods_ir::text::parser::UnresolvedOperand;

use ods_ir::__option_setters as option_setters;
use ods_ir::attributes::LocationAttr;
use ods_ir::builtin::ModuleOp;
use ods_ir::diagnostics::{Diagnostic, Diagnostics};
use ods_ir::ir::{Ir, Operation, OperationState};
use ods_ir::limits::MAX_ERRORS;
#[cfg(feature = "rayon")]
use ods_ir::limits::MAX_WRONG_DIVISIONS;
use ods_ir::location::{Location, SourceText};
use ods_ir::op::Op;
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{AsmParser, Parsed, ParserConfig};
use regions::OpenRegion;

/// Options of [`parse_source`].
///
/// ```
/// use ods_runtime::prelude::*;
/// let mut ir = Ir::new();
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// parse_source(&mut ir, "a.mlir", &b"\"some.op\"() : () -> ()"[..], options).expect("it is well-formed");
/// ```
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
#[expect(clippy::struct_excessive_bools, reason = "independent options")]
pub struct ParseOptions {
    /// Keep operations, types and attributes of unregistered dialects.
    pub allow_unregistered_dialects: bool,
    /// The zero-based number of the source's first line, for parts of a file.
    pub first_line: u32,
    /// The zero-based number of its first column.
    pub first_column: u32,
    /// Parse a single operation and create no module around it.
    pub no_implicit_module: bool,
    /// Stop at the first operation with an error, like MLIR's parser, instead of continuing with
    /// the next one.
    pub stop_at_first_error: bool,
    /// Parse long modules on all cores, if the feature `rayon` is enabled; the result is the same.
    pub parallel: bool,
}

impl ParseOptions {
    /// The default options.
    pub fn new() -> Self {
        Self::default()
    }

    option_setters! {
        allow_unregistered_dialects: bool,
        first_line: u32,
        first_column: u32,
        no_implicit_module: bool,
        stop_at_first_error: bool,
        parallel: bool,
    }
}

/// Parses a source file into `ir` and returns its `builtin.module`, which is created around the
/// operations if the text has none.
///
/// The text is not verified.
///
/// # Errors
///
/// All errors in the text. `ir` is then unchanged, except that it contains the file that the errors
/// refer to.
pub fn parse_source(
    ir: &mut Ir,
    name: &str,
    text: impl Into<SourceText>,
    options: ParseOptions,
) -> Result<Operation, Diagnostics> {
    let text: SourceText = text.into();
    let registry = ir.registry().clone();
    let start = (options.first_line, options.first_column);
    let file = ir.add_file(name, text.clone(), start);
    ir.reserve_for_source(&text);
    let config = ParserConfig::new(&registry)
        .allow_unregistered_dialects(options.allow_unregistered_dialects);
    let mut asm = AsmParser::new(&text, file, config);
    asm.set_type_scope(ir.type_scope().clone());
    // The location of a whole file has no line and column.
    let location = if start == (0, 0) {
        ir.location(&LocationAttr::file_line_col(name, 0, 0))
    } else {
        asm.location_at(0)
    };
    let mut parser = OpParser::new(asm, ir);
    parser.stop_at_first_error = options.stop_at_first_error;
    #[cfg(feature = "rayon")]
    {
        parser.divisions = u32::from(options.parallel) * MAX_WRONG_DIVISIONS;
    }
    let parsed = parser.parse_top_level(location, options.no_implicit_module);
    parsed.map_err(|errors| Diagnostics::from(errors).resolved(ir))
}

impl OpParser<'_, '_> {
    /// Parses the whole source and collects all errors.
    fn parse_top_level(
        mut self,
        location: Location,
        no_implicit_module: bool,
    ) -> Result<Operation, Vec<Diagnostic>> {
        let operations_before = self.ir.operation_count();
        let mut module = OperationState::new(ModuleOp::INFO, location);
        module.new_regions = 1;
        let module = self.ir.create(module);
        let region = module.regions(self.ir)[0];
        let body = region.add_block(self.ir, &[]);
        self.open.push(OpenRegion::top_level(region, body));
        self.enter_scope(false);
        #[cfg(feature = "rayon")]
        self.parse_leading_entities();
        while !self.at(TokenKind::Eof) {
            let start = self.offset();
            if self.parse_top_level_entity().is_err() {
                self.recover(start, self.open.len());
            }
        }
        // After an error, follow-up errors are not reported.
        if self.diagnostics().is_empty() {
            self.finish();
        }
        if no_implicit_module && self.diagnostics().is_empty() {
            let found = body.operations(self.ir).count();
            if found != 1 {
                let message =
                    format!("source must contain a single top-level operation, found: {found}");
                self.emit(Diagnostic::error(location, message));
            }
        }
        if self.diagnostics().is_empty() {
            let resources = self.finish_resources();
            self.ir.add_external_resources(resources);
            // Only if the text created most operations: many small texts in one `Ir` must not move
            // everything each time.
            if self.ir.operation_count() >= 2 * operations_before {
                self.ir.shrink();
            }
            return Ok(self.unwrap_module(module, no_implicit_module));
        }
        let placeholders = self.take_placeholders();
        let Self {
            ir,
            made_regions,
            blocks,
            ..
        } = &mut self;
        ir.discard(module, made_regions, &blocks.forward, &placeholders);
        let mut errors = self.into_asm().into_diagnostics();
        // Some are known only at the end of the text.
        if errors.len() > MAX_ERRORS + 1 {
            let message = format!("{} more errors are not shown", errors.len() - MAX_ERRORS);
            errors.truncate(MAX_ERRORS);
            let last = errors.last().map_or(location, |last| last.location);
            errors.push(Diagnostic::error(last, message));
        }
        Err(errors)
    }

    fn parse_top_level_entity(&mut self) -> Parsed<()> {
        match self.kind() {
            TokenKind::HashIdentifier => self.parse_attribute_alias_definition(),
            TokenKind::ExclamationIdentifier => self.parse_type_alias_definition(),
            TokenKind::FileMetadataBegin => self.parse_file_metadata(),
            _ => self.parse_operation(),
        }
    }

    /// Reports the errors that are known only at the end of the text.
    fn finish(&mut self) {
        self.check_placeholders();
        if self.diagnostics().is_empty() {
            self.resolve_deferred_locations();
        }
        self.leave_scope();
    }

    /// Returns the only module of the source, or with `any` its only operation; otherwise the
    /// module created around the operations.
    fn unwrap_module(&mut self, wrapper: Operation, any: bool) -> Operation {
        let ir = &mut *self.ir;
        let body = wrapper.regions(ir)[0].entry_block(ir);
        let only = body
            .and_then(|body| body.first_op(ir))
            .filter(|op| op.next(ir).is_none());
        match only {
            Some(op) if any || op.is::<ModuleOp>(ir) => {
                op.detach(ir);
                wrapper.erase(ir);
                op
            }
            _ => wrapper,
        }
    }
}

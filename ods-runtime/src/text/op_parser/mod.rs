//! The parser of operations, regions and blocks, over the parser of types and
//! attributes.
//!
//! [`OpParser`] is also what hand-written parsers of ops get: it derefs to
//! [`AsmParser`] (types, attributes, words, punctuation) and adds operands,
//! regions, successors and whole signatures.
//!
//! After an error the parser goes on at the next operation, so that one run
//! reports several; names that the failed operation would have defined are not
//! reported as missing.

mod api;
mod blocks;
mod custom;
mod format;
mod function;
mod generic;
mod locations;
mod operation;
mod values;

pub use api::{Argument, OpParser, UnresolvedOperand};
pub use custom::CustomDirective;
pub(crate) use custom::default_dialect;
pub use format::FormatState;
pub use function::FunctionSignature;

use crate::builtin::ModuleOp;
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation};
use crate::location::Location;
use crate::op::Op;
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed, ParserConfig};
use std::sync::Arc;

/// What the caller of [`parse_source`] allows.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct ParseOptions {
    /// Keep operations, types and attributes of dialects that the registry
    /// does not know.
    pub allow_unregistered_dialects: bool,
    /// Number of the source's first line, less one: for parts of a file.
    pub first_line: u32,
}

/// Parses a source file into `ir`: gives its `builtin.module`, which is made
/// around the operations if the text has none.
///
/// The text is not verified.
///
/// # Errors
///
/// Everything that is wrong with the text.
pub fn parse_source(
    ir: &mut Ir,
    name: &str,
    text: impl Into<Arc<[u8]>>,
    options: ParseOptions,
) -> Result<Operation, Vec<Diagnostic>> {
    let text: Arc<[u8]> = text.into();
    let registry = ir.registry().clone();
    let file = ir.files.add(name, text.clone(), options.first_line);
    ir.reserve_for_source(text.len());
    let config = ParserConfig {
        registry: &registry,
        allow_unregistered_dialects: options.allow_unregistered_dialects,
    };
    let asm = AsmParser::new(&text, file, config);
    let location = asm.location_at(0);
    let mut parser = OpParser::new(asm, ir);
    let module = parser.parse_top_level(location);
    let diagnostics = parser.into_asm().into_diagnostics();
    if diagnostics.is_empty() {
        return Ok(module);
    }
    module.erase(ir);
    Err(diagnostics)
}

impl OpParser<'_, '_> {
    /// Parses everything, collecting errors.
    fn parse_top_level(&mut self, location: Location) -> Operation {
        let module = self.ir.create(crate::ir::OperationState {
            new_regions: 1,
            ..crate::ir::OperationState::new(ModuleOp::INFO, location)
        });
        let body = module.regions(self.ir)[0].add_block(self.ir, &[]);
        self.enter_scope(false);
        while !self.at(TokenKind::Eof) {
            if self.parse_top_level_entity(body).is_err() {
                self.recover();
                // What closes nothing would stop the recovery for ever.
                if matches!(
                    self.kind(),
                    TokenKind::RBrace | TokenKind::CaretIdentifier | TokenKind::Error
                ) {
                    self.consume();
                }
            }
        }
        // Follow-up errors are worth nothing once something failed.
        if self.diagnostics().is_empty() {
            let _ = self.finish();
        }
        if !self.diagnostics().is_empty() {
            self.drop_placeholders();
            return module;
        }
        self.unwrap_module(module)
    }

    fn parse_top_level_entity(&mut self, body: crate::ir::Block) -> Parsed<()> {
        match self.kind() {
            TokenKind::HashIdentifier => self.asm_mut().parse_attribute_alias_definition(),
            TokenKind::ExclamationIdentifier => self.asm_mut().parse_type_alias_definition(),
            _ => self.parse_operation(body),
        }
    }

    /// A source that is one module is that module; anything else stands in the
    /// module that was made.
    fn unwrap_module(&mut self, wrapper: Operation) -> Operation {
        let ir = &mut *self.ir;
        let Some(body) = wrapper.regions(ir)[0].entry_block(ir) else {
            return wrapper;
        };
        let only = body.first_op(ir).filter(|op| op.next(ir).is_none());
        match only {
            Some(module) if module.is::<ModuleOp>(ir) => {
                module.detach(ir);
                wrapper.erase(ir);
                module
            }
            _ => wrapper,
        }
    }
}

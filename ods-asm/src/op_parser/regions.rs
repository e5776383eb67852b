//! Parses regions: the stack of open regions, and the main loop, which parses in the innermost one.
//!
//! **Invariant:** the parser does not recurse over nested operations in generic form: depth costs
//! heap, not stack. Parsers of custom forms recurse, and continue on another thread when they have
//! used up their share of the stack.

use super::api::{Argument, OpParser};
use super::generic::GenericOp;
use super::locations::LocationTarget;
#[cfg(feature = "rayon")]
use ods_ir::builtin::ModuleOp;
use ods_ir::diagnostics::DiagnosticKind;
use ods_ir::ir::{Block, Region};
use ods_ir::limits::{MAX_CUSTOM_FORMS, MAX_ERRORS, MAX_READ_AGAIN};
#[cfg(feature = "rayon")]
use ods_ir::op::Op as _;
use ods_ir::stack;
use ods_ir::text::lexer::{Token, TokenKind};
use ods_ir::text::parser::{ParseFailed, Parsed, UnresolvedOperand};
use ods_ir::types::Type;

/// A region that is being parsed.
#[derive(Debug)]
pub(super) struct OpenRegion {
    region: Region,
    /// The offset at which it was opened.
    start: u32,
    /// The block that operations are appended to.
    block: Block,
    /// The number of arguments written outside of the region, until the entry block ends.
    given_arguments: Option<usize>,
    /// The operation in generic form that owns the region; `None` if the parser of a custom form
    /// requested it.
    op: Option<Box<GenericOp>>,
}

impl OpenRegion {
    /// The offset at which it was opened.
    pub(super) fn start(&self) -> u32 {
        self.start
    }

    /// Returns the body of the whole source.
    pub(super) fn top_level(region: Region, block: Block) -> Self {
        Self {
            region,
            start: 0,
            block,
            given_arguments: None,
            op: None,
        }
    }
}

impl OpParser<'_, '_> {
    /// Parses a region: `{ block* }`.
    ///
    /// # Errors
    ///
    /// If the region is missing or malformed.
    pub fn parse_region(&mut self) -> Parsed<Region> {
        self.parse_region_with(&[], false)
    }

    /// Parses a region if present.
    ///
    /// # Errors
    ///
    /// If the region is malformed.
    pub fn parse_optional_region(&mut self) -> Parsed<Option<Region>> {
        self.parse_optional_region_with(&[], false)
    }

    /// As [`Self::parse_region_with`], if a region is present.
    ///
    /// # Errors
    ///
    /// If the region is malformed, or an argument's name is taken.
    pub fn parse_optional_region_with(
        &mut self,
        arguments: &[Argument],
        isolated: bool,
    ) -> Parsed<Option<Region>> {
        if self.at(TokenKind::LBrace) {
            self.parse_region_with(arguments, isolated).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Parses a region whose entry block has the given arguments, which are defined inside. In an
    /// `isolated` region names from outside may be redefined.
    ///
    /// # Errors
    ///
    /// If the region is missing or malformed, or an argument's name is taken.
    pub fn parse_region_with(&mut self, arguments: &[Argument], isolated: bool) -> Parsed<Region> {
        self.parse_region_start()?;
        if self.custom_forms == MAX_CUSTOM_FORMS {
            return Err(self.emit_too_deep());
        }
        self.custom_forms += 1;
        let outer = self.stack;
        let parsed = if outer.is_used_up() {
            let parsed = stack::go_on(|stack| {
                self.stack = stack;
                self.parse_region_here(arguments, isolated)
            });
            self.stack = outer;
            parsed.unwrap_or_else(|| Err(self.emit_too_deep()))
        } else {
            self.parse_region_here(arguments, isolated)
        };
        self.custom_forms -= 1;
        parsed
    }

    fn emit_too_deep(&mut self) -> ParseFailed {
        let message = "regions of custom forms are nested too deeply";
        let offset = self.offset_for_errors();
        self.emit_error_of(DiagnosticKind::NestingTooDeep, offset, message)
    }

    /// As [`Self::parse_region_with`], after the brace.
    fn parse_region_here(&mut self, arguments: &[Argument], isolated: bool) -> Parsed<Region> {
        let region = self.create_region();
        if arguments.is_empty() && self.consume_if(TokenKind::RBrace) {
            return Ok(region);
        }
        // Errors in the region do not belong to the enclosing operation.
        let current = self.set_current(None);
        let base = self.open.len();
        let offset = self.offset();
        let begun = self.open_region(region, arguments, isolated, None);
        let parsed = self.run(base, begun, offset);
        self.set_current(current);
        parsed.map(|()| region)
    }

    /// Parses the first or next region of an operation in generic form, then the rest of the
    /// operation. The main loop parses the contents of the regions.
    pub(super) fn parse_generic_regions(&mut self, mut op: Box<GenericOp>) -> Parsed<()> {
        loop {
            self.parse_region_start()?;
            let region = self.create_region();
            if !self.consume_if(TokenKind::RBrace) {
                return self.open_region(region, &[], false, Some(op));
            }
            op.regions.push(region);
            if !self.consume_if(TokenKind::Comma) {
                return self.finish_generic_regions(&mut op);
            }
        }
    }

    fn finish_generic_regions(&mut self, op: &mut GenericOp) -> Parsed<()> {
        self.parse_token(TokenKind::RParen, "expected ')' to end region list")?;
        self.finish_generic_operation(op)
    }

    fn parse_region_start(&mut self) -> Parsed<Token> {
        self.parse_token(TokenKind::LBrace, "expected '{' to begin a region")
    }

    fn create_region(&mut self) -> Region {
        let region = self.ir.create_region();
        self.made_regions.push(region);
        region
    }

    /// Opens a region.
    fn open_region(
        &mut self,
        region: Region,
        arguments: &[Argument],
        isolated: bool,
        op: Option<Box<GenericOp>>,
    ) -> Parsed<()> {
        let block = region.add_block(self.ir, &[]);
        let start = self.offset();
        #[cfg(feature = "rayon")]
        let is_module = match &op {
            Some(op) => op.is_module(),
            None => {
                (self.open_forms.last()).is_some_and(|info| std::ptr::eq(*info, ModuleOp::INFO))
            }
        };
        self.open.push(OpenRegion {
            region,
            start,
            block,
            given_arguments: (!arguments.is_empty()).then_some(arguments.len()),
            op,
        });
        self.enter_scope(isolated);
        let is_label = self.at(TokenKind::CaretIdentifier);
        if arguments.first().is_some_and(|first| first.name.is_some()) {
            if is_label {
                let message = "invalid block name in region with named arguments";
                return Err(self.asm_mut().emit_error_here(message));
            }
            for argument in arguments {
                self.define_entry_argument(block, argument)?;
            }
        }
        if is_label {
            self.parse_block_label(Some(block))?;
            return Ok(());
        }
        #[cfg(feature = "rayon")]
        if is_module && arguments.is_empty() {
            self.parse_in_parallel()?;
        }
        Ok(())
    }

    fn define_entry_argument(&mut self, entry: Block, argument: &Argument) -> Parsed<()> {
        let number = entry.arguments(self.ir).len();
        let value = entry.add_argument(self.ir, &argument.ty, argument.location);
        self.set_location(LocationTarget::Argument(entry, number), argument.location);
        let Some(name) = argument.name else {
            return Ok(());
        };
        if let Some(offset) = self.define_unused(name, value) {
            let spelled = self.spelling_str(name.name);
            let message = format!("region entry argument '{spelled}' is already in use");
            let (kind, error) = (DiagnosticKind::Redefinition, (name.offset(), message));
            let note = (offset, "previously referenced here");
            return Err(self.emit_error_with_note(kind, error, note));
        }
        Ok(())
    }

    /// Parses until every region above `base` is closed. After an error, continues at the next
    /// operation or block. `begun` is the result of the last construct, which started at byte
    /// `start`.
    pub(super) fn run(&mut self, base: usize, begun: Parsed<()>, start: u32) -> Parsed<()> {
        let (mut step, mut start, mut open_before) = (begun, start, base);
        loop {
            if let Err(failed) = step {
                if self.open.len() <= base {
                    #[cfg(feature = "rayon")]
                    {
                        self.failed_at = (start, open_before);
                    }
                    return Err(failed);
                }
                self.recover(start, open_before);
                if self.at(TokenKind::Eof) {
                    while self.open.len() > base {
                        self.open.pop();
                        self.leave_scope();
                    }
                    return Err(failed);
                }
            }
            if self.open.len() <= base {
                return Ok(());
            }
            (start, open_before) = (self.offset(), self.open.len());
            step = match self.kind() {
                TokenKind::CaretIdentifier => {
                    self.end_entry_block();
                    self.parse_block_label(None).map(|_| ())
                }
                TokenKind::RBrace => self.close_region(),
                _ => self.begin_operation(),
            };
        }
    }

    /// Begins `block`: operations are appended to it from now on.
    pub(super) fn begin_block(&mut self, block: Block) {
        let open = self.innermost();
        open.block = block;
        let region = open.region;
        if block.parent_region(self.ir).is_none() {
            block.append_new(self.ir, region);
        }
    }

    /// Sets the block that operations are appended to, and nothing else. Returns the previous one.
    #[inline]
    pub(super) fn set_current_block(&mut self, block: Block) -> Block {
        std::mem::replace(&mut self.innermost().block, block)
    }

    /// The block that operations are appended to.
    pub(super) fn current_block(&mut self) -> Block {
        self.innermost().block
    }

    #[inline]
    fn innermost(&mut self) -> &mut OpenRegion {
        match self.open.last_mut() {
            Some(open) => open,
            None => unreachable!("the body of the source is open to its end"),
        }
    }

    fn end_entry_block(&mut self) {
        let block = self.current_block();
        if let Some(given) = self.innermost().given_arguments.take()
            && block.arguments(self.ir).len() > given
        {
            let message = "entry block arguments were already defined";
            self.asm_mut().emit_error_here(message);
        }
    }

    fn close_region(&mut self) -> Parsed<()> {
        self.end_entry_block();
        self.leave_scope();
        self.consume();
        let Some(OpenRegion {
            region,
            op: Some(mut op),
            ..
        }) = self.open.pop()
        else {
            return Ok(());
        };
        op.regions.push(region);
        if self.consume_if(TokenKind::Comma) {
            self.parse_generic_regions(op)
        } else {
            self.finish_generic_regions(&mut op)
        }
    }

    /// Skips to the first token that may start the next operation or block of the region, or that
    /// ends it: the first token of a line outside of all braces opened since `start`, where
    /// `open_before` regions were open. Skips at least one token if nothing was consumed since
    /// `start`. Lexical errors in the skipped text are not reported. Skips everything if only the
    /// first error is reported, or there are too many, which is reported if there is text to skip.
    pub(super) fn recover(&mut self, start: u32, open_before: usize) {
        let reported = self.diagnostics().len();
        let are_too_many = reported >= MAX_ERRORS;
        let is_rest = !self.at(TokenKind::Eof);
        if are_too_many && is_rest && !self.stop_at_first_error {
            let message = "too many errors: the rest of the source is not read";
            self.asm_mut().emit_error_here(message);
        }
        if are_too_many || self.stop_at_first_error {
            let end = self.text().len() as u32;
            return self.skip_to(end);
        }
        let begun = self.braces_open_since(start, open_before);
        let mut behind = 0;
        if self.offset() == start && !self.at(TokenKind::Eof) {
            // A brace after an operation does not belong to the region.
            behind = u32::from(self.at(TokenKind::LBrace));
            self.consume();
        }
        self.skip_to_operation(begun, behind);
        self.diagnostics_mut().truncate(reported);
    }

    /// Skips to the start of the next operation or block, or to the end of the region. `begun` open
    /// braces belong to no region, and `behind` more follow an operation. If one of the former is
    /// never closed, text that is certainly an operation also ends the search.
    fn skip_to_operation(&mut self, mut begun: u32, behind: u32) {
        let mut depth = begun + behind;
        loop {
            if depth != 0 && depth <= begun && self.starts_line() && self.is_surely_operation() {
                return;
            }
            match self.kind() {
                TokenKind::Eof => return,
                TokenKind::RBrace if depth == 0 => return,
                TokenKind::RBrace => {
                    depth -= 1;
                    // What is closed is not opened again by another brace.
                    begun = begun.min(depth);
                }
                TokenKind::LBrace => depth += 1,
                TokenKind::CaretIdentifier
                | TokenKind::PercentIdentifier
                | TokenKind::String
                | TokenKind::BareIdentifier
                | TokenKind::HashIdentifier
                | TokenKind::ExclamationIdentifier
                    if depth == 0 && self.starts_line() =>
                {
                    return;
                }
                TokenKind::FileMetadataBegin
                    if depth == 0 && self.open.len() <= 1 && self.starts_line() =>
                {
                    return;
                }
                _ => {}
            }
            self.consume();
        }
    }

    /// Returns the number of braces opened since byte `start` and still open, except those of
    /// regions. `open_before` regions were open at `start`.
    fn braces_open_since(&mut self, start: u32, open_before: usize) -> u32 {
        let (here, behind) = (self.offset(), self.previous_end());
        let limit = self.may_read_again.min(MAX_READ_AGAIN);
        if here <= start || here - start > limit || self.at(TokenKind::Eof) {
            return 0;
        }
        self.may_read_again -= here - start;
        let mut depth = open_before as i64 - self.open.len() as i64;
        self.skip_to(start);
        while self.offset() < here && !self.at(TokenKind::Eof) {
            match self.kind() {
                TokenKind::LBrace => depth += 1,
                TokenKind::RBrace => depth -= 1,
                _ => {}
            }
            self.consume();
        }
        self.skip_to(behind.min(here));
        while self.offset() < here && !self.at(TokenKind::Eof) {
            self.consume();
        }
        u32::try_from(depth).unwrap_or(0)
    }

    /// Whether this is an operation for certain, because no attribute begins like it: `"name"(`,
    /// `%name =`, `^name`.
    fn is_surely_operation(&self) -> bool {
        let next = match self.kind() {
            TokenKind::CaretIdentifier => return true,
            TokenKind::String => b'(',
            TokenKind::PercentIdentifier => b'=',
            _ => return false,
        };
        let behind = &self.text()[self.token().end as usize..];
        behind.trim_ascii_start().first() == Some(&next)
    }

    /// Whether only blanks precede the current token on its line.
    fn starts_line(&self) -> bool {
        let before = &self.text()[self.previous_end() as usize..self.offset() as usize];
        before.contains(&b'\n')
    }
}

/// Arguments.
impl OpParser<'_, '_> {
    /// Parses the entry argument of a region: `%name`, with `: type` and an attribute dictionary if
    /// requested, and an optional location.
    ///
    /// # Errors
    ///
    /// If a part is missing or malformed.
    pub fn parse_argument(&mut self, with_type: bool, with_attributes: bool) -> Parsed<Argument> {
        let name = self.parse_operand_name(false)?;
        let ty = if with_type {
            self.parse_colon_type()?
        } else {
            Type::none()
        };
        self.finish_argument(Some(name), ty, name.offset(), with_attributes)
    }

    pub(super) fn finish_argument(
        &mut self,
        name: Option<UnresolvedOperand>,
        ty: Type,
        offset: u32,
        with_attributes: bool,
    ) -> Parsed<Argument> {
        let mut attributes = Vec::new();
        if with_attributes {
            attributes = self.parse_optional_attribute_dict()?;
        }
        let location = self.location_at(offset);
        let location = self.parse_optional_location()?.unwrap_or(location);
        Ok(Argument {
            name,
            ty,
            attributes,
            location,
        })
    }
}

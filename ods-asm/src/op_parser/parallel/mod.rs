//! Parses a long list of operations on all cores.
//!
//! Operations of the body of a module are guessed to begin on lines that are indented like the
//! first one. The text between two such places is a *part*. Some parts the parser parses itself,
//! where they belong; the others are parsed by other threads, each into an `Ir` of its own, and the
//! parser takes their operations over when it gets there. What comes after the last part is parsed
//! in order.
//!
//! A part is parsed like the same text in order: nothing hides the text after it, the same aliases
//! are defined, and it must end exactly where the next part begins. If it does not, if it has an
//! error, or if it does anything that other parts could notice, then it and all text after it are
//! parsed in order. So neither the result nor the errors depend on the number of cores, on the size
//! of the parts, or on right guesses.

mod helpers;

use super::api::OpParser;
use helpers::{Helpers, Job, MustBeInOrder};
use ods_ir::builtin::ModuleOp;
use ods_ir::ir::{Block, Ir, Operation, OperationState, Split};
use ods_ir::location::Location;
use ods_ir::op::Op as _;
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::Parsed;
use std::ops::Range;

/// The number of bytes of a part, up to the next line where an operation may begin.
const PART: usize = if cfg!(test) { 48 } else { 1 << 17 };

impl OpParser<'_, '_> {
    /// Parses operations of the current block, which is the body of a module, if the rest of the
    /// text is long. Stops before the first operation that must be parsed in order.
    ///
    /// # Errors
    ///
    /// If the rest of the text was skipped after an error.
    pub(super) fn parse_in_parallel(&mut self) -> Parsed<()> {
        let start = self.offset() as usize;
        let is_long = self.text().len() - start >= 2 * PART;
        if self.divisions == 0 || !is_long || !self.is_fresh() {
            return Ok(());
        }
        // Asking starts the threads.
        let threads = rayon::current_num_threads();
        if threads == 1 {
            return Ok(());
        }
        let parts = parts(self.text(), start);
        // Parts and nested modules are not divided.
        let divisions = std::mem::take(&mut self.divisions);
        if parts.len() < 2 {
            self.divisions = divisions - 1;
            return Ok(());
        }
        let helpers = Helpers::new(self, &parts, threads - 1);
        let mut holders = Vec::new();
        let parsed = rayon::in_place_scope(|scope| {
            let parsed = self.parse_with_helpers(scope, &helpers, &parts, &mut holders);
            helpers.stop();
            parsed
        });
        for holder in holders {
            holder.erase(self.ir);
        }
        self.divisions = divisions - u32::from(!parsed?);
        Ok(())
    }

    /// Parses the aliases at the start of the source, and the parts of its operations unless they
    /// are in a module.
    pub(super) fn parse_leading_entities(&mut self) {
        while self.at(TokenKind::HashIdentifier) || self.at(TokenKind::ExclamationIdentifier) {
            let start = self.offset();
            if self.parse_top_level_entity().is_err() {
                return self.recover(start, self.open.len());
            }
        }
        let module: [&[u8]; 3] = [b"module", b"builtin.module", b"\"builtin.module\""];
        if !module.contains(&self.spelling(self.token())) {
            // At the end of the text the caller stops anyway.
            let _ = self.parse_in_parallel();
        }
    }

    /// Parses parts from the first one on; returns whether all are parsed.
    fn parse_with_helpers<'scope>(
        &mut self,
        scope: &rayon::Scope<'scope>,
        helpers: &'scope Helpers<'_, '_>,
        parts: &[Range<usize>],
        holders: &mut Vec<Operation>,
    ) -> Parsed<bool> {
        let block = self.current_block();
        let mut next = (0..parts.len()).filter(|number| helpers.goes_away(*number));
        let mut away = 0;
        for (number, part) in parts.iter().enumerate() {
            while away < helpers.limit()
                && let Some(next) = next.next()
            {
                helpers.give(scope, Job::Parse(next, self.new_split(holders)));
                away += 1;
            }
            let mut outcome = None;
            if helpers.goes_away(number) {
                away -= 1;
                outcome = helpers.take_back(number);
            }
            let is_whole = match outcome {
                None => self.parse_part_here(part.end)?,
                Some(Err(MustBeInOrder)) => false,
                Some(Ok(mut split)) => {
                    take_over(self.ir, block, &mut split);
                    helpers.give(scope, Job::Drop(split));
                    self.skip_to(part.end as u32);
                    true
                }
            };
            if !is_whole {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Parses a part in order; returns whether the next part is independent of it.
    fn parse_part_here(&mut self, end: usize) -> Parsed<bool> {
        while (self.offset() as usize) < end {
            let kind = self.kind();
            let begins = matches!(
                kind,
                TokenKind::PercentIdentifier | TokenKind::String | TokenKind::BareIdentifier
            );
            if !begins && !kind.is_keyword() {
                return Ok(false);
            }
            let (offset, level) = (self.offset(), self.open.len());
            if let Err(failed) = self.parse_operation() {
                let is_in_module = level > 1;
                let (start, open_before) = if is_in_module {
                    self.failed_at
                } else {
                    (offset, level)
                };
                self.recover(start, open_before);
                return if self.at(TokenKind::Eof) {
                    Err(failed)
                } else {
                    Ok(false)
                };
            }
        }
        Ok(self.offset() as usize == end && self.is_fresh())
    }

    /// Whether nothing that was parsed could be noticed by what comes next.
    fn is_fresh(&self) -> bool {
        self.values.are_empty() && self.diagnostics().is_empty()
    }

    /// Returns an `Ir` for a part. An empty module represents the part here, until its operations
    /// move to the block.
    fn new_split(&mut self, holders: &mut Vec<Operation>) -> Split {
        let mut holder = OperationState::new(ModuleOp::INFO, Location::UNKNOWN);
        holder.new_regions = 1;
        let holder = self.ir.create(holder);
        holders.push(holder);
        self.ir.split(holder)
    }

    /// Whether nothing outside of the text that was parsed can depend on it, except for the
    /// operations.
    fn is_independent(&mut self) -> bool {
        let is_closed = self.values.are_empty() && self.deferred_locations.is_empty();
        self.leave_scope();
        is_closed && self.asm.is_independent() && self.diagnostics().is_empty()
    }
}

/// Moves the operations of a part to the end of `block`.
fn take_over(ir: &mut Ir, block: Block, split: &mut Split) {
    #[cfg(test)]
    tests::TAKEN.set(tests::TAKEN.get() + 1);
    let holder = ir.graft_contents(split);
    let body = holder.regions(ir)[0].entry_block(ir);
    while let Some(op) = body.and_then(|body| body.first_op(ir)) {
        op.detach(ir);
        op.append_new(ir, block);
    }
}

/// Divides text where operations are guessed to begin: on lines that are indented like the first
/// one. What comes after the last such line is in no part.
fn parts(text: &[u8], start: usize) -> Vec<Range<usize>> {
    let before = &text[..start];
    let blanks = before.iter().rev().take_while(|byte| **byte == b' ');
    let blanks = blanks.count();
    let mut parts = Vec::new();
    // The first operation may be on the line of the module.
    if start != blanks && before[start - blanks - 1] != b'\n' {
        return parts;
    }
    let mut at = start;
    while let Some(rest) = text.get(at + PART..)
        && let Some(found) = next_operation(rest, blanks)
    {
        let end = at + PART + found;
        parts.push(at..end);
        at = end;
    }
    parts
}

/// The position after the blanks of the next line that has this many of them, and then the first
/// byte of a name or a string.
fn next_operation(text: &[u8], blanks: usize) -> Option<usize> {
    let mut at = 0;
    loop {
        at += 1 + text[at..].iter().position(|byte| *byte == b'\n')?;
        let line = &text[at..];
        let (indentation, rest) = line.split_at_checked(blanks)?;
        let may_begin = |byte: &u8| byte.is_ascii_alphabetic() || *byte == b'"';
        if rest.first().is_some_and(may_begin) && indentation.iter().all(|byte| *byte == b' ') {
            return Some(at + blanks);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::op_parser::{ParseOptions, parse_source};
    use crate::op_printer::OperationText as _;
    use ods_ir::ir::Ir;
    use ods_ir::text::printer::PrintFlags;
    use std::cell::Cell;

    thread_local! {
        /// The number of parts that this thread took over.
        pub(super) static TAKEN: Cell<usize> = const { Cell::new(0) };
    }

    /// The text that is printed, or the errors.
    fn outcome(text: &str, parallel: bool) -> Result<String, Vec<String>> {
        let mut ir = Ir::new();
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let parsed = parse_source(
            &mut ir,
            "a.mlir",
            text.as_bytes(),
            options.parallel(parallel),
        );
        parsed
            .map(|op| {
                let text = op.to_text(&ir, PrintFlags::new().debug_info(true));
                String::from_utf8_lossy(&text).into_owned()
            })
            .map_err(|errors| errors.iter().map(|error| format!("{error:?}")).collect())
    }

    /// Compares both ways of parsing these lines, in a module of each form and without module.
    /// Returns whether they are well-formed.
    #[track_caller]
    fn check(before: &str, lines: &str, behind: &str) -> bool {
        let texts = [
            format!("{before}{lines}{behind}"),
            format!("{before}module @m attributes {{t.a}} {{\n{lines}}}\n{behind}"),
            format!("{before}\"builtin.module\"() ({{\n{lines}}}) : () -> () loc(\"m\")\n{behind}"),
        ];
        let outcomes = texts.map(|text| {
            let in_order = outcome(&text, false);
            let pool = rayon::ThreadPoolBuilder::new()
                .num_threads(3)
                .build()
                .unwrap();
            assert_eq!(pool.install(|| outcome(&text, true)), in_order, "{text}");
            in_order.is_ok()
        });
        assert!(
            outcomes.iter().all(|is_ok| *is_ok == outcomes[0]),
            "{lines}"
        );
        outcomes[0]
    }

    /// Operations of about the length of a part, with `odd` among them.
    fn lines(odd: &str) -> String {
        let function = |number: usize| {
            let width = number % 7 + 1;
            format!(
                "  \"t.f\"() ({{\n  ^bb0(%a: i{width}):\n    %0 = \"t.x\"(%a) {{s = \"}}\\22{{\"}} : \
                 (i{width}) -> i8 // {{\n  }}) : () -> ()\n"
            )
        };
        let mut lines: Vec<String> = (0..40).map(function).collect();
        lines.insert(26, odd.to_owned());
        lines.concat()
    }

    #[test]
    fn parts_are_taken_over() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build();
        let text = format!("module {{\n{}}}\n", lines(""));
        let taken = pool.unwrap().install(|| {
            let before = TAKEN.get();
            assert!(outcome(&text, true).is_ok());
            TAKEN.get() - before
        });
        // Each part is one operation, and the last operation is in none.
        assert_eq!(taken, 39 * 4 / 7);
    }

    #[test]
    fn few_modules_are_divided_in_vain() {
        let small =
            "module {\n  \"t.x\"() : () -> ()\n  module {\n    \"t.y\"() : () -> ()\n  }\n}\n";
        let text = |times: usize| small.repeat(times) + &format!("module {{\n{}}}\n", lines(""));
        let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build();
        let taken = pool.unwrap().install(|| {
            [1, 10].map(|times| {
                let before = TAKEN.get();
                assert!(outcome(&text(times), true).is_ok());
                TAKEN.get() - before
            })
        });
        assert_eq!(taken, [39 * 4 / 7, 0]);
    }

    #[test]
    fn operations_begin_on_lines_that_are_indented_like_the_first() {
        let line = |line: &str| format!("{line}{}\n", " ".repeat(super::PART));
        let lines = [
            "a.a", "  \"b\"", "\"c\"", "%d", "}", "", " e", "f.f", "(g)", "h",
        ];
        let starts = |text: &str, start: usize| -> String {
            let parts = super::parts(text.as_bytes(), start);
            parts
                .iter()
                .map(|part| &text[part.end..=part.end])
                .collect()
        };
        let text: String = lines.iter().map(|text| line(text)).collect();
        assert_eq!(starts(&text, 0), "\"fh");
        let text: String = lines
            .iter()
            .map(|text| line(&format!("  {text}")))
            .collect();
        assert_eq!(starts(&text, 2), "\"fh");
        let text = format!("module {{\n{text}}}\n");
        assert_eq!(starts(&text, 11), "\"fh");
        assert_eq!(starts(&format!("module {{ {text}"), 9), "");
    }

    #[test]
    fn parts_are_parsed_as_in_order() {
        assert!(check("", &lines(""), ""));
        assert!(check(
            "#a = 1 : i3\n!t = i9\n",
            &lines("\"t.y\"() {a = #a, b = !t} : () -> ()\n"),
            ""
        ));
        for odd in [
            "\"t.y\"() : () -> () loc(\"x\":1:2)\n",
            "\"t.y\"()\n  {a = distinct[0]<unit>, b = distinct[0]<unit>}\n : () -> ()\n",
            "module @inner {\n  module {\n  }\n}\n",
            "\"t.y\"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()\n",
            "\"t.y\"() {a = #t<a//b>} : () -> ()\n",
            "%v = \"t.y\"(%w) : (i8) -> i8\n%w = \"t.z\"() : () -> i8\n\"t.f\"() ({\n\"t.u\"(%v) : (i8) -> ()\n}) : () -> ()\n",
        ] {
            assert!(check("", &lines(odd), ""), "{odd}");
        }
        assert!(check(
            "",
            &lines("\"t.y\"() : () -> () loc(#l)\n"),
            "#l = loc(\"q\")\n"
        ));
    }

    #[test]
    fn errors_are_those_in_order() {
        for odd in [
            "\"t.y\"() : () -> \n",
            "\"t.y\"(%nothing) : (i8) -> ()\n",
            "\"t.y\"()[^bb7] : () -> ()\n",
            "}\n",
            "{\n",
            "\"t.y\n",
            "%v = \"t.y\"() : () -> i8\n\"t.f\"() ({\n  %v = \"t.y\"() : () -> i8\n}) : () -> ()\n",
            "\"t.y\"() {a = distinct[0]<1>, b = distinct[0]<2>} : () -> ()\n",
            "no.such %a\n",
            // A comment only for who reads the attribute again, after an error in the tail.
            "\"t.f\"() ({\n  \"t.x\"() {a = #t<a//b>} : () -> ()\n}) : i8\nt.bad\n",
            "\"t.y\"() {a = #t<(>} : () -> ()\n\"t.z\"(%b) : (i8) -> ()\n",
        ] {
            assert!(!check("", &lines(odd), ""), "{odd}");
            assert!(
                !check("", &lines(&odd.repeat(3)), "\"t.end\"(%q) : (i1) -> ()\n"),
                "{odd}"
            );
        }
        let too_many = "module {\nmodule {\n".to_owned() + &"\"t.y\"() : () -> \n".repeat(1001);
        assert!(!check("", &lines(&too_many), ""));
    }
}

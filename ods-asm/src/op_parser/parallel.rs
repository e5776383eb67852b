//! Parses a long list of operations on all cores.
//!
//! A scan of brackets, strings and comments guesses where operations begin in the body of a
//! module. The text between two such places is a *part*. Each part is parsed into an `Ir` of its
//! own, and the parser's `Ir` takes them over in their order.
//!
//! A part is parsed like the same text in order: nothing hides the text after it, the same aliases
//! are defined, and it must end exactly where the next part begins. If it does not, if it has an
//! error, or if it does anything that other parts could notice, then it and all text after it are
//! parsed in order. So neither the result nor the errors depend on the number of cores, on the size
//! of the parts, or on right guesses.

use super::api::OpParser;
use super::regions::OpenRegion;
use ods_ir::builtin::ModuleOp;
use ods_ir::ir::{Block, Ir, Operation, OperationState, Split};
use ods_ir::limits::MAX_PARALLEL_LEVELS;
use ods_ir::location::Location;
use ods_ir::op::{Op as _, OpInfo};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::AsmParser;
use rayon::prelude::*;
use std::ops::Range;

/// The number of bytes of a part; the last one is shorter.
const PART: usize = if cfg!(test) { 48 } else { 1 << 17 };

/// The number of parts that each thread parses before they are taken over.
const WAVE: usize = 2;

/// What parts know of the parser that reads the text in order.
struct Outer<'p, 'a> {
    asm: &'p AsmParser<'a>,
    open_forms: &'p [&'static OpInfo],
    custom_forms: u32,
}

impl OpParser<'_, '_> {
    /// Parses operations of the current block, which is the body of a module, if the rest of the
    /// text is long. Stops before the first operation that must be parsed in order.
    pub(super) fn parse_in_parallel(&mut self) {
        let start = self.offset() as usize;
        let is_long = self.text().len() - start >= 2 * PART;
        let is_fresh = self.values.are_empty() && self.diagnostics().is_empty();
        // Each level of modules would scan the text of the inner ones again.
        let is_deep = self.open.len() > MAX_PARALLEL_LEVELS;
        if is_deep || !self.parallel || !is_long || !is_fresh {
            return;
        }
        // Asking starts the threads.
        let threads = rayon::current_num_threads();
        if threads == 1 {
            return;
        }
        let cuts = cuts(self.text(), start);
        if cuts.len() <= 2 {
            return;
        }
        let block = self.current_block();
        let mut rest = cuts.windows(2).map(|cut| cut[0]..cut[1]);
        let (mut holders, mut parsed, mut taken) = (Vec::new(), Vec::new(), 0);
        loop {
            let wave = rest.by_ref().take(WAVE * threads);
            let wave: Vec<_> = wave
                .map(|part| (part, self.new_split(&mut holders)))
                .collect();
            let outer = Outer {
                asm: &self.asm,
                open_forms: &self.open_forms,
                custom_forms: self.custom_forms,
            };
            let ir = &mut *self.ir;
            let (is_whole, next) = rayon::join(
                // The last wave is taken over while the next one is parsed.
                || take_over(ir, block, parsed, &mut taken),
                || {
                    let parts = wave.into_par_iter();
                    parts
                        .map(|(part, split)| outer.parse(part, split))
                        .collect()
                },
            );
            parsed = next;
            if !is_whole || parsed.is_empty() {
                break;
            }
        }
        for holder in holders {
            holder.erase(self.ir);
        }
        if taken != 0 {
            self.skip_to(cuts[taken] as u32);
        }
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
            self.parse_in_parallel();
        }
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

impl Outer<'_, '_> {
    /// Parses a part; `None` if it must be parsed in order.
    fn parse(&self, part: Range<usize>, mut split: Split) -> Option<Split> {
        let holder = split.operation();
        let ir = split.ir_mut();
        ir.reserve_for_source(&self.asm.text()[part.clone()]);
        let region = holder.regions(ir)[0];
        let body = region.add_block(ir, &[]);
        let end = part.end;
        let mut parser = OpParser::new(self.asm.part(part), ir);
        parser.open_forms = self.open_forms.to_vec();
        parser.custom_forms = self.custom_forms;
        parser.stop_at_first_error = true;
        parser.open.push(OpenRegion::top_level(region, body));
        parser.enter_scope(false);
        while (parser.offset() as usize) < end {
            parser.parse_operation().ok()?;
        }
        let is_whole = parser.offset() as usize == end && parser.is_independent();
        is_whole.then_some(split)
    }
}

/// Moves the operations of parts to the end of `block`, up to the first part that must be parsed in
/// order. Counts them, and returns whether there was no such part.
fn take_over(ir: &mut Ir, block: Block, parts: Vec<Option<Split>>, taken: &mut usize) -> bool {
    for split in parts {
        let Some(split) = split else {
            return false;
        };
        let holder = ir.graft_contents(split);
        let body = holder.regions(ir)[0].entry_block(ir);
        while let Some(op) = body.and_then(|body| body.first_op(ir)) {
            op.detach(ir);
            op.append_new(ir, block);
        }
        *taken += 1;
    }
    true
}

/// Guesses where operations begin, outside of all brackets, strings and comments. Returns the start
/// of each part, and the end of the last one: a bracket that is closed and was not opened, a
/// definition of an alias, or the end of the text.
fn cuts(text: &[u8], start: usize) -> Vec<usize> {
    let mut cuts = vec![start];
    let (mut at, mut depth, mut next) = (start, 0_u32, start + PART);
    while let Some(found) = text[at..].iter().position(|byte| STOPS[usize::from(*byte)]) {
        let byte = text[at + found];
        at += found + 1;
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b'\n' if depth != 0 => {}
            b'\n' => {
                let blanks = text[at..].iter().take_while(|byte| **byte == b' ').count();
                match text.get(at + blanks) {
                    Some(b'#' | b'!') => {
                        cuts.push(at + blanks);
                        return cuts;
                    }
                    Some(first)
                        if at >= next && (first.is_ascii_alphabetic() || *first == b'"') =>
                    {
                        at += blanks;
                        cuts.push(at);
                        next = at + PART;
                    }
                    _ => {}
                }
            }
            b'"' => at += string_length(&text[at..]),
            b'/' if text.get(at) == Some(&b'/') => {
                let rest = &text[at..];
                let end = rest.iter().position(|byte| *byte == b'\n');
                at += end.unwrap_or(rest.len());
            }
            b'/' => {}
            _ if depth == 0 => {
                cuts.push(at - 1);
                return cuts;
            }
            _ => depth -= 1,
        }
    }
    cuts.push(text.len());
    cuts
}

/// The bytes at which the search for the starts of operations stops.
const STOPS: [bool; 256] = {
    let mut stops = [false; 256];
    let bytes = b"()[]{}\"\n/";
    let mut at = 0;
    while at < bytes.len() {
        stops[bytes[at] as usize] = true;
        at += 1;
    }
    stops
};

/// Returns the length of the rest of a string literal, with its closing quote.
fn string_length(rest: &[u8]) -> usize {
    let mut at = 0;
    while let Some(byte) = rest.get(at) {
        at += 1 + usize::from(*byte == b'\\');
        if *byte == b'"' {
            break;
        }
    }
    at.min(rest.len())
}

#[cfg(test)]
mod tests {
    use crate::op_parser::{ParseOptions, parse_source};
    use crate::op_printer::OperationText as _;
    use ods_ir::ir::{Ir, Operation};
    use ods_ir::text::printer::PrintFlags;

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

    /// The operations in a module, as their ids.
    fn ids(parallel: bool) -> Vec<Operation> {
        let mut ir = Ir::new();
        let options = ParseOptions::new().allow_unregistered_dialects(true);
        let text = format!("module {{\n{}}}\n", lines(""));
        let options = options.parallel(parallel);
        let Ok(module) = parse_source(&mut ir, "a.mlir", text.as_bytes(), options) else {
            panic!("the text is right");
        };
        let body = module.regions(&ir)[0].entry_block(&ir);
        body.map_or_else(Vec::new, |body| body.operations(&ir).collect())
    }

    #[test]
    fn parts_are_taken_over() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build();
        let in_parts = pool.unwrap().install(|| ids(true));
        // Ids show it, and nothing else.
        assert_ne!(in_parts, ids(false));
        assert_eq!(in_parts.len(), 40);
    }

    #[test]
    fn operations_begin_on_lines_outside_of_brackets() {
        let text =
            b"\"a\"() {s = \"}\\\"\"} : () // (\n x.y {\n  \"b\"()\n}\n  \"c\"() : ()\nz\n} tail\n";
        let text = [&text[..], &b" ".repeat(super::PART)].concat();
        let ends = super::cuts(&text, 0);
        let starts: Vec<u8> = ends.iter().map(|at| text[*at]).collect();
        assert_eq!(String::from_utf8_lossy(&starts), "\"z}");
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
            "\"t.y\"() {a = #t<(>} : () -> ()\n\"t.z\"(%b) : (i8) -> ()\n",
        ] {
            assert!(!check("", &lines(odd), ""), "{odd}");
            assert!(
                !check("", &lines(&odd.repeat(3)), "\"t.end\"(%q) : (i1) -> ()\n"),
                "{odd}"
            );
        }
    }
}

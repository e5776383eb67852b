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

use super::api::OpParser;
use super::regions::OpenRegion;
use ods_ir::builtin::ModuleOp;
use ods_ir::ir::{Block, Ir, Operation, OperationState, Split};
use ods_ir::limits::MAX_PARALLEL_LEVELS;
use ods_ir::location::Location;
use ods_ir::op::{Op as _, OpInfo};
use ods_ir::text::lexer::TokenKind;
use ods_ir::text::parser::{AsmParser, Parsed};
use std::collections::VecDeque;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The number of bytes of a part, up to the next line where an operation may begin.
const PART: usize = if cfg!(test) { 48 } else { 1 << 17 };

/// A part, by its number. There is no `Ir` if the part must be parsed in order.
type Outcome = (usize, Option<Split>);

/// The threads that help the parser.
struct Helpers<'p, 'a> {
    /// The parser that reads the text in order, before the first part.
    asm: AsmParser<'a>,
    open_forms: &'p [&'static OpInfo],
    custom_forms: u32,
    parts: &'p [Range<usize>],
    /// The number of threads besides that of the parser.
    threads: usize,
    work: Mutex<Work>,
    /// Whether the rest of the text is parsed in order.
    is_over: AtomicBool,
}

/// What the helpers do next.
#[derive(Default)]
struct Work {
    jobs: VecDeque<Job>,
    /// The number of threads that take jobs, at most [`Helpers::threads`].
    workers: usize,
}

enum Job {
    /// Parses a part into the `Ir`.
    Parse(usize, Split),
    /// Frees an `Ir` whose operations were taken over.
    Drop(Split),
}

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
        let is_deep = self.open.len() > MAX_PARALLEL_LEVELS;
        if is_deep || !self.parallel || !is_long || !self.is_fresh() {
            return Ok(());
        }
        // Asking starts the threads.
        let threads = rayon::current_num_threads();
        if threads == 1 {
            return Ok(());
        }
        let parts = parts(self.text(), start);
        if parts.len() < 2 {
            return Ok(());
        }
        let helpers = Helpers {
            asm: self.asm.part(start..start),
            open_forms: &self.open_forms.clone(),
            custom_forms: self.custom_forms,
            parts: &parts,
            threads: threads - 1,
            work: Mutex::default(),
            is_over: AtomicBool::new(false),
        };
        // Where a guess was wrong, the next ones would be too.
        self.parallel = false;
        let mut holders = Vec::new();
        let (sender, receiver) = mpsc::channel();
        let parsed = rayon::in_place_scope(|scope| {
            let parsed = self.parse_with_helpers(scope, &helpers, (&sender, &receiver), &mut holders);
            helpers.is_over.store(true, Ordering::Relaxed);
            parsed
        });
        for holder in holders {
            holder.erase(self.ir);
        }
        self.parallel = parsed? && self.is_fresh();
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
        (sender, receiver): (&'scope Sender<Outcome>, &Receiver<Outcome>),
        holders: &mut Vec<Operation>,
    ) -> Parsed<bool> {
        let parts = helpers.parts;
        let block = self.current_block();
        let mut away = (0..parts.len())
            .filter(|number| goes_away(*number, helpers.threads))
            .peekable();
        let mut back: Vec<Option<Option<Split>>> = Vec::new();
        back.resize_with(parts.len(), || None);
        let mut ahead = 0;
        for (number, part) in parts.iter().enumerate() {
            // Few parts are away at a time, so that their memory is used again.
            while ahead <= 2 * helpers.threads
                && let Some(next) = away.next()
            {
                let job = Job::Parse(next, self.new_split(holders));
                helpers.give(scope, sender, job);
                ahead += 1;
            }
            let mut outcome = None;
            if goes_away(number, helpers.threads) {
                ahead -= 1;
                outcome = helpers.take_back(number, (sender, receiver), &mut back);
            }
            let is_whole = match outcome {
                None => self.parse_part_here(part.end)?,
                Some(None) => false,
                Some(Some(mut split)) => {
                    take_over(self.ir, block, &mut split);
                    helpers.give(scope, sender, Job::Drop(split));
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
            let (start, open_before) = (self.offset(), self.open.len());
            if let Err(failed) = self.parse_operation() {
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

impl Helpers<'_, '_> {
    /// Adds a job, and a thread for it if there are too few.
    fn give<'scope>(
        &'scope self,
        scope: &rayon::Scope<'scope>,
        done: &'scope Sender<Outcome>,
        job: Job,
    ) {
        let mut work = self.work();
        match job {
            Job::Parse(..) => work.jobs.push_back(job),
            Job::Drop(_) => work.jobs.push_front(job),
        }
        if work.workers < self.threads {
            work.workers += 1;
            scope.spawn(|_| self.run(done));
        }
    }

    /// Does jobs until there are none.
    fn run(&self, done: &Sender<Outcome>) {
        loop {
            let mut work = self.work();
            let Some(job) = work.jobs.pop_front() else {
                work.workers -= 1;
                return;
            };
            drop(work);
            self.do_job(job, done);
        }
    }

    fn do_job(&self, job: Job, done: &Sender<Outcome>) {
        match job {
            Job::Parse(number, split) => {
                let parse = AssertUnwindSafe(|| self.parse(number, split));
                // What panics here does so again when it is parsed in order.
                let parsed = catch_unwind(parse).ok().flatten();
                // The receiver is there until all threads have ended.
                let _ = done.send((number, parsed));
            }
            Job::Drop(split) => drop(split),
        }
    }

    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a part, and helps in the meantime; `None` if no thread has begun the part.
    fn take_back(
        &self,
        number: usize,
        (sender, receiver): (&Sender<Outcome>, &Receiver<Outcome>),
        back: &mut [Option<Option<Split>>],
    ) -> Option<Option<Split>> {
        let is_it = |job: &Job| matches!(job, Job::Parse(other, _) if *other == number);
        let mut work = self.work();
        if let Some(at) = work.jobs.iter().position(is_it) {
            work.jobs.remove(at);
            return None;
        }
        drop(work);
        while back[number].is_none() {
            if let Ok((other, parsed)) = receiver.try_recv() {
                back[other] = Some(parsed);
                continue;
            }
            let job = self.work().jobs.pop_front();
            match job {
                Some(job) => self.do_job(job, sender),
                None => match receiver.recv() {
                    Ok((other, parsed)) => back[other] = Some(parsed),
                    Err(_) => break,
                },
            }
        }
        back[number].take()
    }

    /// Parses a part; `None` if it must be parsed in order.
    fn parse(&self, number: usize, mut split: Split) -> Option<Split> {
        let part = self.parts[number].clone();
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
            if self.is_over.load(Ordering::Relaxed) {
                return None;
            }
            parser.parse_operation().ok()?;
        }
        let is_whole = parser.offset() as usize == end && parser.is_independent();
        is_whole.then_some(split)
    }
}

/// Moves the operations of a part to the end of `block`.
fn take_over(ir: &mut Ir, block: Block, split: &mut Split) {
    let holder = ir.graft_contents(split);
    let body = holder.regions(ir)[0].entry_block(ir);
    while let Some(op) = body.and_then(|body| body.first_op(ir)) {
        op.detach(ir);
        op.append_new(ir, block);
    }
}

/// Whether a part is parsed by one of the `helpers`. All threads are busy for the same time if
/// taking a part over takes a quarter of the time of parsing it.
fn goes_away(number: usize, helpers: usize) -> bool {
    let away = |parts: usize| (parts * 4 * helpers / (3 * helpers + 4)).min(parts);
    away(number + 1) > away(number)
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
    fn operations_begin_on_lines_that_are_indented_like_the_first() {
        let line = |line: &str| format!("{line}{}\n", " ".repeat(super::PART));
        let lines = [
            "a.a", "  \"b\"", "\"c\"", "%d", "}", "", " e", "f.f", "(g)", "h",
        ];
        let starts = |text: &str, start: usize| -> String {
            let parts = super::parts(text.as_bytes(), start);
            parts.iter().map(|part| &text[part.end..=part.end]).collect()
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

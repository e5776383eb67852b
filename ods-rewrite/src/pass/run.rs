//! Runs pipelines.

use super::analysis::{Analyses, Preserved};
use super::context::PassContext;
use super::instrument::{PassInstrumentation, PassRun};
use super::pipeline::{Anchor, Pipeline, Step};
use super::{Pass, PassFailure, PassResult};
use crate::panics::{message_of, take_note};
use ods_asm::verify::{VerifyOptions, verify_with};
use ods_ir::diagnostics::{Diagnostic, Severity};
use ods_ir::ir::{Block, Ir, Operation};
use ods_ir::text::printer::PrintFlags;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How pipelines are run.
pub(super) struct Config {
    pub(super) verify: bool,
    pub(super) parallel: bool,
    /// How long nested pipelines run on one thread before others join.
    pub(super) alone: Duration,
    /// The number of runs of passes after which no pass runs any more, and how many ran.
    pub(super) bisect: Option<(u64, AtomicU64)>,
    pub(super) instruments: Vec<Arc<dyn PassInstrumentation>>,
    /// How passes print operations that print them, and messages that show them.
    pub(super) print: PrintFlags,
    /// Where passes print to that print; the standard error if there is nothing.
    pub(super) output: Option<Mutex<Box<dyn Write + Send>>>,
}

impl Config {
    /// Prints what a pass prints; errors of writing are ignored.
    #[inline]
    pub(super) fn print(&self, text: &[u8]) {
        let _ = match &self.output {
            Some(output) => output.lock().map(|mut output| output.write_all(text)),
            None => Ok(std::io::stderr().write_all(text)),
        };
    }
}

/// Checks that the dialects are registered whose operations the passes of a pipeline create.
fn check_dialects(pipeline: &Pipeline, ir: &Ir, op: Operation) -> PassResult {
    let mut errors = Vec::new();
    pipeline.for_each_pass(&mut |pass, _| {
        for dialect in pass.dependent_dialects() {
            if ir.registry().dialect(dialect.name()).is_none() {
                let message = format!(
                    "pass '{}' depends on the dialect '{}', which is not registered",
                    pass.display_name(),
                    dialect.name()
                );
                errors.push(Diagnostic::error(op.location(ir), message));
            }
        }
    });
    if errors.is_empty() {
        Ok(())
    } else {
        Err(errors.into())
    }
}

/// Checks that passes can run on `op`: it is registered, and nothing outside of it changes with what is in it.
fn check_isolated(ir: &Ir, op: Operation) -> PassResult {
    let message = match op.spec(ir) {
        Some(spec) if spec.is_isolated => return Ok(()),
        Some(_) => "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'",
        None => "trying to schedule a pass on an unregistered operation",
    };
    Err(op.emit_error(ir, message).into())
}

/// Where an operation is: its block, and the operations next to it and at both ends of that. Most
/// changes beside it show here, whether the others are there or on another thread.
#[derive(PartialEq)]
struct Around {
    block: Option<Block>,
    operations: [Option<Operation>; 4],
}

impl Around {
    fn of(ir: &Ir, op: Operation) -> Self {
        let block = op.parent_block(ir);
        let [first, last] = match block {
            Some(block) => [block.first_op(ir), block.last_op(ir)],
            None => [None, None],
        };
        Self {
            block,
            operations: [first, op.prev(ir), op.next(ir), last],
        }
    }
}

/// Whether an error is among these.
fn has_error(diagnostics: &[Diagnostic]) -> bool {
    diagnostics
        .iter()
        .any(|said| said.severity == Severity::Error)
}

/// Runs pipelines with one configuration.
#[derive(Clone, Copy)]
pub(super) struct Runner<'a> {
    pub(super) config: &'a Config,
    /// Whether the operation is one of several, which may be on other threads.
    pub(super) is_nested: bool,
}

/// A pass and where it is in the pipeline.
struct Place<'a> {
    pass: &'a dyn Pass,
    path: &'a [usize],
}

impl Runner<'_> {
    /// Runs a pipeline on an operation.
    pub(super) fn run(
        self,
        pipeline: &Pipeline,
        ir: &mut Ir,
        op: Operation,
        analyses: &mut Analyses,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> PassResult {
        if *pipeline.anchor() != Anchor::Any && !pipeline.anchor().matches(ir, op) {
            let message = format!(
                "can't run '{}' pass manager on '{}' op",
                pipeline.anchor().name(),
                op.name(ir).as_str()
            );
            return Err(Diagnostic::error(op.location(ir), message).into());
        }
        check_dialects(pipeline, ir, op)?;
        self.steps(pipeline, &mut Vec::new(), ir, op, analyses, diagnostics)
    }

    fn steps(
        self,
        pipeline: &Pipeline,
        path: &mut Vec<usize>,
        ir: &mut Ir,
        op: Operation,
        analyses: &mut Analyses,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> PassResult {
        if !pipeline.is_empty() {
            check_isolated(ir, op)?;
        }
        let mut number = 0;
        while let Some(step) = pipeline.steps.get(number) {
            path.push(number);
            let outcome = match step {
                Step::Pass(pass) => {
                    number += 1;
                    let place = Place {
                        pass: &**pass,
                        path,
                    };
                    self.pass(&place, ir, op, analyses, diagnostics)
                }
                Step::Nested(_) => {
                    let sweep = Sweep::starting_at(pipeline, number);
                    number += sweep.len;
                    let outcome = self.sweep(&sweep, path, ir, op, diagnostics);
                    analyses.invalidate(&Preserved::default());
                    outcome
                }
            };
            path.pop();
            outcome?;
        }
        Ok(())
    }

    fn pass(
        self,
        place: &Place<'_>,
        ir: &mut Ir,
        op: Operation,
        analyses: &mut Analyses,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> PassResult {
        let Place { pass, path } = *place;
        if !pass.can_run_on(ir, op) {
            let message = format!(
                "can't run pass '{}' on '{}' op",
                pass.display_name(),
                op.name(ir).as_str()
            );
            return Err(Diagnostic::error(op.location(ir), message).into());
        }
        if let Some((limit, count)) = &self.config.bisect
            && count.fetch_add(1, Ordering::Relaxed) >= *limit
        {
            return Ok(());
        }
        // Only hooks that began are ended.
        let (mut outcome, mut begun) = (Ok(()), 0);
        for instrument in &self.config.instruments {
            outcome = tell(ir, op, ("before pass", pass.display_name()), || {
                instrument.before_pass(PassRun { pass, path, ir, op });
            });
            if outcome.is_err() {
                break;
            }
            begun += 1;
        }
        let around = Around::of(ir, op);
        if outcome.is_ok() {
            outcome = self.pass_and_verify(pass, ir, op, analyses, diagnostics);
        }
        if outcome.is_ok() && self.is_nested && around != Around::of(ir, op) {
            let name = pass.display_name();
            let message = format!(
                "pass '{name}' changed what is beside the operation that it ran on: a nested pass \
                 may only change what is in its operation"
            );
            outcome = Err(Diagnostic::error(op.location(ir), message).into());
        }
        // There is nothing to look at if the pass erased the operation, which is an error.
        if op.is_alive(ir) {
            for instrument in self.config.instruments[..begun].iter().rev() {
                let (run, has_failed) = (PassRun { pass, path, ir, op }, outcome.is_err());
                let when = ("after pass", pass.display_name());
                let told = tell(ir, op, when, || instrument.after_pass(run, has_failed));
                outcome = both(outcome, told);
            }
        }
        outcome
    }

    fn pass_and_verify(
        self,
        pass: &dyn Pass,
        ir: &mut Ir,
        op: Operation,
        analyses: &mut Analyses,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> PassResult {
        let location = op.location(ir);
        let mut cx = PassContext::new(ir, op, analyses, self);
        // After a panic no other pass gets the operation.
        take_note();
        let outcome = catch_unwind(AssertUnwindSafe(|| pass.run(op, &mut cx)));
        let preserved = std::mem::take(&mut cx.preserved);
        let is_said = has_error(&cx.diagnostics);
        diagnostics.append(&mut cx.diagnostics);
        match outcome {
            Ok(Err(mut failure)) if !is_said && !has_error(&failure.diagnostics) => {
                let name = pass.display_name();
                let message = format!("pass '{name}' failed without saying why");
                failure
                    .diagnostics
                    .push(Diagnostic::error(location, message));
                return Err(failure);
            }
            Ok(outcome) => outcome?,
            Err(panic) => {
                let name = pass.display_name();
                let message = format!("pass '{name}' panicked: {}", message_of(&*panic));
                let mut error = Diagnostic::error(location, message);
                error.notes.extend(take_note());
                return Err(error.into());
            }
        }
        if !op.is_alive(ir) {
            let name = pass.display_name();
            let message = format!("pass '{name}' erased the operation that it ran on");
            return Err(Diagnostic::error(location, message).into());
        }
        analyses.invalidate(&preserved);
        // A pass that says that it changed nothing is believed, but not if patterns are checked.
        if self.config.verify && (!preserved.keeps_all() || ir.checks_rewrites()) {
            return self.verify_after(pass, ir, op);
        }
        Ok(())
    }

    /// Verifies an operation that a pass ran on.
    fn verify_after(self, pass: &dyn Pass, ir: &Ir, op: Operation) -> PassResult {
        let options = VerifyOptions::new()
            .allow_unregistered_dialects(true)
            .debug_info(self.config.print.debug_info);
        let location = op.location(ir);
        let name = pass.display_name();
        let verified = catch_unwind(AssertUnwindSafe(|| verify_with(op, ir, options)));
        let mut errors = match verified {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(errors)) => errors,
            Err(panic) => {
                let message = format!("a verifier panicked: {}", message_of(&*panic));
                Diagnostic::error(location, message).into()
            }
        };
        if let Some(first) = errors.first_mut() {
            let message = format!("the IR is invalid after pass '{name}'");
            let note = Diagnostic::new(Severity::Note, location, message);
            first.notes.push(note);
        }
        Err(PassFailure::from(errors))
    }

    /// Runs pipelines on the operations directly in the regions of `op`.
    fn sweep(
        self,
        sweep: &Sweep<'_>,
        path: &mut Vec<usize>,
        ir: &mut Ir,
        op: Operation,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> PassResult {
        let mut targets: Vec<(Operation, usize)> = Vec::new();
        for region in op.regions(ir) {
            for op in region.operations(ir) {
                targets.extend(sweep.list_for(ir, op).map(|list| (op, list)));
            }
        }
        for instrument in &self.config.instruments {
            tell(ir, op, ("before passes in", op.name(ir).as_str()), || {
                instrument.before_nested(sweep.first, path, ir, op);
            })?;
        }
        let (location, before) = (op.location(ir), diagnostics.len());
        let failed = self.each(sweep, path, ir, &targets, diagnostics);
        if failed && !has_error(&diagnostics[before..]) {
            let message = "a nested pass erased an operation beside the one that it ran on";
            diagnostics.push(Diagnostic::error(location, message));
        }
        let mut outcome = if failed {
            Err(PassFailure::new())
        } else {
            Ok(())
        };
        for instrument in self.config.instruments.iter().rev() {
            let when = ("after passes in", op.name(ir).as_str());
            let told = tell(ir, op, when, || {
                instrument.after_nested(sweep.first, path, ir, op);
            });
            outcome = both(outcome, told);
        }
        outcome
    }

    /// Runs the pipelines for each of `targets`. Returns whether one failed.
    fn each(
        self,
        sweep: &Sweep<'_>,
        path: &mut Vec<usize>,
        ir: &mut Ir,
        targets: &[(Operation, usize)],
        diagnostics: &mut Vec<Diagnostic>,
    ) -> bool {
        let mut failed = false;
        #[cfg(feature = "rayon")]
        let start = self.may_split(ir, targets).then(std::time::Instant::now);
        let mut rest = targets;
        while let [(op, list), others @ ..] = rest {
            #[cfg(feature = "rayon")]
            if start.is_some_and(|start| start.elapsed() >= self.config.alone) {
                return failed | self.share(sweep, path, ir, rest, diagnostics);
            }
            failed |= self.one(&sweep.lists[*list].1, path, ir, *op, diagnostics);
            rest = others;
        }
        failed
    }

    /// As [`each`](Self::each), on all threads.
    #[cfg(feature = "rayon")]
    fn share(
        self,
        sweep: &Sweep<'_>,
        path: &[usize],
        ir: &mut Ir,
        targets: &[(Operation, usize)],
        diagnostics: &mut Vec<Diagnostic>,
    ) -> bool {
        let ops: Vec<Operation> = targets.iter().map(|(op, _)| *op).collect();
        let failed = std::sync::atomic::AtomicBool::new(false);
        let mut said = ir.par_for_each_of(&ops, |ir, number, op| {
            let mut said = Vec::new();
            let list = &sweep.lists[targets[number].1].1;
            if self.one(list, &mut path.to_vec(), ir, op, &mut said) {
                failed.store(true, Ordering::Relaxed);
            }
            said
        });
        diagnostics.append(&mut said);
        failed.into_inner()
    }

    /// Whether operations can be processed in `Ir`s of their own.
    #[cfg(feature = "rayon")]
    fn may_split(self, ir: &Ir, targets: &[(Operation, usize)]) -> bool {
        self.config.parallel
            && targets.len() > 1
            && !self
                .config
                .instruments
                .iter()
                .any(|instrument| instrument.needs_whole_ir())
            && (targets.iter()).all(|(op, _)| op.spec(ir).is_some_and(|spec| spec.is_isolated))
    }

    /// Runs pipelines on one operation. Returns whether one failed.
    fn one(
        self,
        list: &[(usize, &Pipeline)],
        path: &mut Vec<usize>,
        ir: &mut Ir,
        op: Operation,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> bool {
        // Erased by a pass on another operation: `sweep` reports it if nothing else was.
        if !op.is_alive(ir) {
            return true;
        }
        let mut analyses = Analyses::new();
        let nested = Self {
            is_nested: true,
            ..self
        };
        for (number, pipeline) in list {
            let outer = path.pop();
            path.push(*number);
            let outcome = nested.steps(pipeline, path, ir, op, &mut analyses, diagnostics);
            path.pop();
            path.extend(outer);
            if let Err(mut failure) = outcome {
                diagnostics.append(&mut failure.diagnostics);
                return true;
            }
        }
        false
    }
}

/// Neighbouring pipelines for nested operations, which run together: each operation gets through
/// all that are for it before the next one starts.
struct Sweep<'a> {
    first: &'a Pipeline,
    /// The number of steps.
    len: usize,
    /// For each anchor, the pipelines and the numbers of their steps.
    lists: Vec<(&'a Anchor, Vec<(usize, &'a Pipeline)>)>,
}

impl<'a> Sweep<'a> {
    fn starting_at(pipeline: &'a Pipeline, start: usize) -> Self {
        let steps = pipeline.steps[start..].iter();
        let nested = steps.map_while(|step| match step {
            Step::Nested(nested) => Some(nested),
            Step::Pass(_) => None,
        });
        let mut sweep: Option<Self> = None;
        for (number, nested) in nested.enumerate() {
            let this = sweep.get_or_insert(Self {
                first: nested,
                len: 0,
                lists: Vec::new(),
            });
            let anchor = nested.anchor();
            // A pipeline for any operation also runs on those that have one of their own.
            let mut known = this.lists.iter();
            let is_mixed =
                known.any(|(other, _)| (**other == Anchor::Any) != (*anchor == Anchor::Any));
            if is_mixed {
                break;
            }
            this.len += 1;
            let entry = (start + number, nested);
            match this.lists.iter_mut().find(|(known, _)| *known == anchor) {
                Some((_, list)) => list.push(entry),
                None => this.lists.push((anchor, vec![entry])),
            }
        }
        sweep.unwrap_or_else(|| unreachable!("a sweep starts with a nested pipeline"))
    }

    /// The number of the list of pipelines for an operation.
    fn list_for(&self, ir: &Ir, op: Operation) -> Option<usize> {
        let mut lists = self.lists.iter();
        lists.position(|(anchor, _)| anchor.matches(ir, op))
    }
}

/// A failure if one of both is, with the errors of both.
fn both(first: PassResult, second: PassResult) -> PassResult {
    match (first, second) {
        (Err(mut first), Err(second)) => {
            first.diagnostics.extend(second.diagnostics);
            Err(first)
        }
        (first, second) => first.and(second),
    }
}

/// Calls a hook of an instrumentation. A panic in it is an error, so that no operation is lost on
/// another thread.
fn tell(ir: &Ir, op: Operation, (when, what): (&str, &str), hook: impl FnOnce()) -> PassResult {
    catch_unwind(AssertUnwindSafe(hook)).map_err(|panic| {
        let panicked = message_of(&*panic);
        let message = format!("an instrumentation panicked {when} '{what}': {panicked}");
        Diagnostic::error(op.location(ir), message).into()
    })
}

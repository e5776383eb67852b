//! Dialect conversion: patterns turn operations that a [`ConversionTarget`] calls illegal into legal
//! ones.
//!
//! MLIR's driver, without conversion of types. Operations are converted in the order of control
//! flow, outer ones before those nested in them, each together with what its pattern creates.
//! Unreachable blocks are left alone.

mod order;
mod pending;
mod target;

use crate::frozen::{Candidates, FrozenPatterns};
use crate::limits::{MAX_CONVERSION_DEPTH, MAX_FOLDS_IN_PLACE, MAX_REASONS, MAX_UNDONE_PATTERNS};
use crate::listener::{DebugRewrites, RewriteListener as _};
use crate::panics::{Doing, watch};
use ods_ir::diagnostics::{Diagnostic, Severity};
use ods_ir::ir::{InsertPoint, Ir, OpBuilder, Operation, WalkOrder, WalkResult};
use ods_ir::location::Location;
use ods_ir::op::{Folded, OpHandle};
use ods_lookup::LookupSet;
use pending::Pending;
use std::io::Stderr;
pub use target::ConversionTarget;

/// What must be legal after a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ConversionMode {
    /// No operation is illegal; those that the target does not know may stay.
    #[default]
    Partial,
    /// Each operation is legal, except in blocks that are not reachable.
    Full,
}

/// The settings of a conversion.
///
/// ```
/// use ods_runtime::rewrite::conversion::{ConversionConfig, ConversionMode};
/// let config = ConversionConfig::new().mode(ConversionMode::Full).replace_at_end(false);
/// assert_ne!(config, ConversionConfig::new());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConversionConfig {
    mode: ConversionMode,
    replace_at_end: bool,
}

impl Default for ConversionConfig {
    #[inline]
    fn default() -> Self {
        Self {
            mode: ConversionMode::Partial,
            replace_at_end: true,
        }
    }
}

impl ConversionConfig {
    /// A partial conversion, with MLIR's defaults.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// What must be legal.
    #[must_use]
    #[inline]
    pub fn mode(mut self, mode: ConversionMode) -> Self {
        self.mode = mode;
        self
    }

    /// Whether converted operations are replaced when everything is converted: MLIR's
    /// `allowPatternRollback`. This is the default. Until then they stay where they are: patterns and
    /// folders see operands, uses and neighbours as they were before, and what patterns created
    /// beside them.
    #[must_use]
    #[inline]
    pub fn replace_at_end(mut self, on: bool) -> Self {
        self.replace_at_end = on;
        self
    }
}

/// Converts `top` and everything nested in it.
///
/// An operation that is not legal is folded, if it can be; else the patterns for it are tried, best
/// first, and what a pattern creates is converted too. A pattern is not applied to what it led to
/// itself, unless it is [recursive](ods_ir::rewrite::PatternSet::recursive).
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::FrozenPatterns;
/// use ods_runtime::rewrite::conversion::{ConversionConfig, ConversionTarget, convert};
/// ods! {
///     def T_Dialect : Dialect { let name = "t"; }
///     def OldOp : Op<T_Dialect, "old"> { let assemblyFormat = "attr-dict"; }
///     def NewOp : Op<T_Dialect, "new"> { let assemblyFormat = "attr-dict"; }
/// }
/// let mut patterns = PatternSet::new();
/// patterns.add(|old: OldOp, rw| {
///     NewOp::build(rw, old.location(rw));
///     rw.erase(old);
///     Some(())
/// });
/// let patterns = FrozenPatterns::new(patterns);
/// let target = ConversionTarget::new().illegal_op::<OldOp>().legal_op::<NewOp>();
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<TDialect>().into());
/// let module = parse_source(&mut ir, "a.mlir", "t.old", ParseOptions::new()).unwrap();
/// convert(&mut ir, module, &target, &patterns, ConversionConfig::new()).unwrap();
/// assert_eq!(module.display(&ir).to_string(), "module {\n  t.new\n}");
/// ```
///
/// # Errors
///
/// If an operation that must be legal cannot be made so. Notes give the reasons: those that patterns
/// reported with [`match_failure`](OpBuilder::match_failure), and what others led to. What patterns
/// did is undone then, if they did nothing but create, replace and erase operations at the end, and
/// change what they created; else the IR keeps all that was converted. The same holds for each
/// pattern that leads to an operation that cannot be made legal: if what it did can be undone, the
/// next pattern is tried.
///
/// If an operation that was erased is used at the end. It is kept, and all others are replaced.
///
/// If a pattern changed something and returned `None`, while
/// [patterns are checked](Ir::check_rewrites).
///
/// # Panics
///
/// If a pattern replaces or erases an operation that [waits](OpBuilder::is_replaced).
#[inline]
pub fn convert(
    ir: &mut Ir,
    top: impl OpHandle,
    target: &ConversionTarget,
    patterns: &FrozenPatterns,
    config: ConversionConfig,
) -> Result<(), Diagnostic> {
    let mut conversion = Conversion {
        target,
        candidates: Candidates::new(patterns),
        config,
        running: Vec::new(),
        undone: 0,
        pending: Pending::default(),
        is_ignored: LookupSet::default(),
        doing: None,
        trace: ir
            .traces_rewrites()
            .then(|| DebugRewrites::new(std::io::stderr())),
        reasons: Vec::new(),
        wrong: None,
    };
    let start = conversion.pending.mark();
    ir.push_change_log();
    ir.log_match_failures();
    if config.replace_at_end {
        ir.defer_replacements();
    }
    let outcome = watch(
        &mut conversion,
        ir,
        |conversion, ir| conversion.run(ir, top.operation()),
        |conversion| (conversion.doing, &conversion.candidates),
    );
    if outcome.is_err() {
        conversion.pending.undo(ir, start);
    }
    ir.pop_change_log();
    let unfinished = conversion.finish(ir);
    outcome.and(unfinished).map_err(|error| error.resolved(ir))
}

struct Conversion<'a> {
    target: &'a ConversionTarget,
    candidates: Candidates<'a>,
    config: ConversionConfig,
    /// The patterns whose operations are being converted.
    running: Vec<u32>,
    /// The patterns undone for the present operation of the top level.
    undone: usize,
    pending: Pending,
    /// The operations that are legal with one around them.
    is_ignored: LookupSet<Operation>,
    /// What is done now, for the note about a panic in it.
    doing: Option<Doing>,
    trace: Option<DebugRewrites<Stderr>>,
    /// Why patterns did not match what must become legal now.
    reasons: Vec<Diagnostic>,
    /// A pattern that changed something and returned `None`, if patterns are checked.
    wrong: Option<Diagnostic>,
}

impl Conversion<'_> {
    #[inline]
    fn run(&mut self, ir: &mut Ir, top: Operation) -> Result<(), Diagnostic> {
        let mut ops = order::operations(ir, top);
        let (mut next, mut freed) = (0, LookupSet::default());
        while let Some(op) = ops.get(next).copied() {
            next += 1;
            self.reasons.clear();
            self.undone = 0;
            let before = self.pending.mark();
            // An operation that is replaced at once cannot be asked afterwards.
            let was_illegal = !self.config.replace_at_end
                && op.is_alive(ir)
                && self.target.is_legal(ir, op) == Some(false);
            let illegal = self.illegal(ir, op);
            for op in self.pending.take_freed() {
                if !op.is_alive(ir) {
                    continue;
                }
                if !freed.insert(op) {
                    let message = "was moved again and again out of operations that were replaced";
                    return Err(op.emit_error(ir, message));
                }
                if self.is_to_convert(ir, op) {
                    ops.extend(order::operations(ir, op));
                }
            }
            if let Some(wrong) = self.wrong.take() {
                return Err(wrong);
            }
            let Some((name, location)) = illegal else {
                continue;
            };
            let is_illegal = if op.is_alive(ir) {
                self.target.is_legal(ir, op) == Some(false)
            } else {
                was_illegal
            };
            let name = ir.name_of_number(name).as_str();
            let mut message = format!("failed to legalize operation '{name}'");
            if self.config.mode == ConversionMode::Partial {
                if !is_illegal && !self.pending.is_permanent(before) {
                    continue;
                }
                if is_illegal {
                    message.push_str(" that was explicitly marked illegal");
                }
            }
            let mut error = Diagnostic::error(location, message);
            error.notes = std::mem::take(&mut self.reasons);
            return Err(error);
        }
        Ok(())
    }

    /// Makes an operation legal. Returns whether it is.
    #[inline]
    fn legalize(&mut self, ir: &mut Ir, op: Operation) -> bool {
        let reasons = self.reasons.len();
        let is_legal = self.try_legalize(ir, op);
        if is_legal {
            // Some pattern did not match, but another one did.
            self.reasons.truncate(reasons);
        }
        is_legal
    }

    #[inline]
    fn try_legalize(&mut self, ir: &mut Ir, op: Operation) -> bool {
        for _ in 0..MAX_FOLDS_IN_PLACE {
            self.doing = None;
            if self.pending.is_replaced(op) || self.is_ignored.contains(&op) {
                return true;
            }
            if self.target.is_legal(ir, op) == Some(true) {
                if self.target.is_recursive(ir, op) {
                    op.walk_with(ir, WalkOrder::PreOrder, |nested| {
                        self.is_ignored.insert(nested);
                        WalkResult::Advance
                    });
                }
                return true;
            }
            self.doing = Some(Doing::folding(ir, op));
            match fold(ir, op) {
                // It means the same, so it may stay if the rest is undone.
                Folded::InPlace => self.pending.note_folded(ir),
                Folded::No => break,
                found @ Folded::To(_) => {
                    if self.replace_by_folded(ir, op, found) {
                        return true;
                    }
                    break;
                }
            }
        }
        self.pending.note_folded(ir);
        let is_legal = self.apply_patterns(ir, op);
        self.doing = None;
        is_legal
    }

    /// Replaces an operation by what it folds to, if the constants for it are legal.
    #[inline]
    fn replace_by_folded(&mut self, ir: &mut Ir, op: Operation, found: Folded) -> bool {
        let Folded::To(found) = found else {
            return false;
        };
        let mark = self.pending.mark();
        let mut b = OpBuilder::new(ir);
        b.set_insert_point(InsertPoint::Before(op));
        let values = b.materialize(op, found);
        let constants = self.pending.note(ir, None);
        let Some(values) = values else {
            self.pending.undo(ir, mark);
            return false;
        };
        let is_legal = |constant| self.legalize(ir, constant);
        if !constants.into_iter().all(is_legal) {
            self.pending.undo(ir, mark);
            return false;
        }
        OpBuilder::new(ir).replace(op, values.into_vec());
        self.pending.note(ir, None);
        true
    }

    /// Applies the first pattern that matches and whose new operations can be made legal. Returns
    /// whether there is one.
    #[inline]
    fn apply_patterns(&mut self, ir: &mut Ir, op: Operation) -> bool {
        for candidate in self.candidates.of(ir, op) {
            let pattern = self.candidates.get(candidate);
            if self.running.contains(&candidate.number) {
                if !pattern.is_recursive() {
                    let name = pattern.name();
                    let message = format!("pattern `{name}` is not applied to what it led to");
                    self.give_reason(op.location(ir), message);
                    continue;
                }
                if self.running.len() >= MAX_CONVERSION_DEPTH {
                    let message =
                        format!("{MAX_CONVERSION_DEPTH} patterns in a row led to each other");
                    self.give_reason(op.location(ir), message);
                    continue;
                }
                if self.undone >= MAX_UNDONE_PATTERNS {
                    let message = format!("{MAX_UNDONE_PATTERNS} patterns were undone");
                    self.give_reason(op.location(ir), message);
                    continue;
                }
            }
            let (mark, location, number) =
                (self.pending.mark(), op.location(ir), op.name_number(ir));
            self.doing = Some(Doing::applying(ir, op, candidate));
            if let Some(trace) = &mut self.trace {
                trace.pattern_began(ir, pattern, op);
            }
            let matched = pattern.apply(op, &mut OpBuilder::new(ir)).is_some();
            for failure in ir.take_match_failures() {
                if let Some(trace) = &mut self.trace {
                    trace.match_failed(ir, &failure);
                }
                if !matched && failure.op.is_alive(ir) {
                    let (name, reason) = (pattern.name(), failure.reason);
                    let message = format!("pattern `{name}` does not match: {reason}");
                    self.give_reason(failure.op.location(ir), message);
                }
            }
            if let Some(trace) = &mut self.trace {
                trace.pattern_ended(ir, pattern, op, matched);
            }
            let mut created = self.pending.note(ir, Some(candidate));
            if !matched {
                let has_changed = self.pending.mark() != mark;
                let is_undone = self.pending.forget(ir, mark);
                if has_changed && ir.checks_rewrites() {
                    let (pattern, name) = (pattern.name(), ir.name_of_number(number).as_str());
                    let message = format!(
                        "pattern `{pattern}` changed the IR around '{name}' and returned `None`; a pattern must not change anything before it knows that it matches"
                    );
                    let error = Diagnostic::error(location, message);
                    self.wrong.get_or_insert(error);
                } else if has_changed && !is_undone {
                    let name = pattern.name();
                    let message = format!("pattern `{name}` changed something and returned `None`");
                    self.give_reason(location, message);
                }
                continue;
            }
            if op.is_alive(ir) && !self.pending.is_replaced(op) {
                // Changed in place.
                created.push(op);
            }
            self.running.push(candidate.number);
            let wrong = created.into_iter().find_map(|op| self.illegal(ir, op));
            self.running.pop();
            let Some((name, location)) = wrong else {
                return true;
            };
            let is_undone = self.pending.undo(ir, mark);
            let name = ir.name_of_number(name).as_str();
            let mut message = format!(
                "pattern `{}` leads to '{name}', which is not legal",
                pattern.name()
            );
            if !is_undone {
                message.push_str("; it changed other operations, too, so it cannot be undone");
            }
            self.give_reason(location, message);
            if !is_undone {
                return false;
            }
            self.undone += 1;
        }
        false
    }

    /// Whether an operation that was moved out of one that waits is to be converted.
    #[inline]
    fn is_to_convert(&self, ir: &Ir, op: Operation) -> bool {
        if op.parent_block(ir).is_none() {
            return false;
        }
        let mut inner = op;
        while let Some(block) = inner.parent_block(ir) {
            if !order::is_reachable(ir, block) {
                return false;
            }
            let Some(around) = block.parent_op(ir) else {
                break;
            };
            let is_legal = || self.target.is_legal(ir, around) == Some(true);
            if self.is_ignored.contains(&around)
                || self.target.is_recursive(ir, around) && is_legal()
            {
                return false;
            }
            inner = around;
        }
        true
    }

    fn give_reason(&mut self, location: Location, message: String) {
        let note = Diagnostic::new(Severity::Note, location, message);
        if self.reasons.len() < MAX_REASONS && self.reasons.last() != Some(&note) {
            self.reasons.push(note);
        }
    }

    /// Replaces and erases what was converted.
    #[inline]
    fn finish(&mut self, ir: &mut Ir) -> Result<(), Diagnostic> {
        self.pending.finish(ir).map_err(|wrong| {
            let name = wrong.op.name(ir).as_str();
            let by = match wrong.by {
                Some(pattern) => format!("pattern `{}`", self.candidates.get(pattern).name()),
                None => "folding".to_owned(),
            };
            let message = if wrong.is_erased {
                format!("{by} erased '{name}', but it is used")
            } else {
                format!("{by} replaced '{name}' by something that was erased, but it is used")
            };
            let mut error = Diagnostic::error(wrong.op.location(ir), message);
            let user = wrong.user.name(ir).as_str();
            error.notes.push(Diagnostic::new(
                Severity::Note,
                wrong.user.location(ir),
                format!("used by '{user}'"),
            ));
            error
        })
    }

    /// Makes an operation legal. Returns the number of its name, and its place, if that fails.
    #[inline]
    fn illegal(&mut self, ir: &mut Ir, op: Operation) -> Option<(usize, Location)> {
        if !op.is_alive(ir) {
            return None;
        }
        let wrong = (op.name_number(ir), op.location(ir));
        (!self.legalize(ir, op)).then_some(wrong)
    }
}

/// Folds an operation that is not a constant.
#[inline]
fn fold(ir: &mut Ir, op: Operation) -> Folded {
    if op.constant_value(ir).is_some() {
        return Folded::No;
    }
    op.fold_constants(ir)
}

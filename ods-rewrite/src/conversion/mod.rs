//! Dialect conversion: patterns turn operations that a [`ConversionTarget`] calls illegal into legal
//! ones.
//!
//! MLIR's driver, without conversion of types. Operations are converted in the order of control
//! flow, outer ones before those nested in them, each together with what its pattern creates.
//! Unreachable blocks are left alone.

mod order;
mod target;

use crate::frozen::{Candidates, FrozenPatterns};
use crate::limits::{MAX_FOLDS_IN_PLACE, MAX_REASONS};
use crate::listener::{DebugRewrites, RewriteListener as _};
use crate::panics::{Doing, watch};
use ods_ir::diagnostics::{Diagnostic, Severity};
use ods_ir::ir::{Change, InsertPoint, Ir, OpBuilder, Operation, OperationState, Value};
use ods_ir::op::Folded;
use ods_lookup::{LookupMap, LookupSet};
use std::io::Stderr;
pub use target::ConversionTarget;

/// What must be legal after a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ConversionMode {
    /// No operation is illegal; those that the target does not know may stay.
    #[default]
    Partial,
    /// Each operation is legal.
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
    /// `allowPatternRollback`. This is the default. Until then patterns and folders still see their
    /// operands defined by the operations of before; the results of the operation that a pattern is
    /// applied to seem unused.
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
/// first, and what the first one that matches creates is converted too. A pattern is not applied to
/// what it creates itself.
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
/// If an operation that must be legal cannot be made so. Notes give the reasons that patterns reported
/// with [`match_failure`](OpBuilder::match_failure). The IR then keeps what was converted before:
/// patterns are not undone.
#[inline]
pub fn convert(
    ir: &mut Ir,
    top: Operation,
    target: &ConversionTarget,
    patterns: &FrozenPatterns,
    config: ConversionConfig,
) -> Result<(), Diagnostic> {
    let mut conversion = Conversion {
        target,
        candidates: Candidates::new(patterns),
        config,
        running: Vec::new(),
        replaced: Vec::new(),
        is_replaced: LookupSet::default(),
        doing: None,
        trace: ir
            .traces_rewrites()
            .then(|| DebugRewrites::new(std::io::stderr())),
        reasons: Vec::new(),
    };
    ir.log_changes(true);
    ir.log_match_failures();
    let outcome = watch(
        &mut conversion,
        ir,
        |conversion, ir| conversion.run(ir, top),
        |conversion| (conversion.doing, &conversion.candidates),
    );
    let unfinished = conversion.finish(ir);
    ir.log_changes(false);
    outcome.and(unfinished).map_err(|error| error.resolved(ir))
}

/// An operation that was converted and is replaced at the end.
struct Replaced {
    op: Operation,
    /// The values of its results; none if the pattern erased it.
    values: Vec<Value>,
}

struct Conversion<'a> {
    target: &'a ConversionTarget,
    candidates: Candidates<'a>,
    config: ConversionConfig,
    /// The patterns whose operations are being converted.
    running: Vec<u32>,
    replaced: Vec<Replaced>,
    is_replaced: LookupSet<Operation>,
    /// What is done now, for the note about a panic in it.
    doing: Option<Doing>,
    trace: Option<DebugRewrites<Stderr>>,
    /// Why patterns did not match what must become legal now.
    reasons: Vec<Diagnostic>,
}

impl Conversion<'_> {
    #[inline]
    fn run(&mut self, ir: &mut Ir, top: Operation) -> Result<(), Diagnostic> {
        for op in order::operations(ir, top) {
            if !op.is_alive(ir) {
                continue;
            }
            let (name, location) = (op.name(ir).as_str().to_owned(), op.location(ir));
            self.reasons.clear();
            if self.legalize(ir, op) {
                continue;
            }
            let mut message = format!("failed to legalize operation '{name}'");
            if self.config.mode == ConversionMode::Partial {
                if op.is_alive(ir) && self.target.is_legal(ir, op) != Some(false) {
                    continue;
                }
                message.push_str(" that was explicitly marked illegal");
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

    fn try_legalize(&mut self, ir: &mut Ir, op: Operation) -> bool {
        for _ in 0..MAX_FOLDS_IN_PLACE {
            self.doing = None;
            if self.is_replaced.contains(&op) || self.target.is_legal(ir, op) == Some(true) {
                return true;
            }
            self.doing = Some(Doing::folding(ir, op));
            match fold(ir, op) {
                Folded::InPlace => {}
                Folded::No => break,
                found @ Folded::To(_) => {
                    if self.replace_by_folded(ir, op, found) {
                        return true;
                    }
                    break;
                }
            }
        }
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
        take_created(ir);
        let mut b = OpBuilder::new(ir);
        b.set_insert_point(InsertPoint::Before(op));
        let Some(values) = b.materialize(op, found) else {
            return false;
        };
        let constants = take_created(ir);
        if !constants
            .iter()
            .all(|constant| self.legalize(ir, *constant))
        {
            for constant in constants {
                constant.erase(ir);
            }
            return false;
        }
        self.replace(ir, op, values.into_vec());
        true
    }

    /// Replaces an operation, now or at the end.
    #[inline]
    fn replace(&mut self, ir: &mut Ir, op: Operation, values: Vec<Value>) {
        if self.config.replace_at_end {
            self.is_replaced.insert(op);
            self.replaced.push(Replaced { op, values });
        } else {
            OpBuilder::new(ir).replace(op, values);
        }
    }

    /// Applies the first pattern that matches, and converts what it creates. Returns whether
    /// everything is legal.
    #[inline]
    fn apply_patterns(&mut self, ir: &mut Ir, op: Operation) -> bool {
        for candidate in self.candidates.of(ir, op) {
            if self.running.contains(&candidate.number) {
                continue;
            }
            let subject = if self.config.replace_at_end {
                stand_in(ir, op)
            } else {
                op
            };
            take_created(ir);
            self.doing = Some(Doing::applying(ir, subject, candidate));
            let pattern = self.candidates.get(candidate);
            if let Some(trace) = &mut self.trace {
                trace.pattern_began(ir, pattern, subject);
            }
            let matched = pattern.apply(subject, &mut OpBuilder::new(ir)).is_some();
            for failure in ir.take_match_failures() {
                if let Some(trace) = &mut self.trace {
                    trace.match_failed(ir, &failure);
                }
                if !matched && self.reasons.len() < MAX_REASONS && failure.op.is_alive(ir) {
                    let message = format!(
                        "pattern `{}` does not match: {}",
                        pattern.name(),
                        failure.reason
                    );
                    let location = failure.op.location(ir);
                    let note = Diagnostic::new(Severity::Note, location, message);
                    self.reasons.push(note);
                }
            }
            if let Some(trace) = &mut self.trace {
                trace.pattern_ended(ir, pattern, subject, matched);
            }
            if !matched {
                if subject != op {
                    give_back(ir, op, subject);
                }
                continue;
            }
            let (mut created, values) = take_outcome(ir, subject);
            if subject.is_alive(ir) {
                // Changed in place.
                created.push(subject);
            }
            if subject != op {
                let results = subject.is_alive(ir).then(|| subject.results(ir).to_vec());
                self.replace(ir, op, results.unwrap_or(values));
            }
            self.running.push(candidate.number);
            let is_legal = |op: Operation| !op.is_alive(ir) || self.legalize(ir, op);
            let are_legal = created.into_iter().all(is_legal);
            self.running.pop();
            return are_legal;
        }
        false
    }

    /// Replaces and erases what was converted.
    #[inline]
    fn finish(&mut self, ir: &mut Ir) -> Result<(), Diagnostic> {
        let mut values: LookupMap<Value, Value> = LookupMap::default();
        for Replaced { op, values: new } in &self.replaced {
            values.extend(op.results(ir).iter().copied().zip(new.iter().copied()));
        }
        for Replaced { op, values: new } in &self.replaced {
            for (number, new) in new.iter().enumerate() {
                let mut last = *new;
                // No chain is longer than there are values.
                for _ in 0..values.len() {
                    match values.get(&last) {
                        Some(next) => last = *next,
                        None => break,
                    }
                }
                op.result(ir, number).replace_all_uses_with(ir, last);
            }
        }
        let kept = self.take_used(ir);
        for Replaced { op, .. } in &self.replaced {
            op.drop_all_references(ir);
        }
        for Replaced { op, .. } in self.replaced.drain(..) {
            op.erase(ir);
        }
        kept.map_or(Ok(()), |op| {
            let name = op.name(ir).as_str().to_owned();
            let message = format!("the pattern for '{name}' erased it, but it is used");
            Err(Diagnostic::error(op.location(ir), message))
        })
    }

    /// Takes out the operations that are still used by others than those that go. Returns the first
    /// one.
    #[inline]
    fn take_used(&mut self, ir: &Ir) -> Option<Operation> {
        let mut first = None;
        loop {
            let is_used = |op: &Operation| {
                let uses = op.results(ir).iter().flat_map(|result| result.uses(ir));
                { uses }.any(|operand| !self.is_replaced.contains(&operand.owner))
            };
            let mut ops = self.replaced.iter().map(|replaced| replaced.op);
            let Some(used) = ops.find(is_used) else {
                return first;
            };
            self.is_replaced.remove(&used);
            self.replaced.retain(|replaced| replaced.op != used);
            first.get_or_insert(used);
        }
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

/// An operation like `op` before it, which takes over what is nested in it.
#[inline]
fn stand_in(ir: &mut Ir, op: Operation) -> Operation {
    let mut state = OperationState::of(op, ir);
    state.new_regions = state.regions.len();
    state.regions.clear();
    let types: Vec<_> = op.result_types(ir).cloned().collect();
    state.result_types.extend(types);
    let mut b = OpBuilder::new(ir);
    if op.parent_block(&b).is_some() {
        b.set_insert_point(InsertPoint::Before(op));
    }
    let new = b.create_operation(state);
    move_regions(ir, op, new);
    new
}

#[inline]
fn move_regions(ir: &mut Ir, from: Operation, to: Operation) {
    let pairs = from.regions(ir).iter().zip(to.regions(ir));
    let pairs: Vec<_> = pairs.map(|(from, to)| (*from, *to)).collect();
    for (from, to) in pairs {
        from.take_body(ir, to);
    }
}

/// Undoes [`stand_in`].
#[inline]
fn give_back(ir: &mut Ir, op: Operation, stand_in: Operation) {
    move_regions(ir, stand_in, op);
    stand_in.erase(ir);
}

/// The operations created since the last call that are still there.
#[inline]
fn take_created(ir: &mut Ir) -> Vec<Operation> {
    take_outcome_with(ir, |_| {})
}

/// The operations that a pattern created, and the values by which it replaced `op`.
#[inline]
fn take_outcome(ir: &mut Ir, op: Operation) -> (Vec<Operation>, Vec<Value>) {
    let mut values = Vec::new();
    let created = take_outcome_with(ir, |change| match change {
        Change::Replaced { op: old, by, .. } if old == op => values.push(by),
        _ => {}
    });
    (created, values)
}

fn take_outcome_with(ir: &mut Ir, mut see: impl FnMut(Change)) -> Vec<Operation> {
    let mut changes = Vec::new();
    ir.take_changes(&mut changes);
    let mut created = Vec::new();
    for change in changes {
        see(change);
        if let Change::Created(op) = change
            && op.is_alive(ir)
        {
            created.push(op);
        }
    }
    created
}

//! Runs a function on all isolated operations, each in an `Ir` of its own.

use super::numbers::{NewFiles, NumberTables};
use super::{Scratch, Split};
use crate::diagnostics::Diagnostic;
use crate::ir::{Ir, Operation, WalkOrder, WalkResult};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// The number of parts into which a list of operations is divided. It does not depend on the number
/// of cores, so that the result is the same everywhere.
const PARTS: usize = 64;

/// The diagnostics of a function for each operation of a part, or its panic.
type Said = Result<Vec<Diagnostic>, Box<dyn Any + Send>>;

impl Ir {
    /// Runs `run` on every outermost isolated operation in `top`, sequentially on one thread.
    /// Otherwise as `par_for_each_isolated` (feature `rayon`).
    ///
    /// # Panics
    ///
    /// As `par_for_each_isolated`.
    pub fn for_each_isolated(
        &mut self,
        top: Operation,
        run: impl Fn(&mut Ir, Operation) -> Vec<Diagnostic>,
    ) -> Vec<Diagnostic> {
        let mut said = Vec::new();
        for ops in parts(&self.outermost_isolated(top)) {
            let mut split = self.split_part(&ops);
            let diagnostics = run_part(&mut split, 0, &|ir, _, op| run(ir, op));
            self.graft_part(split, diagnostics, &mut said);
        }
        said
    }

    /// Runs `run` on every outermost isolated operation in `top`, excluding `top`, on all cores;
    /// for example on the functions of a module.
    ///
    /// `run` gets a detached operation in a separate `Ir`, which may contain others that `run` must
    /// not touch. It may change everything nested in the operation, and the attributes, location
    /// and result types of the operation itself, but must not erase it. Ids of nested entities
    /// differ during and after the call; ids of the operations themselves remain valid.
    ///
    /// Returns all diagnostics of `run` in the order of the operations. The result is the same as
    /// that of [`for_each_isolated`](Self::for_each_isolated).
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let text = "module @a {\n}\nmodule @b {\n}";
    /// let mut ir = Ir::new();
    /// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), ParseOptions::default()).unwrap();
    /// let said = ir.par_for_each_isolated(module, |ir, op| {
    ///     op.set_attribute(ir, "t.seen", Some(Attribute::unit()));
    ///     let name = op.symbol_name(ir).unwrap_or_default().to_owned();
    ///     vec![Diagnostic::error(op.location(ir), name)]
    /// });
    /// let said: Vec<&str> = said.iter().map(|diagnostic| &*diagnostic.message).collect();
    /// assert_eq!(said, ["a", "b"]);
    /// let text = module.display(&ir).to_string();
    /// assert_eq!(text.matches("attributes {t.seen}").count(), 2);
    /// ```
    ///
    /// # Panics
    ///
    /// If `run` panics; the panic is that of the first operation. The operations processed together
    /// with it lose their bodies; all others are restored. Also if an operation is not separable,
    /// as for [`split`](Self::split).
    #[cfg(feature = "rayon")]
    pub fn par_for_each_isolated(
        &mut self,
        top: Operation,
        run: impl Fn(&mut Ir, Operation) -> Vec<Diagnostic> + Sync,
    ) -> Vec<Diagnostic> {
        let ops = self.outermost_isolated(top);
        self.par_for_each_of(&ops, |ir, _, op| run(ir, op))
    }

    /// Runs `run` on these isolated operations, none of which is in another one, on all cores. `run`
    /// gets the index of the operation in `ops` too. Otherwise as
    /// [`par_for_each_isolated`](Self::par_for_each_isolated).
    ///
    /// # Panics
    ///
    /// As [`par_for_each_isolated`](Self::par_for_each_isolated).
    #[cfg(feature = "rayon")]
    pub fn par_for_each_of(
        &mut self,
        ops: &[Operation],
        run: impl Fn(&mut Ir, usize, Operation) -> Vec<Diagnostic> + Sync,
    ) -> Vec<Diagnostic> {
        use rayon::prelude::*;
        let mut first = 0;
        let mut splits = Vec::new();
        for ops in parts(ops) {
            splits.push((first, self.split_part(&ops)));
            first += ops.len();
        }
        let done: Vec<(Split, Said)> = splits
            .into_par_iter()
            .map(|(first, mut split)| {
                let said = run_part(&mut split, first, &run);
                (split, said)
            })
            .collect();
        let mut said = Vec::new();
        let mut panic = None;
        for (split, outcome) in done {
            match outcome {
                Ok(_) => self.graft_part(split, outcome, &mut said),
                Err(payload) => panic = panic.or(Some(payload)),
            }
        }
        if let Some(payload) = panic {
            resume_unwind(payload);
        }
        said
    }

    /// Returns the outermost isolated operations in `top`.
    #[inline]
    fn outermost_isolated(&self, top: Operation) -> Vec<Operation> {
        let mut found = Vec::new();
        top.walk_with(self, WalkOrder::PreOrder, |op| {
            let is_isolated = op.info(self).is_some_and(|info| info.spec().is_isolated);
            if op == top || !is_isolated {
                return WalkResult::Advance;
            }
            found.push(op);
            WalkResult::Skip
        });
        found
    }

    #[inline]
    fn split_part(&mut self, ops: &[Operation]) -> Split {
        let (split, moved) = self.copy_off(ops);
        self.take_off(&split, &moved);
        split
    }

    #[inline]
    fn graft_part(&mut self, mut split: Split, outcome: Said, said: &mut Vec<Diagnostic>) {
        let mut diagnostics = outcome.unwrap_or_else(|payload| resume_unwind(payload));
        // An operation that was erased, against the rules, cannot be put back.
        let is_whole = (split.parts.iter()).all(|part| part.stand_in.is_alive(&split.ir));
        let files = if is_whole {
            self.copy_back(&mut split).1
        } else {
            NewFiles::NONE
        };
        let mut scratch: Scratch = std::mem::take(&mut self.transfer);
        let (mut into, _) = NumberTables::of(self);
        for diagnostic in &mut diagnostics {
            diagnostic.for_each_location(&mut |location| {
                *location = (scratch.numbers).location(&split.ir, &mut into, files, *location);
            });
        }
        scratch.numbers.forget();
        self.transfer = scratch;
        said.append(&mut diagnostics);
    }
}

/// Divides a list of operations.
#[inline]
fn parts(ops: &[Operation]) -> Vec<Vec<Operation>> {
    let len = ops.len().div_ceil(PARTS).max(1);
    ops.chunks(len).map(<[Operation]>::to_vec).collect()
}

/// Runs a function on all operations of a part, the first of which has index `first` in the list.
fn run_part(
    split: &mut Split,
    first: usize,
    run: &impl Fn(&mut Ir, usize, Operation) -> Vec<Diagnostic>,
) -> Said {
    let Split { ir, parts, .. } = split;
    let mut said = Vec::new();
    // After a panic the part is not accessed again.
    catch_unwind(AssertUnwindSafe(|| {
        for (number, part) in parts.iter().enumerate() {
            said.append(&mut run(ir, first + number, part.stand_in));
        }
    }))?;
    Ok(said)
}

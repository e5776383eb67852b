//! Runs a function on all isolated operations, each in an `Ir` of its own.

use super::numbers::NumberTables;
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
        for ops in self.parts(top) {
            let mut split = self.split_part(&ops);
            let diagnostics = run_part(&mut split, &run);
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
        use rayon::prelude::*;
        let parts = self.parts(top);
        let splits: Vec<Split> = parts.iter().map(|ops| self.split_part(ops)).collect();
        let done: Vec<(Split, Said)> = splits
            .into_par_iter()
            .map(|mut split| {
                let said = run_part(&mut split, &run);
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

    /// Returns the outermost isolated operations in `top`, in parts.
    fn parts(&self, top: Operation) -> Vec<Vec<Operation>> {
        let mut found = Vec::new();
        top.walk_with(self, WalkOrder::PreOrder, |op| {
            let is_isolated = op.info(self).is_some_and(|info| info.spec().is_isolated);
            if op == top || !is_isolated {
                return WalkResult::Advance;
            }
            found.push(op);
            WalkResult::Skip
        });
        let len = found.len().div_ceil(PARTS).max(1);
        found.chunks(len).map(<[Operation]>::to_vec).collect()
    }

    fn split_part(&mut self, ops: &[Operation]) -> Split {
        let (split, moved) = self.copy_off(ops);
        self.take_off(&split, &moved);
        split
    }

    fn graft_part(&mut self, mut split: Split, outcome: Said, said: &mut Vec<Diagnostic>) {
        let mut diagnostics = outcome.unwrap_or_else(|payload| resume_unwind(payload));
        let (_, files) = self.copy_back(&mut split);
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

/// Runs a function on all operations of a part.
fn run_part(split: &mut Split, run: &impl Fn(&mut Ir, Operation) -> Vec<Diagnostic>) -> Said {
    let Split { ir, parts, .. } = split;
    let mut said = Vec::new();
    // After a panic the part is not accessed again.
    catch_unwind(AssertUnwindSafe(|| {
        for part in parts {
            said.append(&mut run(ir, part.stand_in));
        }
    }))?;
    Ok(said)
}

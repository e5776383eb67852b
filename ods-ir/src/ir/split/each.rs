//! Runs a function on all isolated operations, on several threads: some in `Ir`s of their own, some
//! where they are.

use super::numbers::{NewFiles, NumberTables};
use super::{Part, Scratch, Split};
use crate::diagnostics::Diagnostic;
use crate::ir::{Block, Ir, Operation, WalkOrder, WalkResult};
use ods_lookup::LookupMap;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
#[cfg(feature = "rayon")]
use std::sync::{
    atomic::{AtomicUsize, Ordering},
    mpsc,
};

/// The number of parts into which a list of operations is divided. It does not depend on the number
/// of cores, so that the result is the same everywhere.
const PARTS: usize = 64;

/// How many parts may wait for each of the other threads, so that it need not wait for the next one.
#[cfg(feature = "rayon")]
const WAITING: usize = 2;

/// How many parts each of the other threads gets at most, for one that is not moved.
#[cfg(feature = "rayon")]
const AWAY_PER_KEPT: usize = 2;

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
    /// `run` gets an operation in this `Ir` or in another one. There, it is inside copies of the
    /// operations around it; in either, it must not look at or touch the operations beside it, some
    /// of which are missing or empty. It may change everything nested in the operation, and the
    /// attributes, location and result types of the operation itself, but must not erase or move
    /// it. Ids of nested entities may differ during and after the call; ids of the operations
    /// themselves remain valid.
    ///
    /// Returns all diagnostics of `run` in the order of the operations. The text of the result is
    /// the same as that of [`for_each_isolated`](Self::for_each_isolated).
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
    /// with it may lose their bodies, or be left as they were when `run` panicked; all others are
    /// restored. Also if an operation is not separable, as for [`split`](Self::split).
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
        let threads = rayon::current_num_threads();
        if threads < 2 {
            return ops
                .iter()
                .enumerate()
                .flat_map(|(number, op)| run(self, number, *op))
                .collect();
        }
        let parts = parts(ops);
        let mut done: Vec<Said> = Vec::new();
        done.resize_with(parts.len(), || Ok(Vec::new()));
        let begun = AtomicUsize::new(0);
        rayon::scope(|scope| self.share_out(scope, &parts, &run, &begun, &mut done));
        let mut said = Vec::new();
        let mut panic = None;
        for outcome in done {
            match outcome {
                Ok(mut diagnostics) => said.append(&mut diagnostics),
                Err(payload) => panic = panic.or(Some(payload)),
            }
        }
        if let Some(payload) = panic {
            resume_unwind(payload);
        }
        said
    }

    /// Runs a function on the operations of each part, on all threads. This thread moves parts into
    /// `Ir`s of their own and back, as many as the others need to be busy, and works on the rest
    /// where they are. Parts come back as soon as they are done, so that their memory is used again.
    ///
    /// `begun` is 0, and counts the parts that another thread took.
    #[cfg(feature = "rayon")]
    fn share_out<'scope>(
        &mut self,
        scope: &rayon::Scope<'scope>,
        parts: &[Vec<Operation>],
        run: &'scope (impl Fn(&mut Ir, usize, Operation) -> Vec<Diagnostic> + Sync),
        begun: &'scope AtomicUsize,
        done: &mut [Said],
    ) {
        let (sender, receiver) = mpsc::channel::<(usize, Split, Said)>();
        let others = rayon::current_num_threads() - 1;
        let (mut first, mut sent, mut away) = (0, 0, 0);
        for (number, ops) in parts.iter().enumerate() {
            // The last one stays: there is nothing else to do here. Where moving takes longer than
            // working, few parts are worth it.
            let may_go = number + 1 < parts.len()
                && sent * (AWAY_PER_KEPT * others + 1) <= number * AWAY_PER_KEPT * others
                // What `run` erased, against the rules, cannot move.
                && ops.iter().all(|op| op.is_alive(self));
            if may_go && sent - begun.load(Ordering::Relaxed) < WAITING * others {
                let (sender, mut split) = (sender.clone(), self.split_part(ops));
                sent += 1;
                scope.spawn(move |_| {
                    begun.fetch_add(1, Ordering::Relaxed);
                    let said = run_part(&mut split, first, run);
                    // The receiver is there until everything came back.
                    let _ = sender.send((number, split, said));
                });
                away += 1;
            } else {
                done[number] = self.run_in_place(ops, first, run);
            }
            first += ops.len();
            while let Ok(back) = receiver.try_recv() {
                self.take_back(back, done);
                away -= 1;
            }
        }
        for _ in 0..away {
            self.take_back(next_back(&receiver), done);
        }
    }

    /// Puts a part back, unless its function panicked.
    #[cfg(feature = "rayon")]
    fn take_back(&mut self, (number, split, said): (usize, Split, Said), done: &mut [Said]) {
        done[number] = said.map(|diagnostics| {
            let mut said = Vec::new();
            self.graft_part(split, Ok(diagnostics), &mut said);
            said
        });
    }

    /// Runs a function on operations where they are. The first one has index `first` in the list.
    #[cfg(feature = "rayon")]
    fn run_in_place(
        &mut self,
        ops: &[Operation],
        first: usize,
        run: &impl Fn(&mut Ir, usize, Operation) -> Vec<Diagnostic>,
    ) -> Said {
        let mut said = Vec::new();
        catch_unwind(AssertUnwindSafe(|| {
            for (number, op) in (first..).zip(ops) {
                said.append(&mut run(self, number, *op));
            }
        }))?;
        Ok(said)
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
        let (mut split, moved) = self.copy_off(ops);
        self.surround(&mut split);
        self.take_off(&split, &moved);
        split
    }

    /// Puts operations that were split off into copies of the operations around them, because their
    /// attributes may say how large types are, for example.
    #[inline]
    fn surround(&mut self, split: &mut Split) {
        let mut scratch = std::mem::take(&mut self.transfer);
        let mut copies: LookupMap<Block, Block> = LookupMap::default();
        for part in &split.parts {
            let mut missing = Vec::new();
            let mut next = part.origin.parent_block(self);
            let mut copy = None;
            while let Some(block) = next {
                copy = copies.get(&block).copied();
                if copy.is_some() {
                    break;
                }
                missing.push(block);
                next = block.parent_op(self).and_then(|op| op.parent_block(self));
            }
            for block in missing.into_iter().rev() {
                let inner = self.surround_block(block, copy, &mut split.ir, &mut scratch);
                copies.insert(block, inner);
                copy = Some(inner);
            }
            if let Some(copy) = copy {
                copy.append(&mut split.ir, part.stand_in);
            }
        }
        scratch.numbers.forget();
        self.transfer = scratch;
    }

    /// A block like `block`, with nothing in it, in an operation like that around it, which is in
    /// `outer`.
    #[inline]
    fn surround_block(
        &self,
        block: Block,
        outer: Option<Block>,
        dst: &mut Ir,
        scratch: &mut Scratch,
    ) -> Block {
        let Some(op) = block.parent_op(self) else {
            return dst.create_block(&[]);
        };
        let copy = self.stand_in(dst, scratch, op).stand_in;
        if let Some(outer) = outer {
            outer.append(dst, copy);
        }
        let mut regions = op.regions(self).iter();
        let number = regions.position(|region| Some(*region) == block.parent_region(self));
        copy.regions(dst)[number.unwrap_or_default()].add_block(dst, &[])
    }

    #[inline]
    fn graft_part(&mut self, mut split: Split, outcome: Said, said: &mut Vec<Diagnostic>) {
        let mut diagnostics = outcome.unwrap_or_else(|payload| resume_unwind(payload));
        // An operation that was erased, against the rules, cannot be put back.
        let is_there =
            |part: &Part| part.stand_in.is_alive(&split.ir) && part.origin.is_alive(self);
        let is_whole = split.parts.iter().all(is_there);
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

/// The next part that comes back. Until then, this thread helps the others.
#[cfg(feature = "rayon")]
fn next_back<T>(receiver: &mpsc::Receiver<T>) -> T {
    loop {
        if let Ok(back) = receiver.try_recv() {
            return back;
        }
        if rayon::yield_now() != Some(rayon::Yield::Executed) {
            let back = receiver.recv();
            return back.unwrap_or_else(|_| unreachable!("a sender is kept until all is back"));
        }
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

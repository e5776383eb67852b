//! The pass `cse`: common subexpression elimination.

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use ods_ir::interfaces::MemoryEffect;
use ods_ir::ir::{Block, Dominance, EquivalenceFlags, Ir, Operation, Region};
use ods_lookup::LookupMap;
use ods_rewrite::pass::{Counter, PassContext, PassResult, RunPass};

/// The pass `cse`: an operation without effects that computes the same as one that dominates it is
/// replaced by that one; a read is, if nothing is written in between. Dead operations are erased.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::PassManager;
/// let mut passes = PassManager::new();
/// passes.add(ods_runtime::transforms::cse());
/// assert_eq!(passes.to_string(), "builtin.module(cse)");
/// ```
#[derive(Debug, Default)]
pub struct Cse {
    replaced: Counter,
    erased: Counter,
}

/// The pass [`Cse`].
pub fn cse() -> Cse {
    Cse::default()
}

impl RunPass for Cse {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let counts = cx.with_analysis(|dominance: &mut Dominance, cx| {
            eliminate_common_subexpressions(cx, op, dominance)
        });
        self.replaced.add(counts.replaced);
        self.erased.add(counts.erased);
        if counts == Counts::default() {
            cx.preserve_all();
        } else {
            // No block changes.
            cx.preserve::<Dominance>();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    Cse, "CSE", "cse", "Eliminate common sub-expressions",
    dialects [],
    options [],
    statistics [
        (replaced, "num-cse'd", "Number of operations CSE'd"),
        (erased, "num-dce'd", "Number of operations DCE'd"),
    ],
);

/// What common subexpression elimination did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// The number of operations that were replaced by others.
    pub replaced: u64,
    /// The number of dead operations that were erased.
    pub erased: u64,
}

/// Eliminates common subexpressions in the regions of `top`: see [`Cse`].
///
/// ```
/// use ods_runtime::Dominance;
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::eliminate_common_subexpressions;
/// ods! {
///     def C_Dialect : Dialect { let name = "c"; }
///     def NumberOp : Op<C_Dialect, "number", [Pure]> {
///         let arguments = (ins I64Attr:$value);
///         let results = (outs I64:$result);
///         let assemblyFormat = "$value attr-dict";
///     }
/// }
/// let mut ir = Ir::with_registry(DialectRegistry::new().with::<CDialect>().into());
/// let text = "%a = c.number 1\n%b = c.number 1\n\"t.use\"(%a, %b) : (i64, i64) -> ()";
/// let options = ParseOptions::new().allow_unregistered_dialects(true);
/// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
/// let counts = eliminate_common_subexpressions(&mut ir, module, &mut Dominance::new());
/// assert_eq!(counts.replaced, 1);
/// assert_eq!(module.nested::<NumberOp>(&ir).len(), 1);
/// ```
pub fn eliminate_common_subexpressions(
    ir: &mut Ir,
    top: Operation,
    dominance: &mut Dominance,
) -> Counts {
    let mut driver = Driver {
        known: Known::default(),
        outer: Vec::new(),
        spare: Vec::new(),
        dominance,
        dominated: LookupMap::default(),
        doomed: Vec::new(),
        clear_until: LookupMap::default(),
        counts: Counts::default(),
    };
    for number in (0..top.regions(ir).len()).rev() {
        let region = top.regions(ir)[number];
        driver.regions_at(ir, region);
    }
    for op in std::mem::take(&mut driver.doomed) {
        // In a graph region an operation that is erased later may still use this one.
        op.drop_all_uses(ir);
        op.erase(ir);
    }
    driver.counts
}

/// Operations seen so far, by what they compute, with scopes.
#[derive(Default)]
struct Known {
    table: HashTable<(u64, Operation)>,
    /// The insertions of all open scopes: the hash, the operation, and what it replaced.
    log: Vec<(u64, Operation, Option<Operation>)>,
}

impl Known {
    fn find(&self, ir: &Ir, hash: u64, op: Operation) -> Option<Operation> {
        let found = self.table.find(hash, is_same(ir, hash, op));
        found.map(|(_, known)| *known)
    }

    /// What computes the same as `op`; if there is none, `op` is known from now on.
    fn find_or_insert(&mut self, ir: &Ir, hash: u64, op: Operation) -> Option<Operation> {
        match (self.table).entry(hash, is_same(ir, hash, op), |(hash, _)| *hash) {
            Entry::Occupied(known) => Some(known.get().1),
            Entry::Vacant(place) => {
                place.insert((hash, op));
                self.log.push((hash, op, None));
                None
            }
        }
    }

    /// Makes `op` known instead of what computes the same.
    fn insert(&mut self, ir: &Ir, hash: u64, op: Operation) {
        let old = match (self.table).entry(hash, is_same(ir, hash, op), |(hash, _)| *hash) {
            Entry::Occupied(mut known) => Some(std::mem::replace(&mut known.get_mut().1, op)),
            Entry::Vacant(place) => {
                place.insert((hash, op));
                None
            }
        };
        self.log.push((hash, op, old));
    }

    fn contains(&self, ir: &Ir, op: Operation) -> bool {
        self.table
            .find(op.expression_hash(ir), |(_, known)| *known == op)
            .is_some()
    }

    /// Forgets what was inserted since the log had this length.
    fn close(&mut self, len: usize) {
        /// Emptying the table costs as much as looking up this part of the entries it has room for.
        const PART: usize = 64;
        if len == 0 && self.log.len() >= self.table.capacity() / PART {
            self.log.clear();
            self.table.clear();
            return;
        }
        for (hash, op, old) in self.log.drain(len..).rev() {
            match old {
                Some(old) => {
                    if let Some((_, known)) = self.table.find_mut(hash, |(_, known)| *known == op) {
                        *known = old;
                    }
                }
                None => {
                    if let Ok(entry) = self.table.find_entry(hash, |(_, known)| *known == op) {
                        entry.remove();
                    }
                }
            }
        }
    }
}

/// Whether an entry of the table computes the same as `op`.
fn is_same(ir: &Ir, hash: u64, op: Operation) -> impl Fn(&(u64, Operation)) -> bool {
    move |(other, known)| *other == hash && computes_the_same(ir, *known, op)
}

fn computes_the_same(ir: &Ir, a: Operation, b: Operation) -> bool {
    if a.regions(ir).is_empty() && b.regions(ir).is_empty() {
        return a.is_same_expression(ir, b);
    }
    let flags = EquivalenceFlags::new().ignore_locations(true);
    (a.name_number(ir), a.attribute_numbers(ir)) == (b.name_number(ir), b.attribute_numbers(ir))
        && a.is_equivalent_to(ir, b, flags)
}

struct Driver<'a> {
    known: Known,
    /// What is known outside of the isolated operations that are being processed.
    outer: Vec<Known>,
    /// Empty tables, to be used again.
    spare: Vec<Known>,
    dominance: &'a mut Dominance,
    /// The blocks that a block dominates immediately.
    dominated: LookupMap<Block, Vec<Block>>,
    doomed: Vec<Operation>,
    /// For a read: the operation up to which nothing writes, or whether something does.
    clear_until: LookupMap<Operation, (Operation, bool)>,
    counts: Counts,
}

/// What is left to do.
enum Task {
    /// Process a region.
    Enter(Region),
    /// Process a block: enter the scope of its subtree of the dominator tree.
    Block(Block),
    /// Continue a block with this operation, unless it is the end.
    Continue(Option<Operation>, bool),
    /// Simplify an operation, whose regions are done.
    Simplify(Operation, bool),
    /// Leave a scope.
    Close(usize),
    /// Leave an isolated operation.
    Restore,
}

impl Driver<'_> {
    /// Processes a region and everything nested. Nesting costs heap, not stack.
    fn regions_at(&mut self, ir: &mut Ir, region: Region) {
        let mut tasks = vec![Task::Enter(region)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Enter(region) => self.enter(ir, region, &mut tasks),
                Task::Block(block) => {
                    tasks.push(Task::Close(self.known.log.len()));
                    // Reversed, so that they are done in order after the operations of the block.
                    let children = self.dominated.remove(&block).unwrap_or_default();
                    tasks.extend(children.into_iter().rev().map(Task::Block));
                    tasks.push(Task::Continue(block.first_op(ir), true));
                }
                Task::Continue(first, has_dominance) => {
                    self.operations(ir, first, has_dominance, &mut tasks);
                }
                Task::Simplify(op, has_dominance) => self.simplify(ir, op, has_dominance),
                Task::Close(len) => self.known.close(len),
                Task::Restore => {
                    // All its scopes are closed, so it is empty.
                    let outer = self.outer.pop().unwrap_or_default();
                    self.spare.push(std::mem::replace(&mut self.known, outer));
                }
            }
        }
    }

    /// Processes the operations of a block from `first` on, up to one with regions: that one, and
    /// what follows it, becomes tasks.
    fn operations(
        &mut self,
        ir: &mut Ir,
        first: Option<Operation>,
        has_dominance: bool,
        tasks: &mut Vec<Task>,
    ) {
        let mut next = first;
        while let Some(op) = next {
            next = op.next(ir);
            if op.is_leaf(ir) || op.regions(ir).is_empty() {
                self.simplify(ir, op, has_dominance);
                continue;
            }
            tasks.push(Task::Continue(next, has_dominance));
            tasks.push(Task::Simplify(op, has_dominance));
            let is_isolated = op.spec(ir).is_none_or(|spec| spec.is_isolated);
            if is_isolated {
                let inner = self.spare.pop().unwrap_or_default();
                self.outer.push(std::mem::replace(&mut self.known, inner));
                tasks.push(Task::Restore);
            }
            for region in op.regions(ir).iter().rev() {
                tasks.push(Task::Enter(*region));
            }
            return;
        }
        self.clear_until.clear();
    }

    fn enter(&mut self, ir: &Ir, region: Region, tasks: &mut Vec<Task>) {
        let Some(entry) = region.entry_block(ir) else {
            return;
        };
        let has_dominance = region.has_ssa_dominance(ir);
        if region.has_one_block(ir) {
            tasks.push(Task::Close(self.known.log.len()));
            tasks.push(Task::Continue(entry.first_op(ir), has_dominance));
        } else if has_dominance {
            for block in region.blocks(ir) {
                if let Some(dominator) = self.dominance.immediate_dominator(ir, block) {
                    self.dominated.entry(dominator).or_default().push(block);
                }
            }
            tasks.push(Task::Block(entry));
        }
    }

    /// Replaces an operation, or marks it as dead, if it can be.
    fn simplify(&mut self, ir: &mut Ir, op: Operation, has_dominance: bool) {
        if !(op.is_leaf(ir) && op.spec(ir).is_some_and(|spec| spec.only_computes)) {
            return self.simplify_any(ir, op, has_dominance);
        }
        if op.is_unused(ir) {
            self.doomed.push(op);
            self.counts.erased += 1;
            return;
        }
        let hash = op.expression_hash(ir);
        if let Some(known) = self.known.find_or_insert(ir, hash, op) {
            self.replace(ir, op, known, has_dominance);
        }
    }

    /// As [`simplify`](Self::simplify), for an operation with effects, regions or successors.
    fn simplify_any(&mut self, ir: &mut Ir, op: Operation, has_dominance: bool) {
        if op.spec(ir).is_some_and(|spec| spec.is_terminator) {
            return;
        }
        if op.is_trivially_dead(ir) {
            self.doomed.push(op);
            self.counts.erased += 1;
            return;
        }
        let mut regions = op.regions(ir).iter();
        if !regions.all(|region| region.is_empty(ir) || region.has_one_block(ir)) {
            return;
        }
        let Some(effects) = op.memory_effects(ir) else {
            return;
        };
        let reads = !effects.is_empty();
        if effects
            .iter()
            .any(|effect| effect.effect != MemoryEffect::Read)
        {
            return;
        }
        let hash = op.expression_hash(ir);
        if let Some(known) = self.known.find(ir, hash, op) {
            let may_replace = !reads
                || (known.parent_block(ir) == op.parent_block(ir)
                    && !self.is_written_between(ir, known, op));
            if may_replace {
                return self.replace(ir, op, known, has_dominance);
            }
        }
        self.known.insert(ir, hash, op);
    }

    /// Whether an operation between two of a block may write.
    fn is_written_between(&mut self, ir: &Ir, from: Operation, to: Operation) -> bool {
        let (start, is_written) = match self.clear_until.get(&from) {
            Some((until, is_written)) => (Some(*until), *is_written),
            None => (from.next(ir), false),
        };
        if is_written {
            return true;
        }
        let mut at = start;
        while let Some(op) = at {
            if op == to {
                break;
            }
            let writes = op.memory_effects(ir).is_none_or(|effects| {
                (effects.iter()).any(|effect| effect.effect == MemoryEffect::Write)
            });
            if writes {
                self.clear_until.insert(from, (op, true));
                return true;
            }
            at = op.next(ir);
        }
        self.clear_until.insert(from, (to, false));
        false
    }

    fn replace(&mut self, ir: &mut Ir, op: Operation, known: Operation, has_dominance: bool) {
        for number in 0..op.results(ir).len() {
            let (old, new) = (op.result(ir, number), known.result(ir, number));
            if has_dominance {
                old.replace_all_uses_with(ir, new);
            } else {
                // What was seen before must not change any more: it is in the table.
                let seen = &self.known;
                old.replace_uses_if(ir, new, |ir, operand| !seen.contains(ir, operand.owner));
            }
        }
        if op.is_unused(ir) {
            self.doomed.push(op);
        }
        if known.location(ir).is_unknown() {
            let location = op.location(ir);
            known.set_location(ir, location);
        }
        self.counts.replaced += 1;
    }
}

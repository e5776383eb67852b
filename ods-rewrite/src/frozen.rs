//! Pattern sets for drivers: [`FrozenPatterns`].

use ods_ir::ir::{Ir, Operation, Rewriter};
use ods_ir::op::OpInfo;
use ods_ir::registry::DialectRegistry;
use ods_ir::rewrite::declared::{Search, Tree};
use ods_ir::rewrite::{Pattern, PatternRoot, PatternSet};
use ods_lookup::LookupMap;
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, RwLock};

/// A pattern set that no longer changes, with a table from ops to their patterns: MLIR's
/// `FrozenRewritePatternSet`. It may be shared between threads.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::FrozenPatterns;
/// let mut patterns = PatternSet::new();
/// patterns.add(|module: ModuleOp, rw| {
///     let nested = module.body(rw).first_op(rw)?;
///     rw.erase(nested);
///     Some(())
/// });
/// let frozen = FrozenPatterns::new(patterns);
/// assert_eq!(frozen.patterns().len(), 1);
/// ```
#[derive(Debug, Default)]
pub struct FrozenPatterns {
    patterns: Vec<Pattern>,
    /// The patterns of one op, by the address of its definition.
    of_op: LookupMap<usize, Vec<u32>>,
    /// Patterns that are tested against definitions.
    of_definitions: Vec<u32>,
    of_any: Vec<u32>,
    /// What was found for each op; 0 stands for unregistered operations.
    known: RwLock<LookupMap<usize, Arc<Choice>>>,
    /// What drivers found out about `Ir`s, for the next ones there.
    learned: Mutex<Vec<Learned>>,
}

/// What is known of the names of one `Ir`.
#[derive(Debug, Default)]
struct Learned {
    /// Which `Ir` that is.
    ir: Option<NonZeroU32>,
    /// By the number of the operation's name.
    names: Vec<Option<Named>>,
    /// What is known of them in short.
    flags: Vec<Flags>,
}

/// Of so many `Ir`s drivers may know something at the same time: of one for each thread, usually.
const IRS: usize = 16;

/// The patterns to try on operations of one op.
#[derive(Debug)]
struct Choice {
    /// Their numbers, best first.
    all: Vec<u32>,
    /// The places in `all` of those that are functions.
    functions: Vec<u32>,
    /// Those that are declared.
    tree: Tree,
    /// The places in `all` of those in the tree.
    declared: Vec<u32>,
}

impl Choice {
    fn new(all: Vec<u32>, patterns: &[Pattern]) -> Self {
        let (mut functions, mut declared, mut infos) = (Vec::new(), Vec::new(), Vec::new());
        for (place, number) in (0..).zip(&all) {
            match patterns[*number as usize].declared() {
                Some(info) => {
                    declared.push(place);
                    infos.push(info);
                }
                None => functions.push(place),
            }
        }
        Self {
            all,
            functions,
            tree: Tree::new(infos),
            declared,
        }
    }

    /// The patterns that may match `op`, best first.
    fn candidates(&self, search: &mut Search, ir: &Ir, op: Operation) -> List {
        // Usually there are none.
        let is_in_tree = self.tree.may_match(search, op, ir);
        if !is_in_tree && self.functions.is_empty() {
            return List::new();
        }
        let function = |place: &u32| Candidate {
            place: *place,
            number: self.all[*place as usize],
            in_tree: NO_TREE,
        };
        let mut list: List = self.functions.iter().map(function).collect();
        if !is_in_tree {
            return list;
        }
        self.tree.candidates(search, op, ir, |in_tree| {
            let place = self.declared[in_tree as usize];
            list.push(Candidate {
                place,
                number: self.all[place as usize],
                in_tree,
            });
        });
        ods_lookup::sort_by_key(&mut list, |candidate| candidate.place);
        list
    }
}

/// A pattern to try.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// The place among the patterns of the op.
    place: u32,
    /// The number of the pattern.
    pub(crate) number: u32,
    /// The number in the tree of declared patterns; `NO_TREE` if the pattern is a function.
    in_tree: u32,
}

const NO_TREE: u32 = u32::MAX;

/// Patterns to try.
pub(crate) type List = SmallVec<[Candidate; 4]>;

fn address(info: Option<&'static OpInfo>) -> usize {
    info.map_or(0, |info| std::ptr::from_ref(info).addr())
}

impl FrozenPatterns {
    /// Compiles a set.
    pub fn new(patterns: PatternSet) -> Self {
        let mut frozen = Self {
            patterns: patterns.into_vec(),
            ..Self::default()
        };
        for (number, pattern) in (0..).zip(&frozen.patterns) {
            match pattern.roots() {
                PatternRoot::Op(info) => frozen
                    .of_op
                    .entry(address(Some(info)))
                    .or_default()
                    .push(number),
                PatternRoot::Definition(_) => frozen.of_definitions.push(number),
                PatternRoot::Any => frozen.of_any.push(number),
            }
        }
        frozen
    }

    /// The canonicalization patterns of all dialects and operations of a registry, as
    /// `mlir-opt --canonicalize` collects them.
    ///
    /// ```
    /// use ods_runtime::DialectRegistry;
    /// use ods_runtime::rewrite::FrozenPatterns;
    /// // The builtin dialect has no patterns.
    /// let patterns = FrozenPatterns::canonicalization(&DialectRegistry::new());
    /// assert!(patterns.patterns().is_empty());
    /// ```
    #[inline]
    pub fn canonicalization(registry: &DialectRegistry) -> Self {
        let mut patterns = PatternSet::new();
        registry.add_canonicalization_patterns(&mut patterns);
        Self::new(patterns)
    }

    /// The patterns, in the order in which they were added.
    #[inline]
    pub fn patterns(&self) -> &[Pattern] {
        &self.patterns
    }

    /// The numbers of the patterns to try on operations of this definition, best first.
    fn list(&self, info: Option<&'static OpInfo>) -> Arc<Choice> {
        let key = address(info);
        if let Ok(known) = self.known.read()
            && let Some(list) = known.get(&key)
        {
            return list.clone();
        }
        let of_op = info.and_then(|_| self.of_op.get(&key));
        let mut list: Vec<u32> = of_op.cloned().unwrap_or_default();
        let may_match = |number: &u32| self.patterns[*number as usize].roots().may_match(info);
        list.extend(self.of_definitions.iter().copied().filter(may_match));
        ods_lookup::sort(&mut list);
        // As in MLIR, patterns for any operation come after those of the op with the same benefit.
        list.extend(&self.of_any);
        ods_lookup::sort_by_key(&mut list, |number| {
            Reverse(self.patterns[*number as usize].benefit())
        });
        let list = Arc::new(Choice::new(list, &self.patterns));
        if let Ok(mut known) = self.known.write() {
            known.insert(key, list.clone());
        }
        list
    }
}

/// The patterns for the operations of one `Ir`.
#[derive(Debug)]
pub struct Candidates<'a> {
    frozen: &'a FrozenPatterns,
    learned: Learned,
}

/// What a driver may do to the operations with one name.
#[derive(Clone, Copy, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent facts, each used for every operation"
)]
pub(crate) struct Flags {
    is_known: bool,
    /// Whether they are folded.
    pub(crate) folds: bool,
    /// Whether they are constants.
    pub(crate) is_constant: bool,
    /// Whether there are patterns for them.
    pub(crate) has_patterns: bool,
    /// Whether they are trivially dead once they are not used.
    pub(crate) is_always_dead: bool,
    /// Whether they may be folded, erased or rewritten.
    pub(crate) may_change: bool,
}

/// What a driver knows of the operations with one name.
#[derive(Debug)]
struct Named {
    choice: Arc<Choice>,
    search: Search,
}

impl<'a> Candidates<'a> {
    /// Prepares for one `Ir`.
    pub fn new(frozen: &'a FrozenPatterns) -> Self {
        Self {
            frozen,
            learned: Learned::default(),
        }
    }

    /// What a driver may do to the operations with the name of `op`, which has this number.
    #[inline]
    pub(crate) fn flags(&mut self, ir: &Ir, op: Operation, name: usize) -> Flags {
        match self.learned.flags.get(name) {
            Some(flags) if flags.is_known => *flags,
            _ => self.learn(ir, op, name),
        }
    }

    /// Finds out about the operations with a name, unless an earlier driver did.
    #[cold]
    fn learn(&mut self, ir: &Ir, op: Operation, name: usize) -> Flags {
        if self.learned.ir.is_none() {
            self.remember(ir.serial());
            if let Some(flags) = self.learned.flags.get(name)
                && flags.is_known
            {
                return *flags;
            }
        }
        let Learned { names, flags, .. } = &mut self.learned;
        if name >= names.len() {
            names.resize_with(name + 1, || None);
            flags.resize(name + 1, Flags::default());
        }
        let choice = self.frozen.list(op.info(ir));
        // The value of a constant is not a simpler form of it.
        let is_constant = op.spec(ir).is_some_and(|spec| spec.is_constant);
        let folds = op.may_fold(ir) && !is_constant;
        let has_patterns = !choice.all.is_empty();
        let flags = Flags {
            is_known: true,
            folds,
            is_constant,
            has_patterns,
            is_always_dead: op.is_always_dead(ir),
            may_change: folds || has_patterns || !op.is_never_dead(ir),
        };
        self.learned.flags[name] = flags;
        self.learned.names[name] = Some(Named {
            search: choice.tree.search(),
            choice,
        });
        flags
    }

    /// Takes over what an earlier driver knew of this `Ir`.
    fn remember(&mut self, ir: NonZeroU32) {
        if let Ok(mut known) = self.frozen.learned.lock()
            && let Some(at) = known.iter().position(|known| known.ir == Some(ir))
        {
            self.learned = known.swap_remove(at);
        }
        self.learned.ir = Some(ir);
    }

    /// The patterns that may match `op`, best first. They hold until something changes.
    pub(crate) fn of(&mut self, ir: &Ir, op: Operation) -> List {
        let name = op.name_number(ir);
        if !matches!(self.learned.names.get(name), Some(Some(_))) {
            self.learn(ir, op, name);
        }
        match &mut self.learned.names[name] {
            Some(named) => named.choice.candidates(&mut named.search, ir, op),
            None => List::new(),
        }
    }

    /// Rewrites `op` with a pattern, if it matches.
    pub(crate) fn apply(
        &mut self,
        candidate: Candidate,
        op: Operation,
        rw: &mut Rewriter<'_>,
    ) -> Option<()> {
        let named = self.learned.names.get_mut(op.name_number(rw));
        match named {
            Some(Some(named)) if candidate.in_tree != NO_TREE => {
                let tree = &named.choice.tree;
                tree.apply(&mut named.search, candidate.in_tree, rw)
            }
            _ => self.get(candidate).apply(op, rw),
        }
    }

    /// The pattern of a candidate.
    pub(crate) fn get(&self, candidate: Candidate) -> &'a Pattern {
        &self.frozen.patterns[candidate.number as usize]
    }
}

impl Drop for Candidates<'_> {
    fn drop(&mut self) {
        let learned = std::mem::take(&mut self.learned);
        if learned.ir.is_some()
            && let Ok(mut known) = self.frozen.learned.lock()
        {
            if known.len() == IRS {
                known.remove(0);
            }
            known.push(learned);
        }
    }
}

//! Pattern sets for drivers: [`FrozenPatterns`].

use ods_ir::ir::{Ir, Operation};
use ods_ir::op::{OpInfo, operands};
use ods_ir::registry::DialectRegistry;
use ods_ir::rewrite::{Pattern, PatternRoot, PatternSet};
use ods_lookup::LookupMap;
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::sync::{Arc, RwLock};

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
}

/// The patterns to try on operations of one op.
#[derive(Debug, Default)]
struct Choice {
    /// Their numbers, best first.
    all: Vec<u32>,
    /// The places in `all` of those without a guard.
    unguarded: Vec<u32>,
    /// By the operand that guards ask about: the places in `all`, by the address of the definition
    /// of what must define that operand.
    guarded: Vec<(usize, LookupMap<usize, Vec<u32>>)>,
}

impl Choice {
    fn new(all: Vec<u32>, patterns: &[Pattern]) -> Self {
        let mut choice = Self::default();
        for (place, number) in (0..).zip(&all) {
            let Some(guard) = patterns[*number as usize].guard() else {
                choice.unguarded.push(place);
                continue;
            };
            let known = choice.guarded.iter();
            let known = { known }.position(|(operand, _)| *operand == guard.operand);
            let at = known.unwrap_or_else(|| {
                choice.guarded.push((guard.operand, LookupMap::default()));
                choice.guarded.len() - 1
            });
            let of_definer = choice.guarded[at].1.entry(address(Some(guard.definer)));
            of_definer.or_default().push(place);
        }
        choice.all = all;
        choice
    }

    /// The numbers of the patterns whose guards hold for `op`, best first.
    fn numbers(&self, ir: &Ir, op: Operation) -> Numbers {
        if self.guarded.is_empty() {
            // Usually there are none.
            return match &self.all[..] {
                [] => Numbers::new(),
                all => Numbers::from_slice(all),
            };
        }
        let mut places = Numbers::from_slice(&self.unguarded);
        for (operand, of_definer) in &self.guarded {
            let value = operands(op, ir, *operand).first();
            let definer = value.and_then(|value| value.defining_op(ir)?.info(ir));
            if let Some(found) = definer.and_then(|info| of_definer.get(&address(Some(info)))) {
                places.extend_from_slice(found);
            }
        }
        places.sort_unstable();
        for place in &mut places {
            *place = self.all[*place as usize];
        }
        places
    }
}

/// Numbers of patterns.
pub(crate) type Numbers = SmallVec<[u32; 8]>;

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
    pub fn canonicalization(registry: &DialectRegistry) -> Self {
        let mut patterns = PatternSet::new();
        registry.add_canonicalization_patterns(&mut patterns);
        Self::new(patterns)
    }

    /// The patterns, in the order in which they were added.
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
        list.sort_unstable();
        // As in MLIR, patterns for any operation come after those of the op with the same benefit.
        list.extend(&self.of_any);
        list.sort_by_key(|number| Reverse(self.patterns[*number as usize].benefit()));
        let list = Arc::new(Choice::new(list, &self.patterns));
        if let Ok(mut known) = self.known.write() {
            known.insert(key, list.clone());
        }
        list
    }
}

/// The patterns for the operations of one `Ir`, looked up by number.
#[derive(Debug)]
pub struct Candidates<'a> {
    frozen: &'a FrozenPatterns,
    /// By the number of the operation's name.
    names: Vec<Option<Named>>,
}

/// What a driver knows of the operations with one name.
#[derive(Clone, Debug)]
struct Named {
    choice: Arc<Choice>,
    folds: bool,
    may_change: bool,
}

impl<'a> Candidates<'a> {
    /// Prepares for one `Ir`.
    pub fn new(frozen: &'a FrozenPatterns) -> Self {
        Self {
            frozen,
            names: Vec::new(),
        }
    }

    #[inline]
    fn named(&mut self, ir: &Ir, op: Operation) -> &Named {
        let name = op.name_number(ir);
        if !matches!(self.names.get(name), Some(Some(_))) {
            self.learn(ir, op, name);
        }
        match &self.names[name] {
            Some(named) => named,
            None => unreachable!("it was learned"),
        }
    }

    /// Finds out about the operations with a name.
    #[cold]
    fn learn(&mut self, ir: &Ir, op: Operation, name: usize) {
        if name >= self.names.len() {
            self.names.resize(name + 1, None);
        }
        let choice = self.frozen.list(op.info(ir));
        // The value of a constant is not a simpler form of it.
        let is_constant = op.spec(ir).is_some_and(|spec| spec.is_constant);
        let folds = op.may_fold(ir) && !is_constant;
        self.names[name] = Some(Named {
            folds,
            may_change: folds || !choice.all.is_empty() || !op.is_never_dead(ir),
            choice,
        });
    }

    /// Whether operations with the name of `op` are folded.
    #[inline]
    pub(crate) fn folds(&mut self, ir: &Ir, op: Operation) -> bool {
        self.named(ir, op).folds
    }

    /// Whether a driver may fold, erase or rewrite operations with the name of `op`.
    #[inline]
    pub(crate) fn may_change(&mut self, ir: &Ir, op: Operation) -> bool {
        self.named(ir, op).may_change
    }

    /// The numbers of the patterns that may match `op`, best first.
    pub(crate) fn of(&mut self, ir: &Ir, op: Operation) -> Numbers {
        self.named(ir, op).choice.numbers(ir, op)
    }

    /// The pattern with this number.
    pub(crate) fn get(&self, number: u32) -> &'a Pattern {
        &self.frozen.patterns[number as usize]
    }
}

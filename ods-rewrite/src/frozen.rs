//! Pattern sets for drivers: [`FrozenPatterns`].

use ods_ir::ir::{Ir, Operation};
use ods_ir::op::OpInfo;
use ods_ir::registry::DialectRegistry;
use ods_ir::rewrite::{Pattern, PatternRoot, PatternSet};
use ods_lookup::LookupMap;
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
    known: RwLock<LookupMap<usize, Arc<[u32]>>>,
}

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
    fn list(&self, info: Option<&'static OpInfo>) -> Arc<[u32]> {
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
        let list: Arc<[u32]> = list.into();
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
    lists: Vec<Option<Arc<[u32]>>>,
}

impl<'a> Candidates<'a> {
    /// Prepares for one `Ir`.
    pub fn new(frozen: &'a FrozenPatterns) -> Self {
        Self {
            frozen,
            lists: Vec::new(),
        }
    }

    /// The number of patterns that may match `op`.
    pub(crate) fn count(&mut self, ir: &Ir, op: Operation) -> usize {
        let name = op.name_number(ir);
        if name >= self.lists.len() {
            self.lists.resize(name + 1, None);
        }
        let frozen = self.frozen;
        self.lists[name]
            .get_or_insert_with(|| frozen.list(op.info(ir)))
            .len()
    }

    /// Pattern `number` of those that may match operations with the name of `op`, which
    /// [`count`](Self::count) counted.
    pub(crate) fn get(&self, name: usize, number: usize) -> (u32, &'a Pattern) {
        let list = self.lists.get(name).and_then(Option::as_ref);
        let at = list.map_or(0, |list| list[number]);
        (at, &self.frozen.patterns[at as usize])
    }
}

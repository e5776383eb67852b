//! Rewrite patterns: replacements of operations of some kind.
//!
//! A [`Pattern`] is a function of an operation and a [`Rewriter`]; a [`PatternSet`]
//! collects patterns for a driver. Patterns accept op types, interface handles and
//! [`Operation`] alike.

use crate::ir::{InsertPoint, Operation, Rewriter};
use crate::op::{Op, OpHandle, OpInfo};
use crate::verify::is_well_formed;
use std::fmt;

/// The function of a pattern.
type Rewrite = dyn Fn(Operation, &mut Rewriter<'_>) -> Option<()> + Send + Sync;

/// One rewrite pattern.
pub struct Pattern {
    root: Option<&'static OpInfo>,
    benefit: u16,
    rewrite: Box<Rewrite>,
}

impl Pattern {
    /// The op that it matches; `None` if it may match operations of several ops.
    pub fn root(&self) -> Option<&'static OpInfo> {
        self.root
    }

    /// The benefit: patterns with a higher benefit are tried first.
    pub fn benefit(&self) -> u16 {
        self.benefit
    }

    /// Rewrites `op` if the pattern matches; `None` means that nothing changed.
    ///
    /// The pattern starts with the insertion point before `op`, so that what it builds replaces
    /// `op` in its place; if `op` is in no block, new operations stay detached too.
    ///
    /// No pattern matches a registered operation without the operands, results, regions,
    /// successors and attributes that its definition requires.
    pub fn apply(&self, op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
        if let Some(info) = op.info(rw)
            && !is_well_formed(rw, op, info.spec())
        {
            return None;
        }
        let point = match op.parent_block(rw) {
            Some(_) => InsertPoint::Before(op),
            None => InsertPoint::Detached,
        };
        rw.set_insert_point(point);
        (self.rewrite)(op, rw)
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pattern")
            .field("root", &self.root)
            .field("benefit", &self.benefit)
            .finish_non_exhaustive()
    }
}

/// A collection of rewrite patterns, in the order in which they were added.
///
/// ```
/// use ods_runtime::prelude::*;
/// let mut patterns = PatternSet::new();
/// patterns.add(|module: ModuleOp, rw| {
///     let first = module.body(rw).operations(rw).next()?;
///     first.erase(rw);
///     Some(())
/// });
/// assert_eq!(patterns.len(), 1);
/// ```
#[derive(Debug, Default)]
pub struct PatternSet(Vec<Pattern>);

impl PatternSet {
    /// Makes an empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pattern of benefit 1. If it does not match, it must return `None` before it
    /// changes anything.
    pub fn add<O: OpHandle>(
        &mut self,
        rewrite: impl Fn(O, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_with_benefit(1, rewrite)
    }

    /// Adds a pattern.
    pub fn add_with_benefit<O: OpHandle>(
        &mut self,
        benefit: u16,
        rewrite: impl Fn(O, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) -> &mut Self {
        self.0.push(Pattern {
            root: O::INFO_IF_ONE,
            benefit,
            rewrite: Box::new(move |op, rw| {
                let op = O::cast(op, rw)?;
                rewrite(op, rw)
            }),
        });
        self
    }

    /// Adds the canonicalization patterns of op `O`: those that it lists
    /// (`hasCanonicalizer`), and its `canonicalize` (`hasCanonicalizeMethod`).
    pub fn add_canonicalization_of<O: Op>(&mut self) -> &mut Self {
        O::INFO.add_canonicalization_patterns(self);
        self
    }

    /// The patterns.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Pattern> {
        self.0.iter()
    }

    /// The number of patterns.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Applies the first pattern that matches `op`, in order of descending benefit;
    /// `None` means that no pattern matched. Each pattern starts with the insertion point
    /// before `op`, as [`Pattern::apply`] sets it.
    pub fn apply_first(&self, op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
        let info = op.info(rw);
        let may_match = |pattern: &&Pattern| pattern.root.is_none_or(|root| info == Some(root));
        let mut candidates: Vec<&Pattern> = self.0.iter().filter(may_match).collect();
        candidates.sort_by_key(|pattern| std::cmp::Reverse(pattern.benefit));
        candidates
            .into_iter()
            .find_map(|pattern| pattern.apply(op, rw))
    }
}

impl OpInfo {
    /// Adds the canonicalization patterns of the op.
    pub fn add_canonicalization_patterns(&'static self, patterns: &mut PatternSet) {
        let spec = self.spec();
        if let Some(list) = spec.canonicalization_patterns {
            list(patterns);
        }
        if let Some(canonicalize) = spec.canonicalize {
            patterns.0.push(Pattern {
                root: Some(self),
                benefit: 1,
                rewrite: Box::new(canonicalize),
            });
        }
    }
}

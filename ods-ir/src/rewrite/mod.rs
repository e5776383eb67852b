//! Rewrite patterns: replacements of operations of some kind.
//!
//! A [`Pattern`] is a function of an operation and a [`Rewriter`]; a [`PatternSet`]
//! collects patterns for a driver. Patterns accept op types, interface handles and
//! [`Operation`] alike. Those that `Pat` declares are tables, which `declared` interprets.

#[doc(hidden)]
pub mod declared;

pub use declared::DeclaredPattern;

use self::declared::PatternInfo;
use crate::interfaces::{OpInterface, lists_interface};
use crate::ir::{InsertPoint, Operation, Rewriter};
use crate::op::{Op, OpHandle, OpInfo};
use crate::traits::OpTrait;
use crate::verify::is_well_formed;
use std::borrow::Cow;
use std::fmt;

/// The function of a pattern.
type Rewrite = dyn Fn(Operation, &mut Rewriter<'_>) -> Option<()> + Send + Sync;

/// The operations that a pattern may match.
#[derive(Clone, Copy, Debug)]
pub enum PatternRoot {
    /// Those of one op.
    Op(&'static OpInfo),
    /// Those for whose definition the function is true, such as those with a trait or an
    /// interface. Unregistered operations have no definition, and do not match.
    Definition(fn(&'static OpInfo) -> bool),
    /// Any.
    Any,
}

impl PatternRoot {
    /// Whether the pattern may match operations of this definition; `None` stands for unregistered
    /// ones.
    pub fn may_match(self, info: Option<&'static OpInfo>) -> bool {
        match self {
            Self::Op(root) => info == Some(root),
            Self::Definition(test) => info.is_some_and(test),
            Self::Any => true,
        }
    }
}

/// One rewrite pattern.
///
/// ```
/// use ods_runtime::prelude::*;
/// let mut patterns = PatternSet::new();
/// patterns.add_with_benefit(2, |module: ModuleOp, rw| {
///     rw.erase(module.body(rw).first_op(rw)?);
///     Some(())
/// }).named("erase-first");
/// let pattern = &patterns.into_vec()[0];
/// assert_eq!((pattern.name(), pattern.benefit()), ("erase-first", 2));
/// assert_eq!(pattern.root(), Some(ModuleOp::INFO));
/// ```
pub struct Pattern {
    root: PatternRoot,
    benefit: u16,
    name: Cow<'static, str>,
    /// What `Pat` declares.
    declared: Option<&'static PatternInfo>,
    is_recursive: bool,
    rewrite: Box<Rewrite>,
}

impl Pattern {
    /// Whether a dialect conversion may apply it to what it led to: see [`PatternSet::recursive`].
    #[inline]
    pub fn is_recursive(&self) -> bool {
        self.is_recursive
    }

    /// The op that it matches; `None` if it may match operations of several ops.
    #[inline]
    pub fn root(&self) -> Option<&'static OpInfo> {
        match self.root {
            PatternRoot::Op(info) => Some(info),
            PatternRoot::Definition(_) | PatternRoot::Any => None,
        }
    }

    /// The operations that it may match.
    pub fn roots(&self) -> PatternRoot {
        self.root
    }

    /// The name, by which drivers report what the pattern did. It is the path of the function that
    /// adds the pattern, unless the pattern was [named](PatternSet::named).
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The benefit: patterns with a higher benefit are tried first.
    pub fn benefit(&self) -> u16 {
        self.benefit
    }

    /// The declaration, if there is one, for drivers to match several patterns at once.
    #[doc(hidden)]
    pub fn declared(&self) -> Option<&'static PatternInfo> {
        self.declared
    }

    /// Rewrites `op` if the pattern matches; `None` means that nothing changed.
    ///
    /// The pattern starts with the insertion point before `op`, so that what it builds replaces
    /// `op` in its place; if `op` is not in a block, new operations stay detached too.
    ///
    /// No pattern matches a registered operation without the operands, results, regions,
    /// successors and attributes that its definition requires.
    pub fn apply(&self, op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
        if let Some(info) = op.info(rw)
            && !is_well_formed(rw, op, info.spec())
        {
            return None;
        }
        start_at(op, rw);
        (self.rewrite)(op, rw)
    }
}

/// Sets the insertion point for patterns on `op`.
fn start_at(op: Operation, rw: &mut Rewriter<'_>) {
    let point = match op.parent_block(rw) {
        Some(_) => InsertPoint::Before(op),
        None => InsertPoint::Detached,
    };
    rw.set_insert_point(point);
}

impl fmt::Debug for Pattern {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pattern")
            .field("name", &self.name)
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
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// patterns.add(|module: ModuleOp, rw| {
    ///     module.set_attribute(rw, "t.by", Some(Attribute::string("general")));
    ///     Some(())
    /// });
    /// patterns.add_with_benefit(2, |module: ModuleOp, rw| {
    ///     module.sym_name(rw)?;
    ///     module.set_attribute(rw, "t.by", Some(Attribute::string("special")));
    ///     Some(())
    /// });
    /// let mut ir = Ir::new();
    /// let module = parse_source(&mut ir, "a.mlir", "module @a {}", ParseOptions::new()).unwrap();
    /// patterns.apply_first(module, &mut OpBuilder::new(&mut ir)).unwrap();
    /// assert_eq!(module.attribute(&ir, "t.by").and_then(Attribute::as_str), Some("special"));
    /// ```
    pub fn add_with_benefit<O: OpHandle>(
        &mut self,
        benefit: u16,
        rewrite: impl Fn(O, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) -> &mut Self {
        self.0.push(Pattern {
            root: O::INFO_IF_ONE.map_or(PatternRoot::Any, PatternRoot::Op),
            benefit,
            name: name_of(&rewrite),
            declared: None,
            is_recursive: false,
            rewrite: Box::new(move |op, rw| {
                let op = O::cast(op, rw)?;
                rewrite(op, rw)
            }),
        });
        self
    }

    /// Adds a pattern of benefit 1 for operations with the trait `T`: MLIR's
    /// `OpTraitRewritePattern`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::traits::IsCommutative;
    /// let mut patterns = PatternSet::new();
    /// patterns.add_for_trait::<IsCommutative>(|op, rw| {
    ///     let [a, b] = op.operands(rw)[..] else { return None };
    ///     (a > b).then(|| op.set_operands(rw, &[b, a]))
    /// });
    /// ```
    pub fn add_for_trait<T: OpTrait>(
        &mut self,
        rewrite: impl Fn(Operation, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) -> &mut Self {
        self.0.push(Pattern {
            root: PatternRoot::Definition(OpInfo::has_trait::<T>),
            benefit: 1,
            name: name_of(&rewrite),
            declared: None,
            is_recursive: false,
            rewrite: Box::new(rewrite),
        });
        self
    }

    /// Adds a pattern of benefit 1 for operations whose definition has the interface `dyn I`: MLIR's
    /// `OpInterfaceRewritePattern`. Interfaces that are attached to operations do not count.
    ///
    /// ```
    /// use ods_runtime::interfaces::DestinationStyleOpInterface;
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// patterns.add_for_interface::<dyn DestinationStyleOpInterface>(|op, rw| {
    ///     op.operands(rw).is_empty().then(|| rw.erase(op))
    /// });
    /// let pattern = patterns.iter().next().unwrap();
    /// assert!(!pattern.roots().may_match(Some(ModuleOp::INFO)));
    /// ```
    pub fn add_for_interface<I: OpInterface + ?Sized>(
        &mut self,
        rewrite: impl Fn(Operation, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
    ) -> &mut Self {
        self.0.push(Pattern {
            root: PatternRoot::Definition(lists_interface::<I>),
            benefit: 1,
            name: name_of(&rewrite),
            declared: None,
            is_recursive: false,
            rewrite: Box::new(rewrite),
        });
        self
    }

    /// Names the pattern that was added last, for reports.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// patterns.add(|_: ModuleOp, _| None).named("nothing-to-do");
    /// assert_eq!(patterns.iter().next().unwrap().name(), "nothing-to-do");
    /// ```
    ///
    /// # Panics
    ///
    /// If the set is empty.
    #[track_caller]
    pub fn named(&mut self, name: impl Into<Cow<'static, str>>) -> &mut Self {
        let Some(last) = self.0.last_mut() else {
            panic!("there is no pattern to name");
        };
        last.name = name.into();
        self
    }

    /// Lets a dialect conversion apply the pattern that was added last to what it led to itself, which
    /// must end at some time: MLIR's `setHasBoundedRewriteRecursion`. Other drivers do that for all.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// patterns.add(|_: ModuleOp, _| None).named("peel").recursive();
    /// assert!(patterns.iter().next().unwrap().is_recursive());
    /// ```
    ///
    /// # Panics
    ///
    /// If the set is empty.
    #[inline]
    #[track_caller]
    pub fn recursive(&mut self) -> &mut Self {
        let Some(last) = self.0.last_mut() else {
            panic!("there is no pattern that could be recursive");
        };
        last.is_recursive = true;
        self
    }

    /// Adds all patterns of another set after those of this one.
    #[inline]
    pub fn append(&mut self, other: Self) -> &mut Self {
        self.0.extend(other.0);
        self
    }

    /// Adds the canonicalization patterns of op `O`: those that it lists
    /// (`hasCanonicalizer`), and its `canonicalize` (`hasCanonicalizeMethod`).
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// // A module has none.
    /// patterns.add_canonicalization_of::<ModuleOp>();
    /// assert!(patterns.is_empty());
    /// ```
    pub fn add_canonicalization_of<O: Op>(&mut self) -> &mut Self {
        O::INFO.add_canonicalization_patterns(self);
        self
    }

    /// Keeps only the patterns that `test` accepts.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut patterns = PatternSet::new();
    /// patterns.add(|_: ModuleOp, _| None).named("one");
    /// patterns.add(|_: ModuleOp, _| None).named("two");
    /// patterns.retain(|pattern| pattern.name() != "one");
    /// assert_eq!(patterns.len(), 1);
    /// ```
    pub fn retain(&mut self, test: impl FnMut(&Pattern) -> bool) {
        self.0.retain(test);
    }

    /// The patterns as a list.
    pub fn into_vec(self) -> Vec<Pattern> {
        self.0
    }

    /// The patterns.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Pattern> {
        self.0.iter()
    }

    /// The number of patterns.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Applies the first pattern that matches `op`, in order of descending benefit;
    /// `None` means that no pattern matched. Each pattern starts with the insertion point
    /// before `op`, as [`Pattern::apply`] sets it.
    #[inline]
    pub fn apply_first(&self, op: Operation, rw: &mut Rewriter<'_>) -> Option<()> {
        let info = op.info(rw);
        let may_match = |pattern: &&Pattern| pattern.root.may_match(info);
        let mut candidates: Vec<&Pattern> = self.0.iter().filter(may_match).collect();
        candidates.sort_by_key(|pattern| std::cmp::Reverse(pattern.benefit));
        candidates
            .into_iter()
            .find_map(|pattern| pattern.apply(op, rw))
    }
}

/// The path of the function of a pattern; that of a closure is the function around it.
fn name_of<F>(_: &F) -> Cow<'static, str> {
    let name = std::any::type_name::<F>();
    name.trim_end_matches("::{{closure}}").into()
}

impl OpInfo {
    /// Adds the canonicalization patterns of the op.
    pub fn add_canonicalization_patterns(&'static self, patterns: &mut PatternSet) {
        let (list, canonicalize) = self.canonicalization();
        if let Some(list) = list {
            list(patterns);
        }
        if let Some(canonicalize) = canonicalize {
            patterns.0.push(Pattern {
                root: PatternRoot::Op(self),
                benefit: 1,
                name: format!("canonicalize of {}", self.name()).into(),
                declared: None,
                is_recursive: false,
                rewrite: Box::new(canonicalize),
            });
        }
    }
}

//! Analyses: what passes compute about an operation and keep while it holds.

use ods_ir::ir::{Ir, Operation};
use ods_lookup::LookupMap;
use std::any::{Any, TypeId};
use std::sync::Arc;

/// Something computed about the IR in an operation.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{Analysis, PassManager, pass_fn};
/// /// The number of operations.
/// struct Size(usize);
/// impl Analysis for Size {
///     fn compute(ir: &Ir, op: Operation) -> Self {
///         let mut count = 0;
///         op.walk(ir, |_| count += 1);
///         Self(count)
///     }
/// }
/// let pass = pass_fn("size", |op: ModuleOp, cx| {
///     assert_eq!(cx.analysis::<Size>().0, 2);
///     Ok(())
/// });
/// let mut ir = Ir::new();
/// let module = parse_source(&mut ir, "a", b"module { module {} }".as_slice(), ParseOptions::new()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(pass);
/// passes.run(&mut ir, module).unwrap();
/// ```
pub trait Analysis: Send + Sync + 'static {
    /// Computes it for `op`.
    fn compute(ir: &Ir, op: Operation) -> Self;

    /// Whether it still holds after a pass that said what it keeps. By default, if the pass keeps
    /// it.
    fn is_preserved(preserved: &Preserved) -> bool
    where
        Self: Sized,
    {
        preserved.keeps::<Self>()
    }
}

/// The analyses that a pass keeps: MLIR's `PreservedAnalyses`.
///
/// ```
/// use ods_runtime::Dominance;
/// use ods_runtime::pass::Preserved;
/// let mut preserved = Preserved::default();
/// assert!(!preserved.keeps::<Dominance>());
/// preserved.keep::<Dominance>();
/// assert!(preserved.keeps::<Dominance>() && !preserved.keeps_all());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Preserved {
    all: bool,
    some: Vec<TypeId>,
}

impl Preserved {
    /// Keeps all analyses: the IR did not change.
    pub fn keep_all(&mut self) {
        self.all = true;
    }

    /// Keeps the analysis `A`.
    pub fn keep<A: Analysis>(&mut self) {
        self.some.push(TypeId::of::<A>());
    }

    /// Whether all analyses are kept.
    pub fn keeps_all(&self) -> bool {
        self.all
    }

    /// Whether the analysis `A` is kept.
    pub fn keeps<A: Analysis>(&self) -> bool {
        self.all || self.some.contains(&TypeId::of::<A>())
    }
}

struct Entry {
    value: Arc<dyn Any + Send + Sync>,
    is_preserved: fn(&Preserved) -> bool,
}

/// The analyses of one operation that are known.
///
/// ```
/// use ods_runtime::Dominance;
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{Analyses, Preserved};
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN).operation();
/// let mut analyses = Analyses::new();
/// let dominance = analyses.get::<Dominance>(&ir, module);
/// // It is computed once.
/// assert!(std::sync::Arc::ptr_eq(&dominance, &analyses.get(&ir, module)));
/// analyses.invalidate(&Preserved::default());
/// assert!(analyses.cached::<Dominance>().is_none());
/// ```
#[derive(Default)]
pub struct Analyses {
    known: LookupMap<TypeId, Entry>,
    /// The keys of `known`.
    keys: Vec<TypeId>,
    /// How often something may have been forgotten.
    invalidations: u32,
}

impl std::fmt::Debug for Analyses {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Analyses")
            .field("known", &self.keys.len())
            .finish_non_exhaustive()
    }
}

impl Analyses {
    /// Knows no analyses.
    pub fn new() -> Self {
        Self::default()
    }

    /// The analysis `A`, computed if it is not known.
    pub fn get<A: Analysis>(&mut self, ir: &Ir, op: Operation) -> Arc<A> {
        self.cached().unwrap_or_else(|| {
            let made = Arc::new(A::compute(ir, op));
            self.put(made.clone());
            made
        })
    }

    /// The analysis `A`, if it is known.
    pub fn cached<A: Analysis>(&self) -> Option<Arc<A>> {
        let entry = self.known.get(&TypeId::of::<A>())?;
        entry.value.clone().downcast().ok()
    }

    /// Takes the analysis `A` out, computed if it is not known, to be changed and [put](Self::put)
    /// back.
    pub fn take<A: Analysis>(&mut self, ir: &Ir, op: Operation) -> A {
        let key = TypeId::of::<A>();
        self.keys.retain(|known| *known != key);
        let known = self.known.remove(&key);
        let known = known.and_then(|entry| entry.value.downcast::<A>().ok());
        known
            .and_then(Arc::into_inner)
            .unwrap_or_else(|| A::compute(ir, op))
    }

    /// Adds the analysis `A`.
    pub fn put<A: Analysis>(&mut self, value: Arc<A>) {
        let key = TypeId::of::<A>();
        let entry = Entry {
            value,
            is_preserved: A::is_preserved,
        };
        if self.known.insert(key, entry).is_none() {
            self.keys.push(key);
        }
    }

    /// How often something may have been forgotten so far, wrapping.
    pub(super) fn invalidations(&self) -> u32 {
        self.invalidations
    }

    /// Forgets what a pass did not keep.
    pub fn invalidate(&mut self, preserved: &Preserved) {
        if preserved.keeps_all() {
            return;
        }
        self.invalidations = self.invalidations.wrapping_add(1);
        let known = &mut self.known;
        self.keys.retain(|key| {
            let is_kept = known
                .get(key)
                .is_some_and(|entry| (entry.is_preserved)(preserved));
            if !is_kept {
                known.remove(key);
            }
            is_kept
        });
    }
}

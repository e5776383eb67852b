//! The pass `canonicalize`.

use ods_ir::ir::Operation;
use ods_ir::registry::DialectRegistry;
use ods_ir::rewrite::PatternSet;
use ods_rewrite::FrozenPatterns;
use ods_rewrite::greedy::{GreedyConfig, GreedyError, RegionSimplification, greedy};
use ods_rewrite::pass::{OptionValue, PassContext, PassResult, RunPass};
use std::sync::{Arc, Mutex};

/// The word for a level of region simplification in options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Level(RegionSimplification);

impl OptionValue for Level {
    const EXPECTED: &'static str = "`disabled`, `normal` or `aggressive`";
    const CHOICES: &'static [&'static str] = &["disabled", "normal", "aggressive"];

    fn parse_option(text: &str) -> Option<Self> {
        Some(Self(match text {
            "disabled" => RegionSimplification::Disabled,
            "normal" => RegionSimplification::Normal,
            "aggressive" => RegionSimplification::Aggressive,
            _ => return None,
        }))
    }

    fn print_option(&self) -> String {
        let word = match self.0 {
            RegionSimplification::Disabled => "disabled",
            RegionSimplification::Normal => "normal",
            RegionSimplification::Aggressive => "aggressive",
        };
        word.to_owned()
    }
}

/// The pass `canonicalize`: folds operations and applies the canonicalization patterns of all
/// registered dialects and operations, to everything in the regions of an operation that is isolated
/// from above.
///
/// It has the options of MLIR's pass. Unless `test-convergence` is set, it does not fail if patterns
/// do not come to an end.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::PassManager;
/// use ods_runtime::transforms::canonicalize;
/// let mut passes = PassManager::new();
/// passes.add(canonicalize().max_iterations(Some(3)));
/// assert!(passes.to_string().starts_with("builtin.module(canonicalize{  max-iterations=3 "));
/// ```
#[derive(Debug)]
pub struct Canonicalizer {
    top_down: bool,
    region_simplify: Level,
    max_iterations: i64,
    max_num_rewrites: i64,
    test_convergence: bool,
    expensive_checks: bool,
    disable_patterns: Vec<String>,
    enable_patterns: Vec<String>,
    patterns: Mutex<Option<Compiled>>,
}

/// The patterns of a registry.
#[derive(Clone, Debug)]
struct Compiled {
    registry: Arc<DialectRegistry>,
    patterns: Arc<FrozenPatterns>,
}

/// The pass [`Canonicalizer`] with MLIR's settings.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::greedy::RegionSimplification;
/// use ods_runtime::transforms::canonicalize;
/// let pass = canonicalize()
///     .top_down(false)
///     .region_simplification(RegionSimplification::Aggressive)
///     .test_convergence(true)
///     .expensive_checks(true);
/// let mut passes = PassManager::new();
/// passes.add(pass);
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// assert!(passes.run(&mut ir, module).is_ok());
/// ```
pub fn canonicalize() -> Canonicalizer {
    Canonicalizer::default()
}

impl Default for Canonicalizer {
    fn default() -> Self {
        Self {
            top_down: true,
            region_simplify: Level(RegionSimplification::Normal),
            max_iterations: 10,
            max_num_rewrites: -1,
            test_convergence: false,
            expensive_checks: false,
            disable_patterns: Vec::new(),
            enable_patterns: Vec::new(),
            patterns: Mutex::new(None),
        }
    }
}

/// -1 stands for no limit; as in MLIR, another negative number for nothing.
fn limit(number: i64) -> Option<u64> {
    (number != -1).then(|| u64::try_from(number).unwrap_or(0))
}

impl Canonicalizer {
    /// Whether an iteration starts with the first operation instead of the last one.
    #[must_use]
    #[inline]
    pub fn top_down(mut self, on: bool) -> Self {
        self.top_down = on;
        self
    }

    /// How much regions are simplified after each iteration.
    #[must_use]
    #[inline]
    pub fn region_simplification(mut self, level: RegionSimplification) -> Self {
        self.region_simplify = Level(level);
        self
    }

    /// The number of iterations after which the pass stops; `None`: it does not.
    #[must_use]
    #[inline]
    pub fn max_iterations(mut self, max: Option<u32>) -> Self {
        self.max_iterations = max.map_or(-1, i64::from);
        self
    }

    /// Whether the pass fails if patterns do not come to an end.
    #[must_use]
    #[inline]
    pub fn test_convergence(mut self, on: bool) -> Self {
        self.test_convergence = on;
        self
    }

    /// Whether patterns are checked, which is slow: see [`GreedyConfig::expensive_checks`].
    #[must_use]
    #[inline]
    pub fn expensive_checks(mut self, on: bool) -> Self {
        self.expensive_checks = on;
        self
    }

    /// The canonicalization patterns of a registry that the pass applies.
    pub(crate) fn patterns(&self, registry: &Arc<DialectRegistry>) -> Arc<FrozenPatterns> {
        let mut compiled = self
            .patterns
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(compiled) = &*compiled
            && Arc::ptr_eq(&compiled.registry, registry)
        {
            return compiled.patterns.clone();
        }
        let mut all = PatternSet::new();
        registry.add_canonicalization_patterns(&mut all);
        all.retain(|pattern| {
            let is_in = |list: &[String]| list.iter().any(|name| name == pattern.name());
            !is_in(&self.disable_patterns)
                && (self.enable_patterns.is_empty() || is_in(&self.enable_patterns))
        });
        let patterns = Arc::new(FrozenPatterns::new(all));
        *compiled = Some(Compiled {
            registry: registry.clone(),
            patterns: patterns.clone(),
        });
        patterns
    }
}

impl RunPass for Canonicalizer {
    type Op = Operation;

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let registry = cx.registry().clone();
        let patterns = self.patterns(&registry);
        let config = GreedyConfig::new()
            .top_down(self.top_down)
            .region_simplification(self.region_simplify.0)
            .max_iterations(
                limit(self.max_iterations).map(|max| u32::try_from(max).unwrap_or(u32::MAX)),
            )
            .max_rewrites(limit(self.max_num_rewrites))
            .expensive_checks(self.expensive_checks);
        match greedy(cx, op, &patterns, &config) {
            Ok(outcome) => {
                if !outcome.changed {
                    cx.preserve_all();
                }
                Ok(())
            }
            Err(GreedyError::NotConverged { .. }) if !self.test_convergence => Ok(()),
            Err(error) => Err(error.to_diagnostic(op.location(cx)).into()),
        }
    }
}

ods_rewrite::__pass_impl!(
    Canonicalizer, "Canonicalizer", "canonicalize", "Canonicalize operations",
    dialects [],
    options [
        (disable_patterns, "disable-patterns", "Names of patterns that are left out"),
        (enable_patterns, "enable-patterns", "Names of patterns that are used; all others are left out"),
        (max_iterations, "max-iterations", "Max. iterations between applying patterns / simplifying regions"),
        (max_num_rewrites, "max-num-rewrites", "Max. number of pattern rewrites within an iteration"),
        (region_simplify, "region-simplify", "Perform control flow optimizations to the region tree"),
        (test_convergence, "test-convergence", "Test only: Fail pass on non-convergence to detect cyclic pattern"),
        (top_down, "top-down", "Seed the worklist in general top-down order"),
    ],
    statistics [],
);

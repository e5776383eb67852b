//! What the greedy driver may do, and what came of it.

use ods_ir::diagnostics::{Diagnostic, Diagnostics, Severity};
use ods_ir::ir::Region;
use ods_ir::location::Location;
use std::fmt;

/// How much a driver simplifies regions after each iteration: MLIR's
/// `GreedySimplifyRegionLevel`.
///
/// ```
/// use ods_runtime::rewrite::greedy::{GreedyConfig, RegionSimplification};
/// let config = GreedyConfig::new().region_simplification(RegionSimplification::Normal);
/// assert_ne!(config, GreedyConfig::new());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RegionSimplification {
    /// Not at all.
    Disabled,
    /// Erases unreachable blocks, dead operations and dead block arguments.
    Normal,
    /// Also merges blocks that do the same, and drops block arguments that always get the same
    /// value.
    #[default]
    Aggressive,
}

/// The operations that patterns and folders are tried on: MLIR's `GreedyRewriteStrictness`.
///
/// ```
/// use ods_runtime::rewrite::greedy::{GreedyConfig, Strictness};
/// // Only the operations that the driver is given.
/// let config = GreedyConfig::new().strictness(Strictness::ExistingOps);
/// assert_ne!(config, GreedyConfig::new());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strictness {
    /// All operations in the scope.
    #[default]
    AnyOp,
    /// The operations that the driver starts with, and those that are created meanwhile.
    ExistingAndNewOps,
    /// The operations that the driver starts with.
    ExistingOps,
}

/// The settings of the greedy driver: MLIR's `GreedyRewriteConfig`, with its defaults.
///
/// ```
/// use ods_runtime::rewrite::greedy::{GreedyConfig, RegionSimplification};
/// let config = GreedyConfig::new()
///     .top_down(true)
///     .max_iterations(Some(3))
///     .max_rewrites(Some(1000))
///     .region_simplification(RegionSimplification::Disabled)
///     .fold(false)
///     .unify_constants(false)
///     .expensive_checks(cfg!(debug_assertions));
/// assert_ne!(config, GreedyConfig::new());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent settings")]
pub struct GreedyConfig {
    pub(crate) top_down: bool,
    pub(crate) region_simplification: RegionSimplification,
    pub(crate) max_iterations: Option<u32>,
    pub(crate) max_rewrites: Option<u64>,
    pub(crate) scope: Option<Region>,
    pub(crate) strictness: Strictness,
    pub(crate) fold: bool,
    pub(crate) unify_constants: bool,
    pub(crate) expensive_checks: bool,
}

impl Default for GreedyConfig {
    fn default() -> Self {
        Self {
            top_down: false,
            region_simplification: RegionSimplification::Aggressive,
            max_iterations: Some(10),
            max_rewrites: None,
            scope: None,
            strictness: Strictness::AnyOp,
            fold: true,
            unify_constants: true,
            expensive_checks: false,
        }
    }
}

impl GreedyConfig {
    /// MLIR's defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether an iteration starts with the first operation instead of the last one.
    #[must_use]
    pub fn top_down(mut self, on: bool) -> Self {
        self.top_down = on;
        self
    }

    /// How much regions are simplified after each iteration.
    #[must_use]
    pub fn region_simplification(mut self, level: RegionSimplification) -> Self {
        self.region_simplification = level;
        self
    }

    /// The number of iterations after which the driver gives up; `None`: it does not. With 0 it
    /// changes nothing, which is not a failure. The default is 10.
    #[must_use]
    pub fn max_iterations(mut self, max: Option<u32>) -> Self {
        self.max_iterations = max;
        self
    }

    /// The number of patterns that are applied in one iteration; `None`, the default: as many as
    /// match.
    #[must_use]
    pub fn max_rewrites(mut self, max: Option<u64>) -> Self {
        self.max_rewrites = max;
        self
    }

    /// The region whose operations are rewritten. The default is the region that the driver is
    /// given, or, for a list of operations, the region that all of them are in.
    #[must_use]
    #[inline]
    pub fn scope(mut self, region: Region) -> Self {
        self.scope = Some(region);
        self
    }

    /// Which operations are rewritten.
    #[must_use]
    #[inline]
    pub fn strictness(mut self, strictness: Strictness) -> Self {
        self.strictness = strictness;
        self
    }

    /// Whether operations are folded.
    #[must_use]
    #[inline]
    pub fn fold(mut self, on: bool) -> Self {
        self.fold = on;
        self
    }

    /// Whether equal constants become one, at the front of the region.
    #[must_use]
    #[inline]
    pub fn unify_constants(mut self, on: bool) -> Self {
        self.unify_constants = on;
        self
    }

    /// Whether each pattern that does not match is checked to have changed nothing, and the IR is
    /// verified after each one that does: `--expensive-checks`. This is slow.
    #[must_use]
    pub fn expensive_checks(mut self, on: bool) -> Self {
        self.expensive_checks = on;
        self
    }
}

/// What a driver did.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::FrozenPatterns;
/// use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};
/// let mut patterns = PatternSet::new();
/// patterns.add(|inner: ModuleOp, rw| {
///     rw.erase(inner);
///     Some(())
/// });
/// let mut ir = Ir::new();
/// let text = "module { module {} }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let patterns = FrozenPatterns::new(patterns);
/// let outcome = greedy(&mut ir, module, &patterns, &GreedyConfig::new()).unwrap();
/// assert!(outcome.changed);
/// assert_eq!((outcome.rewrites, outcome.folds), (1, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GreedyOutcome {
    /// Whether the IR changed.
    pub changed: bool,
    /// The number of iterations; the last one found nothing to do.
    pub iterations: u32,
    /// The number of times that a pattern was applied.
    pub rewrites: u64,
    /// The number of operations that were folded.
    pub folds: u64,
}

/// Why a driver stopped early.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::FrozenPatterns;
/// use ods_runtime::rewrite::greedy::{GreedyConfig, GreedyError, greedy};
/// let mut patterns = PatternSet::new();
/// // It always matches, so it never comes to an end.
/// patterns.add(|inner: ModuleOp, rw| {
///     let count = inner.attribute(rw, "t.count").and_then(Attribute::as_i64).unwrap_or(0);
///     inner.set_attribute(rw, "t.count", Some(Attribute::i64(count + 1)));
///     Some(())
/// }).named("count");
/// let mut ir = Ir::new();
/// let text = "module { module {} }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let config = GreedyConfig::new().max_iterations(Some(3)).max_rewrites(Some(5));
/// let error = greedy(&mut ir, module, &FrozenPatterns::new(patterns), &config).unwrap_err();
/// assert!(matches!(error, GreedyError::NotConverged { .. }));
/// assert!(error.to_string().contains("`count` was applied"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GreedyError {
    /// After the last iteration there still was something to do.
    NotConverged {
        /// What was done.
        outcome: GreedyOutcome,
        /// What was applied in the last iteration, most often first: the name of a pattern, or
        /// `fold`, the name of the operation, and how often.
        applied: Vec<(String, String, u64)>,
    },
    /// A pattern changed the IR and then said that it does not match. Only noticed with
    /// [`GreedyConfig::expensive_checks`].
    ChangedWithoutMatch {
        /// The name of the pattern.
        pattern: String,
        /// The name of the operation.
        op: String,
        /// The place of the operation.
        location: Location,
    },
    /// A pattern left invalid IR. Only noticed with [`GreedyConfig::expensive_checks`].
    Invalid {
        /// The name of the pattern.
        pattern: String,
        /// The name of the operation.
        op: String,
        /// The place of the operation.
        location: Location,
        /// What the verifier says.
        diagnostics: Diagnostics,
    },
}

fn left_invalid(pattern: &str, op: &str) -> String {
    format!("pattern `{pattern}` left invalid IR where it matched '{op}'")
}

impl GreedyError {
    /// The error of a pass: at the operation that a pattern was wrong about, with what the verifier
    /// says as notes where it says them, or at `otherwise`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::pass::{PassManager, pass_fn};
    /// use ods_runtime::rewrite::FrozenPatterns;
    /// use ods_runtime::rewrite::greedy::{GreedyConfig, greedy};
    /// let mut passes = PassManager::new();
    /// passes.add(pass_fn("example", |module: ModuleOp, cx| {
    ///     let patterns = FrozenPatterns::new(PatternSet::new());
    ///     greedy(cx, module, &patterns, &GreedyConfig::new())
    ///         .map_err(|error| error.to_diagnostic(module.location(cx)))?;
    ///     Ok(())
    /// }));
    /// # let mut ir = Ir::new();
    /// # let module = parse_source(&mut ir, "a.mlir", "module {}", ParseOptions::new()).unwrap();
    /// passes.run(&mut ir, module).unwrap();
    /// ```
    #[inline]
    pub fn to_diagnostic(&self, otherwise: Location) -> Diagnostic {
        let known = |location: Location| match location {
            Location::UNKNOWN => otherwise,
            location => location,
        };
        match self {
            Self::NotConverged { .. } => Diagnostic::error(otherwise, self.to_string()),
            Self::ChangedWithoutMatch { location, .. } => {
                Diagnostic::error(known(*location), self.to_string())
            }
            Self::Invalid {
                pattern,
                op,
                location,
                diagnostics,
            } => {
                let mut error = Diagnostic::error(known(*location), left_invalid(pattern, op));
                for said in diagnostics {
                    let note = Diagnostic::new(Severity::Note, said.location, said.message.clone());
                    error.notes.push(note);
                    error.notes.extend(said.notes.iter().cloned());
                }
                error
            }
        }
    }
}

impl fmt::Display for GreedyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotConverged { outcome, applied } => {
                let iterations = outcome.iterations;
                let plural = if iterations == 1 { "" } else { "s" };
                write!(
                    f,
                    "patterns did not converge after {iterations} iteration{plural}"
                )?;
                for (pattern, op, count) in applied.iter().take(8) {
                    f.write_str("\n  ")?;
                    match count {
                        1 => write!(f, "`{pattern}` was applied once to '{op}'")?,
                        count => write!(f, "`{pattern}` was applied {count} times to '{op}'")?,
                    }
                }
                Ok(())
            }
            Self::ChangedWithoutMatch { pattern, op, .. } => write!(
                f,
                "pattern `{pattern}` changed the IR around '{op}' and returned `None`; a pattern must not change anything before it knows that it matches"
            ),
            Self::Invalid {
                pattern,
                op,
                diagnostics,
                ..
            } => {
                f.write_str(&left_invalid(pattern, op))?;
                for diagnostic in diagnostics {
                    write!(f, "\n  {}", diagnostic.message)?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for GreedyError {}

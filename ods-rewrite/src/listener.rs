//! Listeners: what drivers of rewrites tell of their work.

use ods_ir::ir::{Change, Ir, MatchFailure, Operation};
use ods_ir::rewrite::Pattern;

/// Is told what a driver does, as `mlir::RewriterBase::Listener`.
///
/// Changes are reported in their order, after each fold and each pattern; the `Ir` is in its state
/// after all of them. Listeners compose: a pair of listeners is one, and so is an `Option`.
///
/// ```
/// use ods_runtime::ir::Change;
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::{FrozenPatterns, RewriteListener, walk_and_apply};
///
/// /// Counts the operations that are erased.
/// #[derive(Default)]
/// struct Erased(usize);
///
/// impl RewriteListener for Erased {
///     fn changed(&mut self, _: &Ir, change: Change) {
///         self.0 += usize::from(matches!(change, Change::Erased(_)));
///     }
/// }
///
/// let mut patterns = PatternSet::new();
/// patterns.add(|inner: ModuleOp, rw| {
///     rw.erase(inner);
///     Some(())
/// });
/// let mut ir = Ir::new();
/// let text = "module { module {} module {} }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut erased = Erased::default();
/// walk_and_apply(&mut ir, module, &FrozenPatterns::new(patterns), &mut erased);
/// assert_eq!(erased.0, 2);
/// ```
#[expect(unused_variables, reason = "defaults ignore their arguments")]
pub trait RewriteListener {
    /// The IR changed.
    fn changed(&mut self, ir: &Ir, change: Change) {}

    /// A pattern is about to be tried.
    fn pattern_began(&mut self, ir: &Ir, pattern: &Pattern, op: Operation) {}

    /// A pattern was tried; `op` may be erased if it matched.
    fn pattern_ended(&mut self, ir: &Ir, pattern: &Pattern, op: Operation, matched: bool) {}

    /// A pattern said why it does not match; or an operation folds to a constant for which its
    /// dialect builds no operation (`hasConstantMaterializer`), so that it stays.
    fn match_failed(&mut self, ir: &Ir, failure: &MatchFailure) {}

    /// An operation was folded: to values, or in place.
    fn folded(&mut self, ir: &Ir, op: Operation, in_place: bool) {}

    /// Whether the driver collects the reasons of patterns that do not match.
    fn wants_failures(&self) -> bool {
        false
    }

    /// Whether the listener ignores all that it is told. The driver may then turn a folded
    /// operation into a constant, instead of replacing it by a new one.
    fn is_idle(&self) -> bool {
        false
    }
}

impl RewriteListener for () {
    fn is_idle(&self) -> bool {
        true
    }
}

macro_rules! forward {
    ($this:ident => $($each:expr),*) => {
        fn changed(&mut $this, ir: &Ir, change: Change) {
            $($each.changed(ir, change);)*
        }

        fn pattern_began(&mut $this, ir: &Ir, pattern: &Pattern, op: Operation) {
            $($each.pattern_began(ir, pattern, op);)*
        }

        fn pattern_ended(&mut $this, ir: &Ir, pattern: &Pattern, op: Operation, matched: bool) {
            $($each.pattern_ended(ir, pattern, op, matched);)*
        }

        fn match_failed(&mut $this, ir: &Ir, failure: &MatchFailure) {
            $($each.match_failed(ir, failure);)*
        }

        fn folded(&mut $this, ir: &Ir, op: Operation, in_place: bool) {
            $($each.folded(ir, op, in_place);)*
        }
    };
}

impl<A: RewriteListener, B: RewriteListener> RewriteListener for (A, B) {
    forward!(self => self.0, self.1);

    fn wants_failures(&self) -> bool {
        self.0.wants_failures() || self.1.wants_failures()
    }

    fn is_idle(&self) -> bool {
        self.0.is_idle() && self.1.is_idle()
    }
}

impl<L: RewriteListener + ?Sized> RewriteListener for &mut L {
    forward!(self => **self);

    fn wants_failures(&self) -> bool {
        (**self).wants_failures()
    }

    fn is_idle(&self) -> bool {
        (**self).is_idle()
    }
}

/// Writes what a driver does as text: `--debug-rewrites`.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::rewrite::{DebugRewrites, FrozenPatterns, walk_and_apply};
/// let mut patterns = PatternSet::new();
/// patterns.add(|inner: ModuleOp, rw| rw.match_failure::<()>(inner, "not today")).named("never");
/// let mut ir = Ir::new();
/// let text = "module { module {} }";
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut said = Vec::new();
/// let mut listener = DebugRewrites::new(&mut said);
/// walk_and_apply(&mut ir, module, &FrozenPatterns::new(patterns), &mut listener);
/// let said = String::from_utf8(said).unwrap();
/// assert!(said.starts_with("* Pattern `never` on 'builtin.module'"));
/// assert!(said.ends_with("  ** Failure : not today\n  -> does not match\n"));
/// ```
#[derive(Debug)]
pub struct DebugRewrites<W> {
    to: W,
}

impl<W: std::io::Write> DebugRewrites<W> {
    /// Writes to `to`; errors of writing are ignored.
    pub fn new(to: W) -> Self {
        Self { to }
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.to, "{line}");
    }
}

/// The name of an operation and its id; the id alone once it is erased.
fn shown(ir: &Ir, op: Operation) -> String {
    if op.is_alive(ir) {
        format!("'{}' {op:?}", op.name(ir).as_str())
    } else {
        format!("{op:?}")
    }
}

impl<W: std::io::Write> RewriteListener for DebugRewrites<W> {
    fn changed(&mut self, ir: &Ir, change: Change) {
        match change {
            Change::Inserted(op) => self.line(format_args!("  ** Insert  : {}", shown(ir, op))),
            Change::Modified(op) => self.line(format_args!("  ** Modified: {}", shown(ir, op))),
            Change::Replaced { op, result, by } => {
                self.line(format_args!(
                    "  ** Replace : {} result #{result} by {by:?}",
                    shown(ir, op)
                ));
            }
            Change::Erased(op) => self.line(format_args!("  ** Erase   : {op:?}")),
            _ => {}
        }
    }

    fn pattern_began(&mut self, ir: &Ir, pattern: &Pattern, op: Operation) {
        self.line(format_args!(
            "* Pattern `{}` on {}",
            pattern.name(),
            shown(ir, op)
        ));
    }

    fn pattern_ended(&mut self, _: &Ir, _: &Pattern, _: Operation, matched: bool) {
        let outcome = if matched { "applied" } else { "does not match" };
        self.line(format_args!("  -> {outcome}"));
    }

    fn match_failed(&mut self, _: &Ir, failure: &MatchFailure) {
        self.line(format_args!("  ** Failure : {}", failure.reason));
    }

    fn folded(&mut self, ir: &Ir, op: Operation, in_place: bool) {
        let how = if in_place {
            "in place"
        } else {
            "to other values"
        };
        self.line(format_args!("* Folded {} {how}", shown(ir, op)));
    }

    fn wants_failures(&self) -> bool {
        true
    }
}

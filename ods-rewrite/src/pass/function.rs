//! Passes that are functions.

use super::{Pass, PassContext, PassInfo, PassResult};
use ods_ir::ir::{Ir, Operation};
use ods_ir::op::{OpHandle, OpInfo};
use std::fmt;
use std::marker::PhantomData;

/// A pass that calls a function: see [`pass_fn`].
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{Pass as _, pass_fn};
/// let pass = pass_fn("look", |_: ModuleOp, _| Ok(())).summary("Looks at a module");
/// assert_eq!(pass.info().anchor, Some("builtin.module"));
/// assert_eq!(pass.info().summary, "Looks at a module");
/// ```
pub struct FnPass<O, F> {
    name: &'static str,
    summary: &'static str,
    run: F,
    on: PhantomData<fn(O)>,
}

/// Makes a pass of a function on an op type, on an interface handle, or on [`Operation`]. Text names
/// it by `name`.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{PassManager, pass_fn};
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// let mut passes = PassManager::new();
/// passes.add(pass_fn("mark", |module: ModuleOp, cx| {
///     module.set_attribute(cx, "t.seen", Some(Attribute::unit()));
///     Ok(())
/// }));
/// passes.run(&mut ir, module.operation()).unwrap();
/// assert!(module.attribute(&ir, "t.seen").is_some());
/// ```
pub fn pass_fn<O, F>(name: &'static str, run: F) -> FnPass<O, F>
where
    O: OpHandle,
    F: Fn(O, &mut PassContext<'_>) -> PassResult + Send + Sync,
{
    FnPass {
        name,
        summary: "",
        run,
        on: PhantomData,
    }
}

impl<O, F> FnPass<O, F> {
    /// Sets the line about what the pass does.
    #[must_use]
    pub fn summary(mut self, summary: &'static str) -> Self {
        self.summary = summary;
        self
    }
}

impl<O, F: Clone> Clone for FnPass<O, F> {
    fn clone(&self) -> Self {
        Self {
            name: self.name,
            summary: self.summary,
            run: self.run.clone(),
            on: PhantomData,
        }
    }
}

impl<O, F> fmt::Debug for FnPass<O, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FnPass({})", self.name)
    }
}

impl<O, F> Pass for FnPass<O, F>
where
    O: OpHandle,
    F: Fn(O, &mut PassContext<'_>) -> PassResult + Send + Sync,
{
    fn info(&self) -> PassInfo {
        PassInfo {
            name: self.name,
            argument: self.name,
            summary: self.summary,
            anchor: O::INFO_IF_ONE.map(OpInfo::name),
        }
    }

    fn can_run_on(&self, ir: &Ir, op: Operation) -> bool {
        O::cast(op, ir).is_some()
    }

    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        match O::cast(op, cx) {
            Some(op) => (self.run)(op, cx),
            None => Ok(()),
        }
    }
}

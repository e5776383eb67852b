//! The pass `remove-dead-values`.
//!
//! `plan.rs` decides what is not needed, by [`LiveValues`]; `apply.rs` then changes the IR.

mod apply;
mod plan;

use crate::canonicalize::Canonicalizer;
use ods_ir::interfaces::RegionBranchOpInterface;
use ods_ir::ir::Operation;
use ods_rewrite::dataflow::LiveValues;
use ods_rewrite::greedy::{GreedyConfig, greedy_on_ops};
use ods_rewrite::pass::{PassContext, PassResult, RunPass};

/// The pass `remove-dead-values`: removes values that nothing needs, with the operations that compute
/// them, the arguments and results of private functions that pass them on, and the arguments and
/// operands of branches. What an operation with control flow between its regions passes on without
/// need becomes `ub.poison`, and is then left to its canonicalization patterns, unless the option
/// `canonicalize` is false.
///
/// Functions whose names are used otherwise than by calls stay as they are.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::RemoveDeadValues;
/// let mut passes = PassManager::new();
/// passes.add(RemoveDeadValues::default());
/// assert_eq!(passes.to_string(), "builtin.module(remove-dead-values{canonicalize=true})");
/// ```
#[derive(Debug)]
pub struct RemoveDeadValues {
    canonicalize: bool,
    canonicalizer: Canonicalizer,
}

impl Default for RemoveDeadValues {
    #[inline]
    fn default() -> Self {
        Self {
            canonicalize: true,
            canonicalizer: Canonicalizer::default(),
        }
    }
}

/// The pass [`RemoveDeadValues`].
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::PassManager;
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// let mut passes = PassManager::new();
/// passes.add(ods_runtime::transforms::remove_dead_values());
/// assert!(passes.run(&mut ir, module).is_ok());
/// ```
#[inline]
pub fn remove_dead_values() -> RemoveDeadValues {
    RemoveDeadValues::default()
}

impl RunPass for RemoveDeadValues {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let live = LiveValues::new(cx, op)?;
        let plan = plan::Plan::new(cx, op, &live)?;
        plan.apply(cx)?;
        if !self.canonicalize {
            return Ok(());
        }
        let mut branches = Vec::new();
        op.walk(cx, |op| {
            if op.has_interface::<dyn RegionBranchOpInterface>(cx) {
                branches.push(op);
            }
        });
        let registry = cx.registry().clone();
        let patterns = self.canonicalizer.patterns(&registry);
        let config = GreedyConfig::new();
        match greedy_on_ops(cx, &branches, &patterns, &config, &mut ()) {
            Ok(_) => Ok(()),
            Err(_) => Err(op
                .emit_error(cx, "greedy pattern rewrite failed to converge")
                .into()),
        }
    }
}

ods_rewrite::__pass_impl!(
    RemoveDeadValues, "RemoveDeadValues", "remove-dead-values", "Remove dead values",
    dialects [],
    options [(canonicalize, "canonicalize", "Canonicalize region branch ops")],
    statistics [],
);

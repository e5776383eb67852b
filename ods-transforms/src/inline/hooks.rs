//! The inliner interfaces of dialects, each looked up once.

use ods_ir::interfaces::DialectInlinerInterface;
use ods_ir::ir::{ByName, CloneTable, Ir, IrMapping, Operation, Region};
use smallvec::{SmallVec, smallvec};

type Hook = &'static dyn DialectInlinerInterface;

/// The inliner interfaces, and what inlining one call after another uses again.
#[derive(Default)]
pub(super) struct Hooks {
    /// The interfaces of dialects.
    known: ByName<Option<Hook>>,
    /// The replacements for what is cloned.
    pub(super) table: CloneTable,
    /// The replacements of arguments.
    pub(super) mapping: IrMapping,
}

impl Hooks {
    /// The interface of the dialect of an operation.
    #[inline]
    pub(super) fn of(&mut self, ir: &Ir, op: Operation) -> Option<Hook> {
        self.known.of(ir, op, || {
            let dialect = op.name(ir).dialect();
            ir.registry()
                .dialect_interface::<dyn DialectInlinerInterface>(dialect)
        })
    }

    /// Whether the blocks of `src`, with everything in them, may be inlined into `dest`.
    #[inline]
    pub(super) fn are_legal(
        &mut self,
        ir: &Ir,
        dest: Region,
        src: Region,
        cloned: bool,
        mapping: &IrMapping,
    ) -> bool {
        let Some(around) = dest.parent_op(ir) else {
            return false;
        };
        let hook = self.of(ir, around);
        if !hook.is_some_and(|hook| hook.is_region_legal(ir, dest, src, cloned, mapping)) {
            return false;
        }
        let mut pending: SmallVec<[Region; 2]> = smallvec![src];
        while let Some(region) = pending.pop() {
            for block in region.blocks(ir) {
                let mut next = block.first_op(ir);
                while let Some(op) = next {
                    next = op.next(ir);
                    let Some(hook) = self.of(ir, op) else {
                        return false;
                    };
                    if !hook.is_op_legal(ir, op, dest, cloned, mapping) {
                        return false;
                    }
                    if !op.is_leaf(ir)
                        && !op.regions(ir).is_empty()
                        && hook.should_analyze_recursively(ir, op)
                    {
                        pending.extend_from_slice(op.regions(ir));
                    }
                }
            }
        }
        true
    }
}

//! The inliner interfaces of dialects, each looked up once.

use super::locations::LocationAttrs;
use ods_ir::interfaces::DialectInlinerInterface;
use ods_ir::ir::{Ir, IrMapping, Operation, Region};

type Hook = &'static dyn DialectInlinerInterface;

/// What is known about a name.
#[derive(Clone, Copy, Default)]
enum Known {
    #[default]
    Nothing,
    Hook(Hook),
    NoHook,
}

/// The inliner interfaces by the number of an operation's name.
#[derive(Default)]
pub(super) struct Hooks {
    known: Vec<Known>,
    pub(super) locations: LocationAttrs,
}

impl Hooks {
    /// The interface of the dialect of an operation.
    #[inline]
    pub(super) fn of(&mut self, ir: &Ir, op: Operation) -> Option<Hook> {
        let number = op.name_number(ir);
        if number >= self.known.len() {
            self.known.resize(number + 1, Known::Nothing);
        }
        match self.known[number] {
            Known::Hook(hook) => return Some(hook),
            Known::NoHook => return None,
            Known::Nothing => {}
        }
        let dialect = op.name(ir).dialect();
        let found = ir
            .registry()
            .dialect_interface::<dyn DialectInlinerInterface>(dialect);
        self.known[number] = found.map_or(Known::NoHook, Known::Hook);
        found
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
        let mut pending = vec![src];
        while let Some(region) = pending.pop() {
            for op in region.blocks(ir).flat_map(|block| block.operations(ir)) {
                let Some(hook) = self.of(ir, op) else {
                    return false;
                };
                if !hook.is_op_legal(ir, op, dest, cloned, mapping) {
                    return false;
                }
                if !op.regions(ir).is_empty() && hook.should_analyze_recursively(ir, op) {
                    pending.extend(op.regions(ir));
                }
            }
        }
        true
    }
}

//! The pass `duplicate-function-elimination`.

use crate::func::FuncOp;
use ods_runtime::prelude::*;
use ods_runtime::symbols::replace_uses_of_known;
use ods_runtime::{Equivalence, EquivalenceFlags};
use std::collections::BTreeMap;

/// Deduplicate functions
///
/// Of functions that are equal in all but their names and locations the first one stays, and what
/// refers to the others refers to it. Declarations stay. Unlike MLIR's pass, it compares only functions of
/// one symbol table: a reference to a symbol means another one elsewhere.
///
/// ```
/// use ods_runtime::prelude::*;
/// use std::sync::Arc;
/// let mut ir = Ir::with_registry(Arc::new(ods_dialects::all()));
/// let text = "func.func @a() { return }
///   func.func @b() { return }
///   func.func @c() { call @b() : () -> () return }";
/// let module = parse_source(&mut ir, "f.mlir", text, ParseOptions::default()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(ods_dialects::func::passes::DuplicateFunctionEliminationPass);
/// passes.run(&mut ir, module).unwrap();
/// let text = module.display(&ir).to_string();
/// assert!(!text.contains("@b") && text.contains("call @a()"));
/// ```
#[derive(Debug, Pass)]
#[pass(name = "duplicate-function-elimination")]
pub struct DuplicateFunctionEliminationPass;

impl RunPass for DuplicateFunctionEliminationPass {
    type Op = ModuleOp;

    fn run(&self, module: ModuleOp, cx: &mut PassContext<'_>) -> PassResult {
        let mut kept: BTreeMap<Vec<u64>, Vec<FuncOp>> = BTreeMap::new();
        let mut doomed = Vec::new();
        for function in module.nested::<FuncOp>(cx) {
            if function.body(cx).is_empty(cx) {
                continue;
            }
            let alike = kept.entry(hashes(cx, function)).or_default();
            let is_equal = |first: &&FuncOp| are_equal(cx, **first, function);
            match alike.iter().find(is_equal) {
                Some(first) => doomed.push((function, *first)),
                None => alike.push(function),
            }
        }
        for (function, first) in doomed {
            let name = first.sym_name(cx).to_owned();
            replace_uses_of_known(cx, function.operation(), &name, module.operation());
            function.erase(cx);
        }
        Ok(())
    }
}

/// The hashes of the operations in the body, which are those of an equal function too.
fn hashes(ir: &Ir, function: FuncOp) -> Vec<u64> {
    let hash =
        |op: Operation| op.structural_hash_with(ir, EquivalenceFlags::IGNORE_LOCATIONS, |_| 0);
    let blocks = function.body(ir).blocks(ir);
    let operations = blocks.flat_map(|block| block.operations(ir));
    operations.map(hash).collect()
}

fn are_equal(ir: &Ir, a: FuncOp, b: FuncOp) -> bool {
    let attributes = [a, b].map(|function| function.operation().attributes(ir));
    let [of_a, of_b] = attributes.each_ref().map(|attributes| {
        let named = |entry: &&NamedAttribute| entry.name.bytes() != b"sym_name";
        attributes.iter().filter(named)
    });
    let mut equivalence = Equivalence::new(ir, EquivalenceFlags::IGNORE_LOCATIONS);
    // References to a symbol mean the same in one table only.
    a.parent_region(ir) == b.parent_region(ir)
        && of_a.eq(of_b)
        && equivalence.regions(a.body(ir), b.body(ir))
}

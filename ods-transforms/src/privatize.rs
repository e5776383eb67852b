//! The pass `symbol-privatize`: makes symbols private.

use ods_ir::interfaces::{SymbolOpInterface, Visibility};
use ods_ir::ir::Operation;
use ods_rewrite::pass::{PassContext, PassResult, RunPass};

/// The pass `symbol-privatize`: makes the symbols directly in an operation private, except for the
/// excluded ones.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::symbol_privatize;
/// let text = "module @a {} module @b {}";
/// let mut ir = Ir::new();
/// let module = parse_source(&mut ir, "a.mlir", text, ParseOptions::new()).unwrap();
/// let mut passes = PassManager::new();
/// passes.add(symbol_privatize(["b"]));
/// passes.run(&mut ir, module).unwrap();
/// let modules = module.nested::<ModuleOp>(&ir);
/// assert!(modules[1].attribute(&ir, "sym_visibility").is_some());
/// assert!(modules[2].attribute(&ir, "sym_visibility").is_none());
/// ```
#[derive(Debug, Default)]
pub struct SymbolPrivatize {
    exclude: Vec<String>,
}

/// The pass [`SymbolPrivatize`], which leaves symbols with these names as they are.
pub fn symbol_privatize<S: Into<String>>(exclude: impl IntoIterator<Item = S>) -> SymbolPrivatize {
    let exclude = exclude.into_iter().map(Into::into).collect();
    SymbolPrivatize { exclude }
}

impl RunPass for SymbolPrivatize {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let nested: Vec<Operation> = op.child_operations(cx).collect();
        let mut changed = false;
        for op in nested {
            let Some(symbol) = op.interface::<dyn SymbolOpInterface>(cx) else {
                continue;
            };
            let name = symbol.get_name(cx);
            if !self.exclude.iter().any(|excluded| excluded == name) && !symbol.is_private(cx) {
                symbol.set_visibility(cx, Visibility::Private);
                changed = true;
            }
        }
        if !changed {
            cx.preserve_all();
        }
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    SymbolPrivatize, "SymbolPrivatize", "symbol-privatize", "Mark symbols private",
    dialects [],
    options [(exclude, "exclude", "Comma separated list of symbols that should not be marked private")],
    statistics [],
);

//! What failed, for `--mlir-pass-pipeline-crash-reproducer`.

use crate::pass::{PassInstrumentation, PassRun};
use std::sync::Mutex;

/// Notes which passes failed, and on what.
#[derive(Default)]
pub(super) struct Failed(Mutex<Vec<String>>);

impl Failed {
    /// The passes in the order of their texts, which does not depend on threads.
    pub(super) fn list(&self) -> String {
        let mut failed = self
            .0
            .lock()
            .map(|failed| failed.clone())
            .unwrap_or_default();
        failed.sort_unstable();
        failed.join(", ")
    }
}

impl PassInstrumentation for Failed {
    fn after_pass(&self, run: PassRun<'_>, failed: bool) {
        if !failed {
            return;
        }
        let op = run.op.name(run.ir).as_str();
        let symbol = run.op.symbol_name(run.ir);
        let symbol = symbol.map_or_else(String::new, |name| format!(": @{name}"));
        let text = format!("`{}` on '{op}' operation{symbol}", run.pass.display_name());
        if let Ok(mut list) = self.0.lock() {
            list.push(text);
        }
    }
}

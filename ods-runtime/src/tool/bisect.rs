//! `--pass-bisect-limit`.

use super::passes::Shared;
use crate::pass::{PassInstrumentation, PassRun};
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Says which passes run, for `--pass-bisect-limit`.
pub(super) struct Bisect {
    to: Mutex<Shared>,
    count: AtomicU64,
}

impl Bisect {
    pub(super) fn new(to: Shared) -> Self {
        Self {
            to: Mutex::new(to),
            count: AtomicU64::new(0),
        }
    }
}

impl PassInstrumentation for Bisect {
    fn before_pass(&self, run: PassRun<'_>) {
        let number = 1 + self.count.fetch_add(1, Ordering::Relaxed);
        let op = run.op.name(run.ir).as_str();
        let symbol = run.op.symbol_name(run.ir);
        let symbol = symbol.map_or_else(String::new, |name| format!(" @{name}"));
        if let Ok(mut to) = self.to.lock() {
            let name = run.pass.display_name();
            let _ = writeln!(
                to,
                "BISECT: running pass ({number}) {name} on '{op}'{symbol}"
            );
        }
    }
}

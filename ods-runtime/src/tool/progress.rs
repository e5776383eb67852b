//! A line on the terminal about the pass that runs, while a pipeline takes long.

use crate::pass::{PassInstrumentation, PassRun, Pipeline};
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Pipelines shorter than this show nothing.
const PATIENCE: Duration = Duration::from_millis(500);

/// The line changes at most this often.
const PAUSE: Duration = Duration::from_millis(100);

/// Shows which pass runs. Only made if the standard error is a terminal.
pub(super) struct Progress {
    passes: usize,
    done: AtomicUsize,
    started: Instant,
    /// When the line was written last, if there is one.
    shown: Mutex<Option<Instant>>,
}

impl Progress {
    pub(super) fn new(pipeline: &Pipeline) -> Self {
        Self {
            passes: pipeline.count_passes(),
            done: AtomicUsize::new(0),
            started: Instant::now(),
            shown: Mutex::new(None),
        }
    }

    /// Removes the line.
    pub(super) fn clear(&self) {
        if let Ok(mut shown) = self.shown.lock()
            && shown.take().is_some()
        {
            eprint!("\r\x1b[K");
        }
    }
}

impl PassInstrumentation for Progress {
    fn before_pass(&self, run: PassRun<'_>) {
        let done = self.done.fetch_add(1, Ordering::Relaxed);
        if self.started.elapsed() < PATIENCE {
            return;
        }
        let Ok(mut shown) = self.shown.try_lock() else {
            return;
        };
        if shown.is_some_and(|shown| shown.elapsed() < PAUSE) {
            return;
        }
        *shown = Some(Instant::now());
        let name = run.pass.display_name();
        let (passes, op) = (self.passes, run.op.name(run.ir).as_str());
        let symbol = run.op.symbol_name(run.ir).unwrap_or_default();
        let line = format!("{name} on {op} {symbol} ({done} runs, {passes} passes)");
        let line: String = line.chars().take(79).collect();
        eprint!("\r\x1b[K{line}");
        let _ = std::io::stderr().flush();
    }
}

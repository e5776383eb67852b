//! Times of passes: `--mlir-timing`.

use super::instrument::{PassInstrumentation, PassRun};
use super::pipeline::{Pipeline, Step};
use super::statistics::report_head;
use ods_ir::ir::{Ir, Operation};
use ods_lookup::LookupMap;
use std::cell::RefCell;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How times are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimingFormat {
    /// A table, as nested as the pipeline.
    #[default]
    Tree,
    /// A table, merged by name and sorted by time.
    List,
    /// JSON, as nested as the pipeline.
    Json,
}

thread_local! {
    /// When the passes and pipelines that run on this thread started.
    static STARTED: RefCell<Vec<Instant>> = const { RefCell::new(Vec::new()) };
}

/// Measures how long passes take. Times of passes that run on several threads at once are added up.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{Timing, TimingFormat};
/// use ods_runtime::transforms::cse;
/// use std::sync::Arc;
/// let timing = Arc::new(Timing::new());
/// let mut passes = PassManager::new();
/// passes.add(cse());
/// passes.instrument(timing.clone());
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// passes.run(&mut ir, module).unwrap();
/// timing.set_pipeline(&passes);
/// assert!(timing.report(TimingFormat::Tree).contains("CSE"));
/// ```
#[derive(Debug)]
pub struct Timing {
    started: Instant,
    /// Parts outside of the pipeline, before and after it.
    before: Mutex<Vec<(&'static str, Duration)>>,
    after: Mutex<Vec<(&'static str, Duration)>>,
    by_path: Mutex<LookupMap<Vec<usize>, Duration>>,
    pipeline: Mutex<Option<Pipeline>>,
}

impl Default for Timing {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

/// A row of a report.
struct Row {
    name: String,
    time: Duration,
    rows: Vec<Row>,
}

impl Timing {
    /// Starts measuring.
    #[inline]
    pub fn new() -> Self {
        Self {
            started: Instant::now(),
            before: Mutex::default(),
            after: Mutex::default(),
            by_path: Mutex::default(),
            pipeline: Mutex::default(),
        }
    }

    /// Measures something that comes before the pipeline, such as parsing.
    #[inline]
    pub fn before(&self, name: &'static str, work: &mut dyn FnMut()) {
        measure(&self.before, name, work);
    }

    /// Measures something that comes after the pipeline, such as printing.
    #[inline]
    pub fn after(&self, name: &'static str, work: &mut dyn FnMut()) {
        measure(&self.after, name, work);
    }

    /// Sets the pipeline that was measured, for the report.
    #[inline]
    pub fn set_pipeline(&self, pipeline: &Pipeline) {
        if let Ok(mut known) = self.pipeline.lock() {
            *known = Some(pipeline.clone());
        }
    }

    /// The report about everything that was measured.
    #[inline]
    pub fn report(&self, format: TimingFormat) -> String {
        let total = self.started.elapsed();
        let outside = |list: &Mutex<Vec<(&'static str, Duration)>>| -> Vec<Row> {
            let list = list.lock().map(|list| list.clone()).unwrap_or_default();
            let rows = list.into_iter();
            rows.map(|(name, time)| Row {
                name: name.to_owned(),
                time,
                rows: Vec::new(),
            })
            .collect()
        };
        let mut rows = outside(&self.before);
        if let (Ok(times), Ok(pipeline)) = (self.by_path.lock(), self.pipeline.lock())
            && let Some(pipeline) = &*pipeline
        {
            rows.extend(rows_of(pipeline, &times, &mut Vec::new()));
        }
        rows.extend(outside(&self.after));
        let known: Duration = rows.iter().map(|row| row.time).sum();
        if format == TimingFormat::List {
            rows = merged(rows);
        }
        for (name, time) in [("Rest", total.saturating_sub(known)), ("Total", total)] {
            rows.push(Row {
                name: name.to_owned(),
                time,
                rows: Vec::new(),
            });
        }
        if format == TimingFormat::Json {
            let mut text = String::from("[\n");
            let last = rows.len() - 1;
            for (number, row) in rows.iter().enumerate() {
                write_json(&mut text, row, total, 0);
                text.push_str(if number == last { "\n" } else { ",\n" });
            }
            text.push_str("]\n");
            return text;
        }
        let mut text = report_head("Execution time report");
        let _ = writeln!(
            text,
            "  Total Execution Time: {:.4} seconds\n",
            total.as_secs_f64()
        );
        text.push_str("  ----Wall Time----  ----Name----\n");
        for row in &rows {
            write_row(&mut text, row, total, 0);
        }
        text
    }

    #[inline]
    fn start() {
        STARTED.with_borrow_mut(|started| started.push(Instant::now()));
    }

    #[inline]
    fn stop(&self, path: &[usize]) {
        let Some(started) = STARTED.with_borrow_mut(Vec::pop) else {
            return;
        };
        if let Ok(mut times) = self.by_path.lock() {
            *times.entry(path.to_vec()).or_default() += started.elapsed();
        }
    }
}

#[inline]
fn measure(
    list: &Mutex<Vec<(&'static str, Duration)>>,
    name: &'static str,
    work: &mut dyn FnMut(),
) {
    let started = Instant::now();
    work();
    if let Ok(mut list) = list.lock() {
        list.push((name, started.elapsed()));
    }
}

/// The rows about the steps of a pipeline.
#[inline]
fn rows_of(
    pipeline: &Pipeline,
    times: &LookupMap<Vec<usize>, Duration>,
    path: &mut Vec<usize>,
) -> Vec<Row> {
    let mut rows = Vec::new();
    for (number, step) in pipeline.steps.iter().enumerate() {
        path.push(number);
        let (name, inner) = match step {
            Step::Pass(pass) => (pass.display_name().to_owned(), Vec::new()),
            Step::Nested(nested) => {
                let name = format!("'{}' Pipeline", nested.anchor().name());
                (name, rows_of(nested, times, path))
            }
        };
        let of_inner: Duration = inner.iter().map(|row: &Row| row.time).sum();
        let own = times.get(path.as_slice()).copied();
        path.pop();
        rows.push(Row {
            name,
            time: own.unwrap_or_default().max(of_inner),
            rows: inner,
        });
    }
    rows
}

/// The rows merged by name, the longest first.
#[inline]
fn merged(rows: Vec<Row>) -> Vec<Row> {
    let mut list: Vec<Row> = Vec::new();
    let mut pending = rows;
    while let Some(row) = pending.pop() {
        let Row { name, time, rows } = row;
        pending.extend(rows);
        match list.iter_mut().find(|known| known.name == name) {
            Some(known) => known.time += time,
            None => list.push(Row {
                name,
                time,
                rows: Vec::new(),
            }),
        }
    }
    list.sort_by(|a, b| b.time.cmp(&a.time).then_with(|| a.name.cmp(&b.name)));
    list
}

#[inline]
fn percentage(time: Duration, total: Duration) -> f64 {
    100.0 * time.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE)
}

#[inline]
fn write_row(text: &mut String, row: &Row, total: Duration, depth: usize) {
    let (seconds, percent) = (row.time.as_secs_f64(), percentage(row.time, total));
    let indent = depth * 2;
    let _ = writeln!(
        text,
        "  {seconds:8.4} ({percent:5.1}%)  {:indent$}{}",
        "", row.name
    );
    for row in &row.rows {
        write_row(text, row, total, depth + 1);
    }
}

#[inline]
fn write_json(text: &mut String, row: &Row, total: Duration, depth: usize) {
    let (seconds, percent) = (row.time.as_secs_f64(), percentage(row.time, total));
    let indent = depth * 2;
    let name = row.name.replace('\\', "\\\\").replace('"', "\\\"");
    let _ = write!(
        text,
        "{:indent$}{{\"wall\": {{\"duration\": {seconds:8.4}, \"percentage\": {percent:5.1}}}, \"name\": \"{name}\"",
        ""
    );
    if depth > 0 || !matches!(row.name.as_str(), "Rest" | "Total") {
        text.push_str(", \"passes\": [\n");
        for row in &row.rows {
            write_json(text, row, total, depth + 1);
            text.push_str(",\n");
        }
        let _ = write!(text, "{:indent$}{{}}]", "");
    }
    text.push('}');
}

impl PassInstrumentation for Timing {
    #[inline]
    fn before_pass(&self, _: PassRun<'_>) {
        Self::start();
    }

    #[inline]
    fn after_pass(&self, run: PassRun<'_>, _: bool) {
        self.stop(run.path);
    }

    #[inline]
    fn before_nested(&self, _: &Pipeline, _: &[usize], _: &Ir, _: Operation) {
        Self::start();
    }

    #[inline]
    fn after_nested(&self, _: &Pipeline, path: &[usize], _: &Ir, _: Operation) {
        self.stop(path);
    }
}

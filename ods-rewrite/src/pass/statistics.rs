//! Statistics of passes: counters, and the report about them.

use super::Pipeline;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// A counter in a pass: MLIR's `Statistic`. It counts all runs of the pass, on all threads.
///
/// ```
/// use ods_runtime::pass::Counter;
/// let counter = Counter::default();
/// counter.add(2);
/// counter.increment();
/// assert_eq!(counter.get(), 3);
/// ```
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// A counter at zero.
    #[inline]
    pub const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// Adds one.
    pub fn increment(&self) {
        self.add(1);
    }

    /// Adds `count`.
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    /// The value.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A copy has the same value, and counts for itself.
impl Clone for Counter {
    #[inline]
    fn clone(&self) -> Self {
        Self(AtomicU64::new(self.get()))
    }
}

/// A statistic of a pass and its value.
///
/// ```
/// use ods_runtime::pass::Pass as _;
/// let statistics = ods_runtime::transforms::cse().statistics();
/// assert_eq!((statistics[0].name, statistics[0].value), ("num-cse'd", 0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatisticValue {
    /// The name.
    pub name: &'static str,
    /// What is counted.
    pub summary: &'static str,
    /// The value.
    pub value: u64,
}

const RULE: &str =
    "===-------------------------------------------------------------------------===";

/// A title between two lines, in the middle of 80 columns: the head of a report.
#[inline]
pub(super) fn report_head(title: &str) -> String {
    let title = format!("... {title} ...");
    let indent = 80_usize.saturating_sub(title.len()) / 2;
    format!("{RULE}\n{:indent$}{title}\n{RULE}\n", "")
}

/// The report of `--mlir-pass-statistics`: the counters of all passes, as nested as the pipeline,
/// or with `as_list` merged by the name of the pass.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{Pipeline, statistics_report};
/// use ods_runtime::transforms::cse;
/// let mut pipeline = Pipeline::on::<ModuleOp>();
/// pipeline.add(cse());
/// let report = statistics_report(&pipeline, false);
/// assert!(report.contains("(S)        0 num-cse'd - Number of operations CSE'd"));
/// ```
#[inline]
pub fn statistics_report(pipeline: &Pipeline, as_list: bool) -> String {
    let mut report = report_head("Pass statistics report");
    if as_list {
        let mut merged: Vec<(String, Vec<StatisticValue>)> = Vec::new();
        pipeline.for_each_pass(&mut |pass, _| {
            let (name, values) = (pass.display_name(), pass.statistics());
            match merged.iter_mut().find(|(known, _)| *known == name) {
                Some((_, known)) => {
                    for (known, value) in known.iter_mut().zip(values) {
                        known.value += value.value;
                    }
                }
                None => merged.push((name.to_owned(), values)),
            }
        });
        merged.sort_by(|(one, _), (other, _)| one.cmp(other));
        for (name, values) in merged {
            write_values(&mut report, &name, &values, 0);
        }
    } else {
        let mut depth_shown = Vec::new();
        pipeline.for_each_pass(&mut |pass, anchors| {
            while depth_shown.len() > anchors.len() || !anchors.starts_with(&depth_shown) {
                depth_shown.pop();
            }
            for anchor in &anchors[depth_shown.len()..] {
                let _ = writeln!(
                    report,
                    "{:1$}'{anchor}' Pipeline",
                    "",
                    depth_shown.len() * 2
                );
                depth_shown.push(anchor.clone());
            }
            let values = pass.statistics();
            write_values(
                &mut report,
                pass.display_name(),
                &values,
                depth_shown.len() * 2,
            );
        });
    }
    report
}

#[inline]
fn write_values(report: &mut String, name: &str, values: &[StatisticValue], indent: usize) {
    if values.is_empty() {
        return;
    }
    let _ = writeln!(report, "{:indent$}{name}", "");
    let width = values
        .iter()
        .map(|value| value.name.len())
        .max()
        .unwrap_or(0);
    let mut sorted: Vec<&StatisticValue> = values.iter().collect();
    sorted.sort_by_key(|value| value.name);
    for value in sorted {
        let StatisticValue {
            name,
            summary,
            value,
        } = value;
        let _ = writeln!(
            report,
            "{:indent$}  (S) {value:>8} {name:<width$} - {summary}",
            ""
        );
    }
}

//! Passes that print: `print-ir` and `print-op-stats`.

use ods_asm::op_printer::OperationText as _;
use ods_ir::ir::Operation;
use ods_rewrite::pass::{PassContext, PassResult, RunPass};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The pass `print-ir`: prints the operation, as [`PassManager::print_flags`] says.
///
/// [`PassManager::print_flags`]: ods_rewrite::pass::PassManager::print_flags
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::PrintIr;
/// let mut passes = PassManager::new();
/// passes.add(PrintIr::with_label("before"));
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// // To the standard error, or where `print_to` says.
/// passes.print_to(Box::new(std::io::sink()));
/// assert!(passes.run(&mut ir, module).is_ok());
/// ```
#[derive(Debug, Default)]
pub struct PrintIr {
    label: String,
}

impl PrintIr {
    /// Prints `label` before the operation.
    pub fn with_label(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
        }
    }
}

impl RunPass for PrintIr {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut text = String::from("// -----// IR Dump");
        if !self.label.is_empty() {
            let _ = write!(text, " {}", self.label);
        }
        text.push_str(" //----- //\n");
        let mut text = text.into_bytes();
        let shown = op.to_text(cx, cx.print_flags().clone().local_scope(true));
        text.extend_from_slice(shown.trim_ascii_end());
        text.push(b'\n');
        cx.print(&text);
        cx.preserve_all();
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    PrintIr, "PrintIRPass", "print-ir", "Print IR on the debug stream",
    dialects [],
    options [(label, "label", "Label")],
    statistics [],
);

/// The pass `print-op-stats`: prints how many operations there are of each name.
#[derive(Debug, Default)]
pub struct PrintOpStats {
    json: bool,
}

impl RunPass for PrintOpStats {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        let mut counts: BTreeMap<String, u64> = BTreeMap::new();
        op.walk(cx, |op| {
            *counts.entry(op.name(cx).as_str().to_owned()).or_default() += 1;
        });
        let text = if self.json {
            json(&counts)
        } else {
            table(&counts)
        };
        cx.print(text.as_bytes());
        cx.preserve_all();
        Ok(())
    }
}

/// The dialect of each name right-aligned to the longest one, and the rest left-aligned.
#[inline]
fn table(counts: &BTreeMap<String, u64>) -> String {
    let mut text = String::from("Operations encountered:\n-----------------------\n");
    let split = |name: &str| match name.split_once('.') {
        Some((dialect, rest)) => (dialect.to_owned(), rest.to_owned()),
        None => (String::new(), name.to_owned()),
    };
    let names: Vec<(String, String)> = counts.keys().map(|name| split(name)).collect();
    let dialect_width = names.iter().map(|(dialect, _)| dialect.len()).max();
    let dialect_width = dialect_width.unwrap_or(0);
    let width = names.iter().map(|(_, rest)| rest.len()).max().unwrap_or(0);
    for ((dialect, rest), count) in names.iter().zip(counts.values()) {
        if dialect.is_empty() {
            let indent = dialect_width + 3;
            let _ = writeln!(text, "{:indent$}{rest:<width$} , {count}", "");
        } else {
            let indent = dialect_width - dialect.len() + 2;
            let _ = writeln!(text, "{:indent$}{dialect}.{rest:<width$} , {count}", "");
        }
    }
    text
}

#[inline]
fn json(counts: &BTreeMap<String, u64>) -> String {
    let lines: Vec<String> = counts
        .iter()
        .map(|(name, count)| format!("  \"{name}\" : {count}"))
        .collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

ods_rewrite::__pass_impl!(
    PrintOpStats, "PrintOpStats", "print-op-stats", "Print statistics of operations",
    dialects [],
    options [(json, "json", "print the stats as JSON")],
    statistics [],
);

//! IR before and after passes as text: `--mlir-print-ir-after-all` and its family.

use super::instrument::{PassInstrumentation, PassRun};
use ods_asm::op_printer::OperationText as _;
use ods_ir::ir::{Ir, Operation};
use ods_ir::text::printer::PrintFlags;
use ods_lookup::LookupMap;
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

/// The passes around which IR is printed.
///
/// ```
/// use ods_runtime::pass::DumpWhen;
/// let only = DumpWhen::Passes(vec!["cse".to_owned()]);
/// assert_ne!(only, DumpWhen::All);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum DumpWhen {
    /// None.
    #[default]
    Never,
    /// All.
    All,
    /// Those with these arguments.
    Passes(Vec<String>),
}

impl DumpWhen {
    #[inline]
    fn includes(&self, argument: &str) -> bool {
        match self {
            Self::Never => false,
            Self::All => true,
            Self::Passes(passes) => passes.iter().any(|pass| pass == argument),
        }
    }
}

/// Prints IR before and after passes, in MLIR's format. Operations are processed one after the
/// other then.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::pass::{DumpIr, DumpWhen, PassManager, pass_fn};
/// use std::io::Write;
/// use std::sync::{Arc, Mutex};
/// # #[derive(Clone, Default)]
/// # struct Shared(Arc<Mutex<Vec<u8>>>);
/// # impl Write for Shared {
/// #     fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
/// #         self.0.lock().unwrap().write(bytes)
/// #     }
/// #     fn flush(&mut self) -> std::io::Result<()> {
/// #         Ok(())
/// #     }
/// # }
/// let mut passes = PassManager::new();
/// passes.add(pass_fn("look", |_: ModuleOp, _| Ok(())));
/// let printed = Shared::default();
/// let after = DumpWhen::Passes(vec!["look".to_owned()]);
/// let dump = DumpIr::new(DumpWhen::Never, after, Box::new(printed.clone()))
///     .flags(PrintFlags::new().generic(true))
///     .module_scope(true);
/// passes.instrument(Arc::new(dump));
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// passes.run(&mut ir, module).unwrap();
/// let text = String::from_utf8(printed.0.lock().unwrap().clone()).unwrap();
/// assert!(text.contains("IR Dump After look"));
/// ```
pub struct DumpIr {
    before: DumpWhen,
    after: DumpWhen,
    only_changed: bool,
    only_failed: bool,
    module_scope: bool,
    flags: PrintFlags,
    folder: Option<PathBuf>,
    state: Mutex<State>,
}

struct State {
    to: Box<dyn Write + Send>,
    /// The text before the pass that runs on an operation, to see whether it changes.
    texts: LookupMap<Operation, Vec<u8>>,
    /// The number of the last file of each operation.
    counters: LookupMap<Operation, usize>,
}

impl std::fmt::Debug for DumpIr {
    #[inline]
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DumpIr")
            .field("before", &self.before)
            .field("after", &self.after)
            .finish_non_exhaustive()
    }
}

impl DumpIr {
    /// Prints to `to`; errors of writing are ignored.
    #[inline]
    pub fn new(before: DumpWhen, after: DumpWhen, to: Box<dyn Write + Send>) -> Self {
        Self {
            before,
            after,
            only_changed: false,
            only_failed: false,
            module_scope: false,
            flags: PrintFlags::new(),
            folder: None,
            state: Mutex::new(State {
                to,
                texts: LookupMap::default(),
                counters: LookupMap::default(),
            }),
        }
    }

    /// Prints after a pass only if it changed the text of the IR.
    #[must_use]
    #[inline]
    pub fn only_changed(mut self, on: bool) -> Self {
        self.only_changed = on;
        self
    }

    /// Prints after a pass only if it failed.
    #[must_use]
    #[inline]
    pub fn only_failed(mut self, on: bool) -> Self {
        self.only_failed = on;
        self
    }

    /// Prints the outermost operation instead of the one that the pass ran on.
    #[must_use]
    #[inline]
    pub fn module_scope(mut self, on: bool) -> Self {
        self.module_scope = on;
        self
    }

    /// How operations are printed.
    #[must_use]
    #[inline]
    pub fn flags(mut self, flags: PrintFlags) -> Self {
        self.flags = flags;
        self
    }

    /// Prints to files in this folder, in a tree that follows the nesting of operations.
    #[must_use]
    pub fn to_folder(mut self, folder: impl Into<PathBuf>) -> Self {
        self.folder = Some(folder.into());
        self
    }

    #[inline]
    fn text(&self, ir: &Ir, op: Operation) -> Vec<u8> {
        let mut shown = op;
        if self.module_scope {
            while let Some(parent) = shown.parent_op(ir) {
                shown = parent;
            }
        }
        let mut flags = self.flags.clone().skip_external_resources(true);
        flags.local_scope |= shown.parent_block(ir).is_some();
        shown.to_text(ir, flags)
    }

    #[inline]
    fn print(&self, run: PassRun<'_>, when: &str, text: &[u8]) {
        let PassRun { pass, ir, op, .. } = run;
        let (info, name) = (pass.info(), pass.display_name());
        let mut head = format!("// -----// IR Dump {when} {name}");
        if when == "After Failed" {
            head = format!("// -----// IR Dump After {name} Failed");
        }
        if !info.argument.is_empty() {
            let _ = write!(head, " ({})", info.argument);
        }
        let mut whole = head.into_bytes();
        if self.module_scope {
            whole.extend(format!(" ('{}' operation", op.name(ir).as_str()).as_bytes());
            if let Some(name) = op.symbol_bytes(ir) {
                whole.extend(b": @");
                whole.extend(name);
            }
            whole.push(b')');
        }
        whole.extend(b" //----- //\n");
        let Ok(mut state) = self.state.lock() else {
            return;
        };
        whole.extend_from_slice(text.trim_ascii_end());
        whole.extend_from_slice(b"\n\n");
        let is_outermost = self.module_scope || op.parent_block(ir).is_none();
        if is_outermost && !self.flags.local_scope {
            // As in MLIR, where a file ends after an outermost operation.
            whole.push(b'\n');
        }
        match &self.folder {
            None => _ = state.to.write_all(&whole),
            Some(folder) => {
                let file = folder.join(state.file_for(ir, op, info.argument));
                let made = file.parent().map_or(Ok(()), std::fs::create_dir_all);
                if let Err(error) = made.and_then(|()| std::fs::write(&file, &whole)) {
                    let _ = writeln!(state.to, "cannot write `{}`: {error}", file.display());
                }
            }
        }
    }
}

impl State {
    /// The path of the next file of an operation: a folder for each operation around it and for
    /// itself, and their numbers. An operation gets the number 0 by its first file, or by the first
    /// of one inside.
    #[inline]
    fn file_for(&mut self, ir: &Ir, op: Operation, argument: &str) -> PathBuf {
        let mut chain: Vec<Operation> =
            std::iter::successors(Some(op), |op| op.parent_op(ir)).collect();
        chain.reverse();
        if let Some(last) = self.counters.get_mut(&op) {
            *last += 1;
        }
        let (mut path, mut numbers) = (PathBuf::new(), String::new());
        for op in &chain {
            let name = op.name(ir).as_str().replace('.', "_");
            let symbol = op.symbol_name(ir).unwrap_or("no-symbol-name");
            let is_safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
            let symbol = symbol.replace(|c| !is_safe(c), "_");
            path.push(format!("{name}_{symbol}"));
            let _ = write!(numbers, "{}_", self.counters.entry(*op).or_default());
        }
        path.push(format!("{numbers}{argument}.mlir"));
        path
    }
}

impl PassInstrumentation for DumpIr {
    #[inline]
    fn before_pass(&self, run: PassRun<'_>) {
        let argument = run.pass.info().argument;
        let prints = self.before.includes(argument);
        let compares = self.only_changed && self.after.includes(argument);
        if !prints && !compares {
            return;
        }
        let text = self.text(run.ir, run.op);
        if prints {
            self.print(run, "Before", &text);
        }
        if compares && let Ok(mut state) = self.state.lock() {
            state.texts.insert(run.op, text);
        }
    }

    #[inline]
    fn after_pass(&self, run: PassRun<'_>, failed: bool) {
        let is_wanted = self.after.includes(run.pass.info().argument);
        if !(is_wanted || failed && self.only_failed) {
            return;
        }
        let before = match self.state.lock() {
            Ok(mut state) => state.texts.remove(&run.op),
            Err(_) => None,
        };
        if self.only_failed && !failed {
            return;
        }
        let text = self.text(run.ir, run.op);
        if before.is_some_and(|before| before == text) {
            return;
        }
        let when = if failed { "After Failed" } else { "After" };
        self.print(run, when, &text);
    }

    /// The text of an operation depends on what is around it, and its place among the others on the
    /// order.
    #[inline]
    fn needs_whole_ir(&self) -> bool {
        true
    }
}

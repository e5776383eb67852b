//! Passes: definitions that derive from `PassBase`.

use ods_tablegen::{Diagnostics, Record, Span, StringValue};

use super::fields::{Fields as _, fields};
use super::names;

/// A definition that derives from `PassBase`.
#[derive(Clone)]
pub struct PassDef<'k> {
    record: Record<'k>,
    /// The options, in the order of their declaration.
    pub options: Vec<PassOption<'k>>,
    /// The statistics, in the order of their declaration.
    pub statistics: Vec<PassStatistic<'k>>,
}

/// An option of a pass.
#[derive(Clone, Copy)]
pub struct PassOption<'k> {
    record: Record<'k>,
    /// Where it was written.
    pub span: Span,
}

/// A statistic of a pass.
#[derive(Clone, Copy)]
pub struct PassStatistic<'k> {
    record: Record<'k>,
    /// Where it was written.
    pub span: Span,
}

/// The fields that must be set, as `mlir-tblgen --gen-pass-decls` and `--gen-pass-doc` read them.
const TEXTS: [&str; 5] = [
    "argument",
    "baseClass",
    "summary",
    "description",
    "constructor",
];
const TEXTS_OF_OPTION: [&str; 6] = [
    "cppName",
    "argument",
    "type",
    "defaultValue",
    "description",
    "additionalOptFlags",
];
const TEXTS_OF_STATISTIC: [&str; 3] = ["cppName", "name", "description"];

/// Reports a field that is not set. Returns whether all are.
fn has_texts(record: Record<'_>, texts: &[&str], diags: &mut Diagnostics) -> bool {
    let missing = texts.iter().find_map(|name| record.string(name).err());
    let is_complete = missing.is_none();
    if let Some(found) = missing {
        diags.push(found);
    }
    is_complete
}

impl<'k> PassDef<'k> {
    /// Digests a record that derives from `PassBase`.
    pub fn new(record: Record<'k>, diags: &mut Diagnostics) -> Option<Self> {
        let mut is_complete = has_texts(record, &TEXTS, diags);
        if let Err(found) = record.strings("dependentDialects") {
            diags.push(found);
            is_complete = false;
        }
        let mut list = |name: &str, texts: &[&str]| match record.records(name) {
            Ok(records) => {
                for part in &records {
                    is_complete &= has_texts(*part, texts, diags);
                }
                records
            }
            Err(found) => {
                diags.push(found);
                is_complete = false;
                Vec::new()
            }
        };
        let options = list("options", &TEXTS_OF_OPTION).into_iter();
        let options = options.map(|part| PassOption {
            record: part,
            span: span_of(part, record),
        });
        let options = options.collect();
        let statistics = list("statistics", &TEXTS_OF_STATISTIC).into_iter();
        let statistics = statistics.map(|part| PassStatistic {
            record: part,
            span: span_of(part, record),
        });
        let statistics = statistics.collect();
        is_complete.then_some(Self {
            record,
            options,
            statistics,
        })
    }

    /// The record that defines it.
    pub fn record(&self) -> Record<'k> {
        self.record
    }

    /// Where it was written.
    pub fn span(&self) -> Span {
        self.record.span()
    }

    /// The name of the generated struct: that of the definition, as in MLIR.
    pub fn rust_name(&self) -> &'k str {
        self.record.name()
    }

    fields! { &self.record:
        /// The word for the pass in textual pipelines.
        argument = text_or_empty("argument");
        /// The Rust type that the pass runs on, or the trait of its interface; `None` for any
        /// operation.
        root = code_block("baseClass");
        /// Whether it runs on the operations with an interface.
        is_on_interface = is_subclass_of("InterfacePass");
        /// The expression for the value that `Default` gives.
        constructor = code_block("constructor");
    }

    /// The Rust types of the dialects whose operations the pass creates.
    pub fn dependent_dialects(&self) -> Vec<StringValue<'k>> {
        self.record.strings_of("dependentDialects")
    }

    /// What the pass does, in one line.
    pub fn summary(&self) -> &'k str {
        self.record.summary_or_doc()
    }

    /// What the pass does, in detail.
    pub fn description(&self) -> &'k str {
        self.record.description_or_doc()
    }
}

/// Where an option or a statistic was written: in the pass, unless it has a definition of its own.
fn span_of(part: Record<'_>, pass: Record<'_>) -> Span {
    if part.is_anonymous() && part.span().source != pass.span().source {
        pass.span()
    } else {
        part.span()
    }
}

impl<'k> PassOption<'k> {
    fields! { &self.record:
        /// The word for the option in textual pipelines.
        argument = text_or_empty("argument");
        /// The Rust type of a value.
        ty = string_value("type");
        /// The default value, an expression.
        default_value = code_block("defaultValue");
        /// What the option does.
        description = text_or_empty("description");
        /// Further arguments of the C++ constructor.
        flags = code_block("additionalOptFlags");
        /// Whether it is a list of values.
        is_list = is_subclass_of("ListOption");
    }

    /// The name of the field.
    pub fn rust_name(&self) -> String {
        names::snake_case(self.record.text_or_empty("cppName"))
    }
}

impl<'k> PassStatistic<'k> {
    fields! { &self.record:
        /// The name in reports.
        name = text_or_empty("name");
        /// What is counted.
        description = text_or_empty("description");
    }

    /// The name of the field.
    pub fn rust_name(&self) -> String {
        names::snake_case(self.record.text_or_empty("cppName"))
    }
}

//! Texts of any size, the same in every run.
//!
//! In generic form, all operations except the module are of the unregistered dialect `w`,
//! so `ods-opt` and `mlir-opt` do the same work. Values are numbered over the whole
//! module, as both tools print the generic form. Texts in custom form use `arith`, `cf`,
//! `func` and `scf`, which both register.

mod arithmetic;
mod attributes;
mod custom;
mod custom_real;
mod distinct;
mod large;
mod random;
mod real;
mod regions;
mod types;

use random::Random;

/// A kind of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Workload {
    /// Many functions of fifty operations in one block.
    Funcs,
    /// One function with one block.
    Block,
    /// Functions of forty small blocks that branch to each other.
    Cfg,
    /// Loops and branches, nested twelve deep.
    Nest,
    /// Operations with many attributes, most of them different.
    Attrs,
    /// Operations with large types, most of them different.
    Types,
    /// Modules as diverse as real ones.
    Real,
    /// Operations with a type and an attribute that no other has.
    Distinct,
    /// `Funcs` in custom form.
    CustomFuncs,
    /// `Block` in custom form.
    CustomBlock,
    /// `Cfg` in custom form.
    CustomCfg,
    /// `Nest` in custom form.
    CustomNest,
    /// As `Real`, in custom form.
    CustomReal,
    /// As `Distinct`, in custom form.
    CustomDistinct,
    /// One function with a chain of `size` blocks.
    Blocks,
    /// One operation with `size` operands.
    Operands,
    /// One operation with `size` attributes.
    Entries,
}

impl Workload {
    /// The workloads compared with MLIR; their size is a number of operations.
    pub const ALL: [Self; 8] = [
        Self::Funcs,
        Self::Block,
        Self::Cfg,
        Self::Nest,
        Self::Attrs,
        Self::Types,
        Self::Real,
        Self::Distinct,
    ];

    /// The workloads in custom form, of dialects that both sides register.
    pub const CUSTOM: [Self; 6] = [
        Self::CustomFuncs,
        Self::CustomBlock,
        Self::CustomCfg,
        Self::CustomNest,
        Self::CustomReal,
        Self::CustomDistinct,
    ];

    /// The workloads with one large entity.
    pub const LARGE: [Self; 3] = [Self::Blocks, Self::Operands, Self::Entries];

    /// Its name on command lines and in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Funcs => "funcs",
            Self::Block => "block",
            Self::Cfg => "cfg",
            Self::Nest => "nest",
            Self::Attrs => "attrs",
            Self::Types => "types",
            Self::Real => "real",
            Self::Distinct => "distinct",
            Self::CustomFuncs => "custom-funcs",
            Self::CustomBlock => "custom-block",
            Self::CustomCfg => "custom-cfg",
            Self::CustomNest => "custom-nest",
            Self::CustomReal => "custom-real",
            Self::CustomDistinct => "custom-distinct",
            Self::Blocks => "blocks",
            Self::Operands => "operands",
            Self::Entries => "entries",
        }
    }

    /// The workload with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        (Self::ALL.into_iter())
            .chain(Self::CUSTOM)
            .chain(Self::LARGE)
            .find(|workload| workload.name() == name)
    }

    /// Whether its text is in custom form, of registered dialects.
    pub fn is_custom(self) -> bool {
        Self::CUSTOM.contains(&self)
    }

    /// A text of about `ops` operations, or of one entity of that size.
    pub fn text(self, ops: usize) -> String {
        let mut writer = Writer::new(ops, self.is_custom());
        match self {
            Self::CustomFuncs => custom::funcs(&mut writer, ops),
            Self::CustomBlock => custom::block(&mut writer, ops),
            Self::CustomCfg => custom::cfg(&mut writer, ops),
            Self::CustomNest => custom::nest(&mut writer, ops),
            Self::CustomReal => custom_real::custom_real(&mut writer, ops),
            Self::CustomDistinct => distinct::custom_distinct(&mut writer, ops),
            Self::Funcs => arithmetic::funcs(&mut writer, ops),
            Self::Block => arithmetic::block(&mut writer, ops),
            Self::Cfg => regions::cfg(&mut writer, ops),
            Self::Nest => regions::nest(&mut writer, ops),
            Self::Attrs => attributes::attrs(&mut writer, ops),
            Self::Types => types::types(&mut writer, ops),
            Self::Real => real::real(&mut writer, ops),
            Self::Distinct => distinct::distinct(&mut writer, ops),
            Self::Blocks => large::blocks(&mut writer, ops),
            Self::Operands => large::operands(&mut writer, ops),
            Self::Entries => large::entries(&mut writer, ops),
        }
        writer.finish()
    }
}

/// The text so far, and the counters for its names.
struct Writer {
    is_custom: bool,
    text: String,
    random: Random,
    /// The next value's number.
    value: usize,
    /// The next function's number.
    function: usize,
    /// The next number that no other line has.
    unique: usize,
    depth: usize,
}

impl Writer {
    fn new(ops: usize, is_custom: bool) -> Self {
        let mut text = String::with_capacity(ops * 100);
        text.push_str(if is_custom {
            "module {\n"
        } else {
            "\"builtin.module\"() ({\n"
        });
        Self {
            is_custom,
            text,
            random: Random::new(),
            value: 0,
            function: 0,
            unique: 0,
            depth: 1,
        }
    }

    fn finish(mut self) -> String {
        self.text.push_str(if self.is_custom {
            "}\n"
        } else {
            "}) : () -> ()\n"
        });
        self.text
    }

    /// A new value's number.
    fn fresh(&mut self) -> usize {
        self.value += 1;
        self.value - 1
    }

    /// A number that no other line has.
    fn unique(&mut self) -> usize {
        self.unique += 1;
        self.unique
    }

    /// One line.
    fn line(&mut self, line: &str) {
        for _ in 0..self.depth {
            self.text.push_str("  ");
        }
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A line one level further out: a block's label.
    fn label(&mut self, line: &str) {
        self.depth -= 1;
        self.line(line);
        self.depth += 1;
    }

    /// Opens a function with entry arguments of these types; returns their numbers.
    fn open_function(&mut self, inputs: &[&str], results: &str) -> Vec<usize> {
        let number = self.function;
        self.function += 1;
        self.line(&format!(
            "\"w.func\"() <{{function_type = ({}) -> {results}, sym_name = \"f{number}\"}}> ({{",
            inputs.join(", ")
        ));
        self.depth += 1;
        let arguments: Vec<usize> = inputs.iter().map(|_| self.fresh()).collect();
        if !inputs.is_empty() {
            let list: Vec<String> = arguments
                .iter()
                .zip(inputs)
                .map(|(number, ty)| format!("%{number}: {ty}"))
                .collect();
            self.label(&format!("^bb0({}):", list.join(", ")));
        }
        arguments
    }

    fn close_function(&mut self) {
        self.depth -= 1;
        self.line("}) : () -> ()");
    }
}

#[cfg(test)]
mod tests {
    use super::Workload;
    use crate::phases::{parse, print_flags, registry, verify_options};
    use ods_runtime::text::op_printer::OperationText as _;
    use ods_runtime::verify::verify_with;

    #[test]
    fn workloads_are_valid_and_about_as_large_as_asked() {
        for workload in Workload::ALL.into_iter().chain(Workload::CUSTOM) {
            let text = workload.text(5000).into_bytes().into();
            let (ir, op) = parse(&registry(workload.is_custom()), &text);
            assert_eq!(verify_with(op, &ir, verify_options()), Ok(()));
            let ops = ir.operation_count();
            assert!(
                (4750..5250).contains(&ops),
                "{}: {ops} operations",
                workload.name()
            );
        }
    }

    #[test]
    fn printed_workloads_print_the_same_again() {
        let workloads = Workload::ALL.into_iter().chain(Workload::CUSTOM);
        for workload in workloads.chain(Workload::LARGE) {
            let is_custom = workload.is_custom();
            let registry = registry(is_custom);
            let (ir, op) = parse(&registry, &workload.text(300).into_bytes().into());
            let first = op.to_text(&ir, print_flags(is_custom));
            let (ir, op) = parse(&registry, &first.clone().into());
            let second = op.to_text(&ir, print_flags(is_custom));
            assert_eq!(
                String::from_utf8_lossy(&first),
                String::from_utf8_lossy(&second),
                "{}",
                workload.name()
            );
        }
    }
}

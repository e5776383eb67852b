//! A dialect of any number of operations, as TableGen text, as a crate that uses `ods!`,
//! and as the C++ that MLIR's tools need around theirs.

use std::fmt::Write as _;

/// The dialect to be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dialect {
    /// The number of operations.
    pub ops: usize,
    /// Another number changes one operation, and nothing else.
    pub edition: usize,
    /// The macro that `rust` uses.
    pub door: Door,
}

/// The macro that defines operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Door {
    /// `ods!`.
    #[default]
    Ods,
    /// `ods!`, with ten traits and three interfaces; the operations implement one of
    /// these.
    Traits,
    /// `ods!`, with rewrite patterns on three operations: their number is what is measured.
    Patterns,
    /// Structs with `#[derive(OpDef)]`.
    Derive,
    /// Structs with `#[pliron_op]` of the crate `pliron`, which has neither builders nor
    /// constraints nor named variadic operands.
    Pliron,
}

impl Door {
    /// The dependency on the library, as a line of a manifest.
    pub fn dependency(self, runtime: &std::path::Path) -> String {
        match self {
            Door::Ods | Door::Traits | Door::Patterns | Door::Derive => {
                format!("ods-runtime = {{ path = \"{}\" }}", runtime.display())
            }
            Door::Pliron => "pliron = \"0.20\"".to_owned(),
        }
    }
}

/// Three interfaces: with a method to implement, with defaults only, and one of MLIR's.
const INTERFACES: &str = "
def Weight : OpInterface<\"Weight\"> {
  let methods = [InterfaceMethod<\"How much it weighs.\", \"usize\", \"weight\">];
}
def Height : OpInterface<\"Height\"> {
  let methods = [
    InterfaceMethod<\"How high it is.\", \"usize\", \"height\", (ins), \"\", \"1\">,
    StaticInterfaceMethod<\"Whether all are.\", \"bool\", \"areAll\", (ins), \"\", \"true\">];
}
";
const TRAITS: &str = "AlwaysSpeculatableImplTrait, NoMemoryEffect, Commutative, Elementwise, Scalarizable, \
    SameOperandsElementType, SameOperandsShape, MemRefsNormalizable, Vectorizable, Tensorizable, \
    ConditionallySpeculatable, Weight, Height";

/// The operations that patterns rewrite.
const PATTERN_OPS: &str = "
def NumberOp : Op<Bench_Dialect, \"number\", [Pure]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$result);
}
def SumOp : Op<Bench_Dialect, \"sum\", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$result);
}
def KindOp : Op<Bench_Dialect, \"kind\", [Pure]> {
  let arguments = (ins I32:$value, I32Attr:$kind);
  let results = (outs I32:$result);
}
def Added : NativeCodeCall<\"added($0, $1)\">;
def Differ : Constraint<CPred<\"$0 != $1\">>;
";

/// A rewrite pattern, of one of four kinds.
fn pattern(index: usize) -> String {
    let pattern = match index % 4 {
        0 => format!("(KindOp (SumOp $x, $x), ConstantAttr<I32Attr, \"{index}\">), (SumOp $x, $x)"),
        1 => format!(
            "(SumOp (NumberOp $a), (KindOp (NumberOp $b), ConstantAttr<I32Attr, \"{index}\">)), (NumberOp (Added $a, $b))"
        ),
        2 => format!(
            "(KindOp (KindOp $x, $a), ConstantAttr<I32Attr, \"{index}\">), (SumOp $x, (NumberOp $a))"
        ),
        _ => format!(
            "(SumOp (KindOp $x, ConstantAttr<I32Attr, \"{index}\">), $y), (replaceWithValue $x), [(Differ $x, $y)]"
        ),
    };
    format!("def Pattern{index} : Pat<{pattern}>;\n")
}

impl Dialect {
    /// The edition of an op: edits change that of the middle one.
    fn edition_of(self, index: usize) -> usize {
        if index == self.ops / 2 {
            self.edition
        } else {
            0
        }
    }

    /// The definitions, with formats that both Rust and TableGen can lex.
    fn definitions(self) -> String {
        let mut text = String::from(
            "def Bench_Dialect : Dialect {\n  let name = \"bench\";\n  let cppNamespace = \"bench\";\n}\n",
        );
        if self.door == Door::Patterns {
            text.push_str(PATTERN_OPS);
            for index in 0..self.ops {
                text.push_str(&pattern(index));
            }
            return text;
        }
        let traits = if self.door == Door::Traits {
            TRAITS
        } else {
            "Pure"
        };
        if self.door == Door::Traits {
            text.push_str(INTERFACES);
        }
        for index in 0..self.ops {
            let edited = self.edition_of(index);
            write!(
                text,
                "
def Step{index}Op : Op<Bench_Dialect, \"step{index}\", [{traits}]> {{
  let summary = \"does step {index}\";
  let description = \"Takes a value and any number of others, edition {edited}.\";
  let arguments = (ins I32:$lhs, Variadic<AnyInteger>:$rest,
                       I64Attr:$axis, OptionalAttr<StrAttr>:$label);
  let results = (outs I32:$result);
  let assemblyFormat = \"$lhs `,` $axis (`name` $label^)? (`(` $rest^ `:` type($rest) `)`)? attr-dict\";
}}
"
            )
            .unwrap_or_else(|error| panic!("text takes any text: {error}"));
        }
        text
    }

    /// The same definitions as structs with derives.
    fn derives(self) -> String {
        let ops: Vec<String> = (0..self.ops)
            .map(|index| format!("Step{index}Op"))
            .collect();
        let ops = ops.join(", ");
        let mut text = format!(
            "#[derive(DialectDef)]\n#[dialect(name = \"bench\", ops = [{ops}])]\npub struct BenchDialect;\n"
        );
        for index in 0..self.ops {
            let edited = self.edition_of(index);
            write!(
                text,
                "
#[derive(OpDef)]
#[op(
    dialect = BenchDialect,
    name = \"step{index}\",
    traits = [Pure],
    summary = \"does step {index}\",
    description = \"Takes a value and any number of others, edition {edited}.\",
    assembly_format = \"$lhs `,` $axis (`name` $label^)? (`(` $rest^ `:` type($rest) `)`)? attr-dict\"
)]
pub struct Step{index} {{
    #[operand(I32)]
    pub lhs: Value,
    #[operand(Variadic<AnyInteger>)]
    pub rest: Vec<Value>,
    #[attr(I64Attr)]
    pub axis: i64,
    #[attr(OptionalAttr<StrAttr>)]
    pub label: Option<String>,
    #[result(I32)]
    pub result: Value,
}}
"
            )
            .unwrap_or_else(|error| panic!("text takes any text: {error}"));
        }
        text
    }

    /// The same operations as far as `pliron` supports them.
    fn pliron(self) -> String {
        let mut text = String::from(
            "use pliron::builtin::attributes::{IntegerAttr, StringAttr};
use pliron::builtin::op_interfaces::{NResultsInterface, OneResultInterface};
use pliron::builtin::types::IntegerType;
use pliron::derive::pliron_op;
",
        );
        for index in 0..self.ops {
            let edited = self.edition_of(index);
            write!(
                text,
                "
/// Takes a value and any number of others, edition {edited}.
#[pliron_op(
    name = \"bench.step{index}\",
    format = \"operands(CharSpace(`,`)) `,` attr($axis, $IntegerAttr) opt_attr($label, $StringAttr) `:` types(CharSpace(`,`))\",
    operands = (lhs: IntegerType, rest),
    results = (result: IntegerType),
    attributes = (axis: IntegerAttr, label: StringAttr),
    interfaces = [NResultsInterface<1>, OneResultInterface],
    verifier = \"succ\"
)]
pub struct Step{index}Op;
"
            )
            .unwrap_or_else(|error| panic!("text takes any text: {error}"));
        }
        text
    }

    /// `lib.rs` of a crate that depends on the library.
    pub fn rust(self) -> String {
        match self.door {
            Door::Ods | Door::Traits | Door::Patterns => {
                let definitions = self.definitions();
                let mut text =
                    format!("use ods_runtime::prelude::*;\n\nods! {{\n{definitions}}}\n");
                if self.door == Door::Patterns {
                    text.push_str("fn added(a: &IntegerAttr, b: &IntegerAttr) -> Option<Attribute> {\n    Some(Attribute::i32(i32::try_from(a.to_i64()? + b.to_i64()?).ok()?))\n}\nuse ods_runtime::attributes::IntegerAttr;\n");
                }
                if self.door == Door::Traits {
                    for index in 0..self.ops {
                        let weight = format!("fn weight(self, _: &Ir) -> usize {{ {index} }}");
                        let _ = writeln!(text, "impl Weight for Step{index}Op {{ {weight} }}");
                    }
                }
                text
            }
            Door::Derive => format!("use ods_runtime::prelude::*;\n\n{}", self.derives()),
            Door::Pliron => self.pliron(),
        }
    }

    /// The `.td` file.
    pub fn td(self) -> String {
        let definitions = self.definitions();
        format!(
            "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/Interfaces/SideEffectInterfaces.td\"\n\n{definitions}"
        )
    }

    /// The source file that includes the output of `mlir-tblgen`.
    pub fn cpp() -> &'static str {
        r#"#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "Dialect.h.inc"
#define GET_OP_CLASSES
#include "Ops.h.inc"
#include "Dialect.cpp.inc"
void bench::BenchDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "Ops.cpp.inc"
      >();
}
#define GET_OP_CLASSES
#include "Ops.cpp.inc"
"#
    }
}

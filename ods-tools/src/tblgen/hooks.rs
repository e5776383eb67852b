//! `--gen-hooks`: what is left to write in Rust for definitions of upstream, as a skeleton.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use ods_codegen::model::{Builder, TypeOrAttrDef};
use ods_codegen::{CheckedRecords, Hook, hooks_of_def, hooks_of_dialect, hooks_of_op};
use ods_tablegen::{Diagnostics, Record, RecordKeeper};

/// A trait of the prelude: its name, the methods without their bodies, and the C++ member that each stands for.
type TraitMethods = (&'static str, &'static [(&'static str, &'static str)]);

/// The methods of each trait, in Rust and in C++; `{}` is the name of the type.
#[rustfmt::skip]
const TRAITS: [TraitMethods; 16] = [
    ("Verify", &[("fn verify(self, ir: &Ir) -> VerifyResult", "LogicalResult {}::verify()")]),
    ("VerifyRegions", &[("fn verify_regions(self, ir: &Ir) -> VerifyResult", "LogicalResult {}::verifyRegions()")]),
    ("Fold", &[("fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded", "OpFoldResult {}::fold(FoldAdaptor)")]),
    ("Canonicalize", &[("fn canonicalize(self, rw: &mut Rewriter<'_>) -> Option<()>", "LogicalResult {}::canonicalize({} op, PatternRewriter &)")]),
    ("CanonicalizationPatterns", &[("fn patterns(set: &mut PatternSet)", "void {}::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *)")]),
    ("CustomAssembly", &[
        ("fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()>", "ParseResult {}::parse(OpAsmParser &, OperationState &)"),
        ("fn print(self, p: &mut OpPrinter<'_>)", "void {}::print(OpAsmPrinter &)"),
    ]),
    ("InferTypes", &[("fn infer_types(ir: &Ir, state: &OperationState) -> Result<Vec<Type>, Diagnostic>", "LogicalResult {}::inferReturnTypes(…)")]),
    ("InferTypesOfParts", &[("fn infer_types(ir: &Ir, location: Location, parts: Self::Fields<'_, Value>) -> Result<Vec<Type>, Diagnostic>", "LogicalResult {}::inferReturnTypes(…, Adaptor, …)")]),
    ("MaterializeConstant", &[("fn materialize_constant(b: &mut OpBuilder<'_>, value: &Attribute, ty: &Type, location: Location) -> Option<Operation>", "Operation *{}::materializeConstant(OpBuilder &, Attribute, Type, Location)")]),
    ("VerifyOperationAttribute", &[("fn verify_operation_attribute(op: Operation, ir: &Ir, attr: &NamedAttribute) -> VerifyResult", "LogicalResult {}::verifyOperationAttribute(Operation *, NamedAttribute)")]),
    ("VerifyRegionArgAttribute", &[("fn verify_region_arg_attribute(op: Operation, ir: &Ir, region: usize, argument: usize, attr: &NamedAttribute) -> VerifyResult", "LogicalResult {}::verifyRegionArgAttribute(Operation *, unsigned, unsigned, NamedAttribute)")]),
    ("VerifyRegionResultAttribute", &[("fn verify_region_result_attribute(op: Operation, ir: &Ir, region: usize, result: usize, attr: &NamedAttribute) -> VerifyResult", "LogicalResult {}::verifyRegionResultAttribute(Operation *, unsigned, unsigned, NamedAttribute)")]),
    ("OperationInterfaceFallback", &[("fn interface_of(request: interfaces::InterfaceRequest<'_>) -> Option<&'static interfaces::InterfaceEntry>", "void *{}::getRegisteredInterfaceForOp(TypeID, OperationName)")]),
    ("VerifyParameters", &[("fn verify_parameters(&self) -> Result<(), String>", "LogicalResult {}::verify(function_ref<InFlightDiagnostic()>, …)")]),
    ("CustomTypeAssembly", &[
        ("fn parse(p: &mut AsmParser<'_>) -> Parsed<Self>", "Type {}::parse(AsmParser &)"),
        ("fn print(&self, p: &mut AsmPrinter<'_>)", "void {}::print(AsmPrinter &)"),
    ]),
    ("CustomAttrAssembly", &[
        ("fn parse(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Self>", "Attribute {}::parse(AsmParser &, Type)"),
        ("fn print(&self, p: &mut AsmPrinter<'_>)", "void {}::print(AsmPrinter &)"),
    ]),
];

/// The fields of a definition that hold items of C++ classes.
const ITEMS: [&str; 2] = ["extraClassDeclaration", "extraClassDefinition"];

const HEADER: &str = "\
// The hooks that are left to write, with their C++ beside.
//
// With `#![upstream]` a hook without an `impl` is absent: take those that you write, and leave out the others. Every
// `todo!()` stands for the C++ member that is named above it. An interface is a comment: the compiler lists the methods that
// its `impl` lacks, and docs/INTERFACES.md those with a default.

use ods_runtime::prelude::*;
#[allow(unused_imports, reason = \"not every dialect needs it\")]
use ods_runtime::interfaces;

";

/// The skeleton of all hooks of the checked definitions.
pub(super) fn gen_hooks(
    checked: &CheckedRecords<'_>,
    keeper: &RecordKeeper,
    diags: &mut Diagnostics,
) -> String {
    let mut skeleton = Skeleton {
        keeper,
        out: HEADER.to_owned(),
        functions: BTreeMap::new(),
        shared: BTreeSet::new(),
    };
    let model = &checked.model;
    let operators: Vec<_> = model.operators.iter().zip(&checked.formats).collect();
    let of_ops: Vec<_> = operators
        .iter()
        .map(|(op, format)| hooks_of_op(op, format.as_ref()))
        .collect();
    skeleton.shared = shared_functions(&of_ops);
    for dialect in &model.dialects {
        let hooks = hooks_of_dialect(*dialect);
        let (name, class) = (dialect.name(), dialect.rust_name());
        skeleton.definition(name, &class, dialect.record(), &[], &hooks);
    }
    for (record, format) in &checked.definitions {
        if let Some(def) = TypeOrAttrDef::new(*record, diags) {
            let name = def.mnemonic().unwrap_or(def.rust_name());
            let hooks = hooks_of_def(&def, format.as_ref(), &model.operators);
            skeleton.definition(name, def.rust_name(), *record, &def.builders, &hooks);
        }
    }
    for ((op, _), hooks) in operators.iter().zip(&of_ops) {
        let (name, class) = (op.operation_name(), op.rust_name());
        skeleton.definition(&name, class, op.record(), &op.builders, hooks);
    }
    skeleton.out
}

/// The functions of custom directives in the formats of several ops.
fn shared_functions(of_ops: &[Vec<Hook<'_>>]) -> BTreeSet<String> {
    let (mut seen, mut shared) = (BTreeSet::new(), BTreeSet::new());
    for hooks in of_ops {
        let mut of_op = BTreeSet::new();
        for hook in hooks {
            if let Hook::Function { name, .. } = hook {
                of_op.insert(name);
            }
        }
        for name in of_op {
            if !seen.insert(name) {
                shared.insert(name.clone());
            }
        }
    }
    shared
}

/// The text in the making.
struct Skeleton<'k> {
    keeper: &'k RecordKeeper,
    out: String,
    /// The functions of custom directives that are written, with their signatures.
    functions: BTreeMap<String, String>,
    /// The names of those of several ops.
    shared: BTreeSet<String>,
}

impl Skeleton<'_> {
    /// Writes what is left of a definition: its hooks, and its C++ as comments; nothing if there is neither.
    fn definition(
        &mut self,
        name: &str,
        class: &str,
        record: Record<'_>,
        builders: &[Builder<'_>],
        hooks: &[Hook<'_>],
    ) {
        let items: Vec<&str> = ITEMS
            .iter()
            .filter_map(|field| record.string(field).ok())
            .collect();
        let has_items = items.iter().any(|text| !text.trim().is_empty());
        if hooks.is_empty() && builders.is_empty() && !has_items {
            return;
        }
        let place = self.place(record);
        let _ = writeln!(self.out, "// ---- `{name}`: {class}{place}\n");
        for text in items {
            self.comment("C++ items of the class:", text);
        }
        for builder in builders {
            let parameters = builder.parameters.iter();
            let parameters = parameters.map(|it| format!("{} {}", it.ty.text().trim(), it.name));
            let parameters: Vec<String> = parameters.collect();
            let body = builder.body.map_or("", |body| body.text());
            self.comment(&format!("C++ builder: ({})", parameters.join(", ")), body);
        }
        for hook in hooks {
            match hook {
                Hook::Trait(of) => self.implementation(of, class),
                Hook::Function {
                    directive,
                    name,
                    signature,
                } => self.function(directive, name, signature, class),
                Hook::Interface {
                    name,
                    is_of_runtime,
                    methods,
                } => self.interface(name, class, *is_of_runtime, methods),
            }
        }
    }

    /// `, FILE:LINE`; without the folder, which differs between machines.
    fn place(&self, record: Record<'_>) -> String {
        let (sources, span) = (self.keeper.sources(), record.span());
        let file = sources.name(span.source).and_then(|path| path.file_name());
        let (Some(file), Some((line, _))) = (file, sources.line_col(span)) else {
            return String::new();
        };
        format!(", {}:{line}", file.display())
    }

    /// Writes a title and code of C++ below it as a comment.
    fn comment(&mut self, title: &str, code: &str) {
        if code.trim().is_empty() && title.ends_with(':') {
            return;
        }
        let _ = writeln!(self.out, "// {title}");
        for line in code.trim_matches('\n').lines() {
            let _ = writeln!(self.out, "{}", format!("//   {line}").trim_end());
        }
        self.out.push('\n');
    }

    /// Writes the `impl` of a trait of the prelude.
    fn implementation(&mut self, of: &str, class: &str) {
        let _ = writeln!(self.out, "impl {of} for {class} {{");
        let (_, methods) = TRAITS
            .iter()
            .find(|(name, _)| *name == of)
            .unwrap_or(&("", &[]));
        for (method, cpp) in *methods {
            let cpp = cpp.replace("{}", class);
            let _ = writeln!(self.out, "    // {cpp}\n    {method} {{ todo!() }}");
        }
        self.out.push_str("}\n\n");
    }

    /// Writes a function of a custom directive, once for all definitions that use it.
    fn function(&mut self, directive: &str, name: &str, signature: &str, class: &str) {
        let signature = if self.shared.contains(name) {
            &signature.replace(&format!("op: {class}"), "op: impl OpHandle")
        } else {
            signature
        };
        // The elements of an iterator have the lifetime of the IR.
        let signature = if signature.contains("Item = &") {
            let signature = signature.replace("Item = &", "Item = &'a ");
            signature.replacen('(', "<'a>(", 1)
        } else {
            signature.to_owned()
        };
        let Some(known) = self.functions.get(name) else {
            let _ = writeln!(
                self.out,
                "// custom<{directive}>\n{signature} {{ todo!() }}\n"
            );
            self.functions.insert(name.to_owned(), signature);
            return;
        };
        if *known != signature {
            let _ = writeln!(
                self.out,
                "// custom<{directive}> is also used as\n//   {signature}\n"
            );
        }
    }

    /// Lists the methods of an interface to write. Their signatures are those of the Rust trait, which the
    /// compiler lists where an `impl` lacks them.
    fn interface(&mut self, name: &str, class: &str, is_of_runtime: bool, methods: &[&str]) {
        let path = if is_of_runtime { "interfaces::" } else { "" };
        let _ = writeln!(self.out, "// impl {path}{name} for {class} {{ }}");
        if !methods.is_empty() {
            let _ = writeln!(self.out, "//   C++ methods: {}", methods.join(", "));
        }
        if !is_of_runtime {
            self.out.push_str("//   the runtime has no such trait: write it with #[op_interface], and name it in `[items]` of a vocabulary\n");
        }
        self.out.push('\n');
    }
}

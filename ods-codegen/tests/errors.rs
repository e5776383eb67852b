//! Wrong definitions: each mistake, and where it is reported.
//!
//! A line of the expectation is the code that is underlined, and the message.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

use std::path::PathBuf;

use expect_test::{Expect, expect};
use ods_codegen::{Includes, Place, expand_with};
use ods_tablegen::Diagnostics;
use proc_macro2::Span;

fn render(source: &str) -> String {
    let mut diags = Diagnostics::new();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/errors");
    let includes = Includes::new(Some(PathBuf::from(folder)), None);
    let expansion = expand_with(source.parse().unwrap(), includes, &mut diags);
    syn::parse2::<syn::File>(expansion.tokens).expect("the fallback is Rust");
    let mut lines = Vec::new();
    for diagnostic in &diags {
        let place = match expansion.places.find(diagnostic.span) {
            Place::Tokens(first, last) => format!("`{}`", source_text(first, last)),
            Place::File(place) => {
                let (first, last) = place.included_at.unwrap();
                let place = place
                    .to_string()
                    .replace(concat!(env!("CARGO_MANIFEST_DIR"), "/"), "");
                format!("`{}`:\n{place}\n", source_text(first, last))
            }
            Place::Unknown => "nowhere".to_owned(),
        };
        lines.push(format!("{place}: {}", diagnostic.message()));
        lines.extend(
            diagnostic
                .notes
                .iter()
                .map(|(_, note)| format!("  note: {note}")),
        );
        lines.extend(diagnostic.help.iter().map(|help| format!("  help: {help}")));
    }
    lines.join("\n")
}

fn source_text(first: Span, last: Span) -> String {
    let span = first.join(last).unwrap_or(first);
    span.source_text().unwrap_or_default()
}

#[track_caller]
#[expect(
    clippy::needless_pass_by_value,
    reason = "so that tests read `expect![…]`"
)]
fn check(source: &str, expected: Expect) {
    expected.assert_eq(&render(source));
}

/// The body of an op.
#[track_caller]
fn check_op(body: &str, expected: Expect) {
    check_op_with("", body, expected);
}

#[track_caller]
fn check_op_with(traits: &str, body: &str, expected: Expect) {
    check(
        &format!(
            r#"def Toy : Dialect {{ let name = "toy"; }} def XOp : Op<Toy, "x", [{traits}]> {{ {body} }}"#
        ),
        expected,
    );
}

#[test]
fn a_right_definition_is_accepted() {
    check_op(
        "let arguments = (ins I32:$a, I64Attr:$b); let results = (outs I32:$r);",
        expect![""],
    );
}

#[test]
fn unknown_constraint() {
    check_op(
        "let arguments = (ins I23:$a);",
        expect![[r#"
        `I23`: Variable not defined: 'I23'
          help: a def named `I32` exists"#]],
    );
}

#[test]
fn syntax_error() {
    check(
        "def Toy Dialect; def A : { let x = 1; }",
        expect![[r#"
        `Dialect`: Expected '{' to start body or ';' for declaration only
        `{`: expected name for ClassID"#]],
    );
}

#[test]
fn argument_that_is_no_constraint() {
    check_op(
        "let arguments = (ins Toy:$a, I32Attr, 5:$b); let results = (outs I32Attr:$c);",
        expect![[r#"
            `Toy`: unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed
            `I32Attr`: attributes must be named
            `5`: undefined type for argument #2
            `I32Attr`: undefined type for result #0
              help: `I32Attr` is an attribute: list it in `let arguments = (ins …);`"#]],
    );
}

#[test]
fn wrong_dag_operators() {
    check_op(
        "let arguments = (outs I32:$a); let results = (ins I32:$b); let regions = (ins); let successors = (ins);",
        expect![[r#"
            `(outs I32:$a)`: 'arguments' must have 'ins' directive
            `(ins I32:$b)`: 'results' must have 'outs' directive
            `(ins)`: 'successors' must have 'successor' directive
            `(ins)`: 'regions' must have 'region' directive"#]],
    );
}

#[test]
fn variadic_regions_and_successors_come_last() {
    check_op(
        "let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b, VariadicRegion<AnyRegion>);
         let successors = (successor VariadicSuccessor<AnySuccessor>:$c, AnySuccessor:$d);",
        expect![[r#"
            `$c`: only the last successor can be variadic
            `$a`: only the last region can be variadic
            `VariadicRegion<AnyRegion>`: variadic regions must be named"#]],
    );
}

#[test]
fn names_that_conflict() {
    check_op(
        "let arguments = (ins I32:$a, I32:$a, I32Attr:$b); let results = (outs I32:$b);",
        expect![[r#"
            `$a`: op has a conflict with two operands having the same name 'a'
            `$b`: op has a conflict with attributes and results both having an entry with the name 'b'"#]],
    );
}

#[test]
fn names_that_become_one_in_rust() {
    check_op(
        "let arguments = (ins I32:$fooBar, I32:$foo_bar, I32:$set_x, I32:$x);",
        expect![[r#"
            `$foo_bar`: `fooBar` and `foo_bar` both give the Rust name `foo_bar`
            `$x`: `set_x` and `x` both give the Rust name `set_x`"#]],
    );
}

#[test]
fn names_of_default_accessors() {
    check_op(
        "let arguments = (ins I32:$operation, I32:$build);",
        expect![[r#"
            `$operation`: generated accessor for `operation` overlaps with a default one; please rename to avoid overlap
            `$build`: generated accessor for `build` overlaps with a default one; please rename to avoid overlap"#]],
    );
}

#[test]
fn several_variadic_operands_without_sizes() {
    check_op(
        "let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b);",
        expect![[r#"
            `XOp`: op has multiple variadic operands but no specification over their sizes
              help: add the trait `AttrSizedOperandSegments` or `SameVariadicOperandSize`"#]],
    );
    check_op_with(
        "AttrSizedOperandSegments",
        "let arguments = (ins Variadic<I32>:$a);",
        expect![
            "`XOp`: op must have at least two variadic operands to use 'AttrSizedOperandSegments' trait"
        ],
    );
    check_op_with(
        "AttrSizedOperandSegments, SameVariadicOperandSize",
        "let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);",
        expect![
            "`XOp`: op cannot have both 'AttrSizedOperandSegments' and 'SameVariadicOperandSize' traits"
        ],
    );
}

#[test]
fn variadic_of_variadic_needs_its_attribute() {
    check_op(
        "let arguments = (ins VariadicOfVariadic<I32, \"sizes\">:$a);",
        expect![[r#"
            `$a`: the group sizes of operand `a` have no attribute
              help: add the argument `DenseI32ArrayAttr:$sizes`"#]],
    );
}

#[test]
fn default_without_a_builder() {
    check_op(
        "let arguments = (ins DefaultValuedAttr<AnyI32Attr, \"1\">:$a);",
        expect!["`$a`: DefaultValuedAttr of type AnyI32Attr must have a constBuilder"],
    );
}

#[test]
fn trait_before_what_it_depends_on() {
    check_op_with(
        "Scalarizable",
        "",
        expect!["`Scalarizable`: Scalarizable requires Elementwise to precede it in traits list"],
    );
}

#[test]
fn traits_of_ops_that_they_do_not_fit() {
    check_op_with(
        "ConstantLike",
        "let arguments = (ins I32:$a); let results = (outs Variadic<I32>:$r);",
        expect![[r#"
            `ConstantLike`: `ConstantLike`: expected operation to produce one result
            `ConstantLike`: `ConstantLike`: expected operation to take zero operands"#]],
    );
    check_op_with(
        "Involution, Idempotent",
        "let arguments = (ins I32:$a, I32:$b, I32:$c); let results = (outs I32:$r);",
        expect![[r#"
            `Involution`: `Involution`: expected operation to take one operand
            `Involution`: `Involution`: expected operation to preserve type
            `Idempotent`: `Idempotent`: expected operation to take one or two operands
            `Idempotent`: `Idempotent`: expected operation to preserve type"#]],
    );
    check_op_with(
        "Idempotent, Involution, SameOperandsAndResultType",
        "let arguments = (ins I32:$a, I32:$b); let results = (outs I32:$r);",
        expect!["`Involution`: `Involution`: expected operation to take one operand"],
    );
    check_op_with(
        "AffineScope, AutomaticAllocationScope",
        "",
        expect![[r#"
        `AffineScope`: `AffineScope`: expected operation to have one or more regions
        `AutomaticAllocationScope`: `AutomaticAllocationScope`: expected operation to have one or more regions"#]],
    );
    check_op_with(
        "AffineScope, AutomaticAllocationScope",
        "let regions = (region VariadicRegion<AnyRegion>:$bodies);",
        expect![""],
    );
    check_op_with(
        "ReturnLike",
        "let results = (outs Variadic<I32>:$r); let successors = (successor AnySuccessor:$s);",
        expect![[r#"
            `ReturnLike`: `RegionBranchTerminatorOpInterface`: expected operation to be a terminator
            `ReturnLike`: `RegionBranchTerminatorOpInterface`: expected operation to have zero results
            `ReturnLike`: `RegionBranchTerminatorOpInterface`: expected operation to have zero successors"#]],
    );
    check_op_with(
        "FunctionOpInterface",
        "let arguments = (ins SymbolNameAttr:$sym_name);",
        expect![[r#"
            `FunctionOpInterface`: `FunctionOpInterface`: expected operation to have an attribute `function_type`
              help: `TypeAttrOf<FunctionType>:$function_type` is one; or declare the methods of the interface, and write `get_function_type`"#]],
    );
    check_op_with(
        "RegionBranchOpInterface",
        "",
        expect![
            "`RegionBranchOpInterface`: `RegionBranchOpInterface`: expected operation to have non-zero regions"
        ],
    );
}

#[test]
fn code_that_is_no_rust() {
    check_op(
        "let arguments = (ins ConfinedType<I32, [CPred<\"$_self.x(\">]>:$a);",
        expect![[r#"`"$_self.x("`: this is not Rust: `(` is not closed"#]],
    );
    check_op(
        "let arguments = (ins ConfinedType<I32, [CPred<[{ $_self + }]>]>:$a);",
        expect![
            "`[{ $_self + }]`: this is not valid as an expression: unexpected end of input, expected an expression"
        ],
    );
    check_op(
        "let extraClassDeclaration = [{ fn x( self ) -> { } }];",
        expect![
            "`{`: this is not valid as items of an `impl`: expected one of: `for`, parentheses, `unsafe`, `fn`, `extern`, identifier, `::`, `<`, `dyn`, square brackets, `*`, `&`, `!`, `impl`, `_`, lifetime"
        ],
    );
}

#[test]
fn placeholders_that_stand_for_nothing() {
    check_op(
        "let arguments = (ins ConfinedType<I32, [CPred<\"$_op == $self\">]>:$a);",
        expect![[r#"
            `"$_op == $self"`: unknown placeholder `$_op`
              help: available here: `$_self`
            `"$_op == $self"`: unknown placeholder `$self`
              help: available here: `$_self`"#]],
    );
    check_op_with(
        "PredOpTrait<\"x\", CPred<\"$a == $b\">>",
        "let arguments = (ins I32:$a);",
        expect![[r#"
            `"$a == $b"`: unknown placeholder `$b`
              help: available here: `$_op`, `$_ir`, `$_ctxt` and the names of the op's parts"#]],
    );
}

#[test]
fn definitions_that_clash() {
    check(
        r#"def Toy : Dialect { let name = "toy"; } def T_oy : Dialect { let name = "toy"; }
           def A_XOp : Op<Toy, "x">; def B_XOp : Op<Toy, "x">; def _ : Op<Toy, "">;"#,
        expect![[r#"
            `T_oy`: dialect `toy` is defined twice, by `Toy` and by `T_oy`
            `B_XOp`: operation `toy.x` is defined twice, by `A_XOp` and by `B_XOp`
            `""`: `` is not a valid operation name
              help: the mnemonic is one word, which follows the name of the dialect: `add`
            `T_oy`: `Toy` and `T_oy` both define the Rust type `Toy`
              help: the type is named after what follows the first `_`
            `B_XOp`: `A_XOp` and `B_XOp` both define the Rust type `XOp`
              help: the type is named after what follows the first `_`
            `_`: `_` defines the Rust type `_`, which is not a valid name
              help: the type is named after what follows the first `_`"#]],
    );
}

#[test]
fn dialect_without_a_name() {
    check(
        "def Toy : Dialect; def XOp : Op<Toy, \"x\">;",
        expect![[r#"
        `Toy`: field `name` of `Toy` is not set, expected a string
          note: the field is declared here"#]],
    );
}

#[test]
fn format_errors_show_the_format() {
    check_op(
        r#"let arguments = (ins I32:$a); let assemblyFormat = "$a `:` $b attr-dict";"#,
        expect![[r#"
            `"$a `:` $b attr-dict"`: expected variable to refer to an argument, region, result, or successor
            $a `:` $b attr-dict
                   ^
              note: in custom assembly format for this operation"#]],
    );
}

#[test]
fn builders() {
    check_op(
        "let skipDefaultBuilders = 1;",
        expect!["`XOp`: default builders are skipped and no custom builders provided"],
    );
    check_op(
        r#"let builders = [
             OpBuilder<(outs "i64":$x)>,
             OpBuilder<(ins CArg<"i64", "1">:$x, "i64":$y), [{ todo!() }]>,
             OpBuilder<(ins 5:$x)>
           ];"#,
        expect![[r#"
            `OpBuilder`: expected 'ins' in builders
            `"i64":$y`: expected an argument with default value after other arguments with default values
            `5:$x`: Builder DAG arguments must be either strings or defs which inherit from CArg"#]],
    );
}

#[test]
fn builders_of_one_name() {
    check_op(
        r#"let builders = [
             OpBuilder<(ins "i64":$x), [{ Self::a(x) }]>,
             OpBuilder<(ins "i32":$x), [{ Self::b(x) }]>
           ];"#,
        expect![[r#"
            `OpBuilder`: two builders define the Rust function `build_with_x`
              help: a builder that is a definition of its own (`def Name : OpBuilder<…>`) is named after it"#]],
    );
}

#[test]
fn errors_in_files() {
    check(
        "#![emit(\"wrong.td\")]",
        expect![[r#"
            `#![emit("wrong.td")]`:
            tests/errors/wrong.td:4:31
              |
            4 | 	let arguments = (ins I32:$a, Toy:$b);
              | 	                             ^
            : unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed"#]],
    );
    check(
        "include \"missing.td\"",
        expect![[r#"
            `"missing.td"`: could not find include file 'missing.td'
              help: looked in `tests/errors`, `.`; `#![include_dir("…")]` adds a folder, relative to that of `Cargo.toml`"#]],
    );
    // Nothing is said of what the file would have defined.
    check(
        "include \"missing.td\" defm A : Multi<1>; def B : Nope; class C<Nope n>; def D { int x = Nope; }",
        expect![[r#"
            `"missing.td"`: could not find include file 'missing.td'
              help: looked in `tests/errors`, `.`; `#![include_dir("…")]` adds a folder, relative to that of `Cargo.toml`"#]],
    );
}

#[test]
fn attributes_of_the_invocation() {
    check(
        "#![dialect(\"no\")] #![frob(1)] def Toy : Dialect { let name = \"toy\"; }",
        expect![[r#"
            `#![frob(1)]`: unknown attribute `frob`
              help: the attributes are `emit`, `include_dir`, `dialect`, `crate`, `deny`, `export`, `import`, `upstream` and `vocabulary`"#]],
    );
    check(
        "#![emitt(\"a.td\")] def Toy : Dialect { let name = \"toy\"; }",
        expect![[r##"
            `#![emitt("a.td")]`: unknown attribute `emitt`
              help: write `#![emit("file.td")]`"##]],
    );
}

//! Recursive types.

use expect_test::expect;
use ods_runtime::prelude::*;
use std::fmt::Write as _;
use std::sync::Arc;

ods! {
    def Rec_Dialect : Dialect { let name = "rec"; }

    /// A structure that is known by its name.
    def Struct : TypeDef<Rec_Dialect, "Struct", [MutableType]> {
        let mnemonic = "struct";
        let parameters = (ins StringRefParameter<"the name">:$name);
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Fields";
        let hasCustomAssemblyFormat = 1;
    }

    /// A structure with a declarative format.
    def Record : TypeDef<Rec_Dialect, "Record", [MutableType]> {
        let mnemonic = "record";
        let parameters = (ins StringRefParameter<"the name">:$name, DefaultValuedParameter<"i64", "1">:$version);
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Members";
        let genVerifyDecl = 1;
        let assemblyFormat = "`<` $name (`v` $version^)? (`,` `(` $body^ `)`)? `>`";
    }

    /// The same with everything between commas.
    def Listed : TypeDef<Rec_Dialect, "Listed", [MutableType]> {
        let mnemonic = "listed";
        let parameters = (ins "i64":$number);
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Member";
        let assemblyFormat = "`<` params `>`";
    }

    /// An attribute that may be part of itself.
    def Node : AttrDef<Rec_Dialect, "Node", [MutableType, TypedAttrInterface]> {
        let mnemonic = "node";
        let parameters = (ins "i64":$number, AttributeSelfTypeParameter<"">:$type);
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Edges";
        let assemblyFormat = "`<` $number (`to` $body^)? `>`";
    }

    /// An attribute that is written by hand.
    def Custom : AttrDef<Rec_Dialect, "Custom", [MutableType]> {
        let mnemonic = "custom";
        let parameters = (ins "i64":$number);
        let genStorageClass = 0;
        let storageNamespace = "";
        let storageClass = "Edges";
        let hasCustomAssemblyFormat = 1;
    }

    def UseOp : Op<Rec_Dialect, "use"> {
        let arguments = (ins Variadic<Struct>:$values);
        let results = (outs Struct:$result);
        let assemblyFormat = "$values attr-dict `:` functional-type($values, $result)";
    }
}

/// The body of a structure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fields(Vec<Type>);

/// The members of a record: as many as there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Members(Vec<Type>);

impl FieldParser for Members {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        Self::parse_optional(p).map(|members| members.unwrap_or(Self(Vec::new())))
    }

    fn parse_optional(p: &mut AsmParser<'_>) -> Parsed<Option<Self>> {
        let mut members = Vec::new();
        if let Some(first) = p.parse_optional_type()? {
            members.push(first);
            while p.parse_optional_comma() {
                members.push(p.parse_type()?);
            }
        }
        Ok(Some(Self(members)))
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.print_comma_separated(&self.0, AsmPrinter::print_type);
    }
}

impl VerifyParameters for RecordType {
    fn verify_parameters(&self) -> Result<(), String> {
        if self.name().is_empty() {
            return Err("a record has a name".to_owned());
        }
        Ok(())
    }
}

/// The body of a type with one member.
type Member = Type;

/// The body of a node.
type Edges = Vec<Attribute>;

impl CustomAttrAssembly for CustomAttr {
    fn parse(p: &mut AsmParser<'_>, _: Option<&Type>) -> Parsed<Self> {
        p.parse_less()?;
        let offset = p.offset();
        let number = p.parse_integer()?;
        let attr = Self::get_in(p, number)?;
        let edges = p.parse_cyclic(attr.body_place(), |p| {
            p.parse_colon()?;
            Edges::parse(p)
        })?;
        if let Some(edges) = edges {
            p.set_body(offset, attr.body_place(), edges)?;
        }
        p.parse_greater()?;
        Ok(attr)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.write_integer(self.number());
        p.print_cyclic(self.body_place(), |p, edges| {
            p.write(" : ");
            FieldParser::print(edges, p);
        });
        p.write(">");
    }
}

impl CustomTypeAssembly for StructType {
    fn parse(p: &mut AsmParser<'_>) -> Parsed<Self> {
        p.parse_less()?;
        let offset = p.offset();
        let name = p.parse_string()?;
        let ty = Self::get_in(p, name.as_str())?;
        let fields = p.parse_cyclic(ty.body_place(), |p| {
            p.parse_comma()?;
            let mut fields = Vec::new();
            p.parse_comma_separated_list(Delimiter::Paren, |p| {
                fields.push(p.parse_type()?);
                Ok(())
            })?;
            Ok(Fields(fields))
        })?;
        if let Some(fields) = fields {
            p.set_body(offset, ty.body_place(), fields)?;
        }
        p.parse_greater()?;
        Ok(ty)
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("<");
        p.print_string(self.name());
        p.print_cyclic(self.body_place(), |p, fields| {
            p.write(", (");
            p.print_comma_separated(&fields.0, AsmPrinter::print_type);
            p.write(")");
        });
        p.write(">");
    }
}

fn ir() -> Ir {
    Ir::with_registry(Arc::new(DialectRegistry::new().with::<RecDialect>()))
}

#[track_caller]
fn check(text: &str, expected: &expect_test::Expect) {
    let ir = ir();
    let shown = match ir.parse_type(text) {
        Ok(ty) => {
            let printed = ty.to_string();
            assert_eq!(ir.parse_type(&printed).as_ref(), Ok(&ty), "{printed}");
            printed
        }
        Err(errors) => {
            let messages: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
            messages.join("\n")
        }
    };
    expected.assert_eq(&shown);
}

#[test]
fn cycles_round_trip() {
    check(
        "!rec.struct<\"a\", (i32, !rec.struct<\"a\">)>",
        &expect![[r#"!rec.struct<"a", (i32, !rec.struct<"a">)>"#]],
    );
    check(
        "!rec.struct<\"a\", (!rec.struct<\"b\", (!rec.struct<\"a\">, !rec.struct<\"b\">)>)>",
        &expect![[r#"!rec.struct<"a", (!rec.struct<"b", (!rec.struct<"a">, !rec.struct<"b">)>)>"#]],
    );
    check(
        "tuple<!rec.struct<\"a\", ()>, !rec.struct<\"a\", ()>>",
        &expect![[r#"tuple<!rec.struct<"a", ()>, !rec.struct<"a", ()>>"#]],
    );
    check(
        "tuple<!rec.struct<\"a\", ()>, !rec.struct<\"a\", (i8)>>",
        &expect!["identified type already used with a different body"],
    );
    check(
        "!rec.struct<\"a\", (i32>",
        &expect!["unbalanced '(' character in pretty dialect name"],
    );
}

#[test]
fn programs_with_cycles_round_trip() {
    let mut ir = ir();
    let text = "%0 = rec.use : () -> !rec.struct<\"a\", (i32, !rec.struct<\"a\">)>\n\
                %1 = rec.use %0, %0 : (!rec.struct<\"a\", (i32, !rec.struct<\"a\">)>, !rec.struct<\"a\", (i32, !rec.struct<\"a\">)>) -> !rec.struct<\"b\", ()>";
    let module = parse_source(&mut ir, "t", text.as_bytes(), ParseOptions::default());
    let module = module.expect("it is well-formed");
    verify(module, &ir).expect("it is valid");
    let printed = module.display(&ir).to_string();
    expect![[r#"
        module {
          %0 = rec.use  : () -> !rec.struct<"a", (i32, !rec.struct<"a">)>
          %1 = rec.use %0, %0 : (!rec.struct<"a", (i32, !rec.struct<"a">)>, !rec.struct<"a", (i32, !rec.struct<"a">)>) -> !rec.struct<"b", ()>
        }"#]].assert_eq(&printed);
}

/// The text of a program after it was read, and the text after reading that again.
fn printed_twice(text: &str) -> (String, String) {
    let print = |text: &str| {
        let mut ir = ir();
        let mut options = ParseOptions::default();
        options.allow_unregistered_dialects = true;
        let module = parse_source(&mut ir, "t", text.as_bytes(), options);
        let module = module.unwrap_or_else(|errors| panic!("{}: {text:.2000}", errors[0].message));
        module.display(&ir).to_string()
    };
    let once = print(text);
    let twice = print(&once);
    (once, twice)
}

/// A chain of `count` records: each holds the next, `times` times; the last holds `end`.
fn chain(count: usize, times: usize, end: &str) -> String {
    let mut text = format!("!s{count} = !rec.record<\"s{count}\", ({end})>\n");
    for number in (0..count).rev() {
        let next = vec![format!("!s{}", number + 1); times].join(", ");
        let _ = writeln!(text, "!s{number} = !rec.record<\"s{number}\", ({next})>");
    }
    text + "\"u.u\"() : () -> !s0\n\"u.u\"() : () -> tuple<!s1, !s0>\n"
}

#[test]
fn long_chains_keep_all_bodies() {
    for (count, end) in [
        (60, "i32"),
        (600, "i32"),
        (600, "!rec.record<\"s0\">"),
        (2000, "i8"),
    ] {
        let (once, twice) = printed_twice(&chain(count, 1, end));
        assert_eq!(once, twice);
        assert!(!once.contains("..."));
        for number in 0..=count {
            let body = format!("\"s{number}\", (");
            assert!(once.contains(&body), "{count}: no body of {number}");
        }
        assert!(once.len() < 300 * count, "{count}: {} bytes", once.len());
        // As MLIR prints it, up to the nesting that can be read.
        assert_eq!(count > 100, once.contains("!huge"));
    }
}

#[test]
fn shared_bodies_are_printed_once() {
    let (once, twice) = printed_twice(&chain(40, 2, "i32"));
    assert_eq!(once, twice);
    assert!(once.len() < 1_000_000, "{} bytes", once.len());
    assert!(once.contains("\"s40\", (i32)"));
    // Each contains all of them.
    let names: Vec<String> = (0..14).map(|n| format!("!rec.record<\"m{n}\">")).collect();
    let mut text = String::new();
    for number in 0..14 {
        let all = names.join(", ");
        let _ = writeln!(text, "!m{number} = !rec.record<\"m{number}\", ({all})>");
    }
    let (once, twice) = printed_twice(&(text + "\"u.u\"() : () -> !m3"));
    assert_eq!(once, twice);
    assert!(once.len() < 1_000_000, "{} bytes", once.len());
}

#[test]
fn texts_of_single_types_end() {
    let ir = ir();
    let number = |number: usize| RecordType::get(&ir, &format!("s{number}"), 1);
    let all: Vec<RecordType> = (0..25).map(number).collect();
    for pair in all.windows(2) {
        let next = Type::from(pair[1].clone());
        pair[0]
            .mutate(Members(vec![next.clone(), next]))
            .expect("it is the first");
    }
    let shown = all[0].to_string();
    assert!(shown.len() < 1_000_000, "{} bytes", shown.len());
    let parsed = self::ir().parse_type(&shown).map(|ty| ty.to_string());
    assert_eq!(parsed.as_ref(), Ok(&shown));
    // Without aliases, a body that nests too deeply must not look like a missing one.
    let all: Vec<RecordType> = (100..20_000).map(number).collect();
    for pair in all.windows(2) {
        pair[0]
            .mutate(Members(vec![pair[1].clone().into()]))
            .expect("it is the first");
    }
    assert!(all[0].to_string().contains("(...)"));
}

#[test]
fn bodies_are_set_once() {
    let ir = ir();
    let list = StructType::get(&ir, "list");
    assert_eq!(list.body(), None);
    let fields = || Fields(vec![Type::i32(), list.clone().into()]);
    list.mutate(fields()).expect("it is the first one");
    list.mutate(fields()).expect("it is the same");
    let error = list.mutate(Fields(Vec::new())).unwrap_err();
    assert_eq!(
        error.to_string(),
        "identified type already used with a different body"
    );
    assert_eq!(
        StructType::get(&ir, "list").body().as_deref(),
        Some(&fields())
    );
    assert_eq!(StructType::get(&ir, "list"), list);
    assert_eq!((list.name(), StructType::MNEMONIC), ("list", "struct"));
    assert_eq!(
        list.to_string(),
        "!rec.struct<\"list\", (i32, !rec.struct<\"list\">)>"
    );
}

/// The text of a type or an attribute in its IR, or the error.
fn shown(ir: &Ir, text: &str) -> String {
    let parsed = if text.starts_with('!') {
        ir.parse_type(text).map(Attribute::ty)
    } else {
        ir.parse_attribute(text)
    };
    match parsed {
        Ok(value) => value.to_string(),
        Err(errors) => {
            let messages: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
            messages.join("\n")
        }
    }
}

#[track_caller]
fn check_shown(text: &str, expected: &expect_test::Expect) {
    let printed = shown(&ir(), text);
    if printed.starts_with(['!', '#']) {
        let ir = ir();
        assert_eq!(shown(&ir, &printed), printed);
        // Again in the same scope, where the bodies are set.
        assert_eq!(shown(&ir, &printed), printed);
    }
    expected.assert_eq(&printed);
}

#[test]
fn formats_hold_the_body() {
    check_shown("!rec.record<\"a\">", &expect![[r#"!rec.record<"a">"#]]);
    check_shown(
        "!rec.record<\"a\", ()>",
        &expect![[r#"!rec.record<"a", ()>"#]],
    );
    check_shown(
        "!rec.record<\"a\" v 2, (i8, !rec.record<\"a\" v 2>)>",
        &expect![[r#"!rec.record<"a" v 2, (i8, !rec.record<"a" v 2>)>"#]],
    );
    check_shown(
        "!rec.record<\"a\", (!rec.record<\"b\", (tuple<!rec.record<\"a\">, !rec.record<\"b\">>)>)>",
        &expect![[
            r#"!rec.record<"a", (!rec.record<"b", (tuple<!rec.record<"a">, !rec.record<"b">>)>)>"#
        ]],
    );
    check_shown("!rec.listed<1>", &expect!["!rec.listed<1>"]);
    check_shown(
        "!rec.listed<1, !rec.listed<2, !rec.listed<1>>>",
        &expect!["!rec.listed<1, !rec.listed<2, !rec.listed<1>>>"],
    );
    check_shown("#rec.node<1>", &expect!["#rec.node<1>"]);
    check_shown(
        "#rec.node<1 to #rec.node<1>, #rec.node<2 to 5> : i8> : i16",
        &expect!["#rec.node<1 to #rec.node<1>, #rec.node<2 to 5 : i64> : i8> : i16"],
    );
    check_shown(
        "[#rec.node<1 to #rec.node<2 to #rec.node<1>>>, #rec.node<2>]",
        &expect![
            "[#rec.node<1 to #rec.node<2 to #rec.node<1>>>, #rec.node<2 to #rec.node<1 to #rec.node<2>>>]"
        ],
    );
    check_shown(
        "#rec.custom<1 : #rec.custom<1>, #rec.custom<2 : unit>>",
        &expect!["#rec.custom<1 : #rec.custom<1>, #rec.custom<2 : unit>>"],
    );
}

#[test]
fn mistakes_in_texts_with_bodies() {
    check_shown("!rec.record<\"\">", &expect!["a record has a name"]);
    check_shown(
        "!rec.record<\"a\", (i8, !rec.record<\"a\", (i8)>)>",
        &expect![[r#"
            a body that holds itself is written once
            failed to parse Record parameter 'body' which is to be a `Members`
            failed to parse Record parameter 'body' which is to be a `Members`"#]],
    );
    check_shown(
        "tuple<!rec.record<\"a\", (i8)>, !rec.record<\"a\", (i16)>>",
        &expect!["identified type already used with a different body"],
    );
    check_shown("!rec.record<\"a\", (x)>", &expect!["expected ')'"]);
    check_shown(
        "!rec.listed<1, 5>",
        &expect![[r#"
            expected non-function type
            failed to parse Listed parameter 'body' which is to be a `Member`"#]],
    );
    check_shown(
        "#rec.node<1 to>",
        &expect![[r#"
        expected attribute value
        failed to parse Node parameter 'body' which is to be a `Edges`"#]],
    );
    check_shown(
        "[#rec.node<1 to 2>, #rec.node<1 to 3>]",
        &expect!["identified type already used with a different body"],
    );
    let config = ods_runtime::text::parser::ParserConfig {
        registry: &DialectRegistry::new().with::<RecDialect>(),
        allow_unregistered_dialects: false,
    };
    let parsed = ods_runtime::text::parser::parse_attribute(b"#rec.node<1>", config);
    let errors = parsed.unwrap_err();
    expect!["recursive types can only be parsed into an IR"].assert_eq(&errors[0].message);
}

#[test]
fn parameters_of_mutable_types_are_checked() {
    let ir = ir();
    let error = RecordType::get_checked(&ir, Location::UNKNOWN, "", 1).unwrap_err();
    assert_eq!(error.message, "a record has a name");
    let record = RecordType::get_checked(&ir, Location::UNKNOWN, "a", 1);
    assert_eq!(record.as_ref(), Ok(&RecordType::get(&ir, "a", 1)));
    assert_ne!(record, Ok(RecordType::get(&ir, "a", 2)));
}

#[test]
fn attributes_get_their_body_once() {
    let ir = ir();
    let node = NodeAttr::get(&ir, 1, Type::i8());
    node.mutate(vec![node.clone().into()])
        .expect("it is the first one");
    assert!(node.mutate(Vec::new()).is_err());
    assert_eq!(node.to_string(), "#rec.node<1 to #rec.node<1> : i8> : i8");
    // In another IR it is another type with the same text.
    let other = self::ir();
    let imported = other
        .import_attribute(&node.clone().into())
        .expect("it is new there");
    assert_ne!(imported, Attribute::from(node.clone()));
    assert_eq!(imported.to_string(), node.to_string());
    drop(ir);
    assert_eq!(node.body(), None);
    assert_eq!(
        imported.to_string(),
        "#rec.node<1 to #rec.node<1> : i8> : i8"
    );
}

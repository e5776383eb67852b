//! Types that are part of themselves.

use expect_test::expect;
use ods_runtime::prelude::*;
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

    def UseOp : Op<Rec_Dialect, "use"> {
        let arguments = (ins Variadic<Struct>:$values);
        let results = (outs Struct:$result);
        let assemblyFormat = "$values attr-dict `:` functional-type($values, $result)";
    }
}

/// What a structure consists of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fields(Vec<Type>);

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

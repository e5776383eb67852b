//! Definitions whose names are keywords.

#![expect(
    non_camel_case_types,
    missing_docs,
    reason = "keywords are small, and say what they are"
)]

use ods_runtime::prelude::*;
use std::sync::Arc;

#[derive(DialectDef)]
#[dialect(name = "raw", ops = [r#moveOp], types = [r#struct], attributes = [r#type, enumAttr])]
pub struct r#dyn;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = r#dyn, mnemonic = "struct", assembly_format = "`<` $fn `,` $a `>`")]
pub struct r#struct {
    r#fn: Type,
    a: i64,
}

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = r#dyn, mnemonic = "type", assembly_format = "`<` $in `>`")]
pub struct r#type {
    r#in: i64,
}

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(dialect = r#dyn, mnemonic = "enum")]
pub enum r#enum {
    r#for,
    r#while,
}

#[derive(OpDef)]
#[op(dialect = r#dyn, name = "move", assembly_format = "$ref attr-dict `:` type($ref)")]
pub struct r#move {
    #[operand(AnyType)]
    r#ref: Value,
}

fn check(text: &str) {
    let registry = DialectRegistry::new().with::<r#dyn>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "raw.mlir", text.as_bytes(), options).unwrap();
    verify(module, &ir).unwrap();
    assert_eq!(
        String::from_utf8(module.to_text(&ir, PrintFlags::new())).unwrap(),
        text
    );
}

#[test]
fn keywords_name_definitions() {
    check(
        "module attributes {t.a = #raw.type<3>, t.b = #raw<enum while>} {\n  \
         %0 = \"t.make\"() : () -> !raw.struct<i32, 7>\n  raw.move %0 : !raw.struct<i32, 7>\n}\n",
    );
    assert_eq!(r#struct::get(Type::i32(), 7).r#fn(), &Type::i32());
}

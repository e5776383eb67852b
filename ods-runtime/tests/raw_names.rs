//! Definitions whose names are keywords or names of the language's own types.

use ods_runtime::prelude::*;
use std::sync::Arc;

/// Items with names that generated code must not mean.
mod shadows {
    #![expect(dead_code, non_camel_case_types, reason = "they only have to be there")]

    use ods_runtime::prelude::*;

    pub struct usize;
    pub struct u64;
    pub struct i64;
    pub struct bool;
    pub struct str;
    pub struct op;
    pub struct ir;
    pub struct value;
    pub struct f;
    pub struct p;
    pub struct attr;
    pub struct bits;
    pub struct text;
    pub struct slots;
    pub struct name;

    ods! {
        def Hidden_Dialect : Dialect { let name = "hidden"; }
        def Case0 : I32EnumAttrCase<"One", 1, "one">;
        def Case1 : I32EnumAttrCase<"Two", 2, "two">;
        def Count : I32EnumAttr<"Count", "a count", [Case0, Case1]> { let genSpecializedAttr = 0; }
        def CountAttr : EnumAttr<Hidden_Dialect, Count, "count">;
        def Bit0 : I32BitEnumCaseBit<"Read", 0>;
        def Bit1 : I32BitEnumCaseBit<"Write", 1>;
        def Access : I32BitEnumAttr<"Access", "an access", [Bit0, Bit1]> { let genSpecializedAttr = 0; }
        def AccessAttr : EnumAttr<Hidden_Dialect, Access, "access">;
        def Pair : TypeDef<Hidden_Dialect, "Pair"> {
            let mnemonic = "pair";
            let parameters = (ins "Type":$first, ArrayRefParameter<"Type">:$rest);
            let assemblyFormat = "`<` $first `,` $rest `>`";
        }
        def Note : AttrDef<Hidden_Dialect, "Note"> {
            let mnemonic = "note";
            let parameters = (ins StringRefParameter<>:$text, CountAttr:$count);
            let assemblyFormat = "`<` $text `,` $count `>`";
        }
        def UseOp : Op<Hidden_Dialect, "use"> {
            let arguments = (ins Pair:$pair, Note:$note, AccessAttr:$access);
            let results = (outs Pair:$result);
            let assemblyFormat = "$pair $note $access attr-dict `:` type($pair) `->` type($result)";
        }
    }
}

/// Definitions that are themselves named like types of the language.
mod named {
    use ods_runtime::prelude::*;

    ods! {
        def Named_Dialect : Dialect { let name = "named"; }
        def Case : I32EnumAttrCase<"One", 1, "one">;
        def E : I32EnumAttr<"str", "text", [Case]>;
        def F : I64EnumAttr<"usize", "a size", [I64EnumAttrCase<"Two", 2, "two">]>;
        def G : I32BitEnumAttr<"bool", "a flag", [I32BitEnumCaseBit<"Bit", 0, "bit">]>;
        def NamesOp : Op<Named_Dialect, "names"> {
            let arguments = (ins I32:$__, I32:$__x, I32Attr:$___, E:$str, F:$usize, G:$bool);
            let assemblyFormat = "$__ $__x $___ $str $usize $bool attr-dict";
        }
    }
}

#[derive(DialectDef)]
#[dialect(name = "raw", ops = [r#moveOp], types = [r#struct], attributes = [r#type, r#enum])]
#[expect(non_camel_case_types, reason = "a keyword")]
pub struct r#dyn;

#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = r#dyn, mnemonic = "struct", assembly_format = "`<` $fn `,` $a `>`")]
#[expect(non_camel_case_types, reason = "a keyword")]
pub struct r#struct {
    r#fn: Type,
    a: i64,
}

#[derive(AttrDef, Clone, PartialEq, Eq, Hash, Debug)]
#[attr_def(dialect = r#dyn, mnemonic = "type", assembly_format = "`<` $in `>`")]
#[expect(non_camel_case_types, reason = "a keyword")]
pub struct r#type {
    r#in: i64,
}

#[derive(EnumAttr, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[enum_attr(dialect = r#dyn, mnemonic = "enum")]
#[expect(non_camel_case_types, reason = "a keyword")]
pub enum r#enum {
    r#for,
    r#while,
}

#[derive(OpDef)]
#[op(dialect = r#dyn, name = "move", assembly_format = "$ref attr-dict `:` type($ref)")]
#[expect(non_camel_case_types, reason = "a keyword")]
pub struct r#move {
    #[operand(AnyType)]
    r#ref: Value,
}

fn check(text: &str) {
    let registry = DialectRegistry::new()
        .with::<r#dyn>()
        .with::<shadows::HiddenDialect>();
    let registry = registry.with::<named::NamedDialect>();
    let mut ir = Ir::with_registry(Arc::new(registry));
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "raw.mlir", text.as_bytes(), options).unwrap();
    verify(module, &ir).unwrap();
    assert_eq!(
        String::from_utf8(module.to_text(&ir, PrintFlags::new())).unwrap(),
        text.trim_end()
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

#[test]
fn names_of_the_language_are_free() {
    check(
        "module {\n  %0 = \"t.make\"() : () -> !hidden.pair<i32, f32>\n  \
         %1 = hidden.use %0 <\"a\", one> read : !hidden.pair<i32, f32> -> !hidden.pair<i32, f32>\n}\n",
    );
}

#[test]
fn definitions_may_have_names_of_the_language() {
    check("module {\n  %0 = \"t.make\"() : () -> i32\n  named.names %0 %0 3 one two bit\n}\n");
}

//! Types and attributes with text that the dialect itself parses and prints: `parse_type` and
//! similar functions in `extraClassDeclaration`, as in C++ without
//! `useDefaultTypePrinterParser`.

use super::{error, first, parse, printed};
use ods_runtime::def::{
    parse_generated_attribute, parse_generated_type, print_generated_attribute,
    print_generated_type,
};
use ods_runtime::prelude::*;

ods! {
    def Own_Dialect : Dialect {
        let name = "own";
        let useDefaultAttributePrinterParser = 0;
        let extraClassDeclaration = [{
            // A number, `pair<T, T>`, or what is defined.
            fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
                if let Some(size) = p.parse_optional_integer()? {
                    return Ok(SizedType::get(size).into());
                }
                if !p.parse_optional_keyword("pair") {
                    return parse_generated_type::<Self>(p);
                }
                p.parse_less()?;
                let first = p.parse_type()?;
                p.parse_comma()?;
                let second = p.parse_type()?;
                p.parse_greater()?;
                Ok(PairType::get(first, second).into())
            }

            fn print_type(ty: &Type, p: &mut AsmPrinter<'_>) {
                if let Some(sized) = ty.downcast::<SizedType>() {
                    return p.write(&sized.size().to_string());
                }
                let Some(pair) = ty.downcast::<PairType>() else {
                    return print_generated_type(ty, p);
                };
                p.write("pair<");
                p.print_type(pair.first());
                p.write(", ");
                p.print_type(pair.second());
                p.write(">");
            }

            fn parse_attribute(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Attribute> {
                match p.parse_optional_integer()? {
                    Some(value) => Ok(NumberAttr::get(value).into()),
                    None => parse_generated_attribute::<Self>(p, ty),
                }
            }

            fn print_attribute(attribute: &Attribute, p: &mut AsmPrinter<'_>) {
                match attribute.downcast::<NumberAttr>() {
                    Some(number) => p.write(&number.value().to_string()),
                    None => print_generated_attribute(attribute, p),
                }
            }
        }];
    }

    // Without a mnemonic, only the dialect can print them.
    def Sized : TypeDef<Own_Dialect, "Sized"> { let typeName = "own.sized"; let parameters = (ins "i64":$size); }
    def Pair : TypeDef<Own_Dialect, "Pair"> { let typeName = "own.pair"; let parameters = (ins "Type":$first, "Type":$second); }
    def Plain : TypeDef<Own_Dialect, "Plain"> {
        let mnemonic = "plain";
        let parameters = (ins "Type":$of);
        let assemblyFormat = "`<` $of `>`";
    }
    def Number : AttrDef<Own_Dialect, "Number"> {
        let parameters = (ins "i64":$value);
        let attrName = "own.number";
    }
    def Note : AttrDef<Own_Dialect, "Note"> {
        let mnemonic = "note";
        let parameters = (ins StringRefParameter<>:$text);
        let assemblyFormat = "`<` $text `>`";
    }
    def OwnOp : Op<Own_Dialect, "op"> {
        let arguments = (ins AnyAttr:$any, Note:$note, Number:$number);
        let results = (outs AnyType:$a, Plain:$plain, Sized:$sized);
        let assemblyFormat = "$any $note $number attr-dict `:` type($a) type($plain) type($sized)";
    }
}

#[test]
fn text_is_the_dialects_own() {
    let custom = "own.op #own<-3> <\"n\"> #own<4> {own.x = #own.note<\"m\">} : \
                  !own.pair<!own<1>, !own.plain<!own<2>>> <!own.pair<i8, i8>> !own<6>";
    let (ir, module) = parse::<OwnDialect>(&format!("%0:3 = {custom}"));
    let op: OwnOp = first(&ir, module);
    let ty = op.a(&ir).ty(&ir);
    let pair = ty.downcast::<PairType>().expect("a pair");
    assert_eq!(pair.first(), &SizedType::get(1));
    assert_eq!(op.number(&ir), &NumberAttr::get(4));
    let generic = "\"own.op\"() <{any = #own<-3>, note = #own.note<\"n\">, number = #own<4>}> {own.x = #own.note<\"m\">} \
                   : () -> (!own.pair<!own<1>, !own.plain<!own<2>>>, !own.plain<!own.pair<i8, i8>>, !own<6>)";
    let named = format!("%a, %plain, %sized = {custom}");
    let numbered = format!("%0:3 = {generic}");
    assert_eq!(printed(&ir, op.operation()), [named, numbered]);
    // And read back.
    let (ir, module) = parse::<OwnDialect>(&format!("%0:3 = {generic}"));
    let again: OwnOp = first(&ir, module);
    assert_eq!(
        printed(&ir, again.operation())[1],
        format!("%0:3 = {generic}")
    );
}

#[test]
fn what_nobody_knows_is_an_error() {
    for (text, message) in [
        ("!own.other", "unknown  type `other` in dialect `own`"),
        ("!own.pair<i8>", "expected ','"),
        ("!own<\"x\">", "expected valid keyword"),
    ] {
        let text = format!("\"own.op\"() : () -> {text}");
        assert_eq!(error::<OwnDialect>(&text), message);
    }
    let text = "\"own.op\"() {own.x = #own.other} : () -> ()";
    assert_eq!(
        error::<OwnDialect>(text),
        "unknown attribute `other` in dialect `own`"
    );
}

#[derive(DialectDef)]
#[dialect(
    name = "own_derived",
    types = [Level],
    extra_class_declaration = {
        fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
            if p.parse_optional_keyword("top") {
                return Ok(Level::get(100).into());
            }
            parse_generated_type::<Self>(p)
        }

        fn print_type(ty: &Type, p: &mut AsmPrinter<'_>) {
            match ty.downcast::<Level>() {
                Some(level) if level.number() == 100 => p.write("top"),
                _ => print_generated_type(ty, p),
            }
        }
    },
)]
struct DerivedDialect;

/// A level, whose highest has a word.
#[derive(TypeDef, Clone, PartialEq, Eq, Hash, Debug)]
#[type_def(dialect = DerivedDialect, mnemonic = "level", assembly_format = "`<` $number `>`")]
struct Level {
    number: i64,
}

#[test]
fn derived_dialects_write_types_too() {
    let registry = DialectRegistry::new().with::<DerivedDialect>();
    let ir = Ir::with_registry(std::sync::Arc::new(registry));
    for (text, number) in [("!own_derived.top", 100), ("!own_derived.level<3>", 3)] {
        assert_eq!(ir.parse_type(text), Ok(Level::get(number).into()));
        assert_eq!(Level::get(number).to_string(), text);
    }
}

//! An attribute and a type with their own syntax.

use ods_ir::attributes::{AttrSyntax, Attribute, AttributeObject, DialectAttribute};
use ods_ir::op::{AttrClass, TypeClass};
use ods_ir::op::{AttrConstraint, TypeConstraint};
use ods_ir::text::parser::{AsmParser, Parsed};
use ods_ir::text::printer::AsmPrinter;
use ods_ir::types::{DialectType, Type, TypeObject, TypeSyntax};
use std::any::Any;
use std::hash::{Hash, Hasher};

/// `#fmt.pair<1, 2>`
#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) struct Pair(i64, i64);

fn parse_numbers(p: &mut AsmParser<'_>) -> Parsed<(i64, i64)> {
    p.parse_less()?;
    let offset = p.offset();
    let first = p.parse_integer()?;
    p.parse_comma()?;
    let second = p.parse_integer()?;
    if first > second {
        return Err(p.emit_op_error(offset, "expected numbers in order"));
    }
    p.parse_greater()?;
    Ok((first, second))
}

impl AttributeObject for Pair {
    fn dialect(&self) -> &'static str {
        "fmt"
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("pair<");
        p.write_integer(self.0);
        p.write(", ");
        p.write_integer(self.1);
        p.write(">");
    }

    fn dyn_eq(&self, other: &dyn AttributeObject) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn dyn_hash(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }

    fn syntax() -> Option<AttrSyntax> {
        Some(AttrSyntax {
            name: "fmt.pair",
            mnemonic: "pair",
            parse: |p, _| {
                let (first, second) = parse_numbers(p)?;
                let pair = DialectAttribute::new(Pair(first, second));
                Ok(Attribute::Dialect(pair))
            },
        })
    }
}

/// `!fmt.maybe`, `!fmt.maybe<3>`
#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) struct Maybe(Option<i64>);

impl TypeObject for Maybe {
    fn dialect(&self) -> &'static str {
        "fmt"
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        p.write("maybe");
        if let Some(number) = self.0 {
            p.write("<");
            p.write_integer(number);
            p.write(">");
        }
    }

    fn dyn_eq(&self, other: &dyn TypeObject) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn dyn_hash(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }

    fn syntax() -> Option<TypeSyntax> {
        Some(TypeSyntax {
            name: "fmt.maybe",
            mnemonic: "maybe",
            parse: |p| {
                if !p.parse_optional_less() {
                    return Ok(Type::Dialect(DialectType::new(Maybe(None))));
                }
                let number = p.parse_integer()?;
                p.parse_greater()?;
                Ok(Type::Dialect(DialectType::new(Maybe(Some(number)))))
            },
        })
    }
}

pub(super) fn parse_attribute(p: &mut AsmParser<'_>, ty: Option<&Type>) -> Parsed<Attribute> {
    p.parse_keyword("pair")?;
    let syntax = Pair::syntax().unwrap();
    (syntax.parse)(p, ty)
}

pub(super) fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
    p.parse_keyword("maybe")?;
    let syntax = Maybe::syntax().unwrap();
    (syntax.parse)(p)
}

pub(super) static PAIR: AttrConstraint = AttrConstraint::new("a pair")
    .test(Attribute::is::<Pair>)
    .class(AttrClass::of::<Pair>());

pub(super) static MAYBE: TypeConstraint = TypeConstraint::new("maybe a number")
    .test(Type::is::<Maybe>)
    .class(TypeClass::of::<Maybe>());

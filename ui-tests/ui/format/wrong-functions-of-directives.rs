use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def AOp : Op<Toy, "a"> {
        let arguments = (ins Optional<AnyType>:$o);
        let assemblyFormat = "custom<Both>($o, type($o)) attr-dict";
    }
    def BOp : Op<Toy, "b"> {
        let arguments = (ins I64Attr:$x);
        let assemblyFormat = "custom<One>($x, \"$_builder.nope()\") attr-dict";
    }
    def COp : Op<Toy, "c"> {
        let arguments = (ins I64Attr:$x);
        let assemblyFormat = "custom<Plain>($x) attr-dict";
    }
}

fn parse_plain(p: &mut OpParser<'_, '_>) -> Parsed<i64> {
    p.parse_integer()
}

fn print_plain(_: &mut OpPrinter<'_>, _: COp, _: &Attribute) {}

fn parse_both(p: &mut OpParser<'_, '_>) -> Parsed<Option<UnresolvedOperand>> {
    p.parse_optional_operand()
}

fn print_both(_: &mut OpPrinter<'_>, _: AOp, _: Value) {}

fn parse_one(p: &mut OpParser<'_, '_>, _: i64) -> Parsed<Attribute> {
    p.parse_attribute(None)
}

fn print_one(_: &mut OpPrinter<'_>, _: BOp, _: &Attribute, _: i64) {}

fn main() {}

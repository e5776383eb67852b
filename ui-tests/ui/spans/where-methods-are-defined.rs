use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def Level : I32EnumAttr<"Level", "", [
        I32EnumAttrCase<"Low", 0>,
        I32EnumAttrCase<"High", 1>,
    ]>;
    def PointType : TypeDef<Toy, "Point"> {
        let parameters = (ins "i64":$width);
        let mnemonic = "point";
        let assemblyFormat = "`<` $width `>`";
    }
    def AOp : Op<Toy, "a"> {
        let arguments = (ins
            AnyType:$first,
            Variadic<AnyType>:$rest,
            I64Attr:$count,
            OptionalAttr<StrAttr>:$text,
            I64Prop:$size
        );
        let results = (outs AnyType:$sum);
        let regions = (region AnyRegion:$body);
        let successors = (successor AnySuccessor:$next);
        let builders = [OpBuilder<(ins "i64":$number), [{
            let _ = ($_builder, $_loc, number);
            unreachable!()
        }]>];
    }
}

#[derive(OpDef)]
#[op(dialect = Toy, name = "b")]
pub struct B {
    #[operand(AnyType)]
    left: Value,
    #[attr(I64Attr)]
    number: i64,
}

fn accessors(op: AOp, ir: &mut Ir) {
    op.first();
    op.rest();
    op.count();
    op.text();
    op.size();
    op.sum();
    op.body();
    op.next();
    op.set_count(ir);
    op.set_size(ir);
    op.set_text(ir);
}

fn builders(b: &mut OpBuilder<'_>, loc: Location) {
    AOp::build(b);
    AOp::builder(b, loc, 1, 2, 3).count();
    AOp::build_with_number(b, loc);
}

fn others(ty: PointType, b: BOp, ir: &mut Ir) {
    ty.width(ir);
    PointType::get();
    b.left();
    b.number();
    b.set_number(ir);
    Level::Middle;
    Level::Low(1);
    AOp;
    ToyDialect();
    let () = AOp::COUNT;
    let () = AOp::SIZE;
    AOp::TEXT.count();
}

fn main() {}

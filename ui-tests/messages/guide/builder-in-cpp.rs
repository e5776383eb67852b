ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def ConstantOp : Op<Toy, "constant"> {
        let arguments = (ins I64Attr:$value);
        let builders = [OpBuilder<(ins "i64":$half), [{
            $_state->addAttribute("value", $_builder.getI64IntegerAttr(2 * half));
        }]>];
    }
}

fn main() {}

ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def ConstantOp : Op<Toy, "constant"> {
        let arguments = (ins I64Attr:$value);
        let extraClassDeclaration = [{
            int64_t getNumber() { return getValueAttr()->getInt(); }
        }];
    }
}

fn main() {}

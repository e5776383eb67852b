ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def AOp : Op<Toy, "a"> {
        let arguments = (ins I32:$x);
        let assemblyFormat = "$x attr_dict";
    }
}

fn main() {}

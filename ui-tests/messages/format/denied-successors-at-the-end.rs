ods_runtime::ods! {
    #![deny(format)]
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x", [Terminator]> {
        let successors = (successor VariadicSuccessor<AnySuccessor>:$to);
        let assemblyFormat = "attr-dict $to";
    }
}

fn main() {}

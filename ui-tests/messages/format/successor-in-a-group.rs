ods_runtime::ods! {
    def Toy : Dialect { let name = "toy"; }
    def XOp : Op<Toy, "x"> {
        let successors = (successor AnySuccessor:$to); let arguments = (ins OptionalAttr<I32Attr>:$o);
        let assemblyFormat = "(`a` $to $o^)? attr-dict";
    }
}

fn main() {}

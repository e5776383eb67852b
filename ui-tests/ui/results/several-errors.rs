use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def GroupsOp : Op<Toy, "groups"> {
        let results = (outs VariadicOfVariadic<I32, "sizes">:$groups);
    }
    def InsOp : Op<Toy, "ins"> {
        let results = (ins I32:$value);
    }
    def AttrOp : Op<Toy, "attr"> {
        let results = (outs I32Attr:$value);
    }
    def ManyOp : Op<Toy, "many"> {
        let results = (outs Variadic<I32>:$some, Optional<I32>:$one);
    }
    def OneOp : Op<Toy, "one", [AttrSizedResultSegments]> {
        let results = (outs Variadic<I32>:$some);
    }
    def BothOp : Op<Toy, "both", [AttrSizedResultSegments, SameVariadicResultSize]> {
        let results = (outs Variadic<I32>:$some, Variadic<I32>:$more);
    }
    def TwiceOp : Op<Toy, "twice"> {
        let results = (outs I32:$value, I32:$value);
    }
    def TypeOp : Op<Toy, "type"> {
        let results = (outs I32:$type, I32:$other);
    }
}

fn main() {}

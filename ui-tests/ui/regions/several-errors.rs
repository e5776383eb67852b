use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def LastOp : Op<Toy, "last"> {
        let regions = (region VariadicRegion<AnyRegion>:$some, AnyRegion:$one);
    }
    def UnnamedOp : Op<Toy, "unnamed"> {
        let regions = (region VariadicRegion<AnyRegion>);
    }
    def KindOp : Op<Toy, "kind"> {
        let regions = (region I32:$body);
    }
    def DirectiveOp : Op<Toy, "directive"> {
        let regions = (ins AnyRegion:$body);
    }
    def BlocksOp : Op<Toy, "blocks"> {
        let successors = (successor VariadicSuccessor<AnySuccessor>:$some, AnySuccessor:$one);
    }
    def BlockOp : Op<Toy, "block"> {
        let successors = (successor AnyRegion:$next);
    }
    def ListOp : Op<Toy, "list"> {
        let successors = (region AnySuccessor:$next);
    }
    def ClashOp : Op<Toy, "clash"> {
        let regions = (region AnyRegion:$body);
        let successors = (successor AnySuccessor:$body);
    }
}

fn main() {}

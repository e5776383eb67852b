use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    def NoneOp : Op<Toy, "none"> {
        let skipDefaultBuilders = 1;
    }
    def OutsOp : Op<Toy, "outs"> {
        let builders = [OpBuilder<(outs "i32":$x), [{ unreachable!() }]>];
    }
    def DefaultOp : Op<Toy, "default"> {
        let builders = [OpBuilder<(ins CArg<"i32", "1">:$x, "i32":$y), [{ unreachable!() }]>];
    }
    def KindOp : Op<Toy, "kind"> {
        let builders = [OpBuilder<(ins I32:$x), [{ unreachable!() }]>];
    }
    def SameOp : Op<Toy, "same"> {
        let builders = [
            OpBuilder<(ins "i32":$x), [{ unreachable!() }]>,
            OpBuilder<(ins "i64":$x), [{ unreachable!() }]>
        ];
    }
}

fn main() {}

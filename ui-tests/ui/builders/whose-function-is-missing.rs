use ods_runtime::prelude::*;

ods! {
    def Lone_Dialect : Dialect { let name = "lone"; }
    def LoneOp : Op<Lone_Dialect, "op"> {
        let arguments = (ins I64Attr:$value);
        let builders = [
            OpBuilder<(ins "i64":$half, CArg<"Option<&str>", "None">:$text)>,
            OpBuilder<(ins "i64":$there)>,
        ];
    }
}

impl LoneOp {
    fn build_with_there(b: &mut OpBuilder<'_>, loc: Location, there: i64) -> Self {
        Self::build(b, loc, there)
    }
}

fn main() {}

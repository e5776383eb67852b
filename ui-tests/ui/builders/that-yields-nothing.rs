use ods_runtime::prelude::*;

ods! {
    def Dull_Dialect : Dialect { let name = "dull"; }
    def DullOp : Op<Dull_Dialect, "op"> {
        let arguments = (ins I64Attr:$value);
        let builders = [
            OpBuilder<(ins "i64":$half), [{ let _ = half * 2; }]>,
            OpBuilder<(ins "integer":$what), [{ $_state.set_attribute("value", Attribute::i64(what)); }]>,
        ];
    }
}

fn main() {}

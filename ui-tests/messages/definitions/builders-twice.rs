ods! {
    def Twice_Dialect : Dialect { let name = "twice"; }
    def TwiceOp : Op<Twice_Dialect, "op"> {
        let arguments = (ins I64Attr:$value);
        let builders = [
            OpBuilder<(ins "i64":$half), [{ $_state.set_attribute("value", Attribute::i64(half * 2)); }]>,
            OpBuilder<(ins "i32":$half), [{ $_state.set_attribute("value", Attribute::i64(2)); }]>
        ];
        let cppNamespace = "x y";
    }
}

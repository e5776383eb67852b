ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def AOp : Op<T_Dialect, "a"> {
        let arguments = (ins AnyType:$x);
        let results = (outs AnyType:$y);
        let assemblyFormat = "$x attr-dict `:` type($x) -> type($y)";
    }
    def BOp : Op<T_Dialect, "b"> {
        let arguments = (ins AnyType:$x);
        let assemblyFormat = "%x attr-dict `:` type(%x)";
    }
    def COp : Op<T_Dialect, "c"> {
        let arguments = (ins I32:$x);
        let assemblyFormat = "$x attr_dict";
    }
    def DOp : Op<T_Dialect, "d"> {
        let arguments = (ins AnyType:$x);
        let assemblyFormat = "$x attr-dict `:` types($x)";
    }
    def EOp : Op<T_Dialect, "e"> {
        let arguments = (ins Optional<I32>:$x);
        let assemblyFormat = "(`with` $x)? attr-dict";
    }
}

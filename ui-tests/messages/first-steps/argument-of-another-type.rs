ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def AOp : Op<T_Dialect, "a"> {
        let arguments = (ins Variadic<StrAttr>:$x, OptionalAttr<I32>:$y, Optional<I32Attr>:$z,
                             DefaultValuedAttr<I32Attr, 3>:$d);
    }
    def BOp : Op<"b">;
    def COp : Op<T_Dialect, "c", [HasParent<AOp>]>;
}

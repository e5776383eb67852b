ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def AOp : Op<T_Dialect, "a"> { let arguments = (ins I32:x); }
}

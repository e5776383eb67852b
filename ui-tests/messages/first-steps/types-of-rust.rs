ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def AOp : Op<T_Dialect, "a"> {
        let arguments = (ins Option<I32>:$y, Vec<I32>:$z, String:$s, bool:$b);
    }
}

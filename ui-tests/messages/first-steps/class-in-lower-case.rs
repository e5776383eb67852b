ods! {
    def T_Dialect : dialect { let name = "t"; }
    def AOp : op<T_Dialect, "a">;
}

ods! {
    def T_Dialect : Dialect { name = "t"; }
}

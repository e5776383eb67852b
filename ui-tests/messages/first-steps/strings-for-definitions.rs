ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def AOp : Op<T_Dialect, "a", ["Pure"]>;
    def Mode : I32EnumAttr<"Mode", "how", ["fast", "slow"]>;
}

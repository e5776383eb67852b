ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def AOp : Op<T_Dialect, "a", [AllRanksMatch<[" x", "y"]>, AllTypesMatch<["x", "z"]>]> {
        let arguments = (ins AnyTensor:$x, AnyTensor:$y);
    }
}

ods! {
    def Nameless_Dialect : Dialect { let name = "nameless"; }
    def : Op<Nameless_Dialect, "a">;
    class Named<string mnemonic> : Op<Nameless_Dialect, mnemonic>;
    def : Named<"b"> { let arguments = (ins I32:$value); }
    def : TypeDef<Nameless_Dialect, "Kind"> { let mnemonic = "kind"; }
    def : AttrDef<Nameless_Dialect, "Note"> { let mnemonic = "note"; }
    def : Dialect { let name = "other"; }
}

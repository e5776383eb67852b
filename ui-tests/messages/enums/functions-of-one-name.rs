ods! {
    def A : I32EnumAttrCase<"A", 1, "a">;
    def B : I32EnumAttrCase<"B", 2, "b">;
    def Letter : I32EnumAttr<"Letter", "a letter", [A, B]> {
        let stringToSymbolFnName = "convert";
        let underlyingToSymbolFnName = "convert";
        let symbolToStringFnName = "convert";
        let maxEnumValFnName = "convertValue";
    }

    def Read : I32BitEnumCaseBit<"read", 0>;
    def Access : I32BitEnum<"Access", "an access", [Read]> {
        let symbolToStringFnName = "read";
        let maxEnumValFnName = "bits";
    }
}

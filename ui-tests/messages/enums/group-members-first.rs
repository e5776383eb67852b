ods! {
    def Read : I32BitEnumCaseBit<"read", 0>;
    def Write : I32BitEnumCaseBit<"write", 1>;
    def Both : BitEnumCaseGroup<[Read, Write], "both">;
    def Top : BitEnumAttrCaseGroup<"Both", [I64BitEnumAttrCaseBit<"Top", 63>]>;
    def All : I32BitEnumAttrCaseGroup<"All", Read>;
    def Access : I32BitEnum<"Access", "an access", [Read, Write, Both]>;
    def Access2 : I64BitEnumAttr<"Access2", "an access", [Top]>;
}

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def Low : I32EnumAttrCase<"Low", 0>;
    def High : I32EnumAttrCase<"High", 1>;
    def Level : I32EnumAttr<"Level", "a level", [Low]>;
    def AOp : Op<T_Dialect, "a"> { let arguments = (ins DefaultValuedEnumAttr<Level, High>:$level); }
}

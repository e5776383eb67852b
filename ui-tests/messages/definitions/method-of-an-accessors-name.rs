ods! {
    def Own_Dialect : Dialect { let name = "own"; }
    def OwnOp : Op<Own_Dialect, "op"> {
        let arguments = (ins I32:$lhs, I64Attr:$type, Variadic<I32>:$rest);
        let extraClassDeclaration = [{
            pub fn lhs(self) -> i32 { 1 }
            pub fn r#type(self) -> i32 { 1 }
            pub fn rest_mut(self) {}
            pub fn build() {}
            pub fn other(self) {}
        }];
    }
}

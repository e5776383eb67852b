use ods_runtime::prelude::*;

ods! {
    def A_Dialect : Dialect { let name = "my-d"; }
    def B_Dialect : Dialect { let name = "1b"; }
    def C_Dialect : Dialect { let name = "c$_1"; }
    def OneOp : Op<C_Dialect, "a-b"> { let assemblyFormat = "attr-dict"; }
    def TwoOp : Op<C_Dialect, "größe"> { let hasCustomAssemblyFormat = 1; }
    def GenericOp : Op<C_Dialect, "a-b-c">;
    def DottedOp : Op<C_Dialect, "a.b$c"> { let assemblyFormat = "attr-dict"; }
}

fn main() {}

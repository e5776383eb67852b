use ods_runtime::prelude::*;

ods! {
    def Void_Dialect : Dialect { let name = "void"; }
    def Odd : TypeConstraint<CPred<"true">, "odd {{nothing}}">;
    def VoidOp : Op<Void_Dialect, "op"> {
        let arguments = (ins Odd:$odd, I64Attr:$value, Property<"Missing">:$prop);
        DerivedAttr derived = DerivedAttr<"Absent", [{ 3 }]>;
        let builders = [
            OpBuilder<(ins "integer":$what), [{ let _ = what; $_state.operands.clear(); }]>,
            OpBuilder<(ins CArg<"i32", "unknown()">:$other), [{ let _ = other; $_state.operands.clear(); }]>,
        ];
    }
}

fn main() {}

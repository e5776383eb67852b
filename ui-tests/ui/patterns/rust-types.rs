use ods_runtime::prelude::*;

// Mistakes that are the compiler's to find stand at the code that has them.
ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def OneOp : Op<T_Dialect, "one", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x);
        let results = (outs AnyType:$result);
    }
    def ScaleOp : Op<T_Dialect, "scale", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, I64Attr:$by, OptionalAttr<StrAttr>:$label);
        let results = (outs AnyType:$result);
    }
    def PropOp : Op<T_Dialect, "prop", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, I64Prop:$n, StringProp:$s);
        let results = (outs AnyType:$result);
    }
    def ListOp : Op<T_Dialect, "list", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, I64ArrayAttr:$list);
        let results = (outs AnyType:$result);
    }
    def WrongElements : Pat<(ListOp $x, $l), (ListOp $x, ConstantAttr<I64ArrayAttr, "[true]">)>;
    def NotABool : Pat<(OneOp $x), (OneOp $x), [(Constraint<CPred<"$0">> $x)]>;
    def NotABoolOfAttr : Pat<(ScaleOp $x, AttrConstraint<CPred<"$_self.as_i64()">>:$by, $l), (OneOp $x)>;
    def NotAValue : Pat<(OneOp $x), (OneOp (NativeCodeCall<"5u8"> $x))>;
    def Differ : Constraint<CPred<"$0 != $1">>;
    def ValueAndAttr : Pat<(ScaleOp $x, $by, $l), (OneOp $x), [(Differ $x, $l)]>;
    def Times : NativeCodeCall<"times($_builder, $0, $1)">;
    def NoFunction : Pat<(ScaleOp $x, $by, $l), (ScaleOp $x, (Times $x, $by), $l)>;
    def Ask : NativeCodeCall<"i64::from($0.to_i64()?)">;
    def QuestionMark : Pat<(ScaleOp $x, $by, $l), (ScaleOp $x, (Ask $by), $l)>;
    def Leave : NativeCodeCall<"return 5u8">;
    def Return : Pat<(ScaleOp $x, $by, $l), (ScaleOp $x, (Leave $by), $l)>;
    def Length : Pat<(PropOp $x, $n, $s), (PropOp $x, (NativeCodeCall<"$0.len()"> $s), $s)>;
    def TextForNumber : Pat<(PropOp $x, ConstantProp<I64Prop, "\"s\"">, $s), (OneOp $x)>;
    // The same code twice, wrong in the second pattern.
    def Right : Pat<(ScaleOp $x, $by, $l), (ScaleOp $x, (NativeCodeCall<"same($0)"> $by), $l)>;
    def Wrong : Pat<(OneOp $x), (OneOp (NativeCodeCall<"same($0)"> $x))>;
    // Code that is computed.
    class Named<string name> : NativeCodeCall<name # "($0)">;
    def Computed : Pat<(OneOp $x), (OneOp (Named<"nowhere"> $x))>;
}

fn same(by: &ods_runtime::attributes::IntegerAttr) -> Attribute {
    by.clone().into()
}

fn main() {}

use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def OneOp : Op<T_Dialect, "one", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x);
        let results = (outs AnyType:$result);
    }
    def TwoOp : Op<T_Dialect, "two"> {
        let arguments = (ins AnyType:$x, AnyType:$y, OptionalAttr<I32Attr>:$attr);
        let results = (outs AnyType:$result);
    }
    def ManyOp : Op<T_Dialect, "many"> {
        let arguments = (ins Variadic<AnyType>:$xs, IntProp<"i64">:$n);
        let results = (outs AnyType:$result);
    }
    def PairOp : Op<T_Dialect, "pair"> {
        let results = (outs I32:$a, F32:$b);
    }
    def NothingOp : Op<T_Dialect, "nothing">;
    def Code : NativeCodeCall<"$0">;

    // Numbers of values.
    def TooFewValues : Pat<(PairOp), (OneOp (PairOp))>;
    def AcrossTheStart : Pattern<(OneOp $x), [(PairOp)]>;
    def TooFewArguments : Pat<(OneOp $x), (TwoOp $x, $x)>;
    // Kinds.
    def AttrForOperand : Pat<(TwoOp $x, $y, $a), (OneOp $a)>;
    def ValueForAttr : Pat<(TwoOp $x, $y, $a), (TwoOp $x, $y, $x)>;
    def ValueForProp : Pat<(OneOp $x), (ManyOp (variadic $x), $x)>;
    def ConstantForOperand : Pat<(OneOp $x), (OneOp ConstantAttr<I32Attr, "5">)>;
    def ManyForOne : Pat<(ManyOp $xs, $n), (OneOp $xs)>;
    def PairForOne : Pat<(OneOp $x), (TwoOp (PairOp), $x, ConstantAttr<I32Attr, "5">)>;
    def NothingForOne : Pat<(OneOp $x), (OneOp (NothingOp))>;
    def OneForMany : Pat<(ManyOp $xs, $n), (ManyOp (OneOp $xs), $n)>;
    def TextForOperand : Pat<(OneOp $x), (OneOp "x")>;
    def OpForAttr : Pat<(OneOp $x), (TwoOp $x, $x, (OneOp $x))>;
    // Result types.
    def NoTypes : Pat<(OneOp $x), (OneOp (TwoOp $x, $x, ConstantAttr<I32Attr, "5">))>;
    def TypesOfRoot : Pat<(OneOp $x), (TwoOp $x, $x, ConstantAttr<I32Attr, "5">, (returnType $x))>;
    def TwoReturnTypes : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType $x), (returnType $x)))>;
    def TypeOfOp : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType (OneOp $x))))>;
    def TypeOfAttr : Pat<(TwoOp $x, $y, $a), (OneOp (OneOp $x, (returnType $a)))>;
    def TypeOfNative : Pat<(OneOp $x), (Code $x, (returnType $x))>;
    // Locations.
    def NoLocation : Pat<(OneOp $x), (OneOp $x, (location))>;
    def TwoTexts : Pat<(OneOp $x), (OneOp $x, (location "a", "b"))>;
    def LocationTwice : Pat<(OneOp $x), (OneOp $x, (location "a"), (location "b"))>;
    def LocationOfAttr : Pat<(TwoOp $x, $y, $a), (OneOp $x, (location $a))>;
    def LocationAsValue : Pattern<(OneOp $x), [(location "a")]>;
    // Names.
    def TooEarly : Pattern<(OneOp $x), [(OneOp $later), (OneOp:$later $x)]>;
    def TwoValues : Pat<(OneOp $x), (replaceWithValue $x, $x)>;
    def AttrAsValue : Pat<(TwoOp $x, $y, $a), (replaceWithValue $a)>;
    def EitherInResult : Pat<(OneOp $x), (TwoOp (either $x, $x), ConstantAttr<I32Attr, "5">)>;
    // Code.
    def Broken : NativeCodeCall<"f(">;
    def BrokenCode : Pat<(OneOp $x), (Broken $x)>;
    def Unknown : NativeCodeCall<"$1">;
    def UnknownArgument : Pat<(OneOp $x), (Unknown $x)>;
    def Selfless : NativeCodeCall<"$_self">;
    def NoSelf : Pat<(OneOp $x), (Selfless $x)>;
    def BrokenConstant : Pat<(OneOp $x), (TwoOp $x, $x, ConstantAttr<I32Attr, "5 +">)>;
    def BrokenTest : Constraint<CPred<"$0 ==">>;
    def BrokenConstraint : Pat<(OneOp $x), (OneOp $x), [(BrokenTest $x)]>;
}

fn main() {}

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

    // Names.
    def Unbound : Pat<(OneOp $x), (OneOp $y)>;
    def BoundTwice : Pat<(TwoOp:$x $x, $y, $z), (OneOp $y)>;
    def AttrTwice : Pat<(TwoOp $x, (TwoOp $y, $z, $a), $a), (OneOp $y)>;
    def IndexOfOperand : Pat<(OneOp $x__1), (OneOp $x__1)>;
    def IndexTooLarge : Pat<(OneOp (PairOp:$p__2)), (OneOp $p__2)>;
    // Arguments.
    def TooFew : Pat<(TwoOp $x, $y), (OneOp $x)>;
    def TooFewNested : Pat<(OneOp (TwoOp $x, $y)), (OneOp $x)>;
    def NoOperand : Pat<(OneOp I32Attr:$x), (OneOp $x)>;
    def NoAttribute : Pat<(TwoOp $x, $y, I32:$a), (OneOp $x)>;
    def NoProperty : Pat<(ManyOp $xs, I32Attr:$a), (PairOp)>;
    def ConstrainedVariadic : Pat<(ManyOp I32:$xs, $n), (PairOp)>;
    def NestedVariadic : Pat<(ManyOp (OneOp $x), $n), (OneOp $x)>;
    def NotVariadic : Pat<(OneOp (variadic $x)), (OneOp $x)>;
    def NotAnOp : Pat<(OneOp (I32 $x)), (OneOp $x)>;
    def NotAConstraint : Pat<(OneOp T_Dialect:$x), (OneOp $x)>;
    def OpDefinesAttribute : Pat<(TwoOp $x, $y, (OneOp $z)), (OneOp $x)>;
    // `either` and `variadic`.
    def EitherOfOne : Pat<(TwoOp (either $x), $y, $a), (OneOp $x)>;
    def EitherNested : Pat<(TwoOp (either $x, (either $y, $z)), $a), (OneOp $x)>;
    def EitherOfAttr : Pat<(TwoOp $x, (either $y, $a)), (OneOp $x)>;
    def EitherNamed : Pat<(TwoOp (either:$e $x, $y), $a), (OneOp $e)>;
    def NativeInVariadic : Pat<(ManyOp (variadic (Code $x)), $n), (OneOp $x)>;
    // Native code.
    def NoSelf : Pat<(OneOp (Code $x)), (OneOp $x)>;
    def Matcher : NativeCodeCall<"$_self.take(&mut $0)">;
    def NestedInNative : Pat<(OneOp (Matcher (OneOp $x))), (OneOp $x)>;
    def NamedNative : Pat<(OneOp (Matcher:$m $x)), (OneOp $x)>;
    // Constraints.
    def OnTwo : Constraint<CPred<"$0 != $1">>;
    def NoName : Pat<(OneOp $x), (PairOp), [(OnTwo I32)]>;
    def OfType : Pat<(OneOp $x), (PairOp), [(I32 $x, $x)]>;
    def OfAttr : Pat<(TwoOp $x, $y, $a), (OneOp $x), [(I32Attr $a)]>;
    def OfFive : Pat<(OneOp $x), (OneOp $x), [(OnTwo $x, $x, $x, $x, $x)]>;
    def OfUnbound : Pat<(OneOp $x), (OneOp $x), [(OnTwo $x, $y)]>;
    def OfAttrType : Pat<(TwoOp $x, $y, $a), (OneOp $x), [(I32 $a)]>;
    def Benefit : Pat<(OneOp $x), (OneOp $x), [], [], (addBenefit "one")>;
    def TooBeneficial : Pat<(OneOp $x), (OneOp $x), [], [], (addBenefit 70000)>;
}

fn main() {}

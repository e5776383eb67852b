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
    def IntOp : Op<T_Dialect, "int"> {
        let arguments = (ins AnyAttr:$attr, IntProp<"i64">:$n);
        let results = (outs I32:$result);
    }
    def MaybeOp : Op<T_Dialect, "maybe"> {
        let arguments = (ins AnyType:$x, Optional<AnyType>:$y);
        let results = (outs AnyType:$result);
    }
    def SinkOp : Op<T_Dialect, "sink"> {
        let arguments = (ins AnyType:$x);
    }
    def LevelOp : Op<T_Dialect, "level", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, I64Attr:$level);
        let results = (outs AnyType:$result);
    }
    def TextOp : Op<T_Dialect, "text", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, StrAttr:$text);
        let results = (outs AnyType:$result);
    }
    def PropsOp : Op<T_Dialect, "props", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, I64Prop:$n, StringProp:$s);
        let results = (outs AnyType:$result);
    }
    def A : I32EnumAttrCase<"A", 0>;
    def B : I32EnumAttrCase<"B", 1>;
    def KindAttr : I32EnumAttr<"Kind", "", [A, B]>;
    def KindOp : Op<T_Dialect, "kind", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x, KindAttr:$kind);
        let results = (outs AnyType:$result);
    }
    def CaseA : I32EnumCase<"A", 0>;
    def Code : NativeCodeCall<"$0">;
    def Matcher : NativeCodeCall<"take($_self, &mut $0)">;
    def Say : NativeCodeCallVoid<"say($0)">;
    def Positive : PropConstraint<CPred<"$_self > 0">, "positive">;
    def Shapeless : PropConstraint<CPred<"true">, "any", "">;

    // Source patterns.
    def DirectiveInSource : Pat<(OneOp $x, (location $x)), (OneOp $x)>;
    def ValueInSource : Pat<(OneOp (replaceWithValue $x)), (OneOp $x)>;
    def EitherInNative : Pat<(OneOp (Matcher (either $x, $y))), (OneOp $x)>;
    def VariadicInNative : Pat<(OneOp (Matcher (variadic $x))), (OneOp $x)>;
    def TypeInNative : Pat<(OneOp (Matcher $x, (returnType $x))), (OneOp $x)>;
    def PropertyInNative : Pat<(OneOp (Matcher IntProp<"i64">:$n)), (OneOp (IntOp I32Attr:$n, $n))>;
    def ShapelessInNative : Pat<(OneOp (Matcher Shapeless:$n)), (OneOp (OneOp $n))>;
    def ShapelessUnnamed : Pat<(OneOp:$op (Matcher Shapeless)), (OneOp $op)>;
    def EitherOfOptional : Pat<(MaybeOp (either $x, $y)), (OneOp $x)>;
    def OpDefinesProperty : Pat<(IntOp $a, (OneOp $x)), (OneOp $x)>;
    def NotAnAttribute : Pat<(TwoOp $x, $y, CaseA), (OneOp $x)>;
    def NoConstant : Pat<(IntOp ConstantAttr<AnyAttr, "5">, $n), (IntOp $n, $n)>;
    def RootIsNative : Pat<(Code $x), (OneOp $x)>;
    // Constraints.
    def NoConstraint : Pat<(OneOp $x), (OneOp $x), [(OneOp $x)]>;
    def OnSelf : Pat<(OneOp $x), (OneOp $x), [(Constraint<CPred<"true">>:$nobody $x)]>;
    def Negative : Pat<(OneOp $x), (OneOp $x), [], [], (addBenefit -5)>;
    def TooHigh : Pat<(OneOp $x), (OneOp $x), [], [], (addBenefit 70000)>;
    def TwoBenefits : Pat<(OneOp $x), (OneOp $x), [], [], (addBenefit 1, 2)>;
    // Result patterns.
    def NamedValue : Pat<(OneOp $x), (OneOp (replaceWithValue:$v $x))>;
    def NamedLocation : Pat<(OneOp $x), (OneOp $x), [], [(location:$l $x)]>;
    def NamedSupplement : Pat<(OneOp $x), (OneOp $x), [], [(replaceWithValue:$v $x)]>;
    def TextForAttr : Pat<(OneOp $x), (TwoOp $x, $x, "text")>;
    def TextForNative : Pat<(OneOp $x), (OneOp (Code "text"))>;
    def ConstraintForAttr : Pat<(TwoOp $x, $y, $a), (TwoOp $x, $y, I32Attr:$a)>;
    def OpForProperty : Pat<(OneOp $x), (OneOp (IntOp ConstantAttr<I32Attr, "5">, (OneOp $x)))>;
    def PropForAttr : Pat<(OneOp $x), (OneOp (IntOp ConstantProp<IntProp<"i64">, "5">, ConstantProp<IntProp<"i64">, "5">))>;
    def AttrForProp : Pat<(OneOp $x), (OneOp (IntOp ConstantAttr<I32Attr, "5">, ConstantAttr<I32Attr, "5">))>;
    def NoBuilder : Pat<(OneOp $x), (OneOp (IntOp ConstantAttr<AnyAttr, "5">, ConstantProp<IntProp<"i64">, "5">))>;
    def CaseForAttr : Pat<(OneOp $x), (TwoOp $x, $x, CaseA)>;
    def SinkAsValue : Pat<(OneOp $x), (OneOp (Code (SinkOp $x)))>;
    def NothingInVariadic : Pattern<(SinkOp:$sink $x), [(SinkOp (variadic $sink))]>;
    def TypeNowhere : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType I32)))>;
    def DirectiveFirst : Pat<(OneOp $x), (OneOp (location "here"), $x)>;
    def SupplementOfOne : Pat<(OneOp $x), (OneOp $x), [], [(TwoOp $x, $x)]>;
    def NothingAtAll : Pattern<(OneOp $x), []>;
    def NothingAsOperand : Pat<(OneOp $x), (OneOp (Say $x))>;
    def Both : NativeCodeCall<"($0, $0)", 2>;
    def PairOp : Op<T_Dialect, "pair", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x);
        let results = (outs AnyType:$a, AnyType:$b);
    }
    def PartOfNative : Pattern<(PairOp $x), [(Both:$both__1 $x)]>;
    def AcrossNative : Pattern<(OneOp $x), [(Both:$both__0 $x)]>;
    def IndexWithText : Pat<(OneOp $x__1st), (OneOp $x)>;
    def IndexBeyond : Pat<(OneOp (OneOp:$x__3 $y)), (OneOp $y)>;
    def ConstantAsType : Pat<(OneOp $x), (OneOp (OneOp $x, (returnType CaseA)))>;
    def FloatForInt : Pat<(LevelOp $x, $level), (LevelOp $x, ConstantAttr<F64Attr, "0.5">)>;
    def NarrowForWide : Pat<(LevelOp $x, $level), (LevelOp $x, ConstantAttr<I32Attr, "0">)>;
    def CaseForWide : Pat<(LevelOp $x, $level), (LevelOp $x, B)>;
    def NoRust : Pat<(TextOp $x, $text), (TextOp $x, ConstantStrAttr<StrAttr, "a\"b">)>;
    def TextForInt : Pat<(TextOp $x, $text), (LevelOp $x, $text)>;
    def EmptyConstant : Pat<(OneOp $x), (LevelOp $x, ConstantAttr<I64Attr, "">)>;
    def PropsSwapped : Pat<(PropsOp $x, $n, $s), (PropsOp $x, $s, $n)>;
    def PackAsSlice : Pat<(PairOp:$pair $x), (PairOp (NativeCodeCall<"$0[1]"> $pair))>;
    def NamedNothing : Pattern<(SinkOp $x), [(Say:$nothing $x), (SinkOp $nothing)]>;
    def NativeRoot : Pat<(NativeCodeCall<"f($_self)">), (OneOp $x)>;
    def UnknownCase : Pat<(KindOp $x, $kind), (KindOp $x, ConstantEnumCase<KindAttr, "C">)>;
    def WithoutDollar : Pat<(OneOp $x), (replaceWithValue x)>;
    def WithoutOp : Pat<(OneOp $x), (One $x)>;
    def Differ : Constraint<CPred<"$0 != $1">>;
    def TooFewEntities : Pat<(OneOp $x), (OneOp $x), [(Differ $x)]>;
    def CallAtTheEnd : Pattern<(OneOp $x), [(OneOp $x), (Say $x)]>;
    // Loops report a mistake once.
    foreach i = 0...9 in
        def Loop # i : Pat<(OneOp $x), (OneOp $nowhere)>;
}

fn main() {}

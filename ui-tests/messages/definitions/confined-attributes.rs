ods_runtime::ods! {
    #![deny(unverifiable)]
    def Toy : Dialect { let name = "toy"; }
    def AOp : Op<Toy, "a"> {
        let arguments = (ins
            ConfinedAttr<StrAttr, [IntPositive]>:$text,
            OptionalAttr<ConfinedAttr<I64Attr, [ArrayMinCount<1>]>>:$number,
            ConfinedAttr<I64ArrayAttr, [DenseArrayCount<2>]>:$list,
            DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "0">:$zero,
            DefaultValuedAttr<ConfinedAttr<I64Attr, [IntMinValue<-1>, IntMaxValue<8>]>, "9">:$nine,
            DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "-1">:$minus,
            DefaultValuedAttr<ConfinedAttr<I64Attr, [IntIsOneOf<[1, 2]>]>, "3">:$three,
            DefaultValuedAttr<IntValidAlignment<I64Attr>, "12">:$alignment
        );
    }
    def RightOp : Op<Toy, "right"> {
        let arguments = (ins
            ConfinedAttr<AnyAttr, [IntPositive]>:$any,
            ConfinedAttr<BoolAttr, [IntNEQValue<0>]>:$bool,
            ConfinedAttr<I64ArrayAttr, [ArrayMinCount<1>]>:$list,
            ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]>:$dense,
            DefaultValuedAttr<ConfinedAttr<I64Attr, [IntMinValue<-1>, IntMaxValue<8>]>, "8">:$eight,
            DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "LIMIT">:$limit,
            DefaultValuedAttr<IntValidAlignment<I64Attr>, "16">:$alignment
        );
    }
}

fn main() {}

//! Operations with folders and the traits that fold.

use ods_runtime::prelude::*;

ods! {
    def Arith_Dialect : Dialect {
        let name = "a";
        let hasConstantMaterializer = 1;
    }

    /// A constant.
    def ConstOp : Op<Arith_Dialect, "const", [ConstantLike, Pure]> {
        let arguments = (ins I64Attr:$value);
        let results = (outs I64:$result);
        let assemblyFormat = "$value attr-dict";
        let hasFolder = 1;
    }

    /// A sum.
    def AddOp : Op<Arith_Dialect, "add", [Commutative, Pure]> {
        let arguments = (ins I64:$lhs, I64:$rhs);
        let results = (outs I64:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict";
        let hasFolder = 1;
    }

    /// A maximum.
    def MaxOp : Op<Arith_Dialect, "max", [Commutative, Idempotent, SameOperandsAndResultType, Pure]> {
        let arguments = (ins I64:$lhs, I64:$rhs);
        let results = (outs I64:$result);
        let assemblyFormat = "$lhs `,` $rhs attr-dict";
    }

    /// A negated value.
    def NegOp : Op<Arith_Dialect, "neg", [Involution, SameOperandsAndResultType, Pure]> {
        let arguments = (ins I64:$operand);
        let results = (outs I64:$result);
        let assemblyFormat = "$operand attr-dict";
    }

    /// An absolute value.
    def AbsOp : Op<Arith_Dialect, "abs", [Idempotent, SameOperandsAndResultType, Pure]> {
        let arguments = (ins I64:$operand);
        let results = (outs I64:$result);
        let assemblyFormat = "$operand attr-dict";
    }

    /// Quotient and remainder.
    def DivOp : Op<Arith_Dialect, "div", [Pure]> {
        let arguments = (ins I64:$lhs, I64:$rhs);
        let results = (outs I64:$quotient, I64:$remainder);
        let assemblyFormat = "$lhs `,` $rhs attr-dict";
        let hasFolder = 1;
    }

    /// Its operands.
    def PackOp : Op<Arith_Dialect, "pack", [Pure]> {
        let arguments = (ins Variadic<I64>:$values);
        let results = (outs Variadic<I64>:$same);
        let assemblyFormat = "$values `:` type($same) attr-dict";
        let hasFolder = 1;
    }

    /// A value that counts down in place.
    def DownOp : Op<Arith_Dialect, "down"> {
        let arguments = (ins I64:$operand, I64Attr:$count);
        let results = (outs I64:$result);
        let assemblyFormat = "$operand `by` $count attr-dict";
        let hasFolder = 1;
    }

    /// Uses values.
    def UseOp : Op<Arith_Dialect, "use"> {
        let arguments = (ins Variadic<I64>:$values);
        let assemblyFormat = "$values attr-dict";
    }

    /// Holds operations that are isolated.
    def BoxOp : Op<Arith_Dialect, "box", [IsolatedFromAbove, NoTerminator]> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$body attr-dict";
    }

    /// Holds operations.
    def ScopeOp : Op<Arith_Dialect, "scope", [NoTerminator]> {
        let regions = (region AnyRegion:$body);
        let assemblyFormat = "$body attr-dict";
    }
}

ods! {
    // A dialect without operations for constants.
    def Free_Dialect : Dialect { let name = "f"; }

    /// Always one.
    def OneOp : Op<Free_Dialect, "one", [Pure]> {
        let results = (outs I64:$result);
        let assemblyFormat = "attr-dict";
        let hasFolder = 1;
    }
}

fn number(constant: Option<&Attribute>) -> Option<i64> {
    constant.and_then(Attribute::as_i64)
}

impl Fold for ConstOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::i64(self.value(ir)).into()
    }
}

impl Fold for AddOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        match (number(constants.lhs), number(constants.rhs)) {
            (Some(a), Some(b)) => Attribute::i64(a + b).into(),
            (_, Some(0)) => self.lhs(ir).into(),
            _ => Folded::No,
        }
    }
}

impl Fold for DivOp {
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        match (number(constants.lhs), number(constants.rhs)) {
            (Some(a), Some(b)) if b != 0 => {
                vec![Attribute::i64(a / b), Attribute::i64(a % b)].into()
            }
            (_, Some(1)) => {
                let whole: FoldResult = self.lhs(ir).into();
                vec![whole, Attribute::i64(0).into()].into()
            }
            _ => Folded::No,
        }
    }
}

impl Fold for PackOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        self.values(ir).to_vec().into()
    }
}

impl Fold for DownOp {
    fn fold(self, ir: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        match self.count(ir) {
            0 => self.operand(ir).into(),
            count => {
                self.set_count(ir, count - 1);
                Folded::InPlace
            }
        }
    }
}

impl Fold for OneOp {
    fn fold(self, _: &mut Ir, _: FoldAdaptor<'_, Self>) -> Folded {
        Attribute::i64(1).into()
    }
}

impl MaterializeConstant for ArithDialect {
    fn materialize_constant(
        b: &mut OpBuilder<'_>,
        value: &Attribute,
        ty: &Type,
        location: Location,
    ) -> Option<Operation> {
        let value = value.as_i64().filter(|_| *ty == Type::i64())?;
        Some(ConstOp::build(b, location, value).operation())
    }
}

//! The ops are defined by derives, in a module of their own.

use super::number;
use ods_runtime::prelude::*;
use ops::*;

mod ops {
    use ods_runtime::prelude::*;

    #[derive(DialectDef)]
    #[dialect(
        name = "f",
        ops = [
            OneOp, TwoOp, NamedOp, LastOp, ConstOp, DefaultOp, ValuesOp, PairOp, IntOp, FloatOp, FromFloatOp, CastOp, SinkOp,
            PropOp
        ]
    )]
    pub(super) struct FDialect;

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "one", traits = [SameOperandsAndResultType], export = one_td)]
    pub(super) struct One {
        #[operand(AnyType)]
        x: Value,
        #[attr(OptionalAttr<I32Attr>)]
        attr: Option<i32>,
        #[result(AnyType)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "two", traits = [SameOperandsAndResultType], export = two_td)]
    pub(super) struct Two {
        #[operand(AnyType)]
        x: Value,
        #[operand(AnyType)]
        y: Value,
        #[result(AnyType)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "named", export = named_td)]
    pub(super) struct Named {
        #[attr(StrAttr)]
        name: String,
        #[operand(Variadic<AnyType>)]
        xs: Vec<Value>,
        #[result(AnyType)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "last", traits = [SameOperandsAndResultType], export = last_td)]
    pub(super) struct Last {
        #[operand(Variadic<AnyType>)]
        xs: Vec<Value>,
        #[result(AnyType)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "const", traits = [Pure], export = const_td)]
    pub(super) struct Const {
        #[attr(I32Attr)]
        value: i32,
        #[result(I32)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "default", export = default_td)]
    pub(super) struct Default {
        #[attr(DefaultValuedAttr<I32Attr, "7">)]
        a: i32,
        #[attr(OptionalAttr<I32Attr>)]
        b: Option<i32>,
        #[attr(UnitAttr)]
        u: bool,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "values", traits = [AttrSizedOperandSegments], export = values_td)]
    pub(super) struct Values {
        #[operand(Variadic<AnyType>)]
        xs: Vec<Value>,
        #[operand(Optional<AnyType>)]
        o: Option<Value>,
        #[operand(Variadic<AnyType>)]
        ys: Vec<Value>,
        #[result(Variadic<AnyType>)]
        results: Vec<Value>,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "pair", export = pair_td)]
    pub(super) struct Pair {
        #[attr(I32Attr)]
        kind: i32,
        #[result(I32)]
        a: Value,
        #[result(F32)]
        b: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "int", export = int_td)]
    pub(super) struct Int {
        #[result(I32)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "float", export = float_td)]
    pub(super) struct Float {
        #[result(F32)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "from_float", export = from_float_td)]
    pub(super) struct FromFloat {
        #[operand(F32)]
        x: Value,
        #[result(I32)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "cast", export = cast_td)]
    pub(super) struct Cast {
        #[operand(AnyType)]
        x: Value,
        #[result(AnyType)]
        result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "sink", export = sink_td)]
    pub(super) struct Sink {
        #[operand(AnyType)]
        x: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = FDialect, name = "prop", export = prop_td)]
    pub(super) struct Prop {
        #[prop(IntProp<"i64">)]
        n: i64,
        #[prop(StringProp)]
        tag: String,
        #[result(I32)]
        result: Value,
    }
}

ods! {
    #![import(ops::one_td)]
    #![import(ops::two_td)]
    #![import(ops::named_td)]
    #![import(ops::last_td)]
    #![import(ops::const_td)]
    #![import(ops::default_td)]
    #![import(ops::values_td)]
    #![import(ops::pair_td)]
    #![import(ops::int_td)]
    #![import(ops::float_td)]
    #![import(ops::from_float_td)]
    #![import(ops::cast_td)]
    #![import(ops::sink_td)]
    #![import(ops::prop_td)]
    #![emit("Patterns.td")]
}

mod tests {
    include!("tests.rs");
}

//! A function that is generic over what other native code returned does not say as what it takes it.

use ods_runtime::prelude::*;

ods! {
    def T_Dialect : Dialect { let name = "t"; }
    def OneOp : Op<T_Dialect, "one", [SameOperandsAndResultType]> {
        let arguments = (ins AnyType:$x);
        let results = (outs AnyType:$result);
    }
    def Make : NativeCodeCall<"make($0)">;
    def Say : NativeCodeCallVoid<"say($0)">;
    def Take : NativeCodeCallVoid<"take($0)">;

    def Generic : Pattern<(OneOp $x), [(Make:$made $x)], [], [(Say $made)]>;
    def Fixed : Pattern<(OneOp $x), [(Make:$made $x)], [], [(Take $made)]>;
    def Nested : Pattern<(OneOp $x), [(Make $x)], [], [(Say (Make $x))]>;
}

fn make(x: Value) -> Value {
    x
}

fn say<T>(_: T) {}

fn take(_: Value) {}

fn main() {}

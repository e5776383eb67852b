use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect { let name = "toy"; }
    class XOp<string mnemonic> : Op<Toy, mnemonic>;
    def AOp : XOp<"a"> { let arguments = (ins I64Prop:$x, I32Prop:$x); }
    def BOp : XOp<"b"> { let results = (outs I32:$x, I64:$x); }
    def COp : XOp<"c"> { let regions = (region AnyRegion:$x, AnyRegion:$x); }
    def DOp : XOp<"d"> { let successors = (successor AnySuccessor:$x, AnySuccessor:$x); }
    def EOp : XOp<"e"> { let arguments = (ins I32:$x, I64Prop:$x); }
    def FOp : XOp<"f"> { let arguments = (ins I32:$x); let regions = (region AnyRegion:$x); }
    def GOp : XOp<"g"> { let arguments = (ins I32:$x); let successors = (successor AnySuccessor:$x); }
    def HOp : XOp<"h"> { let arguments = (ins I64Prop:$x, I32Attr:$x); }
    def IOp : XOp<"i"> { let arguments = (ins I32Attr:$x); let results = (outs I32:$x); }
    def JOp : XOp<"j"> { let arguments = (ins I32Attr:$x); let regions = (region AnyRegion:$x); }
    def KOp : XOp<"k"> { let arguments = (ins I32Attr:$x); let successors = (successor AnySuccessor:$x); }
    def LOp : XOp<"l"> { let arguments = (ins I64Prop:$x); let results = (outs I32:$x); }
    def MOp : XOp<"m"> { let arguments = (ins I64Prop:$x); let regions = (region AnyRegion:$x); }
    def NOp : XOp<"n"> { let arguments = (ins I64Prop:$x); let successors = (successor AnySuccessor:$x); }
    def OOp : XOp<"o"> { let results = (outs I32:$x); let regions = (region AnyRegion:$x); }
    def POp : XOp<"p"> { let results = (outs I32:$x); let successors = (successor AnySuccessor:$x); }
}

fn main() {}

use ods_runtime::prelude::*;

ods! {
    def Toy : Dialect {
        let name = "toy";
        let isExtensible = 1;
        let discardableAttrs = (ins I32:$type, I64Attr, I64Attr:$strideOf, I64Attr:$stride_of);
    }
    def Other : Dialect {
        let name = "other";
        let discardableAttrs = (outs I64Attr:$x);
    }
    def Wrong : Dialect { let name = "wr.ong"; }
    def Again : Dialect { let name = "toy"; }
}

fn main() {}

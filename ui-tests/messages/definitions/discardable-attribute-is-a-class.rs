use ods_runtime::prelude::*;

ods! {
    def Toy_Dialect : Dialect {
        let name = "toy";
        let discardableAttrs = (ins "::mlir::DenseI32ArrayAttr":$known_block_size, StrAttr:$label, I32:$count);
    }
}

fn main() {}

use ods_runtime::prelude::*;

ods! {
    def Shape : OpInterface<"Shape">;
    def Measured : TypeInterface<"Measured">;
    def Coloured : AttrInterface<"Coloured">;
}

fn ask(op: Operation, ty: &Type, attr: &Attribute, ir: &Ir) -> bool {
    op.interface::<dyn Measured>(ir).is_some()
        || ty.interface::<dyn Shape>(ir).is_some()
        || attr.interface::<dyn Measured>(ir).is_some()
        || op.has_trait::<DynShape>(ir)
}

fn main() {}

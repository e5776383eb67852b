//! Conversions of integers.

use crate::arith::{ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, TruncIOp};
use crate::elementwise::{map, width_of};
use ods_runtime::attributes::ApInt;
use ods_runtime::prelude::*;
use ods_runtime::types::element_type_or_self;

/// The constant, converted to the width of the elements of `ty`.
fn convert(ty: &Type, constant: Option<&Attribute>, compute: fn(&ApInt, u32) -> ApInt) -> Folded {
    match width_of(ty) {
        Some(width) => map(ty, constant, |value| Some(compute(value, width))).into(),
        None => Folded::No,
    }
}

/// `Fold` for an extension, of which two become one.
macro_rules! fold_extensions {
    ($($op:ident: $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                if let Some(inner) = self.r#in(ir).defining::<Self>(ir) {
                    let value = inner.r#in(ir);
                    self.set_in(ir, value);
                    return Folded::InPlace;
                }
                convert(self.out(ir).ty(ir), constants.r#in, $compute)
            }
        }
    )*};
}

fold_extensions! {
    ExtUIOp: ApInt::zext;
    ExtSIOp: ApInt::sext;
}

impl Fold for TruncIOp {
    /// `trunc(ext(x))` is `x` or a truncation of it, and of two truncations one is left.
    fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
        let value = self.r#in(ir);
        let extended = value.defining::<ExtUIOp>(ir).map(|op| op.r#in(ir));
        let extended = extended.or_else(|| Some(value.defining::<ExtSIOp>(ir)?.r#in(ir)));
        if let Some(source) = extended {
            let width =
                |value: Value, ir: &Ir| element_type_or_self(value.ty(ir)).int_or_float_bit_width();
            let out = self.out(ir);
            if width(source, ir) > width(out, ir) {
                self.set_in(ir, source);
                return Folded::InPlace;
            }
            if element_type_or_self(source.ty(ir)) == element_type_or_self(out.ty(ir)) {
                return source.into();
            }
        }
        if let Some(inner) = value.defining::<Self>(ir) {
            let source = inner.r#in(ir);
            self.set_in(ir, source);
            return Folded::InPlace;
        }
        convert(self.out(ir).ty(ir), constants.r#in, ApInt::trunc)
    }
}

/// `Fold` for conversions from and to `index`, which has 64 bits here.
macro_rules! fold_index_casts {
    ($($op:ident: $compute:expr;)*) => {$(
        impl Fold for $op {
            fn fold(self, ir: &mut Ir, constants: FoldAdaptor<'_, Self>) -> Folded {
                convert(self.out(ir).ty(ir), constants.r#in, $compute)
            }
        }
    )*};
}

fold_index_casts! {
    IndexCastOp: ApInt::sext_or_trunc;
    IndexCastUIOp: ApInt::zext_or_trunc;
}

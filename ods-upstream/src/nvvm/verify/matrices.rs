//! Verifiers of loads and stores of matrices by warps, and of products whose parts are arguments.

use super::wrong;
use crate::LLVM::{LLVMPointerType, LLVMStructType};
use crate::NVVM::{
    LdMatrixOp, LdStMatrixEltType, MMAFrag, MMALayout, MMATypes, StMatrixOp, WMMALoadOp, WMMAMmaOp,
    WMMAStoreOp,
};
use ods_runtime::prelude::*;
use ods_runtime::types::VectorType;

/// A structure of so many elements of a type.
pub(crate) fn structure(element: &Type, count: usize) -> Type {
    LLVMStructType::literal(&vec![element.clone(); count], false).into()
}

/// Two small numbers in a register.
pub(crate) fn pair_of_halves() -> Type {
    VectorType::new([2], Type::f16()).into()
}

/// Sizes of matrices that are multiplied: m, n and k.
type Shape = (i32, i32, i32);

/// The sizes of matrices of 16 times 16 elements, or as many.
const LARGE: &[Shape] = &[(16, 16, 16), (32, 8, 16), (8, 32, 16)];
const OF_TF32: &[Shape] = &[(16, 16, 8)];
const OF_F64: &[Shape] = &[(8, 8, 4)];

/// Whether a matrix, multiplied or added to, can have a type and sizes.
fn is_fragment(shape: Shape, is_multiplied: bool, ty: MMATypes) -> bool {
    use MMATypes as T;
    let is = |shapes: &[Shape]| shapes.contains(&shape);
    match (is_multiplied, ty) {
        (true, T::f16 | T::s8 | T::u8) | (false, T::f16 | T::s32) => is(LARGE),
        (false, T::f32) => is(LARGE) || is(OF_TF32),
        (true, T::tf32) => is(OF_TF32),
        (_, T::f64) => is(OF_F64),
        _ => false,
    }
}

/// The type of the registers that a thread has of a matrix, and their number.
fn registers((m, n, k): Shape, fragment: MMAFrag, ty: MMATypes) -> (Type, usize) {
    use MMATypes as T;
    let is_multiplied = fragment != MMAFrag::c;
    match ty {
        T::f16 => (pair_of_halves(), if is_multiplied { 8 } else { 4 }),
        T::f32 => (Type::f32(), 8),
        T::f64 => (Type::f64(), if is_multiplied { 1 } else { 2 }),
        T::tf32 => (Type::i32(), 4),
        T::s8 | T::u8 => {
            let size = match fragment {
                MMAFrag::a => m,
                MMAFrag::b => n,
                MMAFrag::c => k,
            };
            let count = match size {
                16 => 2,
                32 => 4,
                _ => 1,
            };
            (Type::i32(), count)
        }
        _ => (Type::i32(), 8),
    }
}

/// Whether a pointer is generic, or one to global or shared memory.
fn is_accessible(ir: &Ir, pointer: Value) -> bool {
    let ty = pointer.ty(ir).downcast::<LLVMPointerType>();
    ty.is_some_and(|ty| [0, 1, 3].contains(&ty.address_space()))
}

/// Verifies the structure that holds registers.
fn verify_structure(op: Operation, ir: &Ir, element: &Type, count: usize) -> VerifyResult {
    if *op.result(ir, 0).ty(ir) == structure(element, count) {
        return Ok(());
    }
    let message =
        format!("expected destination type is a structure of {count} elements of type '{element}'");
    wrong(op, ir, message)
}

impl Verify for WMMALoadOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !is_accessible(ir, self.ptr(ir)) {
            return wrong(self, ir, "expected source pointer in memory space 0, 1, 3");
        }
        let shape = (self.m(ir), self.n(ir), self.k(ir));
        let (fragment, ty) = (self.frag(ir), self.eltype(ir));
        if !is_fragment(shape, fragment != MMAFrag::c, ty) {
            return wrong(self, ir, "invalid attribute combination");
        }
        let (element, count) = registers(shape, fragment, ty);
        if count == 1 && element.is_f64() {
            if self.res(ir).ty(ir).is_f64() {
                return Ok(());
            }
            return wrong(self, ir, "expected destination type to be f64");
        }
        verify_structure(self.operation(), ir, &element, count)
    }
}

impl Verify for WMMAStoreOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        if !is_accessible(ir, self.ptr(ir)) {
            let message = "expected operands to be a source pointer in memory space 0, 1, 3";
            return wrong(self, ir, message);
        }
        let shape = (self.m(ir), self.n(ir), self.k(ir));
        let ty = self.eltype(ir);
        if !is_fragment(shape, false, ty) {
            return wrong(self, ir, "invalid attribute combination");
        }
        let (element, count) = registers(shape, MMAFrag::c, ty);
        let arguments = self.args(ir);
        if arguments.len() != count {
            return wrong(self, ir, format!("expected {count} data operands"));
        }
        if arguments.iter().any(|argument| *argument.ty(ir) != element) {
            return wrong(
                self,
                ir,
                format!("expected data operands of type '{element}'"),
            );
        }
        Ok(())
    }
}

impl Verify for WMMAMmaOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use MMATypes as T;
        let shape = (self.m(ir), self.n(ir), self.k(ir));
        let (ty, result) = (self.eltype_a(ir), self.eltype_b(ir));
        let is_result = match ty {
            T::f16 => matches!(result, T::f16 | T::f32),
            T::s8 | T::u8 => result == T::s32,
            T::tf32 => result == T::f32,
            T::f64 => result == T::f64,
            _ => false,
        };
        if !is_result || !is_fragment(shape, true, ty) {
            return wrong(self, ir, "invalid attribute combination");
        }
        let parts = [
            registers(shape, MMAFrag::a, ty),
            registers(shape, MMAFrag::b, ty),
            registers(shape, MMAFrag::c, result),
        ];
        let all = parts.iter();
        let expected: Vec<&Type> = all
            .flat_map(|(element, count)| std::iter::repeat_n(element, *count))
            .collect();
        let arguments = self.args(ir);
        if arguments.len() != expected.len() {
            return wrong(self, ir, format!("expected {} arguments", expected.len()));
        }
        for (number, (argument, expected)) in arguments.iter().zip(expected).enumerate() {
            if argument.ty(ir) != expected {
                let message = format!("expected argument {number} to be of type '{expected}'");
                return wrong(self, ir, message);
            }
        }
        let (element, count) = &parts[2];
        verify_structure(self.operation(), ir, element, *count)
    }
}

impl Verify for LdMatrixOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use LdStMatrixEltType as Element;
        let (count, element, layout) = (self.num(ir), self.elt_type(ir), self.layout(ir));
        let packed = [Element::B8X16_B4X16_P64, Element::B8X16_B6X16_P32];
        let shape = self.shape(ir);
        let message = match (shape.m(), shape.n()) {
            (8, 8) if ![1, 2, 4].contains(&count) => {
                "expected num attribute to be 1, 2 or 4 for 8x8 matrix"
            }
            (8, 8) if element != Element::B16 => "expected element type to be b16 for 8x8 matrix",
            (8, 16) if ![1, 2, 4].contains(&count) => {
                "expected num attribute to be 1, 2 or 4 for 8x16 matrix"
            }
            (8, 16) if layout != MMALayout::row => "expected layout to be row for 8x16 matrix",
            (8, 16) if !packed.contains(&element) => {
                "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix"
            }
            (16, 16) if ![1, 2].contains(&count) => {
                "expected num attribute to be 1 or 2 for 16x16 matrix"
            }
            (16, 16) if layout != MMALayout::col => "expected layout to be col for 16x16 matrix",
            (16, 16) if element != Element::B8 && !packed.contains(&element) => {
                "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix"
            }
            (8, 8 | 16) | (16, 16) => "",
            _ => "expected shape to be 8x8, 8x16 or 16x16",
        };
        if !message.is_empty() {
            return wrong(self, ir, message);
        }
        let count = usize::try_from(count).unwrap_or_default();
        let count = if shape.m() == 16 { count * 2 } else { count };
        let ty = self.res(ir).ty(ir);
        if count == 1 {
            if ty.is_integer_of(32) {
                return Ok(());
            }
            return wrong(self, ir, "expected destination type is i32");
        }
        if *ty == structure(&Type::i32(), count) {
            return Ok(());
        }
        let message =
            format!("expected destination type is a structure of {count} elements of type i32");
        wrong(self, ir, message)
    }
}

impl Verify for StMatrixOp {
    fn verify(self, ir: &Ir) -> VerifyResult {
        use LdStMatrixEltType as Element;
        let (element, shape) = (self.elt_type(ir), self.shape(ir));
        if ![1, 2, 4].contains(&self.sources(ir).len()) {
            return wrong(self, ir, "expected num attribute to be 1, 2 or 4");
        }
        let message = match (shape.m(), shape.n()) {
            (8, 8) if element != Element::B16 => "expected element type to be B16 for 8x8 matrix",
            (16, 8) if element != Element::B8 => "expected element type to be B8 for 16x8 matrix",
            (16, 8) if self.layout(ir) != MMALayout::col => {
                "expected layout to be col for 16x8 matrix"
            }
            (8 | 16, 8) => return Ok(()),
            _ => "expected shape to be 8x8 or 16x8",
        };
        wrong(self, ir, message)
    }
}

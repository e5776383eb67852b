//! Functions of the C library of the host, with which MLIR computes constants.
//!
//! The standard library of Rust calls it for the others. These it computes itself, or not at all.

/// Declares functions of the C library for both widths.
macro_rules! functions {
    ($($double:ident $single:ident;)*) => {
        #[expect(unsafe_code, reason = "the results must be those of the library, bit for bit")]
        // SAFETY: these are the functions of C's <math.h>: they take and return numbers, are defined
        // for all of them, and touch no memory of ours.
        unsafe extern "C" {
            $(
                pub(super) safe fn $double(x: f64) -> f64;
                pub(super) safe fn $single(x: f32) -> f32;
            )*
        }
    };
}

functions! {
    acosh acoshf;
    asinh asinhf;
    atanh atanhf;
    erf erff;
    erfc erfcf;
}

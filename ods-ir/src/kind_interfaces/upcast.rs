//! From an interface to those that it extends.

/// A handle of an interface that extends `I`.
///
/// A trait of its own instead of [`From`]: the compiler takes an impl of `From` for the handle of
/// another interface, which only its trait names, for one that overlaps with every
/// `impl<T> From<T> for X` of other crates.
pub trait Extends<I: ?Sized> {
    /// The handle of `I`.
    type Handle;

    /// The same operation, type or attribute with the interface `I`.
    fn to_base(self) -> Self::Handle;
}

/// Conversions of the handle of an interface that extends others; it is in the prelude.
pub trait Upcast: Sized {
    /// The same operation, type or attribute with the interface `I`, as C++ converts implicitly:
    /// `handle.upcast::<dyn Base>()`.
    fn upcast<I: ?Sized>(self) -> Self::Handle
    where
        Self: Extends<I>,
    {
        self.to_base()
    }
}

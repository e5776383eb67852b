//! [`SlotValue`]: the arguments that stand for a part that may be left out.

/// An argument for an attribute, a property or an optional operand whose values are `T`s in Rust: a
/// `T`, or an `Option` of one, where `None` stands for the default or for absence.
///
/// For a slice it may also be a reference to an array or a `Vec`, for a `&str` a reference to a
/// `String`, and for a unit attribute a `bool`. `K` tells arguments for attributes and setters from
/// those for properties ([`OfProperty`]), which may be borrowed if a `String` or a `Vec` is stored.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a valid value for this part",
    label = "expected `{T}`, or an `Option` of it"
)]
pub trait SlotValue<T, K = OfAttribute> {
    /// The value; `None` for an absent part.
    fn into_value(self) -> Option<T>;
}

/// The kind of argument for an attribute, and for all setters.
#[derive(Clone, Copy, Debug)]
pub struct OfAttribute(());

impl<T> SlotValue<T> for T {
    #[inline]
    fn into_value(self) -> Option<T> {
        Some(self)
    }
}

impl<T> SlotValue<T> for Option<T> {
    #[inline]
    fn into_value(self) -> Self {
        self
    }
}

impl SlotValue<()> for bool {
    #[inline]
    fn into_value(self) -> Option<()> {
        self.then_some(())
    }
}

impl<'a, T, const N: usize> SlotValue<&'a [T]> for &'a [T; N] {
    #[inline]
    fn into_value(self) -> Option<&'a [T]> {
        Some(self)
    }
}

impl<'a, T> SlotValue<&'a [T]> for &'a Vec<T> {
    #[inline]
    fn into_value(self) -> Option<&'a [T]> {
        Some(self)
    }
}

impl<'a> SlotValue<&'a str> for &'a String {
    #[inline]
    fn into_value(self) -> Option<&'a str> {
        Some(self)
    }
}

/// The kind of argument for a property. Only one that `HAS_DEFAULT` takes an `Option`: the value of
/// another may be one itself.
#[derive(Clone, Copy, Debug)]
pub struct OfProperty<const HAS_DEFAULT: bool>(());

impl<T, const HAS_DEFAULT: bool> SlotValue<T, OfProperty<HAS_DEFAULT>> for T {
    #[inline]
    fn into_value(self) -> Option<T> {
        Some(self)
    }
}

impl<T> SlotValue<T, OfProperty<true>> for Option<T> {
    #[inline]
    fn into_value(self) -> Self {
        self
    }
}

impl<const HAS_DEFAULT: bool> SlotValue<String, OfProperty<HAS_DEFAULT>> for &str {
    fn into_value(self) -> Option<String> {
        Some(self.to_owned())
    }
}

impl<T: Clone, const HAS_DEFAULT: bool> SlotValue<Vec<T>, OfProperty<HAS_DEFAULT>> for &[T] {
    fn into_value(self) -> Option<Vec<T>> {
        Some(self.to_vec())
    }
}

impl<T: Clone, const N: usize, const HAS_DEFAULT: bool> SlotValue<Vec<T>, OfProperty<HAS_DEFAULT>>
    for &[T; N]
{
    fn into_value(self) -> Option<Vec<T>> {
        Some(self.to_vec())
    }
}

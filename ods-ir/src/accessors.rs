//! Macros for methods that only read or set one field, and for plain conversions.

/// Defines `const` methods, in an `impl`, that set one field and return the value:
/// `name(argument: Type) => field = value;`.
macro_rules! setters {
    ($(
        $(#[$doc:meta])*
        $vis:vis $name:ident($($argument:ident: $ty:ty)?) => $($field:ident).+ = $value:expr;
    )*) => {$(
        $(#[$doc])*
        #[must_use]
        $vis const fn $name(mut self $(, $argument: $ty)?) -> Self {
            self.$($field).+ = $value;
            self
        }
    )*};
}

/// Defines `const` methods, in an `impl`, that set the field of the same name and return the value:
/// `field: Type,`.
#[doc(hidden)]
#[macro_export]
macro_rules! __option_setters {
    ($($field:ident: $ty:ty,)*) => {$(
        #[doc = concat!("Sets [`", stringify!($field), "`](Self#structfield.", stringify!($field), ").")]
        #[must_use]
        pub const fn $field(mut self, $field: $ty) -> Self {
            self.$field = $field;
            self
        }
    )*};
}

/// Defines `const` methods, in an `impl`, that copy one field: `name() -> Type = field;`.
macro_rules! getters {
    ($(
        $(#[$doc:meta])*
        $vis:vis $name:ident() -> $ty:ty = $field:ident;
    )*) => {$(
        $(#[$doc])*
        $vis const fn $name(&self) -> $ty {
            self.$field
        }
    )*};
}

/// Defines `const` methods, in an `impl`, that tell whether `self` matches: `name = pattern,`.
macro_rules! predicates {
    ($(
        $(#[$doc:meta])*
        $vis:vis $name:ident = $pattern:pat $(if $guard:expr)?,
    )*) => {$(
        $(#[$doc])*
        $vis const fn $name(&self) -> bool {
            matches!(self, $pattern $(if $guard)?)
        }
    )*};
}

/// Implements `From`, after the generics in brackets if any: `|value: Source| -> Target = made;`.
macro_rules! conversions {
    ($($([$($generic:tt)+])? |$value:ident: $source:ty| -> $target:ty = $made:expr;)*) => {$(
        impl $(<$($generic)+>)? From<$source> for $target {
            #[inline]
            fn from($value: $source) -> Self {
                $made
            }
        }
    )*};
}

pub(crate) use __option_setters as option_setters;
pub(crate) use {conversions, getters, predicates, setters};

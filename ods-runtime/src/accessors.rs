//! Methods of plain data that only read or set one field.

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

pub(crate) use {getters, setters};

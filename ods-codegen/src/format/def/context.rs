//! What a format needs to know of the attribute or type it belongs to.

use super::syntax::ParameterSyntax;

/// An attribute or a type, as far as its format depends on it.
#[derive(Clone, Debug, Default)]
pub struct DefContext<'a> {
    /// The name of the definition.
    pub name: &'a str,
    /// The parameters, in the order of their declaration.
    pub parameters: Vec<ParameterInfo<'a>>,
    /// Whether the user checks the parameters.
    pub is_verified: bool,
}

/// A parameter of an attribute or a type.
#[derive(Clone, Copy, Debug, Default)]
pub struct ParameterInfo<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether it has a default value, and so need not be written.
    pub optional: bool,
    /// Whether it is the type that follows an attribute (`AttributeSelfTypeParameter`).
    pub self_type: bool,
    /// How it is written.
    pub syntax: ParameterSyntax,
}

impl DefContext<'_> {
    pub(crate) fn is_optional(&self, parameter: usize) -> bool {
        self.parameters[parameter].optional
    }
}

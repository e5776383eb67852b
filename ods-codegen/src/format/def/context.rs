//! The properties of an attribute or a type that its format depends on.

use super::syntax::ParameterSyntax;

/// The parts of an attribute or a type that its format depends on.
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
    /// Whether it has a default value, so that it may be omitted.
    pub optional: bool,
    /// Whether it is the type that follows an attribute (`AttributeSelfTypeParameter`).
    pub self_type: bool,
    /// Its syntax.
    pub syntax: ParameterSyntax,
}

impl DefContext<'_> {
    pub(crate) fn is_optional(&self, parameter: usize) -> bool {
        self.parameters[parameter].optional
    }
}

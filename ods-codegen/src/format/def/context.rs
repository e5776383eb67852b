//! What a format needs to know of the attribute or type it belongs to.

/// An attribute or a type, as far as its format depends on it.
#[derive(Clone, Debug, Default)]
pub struct DefContext<'a> {
    /// The name of the definition.
    pub name: &'a str,
    /// The parameters, in the order of their declaration.
    pub parameters: Vec<ParameterInfo<'a>>,
}

/// A parameter of an attribute or a type.
#[derive(Clone, Copy, Debug)]
pub struct ParameterInfo<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether it has a default value, and so need not be written.
    pub optional: bool,
    /// Whether it is the type that follows an attribute (`AttributeSelfTypeParameter`).
    pub self_type: bool,
}

impl DefContext<'_> {
    pub(super) fn is_optional(&self, parameter: usize) -> bool {
        self.parameters[parameter].optional
    }
}

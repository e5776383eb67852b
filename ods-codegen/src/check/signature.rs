//! Whether two builders can be overloads of one function: MLIR's rule.

use crate::model::{Builder, BuilderParameter};

/// The parameters of a builder.
pub(super) struct Signature<'k> {
    /// Whether a context comes before them.
    context: bool,
    types: Vec<&'k str>,
    /// How many have no default value.
    required: usize,
}

impl<'k> Signature<'k> {
    /// The signature of parameters without defaults.
    #[inline]
    pub(super) fn new(context: bool, types: Vec<&'k str>) -> Self {
        Self {
            context,
            required: types.len(),
            types,
        }
    }

    /// The signature of `builder`.
    #[inline]
    pub(super) fn of(builder: &Builder<'k>, context: bool) -> Self {
        let is_required = |parameter: &&BuilderParameter<'_>| parameter.default_value.is_none();
        let parameters = builder.parameters.iter();
        let types = parameters
            .clone()
            .map(|parameter| parameter.ty.text().trim());
        Self {
            context,
            types: types.collect(),
            required: parameters.take_while(is_required).count(),
        }
    }

    /// Whether a call of `other` could also be one of this.
    #[inline]
    fn subsumes(&self, other: &Self) -> bool {
        self.context == other.context
            && self.types.starts_with(&other.types)
            && (self.types.len() == other.types.len() || self.required <= other.types.len())
    }

    /// Adds this to the `known` ones, unless one of them could be called for it.
    #[inline]
    pub(super) fn add_to(self, known: &mut Vec<Self>) -> bool {
        if known.iter().any(|other| other.subsumes(&self)) {
            return false;
        }
        known.retain(|other| !self.subsumes(other));
        known.push(self);
        true
    }
}

//! Types composed of other types, without a shape: complex, tuple, function, graph.

use super::Type;
use super::storage::{
    Composite, Measure, NestingTooDeep, Parts, Shared, SubElement, composites, or_panic,
};
use crate::limits::MAX_TUPLE_WITHOUT_ALIAS;
use smallvec::SmallVec;

/// A complex number type: `complex<f32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ComplexType(pub(crate) Shared<ComplexData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct ComplexData {
    element: Type,
}

impl ComplexType {
    /// Creates the complex type over `element`.
    ///
    /// # Panics
    ///
    /// If `element` is neither an integer nor a float.
    #[track_caller]
    pub fn new(element: Type) -> Self {
        assert!(
            element.is_int_or_float(),
            "invalid element type for complex"
        );
        Self(Shared::new(ComplexData { element }))
    }

    /// The type of the real and imaginary parts.
    pub fn element_type(&self) -> &Type {
        &self.0.element
    }
}

/// A tuple type: `tuple<i32, f32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TupleType(pub(crate) Shared<TupleData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct TupleData {
    types: SmallVec<[Type; 4]>,
}

impl Composite for TupleData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.types.visit_parts(visit);
    }

    fn measure(&self) -> Measure {
        let measure = Measure::of_parts(self.types.iter().map(Type::measure));
        if self.types.len() > MAX_TUPLE_WITHOUT_ALIAS {
            return measure.with_alias();
        }
        measure
    }
}

impl TupleType {
    /// Creates the tuple of `types`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](super::MAX_NESTING).
    #[track_caller]
    pub fn new(types: impl IntoIterator<Item = Type>) -> Self {
        or_panic(Self::try_new(types))
    }

    /// Creates the tuple of `types`.
    ///
    /// # Errors
    ///
    /// If it nests deeper than [`MAX_NESTING`](super::MAX_NESTING).
    pub fn try_new(types: impl IntoIterator<Item = Type>) -> Result<Self, NestingTooDeep> {
        let types = types.into_iter().collect();
        Shared::try_new(TupleData { types }).map(Self)
    }

    /// Whether the tuple prints as an alias.
    pub(crate) fn wants_alias(&self) -> bool {
        self.types().len() > MAX_TUPLE_WITHOUT_ALIAS
    }

    /// The types of the elements.
    pub fn types(&self) -> &[Type] {
        &self.0.types
    }
}

impl FunctionType {
    /// Creates the type from the first `input_count` of `types` to the remaining ones.
    pub(crate) fn from_types(
        types: impl IntoIterator<Item = Type>,
        input_count: usize,
    ) -> Result<Self, NestingTooDeep> {
        let types = types.into_iter().collect();
        Shared::try_new(FunctionData { types, input_count }).map(Self)
    }
}

/// Inputs and results in one list.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct FunctionData {
    types: SmallVec<[Type; 4]>,
    input_count: usize,
}

impl FunctionData {
    fn new(
        inputs: impl IntoIterator<Item = Type>,
        results: impl IntoIterator<Item = Type>,
    ) -> Self {
        let mut types: SmallVec<[Type; 4]> = inputs.into_iter().collect();
        let input_count = types.len();
        types.extend(results);
        Self { types, input_count }
    }
}

composites! {
    ComplexData: element;
    FunctionData: types;
}

macro_rules! function_like {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub struct $name(pub(crate) Shared<FunctionData>);

        impl $name {
            /// Creates the type from `inputs` to `results`.
            ///
            /// # Panics
            ///
            /// If it nests deeper than [`MAX_NESTING`](super::MAX_NESTING).
            #[track_caller]
            pub fn new(
                inputs: impl IntoIterator<Item = Type>,
                results: impl IntoIterator<Item = Type>,
            ) -> Self {
                or_panic(Self::try_new(inputs, results))
            }

            /// Creates the type from `inputs` to `results`.
            ///
            /// # Errors
            ///
            /// If it nests deeper than [`MAX_NESTING`](super::MAX_NESTING).
            pub fn try_new(
                inputs: impl IntoIterator<Item = Type>,
                results: impl IntoIterator<Item = Type>,
            ) -> Result<Self, NestingTooDeep> {
                Shared::try_new(FunctionData::new(inputs, results)).map(Self)
            }

            /// The types before the arrow.
            pub fn inputs(&self) -> &[Type] {
                &self.0.types[..self.0.input_count]
            }

            /// The types after the arrow.
            pub fn results(&self) -> &[Type] {
                &self.0.types[self.0.input_count..]
            }
        }
    };
}

function_like! {
    /// A function type: `(i32, f32) -> index`.
    FunctionType
}

function_like! {
    /// A graph type. It prints like a function type and has no syntax of its own; only dialects
    /// create it.
    GraphType
}

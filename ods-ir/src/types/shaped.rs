//! Shaped types: vectors, tensors, memrefs.

use super::Type;
use super::shape::ShapedData;
use super::storage::{NestingTooDeep, Parts, Shared, SubElement, composites, or_panic};
use crate::attributes::Attribute;
use crate::upstream;

/// The extent of a dimension whose size is known only at run time: `?`.
pub const DYNAMIC: i64 = i64::MIN;

/// A vector type: `vector<4x[8]xf32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VectorType(pub(crate) Shared<ShapedData<Scalable>>);

/// A flag for each dimension that tells whether it is scalable; at least one is set.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Scalable(Box<[bool]>);

impl Parts for Scalable {
    fn visit_parts<'a>(&'a self, _: &mut dyn FnMut(SubElement<'a>)) {}
}

impl VectorType {
    /// Creates a vector type without scalable dimensions.
    ///
    /// # Panics
    ///
    /// If a dimension is not positive, or if `element` cannot be in a vector.
    #[track_caller]
    pub fn new(shape: impl AsRef<[i64]>, element: Type) -> Self {
        Self::with_scalable_dims(shape, element, [])
    }

    /// Creates a vector type. `scalable` marks the scalable dimensions; if it is empty, there are
    /// none.
    ///
    /// # Panics
    ///
    /// If a dimension is not positive, if `element` cannot be in a vector, or if `scalable` is
    /// neither empty nor as long as `shape`.
    #[track_caller]
    pub fn with_scalable_dims(
        shape: impl AsRef<[i64]>,
        element: Type,
        scalable: impl AsRef<[bool]>,
    ) -> Self {
        let (shape, scalable) = (shape.as_ref(), scalable.as_ref());
        assert!(
            Self::is_valid_element_type(&element),
            "vector elements must be integers, floats, indices or pointers"
        );
        assert!(
            shape.iter().all(|extent| *extent > 0),
            "vector types must have positive constant sizes"
        );
        assert!(scalable.is_empty() || scalable.len() == shape.len());
        or_panic(Self::from_parts(shape, element, scalable))
    }

    pub(crate) fn from_parts(
        shape: &[i64],
        element: Type,
        scalable: &[bool],
    ) -> Result<Self, NestingTooDeep> {
        let scalable = (scalable.contains(&true)).then(|| Scalable(scalable.into()));
        Shared::try_new(ShapedData::new(shape, element, scalable)).map(Self)
    }

    /// Whether a vector may hold elements of type `ty`.
    pub fn is_valid_element_type(ty: &Type) -> bool {
        match ty {
            Type::Integer(_) | Type::Float(_) | Type::Index => true,
            Type::Dialect(ty) => ty.object().is_vector_element(),
            Type::Opaque(ty) => upstream::is_vector_element(ty.dialect().bytes(), ty.body()),
            _ => false,
        }
    }

    /// Whether dimension `dim` is scalable.
    pub fn is_scalable_dim(&self, dim: usize) -> bool {
        (self.0.extra()).is_some_and(|scalable| scalable.0.get(dim) == Some(&true))
    }

    /// Whether any dimension is scalable.
    pub fn is_scalable(&self) -> bool {
        self.0.extra().is_some()
    }

    /// A flag for each dimension that tells whether it is scalable.
    pub fn scalable_dims(&self) -> impl ExactSizeIterator<Item = bool> + '_ {
        (0..self.shape().len()).map(|dim| self.is_scalable_dim(dim))
    }
}

/// A ranked tensor type: `tensor<2x?xf32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RankedTensorType(pub(crate) Shared<ShapedData<Encoding>>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Encoding(Attribute);

impl Parts for Encoding {
    fn visit_parts<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.0.visit_parts(visit);
    }
}

/// The usual name of [`RankedTensorType`].
pub type TensorType = RankedTensorType;

impl RankedTensorType {
    /// Creates a tensor type without encoding.
    ///
    /// # Panics
    ///
    /// If an extent is negative and not [`DYNAMIC`], or if `element` cannot be in a tensor.
    #[track_caller]
    pub fn new(shape: impl AsRef<[i64]>, element: Type) -> Self {
        Self::with_encoding(shape, element, None)
    }

    /// Creates a tensor type with an optional encoding.
    ///
    /// # Panics
    ///
    /// If an extent is negative and not [`DYNAMIC`], or if `element` cannot be in a tensor.
    #[track_caller]
    pub fn with_encoding(
        shape: impl AsRef<[i64]>,
        element: Type,
        encoding: Option<Attribute>,
    ) -> Self {
        let shape = shape.as_ref();
        check_extents(shape);
        check_element(Self::is_valid_element_type(&element), "tensor");
        or_panic(Self::from_parts(shape, element, encoding))
    }

    pub(crate) fn from_parts(
        shape: &[i64],
        element: Type,
        encoding: Option<Attribute>,
    ) -> Result<Self, NestingTooDeep> {
        Shared::try_new(ShapedData::new(shape, element, encoding.map(Encoding))).map(Self)
    }

    /// Whether a tensor may hold elements of type `ty`.
    pub fn is_valid_element_type(ty: &Type) -> bool {
        matches!(
            ty,
            Type::Complex(_)
                | Type::Float(_)
                | Type::Integer(_)
                | Type::Opaque(_)
                | Type::Vector(_)
                | Type::Index
                | Type::Dialect(_)
        )
    }

    /// The encoding.
    pub fn encoding(&self) -> Option<&Attribute> {
        self.0.extra().map(|encoding| &encoding.0)
    }
}

macro_rules! ranked {
    ($($kind:ident)*) => {$(
        impl $kind {
            /// The extents of the dimensions.
            pub fn shape(&self) -> &[i64] {
                self.0.shape()
            }

            /// The element type.
            pub fn element_type(&self) -> &Type {
                self.0.element()
            }
        }
    )*};
}

ranked! { VectorType RankedTensorType MemRefType }

#[track_caller]
fn check_element(is_valid: bool, of: &str) {
    assert!(is_valid, "invalid {of} element type");
}

#[track_caller]
fn check_extents(shape: &[i64]) {
    assert!(
        shape
            .iter()
            .all(|extent| *extent >= 0 || *extent == DYNAMIC),
        "invalid dimension size"
    );
}

/// An unranked tensor type: `tensor<*xf32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnrankedTensorType(pub(crate) Shared<UnrankedTensorData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct UnrankedTensorData {
    element: Type,
}

impl UnrankedTensorType {
    /// Creates the unranked tensor type over `element`.
    ///
    /// # Panics
    ///
    /// If `element` cannot be in a tensor.
    #[track_caller]
    pub fn new(element: Type) -> Self {
        check_element(RankedTensorType::is_valid_element_type(&element), "tensor");
        or_panic(Self::try_new(element))
    }

    pub(crate) fn try_new(element: Type) -> Result<Self, NestingTooDeep> {
        Shared::try_new(UnrankedTensorData { element }).map(Self)
    }

    /// The element type.
    pub fn element_type(&self) -> &Type {
        &self.0.element
    }
}

/// A ranked memref type: `memref<2x?xf32, strided<[?, 1]>, 3>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemRefType(pub(crate) Shared<ShapedData<Place>>);

/// A layout and a memory space, at least one of them present.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Place {
    /// `None` for the identity map.
    layout: Option<Attribute>,
    memory_space: Option<Attribute>,
}

impl Parts for Place {
    fn visit_parts<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.layout.visit_parts(visit);
        self.memory_space.visit_parts(visit);
    }
}

impl MemRefType {
    /// Creates a memref type with the identity layout, in the default memory space.
    ///
    /// # Panics
    ///
    /// If an extent is negative and not [`DYNAMIC`], or if `element` cannot be in a memref.
    #[track_caller]
    pub fn new(shape: impl AsRef<[i64]>, element: Type) -> Self {
        Self::with_layout(shape, element, None, None)
    }

    /// Creates a memref type with a layout (an affine map, a strided layout or a dialect's
    /// attribute) and a memory space.
    ///
    /// # Panics
    ///
    /// If an extent is negative and not [`DYNAMIC`], or if `element` cannot be in a memref.
    #[track_caller]
    pub fn with_layout(
        shape: impl AsRef<[i64]>,
        element: Type,
        layout: Option<Attribute>,
        memory_space: Option<Attribute>,
    ) -> Self {
        let shape = shape.as_ref();
        check_extents(shape);
        check_element(Self::is_valid_element_type(&element), "memref");
        or_panic(Self::from_parts(shape, element, layout, memory_space))
    }

    pub(crate) fn from_parts(
        shape: &[i64],
        element: Type,
        layout: Option<Attribute>,
        memory_space: Option<Attribute>,
    ) -> Result<Self, NestingTooDeep> {
        // The identity map is stored as no layout, and memory space 0 as no memory space.
        let is_identity =
            |layout: &Attribute| matches!(layout, Attribute::AffineMap(map) if map.is_identity());
        let layout = layout.filter(|layout| !is_identity(layout));
        let memory_space = memory_space.filter(|space| !is_default_memory_space(space));
        let place = (layout.is_some() || memory_space.is_some()).then_some(Place {
            layout,
            memory_space,
        });
        Shared::try_new(ShapedData::new(shape, element, place)).map(Self)
    }

    /// Whether a memref may hold elements of type `ty`.
    pub fn is_valid_element_type(ty: &Type) -> bool {
        match ty {
            Type::Integer(_)
            | Type::Float(_)
            | Type::Index
            | Type::Complex(_)
            | Type::MemRef(_)
            | Type::Vector(_)
            | Type::UnrankedMemRef(_) => true,
            Type::Dialect(ty) => ty.object().is_memref_element(),
            Type::Opaque(ty) => upstream::is_memref_element(ty.dialect().bytes(), ty.body()),
            _ => false,
        }
    }

    /// The layout; `None` for the identity.
    pub fn layout(&self) -> Option<&Attribute> {
        self.0.extra()?.layout.as_ref()
    }

    /// The memory space; `None` for the default one.
    pub fn memory_space(&self) -> Option<&Attribute> {
        self.0.extra()?.memory_space.as_ref()
    }
}

/// Whether a memory space is the number 0, which denotes the default one.
fn is_default_memory_space(space: &Attribute) -> bool {
    matches!(space, Attribute::Integer(space) if space.value().is_zero())
}

/// An unranked memref type: `memref<*xf32, 3>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnrankedMemRefType(pub(crate) Shared<UnrankedMemRefData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct UnrankedMemRefData {
    element: Type,
    memory_space: Option<Attribute>,
}

composites! {
    UnrankedTensorData: element;
    UnrankedMemRefData: element memory_space;
}

impl UnrankedMemRefType {
    /// Creates the unranked memref type over `element`, in a memory space.
    ///
    /// # Panics
    ///
    /// If `element` cannot be in a memref.
    #[track_caller]
    pub fn new(element: Type, memory_space: Option<Attribute>) -> Self {
        check_element(MemRefType::is_valid_element_type(&element), "memref");
        or_panic(Self::try_new(element, memory_space))
    }

    pub(crate) fn try_new(
        element: Type,
        memory_space: Option<Attribute>,
    ) -> Result<Self, NestingTooDeep> {
        let memory_space = memory_space.filter(|space| !is_default_memory_space(space));
        Shared::try_new(UnrankedMemRefData {
            element,
            memory_space,
        })
        .map(Self)
    }

    /// The element type.
    pub fn element_type(&self) -> &Type {
        &self.0.element
    }

    /// The memory space; `None` for the default one.
    pub fn memory_space(&self) -> Option<&Attribute> {
        self.0.memory_space.as_ref()
    }
}

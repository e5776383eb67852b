//! The values that programs compute with: [`RuntimeValue`].

use crate::poison::Poison;
use ods_runtime::attributes::{ApInt, Attribute, DenseElementsAttr, FloatAttr, IntegerAttr};
use ods_runtime::types::{FloatType, Type, element_type_or_self};
use ods_runtime::{Location, Operation};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A value at run time.
///
/// ```
/// use ods_interp::RuntimeValue;
/// use ods_runtime::attributes::{ApInt, Attribute};
/// use ods_runtime::types::Type;
///
/// let seven = RuntimeValue::from(ApInt::from_u64(8, 7));
/// assert!(seven.fits(&Type::int(8), 64) && !seven.fits(&Type::int(16), 64));
/// assert_eq!(seven.to_attribute(&Type::int(8)), Some(Attribute::integer(&Type::int(8), 7)));
/// ```
#[derive(Clone)]
#[non_exhaustive]
pub enum RuntimeValue {
    /// No value: what an operation gave that broke a promise, or elements that are all like that.
    Poison(Poison),
    /// An integer or an index.
    Int(ApInt),
    /// A float.
    Float(FloatAttr),
    /// The elements of a vector or a tensor.
    Elements(Arc<Elements>),
    /// The real and the imaginary part of a complex number, each of which may be poison.
    Complex(Arc<[RuntimeValue; 2]>),
    /// A function.
    Function(Operation),
    /// A value of a type that the interpreter does not know.
    Other(Arc<dyn Any + Send + Sync>),
}

/// The elements of a vector or a tensor, in row-major order.
#[derive(Clone, Debug)]
pub struct Elements {
    shape: Box<[i64]>,
    values: Box<[RuntimeValue]>,
    // Known of all elements, so that handing them on takes no time for each.
    kind: Kind,
    poison: Option<Poison>,
    bytes: u64,
}

/// The type of the elements that are not poison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// There are none.
    None,
    /// Integers of this width.
    Int(u32),
    Float(FloatType),
    /// Others, or several.
    Other,
}

impl Kind {
    fn of(value: &RuntimeValue) -> Self {
        match value {
            RuntimeValue::Poison(_) => Self::None,
            RuntimeValue::Int(value) => Self::Int(value.width()),
            RuntimeValue::Float(value) => Self::Float(value.float_type()),
            _ => Self::Other,
        }
    }

    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, kind) | (kind, Self::None) => kind,
            (left, right) if left == right => left,
            _ => Self::Other,
        }
    }

    fn fits(self, element: &Type, index_width: u32) -> bool {
        match (self, element) {
            (Self::Int(width), _) => integer_width(element, index_width) == Some(width),
            (Self::Float(ty), Type::Float(element)) => ty == *element,
            (Self::Float(_), _)
            | (Self::Other, Type::Integer(_) | Type::Index | Type::Float(_)) => false,
            (Self::None | Self::Other, _) => true,
        }
    }
}

impl Elements {
    /// Makes elements of this shape; `None` if their number is not that of the shape.
    pub fn new(
        shape: impl Into<Box<[i64]>>,
        values: impl Into<Box<[RuntimeValue]>>,
    ) -> Option<Self> {
        let (shape, values) = (shape.into(), values.into());
        if count_of(&shape)? != values.len() {
            return None;
        }
        let kinds = values.iter().map(Kind::of);
        Some(Self {
            kind: kinds.fold(Kind::None, Kind::and),
            poison: values.iter().find_map(RuntimeValue::poison),
            bytes: values.iter().map(RuntimeValue::bytes).sum(),
            shape,
            values,
        })
    }

    /// The extents.
    pub fn shape(&self) -> &[i64] {
        &self.shape
    }

    /// The elements.
    pub fn values(&self) -> &[RuntimeValue] {
        &self.values
    }
}

/// The number of elements of a static shape.
pub(crate) fn count_of(shape: &[i64]) -> Option<usize> {
    let extents = shape.iter().map(|extent| usize::try_from(*extent).ok());
    let mut count: usize = 1;
    for extent in extents {
        count = count.checked_mul(extent?)?;
    }
    Some(count)
}

/// The width of an integer type, or of `index`; `None` for other types.
pub(crate) fn integer_width(ty: &Type, index_width: u32) -> Option<u32> {
    match ty {
        Type::Integer(ty) => Some(ty.width()),
        Type::Index => Some(index_width),
        _ => None,
    }
}

impl RuntimeValue {
    /// A value of a type of your own.
    pub fn other<T: Any + Send + Sync>(value: T) -> Self {
        Self::Other(Arc::new(value))
    }

    /// The value of a type of your own, if it is a `T`.
    ///
    /// ```
    /// use ods_interp::RuntimeValue;
    /// let text = RuntimeValue::other("text".to_owned());
    /// assert_eq!(text.downcast::<String>().map(String::as_str), Some("text"));
    /// assert_eq!(text.downcast::<u8>(), None);
    /// ```
    pub fn downcast<T: Any + Send + Sync>(&self) -> Option<&T> {
        match self {
            Self::Other(value) => value.downcast_ref(),
            _ => None,
        }
    }

    /// The integer, if it is one.
    pub fn as_int(&self) -> Option<&ApInt> {
        match self {
            Self::Int(value) => Some(value),
            _ => None,
        }
    }

    /// The float, if it is one.
    pub fn as_float(&self) -> Option<&FloatAttr> {
        match self {
            Self::Float(value) => Some(value),
            _ => None,
        }
    }

    /// The first place that made the value, or one of its elements, poison.
    pub fn poison(&self) -> Option<Poison> {
        match self {
            Self::Poison(poison) => Some(*poison),
            Self::Elements(elements) => elements.poison,
            Self::Complex(parts) => parts.iter().find_map(Self::poison),
            _ => None,
        }
    }

    /// The bytes that the value takes, about.
    pub(crate) fn bytes(&self) -> u64 {
        let own = size_of::<Self>() as u64;
        own + match self {
            Self::Int(value) if value.width() > 64 => 8 * value.words().len() as u64,
            Self::Elements(elements) => elements.bytes,
            Self::Complex(parts) => parts.iter().map(Self::bytes).sum(),
            _ => 0,
        }
    }

    /// The value of an attribute: an integer, a float, or elements of these. An integer of type
    /// `index` is cut to `index_width` bits. `None` for other attributes.
    pub fn from_attribute(value: &Attribute, index_width: u32) -> Option<Self> {
        match value {
            Attribute::Integer(integer) if integer.ty().is_index() => {
                Some(Self::Int(integer.value().sext_or_trunc(index_width)))
            }
            Attribute::Integer(integer) => Some(Self::Int(integer.value())),
            Attribute::Float(float) => Some(Self::Float(float.clone())),
            Attribute::DenseElements(elements) => Self::from_elements(elements, index_width),
            _ => None,
        }
    }

    fn from_elements(elements: &DenseElementsAttr, index_width: u32) -> Option<Self> {
        let shape = elements.shape();
        let values: Vec<Self> = match elements.splat_value() {
            Some(value) => vec![Self::from_attribute(&value, index_width)?; count_of(shape)?],
            None => (elements.values())
                .map(|value| Self::from_attribute(&value, index_width))
                .collect::<Option<_>>()?,
        };
        Some(Self::Elements(Arc::new(Elements::new(shape, values)?)))
    }

    /// The value as an attribute of type `ty`; `None` if it is none, because it is poison, or if it
    /// does not have that type.
    pub fn to_attribute(&self, ty: &Type) -> Option<Attribute> {
        match self {
            Self::Int(value) if ty.is_index() && matches!(value.width(), 32 | 64) => {
                Some(IntegerAttr::from_apint(ty, &value.sext(64)).into())
            }
            Self::Int(value) if ty.is_integer() && self.fits(ty, 64) => {
                Some(IntegerAttr::from_apint(ty, value).into())
            }
            Self::Float(value) if self.fits(ty, 64) => Some(value.clone().into()),
            Self::Elements(elements) => {
                let element = ty.element_type().filter(|_| ty.is_shaped())?;
                let values = elements.values.iter();
                let values = values.map(|value| value.to_attribute(element));
                let values: Vec<Attribute> = values.collect::<Option<_>>()?;
                let ty = match ty {
                    Type::RankedTensor(_) if !ty.has_static_shape() => {
                        ods_runtime::types::RankedTensorType::new(&elements.shape, element.clone())
                            .into()
                    }
                    _ => ty.clone(),
                };
                let is_right = ty.shape()? == &*elements.shape && ty.has_static_shape();
                let made =
                    is_right.then(|| DenseElementsAttr::from_attributes(ty.clone(), &values))?;
                made.map(Attribute::from)
            }
            _ => None,
        }
    }

    /// Whether a variable of type `ty` can have the value. Types that the interpreter does not know
    /// can have any.
    pub fn fits(&self, ty: &Type, index_width: u32) -> bool {
        match (self, ty) {
            (Self::Poison(_), _) => true,
            (Self::Int(value), Type::Integer(_) | Type::Index) => {
                integer_width(ty, index_width) == Some(value.width())
            }
            (Self::Float(value), Type::Float(ty)) => value.float_type() == *ty,
            (Self::Elements(elements), _) if ty.is_shaped() => {
                let is_right = ty.shape().is_none_or(|shape| {
                    let mut extents = shape.iter().zip(&elements.shape);
                    shape.len() == elements.shape.len()
                        && extents.all(|(of_type, own)| *of_type < 0 || of_type == own)
                });
                is_right && elements.kind.fits(element_type_or_self(ty), index_width)
            }
            (Self::Complex(parts), Type::Complex(ty)) => {
                let element = ty.element_type();
                parts.iter().all(|part| part.fits(element, index_width))
            }
            (Self::Function(_), _) => ty.is_function(),
            _ => !matches!(
                ty,
                Type::Integer(_)
                    | Type::Index
                    | Type::Float(_)
                    | Type::Complex(_)
                    | Type::Vector(_)
                    | Type::RankedTensor(_)
            ),
        }
    }

    /// Shows the value as one of type `ty`: as an attribute, or in words.
    ///
    /// ```
    /// use ods_interp::RuntimeValue;
    /// use ods_runtime::types::Type;
    /// assert_eq!(RuntimeValue::from(true).display(&Type::i1()).to_string(), "true");
    /// ```
    pub fn display<'a>(&'a self, ty: &'a Type) -> impl fmt::Display + 'a {
        Shown { value: self, ty }
    }

    /// A value that is poison because of an argument of the program.
    pub fn poison_argument() -> Self {
        Self::Poison(Poison::new(
            crate::PoisonReason::Argument,
            Location::UNKNOWN,
        ))
    }
}

/// A value with its type.
struct Shown<'a> {
    value: &'a RuntimeValue,
    ty: &'a Type,
}

impl Shown<'_> {
    fn list(
        &self,
        f: &mut fmt::Formatter<'_>,
        values: &[RuntimeValue],
        element: &Type,
    ) -> fmt::Result {
        f.write_str("[")?;
        for (at, value) in values.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            write!(f, "{comma}{}", value.display(element))?;
        }
        write!(f, "] : {}", self.ty)
    }
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(attribute) = self.value.to_attribute(self.ty) {
            return write!(f, "{attribute}");
        }
        match self.value {
            RuntimeValue::Poison(_) => write!(f, "poison : {}", self.ty),
            RuntimeValue::Elements(elements) => {
                self.list(f, &elements.values, element_type_or_self(self.ty))
            }
            RuntimeValue::Complex(parts) => match self.ty {
                Type::Complex(ty) => self.list(f, &parts[..], ty.element_type()),
                _ => write!(f, "a value of type {}", self.ty),
            },
            _ => write!(f, "a value of type {}", self.ty),
        }
    }
}

impl fmt::Debug for RuntimeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Poison(poison) => write!(f, "Poison({:?})", poison.reason),
            Self::Int(value) => write!(f, "Int({value} : i{})", value.width()),
            Self::Float(value) => write!(f, "Float({})", Attribute::from(value.clone())),
            Self::Elements(elements) => write!(f, "{:?}{:?}", elements.shape, elements.values),
            Self::Complex(parts) => write!(f, "Complex({parts:?})"),
            Self::Function(op) => write!(f, "Function({op:?})"),
            Self::Other(_) => f.write_str("Other"),
        }
    }
}

impl From<ApInt> for RuntimeValue {
    fn from(value: ApInt) -> Self {
        Self::Int(value)
    }
}

impl From<FloatAttr> for RuntimeValue {
    fn from(value: FloatAttr) -> Self {
        Self::Float(value)
    }
}

impl From<bool> for RuntimeValue {
    fn from(value: bool) -> Self {
        Self::Int(ApInt::from_u64(1, u64::from(value)))
    }
}

impl From<Poison> for RuntimeValue {
    fn from(value: Poison) -> Self {
        Self::Poison(value)
    }
}

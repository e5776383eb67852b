//! Storage of composite types and attributes: behind one `Arc`, with frequently used properties
//! computed once.
//!
//! A composite stores the hash of its value, its nesting depth, and the number of parts of its
//! expanded form. **Invariants:** nothing nests deeper than [`MAX_NESTING`], so recursion over a
//! value (comparing, printing, dropping) is safe; a comparison visits each pair of shared parts
//! once, so its cost is never exponential in the sharing.

use super::Type;
use crate::attributes::Attribute;
use crate::limits::{DEEP_NESTING, MAX_DEEP_PRINTED_PARTS, MAX_NESTING, MAX_PRINTED_PARTS};
use ods_lookup::LookupSet;
use rustc_hash::FxHasher;
use std::cell::RefCell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The error for a type or attribute that would nest deeper than [`MAX_NESTING`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NestingTooDeep;

impl fmt::Display for NestingTooDeep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "types and attributes cannot nest deeper than {MAX_NESTING} levels"
        )
    }
}

impl std::error::Error for NestingTooDeep {}

/// A type or attribute that is a direct part of another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SubElement<'a> {
    /// A type.
    Type(&'a Type),
    /// An attribute.
    Attribute(&'a Attribute),
}

/// Size and properties of a composite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[doc(hidden)]
pub struct Measure {
    /// The nesting depth; 0 for a leaf.
    pub(crate) depth: u32,
    /// The number of parts of the expanded form; saturates somewhere above [`MAX_PRINTED_PARTS`].
    pub(crate) size: u32,
    /// Whether this or a part of it may print as an alias.
    pub(crate) has_alias: bool,
    /// Whether this or a part of it is a mutable type.
    pub(crate) has_mutable: bool,
}

impl Measure {
    /// The measure of a value without parts.
    pub(crate) const LEAF: Self = Self {
        depth: 0,
        size: 1,
        has_alias: false,
        has_mutable: false,
    };

    /// Returns the measure of a composite with these parts.
    #[inline]
    pub(crate) fn of_parts(parts: impl IntoIterator<Item = Self>) -> Self {
        let parts = parts.into_iter();
        // A huge composite remains huge with more parts.
        parts.fold(Self::LEAF, Self::plus_part).completed()
    }

    /// Returns the measure of a composite whose types and attributes `for_each_element` visits.
    pub(crate) fn of_elements<'a>(
        for_each_element: impl FnOnce(&mut dyn FnMut(SubElement<'a>)),
    ) -> Self {
        let mut measure = Self::LEAF;
        for_each_element(&mut |element| {
            measure = measure.with_part(match element {
                SubElement::Type(ty) => ty.measure(),
                SubElement::Attribute(attribute) => attribute.measure(),
            });
        });
        measure
    }

    /// Adds one more part.
    #[inline]
    pub(crate) fn with_part(self, part: Self) -> Self {
        self.plus_part(part).completed()
    }

    /// Adds one more part without checking whether the composite is now huge.
    #[inline]
    fn plus_part(self, part: Self) -> Self {
        Self {
            depth: self.depth.max(part.depth + 1),
            size: self.size.saturating_add(part.size),
            has_mutable: self.has_mutable | part.has_mutable,
            has_alias: self.has_alias | part.has_alias,
        }
    }

    /// Marks a huge composite as one that prints as an alias.
    #[inline]
    fn completed(self) -> Self {
        Self {
            has_alias: self.has_alias | self.is_huge(),
            ..self
        }
    }

    /// Whether the expanded form is too large to print.
    #[doc(hidden)]
    pub const fn is_huge(self) -> bool {
        self.size > MAX_PRINTED_PARTS
            || self.size > MAX_DEEP_PRINTED_PARTS && self.depth >= DEEP_NESTING
    }

    /// Marks the value as one that may print as an alias itself.
    pub(crate) const fn with_alias(self) -> Self {
        Self {
            has_alias: true,
            ..self
        }
    }
}

/// A field that holds types and attributes.
pub(crate) trait Parts {
    /// Calls `visit` for each of them, in textual order.
    fn visit_parts<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>));
}

impl Parts for Type {
    fn visit_parts<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(self));
    }
}

impl Parts for Attribute {
    fn visit_parts<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Attribute(self));
    }
}

impl<T: Parts> Parts for [T] {
    fn visit_parts<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        for part in self {
            part.visit_parts(visit);
        }
    }
}

impl<T: Parts> Parts for Option<T> {
    fn visit_parts<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        self.as_slice().visit_parts(visit);
    }
}

/// The data of a composite: its hash and its parts.
pub(crate) trait Composite: Hash + Eq {
    /// Calls `visit` for each direct part, in textual order. By default there are none.
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        let _ = visit;
    }

    /// The measure of the composite.
    fn measure(&self) -> Measure {
        Measure::of_elements(|visit| self.for_each_element(visit))
    }
}

/// Implements [`Composite`] for data by the fields that hold its parts, in textual order.
macro_rules! composites {
    ($($data:ty: $($field:ident)+;)*) => {$(
        impl $crate::types::storage::Composite for $data {
            fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut($crate::types::SubElement<'a>)) {
                use $crate::types::storage::Parts as _;
                $(self.$field.visit_parts(visit);)+
            }
        }
    )*};
}

pub(crate) use composites;

/// Hash and measure of a composite in one word: 10 bits of depth, 2 flags, 23 bits of size, 29 bits
/// of hash.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Header(u64);

impl Header {
    const ALIAS: u32 = 10;
    const MUTABLE: u32 = 11;
    const SIZE: u32 = 12;
    const HASH: u32 = 35;
    const SIZE_MASK: u64 = (1 << (Self::HASH - Self::SIZE)) - 1;

    pub(crate) fn new(data: &(impl Composite + ?Sized)) -> Result<Self, NestingTooDeep> {
        const {
            assert!(MAX_NESTING < 1 << Self::ALIAS && (MAX_PRINTED_PARTS as u64) < Self::SIZE_MASK);
        }
        let measure = data.measure();
        if measure.depth > MAX_NESTING {
            return Err(NestingTooDeep);
        }
        let mut hasher = FxHasher::default();
        data.hash(&mut hasher);
        Ok(Self(
            u64::from(measure.depth)
                | u64::from(measure.has_alias) << Self::ALIAS
                | u64::from(measure.has_mutable) << Self::MUTABLE
                | u64::from(measure.size).min(Self::SIZE_MASK) << Self::SIZE
                | hasher.finish() << Self::HASH,
        ))
    }

    fn measure(self) -> Measure {
        Measure {
            depth: (self.0 & ((1 << Self::ALIAS) - 1)) as u32,
            size: (self.0 >> Self::SIZE & Self::SIZE_MASK) as u32,
            has_alias: self.0 >> Self::ALIAS & 1 != 0,
            has_mutable: self.0 >> Self::MUTABLE & 1 != 0,
        }
    }

    fn hash(self) -> u64 {
        self.0 >> Self::HASH
    }
}

/// The target of the `Arc` of a composite.
pub(crate) struct Node<T: ?Sized> {
    pub(crate) header: Header,
    pub(crate) data: T,
}

/// A composite value, shared and immutable.
pub(crate) struct Shared<T: ?Sized> {
    pub(crate) node: Arc<Node<T>>,
}

/// The value of a constructor that panics where its `try_` form fails.
#[track_caller]
pub(crate) fn or_panic<T>(built: Result<T, NestingTooDeep>) -> T {
    match built {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}

impl<T: Composite> Shared<T> {
    pub(crate) fn try_new(data: T) -> Result<Self, NestingTooDeep> {
        let header = Header::new(&data)?;
        let node = Arc::new(Node { header, data });
        Ok(Self { node })
    }

    #[track_caller]
    pub(crate) fn new(data: T) -> Self {
        or_panic(Self::try_new(data))
    }
}

impl<T> Shared<T> {
    /// Returns the value if this is the only reference.
    pub(crate) fn into_inner(self) -> Option<T> {
        Arc::into_inner(self.node).map(|node| node.data)
    }
}

impl<T: ?Sized> Shared<T> {
    pub(crate) fn measure(&self) -> Measure {
        self.node.header.measure()
    }

    /// Compares without looking at the parts; `None` if that does not decide.
    pub(crate) fn quick_eq(&self, other: &Self) -> Option<bool> {
        if Arc::ptr_eq(&self.node, &other.node) {
            return Some(true);
        }
        (self.node.header != other.node.header).then_some(false)
    }

    /// The address of the allocation, which identifies it among all live ones.
    pub(crate) fn address(&self) -> usize {
        Arc::as_ptr(&self.node).addr()
    }
}

impl<T: ?Sized> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self {
            node: Arc::clone(&self.node),
        }
    }
}

impl<T: ?Sized> std::ops::Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.node.data
    }
}

impl<T: fmt::Debug + ?Sized> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.node.data.fmt(f)
    }
}

impl<T: ?Sized> Hash for Shared<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.node.header.hash());
    }
}

impl<T: Composite + ?Sized> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.node, &other.node)
            || self.node.header == other.node.header
                && equal_parts(self.node.header, (self.address(), other.address()), || {
                    self.node.data == other.node.data
                })
    }
}

impl<T: Composite + ?Sized> Eq for Shared<T> {}

/// Composites with more parts than this are compared with memoization.
const LARGE: u32 = 1 << 12;

thread_local! {
    /// Pairs of large composites that the current comparison found equal.
    static EQUAL_PAIRS: RefCell<Option<LookupSet<(usize, usize)>>> = const { RefCell::new(None) };
}

/// Whether two composites with equal headers at these addresses have equal parts. `equal` compares
/// the parts.
pub(crate) fn equal_parts(header: Header, pair: (usize, usize), equal: impl Fn() -> bool) -> bool {
    if header.measure().size <= LARGE {
        return equal();
    }
    equal_large(pair, &equal)
}

/// As [`equal_parts`] for composites that are large.
fn equal_large(pair: (usize, usize), equal: &dyn Fn() -> bool) -> bool {
    let (outermost, known) = EQUAL_PAIRS.with_borrow_mut(|pairs| {
        let outermost = pairs.is_none();
        (
            outermost,
            pairs.get_or_insert_with(LookupSet::default).contains(&pair),
        )
    });
    let equal = known || equal();
    EQUAL_PAIRS.with_borrow_mut(|pairs| {
        if outermost {
            *pairs = None;
        } else if equal && let Some(pairs) = pairs {
            pairs.insert(pair);
        }
    });
    equal
}

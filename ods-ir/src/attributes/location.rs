//! Locations as attributes: `loc("file":1:2)`.

use super::{Attribute, Name};
use crate::types::storage::{
    Composite, Measure, NestingTooDeep, Shared, SubElement, composites, or_panic,
};
use std::any::Any;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A location as an attribute; prints inside `loc(…)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LocationAttr {
    /// `unknown`.
    Unknown,
    /// `"file":1:2`, `"file":1:2 to :5`, `"file":1:2 to 3:4`.
    FileLineColRange(FileLineColRange),
    /// `"name"(child)`.
    Name(NameLoc),
    /// `callsite(callee at caller)`.
    CallSite(CallSiteLoc),
    /// `fused<metadata>[…]`.
    Fused(FusedLoc),
    /// A location that only the program that made it understands; prints as its fallback.
    Opaque(OpaqueLoc),
}

/// A position or range in a file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FileLineColRange(pub(crate) Shared<FileLineColData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct FileLineColData {
    file: Name,
    start: (u32, u32),
    end: (u32, u32),
}

impl Composite for FileLineColData {}

impl FileLineColRange {
    /// The name of the file.
    pub fn file(&self) -> &Name {
        &self.0.file
    }

    /// Line and column of the start.
    pub fn start(&self) -> (u32, u32) {
        self.0.start
    }

    /// Line and column of the end; equal to the start for a single position.
    pub fn end(&self) -> (u32, u32) {
        self.0.end
    }
}

/// A location with a name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NameLoc(pub(crate) Shared<NameLocData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct NameLocData {
    name: Name,
    child: Attribute,
}

impl NameLoc {
    /// The name.
    pub fn name(&self) -> &Name {
        &self.0.name
    }

    /// The named location.
    pub fn child(&self) -> &LocationAttr {
        location_in(&self.0.child)
    }
}

/// A location in a function, with the location of the call.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CallSiteLoc(pub(crate) Shared<CallSiteData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct CallSiteData {
    callee: Attribute,
    caller: Attribute,
}

impl CallSiteLoc {
    /// The location in the callee.
    pub fn callee(&self) -> &LocationAttr {
        location_in(&self.0.callee)
    }

    /// The location of the call.
    pub fn caller(&self) -> &LocationAttr {
        location_in(&self.0.caller)
    }
}

/// Several locations merged into one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FusedLoc(pub(crate) Shared<FusedData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct FusedData {
    locations: Box<[Attribute]>,
    metadata: Option<Attribute>,
}

impl FusedLoc {
    /// The merged locations.
    pub fn locations(&self) -> impl ExactSizeIterator<Item = &LocationAttr> {
        self.0.locations.iter().map(location_in)
    }

    /// The metadata of the fusion.
    pub fn metadata(&self) -> Option<&Attribute> {
        self.0.metadata.as_ref()
    }
}

/// A location in a form private to the program, such as a handle of its parser, with a fallback
/// location for everything else.
///
/// ```
/// use ods_runtime::attributes::{Attribute, LocationAttr};
/// use std::sync::Arc;
/// let fallback = LocationAttr::file_line_col("a.mlir", 1, 2);
/// let location = LocationAttr::opaque(Arc::new(42_u32), fallback);
/// let LocationAttr::Opaque(opaque) = &location else { unreachable!() };
/// assert_eq!(opaque.underlying::<u32>(), Some(&42));
/// let text = Attribute::Location(location).to_string();
/// assert_eq!(text, "loc(\"a.mlir\":1:2)");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OpaqueLoc(pub(crate) Shared<OpaqueLocData>);

#[derive(Debug)]
pub(crate) struct OpaqueLocData {
    underlying: Arc<dyn Any + Send + Sync>,
    fallback: Attribute,
}

impl OpaqueLocData {
    /// The address of the underlying value, which identifies it among all live ones.
    fn address(&self) -> usize {
        Arc::as_ptr(&self.underlying).addr()
    }
}

impl PartialEq for OpaqueLocData {
    fn eq(&self, other: &Self) -> bool {
        self.address() == other.address() && self.fallback == other.fallback
    }
}

impl Eq for OpaqueLocData {}

impl Hash for OpaqueLocData {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
        self.fallback.hash(state);
    }
}

impl OpaqueLoc {
    /// Returns the underlying value, if it is a `T`.
    pub fn underlying<T: 'static>(&self) -> Option<&T> {
        self.0.underlying.downcast_ref()
    }

    /// The location that replaces this one wherever `T` is unknown.
    pub fn fallback(&self) -> &LocationAttr {
        location_in(&self.0.fallback)
    }
}

composites! {
    NameLocData: child;
    CallSiteData: callee caller;
    FusedData: metadata locations;
    OpaqueLocData: fallback;
}

/// Returns the location in an attribute that is a location by construction.
fn location_in(attribute: &Attribute) -> &LocationAttr {
    match attribute {
        Attribute::Location(location) => location,
        _ => &LocationAttr::Unknown,
    }
}

impl LocationAttr {
    /// Creates a position in a file.
    pub fn file_line_col(file: impl Into<Name>, line: u32, column: u32) -> Self {
        Self::file_range(file, (line, column), (line, column))
    }

    /// Creates a range in a file, from (line, column) to (line, column). An empty file name becomes
    /// `-`.
    pub fn file_range(file: impl Into<Name>, start: (u32, u32), end: (u32, u32)) -> Self {
        let mut file = file.into();
        // A file location always has a file name.
        if file.bytes().is_empty() {
            file = "-".into();
        }
        Self::FileLineColRange(FileLineColRange(Shared::new(FileLineColData {
            file,
            start,
            end,
        })))
    }

    /// Creates a named location.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn name(name: impl Into<Name>, child: Self) -> Self {
        or_panic(Self::try_name(name.into(), child))
    }

    pub(crate) fn try_name(name: Name, child: Self) -> Result<Self, NestingTooDeep> {
        let child = Attribute::Location(child);
        let data = Shared::try_new(NameLocData { name, child })?;
        Ok(Self::Name(NameLoc(data)))
    }

    /// Creates the location of a call: `callee`, called at `caller`.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    #[inline]
    pub fn call_site(callee: Self, caller: Self) -> Self {
        or_panic(Self::try_call_site(callee, caller))
    }

    pub(crate) fn try_call_site(callee: Self, caller: Self) -> Result<Self, NestingTooDeep> {
        let [callee, caller] = [callee, caller].map(Attribute::Location);
        let data = Shared::try_new(CallSiteData { callee, caller })?;
        Ok(Self::CallSite(CallSiteLoc(data)))
    }

    /// Creates a location in a form private to the program. Two are equal if they share
    /// `underlying` and their fallbacks are equal.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    #[inline]
    pub fn opaque(underlying: Arc<dyn Any + Send + Sync>, fallback: Self) -> Self {
        let fallback = Attribute::Location(fallback);
        Self::Opaque(OpaqueLoc(Shared::new(OpaqueLocData {
            underlying,
            fallback,
        })))
    }

    /// Fuses locations: drops unknown ones and duplicates, and flattens fused locations with the
    /// same metadata. A single location without metadata is returned unchanged.
    ///
    /// # Panics
    ///
    /// If it nests deeper than [`MAX_NESTING`](crate::types::MAX_NESTING).
    #[track_caller]
    pub fn fused(locations: impl IntoIterator<Item = Self>, metadata: Option<Attribute>) -> Self {
        or_panic(Self::try_fused(locations, metadata))
    }

    pub(crate) fn try_fused(
        locations: impl IntoIterator<Item = Self>,
        metadata: Option<Attribute>,
    ) -> Result<Self, NestingTooDeep> {
        let mut parts: Vec<Attribute> = Vec::new();
        let mut seen = ods_lookup::LookupSet::default();
        let mut add = |part: Attribute| {
            if seen.insert(part.clone()) {
                parts.push(part);
            }
        };
        for location in locations {
            match location {
                Self::Fused(fused) if fused.metadata() == metadata.as_ref() => {
                    fused.0.locations.iter().cloned().for_each(&mut add);
                }
                Self::Unknown => {}
                location => add(Attribute::Location(location)),
            }
        }
        match (&*parts, &metadata) {
            ([], None) => return Ok(Self::Unknown),
            ([Attribute::Location(only)], None) => return Ok(only.clone()),
            ([], Some(_)) => parts.push(Attribute::Location(Self::Unknown)),
            _ => {}
        }
        let locations = parts.into();
        let data = Shared::try_new(FusedData {
            locations,
            metadata,
        })?;
        Ok(Self::Fused(FusedLoc(data)))
    }

    #[doc(hidden)]
    pub fn measure(&self) -> Measure {
        let measure = match self {
            Self::Unknown => Measure::LEAF,
            Self::FileLineColRange(location) => location.0.measure(),
            Self::Name(location) => location.0.measure(),
            Self::CallSite(location) => location.0.measure(),
            Self::Fused(location) => location.0.measure(),
            Self::Opaque(location) => location.0.measure(),
        };
        measure.with_alias()
    }

    pub(crate) fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        match self {
            Self::Unknown => {}
            Self::FileLineColRange(location) => location.0.for_each_element(visit),
            Self::Name(location) => location.0.for_each_element(visit),
            Self::CallSite(location) => location.0.for_each_element(visit),
            Self::Fused(location) => location.0.for_each_element(visit),
            Self::Opaque(location) => location.0.for_each_element(visit),
        }
    }
}

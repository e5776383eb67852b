//! Mutable types and attributes, which may contain themselves.
//!
//! A mutable type or attribute is identified by its kind and a key in a [`TypeScope`]. Its body is
//! set once, after the type exists, so that the body may contain the type: `!list.node<"a", (i32,
//! !list.node<"a">)>`.
//!
//! **Invariants**
//! - The scope owns the bodies and the types hold weak references, so that a cycle of types is not
//!   a cycle of owners. A scope belongs to an [`Ir`](crate::Ir) and its clones, and is freed with the last of
//!   them.
//! - Types of different scopes differ. [`Ir::import_type`](crate::Ir::import_type) converts a type to another scope.
//!
//! A dialect, or the generator of type definitions, writes:
//!
//! ```
//! use ods_runtime::prelude::*;
//! use ods_runtime::registry::DialectInfo;
//! use ods_runtime::text::{parser::AsmParser, printer::AsmPrinter};
//! use ods_runtime::types::{DialectType, MutableBody, Mutable, TypeObject};
//! use std::{any::Any, hash::{Hash, Hasher}};
//!
//! #[derive(Clone, PartialEq, Eq, Hash, Debug)]
//! struct Node {
//!     name: String,
//!     body: MutableBody<Self>,
//! }
//!
//! impl Mutable for Node {
//!     type Key = String;
//!     type Body = Type;
//! }
//!
//! impl TypeObject for Node {
//!     fn dialect(&self) -> &'static str {
//!         "list"
//!     }
//!     fn is_mutable(&self) -> bool {
//!         true
//!     }
//!     fn print(&self, p: &mut AsmPrinter<'_>) {
//!         p.write("node<");
//!         p.print_string(self.name.as_bytes());
//!         // Inside itself, the type is its name alone.
//!         p.print_cyclic(&self.body, |p, body| {
//!             p.write(", ");
//!             p.print_type(body);
//!         });
//!         p.write(">");
//!     }
//!     fn dyn_eq(&self, other: &dyn TypeObject) -> bool {
//!         (other as &dyn Any).downcast_ref() == Some(self)
//!     }
//!     fn dyn_hash(&self, mut state: &mut dyn Hasher) {
//!         self.hash(&mut state);
//!     }
//! }
//!
//! fn parse_type(p: &mut AsmParser<'_>) -> Parsed<Type> {
//!     p.parse_keyword("node")?;
//!     p.parse_less()?;
//!     let offset = p.offset();
//!     let name = p.parse_string()?.to_string();
//!     let body = p.mutable_body::<Node>(&name)?;
//!     let parsed = p.parse_cyclic(&body, |p| {
//!         p.parse_comma()?;
//!         p.parse_type()
//!     })?;
//!     if let Some(ty) = parsed {
//!         p.set_body(offset, &body, ty)?;
//!     }
//!     p.parse_greater()?;
//!     Ok(DialectType::new(Node { name, body }).into())
//! }
//!
//! struct List;
//! impl Dialect for List {
//!     const INFO: &'static DialectInfo = &DialectInfo::new("list").parse_type(parse_type);
//! }
//!
//! let ir = Ir::with_registry(DialectRegistry::new().with::<List>().into());
//! let text = r#"!list.node<"a", tuple<i32, !list.node<"a">>>"#;
//! let ty = ir.parse_type(text).unwrap();
//! assert_eq!(ty.to_string(), text);
//! ```

use crate::text::parser::{AsmParser, Parsed};
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::any::{Any, TypeId};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock, PoisonError, RwLock, Weak};

/// A type or attribute of a dialect that may contain itself.
///
/// Its object must also return true from [`TypeObject::is_mutable`](super::TypeObject::is_mutable)
/// or [`AttributeObject::is_mutable`](crate::attributes::AttributeObject::is_mutable).
pub trait Mutable: Sized + 'static {
    /// The parameters that identify the type in its scope and never change.
    type Key: Clone + Eq + Hash + Send + Sync + 'static;
    /// The parameters that are set once the type exists.
    type Body: PartialEq + Send + Sync + 'static;
}

/// The body of a mutable type, which is set and read through the type.
///
/// Two are equal if they are the same cell: kind, key and scope agree.
pub struct MutableBody<T: Mutable>(Weak<OnceLock<Arc<T::Body>>>);

/// The reason why a body cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetBodyError {
    /// A different body is already set.
    Different,
    /// The `Ir` of the type was dropped.
    ScopeIsGone,
}

impl fmt::Display for SetBodyError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Different => "identified type already used with a different body",
            Self::ScopeIsGone => "the IR of the identified type was dropped",
        })
    }
}

impl std::error::Error for SetBodyError {}

impl<T: Mutable> MutableBody<T> {
    /// The body of a type that its key describes in full: it belongs to no scope, and is never set. All of them are equal.
    pub const fn none() -> Self {
        Self(Weak::new())
    }

    /// Returns the body; `None` if it was not set, or if the `Ir` was dropped.
    pub fn get(&self) -> Option<Arc<T::Body>> {
        self.0.upgrade()?.get().cloned()
    }

    /// Sets the body. Setting an equal body again has no effect.
    ///
    /// # Errors
    ///
    /// If a different body is already set, or the `Ir` of the type was dropped.
    pub fn set(&self, body: T::Body) -> Result<(), SetBodyError> {
        let place = self.0.upgrade().ok_or(SetBodyError::ScopeIsGone)?;
        let body = Arc::new(body);
        if *place.get_or_init(|| body.clone()) == body {
            Ok(())
        } else {
            Err(SetBodyError::Different)
        }
    }

    /// The address of the cell, which identifies it.
    pub(crate) fn address(&self) -> usize {
        self.0.as_ptr().addr()
    }
}

impl<T: Mutable> Clone for MutableBody<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: Mutable> PartialEq for MutableBody<T> {
    fn eq(&self, other: &Self) -> bool {
        Weak::ptr_eq(&self.0, &other.0)
    }
}

impl<T: Mutable> Eq for MutableBody<T> {}

impl<T: Mutable> Hash for MutableBody<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.address());
    }
}

impl<T: Mutable> fmt::Debug for MutableBody<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.get().is_some() { "set" } else { "unset" };
        write!(f, "MutableBody({state})")
    }
}

/// The mutable types of an [`Ir`](crate::Ir) and its clones, by kind and key.
#[derive(Clone, Default)]
pub struct TypeScope(Arc<RwLock<HashTable<Entry>>>);

struct Entry {
    kind: TypeId,
    hash: u64,
    key: Box<dyn Any + Send + Sync>,
    /// `Arc<OnceLock<Arc<T::Body>>>`.
    place: Box<dyn Any + Send + Sync>,
}

impl fmt::Debug for TypeScope {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TypeScope").finish_non_exhaustive()
    }
}

impl TypeScope {
    /// Creates an empty scope.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the body of the type of kind `T` with this key. All calls return the same cell,
    /// which is initially unset.
    ///
    /// The body lives as long as the scope.
    pub fn body<T: Mutable>(&self, key: &T::Key) -> MutableBody<T> {
        let kind = TypeId::of::<T>();
        let mut hasher = FxHasher::default();
        kind.hash(&mut hasher);
        key.hash(&mut hasher);
        let hash = hasher.finish();
        let is_it = |entry: &Entry| entry.kind == kind && entry.key.downcast_ref() == Some(key);
        // While the lock is held, the only user code that runs is `Eq` of keys.
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(body) = known.find(hash, is_it).and_then(Entry::body) {
            return body;
        }
        drop(known);
        let mut entries = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let entry = entries.entry(hash, is_it, |entry| entry.hash);
        let entry = entry.or_insert_with(|| Entry {
            kind,
            hash,
            key: Box::new(key.clone()),
            place: Box::new(Arc::new(OnceLock::<Arc<T::Body>>::new())),
        });
        let body = entry.get().body();
        body.unwrap_or_else(|| unreachable!("entries of a kind hold its bodies"))
    }
}

impl Entry {
    fn body<T: Mutable>(&self) -> Option<MutableBody<T>> {
        let place: &Arc<OnceLock<Arc<T::Body>>> = self.place.downcast_ref()?;
        Some(MutableBody(Arc::downgrade(place)))
    }
}

impl AsmParser<'_> {
    /// Returns the body of the mutable type of kind `T` with this key.
    ///
    /// # Errors
    ///
    /// If the parser has no [`Ir`](crate::Ir).
    pub fn mutable_body<T: Mutable>(&mut self, key: &T::Key) -> Parsed<MutableBody<T>> {
        match self.type_scope() {
            Some(scope) => Ok(scope.body(key)),
            None => Err(self.emit_error_here("recursive types can only be parsed into an IR")),
        }
    }

    /// Sets the body of a mutable type.
    ///
    /// # Errors
    ///
    /// Reports a [`SetBodyError`] at `offset`.
    pub fn set_body<T: Mutable>(
        &mut self,
        offset: u32,
        body: &MutableBody<T>,
        value: T::Body,
    ) -> Parsed<()> {
        body.set(value)
            .map_err(|error| self.emit_error(offset, error.to_string()))
    }
}

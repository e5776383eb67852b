//! Mutable types and attributes: they can be part of themselves.
//!
//! A mutable type (or attribute, for which the same holds) is identified by its kind and a key inside a [`TypeScope`];
//! its body is set once, after the type exists, so the body may contain the
//! type: `!list.node<"a", (i32, !list.node<"a">)>`.
//!
//! **Invariants**
//! - The scope owns the bodies and the types only refer to them, so that a cycle
//!   of types is no cycle of owners. A scope belongs to an [`Ir`] and its
//!   clones, and is freed with the last of them.
//! - Types of different scopes differ. [`Ir::import_type`] makes a type of one
//!   that of another.
//!
//! What a dialect writes (or the generator of type definitions for it):
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

use super::Type;
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::ir::Ir;
use crate::location::SourceFiles;
use crate::text::lexer::TokenKind;
use crate::text::parser::{AsmParser, Parsed, ParserConfig};
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::any::{Any, TypeId};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock, PoisonError, RwLock, Weak};

/// A dialect's type or attribute that can be part of itself.
///
/// Its object says so, too: [`TypeObject::is_mutable`](super::TypeObject::is_mutable) or
/// [`AttributeObject::is_mutable`](crate::attributes::AttributeObject::is_mutable).
pub trait Mutable: Sized + 'static {
    /// What identifies the type in its scope: the parameters that never change.
    type Key: Clone + Eq + Hash + Send + Sync + 'static;
    /// What is set once the type exists: the other parameters.
    type Body: PartialEq + Send + Sync + 'static;
}

/// The body of a mutable type, to be set and read through the type.
///
/// Two are equal if they are the same place: kind, key and scope agree.
pub struct MutableBody<T: Mutable>(Weak<OnceLock<Arc<T::Body>>>);

/// Why a body cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetBodyError {
    /// It is set, and differs.
    Different,
    /// The `Ir` that it belongs to is gone.
    ScopeIsGone,
}

impl fmt::Display for SetBodyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Different => "identified type already used with a different body",
            Self::ScopeIsGone => "the IR of the identified type was dropped",
        })
    }
}

impl std::error::Error for SetBodyError {}

impl<T: Mutable> MutableBody<T> {
    /// The body; `None` if it was not set, or the `Ir` is gone.
    pub fn get(&self) -> Option<Arc<T::Body>> {
        self.0.upgrade()?.get().cloned()
    }

    /// Sets the body. Setting an equal one again changes nothing.
    ///
    /// # Errors
    ///
    /// If another body is set already, or the `Ir` of the type is gone.
    pub fn set(&self, body: T::Body) -> Result<(), SetBodyError> {
        let place = self.0.upgrade().ok_or(SetBodyError::ScopeIsGone)?;
        let body = Arc::new(body);
        if *place.get_or_init(|| body.clone()) == body {
            Ok(())
        } else {
            Err(SetBodyError::Different)
        }
    }

    /// What tells this place from all others.
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

/// The mutable types of an [`Ir`] and its clones, by kind and key.
#[derive(Clone, Default)]
pub struct TypeScope(Arc<RwLock<HashTable<Entry>>>);

struct Entry {
    kind: TypeId,
    hash: u64,
    key: Box<dyn Any + Send + Sync>,
    /// `Arc<OnceLock<Arc<T::Body>>>`
    place: Box<dyn Any + Send + Sync>,
}

impl fmt::Debug for TypeScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TypeScope").finish_non_exhaustive()
    }
}

impl TypeScope {
    /// A scope without types.
    pub fn new() -> Self {
        Self::default()
    }

    /// The body of the type of kind `T` with that key: the same one whenever
    /// it is asked for, not set at first.
    ///
    /// It is there as long as the scope is.
    pub fn body<T: Mutable>(&self, key: &T::Key) -> MutableBody<T> {
        let kind = TypeId::of::<T>();
        let mut hasher = FxHasher::default();
        kind.hash(&mut hasher);
        key.hash(&mut hasher);
        let hash = hasher.finish();
        let is_it = |entry: &Entry| entry.kind == kind && entry.key.downcast_ref() == Some(key);
        // No user code runs while the lock is held but `Eq` of keys.
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

impl Ir {
    /// The mutable types of this IR and its clones.
    pub fn type_scope(&self) -> &TypeScope {
        &self.type_scope
    }

    /// Parses a type that is all of `text`, with the dialects of this IR; types
    /// of other dialects are kept verbatim.
    ///
    /// # Errors
    ///
    /// What is wrong with it, at byte offsets into `text`.
    pub fn parse_type(&self, text: &str) -> Result<Type, Vec<Diagnostic>> {
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method is of one lifetime only"
        )]
        self.parse_all(text, |p| p.parse_type())
    }

    /// Parses an attribute that is all of `text`, as [`parse_type`](Self::parse_type)
    /// does a type.
    ///
    /// # Errors
    ///
    /// What is wrong with it, at byte offsets into `text`.
    pub fn parse_attribute(&self, text: &str) -> Result<Attribute, Vec<Diagnostic>> {
        self.parse_all(text, |p| p.parse_attribute(None))
    }

    fn parse_all<T>(
        &self,
        text: &str,
        parse: impl FnOnce(&mut AsmParser<'_>) -> Parsed<T>,
    ) -> Result<T, Vec<Diagnostic>> {
        let config = ParserConfig {
            registry: self.registry(),
            allow_unregistered_dialects: true,
        };
        let file = SourceFiles::default().add("<text>", text.as_bytes(), 0);
        let mut parser = AsmParser::new(text.as_bytes(), file, config);
        parser.set_type_scope(self.type_scope.clone());
        let parsed = parse(&mut parser);
        if parsed.is_ok() && !parser.at(TokenKind::Eof) {
            parser.emit_error(parser.offset(), "found trailing characters");
        }
        match (parsed, parser.into_diagnostics()) {
            (Ok(value), diagnostics) if diagnostics.is_empty() => Ok(value),
            (_, diagnostics) => Err(diagnostics),
        }
    }

    /// The type of this IR that reads as `ty`, a type of any IR: mutable types in
    /// it become those of this IR with the same keys and bodies. A type without
    /// mutable ones is itself.
    ///
    /// # Errors
    ///
    /// If a mutable type has another body here, or its dialect is not known.
    pub fn import_type(&self, ty: &Type) -> Result<Type, Vec<Diagnostic>> {
        if !ty.measure().has_mutable {
            return Ok(ty.clone());
        }
        self.parse_type(&ty.to_string())
    }

    /// The attribute of this IR that reads as `attr`, an attribute of any IR, as
    /// [`import_type`](Self::import_type) does it with a type.
    ///
    /// # Errors
    ///
    /// If something mutable in it has another body here, or its dialect is not known.
    pub fn import_attribute(&self, attr: &Attribute) -> Result<Attribute, Vec<Diagnostic>> {
        if !attr.measure().has_mutable {
            return Ok(attr.clone());
        }
        self.parse_attribute(&attr.to_string())
    }
}

impl AsmParser<'_> {
    /// The body of the mutable type of kind `T` with that key.
    ///
    /// # Errors
    ///
    /// If the text is not parsed into an [`Ir`].
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
    /// [`SetBodyError`], at `offset`.
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

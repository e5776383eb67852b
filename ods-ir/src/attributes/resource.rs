//! Elements whose bytes are stored in the resources of a file.

use super::Name;
use crate::types::Type;
use crate::types::storage::{Shared, composites};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

/// Bytes and their required alignment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ResourceBlob {
    /// A power of two, or 0 if there are no bytes.
    pub alignment: u32,
    /// The bytes.
    pub data: Box<[u8]>,
}

/// A resource identified by its key. Its bytes may be set later, or never.
///
/// Two handles are equal only if one is a clone of the other: keys are unique only within a file.
#[derive(Clone, Debug)]
pub struct ResourceHandle(Arc<Resource>);

#[derive(Debug)]
struct Resource {
    key: Name,
    blob: Box<dyn BlobCell>,
}

/// The cell for the bytes of a resource. Equality and hashing of handles ignore it, so attributes
/// remain valid keys. A trait object hides its interior mutability from the check of key types.
trait BlobCell: fmt::Debug + Send + Sync {
    fn get(&self) -> Option<&ResourceBlob>;
    fn set(&self, blob: ResourceBlob) -> bool;
}

impl BlobCell for OnceLock<ResourceBlob> {
    fn get(&self) -> Option<&ResourceBlob> {
        self.get()
    }

    fn set(&self, blob: ResourceBlob) -> bool {
        self.set(blob).is_ok()
    }
}

impl ResourceHandle {
    /// Creates a resource with this key and without bytes.
    pub fn new(key: impl Into<Name>) -> Self {
        Self(Arc::new(Resource {
            key: key.into(),
            blob: Box::new(OnceLock::new()),
        }))
    }

    /// The key.
    pub fn key(&self) -> &Name {
        &self.0.key
    }

    /// The bytes, if they have been set.
    pub fn blob(&self) -> Option<&ResourceBlob> {
        self.0.blob.get()
    }

    /// Sets the bytes of the resource. Returns false if they were already set.
    pub fn set_blob(&self, blob: ResourceBlob) -> bool {
        self.0.blob.set(blob)
    }
}

impl PartialEq for ResourceHandle {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for ResourceHandle {}

impl Hash for ResourceHandle {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0).hash(state);
    }
}

/// Elements stored in a resource: `dense_resource<key> : tensor<2xi32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DenseResourceElementsAttr(pub(crate) Shared<DenseResourceData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct DenseResourceData {
    ty: Type,
    handle: ResourceHandle,
}

composites! {
    DenseResourceData: ty;
}

impl DenseResourceElementsAttr {
    /// Creates elements of the shaped type `ty` stored in the resource `handle`.
    ///
    /// # Panics
    ///
    /// If `ty` is not shaped.
    #[track_caller]
    pub fn new(ty: Type, handle: ResourceHandle) -> Self {
        assert!(ty.is_shaped(), "elements need a shaped type, not '{ty}'");
        Self(Shared::new(DenseResourceData { ty, handle }))
    }

    /// The type.
    pub fn ty(&self) -> &Type {
        &self.0.ty
    }

    /// The resource.
    pub fn handle(&self) -> &ResourceHandle {
        &self.0.handle
    }
}

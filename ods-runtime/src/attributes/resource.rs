//! Elements whose bytes stand elsewhere, in the resources of a file.

use super::Name;
use crate::types::Type;
use crate::types::storage::{Composite, Shared, SubElement};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

/// Bytes with the alignment that they want.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ResourceBlob {
    /// A power of two, or 0 if there are no bytes.
    pub alignment: u32,
    /// The bytes.
    pub data: Box<[u8]>,
}

/// A resource by its key; its bytes may come later, or never.
///
/// Two handles are equal if they are the same one: keys name resources of one
/// file only.
#[derive(Clone, Debug)]
pub struct ResourceHandle(Arc<Resource>);

#[derive(Debug)]
struct Resource {
    key: Name,
    blob: Box<dyn BlobCell>,
}

/// Where the bytes of a resource come to be. Equality and hash of handles do not
/// look there, so attributes stay fit for keys; as a trait object the cell
/// does not count as their interior mutability either.
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
    /// A new resource of that key, without bytes.
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

    /// The bytes, if they are there.
    pub fn blob(&self) -> Option<&ResourceBlob> {
        self.0.blob.get()
    }

    /// Gives the resource its bytes; false if it has some.
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

/// Elements that are a resource: `dense_resource<key> : tensor<2xi32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DenseResourceElementsAttr(pub(crate) Shared<DenseResourceData>);

#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct DenseResourceData {
    ty: Type,
    handle: ResourceHandle,
}

impl Composite for DenseResourceData {
    fn for_each_element<'a>(&'a self, visit: &mut dyn FnMut(SubElement<'a>)) {
        visit(SubElement::Type(&self.ty));
    }
}

impl DenseResourceElementsAttr {
    /// Elements of the shaped type `ty` that are the resource `handle`.
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

//! Types: `bit`, `bits<n>`, `int`, `string`, `dag`, `list<T>` and sets of classes, interned.

use std::sync::Arc;

use ods_lookup::LookupMap;

use super::RecordId;

/// The number of a type. Equal types have equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TypeId(u32);

impl TypeId {
    pub(crate) const BIT: Self = Self(0);
    pub(crate) const INT: Self = Self(1);
    pub(crate) const STRING: Self = Self(2);
    pub(crate) const DAG: Self = Self(3);
    /// The type of any record: the empty set of classes.
    pub(crate) const ANY_RECORD: Self = Self(4);

    pub(crate) fn index(self) -> u32 {
        self.0
    }
}

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RecTy {
    Bit,
    Int,
    String,
    Dag,
    Bits(u32),
    List(TypeId),
    /// A record that derives from all of these classes; sorted by name, no class twice.
    Record(Arc<[RecordId]>),
}

/// All types of one evaluation.
#[derive(Clone, Debug)]
pub(crate) struct Types {
    types: Vec<RecTy>,
    numbers: LookupMap<RecTy, TypeId>,
}

impl Types {
    /// Makes a copy of `base` that was added to equal to `base` again.
    pub(crate) fn cut_back(&mut self, base: &Self) {
        while self.types.len() > base.types.len()
            && let Some(last) = self.types.pop()
        {
            self.numbers.remove(&last);
        }
    }

    /// No types, not even those that each evaluation has.
    pub(crate) const fn empty() -> Self {
        Self {
            types: Vec::new(),
            numbers: LookupMap::new(),
        }
    }

    pub(crate) fn new() -> Self {
        let mut types = Self::empty();
        let any = RecTy::Record(Arc::default());
        for (ty, id) in [
            (RecTy::Bit, TypeId::BIT),
            (RecTy::Int, TypeId::INT),
            (RecTy::String, TypeId::STRING),
            (RecTy::Dag, TypeId::DAG),
            (any, TypeId::ANY_RECORD),
        ] {
            let number = types.intern(ty);
            debug_assert_eq!(number, id);
        }
        types
    }

    pub(crate) fn get(&self, id: TypeId) -> &RecTy {
        &self.types[id.0 as usize]
    }

    pub(crate) fn intern(&mut self, ty: RecTy) -> TypeId {
        if let Some(&id) = self.numbers.get(&ty) {
            return id;
        }
        let id = TypeId(self.types.len() as u32);
        self.types.push(ty.clone());
        self.numbers.insert(ty, id);
        id
    }

    pub(crate) fn bits(&mut self, width: u32) -> TypeId {
        self.intern(RecTy::Bits(width))
    }

    pub(crate) fn list(&mut self, element: TypeId) -> TypeId {
        self.intern(RecTy::List(element))
    }

    /// The element type of a list type.
    pub(crate) fn element(&self, id: TypeId) -> Option<TypeId> {
        match self.get(id) {
            RecTy::List(element) => Some(*element),
            _ => None,
        }
    }

    /// The classes of a record type.
    pub(crate) fn classes(&self, id: TypeId) -> Option<&[RecordId]> {
        match self.get(id) {
            RecTy::Record(classes) => Some(classes),
            _ => None,
        }
    }
}

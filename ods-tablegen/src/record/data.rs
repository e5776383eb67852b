//! Stored records: classes, defs, prototypes of multiclasses, and anonymous records.

use ods_lookup::LookupMap;

use super::symbol::{Hint, Symbol};
use super::types::TypeId;
use super::value::{ClassArg, ValueId};
use crate::source::Span;

/// The number of a record or class in its [`RecordKeeper`](super::RecordKeeper).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RecordId(u32);

impl RecordId {
    pub(crate) fn new(index: usize) -> Self {
        Self(index as u32)
    }

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecordKind {
    Class,
    /// Holds the template arguments of a multiclass.
    Multiclass,
    Def,
    /// A def without a name.
    Anonymous,
    /// Made by a value `C<…>`.
    Instance,
}

/// A class, a def, or the prototype of a def.
#[derive(Clone, Debug)]
pub(crate) struct RecordData {
    pub(crate) kind: RecordKind,
    /// A string, or in a prototype a value that becomes one.
    pub(crate) name: ValueId,
    pub(crate) span: Span,
    pub(crate) doc: Option<Symbol>,
    /// The `defm`s through which the record was made, innermost first.
    pub(crate) defm_spans: Vec<Span>,
    pub(crate) fields: Fields,
    pub(crate) parents: Vec<Parent>,
    /// A bit for the name of each superclass, which several share; see [`Store::derives_from_named`](super::Store).
    pub(crate) ancestors: u64,
    pub(crate) assertions: Vec<Assertion>,
    pub(crate) dumps: Vec<Dump>,
    /// For classes and multiclasses.
    pub(crate) class: Option<Box<ClassData>>,
    /// The type of references to a def; for a class, of references to its records.
    pub(crate) ty: Option<TypeId>,
    pub(crate) from_base: bool,
    /// Whether an error ended its evaluation early.
    pub(crate) incomplete: bool,
    /// Whether its doc comment or its name stands in for a field.
    pub(crate) has_stand_in: bool,
}

impl RecordData {
    pub(crate) fn new(kind: RecordKind, name: ValueId, span: Span) -> Self {
        Self {
            kind,
            name,
            span,
            doc: None,
            defm_spans: Vec::new(),
            fields: Fields::default(),
            parents: Vec::new(),
            ancestors: 0,
            assertions: Vec::new(),
            dumps: Vec::new(),
            class: None,
            ty: None,
            from_base: false,
            incomplete: false,
            has_stand_in: false,
        }
    }

    /// Whether it is a class from which a record derives; see [`ClassData::has_heirs`].
    pub(crate) fn has_heirs(&self) -> bool {
        self.class.as_ref().is_some_and(|class| class.has_heirs)
    }

    /// The template arguments of a class or multiclass.
    pub(crate) fn template_args(&self) -> &[TemplateArg] {
        self.class.as_ref().map_or(&[], |class| &class.args)
    }

    pub(crate) fn is_class(&self) -> bool {
        self.kind == RecordKind::Class
    }
}

/// The data of a class or multiclass.
#[derive(Clone, Debug)]
pub(crate) struct ClassData {
    pub(crate) args: Vec<TemplateArg>,
    /// The variable for the name of the record made of the class.
    pub(crate) name_var: Symbol,
    /// How many entries its list of superclasses has, counting repeats; bounded.
    pub(crate) super_paths: u32,
    /// Whether a record derives from the class; not noted for classes of the base library that the input uses.
    pub(crate) has_heirs: bool,
}

/// A template argument.
#[derive(Clone, Debug)]
pub(crate) struct TemplateArg {
    /// As it is written.
    pub(crate) name: Symbol,
    /// The unique variable for it in the class, printed as `Class:name`.
    pub(crate) var: Symbol,
    pub(crate) ty: TypeId,
    pub(crate) default: ValueId,
    pub(crate) span: Span,
    pub(crate) used: bool,
}

/// A direct superclass.
#[derive(Clone, Debug)]
pub(crate) struct Parent {
    pub(crate) class: RecordId,
    /// The arguments as given; in a class they may be symbolic.
    pub(crate) args: Vec<ClassArg>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Assertion {
    pub(crate) span: Span,
    pub(crate) condition: ValueId,
    pub(crate) message: ValueId,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Dump {
    pub(crate) span: Span,
    pub(crate) message: ValueId,
}

/// One field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldData {
    pub(crate) name: Symbol,
    pub(crate) ty: TypeId,
    pub(crate) value: ValueId,
    /// Where it was declared.
    pub(crate) span: Span,
    /// Where its current value was written.
    pub(crate) value_span: Span,
    /// Declared with `field`: it may stay unresolved.
    pub(crate) nonconcrete_ok: bool,
}

/// The fields of a record in order of first appearance, found by name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields {
    list: Vec<FieldData>,
    /// From name to place; only if there are many fields.
    index: Option<Box<LookupMap<Symbol, u32>>>,
}

/// The number of fields from which they are indexed.
const INDEX_FROM: usize = 64;

impl Fields {
    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, FieldData> {
        self.list.iter()
    }

    pub(crate) fn at(&self, place: usize) -> &FieldData {
        &self.list[place]
    }

    pub(crate) fn at_mut(&mut self, place: usize) -> &mut FieldData {
        &mut self.list[place]
    }

    pub(crate) fn find(&self, name: Symbol) -> Option<usize> {
        if let Some(index) = &self.index {
            return index.get(&name).map(|&place| place as usize);
        }
        // This loop is the fastest without optimisation.
        let list = self.list.as_slice();
        let mut place = 0;
        while place < list.len() {
            if list[place].name.index() == name.index() {
                return Some(place);
            }
            place += 1;
        }
        None
    }

    pub(crate) fn get(&self, name: Symbol) -> Option<&FieldData> {
        self.find(name).map(|place| &self.list[place])
    }

    /// [`Self::get`] for a name that was often asked for: records of the same classes have it at the same place.
    pub(super) fn get_with_hint(&self, name: Symbol, hint: &Hint) -> Option<&FieldData> {
        let list = self.list.as_slice();
        let place = hint.place();
        if place < list.len() && list[place].name.index() == name.index() {
            return Some(&list[place]);
        }
        let place = self.find(name)?;
        hint.set_place(name, place);
        Some(&list[place])
    }

    /// Adds a field whose name is new.
    pub(crate) fn push(&mut self, field: FieldData) {
        if let Some(index) = &mut self.index {
            index.insert(field.name, self.list.len() as u32);
        }
        self.list.push(field);
        if self.index.is_none() && self.list.len() >= INDEX_FROM {
            let places = self
                .list
                .iter()
                .enumerate()
                .map(|(place, field)| (field.name, place as u32));
            self.index = Some(Box::new(places.collect()));
        }
    }
}

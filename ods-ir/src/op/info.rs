//! Definitions of operations in generated code: one `static` [`OpInfo`] per op, whose
//! table is text that is decoded on first use.
//!
//! A table literal of nested structs would cost `rustc` nine times as much per op as a
//! string and a flat list of references.

use super::decode::decode;
use super::spec::{InferHooks, OpSpec, Presence, ResultInference, SlotSpec};
use super::{
    AnyProp, AttrConstraint, FoldHooks, Property, RegionConstraint, SuccessorConstraint,
    TypeConstraint,
};
use crate::attributes::Attribute;
use crate::diagnostics::Diagnostic;
use crate::enums::EnumTable;
use crate::interfaces::{EffectSpec, InterfaceEntry, may_be_defined, speculation_by_traits};
use crate::ir::{Ir, Operation, Rewriter};
use crate::location::Location;
use crate::registry::DialectInfo;
use crate::rewrite::PatternSet;
use crate::rewrite::declared::{Arguments, Bound, Captures};
use crate::support::preds::TypeList;
use crate::traits::{self, TraitInfo};
use crate::types::Type;
use std::any::{Any, TypeId, type_name};
use std::fmt;
use std::sync::OnceLock;

/// Result of a verifier.
pub type VerifyResult = Result<(), Diagnostic>;

/// The function of `hasCanonicalizeMethod`.
pub(crate) type CanonicalizeFn = fn(Operation, &mut Rewriter<'_>) -> Option<()>;

/// The function of `hasCanonicalizer`.
type PatternsFn = fn(&mut PatternSet);

/// The definition of one operation, as MLIR's registered `OperationName`.
pub struct OpInfo {
    /// The full name, or the name without the dialect's if `full_name` is set.
    name: &'static str,
    /// The full name, if only the compiler knows the dialect: to join it at compile time
    /// would cost rustc a tenth of the cost of an op.
    full_name: Option<OnceLock<&'static str>>,
    dialect: &'static DialectInfo,
    table: &'static str,
    refs: Refs,
    spec: OnceLock<Box<dyn Decoded>>,
}

/// Hides the depth of an [`OpSpec`]: for each static, rustc would visit all of it again
/// to prove that it is `Sync`, which is 6 % of the cost of an op.
trait Decoded: Send + Sync {
    fn spec(&self) -> &OpSpec;
}

impl Decoded for OpSpec {
    #[inline]
    fn spec(&self) -> &OpSpec {
        self
    }
}

/// The references of a table without numbered references.
pub const NO_REFS: &[Ref] = &[];

/// References by their names.
pub type NamedRefs = &'static [(&'static str, Ref)];

/// The references of a table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Refs {
    /// The definitions of the prelude, sorted by name.
    prelude: NamedRefs,
    /// The references shared by the ops of an invocation.
    shared: &'static [Ref],
    /// The references of single ops.
    own: &'static [Ref],
}

impl Refs {
    /// The references of a table.
    #[inline]
    pub(crate) const fn new(
        prelude: NamedRefs,
        shared: &'static [Ref],
        own: &'static [Ref],
    ) -> Self {
        Self {
            prelude,
            shared,
            own,
        }
    }

    /// The item that a table refers to.
    pub(crate) fn get(self, reference: ods_table::Ref<'_>) -> Option<&'static Ref> {
        match reference {
            ods_table::Ref::Shared(number) => self.shared.get(number),
            ods_table::Ref::Own(number) => self.own.get(number),
            ods_table::Ref::Named(name) => self.named(name),
        }
    }

    /// The item with this name, of the prelude or of the runtime.
    fn named(self, name: &str) -> Option<&'static Ref> {
        let prelude = self.prelude;
        if let Ok(found) = prelude.binary_search_by_key(&name, |(known, _)| known) {
            return Some(&prelude[found].1);
        }
        let mut others = traits::REFS.iter().chain(INTERFACES);
        let (_, found) = others.find(|(known, _)| *known == name)?;
        Some(found)
    }
}

/// Interface entries that are the same for all ops, by the names of their functions.
static INTERFACES: &[(&str, Ref)] = &[(
    "speculation_by_traits",
    Ref::Interface(speculation_by_traits),
)];

/// An item of a table that only the parser and the printer of operations know, such as the
/// functions of a custom directive.
#[derive(Clone, Copy)]
pub struct TextItem(&'static (dyn Any + Send + Sync));

impl TextItem {
    /// Hides the type of `item`.
    pub const fn new<T: Any + Send + Sync>(item: &'static T) -> Self {
        Self(item)
    }

    /// The item.
    ///
    /// # Panics
    ///
    /// If it is not a `T`.
    #[doc(hidden)]
    pub fn get<T: Any>(self) -> &'static T {
        match self.0.downcast_ref() {
            Some(item) => item,
            None => panic!(
                "the table of an op refers to something else than `{}`",
                type_name::<T>()
            ),
        }
    }
}

impl fmt::Debug for TextItem {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TextItem")
    }
}

/// An item that the table of an [`OpInfo`] refers to by index or name.
#[non_exhaustive]
pub enum Ref {
    /// A type constraint of operands and results.
    Type(&'static TypeConstraint),
    /// An attribute constraint.
    Attr(&'static AttrConstraint),
    /// A property.
    Prop(&'static dyn AnyProp),
    /// The cases of an enum attribute that the assembly format writes as a keyword.
    Enum(&'static EnumTable),
    /// A region constraint.
    Region(&'static RegionConstraint),
    /// A successor constraint.
    Successor(&'static SuccessorConstraint),
    /// A trait.
    Trait(&'static TraitInfo),
    /// An interface, returned by a function on first use: rustc would evaluate a
    /// reference for each op, which is a tenth of the cost of an op.
    Interface(fn() -> &'static InterfaceEntry),
    /// A `PredOpTrait`: its summary and predicate.
    Pred(&'static str, fn(Operation, &Ir) -> bool),
    /// The default value of an attribute.
    Default(fn() -> Attribute),
    /// The transformer of a `TypesMatchWith`.
    Transform(fn(&Type) -> Option<Type>),
    /// The transformer of a `TypesMatchWith` that yields or takes several types.
    TransformTypes(fn(&Type) -> TypeList<'_>),
    /// `InferTypeOpInterface`, written by the user.
    InferTypes(fn() -> InferHooks),
    /// `hasVerifier`.
    Verify(fn(Operation, &Ir) -> VerifyResult),
    /// `hasRegionVerifier`.
    VerifyRegions(fn(Operation, &Ir) -> VerifyResult),
    /// The effects of the op and of its parts.
    Effects(&'static [EffectSpec]),
    /// `hasFolder`.
    Fold(fn() -> FoldHooks),
    /// `hasCanonicalizeMethod`.
    Canonicalize(CanonicalizeFn),
    /// `hasCanonicalizer`.
    Patterns(PatternsFn),
    /// The custom form of `hasCustomAssemblyFormat`.
    CustomForm(fn() -> TextItem),
    /// A `custom<…>` directive of the assembly format.
    Custom(TextItem),
    /// A `custom<…>` directive at the start of an optional group.
    OptionalCustom(TextItem),
    /// An op that a pattern matches or creates.
    Op(fn() -> &'static OpInfo),
    /// A native matcher of a pattern; `None` if it does not match.
    Matcher(fn(&mut Rewriter<'_>, Operation) -> Option<Captures>),
    /// A constraint of a pattern on several of its names.
    Check(fn(&mut Rewriter<'_>, Arguments<'_>) -> bool),
    /// Native code of a pattern.
    Call(fn(&mut Rewriter<'_>, Location, Arguments<'_>) -> Bound),
    /// A constraint of a pattern on a property.
    PropTest(fn(&Property) -> bool),
    /// A constant of a pattern that is not an attribute.
    Constant(fn() -> Bound),
    /// A text in a pattern.
    Text(&'static str),
    /// A hook of upstream that is not written: its name.
    Missing(&'static str),
    /// The implicit terminator of blocks, and the trait that declares it.
    ImplicitTerminator(fn() -> &'static OpInfo, fn() -> TypeId),
}

impl OpInfo {
    /// Makes a definition. `table` is decoded on first use, and refers to `refs` by
    /// index.
    #[inline]
    pub const fn new(
        name: &'static str,
        dialect: &'static DialectInfo,
        table: &'static str,
        refs: &'static [Ref],
    ) -> Self {
        Self::with_full_name(None, name, dialect, table, refs)
    }

    #[inline]
    const fn with_full_name(
        full_name: Option<OnceLock<&'static str>>,
        name: &'static str,
        dialect: &'static DialectInfo,
        table: &'static str,
        refs: &'static [Ref],
    ) -> Self {
        Self {
            name,
            full_name,
            dialect,
            table,
            refs: Refs::new(&[], refs, &[]),
            spec: OnceLock::new(),
        }
    }

    /// The full name, `dialect.mnemonic`.
    #[inline]
    pub fn name(&self) -> &'static str {
        let Some(full_name) = &self.full_name else {
            return self.name;
        };
        full_name.get_or_init(|| match self.dialect.name() {
            "" => self.name,
            // Definitions live as long as the program, so the leak is bounded.
            dialect => format!("{dialect}.{}", self.name).leak(),
        })
    }

    /// The dialect's name and the rest, or an empty string and the full name if the macro
    /// knew the dialect.
    #[inline]
    pub(super) const fn parts_of_name(&self) -> (&'static str, &'static str) {
        match &self.full_name {
            Some(_) => (self.dialect.name(), self.name),
            None => ("", self.name),
        }
    }

    /// The dialect that defines the operation.
    pub const fn dialect(&self) -> &'static DialectInfo {
        self.dialect
    }

    /// The names of the inherent attributes, sorted; those of segment sizes come last, as
    /// in `getAttributeNames`.
    #[inline]
    pub fn attribute_names(&self) -> impl Iterator<Item = &'static str> {
        let spec = self.spec();
        let slots = spec.sorted_slots.iter().map(|slot| &spec.slots[*slot]);
        let is_segments = |slot: &&SlotSpec| matches!(slot.presence, Presence::Segments);
        let declared = slots.clone().filter(move |slot| !is_segments(slot));
        let all = declared.chain(slots.filter(is_segments));
        all.map(|slot| slot.name)
    }

    /// The decoded table.
    #[inline]
    pub fn spec(&self) -> &OpSpec {
        self.spec
            .get_or_init(|| Box::new(decode(self.name(), self.dialect, self.table, self.refs)))
            .spec()
    }

    /// Whether the types of the results follow from the other parts: `InferTypeOpInterface`, declared or generated.
    #[inline]
    pub fn infers_result_types(&self) -> bool {
        !matches!(self.spec().inference, ResultInference::Given)
    }

    /// Whether the definition lists the interface with this key. Decodes the table only if other
    /// lines than those of interfaces decide it, so that attaching a model costs little.
    #[inline]
    pub(crate) fn lists_interface(&self, key: TypeId) -> bool {
        if self.spec.get().is_some() || may_be_defined(key) {
            return self.spec().interfaces.get(key).is_some();
        }
        self.items(&["interface "])
            .any(|item| matches!(item, Ref::Interface(entry) if entry().key() == key))
    }

    /// The functions of `hasCanonicalizer` and `hasCanonicalizeMethod`, without decoding the table.
    pub(crate) fn canonicalization(&self) -> (Option<PatternsFn>, Option<CanonicalizeFn>) {
        let (mut patterns, mut canonicalize) = (None, None);
        for item in self.items(&["patterns ", "canonicalize "]) {
            match item {
                Ref::Patterns(function) => patterns = Some(*function),
                Ref::Canonicalize(function) => canonicalize = Some(*function),
                _ => {}
            }
        }
        (patterns, canonicalize)
    }

    /// The items in the lines that start with one of `words`, which end with a space.
    fn items(&self, words: &'static [&'static str]) -> impl Iterator<Item = &'static Ref> {
        let is_one = move |line: &&str| words.iter().any(|word| line.starts_with(word));
        let lines = short_lines(self.table).filter(is_one);
        lines.filter_map(|line| match ods_table::Line::read(line) {
            Ok(ods_table::Line::Item(_, reference)) => self.refs.get(reference),
            _ => None,
        })
    }
}

/// The lines of a text. Where they are short, this is faster than [`str::lines`], which searches many
/// bytes at once.
fn short_lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end = rest.bytes().position(|byte| byte == b'\n');
        let (line, after) = match end {
            Some(end) => (&rest[..end], &rest[end + 1..]),
            None if rest.is_empty() => return None,
            None => (rest, ""),
        };
        rest = after;
        Some(line)
    })
}

/// Makes the definition of a single op with its own list of references; `name` excludes
/// the dialect's. `prelude` has the definitions of the prelude, sorted by name.
#[inline]
pub const fn op_info(
    prelude: NamedRefs,
    dialect: &'static DialectInfo,
    refs: &'static [Ref],
    name: &'static str,
    table: &'static str,
) -> OpInfo {
    // The constant is evaluated once; each call costs rustc as much as a hundred steps.
    let mut info = const {
        OpInfo::with_full_name(Some(OnceLock::new()), "", &crate::builtin::DIALECT, "", &[])
    };
    (info.name, info.dialect, info.table) = (name, dialect, table);
    (info.refs.prelude, info.refs.shared) = (prelude, refs);
    info
}

/// Makes the definitions of several ops of a dialect, each from a name and a table. All
/// use the same two lists of references.
///
/// A call for each op would cost rustc several times as much.
pub const fn op_infos<const N: usize>(
    prelude: NamedRefs,
    dialect: &'static DialectInfo,
    shared: &'static [Ref],
    own: &'static [Ref],
    tables: [(&'static str, &'static str); N],
) -> [OpInfo; N] {
    let mut infos = [const { OpInfo::new("", &crate::builtin::DIALECT, "", &[]) }; N];
    let refs = Refs {
        prelude,
        shared,
        own,
    };
    let mut index = 0;
    while index < N {
        // The compiler interprets each of these steps for each op.
        let info = &mut infos[index];
        let table = &tables[index];
        info.name = table.0;
        info.table = table.1;
        info.dialect = dialect;
        info.refs = refs;
        index += 1;
    }
    infos
}

impl fmt::Debug for OpInfo {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OpInfo({})", self.name())
    }
}

impl PartialEq for OpInfo {
    /// Definitions are compared by identity.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for OpInfo {}

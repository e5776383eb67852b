//! `#![upstream]`: definitions whose code is C++, as MLIR's own files have them.
//!
//! Between evaluation and model, records are changed to what they would be with Rust in them: snippets of code are
//! translated by the [`Vocabulary`], and what only C++ can use is left out and listed. All later phases see Rust. A snippet
//! without a translation stays, with a mark by which the check of code knows it: it is an error only if it is used.
//!
//! Hooks (verifiers, folders, …) that nobody wrote in Rust are found by the compiler; see `ods-ir/src/op/written.rs`.

mod reader;

use ods_lookup::{LookupMap, LookupSet};
use ods_tablegen::{Record, RecordId, RecordKeeper, SourceId, Value};

use crate::model::fields::Fields as _;
use crate::model::operator::flat_traits;
use crate::vocabulary::{Section, Vocabulary, in_mlir};
use reader::{Reader, default_value, listed_ops, ops_in_full, trait_name, with_raw_keywords};

/// The mark of a snippet without a translation: a comment of Rust and C++. The lexer of TableGen rejects NUL, so that no
/// source contains this.
const UNKNOWN: &str = "/*\0 C++ */ ";

/// Classes and the fields of their definitions that hold snippets.
#[rustfmt::skip]
const SNIPPETS: &[(&str, &[(&str, Section)])] = &[
    ("Pred", &[("predExpr", Section::Expressions), ("replacement", Section::Expressions)]),
    ("TypeConstraint", &[("builderCall", Section::Expressions), ("cppType", Section::Types)]),
    ("AttrConstraint", &[
        ("storageType", Section::Types), ("returnType", Section::Types),
        ("convertFromStorage", Section::Expressions), ("constBuilderCall", Section::Expressions),
        ("defaultValue", Section::Expressions),
    ]),
    ("Property", &[
        ("storageType", Section::Types), ("interfaceType", Section::Types),
        ("defaultValue", Section::Expressions), ("storageTypeValueOverride", Section::Expressions),
    ]),
    ("PredOpTrait", &[("transformer", Section::Expressions)]),
    ("AttrOrTypeParameter", &[
        ("cppType", Section::Parameters), ("cppAccessorType", Section::Parameters),
        ("cppStorageType", Section::Parameters),
        ("defaultValue", Section::Expressions),
        ("parser", Section::Expressions), ("printer", Section::Expressions),
    ]),
];

/// Classes and the fields of their definitions that hold C++ which is left out.
#[rustfmt::skip]
const LEFT_OUT: &[(&str, &[&str])] = &[
    ("Dialect", &["extraClassDeclaration"]),
    ("Op", &["extraClassDeclaration", "extraClassDefinition"]),
    ("AttrOrTypeDef", &["extraClassDeclaration", "extraClassDefinition"]),
    ("NativeTrait", &["extraConcreteClassDeclaration", "extraConcreteClassDefinition"]),
];

/// Methods that a dialect may declare in C++ in place of the bit for its hook, and that bit.
const OVERRIDES: &[(&str, &str)] = &[
    ("verifyOperationAttribute(", "hasOperationAttrVerify"),
    ("verifyRegionArgAttribute(", "hasRegionArgAttrVerify"),
    ("verifyRegionResultAttribute(", "hasRegionResultAttrVerify"),
];

/// Methods of `FunctionOpInterface` that a function overrides in C++ to verify itself.
const FUNCTION_VERIFIERS: [&str; 2] = ["LogicalResult verifyType()", "LogicalResult verifyBody()"];

/// The declaration of an op whose symbol needs no name.
const OPTIONAL_SYMBOL: &str = "isOptionalSymbol() { return true; }";

/// The method of a function that is a declaration if it has no body.
const DECLARATION: &str = "isDeclaration(";

/// The method of an op that says who sees its symbol.
const VISIBILITY: &str = "getVisibility()";

/// What the C++ of an op says about its symbol, and about it as a function.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that C++ may state"
)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SymbolFacts {
    /// The op is a symbol only if it has a name: the `impl` of `SymbolOpInterface` says so.
    pub(crate) is_optional: bool,
    /// C++ says who sees the symbol: the user writes the `impl` of `SymbolOpInterface`.
    pub(crate) has_own_visibility: bool,
    /// The function is never a declaration.
    pub(crate) is_always_defined: bool,
    /// C++ verifies the type or the body of the function.
    pub(crate) verifies_itself: bool,
}

/// What is known of upstream's definitions after their C++ is gone.
#[derive(Debug, Default)]
pub(crate) struct Upstream {
    /// The C++ that was left out.
    pub(crate) left_out: Vec<LeftOut>,
    /// The facts about ops, of those that have any.
    symbols: LookupMap<RecordId, SymbolFacts>,
}

impl Upstream {
    /// What the C++ of an op said about its symbol.
    pub(crate) fn symbol_facts(&self, op: RecordId) -> SymbolFacts {
        self.symbols.get(&op).copied().unwrap_or_default()
    }
}

/// Lists of traits: their elements must exist in Rust.
const TRAITS: &[&str] = &["Op", "AttrOrTypeDef", "TraitList"];

/// A part of a definition that is C++ and was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LeftOut {
    /// The record of the definition.
    pub(crate) owner: RecordId,
    /// The field, or the trait.
    pub(crate) part: String,
}

/// The mark between the part of a snippet that has no translation and the whole.
const OF: &str = " /*\0 of */ ";

/// Whether code is a snippet that the vocabulary does not know; the part without a translation, and the snippet. The
/// part is empty if the vocabulary itself is wrong.
pub(crate) fn unknown_snippet(code: &str) -> Option<(&str, &str)> {
    let (_, snippet) = code.split_once(UNKNOWN)?;
    snippet.split_once(OF)
}

/// Whether C++ has a constructor of its own in place of the default one, which takes all parameters: it may change them.
/// It has no body, and may have further arguments with defaults.
fn has_own_constructor(record: Record<'_>) -> bool {
    // The number of arguments, and how many of them have no default.
    let counts = |record: Record<'_>, field| match record.value(field) {
        Some(Value::Dag(dag)) => {
            let is_optional = |value: Value<'_>| {
                let argument = value.as_record();
                argument.is_some_and(|argument| argument.non_empty("defaultValue").is_some())
            };
            let required = dag.args().filter(|it| !is_optional(it.value));
            (required.count(), dag.args().count())
        }
        _ => (0, 0),
    };
    let (_, parameters) = counts(record, "parameters");
    let takes_all = |builder: &Record<'_>| {
        let (required, all) = counts(*builder, "dagParams");
        (required..=all).contains(&parameters) && builder.non_empty("body").is_none()
    };
    record.flag("skipDefaultBuilders")
        && parameters > 0
        && record.defs("builders").iter().any(takes_all)
}

/// Changes the records of the files of an invocation. `own` is the source of its tokens, which hold Rust.
pub(crate) fn adapt(keeper: &mut RecordKeeper, own: SourceId, vocabulary: &Vocabulary) -> Upstream {
    let changes = Changes::of(keeper, own, vocabulary);
    for (record, field, text) in changes.texts {
        keeper.set_text(record, field, &text);
    }
    for (record, field, index, text) in changes.arguments {
        keeper.set_argument_text(record, field, index, &text);
    }
    for (record, field, index, text) in changes.elements {
        keeper.set_element_text(record, field, index, &text);
    }
    for (record, field) in changes.emptied {
        keeper.set_text(record, field, "");
    }
    for (record, field, bit) in changes.bits {
        keeper.set_bit(record, field, bit);
    }
    for (record, field, places) in changes.removed {
        keeper.retain(record, field, |place| !places.contains(&place));
    }
    for (record, field, places) in changes.removed_arguments {
        keeper.retain_arguments(record, field, |place| !places.contains(&place));
    }
    changes.found
}

/// What becomes of the records.
#[derive(Default)]
struct Changes {
    texts: Vec<(RecordId, &'static str, String)>,
    /// Arguments of dags, by their places.
    arguments: Vec<(RecordId, &'static str, usize, String)>,
    /// Elements of lists, by their places.
    elements: Vec<(RecordId, &'static str, usize, String)>,
    emptied: Vec<(RecordId, &'static str)>,
    bits: Vec<(RecordId, &'static str, bool)>,
    /// Elements of lists, by their places.
    removed: Vec<(RecordId, &'static str, LookupSet<usize>)>,
    /// Arguments of dags, by their places.
    removed_arguments: Vec<(RecordId, &'static str, LookupSet<usize>)>,
    /// The predicates of interfaces of types, and the classes.
    interfaces: Vec<(RecordId, String)>,
    found: Upstream,
}

impl Changes {
    fn of(keeper: &RecordKeeper, own: SourceId, vocabulary: &Vocabulary) -> Self {
        let mut changes = Self::default();
        let reader = Reader::new(keeper, own, vocabulary);
        for record in keeper.own_defs() {
            if record.defining_source() == own {
                continue;
            }
            changes.translate(record, &reader);
            changes.leave_out(record, &reader);
        }
        changes.name_classes_of_aliases(keeper);
        changes
    }

    /// An alias of an interface of types has its class.
    fn name_classes_of_aliases(&mut self, keeper: &RecordKeeper) {
        for record in keeper.own_defs() {
            if !record.is_subclass_of("TypeAlias") {
                continue;
            }
            let predicate = record.def("predicate").map(Record::id);
            let mut classes = self.interfaces.iter();
            if let Some((_, class)) = classes.find(|(of, _)| Some(*of) == predicate) {
                self.texts.push((record.id(), "cppType", class.clone()));
            }
        }
    }

    fn translate(&mut self, record: Record<'_>, reader: &Reader<'_>) {
        for field in ["cppNamespace", "cppType"] {
            if let Some(path) = record.text(field).and_then(with_raw_keywords) {
                self.texts.push((record.id(), field, path));
            } else if let Some(path) = record.text(field)
                && path.starts_with("mlir::")
            {
                self.texts.push((record.id(), field, format!("::{path}")));
            }
        }
        if record.is_subclass_of("AttrOrTypeDef") {
            self.translate_parameters(record, reader);
        }
        if ["TypeInterface", "AttrInterface"]
            .iter()
            .any(|class| record.is_subclass_of(class))
        {
            self.translate_interface(record, reader);
        }
        for (class, fields) in SNIPPETS {
            if !record.is_subclass_of(class) {
                continue;
            }
            for (field, section) in *fields {
                let text = record.string_value(field);
                let Some(old) = text else {
                    continue;
                };
                // A predicate is where it is written; other fields may be made of several strings by a class of the prelude.
                let place = (*class == "Pred").then(|| record.defining_source());
                let new = default_value(record, field, old)
                    .or_else(|| reader.translate(old, place, *section));
                if let Some(new) = new {
                    if *field == "transformer" {
                        self.replace_in_predicate(record, old.text(), &new);
                    }
                    self.texts.push((record.id(), *field, new));
                }
            }
        }
    }

    /// Translates the parameters of a type or an attribute that are written as types of C++.
    fn translate_parameters(&mut self, record: Record<'_>, reader: &Reader<'_>) {
        let Some(Value::Dag(parameters)) = record.value("parameters") else {
            return;
        };
        for (index, parameter) in parameters.args().enumerate() {
            if let Value::String(ty) = parameter.value
                && let Some(new) = reader.translate(ty, None, Section::Parameters)
            {
                self.arguments.push((record.id(), "parameters", index, new));
            }
        }
    }

    /// Notes what the C++ of an op says about its symbol, and about it as a function.
    fn note_symbol(&mut self, record: Record<'_>) {
        let code = record.code_block("extraClassDeclaration");
        let code = code.map_or("", |code| code.text());
        let declares = |method: &&str| code.contains(method);
        let is_function = |of: &Record<'_>| trait_name(*of) == "FunctionOpInterface";
        let facts = SymbolFacts {
            is_optional: code.contains(OPTIONAL_SYMBOL),
            has_own_visibility: code.contains(VISIBILITY),
            is_always_defined: record.defs("traits").iter().any(is_function)
                && !code.contains(DECLARATION),
            verifies_itself: FUNCTION_VERIFIERS.iter().any(declares),
        };
        if facts != SymbolFacts::default() {
            self.found.symbols.insert(record.id(), facts);
        }
    }

    /// An interface as a constraint: if the vocabulary does not say that it is a trait of Rust, it is a class of types or
    /// attributes, which `isa` asks for.
    fn translate_interface(&mut self, record: Record<'_>, reader: &Reader<'_>) {
        let path = format!(
            "{}::{}",
            record.text_or_empty("cppNamespace"),
            trait_name(record)
        );
        if let Some(predicate) = record.def("predicate")
            && !reader.vocabulary.has_item(&path)
            && let Some(code) = reader.lookup(&format!("isa<{path}>($_self)"), Section::Expressions)
        {
            self.texts.push((predicate.id(), "predExpr", code));
            if record.is_subclass_of("TypeInterface") {
                self.interfaces.push((predicate.id(), path.clone()));
                self.texts.push((record.id(), "cppType", path));
            }
        }
    }

    /// The prelude's predicate of a `TypesMatchWith` contains the transformer, over `__ty` in place of `$_self`.
    fn replace_in_predicate(&mut self, record: Record<'_>, old: &str, new: &str) {
        let Some(predicate) = record.def("predicate") else {
            return;
        };
        let [old, new] = [old, new].map(|code| code.replace("$_self", "__ty"));
        let text = predicate.text_or_empty("predExpr").replace(&old, &new);
        self.texts.push((predicate.id(), "predExpr", text));
    }

    fn leave_out(&mut self, record: Record<'_>, reader: &Reader<'_>) {
        let owner = record.id();
        if record.is_subclass_of("Dialect")
            && let Some(code) = record.code_block("extraClassDeclaration")
        {
            let declared = OVERRIDES
                .iter()
                .filter(|(method, _)| code.text().contains(method));
            self.bits
                .extend(declared.map(|(_, bit)| (owner, *bit, true)));
        }
        for (class, fields) in LEFT_OUT {
            if !record.is_subclass_of(class) {
                continue;
            }
            for field in *fields {
                if record.code_block(field).is_some() {
                    self.emptied.push((owner, field));
                    let part = (*field).to_owned();
                    self.found.left_out.push(LeftOut { owner, part });
                }
            }
        }
        if TRAITS.iter().any(|class| record.is_subclass_of(class)) {
            self.remove(record, "traits", |value| {
                let record = value.as_record()?;
                (!reader.has_trait(record)).then(|| trait_name(record).to_owned())
            });
        }
        if record.is_subclass_of("Dialect") {
            self.remove(record, "dependentDialects", |value| {
                let path = value.as_str()?;
                (!reader.vocabulary.has_item(path)).then(|| path.to_owned())
            });
            self.name_in_full(record, "dependentDialects");
            self.remove_untyped(record);
        }
        if record.is_subclass_of("Op") {
            self.note_symbol(record);
            self.remove_unknown_methods(record);
            self.name_listed_ops(record);
        }
        if record.is_subclass_of("AttrOrTypeDef") && !self.has_own_identity(record) {
            // A storage class is C++.
            self.bits.push((owner, "genStorageClass", true));
        }
        if record.is_subclass_of("AttrOrTypeDef") && has_own_constructor(record) {
            self.bits.push((owner, "hasStorageCustomConstructor", true));
        }
        if record.is_subclass_of("Op") || record.is_subclass_of("AttrOrTypeDef") {
            self.remove(record, "builders", |_| Some("a builder".to_owned()));
            self.bits.push((owner, "skipDefaultBuilders", false));
        }
    }

    /// A mutable type with a storage class of C++ is identified by what that class calls its key, and its parameters are
    /// accessors of C++. In Rust its parameter is the type `…Key` beside the storage, which is the body.
    fn has_own_identity(&mut self, record: Record<'_>) -> bool {
        let is_mutable = flat_traits(record)
            .iter()
            .any(|listed| listed.name() == "MutableType");
        if record.flag("genStorageClass") || !is_mutable {
            return false;
        }
        let Some(Value::Dag(parameters)) = record.value("parameters") else {
            return false;
        };
        let namespace = record.text_or_empty("storageNamespace");
        let key = format!("{namespace}::{}Key", record.text_or_empty("storageClass"));
        self.arguments.push((record.id(), "parameters", 0, key));
        let others = (1..parameters.args().count()).collect();
        self.removed_arguments
            .push((record.id(), "parameters", others));
        true
    }

    /// Paths of C++ that are relative to `mlir` become absolute ones.
    fn name_in_full(&mut self, record: Record<'_>, field: &'static str) {
        let Some(Value::List(list)) = record.value(field) else {
            return;
        };
        for (place, value) in list.iter().enumerate() {
            if let Some(path) = value.as_str() {
                let path = format!("::mlir::{}", in_mlir(path));
                self.elements.push((record.id(), field, place, path));
            }
        }
    }

    /// Operations that traits list, such as the parents of an op, are named in full.
    fn name_listed_ops(&mut self, record: Record<'_>) {
        for listing in flat_traits(record) {
            if let Some((name, ops)) = listing.text("trait").and_then(listed_ops) {
                let text = format!("{name}<{}>::Impl", ops_in_full(ops));
                self.texts.push((listing.id(), "trait", text));
            }
            for (place, ops) in listing.texts("odsOps").into_iter().enumerate() {
                let text = ops_in_full(ops);
                self.elements.push((listing.id(), "odsOps", place, text));
            }
        }
    }

    /// Discardable attributes that are names of C++ classes only give helpers to C++.
    fn remove_untyped(&mut self, record: Record<'_>) {
        let field = "discardableAttrs";
        let Some(Value::Dag(attributes)) = record.value(field) else {
            return;
        };
        let mut places = LookupSet::default();
        for (place, attribute) in attributes.args().enumerate() {
            if matches!(attribute.value, Value::String(_)) {
                places.insert(place);
                let owner = record.id();
                let name = attribute.name.unwrap_or_default();
                let part = format!("the discardable attribute {name}");
                self.found.left_out.push(LeftOut { owner, part });
            }
        }
        if !places.is_empty() {
            self.removed_arguments.push((record.id(), field, places));
        }
    }

    /// C++ ignores declared methods that their interface does not have.
    fn remove_unknown_methods(&mut self, record: Record<'_>) {
        let Some(Value::List(traits)) = record.value("traits") else {
            return;
        };
        for interface in traits.iter().filter_map(Value::as_record) {
            if !interface.is_subclass_of("DeclareInterfaceMethods") {
                continue;
            }
            let methods = interface.defs("methods").into_iter();
            let known: Vec<_> = methods.filter_map(|method| method.text("name")).collect();
            let declared = interface.texts("alwaysOverriddenMethods").into_iter();
            let unknown = declared
                .enumerate()
                .filter(|(_, name)| !known.contains(name));
            let places: LookupSet<usize> = unknown.map(|(place, _)| place).collect();
            if !places.is_empty() {
                let field = "alwaysOverriddenMethods";
                self.removed.push((interface.id(), field, places));
            }
        }
    }

    /// Removes the elements of a list for which `part` has a name.
    fn remove(
        &mut self,
        record: Record<'_>,
        field: &'static str,
        part: impl Fn(Value<'_>) -> Option<String>,
    ) {
        let Some(Value::List(list)) = record.value(field) else {
            return;
        };
        let mut places = LookupSet::default();
        for (place, value) in list.iter().enumerate() {
            if let Some(part) = part(value) {
                places.insert(place);
                let owner = record.id();
                self.found.left_out.push(LeftOut { owner, part });
            }
        }
        if !places.is_empty() {
            self.removed.push((record.id(), field, places));
        }
    }
}

//! What is asked about the records, and what text of C++ becomes.

use super::{OF, UNKNOWN};
use crate::r#gen::{has_kind_trait, has_rust_trait, is_native};
use crate::model::InterfaceTrait;
use crate::model::fields::Fields as _;
use crate::model::names::is_raw_keyword;
use crate::vocabulary::{Section, Vocabulary, in_mlir};
use ods_lookup::{LookupMap, LookupSet};
use ods_tablegen::{Record, RecordKeeper, SourceId, StringValue};

/// What is asked about the records.
pub(super) struct Reader<'r> {
    pub(super) vocabulary: &'r Vocabulary,
    /// The sources that hold Rust.
    rust: LookupSet<SourceId>,
    /// Types, attributes and enums by their bare names.
    types: LookupMap<&'r str, &'r str>,
    /// Namespaces with a keyword of Rust in them, and how Rust writes them.
    keyword_namespaces: Vec<(&'r str, String)>,
}

impl<'r> Reader<'r> {
    pub(super) fn new(keeper: &'r RecordKeeper, own: SourceId, vocabulary: &'r Vocabulary) -> Self {
        let of_base = keeper.defs().chain(keeper.classes());
        let of_base = of_base.filter(|record| record.is_from_base());
        let rust = of_base.map(Record::defining_source).chain([own]).collect();
        let classes = ["AttrOrTypeDef", "EnumInfo"].into_iter();
        let defs = classes.flat_map(|class| keeper.derived_definitions(class));
        let name = |def: Record<'r>| {
            let path = def.text("cppType")?;
            Some((path.rsplit("::").next()?, path))
        };
        Self {
            vocabulary,
            rust,
            types: defs.filter_map(name).collect(),
            keyword_namespaces: keyword_namespaces(keeper),
        }
    }

    /// The new text of a snippet; `None` if it stays. A snippet of an unknown place may be Rust of the prelude.
    pub(super) fn translate(
        &self,
        text: StringValue<'_>,
        place: Option<SourceId>,
        section: Section,
    ) -> Option<String> {
        let code = text.text().trim();
        let origin = text.origin().map(|origin| origin.source);
        // A predicate of the prelude may be made of C++ that a file gives its class.
        let is_made = origin.is_none() && code.contains("llvm::");
        let place = origin.or(place.filter(|_| !is_made));
        let is_rust = place.map(|source| self.rust.contains(&source));
        if is_rust == Some(true) || code.is_empty() || code.contains("::ods_runtime::") {
            if is_rust.is_none() && code.contains("::ods_runtime::") {
                // C++ that a class makes of Rust, such as `RangeType::get(…)` of a type that the prelude has made.
                let is_made = !code.starts_with("::ods_runtime::");
                let translated = is_made.then(|| self.lookup(code, section)).flatten();
                let translated = translated.or_else(|| self.vocabulary.translate_numbers(code));
                if translated.is_some() {
                    return translated;
                }
            }
            // Code that the prelude makes has the dialect's namespace in it.
            let mut namespaces = self.keyword_namespaces.iter();
            return namespaces.find_map(|(namespace, raw)| {
                let [namespace, raw] = [format!("{namespace}::"), format!("{raw}::")];
                code.contains(&namespace)
                    .then(|| code.replace(&namespace, &raw))
            });
        }
        match (self.lookup(code, section), is_rust) {
            (Some(rust), _) => Some(rust),
            // An entry that is missing for its own error may be the one that is needed.
            (None, Some(_)) if self.vocabulary.is_partial => Some(format!("{UNKNOWN}{OF}{code}")),
            (None, Some(_)) => {
                let part = self.untranslated_part(code, section);
                Some(format!("{UNKNOWN}{part}{OF}{code}"))
            }
            (None, None) => None,
        }
    }

    /// What the vocabulary says.
    pub(super) fn lookup(&self, code: &str, section: Section) -> Option<String> {
        let type_named = |name: &str| self.types.get(name).map(|path| (*path).to_owned());
        let rust = self.vocabulary.translate(code, section, &type_named)?;
        Some(with_raw_keywords(&rust).unwrap_or(rust))
    }

    /// The part of a condition that has no translation: all of it, or one operand of `&&` and `||`.
    fn untranslated_part<'c>(&self, code: &'c str, section: Section) -> &'c str {
        let mut operands = operands_of_condition(code).into_iter();
        let unknown = operands.find(|operand| self.lookup(operand, section).is_none());
        match unknown {
            Some(operand) if operand.len() < code.len() => self.untranslated_part(operand, section),
            _ => code,
        }
    }

    /// Whether a trait or an interface exists in Rust: it is the prelude's, or the vocabulary has it.
    pub(super) fn has_trait(&self, record: Record<'_>) -> bool {
        if record.is_from_base() || record.is_subclass_of("TraitList") {
            return true;
        }
        if record.is_subclass_of("PredTrait") || record.is_subclass_of("GenInternalTrait") {
            return true;
        }
        let (namespace, name) = (record.text_or_empty("cppNamespace"), trait_name(record));
        let is_of_runtime = namespace.starts_with("::ods_runtime");
        if record.is_subclass_of("DeclareInterfaceMethods") {
            let mut kinds = ["TypeInterface", "AttrInterface"].into_iter();
            let interface = InterfaceTrait::new(record);
            let is_of_kind = kinds.any(|class| record.is_subclass_of(class));
            let has_trait = if is_of_kind {
                has_kind_trait(interface)
            } else {
                has_rust_trait(interface)
            };
            if !has_trait {
                return false;
            }
        }
        if is_of_runtime && (record.is_subclass_of("InterfaceTrait") || is_native(name)) {
            return true;
        }
        let path = match name {
            _ if name.contains("::") => name.to_owned(),
            // Native traits without a namespace of their own are in `mlir::OpTrait`.
            _ if is_of_runtime => format!("::mlir::OpTrait::{name}"),
            _ => format!("{namespace}::{name}"),
        };
        self.vocabulary.has_item(&path)
    }
}

/// What `||`, or if there is none `&&`, separates outside of brackets, without brackets around all.
fn operands_of_condition(code: &str) -> Vec<&str> {
    for operator in ["||", "&&"] {
        let mut operands = Vec::new();
        let (mut depth, mut start) = (0_u32, 0);
        for (at, char) in code.char_indices() {
            match char {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ if depth == 0 && code[at..].starts_with(operator) => {
                    operands.push(code[start..at].trim());
                    start = at + operator.len();
                }
                _ => {}
            }
        }
        if !operands.is_empty() {
            operands.push(code[start..].trim());
            return operands;
        }
    }
    let inner = code.trim_start_matches('!').trim();
    let inner = inner
        .strip_prefix('(')
        .and_then(|inner| inner.strip_suffix(')'));
    inner
        .filter(|inner| is_balanced(inner))
        .into_iter()
        .collect()
}

/// Whether no bracket is closed that was not opened.
fn is_balanced(code: &str) -> bool {
    let mut depth = 0;
    code.chars().all(|char| {
        depth += match char {
            '(' | '[' | '{' => 1,
            ')' | ']' | '}' => -1,
            _ => 0,
        };
        depth >= 0
    })
}

/// The default value of an attribute that C++ converts to its type: `{}` of a set of bits, a number of a `bool`.
pub(super) fn default_value(
    record: Record<'_>,
    field: &str,
    value: StringValue<'_>,
) -> Option<String> {
    if field != "defaultValue" {
        return None;
    }
    match value.text().trim() {
        "{}" => {
            // An integer of C++ that is initialized by `{}` is 0.
            let is_integer = |ty: &str| matches!(ty.trim(), "uint64_t" | "int64_t" | "u64" | "i64");
            if record.text("returnType").is_some_and(is_integer) {
                return Some("0".to_owned());
            }
            let base = record.def("baseAttr")?.def("enum")?;
            let is_of_bits = base.is_subclass_of("BitEnumBase");
            is_of_bits.then(|| "::core::default::Default::default()".to_owned())
        }
        number @ ("0" | "1") => {
            let is_bool = record.text("returnType") == Some("bool");
            is_bool.then(|| (number == "1").to_string())
        }
        _ => None,
    }
}

fn keyword_namespaces(keeper: &RecordKeeper) -> Vec<(&str, String)> {
    let dialects = keeper.derived_definitions("Dialect").into_iter();
    let namespaces = dialects.filter_map(|dialect| dialect.text("cppNamespace"));
    namespaces
        .filter_map(|namespace| Some((namespace, with_raw_keywords(namespace)?)))
        .collect()
}

/// A path whose segments may be keywords of Rust, such as `::mlir::async`; `None` if none is.
pub(super) fn with_raw_keywords(path: &str) -> Option<String> {
    let (first, rest) = path.split_once("::")?;
    if !rest.split("::").any(is_raw_keyword) {
        return None;
    }
    let segments = rest.split("::").map(|segment| {
        let raw = if is_raw_keyword(segment) { "r#" } else { "" };
        format!("::{raw}{segment}")
    });
    Some(first.to_owned() + &segments.collect::<String>())
}

/// The name of a trait whose arguments are operations, and those.
pub(super) fn listed_ops(text: &str) -> Option<(&str, &str)> {
    let (name, ops) = text.strip_suffix(">::Impl")?.split_once('<')?;
    ops.contains("::").then_some((name, ops))
}

/// The paths of operations; a bare name is one of the dialect.
pub(super) fn ops_in_full(ops: &str) -> String {
    let path = |op: &str| {
        if op.contains("::") {
            format!("::mlir::{}", in_mlir(op))
        } else {
            op.to_owned()
        }
    };
    let paths: Vec<_> = ops.split(',').map(|op| path(op.trim())).collect();
    paths.join(", ")
}

/// The C++ name of a trait or an interface.
pub(super) fn trait_name(record: Record<'_>) -> &str {
    let name = record.non_empty("cppInterfaceName");
    let name = name.unwrap_or_else(|| record.text_or_empty("trait"));
    let name = name.trim_end_matches("::Trait").trim_end_matches("::Impl");
    name.split('<').next().unwrap_or(name)
}

//! Random operations in generic form, generated from their definitions.

use ods_runtime::op::OpInfo;
use ods_runtime::op::spec::{Arity, OpSpec, Presence, Segments, ValueSpec};
use ods_runtime::prelude::*;
use ods_tests::generate::Random;
use std::fmt::Write as _;
use std::sync::Arc;

/// Types for operands and results.
const TYPES: &[&str] = &[
    "i32",
    "i32",
    "i64",
    "i1",
    "f32",
    "index",
    "tensor<2xi32>",
    "tuple<i32>",
    "memref<2xf32>",
    "vector<4xi32>",
    "!test.smpla",
    "!rt.box<i32>",
    "() -> i32",
];

/// Values for attributes and properties.
const ATTRIBUTES: &[&str] = &[
    "0",
    "1",
    "-7",
    "5 : i32",
    "2 : i8",
    "true",
    "false",
    "1.5",
    "2.5 : f32",
    "\"text\"",
    "\"two words\"",
    "\"i32\"",
    "unit",
    "i32",
    "!rt.box<i1>",
    "[]",
    "[1, 2]",
    "[\"a\"]",
    "{}",
    "{x = 1}",
    "@symbol",
    "@\"odd name\"",
    "@a::@b",
    "array<i64>",
    "array<i64: 1, -2>",
    "array<i32: 3>",
    "affine_map<(d0) -> (d0)>",
    "dense<1> : tensor<2xi32>",
    "#rt.level<high>",
    "#rt.level<low>",
    "#rt.set<read, write>",
    "#rt.pair<1, i32>",
    "0 : i32",
    "1 : i32",
    "2 : i32",
    "3 : i32",
    "4 : i32",
    "0 : i64",
    "2",
    "3",
    "\"default\"",
];

/// Regions for operations.
const REGIONS: &[&str] = &[
    "{}",
    "{\n\"u.inner\"() : () -> ()\n}",
    "{\n\"rt.stop\"() : () -> ()\n}",
    "{\n\"rt.stop\"() {x} : () -> ()\n}",
    "{\n\"u.inner\"() : () -> ()\n\"rt.stop\"() : () -> ()\n}",
    "{\n^bb0(%arg0: i32):\n\"rt.stop\"() : () -> ()\n}",
];

/// Text that may follow an operation.
const NEXT: &[&str] = &["\"u.next\"() : () -> ()", "%next = \"u.next\"() : () -> i1"];

/// Parses a module; accepts unregistered operations.
pub(crate) fn parse(
    registry: &Arc<DialectRegistry>,
    text: &str,
) -> Result<(Ir, Operation), String> {
    let mut ir = Ir::with_registry(Arc::clone(registry));
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    let module = parse_source(&mut ir, "round-trip.mlir", text.as_bytes(), options)
        .map_err(|errors| format!("{errors:?}"))?;
    Ok((ir, module))
}

/// Groups of operands or results.
#[derive(Default)]
struct Values {
    types: Vec<String>,
    /// The size of each group.
    sizes: Vec<usize>,
    /// The sizes of the groups in a group, by the slot that holds them.
    nested: Vec<(usize, Vec<usize>)>,
}

/// A generator of operations.
pub(crate) struct Operations {
    /// Whether lists may be empty, and whether operations of any form may follow.
    pub(crate) any: bool,
    pub(crate) random: Random,
    types: Vec<Type>,
    attributes: Vec<Attribute>,
}

impl Operations {
    pub(crate) fn new(registry: &Arc<DialectRegistry>, seed: u64) -> Self {
        let entries = TYPES.iter().chain(ATTRIBUTES).enumerate();
        let entries: Vec<String> = entries
            .map(|(at, attr)| format!("a{at} = {attr}"))
            .collect();
        let text = format!("module attributes {{{}}} {{}}", entries.join(", "));
        let (ir, module) = parse(registry, &text).expect("they are right");
        let value = |at: usize| {
            module
                .attribute(&ir, &format!("a{at}"))
                .expect("it is there")
                .clone()
        };
        let types = (0..TYPES.len()).map(|at| match value(at) {
            Attribute::Type(ty) => ty.0.clone(),
            other => panic!("{other} is no type"),
        });
        Self {
            any: true,
            random: Random::new(seed),
            types: types.collect(),
            attributes: (0..ATTRIBUTES.len())
                .map(|at| value(TYPES.len() + at))
                .collect(),
        }
    }

    /// A module with an operation of this definition, valid or not.
    pub(crate) fn module(&mut self, info: &OpInfo) -> Option<String> {
        let spec = info.spec();
        let same = self
            .random
            .once_in(2)
            .then(|| self.common_type(spec))
            .flatten();
        let operands = self.values(&spec.operands, spec.operand_segments, same.as_ref())?;
        let results = self.values(&spec.results, spec.result_segments, same.as_ref())?;
        let attributes = self.attributes(spec, &operands, &results)?;
        let mut regions = Vec::new();
        for region in &spec.regions {
            for _ in 0..self.count(region.variadic) {
                regions.push((*self.random.pick(REGIONS)).to_owned());
            }
        }
        let mut successors = Vec::new();
        for successor in &spec.successors {
            for _ in 0..self.count(successor.variadic) {
                successors.push(format!("^bb{}", 1 + self.random.below(2)));
            }
        }
        let mut text = "\"u.blocks\"() ({\n".to_owned();
        let (operands, results) = (operands.types, results.types);
        let names: Vec<String> = (0..operands.len()).map(|at| format!("%v#{at}")).collect();
        if !operands.is_empty() {
            let count = operands.len();
            let _ = writeln!(
                text,
                "%v:{count} = \"u.values\"() : () -> ({})",
                operands.join(", ")
            );
        }
        if !results.is_empty() {
            let _ = write!(text, "%r:{} = ", results.len());
        }
        let _ = write!(text, "\"{}\"({})", info.name(), names.join(", "));
        for (parts, open, close) in [
            (&successors, "[", "]"),
            (&attributes, " <{", "}>"),
            (&regions, " (", ")"),
        ] {
            if !parts.is_empty() {
                let _ = write!(text, "{open}{}{close}", parts.join(", "));
            }
        }
        if self.random.once_in(3) {
            text += " {rt.extra = 1 : i8}";
        }
        let _ = writeln!(
            text,
            " : ({}) -> ({})",
            operands.join(", "),
            results.join(", ")
        );
        if !spec.is_terminator {
            let next = if self.any {
                self.random.pick(NEXT)
            } else {
                "\"rt.mark\"() : () -> ()\n\"u.end\"() : () -> ()"
            };
            let _ = writeln!(text, "{next}");
        }
        for block in 1..3 {
            let _ = writeln!(text, "^bb{block}:\n\"u.next\"() : () -> ()");
        }
        text += "}) : () -> ()\n";
        Some(text)
    }

    fn count(&mut self, variadic: bool) -> usize {
        let least = usize::from(!self.any);
        if variadic {
            least + self.random.below(4 - least)
        } else {
            1
        }
    }

    /// A type that all operands and results accept.
    fn common_type(&mut self, spec: &OpSpec) -> Option<Type> {
        let all = || spec.operands.iter().chain(&spec.results);
        let fits = |ty: &&Type| all().all(|value| value.constraint.accepts(ty));
        let fitting: Vec<Type> = self.types.iter().filter(fits).cloned().collect();
        (!fitting.is_empty()).then(|| self.random.pick(&fitting).clone())
    }

    /// The types of groups, the size of each, and the sizes of the groups in each.
    fn values(
        &mut self,
        groups: &[ValueSpec],
        segments: Segments,
        same: Option<&Type>,
    ) -> Option<Values> {
        let mut values = Values::default();
        let usual = self.count(true);
        for group in groups {
            let count = match group.arity {
                Arity::One => 1,
                Arity::Optional if segments == Segments::Same => usual.min(1),
                Arity::Optional => self.random.below(2),
                Arity::Variadic if segments == Segments::Same || self.random.once_in(2) => usual,
                Arity::Variadic => self.count(true),
                Arity::VariadicOfVariadic { segments } => {
                    let of: Vec<usize> = (0..self.random.below(4))
                        .map(|_| self.random.below(3))
                        .collect();
                    let count = of.iter().sum();
                    values.nested.push((segments, of));
                    count
                }
            };
            values.sizes.push(count);
            let fits = |ty: &&Type| group.constraint.accepts(ty);
            let fitting: Vec<&Type> = self.types.iter().filter(fits).collect();
            for _ in 0..count {
                if fitting.is_empty() {
                    return None;
                }
                let ty = same.unwrap_or(*self.random.pick(&fitting));
                values.types.push(ty.to_string());
            }
        }
        Some(values)
    }

    fn attributes(
        &mut self,
        spec: &OpSpec,
        operands: &Values,
        results: &Values,
    ) -> Option<Vec<String>> {
        let mut entries = Vec::new();
        for (slot, declared) in spec.slots.iter().enumerate() {
            let name = declared.name;
            let sizes = (operands.nested)
                .iter()
                .find(|(of, _)| *of == slot)
                .map(|(_, sizes)| sizes.as_slice());
            let sizes = match (sizes, declared.presence) {
                (None, Presence::Segments) if name == "operandSegmentSizes" => {
                    Some(operands.sizes.as_slice())
                }
                (None, Presence::Segments) => Some(results.sizes.as_slice()),
                (sizes, _) => sizes,
            };
            if let Some(sizes) = sizes {
                let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
                let colon = if sizes.is_empty() { "" } else { ": " };
                entries.push(format!("{name} = array<i32{colon}{}>", sizes.join(", ")));
                continue;
            }
            let is_required = matches!(declared.presence, Presence::Required);
            if !is_required && self.random.once_in(2) {
                continue;
            }
            let fits = |attr: &&Attribute| declared.constraint.accepts(attr);
            let mut fitting: Vec<Attribute> =
                self.attributes.iter().filter(fits).cloned().collect();
            match declared.presence {
                Presence::Default(make) => fitting.push(make()),
                // It is printed as if it were absent.
                Presence::OptionalDefault(make) => fitting.retain(|attr| *attr != make()),
                _ => {}
            }
            if fitting.is_empty() && !is_required {
                continue;
            }
            if fitting.is_empty() {
                return None;
            }
            entries.push(format!("{name} = {}", self.random.pick(&fitting)));
        }
        for property in &spec.properties {
            if property.has_default && self.random.once_in(2) {
                continue;
            }
            let fits = |attr: &&Attribute| {
                let value = property.def.value_of(attr);
                value.is_ok_and(|value| property.def.accepts(&value))
            };
            let fitting: Vec<&Attribute> = self.attributes.iter().filter(fits).collect();
            if fitting.is_empty() {
                return None;
            }
            entries.push(format!(
                "{} = {}",
                property.name,
                self.random.pick(&fitting)
            ));
        }
        Some(entries)
    }
}

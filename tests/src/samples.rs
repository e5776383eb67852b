//! An operation for each definition, as text, with types, attributes and regions that satisfy
//! its constraints, if some sample does.

use ods_runtime::attributes::DenseArrayAttr;
use ods_runtime::op::OpInfo;
use ods_runtime::op::spec::{Arity, OpSpec, Presence, Segments, ValueSpec};
use ods_runtime::prelude::*;
use std::fmt::Write as _;

/// Regions with different numbers of blocks.
const REGIONS: [&str; 3] = [
    "{}",
    "{\n\"t.end\"() : () -> ()\n}",
    "{\n^bb0(%a: i64):\n\"t.end\"()[^bb1] : () -> ()\n^bb1:\n\"t.end\"() : () -> ()\n}",
];

/// An operation of the definition, in generic form, with the operations that it needs around
/// it. It is valid unless the op has further requirements.
pub fn sample(info: &OpInfo) -> String {
    let spec = info.spec();
    let operands = values(&spec.operands);
    let results = values(&spec.results);
    let total = operands.iter().map(Vec::len).sum::<usize>();
    let operand_types = listed(operands.iter().flatten());
    let result_types = listed(results.iter().flatten());
    let names = listed((0..total).map(|number| format!("%v#{number}")));
    let properties = listed(inherent(spec, &operands, &results));
    let regions = listed(regions(spec));
    let successors = listed(successors(spec));
    let mut text = "\"t.around\"() ({\n".to_owned();
    if total > 0 {
        let _ = writeln!(text, "%v:{total} = \"t.make\"() : () -> ({operand_types})");
    }
    let _ = write!(text, "\"{}\"({names})", info.name());
    for (open, list, close) in [
        ("[", &successors, "]"),
        (" <{", &properties, "}>"),
        (" (", &regions, ")"),
    ] {
        if !list.is_empty() {
            let _ = write!(text, "{open}{list}{close}");
        }
    }
    let _ = writeln!(text, " : ({operand_types}) -> ({result_types})");
    if !spec.is_terminator {
        text.push_str("\"t.end\"() : () -> ()\n");
    }
    text + "^next:\n\"t.end\"() : () -> ()\n}) : () -> ()\n"
}

fn listed(items: impl IntoIterator<Item = impl ToString>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}

/// The types of each group; variadic groups get two.
fn values(groups: &[ValueSpec]) -> Vec<Vec<Type>> {
    let of_group = |group: &ValueSpec| {
        let ty = types().into_iter().find(|ty| group.constraint.accepts(ty));
        let count = match group.arity {
            Arity::One | Arity::Optional => 1,
            Arity::Variadic | Arity::VariadicOfVariadic { .. } => 2,
        };
        vec![ty.unwrap_or_else(Type::i64); count]
    };
    groups.iter().map(of_group).collect()
}

/// `name = value` for attributes and properties.
fn inherent(spec: &OpSpec, operands: &[Vec<Type>], results: &[Vec<Type>]) -> Vec<String> {
    let is_group_sizes = |slot| {
        let arity = Arity::VariadicOfVariadic { segments: slot };
        spec.operands.iter().any(|group| group.arity == arity)
    };
    let sizes =
        |groups: &[Vec<Type>]| format!("array<i32: {}>", listed(groups.iter().map(Vec::len)));
    let slots = spec.slots.iter().enumerate().filter_map(|(number, slot)| {
        let value = match slot.presence {
            _ if is_group_sizes(number) => "array<i32: 1, 1>".to_owned(),
            Presence::Segments if spec.operand_segments == Segments::Slot(number) => {
                sizes(operands)
            }
            Presence::Segments => sizes(results),
            _ => {
                let mut attributes = attributes().into_iter();
                let accepted = attributes.find(|attr| {
                    let class = slot.constraint.class;
                    slot.constraint.accepts(attr)
                        && class.is_none_or(|class| (class.contains)(attr))
                });
                accepted?.to_string()
            }
        };
        Some(format!("{} = {value}", slot.name))
    });
    let properties = spec.properties.iter().filter_map(|property| {
        let mut attributes = attributes().into_iter();
        let accepted = attributes.find(|attr| {
            let value = property.def.value_of(attr);
            value.is_ok_and(|value| property.def.accepts(&value))
        });
        Some(format!("{} = {}", property.name, accepted?))
    });
    slots.chain(properties).collect()
}

fn regions(spec: &OpSpec) -> Vec<&'static str> {
    let (ir, samples, _) = nested();
    let one = spec.regions.iter().map(|region| {
        let mut numbered = samples.iter().zip(REGIONS);
        let accepted = numbered.find(|(sample, _)| region.constraint.accepts(**sample, &ir));
        let text = accepted.map_or(REGIONS[0], |(_, text)| text);
        vec![text; 1 + usize::from(region.variadic)]
    });
    one.flatten().collect()
}

fn successors(spec: &OpSpec) -> Vec<&'static str> {
    let one = spec.successors.iter();
    one.flat_map(|successor| vec!["^next"; 1 + usize::from(successor.variadic)])
        .collect()
}

/// Sample types of several kinds.
pub(crate) fn types() -> Vec<Type> {
    let mut types = vec![
        Type::i1(),
        Type::i32(),
        Type::i64(),
        Type::signed(32),
        Type::unsigned(8),
        Type::index(),
        Type::f32(),
        Type::f64(),
        Type::f80(),
        Type::complex(Type::f64()),
        Type::tuple([Type::i32()]),
    ];
    for element in [Type::f32(), Type::f64(), Type::i32()] {
        types.push(RankedTensorType::new([2, 3], element).into());
    }
    types
}

/// Sample attributes of several kinds.
pub(crate) fn attributes() -> Vec<Attribute> {
    let mut attributes = vec![
        Attribute::unit(),
        Attribute::integer(&Type::i64(), 3),
        Attribute::integer(&Type::i64(), 4),
        Attribute::integer(&Type::i32(), 0),
        Attribute::integer(&Type::i1(), 1),
        Attribute::string("text"),
        Attribute::array([]),
        Attribute::symbol_ref("symbol"),
        DenseArrayAttr::from_i32s(&[1, 1]).into(),
    ];
    attributes.extend(types().into_iter().map(Attribute::ty));
    attributes
}

/// Regions with different numbers of blocks, and their blocks.
pub(crate) fn nested() -> (Ir, Vec<Region>, Vec<Block>) {
    let text = format!("\"t.op\"() ({}) : () -> ()", REGIONS.join(", "));
    let mut ir = Ir::new();
    let mut options = ParseOptions::default();
    options.allow_unregistered_dialects = true;
    let module = parse_source(&mut ir, "samples", text.as_bytes(), options);
    let module = module.expect("the samples are right");
    let body = module.cast::<ModuleOp>(&ir).expect("a module").body(&ir);
    let op = body.operations(&ir).next().expect("the op");
    let regions = op.regions(&ir).to_vec();
    let blocks = regions
        .iter()
        .flat_map(|region| region.blocks(&ir))
        .collect();
    (ir, regions, blocks)
}

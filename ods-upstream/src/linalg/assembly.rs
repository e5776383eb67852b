//! The text of structured operations.

use super::body::{BodyBuilder, Step};
use super::structured::parse_maps;
use super::{GenericOp, IteratorTypeAttr, TypeFn, TypeFnAttr, YieldOp};
use crate::utils::IteratorType;
use ods_runtime::attributes::{
    ArrayAttr, DenseArrayAttr, DictionaryAttr, NamedAttribute, StringAttr,
};
use ods_runtime::op::{attributes_violate, set_from_attribute};
use ods_runtime::prelude::*;

/// The attribute that keeps the maps of a named operation.
pub(super) const MEMOIZED: &str = "linalg.memoized_indexing_maps";

/// The types of inputs and of outputs.
pub(super) type OperandTypes = [Vec<Type>; 2];

/// What structured operations begin with.
pub(super) struct Header {
    pub(super) types: OperandTypes,
    /// The text between `<` and `>`.
    properties: Option<Attribute>,
    /// An attribute that the operation had before.
    repeated: Option<NamedAttribute>,
}

impl Header {
    /// Sets the properties, of which MLIR takes notice when all of the operation is parsed, as it does of attributes that
    /// occur twice.
    pub(super) fn set_properties(
        &self,
        p: &mut OpParser<'_, '_>,
        state: &mut OperationState,
    ) -> Parsed<()> {
        if let Some(repeated) = &self.repeated {
            let name = &repeated.name;
            let message = format!("attribute '{name}' occurs more than once in the attribute list");
            return Err(p.emit_error(p.name_offset(), message));
        }
        let (Some(properties), Some(info)) = (&self.properties, state.info()) else {
            return Ok(());
        };
        let Err(reason) = set_from_attribute(state, info.spec(), properties) else {
            return Ok(());
        };
        let name = info.name();
        let message = format!("invalid properties {properties} for op {name}: {reason}");
        let offset = p.name_offset();
        // It is no error of the text of the operation.
        let tokens: &mut AsmParser<'_> = p;
        Err(tokens.emit_error(offset, message))
    }
}

/// The sizes of the groups of operands.
fn segments_of(types: &OperandTypes) -> Attribute {
    let count = |group: &Vec<Type>| i32::try_from(group.len()).unwrap_or(i32::MAX);
    DenseArrayAttr::from_i32s(&[count(&types[0]), count(&types[1])]).into()
}

// (`<` attribute `>`)?
fn parse_properties(p: &mut OpParser<'_, '_>) -> Parsed<Option<Vec<NamedAttribute>>> {
    if !p.parse_optional_less() {
        return Ok(None);
    }
    let start = p.offset();
    let Attribute::Dictionary(properties) = p.parse_attribute(None)? else {
        return Err(p.emit_error(start, "expected a dictionary of properties"));
    };
    p.parse_greater()?;
    Ok(Some(properties.iter().cloned().collect()))
}

/// Parses what structured operations have in common: attributes, inputs and outputs. Attributes that the operation has
/// already, of its own syntax, are `given`.
// (`<` dictionary `>`)? attr-dict (`ins` operands)? (`outs` operands)?
pub(super) fn parse_common(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    segments: bool,
    given: &[NamedAttribute],
) -> Parsed<Header> {
    let properties = parse_properties(p)?;
    let attributes_offset = p.offset_for_errors();
    let entries = p.parse_optional_attribute_dict()?;
    let violation = state
        .info()
        .filter(|_| properties.is_none())
        .and_then(|info| {
            let entries = [given, &entries].concat();
            attributes_violate(info.spec(), &entries)
        });
    let (repeated, entries): (Vec<_>, Vec<_>) = entries
        .into_iter()
        .partition(|entry| state.attribute(&entry.name).is_some());
    p.set_attributes(state, entries)?;
    let mut types = OperandTypes::default();
    let mut unresolved = Vec::new();
    for (keyword, types) in ["ins", "outs"].into_iter().zip(&mut types) {
        let (mut operands, mut offset) = (Vec::new(), p.offset());
        if p.parse_optional_keyword(keyword) {
            p.parse_l_paren()?;
            if keyword == "ins" {
                offset = p.offset();
            }
            operands = p.parse_operand_list(Delimiter::None)?;
            types.extend(p.parse_colon_type_list()?);
            p.parse_r_paren()?;
        }
        unresolved.push((operands, offset));
    }
    for ((operands, offset), types) in unresolved.iter().zip(&types) {
        p.resolve_operands(operands, types, *offset, &mut state.operands)?;
    }
    let name = "operandSegmentSizes";
    if segments {
        state.set_attribute(name, segments_of(&types));
    }
    if let Some(violation) = violation {
        let message = format!("'{}' op {violation}", state.name());
        return Err(p.emit_error(attributes_offset, message));
    }
    let properties = properties.map(|mut entries| {
        if segments && entries.iter().all(|entry| entry.name != *name) {
            entries.push(NamedAttribute::new(name, segments_of(&types)));
        }
        DictionaryAttr::new(entries).into()
    });
    Ok(Header {
        types,
        properties,
        repeated: repeated.into_iter().next(),
    })
}

pub(super) fn print_common(p: &mut OpPrinter<'_>, groups: [&[Value]; 2]) {
    for (keyword, values) in ["ins", "outs"].into_iter().zip(groups) {
        if !values.is_empty() {
            p.write(" ");
            p.write(keyword);
            p.write("(");
            p.print_operands(values);
            p.write(" : ");
            p.print_types_of(values);
            p.write(")");
        }
    }
}

/// The element of a tensor or a memref, else the type itself.
pub(super) fn element_or_self(ty: &Type) -> Type {
    match ty {
        Type::RankedTensor(_) | Type::MemRef(_) => ty.element_type().unwrap_or(ty).clone(),
        _ => ty.clone(),
    }
}

/// Builds the body of a named operation. Where that fails, `start` is the place of the error.
pub(super) fn build_body(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    types: &OperandTypes,
    steps: &[Step],
    start: u32,
) -> Parsed<()> {
    let arguments: Vec<Type> = types.iter().flatten().map(element_or_self).collect();
    let cast = state
        .attribute("cast")
        .and_then(|cast| Some(cast.downcast::<TypeFnAttr>()?.value()));
    // As in MLIR, bodies are from nowhere.
    let location = Location::UNKNOWN;
    let region = p.ir().create_region();
    let block = region.add_block(p.ir(), &arguments);
    let cast = cast.unwrap_or(TypeFn::cast_signed);
    let mut builder = BodyBuilder {
        ir: p.ir(),
        block,
        location,
        cast,
    };
    let built = builder.build(steps);
    state.regions.push(region);
    built.map_err(|message| p.emit_error(start, message))
}

pub(super) fn parse_named(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    expected: usize,
    steps: &[Step],
) -> Parsed<()> {
    let start = p.offset_for_errors();
    let header = parse_common(p, state, true, &[])?;
    p.parse_optional_attr_dict(state)?;
    state
        .result_types
        .extend(p.parse_optional_arrow_type_list()?);
    let types = &header.types;
    let found = types[0].len() + types[1].len();
    if found != expected {
        let message = format!(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects {expected} args, got {found}"
        );
        return Err(p.emit_error_here(message));
    }
    build_body(p, state, types, steps, start)?;
    header.set_properties(p, state)
}

/// Keeps the maps of an operation as an attribute, as MLIR does when it verifies one.
pub(super) fn memoize_maps(state: &mut OperationState, maps: Option<(u32, &str)>) {
    if state.attribute(MEMOIZED).is_some() {
        return;
    }
    let maps = maps.and_then(|maps| parse_maps(&|name| state.attribute(name), maps));
    if let Some(maps) = maps {
        let maps: Vec<Attribute> = maps.into_iter().map(Attribute::AffineMap).collect();
        state.set_attribute(MEMOIZED, ArrayAttr::new(maps).into());
    }
}

fn print_results(p: &mut OpPrinter<'_>, op: Operation) {
    let ir = p.ir();
    let types: Vec<&Type> = op.results(ir).iter().map(|result| result.ty(ir)).collect();
    if !types.is_empty() {
        p.print_arrow_type_list(types);
    }
}

pub(super) fn print_named(
    p: &mut OpPrinter<'_>,
    op: Operation,
    groups: [&[Value]; 2],
    elided: &[&str],
) {
    let mut names = vec!["operandSegmentSizes", MEMOIZED];
    names.extend(elided);
    p.print_optional_attr_dict_with_defaults(op, &names);
    print_common(p, groups);
    print_results(p, op);
}

/// The attributes in front of the operands of `linalg.generic`, and one that is after them.
const TRAIT: [&str; 5] = [
    "doc",
    "indexing_maps",
    "iterator_types",
    "library_call",
    "operandSegmentSizes",
];

/// The names of kinds of iterators as attributes.
fn iterator_types(
    p: &mut OpParser<'_, '_>,
    attribute: Option<&Attribute>,
    start: u32,
) -> Parsed<Attribute> {
    let Some(Attribute::Array(names)) = attribute else {
        return Err(p.emit_error(start, "expected \"iterator_types\" array attribute"));
    };
    let mut kinds = Vec::new();
    for name in names.iter() {
        let Attribute::String(name) = name else {
            continue;
        };
        let name = name.value();
        let kind = [IteratorType::parallel, IteratorType::reduction];
        let Some(kind) = kind.into_iter().find(|kind| kind.stringify() == name) else {
            let message = format!("unexpected iterator_type ({name})");
            return Err(p.emit_error_here(message));
        };
        kinds.push(Attribute::from(IteratorTypeAttr::get(kind)));
    }
    Ok(ArrayAttr::new(kinds).into())
}

impl CustomAssembly for GenericOp {
    // dictionary operands (`attrs` `=` attr-dict)? region (`->` types)?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let start = p.offset();
        let Attribute::Dictionary(attributes) = p.parse_attribute(None)? else {
            return Err(p.emit_error(start, "invalid kind of attribute specified"));
        };
        for entry in attributes.iter() {
            state.set_attribute(entry.name.as_str(), entry.value.clone());
        }
        let name = "iterator_types";
        let kinds = iterator_types(p, attributes.get(name), start)?;
        state.set_attribute(name, kinds.clone());
        let mut given: Vec<NamedAttribute> = attributes.iter().cloned().collect();
        given.retain(|entry| entry.name != *name);
        given.push(NamedAttribute::new(name, kinds));
        let header = parse_common(p, state, true, &given)?;
        if p.parse_optional_keyword("attrs") {
            p.parse_equal()?;
            p.parse_optional_attr_dict(state)?;
        }
        let region = p.parse_region()?;
        state.regions.push(region);
        state
            .result_types
            .extend(p.parse_optional_arrow_type_list()?);
        header.set_properties(p, state)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let mut entries = Vec::new();
        for name in &TRAIT[..4] {
            let Some(value) = op.attribute(ir, name) else {
                continue;
            };
            let value = match value {
                Attribute::Array(kinds) if *name == "iterator_types" => {
                    let names = kinds
                        .iter()
                        .filter_map(|kind| kind.downcast::<IteratorTypeAttr>());
                    let names =
                        names.map(|kind| StringAttr::new(&*kind.value().stringify()).into());
                    ArrayAttr::new(names.collect::<Vec<Attribute>>()).into()
                }
                _ => value.clone(),
            };
            entries.push(NamedAttribute::new(*name, value));
        }
        p.write(" ");
        if !entries.is_empty() {
            p.print_attribute(&DictionaryAttr::new(entries).into());
        }
        print_common(p, [self.inputs(ir), self.outputs(ir)]);
        if op
            .attributes(ir)
            .iter()
            .any(|entry| !TRAIT.contains(&entry.name.as_str()))
        {
            p.write(" attrs = ");
            p.print_optional_attr_dict(op, &TRAIT);
        }
        let region = self.region(ir);
        if region.entry_block(ir).is_some() {
            p.write(" ");
            p.print_region(
                region,
                RegionStyle {
                    entry_arguments: true,
                    terminators: true,
                    empty_block: false,
                },
            );
        }
        print_results(p, op);
    }
}

impl CustomAssembly for YieldOp {
    // operands attr-dict (`:` types)?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let start = p.offset();
        let operands = p.parse_operand_list(Delimiter::None)?;
        p.parse_optional_attr_dict(state)?;
        if operands.is_empty() {
            return Ok(());
        }
        let types = p.parse_colon_type_list()?;
        p.resolve_operands(&operands, &types, start, &mut state.operands)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (op, ir) = (self.operation(), p.ir());
        let values = op.operands(ir);
        if !values.is_empty() {
            p.write(" ");
            p.print_operands(values);
        }
        p.print_optional_attr_dict(op, &[]);
        if !values.is_empty() {
            p.write(" : ");
            p.print_types_of(values);
        }
    }
}

//! The text of calls, of functions and of intrinsics.

use super::keywords::{parse_optional_word, print_word};
use super::{
    AssumeOp, CConv, CConvAttr, CallIntrinsicOp, CallOp, FastmathFlags, InvokeOp, LLVMVoidType,
    TailCallKind, TailCallKindAttr,
};
use ods_runtime::attributes::{
    DenseArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr, TypeAttr,
};
use ods_runtime::prelude::*;
use ods_runtime::text::lexer::TokenKind;

/// Bundles of operands, with the types of those and a tag each.
#[derive(Default)]
struct Bundles {
    operands: Vec<Vec<UnresolvedOperand>>,
    types: Vec<Vec<Type>>,
    tags: Vec<Attribute>,
    offset: u32,
}

// bundles ::= (`[` (bundle (`,` bundle)*)? `]`)?
// bundle ::= string `(` (operands `:` types)? `)`
fn parse_bundles(p: &mut OpParser<'_, '_>) -> Parsed<Bundles> {
    let mut bundles = Bundles {
        offset: p.offset(),
        ..Bundles::default()
    };
    if !p.parse_optional_l_square() || p.parse_optional_r_square() {
        return Ok(bundles);
    }
    loop {
        let tag = p.parse_string()?;
        bundles.tags.push(Attribute::string(tag));
        p.parse_l_paren()?;
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        if !p.parse_optional_r_paren() {
            operands = p.parse_operand_list(Delimiter::None)?;
            p.parse_colon()?;
            types = p.parse_type_list_no_parens()?.to_vec();
            p.parse_r_paren()?;
        }
        bundles.operands.push(operands);
        bundles.types.push(types);
        if !p.parse_optional_comma() {
            break;
        }
    }
    p.parse_r_square()?;
    Ok(bundles)
}

impl Bundles {
    /// Sets the tags.
    fn set_tags(&mut self, state: &mut OperationState) {
        if !self.tags.is_empty() {
            let tags = std::mem::take(&mut self.tags);
            state.set_attribute("op_bundle_tags", Attribute::array(tags));
        }
    }

    /// Adds the operands and their numbers; returns how many there are.
    fn resolve(&self, p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<i32> {
        let mut sizes = Vec::new();
        for (index, (operands, types)) in self.operands.iter().zip(&self.types).enumerate() {
            if operands.len() != types.len() {
                let message = format!(
                    "expected {} types for operand bundle operands for operand bundle #{index}, but actually got {}",
                    operands.len(),
                    types.len()
                );
                return Err(p.emit_error(self.offset, message));
            }
            p.resolve_operands(operands, types, self.offset, &mut state.operands)?;
            sizes.push(operands.len() as i32);
        }
        let sum = sizes.iter().sum();
        state.set_attribute("op_bundle_sizes", DenseArrayAttr::from_i32s(&sizes).into());
        Ok(sum)
    }
}

fn print_bundles<'v>(
    p: &mut OpPrinter<'_>,
    bundles: impl Iterator<Item = &'v [Value]>,
    tags: Option<&[Attribute]>,
) {
    print_bundle_list(p, bundles, tags, " [");
}

fn print_bundle_list<'v>(
    p: &mut OpPrinter<'_>,
    bundles: impl Iterator<Item = &'v [Value]>,
    tags: Option<&[Attribute]>,
    start: &str,
) {
    let tags = tags.unwrap_or_default();
    let mut is_first = true;
    for (operands, tag) in bundles.zip(tags) {
        p.write(if is_first { start } else { ", " });
        is_first = false;
        p.print_string(tag.as_str().unwrap_or_default());
        p.write("(");
        if !operands.is_empty() {
            p.print_operands(operands);
            p.write(" : ");
            p.print_types_of(operands);
        }
        p.write(")");
    }
    if !is_first {
        p.write("]");
    }
}

/// Types with attributes: of arguments, or of results.
type Typed = (Vec<Type>, Vec<Vec<NamedAttribute>>);

// typed-list ::= `(` (type attr-dict (`,` type attr-dict)*)? `)`
fn parse_typed_list(p: &mut OpParser<'_, '_>) -> Parsed<Typed> {
    let mut list = Typed::default();
    p.parse_list(Delimiter::Paren, |p| {
        list.0.push(p.parse_type()?);
        list.1.push(p.parse_optional_attribute_dict()?);
        Ok(())
    })?;
    Ok(list)
}

// results ::= type | typed-list
fn parse_results(p: &mut OpParser<'_, '_>) -> Parsed<Typed> {
    if p.at(TokenKind::LParen) {
        return parse_typed_list(p);
    }
    Ok((vec![p.parse_type()?], vec![Vec::new()]))
}

/// Prints the types of arguments and results, with their attributes.
fn print_signature(p: &mut OpPrinter<'_>, op: Operation, inputs: &[Value]) {
    let ir = p.ir();
    let lists = |name: &str| {
        let list = op.attribute(ir, name).and_then(Attribute::as_array);
        list.unwrap_or_default()
    };
    print_typed_list(p, inputs, lists("arg_attrs"));
    p.write(" -> ");
    let (results, attributes) = (op.results(ir), lists("res_attrs"));
    let is_bare = |dict: &Attribute| matches!(dict, Attribute::Dictionary(dict) if dict.is_empty());
    match results {
        [result] if attributes.first().is_none_or(is_bare) && !result.ty(ir).is_function() => {
            p.print_type_of(*result);
        }
        _ => print_typed_list(p, results, attributes),
    }
}

fn print_typed_list(p: &mut OpPrinter<'_>, values: &[Value], attributes: &[Attribute]) {
    p.write("(");
    for (index, value) in values.iter().enumerate() {
        if index > 0 {
            p.write(", ");
        }
        p.print_type_of(*value);
        if let Some(Attribute::Dictionary(dict)) = attributes.get(index) {
            p.print_attribute_list(DictionaryAttr::entries(dict));
        }
    }
    p.write(")");
}

/// What comes before the arguments: the name of the callee, or a pointer.
struct Callee {
    operands: Vec<UnresolvedOperand>,
    is_direct: bool,
}

// callee ::= symbol-name | operand
fn parse_callee(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<Callee> {
    if let Some(pointer) = p.parse_optional_operand()? {
        return Ok(Callee {
            operands: vec![pointer],
            is_direct: false,
        });
    }
    let name = p.parse_attribute_of::<SymbolRefAttr>(None)?;
    state.set_attribute("callee", name);
    Ok(Callee {
        operands: Vec::new(),
        is_direct: true,
    })
}

// variadic ::= (`vararg` `(` type `)`)?
fn parse_variadic(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
    if p.parse_optional_keyword("vararg") {
        p.parse_l_paren()?;
        let ty = p.parse_attribute_of::<TypeAttr>(None)?;
        state.set_attribute("var_callee_type", ty);
        p.parse_r_paren()?;
    }
    Ok(())
}

impl Callee {
    /// Parses the types and adds the operands and results.
    fn resolve(&self, p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let offset = p.offset();
        p.parse_colon()?;
        let mut types = Vec::new();
        if !self.is_direct {
            types.push(p.parse_type()?);
            if !p.parse_optional_comma() {
                let message = "expected indirect call to have 2 trailing types";
                return Err(p.emit_error(offset, message));
            }
        }
        // Behind another mistake in the types, C++ reports a second error at the colon.
        let (inputs, input_attributes) = parse_typed_list(p)?;
        if !p.parse_optional_arrow() {
            let message = if self.is_direct {
                "expected direct call to have 1 trailing types"
            } else {
                "expected trailing function type"
            };
            return Err(p.emit_error(offset, message));
        }
        let (results, result_attributes) = parse_results(p)?;
        if results.len() > 1 {
            return Err(p.emit_error(offset, "expected function with 0 or 1 result"));
        }
        if results.first().is_some_and(Type::is::<LLVMVoidType>) {
            return Err(p.emit_error(offset, "expected a non-void result type"));
        }
        types.extend(inputs);
        let name_offset = p.name_offset();
        p.resolve_operands(&self.operands, &types, name_offset, &mut state.operands)?;
        state.result_types.extend(results);
        p.set_attribute_lists(state, "arg_attrs", input_attributes.iter())?;
        p.set_attribute_lists(state, "res_attrs", result_attributes.iter())
    }
}

/// Prints the callee and the arguments; returns those.
fn print_callee<'v>(
    p: &mut OpPrinter<'_>,
    op: Operation,
    operands: &'v [Value],
) -> (Option<Value>, &'v [Value]) {
    let (pointer, arguments) = match op.attribute(p.ir(), "callee") {
        Some(Attribute::SymbolRef(name)) => {
            p.print_attribute(&name.clone().into());
            (None, operands)
        }
        _ => match operands.split_first() {
            Some((pointer, arguments)) => {
                p.print_operand(*pointer);
                (Some(*pointer), arguments)
            }
            None => (None, operands),
        },
    };
    p.write("(");
    p.print_operands(arguments);
    p.write(")");
    (pointer, arguments)
}

fn print_variadic(p: &mut OpPrinter<'_>, op: Operation) {
    let ty = op.attribute(p.ir(), "var_callee_type");
    if let Some(ty) = ty.and_then(Attribute::as_type) {
        p.write(" vararg(");
        p.print_type(ty);
        p.write(")");
    }
}

/// Prints the types after the dictionary.
fn print_types(p: &mut OpPrinter<'_>, op: Operation, pointer: Option<Value>, arguments: &[Value]) {
    p.write(" : ");
    if let Some(pointer) = pointer {
        p.print_type_of(pointer);
        p.write(", ");
    }
    print_signature(p, op, arguments);
}

/// The attributes that calls write elsewhere.
const ELIDED: [&str; 9] = [
    "callee",
    "TailCallKind",
    "var_callee_type",
    "CConv",
    "operandSegmentSizes",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
];

/// Parses what follows the operands of a call: bundles of operands, attributes and types.
fn parse_end(p: &mut OpParser<'_, '_>, state: &mut OperationState, callee: &Callee) -> Parsed<()> {
    let mut bundles = parse_bundles(p)?;
    bundles.set_tags(state);
    p.parse_optional_attr_dict(state)?;
    let operands = callee.operands.len() as i32;
    callee.resolve(p, state)?;
    let bundled = bundles.resolve(p, state)?;
    let segments = DenseArrayAttr::from_i32s(&[operands, bundled]);
    state.set_attribute("operandSegmentSizes", segments.into());
    Ok(())
}

impl CustomAssembly for CallOp {
    // call ::= cconv? tail? callee operands variadic bundles attr-dict `:` (type `,`)? signature
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let convention = parse_optional_word(p).unwrap_or(CConv::C);
        state.set_attribute("CConv", CConvAttr::get(convention).into());
        let tail = parse_optional_word(p).unwrap_or(TailCallKind::None);
        state.set_attribute("TailCallKind", TailCallKindAttr::get(tail).into());
        let mut callee = parse_callee(p, state)?;
        callee
            .operands
            .extend(p.parse_operand_list(Delimiter::Paren)?);
        parse_variadic(p, state)?;
        parse_end(p, state, &callee)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        p.write(" ");
        let convention = self.c_conv(ir);
        if convention != CConv::C {
            print_word(p, convention);
        }
        let tail = self.tail_call_kind(ir);
        if tail != TailCallKind::None {
            print_word(p, tail);
        }
        let (pointer, arguments) = print_callee(p, op, self.callee_operands(ir));
        print_variadic(p, op);
        print_bundles(p, self.op_bundle_operands(ir), self.op_bundle_tags(ir));
        let has_flags = self.fastmath_flags(ir) != FastmathFlags::default();
        let mut elided = ELIDED.to_vec();
        if !has_flags {
            elided.push("fastmathFlags");
        }
        p.print_optional_attr_dict(op, &elided);
        print_types(p, op, pointer, arguments);
    }
}

impl CustomAssembly for InvokeOp {
    // invoke ::= cconv? callee operands `to` target `unwind` target variadic bundles attr-dict `:` (type `,`)? signature
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let convention = parse_optional_word(p).unwrap_or(CConv::C);
        state.set_attribute("CConv", CConvAttr::get(convention).into());
        let mut callee = parse_callee(p, state)?;
        callee
            .operands
            .extend(p.parse_operand_list(Delimiter::Paren)?);
        p.parse_keyword("to")?;
        let (normal, normal_operands) = p.parse_successor_and_uses()?;
        p.parse_keyword("unwind")?;
        let (unwind, unwind_operands) = p.parse_successor_and_uses()?;
        parse_variadic(p, state)?;
        let mut bundles = parse_bundles(p)?;
        bundles.set_tags(state);
        p.parse_optional_attr_dict(state)?;
        callee.resolve(p, state)?;
        // As in C++, which adds the operands of the bundles before those of the targets.
        let bundled = bundles.resolve(p, state)?;
        let segments = [
            callee.operands.len() as i32,
            normal_operands.len() as i32,
            unwind_operands.len() as i32,
            bundled,
        ];
        state.successors.extend([normal, unwind]);
        state.operands.extend(normal_operands);
        state.operands.extend(unwind_operands);
        let segments = DenseArrayAttr::from_i32s(&segments);
        state.set_attribute("operandSegmentSizes", segments.into());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        p.write(" ");
        let convention = self.c_conv(ir);
        if convention != CConv::C {
            print_word(p, convention);
        }
        let (pointer, arguments) = print_callee(p, op, self.callee_operands(ir));
        p.write(" to ");
        p.print_successor_and_uses(self.normal_dest(ir), self.normal_dest_operands(ir));
        p.write(" unwind ");
        p.print_successor_and_uses(self.unwind_dest(ir), self.unwind_dest_operands(ir));
        print_variadic(p, op);
        print_bundles(p, self.op_bundle_operands(ir), self.op_bundle_tags(ir));
        p.print_optional_attr_dict(op, &ELIDED);
        print_types(p, op, pointer, arguments);
    }
}

impl CustomAssembly for CallIntrinsicOp {
    // call-intrinsic ::= string operands bundles attr-dict `:` signature
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let name = p.parse_attribute_of::<StringAttr>(None)?;
        state.set_attribute("intrin", name);
        p.parse_l_paren()?;
        let operands = p.parse_operand_list(Delimiter::None)?;
        p.parse_r_paren()?;
        let callee = Callee {
            operands,
            is_direct: true,
        };
        parse_end(p, state, &callee)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let (ir, op) = (p.ir(), self.operation());
        p.write(" ");
        if let Some(name) = op.attribute(ir, "intrin") {
            p.print_attribute_without_type(name);
        }
        let arguments = self.args(ir);
        p.write("(");
        p.print_operands(arguments);
        p.write(")");
        print_bundles(p, self.op_bundle_operands(ir), self.op_bundle_tags(ir));
        let mut elided = ELIDED.to_vec();
        elided.push("intrin");
        if self.fastmath_flags(ir) == FastmathFlags::default() {
            elided.push("fastmathFlags");
        }
        p.print_optional_attr_dict(op, &elided);
        p.write(" : ");
        print_signature(p, op, arguments);
    }
}

/// The bundles of a directive: operands, types and tags.
type ParsedBundles = (
    Vec<Vec<UnresolvedOperand>>,
    Vec<Vec<Type>>,
    Option<Attribute>,
);

pub(super) fn parse_op_bundles(p: &mut OpParser<'_, '_>) -> Parsed<Option<ParsedBundles>> {
    if !p.at(TokenKind::LSquare) {
        return Ok(None);
    }
    let bundles = parse_bundles(p)?;
    let tags = (!bundles.tags.is_empty()).then(|| Attribute::array(bundles.tags));
    Ok(Some((bundles.operands, bundles.types, tags)))
}

pub(super) fn print_op_bundles<'v, 't>(
    p: &mut OpPrinter<'_>,
    _: AssumeOp,
    bundles: impl Iterator<Item = &'v [Value]>,
    _: impl Iterator<Item = impl Iterator<Item = &'t Type>>,
    tags: Option<&Attribute>,
) {
    print_bundle_list(p, bundles, tags.and_then(Attribute::as_array), "[");
}

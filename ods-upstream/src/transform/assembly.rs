//! The text of sequences, lists of matchers, and options of passes.

use super::{ApplyRegisteredPassOp, ForeachMatchOp, NamedSequenceOp, ParamOperandAttr};
use super::{SequenceOp, SplitOp};
use ods_runtime::attributes::IntegerAttr;
use ods_runtime::prelude::*;
use ods_runtime::types::DYNAMIC;

impl CustomAssembly for NamedSequenceOp {
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        p.parse_function_op(state, false)
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        p.print_function_op(self.operation());
    }
}

/// The root and its type, further operands and their types.
type SequenceOperands = (
    Option<UnresolvedOperand>,
    Option<Type>,
    Vec<UnresolvedOperand>,
    Vec<Type>,
);

// sequence-operands ::= (operand (`,` operand)* `:` `(`? type (`,` type)* `)`?)?
pub(super) fn parse_sequence_op_operands(p: &mut OpParser<'_, '_>) -> Parsed<SequenceOperands> {
    let Some(root) = p.parse_optional_operand()? else {
        return Ok((None, None, Vec::new(), Vec::new()));
    };
    let mut operands = Vec::new();
    if p.parse_optional_comma() {
        operands = p.parse_operand_list(Delimiter::None)?;
    }
    p.parse_colon()?;
    // Nothing requires that both or none of the parentheses are there.
    p.parse_optional_l_paren();
    let ty = p.parse_type()?;
    let mut types = Vec::new();
    if !operands.is_empty() {
        p.parse_comma()?;
        types.push(p.parse_type()?);
        while p.parse_optional_comma() {
            types.push(p.parse_type()?);
        }
    }
    if types.len() != operands.len() {
        let message = "expected types to be provided for all operands";
        return Err(p.emit_error(p.name_offset(), message));
    }
    p.parse_optional_r_paren();
    Ok((Some(root), Some(ty), operands, types))
}

pub(super) fn print_sequence_op_operands<'a>(
    p: &mut OpPrinter<'_>,
    _: SequenceOp,
    root: Option<Value>,
    ty: Option<&Type>,
    operands: &[Value],
    types: impl Iterator<Item = &'a Type>,
) {
    let (Some(root), Some(ty)) = (root, ty) else {
        return;
    };
    p.print_operand(root);
    if operands.is_empty() {
        p.write(" : ");
        p.print_type(ty);
        return;
    }
    p.write(", ");
    p.print_operands(operands);
    p.write(" : (");
    p.print_type(ty);
    for ty in types {
        p.write(", ");
        p.print_type(ty);
    }
    p.write(")");
}

// symbols ::= symbol `->` symbol (`,` symbol `->` symbol)*
pub(super) fn parse_foreach_match_symbols(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Attribute, Attribute)> {
    let (mut matchers, mut actions) = (Vec::new(), Vec::new());
    loop {
        matchers.push(Attribute::symbol_ref(p.parse_symbol_name()?));
        p.parse_arrow()?;
        actions.push(Attribute::symbol_ref(p.parse_symbol_name()?));
        if !p.parse_optional_comma() {
            return Ok((Attribute::array(matchers), Attribute::array(actions)));
        }
    }
}

pub(super) fn print_foreach_match_symbols(
    p: &mut OpPrinter<'_>,
    _: ForeachMatchOp,
    matchers: &Attribute,
    actions: &Attribute,
) {
    let [matchers, actions] = [matchers, actions].map(|list| list.as_array().unwrap_or_default());
    p.increase_indent();
    p.increase_indent();
    for (at, (matcher, action)) in matchers.iter().zip(actions).enumerate() {
        if at != 0 {
            p.write(", ");
        }
        p.print_newline();
        p.print_attribute(matcher);
        p.write(" -> ");
        p.print_attribute(action);
    }
    p.decrease_indent();
    p.decrease_indent();
}

/// A reference to one of the operands that are options.
fn param_operand(index: usize) -> Attribute {
    let index = i64::try_from(index).unwrap_or(i64::MAX);
    match Attribute::i64(index) {
        Attribute::Integer(index) => ParamOperandAttr::get(index).into(),
        other => other,
    }
}

/// The operand that `attr` refers to.
pub(super) fn operand_of(attr: &Attribute) -> Option<&IntegerAttr> {
    Some(attr.downcast::<ParamOperandAttr>()?.index())
}

// option-value ::= operand | `[` (option-value (`,` option-value)*)? `]` | attribute
fn parse_option(
    p: &mut OpParser<'_, '_>,
    operands: &mut Vec<UnresolvedOperand>,
) -> Parsed<Attribute> {
    if p.parse_optional_l_square() {
        let mut elements = Vec::new();
        loop {
            elements.push(parse_option(p, operands)?);
            if !p.parse_optional_comma() {
                break;
            }
        }
        p.parse_r_square()?;
        return Ok(Attribute::array(elements));
    }
    if let Some(operand) = p.parse_optional_operand()? {
        operands.push(operand);
        return Ok(param_operand(operands.len() - 1));
    }
    let Some(attr) = p.parse_optional_attribute(None)? else {
        // Neither an attribute nor an operand: the error is that of operands.
        p.parse_operand()?;
        return Err(p.emit_error_here("expected a valid attribute or operand"));
    };
    if operand_of(&attr).is_some() {
        let message = "the param_operand attribute is a marker reserved for indicating a value will be passed via params and is only used in the generic print format";
        return Err(p.emit_error_here(message));
    }
    Ok(attr)
}

// options ::= `{` (key `=` option-value (`,` key `=` option-value)*)? `}`
pub(super) fn parse_apply_registered_pass_options(
    p: &mut OpParser<'_, '_>,
) -> Parsed<(Attribute, Vec<UnresolvedOperand>)> {
    let (mut entries, mut operands) = (Vec::<NamedAttribute>::new(), Vec::new());
    let mut is_repeated = false;
    p.parse_list_in(Delimiter::Braces, " in options dictionary", |p| {
        let at = p.offset();
        let Some(key) = p.parse_optional_keyword_or_string() else {
            let message = "expected key to either be an identifier or a string";
            return Err(p.emit_error(at, message));
        };
        p.parse_equal()?;
        let value = parse_option(p, &mut operands)?;
        is_repeated |= entries.iter().any(|entry| entry.name == key);
        entries.push(NamedAttribute::new(key, value));
        Ok(())
    })?;
    if is_repeated {
        return Err(p.emit_error_here("duplicate keys found in options dictionary"));
    }
    Ok((Attribute::dictionary(entries), operands))
}

fn print_option(p: &mut OpPrinter<'_>, value: &Attribute, operands: &[Value]) {
    if let Some(index) = operand_of(value) {
        let index = index.to_i64().and_then(|index| usize::try_from(index).ok());
        match index.and_then(|index| operands.get(index)) {
            Some(operand) => p.print_operand(*operand),
            None => p.print_attribute(value),
        }
    } else if let Some(elements) = value.as_array() {
        p.write("[");
        for (at, element) in elements.iter().enumerate() {
            if at != 0 {
                p.write(", ");
            }
            print_option(p, element, operands);
        }
        p.write("]");
    } else {
        p.print_attribute(value);
    }
}

pub(super) fn print_apply_registered_pass_options<'a>(
    p: &mut OpPrinter<'_>,
    _: ApplyRegisteredPassOp,
    options: impl Into<Option<&'a Attribute>>,
    operands: &[Value],
) {
    p.write("{");
    if let Some(Attribute::Dictionary(options)) = options.into() {
        for (at, entry) in options.entries().iter().enumerate() {
            if at != 0 {
                p.write(", ");
            }
            p.print_string(entry.name.as_bytes());
            p.write(" = ");
            print_option(p, &entry.value, operands);
        }
    }
    p.write("}");
}

impl CustomAssembly for SplitOp {
    // split ::= operand `after` (operand | integer) attr-dict `:` type (`,` type)?
    fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Parsed<()> {
        let target = p.parse_operand()?;
        p.parse_keyword("after")?;
        let dynamic = p.parse_optional_operand()?;
        let mut size = DYNAMIC;
        if dynamic.is_none() {
            size = p.parse_integer()?;
        }
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = p.parse_type()?;
        let target = p.resolve_operand(target, &ty)?;
        state.operands.push(target);
        if let Some(dynamic) = dynamic {
            p.parse_comma()?;
            let ty = p.parse_type()?;
            let dynamic = p.resolve_operand(dynamic, &ty)?;
            state.operands.push(dynamic);
        }
        state.set_attribute("static_chunk_sizes", Attribute::i64(size));
        state.result_types.push(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'_>) {
        let ir = p.ir();
        let target = self.target(ir);
        p.write(" ");
        p.print_operand(target);
        p.write(" after ");
        let dynamic = self.dynamic_chunk_sizes(ir);
        let size = self.operation().attribute(ir, "static_chunk_sizes");
        let size = size.and_then(Attribute::as_i64).unwrap_or_default();
        match dynamic {
            Some(dynamic) if size == DYNAMIC => p.print_operand(dynamic),
            _ => p.write_integer(size),
        }
        p.write(" ");
        p.print_optional_attr_dict(self.operation(), &["static_chunk_sizes"]);
        p.write(" : ");
        p.print_type_of(target);
        if let Some(dynamic) = dynamic.filter(|_| size == DYNAMIC) {
            p.write(", ");
            p.print_type_of(dynamic);
        }
    }
}

impl OpAsmOpInterface for ForeachMatchOp {
    fn get_asm_result_names(self, ir: &Ir, set_name_fn: &mut dyn FnMut(Value, &str)) {
        set_name_fn(self.updated(ir), "updated_root");
        for value in self.forwarded_outputs(ir) {
            set_name_fn(*value, "yielded");
        }
    }
}

impl OpAsmOpInterface for SequenceOp {
    fn get_default_dialect() -> &'static str {
        "transform"
    }
}

//! Functions that build an op: `builder` for the fluent form, and `build`.
//!
//! Parameters come in the order of the definition: result types, unless they can
//! be inferred, then arguments as declared, successors, and how many regions a
//! variadic region stands for. Segment sizes are filled in by the runtime.

use super::super::template::{comma_separated, rust};
use super::super::{Generator, names};
use crate::model::{
    Argument, Arity, NamedTypeConstraint, Operator, Presence, names as model_names,
};

/// A parameter and what is passed to the runtime for it.
struct Parameter {
    /// The name and the type; nothing if the argument is always the same.
    declaration: Option<(String, String)>,
    argument: String,
    /// Conversions before the call.
    prepare: Option<String>,
}

/// What the builder of a function is called, unless an argument is: the first name
/// that is free.
pub(super) const BUILDER_NAMES: [&str; 3] = ["b", "builder", "op_builder"];
/// The same for the location.
pub(super) const LOCATION_NAMES: [&str; 3] = ["loc", "location", "op_location"];

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_builders(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        if !op.skips_default_builders() {
            methods.push(self.gen_fluent_builder(op));
            methods.push(self.gen_build(op));
        }
    }

    /// `fn builder(lhs: Value, rest: impl IntoValues) -> Builder<Self>`
    fn gen_fluent_builder(&self, op: &Operator<'k>) -> String {
        let parameters = self.parameters(op, true);
        let declarations = declarations(&parameters);
        let prepare: Vec<String> = parameters
            .iter()
            .filter_map(|parameter| parameter.prepare.clone())
            .collect();
        let arguments = arguments(&parameters);
        rust!([declarations, prepare, arguments]
            /// Starts building the operation: what is required is an argument, the rest is set by slot.
            pub fn builder(#declarations) -> __rt::Builder<Self> {
                #prepare
                __rt::Builder::new(&[#arguments])
            }
        )
    }

    /// `fn build(b: &mut OpBuilder<'_>, loc: Location, …) -> Self`
    fn gen_build(&self, op: &Operator<'k>) -> String {
        let results = if op.infers_result_types() {
            Vec::new()
        } else {
            result_parameters(op)
        };
        let parameters = self.parameters(op, false);
        let is_taken = |name: &str| {
            let mut declared = results
                .iter()
                .chain(&parameters)
                .filter_map(|parameter| parameter.declaration.as_ref());
            declared.any(|(declared, _)| declared == name)
        };
        let b = free_name(BUILDER_NAMES, is_taken);
        let loc = free_name(LOCATION_NAMES, is_taken);
        let declarations = declarations(&results) + &declarations(&parameters);
        let (types, arguments) = (arguments(&results), arguments(&parameters));
        rust!([b, loc, declarations, types, arguments]
            /// Builds the operation.
            pub fn build(#b: &mut __ods::OpBuilder<'_>, #loc: __ods::Location, #declarations) -> Self {
                Self(__rt::build(#b, <Self as __ods::Op>::INFO, #loc, &[#types], &[#arguments]))
            }
        )
    }

    /// The parameters for arguments, successors and regions. In the fluent form
    /// only those that are required: the others are empty.
    fn parameters(&self, op: &Operator<'k>, fluent: bool) -> Vec<Parameter> {
        let mut parameters = Vec::new();
        for argument in &op.arguments {
            match *argument {
                Argument::Operand(index) => parameters.push(operand_parameter(op, index, fluent)),
                Argument::Attribute(slot) if op.is_segment_attribute(slot) => {}
                Argument::Attribute(slot) => {
                    parameters.push(self.attribute_parameter(op, slot, fluent));
                }
                Argument::Property(number) => {
                    parameters.push(self.property_parameter(op, number, fluent));
                }
            }
        }
        for (index, successor) in op.successors.iter().enumerate() {
            let name = part_name(successor.name, "successor", index);
            parameters.push(if successor.is_variadic() {
                Parameter::new(
                    &name,
                    "&[__ods::Block]",
                    format!("__rt::Arg::Successors({name})"),
                )
            } else {
                Parameter::new(
                    &name,
                    "__ods::Block",
                    format!("__rt::Arg::Successor({name})"),
                )
            });
        }
        for (index, region) in op
            .regions
            .iter()
            .enumerate()
            .filter(|(_, region)| region.is_variadic())
        {
            let name = match region.name {
                "" => format!("region_{index}_count"),
                name => format!("{}_count", model_names::snake_case(name)),
            };
            parameters.push(Parameter::new(
                &name,
                "usize",
                format!("__rt::Arg::Regions({name})"),
            ));
        }
        parameters
    }

    fn attribute_parameter(&self, op: &Operator<'k>, slot: usize, fluent: bool) -> Parameter {
        let attr = &op.attributes[slot];
        if fluent && attr.presence() != Presence::Required {
            return Parameter::absent("__rt::Arg::Attr(__Option::None)");
        }
        let name = part_name(attr.name, "attribute", slot);
        if attr.is_unit() {
            let argument = format!("__rt::Arg::Attr({name}.then(__ods::Attribute::unit))");
            return Parameter::new(&name, "bool", argument);
        }
        let conversions = self.conversions(attr);
        let ty = &conversions.argument;
        if attr.presence() == Presence::Required {
            let argument = format!(
                "__rt::Arg::Attr(__Option::Some({}))",
                conversions.make_of(&name)
            );
            return Parameter::new(&name, ty, argument);
        }
        let made = conversions
            .make()
            .map(|make| format!(".map({make})"))
            .unwrap_or_default();
        Parameter::new(
            &name,
            &format!("::core::option::Option<{ty}>"),
            format!("__rt::Arg::Attr({name}{made})"),
        )
    }

    fn property_parameter(&self, op: &Operator<'k>, number: usize, fluent: bool) -> Parameter {
        let prop = &op.properties[number];
        if fluent && prop.prop.has_default_value() {
            return Parameter::absent("__rt::Arg::Property(__Option::None)");
        }
        let name = part_name(prop.name, "property", number);
        let code = self.property_code(prop);
        let ty = code.value.as_str();
        if code.is_optional_in_builders {
            let stored = code.store_optional(&name);
            return Parameter::new(
                &name,
                &format!("::core::option::Option<{ty}>"),
                format!("__rt::Arg::prop({stored})"),
            );
        }
        let stored = code.store(&name);
        Parameter::new(
            &name,
            ty,
            format!("__rt::Arg::prop(__Option::Some({stored}))"),
        )
    }
}

impl Parameter {
    /// What the builder leaves to the default, or empty.
    fn absent(argument: &str) -> Self {
        Self {
            declaration: None,
            argument: argument.to_owned(),
            prepare: None,
        }
    }

    fn new(name: &str, ty: &str, argument: String) -> Self {
        Self {
            declaration: Some((name.to_owned(), ty.to_owned())),
            argument,
            prepare: None,
        }
    }
}

/// The first of `names` that is not taken.
pub(super) fn free_name(names: [&str; 3], is_taken: impl Fn(&str) -> bool) -> &str {
    names
        .into_iter()
        .find(|name| !is_taken(name))
        .unwrap_or("__taken")
}

fn declarations(parameters: &[Parameter]) -> String {
    let declared = parameters
        .iter()
        .filter_map(|parameter| parameter.declaration.as_ref());
    comma_separated(declared.map(|(name, ty)| format!("{name}: {ty}")))
}

fn arguments(parameters: &[Parameter]) -> String {
    comma_separated(
        parameters
            .iter()
            .map(|parameter| parameter.argument.clone()),
    )
}

fn operand_parameter(op: &Operator<'_>, index: usize, fluent: bool) -> Parameter {
    let operand = &op.operands[index];
    let name = part_name(operand.name, "operand", index);
    match operand.arity() {
        Arity::One => Parameter::new(&name, "__ods::Value", format!("__rt::Arg::Value({name})")),
        Arity::Optional => Parameter::new(
            &name,
            "::core::option::Option<__ods::Value>",
            format!("__rt::Arg::Optional({name})"),
        ),
        Arity::Variadic if fluent => Parameter {
            prepare: Some(format!(
                "let {name} = __rt::IntoValues::into_values({name});"
            )),
            ..Parameter::new(
                &name,
                "impl __rt::IntoValues",
                format!("__rt::Arg::Values(&{name})"),
            )
        },
        Arity::Variadic => Parameter::new(
            &name,
            "&[__ods::Value]",
            format!("__rt::Arg::Values({name})"),
        ),
        Arity::VariadicOfVariadic => Parameter::new(
            &name,
            "&[&[__ods::Value]]",
            format!("__rt::Arg::Groups({name})"),
        ),
    }
}

fn result_parameters(op: &Operator<'_>) -> Vec<Parameter> {
    let parameter = |(index, result): (usize, &NamedTypeConstraint<'_>)| {
        let name = match result.name {
            "" => format!("result_type_{index}"),
            // An argument may have the name of a result.
            name => format!("{}_type", model_names::snake_case(name)),
        };
        match result.arity() {
            Arity::One => Parameter::new(
                &name,
                "impl ::core::convert::Into<__rt::TypeArg>",
                format!("__rt::ResultTypes::One(::core::convert::Into::into({name}))"),
            ),
            Arity::Optional => Parameter::new(
                &name,
                "::core::option::Option<__ods::Type>",
                format!("__rt::ResultTypes::Optional({name}.map(::core::convert::Into::into))"),
            ),
            Arity::Variadic | Arity::VariadicOfVariadic => Parameter::new(
                &name,
                "&[__ods::Type]",
                format!("__rt::ResultTypes::Many({name})"),
            ),
        }
    };
    op.results.iter().enumerate().map(parameter).collect()
}

fn part_name(name: &str, kind: &str, index: usize) -> String {
    match name {
        "" => format!("{kind}_{index}"),
        name => names::accessor(name),
    }
}

//! Functions that build an op: `builder` for the fluent form, and `build`.
//!
//! Parameters come in the order of the definition: result types, unless they can
//! be inferred, then arguments as declared, successors, and how many regions a
//! variadic region stands for. Segment sizes are filled in by the runtime.

use super::super::conversions::in_scope;
use super::super::template::rust;
use super::super::{Generator, names};
use super::accessors::value_type;
use crate::model::{
    Argument, Arity, NamedTypeConstraint, Operator, Presence, names as model_names,
};

/// A parameter, and the call that adds it to the runtime's `Parts`.
struct Parameter {
    name: String,
    ty: String,
    /// The type in the fluent form, which has only what is required.
    fluent_ty: Option<String>,
    step: Step,
}

/// A call on `Parts`: the text before them and after them.
struct Step([String; 2]);

impl Step {
    /// A call of the method, with its arguments in parentheses.
    fn method(call: &str) -> Self {
        Self([String::new(), format!(".{call}")])
    }
}

/// The steps on the parts `start`, one after another. `$b` stands for the builder `b`.
///
/// They are one expression: for a variable rustc checks where it is dropped.
fn gen_steps<'p>(
    start: &str,
    parameters: impl DoubleEndedIterator<Item = &'p Parameter> + Clone,
    b: &str,
) -> String {
    let mut out = String::new();
    for Step([before, _]) in parameters.clone().rev().map(|it| &it.step) {
        out += before;
    }
    out += start;
    for Step([_, after]) in parameters.map(|it| &it.step) {
        match after.split_once("$b") {
            Some((call, rest)) => out.extend([call, b, rest]),
            None => out += after,
        }
    }
    out
}

/// Names for the builder parameter of a function: the first one that no argument has.
pub(super) const BUILDER_NAMES: [&str; 3] = ["b", "builder", "op_builder"];
/// The same for the location.
pub(super) const LOCATION_NAMES: [&str; 3] = ["loc", "location", "op_location"];
/// The same for what the body of a builder fills.
pub(super) const STATE_NAMES: [&str; 3] = ["__state", "__op_state", "__state_of_op"];

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_builders(&self, op: &Operator<'k>, methods: &mut Vec<String>) {
        if !op.skips_default_builders() {
            let parameters = self.parameters(op);
            methods.push(self.gen_fluent_builder(op, &parameters));
            methods.push(self.gen_build(op, &parameters));
        }
    }

    /// `fn builder(lhs: Value, rest: impl IntoValues) -> Builder<Self>`
    fn gen_fluent_builder(&self, op: &Operator<'k>, parameters: &[Parameter]) -> String {
        let required = parameters.iter().filter(|it| it.fluent_ty.is_some());
        let required: Vec<_> = required.collect();
        let steps = required.iter().copied();
        let parts = gen_steps("__rt::Parts::of::<Self>()", steps, "");
        let doc = "/// Starts building the operation: what is required is an argument, the rest is set by slot.\n";
        rust!([doc, builder = self.method_name("builder", op.span()), parts;
            for it in required => name = it.name, ty = it.fluent_ty
        ]
            #doc
            #[inline]
            pub fn #builder(#(#name: #ty,)*) -> __rt::Builder<Self> {
                #parts.builder()
            }
        )
    }

    /// `fn build(b: &mut OpBuilder<'_>, loc: Location, …) -> Self`
    ///
    /// It starts from the fluent builder, so that rustc checks the code for required
    /// parts once.
    fn gen_build(&self, op: &Operator<'k>, parameters: &[Parameter]) -> String {
        let results = result_parameters(op);
        let is_taken = |name: &str| is_called(&results, name) || is_called(parameters, name);
        let b = free_name(BUILDER_NAMES, is_taken);
        let declared: Vec<_> = results.iter().chain(parameters).collect();
        for parameter in &declared {
            self.code.add_parameter(&parameter.name);
        }
        let (required, optional): (Vec<_>, Vec<_>) =
            parameters.iter().partition(|it| it.fluent_ty.is_some());
        let later: Vec<_> = results.iter().chain(optional).collect();
        let mut start = rust!([; for it in required => argument = it.name]
            Self::builder(#(#argument,)*)
        );
        if !later.is_empty() {
            start += ".parts()";
        }
        rust!([
            doc = "/// Builds the operation.\n", build = self.method_name("build", op.span()), b,
            loc = free_name(LOCATION_NAMES, is_taken), built = gen_steps(&start, later.iter().copied(), b);
            for it in declared => name = it.name, ty = it.ty
        ]
            #doc
            #[inline]
            pub fn #build(#b: &mut __ods::OpBuilder<'_>, #loc: __ods::Location, #(#name: #ty,)*) -> Self {
                #built.build(#b, #loc)
            }
        )
    }

    /// The parameters for arguments, successors and regions.
    fn parameters(&self, op: &Operator<'k>) -> Vec<Parameter> {
        let mut parameters = Vec::new();
        for argument in &op.arguments {
            match *argument {
                Argument::Operand(index) => parameters.push(operand_parameter(op, index)),
                Argument::Attribute(slot) if op.is_segment_attribute(slot) => {}
                Argument::Attribute(slot) => parameters.push(self.attribute_parameter(op, slot)),
                Argument::Property(number) => parameters.push(self.property_parameter(op, number)),
            }
        }
        for (index, successor) in op.successors.iter().enumerate() {
            let name = part_name(op, successor.name, "successor", index);
            let (ty, method) = if successor.is_variadic() {
                ("&[__ods::Block]", "successors")
            } else {
                ("__ods::Block", "successor")
            };
            let step = Step::method(&format!("{method}({name})"));
            parameters.push(Parameter::new(&name, ty, step));
        }
        let regions = op.regions.iter().enumerate();
        for (index, region) in regions.filter(|(_, region)| region.is_variadic()) {
            let name = match region.name {
                "" => format!("region_{index}_count"),
                name => format!("{}_count", model_names::snake_case(name)),
            };
            let name = invented(op, name);
            let step = Step::method(&format!("regions({name})"));
            parameters.push(Parameter::new(&name, "usize", step));
        }
        parameters
    }

    fn attribute_parameter(&self, op: &Operator<'k>, slot: usize) -> Parameter {
        let attr = &op.attributes[slot];
        let name = part_name(op, attr.name, "attribute", slot);
        let conversions = self.conversions(attr);
        if attr.is_unit() {
            let call = format!("optional_attr({slot}, {name}.then(__ods::Attribute::unit))");
            let is_required = attr.presence() == Presence::Required;
            return Parameter::new(&name, "bool", Step::method(&call)).required_if(is_required);
        }
        let ty = &*in_scope(&conversions.argument);
        if attr.presence() == Presence::Required {
            let step = match conversions.shared_make("put") {
                Some(put) => Step([format!("{put}("), format!(", {slot}, {name})")]),
                None => Step::method(&format!("attr({slot}, {})", conversions.make_of(&name))),
            };
            return Parameter::new(&name, ty, step);
        }
        let step = match (conversions.shared_make("put_optional"), conversions.make()) {
            (Some(put), _) => Step([format!("{put}("), format!(", {slot}, {name})")]),
            (None, Some(make)) => {
                Step::method(&format!("optional_attr({slot}, __rt::map({name}, {make}))"))
            }
            (None, None) => Step::method(&format!("optional_attr({slot}, {name})")),
        };
        let ty = format!("::core::option::Option<{ty}>");
        Parameter::new(&name, &ty, step).required_if(false)
    }

    fn property_parameter(&self, op: &Operator<'k>, number: usize) -> Parameter {
        let prop = &op.properties[number];
        let name = part_name(op, prop.name, "property", number);
        let code = self.property_code(prop);
        let ty = code.value.as_str();
        let is_required = !prop.prop.has_default_value();
        if code.is_optional_in_builders {
            let call = format!("optional_prop({number}, {})", code.store_optional(&name));
            let ty = format!("::core::option::Option<{ty}>");
            return Parameter::new(&name, &ty, Step::method(&call)).required_if(is_required);
        }
        let call = format!("prop({number}, {})", code.store(&name));
        Parameter::new(&name, ty, Step::method(&call)).required_if(is_required)
    }
}

impl Parameter {
    fn new(name: &str, ty: &str, step: Step) -> Self {
        Self {
            name: name.to_owned(),
            ty: ty.to_owned(),
            fluent_ty: Some(ty.to_owned()),
            step,
        }
    }

    /// Unless `is_required`, the fluent form leaves the parameter out.
    fn required_if(mut self, is_required: bool) -> Self {
        if !is_required {
            self.fluent_ty = None;
        }
        self
    }
}

/// Whether one of the parameters has that name.
fn is_called(parameters: &[Parameter], name: &str) -> bool {
    parameters.iter().any(|parameter| parameter.name == name)
}

/// The first of `names` that is not taken.
pub(super) fn free_name(names: [&str; 3], is_taken: impl Fn(&str) -> bool) -> &str {
    let free = names.into_iter().find(|name| !is_taken(name));
    free.unwrap_or("__taken")
}

fn operand_parameter(op: &Operator<'_>, index: usize) -> Parameter {
    let operand = &op.operands[index];
    let name = part_name(op, operand.name, "operand", index);
    let method = match operand.arity() {
        Arity::One => "value",
        Arity::Optional => "optional",
        Arity::Variadic => "values",
        Arity::VariadicOfVariadic => "groups",
    };
    let ty = value_type(operand.arity());
    let step = Step::method(&format!("{method}({name})"));
    let mut parameter = Parameter::new(&name, ty, step);
    if operand.arity() == Arity::Variadic {
        parameter.fluent_ty = Some("impl __rt::IntoValues".to_owned());
    }
    parameter
}

fn result_parameters(op: &Operator<'_>) -> Vec<Parameter> {
    if op.infers_result_types() {
        return Vec::new();
    }
    let parameter = |(index, result): (usize, &NamedTypeConstraint<'_>)| {
        let name = match result.name {
            "" => format!("result_type_{index}"),
            // An argument may have the name of a result.
            name => format!("{}_type", model_names::snake_case(name)),
        };
        let name = invented(op, name);
        let (ty, call) = match result.arity() {
            Arity::One => (
                "impl ::core::convert::Into<__rt::TypeArg>",
                "result_type($b, ",
            ),
            Arity::Optional => (
                "::core::option::Option<__ods::Type>",
                "optional_result_type(",
            ),
            Arity::Variadic | Arity::VariadicOfVariadic => ("&[__ods::Type]", "result_types("),
        };
        Parameter::new(&name, ty, Step::method(&format!("{call}{name})")))
    };
    op.results.iter().enumerate().map(parameter).collect()
}

fn part_name(op: &Operator<'_>, name: &str, kind: &str, index: usize) -> String {
    match name {
        "" => invented(op, format!("{kind}_{index}")),
        name => names::accessor(name),
    }
}

/// Makes the name of a parameter without one in the definition unique.
fn invented(op: &Operator<'_>, mut name: String) -> String {
    let is_taken = |name: &str| {
        let operands = op.operands.iter().map(|operand| operand.name);
        let attributes = op.attributes.iter().map(|attr| attr.name);
        let properties = op.properties.iter().map(|prop| prop.name);
        let successors = op.successors.iter().map(|successor| successor.name);
        let mut parts = (operands.chain(attributes).chain(properties)).chain(successors);
        parts.any(|part| model_names::snake_case(part) == name)
    };
    while is_taken(&name) {
        name.push('_');
    }
    name
}

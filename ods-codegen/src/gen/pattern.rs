//! Rewrite patterns: a type for each, a table of steps, and the code that the steps call.

use std::rc::Rc;

use ods_tablegen::{Record, Span, StringValue};

use super::op::Table;
use super::properties::PropertyCode;
use super::template::{literal, rust};
use super::{Generator, Items, docs, names, value_of};
use crate::code::{Code, Grammar};
use crate::model::fields::Fields as _;
use crate::model::{
    Arity, AttrConstraint, Constraint, NamedProperty, NamedTypeConstraint, Operator, PatternDef,
    PropConstraint, TypeConstraint, names as model_names,
};
use crate::pattern::program::{
    CodeRef, ConstantValue, Kind, NativeArgument, NativeCall, Program, Programs, Wanted,
};

/// The static of all patterns.
pub(super) const PATTERNS: &str = "__PATTERNS";

/// A name in native code: the statements that define it, and the expressions that it stands for.
struct Local {
    hole: String,
    statements: String,
    expressions: Vec<String>,
    /// Whether its statements run although nothing uses the name.
    always_runs: bool,
}

impl<'k> Generator<'_, 'k> {
    pub(super) fn gen_patterns(
        &self,
        programs: &Programs<'k>,
        types: &mut Items<'_>,
        items: &mut Items<'_>,
    ) {
        let patterns = &self.model.patterns;
        if patterns.is_empty() {
            return;
        }
        for (number, pattern) in patterns.iter().enumerate() {
            let table = programs
                .get(number)
                .map(|program| self.gen_program(program));
            let name = literal(&pattern.rust_name());
            let table = literal(&table.unwrap_or_default());
            self.tables.add_pattern(format!("({name}, {table})"));
            if pattern.is_named() {
                self.gen_pattern_type(pattern, number, types);
            }
        }
        types.push(&rust!([krate = self.krate, vis = self.vis]
            #[doc(hidden)]
            #vis struct __GeneratedPatterns;
            /// Adds all patterns that this invocation defines, in the order of their names.
            #vis fn populate_with_generated(__patterns: &mut #krate::PatternSet) {
                __patterns.add_infos(<__GeneratedPatterns as #krate::__private::PatternList>::LIST);
            }
        ));
        items.push(&rust!([list = PATTERNS]
            impl __rt::PatternList for __GeneratedPatterns {
                const LIST: &'static [__rt::PatternInfo] = &#list;
            }
        ));
    }

    /// `pub struct Name;`
    fn gen_pattern_type(&self, pattern: &PatternDef<'k>, number: usize, types: &mut Items<'_>) {
        let name = pattern.rust_name();
        // A class of patterns names them after itself and the anonymous `defm`.
        let is_anonymous = name.starts_with("anonymous_");
        types.push(&rust!([
            doc = literal(&docs::pattern_docs(pattern)), vis = self.vis, is_anonymous,
            name = self.name_at(&name, pattern.record().span())
        ]
            #[doc = #doc]
            #(#[allow(non_camel_case_types)] #is_anonymous)?
            #vis struct #name;
        ));
        // The scope of the other items has the primitive types, of whose names this may be one.
        types.push(
            &rust!([krate = self.krate, name = names::ident(&name), number]
                impl #krate::__private::DeclaredPattern for #name {
                    const INFO: &'static #krate::__private::PatternInfo =
                        &<__GeneratedPatterns as #krate::__private::PatternList>::LIST[#number];
                }
            ),
        );
    }

    /// The table of a pattern.
    fn gen_program(&self, program: &Program<'k>) -> String {
        let mut table = Table::new(&self.tables);
        for step in &program.steps {
            let step = step.clone();
            let step = step.map_refs(&mut |code| self.code_ref(&code, program.span, &mut table));
            table.step(&step);
        }
        table.finish()
    }

    /// The word for what a step refers to.
    fn code_ref(&self, code: &CodeRef<'k>, span: Span, table: &mut Table<'_, 'k>) -> String {
        let own = match code {
            CodeRef::Op(record) => {
                let op = self.op_path(*record);
                return table
                    .shared(format!("__rt::Ref::Op(__rt::info_of::<{op}>)"))
                    .to_string();
            }
            CodeRef::Type(record) => {
                let constraint = self.type_constraint(TypeConstraint::new(*record).base());
                return table.reference("Type", &constraint).to_string();
            }
            CodeRef::Attr(record) => {
                let constraint = self.attr_constraint(AttrConstraint::new(*record));
                return table.reference("Attr", &constraint).to_string();
            }
            CodeRef::Prop { constraint, of } => {
                // A constant's test was computed.
                let test = self.gen_prop_test(*constraint, *of);
                self.code.at(Some(span), test)
            }
            CodeRef::Check {
                constraint,
                this,
                arguments,
            } => self.gen_check(*constraint, this.as_ref(), arguments),
            CodeRef::Matcher(native, captures) => self.gen_matcher(*native, captures),
            CodeRef::Call(call) => {
                let body = self.gen_call(call);
                format!("__rt::Ref::Call(|__b, __loc, __a| {{ {body} }})")
            }
            CodeRef::ConstantAttr(attr, value) => {
                let attr = self.gen_constant(*attr, value);
                format!("__rt::Ref::Default(|| {attr})")
            }
            CodeRef::ConstantProp(prop, value) => {
                let value = self.gen_constant_prop(*prop, *value);
                format!("__rt::Ref::Constant(|| __rt::made_prop({value}))")
            }
            CodeRef::Text(text) => format!("__rt::Ref::Text({})", literal(text)),
        };
        table.shared(own).to_string()
    }

    /// The path of the type of an op.
    fn op_path(&self, record: Record<'k>) -> String {
        let name = names::ident(model_names::op_name(record.name()));
        if self.model.operators.iter().any(|op| op.record() == record) {
            return name;
        }
        let namespace = record.text("cppNamespace").unwrap_or_default();
        self.path_before(record, namespace) + &name
    }

    /// The conversions of the property that `record` defines.
    fn prop_code(&self, record: Record<'k>) -> Rc<PropertyCode> {
        self.property_code(&NamedProperty {
            name: "",
            span: record.span(),
            prop: PropConstraint::new(record),
            doc: None,
        })
    }

    /// The test of `constraint` on a property that `of` defines.
    fn gen_prop_test(&self, constraint: Record<'k>, of: Record<'k>) -> String {
        let code = self.prop_code(of);
        let predicate = PropConstraint::new(constraint).predicate();
        let condition = predicate.map_or_else(
            || "true".to_owned(),
            |predicate| {
                let hole = &mut |hole: &str| value_of(hole, &[("_self", "__self")]);
                self.gen_predicate(&predicate, hole)
            },
        );
        rust!([storage = code.storage, value = code.read("__v"), condition]
            __rt::Ref::PropTest(|__p| __p.downcast::<#storage>().is_some_and(|__v| {
                let __self = #value;
                #condition
            }))
        )
    }

    fn gen_check(
        &self,
        constraint: Record<'k>,
        this: Option<&Kind<'k>>,
        arguments: &[Kind<'k>],
    ) -> String {
        let Some(predicate) = TypeConstraint::new(constraint).predicate() else {
            return "__rt::Ref::Check(|_, _| true)".to_owned();
        };
        let arguments = arguments.iter().enumerate();
        let mut locals: Vec<Local> = arguments
            .map(|(number, kind)| self.local(number.to_string(), number, kind))
            .collect();
        if let Some(kind) = this {
            locals.push(self.local("_self".to_owned(), locals.len(), kind));
        }
        let mut used = Vec::new();
        let condition = self.gen_predicate(&predicate, &mut |hole| {
            used.push(hole.to_owned());
            value_of_local(hole, &locals).or_else(|| of_context(hole))
        });
        let statements = statements_of(&locals, &used);
        format!("__rt::Ref::Check(|__b, __a| {{ {statements} {condition} }})")
    }

    fn gen_matcher(&self, native: Record<'k>, captures: &[Kind<'k>]) -> String {
        let Some(code) = native.string_value("expression") else {
            return "__rt::Ref::Matcher(|_, _| ::core::option::Option::None)".to_owned();
        };
        let variables: String = { captures.iter().enumerate() }
            .map(|(number, kind)| {
                let ty = match kind {
                    Kind::Attr { .. } => "__ods::Attribute",
                    _ => "__ods::Value",
                };
                rust!([name = format!("__{number}"), ty]
                    let mut #name: ::core::option::Option<#ty> = ::core::option::Option::None;
                )
            })
            .collect();
        let all = (0..captures.len()).map(|number| format!("__rt::captured(__{number}), "));
        let all: String = all.collect();
        let condition = self.expression(code, |hole| match hole {
            "_self" => Some("__op".to_owned()),
            number
                if number
                    .parse()
                    .is_ok_and(|number: usize| number < captures.len()) =>
            {
                Some(format!("__{number}"))
            }
            hole => of_context(hole),
        });
        rust!([variables, condition, all]
            __rt::Ref::Matcher(|__b, __op| {
                #[allow(unused_mut)]
                #variables
                let __matches: ::core::primitive::bool = { #condition };
                __matches.then(|| __rt::captures([#all]))
            })
        )
    }

    /// The body of a function that calls native code, and binds what that returns.
    fn gen_call(&self, call: &NativeCall<'k>) -> String {
        let body = self.gen_native(call);
        if call.place.is_some() {
            return self.code.at(call.place, self.gen_bound(call, &body));
        }
        self.gen_bound(call, &body)
    }

    /// `body`, and the binding of what it returns.
    fn gen_bound(&self, call: &NativeCall<'k>, body: &str) -> String {
        let function = match call.wanted {
            Wanted::Nothing => return format!("{body}; __rt::Bound::Nothing"),
            Wanted::Anything => "made",
            Wanted::Values => "made_values",
            Wanted::Attr => "made_attr",
            Wanted::Types => "made_types",
            Wanted::Prop(record) => {
                let code = self.prop_code(record);
                let made = match borrowed_type(&code.value) {
                    Some(ty) => format!("__rt::lent::<{ty}>(&__made)"),
                    None => "__made".to_owned(),
                };
                let stored = code.store(&made);
                let origin = Code::from(call.code).origin;
                let made = format!("__rt::made_prop::<{}>({stored})", code.storage);
                return format!("let __made = {body}; {}", self.code.at(origin, made));
            }
        };
        let origin = (call.place.is_none()).then(|| Code::from(call.code).origin);
        let origin = origin.flatten();
        let bound = self.code.at(origin, format!("__rt::{function}(__made)"));
        format!("let __made = {body}; {bound}")
    }

    /// Native code as an expression.
    fn gen_native(&self, call: &NativeCall<'k>) -> String {
        let mut code = Code::from(call.code);
        if call.place.is_some() {
            code.origin = None;
        }
        let arguments = call.arguments.iter().enumerate();
        let mut locals: Vec<Local> = arguments
            .map(|(number, argument)| self.native_argument(number.to_string(), argument, code))
            .collect();
        if let Some(this) = &call.this {
            locals.push(self.native_argument("_self".to_owned(), this, code));
        }
        let mut used = Vec::new();
        let mut body = self.expression(code, |hole| {
            used.push(hole.to_owned());
            match hole {
                "_loc" => Some("__loc".to_owned()),
                hole => value_of_local(hole, &locals).or_else(|| of_context(hole)),
            }
        });
        if code.text.contains('?') || code.text.contains("return") {
            // These leave the code, and not the function around it.
            body = self.code.at(code.origin, format!("(|| {{ {body} }})()"));
        }
        let statements = statements_of(&locals, &used);
        if statements.is_empty() && self.code.is_expression(code) == Some(true) {
            return body;
        }
        let end = if call.wanted == Wanted::Nothing {
            ";"
        } else {
            ""
        };
        format!("{{ {statements} {body}{end} }}")
    }

    /// The name `hole` in `code`. The code decides as what it takes the result of other native code, and is the
    /// place of the compiler's message if it does not.
    fn native_argument(
        &self,
        hole: String,
        argument: &NativeArgument<'k>,
        code: Code<'k>,
    ) -> Local {
        let mut always_runs = false;
        let value = match argument {
            NativeArgument::Given(number, Kind::Native) => {
                let given = format!("__a.given(__b, {number})");
                let given = self.with_place(code, Grammar::Body, given);
                self.code.at(code.origin, given)
            }
            NativeArgument::Given(number, kind) => return self.local(hole, *number, kind),
            NativeArgument::Call(call) => {
                always_runs = true;
                self.gen_native(call)
            }
            NativeArgument::Constant(attr, value) => {
                format!("&{}", self.gen_constant(*attr, value))
            }
            NativeArgument::ConstantProp(prop, value) => self.gen_constant_value(*prop, *value),
        };
        let name = format!("__{hole}");
        Local {
            hole,
            statements: format!("let {name} = {value}; "),
            expressions: vec![name],
            always_runs,
        }
    }

    /// A name for what is in argument `number`.
    fn local(&self, hole: String, number: usize, kind: &Kind<'k>) -> Local {
        let name = format!("__{hole}");
        let get = |method: &str| format!("let {name} = __a.{method}(__b, {number}); ");
        let values = |values: String| format!("let {name} = {values}; let {name} = &{name}[..]; ");
        let statements = match kind {
            Kind::Value => get("value"),
            Kind::OptionalValue => get("optional_value"),
            Kind::Values => values(format!("__a.values(__b, {number})")),
            Kind::Native => get("given"),
            Kind::Nothing => format!("let {name} = (); "),
            Kind::Attr {
                storage,
                is_optional,
            } => {
                let method = match (storage, is_optional) {
                    (None, false) => "attribute".to_owned(),
                    (None, true) => "optional_attribute".to_owned(),
                    (Some(ty), false) => format!("attr::<{}>", self.path(*ty)),
                    (Some(ty), true) => format!("optional_attr::<{}>", self.path(*ty)),
                };
                format!("let {name} = __a.{method}({number}); ")
            }
            Kind::Prop(record) => {
                let code = self.prop_code(*record);
                let stored = format!("__a.prop::<{}>({number})", code.storage);
                format!("let {name} = {}; ", code.read(&stored))
            }
            Kind::Op(op) if op.results.is_empty() => format!("let {name} = __a.op({number}); "),
            Kind::Op(op) => return local_of_results(hole, number, op),
        };
        Local {
            hole,
            statements,
            expressions: vec![name],
            always_runs: false,
        }
    }

    /// The attribute that `attr` defines, with this value.
    fn gen_constant(&self, attr: Record<'k>, value: &ConstantValue<'k>) -> String {
        let value = match value {
            ConstantValue::Code { value, place } => {
                let mut code = Code::from(*value);
                if place.is_some() {
                    code.origin = None;
                }
                self.code.at(*place, self.filled(code, &[]))
            }
            ConstantValue::Case(number) => number.to_string(),
        };
        let builder = AttrConstraint::new(attr).const_builder_call();
        builder.map_or_else(
            || "::core::unreachable!()".to_owned(),
            |builder| self.filled(builder, &[("0", &value)]),
        )
    }

    /// The value of a constant property.
    fn gen_constant_value(&self, prop: Record<'k>, value: StringValue<'k>) -> String {
        let ty = &self.prop_code(prop).value;
        let value = self.filled(value, &[]);
        format!("{{ let __value: {ty} = {value}; __value }}")
    }

    /// The stored form of a constant property.
    fn gen_constant_prop(&self, prop: Record<'k>, value: StringValue<'k>) -> String {
        let value = self.gen_constant_value(prop, value);
        self.prop_code(prop).store(&value)
    }
}

/// The type behind a reference.
fn borrowed_type(ty: &str) -> Option<&str> {
    let ty = ty.trim_start().strip_prefix('&')?.trim_start();
    Some(match ty.strip_prefix('\'') {
        Some(lifetime) => lifetime.split_once(' ')?.1,
        None => ty,
    })
}

/// A name for the results of an operation, which stands for all of them.
fn local_of_results(hole: String, number: usize, op: &Operator<'_>) -> Local {
    let (mut statements, mut expressions) = (String::new(), Vec::new());
    for (group, result) in op.results.iter().enumerate() {
        let name = format!("__{hole}_{group}");
        statements += &statement_of_result(&name, number, group, result);
        expressions.push(name);
    }
    Local {
        hole,
        statements,
        expressions,
        always_runs: false,
    }
}

fn statement_of_result(
    name: &str,
    number: usize,
    group: usize,
    result: &NamedTypeConstraint<'_>,
) -> String {
    let get = |function: &str| format!("__rt::{function}(__a.op({number}), __b, {group})");
    match result.arity() {
        Arity::One => format!("let {name} = {}; ", get("result")),
        Arity::Optional => format!("let {name} = {}; ", get("optional_result")),
        Arity::Variadic | Arity::VariadicOfVariadic => {
            let values = get("results");
            format!("let {name} = {values}.to_vec(); let {name} = &{name}[..]; ")
        }
    }
}

impl Local {
    /// Whether the placeholder `hole` is this name; `0...` is all from the first on.
    fn is(&self, hole: &str) -> bool {
        let number = |hole: &str| hole.parse::<usize>().ok();
        match hole.strip_suffix("...") {
            None => self.hole == hole,
            Some(first) => number(&self.hole) >= Some(number(first).unwrap_or(usize::MAX)),
        }
    }
}

/// What a placeholder for arguments stands for.
fn value_of_local(hole: &str, locals: &[Local]) -> Option<String> {
    let meant = locals.iter().filter(|local| local.is(hole));
    let all: Vec<&str> = meant
        .flat_map(|local| local.expressions.iter().map(String::as_str))
        .collect();
    (!all.is_empty() || hole.ends_with("...")).then(|| all.join(", "))
}

/// The statements that define the names that are used, and those that always run.
fn statements_of(locals: &[Local], used: &[String]) -> String {
    let is_used = |local: &&Local| local.always_runs || used.iter().any(|hole| local.is(hole));
    let used = locals.iter().filter(is_used);
    used.map(|local| local.statements.as_str()).collect()
}

/// The placeholders of all code in patterns.
fn of_context(hole: &str) -> Option<String> {
    value_of(
        hole,
        &[
            ("_builder", "__b"),
            ("_ir", "(&*__b)"),
            ("_ctxt", "(&*__b)"),
        ],
    )
}

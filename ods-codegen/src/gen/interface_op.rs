//! Interfaces and traits of an op: the entries of its table, and the impls that are
//! generated.

use ods_table::{Item, Line, Ref};
use ods_tablegen::Span;

use super::op::Table;
use super::template::rust;
use super::{Generator, gen_written, names};
use crate::model::fields::Fields as _;
use crate::model::{InterfaceTrait, NativeTrait, OpTrait, Operator};
use crate::upstream::SymbolFacts;

/// Where the interfaces of the prelude live.
const STANDARD: &str = "::ods_runtime::interfaces";

/// Where the traits of the prelude live. It is also the default of a user's trait, which is
/// then in the scope of the op.
const STANDARD_TRAITS: &str = "::ods_runtime::__private::traits";

/// MLIR's interfaces that are traits of the runtime and that an op implements where it lists
/// them.
#[rustfmt::skip]
const REQUIRED_INTERFACES: [&str; 31] = [
    "BranchOpInterface", "CallOpInterface", "CallableOpInterface", "CastOpInterface",
    "ConditionallySpeculatable", "DestinationStyleOpInterface", "DestructurableAccessorOpInterface",
    "DestructurableAllocationOpInterface", "InferIntRangeInterface", "InferTypeOpInterface", "LoopLikeOpInterface",
    "MemoryEffectOpInterface", "MemorySpaceCastConsumerOpInterface", "MemorySpaceCastOpInterface",
    "OffsetSizeAndStrideOpInterface", "OpAsmOpInterface", "ParallelCombiningOpInterface",
    "PromotableAllocationOpInterface", "PromotableMemOpInterface", "PromotableOpInterface",
    "RegionBranchOpInterface", "RegionBranchTerminatorOpInterface", "RegionKindInterface",
    "RuntimeVerifiableOpInterface", "SafeMemorySlotAccessOpInterface", "SelectLikeOpInterface",
    "ShapedDimOpInterface", "SubsetExtractionOpInterface", "SubsetInsertionOpInterface",
    "SymbolUserOpInterface", "ViewLikeOpInterface",
];

/// MLIR's interfaces that are traits of the runtime and have nothing to implement.
#[rustfmt::skip]
const COMPLETE_INTERFACES: [&str; 10] = [
    "AlignmentAttrOpInterface", "ArgAndResultAttrsOpInterface", "FunctionOpInterface",
    "InParallelOpInterface", "InferShapedTypeOpInterface", "ReifyRankedShapedTypeOpInterface",
    "SubsetOpInterface", "SymbolOpInterface", "WeightedBranchOpInterface",
    "WeightedRegionBranchOpInterface",
];

/// Traits and interfaces that supply the methods of an interface, as in MLIR they are members
/// of the trait: an op that lists one of them implements nothing.
#[rustfmt::skip]
const SUPPLIERS: [(&str, &[&str]); 4] = [
    ("CallableOpInterface", &["FunctionOpInterface"]),
    ("ConditionallySpeculatable", &["AlwaysSpeculatableImplTrait", "RecursivelySpeculatableImplTrait"]),
    ("RegionBranchTerminatorOpInterface", &["ReturnLike"]),
    ("RegionKindInterface", &["HasOnlyGraphRegion"]),
];

/// The traits of the runtime, by their C++ names.
#[rustfmt::skip]
const NATIVE_TRAITS: [&str; 41] = [
    "AffineScope", "AlwaysSpeculatableImplTrait", "AttrSizedOperandSegments",
    "AttrSizedResultSegments", "AutomaticAllocationScope", "ConstantLike",
    "DefaultDialectScope", "DistinctObjectsTrait", "Elementwise", "HasOnlyGraphRegion",
    "HasParallelRegion", "HasRecursiveMemoryEffects", "InferShapedTypeOpAdaptor",
    "InferTensorType", "InferTypeOpAdaptor", "IsCommutative", "IsIdempotent", "IsInvolution",
    "IsIsolatedFromAbove", "IsTerminator", "MemRefsNormalizable", "NoRegionArguments",
    "NoTerminator", "RecursivelySpeculatableImplTrait", "ResultsAreFloatLike",
    "ResultsBroadcastableShape", "ReturnLike", "SameOperandsAndResultElementType",
    "SameOperandsAndResultRank", "SameOperandsAndResultShape", "SameOperandsAndResultType",
    "SameOperandsElementType", "SameOperandsShape", "SameTypeOperands", "Scalarizable",
    "SingleBlock", "SymbolTable", "Tensorizable", "Vectorizable", "HasParent",
    "SingleBlockImplicitTerminator",
];

/// Whether the runtime or the user has a Rust trait for the interface.
pub(crate) fn has_rust_trait(interface: InterfaceTrait<'_>) -> bool {
    interface.rust_path() != STANDARD || standard(interface).is_some()
}

fn is_standard(interface: InterfaceTrait<'_>, name: &str) -> bool {
    interface.rust_path() == STANDARD && interface.name() == name
}

/// Whether the runtime has a trait for the interface.
pub(super) fn is_of_runtime(interface: InterfaceTrait<'_>) -> bool {
    standard(interface).is_some()
}

/// Whether an op with this interface of MLIR has something to implement; `None` if the runtime
/// has no trait for it.
fn standard(interface: InterfaceTrait<'_>) -> Option<bool> {
    if interface.rust_path() != STANDARD {
        return None;
    }
    let is_required = REQUIRED_INTERFACES.contains(&interface.name());
    (is_required || COMPLETE_INTERFACES.contains(&interface.name())).then_some(is_required)
}

/// Whether the user writes the `impl` of the interface: the op says so, or the interface has
/// methods without a body.
fn is_implemented_by_user(op: &Operator<'_>, interface: InterfaceTrait<'_>) -> bool {
    // `ReturnLike` supplies the methods, although its list of traits declares them.
    if interface.name() == "RegionBranchTerminatorOpInterface" {
        return !is_supplied(op, interface);
    }
    // A trait that is written in Rust.
    if !interface.record().is_subclass_of("Interface") {
        return true;
    }
    let needs_methods = || match standard(interface) {
        Some(is_required) => is_required && !is_supplied(op, interface),
        None => has_required_methods(interface),
    };
    interface.declares_methods() || needs_methods()
}

/// Whether another trait or interface of the op supplies the methods of one of MLIR's
/// interfaces.
fn is_supplied(op: &Operator<'_>, interface: InterfaceTrait<'_>) -> bool {
    let supplier = SUPPLIERS
        .iter()
        .find(|(name, _)| is_standard(interface, name));
    let is_one = |op_trait: &OpTrait<'_>, names: &[&str]| match op_trait {
        OpTrait::Native(native) => names.contains(&native.name()),
        OpTrait::Interface(other) => names.contains(&other.name()),
        OpTrait::GenInternal(_) | OpTrait::Pred(_) => false,
    };
    supplier.is_some_and(|(_, names)| op.traits.iter().any(|other| is_one(other, names)))
}

/// Whether an op lists the interface a second time, with its methods declared; that entry
/// takes precedence.
fn is_declared_again(op: &Operator<'_>, interface: InterfaceTrait<'_>) -> bool {
    !interface.declares_methods()
        && op.traits.iter().any(|other| {
            matches!(other, OpTrait::Interface(other)
                if other.declares_methods() && other.is_same(interface))
        })
}

/// Whether an op that lists the interface has its functions in its table.
fn is_in_table(interface: InterfaceTrait<'_>) -> bool {
    // The engine infers types; the user implements `InferTypes`.
    let is_engines = is_standard(interface, "InferTypeOpInterface");
    !is_engines
        && has_rust_trait(interface)
        && !interface.record().is_subclass_of("SideEffectsTraitBase")
}

/// Whether the op's list of effects implies the interface already.
fn is_by_effects(op: &Operator<'_>, interface: InterfaceTrait<'_>) -> bool {
    is_standard(interface, "MemoryEffectOpInterface") && op.declared_effects().is_some()
}

/// The interfaces whose functions are in an op's table.
fn listed_interfaces<'k>(op: &Operator<'k>) -> Vec<InterfaceTrait<'k>> {
    let mut listed = Vec::new();
    for op_trait in &op.traits {
        if let OpTrait::Interface(interface) = op_trait
            && is_in_table(*interface)
            && !is_by_effects(op, *interface)
        {
            listed.push(*interface);
        }
    }
    listed
}

/// Whether an interface has methods without a body.
pub(super) fn has_required_methods(interface: InterfaceTrait<'_>) -> bool {
    let methods = interface.record().defs("methods");
    methods.into_iter().any(|method| {
        ["body", "defaultBody"]
            .iter()
            .all(|field| method.text(field).unwrap_or_default().trim().is_empty())
    })
}

/// Whether the runtime has a trait with this C++ name.
pub(crate) fn is_native(name: &str) -> bool {
    NATIVE_TRAITS.contains(&name)
}

/// Whether the runtime has the trait.
fn is_native_of_runtime(native: NativeTrait<'_>) -> bool {
    native.rust_path() == STANDARD_TRAITS && is_native(native.name_and_arguments().0)
}

/// Whether an op of upstream only declares the interface: all its methods have bodies, which is without effect unless
/// a method is overridden.
fn is_declared_only(interface: InterfaceTrait<'_>) -> bool {
    let record = interface.record();
    standard(interface).is_none()
        && record.strings_of("alwaysOverriddenMethods").is_empty()
        && !has_required_methods(interface)
}

/// Whether an interface is one of functions, and the op of upstream has a function type of its dialect, or an attribute of
/// its own for it: the methods of the runtime are about the builtin one. Or C++ overrides how the function is verified.
fn is_of_own_function(
    op: &Operator<'_>,
    facts: SymbolFacts,
    interface: InterfaceTrait<'_>,
) -> bool {
    const OF_FUNCTIONS: [&str; 3] = [
        "FunctionOpInterface",
        "CallableOpInterface",
        "SymbolOpInterface",
    ];
    let is_function = || {
        op.interfaces()
            .any(|it| is_standard(it, "FunctionOpInterface"))
    };
    let has_own_type = || {
        // Without this attribute, the type has another name.
        op.attribute_slot("function_type").is_none_or(|slot| {
            let ty = op.attributes[slot].attr.return_type();
            ty.is_some_and(|ty| ty.text().contains("::mlir::"))
        })
    };
    let verifies_itself = || is_standard(interface, "FunctionOpInterface") && facts.verifies_itself;
    OF_FUNCTIONS.iter().any(|name| is_standard(interface, name))
        && is_function()
        && (has_own_type() || verifies_itself())
}

/// Whether an interface is that of symbols, and C++ says who sees that of the op.
fn is_of_own_symbol(facts: SymbolFacts, interface: InterfaceTrait<'_>) -> bool {
    is_standard(interface, "SymbolOpInterface") && facts.has_own_visibility
}

/// The interfaces of an op of upstream whose `impl` the user writes.
#[inline]
pub(super) fn implemented_interfaces<'k>(
    op: &Operator<'k>,
    facts: SymbolFacts,
) -> impl Iterator<Item = InterfaceTrait<'k>> {
    op.traits.iter().filter_map(move |op_trait| match op_trait {
        OpTrait::Interface(interface) => {
            let interface = *interface;
            let is_written = (is_implemented_by_user(op, interface)
                || is_of_own_function(op, facts, interface)
                || is_of_own_symbol(facts, interface))
                && !is_declared_only(interface)
                && !is_declared_again(op, interface)
                && !is_by_effects(op, interface);
            let is_of_engine = is_standard(interface, "InferTypeOpInterface")
                || interface.record().is_subclass_of("SideEffectsTraitBase");
            (is_written && !is_of_engine).then_some(interface)
        }
        _ => None,
    })
}

impl<'k> Generator<'_, 'k> {
    /// Whether the user writes the `impl` of the interface.
    fn is_written_by_user(&self, op: &Operator<'k>, interface: InterfaceTrait<'k>) -> bool {
        let facts = self.symbol_facts(op);
        if is_of_own_function(op, facts, interface) && self.is_upstream()
            || is_of_own_symbol(facts, interface)
        {
            return true;
        }
        !(self.is_upstream() && is_declared_only(interface))
            && is_implemented_by_user(op, interface)
    }

    /// The path of the Rust trait of an interface.
    pub(super) fn interface_path(&self, interface: InterfaceTrait<'k>) -> String {
        let mut record = interface.record();
        if interface.declares_methods() && interface.rust_path().is_empty() {
            // A declaration of methods copies the interface; the original has the
            // namespace.
            let mut interfaces = record.keeper().derived_definitions("Interface").into_iter();
            let is_it = |other: &ods_tablegen::Record<'k>| {
                !other.is_subclass_of("DeclareInterfaceMethods")
                    && other.text("cppInterfaceName") == Some(interface.name())
            };
            record = interfaces.find(is_it).unwrap_or(record);
        }
        let path = self.path_before(record, interface.rust_path());
        format!("{path}{}", names::ident(interface.name()))
    }

    /// `dyn I`, all of it at the place where the interface is listed: there a missing
    /// `impl` is reported.
    pub(super) fn interface_key(&self, interface: InterfaceTrait<'k>, span: Span) -> String {
        let key = format!("dyn {}", self.interface_path(interface));
        self.text_at(&key, span)
    }

    /// The entry of an interface for the table, if the table has one.
    pub(super) fn interface_ref(
        &self,
        op: &Operator<'k>,
        interface: InterfaceTrait<'k>,
        table: &mut Table<'_, 'k>,
    ) -> Option<Ref<'static>> {
        if is_by_effects(op, interface) || !is_in_table(interface) {
            return None;
        }
        let is_by_traits = is_standard(interface, "ConditionallySpeculatable")
            && !self.is_written_by_user(op, interface);
        if is_by_traits {
            // One entry of the runtime serves all ops.
            return Some(Ref::Named("speculation_by_traits"));
        }
        let key = self.interface_key(interface, op.trait_span(interface.record()));
        let name = names::op(op);
        let is_written = self.is_written_by_user(op, interface) || is_declared_again(op, interface);
        if self.is_upstream() && is_written {
            return Some(table.own(gen_written(&format!("Interface<{key}, {name}>"))));
        }
        Some(table.own(rust!([key, name]
            __rt::Ref::Interface(__rt::interface_entry::<#key, #name>)
        )))
    }

    /// The interfaces whose functions are in an op's table, each at the place where it is listed.
    pub(super) fn listed_interfaces(&self, op: &Operator<'k>) -> Vec<String> {
        let listed = listed_interfaces(op).into_iter().map(|interface| {
            let path = self.interface_path(interface);
            self.text_at(&path, op.trait_span(interface.record()))
        });
        listed.collect()
    }

    /// The interface of [`Self::listed_interfaces`], if it is one of the runtime and the only one.
    pub(super) fn one_interface_of_runtime(&self, op: &Operator<'k>) -> Option<String> {
        match listed_interfaces(op).as_slice() {
            [one] if is_of_runtime(*one) => Some(self.interface_path(*one)),
            _ => None,
        }
    }

    /// Adds a native trait to the table.
    pub(super) fn table_trait(
        &self,
        op: &Operator<'k>,
        native: NativeTrait<'k>,
        table: &mut Table<'_, 'k>,
    ) {
        if is_native_of_runtime(native) {
            let name = crate::model::names::constant_case(native.name());
            return table.line(Line::Item(Item::Trait, Ref::Named(&name)));
        }
        let function = if native.is_structural() {
            "structural_trait_info"
        } else {
            "trait_info"
        };
        table.own_item(
            Item::Trait,
            rust!([function, path = self.native_trait_path(op, native)]
                __rt::Ref::Trait(__rt::#function::<#path>())
            ),
        );
    }

    /// The Rust type of a user's trait, with its arguments, at the span where the trait
    /// is listed: errors about the type are reported there.
    fn native_trait_path(&self, op: &Operator<'k>, native: NativeTrait<'k>) -> String {
        let namespace = match native.rust_path() {
            STANDARD_TRAITS => "",
            namespace => namespace,
        };
        let path = self.path_before(native.record(), namespace);
        let (name, arguments) = native.name_and_arguments();
        let name = self.path(name);
        let path = if arguments.is_empty() {
            format!("{path}{name}")
        } else {
            format!("{path}{name}<{}>", self.path(arguments))
        };
        self.text_at(&path, op.trait_span(native.record()))
    }

    /// The impls of interfaces whose methods the user does not write, and of users'
    /// traits.
    pub(super) fn gen_op_trait_impls(&self, op: &Operator<'k>) -> String {
        let mut text = String::new();
        if self.is_fallback {
            return text;
        }
        let name = names::op(op);
        for op_trait in &op.traits {
            match op_trait {
                OpTrait::Interface(interface)
                    if is_in_table(*interface)
                        && !is_declared_again(op, *interface)
                        && !self.is_written_by_user(op, *interface) =>
                {
                    // At the span of the list: rustc points there if the
                    // user writes the `impl`, too.
                    let path = self.interface_path(*interface);
                    let is_symbol = is_standard(*interface, "SymbolOpInterface");
                    let facts = self.symbol_facts(op);
                    let is_optional = is_symbol && facts.is_optional;
                    let is_defined = is_symbol && facts.is_always_defined;
                    let implementation = rust!([path, name, is_optional, is_defined] impl #path for #name {
                        #(fn is_optional_symbol(self, _: &__ods::Ir) -> ::core::primitive::bool { true } #is_optional)?
                        #(fn is_declaration(self, _: &__ods::Ir) -> ::core::primitive::bool { false } #is_defined)?
                    });
                    let span = op.trait_span(interface.record());
                    text += "#[automatically_derived] ";
                    text += &self.text_at(&implementation, span);
                }
                OpTrait::Native(native) if !is_native_of_runtime(*native) => {
                    text += &rust!([path = self.native_trait_path(op, *native), name]
                        #[automatically_derived]
                        impl __rt::Has<#path> for #name {}
                    );
                }
                _ => {}
            }
            // Keeps the name of a splice apart from the text behind it.
            text.push('\n');
        }
        text
    }
}

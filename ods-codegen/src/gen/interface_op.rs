//! Interfaces and traits of an op: what its table refers to, and the impls that
//! it gets without the user writing them.

use ods_tablegen::Span;

use super::op::Table;
use super::template::rust;
use super::{Generator, names};
use crate::model::fields::Fields as _;
use crate::model::{InterfaceTrait, NativeTrait, OpTrait, Operator};

/// Where the interfaces of the prelude live.
const STANDARD: &str = "::ods_runtime::interfaces";

/// Where the traits of the prelude live; a user's trait that says nothing else is
/// where the op is.
const STANDARD_TRAITS: &str = "::ods_runtime::__private::traits";

/// MLIR's interfaces that are traits of the runtime, and whether an op that lists
/// one has something to implement.
const STANDARD_INTERFACES: [(&str, bool); 34] = [
    ("AlignmentAttrOpInterface", false),
    ("ArgAndResultAttrsOpInterface", false),
    ("BranchOpInterface", true),
    ("CallOpInterface", true),
    ("CallableOpInterface", true),
    ("CastOpInterface", true),
    ("ConditionallySpeculatable", true),
    ("DestinationStyleOpInterface", true),
    ("FunctionOpInterface", false),
    ("InParallelOpInterface", false),
    ("InferShapedTypeOpInterface", false),
    ("InferTypeOpInterface", true),
    ("LoopLikeOpInterface", true),
    ("MemoryEffectOpInterface", true),
    ("MemorySpaceCastConsumerOpInterface", true),
    ("MemorySpaceCastOpInterface", true),
    ("OffsetSizeAndStrideOpInterface", true),
    ("OpAsmOpInterface", true),
    ("ParallelCombiningOpInterface", true),
    ("RegionBranchOpInterface", true),
    ("RegionBranchTerminatorOpInterface", true),
    ("RegionKindInterface", true),
    ("ReifyRankedShapedTypeOpInterface", false),
    ("RuntimeVerifiableOpInterface", true),
    ("SelectLikeOpInterface", true),
    ("ShapedDimOpInterface", true),
    ("SubsetExtractionOpInterface", true),
    ("SubsetInsertionOpInterface", true),
    ("SubsetOpInterface", false),
    ("SymbolOpInterface", false),
    ("SymbolUserOpInterface", true),
    ("ViewLikeOpInterface", true),
    ("WeightedBranchOpInterface", false),
    ("WeightedRegionBranchOpInterface", false),
];

/// What makes that an op says enough: with one of these traits or interfaces the methods of
/// the interface follow, as in MLIR they are members of the trait.
const SUPPLIERS: [(&str, &[&str]); 4] = [
    ("CallableOpInterface", &["FunctionOpInterface"]),
    (
        "ConditionallySpeculatable",
        &[
            "AlwaysSpeculatableImplTrait",
            "RecursivelySpeculatableImplTrait",
        ],
    ),
    ("RegionBranchTerminatorOpInterface", &["ReturnLike"]),
    ("RegionKindInterface", &["HasOnlyGraphRegion"]),
];

/// The traits of the runtime, by their C++ names.
const NATIVE_TRAITS: [&str; 41] = [
    "AffineScope",
    "AlwaysSpeculatableImplTrait",
    "AttrSizedOperandSegments",
    "AttrSizedResultSegments",
    "AutomaticAllocationScope",
    "ConstantLike",
    "DefaultDialectScope",
    "DistinctObjectsTrait",
    "Elementwise",
    "HasOnlyGraphRegion",
    "HasParallelRegion",
    "HasRecursiveMemoryEffects",
    "InferShapedTypeOpAdaptor",
    "InferTensorType",
    "InferTypeOpAdaptor",
    "IsCommutative",
    "IsIdempotent",
    "IsInvolution",
    "IsIsolatedFromAbove",
    "IsTerminator",
    "MemRefsNormalizable",
    "NoRegionArguments",
    "NoTerminator",
    "RecursivelySpeculatableImplTrait",
    "ResultsAreFloatLike",
    "ResultsBroadcastableShape",
    "ReturnLike",
    "SameOperandsAndResultElementType",
    "SameOperandsAndResultRank",
    "SameOperandsAndResultShape",
    "SameOperandsAndResultType",
    "SameOperandsElementType",
    "SameOperandsShape",
    "SameTypeOperands",
    "Scalarizable",
    "SingleBlock",
    "SymbolTable",
    "Tensorizable",
    "Vectorizable",
    "HasParent",
    "SingleBlockImplicitTerminator",
];

/// Whether the runtime has a Rust trait for the interface, or the user does.
pub(crate) fn has_rust_trait(interface: InterfaceTrait<'_>) -> bool {
    interface.rust_path() != STANDARD || standard(interface).is_some()
}

fn is_standard(interface: InterfaceTrait<'_>, name: &str) -> bool {
    interface.rust_path() == STANDARD && interface.name() == name
}

/// Whether an op with this interface has something to implement.
fn standard(interface: InterfaceTrait<'_>) -> Option<bool> {
    if interface.rust_path() != STANDARD {
        return None;
    }
    let name = interface.name();
    let entry = STANDARD_INTERFACES.iter().find(|entry| entry.0 == name);
    entry.map(|(_, is_required)| *is_required)
}

/// Whether the op's author writes the `impl` of the interface: they say so, or it
/// has methods without a body.
fn is_implemented_by_user(op: &Operator<'_>, interface: InterfaceTrait<'_>) -> bool {
    // What ends a region as `return` does hands over all operands; the list of traits that
    // says so declares the methods.
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

/// Whether the methods of one of MLIR's interfaces follow from something else that the op
/// lists.
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

/// Whether an op lists the interface, and again with its methods declared: that counts.
fn is_declared_again(op: &Operator<'_>, interface: InterfaceTrait<'_>) -> bool {
    !interface.declares_methods()
        && op.traits.iter().any(|other| {
            matches!(other, OpTrait::Interface(other)
                if other.declares_methods() && other.is_same(interface))
        })
}

/// Whether an op that lists the interface has its functions in its table.
fn is_in_table(interface: InterfaceTrait<'_>) -> bool {
    // The engine infers types; what an op's author writes is `InferTypes`.
    let is_engines = is_standard(interface, "InferTypeOpInterface");
    !is_engines
        && has_rust_trait(interface)
        && !interface.record().is_subclass_of("SideEffectsTraitBase")
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

/// Whether the runtime has the trait.
fn is_native_of_runtime(native: NativeTrait<'_>) -> bool {
    native.rust_path() == STANDARD_TRAITS && NATIVE_TRAITS.contains(&native.name_and_arguments().0)
}

impl<'k> Generator<'_, 'k> {
    /// The path of the Rust trait of an interface.
    pub(super) fn interface_path(&self, interface: InterfaceTrait<'k>) -> String {
        let mut record = interface.record();
        if interface.declares_methods() && interface.rust_path().is_empty() {
            // What is declared is a copy; the original says where it is from.
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

    /// The word for the entry of an interface in the table; `None` if there is none.
    pub(super) fn interface_ref(
        &self,
        op: &Operator<'k>,
        interface: InterfaceTrait<'k>,
        table: &mut Table<'_, 'k>,
    ) -> Option<String> {
        // An op that lists its effects has the interface by that.
        let lists_effects =
            is_standard(interface, "MemoryEffectOpInterface") && op.declared_effects().is_some();
        if lists_effects || !is_in_table(interface) {
            return None;
        }
        let is_by_traits = is_standard(interface, "ConditionallySpeculatable")
            && !is_implemented_by_user(op, interface);
        if is_by_traits {
            // The same for all ops.
            return Some("speculation_by_traits".to_owned());
        }
        let key = self.interface_key(interface, op.trait_span(interface.record()));
        let name = names::op(op);
        let number = table.own(rust!([key, name]
            __rt::Ref::Interface(__rt::interface_entry::<#key, #name>)
        ));
        Some(number.to_string())
    }

    /// The word for the description of a native trait in the table.
    pub(super) fn native_trait_ref(
        &self,
        op: &Operator<'k>,
        native: NativeTrait<'k>,
        table: &mut Table<'_, 'k>,
    ) -> String {
        if is_native_of_runtime(native) {
            return crate::model::names::constant_case(native.name());
        }
        let function = if native.is_structural() {
            "structural_trait_info"
        } else {
            "trait_info"
        };
        let number = table.own(rust!([function, path = self.native_trait_path(op, native)]
            __rt::Ref::Trait(__rt::#function::<#path>())
        ));
        number.to_string()
    }

    /// The Rust type of a user's trait, with its arguments, at the place where the trait is
    /// listed: there a type that is missing, or no trait, is reported.
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

    /// The impls of interfaces that need nothing of the user, and of users' traits.
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
                        && !is_implemented_by_user(op, *interface) =>
                {
                    // Where the interface is listed: there rustc points if the user writes
                    // the `impl`, too.
                    let path = self.interface_path(*interface);
                    let implementation = rust!([path, name] impl #path for #name {});
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
            // The name of a splice must not run into what follows.
            text.push('\n');
        }
        text
    }
}

// Effects in general: resources, effects on them, and how ops list them.

#ifndef MLIR_INTERFACES_SIDEEFFECTS_BASE
#define MLIR_INTERFACES_SIDEEFFECTS_BASE

include "mlir/IR/OpBase.td"

// A resource that effects act on: the Rust path of a type that implements
// `::ods_runtime::interfaces::Resource`.
class Resource<string resourceName> {
  string name = resourceName;
}
class IntrinsicResource<string resourceName>
    : Resource<"::ods_runtime::interfaces::" # resourceName>;

def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource
    : IntrinsicResource<"AutomaticAllocationScopeResource">;

// An op interface about effects of the Rust type `baseEffect`.
class EffectOpInterfaceBase<string name, string baseEffect>
    : OpInterface<name> {
  let methods = [
    InterfaceMethod<"Collects the effects of the op into `effects`.",
        "()", "getEffects",
        (ins "&mut ::std::vec::Vec<::ods_runtime::interfaces::EffectInstance<"
             # baseEffect # ">>":$effects)>
  ];
  string baseEffectName = baseEffect;
}

// Whether the effect is on all of the resource.
class EffectRange<bits<1> val> {
  bits<1> Value = val;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

// An effect of an op, or on one of its arguments or results.
class SideEffect<EffectOpInterfaceBase interface, string effectName,
                 Resource resourceReference, int effectStage,
                 EffectRange range> : OpVariableDecorator {
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;

  // The Rust paths of the effect and of the resource.
  string effect = effectName;
  string resource = resourceReference.name;

  // Effects happen in the order of their stages.
  int stage = effectStage;

  bit effectOnFullRegion = range.Value;
}

// Lists the effects of an op that do not depend on its operands.
class SideEffectsTraitBase<EffectOpInterfaceBase parentInterface,
                           list<SideEffect> staticEffects>
    : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  let cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

#endif // MLIR_INTERFACES_SIDEEFFECTS_BASE

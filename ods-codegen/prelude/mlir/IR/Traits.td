// The kinds of traits; the traits themselves are in OpBase.td, AttrTypeBase.td
// and the interface files.

#ifndef TRAITS_TD
#define TRAITS_TD

include "mlir/IR/Constraints.td"

class Trait;

// A list of traits, which stands for its members.
class TraitList<list<Trait> props> : Trait {
  list<Trait> traits = props;
}

// A trait that Rust code implements: the item `cppNamespace::NAME`, where NAME
// is `trait` in upper snake case.
class NativeTrait<string name, string entityType,
                  code extraClassDeclaration = [{}],
                  code extraClassDefinition = [{}]> : Trait {
  string trait = name;
  string cppNamespace =
      "::ods_runtime::__private::"
      # !if(!eq(entityType, "Op"), "", !tolower(entityType) # "_") # "traits";
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}

// A native trait with arguments: `NAME(params)`.
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;

// A trait that only the generator reads.
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}

// A trait that is a predicate over the whole entity.
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // TRAITS_TD

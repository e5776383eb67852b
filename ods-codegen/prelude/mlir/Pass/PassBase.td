// Passes, with their options and statistics.

#ifndef MLIR_PASS_PASSBASE
#define MLIR_PASS_PASSBASE

// An option of a pass: a field of the generated struct, whose name is `varName` in snake case,
// and `arg` in textual pipelines. `valueType` is a Rust type that implements `OptionValue`;
// `default` is a Rust expression, or empty for the `Default` of the type.
class Option<string varName, string arg, string valueType, string default,
             string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  // Has no meaning in Rust: an option type reads and checks its own text.
  string additionalOptFlags = additionalFlags;
}

// An option with any number of values: a `Vec<valueType>`.
class ListOption<string varName, string arg, string valueType,
                 string desc, string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

// A counter of a pass: a field of the generated struct, of the type `Counter`.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

class PassBase<string passArg, string base> {
  // The word for the pass in textual pipelines.
  string argument = passArg;
  // The Rust type that the pass runs on; empty for any operation.
  string baseClass = base;
  string summary = "";
  string description = "";
  // A Rust expression for the value that `Default` gives.
  code constructor = "";
  // The Rust types of the dialects whose operations the pass creates.
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];
}

// A pass on the operations of one op, or on any operation.
class Pass<string passArg, string operation = "">
    : PassBase<passArg, operation>;

// A pass on the operations with an interface, which is named by its trait.
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, interface>;

#endif // MLIR_PASS_PASSBASE

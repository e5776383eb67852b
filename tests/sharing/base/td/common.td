// Read by two invocations, and emitted by none: it has nothing to emit.
class Base_Op<Dialect dialect, string mnemonic, list<Trait> traits = []>
    : Op<dialect, mnemonic, traits>;

/// How large things may be.
defvar base_limit = 8;

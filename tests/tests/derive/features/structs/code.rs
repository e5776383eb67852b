//! An op for each feature of text, code and documentation, as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "format_literal", assembly_format = "`of` $a attr-dict")]
pub struct FormatLiteral {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "format_other_literal",
    assembly_format = "`from` $a attr-dict"
)]
pub struct FormatOtherLiteral {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "format_keyword",
    assembly_format = "$a attr-dict-with-keyword"
)]
pub struct FormatKeyword {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "format_custom",
    assembly_format = "$a custom<Number>($n) attr-dict"
)]
pub struct FormatCustom {
    #[operand(I64)]
    pub a: Value,
    #[attr(I64Attr)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "format_none")]
pub struct FormatNone {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "custom_form", has_custom_assembly_format)]
pub struct CustomForm {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "verified", has_verifier)]
pub struct Verified {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "verified_after",
    traits = [NoTerminator],
    has_region_verifier
)]
pub struct VerifiedAfter {
    #[region(AnyRegion)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "foldable", has_folder)]
pub struct Foldable {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "canonicalized", has_canonicalizer)]
pub struct Canonicalized {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "canonicalized_by_method", has_canonicalize_method)]
pub struct CanonicalizedByMethod {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "built",
    builders = [OpBuilder<(ins "Value":$a, CArg<"i64", "7">:$n), [{
        Self::build($_builder, $_loc, a, n)
    }]>]
)]
pub struct Built {
    #[operand(I64)]
    pub a: Value,
    #[attr(I64Attr)]
    pub n: i64,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "built_only",
    skip_default_builders,
    builders = [OpBuilder<(ins "Value":$a), [{
        $_state.operands.push(a);
        $_state.result_types.push(Type::i64());
    }]>]
)]
pub struct BuiltOnly {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "built_before",
    builders = [DeprecatedOpBuilder<"use `build`", (ins "Value":$of), [{
        Self::build($_builder, $_loc, of)
    }]>]
)]
pub struct BuiltBefore {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "built_elsewhere",
    builders = [OpBuilder<(ins "Value":$twin)>]
)]
pub struct BuiltElsewhere {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "declared",
    extra_class_declaration = {
        /// Two.
        pub fn two() -> u32 {
            2
        }
    }
)]
pub struct Declared {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "defined",
    extra_class_definition = {
        impl ::core::fmt::Display for $cppClass {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str("defined")
            }
        }
    }
)]
pub struct Defined {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "deprecated", deprecated = "there is `plain`")]
pub struct Deprecated {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "summarized",
    summary = "an op",
    description = "An op that is described.\n\nTwice."
)]
pub struct Summarized {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

/// Says what it is.
///
/// And more.
#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "documented")]
pub struct Documented {
    #[operand(I64)]
    pub a: Value,
    #[result(I64)]
    pub result: Value,
}

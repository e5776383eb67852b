//! An op for each feature of regions and successors, as structs.

use super::*;

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "region_any", traits = [NoTerminator])]
pub struct RegionAny {
    #[region(AnyRegion)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "region_name", traits = [NoTerminator])]
pub struct RegionName {
    #[region(AnyRegion)]
    pub inside: Region,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "region_unnamed", traits = [NoTerminator])]
pub struct RegionUnnamed {
    #[region(AnyRegion, unnamed)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "region_sized", traits = [NoTerminator])]
pub struct RegionSized {
    #[region(SizedRegion<1>)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "region_other_size", traits = [NoTerminator])]
pub struct RegionOtherSize {
    #[region(SizedRegion<2>)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "region_variadic", traits = [NoTerminator])]
pub struct RegionVariadic {
    #[region(VariadicRegion<AnyRegion>)]
    pub body: Vec<Region>,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "region_inline", traits = [NoTerminator])]
pub struct RegionInline {
    #[region(Region<CPred<"$_self.blocks($_ir).count() < 2">, "a short one">)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "region_format",
    traits = [NoTerminator],
    assembly_format = "$body attr-dict"
)]
pub struct RegionFormat {
    #[region(AnyRegion)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "successor_any",
    traits = [Terminator],
    assembly_format = "$next attr-dict"
)]
pub struct SuccessorAny {
    #[successor(AnySuccessor)]
    pub next: Block,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "successor_name",
    traits = [Terminator],
    assembly_format = "$to attr-dict"
)]
pub struct SuccessorName {
    #[successor(AnySuccessor)]
    pub to: Block,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "successor_unnamed", traits = [Terminator])]
pub struct SuccessorUnnamed {
    #[successor(AnySuccessor, unnamed)]
    pub next: Block,
}

#[derive(OpDef)]
#[op(
    dialect = FeaturesDialect,
    name = "successor_variadic",
    traits = [Terminator],
    assembly_format = "$next attr-dict"
)]
pub struct SuccessorVariadic {
    #[successor(VariadicSuccessor<AnySuccessor>)]
    pub next: Vec<Block>,
}

#[derive(OpDef)]
#[op(dialect = FeaturesDialect, name = "successor_inline", traits = [Terminator])]
pub struct SuccessorInline {
    #[successor(Successor<CPred<"$_self.arguments($_ir).is_empty()">, "without arguments">)]
    pub next: Block,
}

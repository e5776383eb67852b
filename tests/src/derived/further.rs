//! Further ops with formats of `../dialect` as structs.

use super::*;
use crate::dialect::properties::{
    NiceProperty, VersionedProperty, WrappedProperty, parse_nice_property,
    parse_versioned_property, print_nice_property, print_versioned_property,
};
use crate::dialect::{SimpleEnumAttr, TestAttrUglyAttr};

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "isolated_one_region_op", handle = IsolatedOneRegionOp, traits = [IsolatedFromAbove], assembly_format = "\n        attr-dict-with-keyword $operands $my_region `:` type($operands) `->` type($results)\n      ")]
pub struct IsolatedOneRegionOpParts {
    #[operand(Variadic<AnyType>)]
    pub operands: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub results: Vec<Value>,
    #[region(AnyRegion)]
    pub my_region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "isolated_regions", handle = IsolatedRegionsOp, traits = [IsolatedFromAbove], assembly_format = "attr-dict-with-keyword $regions")]
pub struct IsolatedRegionsOpParts {
    #[region(VariadicRegion<AnyRegion>)]
    pub regions: Vec<Region>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "alloca_scope_region", handle = AllocaScopeRegionOp, traits = [AutomaticAllocationScope], assembly_format = "attr-dict-with-keyword $region")]
pub struct AllocaScopeRegionOpParts {
    #[region(AnyRegion)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "sign", handle = SignOp, traits = [SameOperandsAndResultShape], assembly_format = "$operand attr-dict `:` functional-type(operands, results)")]
pub struct SignOpParts {
    #[operand(RankedTensorOf<[F32]>)]
    pub operand: Value,
    #[result(RankedTensorOf<[SI32]>)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "less_than", handle = LessThanOp, traits = [SameOperandsAndResultShape], assembly_format = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)")]
pub struct LessThanOpParts {
    #[operand(RankedTensorOf<[F32]>)]
    pub lhs: Value,
    #[operand(RankedTensorOf<[F32]>)]
    pub rhs: Value,
    #[result(RankedTensorOf<[I1]>)]
    pub result: Value,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "single_no_terminator_op", handle = SingleNoTerminatorOp, traits = GraphRegionNoTerminator.traits, assembly_format = "attr-dict `:` $my_region")]
pub struct SingleNoTerminatorOpParts {
    #[region(SizedRegion<1>)]
    pub my_region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "variadic_no_terminator_op", handle = VariadicNoTerminatorOp, traits = GraphRegionNoTerminator.traits, assembly_format = "attr-dict `:` $my_regions")]
pub struct VariadicNoTerminatorOpParts {
    #[region(VariadicRegion<SizedRegion<1>>)]
    pub my_regions: Vec<Region>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "graph_region", handle = GraphRegionOp, traits = [RegionKindInterface, HasOnlyGraphRegion], assembly_format = "attr-dict-with-keyword $region")]
pub struct GraphRegionOpParts {
    #[region(AnyRegion)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "isolated_graph_region", handle = IsolatedGraphRegionOp, traits = [RegionKindInterface, HasOnlyGraphRegion] # [IsolatedFromAbove], assembly_format = "attr-dict-with-keyword $region")]
pub struct IsolatedGraphRegionOpParts {
    #[region(AnyRegion)]
    pub region: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "array_of_attr_op", handle = ArrayOfAttrOp, assembly_format = "`a` `=` $a `,` `b` `=` $b `,` `c` `=` $c attr-dict", import = crate::dialect::test_td)]
pub struct ArrayOfAttrOpParts {
    #[attr(TestArrayOfUglyAttrs)]
    pub a: Vec<TestAttrUglyAttr>,
    #[attr(TestArrayOfInts)]
    pub b: Vec<i32>,
    #[attr(TestArrayOfEnums)]
    pub c: Vec<SimpleEnumAttr>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "graph_loop", handle = GraphLoopOp, traits = [GraphRegionNoTerminator], assembly_format = "$args $body attr-dict `:` functional-type(operands, results)")]
pub struct GraphLoopOpParts {
    #[operand(Variadic<AnyType>)]
    pub args: Vec<Value>,
    #[result(Variadic<AnyType>)]
    pub results: Vec<Value>,
    #[region(SizedRegion<1>)]
    pub body: Region,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "region_if_yield", handle = RegionIfYieldOp, traits = [Terminator], assembly_format = "$results `:` type($results) attr-dict")]
pub struct RegionIfYieldOpParts {
    #[operand(Variadic<AnyType>)]
    pub results: Vec<Value>,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_nice_properties", handle = TestOpWithNiceProperties, assembly_format = "$prop attr-dict", import = crate::dialect::test_td)]
pub struct TestOpWithNicePropertiesParts {
    #[prop(TestNiceProperty)]
    pub prop: NiceProperty,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_versioned_properties", handle = TestOpWithVersionedProperties, assembly_format = "$prop attr-dict", import = crate::dialect::test_td)]
pub struct TestOpWithVersionedPropertiesParts {
    #[prop(TestVersionedProperty)]
    pub prop: VersionedProperty,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_wrapped_properties", handle = TestOpWithWrappedProperties, assembly_format = "prop-dict attr-dict", import = crate::dialect::test_td)]
pub struct TestOpWithWrappedPropertiesParts {
    #[prop(TestWrappedProperty)]
    pub prop: WrappedProperty,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "with_wrapped_properties2", handle = TestOpWithWrappedProperties2, assembly_format = "prop-dict attr-dict", import = crate::dialect::test_td)]
pub struct TestOpWithWrappedProperties2Parts {
    #[prop(TestWrappedProperty)]
    pub prop: WrappedProperty,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_enum_prop_attr_form", handle = OpWithEnumPropAttrForm, assembly_format = "prop-dict attr-dict", import = crate::dialect::test_td)]
pub struct OpWithEnumPropAttrFormParts {
    #[prop(TestEnumPropAttrForm)]
    pub value: TestEnum,
}

#[derive(OpDef)]
#[op(dialect = TestDialect, name = "op_with_enum_prop_attr_form_always", handle = OpWithEnumPropAttrFormAlways, assembly_format = "prop-dict attr-dict", import = crate::dialect::test_td)]
pub struct OpWithEnumPropAttrFormAlwaysParts {
    #[prop(TestEnumPropAttrFormAlways)]
    pub value: TestEnum,
}

//! The dialect `spirv` from Rust.
#![cfg(feature = "spirv")]

use ods_runtime::prelude::*;
use ods_upstream::spirv::{
    ArrayType, LoadOp, ModuleOp, PointerType, SPIRVDialect, StorageClass, StructType,
};
use std::sync::Arc;

fn ir() -> Ir {
    Ir::with_registry(Arc::new(ods_upstream::all()))
}

fn parse(ir: &mut Ir, text: &str) -> Operation {
    let module = parse_source(ir, "a.mlir", text.as_bytes(), ParseOptions::default());
    let module = module.unwrap_or_else(|errors| panic!("{errors}"));
    verify(module, ir).unwrap_or_else(|errors| panic!("{errors}"));
    module
}

#[test]
fn nothing_is_missing() {
    assert_eq!(SPIRVDialect::missing(), []);
}

#[test]
fn types_are_built_and_asked() {
    let array = Type::from(ArrayType::get(Type::f32(), 4, 16));
    let pointer = PointerType::get(array, StorageClass::Uniform);
    let text = "!spirv.ptr<!spirv.array<4 x f32, stride=16>, Uniform>";
    assert_eq!(pointer.to_string(), text);
    assert_eq!(ir().parse_type(text), Ok(pointer.into()));
}

/// A structure with a name may contain a pointer to itself; one without is equal to those with the same members.
#[test]
fn structures_have_names_or_members() {
    let ir = ir();
    let text = "!spirv.struct<list, (i32, !spirv.ptr<!spirv.struct<list>, Generic>)>";
    let list = ir.parse_type(text).unwrap();
    assert_eq!(list.to_string(), text);
    let members = list.downcast::<StructType>().unwrap().element_types();
    let next = members[1].downcast::<PointerType>().unwrap();
    assert_eq!(*next.pointee_type(), list);
    let parse = |text: &str| ir.parse_type(text).unwrap();
    let first = parse("!spirv.struct<(f32 [0, NonWritable, Volatile])>");
    let second = parse("!spirv.struct<(f32 [0, Volatile, NonWritable])>");
    assert_eq!(first, second);
    assert_ne!(first, parse("!spirv.struct<(f32 [0, Volatile])>"));
}

/// The parts of a structure are found by those who ask for all types in a type.
#[test]
fn parts_of_structures_have_aliases() {
    let mut ir = ir();
    let text = "!t = tuple<i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32>\n\
                func.func private @f(!spirv.struct<(!t)>, !spirv.struct<a, (!t)>)\n";
    let module = parse(&mut ir, text);
    let printed = module.display(&ir).to_string();
    assert!(printed.contains("!tuple = tuple<"), "{printed}");
    assert!(
        printed.contains("!spirv.struct<(!tuple)>, !spirv.struct<a, (!tuple)>"),
        "{printed}"
    );
}

#[test]
fn operations_have_accessors() {
    let mut ir = ir();
    let text = "spirv.module Logical GLSL450 {\n\
                  spirv.func @f(%p: !spirv.ptr<f32, Function>) -> f32 \"None\" {\n\
                    %0 = spirv.Load \"Function\" %p [\"Aligned\", 4] : f32\n\
                    spirv.ReturnValue %0 : f32\n\
                  }\n\
                }\n";
    let module = parse(&mut ir, text);
    let load = module.nested::<LoadOp>(&ir)[0];
    assert_eq!(load.alignment(&ir), Some(4));
    assert_eq!(*load.value(&ir).ty(&ir), Type::f32());
    // A module needs no name.
    assert_eq!(module.nested::<ModuleOp>(&ir)[0].sym_name(&ir), None);
}

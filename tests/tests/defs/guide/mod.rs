//! The examples of MLIR's guide "Defining Dialect Attributes and Types", one by one in its
//! order, with Rust where it has C++, and the enum examples of "Operation Definition
//! Specification".
//!
//! | example of the guide | here |
//! |---|---|
//! | `My_IntegerType`, `MyDialect_Type` | `types::integer_type` |
//! | `My_IntegerAttr`, `MyDialect_Attr` | `types::integer_attribute` |
//! | Class Name, Mnemonic, Documentation | `types::class_names` |
//! | `ArrayRef<int>`, `ArrayRefIntParam` | `types::lists_are_copied` |
//! | the specialized parameter classes | `types::parameter_classes` |
//! | `MyAttrOrType`: `get`, `getChecked`; `skipDefaultBuilders` | `builders::default_builders` |
//! | the five builders of `MyType` | `builders::custom_builders` |
//! | `hasCustomAssemblyFormat` | `formats::hand_written` |
//! | `MyType` with `$count` and `$map` | `formats::literals_and_variables` |
//! | `MyParameter`, overloaded and as a class | `formats::parameters_of_own_types` |
//! | `cppStorageType`, `convertFromStorage` | `types::storage_of_another_type` |
//! | the anchor `$a` of an `IntegerAttr` | `formats::optional_group` |
//! | `DefaultValuedParameter<"Optional<int>", "5">` | `formats::default_valued` |
//! | `IntegerType::get($_ctxt, 32)`, `$value.getType()` | `formats::defaults_are_expressions` |
//! | `MyExternAttr` | `formats::self_type` |
//! | `params`: `MyPairType` | `formats::params` |
//! | `qualified`: `OuterType`, `OuterQualifiedType` | `formats::qualified` |
//! | `struct`: `MyStructType`, `struct(params)` | `formats::structs` |
//! | `custom<Foo>`, `custom<Bar>`, `custom<Fizz>`, strings | `formats::custom_directives` |
//! | `genVerifyDecl`, `getChecked` | `types::integer_type` |
//! | `ComplexTypeStorage` | `storage::own_storage` |
//! | `RecursiveTypeStorage`, `RecursiveType` | `storage::recursive` |
//! | `extraClassDeclaration`, `$cppClass` | `storage::extra_declarations` |
//! | `addTypes`, `addAttributes` | the registry of every test |
//! | `MyIntEnum`, `MyBitEnum` | `enums` |
//!
//! Examples of the guide in outdated spelling, or in C++, are in `ui-tests/messages/guide`,
//! with their messages.

mod builders;
mod enums;
mod formats;
mod storage;
mod types;

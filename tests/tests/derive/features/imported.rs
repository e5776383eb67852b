//! Imports of the user's definitions from another module, in both spellings.

pub mod shared {
    use ods_runtime::prelude::*;

    /// Checks that there is a result.
    #[derive(Debug)]
    pub struct HasResult;

    impl OpTrait for HasResult {
        const NAME: &'static str = "HasResult";

        fn verify_trait(op: Operation, ir: &Ir) -> VerifyResult {
            match op.results(ir).len() {
                0 => Err(op.emit_error(ir, "wants a result")),
                _ => Ok(()),
            }
        }
    }

    ods! {
        #![export(shared_td in crate::features::imported::shared)]
        def Shared_Dialect : Dialect { let name = "shared"; }

        // Types, attributes, enums.
        def Point : TypeDef<Shared_Dialect, "Point"> {
            let mnemonic = "point";
            let parameters = (ins "i64":$dims);
            let assemblyFormat = "`<` $dims `>`";
        }
        def Mark : AttrDef<Shared_Dialect, "Mark"> {
            let mnemonic = "mark";
            let parameters = (ins "i64":$number);
            let assemblyFormat = "`<` $number `>`";
        }
        def Mode : I32EnumAttr<"Mode", "a mode", [
            I32EnumAttrCase<"Slow", 0, "slow">, I32EnumAttrCase<"Fast", 1, "fast">
        ]>;
        def ModeAttr : EnumAttr<Shared_Dialect, Mode, "mode">;
        def ModeProp : EnumProp<Mode>;

        // Constraints.
        def Small : Type<CPred<"matches!($_self, ::ods_runtime::Type::Integer(ty) if ty.width() < 9)">, "a small one">;
        class Multiple<int n> : AttrConstraint<
            CPred<"$_self.as_i64().is_some_and(|value| value % " # n # " == 0)">, "a multiple of " # n>;
        class Times<Property p, int n> : ConfinedProp<p, CPred<"$_self % " # n # " == 0">, "a multiple of " # n>;

        // Traits and interfaces.
        def HasResult : NativeOpTrait<"HasResult">;
        class WideAs<string a, string b> : PredOpTrait<a # " is as wide as " # b,
            CPred<"$" # a # ".ty($_ir) == $" # b # ".ty($_ir)">>;
        def Calm : TraitList<[Pure, Commutative]>;
        def Sized : OpInterface<"Sized"> {
            let methods = [
                InterfaceMethod<"Its size.", "i64", "size">,
                InterfaceMethod<"Twice its size.", "i64", "double", (ins), "", [{ $_op.size($_ir) * 2 }]>,
                StaticInterfaceMethod<"The unit.", "&'static str", "unit", (ins), "", [{ "m" }]>
            ];
        }
    }
}

pub mod ods {
    use super::shared::Sized;
    use ods_runtime::prelude::*;

    ods! {
        #![import(super::shared::shared_td)]
        def Imported_Dialect : Dialect { let name = "imported"; }

        def TypeOp : Op<Imported_Dialect, "type"> {
            let arguments = (ins Point:$a);
            let assemblyFormat = "$a attr-dict `:` type($a)";
        }
        def AttrOp : Op<Imported_Dialect, "attr"> {
            let arguments = (ins Mark:$mark, OptionalAttr<ModeAttr>:$mode);
            let assemblyFormat = "$mark ($mode^)? attr-dict";
        }
        def EnumOp : Op<Imported_Dialect, "enum"> {
            let arguments = (ins Mode:$mode, DefaultValuedAttr<Mode, "Mode::Fast">:$other);
            let assemblyFormat = "$mode (`,` $other^)? attr-dict";
        }
        def PropOp : Op<Imported_Dialect, "prop"> {
            let arguments = (ins ModeProp:$mode, Times<I64Prop, 3>:$n);
            let assemblyFormat = "$mode `,` $n attr-dict";
        }
        def ConstraintOp : Op<Imported_Dialect, "constraint"> {
            let arguments = (ins Small:$a, ConfinedAttr<I64Attr, [Multiple<3>]>:$n);
        }
        def OtherConstraintOp : Op<Imported_Dialect, "other_constraint"> {
            let arguments = (ins Small:$a, ConfinedAttr<I64Attr, [Multiple<4>]>:$n);
        }
        def TraitOp : Op<Imported_Dialect, "trait", [HasResult]> {
            let results = (outs I64:$result);
        }
        def TraitListOp : Op<Imported_Dialect, "trait_list", Calm.traits> {
            let results = (outs I64:$result);
        }
        def PredOp : Op<Imported_Dialect, "pred", [WideAs<"a", "b">]> {
            let arguments = (ins AnyType:$a, AnyType:$b);
        }
        def InterfaceOp : Op<Imported_Dialect, "interface", [DeclareOpInterfaceMethods<Sized, ["size"]>]>;
        def DefaultsOp : Op<Imported_Dialect, "defaults", [Sized]> {
            let arguments = (ins I64Attr:$n);
        }
    }

    impl Sized for InterfaceOp {
        fn size(self, _: &Ir) -> i64 {
            3
        }

        fn unit() -> &'static str {
            "g"
        }
    }

    impl Sized for DefaultsOp {
        fn size(self, ir: &Ir) -> i64 {
            self.n(ir)
        }
    }
}

pub mod structs {
    use super::shared::{MarkAttr, Mode, Sized};
    use ods_runtime::prelude::*;

    #[derive(DialectDef)]
    #[dialect(name = "imported", ops = [
        TypeOp, AttrOp, EnumOp, PropOp, ConstraintOp, OtherConstraintOp, TraitOp, TraitListOp,
        PredOp, InterfaceOp, DefaultsOp,
    ])]
    pub struct ImportedDialect;

    #[derive(OpDef)]
    #[op(
        dialect = ImportedDialect,
        name = "type",
        import = super::shared::shared_td,
        assembly_format = "$a attr-dict `:` type($a)"
    )]
    pub struct Type {
        #[operand(Point)]
        pub a: Value,
    }

    #[derive(OpDef)]
    #[op(
        dialect = ImportedDialect,
        name = "attr",
        import = super::shared::shared_td,
        assembly_format = "$mark ($mode^)? attr-dict"
    )]
    pub struct Attr {
        #[attr(Mark)]
        pub mark: MarkAttr,
        #[attr(OptionalAttr<ModeAttr>)]
        pub mode: Option<Mode>,
    }

    #[derive(OpDef)]
    #[op(
        dialect = ImportedDialect,
        name = "enum",
        import = super::shared::shared_td,
        assembly_format = "$mode (`,` $other^)? attr-dict"
    )]
    pub struct Enum {
        #[attr(Mode)]
        pub mode: Mode,
        #[attr(DefaultValuedAttr<Mode, "Mode::Fast">)]
        pub other: Mode,
    }

    #[derive(OpDef)]
    #[op(
        dialect = ImportedDialect,
        name = "prop",
        import = super::shared::shared_td,
        assembly_format = "$mode `,` $n attr-dict"
    )]
    pub struct Prop {
        #[prop(ModeProp)]
        pub mode: Mode,
        #[prop(Times<I64Prop, 3>)]
        pub n: i64,
    }

    #[derive(OpDef)]
    #[op(dialect = ImportedDialect, name = "constraint", import = super::shared::shared_td)]
    pub struct Constraint {
        #[operand(Small)]
        pub a: Value,
        #[attr(ConfinedAttr<I64Attr, [Multiple<3>]>)]
        pub n: i64,
    }

    #[derive(OpDef)]
    #[op(dialect = ImportedDialect, name = "other_constraint", import = super::shared::shared_td)]
    pub struct OtherConstraint {
        #[operand(Small)]
        pub a: Value,
        #[attr(ConfinedAttr<I64Attr, [Multiple<4>]>)]
        pub n: i64,
    }

    #[derive(OpDef)]
    #[op(dialect = ImportedDialect, name = "trait", import = super::shared::shared_td, traits = [HasResult])]
    pub struct Trait {
        #[result(I64)]
        pub result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = ImportedDialect, name = "trait_list", import = super::shared::shared_td, traits = Calm.traits)]
    pub struct TraitList {
        #[result(I64)]
        pub result: Value,
    }

    #[derive(OpDef)]
    #[op(dialect = ImportedDialect, name = "pred", import = super::shared::shared_td, traits = [WideAs<"a", "b">])]
    pub struct Pred {
        #[operand(AnyType)]
        pub a: Value,
        #[operand(AnyType)]
        pub b: Value,
    }

    #[derive(OpDef)]
    #[op(
        dialect = ImportedDialect,
        name = "interface",
        import = super::shared::shared_td,
        traits = [DeclareOpInterfaceMethods<Sized, ["size"]>]
    )]
    pub struct Interface;

    #[derive(OpDef)]
    #[op(dialect = ImportedDialect, name = "defaults", import = super::shared::shared_td, traits = [Sized])]
    pub struct Defaults {
        #[attr(I64Attr)]
        pub n: i64,
    }

    impl Sized for InterfaceOp {
        fn size(self, _: &Ir) -> i64 {
            3
        }

        fn unit() -> &'static str {
            "g"
        }
    }

    impl Sized for DefaultsOp {
        fn size(self, ir: &Ir) -> i64 {
            self.n(ir)
        }
    }
}

use ods_runtime::prelude::*;

ods! {
    def Shop : Dialect { let name = "shop"; }

    def Both : TypeDef<Shop, "Both"> {
        let mnemonic = "both";
        let assemblyFormat = "";
        let hasCustomAssemblyFormat = 1;
    }
    def Neither : TypeDef<Shop, "Neither"> {
        let mnemonic = "neither";
        let parameters = (ins "i64":$number);
    }
    def NoMnemonic : AttrDef<Shop, "NoMnemonic"> {
        let attrName = "shop.no_mnemonic";
        let assemblyFormat = "";
    }
    def NoAccessors : AttrDef<Shop, "NoAccessors"> {
        let mnemonic = "no_accessors";
        let assemblyFormat = "";
        let genAccessors = 0;
    }
    def NotAWord : TypeDef<Shop, "NotAWord"> { let mnemonic = "not a word"; }
    def Unnamed : TypeDef<Shop, "Unnamed"> {
        let mnemonic = "unnamed";
        let hasCustomAssemblyFormat = 1;
        let parameters = (ins "i64", "i64":$a);
    }
    def Twice : TypeDef<Shop, "Twice"> {
        let mnemonic = "twice";
        let hasCustomAssemblyFormat = 1;
        let parameters = (ins "i64":$a, "i32":$a, "i64":$someName, "i64":$some_name);
    }
    def Get : TypeDef<Shop, "Get"> {
        let mnemonic = "get";
        let hasCustomAssemblyFormat = 1;
        let parameters = (ins "i64":$get);
    }
    def NoType : TypeDef<Shop, "NoType"> {
        let mnemonic = "notype";
        let hasCustomAssemblyFormat = 1;
        let parameters = (ins I32Attr:$a);
    }
    def SelfType : TypeDef<Shop, "SelfType"> {
        let mnemonic = "selftype";
        let hasCustomAssemblyFormat = 1;
        let parameters = (ins AttributeSelfTypeParameter<"">:$ty);
    }
    def TwoSelfTypes : AttrDef<Shop, "TwoSelfTypes"> {
        let mnemonic = "twoselftypes";
        let hasCustomAssemblyFormat = 1;
        let parameters = (ins AttributeSelfTypeParameter<"">:$a, AttributeSelfTypeParameter<"">:$b);
    }
}

fn main() {}

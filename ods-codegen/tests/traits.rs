//! The names of traits that MLIR has and had: each is known, or the error says what to
//! write.

use ods_codegen::expand;
use ods_tablegen::Diagnostics;

/// What an op with a trait is.
enum Outcome {
    /// Right.
    Known,
    /// Wrong, with this help.
    Help(&'static str),
}
use Outcome::{Help, Known};

/// How the list of traits spells it. Names of the document about traits come first, then
/// other ones by which they went, in ODS or in C++.
const TRAITS: [(&str, Outcome); 57] = [
    ("ResultsBroadcastableShape", Known),
    ("Broadcastable", Help("`ResultsBroadcastableShape`")),
    ("NativeOpTrait<\"ResultsBroadcastableShape\">", Known),
    ("Commutative", Known),
    ("IsCommutative", Help("`Commutative`")),
    ("NativeOpTrait<\"IsCommutative\">", Known),
    ("FunctionOpInterface", Known),
    ("FunctionLike", Help("`FunctionOpInterface`")),
    ("HasParent<\"XOp\">", Known),
    ("ParentOneOf<[\"XOp\", \"YOp\"]>", Known),
    ("IsolatedFromAbove", Known),
    ("IsIsolatedFromAbove", Help("`IsolatedFromAbove`")),
    ("NativeOpTrait<\"IsIsolatedFromAbove\">", Known),
    ("Pure", Known),
    ("NoMemoryEffect", Known),
    ("NoSideEffect", Help("`Pure`")),
    ("HasNoSideEffect", Help("`Pure`")),
    ("SingleBlock", Known),
    ("SingleBlockImplicitTerminator<\"YOp\">", Known),
    ("Symbol", Known),
    ("SymbolTable", Known),
    ("NativeOpTrait<\"SymbolTable\">", Known),
    ("Terminator", Known),
    ("IsTerminator", Help("`Terminator`")),
    ("NativeOpTrait<\"IsTerminator\">", Known),
    ("AffineScope", Known),
    ("PolyhedralScope", Help("`AffineScope`")),
    ("AlwaysSpeculatable", Known),
    ("AttrSizedOperandSegments", Known),
    ("AttrSizedResultSegments", Known),
    ("AutomaticAllocationScope", Known),
    ("ConditionallySpeculatable", Known),
    ("ConstantLike", Known),
    ("ElementwiseMappable", Known),
    (
        "Elementwise, Scalarizable, Vectorizable, Tensorizable",
        Known,
    ),
    ("GraphRegionNoTerminator", Known),
    ("HasOnlyGraphRegion", Known),
    ("Idempotent", Known),
    ("Involution", Known),
    ("MemRefsNormalizable", Known),
    ("NoRegionArguments", Known),
    ("NoTerminator", Known),
    ("RecursiveMemoryEffects", Known),
    ("RecursiveSideEffects", Help("`RecursiveMemoryEffects`")),
    ("HasRecursiveSideEffects", Help("`RecursiveMemoryEffects`")),
    ("RecursivelySpeculatable", Known),
    ("ReturnLike", Known),
    ("SameOperandsAndResultElementType", Known),
    ("SameOperandsAndResultShape", Known),
    (
        "SameOperandsAndResultsShape",
        Help("`SameOperandsAndResultShape`"),
    ),
    ("SameValueShape", Help("`SameOperandsAndResultShape`")),
    ("SameOperandsAndResultType", Known),
    (
        "SameOperandsAndResultsType",
        Help("`SameOperandsAndResultType`"),
    ),
    ("SameValueType", Help("`SameOperandsAndResultType`")),
    ("SameOperandsElementType", Known),
    ("SameOperandsShape", Known),
    ("SameTypeOperands", Known),
];

#[test]
fn traits_by_all_their_names() {
    for (spelling, outcome) in &TRAITS {
        let second = |of: &str, name: &str| {
            let is_asked = spelling.contains(of);
            is_asked.then(|| format!(", Variadic<AnyTensor>:${name}"))
        };
        let (inputs, outputs) = (second("OperandSeg", "in2"), second("ResultSeg", "out2"));
        let (inputs, outputs) = (inputs.unwrap_or_default(), outputs.unwrap_or_default());
        let inputs = format!("Variadic<AnyTensor>:$in{inputs}");
        let outputs = format!("Variadic<AnyTensor>:$out{outputs}");
        // What the trait asks of the op.
        let (spelling, inputs, outputs) = match *spelling {
            "ConstantLike" => (*spelling, "AnyAttr:$value", "AnyTensor:$out"),
            "Idempotent" => (
                "Idempotent, SameOperandsAndResultType",
                "AnyTensor:$in, AnyTensor:$in2",
                "AnyTensor:$out",
            ),
            "Involution" => (
                "Involution, SameOperandsAndResultType",
                "AnyTensor:$in",
                "AnyTensor:$out",
            ),
            "ReturnLike" => ("ReturnLike, Terminator", inputs.as_str(), ""),
            "FunctionOpInterface" => (
                *spelling,
                "TypeAttrOf<FunctionType>:$function_type",
                outputs.as_str(),
            ),
            _ => (*spelling, inputs.as_str(), outputs.as_str()),
        };
        // What the lint `suspicious` asks of it.
        let folder = if spelling == "ConstantLike" {
            "let hasFolder = 1;"
        } else {
            ""
        };
        let source = format!(
            r#"
            def Toy : Dialect {{ let name = "toy"; }}
            def XOp : Op<Toy, "x", [{spelling}]> {{
                let arguments = (ins {inputs}, SymbolNameAttr:$sym_name);
                let results = (outs {outputs});
                let regions = (region AnyRegion:$body);
                {folder}
            }}
            def YOp : Op<Toy, "y">;
            "#
        );
        let mut diags = Diagnostics::new();
        let expansion = expand(source.parse().expect("tokens"), &mut diags);
        assert!(!expansion.tokens.is_empty(), "{spelling}");
        let said: Vec<String> = diags
            .iter()
            .map(|diagnostic| format!("{} / {:?}", diagnostic.message(), diagnostic.help))
            .collect();
        match (outcome, &said[..]) {
            (Known, []) => {}
            (Help(help), [said]) if said.contains(help) => {}
            _ => panic!("{spelling}: {said:#?}"),
        }
    }
}

//! Facts about MLIR's own dialects, which this crate does not implement.
//!
//! `mlir-opt` registers these dialects. This crate keeps their operations, types and attributes
//! verbatim, but treats them as registered in the few places where the printed text depends on it:
//! aliases of attributes, and element types of vectors and memrefs. Thus the text of a module that
//! uses them is what `mlir-opt` prints. Everything in other unknown dialects is treated as MLIR
//! treats unregistered dialects.

/// The dialects of `mlir-opt` except its test dialects, sorted.
const DIALECTS: [&str; 48] = [
    "acc",
    "affine",
    "amdgpu",
    "amx",
    "arith",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "dlti",
    "emitc",
    "func",
    "gpu",
    "index",
    "irdl",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tensor",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
];

/// Attributes of `llvm` whose alias is their mnemonic, sorted.
const LLVM_ALIASES: [&str; 36] = [
    "access_group",
    "alias_scope",
    "alias_scope_domain",
    "di_basic_type",
    "di_common_block",
    "di_compile_unit",
    "di_composite_type",
    "di_derived_type",
    "di_file",
    "di_global_variable",
    "di_global_variable_expression",
    "di_imported_entity",
    "di_label",
    "di_lexical_block",
    "di_lexical_block_file",
    "di_local_variable",
    "di_module",
    "di_namespace",
    "di_null_type",
    "di_string_type",
    "di_subprogram",
    "di_subroutine_type",
    "loop_annotation",
    "loop_distribute",
    "loop_interleave",
    "loop_licm",
    "loop_peeled",
    "loop_pipeline",
    "loop_unroll",
    "loop_unroll_and_jam",
    "loop_unswitch",
    "loop_vectorize",
    "mmra_tag",
    "tbaa_root",
    "tbaa_tag",
    "tbaa_type_desc",
];

/// The lengths of the names of MLIR's dialects that begin with each lowercase letter, one bit per
/// length.
const DIALECT_LENGTHS: [u32; 26] = {
    let mut lengths = [0; 26];
    let mut at = 0;
    while at < DIALECTS.len() {
        let name = DIALECTS[at].as_bytes();
        lengths[(name[0] - b'a') as usize] |= 1 << name.len();
        at += 1;
    }
    lengths
};

/// Whether `name` is the namespace of one of MLIR's own dialects.
pub(crate) fn is_dialect(name: &[u8]) -> bool {
    let first = name.first().map_or(0, |first| first.wrapping_sub(b'a'));
    let lengths = DIALECT_LENGTHS.get(usize::from(first));
    if name.len() >= 32 || lengths.is_none_or(|lengths| lengths >> name.len() & 1 == 0) {
        return false;
    }
    let search = DIALECTS.binary_search_by(|known| known.as_bytes().cmp(name));
    search.is_ok()
}

/// Whether `name` names an operation of one of MLIR's own dialects.
#[doc(hidden)]
pub fn is_operation(name: &str) -> bool {
    name.split_once('.')
        .is_some_and(|(dialect, _)| is_dialect(dialect.as_bytes()))
}

/// Returns the mnemonic at the start of the body of a type or attribute.
fn mnemonic(body: &[u8]) -> &[u8] {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    let end = body.iter().position(|byte| !is_part(byte));
    &body[..end.unwrap_or(body.len())]
}

/// Returns the alias that MLIR suggests for an attribute of one of its own dialects.
pub(crate) fn attribute_alias(dialect: &[u8], body: &[u8]) -> Option<&'static str> {
    let mnemonic = mnemonic(body);
    match (dialect, mnemonic) {
        (b"llvm", _) => {
            let found = LLVM_ALIASES.binary_search_by(|known| known.as_bytes().cmp(mnemonic));
            found.ok().map(|at| LLVM_ALIASES[at])
        }
        (b"sparse_tensor", b"encoding") => Some("sparse"),
        (b"ml_program", b"extern") => Some("extern"),
        _ => None,
    }
}

/// Returns the mnemonic of the only attribute kind that a parameter of an `llvm` attribute accepts.
/// The printed parameter omits dialect and mnemonic.
pub(crate) fn attribute_of_parameter(dialect: &[u8], parameter: &[u8]) -> Option<&'static str> {
    if dialect != b"llvm" {
        return None;
    }
    Some(match parameter {
        b"domain" => "alias_scope_domain",
        b"decl" | b"var" => "di_global_variable",
        b"file" => "di_file",
        b"compileUnit" => "di_compile_unit",
        b"type" => "di_subroutine_type",
        b"base_type" | b"access_type" => "tbaa_type_desc",
        b"vectorize" => "loop_vectorize",
        b"interleave" => "loop_interleave",
        b"unroll" => "loop_unroll",
        b"unrollAndJam" => "loop_unroll_and_jam",
        b"licm" => "loop_licm",
        b"distribute" => "loop_distribute",
        b"pipeline" => "loop_pipeline",
        b"peeled" => "loop_peeled",
        b"unswitch" => "loop_unswitch",
        b"parallelAccesses" => "access_group",
        name if name.starts_with(b"followup") => "loop_annotation",
        _ => return None,
    })
}

/// Whether a vector may have elements of this type.
pub(crate) fn is_vector_element(dialect: &[u8], body: &[u8]) -> bool {
    matches!(
        (dialect, mnemonic(body)),
        (b"llvm", b"ptr" | b"ppc_fp128") | (b"ptr", b"ptr")
    )
}

/// Whether a memref may have elements of this type.
pub(crate) fn is_memref_element(dialect: &[u8], body: &[u8]) -> bool {
    matches!(
        (dialect, mnemonic(body)),
        (b"llvm", b"ppc_fp128") | (b"ptr", b"ptr")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        assert!(DIALECTS.is_sorted());
        assert!(LLVM_ALIASES.is_sorted());
    }

    #[test]
    fn mnemonics_decide() {
        assert_eq!(
            attribute_alias(b"llvm", b"di_file<\"a\" in \"b\">"),
            Some("di_file")
        );
        assert_eq!(attribute_alias(b"llvm", b"di_expression"), None);
        assert_eq!(attribute_alias(b"other", b"di_file<>"), None);
        assert!(is_operation("affine.for"));
        assert!(!is_operation("affine"));
        assert!(!is_operation("test.op"));
    }
}

//! `mem2reg` and `sroa` on a dialect of memory for numbers and for pairs of numbers.

use ods_runtime::OpOperand;
use ods_runtime::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, MemorySlot, PromotableAllocationOpInterface,
    PromotableMemOpInterface, PromotableOpInterface, SafeMemorySlotAccessOpInterface,
};
use ods_runtime::pass::PassRegistry;
use ods_runtime::pass::parse_pipeline;
use ods_runtime::prelude::*;

ods! {
    def Slot_Dialect : Dialect { let name = "slot"; }

    /// A number that nobody knows.
    def UnknownOp : Op<Slot_Dialect, "unknown", [Pure]> {
        let results = (outs I32:$result);
        let assemblyFormat = "attr-dict";
    }

    /// Memory for a number.
    def AllocOp : Op<Slot_Dialect, "alloc", [
        DeclareOpInterfaceMethods<PromotableAllocationOpInterface>]> {
        let results = (outs Index:$ptr);
        let assemblyFormat = "attr-dict";
    }

    def LoadOp : Op<Slot_Dialect, "load", [
        DeclareOpInterfaceMethods<PromotableMemOpInterface>,
        DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
        let arguments = (ins Index:$ptr);
        let results = (outs I32:$value);
        let assemblyFormat = "$ptr attr-dict";
    }

    def StoreOp : Op<Slot_Dialect, "store", [
        DeclareOpInterfaceMethods<PromotableMemOpInterface>,
        DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
        let arguments = (ins I32:$value, Index:$ptr);
        let assemblyFormat = "$value `,` $ptr attr-dict";
    }

    /// The same pointer.
    def CopyOp : Op<Slot_Dialect, "copy", [
        DeclareOpInterfaceMethods<PromotableOpInterface>]> {
        let arguments = (ins Index:$ptr);
        let results = (outs Index:$copy);
        let assemblyFormat = "$ptr attr-dict";
    }

    /// Marks the end of the use of some memory.
    def EndOp : Op<Slot_Dialect, "end", [
        DeclareOpInterfaceMethods<PromotableOpInterface>]> {
        let arguments = (ins Index:$ptr);
        let assemblyFormat = "$ptr attr-dict";
    }

    /// Memory for two numbers.
    def PairOp : Op<Slot_Dialect, "pair", [
        DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
        let results = (outs Index:$ptr);
        let assemblyFormat = "attr-dict";
    }

    /// The pointer to a part of a pair.
    def FieldOp : Op<Slot_Dialect, "field", [
        DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
        let arguments = (ins Index:$ptr, I64Attr:$index);
        let results = (outs Index:$field);
        let assemblyFormat = "$ptr $index attr-dict";
    }
}

impl PromotableAllocationOpInterface for AllocOp {
    fn get_promotable_slots(self, ir: &Ir) -> Vec<MemorySlot> {
        let elem_type = Type::i32();
        vec![MemorySlot {
            ptr: self.ptr(ir),
            elem_type,
        }]
    }

    fn get_default_value(self, builder: &mut OpBuilder<'_>, _: &MemorySlot) -> Value {
        UnknownOp::build(builder, self.location(builder)).result(builder)
    }

    fn handle_promotion_complete(
        self,
        builder: &mut OpBuilder<'_>,
        _: &MemorySlot,
        default_value: Option<Value>,
    ) -> Option<Operation> {
        if let Some(default) = default_value
            && default.is_unused(builder)
            && let Some(op) = default.defining_op(builder)
        {
            op.erase(builder);
        }
        self.erase(builder);
        None
    }
}

impl PromotableMemOpInterface for LoadOp {
    fn loads_from(self, ir: &Ir, slot: &MemorySlot) -> bool {
        self.ptr(ir) == slot.ptr
    }

    fn stores_to(self, _: &Ir, _: &MemorySlot) -> bool {
        false
    }

    fn get_stored(self, _: &mut OpBuilder<'_>, _: &MemorySlot, reaching_def: Value) -> Value {
        reaching_def
    }

    fn can_uses_be_removed(
        self,
        _: &Ir,
        _: &MemorySlot,
        blocking_uses: &[usize],
        _: &mut Vec<OpOperand>,
    ) -> bool {
        blocking_uses == [0]
    }

    fn remove_blocking_uses(
        self,
        builder: &mut OpBuilder<'_>,
        _: &MemorySlot,
        _: &[usize],
        reaching_definition: Value,
    ) -> DeletionKind {
        // An attribute makes the op misbehave.
        if self.attribute(builder, "lazy").is_none() {
            builder.replace_all_uses_with(self.value(builder), reaching_definition);
        }
        DeletionKind::Delete
    }
}

impl SafeMemorySlotAccessOpInterface for LoadOp {
    fn ensure_only_safe_accesses(self, _: &Ir, _: &MemorySlot, _: &mut Vec<MemorySlot>) -> bool {
        true
    }
}

impl PromotableMemOpInterface for StoreOp {
    fn loads_from(self, _: &Ir, _: &MemorySlot) -> bool {
        false
    }

    fn stores_to(self, ir: &Ir, slot: &MemorySlot) -> bool {
        self.ptr(ir) == slot.ptr
    }

    fn get_stored(self, builder: &mut OpBuilder<'_>, slot: &MemorySlot, _: Value) -> Value {
        if self.attribute(builder, "wrong").is_some() {
            return slot.ptr;
        }
        self.value(builder)
    }

    fn can_uses_be_removed(
        self,
        _: &Ir,
        _: &MemorySlot,
        blocking_uses: &[usize],
        _: &mut Vec<OpOperand>,
    ) -> bool {
        blocking_uses == [1]
    }

    fn remove_blocking_uses(
        self,
        _: &mut OpBuilder<'_>,
        _: &MemorySlot,
        _: &[usize],
        _: Value,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}

impl SafeMemorySlotAccessOpInterface for StoreOp {
    fn ensure_only_safe_accesses(
        self,
        ir: &Ir,
        slot: &MemorySlot,
        _: &mut Vec<MemorySlot>,
    ) -> bool {
        self.ptr(ir) == slot.ptr
    }
}

impl PromotableOpInterface for CopyOp {
    fn can_uses_be_removed(
        self,
        ir: &Ir,
        _: &[usize],
        new_blocking_uses: &mut Vec<OpOperand>,
    ) -> bool {
        new_blocking_uses.extend(self.copy(ir).uses(ir));
        true
    }

    fn remove_blocking_uses(self, _: &mut OpBuilder<'_>, _: &[usize]) -> DeletionKind {
        DeletionKind::Delete
    }
}

impl PromotableOpInterface for EndOp {
    fn can_uses_be_removed(self, _: &Ir, _: &[usize], _: &mut Vec<OpOperand>) -> bool {
        true
    }

    fn remove_blocking_uses(self, _: &mut OpBuilder<'_>, _: &[usize]) -> DeletionKind {
        DeletionKind::Delete
    }

    fn requires_replaced_values(self, _: &Ir) -> bool {
        true
    }

    /// Leaves a trace of each store.
    fn visit_replaced_values(
        self,
        builder: &mut OpBuilder<'_>,
        mutated_defs: &[(Operation, Value)],
    ) {
        for (_, value) in mutated_defs {
            let mut state = OperationState::unregistered("test.stored", Location::UNKNOWN);
            state.operands.push(*value);
            builder.create_operation(state);
        }
    }
}

impl DestructurableAllocationOpInterface for PairOp {
    fn get_destructurable_slots(self, ir: &Ir) -> Vec<DestructurableMemorySlot> {
        let slot = MemorySlot {
            ptr: self.ptr(ir),
            elem_type: Type::index(),
        };
        let subelement_types = [0, 1].map(|index| (Attribute::i64(index), Type::i32()));
        let subelement_types = subelement_types.into();
        vec![DestructurableMemorySlot {
            slot,
            subelement_types,
        }]
    }

    fn destructure(
        self,
        builder: &mut OpBuilder<'_>,
        slot: &DestructurableMemorySlot,
        used_indices: &[Attribute],
        new_allocators: &mut Vec<Operation>,
    ) -> Vec<(Attribute, MemorySlot)> {
        let mut parts = Vec::new();
        for (index, elem_type) in &slot.subelement_types {
            if used_indices.contains(index) {
                let ptr = AllocOp::build(builder, self.location(builder)).ptr(builder);
                parts.push((
                    index.clone(),
                    MemorySlot {
                        ptr,
                        elem_type: elem_type.clone(),
                    },
                ));
            }
        }
        if self.attribute(builder, "endless").is_some() {
            let pair = PairOp::build(builder, self.location(builder));
            pair.set_attribute(builder, "endless", Some(Attribute::unit()));
            FieldOp::build(builder, self.location(builder), pair.ptr(builder), 0);
            new_allocators.push(pair.operation());
        }
        parts
    }

    fn handle_destructuring_complete(
        self,
        builder: &mut OpBuilder<'_>,
        _: &DestructurableMemorySlot,
    ) -> Option<Operation> {
        self.erase(builder);
        None
    }
}

impl DestructurableAccessorOpInterface for FieldOp {
    fn can_rewire(
        self,
        ir: &Ir,
        _: &DestructurableMemorySlot,
        used_indices: &mut Vec<Attribute>,
        must_be_safely_used: &mut Vec<MemorySlot>,
    ) -> bool {
        used_indices.push(Attribute::i64(self.index(ir)));
        must_be_safely_used.push(MemorySlot {
            ptr: self.field(ir),
            elem_type: Type::i32(),
        });
        true
    }

    fn rewire(
        self,
        builder: &mut OpBuilder<'_>,
        _: &DestructurableMemorySlot,
        subslots: &[(Attribute, MemorySlot)],
    ) -> DeletionKind {
        let index = Attribute::i64(self.index(builder));
        if let Some((_, part)) = subslots.iter().find(|(known, _)| *known == index) {
            builder.replace_all_uses_with(self.field(builder), part.ptr);
        }
        DeletionKind::Delete
    }
}

/// The function with this body after the passes, or the error.
fn run(passes: &str, body: &str) -> String {
    let registry = ods_dialects::all().with::<SlotDialect>();
    let mut ir = Ir::with_registry(registry.into());
    let text = format!("func.func @f(%x: i32, %y: i32, %c: i1) -> i32 {{\n{body}\n}}");
    let options = ParseOptions::new().allow_unregistered_dialects(true);
    let module = parse_source(&mut ir, "a.mlir", text, options).expect("the text is well-formed");
    let known = PassRegistry::new().with_all(ods_runtime::transforms::all);
    let text = format!("builtin.module({passes})");
    let pipeline = parse_pipeline(&text, &known).expect("the passes are known");
    match PassManager::with_pipeline(pipeline).run(&mut ir, module) {
        Ok(_) => {
            let text = module.display(&ir).to_string();
            let start = text.find("-> i32 {\n").map_or(0, |at| at + 9);
            let lines = text[start..].lines().map(str::trim);
            let lines: Vec<&str> = lines.take_while(|line| *line != "}").collect();
            lines.join("\n")
        }
        Err(errors) => errors[0].message.clone(),
    }
}

#[track_caller]
fn check(passes: &str, body: &str, expected: &str) {
    let lines: Vec<&str> = expected
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(run(passes, body), lines.join("\n"));
}

#[test]
fn stores_are_forwarded_to_loads_of_a_block() {
    check(
        "mem2reg",
        "%p = slot.alloc
         %before = slot.load %p
         slot.store %x, %p
         %a = slot.load %p
         slot.store %y, %p
         %b = slot.load %p
         %s = arith.addi %before, %a : i32
         %r = arith.addi %s, %b : i32
         return %r : i32",
        "%0 = slot.unknown
         %1 = arith.addi %0, %arg0 : i32
         %2 = arith.addi %1, %arg1 : i32
         return %2 : i32",
    );
}

#[test]
fn blocks_in_which_stores_meet_get_arguments() {
    let body = "%p = slot.alloc
         cf.cond_br %c, ^a, ^b
       ^a:
         slot.store %x, %p
         cf.br ^end
       ^b:
         slot.store %y, %p
         cf.br ^end
       ^end:
         %r = slot.load %p
         return %r : i32";
    check(
        "mem2reg{region-simplify=false}",
        body,
        "cf.cond_br %arg2, ^bb1, ^bb2
         ^bb1:  // pred: ^bb0
         cf.br ^bb3(%arg0 : i32)
         ^bb2:  // pred: ^bb0
         cf.br ^bb3(%arg1 : i32)
         ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
         return %0 : i32",
    );
}

#[test]
fn loops_between_blocks_carry_the_value() {
    check(
        "mem2reg",
        "%p = slot.alloc
         slot.store %x, %p
         cf.br ^loop
       ^loop:
         %a = slot.load %p
         %b = arith.addi %a, %y : i32
         slot.store %b, %p
         cf.cond_br %c, ^loop, ^end
       ^end:
         %r = slot.load %p
         return %r : i32",
        "cf.br ^bb1(%arg0 : i32)
         ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
         %1 = arith.addi %0, %arg1 : i32
         cf.cond_br %arg2, ^bb1(%1 : i32), ^bb2
         ^bb2:  // pred: ^bb1
         return %1 : i32",
    );
}

#[test]
fn unreachable_branches_forward_the_default() {
    check(
        "mem2reg{region-simplify=false}",
        "%p = slot.alloc
         slot.store %x, %p
         cf.br ^end
       ^dead:
         cf.br ^end
       ^end:
         %r = slot.load %p
         cf.cond_br %c, ^end, ^last
       ^last:
         slot.store %y, %p
         cf.br ^end",
        "%0 = slot.unknown
         cf.br ^bb2(%arg0 : i32)
         ^bb1:  // no predecessors
         cf.br ^bb2(%0 : i32)
         ^bb2(%1: i32):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
         cf.cond_br %arg2, ^bb2(%1 : i32), ^bb3
         ^bb3:  // pred: ^bb2
         cf.br ^bb2(%arg1 : i32)",
    );
}

#[test]
fn other_users_go_or_keep_the_memory() {
    check(
        "mem2reg",
        "%p = slot.alloc
         %q = slot.copy %p
         slot.store %x, %p
         slot.end %q
         %r = slot.load %p
         return %r : i32",
        "\"test.stored\"(%arg0) : (i32) -> ()
         return %arg0 : i32",
    );
    // The pointer escapes, or is used by an operation in a region.
    for user in [
        "\"t.use\"(%p) : (index) -> ()",
        "scf.if %c {\nslot.store %x, %p\n}",
    ] {
        let body = format!("%p = slot.alloc\n{user}\n%r = slot.load %p\nreturn %r : i32");
        let kept = run("mem2reg", &body);
        assert!(kept.contains("slot.alloc"), "{kept}");
    }
    let body = "%p = slot.alloc\n%r = slot.load %p {lazy}\nreturn %r : i32";
    assert_eq!(
        run("mem2reg", body),
        "'slot.load' op cannot be erased: an interface left uses of its results"
    );
}

#[test]
fn a_value_of_another_type_is_an_error() {
    let body = "%p = slot.alloc\nslot.store %x, %p {wrong}\n%r = slot.load %p\nreturn %r : i32";
    assert_eq!(
        run("mem2reg", body),
        "'slot.store' op cannot be promoted: an interface gives a memory slot a value of another type"
    );
}

#[test]
fn pairs_are_split_and_their_parts_become_values() {
    let body = "%p = slot.pair
         %q = slot.field %p 0
         slot.store %x, %q
         %s = slot.field %p 0
         %r = slot.load %s
         return %r : i32";
    check(
        "sroa",
        body,
        "%0 = slot.alloc
         slot.store %arg0, %0
         %1 = slot.load %0
         return %1 : i32",
    );
    check("sroa,mem2reg", body, "return %arg0 : i32");
    // A part that there is not, and a pointer that escapes.
    for user in ["%q = slot.field %p 2", "\"t.use\"(%p) : (index) -> ()"] {
        let body = format!("%p = slot.pair\n{user}\nreturn %x : i32");
        assert!(run("sroa", &body).contains("slot.pair"));
    }
}

#[test]
fn allocations_without_end_are_an_error() {
    let body = "%p = slot.pair {endless}\n%q = slot.field %p 0\nreturn %x : i32";
    assert_eq!(
        run("sroa", body),
        "'slot.pair' op leads to new memory slots still after 10000 rounds"
    );
}

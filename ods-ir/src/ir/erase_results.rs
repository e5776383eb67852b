//! An operation without some of its results.

use super::{OpBuilder, Operation, OperationState, Value};
use crate::types::Type;

impl OpBuilder<'_> {
    /// Replaces an operation by one without the results whose entry in `erased` is true, and erases
    /// it: MLIR's `eraseOpResults`. Returns the new operation, or `op` itself if no result is erased.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// let mut ir = Ir::new();
    /// let text = r#"%a:2 = "t.make"() : () -> (i32, i64)  "t.use"(%a#1) : (i64) -> ()"#;
    /// let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text.as_bytes(), options).unwrap();
    /// let make = module.regions(&ir)[0].entry_block(&ir).unwrap().first_op(&ir).unwrap();
    /// let new = ir.builder().erase_results(make, &[true, false]);
    /// assert_eq!(new.result_types(&ir).collect::<Vec<_>>(), [&Type::i64()]);
    /// ```
    ///
    /// # Panics
    ///
    /// If a result that is erased has uses, or if the operation is not in a block.
    #[inline]
    #[track_caller]
    pub fn erase_results(&mut self, op: Operation, erased: &[bool]) -> Operation {
        let results = op.results(self).to_vec();
        let is_kept = |number: usize| erased.get(number) != Some(&true);
        let kept: Vec<Value> = (0..results.len())
            .filter(|number| is_kept(*number))
            .map(|number| results[number])
            .collect();
        if kept.len() == results.len() {
            return op;
        }
        let types: Vec<Type> = kept.iter().map(|value| value.ty(self).clone()).collect();
        let mut state = OperationState::of(op, self);
        state.new_regions = state.regions.len();
        state.regions.clear();
        state.result_types.extend(types);
        let point = self.insert_point();
        self.set_insert_point_before(op);
        let new = self.create_operation(state);
        self.set_insert_point(point);
        for number in 0..op.regions(self).len() {
            let (from, to) = (op.regions(self)[number], new.regions(self)[number]);
            from.take_body(self, to);
        }
        for (number, old) in kept.into_iter().enumerate() {
            let result = new.result(self, number);
            old.replace_all_uses_with(self, result);
        }
        self.erase(op);
        new
    }
}

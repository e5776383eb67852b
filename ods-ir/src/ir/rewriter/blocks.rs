//! Blocks and regions at an insertion point.

use crate::ir::{Block, InsertPoint, Ir, OpBuilder, Region};
use crate::op::{IntoValues, OpHandle};
use crate::types::Type;

impl OpBuilder<'_> {
    /// Creates a block before `before`, and moves the insertion point to its end.
    ///
    /// # Panics
    ///
    /// If `before` is not in a region.
    #[inline]
    #[track_caller]
    pub fn create_block_before(&mut self, before: Block, argument_types: &[Type]) -> Block {
        let region = region_of(self, before);
        let block = self.create_block(argument_types);
        block.insert(self, region, Some(before));
        self.set_insert_point_to_end(block);
        block
    }

    /// Moves `first` and all operations after it to a new block after theirs, and returns it. The
    /// old block then has no terminator.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     %a = "t.a"() : () -> i32
    ///     %b = "t.b"() : () -> i32
    ///     "t.use"(%a) : (i32) -> ()
    ///     "t.use"(%a) : (i32) -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [a, b, first, last] = [(); 4].map(|()| ops.next().unwrap());
    /// let block = OpBuilder::new(&mut ir).split_block(first);
    /// assert_eq!(block.operations(&ir).collect::<Vec<_>>(), [first, last]);
    /// assert_eq!(a.parent_block(&ir), block.prev(&ir));
    /// ```
    ///
    /// # Panics
    ///
    /// If `first` is not in a block.
    #[track_caller]
    pub fn split_block(&mut self, first: impl OpHandle) -> Block {
        let first = first.operation();
        let Some(block) = first.parent_block(self) else {
            panic!("the operation is not in a block");
        };
        block.split_before(self, first)
    }

    /// Moves the operations of `source` to the end of `target` and erases `source`. Uses of its
    /// arguments become uses of `arguments`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     "t.f"() ({
    ///       %a = "t.a"() : () -> i32
    ///     ^next(%b: i32):
    ///       "t.end"(%b) : (i32) -> ()
    ///     }) : () -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [_, a, end] = [(); 3].map(|()| ops.next().unwrap());
    /// let (first, next) = (a.parent_block(&ir).unwrap(), end.parent_block(&ir).unwrap());
    /// let value = a.result(&ir, 0);
    /// OpBuilder::new(&mut ir).merge_blocks(next, first, value);
    /// assert_eq!(end.operands(&ir), [value]);
    /// assert_eq!(end.parent_block(&ir), Some(first));
    /// ```
    ///
    /// # Panics
    ///
    /// If the numbers of arguments differ, or if an operation branches to `source`.
    #[track_caller]
    pub fn merge_blocks(&mut self, source: Block, target: Block, arguments: impl IntoValues) {
        self.inline_block(source, InsertPoint::End(target), arguments);
    }

    /// Moves the operations of `source` to `point` and erases `source`. Uses of its arguments
    /// become uses of `arguments`.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::InsertPoint;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     "t.f"() ({
    ///       %a = "t.a"() : () -> i32
    ///     ^next(%b: i32):
    ///       "t.end"(%b) : (i32) -> ()
    ///     }) : () -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [f, a, end] = [(); 3].map(|()| ops.next().unwrap());
    /// let next = end.parent_block(&ir).unwrap();
    /// let value = a.result(&ir, 0);
    /// // `end` moves before `a`, or to any other place.
    /// OpBuilder::new(&mut ir).inline_block(next, InsertPoint::Before(a), value);
    /// assert_eq!(end.next(&ir), Some(a));
    /// assert!(f.regions(&ir)[0].has_one_block(&ir));
    /// ```
    ///
    /// # Panics
    ///
    /// If the numbers of arguments differ, if an operation branches to `source`, or if `point` is
    /// [`InsertPoint::Detached`] or in `source`.
    #[track_caller]
    pub fn inline_block(&mut self, source: Block, point: InsertPoint, arguments: impl IntoValues) {
        let (target, before) = match point {
            InsertPoint::Before(op) => (op.parent_block(self), Some(op)),
            InsertPoint::End(block) => (Some(block), None),
            InsertPoint::Detached => (None, None),
        };
        let Some(target) = target else {
            panic!("there is no block to move the operations to");
        };
        // Panics on a stale id.
        target.first_op(self);
        assert!(target != source, "a block cannot be moved into itself");
        assert!(
            source.has_no_predecessors(self),
            "an operation branches to the inlined block"
        );
        let (old, new) = (source.arguments(self).to_vec(), arguments.into_values());
        assert!(
            old.len() == new.len(),
            "{} values replace {} block arguments",
            new.len(),
            old.len()
        );
        for (old, new) in old.into_iter().zip(new) {
            old.replace_all_uses_with(self, new);
        }
        while let Some(op) = source.first_op(self) {
            match before {
                Some(before) => op.move_before(self, before),
                None => target.append(self, op),
            }
        }
        self.erase_block(source);
    }

    /// Moves the blocks of `source` before `before`, which is in another region.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// # let mut ir = Ir::new();
    /// let text = r#"
    ///     "t.outer"() ({
    ///       "t.end"() : () -> ()
    ///     }) : () -> ()
    ///     "t.inner"() ({
    ///       "t.end"() : () -> ()
    ///     }) : () -> ()
    /// "#;
    /// # let options = ParseOptions::new().allow_unregistered_dialects(true);
    /// let module = parse_source(&mut ir, "a.mlir", text, options).unwrap();
    /// let mut ops = module.nested::<Operation>(&ir).into_iter().skip(1);
    /// let [outer, _, inner] = [(); 3].map(|()| ops.next().unwrap());
    /// let (target, source) = (outer.regions(&ir)[0], inner.regions(&ir)[0]);
    /// let entry = target.entry_block(&ir).unwrap();
    /// OpBuilder::new(&mut ir).inline_region_before(source, entry);
    /// assert_eq!(target.blocks(&ir).count(), 2);
    /// assert!(source.is_empty(&ir));
    /// ```
    ///
    /// # Panics
    ///
    /// If `before` is not in a region, or nested in `source`.
    #[inline]
    #[track_caller]
    pub fn inline_region_before(&mut self, source: Region, before: Block) {
        let region = region_of(self, before);
        while let Some(block) = source.entry_block(self) {
            block.insert(self, region, Some(before));
        }
    }

    /// Moves the blocks of `source` to the end of `target`.
    ///
    /// # Panics
    ///
    /// If `target` is nested in `source`.
    #[inline]
    #[track_caller]
    pub fn inline_region_at_end(&mut self, source: Region, target: Region) {
        source.take_body(self, target);
    }

    /// Moves a block before `before`, which may be in another region.
    ///
    /// # Panics
    ///
    /// If `before` is not in a region, or nested in `block`.
    #[inline]
    #[track_caller]
    pub fn move_block_before(&mut self, block: Block, before: Block) {
        let region = region_of(self, before);
        block.insert(self, region, Some(before));
    }
}

/// The region of a block that others are inserted before.
#[inline]
fn region_of(ir: &Ir, block: Block) -> Region {
    let region = block.parent_region(ir);
    region.unwrap_or_else(|| panic!("the block is not in a region"))
}

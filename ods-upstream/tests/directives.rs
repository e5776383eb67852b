//! The dialects `omp` and `acc` from Rust.
#![cfg(any(feature = "acc", feature = "omp"))]

use ods_runtime::prelude::*;

fn parse(ir: &mut Ir, text: &str) -> Operation {
    let module = parse_source(ir, "a.mlir", text, ParseOptions::default());
    let module = module.unwrap_or_else(|errors| panic!("{errors}"));
    verify(module, ir).unwrap_or_else(|errors| panic!("{errors}"));
    module
}

#[cfg(feature = "omp")]
mod omp {
    use super::*;
    use ods_upstream::omp::{
        ArgumentClause, BlockArgOpenMPOpInterface, ComposableOpInterface,
        LoopTransformationInterface, LoopWrapperInterface, MapClauseOwningOpInterface,
        OpenMPDialect, OutlineableOpenMPOpInterface, TargetOp, TileOp, WsloopOp,
    };

    #[test]
    fn nothing_is_missing() {
        assert_eq!(OpenMPDialect::missing(), []);
    }

    /// A region has the arguments of its clauses in a fixed order.
    #[test]
    fn clauses_have_arguments() {
        let mut ir = Ir::with_registry(ods_upstream::all().into());
        let text = "omp.private {type = private} @own : i32
        func.func @f(%n: i32, %a: memref<i32>) {
          %0 = omp.map.info var_ptr(%a : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
          omp.target map_entries(%0 -> %x : memref<i32>) private(@own %a -> %y, @own %a -> %z : memref<i32>, memref<i32>) {
            omp.terminator
          }
          return
        }";
        let module = parse(&mut ir, text);
        let [target] = module.nested::<TargetOp>(&ir)[..] else {
            panic!("there is one target");
        };
        let op = target.operation();
        let arguments = op.regions(&ir)[0].entry_block(&ir).unwrap().arguments(&ir);
        let clauses = op.interface::<dyn BlockArgOpenMPOpInterface>(&ir).unwrap();
        let of = |clause| clauses.get_block_args(&ir, clause);
        assert_eq!(of(ArgumentClause::Map), &arguments[..1]);
        assert_eq!(of(ArgumentClause::Private), &arguments[1..]);
        assert_eq!(of(ArgumentClause::HostEval), []);
        let maps = op.interface::<dyn MapClauseOwningOpInterface>(&ir).unwrap();
        assert_eq!(maps.get_map_vars(&ir), target.map_vars(&ir));
    }

    /// A wrapper knows what is inside, and whether it is a part of a composite construct.
    #[test]
    fn wrappers_are_nested() {
        let mut ir = Ir::with_registry(ods_upstream::all().into());
        let text = "func.func @f(%n: i32) {
          omp.wsloop {
            omp.simd {
              omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          return
        }";
        let module = parse(&mut ir, text);
        let [wsloop] = module.nested::<WsloopOp>(&ir)[..] else {
            panic!("there is one loop");
        };
        assert!(wsloop.is_composite(&ir));
        let nested = wsloop.get_nested_wrapper(&ir).unwrap();
        assert_eq!(nested.name(&ir).as_str(), "omp.simd");
        let inner = nested.interface::<dyn LoopWrapperInterface>(&ir).unwrap();
        assert_eq!(inner.get_nested_wrapper(&ir), None);
        let outlined = nested.interface::<dyn OutlineableOpenMPOpInterface>(&ir);
        assert!(outlined.is_none());
    }

    #[test]
    fn transformations_have_loops() {
        let mut ir = Ir::with_registry(ods_upstream::all().into());
        let text = "func.func @f(%n: i32) {
          %0 = omp.new_cli
          %1 = omp.new_cli
          %2 = omp.new_cli
          omp.canonical_loop(%0) %i : i32 in range(%n) {
            omp.terminator
          }
          omp.tile (%1, %2) <- (%0) sizes(%n : i32)
          return
        }";
        let module = parse(&mut ir, text);
        let [tile] = module.nested::<TileOp>(&ir)[..] else {
            panic!("there is one transformation");
        };
        assert_eq!(tile.get_generatees(&ir), 0..2);
        assert_eq!(tile.get_applyees(&ir), 2..3);
    }
}

#[cfg(feature = "acc")]
mod acc {
    use super::*;
    use ods_runtime::interfaces::{RegionBranchOpInterface, RegionBranchPoint};
    use ods_upstream::acc::{LoopOp, OpenACCDialect};

    #[test]
    fn nothing_is_missing() {
        assert_eq!(OpenACCDialect::missing(), []);
    }

    /// Control may skip the body of a loop.
    #[test]
    fn loops_have_bodies() {
        let mut ir = Ir::with_registry(ods_upstream::all().into());
        let text = "func.func @f(%n: i32) {
          acc.loop control(%i : i32) = (%n : i32) to (%n : i32) step (%n : i32) {
            acc.yield
          } attributes {seq = [#acc.device_type<none>]}
          return
        }";
        let module = parse(&mut ir, text);
        let [body] = module.nested::<LoopOp>(&ir)[..] else {
            panic!("there is one loop");
        };
        assert!(!body.is_container_like(&ir));
        let successors = body.get_successor_regions(&ir, RegionBranchPoint::Parent);
        assert_eq!(successors.len(), 2);
    }
}

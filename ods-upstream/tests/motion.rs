//! What general passes ask of operations: the text is that of `mlir-opt`.
#![cfg(all(feature = "memref", feature = "tensor", feature = "vector"))]

use expect_test::expect;
use ods_runtime::tool::Opt;

fn hoisted(text: &str) -> String {
    after("--loop-invariant-code-motion", text)
}

/// The text after a pass.
fn after(pass: &str, text: &str) -> String {
    let opt = Opt::new(ods_upstream::all());
    let options = opt.options([pass, "--allow-unregistered-dialect"]).unwrap();
    let result = opt.run_on_text(&options, "a.mlir", text.as_bytes());
    assert!(
        !result.failed,
        "{}",
        String::from_utf8_lossy(&result.errors)
    );
    String::from_utf8(result.output).unwrap()
}

#[test]
fn sizes_of_known_dimensions_leave_loops() {
    let text = hoisted(
        "func.func @f(%t: tensor<?x?xf32>, %m: memref<?xf32>, %u: tensor<*xf32>, %n: index) {
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           scf.for %i = %c0 to %n step %c1 {
             %0 = tensor.dim %t, %c1 : tensor<?x?xf32>
             %1 = memref.dim %m, %c0 : memref<?xf32>
             %2 = memref.dim %m, %c1 : memref<?xf32>
             %3 = tensor.dim %t, %n : tensor<?x?xf32>
             %4 = tensor.dim %u, %c0 : tensor<*xf32>
             \"t.use\"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
           }
           return
         }",
    );
    expect![[r#"
        module {
          func.func @f(%arg0: tensor<?x?xf32>, %arg1: memref<?xf32>, %arg2: tensor<*xf32>, %arg3: index) {
            %c0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
            %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
            scf.for %arg4 = %c0 to %arg3 step %c1 {
              %dim_1 = memref.dim %arg1, %c1 : memref<?xf32>
              %dim_2 = tensor.dim %arg0, %arg3 : tensor<?x?xf32>
              %dim_3 = tensor.dim %arg2, %c0 : tensor<*xf32>
              "t.use"(%dim, %dim_0, %dim_1, %dim_2, %dim_3) : (index, index, index, index, index) -> ()
            }
            return
          }
        }

    "#]]
    .assert_eq(&text);
}

#[test]
fn transfers_of_tensors_leave_loops() {
    let text = hoisted(
        "func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %v: vector<4xf32>, %n: index) {
           %c0 = arith.constant 0 : index
           %c1 = arith.constant 1 : index
           %pad = arith.constant 0.0 : f32
           scf.for %i = %c0 to %n step %c1 {
             %0 = vector.transfer_read %t[%c0], %pad : tensor<8xf32>, vector<4xf32>
             %1 = vector.transfer_write %v, %t[%c0] : vector<4xf32>, tensor<8xf32>
             %2 = vector.transfer_read %m[%c0], %pad : memref<8xf32>, vector<4xf32>
             vector.transfer_write %v, %m[%c0] : vector<4xf32>, memref<8xf32>
             %3 = vector.transfer_read %t[%i], %pad : tensor<8xf32>, vector<4xf32>
             \"t.use\"(%0, %1, %2, %3) : (vector<4xf32>, tensor<8xf32>, vector<4xf32>, vector<4xf32>) -> ()
           }
           return
         }",
    );
    expect![[r#"
        module {
          func.func @f(%arg0: tensor<8xf32>, %arg1: memref<8xf32>, %arg2: vector<4xf32>, %arg3: index) {
            %c0 = arith.constant 0 : index
            %c1 = arith.constant 1 : index
            %cst = arith.constant 0.000000e+00 : f32
            %0 = vector.transfer_read %arg0[%c0], %cst : tensor<8xf32>, vector<4xf32>
            %1 = vector.transfer_write %arg2, %arg0[%c0] : vector<4xf32>, tensor<8xf32>
            scf.for %arg4 = %c0 to %arg3 step %c1 {
              %2 = vector.transfer_read %arg1[%c0], %cst : memref<8xf32>, vector<4xf32>
              vector.transfer_write %arg2, %arg1[%c0] : vector<4xf32>, memref<8xf32>
              %3 = vector.transfer_read %arg0[%arg4], %cst : tensor<8xf32>, vector<4xf32>
              "t.use"(%0, %1, %2, %3) : (vector<4xf32>, tensor<8xf32>, vector<4xf32>, vector<4xf32>) -> ()
            }
            return
          }
        }

    "#]]
    .assert_eq(&text);
}

/// `mlir-opt` loses the second slice.
#[test]
fn a_parallel_loop_that_runs_once_inserts_all_slices() {
    let text = after(
        "--canonicalize",
        "func.func @f(%t: tensor<8xf32>, %s: tensor<2xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
           %0:2 = scf.forall (%i) in (1) shared_outs(%o = %t, %p = %t) -> (tensor<8xf32>, tensor<8xf32>) {
             scf.forall.in_parallel {
               tensor.parallel_insert_slice %s into %p[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
               tensor.parallel_insert_slice %s into %p[4] [2] [1] : tensor<2xf32> into tensor<8xf32>
             }
           }
           %1 = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<8xf32> {
             scf.forall.in_parallel {}
           }
           \"t.use\"(%1) : (tensor<8xf32>) -> ()
           return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
         }",
    );
    expect![[r#"
        module {
          func.func @f(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
            %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
            %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[4] [2] [1] : tensor<2xf32> into tensor<8xf32>
            "t.use"(%arg0) : (tensor<8xf32>) -> ()
            return %arg0, %inserted_slice_0 : tensor<8xf32>, tensor<8xf32>
          }
        }

    "#]].assert_eq(&text);
}

%0 = "t.a"() : () -> !t.x
%1 = "t.a"() : () -> !t<"x">
%2 = "t.a"() : () -> !t.x<y>
%3 = "t.a"() : () -> !t.x<y<z>, [1], {a = "b"}>
%4 = "t.a"() : () -> !t<x y z>
"t.use"(%0, %1, %2, %3, %4) : (!t.x, !t<"x">, !t.x<y>, !t.x<y<z>, [1], {a = "b"}>, !t<x y z>) -> ()
// -----
%0:9 = "t.a"() : () -> (i1, si8, ui16, index, none, f32, tensor<1x?x3xf32>, tensor<*xi8>, memref<2x2xf32>)
// -----
%0 = "t.a"() : () -> tensor<4xf32, "encoding">
%1 = "t.a"() : () -> tensor<4xf32, #t.enc<x>>
%2 = "t.a"() : () -> tensor<!t.x>
%3 = "t.a"() : () -> memref<4xf32, strided<[1]>, "space">
%4 = "t.a"() : () -> vector<4x[8]xindex>
%5 = "t.a"() : () -> complex<i8>
%6 = "t.a"() : () -> memref<4xf32, affine_map<(d0) -> (d0)>>
%7 = "t.a"() : () -> memref<4xf32, affine_map<(d0) -> (d0 * 2)>, 5>
// -----
%0 = "t.a"() : () -> (() -> ())
%1 = "t.a"() : () -> ((i32) -> ())
%2 = "t.a"() : () -> ((i32, i32) -> (i32, i32))
%3 = "t.a"() : () -> ((() -> ()) -> (() -> ()))
%4 = "t.a"() : () -> (() -> (() -> i32))

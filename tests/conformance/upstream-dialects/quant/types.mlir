func.func private @f(!quant.any<i8>)

// -----

func.func private @f(!quant.any<u8>)

// -----

func.func private @f(!quant.any<i8:f32>)

// -----

func.func private @f(!quant.any<i8<-5:6>:f16>)

// -----

func.func private @f(!quant.any<i8<-5:6>>)

// -----

func.func private @f(!quant.any<ui8>)

// -----

func.func private @f(!quant.any<si8:f64>)

// -----

func.func private @f(!quant.any<u32<0:4294967295>>)

// -----

func.func private @f(!quant.any<u32<0:4294967294>>)

// -----

func.func private @f(!quant.any<i32>)

// -----

func.func private @f(!quant.any<i33>)

// -----

func.func private @f(!quant.any<u33>)

// -----

func.func private @f(!quant.any<u0>)

// -----

func.func private @f(!quant.any<u>)

// -----

func.func private @f(!quant.any<u8x>)

// -----

func.func private @f(!quant.any<x8>)

// -----

func.func private @f(!quant.any<i8:i8>)

// -----

func.func private @f(!quant.any<i8:index>)

// -----

func.func private @f(!quant.any<i8:>)

// -----

func.func private @f(!quant.any<i8<2:1>>)

// -----

func.func private @f(!quant.any<i8<1:1>>)

// -----

func.func private @f(!quant.any<i8<-129:1>>)

// -----

func.func private @f(!quant.any<i8<1:128>>)

// -----

func.func private @f(!quant.any<i8<1>>)

// -----

func.func private @f(!quant.any<i8<1:2>)

// -----

func.func private @f(!quant.any<i8,f32>)

// -----

func.func private @f(!quant.any)

// -----

func.func private @f(!quant.any<>)

// -----

func.func private @f(!quant.calibrated<f32<-1.0:1.0>>)

// -----

func.func private @f(!quant.calibrated<f16<0.1:1.25>>)

// -----

func.func private @f(!quant.calibrated<f32<1.0:1.0>>)

// -----

func.func private @f(!quant.calibrated<f32<2.0:-1.5>>)

// -----

func.func private @f(!quant.calibrated<f32>)

// -----

func.func private @f(!quant.calibrated<f32<1.0>>)

// -----

func.func private @f(!quant.calibrated<f32<1:2>>)

// -----

func.func private @f(!quant.calibrated<i8<-1.0:1.0>>)

// -----

func.func private @f(!quant.calibrated<<-1.0:1.0>>)

// -----

func.func private @f(!quant.uniform<i8:f32, 1.0>)

// -----

func.func private @f(!quant.uniform<i8:f32, 0.1:3>)

// -----

func.func private @f(!quant.uniform<i8:f32, 0.1:-3>)

// -----

func.func private @f(!quant.uniform<u8<1:200>:f64, 123456.789:-3>)

// -----

func.func private @f(!quant.uniform<i16:bf16, 0.333333333333333:1000000>)

// -----

func.func private @f(!quant.uniform<i4:f8E4M3FN, 448.0>)

// -----

func.func private @f(!quant.uniform<i4:f8E4M3FN, 449.0>)

// -----

func.func private @f(!quant.uniform<i4:f8E5M2, 0.00001>)

// -----

func.func private @f(!quant.uniform<i4:f8E8M0FNU, 2.0>)

// -----

func.func private @f(!quant.uniform<i4:f4E2M1FN, 6.0>)

// -----

func.func private @f(!quant.uniform<i4:f4E2M1FN, 7.0>)

// -----

func.func private @f(!quant.uniform<i4:tf32, 7.0>)

// -----

func.func private @f(!quant.uniform<i8:f16, 65505.0>)

// -----

func.func private @f(!quant.uniform<i8:f16, 1.0e-8>)

// -----

func.func private @f(!quant.uniform<i8:f32, 1.0e-50>)

// -----

func.func private @f(!quant.uniform<i8:f32, 1.0e39>)

// -----

func.func private @f(!quant.uniform<i8:f80, 1.0e39>)

// -----

func.func private @f(!quant.uniform<i8:f32, -1.0>)

// -----

func.func private @f(!quant.uniform<i8:f32, 0.0>)

// -----

func.func private @f(!quant.uniform<i8:f32, 1>)

// -----

func.func private @f(!quant.uniform<i8:f32, 0x3FF0000000000000>)

// -----

func.func private @f(!quant.uniform<i8:f32, 1.0:1.0>)

// -----

func.func private @f(!quant.uniform<i8:f32>)

// -----

func.func private @f(!quant.uniform<i8, 1.0>)

// -----

func.func private @f(!quant.uniform<i8:i32, 1.0>)

// -----

func.func private @f(!quant.uniform<i8:f32, 1.0, 2.0>)

// -----

func.func private @f(!quant.uniform<i8:f32:0, {1.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:1, {1.0, 2.0:3, 0.1:-4}>)

// -----

func.func private @f(!quant.uniform<i8:f32:-1, {1.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:99999999999, {1.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:0, 1.0>)

// -----

func.func private @f(!quant.uniform<i8:f32:0, {}>)

// -----

func.func private @f(!quant.uniform<i8:f32:0, {1.0>)

// -----

func.func private @f(!quant.uniform<i8:f32:0, {1.0,}>)

// -----

func.func private @f(!quant.uniform<i8:f32:0, {1.0, -2.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:1}, {1.0, 2.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:1, 1:2}, {{1.0:1, 2.0}, {3.0, 4.0:-5}}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{}, {1.0, 2.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:4}, {0.1, 0.3333333333:200}>)

// -----

func.func private @f(!quant.uniform<i8:f16:{0:4}, {0.1, 0.3333333333}>)

// -----

func.func private @f(!quant.uniform<u8:f32:{0:1, 1:2, 2:3}, {{{1.0}, {2.0}}, {{3.0}, {4.0:5}}}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:1}, {{1.0}, 2.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:1}, {{1.0}, {2.0, 3.0}}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:0}, {1.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{-1:2}, {1.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0}, {1.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:1,}, {1.0}>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:1}, 1.0>)

// -----

func.func private @f(!quant.uniform<i8:f32:{0:1}, {{1.0, 2.0}, {3.0, 4.0}>)
// -----
"a"() : () -> !quant.foo
// -----
"a"() : () -> !quant.foo<i8>

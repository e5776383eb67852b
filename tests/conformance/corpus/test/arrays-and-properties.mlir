test.array_of_attr_op a = [begin 0 : index end, begin "x" end], b = [0, -2], c = [a, b, "dash-separated-sentence", "+"]
// -----
test.array_of_attr_op a = [], b = [], c = []
// -----
test.array_of_attr_op a = [begin 1 end], b = [9], c = [q]
// -----
test.array_of_attr_op a = [begin @x{a} end], b = [9], c = ["a"]
// -----
test.array_of_attr_op a = [1], b = [9], c = ["a"]
// -----
test.array_of_attr_op a = [], b = [x], c = ["a"]
// -----
test.array_of_attr_op a = [], b = [1, ], c = ["a"]
// -----
test.array_of_attr_op a = [#test<attr_ugly begin 1 end>], b = [1], c = [#test<simple_enum b>]
// -----
"test.array_of_attr_op"() {a = #test<array_of_ugly[begin 7 : i8 end]>, b = #test<array_of_ints[1, 2]>, c = #test<array_of_enums[a, b]>} : () -> ()
// -----
"test.op_with_enum_prop_attr_form"() <{value = 1 : i32}> : () -> ()
// -----
"test.op_with_enum_prop_attr_form"() <{value = #test<enum second>}> : () -> ()
// -----
test.op_with_enum_prop_attr_form <{value = #test<enum third>}> {a}
// -----
"test.op_with_enum_prop_attr_form_always"() <{value = 1 : i32}> : () -> ()
// -----
test.op_with_enum_prop_attr_form_always <{value = #test<enum second>}>
// -----
test.op_with_enum_prop_attr_form_always
// -----
test.with_nice_properties "foo bar" is -3
// -----
test.with_nice_properties foo is 3 {a}
// -----
test.with_nice_properties "foo" in 3
// -----
test.with_nice_properties is is is
// -----
test.with_nice_properties 3 is 3
// -----
"test.with_nice_properties"() <{prop = {label = "x", value = 3 : i32}}> : () -> ()
// -----
"test.with_nice_properties"() <{prop = {label = "x"}}> : () -> ()
// -----
"test.with_nice_properties"() <{prop = 3}> : () -> ()
// -----
test.with_versioned_properties 1 | 2
// -----
test.with_versioned_properties -1 | 2 {x}
// -----
test.with_versioned_properties 1 2
// -----
"test.with_versioned_properties"() <{prop = {value1 = 1 : i64, value2 = 2 : i64}}> : () -> ()
// -----
test.with_wrapped_properties <{prop = "content for properties"}>
// -----
test.with_wrapped_properties2 <{prop = ""}> {a}
// -----
test.with_wrapped_properties <{prop = 3}>
// -----
"test.with_wrapped_properties"() : () -> ()
// -----
"test.using_int_property_with_worse_bytecode"() <{value = 3 : i64}> : () -> ()

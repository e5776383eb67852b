/**The `toy` dialect.
*/
#[derive(Clone, Copy, Debug)]
pub struct ToyDialect;
/**`toy.attrs`.

# Attributes

| Attribute | Description |
| :-: | --- |
| `axis` | 64-bit signless integer attribute |
| `label` | string attribute |
| `maybeLabel` | string attribute, optional |
| `step` | 64-bit signless integer attribute, default `1` |
| `exact` | unit attribute, optional |
| `any` | any attribute |
| `shape` | i64 dense array attribute |
*/
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttrsOp(::ods_runtime::Operation);
///The parts of [`AttrsOp`] by name, with `V` in place of a value.
#[derive(Clone)]
pub struct AttrsOpAdaptor<'a, V = ::ods_runtime::Value> {
    ///Attribute `axis`.
    pub axis: i64,
    ///Attribute `label`.
    pub label: &'a str,
    ///Attribute `maybeLabel`.
    pub maybe_label: ::core::option::Option<&'a str>,
    ///Attribute `step`.
    pub step: i64,
    ///Attribute `exact`.
    pub exact: bool,
    ///Attribute `any`.
    pub any: &'a ::ods_runtime::Attribute,
    ///Attribute `shape`.
    pub shape: &'a [i64],
    #[doc(hidden)]
    pub __values: ::core::marker::PhantomData<&'a V>,
}
#[allow(non_upper_case_globals, clippy::all, clippy::pedantic, unused_qualifications)]
const _: () = {
    use ::ods_runtime as __ods;
    use ::ods_runtime::__private as __rt;
    static __A0: __rt::AttrConstraint = __rt::AttrConstraint::new(
            "64-bit signless integer attribute",
        )
        .test(|__self| ::ods_runtime::__private::preds::is_signless_integer_attr_of(
            __self,
            64,
        ))
        .class(__rt::AttrClass::of::<::ods_runtime::attributes::IntegerAttr>())
        .value_type(|| ::ods_runtime::Type::int(64));
    static __A1: __rt::AttrConstraint = __rt::AttrConstraint::new("string attribute")
        .test(|__self| __self.is::<::ods_runtime::attributes::StringAttr>())
        .class(__rt::AttrClass::of::<::ods_runtime::attributes::StringAttr>())
        .value_type(|| ::ods_runtime::Type::none());
    static __A2: __rt::AttrConstraint = __rt::AttrConstraint::new("unit attribute")
        .test(|__self| ::ods_runtime::__private::preds::attr_is::<
            ::ods_runtime::__private::class::UnitAttr,
        >(__self))
        .class(__rt::AttrClass::of::<::ods_runtime::__private::class::UnitAttr>())
        .value_type(|| ::ods_runtime::Type::none());
    static __A3: __rt::AttrConstraint = __rt::AttrConstraint::new("any attribute")
        .always();
    static __A4: __rt::AttrConstraint = __rt::AttrConstraint::new(
            "i64 dense array attribute",
        )
        .test(|__self| ::ods_runtime::__private::preds::attr_is::<
            ::ods_runtime::__private::class::DenseI64ArrayAttr,
        >(__self))
        .class(
            __rt::AttrClass::of::<::ods_runtime::__private::class::DenseI64ArrayAttr>(),
        );
    static __ToyDialect_INFO: __rt::DialectInfo = __rt::DialectInfo::new("toy")
        .ops(&[&__AttrsOp_INFO]);
    #[automatically_derived]
    impl __ods::Dialect for ToyDialect {
        const INFO: &'static __rt::DialectInfo = &__ToyDialect_INFO;
    }
    static __AttrsOp_INFO: __rt::OpInfo = __rt::OpInfo::new(
        "toy.attrs",
        &__ToyDialect_INFO,
        "attr axis required 0\nattr label required 1\nattr maybeLabel optional 1\nattr step default 0 2\nattr exact optional 3\nattr any required 4\nattr shape required 5",
        &[
            __rt::Ref::Attr(&__A0),
            __rt::Ref::Attr(&__A1),
            __rt::Ref::Default(|| ::ods_runtime::__private::make::integer::<
                i64,
            >(::ods_runtime::Type::int(64), 1)),
            __rt::Ref::Attr(&__A2),
            __rt::Ref::Attr(&__A3),
            __rt::Ref::Attr(&__A4),
        ],
    );
    #[automatically_derived]
    impl __ods::Op for AttrsOp {
        const INFO: &'static __rt::OpInfo = &__AttrsOp_INFO;
        #[inline]
        fn from_operation_unchecked(op: __ods::Operation) -> Self {
            Self(op)
        }
        #[inline]
        fn as_operation(self) -> __ods::Operation {
            self.0
        }
    }
    impl AttrsOp {
        ///Attribute `axis`: 64-bit signless integer attribute.
        pub fn axis(self, ir: &__ods::Ir) -> i64 {
            let attr = __rt::attr(self.0, ir, 0usize);
            ::ods_runtime::__private::get::i64(attr)
        }
        ///Attribute `label`: string attribute.
        pub fn label(self, ir: &__ods::Ir) -> &str {
            let attr = __rt::attr(self.0, ir, 1usize);
            ::ods_runtime::__private::get::str(attr)
        }
        ///Attribute `maybeLabel`: string attribute.
        pub fn maybe_label(self, ir: &__ods::Ir) -> ::core::option::Option<&str> {
            __rt::optional_attr(self.0, ir, 2usize)
                .map(|attr| ::ods_runtime::__private::get::str(attr))
        }
        ///Attribute `step`: 64-bit signless integer attribute.
        pub fn step(self, ir: &__ods::Ir) -> i64 {
            let attr = __rt::attr_or_default(self.0, ir, 3usize);
            ::ods_runtime::__private::get::i64(attr)
        }
        ///Attribute `exact`: unit attribute.
        pub fn exact(self, ir: &__ods::Ir) -> bool {
            __rt::optional_attr(self.0, ir, 4usize).is_some()
        }
        ///Attribute `any`: any attribute.
        pub fn any(self, ir: &__ods::Ir) -> &::ods_runtime::Attribute {
            let attr = __rt::attr(self.0, ir, 5usize);
            attr
        }
        ///Attribute `shape`: i64 dense array attribute.
        pub fn shape(self, ir: &__ods::Ir) -> &[i64] {
            let attr = __rt::attr(self.0, ir, 6usize);
            ::ods_runtime::__private::get::dense_array::<i64>(attr)
        }
        ///The attribute `axis`.
        pub const AXIS: __rt::AttrSlot<Self, i64> = __rt::AttrSlot::new(
            0usize,
            |value| ::ods_runtime::__private::make::integer::<
                i64,
            >(::ods_runtime::Type::int(64), value),
        );
        ///The attribute `label`.
        pub const LABEL: __rt::AttrSlot<Self, str> = __rt::AttrSlot::new(
            1usize,
            |value| ::ods_runtime::Attribute::string(value),
        );
        ///The attribute `maybeLabel`.
        pub const MAYBE_LABEL: __rt::AttrSlot<Self, str> = __rt::AttrSlot::new(
            2usize,
            |value| ::ods_runtime::Attribute::string(value),
        );
        ///The attribute `step`.
        pub const STEP: __rt::AttrSlot<Self, i64> = __rt::AttrSlot::new(
            3usize,
            |value| ::ods_runtime::__private::make::integer::<
                i64,
            >(::ods_runtime::Type::int(64), value),
        );
        ///The attribute `exact`.
        pub const EXACT: __rt::AttrSlot<Self, ()> = __rt::AttrSlot::new(
            4usize,
            |()| __ods::Attribute::unit(),
        );
        ///The attribute `any`.
        pub const ANY: __rt::AttrSlot<Self, ::ods_runtime::Attribute> = __rt::AttrSlot::new(
            5usize,
            |value| value,
        );
        ///The attribute `shape`.
        pub const SHAPE: __rt::AttrSlot<Self, [i64]> = __rt::AttrSlot::new(
            6usize,
            |value| ::ods_runtime::__private::make::dense_array::<i64>(value),
        );
        /// Starts building the operation: what is required is an argument, the rest is set by slot.
        pub fn builder(
            axis: i64,
            label: &str,
            any: ::ods_runtime::Attribute,
            shape: &[i64],
        ) -> __rt::Builder<Self> {
            __rt::Builder::new(
                &[
                    __rt::Arg::Attr(
                        ::core::option::Option::Some(
                            ::ods_runtime::__private::make::integer::<
                                i64,
                            >(::ods_runtime::Type::int(64), axis),
                        ),
                    ),
                    __rt::Arg::Attr(
                        ::core::option::Option::Some(
                            ::ods_runtime::Attribute::string(label),
                        ),
                    ),
                    __rt::Arg::Attr(::core::option::Option::None),
                    __rt::Arg::Attr(::core::option::Option::None),
                    __rt::Arg::Attr(::core::option::Option::None),
                    __rt::Arg::Attr(::core::option::Option::Some(any)),
                    __rt::Arg::Attr(
                        ::core::option::Option::Some(
                            ::ods_runtime::__private::make::dense_array::<i64>(shape),
                        ),
                    ),
                ],
            )
        }
        /// Builds the operation.
        #[allow(clippy::too_many_arguments)]
        pub fn build(
            b: &mut __ods::OpBuilder<'_>,
            loc: __ods::Location,
            axis: i64,
            label: &str,
            maybe_label: ::core::option::Option<&str>,
            step: ::core::option::Option<i64>,
            exact: bool,
            any: ::ods_runtime::Attribute,
            shape: &[i64],
        ) -> Self {
            Self(
                __rt::build(
                    b,
                    <Self as __ods::Op>::INFO,
                    loc,
                    &[],
                    &[
                        __rt::Arg::Attr(
                            ::core::option::Option::Some(
                                ::ods_runtime::__private::make::integer::<
                                    i64,
                                >(::ods_runtime::Type::int(64), axis),
                            ),
                        ),
                        __rt::Arg::Attr(
                            ::core::option::Option::Some(
                                ::ods_runtime::Attribute::string(label),
                            ),
                        ),
                        __rt::Arg::Attr(
                            maybe_label
                                .map(|maybe_label| ::ods_runtime::Attribute::string(
                                    maybe_label,
                                )),
                        ),
                        __rt::Arg::Attr(
                            step
                                .map(|step| ::ods_runtime::__private::make::integer::<
                                    i64,
                                >(::ods_runtime::Type::int(64), step)),
                        ),
                        __rt::Arg::Attr(exact.then(__ods::Attribute::unit)),
                        __rt::Arg::Attr(::core::option::Option::Some(any)),
                        __rt::Arg::Attr(
                            ::core::option::Option::Some(
                                ::ods_runtime::__private::make::dense_array::<i64>(shape),
                            ),
                        ),
                    ],
                ),
            )
        }
    }
    #[automatically_derived]
    impl __rt::OpFields for AttrsOp {
        type Fields<'a, V: ::core::marker::Copy + 'a> = AttrsOpAdaptor<'a, V>;
        fn read<'a, V: ::core::marker::Copy + 'a>(
            raw: __rt::RawAdaptor<'a, V>,
        ) -> AttrsOpAdaptor<'a, V> {
            AttrsOpAdaptor {
                axis: {
                    let attr = raw.attr(0usize);
                    ::ods_runtime::__private::get::i64(attr)
                },
                label: {
                    let attr = raw.attr(1usize);
                    ::ods_runtime::__private::get::str(attr)
                },
                maybe_label: raw
                    .optional_attr(2usize)
                    .map(|attr| ::ods_runtime::__private::get::str(attr)),
                step: {
                    let attr = raw.attr_or_default(3usize);
                    ::ods_runtime::__private::get::i64(attr)
                },
                exact: raw.optional_attr(4usize).is_some(),
                any: {
                    let attr = raw.attr(5usize);
                    attr
                },
                shape: {
                    let attr = raw.attr(6usize);
                    ::ods_runtime::__private::get::dense_array::<i64>(attr)
                },
                __values: ::core::marker::PhantomData,
            }
        }
    }
};
const _: &[u8] = ::core::include_bytes!(
    ::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/tests/expand/attributes.td")
);

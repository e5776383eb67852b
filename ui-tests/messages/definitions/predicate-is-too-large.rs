// Predicates that repeat each other grow without end.

ods! {
    def Toy_Dialect : Dialect { let name = "toy"; }
    def P0 : Type<CPred<"a($_self)">, "p">;
    def P1 : Type<And<[P0.predicate, Neg<P0.predicate>]>, "p">;
    def P2 : Type<And<[P1.predicate, Neg<P1.predicate>]>, "p">;
    def P3 : Type<And<[P2.predicate, Neg<P2.predicate>]>, "p">;
    def P4 : Type<And<[P3.predicate, Neg<P3.predicate>]>, "p">;
    def P5 : Type<And<[P4.predicate, Neg<P4.predicate>]>, "p">;
    def P6 : Type<And<[P5.predicate, Neg<P5.predicate>]>, "p">;
    def P7 : Type<And<[P6.predicate, Neg<P6.predicate>]>, "p">;
    def P8 : Type<And<[P7.predicate, Neg<P7.predicate>]>, "p">;
    def P9 : Type<And<[P8.predicate, Neg<P8.predicate>]>, "p">;
    def P10 : Type<And<[P9.predicate, Neg<P9.predicate>]>, "p">;
    def P11 : Type<And<[P10.predicate, Neg<P10.predicate>]>, "p">;
    def P12 : Type<And<[P11.predicate, Neg<P11.predicate>]>, "p">;
    def P13 : Type<And<[P12.predicate, Neg<P12.predicate>]>, "p">;
    def P14 : Type<And<[P13.predicate, Neg<P13.predicate>]>, "p">;
    def P15 : Type<And<[P14.predicate, Neg<P14.predicate>]>, "p">;
    def AddOp : Op<Toy_Dialect, "add"> {
        let arguments = (ins P15:$x);
    }
}

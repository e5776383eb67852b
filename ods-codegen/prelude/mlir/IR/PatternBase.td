// Declarative rewrite rules.

#ifndef PATTERNBASE_TD
#define PATTERNBASE_TD

include "mlir/IR/OpBase.td"

// `(addBenefit n)`: adds `n` to the benefit, which is the number of matched ops.
def addBenefit;

class Pattern<dag source, list<dag> results, list<dag> preds = [],
              list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = supplemental_results;
  dag benefitDelta = benefitAdded;
}

// A pattern with one result pattern.
class Pat<dag pattern, dag result, list<dag> preds = [],
          list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
    : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

// Rust inside a pattern, over `$_builder`, `$_loc`, `$_self`, `$0` … `$9` and
// `$N...`; as a matcher it yields a `bool`.
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// Matches the results of `ConstantLike` ops, and binds the attribute.
def ConstantLikeMatcher
    : NativeCodeCall<"::ods_runtime::__private::patterns::match_constant("
                     "$_builder, $_self, &mut $0)">;

// Operators of source and result patterns.
def replaceWithValue;
def location;
def returnType;
def either;
def variadic;

def HasNoUseOf : Constraint<CPred<"::ods_runtime::__private::patterns::has_no_use($_ir, $_self)">, "has no use">;

#endif // PATTERNBASE_TD

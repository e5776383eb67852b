// Small building blocks.

#ifndef UTILS_TD
#define UTILS_TD

// A deprecated definition, with the reason.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// A builder whose generated function is marked `#[deprecated]`.
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

// A function of strings: `StrFunc<…>.result`.
class StrFunc<string r> {
  string result = r;
}

// Operators of the argument and the result list.
def ins;
def outs;

// A builder parameter with a type, and with a default if there is one.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

class firstCharToUpper<string str> {
  string ret = !toupper(!substr(str, 0, 1)) # !substr(str, 1);
}

// Removes the first `_` of a name and capitalises the letter after it.
class _snakeCaseHelper<string str> {
  int idx = !find(str, "_");
  string ret = !if(!ge(idx, 0),
                   !substr(str, 0, idx)
                       # firstCharToUpper<!substr(str, !add(idx, 1))>.ret,
                   str);
}

class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(0, !size(str)),
                      acc, idx, _snakeCaseHelper<acc>.ret);
}

#endif // UTILS_TD

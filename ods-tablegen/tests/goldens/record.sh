#!/usr/bin/env bash
# Records what llvm-tblgen says about the cases here: the JSON dump of those in accept/, and the place and message of
# the first error of those in reject/.
set -eu
cd "$(dirname "$0")"
tblgen=${MLIR_PREFIX:-/usr/lib/llvm-22}/bin/llvm-tblgen
(
    cd accept
    for case in *.td; do "$tblgen" --dump-json -I . "$case" -o "${case%.td}.json" 2>/dev/null; done
)
cd reject
for case in *.td; do
    first=$("$tblgen" -I . "$case" 2>&1 >/dev/null | grep -m1 'error: ')
    place=$(sed -nE 's/^[^:]*:([0-9]+:[0-9]+): error: .*/\1/p' <<<"$first")
    printf '%s\t%s\t%s\n' "${case%.td}" "$place" "${first#*error: }"
done >expected.tsv

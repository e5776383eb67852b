// `mlir-phases [--custom] FILE [TURNS]`: the time of the phases of MLIR's own
// library for one file, in the format of `ods-phases`: nanoseconds of CPU time
// per operation, medians of TURNS turns, one thread. `--custom` loads the dialects
// of texts in custom form, and prints custom form.
//
// Parsing does not verify, and printing does not verify again.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <malloc.h>
#include <string>
#include <vector>

namespace {

double cpuTime() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e9 + now.tv_nsec;
}

/// Bytes in use, including `malloc`'s own bookkeeping.
size_t bytesInUse() {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

/// The times of one phase.
struct Phase {
  const char *name;
  std::vector<double> times;

  template <typename Work> void run(Work work) {
    double start = cpuTime();
    work();
    times.push_back(cpuTime() - start);
  }

  void report(size_t ops) {
    std::sort(times.begin(), times.end());
    std::printf("%s %.1f\n", name, times[times.size() / 2] / ops);
  }
};

std::string contents(const char *path) {
  std::string text;
  if (FILE *file = std::fopen(path, "rb")) {
    char buffer[1 << 16];
    while (size_t count = std::fread(buffer, 1, sizeof buffer, file))
      text.append(buffer, count);
    std::fclose(file);
  }
  return text;
}

} // namespace

int main(int argc, char **argv) {
  bool isCustom = argc > 1 && std::string(argv[1]) == "--custom";
  argc -= isCustom, argv += isCustom;
  if (argc < 2)
    return std::fprintf(stderr, "usage: mlir-phases [--custom] FILE [TURNS]\n"), 1;
  std::string text = contents(argv[1]);
  int turns = argc > 2 ? std::max(1, std::atoi(argv[2])) : 5;

  Phase parse{"parse", {}}, verify{"verify", {}}, print{"print", {}},
      drop{"drop", {}};
  size_t ops = 0, heap = 0;
  for (int turn = 0; turn < turns; ++turn) {
    mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
    context.allowUnregisteredDialects();
    if (isCustom)
      context.loadDialect<mlir::arith::ArithDialect,
                          mlir::cf::ControlFlowDialect,
                          mlir::func::FuncDialect, mlir::scf::SCFDialect>();
    mlir::ParserConfig config(&context, /*verifyAfterParse=*/false);
    size_t before = bytesInUse();
    mlir::OwningOpRef<mlir::ModuleOp> module;
    parse.run(
        [&] { module = mlir::parseSourceString<mlir::ModuleOp>(text, config); });
    if (!module)
      return std::fprintf(stderr, "%s does not parse\n", argv[1]), 1;
    heap = bytesInUse() - before;

    bool valid = false;
    verify.run([&] { valid = mlir::succeeded(mlir::verify(*module)); });
    if (!valid)
      return std::fprintf(stderr, "%s is not valid\n", argv[1]), 1;
    ops = 0;
    module->walk([&](mlir::Operation *) { ++ops; });

    std::string printed;
    print.run([&] {
      llvm::raw_string_ostream stream(printed);
      mlir::OpPrintingFlags flags;
      flags.printGenericOpForm(!isCustom).assumeVerified();
      module->print(stream, flags);
    });
    drop.run([&] { module = nullptr; });
  }
  std::printf("ops %zu\n", ops);
  parse.report(ops);
  verify.report(ops);
  print.report(ops);
  drop.report(ops);
  std::printf("heap %.1f\n", double(heap) / ops);
}

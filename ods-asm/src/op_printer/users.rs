//! Comments that list the users of a value: `// users: %1, %2`.

use super::OpPrinter;
use ods_ir::ir::{Block, Operation, Value};
use ods_lookup::LookupSet;

impl OpPrinter<'_> {
    /// Prints the users of an operation's results after the operation. For an operation with
    /// operands but without results, prints its number.
    pub(super) fn print_users_of(&mut self, op: Operation) {
        if !self.prints_users() {
            return;
        }
        let ir = self.ir;
        let results = op.results(ir);
        if results.is_empty() {
            if !op.operands(ir).is_empty() {
                self.write(" // id: ");
                self.print_operation_number(op);
            }
            return;
        }
        let mut users: LookupSet<Operation> = LookupSet::default();
        let mut names = 0;
        for usage in results.iter().flat_map(|result| result.uses(ir)) {
            if users.insert(usage.owner) {
                names += usage.owner.results(ir).len();
            }
        }
        if users.is_empty() {
            return self.write(" // unused");
        }
        let is_one = results.len() == 1 && names <= 1 && users.len() <= 1;
        self.write(if is_one { " // user: " } else { " // users: " });
        if let [only] = results {
            return self.print_users(*only);
        }
        self.print_list(results, |p, result| {
            p.write_byte(b'(');
            p.print_users(*result);
            p.write_byte(b')');
        });
    }

    /// A comment would end the only line.
    fn prints_users(&self) -> bool {
        self.flags().value_users && !self.flags().one_line
    }

    /// Prints the users of a block's arguments below its label, one line each.
    pub(super) fn print_users_of_arguments(&mut self, block: Block) {
        if !self.prints_users() || self.asm.is_collecting_aliases() {
            return;
        }
        self.indent += 2;
        for argument in block.arguments(self.ir) {
            self.print_indent();
            self.write("// ");
            self.print_operand(*argument);
            if argument.is_unused(self.ir) {
                self.write(" is unused");
            } else {
                self.write(" is used by ");
                self.print_users(*argument);
            }
            self.write_byte(b'\n');
        }
        self.indent -= 2;
    }

    fn print_users(&mut self, value: Value) {
        if value.is_unused(self.ir) {
            return self.write("unused");
        }
        let mut seen = LookupSet::default();
        for usage in value.uses(self.ir) {
            if !seen.insert(usage.owner) {
                continue;
            }
            if seen.len() > 1 {
                self.write(", ");
            }
            let results = usage.owner.results(self.ir);
            if results.is_empty() {
                self.print_operation_number(usage.owner);
            } else {
                self.print_operands(results);
            }
        }
    }

    fn print_operation_number(&mut self, op: Operation) {
        match self.names.operation(op) {
            Some(number) => {
                self.write_byte(b'%');
                self.write_integer(number);
            }
            None => self.write("<<UNKNOWN OPERATION>>"),
        }
    }
}

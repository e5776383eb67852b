//! The pass `view-op-graph`: an operation as a graph for Graphviz.

use crate::limits::MAX_SHOWN_ELEMENTS;
use ods_asm::op_printer::ValueNames;
use ods_ir::attributes::Attribute;
use ods_ir::ir::{Block, Ir, Operation, Value};
use ods_lookup::LookupMap;
use ods_rewrite::pass::{PassContext, PassResult, RunPass};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU32, Ordering};

/// The pass `view-op-graph`: prints a graph of operations and values in the language of Graphviz,
/// with the options of MLIR's pass.
///
/// ```
/// use ods_runtime::prelude::*;
/// use ods_runtime::transforms::ViewOpGraph;
/// let mut passes = PassManager::new();
/// passes.add(ViewOpGraph::default());
/// let mut ir = Ir::new();
/// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
/// // To the standard error, or where `print_to` says.
/// passes.print_to(Box::new(std::io::sink()));
/// assert!(passes.run(&mut ir, module).is_ok());
/// ```
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are the options of MLIR's pass"
)]
#[derive(Debug)]
pub struct ViewOpGraph {
    max_label_len: u32,
    print_attrs: bool,
    print_control_flow_edges: bool,
    print_data_flow_edges: bool,
    print_result_types: bool,
    /// The number of nodes and clusters so far, if they are numbered across graphs.
    numbered: AtomicU32,
}

impl Default for ViewOpGraph {
    #[inline]
    fn default() -> Self {
        Self {
            max_label_len: 20,
            print_attrs: true,
            print_control_flow_edges: false,
            print_data_flow_edges: true,
            print_result_types: true,
            numbered: AtomicU32::new(0),
        }
    }
}

impl ViewOpGraph {
    /// The graph of an operation as text, which `dot` reads.
    ///
    /// ```
    /// use ods_runtime::prelude::*;
    /// use ods_runtime::transforms::ViewOpGraph;
    /// let mut ir = Ir::new();
    /// let module = ModuleOp::build(&mut ir.builder(), Location::UNKNOWN);
    /// let text = ViewOpGraph::default().graph(&ir, module.operation());
    /// assert!(text.starts_with(b"digraph G {\n  compound = true;\n"));
    /// ```
    #[inline]
    pub fn graph(&self, ir: &Ir, op: Operation) -> Vec<u8> {
        self.graph_from(ir, op, 0).0
    }

    /// The graph, with numbers greater than `start`, and the last number in it.
    #[inline]
    fn graph_from(&self, ir: &Ir, op: Operation, start: u32) -> (Vec<u8>, u32) {
        let mut graph = Graph {
            options: self,
            ir,
            names: ValueNames::new(ir, op),
            colors: colors(ir, op),
            text: Vec::new(),
            indent: 0,
            counter: start,
            nodes: LookupMap::default(),
            edges: Vec::new(),
            data: Vec::new(),
            open: Vec::new(),
        };
        graph.emit(op);
        (graph.text, graph.counter)
    }
}

impl RunPass for ViewOpGraph {
    type Op = Operation;

    #[inline]
    fn run(&self, op: Operation, cx: &mut PassContext<'_>) -> PassResult {
        // On one thread, numbers go on from one operation to the next.
        let start = if cx.is_parallel() {
            0
        } else {
            self.numbered.load(Ordering::Relaxed)
        };
        let (text, last) = self.graph_from(cx, op, start);
        self.numbered.store(last, Ordering::Relaxed);
        cx.print(&text);
        cx.preserve_all();
        Ok(())
    }
}

ods_rewrite::__pass_impl!(
    ViewOpGraph, "ViewOpGraph", "view-op-graph", "Print Graphviz visualization of an operation",
    dialects [],
    options [
        (max_label_len, "max-label-len", "Limit attribute/type length to number of chars"),
        (print_attrs, "print-attrs", "Print attributes of operations"),
        (print_control_flow_edges, "print-control-flow-edges", "Print control flow edges"),
        (print_data_flow_edges, "print-data-flow-edges", "Print data flow edges"),
        (print_result_types, "print-result-types", "Print result types of operations"),
    ],
    statistics [],
);

/// The hue of each name of operations.
#[inline]
fn colors(ir: &Ir, top: Operation) -> LookupMap<usize, String> {
    let mut names = Vec::new();
    let mut seen = LookupMap::default();
    top.walk(ir, |op| {
        let name = op.name_number(ir);
        if seen.insert(name, String::new()).is_none() {
            names.push(name);
        }
    });
    let count = u32::try_from(names.len()).unwrap_or(u32::MAX);
    for (number, name) in (0..count).zip(&names) {
        let hue = f64::from(number) / f64::from(count);
        seen.insert(*name, format!("{hue:.6} 0.3 0.95"));
    }
    seen
}

/// A node, and the cluster that it stands for.
#[derive(Clone, Copy, Default)]
struct Node {
    id: u32,
    cluster: Option<u32>,
}

/// A cluster that is being printed.
enum Open {
    Operation {
        op: Operation,
        node: Node,
        region: usize,
        block: Option<Block>,
    },
    Block {
        next: Option<Operation>,
        before: Option<Node>,
    },
}

struct Graph<'a> {
    options: &'a ViewOpGraph,
    ir: &'a Ir,
    names: ValueNames,
    colors: LookupMap<usize, String>,
    text: Vec<u8>,
    indent: usize,
    counter: u32,
    nodes: LookupMap<Value, Node>,
    /// The edges of control flow.
    edges: Vec<(Node, Node)>,
    data: Vec<(Value, Node)>,
    open: Vec<Open>,
}

impl Graph<'_> {
    #[inline]
    fn line(&mut self, parts: &[&[u8]]) {
        self.text.resize(self.text.len() + 2 * self.indent, b' ');
        for part in parts {
            self.text.extend_from_slice(part);
        }
        self.text.push(b'\n');
    }

    #[inline]
    fn emit(&mut self, op: Operation) {
        self.line(&[b"digraph G {"]);
        self.indent += 1;
        self.line(&[b"compound = true;"]);
        self.operation(op);
        while let Some(open) = self.open.last_mut() {
            match open {
                Open::Block { next, .. } => {
                    if let Some(op) = *next {
                        *next = op.next(self.ir);
                        self.operation(op);
                        continue;
                    }
                    self.open.pop();
                    self.close();
                }
                Open::Operation {
                    op,
                    node,
                    region,
                    block,
                } => {
                    let (op, node) = (*op, *node);
                    if let Some(found) = *block {
                        *block = found.next(self.ir);
                        self.block(found);
                        continue;
                    }
                    if let Some(found) = op.regions(self.ir).get(*region) {
                        *region += 1;
                        *block = found.entry_block(self.ir);
                        continue;
                    }
                    self.open.pop();
                    self.close();
                    self.finish(op, node);
                }
            }
        }
        for (from, to) in std::mem::take(&mut self.edges) {
            self.edge(from, to, None, "dashed");
        }
        for (value, to) in std::mem::take(&mut self.data) {
            let from = self.nodes.get(&value).copied().unwrap_or_default();
            let port = self.port(value);
            self.edge(from, to, Some(&port), "solid");
        }
        self.close();
    }

    #[inline]
    fn close(&mut self) {
        self.indent -= 1;
        self.line(&[b"}"]);
    }

    /// Opens a cluster, with a node that edges can lead to.
    #[inline]
    fn cluster(&mut self, label: &[u8]) -> Node {
        self.counter += 1;
        let cluster = self.counter;
        let head = format!("subgraph cluster_{cluster} {{");
        self.line(&[head.as_bytes()]);
        self.indent += 1;
        let node = self.node(b" ", "plain", None);
        self.line(&[b"label = \"", label, b"\";"]);
        Node {
            id: node.id,
            cluster: Some(cluster),
        }
    }

    #[inline]
    fn node(&mut self, label: &[u8], shape: &str, color: Option<&str>) -> Node {
        self.counter += 1;
        let id = self.counter;
        let mut head = format!("v{id} [");
        let mut tail = format!("\", shape = {shape}");
        if let Some(color) = color {
            let _ = write!(head, "fillcolor = \"{color}\", ");
            tail += ", style = filled";
        }
        tail += "];";
        self.line(&[head.as_bytes(), b"label = \"", label, tail.as_bytes()]);
        Node { id, cluster: None }
    }

    #[inline]
    fn edge(&mut self, from: Node, to: Node, port: Option<&str>, style: &str) {
        let mut text = format!("v{}", from.id);
        if let (Some(port), None) = (port, from.cluster) {
            let _ = write!(text, ":res_{port}:s");
        }
        let _ = write!(text, " -> v{}", to.id);
        if let (Some(port), None) = (port, to.cluster) {
            let _ = write!(text, ":arg_{port}:n");
        }
        text.push('[');
        if let Some(cluster) = to.cluster {
            let _ = write!(text, "lhead = cluster_{cluster}, ");
        }
        if let Some(cluster) = from.cluster {
            let _ = write!(text, "ltail = cluster_{cluster}, ");
        }
        let _ = write!(text, "style = {style}];");
        self.line(&[text.as_bytes()]);
    }

    #[inline]
    fn block(&mut self, block: Block) {
        self.cluster(b"");
        for argument in block.arguments(self.ir) {
            let label = self.result_label(*argument);
            let node = self.node(&label, "Mrecord", None);
            self.nodes.insert(*argument, node);
        }
        self.open.push(Open::Block {
            next: block.first_op(self.ir),
            before: None,
        });
    }

    #[inline]
    fn operation(&mut self, op: Operation) {
        if op.regions(self.ir).is_empty() {
            let label = self.record_label(op);
            let color = self.colors.get(&op.name_number(self.ir)).cloned();
            let node = self.node(&label, "Mrecord", color.as_deref());
            self.finish(op, node);
            return;
        }
        let label = self.cluster_label(op);
        let node = self.cluster(&label);
        self.open.push(Open::Operation {
            op,
            node,
            region: 0,
            block: None,
        });
    }

    /// Adds the edges of an operation.
    #[inline]
    fn finish(&mut self, op: Operation, node: Node) {
        if self.options.print_data_flow_edges {
            let operands = op.operands(self.ir).iter();
            self.data.extend(operands.map(|operand| (*operand, node)));
        }
        for result in op.results(self.ir) {
            self.nodes.insert(*result, node);
        }
        if let Some(Open::Block { before, .. }) = self.open.last_mut() {
            let last = before.replace(node);
            if let (Some(last), true) = (last, self.options.print_control_flow_edges) {
                self.edges.push((last, node));
            }
        }
    }

    /// The name of a value in the names of ports.
    #[inline]
    fn port(&self, value: Value) -> String {
        self.names.name(self.ir, value)[1..].replace(['%', '#'], "_")
    }

    /// `<res_0> %0 i32`
    #[inline]
    fn result_label(&self, value: Value) -> Vec<u8> {
        let name = self.names.name(self.ir, value);
        let mut label = format!("<res_{}> {name}", self.port(value)).into_bytes();
        if self.options.print_result_types {
            label.push(b' ');
            let ty = value.ty(self.ir).to_string();
            label.extend(escaped(&self.truncated(ty.as_bytes())));
        }
        label
    }

    #[inline]
    fn record_label(&self, op: Operation) -> Vec<u8> {
        let ir = self.ir;
        let mut label = b"{".to_vec();
        let operands: Vec<Vec<u8>> = op
            .operands(ir)
            .iter()
            .map(|operand| {
                let name = self.names.name(ir, *operand);
                format!("<arg_{}> {name}", self.port(*operand)).into_bytes()
            })
            .collect();
        if !operands.is_empty() {
            label.push(b'{');
            label.extend(operands.join(&b'|'));
            label.extend_from_slice(b"}|");
        }
        label.extend_from_slice(op.name(ir).as_str().as_bytes());
        label.extend_from_slice(b"\\l");
        let attributes = self.attributes(op);
        if !attributes.is_empty() {
            label.extend_from_slice(b"\\l");
            label.extend(attributes);
        }
        let results = op.results(ir).iter();
        let results: Vec<Vec<u8>> = results.map(|result| self.result_label(*result)).collect();
        if !results.is_empty() {
            label.extend_from_slice(b"|{");
            label.extend(results.join(&b'|'));
            label.push(b'}');
        }
        label.push(b'}');
        label
    }

    #[inline]
    fn cluster_label(&self, op: Operation) -> Vec<u8> {
        let mut label = op.name(self.ir).as_str().as_bytes().to_vec();
        if self.options.print_result_types {
            let types: Vec<String> = op.result_types(self.ir).map(ToString::to_string).collect();
            label.extend_from_slice(b" : (");
            label.extend(self.truncated(types.join(", ").as_bytes()));
            label.push(b')');
        }
        if self.options.print_attrs {
            label.extend_from_slice(b"\\l");
            label.extend(self.attributes(op));
        }
        label
    }

    /// `name: value\l` for each attribute.
    #[inline]
    fn attributes(&self, op: Operation) -> Vec<u8> {
        let mut text = Vec::new();
        if !self.options.print_attrs {
            return text;
        }
        for entry in op.attributes(self.ir).iter() {
            text.extend_from_slice(entry.name.bytes());
            text.extend_from_slice(b": ");
            text.extend(escaped(&self.attribute(&entry.value)));
            text.extend_from_slice(b"\\l");
        }
        text
    }

    #[inline]
    fn attribute(&self, attribute: &Attribute) -> Vec<u8> {
        match attribute {
            Attribute::DenseElements(elements) if elements.is_splat() => {
                return attribute.to_string().into_bytes();
            }
            Attribute::Array(array) if array.elements().len() > MAX_SHOWN_ELEMENTS => {
                return b"[...]".to_vec();
            }
            _ => {}
        }
        let ty = match attribute {
            Attribute::DenseElements(elements) => Some(elements.ty()),
            Attribute::Sparse(elements) => Some(elements.ty()),
            Attribute::DenseResource(elements) => Some(elements.ty()),
            _ => None,
        };
        if let Some(ty) = ty
            && let Some(shape) = ty.shape()
        {
            let count = shape.iter().fold(1_u128, |all, extent| {
                all.saturating_mul(u128::try_from(*extent).unwrap_or(0))
            });
            if count > MAX_SHOWN_ELEMENTS as u128 {
                let rank = shape.len();
                let (open, end) = ("[".repeat(rank), "]".repeat(rank));
                let ty = self.truncated(ty.to_string().as_bytes());
                let mut text = format!("{open}...{end} : ").into_bytes();
                text.extend(ty);
                return text;
            }
        }
        self.truncated(attribute.to_string().as_bytes())
    }

    #[inline]
    fn truncated(&self, text: &[u8]) -> Vec<u8> {
        match text.get(..self.options.max_label_len as usize) {
            Some(start) if start.len() < text.len() => [start, b"..."].concat(),
            _ => text.to_vec(),
        }
    }
}

/// A backslash before what has a meaning in labels.
#[inline]
fn escaped(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for byte in text {
        if matches!(byte, b'{' | b'|' | b'<' | b'}' | b'>' | b'\n' | b'"') {
            out.push(b'\\');
        }
        out.push(*byte);
    }
    out
}

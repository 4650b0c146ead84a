//! The call graph in the language of Graphviz. A node is a function with the arguments it is called
//! with (a context); an edge is a call site in a context. Builtins are left out: they call nothing but
//! the handles they are given, and those calls are edges of the call site.

use super::Analyzed;
use analysis::CallEdge;
use base::{EntityRef, Name};
use std::fmt::Write;

/// The text of the graph.
pub(super) fn of(a: &Analyzed<'_>) -> String {
    let mut out = String::from("digraph calls {\n    node [shape=box];\n");
    for (id, context) in a.analysis.contexts.iter() {
        let f = a.function(context.func);
        let mut label = f.name.to_string();
        for (name, value) in a.args(context) {
            let _ = write!(label, "\n{name}={value}");
        }
        if context.open {
            label += "\n...";
        }
        let _ = writeln!(out, "    c{} [label={}];", id.index(), quoted(&label));
    }
    let mut unknown: Vec<Name> = Vec::new();
    let mut edges = String::new();
    for (id, context) in a.analysis.contexts.iter() {
        let f = a.function(context.func);
        for s in f.stmts.keys() {
            for edge in context.facts.calls(s) {
                let (to, style) = match edge {
                    CallEdge::User { context, handle: None } => (format!("c{}", context.index()), ""),
                    CallEdge::User { context, .. } => (format!("c{}", context.index()), ", style=dashed"),
                    CallEdge::Method(name) | CallEdge::Unknown(name) => {
                        (unknown_node(&mut unknown, *name), ", style=dotted")
                    }
                    CallEdge::Builtin { .. } => continue,
                };
                let place = f.spans[s].map_or(String::new(), |span| {
                    let at = a.session.sources().line_col(span);
                    format!("{}:{}", at.line, at.col)
                });
                let _ = writeln!(edges, "    c{} -> {to} [label=\"{place}\"{style}];", id.index());
            }
        }
    }
    for (i, name) in unknown.iter().enumerate() {
        let _ = writeln!(out, "    u{i} [label={}, shape=ellipse, style=dotted];", quoted(name.as_str()));
    }
    out + &edges + "}\n"
}

/// The node of what could not be followed.
fn unknown_node(known: &mut Vec<Name>, name: Name) -> String {
    let at = known.iter().position(|n| *n == name).unwrap_or_else(|| {
        known.push(name);
        known.len() - 1
    });
    format!("u{at}")
}

fn quoted(text: &str) -> String {
    let inner = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("\"{inner}\"")
}

//! The facts as JSON, by the schema in `docs/analyze.md`. Values are texts in the type notation beside
//! the list of their classes; positions are lines and columns from 1.
//!
//! Invariant: members are only added to the schema as long as its `version` stays.

use super::{Analyzed, Place};
use analysis::{CallEdge, Context, gives};
use base::{Diagnostic, EntityRef, Severity, Span};
use ir::tir::print::StmtPrinter;
use ir::tir::{FunctionKind, Stmt, StmtId, VarId, VarKind, walk};
use serde_json::{Map, Value, json};
use types::AbsValue;

/// The schema's version.
const VERSION: u32 = 1;

/// All facts.
pub(super) fn of(a: &Analyzed<'_>) -> String {
    let printer = StmtPrinter::new(&a.session.lowering.program);
    let contexts: Vec<Value> = a
        .analysis
        .contexts
        .iter()
        .map(|(id, c)| {
            let mut object = header(a, id.index(), c);
            let f = a.function(c.func);
            let mut statements = Vec::new();
            walk::each(f, &f.body, &mut |s, stmt| {
                if !matches!(stmt, Stmt::Comment(_)) {
                    statements.push(statement(a, c, s, stmt, &printer));
                }
            });
            object.insert("statements".into(), Value::Array(statements));
            Value::Object(object)
        })
        .collect();
    text(&json!({
        "version": VERSION,
        "complete": a.analysis.complete,
        "entry": a.analysis.entry.index(),
        "contexts": contexts,
        "diagnostics": a.analysis.diagnostics.iter().map(|d| diagnostic(a, d)).collect::<Vec<_>>(),
    }))
}

/// What is known of a place.
pub(super) fn of_place(a: &Analyzed<'_>, place: &Place) -> String {
    let facts: Vec<Value> = place
        .facts
        .iter()
        .map(|fact| {
            let context = &a.analysis.contexts[fact.context];
            let f = a.function(context.func);
            let calls: Vec<Value> = fact.calls.iter().map(|e| edge(a, e)).collect();
            let mut object = json!({"context": fact.context.index(), "function": f.name.as_str()});
            if let Some(v) = &fact.value {
                merge(&mut object, value(a, v));
            }
            merge(&mut object, json!({"reachable": fact.reachable, "calls": calls}));
            object
        })
        .collect();
    let mut object = json!({"version": VERSION, "name": place.name, "kind": place.kind.word()});
    merge(&mut object, position(a, place.span));
    merge(&mut object, json!({"facts": facts}));
    text(&object)
}

fn text(value: &Value) -> String {
    // Nothing in these values can fail to be written.
    let mut text = serde_json::to_string_pretty(value).unwrap_or_default();
    text.push('\n');
    text
}

fn header(a: &Analyzed<'_>, id: usize, c: &Context) -> Map<String, Value> {
    let f = a.function(c.func);
    let kind = match f.kind {
        FunctionKind::Script => "script",
        FunctionKind::Primary => "function",
        FunctionKind::Local => "local function",
        FunctionKind::Nested(_) => "nested function",
        FunctionKind::Lambda => "anonymous function",
    };
    let args: Vec<Value> = c
        .args
        .iter()
        .zip(a.args(c))
        .map(|(v, (name, _))| {
            let mut object = json!({"name": name});
            merge(&mut object, value(a, v));
            object
        })
        .collect();
    let results: Vec<Value> = c
        .outputs
        .iter()
        .enumerate()
        .map(|(i, v)| {
            let name = f.outputs.get(i).map_or("varargout", |&o| f.vars[o].name.as_str());
            let mut object = json!({"name": name});
            merge(&mut object, value(a, v));
            object
        })
        .collect();
    let callers: Vec<usize> = c.callers.iter().map(|c| c.index()).collect();
    let mut object = json!({"id": id, "function": f.name.as_str(), "kind": kind});
    merge(&mut object, position(a, f.span));
    merge(
        &mut object,
        json!({"args": args, "open": c.open, "results": results, "returns": c.returns, "callers": callers}),
    );
    match object {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

fn statement(a: &Analyzed<'_>, c: &Context, s: StmtId, stmt: &Stmt, printer: &StmtPrinter<'_>) -> Value {
    let f = a.function(c.func);
    let mut object = json!({"id": s.index()});
    if let Some(span) = f.spans[s] {
        merge(&mut object, position(a, span));
    }
    let reachable = c.facts.reachable(s);
    merge(&mut object, json!({"text": printer.text(c.func, s), "reachable": reachable}));
    if !reachable {
        return object;
    }
    let read = walk::uses(stmt).into_iter().map(|v| variable(a, c, v, c.facts.before(s, v)));
    let assigned = walk::defs(stmt).into_iter().map(|v| (v, c.facts.after(s, v)));
    // What never ends assigns nothing.
    let fails = walk::blocks(stmt).is_empty() && assigned.clone().any(|(_, v)| v.is_bottom());
    let assigned = assigned.filter(|(_, v)| gives(stmt, v)).map(|(v, value)| variable(a, c, v, value));
    let calls: Vec<Value> = c.facts.calls(s).iter().map(|e| edge(a, e)).collect();
    merge(
        &mut object,
        json!({
            "reads": read.collect::<Vec<_>>(),
            "assigns": assigned.collect::<Vec<_>>(),
            "fails": fails,
            "calls": calls,
        }),
    );
    if matches!(stmt, Stmt::Get { .. } | Stmt::Set { .. } | Stmt::Delete { .. }) {
        merge(&mut object, json!({"in_bounds": c.facts.index(s).in_bounds}));
    }
    if matches!(stmt, Stmt::If { .. } | Stmt::While { .. }) {
        let (yes, no) = c.facts.branches(s);
        merge(&mut object, json!({"may_be_true": yes, "may_be_false": no}));
    }
    object
}

fn variable(a: &Analyzed<'_>, c: &Context, v: VarId, known: &AbsValue) -> Value {
    let var = &a.function(c.func).vars[v];
    let mut object = json!({"name": var.name.as_str(), "temporary": var.kind != VarKind::User});
    merge(&mut object, value(a, known));
    object
}

fn value(a: &Analyzed<'_>, v: &AbsValue) -> Value {
    let classes = v.alternatives().map(|list| list.iter().map(|c| c.class.to_string()).collect::<Vec<_>>());
    json!({"value": a.show(v), "classes": classes})
}

fn edge(a: &Analyzed<'_>, edge: &CallEdge) -> Value {
    match edge {
        CallEdge::User { context, handle } => {
            let name = a.function(a.analysis.contexts[*context].func).name;
            json!({"kind": "function", "name": name.as_str(), "context": context.index(), "handle": handle.is_some()})
        }
        CallEdge::Builtin { id, handle } => {
            json!({"kind": "builtin", "name": builtins::builtin(*id).name.as_str(), "handle": handle})
        }
        CallEdge::Method(name) => json!({"kind": "method", "name": name.as_str()}),
        CallEdge::Unknown(name) => json!({"kind": "unknown", "name": name.as_str()}),
    }
}

fn position(a: &Analyzed<'_>, span: Span) -> Value {
    let file = a.session.sources().file(span.file);
    let (start, end) = (file.line_col(span.start), file.line_col(span.end));
    json!({
        "file": file.path.to_string_lossy(),
        "line": start.line, "column": start.col,
        "end_line": end.line, "end_column": end.col,
    })
}

fn diagnostic(a: &Analyzed<'_>, d: &Diagnostic) -> Value {
    let severity = match d.code.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Hint => "hint",
    };
    let mut object = json!({"code": d.code.name, "severity": severity, "message": d.message});
    if let Some(span) = d.span {
        merge(&mut object, position(a, span));
    }
    object
}

/// Adds the members of `more`.
fn merge(object: &mut Value, more: Value) {
    if let (Value::Object(object), Value::Object(more)) = (object, more) {
        object.extend(more);
    }
}

//! `tame specialize`: a file and what is known of the arguments of its function become one file that computes the
//! rest. What is computed and written is `specialize::peval`'s; here are files, arguments and names.

use crate::build::LowerSource;
use crate::entry::arguments;
use crate::raised::{in_order, qualified, raised};
use crate::session::Session;
use ::lower::is_prelude;
use ::specialize::peval;
use ::specialize::raise::{Home, Options, lines, raise};
use base::{Diagnostic, Severity, codes};
use ir::tir::{CallTarget, FuncId, FunctionKind, Program, Stmt, VarKind, walk};
use std::path::Path;
use types::abs::{Handle, Target};
use types::{AbsValue, ClassValue, Elements};

/// Choices and budgets.
pub type SpecializeOptions = peval::Options;

/// What is left of a program.
pub struct Residual {
    /// MATLAB.
    pub text: String,
    /// What was not done, and where.
    pub notes: Vec<Diagnostic>,
    /// How many versions were made of each function, by name.
    pub versions: Vec<(String, usize)>,
    /// Which of the arguments the function still takes, from 0.
    pub takes: Vec<usize>,
    /// What is known of the arguments.
    pub values: Vec<AbsValue>,
    /// How many results are asked for.
    pub nargout: usize,
    /// The call graph before and after, in the language of Graphviz.
    pub graph: String,
    /// The functions that the program calls, by name, with the names of their variables.
    pub listed: Vec<(String, Vec<String>)>,
}

/// The functions of the program that statements of one call by name.
fn callees(program: &Program, f: FuncId) -> Vec<FuncId> {
    let function = &program.functions[f];
    let mut found = Vec::new();
    walk::each(function, &function.body, &mut |_, stmt| match stmt {
        Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } | Stmt::FunctionRef { callee, .. } => {
            if let CallTarget::Function(g) = callee.target {
                found.push(g);
            }
        }
        Stmt::Lambda { function, .. } => found.push(*function),
        _ => {}
    });
    found.sort_unstable();
    found.dedup();
    found
}

/// The functions that one reaches by calls, itself first.
fn reached(program: &Program, entry: FuncId) -> Vec<FuncId> {
    let mut order = vec![entry];
    let mut next = 0;
    while let Some(&f) = order.get(next) {
        next += 1;
        for g in callees(program, f) {
            if !order.contains(&g) {
                order.push(g);
            }
        }
    }
    order
}

/// The call graph of the program and of what is left of it.
fn graph(program: &Program, entry: FuncId, made: &peval::Specialised) -> String {
    let mut text = String::from("digraph calls {\n    rankdir=LR;\n    node [shape=box];\n");
    for (title, program, entry) in [("before", program, entry), ("after", &made.program, made.entry)] {
        text.push_str(&format!("    subgraph cluster_{title} {{\n        label=\"{title}\";\n"));
        let order = reached(program, entry);
        for f in &order {
            let name = program.shown_name(&program.functions[*f]).replace('"', "'");
            text.push_str(&format!("        {title}_{} [label=\"{name}\"];\n", f.as_u32()));
        }
        for f in &order {
            for g in callees(program, *f) {
                text.push_str(&format!("        {title}_{} -> {title}_{};\n", f.as_u32(), g.as_u32()));
            }
        }
        text.push_str("    }\n");
    }
    text.push_str("}\n");
    text
}

/// The functions of a program with their variables.
fn listed(program: &Program, entry: FuncId) -> Vec<(String, Vec<String>)> {
    let of = |f: FuncId| {
        let function = &program.functions[f];
        let own = function.vars.values().filter(|v| v.kind == VarKind::User);
        let mut vars: Vec<String> = own.map(|v| v.name.as_str().to_owned()).collect();
        vars.sort();
        vars.dedup();
        (program.shown_name(function), vars)
    };
    reached(program, entry).into_iter().map(of).collect()
}

/// A value in the notation of types and values, for `--set`; an error says what is wrong.
pub fn notated(text: &str) -> Result<AbsValue, String> {
    let elements = SpecializeOptions::default().elements;
    types::with_elements(elements, || types::notation::parse_value(text.trim())).map_err(|e| e.message)
}

/// Reads a file of annotations and assignments into the choices; an error says which line is wrong.
pub fn annotations(text: &str, options: &mut SpecializeOptions) -> Result<(), String> {
    for (n, line) in text.lines().enumerate() {
        let line = line.trim();
        let wrong = |why: String| format!("line {}: {why}", n + 1);
        if let Some(read) = peval::annotations::read(line) {
            options.annotations.push(read.map_err(wrong)?);
        } else if line.is_empty() || line.starts_with('%') {
            continue;
        } else {
            let (name, value) = line
                .split_once('=')
                .ok_or_else(|| wrong("an annotation or an assignment was expected".to_owned()))?;
            let value = notated(value.trim_end_matches([';', ' '])).map_err(wrong)?;
            options.set.push((name.trim().to_owned(), value));
        }
    }
    Ok(())
}

/// Builtins that look a function up by a name that they are given.
const BY_NAME: &[&str] =
    &["feval", "str2func", "cellfun", "arrayfun", "structfun", "exist", "func2str", "builtin"];

/// Specialises the function (or script) in a file. `args` are types or values of its first arguments, in the type
/// notation; `nargout` is how many results are asked for, by default all that have names. What is wrong stays in
/// the session.
pub fn specialized(
    session: &mut Session,
    file: &Path,
    args: &str,
    nargout: Option<usize>,
    options: &peval::Options,
) -> Option<Residual> {
    let entry = session.load(file)?;
    if session.diagnostics().iter().any(Diagnostic::is_error) {
        return None;
    }
    let read = types::with_elements(options.elements, || arguments(session, entry, args));
    let mut values = match read.map(|a| a.given.args.into_iter().map(|(v, _)| v).collect::<Vec<_>>()) {
        Ok(values) => values.iter().map(|v| looked_up(session, entry, v)).collect::<Vec<_>>(),
        Err(d) => {
            session.lowering.project.diagnostics.push(d);
            return None;
        }
    };
    let function = &session.lowering.program.functions[entry];
    let gives = function.outputs.len();
    let further = function.varargout.is_some();
    let mut options = options.clone();
    let said = peval::annotations::declared(function, &options.annotations);
    // Of which annotations or values are given, those are arguments, too.
    let mut count = said.nargin.unwrap_or(if args.trim().is_empty() { said.params } else { 0 });
    let place = |name: &str| function.params.iter().position(|p| function.vars[*p].name.as_str() == name);
    count = options.set.iter().filter_map(|(name, _)| place(name)).map(|k| k + 1).fold(count, usize::max);
    count = count.min(function.params.len()).max(values.len());
    values.resize(count, AbsValue::top());
    options.set.retain(|(name, value)| match place(name) {
        Some(k) => {
            values[k] = value.clone();
            false
        }
        None => true,
    });
    let values: Vec<AbsValue> = values.iter().map(|v| looked_up(session, entry, v)).collect();
    let function = &session.lowering.program.functions[entry];
    // Of further results there is one where there is no other.
    let all = gives.max(usize::from(further));
    let nargout = nargout.or(said.nargout).unwrap_or(all).min(if further { usize::MAX } else { gives });
    let home = function.file;
    let made =
        peval::specialize(&mut LowerSource::whole(&mut session.lowering), entry, &values, nargout, &options);
    let Some(made) = made else {
        let text = raised(session, file, true)?;
        let why = "this is of a kind that is not specialised: it is left as it is";
        let span = session.lowering.program.functions[entry].span;
        let note = Diagnostic {
            span: Some(span),
            severity: Severity::Hint,
            ..Diagnostic::without_span(&codes::NOT_SPECIALIZED, why)
        };
        return Some(Residual {
            text,
            notes: vec![note],
            versions: Vec::new(),
            takes: (0..values.len()).collect(),
            values,
            nargout,
            graph: String::new(),
            listed: Vec::new(),
        });
    };
    if !made.problems.is_empty() {
        let wrong = |p: &peval::Problem| Diagnostic {
            span: p.span,
            ..Diagnostic::without_span(p.code, p.text.clone())
        };
        session.lowering.project.diagnostics.extend(made.problems.iter().map(wrong));
        return None;
    }
    let graph = graph(&session.lowering.program, entry, &made);
    let listed = listed(&session.lowering.program, entry);
    let mut roots = Vec::new();
    let loaded = session.lowering.program.functions.len();
    if looks_up(&made.program, loaded) {
        roots.extend(in_order(session, entry, home).into_iter().filter(|f| *f != entry));
    }
    roots.retain(|f| f.as_u32() < loaded as u32);
    let script = made.program.functions[made.entry].kind == FunctionKind::Script;
    if script {
        roots.push(made.entry)
    } else {
        roots.insert(0, made.entry)
    }
    let lowering = &session.lowering;
    let place = |f: FuncId| {
        let function = &made.program.functions[f];
        let path = &lowering.sources().file(function.file).path;
        match (f.as_u32() as usize) < loaded {
            // What others cannot call by name stands in the text.
            true if is_prelude(path)
                && function.kind == FunctionKind::Primary
                && !function.name.as_str().starts_with("mc_") =>
            {
                Home::Named(qualified(path, function.name.as_str()))
            }
            true if lowering.class_of(f).is_some() => Home::Elsewhere,
            _ => Home::Text,
        }
    };
    let choices =
        Options { dialect: session.dialect(), nest: true, sources: Some(lowering.sources()), home: &place };
    let text = lines::broken(&raise(&made.program, &roots, &choices));
    let note = |n: peval::Note| Diagnostic {
        span: n.span,
        severity: Severity::Hint,
        ..Diagnostic::without_span(&codes::NOT_SPECIALIZED, n.text)
    };
    let name = |f: FuncId| made.program.shown_name(&made.program.functions[f]);
    let mut versions: Vec<(String, usize)> = made.versions.iter().map(|(f, n)| (name(*f), *n)).collect();
    versions.sort();
    Some(Residual {
        text,
        notes: made.notes.into_iter().map(note).collect(),
        versions,
        takes: made.takes,
        values,
        nargout,
        graph,
        listed,
    })
}

/// Whether statements of functions that were made look functions up by name.
fn looks_up(program: &Program, loaded: usize) -> bool {
    let mut found = false;
    for (id, f) in program.functions.iter() {
        if (id.as_u32() as usize) < loaded {
            continue;
        }
        walk::each(f, &f.body, &mut |_, stmt| {
            if let Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } = stmt {
                found |= callee.target != CallTarget::Function(id) && BY_NAME.contains(&callee.name.as_str());
                found |= callee.target == CallTarget::Unresolved;
            }
        });
    }
    found
}

/// Handles by name become handles of functions of the program, where there are such.
fn looked_up(session: &mut Session, entry: FuncId, value: &AbsValue) -> AbsValue {
    let Some(v) = value.unique() else { return value.clone() };
    let Elements::Handles(list) = &v.elements else { return value.clone() };
    let mut found = Vec::new();
    for h in list.content() {
        let target = match h.target {
            Target::Builtin(name) => {
                let f = session.lowering.resolve_function(name.as_str(), Some(entry));
                f.map_or(h.target, |f| Target::Function(f.as_u32()))
            }
            other => other,
        };
        found.push(Handle { target, bound: h.bound.clone() });
    }
    AbsValue::one(ClassValue { elements: Elements::handles(found), ..v.clone() })
}

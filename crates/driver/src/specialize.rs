//! `tame specialize`: a file and what is known of the arguments of its function become one file that computes the
//! rest. What is computed and written is `specialize::peval`'s; here are files, arguments and names.

use crate::build::LowerSource;
use crate::entry::arguments;
use crate::raised::{in_order, qualified, raised};
use crate::session::Session;
use ::lower::is_prelude;
use ::specialize::peval;
use ::specialize::raise::{Home, Options, raise};
use base::{Diagnostic, Severity, codes};
use ir::tir::{CallTarget, FuncId, FunctionKind, Program, Stmt, walk};
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
    let values = match arguments(session, entry, args)
        .map(|a| a.given.args.into_iter().map(|(v, _)| v).collect::<Vec<_>>())
    {
        Ok(values) => values.iter().map(|v| looked_up(session, entry, v)).collect::<Vec<_>>(),
        Err(d) => {
            session.lowering.project.diagnostics.push(d);
            return None;
        }
    };
    let function = &session.lowering.program.functions[entry];
    let gives = function.outputs.len();
    let nargout = nargout.unwrap_or(gives).min(gives);
    let home = function.file;
    let made =
        peval::specialize(&mut LowerSource::whole(&mut session.lowering), entry, &values, nargout, options);
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
        });
    };
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
    let text = raise(&made.program, &roots, &choices);
    let note = |n: peval::Note| Diagnostic {
        span: n.span,
        severity: Severity::Hint,
        ..Diagnostic::without_span(&codes::NOT_SPECIALIZED, n.text)
    };
    let name = |f: FuncId| made.program.shown_name(&made.program.functions[f]);
    let mut versions: Vec<(String, usize)> = made.versions.iter().map(|(f, n)| (name(*f), *n)).collect();
    versions.sort();
    Some(Residual { text, notes: made.notes.into_iter().map(note).collect(), versions, takes: made.takes })
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

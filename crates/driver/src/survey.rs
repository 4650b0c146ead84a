//! What the value analysis makes of a program, in figures: what is reached, what is wild, which
//! variables have more than one class and which assignments make it so. In the manner of the
//! Tamer's Table 1.
//!
//! A variable has a unique class where all that it is assigned in a context is of one class; its
//! contexts are looked at one by one, as the analysis does.

use crate::build::LowerSource;
use crate::session::Session;
use analysis::{Analysis, CallEdge, Context, Options, analyze};
use base::{FxHashSet, Name};
use ir::tir::{Access, Arg, Callee, FuncId, Function, Program, Stmt, StmtId, VarId, VarKind, walk};
use std::time::{Duration, Instant};
use types::abs::{Handle, Target};
use types::{AbsValue, Class, ClassValue, Elements, Matrix, Shape};

/// What was found about a program.
#[derive(Debug)]
pub struct Survey {
    /// Functions of the program that are reached, anonymous ones and the entry included.
    pub functions: usize,
    /// Functions of the library that are reached.
    pub library: usize,
    /// Builtins that are called.
    pub builtins: usize,
    /// Contexts.
    pub contexts: usize,
    /// Language features beyond arrays and scalars: lambda, cell, struct, recursive, ...
    pub features: Vec<&'static str>,
    /// What reaches variables or files by name.
    pub wild: Vec<Name>,
    /// Other calls that could not be followed.
    pub unknown: Vec<Name>,
    /// Variables with more than one class.
    pub multi: Vec<Multi>,
    /// Variables.
    pub variables: usize,
    /// Statements looked at.
    pub steps: u64,
    /// How long the analysis took, loading of callees included.
    pub time: Duration,
}

/// A variable with more than one class in some context.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Multi {
    /// The function.
    pub function: Name,
    /// The variable.
    pub variable: Name,
    /// Two assignments that give it different classes: the line and the class or classes. One, where an
    /// assignment alone gives several.
    pub causes: Vec<(u32, String)>,
}

/// Builtins that reach variables or files by name.
const WILD: &[&str] =
    &["eval", "evalc", "evalin", "assignin", "load", "clear", "clearvars", "run", "source", "cd", "addpath"];

/// Analyses the program of a session.
pub fn survey(session: &mut Session, entry: FuncId, args: &[AbsValue], nargout: usize) -> Survey {
    let start = Instant::now();
    let analysis =
        analyze(&mut LowerSource::split(&mut session.lowering), entry, args, nargout, &Options::default());
    let time = start.elapsed();
    let program = &session.lowering.program;
    let is_library = |f: FuncId| {
        program.functions.get(f).is_some_and(|f| lower::is_prelude(&session.sources().file(f.file).path))
    };
    let reached = analysis.functions();
    let (wild, unknown) = unfollowed(&analysis);
    Survey {
        functions: reached.iter().filter(|f| !is_library(**f)).count(),
        library: reached.iter().filter(|f| is_library(**f)).count(),
        builtins: builtins_called(&analysis, program),
        contexts: analysis.contexts.len(),
        features: features(&analysis, program, &is_library),
        wild,
        unknown,
        multi: multis(&analysis, session, &is_library),
        variables: reached
            .iter()
            .filter(|f| !is_library(**f))
            .map(|f| user_variables(&program.functions[*f]).count())
            .sum(),
        steps: analysis.steps,
        time,
    }
}

fn user_variables(f: &Function) -> impl Iterator<Item = VarId> {
    f.vars.iter().filter(|(_, v)| v.kind == VarKind::User).map(|(id, _)| id)
}

fn edges(analysis: &Analysis) -> impl Iterator<Item = &CallEdge> {
    analysis.contexts.values().flat_map(|c| c.facts.all_calls())
}

/// The builtins called, with names that begin with `mc_` left out: they are syntax.
fn builtins_called(analysis: &Analysis, program: &Program) -> usize {
    let mut names: FxHashSet<&str> = FxHashSet::default();
    for edge in edges(analysis) {
        match edge {
            CallEdge::Builtin { id, .. } => drop(names.insert(builtins::builtin(*id).name.as_str())),
            // A function of the library is a builtin to the program.
            CallEdge::User { context, .. } => {
                let f = &program.functions[analysis.contexts[*context].func];
                if builtins::lookup(f.name).is_some() {
                    names.insert(f.name.as_str());
                }
            }
            CallEdge::Method(_) | CallEdge::Unknown(_) => {}
        }
    }
    names.iter().filter(|n| !n.starts_with("mc_")).count()
}

/// The wild calls and the others that were not followed, each name once.
fn unfollowed(analysis: &Analysis) -> (Vec<Name>, Vec<Name>) {
    let mut names: Vec<Name> = Vec::new();
    for edge in edges(analysis) {
        let name = match edge {
            CallEdge::Unknown(name) => *name,
            CallEdge::Builtin { id, .. } if builtins::builtin(*id).name.as_str() == "clear" => {
                Name::new("clear")
            }
            _ => continue,
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.sort_by_key(|n| n.as_str());
    names.into_iter().partition(|n| WILD.contains(&n.as_str()))
}

fn features(
    analysis: &Analysis,
    program: &Program,
    is_library: &dyn Fn(FuncId) -> bool,
) -> Vec<&'static str> {
    let mut found: FxHashSet<&'static str> = FxHashSet::default();
    for func in analysis.functions().into_iter().filter(|f| !is_library(*f)) {
        for stmt in program.functions[func].stmts.values() {
            match stmt {
                Stmt::Lambda { .. } => drop(found.insert("lambda")),
                Stmt::Try { .. } => drop(found.insert("try")),
                Stmt::Global(_) => drop(found.insert("global")),
                Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } => {
                    if ["load", "cell", "struct", "global"].contains(&callee.name.as_str()) {
                        found.insert(callee.name.as_str());
                    }
                }
                Stmt::Get { path, .. } | Stmt::Set { path, .. } => {
                    let has = |test: fn(&Access) -> bool| path.iter().any(test);
                    if has(|a| matches!(a, Access::Brace(_))) {
                        found.insert("cell");
                    }
                    if has(|a| matches!(a, Access::Dot(_) | Access::DynamicDot(_))) {
                        found.insert("struct");
                    }
                }
                _ => {}
            }
        }
    }
    if is_recursive(analysis) {
        found.insert("recursive");
    }
    let mut list: Vec<_> = found.into_iter().collect();
    list.sort_unstable();
    list
}

/// Whether some function can be reached from itself.
fn is_recursive(analysis: &Analysis) -> bool {
    let next = |f: FuncId| -> FxHashSet<FuncId> {
        let contexts = analysis.contexts.values().filter(|c| c.func == f);
        let targets = contexts.flat_map(|c| c.facts.all_calls()).filter_map(|e| match e {
            CallEdge::User { context, .. } => Some(analysis.contexts[*context].func),
            _ => None,
        });
        targets.collect()
    };
    let all = analysis.functions();
    // Taking away what calls nothing that is left leaves the cycles and what leads to them.
    let graph: Vec<(FuncId, FxHashSet<FuncId>)> = all.iter().map(|f| (*f, next(*f))).collect();
    let mut left: FxHashSet<FuncId> = all;
    loop {
        let gone: Vec<FuncId> = graph
            .iter()
            .filter(|(f, to)| left.contains(f) && !to.iter().any(|t| left.contains(t)))
            .map(|(f, _)| *f)
            .collect();
        if gone.is_empty() {
            return !left.is_empty();
        }
        for f in gone {
            left.remove(&f);
        }
    }
}

/// The classes of a value in words.
fn classes(value: &AbsValue) -> String {
    match value.alternatives() {
        None => "any".to_owned(),
        Some(list) => list.iter().map(|v| v.class.name()).collect::<Vec<_>>().join(" or "),
    }
}

fn multis(analysis: &Analysis, session: &Session, is_library: &dyn Fn(FuncId) -> bool) -> Vec<Multi> {
    let mut found: Vec<Multi> = Vec::new();
    for context in analysis.contexts.values().filter(|c| !is_library(c.func)) {
        let f = &session.lowering.program.functions[context.func];
        for v in user_variables(f) {
            let value = context.facts.var(v);
            if value.is_undefined() || value.unique_class().is_some() {
                continue;
            }
            let one =
                Multi { function: f.name, variable: f.vars[v].name, causes: causes(context, f, v, session) };
            if !found.iter().any(|m| (m.function, m.variable) == (one.function, one.variable)) {
                found.push(one);
            }
        }
    }
    found
}

/// The assignments that give a variable its classes: one that gives several, or two that differ.
fn causes(context: &Context, f: &Function, v: VarId, session: &Session) -> Vec<(u32, String)> {
    let line = |s: StmtId| f.spans[s].map_or(0, |span| session.sources().line_col(span).line);
    let mut found: Vec<(u32, String)> = Vec::new();
    for (k, p) in f.params.iter().enumerate().filter(|(_, p)| **p == v) {
        if let Some(value) = context.args.get(k) {
            let _ = p;
            found.push((session.sources().line_col(f.span).line, classes(value)));
        }
    }
    walk::each(f, &f.body, &mut |s, stmt| {
        let value = context.facts.after(s, v);
        if !walk::defs(stmt).contains(&v) || value.is_undefined() {
            return;
        }
        let said = classes(value);
        if value.unique_class().is_none() && found.len() < 2 {
            found.insert(0, (line(s), said));
        } else if found.len() < 2 && found.iter().all(|c| c.1 != said) {
            found.push((line(s), said));
        }
    });
    found.truncate(2);
    found
}

/// The types of the arguments of a function as its body suggests them: `double(:,:)` unless an
/// argument is used as text, cell, struct or function.
pub fn suggested_arguments(program: &Program, func: FuncId) -> Vec<AbsValue> {
    let f = &program.functions[func];
    f.params.iter().map(|p| suggested(f, *p)).collect()
}

/// Calls whose arguments are text.
const OF_TEXT: &[&str] = &[
    "strcmp",
    "strcmpi",
    "strncmp",
    "strncmpi",
    "fopen",
    "load",
    "strrep",
    "strfind",
    "findstr",
    "strtok",
    "lower",
    "upper",
    "str2num",
    "str2double",
    "regexp",
    "regexprep",
    "strcat",
    "strtrim",
    "imread",
    "eval",
    "deblank",
];

fn suggested(f: &Function, v: VarId) -> AbsValue {
    let matrix = AbsValue::of(Class::Double, Shape::any_matrix());
    let text = AbsValue::of(Class::Char, Shape::row(types::Dim::Unknown));
    for stmt in f.stmts.values() {
        match stmt {
            Stmt::Get { base, path, .. } | Stmt::Set { base, path, .. } if *base == v => match path[0] {
                Access::Brace(_) => return AbsValue::any_of(Class::Cell),
                Access::Dot(_) | Access::DynamicDot(_) => {
                    let one = Matrix::of(Class::Struct, Shape::scalar());
                    return AbsValue::one(ClassValue::new(Class::Struct, one));
                }
                Access::Paren(_) => {}
            },
            Stmt::Call { callee, args, .. } | Stmt::CallStatement { callee, args, .. } => {
                let at = args.iter().position(|a| *a == Arg::Var(v));
                if let Some(at) = at
                    && let Some(found) = suggested_by(f, callee, args, at)
                {
                    return if found { text } else { AbsValue::any_of(Class::FunctionHandle) };
                }
            }
            _ => {}
        }
    }
    matrix
}

/// Whether a call suggests that its argument `at` is a text, or a function (false).
fn suggested_by(f: &Function, callee: &Callee, args: &[Arg], at: usize) -> Option<bool> {
    match callee.name.as_str() {
        "feval" if at == 0 => Some(false),
        "mc_switch_case" if at == 0 => {
            let is_text = |s: &Stmt| match (s, args.get(1)) {
                (Stmt::Literal { dst, value: ir::tir::Literal::Char(_) }, Some(Arg::Var(v))) => dst == v,
                _ => false,
            };
            f.stmts.values().any(is_text).then_some(true)
        }
        name => OF_TEXT.contains(&name).then_some(true),
    }
}

/// The contexts of a program as the Tamer's section 5.6 writes them: each with the classes of its
/// arguments and results; and the listing with what each statement assigns. Contexts that differ in
/// more than classes (shapes, constants) are one there.
pub fn call_structure(
    session: &mut Session,
    entry: FuncId,
    args: &[AbsValue],
    nargout: usize,
) -> (String, String) {
    let analysis =
        analyze(&mut LowerSource::split(&mut session.lowering), entry, args, nargout, &Options::default());
    let program = &session.lowering.program;
    let mut text = String::new();
    for context in analysis.contexts.values() {
        let list = |values: &[AbsValue]| {
            values.iter().map(|v| shown_class(v, program)).collect::<Vec<_>>().join(", ")
        };
        let name = program.functions[context.func].name;
        let asked = context.outputs.len().min(context.nargout.max(1));
        let (args, results) = (list(&context.args), list(&context.outputs[..asked]));
        let line = format!("{name}:\n    {args} -> {results}\n");
        if !text.contains(&line) {
            text += &line;
        }
    }
    (text, analysis.listing(program))
}

/// The classes of a value, insides included.
fn shown_class(value: &AbsValue, program: &Program) -> String {
    let Some(list) = value.alternatives() else { return "any".to_owned() };
    let of = |v: &ClassValue<Matrix>| match &v.elements {
        Elements::Fields(f) => {
            let field = |(name, v): &(Name, AbsValue)| format!("{name}={}", shown_class(v, program));
            format!("struct{{{}}}", f.content().list.iter().map(field).collect::<Vec<_>>().join(", "))
        }
        Elements::Handles(h) => {
            let one = |h: &Handle<Matrix>| {
                let name = match h.target {
                    Target::Builtin(name) => name,
                    Target::Function(f) | Target::Nested(f) => program.functions[FuncId::from_u32(f)].name,
                };
                let bound: Vec<String> = h.bound.iter().map(|v| shown_class(v, program)).collect();
                format!("@{name}({})", bound.join(", "))
            };
            h.content().iter().map(one).collect::<Vec<_>>().join(" or ")
        }
        _ => v.class.name().to_owned(),
    };
    list.iter().map(of).collect::<Vec<_>>().join(" or ")
}

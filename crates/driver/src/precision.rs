//! How precise the value analysis is on a program, in figures: what share of the variables has one class and
//! known extents, which indices are proved, and what is boxed in the compiled program in the end.
//!
//! A variable counts once for its function, however many contexts that has; it has one class, or known
//! extents, where it has them in each context that gives it a value. Functions of the library do not count.

use crate::build::compile;
use crate::session::Session;
use base::{FxHashMap, Name};
use ir::loops::Ty;
use ir::tir::{Access, FuncId, Stmt, VarId, VarKind};
use types::{AbsValue, Dim};

/// The figures of a program.
#[derive(Clone, Debug, Default)]
pub struct Precision {
    /// Variables of the program that get a value.
    pub variables: usize,
    /// Those with one class.
    pub unique: usize,
    /// Those of one class whose rank and extents are known, as numbers or as expressions.
    pub extents: usize,
    /// Those that may be anything, with their functions.
    pub any: Vec<(Name, Name)>,
    /// Accesses by index, counted in each context.
    pub accesses: usize,
    /// Those whose indices are proved to lie within bounds.
    pub proved: usize,
    /// Locals of the compiled program, after all passes.
    pub locals: usize,
    /// Those that are boxed.
    pub boxed: usize,
    /// Functions an interpreter runs, and whether all of the program is interpreted.
    pub refused: bool,
    /// Statements looked at.
    pub steps: u64,
}

/// What is known of a variable over all contexts.
#[derive(Clone, Copy)]
struct Known {
    unique: bool,
    extents: bool,
    any: bool,
}

impl Known {
    fn of(value: &AbsValue) -> Known {
        let one = value.unique();
        let known = one.and_then(|v| v.matrix.shape.dims()).is_some_and(|d| !d.iter().any(Dim::is_unknown));
        Known { unique: one.is_some(), extents: known, any: value.is_any() }
    }

    fn and(self, other: Known) -> Known {
        Known {
            unique: self.unique && other.unique,
            extents: self.extents && other.extents,
            any: self.any || other.any,
        }
    }
}

/// Compiles the program of a session and says how precise the analysis was.
pub fn precision(session: &mut Session, entry: FuncId) -> Precision {
    let (compiled, _) = compile(session, entry, &[], true);
    let program = &session.lowering.program;
    let is_library = |f: FuncId| lower::is_prelude(&session.sources().file(program.functions[f].file).path);
    let mut found = Precision { steps: compiled.analysis.steps, ..Precision::default() };
    let mut known: FxHashMap<(FuncId, VarId), Known> = FxHashMap::default();
    for context in compiled.analysis.contexts.values().filter(|c| !is_library(c.func)) {
        let f = &program.functions[context.func];
        for (v, _) in f.vars.iter().filter(|(_, var)| var.kind == VarKind::User) {
            let value = context.facts.var(v);
            if !value.is_undefined() {
                let one = Known::of(value);
                known.entry((context.func, v)).and_modify(|k| *k = k.and(one)).or_insert(one);
            }
        }
        for (s, stmt) in f.stmts.iter().filter(|(s, _)| context.facts.reachable(*s)) {
            let (Stmt::Get { path, .. } | Stmt::Set { path, .. }) = stmt else { continue };
            if path.iter().any(|a| matches!(a, Access::Paren(_) | Access::Brace(_))) {
                found.accesses += 1;
                found.proved += usize::from(context.facts.index(s).in_bounds);
            }
        }
    }
    found.variables = known.len();
    found.unique = known.values().filter(|k| k.unique).count();
    found.extents = known.values().filter(|k| k.extents).count();
    let named = |(f, v): &(FuncId, VarId)| (program.functions[*f].name, program.functions[*f].vars[*v].name);
    found.any = known.iter().filter(|(_, k)| k.any).map(|(at, _)| named(at)).collect();
    found.any.sort_by_key(|(f, v)| (f.as_str(), v.as_str()));
    for f in compiled.module.functions.values() {
        found.locals += f.locals.len();
        found.boxed += f.locals.values().filter(|l| l.ty == Ty::Boxed).count();
    }
    found.refused =
        compiled.handed.whole || !compiled.handed.causes().is_empty() || !compiled.refused.is_empty();
    found
}

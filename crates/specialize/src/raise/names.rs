//! The names in raised text: the author's variables keep theirs, temporaries that stay get names that
//! nothing else in the family of functions has, and none begins as ours do.

use base::{FxHashMap, FxHashSet, Name};
use ir::tir::{FuncId, Function, Program, Stmt, Storage, VarId, VarKind};

/// Names of the variables of a family of functions.
#[derive(Default, Debug)]
pub(super) struct Names {
    vars: FxHashMap<(FuncId, VarId), Name>,
    taken: FxHashSet<Name>,
    /// The names that variables have in each function.
    used: FxHashSet<(FuncId, Name)>,
}

/// The beginning of names that lowering makes up.
const OURS: &str = "mc_";

/// Whether lowering made a name up.
pub(super) fn is_ours(name: Name) -> bool {
    name.as_str().starts_with(OURS)
}

impl Names {
    /// Names of all variables of these functions but the temporaries.
    pub fn of(program: &Program, functions: &[FuncId]) -> Names {
        let mut names = Names::default();
        for &id in functions {
            let f = &program.functions[id];
            names.taken.insert(f.name);
            names.taken.extend(f.vars.values().map(|v| v.name));
            for stmt in f.stmts.values() {
                if let Stmt::Call { callee, .. }
                | Stmt::CallStatement { callee, .. }
                | Stmt::FunctionRef { callee, .. } = stmt
                {
                    names.taken.insert(callee.name);
                }
            }
        }
        for &id in functions {
            names.authors(id, &program.functions[id]);
        }
        names
    }

    fn authors(&mut self, id: FuncId, f: &Function) {
        let mut seen = FxHashSet::default();
        for (v, var) in f.vars.iter() {
            if var.kind != VarKind::User {
                continue;
            }
            self.used.insert((id, var.name));
            if matches!(var.storage, Storage::Outer(..)) {
                continue;
            }
            let own = !is_ours(var.name) && (f.dynamic || seen.insert(var.name));
            let name = if own { var.name } else { self.fresh(readable(var.name.as_str())) };
            self.vars.insert((id, v), name);
        }
    }

    /// The name of a variable that has one.
    pub fn var(&self, program: &Program, f: FuncId, v: VarId) -> Option<Name> {
        if let Some(name) = self.vars.get(&(f, v)) {
            return Some(*name);
        }
        match program.functions[f].vars.get(v)?.storage {
            Storage::Outer(owner, outer) => self.vars.get(&(owner, outer)).copied(),
            _ => None,
        }
    }

    /// Whether a variable of a function has this name.
    pub fn hides(&self, f: FuncId, name: Name) -> bool {
        self.used.contains(&(f, name))
    }

    /// Gives a variable a name.
    pub fn set(&mut self, f: FuncId, v: VarId, name: Name) {
        self.vars.insert((f, v), name);
    }

    /// Gives a temporary a name of its own that begins with `stem`.
    pub fn keep(&mut self, f: FuncId, v: VarId, stem: &str) -> Name {
        match self.vars.get(&(f, v)) {
            Some(name) => *name,
            None => {
                let name = self.fresh(stem);
                self.vars.insert((f, v), name);
                name
            }
        }
    }

    /// A name that nothing has.
    pub fn fresh(&mut self, stem: &str) -> Name {
        let mut name = Name::new(stem);
        let mut n = 2;
        while !self.taken.insert(name) {
            name = Name::new(&format!("{stem}{n}"));
            n += 1;
        }
        name
    }
}

/// What a name of ours means, without our beginning and number.
fn readable(name: &str) -> &str {
    let stem = name.strip_prefix(OURS).unwrap_or(name).trim_end_matches(|c: char| c.is_ascii_digit());
    if stem.is_empty() { "value" } else { stem }
}

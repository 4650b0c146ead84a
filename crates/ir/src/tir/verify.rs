//! Checks the invariants of Tame IR stated in [`tir`](super). It reports; it does not repair, and it
//! knows nothing of what a callee does.

use super::{
    Access, Arg, CallTarget, Callee, FuncId, Function, FunctionKind, MAX_DEPTH, Program, Stmt, StmtId,
    Storage, Target, VarId, VarKind, walk,
};
use base::{EntityRef, FxHashMap};
use std::fmt;

/// A broken invariant.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// Where.
    pub function: FuncId,
    /// At which statement, if at one.
    pub stmt: Option<StmtId>,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.function)?;
        if let Some(stmt) = self.stmt {
            write!(f, " {stmt:?}")?;
        }
        write!(f, ": {}", self.what)
    }
}

/// Every broken invariant of the program; none where it is well formed.
pub fn verify(program: &Program) -> Vec<Violation> {
    let mut found = Vec::new();
    for id in program.functions.keys() {
        verify_function(program, id, &mut found);
    }
    found
}

fn verify_function(program: &Program, id: FuncId, found: &mut Vec<Violation>) {
    let function = &program.functions[id];
    let mut check = Check { program, function, id, stmt: None, found, defs: FxHashMap::default() };
    check.signature();
    check.variables();
    check.body();
    check.temporaries();
}

struct Check<'a> {
    program: &'a Program,
    function: &'a Function,
    id: FuncId,
    stmt: Option<StmtId>,
    found: &'a mut Vec<Violation>,
    /// Per temporary, the arms (`If` statement, which arm) around each statement that assigns it.
    defs: FxHashMap<VarId, Vec<Vec<(StmtId, usize)>>>,
}

impl Check<'_> {
    fn report(&mut self, what: impl Into<String>) {
        self.found.push(Violation { function: self.id, stmt: self.stmt, what: what.into() });
    }

    fn signature(&mut self) {
        let f = self.function;
        let all = f.params.iter().chain(&f.outputs).chain(&f.varargin).chain(&f.varargout);
        for &v in all {
            if f.vars.get(v).is_none() {
                self.report("a parameter or output is not a variable of the function");
            }
        }
        if f.captured > f.params.len() {
            self.report("more captured variables than parameters");
        }
        let lambda = f.kind == FunctionKind::Lambda;
        if !lambda && f.captured > 0 {
            self.report("captured variables outside an anonymous function");
        }
        if let FunctionKind::Nested(parent) = f.kind
            && f.parent != Some(parent)
        {
            self.report("the parent of a nested function is not the function it is nested in");
        }
        if let Some(parent) = f.parent
            && (!self.program.functions.is_valid(parent) || parent == self.id)
        {
            self.report("the parent is not another function of the program");
        }
        if f.kind == FunctionKind::Script && (!f.params.is_empty() || !f.outputs.is_empty()) {
            self.report("a script with parameters or outputs");
        }
    }

    fn variables(&mut self) {
        let f = self.function;
        let mut names: FxHashMap<_, VarId> = FxHashMap::default();
        for (id, var) in f.vars.iter() {
            if names.insert(var.name, id).is_some() {
                self.report(format!("two variables are called {}", var.name));
            }
            if let Storage::Outer(owner, outer) = var.storage {
                let owner = self.program.functions.get(owner);
                match owner.and_then(|o| o.vars.get(outer)) {
                    None => self.report(format!("{} is a variable of no function", var.name)),
                    Some(outer) if !outer.shared || outer.name != var.name => {
                        self.report(format!("{} is not shared by its owner", var.name));
                    }
                    Some(_) => {}
                }
            }
        }
    }

    /// Walks the blocks without recursion: the depth is among what is checked.
    fn body(&mut self) {
        struct Open<'b> {
            rest: std::slice::Iter<'b, StmtId>,
            arm: Option<(StmtId, usize)>,
            in_loop: bool,
        }
        let f = self.function;
        let mut seen = vec![false; f.stmts.len()];
        let mut stack = vec![Open { rest: f.body.iter(), arm: None, in_loop: false }];
        while let Some(top) = stack.last_mut() {
            let Some(&id) = top.rest.next() else {
                stack.pop();
                continue;
            };
            let in_loop = top.in_loop;
            self.stmt = Some(id);
            let Some(stmt) = f.stmts.get(id) else {
                self.report("no such statement");
                continue;
            };
            if std::mem::replace(&mut seen[id.index()], true) {
                self.report("the statement stands in two places");
                continue;
            }
            if stack.len() > MAX_DEPTH {
                self.report("blocks nest too deep");
                continue;
            }
            if matches!(stmt, Stmt::Break | Stmt::Continue) && !in_loop {
                self.report("break or continue outside a loop");
            }
            let arms: Vec<_> = stack.iter().filter_map(|o| o.arm).collect();
            self.stmt(stmt, &arms);
            for (arm, block) in walk::blocks(stmt).into_iter().enumerate().rev() {
                let arm = matches!(stmt, Stmt::If { .. }).then_some((id, arm));
                let header = matches!(stmt, Stmt::While { header, .. } if std::ptr::eq(header, block));
                let looping = matches!(stmt, Stmt::While { .. } | Stmt::For { .. }) && !header;
                let in_loop = looping || (in_loop && !header);
                stack.push(Open { rest: block.iter(), arm, in_loop });
            }
        }
        self.stmt = None;
    }

    fn stmt(&mut self, stmt: &Stmt, arms: &[(StmtId, usize)]) {
        for v in walk::defs(stmt).into_iter().chain(walk::uses(stmt)) {
            if self.function.vars.get(v).is_none() {
                return self.report("no such variable");
            }
        }
        for v in walk::defs(stmt) {
            if self.kind(v) == VarKind::Temp || self.kind(v) == VarKind::List {
                self.defs.entry(v).or_default().push(arms.to_vec());
            }
        }
        match stmt {
            Stmt::Call { targets, callee, .. } => {
                self.callee(callee);
                self.targets(targets, stmt);
            }
            Stmt::CallStatement { callee, .. } | Stmt::FunctionRef { callee, .. } => self.callee(callee),
            Stmt::Get { targets, path, .. } => {
                self.path(path);
                self.targets(targets, stmt);
            }
            Stmt::GetStatement { path, .. } | Stmt::Set { path, .. } | Stmt::SetList { path, .. } => {
                self.path(path);
            }
            Stmt::Delete { path, .. } => {
                self.path(path);
                if !matches!(path.last(), Some(Access::Paren(_))) {
                    self.report("a deletion that does not end in ()");
                }
            }
            Stmt::Lambda { function, captures, .. } => self.lambda(*function, captures),
            Stmt::Global(vars) => self.declares(vars, Storage::Global),
            Stmt::Persistent(vars) => self.declares(vars, Storage::Persistent),
            Stmt::Comment(text) if !text.starts_with('%') || text.contains(['\n', '\r']) => {
                self.report("a comment is not one line after a percent sign");
            }
            _ => {}
        }
        self.lists(stmt);
    }

    fn kind(&self, v: VarId) -> VarKind {
        self.function.vars[v].kind
    }

    fn callee(&mut self, callee: &Callee) {
        if let CallTarget::Function(id) = callee.target
            && !self.program.functions.is_valid(id)
        {
            self.report(format!("the callee {} is no function of the program", callee.name));
        }
    }

    fn declares(&mut self, vars: &[VarId], storage: Storage) {
        for &v in vars {
            let found = self.function.vars[v].storage;
            if found != storage && !matches!(found, Storage::Outer(..)) {
                self.report(format!("{} is declared against its storage", self.function.vars[v].name));
            }
        }
    }

    fn lambda(&mut self, id: FuncId, captures: &[VarId]) {
        match self.program.functions.get(id) {
            Some(f) if f.kind == FunctionKind::Lambda && f.captured == captures.len() => {}
            Some(_) => self.report("the function of a lambda takes other captured variables"),
            None => self.report("no such function"),
        }
    }

    fn path(&mut self, path: &[Access]) {
        if path.is_empty() {
            self.report("an access without a step");
        }
    }

    fn targets(&mut self, targets: &[Target], stmt: &Stmt) {
        if targets.is_empty() {
            self.report("no target");
        }
        for t in targets {
            match *t {
                Target::Var(v)
                    if self.kind(v) == VarKind::List
                        && (targets.len() > 1 || !matches!(stmt, Stmt::Get { .. })) =>
                {
                    self.report("a list variable as a plain target");
                }
                Target::List { var, count }
                    if self.kind(var) != VarKind::List || self.kind(count) == VarKind::List =>
                {
                    self.report("a list target is not a list variable");
                }
                Target::Forward(v) => {
                    let lambda = self.function.kind == FunctionKind::Lambda;
                    if !lambda || targets.len() > 1 || self.function.varargout != Some(v) {
                        self.report("results are forwarded where they cannot be");
                    }
                    if self.kind(v) != VarKind::List || self.function.body.last().copied() != self.stmt {
                        self.report("results are not forwarded through a list at the end");
                    }
                }
                _ => {}
            }
        }
    }

    /// List variables appear only as operands, as the targets checked above and in `SetList`.
    fn lists(&mut self, stmt: &Stmt) {
        let mut operands = Vec::new();
        match stmt {
            Stmt::Call { args, .. } | Stmt::CallStatement { args, .. } => {
                walk::args_uses(args, &mut operands)
            }
            _ => {}
        }
        if let Stmt::Get { path, .. }
        | Stmt::GetStatement { path, .. }
        | Stmt::Set { path, .. }
        | Stmt::SetList { path, .. }
        | Stmt::Delete { path, .. } = stmt
        {
            for step in path {
                if let Access::Paren(args) | Access::Brace(args) = step {
                    operands.extend(args.iter().filter_map(|a| match a {
                        Arg::Var(v) => Some(*v),
                        Arg::Colon => None,
                    }));
                }
            }
        }
        let spread = |v: VarId| operands.iter().filter(|&&o| o == v).count();
        let uses = walk::uses(stmt);
        for &v in &uses {
            let list = self.kind(v) == VarKind::List;
            let plain = uses.iter().filter(|&&u| u == v).count() > spread(v);
            let set_list = matches!(stmt, Stmt::SetList { src, .. } if *src == v);
            if list && plain && !set_list {
                return self.report(format!("the list {} is used as one value", self.function.vars[v].name));
            }
        }
        if let Stmt::SetList { src, .. } = stmt
            && self.kind(*src) != VarKind::List
        {
            self.report("the source of a list assignment is not a list variable");
        }
        if !matches!(stmt, Stmt::Call { .. } | Stmt::Get { .. })
            && walk::defs(stmt).iter().any(|&v| self.kind(v) == VarKind::List)
        {
            self.report("a list variable is assigned a value");
        }
    }

    fn temporaries(&mut self) {
        let defs = std::mem::take(&mut self.defs);
        let mut found: Vec<VarId> = Vec::new();
        for (&v, sites) in &defs {
            let apart = |a: &[(StmtId, usize)], b: &[(StmtId, usize)]| {
                a.iter().any(|&(stmt, arm)| b.iter().any(|&(other, side)| stmt == other && arm != side))
            };
            let ok = sites.iter().enumerate().all(|(i, a)| sites[..i].iter().all(|b| apart(a, b)));
            if !ok {
                found.push(v);
            }
        }
        found.sort();
        for v in found {
            self.report(format!("the temporary {} is assigned twice", self.function.vars[v].name));
        }
    }
}

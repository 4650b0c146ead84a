//! Names of the tree that was read become variables, functions and callees.

use super::raw::{RawArg, RawFunction, RawKind, RawStep, RawStmt, RawTarget, RawValue};
use crate::tir::{
    Access, Arg, Block, Builder, CallTarget, Callee, ForRange, FuncId, Function, FunctionKind, Program, Stmt,
    Storage, Target, Var, VarId, VarKind,
};
use base::{EntityRef, FxHashMap, FxHashSet, Name};

/// The program of these functions.
pub(super) fn resolve(functions: Vec<RawFunction>, is_builtin: &dyn Fn(&str) -> bool) -> Program {
    let mut names = FxHashMap::default();
    let mut lambdas = FxHashMap::default();
    let mut next = 0;
    for f in &functions {
        number(f, &mut next, &mut names, &mut lambdas);
    }
    let mut resolver = Resolver { program: Program::default(), names, lambdas, is_builtin };
    for f in &functions {
        resolver.declare(f, None);
    }
    let mut next = 0;
    for f in &functions {
        resolver.function(f, &mut next);
    }
    resolver.program
}

/// Gives ids in the order of the text, and finds in which function each anonymous one is made.
fn number(
    f: &RawFunction,
    next: &mut usize,
    names: &mut FxHashMap<String, FuncId>,
    lambdas: &mut FxHashMap<String, FuncId>,
) {
    let id = FuncId::new(*next);
    *next += 1;
    if !f.script {
        names.insert(f.name.clone(), id);
    }
    each(&f.body, &mut |stmt| {
        if let RawKind::Assign { value: RawValue::Lambda { function, .. }, .. } = &stmt.kind {
            lambdas.insert(function.clone(), id);
        }
    });
    for nested in &f.nested {
        number(nested, next, names, lambdas);
    }
}

fn each(block: &[RawStmt], visit: &mut dyn FnMut(&RawStmt)) {
    for stmt in block {
        visit(stmt);
        match &stmt.kind {
            RawKind::If { then: a, els: b, .. }
            | RawKind::While { header: a, body: b, .. }
            | RawKind::Try { body: a, handler: b, .. }
            | RawKind::Unwind { body: a, cleanup: b } => {
                each(a, visit);
                each(b, visit);
            }
            RawKind::For { body, .. } => each(body, visit),
            _ => {}
        }
    }
}

/// The names of a function that are variables wherever they stand, and those that start an access.
#[derive(Default)]
struct Mentions {
    assigned: Vec<String>,
    operands: Vec<String>,
    bases: Vec<String>,
}

impl Mentions {
    fn of(f: &RawFunction) -> Mentions {
        let mut m = Mentions::default();
        m.assigned.extend(f.params.iter().chain(&f.outputs).cloned());
        each(&f.body, &mut |stmt| m.stmt(stmt));
        m
    }

    fn stmt(&mut self, stmt: &RawStmt) {
        match &stmt.kind {
            RawKind::Assign { targets, value } => {
                for t in targets {
                    match t {
                        RawTarget::Var(v) | RawTarget::Forward(v) => self.assigned.push(v.clone()),
                        RawTarget::List { var, count } => {
                            self.assigned.push(var.clone());
                            self.operands.push(count.clone());
                        }
                        RawTarget::Ignore => {}
                    }
                }
                match value {
                    RawValue::Path { base, path } => {
                        self.bases.push(base.clone());
                        // A list is made from a variable.
                        let list = matches!(&targets[..], [RawTarget::Var(v)] if v.starts_with("mc_l"));
                        if path.is_empty() || list {
                            self.operands.push(base.clone());
                        }
                        self.path(path);
                    }
                    RawValue::Internal(_, args) => self.args(args),
                    // The parameters among the arguments come last; captures are taken by `resolve`.
                    RawValue::Literal(_) | RawValue::FunctionRef(_) | RawValue::Lambda { .. } => {}
                }
            }
            RawKind::Set { base, path, src } | RawKind::SetList { base, path, src } => {
                self.assigned.push(base.clone());
                self.path(path);
                self.operands.push(src.clone());
            }
            RawKind::Delete { base, path } => {
                self.assigned.push(base.clone());
                self.path(path);
            }
            RawKind::Effect { base, path, .. } => {
                self.bases.push(base.clone());
                if path.is_empty() {
                    self.operands.push(base.clone());
                }
                self.path(path);
            }
            RawKind::Declare { names, .. } => self.assigned.extend(names.iter().cloned()),
            RawKind::If { cond, .. } | RawKind::While { cond, .. } => self.operands.push(cond.clone()),
            RawKind::For { var, range, .. } => {
                self.assigned.push(var.clone());
                self.operands.extend(range.iter().cloned());
            }
            RawKind::Try { err, .. } => self.assigned.extend(err.clone()),
            RawKind::Unwind { .. }
            | RawKind::Break
            | RawKind::Continue
            | RawKind::Return
            | RawKind::Comment(_) => {}
        }
    }

    fn path(&mut self, path: &[RawStep]) {
        for step in path {
            match step {
                RawStep::Paren(args) | RawStep::Brace(args) => self.args(args),
                RawStep::DynamicDot(v) => self.operands.push(v.clone()),
                RawStep::Dot(_) => {}
            }
        }
    }

    fn args(&mut self, args: &[RawArg]) {
        for a in args {
            if let RawArg::Var(v) | RawArg::Spread(v) = a {
                self.operands.push(v.clone());
            }
        }
    }
}

/// Names that functions nested in `f` assign without owning them.
fn assigned_inside(f: &RawFunction, found: &mut FxHashSet<String>) {
    for nested in &f.nested {
        let own: FxHashSet<&String> = nested.params.iter().chain(&nested.outputs).collect();
        found.extend(Mentions::of(nested).assigned.into_iter().filter(|n| !own.contains(n)));
        assigned_inside(nested, found);
    }
}

struct Resolver<'a> {
    program: Program,
    names: FxHashMap<String, FuncId>,
    lambdas: FxHashMap<String, FuncId>,
    is_builtin: &'a dyn Fn(&str) -> bool,
}

impl Resolver<'_> {
    /// Adds `f` and those nested in it with their variables and without their statements.
    fn declare(&mut self, f: &RawFunction, inside: Option<FuncId>) {
        let kind = match (f.script, &f.lambda, inside) {
            (true, ..) => FunctionKind::Script,
            (_, Some(_), _) => FunctionKind::Lambda,
            (_, None, Some(parent)) => FunctionKind::Nested(parent),
            (_, None, None) if self.program.functions.is_empty() => FunctionKind::Primary,
            _ => FunctionKind::Local,
        };
        let mut function = Function::new(Name::new(&f.name), kind, f.span);
        function.dynamic = f.dynamic;
        function.parent = inside;
        if let Some((captured, text)) = &f.lambda {
            (function.captured, function.text) = ((*captured).min(f.params.len()), text.clone());
            function.parent = inside.or_else(|| self.lambdas.get(&f.name).copied());
        }
        let mut b = Builder::new(function);
        let params: Vec<VarId> = f.params.iter().map(|n| b.named(n)).collect();
        let outputs: Vec<VarId> = f.outputs.iter().map(|n| b.named(n)).collect();
        (b.function.params, b.function.varargin) = split_last(&f.params, params, "varargin");
        (b.function.outputs, b.function.varargout) = split_last(&f.outputs, outputs, "varargout");
        if let (FunctionKind::Lambda, Some(v)) = (kind, b.function.varargout) {
            b.function.vars[v].kind = VarKind::List;
        }
        self.variables(f, inside, &mut b);
        let id = self.program.functions.push(b.finish());
        for nested in &f.nested {
            self.declare(nested, Some(id));
        }
    }

    fn variables(&mut self, f: &RawFunction, inside: Option<FuncId>, b: &mut Builder) {
        let mentions = Mentions::of(f);
        let mut inner = FxHashSet::default();
        assigned_inside(f, &mut inner);
        let assigned: FxHashSet<&String> = mentions.assigned.iter().collect();
        let mut captures = Vec::new();
        each(&f.body, &mut |stmt| {
            if let RawKind::Assign { value: RawValue::Lambda { args, .. }, .. } = &stmt.kind {
                captures.extend(args.iter().cloned());
            }
        });
        let all = mentions.assigned.iter().chain(&mentions.operands).chain(&f.maybe).chain(&mentions.bases);
        for name in all.chain(&captures) {
            let interned = Name::new(name);
            if b.find(interned).is_some() {
                continue;
            }
            if let Some((owner, var)) = inside.and_then(|p| self.outer(p, interned)) {
                self.program.functions[owner].vars[var].shared = true;
                let v = b.named(name);
                b.set_storage(v, Storage::Outer(owner, var));
            } else if assigned.contains(name)
                || mentions.operands.contains(name)
                || f.maybe.contains(name)
                || inner.contains(name)
            {
                b.named(name);
            }
        }
        each(&f.body, &mut |stmt| {
            if let RawKind::Declare { global, names } = &stmt.kind {
                let vars: Vec<VarId> = names.iter().filter_map(|n| b.find(Name::new(n))).collect();
                for v in vars {
                    if !matches!(b.function.vars[v].storage, Storage::Outer(..)) {
                        b.set_storage(v, if *global { Storage::Global } else { Storage::Persistent });
                    }
                }
            }
        });
    }

    /// The variable of an enclosing function, from `id` outwards.
    fn outer(&self, id: FuncId, name: Name) -> Option<(FuncId, VarId)> {
        let f = &self.program.functions[id];
        let v = f.find_var(name)?;
        match f.vars[v].storage {
            Storage::Outer(owner, var) => Some((owner, var)),
            _ => Some((id, v)),
        }
    }

    fn function(&mut self, f: &RawFunction, next: &mut usize) {
        let id = FuncId::new(*next);
        *next += 1;
        let header = self.program.functions[id].clone();
        let mut cx = Body { b: Builder::new(header), raw: f, resolver: self };
        cx.stmts(&f.body);
        let function = cx.b.finish();
        self.program.functions[id] = function;
        for nested in &f.nested {
            self.function(nested, next);
        }
    }

    fn callee(&self, name: &str) -> Callee {
        let target = match self.names.get(name) {
            Some(&id) => CallTarget::Function(id),
            None if (self.is_builtin)(name) => CallTarget::Builtin,
            None => CallTarget::Unresolved,
        };
        Callee { name: Name::new(name), target, var: None }
    }
}

/// Splits off the last variable when it is called `special`.
fn split_last(names: &[String], mut vars: Vec<VarId>, special: &str) -> (Vec<VarId>, Option<VarId>) {
    let last = if names.last().is_some_and(|n| n == special) { vars.pop() } else { None };
    (vars, last)
}

impl Builder {
    /// The variable `name`, created with the kind that its name tells.
    fn named(&mut self, name: &str) -> VarId {
        let number = |prefix: &str| {
            name.strip_prefix(prefix).is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
        };
        let kind = match () {
            () if number("mc_l") => VarKind::List,
            () if number("mc_t") => VarKind::Temp,
            () => VarKind::User,
        };
        let interned = Name::new(name);
        self.find(interned).unwrap_or_else(|| self.declare(Var::local(interned, kind)))
    }
}

struct Body<'a, 'b> {
    b: Builder,
    raw: &'a RawFunction,
    resolver: &'a Resolver<'b>,
}

impl Body<'_, '_> {
    fn stmts(&mut self, block: &[RawStmt]) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn block(&mut self, block: &[RawStmt]) -> Block {
        self.b.open();
        self.stmts(block);
        self.b.close()
    }

    fn stmt(&mut self, stmt: &RawStmt) {
        let made = match &stmt.kind {
            RawKind::Assign { targets, value } => self.assign(targets, value),
            RawKind::Set { base, path, src } => {
                let (base, src) = (self.b.named(base), self.b.named(src));
                Stmt::Set { base, path: self.path(path), src }
            }
            RawKind::SetList { base, path, src } => {
                let (base, src) = (self.b.named(base), self.b.named(src));
                Stmt::SetList { base, path: self.path(path), src }
            }
            RawKind::Delete { base, path } => {
                Stmt::Delete { base: self.b.named(base), path: self.path(path) }
            }
            RawKind::Effect { base, path, echo } => self.effect(base, path, *echo),
            RawKind::Declare { global, names } => {
                let vars = names.iter().map(|n| self.b.named(n)).collect();
                if *global { Stmt::Global(vars) } else { Stmt::Persistent(vars) }
            }
            RawKind::If { cond, then, els } => {
                Stmt::If { cond: self.b.named(cond), then: self.block(then), els: self.block(els) }
            }
            RawKind::While { header, cond, body } => {
                Stmt::While { header: self.block(header), cond: self.b.named(cond), body: self.block(body) }
            }
            RawKind::For { var, range, body, parallel } => {
                let (var, range) = (self.b.named(var), self.range(range));
                Stmt::For { var, range, body: self.block(body), parallel: *parallel }
            }
            RawKind::Try { body, err, handler } => {
                let err = err.as_ref().map(|n| self.b.named(n));
                Stmt::Try { body: self.block(body), err, handler: self.block(handler) }
            }
            RawKind::Unwind { body, cleanup } => {
                Stmt::Unwind { body: self.block(body), cleanup: self.block(cleanup) }
            }
            RawKind::Break => Stmt::Break,
            RawKind::Continue => Stmt::Continue,
            RawKind::Return => Stmt::Return,
            RawKind::Comment(text) => Stmt::Comment(text.clone()),
        };
        self.b.span = Some(stmt.span);
        self.b.push(made);
    }

    fn range(&mut self, names: &[String]) -> ForRange {
        let vars: Vec<VarId> = names.iter().map(|n| self.b.named(n)).collect();
        match vars[..] {
            [lo, hi] => ForRange::Range { lo, step: None, hi },
            [lo, step, hi, ..] => ForRange::Range { lo, step: Some(step), hi },
            [one] => ForRange::Columns(one),
            [] => ForRange::Columns(self.b.named("mc_missing")),
        }
    }

    fn assign(&mut self, targets: &[RawTarget], value: &RawValue) -> Stmt {
        let targets: Vec<Target> = targets.iter().map(|t| self.target(t)).collect();
        let list = matches!(targets[..], [Target::Var(v)] if self.b.function.vars[v].kind == VarKind::List);
        let dst = targets.first().and_then(Target::var);
        match (value, dst) {
            (RawValue::Literal(value), Some(dst)) => Stmt::Literal { dst, value: value.clone() },
            (RawValue::FunctionRef(name), Some(dst)) => {
                Stmt::FunctionRef { dst, callee: self.resolver.callee(name) }
            }
            (RawValue::Lambda { function, args }, Some(dst)) => self.lambda(dst, function, args),
            (RawValue::Internal(_, args), Some(_)) if list => {
                // `l = {c{:}}`: the list of a path, which the first step could not tell from a row.
                let base = args.first().map_or("mc_missing", |a| match a {
                    RawArg::Var(n) | RawArg::Spread(n) => n,
                    RawArg::Colon => "mc_missing",
                });
                let base = self.b.named(base);
                Stmt::Get { targets, base, path: vec![Access::Brace(vec![Arg::Colon])] }
            }
            (RawValue::Internal(name, args), _) => {
                Stmt::Call { targets, callee: Callee::builtin(name), args: self.args(args) }
            }
            (RawValue::Path { base, path }, Some(dst)) if path.is_empty() => {
                Stmt::Copy { dst, src: self.b.named(base) }
            }
            (RawValue::Path { base, path }, _) => match self.call(base, path) {
                Ok((callee, args)) => Stmt::Call { targets, callee, args },
                Err(base) => Stmt::Get { targets, base, path: self.path(path) },
            },
            (_, None) => Stmt::Call { targets, callee: self.resolver.callee("mc_missing"), args: Vec::new() },
        }
    }

    fn target(&mut self, target: &RawTarget) -> Target {
        match target {
            RawTarget::Var(n) => Target::Var(self.b.named(n)),
            RawTarget::Ignore => Target::Ignore,
            RawTarget::List { var, count } => {
                Target::List { var: self.b.named(var), count: self.b.named(count) }
            }
            RawTarget::Forward(n) => Target::Forward(self.b.named(n)),
        }
    }

    fn lambda(&mut self, dst: VarId, function: &str, args: &[String]) -> Stmt {
        let Some(&id) = self.resolver.names.get(function) else {
            return Stmt::FunctionRef { dst, callee: self.resolver.callee(function) };
        };
        let captured = self.resolver.program.functions[id].captured;
        let captures = args.iter().take(captured).map(|n| self.b.named(n)).collect();
        Stmt::Lambda { dst, function: id, captures }
    }

    fn effect(&mut self, base: &str, path: &[RawStep], echo: bool) -> Stmt {
        if path.is_empty() {
            return Stmt::Display(self.b.named(base));
        }
        let ans = self.b.named("ans");
        match self.call(base, path) {
            Ok((callee, args)) => Stmt::CallStatement { ans, callee, args, echo },
            Err(base) => Stmt::GetStatement { ans, base, path: self.path(path), echo },
        }
    }

    /// The callee and operands, or the variable that is accessed.
    fn call(&mut self, base: &str, path: &[RawStep]) -> Result<(Callee, Vec<Arg>), VarId> {
        let var = self.b.find(Name::new(base));
        let maybe = self.raw.maybe.iter().any(|n| n == base);
        if let Some(v) = var
            && !maybe
        {
            return Err(v);
        }
        let Some((RawStep::Paren(args), dots)) = path.split_last() else {
            return Err(self.b.named(base));
        };
        let mut name = base.to_owned();
        for step in dots {
            match step {
                RawStep::Dot(part) => name = format!("{name}.{part}"),
                _ => return Err(self.b.named(base)),
            }
        }
        if maybe && !dots.is_empty() {
            return Err(self.b.named(base));
        }
        let callee = Callee { var: var.filter(|_| maybe), ..self.resolver.callee(&name) };
        Ok((callee, self.args(args)))
    }

    fn args(&mut self, args: &[RawArg]) -> Vec<Arg> {
        let arg = |a: &RawArg| match a {
            RawArg::Var(n) | RawArg::Spread(n) => Arg::Var(self.b.named(n)),
            RawArg::Colon => Arg::Colon,
        };
        args.iter().map(arg).collect()
    }

    fn path(&mut self, path: &[RawStep]) -> Vec<Access> {
        let mut steps = Vec::with_capacity(path.len());
        for step in path {
            steps.push(match step {
                RawStep::Paren(args) => Access::Paren(self.args(args)),
                RawStep::Brace(args) => Access::Brace(self.args(args)),
                RawStep::Dot(name) => Access::Dot(Name::new(name)),
                RawStep::DynamicDot(v) => Access::DynamicDot(self.b.named(v)),
            });
        }
        steps
    }
}

//! What is probably a slip, function by function, without values: results that nobody uses, code that
//! cannot be reached, changed loop variables, missing semicolons, wrong counts of arguments.
//!
//! What it does not do: follow calls (that is the value analysis). What would fail in the body of a `try` is a
//! hint: it may be meant.

use crate::arity;
use crate::liveness::{Liveness, is_visible};
use base::{Code, Diagnostic, FxHashMap, FxHashSet, Name, Severity, codes};
use ir::tir::{
    Access, Arg, CallTarget, Callee, Function, FunctionKind, Literal, Program, Stmt, StmtId, Storage, Target,
    VarId, VarKind, walk,
};

/// The findings in one function, in the order of the text.
///
/// `open` says of which callees it is not known what they take and give: a method of a class, or a form that only
/// MATLAB runs, may be called in place of what was found.
///
/// `reached` says of a call whether it may make variables of the function: a name alone behind it may be one.
pub fn lint(
    program: &Program,
    function: &Function,
    open: &dyn Fn(&Callee) -> bool,
    reached: &dyn Fn(&Callee) -> bool,
    octave: bool,
) -> Vec<Diagnostic> {
    let mut pass = Pass {
        program,
        function,
        open,
        octave,
        reached: has_call(function, reached),
        live: Liveness::of(function),
        perhaps_objects: perhaps_objects(function),
        foreign: foreign(function),
        constants: FxHashMap::default(),
        texts: FxHashSet::default(),
        loops: Vec::new(),
        found: Vec::new(),
    };
    if function.kind != FunctionKind::Lambda {
        pass.header();
    }
    pass.block(&function.body, false);
    pass.found
}

/// Whether a function has such a call.
pub(crate) fn has_call(function: &Function, reached: &dyn Fn(&Callee) -> bool) -> bool {
    let mut found = false;
    walk::each(function, &function.body, &mut |_, stmt| {
        if let Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } = stmt {
            found = found || reached(callee);
        }
    });
    found
}

/// Whether a builtin that does nothing but give a result needs arguments.
pub(crate) fn takes_more(name: Name) -> bool {
    builtins::lookup(name)
        .map(builtins::builtin)
        .is_some_and(|b| b.effects.is_pure() && b.check_arity(0, 1).is_err())
}

/// Whether the language has a form of a builtin with so many arguments and results, though it is not provided.
pub(crate) fn is_documented(name: Name, nargin: usize, nargout: usize, octave: bool) -> bool {
    builtins::lookup(name).is_some_and(|id| builtins::builtin(id).is_documented(nargin, nargout, octave))
}

/// Whether a file holds comments and nothing else: the help of a function that is in a MEX file or the like.
pub(crate) fn is_text_alone(f: &Function) -> bool {
    f.kind == FunctionKind::Script && f.body.iter().all(|s| matches!(f.stmts[*s], Stmt::Comment(_)))
}

/// Whether a function says that it is not there and does nothing else: one in a MEX file takes its place.
pub(crate) fn is_stub(f: &Function) -> bool {
    let mut last = None;
    let only = f.body.iter().all(|s| match &f.stmts[*s] {
        Stmt::Comment(_) | Stmt::Literal { .. } => true,
        Stmt::CallStatement { callee, .. } => {
            last = Some(callee.name);
            is_builtin(callee)
        }
        _ => false,
    });
    only && f.kind == FunctionKind::Primary && last.is_some_and(|name| name.as_str() == "error")
}

fn perhaps_objects(function: &Function) -> FxHashSet<VarId> {
    let mut found: FxHashSet<VarId> = function.params.iter().copied().collect();
    walk::each(function, &function.body, &mut |_, s| {
        if let Stmt::Call { targets, callee, .. } = s
            && (!is_builtin(callee) || callee.name.as_str() == "containers.Map")
        {
            found.extend(targets.iter().filter_map(|t| t.var()));
        }
    });
    found
}

/// The variables of a function that may hold what a call gives that leads nowhere, or something made of it.
fn foreign(function: &Function) -> FxHashSet<VarId> {
    const JOINING: [&str; 4] = ["horzcat", "vertcat", "cat", "repmat"];
    let mut found: FxHashSet<VarId> = FxHashSet::default();
    loop {
        let before = found.len();
        walk::each(function, &function.body, &mut |_, s| {
            let gives = match s {
                Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } => match callee.target {
                    CallTarget::Unresolved => true,
                    CallTarget::Builtin if !JOINING.contains(&callee.name.as_str()) => false,
                    _ => walk::uses(s).iter().any(|v| found.contains(v)),
                },
                _ => walk::uses(s).iter().any(|v| found.contains(v)),
            };
            if gives {
                found.extend(walk::defs(s));
            }
        });
        if found.len() == before {
            return found;
        }
    }
}

struct Pass<'a> {
    program: &'a Program,
    function: &'a Function,
    open: &'a dyn Fn(&Callee) -> bool,
    /// Whether a call may make variables that the text does not name.
    reached: bool,
    /// Whether the program is in Octave's language.
    octave: bool,
    live: Liveness,
    /// Parameters, and variables that a call gives a value of which it is not known that it is no handle object
    /// and no map.
    perhaps_objects: FxHashSet<VarId>,
    /// Variables that may hold what a call that leads nowhere gives: an object of a class that is not here, whose
    /// methods take what they will.
    foreign: FxHashSet<VarId>,
    /// Temporaries that are surely true or false.
    constants: FxHashMap<VarId, bool>,
    /// Temporaries that hold a text that is not empty.
    texts: FxHashSet<VarId>,
    /// The variables of the loops around.
    loops: Vec<VarId>,
    found: Vec<Diagnostic>,
}

impl Pass<'_> {
    fn report(
        &mut self,
        code: &'static Code,
        at: StmtId,
        text: impl Into<String>,
    ) -> Option<&mut Diagnostic> {
        let span = self.function.spans[at]?;
        self.found.push(Diagnostic::new(code, span, text));
        self.found.last_mut()
    }

    /// Parameters that nobody reads, outputs that nobody assigns.
    fn header(&mut self) {
        let f = self.function;
        if f.dynamic {
            return;
        }
        let mut used = FxHashSet::default();
        let mut set = FxHashSet::default();
        walk::each(f, &f.body, &mut |_, stmt| {
            used.extend(walk::uses(stmt));
            set.extend(walk::defs(stmt));
        });
        let named = |v: VarId| f.vars[v].kind == VarKind::User && !f.vars[v].shared;
        for &v in f.params.iter().filter(|v| named(**v) && !used.contains(v) && !f.outputs.contains(v)) {
            let text = format!("Input argument '{}' is never used.", f.vars[v].name);
            let d = Diagnostic::new(&codes::UNUSED_ARGUMENT, f.span, text);
            self.found.push(d.with_help("write `~` in its place"));
        }
        for &v in f.outputs.iter().filter(|v| named(**v) && !set.contains(v) && !f.params.contains(v)) {
            let text = format!("Output argument '{}' is never assigned.", f.vars[v].name);
            self.found.push(Diagnostic::new(&codes::UNSET_OUTPUT, f.span, text));
        }
    }

    /// `tried`: the block is protected by `try`.
    fn block(&mut self, block: &[StmtId], tried: bool) {
        let mut ended: Option<&str> = None;
        let mut before: Option<StmtId> = None;
        for &id in block {
            let stmt = &self.function.stmts[id];
            if matches!(stmt, Stmt::Comment(_)) {
                continue;
            }
            if let Some(end) = ended
                && self.function.spans[id].is_some()
            {
                self.report(&codes::UNREACHABLE_CODE, id, format!("Nothing after this {end} is ever run."));
                return;
            }
            self.stmt(id, stmt, before, tried);
            ended = ended.or_else(|| self.ends(stmt));
            before = Some(id);
        }
    }

    /// What a statement is called that nothing behind it in its block is reached from.
    fn ends(&self, stmt: &Stmt) -> Option<&'static str> {
        match stmt {
            Stmt::Return => Some("`return`"),
            Stmt::Break => Some("`break`"),
            Stmt::Continue => Some("`continue`"),
            Stmt::CallStatement { callee, args, .. } => match callee.name.as_str() {
                "error" if is_builtin(callee) && self.raises(args) => Some("`error`"),
                "rethrow" if is_builtin(callee) => Some("`rethrow`"),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether `error` of these surely raises: of one value that may be empty it does nothing.
    fn raises(&self, args: &[Arg]) -> bool {
        match args {
            [Arg::Var(v)] => self.texts.contains(v),
            args => args.len() > 1,
        }
    }

    fn stmt(&mut self, id: StmtId, stmt: &Stmt, before: Option<StmtId>, tried: bool) {
        self.unused(id, stmt);
        self.loop_variable(id, stmt);
        match stmt {
            Stmt::Literal { dst, value: Literal::Number(n) } => {
                self.constants.insert(*dst, *n != 0.0);
            }
            Stmt::Literal { dst, value: Literal::Char(text) | Literal::String(text) } if !text.is_empty() => {
                self.texts.insert(*dst);
            }
            Stmt::Call { targets, callee, args } => {
                if let ([Target::Var(v)], [], "true" | "false") =
                    (&targets[..], &args[..], callee.name.as_str())
                {
                    self.constants.insert(*v, callee.name.as_str() == "true");
                }
                self.call(id, callee, args, targets, tried);
            }
            Stmt::CallStatement { callee, args, echo, .. } => {
                self.call(id, callee, args, &[], tried);
                if *echo && self.gives(callee) {
                    self.semicolon(id, "its result is shown as `ans`");
                } else if !tried && is_builtin(callee) && self.gives(callee) && !self.is_read(id, stmt) {
                    let name = callee.name;
                    let text = format!("'{name}' does nothing but give a result, and nobody takes it.");
                    self.report(&codes::UNUSED_RESULT, id, text);
                }
            }
            Stmt::Display(v) if before.is_some_and(|b| self.belongs(b, id, *v)) => {
                let name = self.function.vars[*v].name;
                self.semicolon(id, &format!("`{name}` is shown"));
            }
            Stmt::If { cond, then, els } => self.branch(*cond, then, els, tried),
            Stmt::While { header, cond, body } => {
                self.block(header, tried);
                if self.constant(*cond) == Some(false) {
                    self.never(body);
                } else {
                    self.block(body, tried);
                }
            }
            Stmt::For { var, body, .. } => {
                self.loops.push(*var);
                self.block(body, tried);
                self.loops.pop();
            }
            Stmt::Try { body, handler, .. } => {
                self.block(body, true);
                self.block(handler, tried);
            }
            Stmt::Unwind { body, cleanup } => {
                self.block(body, tried);
                self.block(cleanup, tried);
            }
            _ => {}
        }
    }

    /// Whether `id` shows the variable that the assignment `before` was written to assign.
    fn belongs(&self, before: StmtId, id: StmtId, v: VarId) -> bool {
        let (Some(inner), Some(outer)) = (self.function.spans[before], self.function.spans[id]) else {
            return false;
        };
        walk::defs(&self.function.stmts[before]).contains(&v)
            && (outer.start..outer.end).contains(&inner.start)
    }

    fn branch(&mut self, cond: VarId, then: &[StmtId], els: &[StmtId], tried: bool) {
        let known = self.constant(cond);
        match known {
            Some(false) => self.never(then),
            _ => self.block(then, tried),
        }
        match known {
            Some(true) => self.never(els),
            _ => self.block(els, tried),
        }
    }

    /// What a condition that is a constant in the text says.
    fn constant(&self, cond: VarId) -> Option<bool> {
        let temporary = self.function.vars[cond].kind == VarKind::Temp;
        self.constants.get(&cond).copied().filter(|_| temporary)
    }

    /// A block that a constant condition excludes.
    fn never(&mut self, block: &[StmtId]) {
        let first = block.iter().find(|s| self.function.spans[**s].is_some());
        if let Some(&first) = first {
            self.report(&codes::UNREACHABLE_CODE, first, "The condition never lets this run.");
        }
    }

    fn unused(&mut self, id: StmtId, stmt: &Stmt) {
        let plain = !matches!(
            stmt,
            Stmt::For { .. } | Stmt::Try { .. } | Stmt::CallStatement { .. } | Stmt::GetStatement { .. }
        );
        for v in walk::defs(stmt) {
            let var = &self.function.vars[v];
            let mine =
                var.kind == VarKind::User && var.storage == Storage::Local && !is_visible(self.function, v);
            let told = self.loops.contains(&v) || self.may_be_object(stmt) || is_kept(stmt);
            if !plain || !mine || told || self.live.live_after(id, v) {
                continue;
            }
            let several =
                matches!(stmt, Stmt::Call { targets, .. } | Stmt::Get { targets, .. } if targets.len() > 1);
            let text = format!("The value assigned to '{}' is never used.", var.name);
            if let Some(d) = self.report(&codes::UNUSED_VALUE, id, text)
                && several
            {
                d.help = Some("write `~` in its place".into());
            }
        }
    }

    /// Whether a statement changes a part of what may be a handle object or a map, which others see.
    fn may_be_object(&self, stmt: &Stmt) -> bool {
        let Stmt::Set { base, path, .. } = stmt else { return false };
        if !matches!(path.first(), Some(Access::Dot(_) | Access::DynamicDot(_) | Access::Paren(_))) {
            return false;
        }
        self.perhaps_objects.contains(base)
    }

    fn loop_variable(&mut self, id: StmtId, stmt: &Stmt) {
        for v in walk::defs(stmt) {
            if self.loops.contains(&v) {
                let name = self.function.vars[v].name;
                let text = format!("The loop variable '{name}' is changed: the next round does not see it.");
                self.report(&codes::LOOP_VARIABLE, id, text);
            }
        }
    }

    fn semicolon(&mut self, id: StmtId, what: &str) {
        self.report(&codes::MISSING_SEMICOLON, id, format!("Without a semicolon {what}."));
    }

    /// Whether `ans` is read after a statement.
    fn is_read(&self, id: StmtId, stmt: &Stmt) -> bool {
        walk::defs(stmt).into_iter().any(|v| self.live.live_after(id, v))
    }

    /// Whether a call as a statement has a result to show.
    fn gives(&self, callee: &Callee) -> bool {
        match callee.target {
            CallTarget::Function(f) => !self.program.functions[f].outputs.is_empty(),
            CallTarget::Builtin => builtins::lookup(callee.name).is_some_and(|id| {
                let b = builtins::builtin(id);
                b.effects.is_pure() && !b.outputs.names.is_empty()
            }),
            CallTarget::Unresolved => false,
        }
    }

    fn call(&mut self, id: StmtId, callee: &Callee, args: &[Arg], targets: &[Target], tried: bool) {
        let Some(error) = arity::wrong_count(self.program, self.function, callee, args, targets) else {
            return;
        };
        // A name alone may be a variable where any may appear. Asked last: what may look into folders.
        let any = self.function.dynamic
            || self.reached && matches!(callee.target, CallTarget::Builtin) && takes_more(callee.name);
        let variable = any && args.is_empty() && targets.len() <= 1;
        let elsewhere = |f: &Function| is_text_alone(f) || is_stub(f);
        if matches!(callee.target, CallTarget::Function(f) if elsewhere(&self.program.functions[f])) {
            return;
        }
        // Functions of the same file come before methods.
        let own = matches!(callee.target, CallTarget::Function(f) if self.program.functions[f].file == self.function.file);
        let object = |a: &Arg| matches!(a, Arg::Var(v) if self.foreign.contains(v));
        if variable || !own && ((self.open)(callee) || args.iter().any(object)) {
            return;
        }
        let code = match error.identifier() {
            "MATLAB:minrhs" => &codes::NOT_ENOUGH_ARGUMENTS,
            "MATLAB:TooManyInputs" | "MATLAB:maxrhs" => &codes::TOO_MANY_ARGUMENTS,
            // How many results the body of an anonymous function is asked for, its caller says.
            _ if self.function.kind == FunctionKind::Lambda && targets.len() == 1 => return,
            _ => &codes::TOO_MANY_OUTPUTS,
        };
        if callee.target != CallTarget::Unresolved
            && !own
            && is_documented(callee.name, args.len(), targets.len(), self.octave)
        {
            let (language, name) = (if self.octave { "Octave" } else { "MATLAB" }, callee.name);
            let text = format!("This form of '{name}' is one of {language} that tame does not provide.");
            self.report(&codes::NOT_PROVIDED, id, &text);
            return;
        }
        let help = takes(self.program, callee).map(|takes| format!("`{}` {takes}", callee.name));
        if let Some(d) = self.report(code, id, error.message()) {
            d.help = help;
            if tried {
                d.severity = Severity::Hint;
            }
        }
    }
}

/// Whether a statement makes something that acts as long as a variable holds it.
fn is_kept(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Call { callee, .. }
        if matches!(callee.name.as_str(), "onCleanup" | "addlistener" | "listener" | "timer"))
}

/// What a callee takes and gives, in words.
fn takes(program: &Program, callee: &Callee) -> Option<String> {
    let CallTarget::Function(f) = callee.target else { return None };
    let f = &program.functions[f];
    let count = |n: usize, what: &str| match n {
        0 => format!("no {what}s"),
        1 => format!("one {what}"),
        n => format!("{n} {what}s"),
    };
    Some(format!(
        "takes {} and gives {}",
        count(f.params.len(), "argument"),
        count(f.outputs.len(), "result")
    ))
}

fn is_builtin(callee: &Callee) -> bool {
    callee.target == CallTarget::Builtin
}

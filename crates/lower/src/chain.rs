//! Access chains `a{i}.b(j)`: of a variable one `Get` with the whole path, of a function a call and
//! a `Get` of its result. Here a name turns out to be a variable, a function, or a package.

use crate::expr::Expressions;
use crate::frame::EndContext;
use crate::kinds::{any, exist_variable};
use crate::lambda::is_dispatched;
use crate::resolve::Kind;
use base::{Name, Span};
use builtins::Form;
use ir::tir::{Access, Arg, CallTarget, Callee, Literal, Stmt, Target, VarId, VarKind, internal};
use syntax::Dialect;
use syntax::ast::{DottedName, Expr, ExprKind, Ident, IndexKind, UnaryOp};
use types::Class;

/// What becomes of the result.
pub(crate) enum Out {
    /// One value, in the variable where one is given.
    Value(Option<VarId>),
    /// A cs-list in a list variable.
    List,
    /// As many results as targets.
    Targets(Vec<Target>),
    /// A statement.
    Statement {
        /// Whether the result is shown.
        echo: bool,
    },
}

/// One step of a chain as written.
pub(crate) struct Step<'e> {
    kind: StepKind<'e>,
    span: Span,
}

enum StepKind<'e> {
    Index(&'e [Expr], IndexKind),
    Field(Name),
    Dynamic(&'e Expr),
}

/// Takes a chain apart: its root and its steps.
pub(crate) fn flatten(e: &Expr) -> (&Expr, Vec<Step<'_>>) {
    let mut steps = Vec::new();
    let mut root = e;
    loop {
        let (base, kind) = match &root.kind {
            ExprKind::Index { base, args, kind } => (base, StepKind::Index(args, *kind)),
            ExprKind::Field { base, name } => (base, StepKind::Field(name.name)),
            ExprKind::DynamicField { base, name } => (base, StepKind::Dynamic(name)),
            _ => break,
        };
        steps.push(Step { kind, span: root.span });
        root = base;
    }
    steps.reverse();
    (root, steps)
}

impl Expressions<'_, '_> {
    /// Lowers a chain. Gives the variable that holds its value where one was asked for.
    pub fn chain(&mut self, e: &Expr, out: Out) -> Option<VarId> {
        let (root, steps) = flatten(e);
        match &root.kind {
            ExprKind::Ident(name) => match self.names().kind(*name) {
                Kind::Variable(base) => self.access(base, &steps, out),
                // What a package holds is known by its whole name, eval or not.
                Kind::Maybe(_) if self.is_packaged(*name, &steps) => self.call(*name, root, &steps, out),
                Kind::Maybe(base) if self.may_be_package(*name, &steps) || ends_tell(self, *name, &steps) => {
                    self.variable_or_package(*name, root, base, &steps, out)
                }
                Kind::Maybe(base) => self.ambiguous(*name, base, &steps, out),
                Kind::Callee => self.call(*name, root, &steps, out),
            },
            ExprKind::SuperMethod { method, class } => {
                let (args, rest) = call_args(&steps);
                let object = self.f.object.filter(|v| self.f.b.function.vars[*v].name == method.name);
                let (first, callee) = match object {
                    Some(object) => (object, internal::CONSTRUCT),
                    None => (self.f.text(method.name.as_str()), internal::SUPER),
                };
                let mut operands = vec![Arg::Var(first), Arg::Var(self.f.text(&class.text()))];
                operands.extend(self.args(args));
                let out = match (object, out) {
                    // The statement leaves its result in the object.
                    (Some(object), Out::Statement { .. }) => Out::Targets(vec![Target::Var(object)]),
                    (_, out) => out,
                };
                self.finish_call(Callee::builtin(callee), operands, rest, out)
            }
            _ => {
                let base = self.value(root);
                self.access(base, &steps, out)
            }
        }
    }

    /// The steps of a path on `base`, with `end` in them meaning parts of `base`.
    pub fn path(&mut self, base: VarId, steps: &[Step<'_>]) -> Vec<Access> {
        let mut path: Vec<Access> = Vec::with_capacity(steps.len());
        for step in steps {
            let access = match &step.kind {
                StepKind::Field(name) => Access::Dot(*name),
                StepKind::Dynamic(name) => Access::DynamicDot(self.value(name)),
                StepKind::Index(args, kind) => {
                    let args = self.index_args(base, &path, args);
                    match kind {
                        IndexKind::Paren => Access::Paren(args),
                        IndexKind::Brace => Access::Brace(args),
                    }
                }
            };
            path.push(access);
        }
        path
    }

    fn index_args(&mut self, base: VarId, prefix: &[Access], args: &[Expr]) -> Vec<Arg> {
        let has_end = |e: &Expr| any(e, &|e| e.kind == ExprKind::End);
        if !args.iter().any(has_end) {
            return self.args(args);
        }
        let count = args.len();
        self.f.ends.push(EndContext { base, prefix: prefix.to_vec(), part: None, position: 1, count });
        let mut found = Vec::with_capacity(count);
        for (i, arg) in args.iter().enumerate() {
            if let Some(context) = self.f.ends.last_mut() {
                context.position = i + 1;
            }
            found.extend(self.args(std::slice::from_ref(arg)));
        }
        self.f.ends.pop();
        found
    }

    fn access(&mut self, base: VarId, steps: &[Step<'_>], out: Out) -> Option<VarId> {
        let path = self.path(base, steps);
        self.finish_get(base, path, out)
    }

    fn finish_get(&mut self, base: VarId, path: Vec<Access>, out: Out) -> Option<VarId> {
        match out {
            Out::Value(dst) => Some(self.f.get_value(base, path, dst)),
            Out::List if path.is_empty() => Some(base),
            Out::List => {
                let list = self.f.b.list();
                self.f.push(Stmt::Get { targets: vec![Target::Var(list)], base, path });
                Some(list)
            }
            Out::Targets(targets) => {
                match (&targets[..], path.is_empty()) {
                    (_, false) => self.f.push(Stmt::Get { targets, base, path }),
                    ([Target::Var(dst)], true) if self.f.is_plain(*dst) => {
                        self.f.push(Stmt::Copy { dst: *dst, src: base });
                    }
                    _ => self.f.too_few_results(),
                }
                None
            }
            Out::Statement { echo } => {
                let ans = self.f.declare(Name::new("ans"));
                if path.is_empty() {
                    self.f.push(Stmt::Copy { dst: ans, src: base });
                    self.f.show(ans, echo);
                } else {
                    self.f.push(Stmt::GetStatement { ans, base, path, echo });
                }
                None
            }
        }
    }

    /// A name that is a variable if it has a value when the statement runs, else a function.
    fn ambiguous(&mut self, name: Name, var: VarId, steps: &[Step<'_>], out: Out) -> Option<VarId> {
        let mut callee = self.names().callee(name.as_str());
        callee.var = Some(var);
        let (args, rest) = call_args(steps);
        // What no statement assigns and look-up finds is a function to the eye: in `x(round(end/2))` the end is x's,
        // though `eval` might have made a variable of that name.
        let known = callee.target != CallTarget::Unresolved && !self.f.kinds.assigned.contains(&name);
        let args = match known && !self.f.ends.is_empty() {
            true => self.args(args),
            false => self.index_args(var, &[], args),
        };
        self.finish_call(callee, args, rest, out)
    }

    fn may_be_package(&self, name: Name, steps: &[Step<'_>]) -> bool {
        let dotted = matches!(steps.first(), Some(Step { kind: StepKind::Field(_), .. }));
        dotted && !self.f.kinds.assigned.contains(&name)
    }

    /// `a.b` where `eval` may have made `a`, which else may be a package or a class; `a(end)` within the index of
    /// another array.
    fn variable_or_package(
        &mut self,
        name: Name,
        root: &Expr,
        base: VarId,
        steps: &[Step<'_>],
        out: Out,
    ) -> Option<VarId> {
        let cond = self.f.apply(internal::EXISTS, &[base], None);
        let (found, outs) = match out {
            Out::Value(dst) => {
                let dst = dst.unwrap_or_else(|| self.f.temp());
                (Some(dst), [Out::Targets(vec![Target::Var(dst)]), Out::Targets(vec![Target::Var(dst)])])
            }
            Out::List => {
                let list = self.f.b.list();
                (Some(list), [Out::Targets(vec![Target::Var(list)]), Out::Targets(vec![Target::Var(list)])])
            }
            Out::Targets(targets) => (None, [Out::Targets(targets.clone()), Out::Targets(targets)]),
            Out::Statement { echo } => (None, [Out::Statement { echo }, Out::Statement { echo }]),
        };
        let [of_variable, of_package] = outs;
        let then = self.block(|me| {
            me.access(base, steps, of_variable);
        });
        let els = self.block(|me| match (found, &of_package) {
            // What a function gives is one value: the list of it.
            (Some(list), Out::Targets(_)) if me.f.b.function.vars[list].kind == VarKind::List => {
                let value = me.call(name, root, steps, Out::Value(None));
                let cell = value.map(|v| me.f.apply(internal::CELL, &[v], None));
                if let Some(base) = cell {
                    let path = vec![Access::Brace(vec![Arg::Colon])];
                    me.f.push(Stmt::Get { targets: vec![Target::Var(list)], base, path });
                }
            }
            _ => {
                me.call(name, root, steps, of_package);
            }
        });
        self.f.push(Stmt::If { cond, then, els });
        found
    }

    /// A function, or what a package or class holds.
    fn call(&mut self, name: Name, root: &Expr, steps: &[Step<'_>], out: Out) -> Option<VarId> {
        if let Some(value) = self.of_literal(name, steps, &out) {
            return Some(value);
        }
        if let Some(value) = self.existence(name, steps, &out).or_else(|| self.file_name(name, steps, &out)) {
            return Some(value);
        }
        if let Some(Step { kind: StepKind::Dynamic(member), .. }) = steps.first()
            && self.low.project.class(name.as_str(), Some(self.f.file)).is_some()
        {
            return dynamic_member(self, name, member, &steps[1..], out);
        }
        let (callee, used) = self.dotted(name, steps);
        let (args, rest) = call_args(&steps[used..]);
        let named = with_handle(self, &callee, args);
        let args = named.as_deref().unwrap_or(args);
        // `end` in the arguments of a function means what it means around the call. What nobody knows may be a
        // variable that something else makes.
        let args = match exact_integer(self, name, &callee, args) {
            Some(exact) => vec![Arg::Var(exact)],
            None => {
                let unknown = usize::from(callee.target == CallTarget::Unresolved);
                self.f.unknown += unknown;
                let args = self.args(args);
                self.f.unknown -= unknown;
                args
            }
        };
        let span = self.f.b.span;
        // Errors point at the call, not at the fields taken of its result.
        if !rest.is_empty() || steps.is_empty() {
            self.f.b.span = Some(steps.get(used).map_or(root.span, |s| s.span));
        }
        let result = self.finish_call(callee, args, rest, out);
        self.f.b.span = span;
        result
    }

    /// Whether `name.a.b...` begins with the name of something in a package.
    fn is_packaged(&mut self, name: Name, steps: &[Step<'_>]) -> bool {
        let (callee, used) = self.dotted(name, steps);
        used > 0 && callee.target != CallTarget::Unresolved
    }

    /// The callee of `name.a.b...`, and how many fields belong to its name.
    fn dotted(&mut self, name: Name, steps: &[Step<'_>]) -> (Callee, usize) {
        let plain = self.names().callee(name.as_str());
        let fields: Vec<Name> = steps
            .iter()
            .map_while(|s| match s.kind {
                StepKind::Field(name) => Some(name),
                _ => None,
            })
            .collect();
        if plain.target == CallTarget::Builtin
            && let Some(field) = fields.first()
        {
            // A static method of a class of the library: `double.empty`, `MException.last`.
            let callee = self.names().callee(&format!("{name}.{field}"));
            if callee.target == CallTarget::Builtin {
                return (callee, 1);
            }
            // `empty` is what classes have: the results of functions have no such field.
            if field.as_str() == "empty" {
                return (callee, 1);
            }
        }
        // A package comes before a function of its name.
        if fields.is_empty()
            || plain.target != CallTarget::Unresolved && !self.low.project.has_package(name.as_str())
        {
            return (plain, 0);
        }
        let mut dotted = name.as_str().to_owned();
        let mut in_class = false;
        for (i, field) in fields.iter().enumerate() {
            dotted = format!("{dotted}.{field}");
            let callee = self.names().callee(&dotted);
            if callee.target == CallTarget::Builtin
                && let Some(member) = fields.get(i + 1)
            {
                // A static method of a class in a package: `event.listener.empty`.
                let callee = self.names().callee(&format!("{dotted}.{member}"));
                if callee.target == CallTarget::Builtin || member.as_str() == "empty" {
                    return (callee, i + 2);
                }
            }
            if callee.target != CallTarget::Unresolved {
                return (callee, i + 1);
            }
            // Classes and what only MATLAB runs are no functions to look-up, and go before a function of their
            // package's name all the same.
            in_class |= plain.target != CallTarget::Unresolved
                && (self.low.project.class(&dotted, Some(self.f.file)).is_some()
                    || self.low.project.elsewhere().is_compiled(*field));
        }
        if plain.target != CallTarget::Unresolved && !in_class {
            return (plain, 0);
        }
        // A class's member or a mistake: the whole name is looked up when it runs.
        let used = fields.len();
        let name = self.names().callee(&dotted).name;
        (Callee { name, target: CallTarget::Unresolved, var: None }, used)
    }

    /// A call, and the fields and parts taken of its result.
    fn finish_call(&mut self, callee: Callee, args: Vec<Arg>, rest: &[Step<'_>], out: Out) -> Option<VarId> {
        if !rest.is_empty() {
            let base = self.f.call_value(callee, args, None);
            return self.access(base, rest, out);
        }
        match out {
            Out::Value(dst) => Some(self.f.call_value(callee, args, dst)),
            Out::List => Some(self.f.call_value(callee, args, None)),
            Out::Targets(targets) => {
                self.f.push(Stmt::Call { targets, callee, args });
                None
            }
            Out::Statement { echo } => {
                let ans = self.f.declare(Name::new("ans"));
                self.f.push(Stmt::CallStatement { ans, callee, args, echo });
                None
            }
        }
    }

    /// `str2func` and `str2num` of a text that stands in the program.
    fn of_literal(&mut self, name: Name, steps: &[Step<'_>], out: &Out) -> Option<VarId> {
        let text = name.as_str();
        let [Step { kind: StepKind::Index([literal], IndexKind::Paren), .. }] = steps else { return None };
        let dst = match out {
            Out::Value(dst) => *dst,
            Out::Targets(targets) => match targets[..] {
                [Target::Var(dst)] => Some(dst),
                _ => return None,
            },
            Out::List | Out::Statement { .. } => return None,
        };
        if !matches!(text, "str2func" | "str2num") || self.names().callee(text).target != CallTarget::Builtin
        {
            return None;
        }
        let dialect = self.low.project.dialect_of(self.f.file);
        if text == "str2num" {
            let value = crate::evals::numbers(literal, dialect)?;
            return Some(self.expr(&value, dst));
        }
        let handle = crate::evals::handle(literal, dialect)?;
        match &handle.kind {
            ExprKind::AnonFn(f) => {
                // It sees no variables.
                let function = self.lambda_function(f, handle.span, &[]);
                let dst = dst.unwrap_or_else(|| self.f.temp());
                self.f.push(Stmt::Lambda { dst, function, captures: Vec::new() });
                Some(dst)
            }
            _ => Some(self.expr(&handle, dst)),
        }
    }

    /// `exist('x', 'var')` for a name that this function knows. Gives the result, or where it went.
    fn existence(&mut self, name: Name, steps: &[Step<'_>], out: &Out) -> Option<VarId> {
        let [Step { kind: StepKind::Index(args, IndexKind::Paren), .. }] = steps else { return None };
        let dst = match out {
            Out::Value(dst) => *dst,
            Out::Targets(targets) => match targets[..] {
                [Target::Var(dst)] => Some(dst),
                _ => return None,
            },
            Out::List | Out::Statement { .. } => return None,
        };
        if name.as_str() != "exist" || self.names().callee("exist").target != CallTarget::Builtin {
            return None;
        }
        let asked = exist_variable(args)?;
        if let [literal] = args {
            // Without a kind a function or file of that name is asked for as well.
            let var = self.f.vars.get(&asked)?.var;
            let cond = self.f.apply(internal::EXISTS, &[var], None);
            let dst = dst.unwrap_or_else(|| self.f.unnamed("exist"));
            let then = self.block(|me| {
                me.f.literal(Literal::Number(1.0), Some(dst));
            });
            let els = self.block(|me| {
                let name = me.value(literal);
                me.f.apply("exist", &[name], Some(dst));
            });
            self.f.push(Stmt::If { cond, then, els });
            return Some(dst);
        }
        // MATLAB gives 1 and 0, numbers.
        let truth = match self.f.vars.get(&asked) {
            Some(slot) => self.f.apply(internal::EXISTS, &[slot.var], None),
            None if self.f.kinds.creates || self.f.script => return None,
            None => return Some(self.f.literal(Literal::Number(0.0), dst)),
        };
        Some(self.f.apply("double", &[truth], dst))
    }

    /// The value of `mfilename` in a file: it is known before the program runs.
    fn file_name(&mut self, name: Name, steps: &[Step<'_>], out: &Out) -> Option<VarId> {
        let (Out::Value(dst), "mfilename") = (out, name.as_str()) else { return None };
        let option = match steps {
            [] => "",
            [Step { kind: StepKind::Index(args, IndexKind::Paren), .. }] => match args {
                [] => "",
                [Expr { kind: ExprKind::Char(text) | ExprKind::String(text), .. }] => text,
                _ => return None,
            },
            _ => return None,
        };
        if self.names().callee("mfilename").target != CallTarget::Builtin {
            return None;
        }
        let file = self.low.project.sources.file(self.f.file);
        if !self.low.project.system.is_file(&file.path) {
            return None;
        }
        let path = self.low.project.system.current_dir().join(&file.path);
        let text = match option {
            "" => file.stem().to_owned(),
            "fullpath" => path.with_extension("").to_str()?.to_owned(),
            "fullpathext" => path.to_str()?.to_owned(),
            _ => return None,
        };
        Some(self.f.literal(Literal::Char(text), *dst))
    }
}

/// `Class.(member)`: what the class itself has of the name that a text gives.
fn dynamic_member(
    me: &mut Expressions<'_, '_>,
    class: Name,
    member: &Expr,
    steps: &[Step<'_>],
    out: Out,
) -> Option<VarId> {
    let class = me.f.text(&format!("{class}."));
    let member = me.value(member);
    let member = me.f.apply("char", &[member], None);
    let whole = me.f.apply("horzcat", &[class, member], None);
    let (args, rest) = call_args(steps);
    let mut given = vec![Arg::Var(whole)];
    given.extend(me.args(args));
    me.finish_call(Callee::builtin("feval"), given, rest, out)
}

/// The arguments of a call written with parentheses, and the steps behind it.
fn call_args<'a, 'e>(steps: &'a [Step<'e>]) -> (&'e [Expr], &'a [Step<'e>]) {
    match steps.split_first() {
        Some((Step { kind: StepKind::Index(args, IndexKind::Paren), .. }, rest)) => (args, rest),
        _ => (&[], steps),
    }
}

/// The argument of `int64(9007199254740993)`: digits that are written as the argument of these two functions
/// are read as an integer, since a double would lose the last of them.
fn exact_integer(me: &mut Expressions<'_, '_>, name: Name, callee: &Callee, args: &[Expr]) -> Option<VarId> {
    let class = match (name.as_str(), &callee.target) {
        ("int64", CallTarget::Builtin) => Class::Int64,
        ("uint64", CallTarget::Builtin) => Class::UInt64,
        _ => return None,
    };
    let ([arg], Dialect::Matlab) = (args, me.low.project.dialect_of(me.f.file)) else { return None };
    let (number, negative) = match &arg.kind {
        ExprKind::Unary { op: UnaryOp::Minus, operand } => (&**operand, true),
        _ => (arg, false),
    };
    let ExprKind::Number { value, imaginary: false, text } = &number.kind else { return None };
    if *value < 9_007_199_254_740_992.0 || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let exact = text.parse::<i128>().unwrap_or(i128::MAX);
    let exact = if negative { -exact } else { exact };
    let bits = match class {
        Class::Int64 => exact.clamp(i64::MIN.into(), i64::MAX.into()) as i64 as u64,
        _ => exact.clamp(0, u64::MAX.into()) as u64,
    };
    Some(me.f.literal(Literal::Integer(bits, class), None))
}

/// The arguments of `cellfun('f', ..)` and its like with `@f` in place of the text, where `f` is a function of the
/// program; for `feval` where its arguments decide which.
fn with_handle(me: &mut Expressions<'_, '_>, callee: &Callee, args: &[Expr]) -> Option<Vec<Expr>> {
    let builtin = builtins::named(callee.name).filter(|b| b.takes_function())?;
    let (first, rest) = args.split_first().filter(|_| callee.target == CallTarget::Builtin)?;
    let ExprKind::Char(text) = &first.kind else { return None };
    let part = Ident { name: Name::new(text), span: first.span };
    let name = DottedName { parts: vec![part], span: first.span };
    let direct = builtin.form == Some(Form::Feval);
    let found = matches!(me.names().callee(text).target, CallTarget::Function(_));
    if !found || direct && !is_dispatched(me, &name) {
        return None;
    }
    let handle = Expr { kind: ExprKind::FuncHandle(name), span: first.span };
    Some(std::iter::once(handle).chain(rest.iter().cloned()).collect())
}

/// Whether an `end` in the arguments is of the variable where there is one, and else of the array around:
/// `x(min(end, 3))` in a script that has cleared its `min`.
fn ends_tell(me: &mut Expressions<'_, '_>, name: Name, steps: &[Step<'_>]) -> bool {
    let has_end = |e: &Expr| any(e, &|e| e.kind == ExprKind::End);
    let Some(Step { kind: StepKind::Index(args, IndexKind::Paren), .. }) = steps.first() else {
        return false;
    };
    !me.f.ends.is_empty()
        && me.f.kinds.assigned.contains(&name)
        && args.iter().any(has_end)
        && me.names().callee(name.as_str()).target != CallTarget::Unresolved
}

//! Statements without blocks: those that give known values and cannot fail leave nothing behind, the others are
//! written with known operands in place.

use super::Evaluator;
use super::frame::{Flow, Frame, Known, is_name};
use super::lift::{fresh, is_known};
use super::residual::{Fact, Node};
use super::simple;
use super::total;
use analysis::CallEdge;
use analysis::steps::Point;
use ir::tir::{Access, Arg, CallTarget, Callee, Stmt, StmtId, Target, VarId, walk};
use std::collections::BTreeSet;
use types::abs;
use types::{AbsValue, Class, Elements};

impl Evaluator<'_> {
    /// A statement without blocks.
    pub fn plain(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, mut known: Known) -> Flow {
        if let Stmt::Global(vars) = stmt {
            super::outside::declare(self, fr, id, vars, &mut known);
            return Ok(Some(known));
        }
        if let (Stmt::Persistent(vars), false) = (stmt, fr.held.begin.is_empty()) {
            super::settled::declare(self, fr, id, vars, &mut known);
            return Ok(Some(known));
        }
        if let Some(after) = self.call(fr, id, stmt, &mut known) {
            return Ok(after.then_some(known));
        }
        let before = known.point.clone();
        let ends = self.steps.stmt(&mut fr.act, id, stmt, &mut known.point);
        let mut thrown =
            Known { point: before.clone(), late: BTreeSet::new(), outside: known.outside.clone() };
        super::outside::look(self, fr, id, stmt, &mut known, &mut thrown);
        let simple = match simple::operand(stmt, &fr.act, &before) {
            Some(src) if ends && walk::defs(stmt).len() == 1 => {
                Some(Stmt::Copy { dst: walk::defs(stmt)[0], src })
            }
            _ => simple::cheaper(stmt, &fr.act, &before).filter(|_| ends),
        };
        let stmt = simple.as_ref().unwrap_or(stmt);
        let defs = walk::defs(stmt);
        self.keep_late(fr, &before, &mut known, &defs);
        if ends && fr.entry && self.forgets(id, stmt) {
            if let [v] = defs[..] {
                let value = unknown_like(known.point.value(v));
                self.steps.assign(&mut fr.act, id, v, value, &mut known.point);
                super::outside::assigned(fr, v, &mut known);
            }
        }
        if ends && looks_at_known(stmt, &before) {
            return Ok(Some(known));
        }
        let computed = ends
            && (self.compute(fr, id, stmt, &before, &mut known) | self.sharpen(fr, id, &defs, &mut known));
        if ends && self.rest(fr, id, stmt, &before, &mut known) {
            return Ok(Some(known));
        }
        if ends && self.one_extent(fr, id, stmt, &before, &mut known) {
            return Ok(Some(known));
        }
        let idle = ends && (computed || self.is_idle(fr, id, stmt, &before, &known));
        // An anonymous function with values of its own is written where it is made: under their names.
        let closes = matches!(stmt, Stmt::Lambda { captures, .. } if !captures.is_empty());
        let hands_on = closes
            || matches!(stmt, Stmt::Call { targets, .. } | Stmt::Get { targets, .. }
            if matches!(targets[..], [Target::Forward(_)]));
        let given = !hands_on && !defs.is_empty() && defs.iter().all(|v| is_known(known.point.value(*v)));
        // What others see is written for good.
        let seen = defs.iter().any(|v| fr.is_outside(*v));
        if idle && given {
            defs.into_iter().for_each(|v| self.wait(fr, &mut known, v));
            return Ok(Some(known));
        }
        if !idle {
            thrown.late.clone_from(&known.late);
            self.may_throw(fr, &thrown);
        }
        let idle = idle && !seen;
        if !ends && self.undefined(fr, id, stmt, &before) {
            return Ok(None);
        }
        // Operands are written as they are before the statement.
        let after = std::mem::replace(&mut known.point, before);
        self.keep(fr, id, stmt, &after, &mut known, idle);
        known.point = after;
        for v in defs {
            known.late.remove(&v);
            if !idle && ends && !fr.is_named(v) && takes_one(stmt) {
                // Whether there is one value shows where it is read: it stays there.
                fr.only.insert(v);
                let value = unknown_like(known.point.value(v));
                self.steps.assign(&mut fr.act, id, v, value, &mut known.point);
            }
        }
        Ok(ends.then_some(known))
    }

    /// A statement that surely fails because a variable of the author has no value says so: without what is not
    /// reached, its name would be that of a function. Says whether it is one.
    pub fn undefined(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, before: &Point) -> bool {
        let lenient = matches!(stmt, Stmt::Call { callee, .. } if callee.var.is_some()
            || ir::tir::internal::LENIENT.contains(&callee.name.as_str()));
        let part = match stmt {
            Stmt::Set { base, .. } | Stmt::SetList { base, .. } | Stmt::Delete { base, .. } => Some(*base),
            _ => None,
        };
        // The right-hand side of an assignment comes first.
        let source = match stmt {
            Stmt::Set { src, .. } | Stmt::SetList { src, .. } => Some(*src),
            _ => None,
        };
        let missing = source
            .into_iter()
            .chain(walk::uses(stmt))
            .find(|v| Some(*v) != part && before.value(*v).is_undefined() && !fr.function.params.contains(v));
        let Some(v) = missing.filter(|v| !lenient && fr.is_named(*v) && !fr.is_outside(*v)) else {
            return false;
        };
        let text = "Unrecognized function or variable '%s'.";
        let words = ["MATLAB:UndefinedFunction", text, fr.function.vars[v].name.as_str()];
        let args = words.map(|w| Arg::Var(self.lifted(fr, &AbsValue::text(w)))).to_vec();
        let ans = fresh(&mut fr.shell);
        let callee = Callee { name: base::Name::new("error"), target: CallTarget::Builtin, var: None };
        let from = fr.function.spans[id];
        let stmt = Stmt::CallStatement { ans, callee, args, echo: false };
        self.write(fr, Node::plain(stmt, from, false));
        true
    }

    /// A part of a value that is known is read, assigned or deleted. Says whether it was.
    fn compute(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        stmt: &Stmt,
        before: &Point,
        known: &mut Known,
    ) -> bool {
        let of = |v: VarId| before.value(v).clone();
        let fits = |v: VarId| !fr.is_list(v) && !fr.is_outside(v);
        let (dst, base, path) = match stmt {
            Stmt::Get { targets, base, path } => match targets[..] {
                [Target::Var(dst)] => (dst, *base, path),
                _ => return false,
            },
            Stmt::Set { base, path, .. } | Stmt::Delete { base, path } => (*base, *base, path),
            _ => return false,
        };
        let reads = walk::uses(stmt);
        let from_nothing = matches!(stmt, Stmt::Set { .. }) && before.value(base).is_undefined();
        let operands = reads.iter().filter(|v| !(from_nothing && **v == base));
        if !fits(dst) || !operands.clone().all(|v| is_known(before.value(*v))) {
            return false;
        }
        let value = match stmt {
            Stmt::Get { .. } => {
                let value = before.value(base);
                // Handles are no values of the runtime library here.
                self.kernels.get(value, path, &of).or_else(|| total::part(value, path, &of))
            }
            Stmt::Set { src, .. } => {
                self.kernels.set(before.value(base), path, &of, Some(before.value(*src)))
            }
            _ => self.kernels.set(before.value(base), path, &of, None),
        };
        let Some(value) = value.filter(is_known) else { return false };
        self.steps.assign(&mut fr.act, id, dst, value, &mut known.point);
        true
    }

    /// A truth value that can be only one is known.
    fn sharpen(&mut self, fr: &mut Frame, id: StmtId, defs: &[VarId], known: &mut Known) -> bool {
        for &v in defs {
            let value = known.point.value(v);
            let logical =
                value.unique_class() == Some(Class::Logical) && value.shape() == types::Shape::scalar();
            if !logical || value.maybe_undefined || is_known(value) || fr.is_outside(v) {
                continue;
            }
            let truth = match value.truth() {
                types::Truth::Yes => true,
                types::Truth::No => false,
                types::Truth::Maybe => continue,
            };
            self.steps.assign(&mut fr.act, id, v, AbsValue::boolean(truth), &mut known.point);
        }
        false
    }

    /// `[r, c] = size(x)` of a matrix of which one extent is known asks for the other one.
    fn one_extent(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        stmt: &Stmt,
        before: &Point,
        known: &mut Known,
    ) -> bool {
        let Stmt::Call { targets, callee, args } = stmt else { return false };
        let ([Target::Var(r), Target::Var(c)], "size", [Arg::Var(x)]) =
            (&targets[..], callee.name.as_str(), &args[..])
        else {
            return false;
        };
        let value = before.value(*x);
        let matrix = value.unique().is_some_and(|v| {
            !matches!(v.class, Class::Object(_)) && v.matrix.shape.dims().is_some_and(|d| d.len() == 2)
        });
        let local = !fr.is_outside(*r) && !fr.is_outside(*c) && r != c && x != r && x != c;
        let builtin = matches!(fr.act.edges(id), [CallEdge::Builtin { .. }]);
        if !matrix || !local || !builtin || value.maybe_undefined {
            return false;
        }
        let (asked, other, place) = match (is_known(known.point.value(*r)), is_known(known.point.value(*c))) {
            (false, true) => (*r, *c, 1.0),
            (true, false) => (*c, *r, 2.0),
            _ => return false,
        };
        let src = self.operand(fr, known, before, *x);
        let place = self.lifted(fr, &AbsValue::number(place));
        let stmt = Stmt::Call {
            targets: vec![Target::Var(fr.var(asked))],
            callee: *callee,
            args: vec![Arg::Var(src), Arg::Var(place)],
        };
        let (from, fact) = (fr.function.spans[id], Fact::of(known.point.value(asked)));
        self.write(fr, Node::Plain { stmt, from, idle: true, fact });
        known.late.remove(&asked);
        self.wait(fr, known, other);
        true
    }

    /// A read of `varargin` that reads a parameter.
    fn rest(&mut self, fr: &mut Frame, id: StmtId, stmt: &Stmt, before: &Point, known: &mut Known) -> bool {
        let (Stmt::Get { targets, base, path }, Some((rest, own))) = (stmt, &fr.rest) else { return false };
        let ([Target::Var(dst)], [Access::Brace(index)], true) = (&targets[..], &path[..], base == rest)
        else {
            return false;
        };
        let (dst, own) = (*dst, own.clone());
        match index[..] {
            [Arg::Colon] if fr.is_list(dst) && !is_known(known.point.value(dst)) => {
                fr.lists.insert(dst, own);
                let stmt =
                    Stmt::Get { targets: vec![Target::Var(fr.var(dst))], base: *base, path: path.clone() };
                let from = fr.function.spans[id];
                self.write(fr, Node::plain(stmt, from, true));
                known.late.remove(&dst);
                true
            }
            [Arg::Var(i)] if fr.is_list(dst) && !fr.is_list(i) => {
                let Some(k) = before.value(i).as_number() else { return false };
                let part = if k >= 1.0 && k.fract() == 0.0 { own.get(k as usize - 1) } else { None };
                let Some(Some(src)) = part else { return false };
                fr.lists.insert(dst, vec![Some(*src)]);
                let index = self.operand(fr, known, before, i);
                let path = vec![Access::Brace(vec![Arg::Var(index)])];
                let stmt = Stmt::Get { targets: vec![Target::Var(fr.var(dst))], base: *base, path };
                let from = fr.function.spans[id];
                self.write(fr, Node::plain(stmt, from, true));
                known.late.remove(&dst);
                true
            }
            [Arg::Var(i)] if !fr.is_list(dst) && !fr.is_list(i) => {
                let Some(k) = before.value(i).as_number() else { return false };
                let part = if k >= 1.0 && k.fract() == 0.0 { own.get(k as usize - 1) } else { None };
                let Some(Some(src)) = part else { return false };
                let stmt = Stmt::Copy { dst: fr.var(dst), src: *src };
                let from = fr.function.spans[id];
                self.write(fr, Node::plain(stmt, from, true));
                known.late.remove(&dst);
                if fr.is_outside(dst) {
                    // What others see is written for good.
                    if let Some(Node::Plain { idle, .. }) = fr.out().last_mut() {
                        *idle = false;
                    }
                }
                true
            }
            _ => false,
        }
    }

    /// Whether a statement only gives variables their values.
    fn is_idle(&mut self, fr: &Frame, id: StmtId, stmt: &Stmt, before: &Point, known: &Known) -> bool {
        if walk::uses(stmt).iter().any(|v| fr.only.contains(v)) {
            return false;
        }
        let defined = |v: &VarId| !before.value(*v).maybe_undefined;
        let places = |path: &[Access]| {
            let proof = fr.act.proof(id);
            self.assume_correct || (proof.positive && proof.in_bounds && total::reads(path))
        };
        match stmt {
            Stmt::Literal { .. } | Stmt::FunctionRef { .. } => true,
            Stmt::Copy { src, .. } => self.assume_correct || defined(src),
            Stmt::Lambda { captures, .. } => captures.iter().all(defined),
            Stmt::Get { base, path, targets } => {
                let quiet = fr.act.edges(id).iter().all(pure_edge);
                let value = before.value(*base);
                let there = walk::uses(stmt).iter().all(defined);
                // All contents, as a list.
                let whole = matches!(path[..], [Access::Brace(ref a)] if a[..] == [Arg::Colon])
                    && matches!(targets[..], [Target::Var(v)] if fr.is_list(v))
                    && value.unique_class() == Some(Class::Cell);
                // Known contents at known places, of which the transfer says that they are there.
                let all_known = matches!(targets[..], [Target::Var(v)] if fr.is_list(v)
                    && is_known(known.point.value(v)))
                    && walk::uses(stmt).iter().all(|v| is_known(before.value(*v)));
                if quiet && there && (whole || all_known) {
                    return true;
                }
                quiet
                    && there
                    && !value.is_any()
                    && (places(path)
                        && total::has(value, path, &|i| {
                            !fr.is_list(i) && fr.act.is_scalar(before.value(i), before)
                        }))
            }
            Stmt::Set { base, path, .. } => {
                let there = walk::uses(stmt).iter().filter(|v| *v != base).all(defined);
                let place = |i: VarId| {
                    before.value(i).as_number().is_some_and(|k| k >= 1.0 && k.fract() == 0.0 && k < 1e4)
                };
                // A row grows; of what has two extents that only happens within bounds.
                let grows = || {
                    let shape = before.value(*base).shape();
                    let row = shape.dims().is_some_and(|d| d.len() == 2 && d[0].as_const() == Some(1));
                    row || shape == types::Shape::empty() || fr.act.proof(id).in_bounds
                };
                let content = matches!(path[..], [Access::Brace(ref a)]
                    if matches!(a[..], [Arg::Var(i)] if place(i)))
                    && (before.value(*base).is_undefined()
                        || defined(base)
                            && before.value(*base).unique_class() == Some(Class::Cell)
                            && grows());
                let named = match path[..] {
                    [Access::Dot(_)] => true,
                    [Access::DynamicDot(v)] => before.value(v).as_text().is_some_and(is_name),
                    _ => false,
                };
                let field = named
                    && before.value(*base).unique_class() == Some(Class::Struct)
                    && before.value(*base).shape() == types::Shape::scalar()
                    && defined(base);
                fr.act.edges(id).iter().all(pure_edge) && there && (field || content || self.assume_correct)
            }
            Stmt::Call { args, callee, targets } => {
                let uses = walk::uses(stmt);
                let lenient = ir::tir::internal::LENIENT.contains(&callee.name.as_str());
                if targets.is_empty()
                    || callee.var.is_some()
                    || !(self.assume_correct || lenient || uses.iter().all(defined))
                {
                    return false;
                }
                match fr.act.edges(id) {
                    [CallEdge::Builtin { id: b, handle: false }] => {
                        let spec = builtins::builtin(*b);
                        let values: Vec<&AbsValue> = args
                            .iter()
                            .filter_map(|a| match a {
                                Arg::Var(v) => Some(before.value(*v)),
                                Arg::Colon => None,
                            })
                            .collect();
                        let all_known = values.len() == args.len() && values.iter().all(|v| is_known(v));
                        let results = walk::defs(stmt).iter().all(|v| is_known(known.point.value(*v)));
                        (lenient && results)
                            || (args.is_empty() || all_known) && results && total::asks_of_call(spec)
                            || spec.effects.is_pure()
                                && (self.assume_correct
                                    || (all_known && results)
                                    || total::never_fails(spec, &values, &fr.act, before))
                    }
                    // What syntax implies has no edge.
                    [] => {
                        matches!(callee.target, CallTarget::Builtin)
                            && total::syntax_never_fails(callee.name.as_str(), args, |v| before.value(v))
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Writes a statement with what is known in place, before it; `after` is what is known then.
    fn keep(
        &mut self,
        fr: &mut Frame,
        id: StmtId,
        stmt: &Stmt,
        after: &Point,
        known: &mut Known,
        idle: bool,
    ) {
        let from = fr.function.spans[id];
        let before = &known.point.clone();
        let targets =
            |this: &mut Self, fr: &mut Frame, known: &mut Known, targets: &[Target]| -> Vec<Target> {
                let mut made = Vec::with_capacity(targets.len());
                for t in targets {
                    match *t {
                        Target::Var(v) => made.push(Target::Var(fr.var(v))),
                        Target::Ignore => made.push(Target::Ignore),
                        Target::List { var, count } => {
                            let count = this.operand(fr, known, before, count);
                            made.push(Target::List { var: fr.var(var), count });
                        }
                        Target::Forward(v) => {
                            let list = after.value(v).clone();
                            let mut handed = Vec::new();
                            for k in 0..fr.nargout.max(1) {
                                let out = fresh(&mut fr.shell);
                                made.push(Target::Var(out));
                                handed.push((out, analysis::steps::element_of_list(&list, k).defined()));
                            }
                            fr.forwarded = Some(handed);
                        }
                    }
                }
                made
            };
        let made = match stmt {
            Stmt::Copy { dst, src } => {
                let src = self.operand(fr, known, before, *src);
                Stmt::Copy { dst: fr.var(*dst), src }
            }
            Stmt::Call { targets: t, callee, args } => {
                let args = match (callee.var, args.split_first()) {
                    (Some(v), _) => {
                        self.flush(fr, known, v);
                        self.args(fr, known, before, args)
                    }
                    // A variable that may have no value is asked for by name.
                    (None, Some((Arg::Var(v), rest)))
                        if ir::tir::internal::LENIENT.contains(&callee.name.as_str()) =>
                    {
                        let first = Arg::Var(self.named(fr, known, *v));
                        let mut made = vec![first];
                        made.extend(self.args(fr, known, before, rest));
                        made
                    }
                    _ => self.args(fr, known, before, args),
                };
                let targets = targets(self, fr, known, t);
                Stmt::Call { targets, callee: *callee, args }
            }
            Stmt::CallStatement { ans, callee, args, echo } => {
                if let Some(v) = callee.var {
                    self.flush(fr, known, v);
                }
                let args = self.args(fr, known, before, args);
                Stmt::CallStatement { ans: fr.var(*ans), callee: *callee, args, echo: *echo }
            }
            Stmt::Get { targets: t, base, path } => {
                let target = handle_target(before.value(*base));
                match (target, &path[..]) {
                    (Some(name), [Access::Paren(args)]) => {
                        let args = self.args(fr, known, before, args);
                        let targets = targets(self, fr, known, t);
                        let callee = Callee { name, target: CallTarget::Builtin, var: None };
                        Stmt::Call { targets, callee, args }
                    }
                    _ => {
                        let base = self.named(fr, known, *base);
                        let path = self.path(fr, known, before, path);
                        Stmt::Get { targets: targets(self, fr, known, t), base, path }
                    }
                }
            }
            Stmt::GetStatement { ans, base, path, echo } => {
                let base = self.named(fr, known, *base);
                let path = self.path(fr, known, before, path);
                Stmt::GetStatement { ans: fr.var(*ans), base, path, echo: *echo }
            }
            Stmt::Set { base, path, src } => {
                let base = self.named(fr, known, *base);
                // The value is computed before the place.
                let src = self.operand(fr, known, before, *src);
                let path = self.path(fr, known, before, path);
                Stmt::Set { base, path, src }
            }
            Stmt::SetList { base, path, src } => {
                let base = self.named(fr, known, *base);
                let path = self.path(fr, known, before, path);
                let src = self.named(fr, known, *src);
                Stmt::SetList { base, path, src }
            }
            Stmt::Delete { base, path } => {
                let base = self.named(fr, known, *base);
                let path = self.path(fr, known, before, path);
                Stmt::Delete { base, path }
            }
            Stmt::Lambda { dst, function, captures } => {
                let captures = captures.iter().map(|c| self.named(fr, known, *c)).collect();
                Stmt::Lambda { dst: fr.var(*dst), function: *function, captures }
            }
            Stmt::Display(v) => Stmt::Display(self.named(fr, known, *v)),
            other => {
                let mut other = other.clone();
                walk::rename(&mut other, &|v| fr.var(v), &|v| fr.var(v));
                other
            }
        };
        let fact = match walk::defs(stmt)[..] {
            [v] => Fact::of(after.value(v)),
            _ => Fact::default(),
        };
        self.write(fr, Node::Plain { stmt: made, from, idle, fact });
    }
}

/// Whether it only looks at what is known, and passed: a `switch`, a check of the number of arguments.
fn looks_at_known(stmt: &Stmt, before: &Point) -> bool {
    const LOOKS: &[&str] = &[ir::tir::internal::SWITCH, "narginchk", "nargoutchk"];
    matches!(stmt, Stmt::CallStatement { callee, args, .. }
        if LOOKS.contains(&callee.name.as_str())
            && matches!(callee.target, CallTarget::Builtin)
            && args.iter().all(|a| matches!(a, Arg::Var(v) if is_known(before.value(*v)))))
}

/// Whether it reads what may be a list, of which a temporary takes the only value.
fn takes_one(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Get { targets, path, .. }
        if matches!(targets[..], [Target::Var(_)]) && !matches!(path.last(), Some(Access::Paren(_)) | None))
}

/// The builtin that a handle surely calls.
fn handle_target(value: &AbsValue) -> Option<base::Name> {
    let v = value.unique().filter(|v| v.class == Class::FunctionHandle && !value.maybe_undefined)?;
    let Elements::Handles(h) = &v.elements else { return None };
    match h.content().as_slice() {
        [one] if one.bound.is_empty() => match one.target {
            abs::Target::Builtin(name) => Some(name),
            _ => None,
        },
        _ => None,
    }
}

fn pure_edge(edge: &CallEdge) -> bool {
    matches!(edge, CallEdge::Builtin { id, .. } if builtins::builtin(*id).effects.is_pure())
}

/// A value of the same class and shape of which nothing else is known.
pub(super) fn unknown_like(value: &AbsValue) -> AbsValue {
    value.map(|v| {
        let matrix = types::Matrix::of(v.class, v.matrix.shape.clone()).with_complexity(v.matrix.complexity);
        types::ClassValue { matrix, elements: Elements::top(v.class), ..v.clone() }
    })
}

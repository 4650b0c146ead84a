//! A pass over Tame IR with facts: `all` and `any` of what is computed of the elements that a mask picks
//! (`all(mod(n, x(x.^2 <= n)) ~= 0)`) are decided in a loop over the elements, which ends with the first that decides.
//!
//! Sound where the mask is computed element by element of the array that it picks from, a row or column of real doubles
//! or logicals or 0-by-0, by operations that cannot fail, and nobody else reads what is computed on the way: the result
//! is one truth value then, whether or not an element is picked.

use crate::tame::{builtin_call, is_read_once, push, rewrite, temp, with_form};
use analysis::{Analysis, Context};
use base::FxHashMap;
use builtins::{Fill, Form, Measure, Reduction};
use ir::tir::{
    Access, Arg, Block, CallTarget, Callee, ForRange, Function, Literal, Program, Stmt, StmtId, Target,
    VarId, walk,
};
use types::{AbsValue, Class, Complexity, Shape, Sparsity};

/// Makes loops of what qualifies; whether anything did, so that facts are to be found anew.
pub fn decide(program: &mut Program, analysis: &Analysis) -> bool {
    let changed = rewrite(program, analysis, |function, contexts, id, _, made| {
        let Some(decision) = (Finder { function, contexts, id, before: made }).found() else { return 0 };
        decision.write(function, id, made);
        1
    });
    !changed.is_empty()
}

/// What is decided.
struct Decision {
    result: VarId,
    /// `all`, else `any`.
    all: bool,
    /// The statements that compute the mask, and those that compute truth values of what is picked, in order.
    mask: Vec<StmtId>,
    value: Vec<StmtId>,
    /// The statement that picks, the array, what is picked, the mask, and the truth values.
    pick: StmtId,
    array: VarId,
    picked: VarId,
    marks: VarId,
    truths: VarId,
}

struct Finder<'a> {
    function: &'a Function,
    contexts: &'a [&'a Context],
    id: StmtId,
    before: &'a [StmtId],
}

impl Finder<'_> {
    fn found(&self) -> Option<Decision> {
        let (name, result, [truths]) = builtin_call(self.function, self.id)?;
        let all = match builtins::named(name)?.form? {
            Form::Reduce(Reduction::All) => true,
            Form::Reduce(Reduction::Any) => false,
            _ => return None,
        };
        let mut value = Vec::new();
        let pick = self.computed(truths, None, &mut value)?;
        let Stmt::Get { targets, base, path } = &self.function.stmts[pick] else { return None };
        let ([Target::Var(picked)], [Access::Paren(subs)]) = (targets.as_slice(), path.as_slice()) else {
            return None;
        };
        let [Arg::Var(marks)] = subs.as_slice() else { return None };
        let mut mask = Vec::new();
        self.computed(*marks, Some(*base), &mut mask);
        let logical = |v: &AbsValue| is_there(v) && v.unique_class() == Some(Class::Logical);
        let sound = self.all_know(self.id, truths, &logical)
            && self.all_know(pick, *marks, &logical)
            && self.all_know(pick, *base, &is_line)
            && self.is_computed_of(*marks, *base)
            && self.mentions(*marks, *base)
            && self.is_computed_of(truths, *picked)
            && [truths, *picked, *marks].iter().all(|v| is_read_once(self.function, *v));
        let decision =
            Decision { result, all, mask, value, pick, array: *base, picked: *picked, marks: *marks, truths };
        (sound && self.is_together(&decision)).then_some(decision)
    }

    /// The statement of the block that gives a temporary its value, whose only reader is another of them.
    fn made_by(&self, v: VarId) -> Option<StmtId> {
        let made = self.before.iter().rev().find(|id| walk::defs(&self.function.stmts[**id]).contains(&v))?;
        is_read_once(self.function, v).then_some(*made)
    }

    /// Follows operations on elements from `v` back to the only array that they are of, other operands being numbers;
    /// the statement that makes it, where it is not `array`, a variable. Operations are noted in order.
    fn computed(&self, v: VarId, array: Option<VarId>, ops: &mut Vec<StmtId>) -> Option<StmtId> {
        if array == Some(v) {
            return None;
        }
        let id = self.made_by(v)?;
        let Stmt::Call { args, callee, .. } = &self.function.stmts[id] else { return Some(id) };
        builtins::named(callee.name).filter(|_| callee.is_builtin())?.scalar_op()?;
        let mut found = None;
        for arg in args {
            if let Arg::Var(a) = arg
                && !self.all_know(id, *a, &is_number)
                && array != Some(*a)
            {
                found = self.computed(*a, array, ops);
            }
        }
        ops.push(id);
        found
    }

    /// Whether a temporary is computed of elements of `array` and numbers alone.
    fn is_computed_of(&self, v: VarId, array: VarId) -> bool {
        v == array || self.is_operation(v, &|v| self.is_computed_of(v, array))
    }

    /// Whether a temporary is the result of an operation on elements, whose operands are numbers or as `of` says.
    fn is_operation(&self, v: VarId, of: &dyn Fn(VarId) -> bool) -> bool {
        let Some(id) = self.made_by(v) else { return false };
        let Stmt::Call { targets, callee, args } = &self.function.stmts[id] else { return false };
        let plain = callee.is_builtin() && targets.len() == 1;
        let op = builtins::named(callee.name).is_some_and(|b| b.scalar_op().is_some());
        let real = |v: &AbsValue| is_there(v) && is_real(v);
        let mut reached = self.contexts.iter().filter(|c| c.facts.reachable(id));
        let fits = |a: &Arg| match a {
            Arg::Var(a) => self.all_know(id, *a, &is_number) || of(*a),
            Arg::Colon => false,
        };
        plain && op && reached.all(|c| real(c.facts.after(id, v))) && args.iter().all(fits)
    }

    fn mentions(&self, v: VarId, array: VarId) -> bool {
        let inside =
            |id: StmtId| walk::uses(&self.function.stmts[id]).iter().any(|u| self.mentions(*u, array));
        v == array || self.made_by(v).is_some_and(inside)
    }

    /// Whether, from the first of its statements on, nothing stands among them but constants and what is computed of
    /// numbers.
    fn is_together(&self, d: &Decision) -> bool {
        let ours = |id: &StmtId| *id == d.pick || d.mask.contains(id) || d.value.contains(id);
        let from = self.before.iter().position(ours).unwrap_or(0);
        let constant = |id: &StmtId| match &self.function.stmts[*id] {
            Stmt::Literal { .. } => true,
            Stmt::Call { targets, .. } => {
                matches!(targets.as_slice(), [Target::Var(v)] if self.is_operation(*v, &|_| false))
            }
            _ => false,
        };
        let there = self.before.iter().filter(|id| ours(id)).count() == d.mask.len() + d.value.len() + 1;
        there
            && self.before[from..].iter().all(|id| ours(id) || constant(id))
            && d.picked != d.truths
            && d.marks != d.array
    }

    /// Whether something holds of a variable that a statement reads in every context that gets there.
    fn all_know(&self, id: StmtId, v: VarId, holds: &dyn Fn(&AbsValue) -> bool) -> bool {
        let mut reached = self.contexts.iter().filter(|c| c.facts.reachable(id)).peekable();
        reached.peek().is_some() && reached.all(|c| holds(c.facts.before(id, v)))
    }
}

impl Decision {
    fn write(&self, f: &mut Function, at: StmtId, made: &mut Block) {
        let ours = |id: &StmtId| *id == self.pick || self.mask.contains(id) || self.value.contains(id);
        made.retain(|id| !ours(id));
        let [count, one, k, element] =
            ["decide_count", "decide_first", "decide_place", "decide_element"].map(|n| temp(f, n));
        let call = |form: Form, dst: VarId, args: Vec<Arg>| {
            let callee = Callee { name: with_form(form), target: CallTarget::Builtin, var: None };
            Stmt::Call { targets: vec![Target::Var(dst)], callee, args }
        };
        let truth = |truth: bool, dst: VarId| {
            call(Form::Fill(if truth { Fill::True } else { Fill::False }), dst, Vec::new())
        };
        let get = Stmt::Get {
            targets: vec![Target::Var(element)],
            base: self.array,
            path: vec![Access::Paren(vec![Arg::Var(k)])],
        };
        let mut body = vec![push(f, at, get)];
        let mut names = FxHashMap::from_iter([(self.array, element)]);
        self.mask.iter().for_each(|id| body.push(copied(f, *id, &mut names)));
        let mark = names[&self.marks];
        let mut names = FxHashMap::from_iter([(self.picked, element)]);
        let mut picked: Block = self.value.iter().map(|id| copied(f, *id, &mut names)).collect();
        let settled = vec![push(f, at, truth(!self.all, self.result)), push(f, at, Stmt::Break)];
        let (then, els) = if self.all { (Vec::new(), settled) } else { (settled, Vec::new()) };
        picked.push(push(f, at, Stmt::If { cond: names[&self.truths], then, els }));
        body.push(push(f, at, Stmt::If { cond: mark, then: picked, els: Vec::new() }));
        let range = ForRange::Range { lo: one, step: None, hi: count };
        let whole = [
            call(Form::Measure(Measure::Numel), count, vec![Arg::Var(self.array)]),
            Stmt::Literal { dst: one, value: Literal::Number(1.0) },
            truth(self.all, self.result),
            Stmt::For { var: k, range, body, parallel: false },
        ];
        made.extend(whole.map(|stmt| push(f, at, stmt)));
    }
}

/// The same operation on other operands, for one element.
fn copied(f: &mut Function, id: StmtId, names: &mut FxHashMap<VarId, VarId>) -> StmtId {
    let Stmt::Call { targets, callee, args } = f.stmts[id].clone() else { return id };
    let other = |v: VarId, names: &FxHashMap<VarId, VarId>| names.get(&v).copied().unwrap_or(v);
    let args =
        args.iter().map(|a| if let Arg::Var(v) = a { Arg::Var(other(*v, names)) } else { *a }).collect();
    let mut results = Vec::new();
    for target in targets {
        results.push(match target {
            Target::Var(v) => {
                let one = temp(f, "decide_value");
                names.insert(v, one);
                Target::Var(one)
            }
            other => other,
        });
    }
    push(f, id, Stmt::Call { targets: results, callee, args })
}

fn is_there(value: &AbsValue) -> bool {
    !value.maybe_undefined && !value.is_bottom() && !value.is_undefined()
}

/// Whether a value is of real doubles or logicals, all of them stored.
fn is_real(value: &AbsValue) -> bool {
    value.unique().is_some_and(|v| {
        let real = v.matrix.complexity == Complexity::Real && v.matrix.sparsity == Sparsity::Full;
        real && matches!(v.class, Class::Double | Class::Logical)
    })
}

/// Whether a value is one real number.
fn is_number(value: &AbsValue) -> bool {
    is_there(value) && is_real(value) && value.shape() == Shape::scalar()
}

/// Whether a value is a row or column of real numbers, or 0-by-0.
fn is_line(value: &AbsValue) -> bool {
    let line = || value.shape().is_row_or_empty() || value.shape().is_column_or_empty();
    is_there(value) && is_real(value) && value.shape() != Shape::scalar() && line()
}

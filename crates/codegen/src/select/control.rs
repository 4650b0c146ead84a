//! Branches and loops.
//!
//! Loops over ranges count in integers where first value and step are. Short circuits are
//! [`super::condition`]'s.

use super::condition::negated;
use super::function::Selector;
use super::repr::{Ext, interval};
use super::scalar::{compare, op};
use super::value::{Node, Val};
use ir::loops::{Elem, Expr, LocalId, Operand, Stmt, Ty};
use ir::tir::{self, ForRange, StmtId, VarId, walk};
use types::scalar::ScalarOp;

impl<'a> Selector<'a, '_> {
    pub(super) fn if_(&mut self, cond: VarId, then: &'a [StmtId], els: &'a [StmtId]) {
        let value = self.before(cond);
        let val = self.value(cond);
        let test = self.truth(val, value);
        let branch = self.at;
        let (then_viable, else_viable) = self.context.facts.branches(branch);
        if let Some(v) = self.meets(cond, then, els) {
            return self.short_circuit((cond, test), v, (then, then_viable), (els, else_viable));
        }
        if !then_viable {
            return self.block_of(els);
        }
        if !else_viable {
            return self.block_of(then);
        }
        let written = self.block.len();
        self.flush_all();
        let at_once = self.block.len() == written;
        let then = self.nested(then);
        let els = self.nested(els);
        self.at = branch;
        if then.is_empty() && els.is_empty() {
            return;
        }
        // `if first, .., both = second; else both = false; if both` without another arm: one in the other.
        if at_once && els.is_empty() {
            match self.take_conjunction(&test) {
                Some((parts, last)) => {
                    let mut inner = vec![Stmt::If(last, then, els)];
                    for (test, mut before) in parts.into_iter().rev() {
                        before.append(&mut inner);
                        inner = vec![Stmt::If(test, before, Vec::new())];
                    }
                    self.block.append(&mut inner);
                }
                None => self.block.push(Stmt::If(test, then, els)),
            }
            return;
        }
        self.block.push(Stmt::If(test, then, els));
    }

    /// Selects a block on its own.
    pub(super) fn nested(&mut self, block: &'a [StmtId]) -> Vec<Stmt> {
        let outer = std::mem::take(&mut self.block);
        self.block_of(block);
        self.flush_all();
        std::mem::replace(&mut self.block, outer)
    }

    pub(super) fn try_(&mut self, body: &'a [StmtId], err: Option<VarId>, handler: &'a [StmtId]) {
        self.flush_all();
        let at = self.at;
        self.protected += 1;
        let body = self.nested(body);
        self.protected -= 1;
        let outer = std::mem::take(&mut self.block);
        // An exception that nobody reads is not kept.
        let caught = err.and_then(|v| Some((v, self.slot(v)?)));
        let exception = caught.map(|(v, slot)| {
            let l = self.scratch("exception", Ty::Boxed);
            self.store_slot(&slot, Val::Boxed(l), "the exception");
            self.mark_set(v);
            l
        });
        self.block_of(handler);
        self.flush_all();
        self.at = at;
        let handler = std::mem::replace(&mut self.block, outer);
        if body.is_empty() {
            return;
        }
        self.block.push(Stmt::Try { body, err: exception, handler });
    }

    pub(super) fn while_(&mut self, header: &'a [StmtId], cond: VarId, body: &'a [StmtId]) {
        self.flush_all();
        let at = self.at;
        let outer = std::mem::take(&mut self.block);
        self.block_of(header);
        self.at = at;
        let value = self.before(cond);
        let val = self.value(cond);
        let test = self.truth(val, value);
        self.flush_all();
        // A conjunction whose second part needs statements: they go to the body.
        let parts = self.take_conjunction(&test);
        let header = std::mem::replace(&mut self.block, outer);
        let mut body = self.nested(body);
        self.at = at;
        let cond = match parts {
            Some((parts, last)) => {
                let mut tests = Vec::new();
                let mut guarded = Vec::new();
                for (test, inner) in parts {
                    tests.push(test);
                    guarded.push(inner);
                }
                tests.push(last);
                let mut tests = tests.into_iter();
                let first = tests.next().unwrap_or(Expr::Bool(true));
                let mut whole = Vec::new();
                for (inner, test) in guarded.into_iter().zip(tests) {
                    whole.extend(inner);
                    whole.push(Stmt::If(negated(test), vec![Stmt::Break], Vec::new()));
                }
                whole.append(&mut body);
                body = whole;
                first
            }
            None => test,
        };
        if !header.is_empty() || cond != Expr::Bool(false) {
            self.block.push(Stmt::While { header, cond, body });
        }
    }

    pub(super) fn for_(&mut self, var: VarId, range: ForRange, body: &'a [StmtId]) {
        self.flush_all();
        match range {
            ForRange::Range { lo, step, hi } => self.for_range(var, lo, step, hi, body),
            ForRange::Columns(v) => self.for_columns(var, v, body),
        }
    }

    fn for_range(&mut self, var: VarId, lo: VarId, step: Option<VarId>, hi: VarId, body: &'a [StmtId]) {
        let (hi_interval, single) =
            (interval(self.before(hi)), self.single_range(&[Some(lo), step, Some(hi)]));
        let real = [Some(lo), step, Some(hi)].into_iter().flatten().all(|v| self.is_real(v));
        if single || !real || !self.all_scalar(&[Some(lo), step, Some(hi)]) {
            // Its values are those of the range as an array.
            let mut operands = Vec::new();
            for v in [Some(lo), step, Some(hi)].into_iter().flatten() {
                let val = self.value(v);
                operands.push(self.operand(val));
            }
            return match self.boxed_call("colon", operands) {
                Operand::Borrow(l) => self.for_boxed(var, l, body),
                _ => self.reject("a for loop over this range"),
            };
        }
        let lo_val = self.value(lo);
        let step_val = step.map(|s| self.value(s));
        let hi_val = self.value(hi);
        let lo = self.scalar_any(lo_val);
        let hi = self.scalar_any(hi_val);
        let step = step_val.map_or(Expr::index(1), |s| self.scalar_any(s));
        let counts =
            self.f.elem(&lo) == Elem::Index && matches!(step, Expr::Integer(k, Elem::Index) if k != 0);
        if counts {
            let hi = match self.f.elem(&hi) {
                Elem::Index => hi,
                _ if super::repr::fits_index(&hi_interval) => {
                    let hi = self.cast(hi, Elem::F64);
                    self.cast(hi, Elem::Index)
                }
                _ => Expr::Limit(Box::new(self.cast(hi, Elem::F64))),
            };
            return self.counted(var, lo, step, hi, body);
        }
        let [lo, step, hi] = [lo, step, hi].map(|e| self.cast(e, Elem::F64));
        let counter = self.local("value", Ty::Scalar(Elem::F64));
        let body = self.loop_body(var, Val::Scalar(Expr::Local(counter)), body);
        self.block.push(Stmt::For { var: counter, lo, step, hi, body });
    }

    /// A loop that counts in integers.
    fn counted(&mut self, var: VarId, lo: Expr, step: Expr, hi: Expr, body: &'a [StmtId]) {
        let stable = match hi {
            Expr::Integer(..) => true,
            Expr::Local(l) => !self.assigns(body, l) && !self.is_global(l),
            _ => false,
        };
        let name = self.tf.vars[var].name.as_str();
        let hi = if stable { hi } else { Expr::Local(self.pin(&format!("last_{name}"), hi)) };
        // The variable itself counts when nobody can tell the difference: the body does not
        // assign it, and nobody reads it after the loop (there C leaves it one step too far).
        let slot = self.slot_local(var);
        let direct = slot.filter(|l| {
            self.f.locals[*l].ty == Ty::Scalar(Elem::Index)
                && !self.defines(body, var)
                && !self.read_elsewhere(var, body)
        });
        if let Some(l) = direct {
            let body = self.nested(body);
            return self.block.push(Stmt::For { var: l, lo, step, hi, body });
        }
        let counter = self.local(&format!("next_{name}"), Ty::Scalar(Elem::Index));
        let body = self.loop_body(var, Val::Scalar(Expr::Local(counter)), body);
        self.block.push(Stmt::For { var: counter, lo, step, hi, body });
    }

    /// The body of a loop, beginning with the assignment of its variable.
    fn loop_body(&mut self, var: VarId, value: Val, body: &'a [StmtId]) -> Vec<Stmt> {
        let at = self.at;
        let outer = std::mem::take(&mut self.block);
        self.define(var, value);
        self.block_of(body);
        self.flush_all();
        self.at = at;
        std::mem::replace(&mut self.block, outer)
    }

    /// A loop over the columns of an array; over the elements, where it has one row.
    fn for_columns(&mut self, var: VarId, over: VarId, body: &'a [StmtId]) {
        let val = self.value(over);
        let val = match val {
            Val::Lazy(lazy) => self.materialise(lazy, "over"),
            Val::Text(t) => {
                let l = self.scratch("over", Ty::Array(Elem::Char, 2));
                self.store_local(l, Val::Text(t));
                Val::Array(l, vec![Ext::Const(1), Ext::Unknown])
            }
            val => val,
        };
        match val {
            Val::Scalar(e) => {
                // One round; `break` and `continue` need the loop.
                let counter = self.local("round", Ty::Scalar(Elem::Index));
                let e = self.atom("over", e);
                let body = self.loop_body(var, Val::Scalar(e), body);
                let one = Expr::index(0);
                self.block.push(Stmt::For {
                    var: counter,
                    lo: one.clone(),
                    step: Expr::index(1),
                    hi: one,
                    body,
                });
            }
            Val::Array(l, known) if known.len() == 2 => {
                let l = if self.assigns(body, l) || self.is_global(l) {
                    let copy = self.scratch("over", self.f.locals[l].ty);
                    self.block.push(Stmt::Copy(copy, l));
                    copy
                } else {
                    l
                };
                let k = self.local("k", Ty::Scalar(Elem::Index));
                let column = if known[0].is_one() {
                    Val::Scalar(Expr::Load(l, Box::new(Expr::Local(k))))
                } else {
                    self.column(l, &known, Expr::Local(k))
                };
                let body = self.loop_body(var, column, body);
                let hi = super::scalar::add_const(Expr::Extent(l, 1), -1);
                self.block.push(Stmt::For { var: k, lo: Expr::index(0), step: Expr::index(1), hi, body });
            }
            Val::Array(l, _) | Val::Boxed(l) => self.for_boxed(var, l, body),
            Val::Record(fields) => {
                let operand = self.operand(Val::Record(fields));
                match operand {
                    Operand::Borrow(l) => self.for_boxed(var, l, body),
                    _ => self.reject("a for loop over this value"),
                }
            }
            _ => self.reject("a for loop over this value"),
        }
    }

    /// A loop over the columns of a value of the runtime library.
    fn for_boxed(&mut self, var: VarId, l: LocalId, body: &'a [StmtId]) {
        let over = self.scratch("over", Ty::Boxed);
        let at = self.site();
        self.block.push(Stmt::Convert { dst: over, src: Operand::Borrow(l), at });
        let count = self.local("columns", Ty::Scalar(Elem::Index));
        self.kernel("mc_columns", vec![Operand::Borrow(over)], 1, vec![count]);
        let k = self.local("k", Ty::Scalar(Elem::Index));
        let outer = std::mem::take(&mut self.block);
        let column =
            self.boxed_call("mc_column", vec![Operand::Borrow(over), Operand::Scalar(Expr::Local(k))]);
        let column = match column {
            Operand::Borrow(l) => Val::Boxed(l),
            _ => Val::Absent,
        };
        let inner = self.loop_body(var, column, body);
        let mut whole = std::mem::replace(&mut self.block, outer);
        whole.extend(inner);
        let hi = Expr::Local(count);
        self.block.push(Stmt::For { var: k, lo: Expr::index(1), step: Expr::index(1), hi, body: whole });
    }

    fn column(&mut self, l: LocalId, known: &[Ext], k: Expr) -> Val {
        let (elem, _) = self.array_type(l);
        let rows = super::function::extent(l, 0, &known[0]);
        let shape =
            super::value::Shape { dims: vec![(known[0].clone(), rows), (Ext::Const(1), Expr::index(1))] };
        let all = super::value::Sub::Step(Expr::index(0), Expr::index(1));
        let node = Node::Slice(l, vec![all, super::value::Sub::At(k)]);
        Val::Lazy(super::value::Lazy { elem, shape, node })
    }

    /// Whether any operand is of class single (then the range's values are rounded).
    fn single_range(&self, vars: &[Option<VarId>]) -> bool {
        vars.iter().flatten().any(|v| self.before(*v).unique_class() != Some(types::Class::Double))
    }

    fn all_scalar(&self, vars: &[Option<VarId>]) -> bool {
        vars.iter()
            .flatten()
            .all(|v| super::repr::known_extents(self.before(*v)).is_some_and(|d| d.iter().all(Ext::is_one)))
    }

    /// A value as a scalar of its own type.
    pub(super) fn scalar_any(&mut self, val: Val) -> Expr {
        let elem = self.elem_of(&val).unwrap_or(Elem::F64);
        self.scalar(val, elem)
    }

    /// Whether a statement of the block assigns a variable kept in this local.
    fn assigns(&mut self, body: &[StmtId], l: LocalId) -> bool {
        let mut defined = Vec::new();
        walk::each(self.tf, body, &mut |_, s| defined.extend(walk::defs(s)));
        defined.into_iter().any(|v| self.slot_local(v) == Some(l))
    }

    fn defines(&self, body: &[StmtId], var: VarId) -> bool {
        let mut found = false;
        walk::each(self.tf, body, &mut |_, s| found |= walk::defs(s).contains(&var));
        found
    }

    /// Whether a variable is read outside the body of this loop (other loops over the same
    /// variable read only what they assign themselves, but that is not looked into).
    fn read_elsewhere(&self, var: VarId, body: &[StmtId]) -> bool {
        let mut inside = 0;
        let mut all = 0;
        let count =
            |n: &mut i32, s: &tir::Stmt| *n += walk::uses(s).iter().filter(|u| **u == var).count() as i32;
        walk::each(self.tf, body, &mut |_, s| count(&mut inside, s));
        walk::each(self.tf, &self.tf.body, &mut |_, s| {
            count(&mut all, s);
            // What a loop over the same variable reads in its own body is its own.
            if let tir::Stmt::For { var: v, body: other, .. } = s
                && *v == var
                && other.as_slice() != body
            {
                let mut own = 0;
                walk::each(self.tf, other, &mut |_, s| count(&mut own, s));
                all -= own;
            }
        });
        all > inside || self.tf.outputs.contains(&var)
    }

    /// Whether every element of an array is nonzero and there is one.
    pub(super) fn all_true(&mut self, val: Val) -> Expr {
        let lazy = match val {
            Val::Array(l, known) => self.lazy_of_array(l, &known),
            Val::Lazy(lazy) => lazy,
            _ => return Expr::Bool(false),
        };
        let array = match self.materialise(lazy, "t") {
            Val::Array(l, _) => l,
            _ => return Expr::Bool(false),
        };
        let (elem, _) = self.array_type(array);
        let some = compare(ScalarOp::Gt, Expr::Numel(array), Expr::index(0));
        let result = self.pin("all", some);
        let k = self.local("k", Ty::Scalar(Elem::Index));
        let element = Expr::Load(array, Box::new(Expr::Local(k)));
        let is_zero = op(ScalarOp::Eq, vec![element, super::scalar::zero(elem)], elem, Elem::Bool);
        let body =
            vec![Stmt::If(is_zero, vec![Stmt::Assign(result, Expr::Bool(false)), Stmt::Break], Vec::new())];
        let hi = super::scalar::add_const(Expr::Numel(array), -1);
        self.block.push(Stmt::For { var: k, lo: Expr::index(0), step: Expr::index(1), hi, body });
        Expr::Local(result)
    }
}

//! One context becomes one function: parameters and results, the walk over the statements, and what
//! happens when the body is done.

use super::build::{compare, negated};
use super::control;
use super::delete;
use super::frame;
use super::fun::Fun;
use super::kernel::{boxed_call, kernel};
use super::program::{Cx, Shared, Signature};
use super::results::{all_params, asked, outputs};
use super::set;
use super::signature::slot_over;
use super::slots::{self, add_flag, define, emptied, literal, read, slot, store_slot, value};
use super::statement;
use super::value::{Slot, Val};
use super::vars::Vars;
use analysis::Context;
use base::Name;
use ir::loops::{Elem, Expr, Fault, Function, LocalId, Operand, Stmt, Ty, kernels};
use ir::tir::{self, StmtId, VarId, VarKind, walk};
use types::scalar::ScalarOp;

/// Lowers the body of a context's function.
pub fn function<'a, 's>(
    cx: &'a Cx<'a>,
    context: &'a Context,
    vars: &'a Vars,
    signature: &Signature,
    shared: &'a mut Shared<'s>,
) -> Function {
    let mut fun = Fun::new(cx, context, vars, &signature.prototype, shared, statements);
    fun.nargin = signature.nargin;
    let tf = fun.tf;
    let taken = cx.frames.taken(context.func).iter().copied();
    fun.frames = taken.zip(signature.prototype.params.iter().map(|p| p.local)).collect();
    fun.prologue = fun.nested(frame::enter);
    for v in tf.vars.keys().filter(|v| tf.vars[*v].shared) {
        if fun.cell(v).is_some() {
            slot(&mut fun, v);
        }
    }
    let mut body = fun.nested(|fun| {
        bind_signature(fun, signature);
        statements(fun, &tf.body);
    });
    let epilogue = fun.nested(|fun| {
        finish(fun, signature);
        if fun.shared.module.sees_ends {
            leave_shared(fun);
        }
    });
    let mut f = fun.f;
    f.body = fun.prologue;
    f.body.append(&mut body);
    f.epilogue = epilogue;
    for (v, slot) in &fun.slots {
        if let Slot::Local(l) = slot
            && fun.vars.is_guard(*v)
        {
            f.locals[*l].kept = true;
        }
        // Of temporaries the order of the statements shows it.
        let sure = tf.vars[*v].kind == VarKind::User || tf.varargout == Some(*v) || fun.chosen.contains(v);
        definedness(&mut f, slot, fun.flags.get(v).copied(), sure, fun.vars.begins_empty(*v));
    }
    if let Some(says) = signature.given.map(|k| f.results[k]) {
        for l in f.results.clone().into_iter().filter(|l| *l != says) {
            let local = &mut f.locals[l];
            local.flag = local.flag.or(Some(says));
        }
    }
    f
}

/// What nested functions share with this one, and that is kept outside of activations, goes with this one.
fn leave_shared(fun: &mut Fun) {
    let own = |fun: &Fun, v: VarId| fun.tf.vars[v].storage == tir::Storage::Local && fun.cell(v).is_some();
    let shared: Vec<VarId> = fun.tf.vars.keys().filter(|v| own(fun, *v)).collect();
    for v in shared {
        if let Some(Slot::Local(l)) = slot(fun, v)
            && fun.f.locals[l].ty == Ty::Boxed
            && fun.f.locals[l].within.is_none()
        {
            emptied(fun, &Slot::Local(l));
        }
    }
}

/// Notes what says that the locals of a slot have a value: a truth value, or the analysis; and whether arrays
/// among them begin empty.
fn definedness(f: &mut Function, slot: &Slot, flag: Option<LocalId>, sure: bool, empty: bool) {
    match slot {
        Slot::Known(_) => {}
        Slot::Local(l) => {
            let local = &mut f.locals[*l];
            (local.flag, local.sure) = (flag, sure && flag.is_none());
            local.empty = empty && matches!(local.ty, Ty::Array(..));
        }
        Slot::Table(_, locals) => {
            locals.iter().for_each(|l| definedness(f, &Slot::Local(*l), flag, sure, empty));
        }
        Slot::Closure(_, parts) => parts.iter().for_each(|p| definedness(f, p, flag, sure, empty)),
        // What other targets capture is anything.
        Slot::Choice(which, targets) => {
            definedness(f, &Slot::Local(*which), flag, true, empty);
            let parts = targets.iter().flat_map(|(_, parts)| parts);
            parts.for_each(|p| definedness(f, p, None, true, empty));
        }
        Slot::Record(fields) => fields.iter().for_each(|(_, p)| definedness(f, p, flag, sure, empty)),
    }
}

/// Ties parameters and results to the locals of the signature.
fn bind_signature(fun: &mut Fun, signature: &Signature) {
    let given = fun.f.params.iter().skip(signature.frames).map(|p| p.local);
    let mut params = given.collect::<Vec<_>>().into_iter();
    for ((_, v), repr) in all_params(fun.tf).zip(&signature.params) {
        if let Some(repr) = repr {
            let given = slot_over(repr, &mut params);
            match slot_elsewhere(fun, v) {
                Some(own) => {
                    let val = read(fun, &given, None);
                    store_slot(fun, &own, val, None, "a shared parameter");
                    if let (Slot::Local(l), Some(flag)) = (&given, fun.flags.get(&v).copied())
                        && fun.vars.is_unsure(v)
                    {
                        present(fun, *l, flag);
                    }
                }
                None => {
                    let whether = match given {
                        Slot::Local(l) if fun.vars.is_unsure(v) => Some(l),
                        _ => None,
                    };
                    fun.slots.insert(v, given);
                    if fun.vars.value(v).is_some_and(|value| value.maybe_undefined) {
                        let flag = add_flag(fun, v);
                        if let Some(l) = whether {
                            let ask = fun.nested(|fun| present(fun, l, flag));
                            fun.prologue.extend(ask);
                        }
                    }
                }
            }
        }
    }
    let mut results = fun.f.results.clone().into_iter();
    for (v, repr) in outputs(fun.tf, asked(fun.context)).into_iter().zip(&signature.results) {
        let given = slot_over(repr, &mut results);
        match slot_elsewhere(fun, v) {
            Some(own) => fun.handed.push((own, given)),
            None if !fun.slots.contains_key(&v) => {
                fun.slots.insert(v, given);
                // Some read asks whether it has a value: assignments before it say so.
                if fun.vars.value(v).is_some_and(|value| value.maybe_undefined) {
                    add_flag(fun, v);
                }
            }
            None => {}
        }
    }
}

/// The slot of a parameter or result that nested functions share: not the one of the signature.
fn slot_elsewhere(fun: &mut Fun, v: VarId) -> Option<Slot> {
    fun.cell(v)?;
    slot(fun, v)
}

/// What happens when the body is done: MATLAB's error for a result that was never assigned, and
/// results taken out of `varargout`.
fn finish(fun: &mut Fun, signature: &Signature) {
    let named = outputs(fun.tf, asked(fun.context));
    for (i, v) in named.iter().enumerate().take(signature.results.len()) {
        let Some(output) = fun.context.outputs.get(i).filter(|o| o.maybe_undefined) else { continue };
        let unset = match fun.flags.get(v) {
            Some(flag) => Expr::Not(Box::new(Expr::Local(*flag))),
            None => Expr::Bool(output.is_undefined()),
        };
        match signature.given.filter(|_| i == 0) {
            Some(k) => {
                let says = fun.f.results[k];
                fun.emit(Stmt::Assign(says, super::build::negated(unset)));
            }
            None if asked(fun.context) > i => {
                fun.check(unset, Fault::OutputNotAssigned(fun.tf.vars[*v].name), Vec::new());
            }
            None => {}
        }
    }
    for (from, to) in std::mem::take(&mut fun.handed) {
        let val = read(fun, &from, None);
        store_slot(fun, &to, val, None, "a shared result");
    }
    let extra: Vec<LocalId> = {
        let given = usize::from(signature.given.is_some());
        let results = &fun.f.results[..fun.f.results.len() - given];
        let count = signature.results.len().saturating_sub(named.len());
        results[results.len() - count..].to_vec()
    };
    if extra.is_empty() {
        return;
    }
    let Some(list) = fun.tf.varargout.and_then(|v| slots::slot_local(fun, v)) else { return };
    if let Some(k) = signature.given.filter(|_| named.is_empty()) {
        // Of a call as a statement: the first, if there is one.
        let count = number_of(fun, list);
        let some = compare(ScalarOp::Gt, Expr::Local(count), Expr::index(0));
        let says = fun.f.results[k];
        fun.emit(Stmt::Assign(says, some));
        let take = fun.nested(|fun| results_of(fun, list, extra));
        fun.branch(Expr::Local(says), take, Vec::new());
        return;
    }
    results_of(fun, list, extra);
}

/// A matrix of many numbers, made of its text the first time that a program needs it: tables stand in functions that
/// loops call.
fn numbers_once(fun: &mut Fun, text: String) -> LocalId {
    let kept = fun.add_global("numbers", Ty::Boxed);
    let there = fun.local("there", Ty::Scalar(Elem::Bool));
    present(fun, kept, there);
    let made = fun.nested(|fun| {
        let numbers = boxed_call(fun, kernels::NUMBERS, vec![Operand::Text(text)]);
        fun.emit(Stmt::Move(kept, numbers));
    });
    fun.branch(negated(Expr::Local(there)), made, Vec::new());
    kept
}

/// Whether a boxed variable has a value.
fn present(fun: &mut Fun, l: LocalId, there: LocalId) {
    kernel(fun, kernels::PRESENT, vec![Operand::Borrow(l)], 1, vec![there]);
}

/// How many values the variable `varargout` has, which nobody may have assigned.
fn number_of(fun: &mut Fun, list: LocalId) -> LocalId {
    let count = fun.index_local("count");
    let there = fun.local("there", Ty::Scalar(Elem::Bool));
    fun.emit(Stmt::Assign(count, Expr::index(0)));
    present(fun, list, there);
    let counted = fun.nested(|fun| kernel(fun, kernels::NUMEL, vec![Operand::Borrow(list)], 1, vec![count]));
    fun.branch(Expr::Local(there), counted, Vec::new());
    count
}

/// The first results out of the cell that `varargout` is; MATLAB's error where it has fewer.
fn results_of(fun: &mut Fun, list: LocalId, results: Vec<LocalId>) {
    let count = number_of(fun, list);
    for (k, result) in results.into_iter().enumerate() {
        let fails = compare(ScalarOp::Le, Expr::Local(count), Expr::index(k as i64));
        let name = Name::new(&format!("varargout{{{}}}", k + 1));
        fun.check(fails, Fault::OutputNotAssigned(name), Vec::new());
        let args = vec![Operand::Borrow(list), Operand::Scalar(Expr::index(k as i64 + 1))];
        kernel(fun, "get{1}", args, 1, vec![result]);
    }
}

/// Lowers the statements of a block into the current one.
fn statements<'a>(fun: &mut Fun<'a, '_>, block: &'a [StmtId]) {
    for id in block {
        let stmt = &fun.tf.stmts[*id];
        let reached = match stmt {
            // What computes the condition may fail before anything is known of the loop.
            tir::Stmt::While { header, .. } => {
                fun.context.facts.reachable(*id) || header.iter().any(|s| fun.context.facts.reachable(*s))
            }
            stmt => !statement::has_facts(stmt) || fun.context.facts.reachable(*id),
        };
        if !reached {
            continue;
        }
        fun.at = *id;
        lower(fun, stmt);
        let replaced = walk::defs(stmt).into_iter().flat_map(|v| fun.vars.replaced(v)).copied();
        for v in replaced.collect::<Vec<_>>() {
            if let Some(slot) = slot(fun, v) {
                emptied(fun, &slot);
            }
        }
    }
}

fn lower<'a>(fun: &mut Fun<'a, '_>, stmt: &'a tir::Stmt) {
    use tir::Stmt as S;
    match stmt {
        S::Literal { dst, value: tir::Literal::Matrix(m) } => {
            let numbers = numbers_once(fun, m.text());
            define(fun, *dst, Val::Boxed(numbers));
        }
        S::Literal { dst, value } => define(fun, *dst, literal(value)),
        S::Copy { dst, src } => {
            let val = value(fun, *src);
            define(fun, *dst, val);
        }
        S::Call { targets, callee, args } => statement::call(fun, targets, callee, args),
        S::CallStatement { ans, callee, args, echo } => {
            statement::call_statement(fun, *ans, callee, args, *echo);
        }
        S::Get { targets, base, path } => statement::get(fun, targets, *base, path),
        S::GetStatement { ans, base, path, echo } => {
            statement::get_statement(fun, *ans, *base, path, *echo);
        }
        S::Set { base, path, src } => set::set(fun, *base, path, *src),
        S::SetList { base, path, src } => set::set_list(fun, *base, path, *src),
        S::Delete { base, path } => delete::delete(fun, *base, path),
        S::FunctionRef { dst, callee } => statement::function_ref(fun, *dst, callee),
        S::Lambda { dst, function, captures } => statement::lambda(fun, *dst, *function, captures),
        S::Display(v) => slots::display(fun, *v),
        S::If { cond, then, els } => control::branch(fun, *cond, then, els),
        S::While { header, cond, body } => control::while_loop(fun, header, *cond, body),
        S::For { var, range, body, .. } => control::for_loop(fun, *var, *range, body),
        S::Try { body, err, handler } => control::protect(fun, body, *err, handler),
        S::Break => fun.emit(Stmt::Break),
        S::Continue => fun.emit(Stmt::Continue),
        S::Return => fun.emit(Stmt::Return),
        S::Comment(text) => statement::comment(fun, text),
        S::Global(vars) | S::Persistent(vars) => statement::declare(fun, vars),
        S::Unwind { .. } => fun.reject("unwind_protect"),
    }
}

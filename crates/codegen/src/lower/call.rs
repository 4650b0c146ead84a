//! Calls of functions of the program: arguments in the callee's representation, results in the caller's.

use super::arms::placed;
use super::array;
use super::boxing::{captures_of, operands, part_of, stored};
use super::build::{add_const, compare};
use super::caller;
use super::columns;
use super::frame;
use super::fun::{Fun, raised};
use super::kernel::{boxed_call, kernel};
use super::local::{copied, in_local};
use super::program::function_of;
use super::repr::{Handle, Part, Repr};
use super::scalar::scalar;
use super::slots;
use super::value::Val;
use analysis::{CallEdge, ContextId};
use base::EntityRef;
use ir::loops::{Expr, LocalId, Operand, Stmt, Ty, kernels};
use ir::tir::FuncId;
use runtime::errors;
use types::AbsValue;
use types::scalar::ScalarOp;

/// What a call gives.
pub struct Results {
    /// Its values.
    pub vals: Vec<Val>,
    /// Whether the first has a value, where only the run knows.
    pub given: Option<Expr>,
}

/// What a call of a function at a statement enters.
pub enum Entered {
    /// This context.
    One(ContextId),
    /// None: reading an operand fails, or a list gives more of them than the function takes.
    None,
    /// One of several.
    Several,
}

/// What a call at this statement enters, for a function.
pub fn entered(fun: &Fun, f: FuncId) -> Entered {
    let mut found = Entered::None;
    for e in fun.context.facts.calls(fun.at) {
        if let CallEdge::User { context, .. } = e
            && fun.cx.analysis.contexts[*context].func == f
        {
            found = match found {
                Entered::None => Entered::One(*context),
                Entered::One(c) if c == *context => found,
                _ => return Entered::Several,
            };
        }
    }
    found
}

/// The one context that a call at this statement enters. `None` where it is refused, or enters nothing:
/// what is left to fail when the operands have been read is their number.
pub fn context_entered(fun: &mut Fun, f: FuncId) -> Option<ContextId> {
    match entered(fun, f) {
        Entered::One(context) => return Some(context),
        Entered::None => fun.raise(&errors::too_many_inputs()),
        Entered::Several => fun.reject("a call whose arguments have several classes"),
    }
    None
}

/// Calls a context's function, asking for so many results.
pub fn user_call(fun: &mut Fun, context: ContextId, args: Vec<Val>, nargout: usize) -> Results {
    let signatures = fun.cx.signatures;
    let signature = &signatures[context.index()];
    let mut passed = frame::passed(fun, fun.cx.analysis.contexts[context].func);
    let (args, nargin) = arguments(fun, context, args);
    if signature.params.iter().skip(args.len()).any(Option::is_some) {
        fun.reject("a call whose number of arguments is not known");
    }
    let called = &fun.cx.analysis.contexts[context];
    let fixed = fun.cx.program.functions[called.func].params.len();
    let mut formals = signature.prototype.params.iter().skip(signature.frames).map(|p| p.borrowed);
    for (i, (repr, val)) in signature.params.iter().zip(args).enumerate() {
        if let Some(repr) = repr {
            let rest = (i == fixed).then(|| called.rest(fixed));
            pass(fun, repr, val, rest.as_ref().or(called.args.get(i)), &mut formals, &mut passed);
        }
    }
    passed.extend(nargin.map(Operand::Scalar));
    let prototype = &signature.prototype;
    let locals: Vec<LocalId> = prototype
        .results
        .iter()
        .map(|r| fun.scratch(&prototype.locals[*r].name, prototype.locals[*r].ty))
        .collect();
    let args = taken_once(fun, passed);
    let at = fun.site();
    caller::leave_names(fun, called.func);
    fun.emit(Stmt::Call { function: function_of(context), args, results: locals.clone(), at });
    let given = signature.given.map(|k| Expr::Local(locals[k]));
    let mut locals = locals.into_iter();
    let mut vals = Vec::new();
    for (i, repr) in signature.results.iter().enumerate() {
        vals.push(gather(fun, repr, &mut locals, called.outputs.get(i)));
    }
    vals.truncate(nargout.max(1));
    Results { vals, given }
}

/// The arguments of a call, one for each parameter: lists spread, those of `varargin` in a cell. Also how many
/// they are, where only the run knows.
fn arguments(fun: &mut Fun, context: ContextId, mut args: Vec<Val>) -> (Vec<Val>, Option<Expr>) {
    let called = &fun.cx.analysis.contexts[context];
    let function = &fun.cx.program.functions[called.func];
    let fixed = function.params.len();
    let leading = args.iter().take_while(|a| !matches!(a, Val::List(_))).count();
    if called.open {
        return counted_arguments(fun, context, args, leading);
    }
    let tail = args.split_off(leading);
    if let Some(first) = tail.first() {
        let list = match (first, tail.as_slice()) {
            (Val::List(l), [_]) => *l,
            _ => in_list(fun, tail),
        };
        for k in leading..called.args.len() {
            args.push(element(fun, list, Expr::index((k - leading) as i64 + 1)));
        }
    }
    if function.varargin.is_some() {
        let rest = args.split_off(fixed.min(args.len()));
        args.resize(fixed, Val::Absent);
        let whole = matches!(fun.cx.signatures[context.index()].params.get(fixed), Some(Some(Repr::Boxed)));
        let row = if whole && rest.is_empty() { Val::Boxed(in_list(fun, rest)) } else { Val::row(rest) };
        args.push(row);
    }
    (args, None)
}

/// The arguments of a call whose number only the run knows: what has no value goes for those that are not given.
fn counted_arguments(
    fun: &mut Fun,
    context: ContextId,
    mut args: Vec<Val>,
    leading: usize,
) -> (Vec<Val>, Option<Expr>) {
    let called = &fun.cx.analysis.contexts[context];
    let function = &fun.cx.program.functions[called.func];
    let fixed = function.params.len();
    let direct = leading.min(called.args.len()).min(fixed);
    let list = in_list(fun, args.split_off(direct));
    let count = fun.index_local("n_more");
    kernel(fun, kernels::NUMEL, vec![Operand::Borrow(list)], 1, vec![count]);
    if function.varargin.is_none() {
        let most = Expr::index((fixed - direct) as i64);
        let fails = compare(ScalarOp::Gt, Expr::Local(count), most);
        fun.check(fails, raised(&errors::too_many_inputs()), Vec::new());
    }
    for k in direct..fixed {
        let arg = match k < called.args.len() {
            true => element(fun, list, Expr::index((k - direct) as i64 + 1)),
            false => {
                let l = fun.scratch("argument", Ty::Boxed);
                let place = Operand::Scalar(Expr::index((k - direct) as i64 + 1));
                kernel(fun, kernels::NTH, vec![Operand::Borrow(list), place], 0, vec![l]);
                Val::Boxed(l)
            }
        };
        args.push(arg);
    }
    if function.varargin.is_some() {
        let skipped = Operand::Scalar(Expr::index((fixed - direct) as i64));
        let most = Operand::Scalar(Expr::Local(count));
        let rest = boxed_call(fun, kernels::SLICE, vec![Operand::Borrow(list), skipped, most]);
        args.push(Val::Boxed(rest));
    }
    let given = direct as i64 - function.captured as i64;
    (args, Some(add_const(Expr::Local(count), given)))
}

/// Values in a list.
pub fn in_list(fun: &mut Fun, vals: Vec<Val>) -> LocalId {
    let vals = operands(fun, vals);
    boxed_call(fun, kernels::LIST, vals)
}

/// Element `place` of a list, from 1; an error of the run where it has fewer.
pub fn element(fun: &mut Fun, list: LocalId, place: Expr) -> Val {
    Val::Boxed(boxed_call(fun, "get{1}", vec![Operand::Borrow(list), Operand::Scalar(place)]))
}

/// The value made of result locals.
fn gather(
    fun: &Fun,
    repr: &Repr,
    locals: &mut dyn Iterator<Item = LocalId>,
    value: Option<&AbsValue>,
) -> Val {
    match repr {
        Repr::Closure(h, parts) => {
            Val::Closure(*h, parts.iter().map(|p| gather(fun, p, locals, None)).collect())
        }
        Repr::Choice(targets) => {
            let which = locals.next().map_or(Expr::index(0), Expr::Local);
            let parts = |parts: &[Repr], locals: &mut dyn Iterator<Item = LocalId>| {
                parts.iter().map(|p| gather(fun, p, locals, None)).collect()
            };
            Val::Choice(which, targets.iter().map(|(h, p)| (*h, parts(p, locals))).collect())
        }
        Repr::Record(fields) => {
            Val::Record(fields.iter().map(|(n, r)| (*n, gather(fun, r, locals, None))).collect())
        }
        Repr::Table(table) => {
            let locals = locals.take(repr.leaves()).collect();
            Val::Table(fun.columns(table, locals, value))
        }
        Repr::Scalar(_) | Repr::Array(..) | Repr::Boxed => match locals.next() {
            Some(l) => array::local_value(fun, l, value),
            None => Val::Absent,
        },
    }
}

/// Passes a value, of which `value` is known, as a parameter. A struct may lack fields that the
/// callee assigns before it reads them: for these goes anything.
pub fn pass(
    fun: &mut Fun,
    repr: &Repr,
    val: Val,
    value: Option<&AbsValue>,
    borrowed: &mut dyn Iterator<Item = bool>,
    out: &mut Vec<Operand>,
) {
    match (repr, val) {
        (Repr::Closure(_, parts), Val::Closure(_, vals)) => {
            for (r, v) in parts.iter().zip(vals) {
                pass(fun, r, v, None, borrowed, out);
            }
        }
        (Repr::Record(fields), Val::Record(vals)) => {
            for (name, r) in fields {
                match vals.iter().find(|(n, _)| n == name) {
                    Some((_, val)) => {
                        let value = value.map(|v| name.of(v));
                        pass(fun, r, val.clone(), value.as_ref(), borrowed, out);
                    }
                    None => pass_nothing(fun, r, borrowed, out),
                }
            }
        }
        (Repr::Record(fields), Val::Boxed(l)) => {
            for (name, r) in fields {
                let part = part_of(fun, l, *name, value);
                let value = value.map(|v| name.of(v));
                match part {
                    Some(part) => pass(fun, r, part, value.as_ref(), borrowed, out),
                    None => pass_nothing(fun, r, borrowed, out),
                }
            }
        }
        (Repr::Closure(Handle::Builtin(_), _), Val::Boxed(_)) => {}
        (Repr::Closure(Handle::Function(f), parts), Val::Boxed(l)) => {
            for (r, v) in parts.iter().zip(captures_of(fun, l, *f, parts.len())) {
                pass(fun, r, v, None, borrowed, out);
            }
        }
        (repr, Val::Absent) => pass_nothing(fun, repr, borrowed, out),
        (Repr::Closure(h, parts), Val::Choice(_, targets)) => {
            // It is surely this one.
            let vals = targets.into_iter().find(|(handle, _)| handle == h).map(|(_, vals)| vals);
            for (r, v) in parts.iter().zip(vals.unwrap_or_default()) {
                pass(fun, r, v, None, borrowed, out);
            }
        }
        (Repr::Choice(targets), Val::Closure(h, vals)) => {
            let Some(k) = targets.iter().position(|(handle, _)| *handle == h) else {
                return fun.reject("this function handle as an argument");
            };
            borrowed.next();
            out.push(Operand::Scalar(Expr::index(k as i64)));
            for (i, (_, parts)) in targets.iter().enumerate() {
                for (j, r) in parts.iter().enumerate() {
                    match vals.get(j).filter(|_| i == k) {
                        Some(v) => pass(fun, r, v.clone(), None, borrowed, out),
                        None => pass_nothing(fun, r, borrowed, out),
                    }
                }
            }
        }
        (Repr::Choice(targets), Val::Choice(which, all)) if is_same(fun, targets, &all) => {
            borrowed.next();
            out.push(Operand::Scalar(which));
            for ((_, parts), (_, vals)) in targets.iter().zip(all) {
                for (r, v) in parts.iter().zip(vals) {
                    pass(fun, r, v, None, borrowed, out);
                }
            }
        }
        (repr @ Repr::Choice(_), val) => {
            let slot = placed(fun, "handle", repr);
            slots::store_slot(fun, &slot, val, None, "an argument");
            let val = slots::read(fun, &slot, None);
            pass(fun, repr, val, None, borrowed, out);
        }
        (Repr::Table(table), val) => {
            let given = columns::in_columns(fun, table, val);
            for l in given.locals {
                let lend = borrowed.next().unwrap_or(false);
                out.push(handed_on(fun, l, lend));
            }
        }
        (Repr::Scalar(elem), val) => {
            borrowed.next();
            let e = scalar(fun, val, *elem);
            out.push(Operand::Scalar(e));
        }
        (Repr::Array(..) | Repr::Boxed, val) => {
            let lend = borrowed.next().unwrap_or(false);
            let Some(ty) = repr.ty() else { return };
            let val = match value {
                Some(value) if ty == Ty::Boxed => stored(fun, val, value),
                _ => val,
            };
            let local = in_local(fun, ty, val);
            out.push(handed_on(fun, local, lend));
        }
        _ => fun.reject("this argument"),
    }
}

/// Whether a handle that may have several targets is kept like this, so that no part is looked at.
fn is_same(fun: &Fun, targets: &[(Handle, Vec<Repr>)], all: &[(Handle, Vec<Val>)]) -> bool {
    let alike = |(r, v): (&Repr, &Val)| is_kept_as(fun, r, v);
    targets.len() == all.len()
        && targets.iter().zip(all).all(|(a, b)| a.0 == b.0 && a.1.iter().zip(&b.1).all(alike))
}

fn is_kept_as(fun: &Fun, repr: &Repr, val: &Val) -> bool {
    match (repr, val) {
        (Repr::Scalar(e), Val::Scalar(x)) => fun.f.elem(x) == *e,
        (Repr::Array(..) | Repr::Boxed, Val::Array(l, _) | Val::Boxed(l)) => {
            Some(fun.f.locals[*l].ty) == repr.ty()
        }
        (Repr::Closure(h, parts), Val::Closure(g, vals)) => {
            h == g && parts.iter().zip(vals).all(|(r, v)| is_kept_as(fun, r, v))
        }
        (Repr::Choice(targets), Val::Choice(_, all)) => is_same(fun, targets, all),
        (Repr::Record(parts), Val::Record(vals)) => {
            let alike = |(a, b): (&(Part, Repr), &(Part, Val))| a.0 == b.0 && is_kept_as(fun, &a.1, &b.1);
            parts.len() == vals.len() && parts.iter().zip(vals).all(alike)
        }
        _ => false,
    }
}

/// An array or boxed local as an operand, lent or given away.
fn handed_on(fun: &mut Fun, local: LocalId, lend: bool) -> Operand {
    match lend {
        // What others may change meanwhile is lent as a copy.
        true => Operand::Borrow(if fun.is_global(local) { copied(fun, local) } else { local }),
        false if fun.is_scratch(local) => Operand::Take(local),
        false => Operand::Take(copied(fun, local)),
    }
}

/// Passes something of the right type that nobody reads.
fn pass_nothing(
    fun: &mut Fun,
    repr: &Repr,
    borrowed: &mut dyn Iterator<Item = bool>,
    out: &mut Vec<Operand>,
) {
    match repr {
        Repr::Closure(_, parts) => parts.iter().for_each(|r| pass_nothing(fun, r, borrowed, out)),
        Repr::Choice(targets) => {
            borrowed.next();
            out.push(Operand::Scalar(Expr::index(0)));
            targets.iter().flat_map(|(_, parts)| parts).for_each(|r| pass_nothing(fun, r, borrowed, out));
        }
        Repr::Record(fields) => fields.iter().for_each(|(_, r)| pass_nothing(fun, r, borrowed, out)),
        Repr::Table(table) => {
            for (_, ty) in table.columns() {
                let column = match ty {
                    Ty::Array(elem, rank) => Repr::Array(elem, rank),
                    Ty::Scalar(_) | Ty::Boxed => Repr::Boxed,
                };
                pass_nothing(fun, &column, borrowed, out);
            }
        }
        Repr::Scalar(elem) => {
            borrowed.next();
            out.push(Operand::Scalar(super::build::zero(*elem)));
        }
        Repr::Array(..) => {
            let Some(ty) = repr.ty() else { return };
            let none = fun.scratch("none", ty);
            array::empty(fun, none);
            let lend = borrowed.next().unwrap_or(false);
            out.push(if lend { Operand::Borrow(none) } else { Operand::Take(none) });
        }
        Repr::Boxed => {
            let none = boxed_call(fun, kernels::LIST, Vec::new());
            let lend = borrowed.next().unwrap_or(false);
            out.push(if lend { Operand::Borrow(none) } else { Operand::Take(none) });
        }
    }
}

/// The operands of a call. Its printer may evaluate them in any order: what one hands over, no other may
/// read, and gets a copy instead (`x(2) = x`).
pub fn taken_once(fun: &mut Fun, args: Vec<Operand>) -> Vec<Operand> {
    let taken: Vec<(usize, LocalId)> = args
        .iter()
        .enumerate()
        .filter_map(|(i, a)| match a {
            Operand::Take(l) => Some((i, *l)),
            _ => None,
        })
        .collect();
    let shared = |i: usize, l: LocalId| taken.iter().any(|(j, t)| *t == l && *j != i);
    let first = |i: usize, l: LocalId| taken.iter().find(|(_, t)| *t == l).is_none_or(|(j, _)| *j == i);
    let mut safe = Vec::new();
    for (i, arg) in args.into_iter().enumerate() {
        safe.push(match arg {
            Operand::Take(l) if !first(i, l) => Operand::Take(copied(fun, l)),
            Operand::Borrow(l) if shared(i, l) => Operand::Borrow(copied(fun, l)),
            Operand::Spread(l) if shared(i, l) => Operand::Spread(copied(fun, l)),
            Operand::Scalar(e) if e.reads().iter().any(|l| shared(i, *l)) => {
                Operand::Scalar(fun.atom("t", e))
            }
            arg => arg,
        });
    }
    safe
}

//! Branches, loops and protected blocks.
//!
//! Loops over ranges count in integers where first value and step are; the counter is the loop's own and
//! the variable is given its value at the start of each round.

use super::array::{self, computed, own};
use super::boxing::operand;
use super::build::{add_const, compare, either};
use super::fun::Fun;
use super::kernel::{boxed_call, effect, kernel};
use super::local::{convert, copied, unboxed};
use super::measure::parts;
use super::repr::{Ext, extent, interval, is_one_element, is_row, known_extents};
use super::scalar::{elem_of, truth};
use super::slots::{define, mark_set, slot, slot_local, store_slot, value};
use super::value::{Range, Val};
use base::Name;
use ir::loops::{By, Elem, Exits, Expr, LocalId, Operand, Proof, Stmt, Ty, kernels};
use ir::tir::{self, ForRange, StmtId, VarId, walk};
use types::scalar::ScalarOp;
use types::{AbsValue, Class};

/// `if`
pub fn branch<'a>(fun: &mut Fun<'a, '_>, cond: VarId, then: &'a [StmtId], els: &'a [StmtId]) {
    let test = condition(fun, cond);
    let (then_viable, else_viable) = fun.context.facts.branches(fun.at);
    let then = if then_viable { fun.lowered(then) } else { Vec::new() };
    let els = if else_viable { fun.lowered(els) } else { Vec::new() };
    match (then_viable, else_viable) {
        (true, false) => fun.block.extend(then),
        (false, true) => fun.block.extend(els),
        _ => fun.branch(test, then, els),
    }
}

fn condition(fun: &mut Fun, cond: VarId) -> Expr {
    let known = fun.before(cond);
    let val = match value(fun, cond) {
        // What is no condition, the library says.
        val @ (Val::Closure(..) | Val::Choice(..) | Val::Record(_)) => match operand(fun, val) {
            Operand::Borrow(l) => Val::Boxed(l),
            _ => Val::Absent,
        },
        val => val,
    };
    truth(fun, val, known)
}

/// The check that a `switch` can look at a value, which the library makes where it is not sure.
pub fn selector(fun: &mut Fun, v: VarId, check: Name) {
    if !is_selector(fun.before(v)) {
        let val = value(fun, v);
        let text = match &val {
            Val::Array(l, _) if fun.array_type(*l) == (Elem::Char, 2) => Some(*l),
            _ => None,
        };
        let checked = fun.nested(|fun| {
            let operand = operand(fun, val);
            effect(fun, check.as_str(), vec![operand]);
        });
        match text {
            Some(l) => fun.branch(is_line(l), Vec::new(), checked),
            None => fun.block.extend(checked),
        }
    }
}

/// Whether a matrix is a row or a column, or has no elements.
fn is_line(l: LocalId) -> Expr {
    let are = |count: Expr, n| compare(ScalarOp::Eq, count, Expr::index(n));
    either(either(are(extent(l, 0), 1), are(extent(l, 1), 1)), are(Expr::Numel(l), 0))
}

/// Whether `switch` can surely look at a value: a number, a row of characters, a string.
fn is_selector(value: &AbsValue) -> bool {
    let row = |k: Vec<Ext>| k.len() == 2 && k[0].is_one();
    !value.maybe_undefined
        && match value.unique_class() {
            Some(Class::FunctionHandle) => true,
            Some(Class::Char) => known_extents(value).is_some_and(row),
            Some(class) => (class.is_matrix() || class == Class::String) && is_one_element(value),
            None => false,
        }
}

/// `while`
pub fn while_loop<'a>(fun: &mut Fun<'a, '_>, header: &'a [StmtId], cond: VarId, body: &'a [StmtId]) {
    let at = fun.at;
    if !fun.context.facts.reachable(at) {
        // Computing the condition surely fails.
        return (fun.statements)(fun, header);
    }
    let mut test = Expr::Bool(false);
    let header = fun.nested(|fun| {
        (fun.statements)(fun, header);
        fun.at = at;
        test = condition(fun, cond);
    });
    let body = fun.lowered(body);
    fun.emit(Stmt::While { header, cond: test, body });
}

/// `try`
pub fn protect<'a>(fun: &mut Fun<'a, '_>, body: &'a [StmtId], err: Option<VarId>, handler: &'a [StmtId]) {
    fun.protected += 1;
    let body = fun.lowered(body);
    fun.protected -= 1;
    let at = fun.at;
    let mut exception = None;
    let handler = fun.nested(|fun| {
        // An exception that nobody reads is not kept.
        if let Some(v) = err
            && let Some(slot) = slot(fun, v)
        {
            let l = fun.scratch("exception", Ty::Boxed);
            store_slot(fun, &slot, Val::Boxed(l), None, "the exception");
            mark_set(fun, v);
            exception = Some(l);
        }
        (fun.statements)(fun, handler);
    });
    fun.at = at;
    if !body.is_empty() {
        let (shared, exits) = (Vec::new(), Exits::default());
        fun.emit(Stmt::Try { body, err: exception, handler, shared, exits });
    }
}

/// `for`
pub fn for_loop<'a>(fun: &mut Fun<'a, '_>, var: VarId, range: ForRange, body: &'a [StmtId]) {
    match range {
        ForRange::Range { lo, step, hi } => {
            let vars: Vec<VarId> = [Some(lo), step, Some(hi)].into_iter().flatten().collect();
            for_range(fun, var, &vars, body);
        }
        ForRange::Columns(v) => for_columns(fun, var, v, body),
    }
}

/// After no round at all the variable is `[]`.
fn before_rounds(fun: &mut Fun, var: VarId) {
    if fun.context.facts.no_round(fun.at).is_none() {
        return;
    }
    if let Some(l) = slot_local(fun, var) {
        match fun.f.locals[l].ty {
            Ty::Array(..) => array::empty(fun, l),
            Ty::Boxed => {
                let none = fun.scratch("none", Ty::Array(Elem::F64, 2));
                array::empty(fun, none);
                convert(fun, l, Operand::Borrow(none));
            }
            Ty::Scalar(_) => return,
        }
        mark_set(fun, var);
    }
}

fn for_range<'a>(fun: &mut Fun<'a, '_>, var: VarId, vars: &[VarId], body: &'a [StmtId]) {
    let values: Vec<_> = vars.iter().map(|v| fun.before(*v)).collect();
    let vals: Vec<Val> = vars.iter().map(|v| value(fun, *v)).collect();
    let number = |fun: &Fun, v: &Val| {
        matches!(elem_of(fun, v), Some(Elem::F64 | Elem::Index | Elem::Bool)) && !matches!(v, Val::Range(_))
    };
    let plain = vals.iter().all(|v| number(fun, v)) && values.iter().all(|v| is_one_element(v));
    if let Some(([lo, step, hi], elem)) = whole_range(fun, &vals, &values) {
        before_rounds(fun, var);
        return counted_beside(fun, var, ([lo, step, hi], elem), body);
    }
    let range = if plain { parts(fun, vals.clone(), &values) } else { None };
    let Some(range) = range else {
        // Its values are those of the range as an array.
        let operands = vals.into_iter().map(|v| operand(fun, v)).collect();
        let l = boxed_call(fun, kernels::COLON, operands);
        return for_boxed(fun, var, Operand::Borrow(l), body);
    };
    before_rounds(fun, var);
    // What only the run knows may be zero, or turn the loop round.
    let up = matches!(values.as_slice(), [_, step, _] if interval(step).lo >= 1.0);
    let steps = matches!(range.step, Expr::Integer(k, _) if k != 0) || up;
    if range.elem == Elem::Index && steps {
        return counted(fun, var, range, body);
    }
    let Range { lo, step, hi, elem, .. } = range;
    let [lo, step, hi] = match elem {
        Elem::Index => [lo, step, hi].map(|e| fun.cast(e, Elem::F64)),
        _ => [lo, step, hi],
    };
    let counter = fun.local("value", Ty::Scalar(Elem::F64));
    let body = rounds(fun, var, Val::Scalar(Expr::Local(counter)), body);
    fun.emit(Stmt::For { var: counter, lo, step, hi, body });
}

/// A range of an integer class of at most 32 bits, as one of indices: what is beside its numbers are whole ones that the
/// class has, and in which direction it goes is known. Between its ends all numbers are of the class.
fn whole_range(fun: &Fun, vals: &[Val], values: &[&AbsValue]) -> Option<([Expr; 3], Elem)> {
    let elems: Vec<Elem> = vals.iter().map(|v| elem_of(fun, v)).collect::<Option<_>>()?;
    let elem = elems.iter().copied().find(|e| e.class().is_integer() && !e.is_wide())?;
    let (least, most) = elem.limits()?;
    let steps = |k: usize| vals.len() == 3 && k == 1;
    for (k, (e, known)) in elems.iter().zip(values).enumerate() {
        let range = interval(known);
        let held = range.lo >= least as f64 && range.hi <= most as f64;
        let small = range.lo.abs().max(range.hi.abs()) <= f64::from(u32::MAX);
        let whole = matches!(e, Elem::F64 | Elem::Index) && range.integer && !range.nan;
        if *e != elem && !(whole && if steps(k) { small } else { held }) || !is_one_element(known) {
            return None;
        }
    }
    if vals.len() == 3 {
        let step = interval(values[1]);
        if step.lo < 1.0 && step.hi > -1.0 {
            return None;
        }
    }
    let index = |v: &Val| match v {
        Val::Scalar(e) => Some(fun.cast(e.clone(), Elem::Index)),
        _ => None,
    };
    let range = match vals {
        [lo, hi] => [index(lo)?, Expr::index(1), index(hi)?],
        [lo, step, hi] => [index(lo)?, index(step)?, index(hi)?],
        _ => return None,
    };
    Some((range, elem))
}

/// A loop that counts in integers.
fn counted<'a>(fun: &mut Fun<'a, '_>, var: VarId, range: Range, body: &'a [StmtId]) {
    let Range { lo, step, hi, .. } = range;
    // The variable itself counts when nobody can tell the difference: the body does not assign it, and
    // nobody reads it after the loop.
    let direct = slot_local(fun, var).filter(|l| {
        fun.f.locals[*l].ty == Ty::Scalar(Elem::Index)
            && !fun.is_global(*l)
            && !fun.tf.vars[var].shared
            && !fun.flags.contains_key(&var)
            && !defines(fun.tf, body, var)
            && !read_elsewhere(fun.tf, var, body)
    });
    if let Some(l) = direct {
        let body = fun.lowered(body);
        return fun.emit(Stmt::For { var: l, lo, step, hi, body });
    }
    counted_beside(fun, var, ([lo, step, hi], Elem::Index), body);
}

/// The same with a counter beside the variable, which has its values in a type of numbers.
fn counted_beside<'a>(
    fun: &mut Fun<'a, '_>,
    var: VarId,
    ([lo, step, hi], elem): ([Expr; 3], Elem),
    body: &'a [StmtId],
) {
    let name = format!("next_{}", fun.tf.vars[var].name);
    let counter = fun.index_local(&name);
    let value = fun.cast(Expr::Local(counter), elem);
    let body = rounds(fun, var, Val::Scalar(value), body);
    fun.emit(Stmt::For { var: counter, lo, step, hi, body });
}

/// The body of a loop, beginning with the assignment of its variable.
fn rounds<'a>(fun: &mut Fun<'a, '_>, var: VarId, value: Val, body: &'a [StmtId]) -> Vec<Stmt> {
    let at = fun.at;
    let inner = fun.nested(|fun| {
        define(fun, var, value);
        (fun.statements)(fun, body);
    });
    fun.at = at;
    inner
}

/// A loop over the columns of a value; over the elements, where it has one row.
fn for_columns<'a>(fun: &mut Fun<'a, '_>, var: VarId, over: VarId, body: &'a [StmtId]) {
    before_rounds(fun, var);
    match value(fun, over) {
        // One round; `break` and `continue` need the loop.
        Val::Record(parts) if is_row(&parts) => {
            let whole = operand(fun, Val::Record(parts));
            for_boxed(fun, var, whole, body);
        }
        one @ (Val::Scalar(_) | Val::Record(_) | Val::Closure(..) | Val::Choice(..)) => {
            let one = match one {
                Val::Scalar(e) => Val::Scalar(fun.atom("over", e)),
                one => one,
            };
            let counter = fun.index_local("round");
            let body = rounds(fun, var, one, body);
            let zero = Expr::index(0);
            fun.emit(Stmt::For { var: counter, lo: zero.clone(), step: Expr::index(1), hi: zero, body });
        }
        val @ (Val::Array(..) | Val::Range(_) | Val::Text(_)) => {
            let matrix = array::dims(&val).is_some_and(|d| d.len() == 2);
            let (l, known) = array::of(fun, val);
            match matrix {
                true => for_matrix(fun, var, (l, &known), body),
                false => for_boxed(fun, var, Operand::Borrow(l), body),
            }
        }
        val => {
            let whole = operand(fun, val);
            for_boxed(fun, var, whole, body);
        }
    }
}

fn for_matrix<'a>(fun: &mut Fun<'a, '_>, var: VarId, (l, known): (LocalId, &[Ext]), body: &'a [StmtId]) {
    let l = if fun.is_scratch(l) { l } else { copied(fun, l) };
    let k = fun.index_local("k");
    let (elem, _) = fun.array_type(l);
    let last = add_const(Expr::Extent(l, 1), -1);
    let at = fun.at;
    let inner = fun.nested(|fun| {
        let column = if known[0].is_one() {
            Val::Scalar(Expr::At(l, vec![Expr::index(0), Expr::Local(k)], By::Proved(Proof::Range)))
        } else {
            let dims = vec![array::known_extent(l, known, 0), (Ext::Const(1), Expr::index(1))];
            computed(fun, elem, dims, |_, subs| own_column(l, subs[0].clone(), k))
        };
        define(fun, var, column);
        (fun.statements)(fun, body);
    });
    fun.at = at;
    let each = Stmt::For { var: k, lo: Expr::index(0), step: Expr::index(1), hi: last, body: inner };
    // A matrix without elements and without rows has no columns to run over.
    match known[0] {
        Ext::Const(n) if n > 0 => fun.emit(each),
        _ => {
            let null = super::build::both(
                compare(ScalarOp::Eq, extent(l, 0), Expr::index(0)),
                compare(ScalarOp::Eq, extent(l, 1), Expr::index(0)),
            );
            fun.branch(super::build::negated(null), vec![each], Vec::new());
        }
    }
}

fn own_column(l: LocalId, row: Expr, k: LocalId) -> Expr {
    match own(l, vec![row, Expr::Local(k)]) {
        Expr::At(l, subs, _) => Expr::At(l, subs, By::Proved(Proof::Range)),
        e => e,
    }
}

/// A loop over the columns of a value of the runtime library.
fn for_boxed<'a>(fun: &mut Fun<'a, '_>, var: VarId, whole: Operand, body: &'a [StmtId]) {
    let over = fun.scratch("over", Ty::Boxed);
    convert(fun, over, whole);
    let count = fun.index_local("columns");
    kernel(fun, kernels::COLUMNS, vec![Operand::Borrow(over)], 1, vec![count]);
    before_rounds(fun, var);
    let k = fun.index_local("k");
    let at = fun.at;
    let body = fun.nested(|fun| {
        let operands = vec![Operand::Borrow(over), Operand::Scalar(Expr::Local(k))];
        let column = boxed_call(fun, kernels::COLUMN, operands);
        let after = fun.after(var);
        let column = unboxed(fun, Val::Boxed(column), after);
        define(fun, var, column);
        (fun.statements)(fun, body);
    });
    fun.at = at;
    fun.emit(Stmt::For { var: k, lo: Expr::index(1), step: Expr::index(1), hi: Expr::Local(count), body });
}

/// Whether a block assigns a variable.
fn defines(tf: &tir::Function, body: &[StmtId], var: VarId) -> bool {
    let mut found = false;
    walk::each(tf, body, &mut |_, s| found |= walk::defs(s).contains(&var));
    found
}

/// Whether a variable is read outside the body of this loop (other loops over the same
/// variable read only what they assign themselves, but that is not looked into).
fn read_elsewhere(tf: &tir::Function, var: VarId, body: &[StmtId]) -> bool {
    let mut inside = 0;
    let mut all = 0;
    let count = |n: &mut i32, s: &tir::Stmt| *n += walk::uses(s).iter().filter(|u| **u == var).count() as i32;
    walk::each(tf, body, &mut |_, s| count(&mut inside, s));
    walk::each(tf, &tf.body, &mut |_, s| {
        count(&mut all, s);
        // What a loop over the same variable reads in its own body is its own.
        if let tir::Stmt::For { var: v, body: other, .. } = s
            && *v == var
            && other.as_slice() != body
        {
            let mut own = 0;
            walk::each(tf, other, &mut |_, s| count(&mut own, s));
            all -= own;
        }
    });
    all > inside || tf.outputs.contains(&var)
}

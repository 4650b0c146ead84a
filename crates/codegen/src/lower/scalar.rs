//! Scalars: values as numbers of an element type, truth, and the operations of the table on scalars.

use super::array;
use super::build::{self, both, choose, compare, is_real, op, zero};
use super::fun::Fun;
use super::repr::{EXACT, fits_index, interval};
use super::value::Val;
use ir::loops::{Axis, By, Elem, Expr, Fault, Operand, Stmt, Ty};
use types::scalar::{ComplexFn, Domain, ScalarOp};
use types::{AbsValue, Interval};

/// The element type of a value, when it is a number.
pub fn elem_of(fun: &Fun, val: &Val) -> Option<Elem> {
    match val {
        Val::Scalar(e) => Some(fun.f.elem(e)),
        Val::Array(l, _) => Some(fun.array_type(*l).0),
        Val::Range(_) => Some(Elem::F64),
        Val::Text(_) => Some(Elem::Char),
        _ => None,
    }
}

/// The only element of a value, as an element type.
pub fn scalar(fun: &mut Fun, val: Val, elem: Elem) -> Expr {
    let e = match val {
        Val::Scalar(e) => e,
        Val::Array(l, _) => first(fun, l),
        Val::Range(range) => range.lo,
        Val::Text(t) => {
            let unit = t.encode_utf16().next().unwrap_or(0);
            Expr::Integer(unit.into(), Elem::Char)
        }
        Val::Boxed(l) => {
            let x = fun.local("t", Ty::Scalar(elem));
            let at = fun.site();
            fun.emit(Stmt::Convert { dst: x, src: Operand::Borrow(l), at });
            return Expr::Local(x);
        }
        _ => {
            fun.reject("this value as a number");
            Expr::Number(f64::NAN, Elem::F64)
        }
    };
    fun.cast(e, elem)
}

/// The element of an array that has one. Where it has none after all, the library's error.
fn first(fun: &mut Fun, l: ir::loops::LocalId) -> Expr {
    let guards = fun.f.new_check();
    let none = compare(ScalarOp::Eq, Expr::Numel(l), Expr::index(0));
    fun.checked(none, Fault::IndexBounds, vec![Expr::index(0)], Some(guards), None);
    Expr::At(l, vec![Expr::index(0)], By::Checked(guards))
}

/// A value as a scalar of its own type.
pub fn scalar_any(fun: &mut Fun, val: Val) -> Expr {
    let elem = elem_of(fun, &val).unwrap_or(Elem::F64);
    scalar(fun, val, elem)
}

/// The truth of a value in `if` and `while`: all elements nonzero, and at least one.
pub fn truth(fun: &mut Fun, val: Val, value: &AbsValue) -> Expr {
    match val {
        Val::Scalar(e) => scalar_truth(fun, e, value),
        Val::Text(t) => Expr::Bool(!t.is_empty() && !t.contains('\0')),
        Val::Boxed(l) => {
            let x = fun.local("t", Ty::Scalar(Elem::Bool));
            let at = fun.site();
            fun.emit(Stmt::Truth { local: x, value: l, at });
            Expr::Local(x)
        }
        val @ (Val::Array(..) | Val::Range(_)) => {
            let (l, _) = array::of(fun, val);
            all_true(fun, l, value)
        }
        _ => {
            fun.reject("this value as a condition");
            Expr::Bool(false)
        }
    }
}

fn scalar_truth(fun: &mut Fun, e: Expr, value: &AbsValue) -> Expr {
    let elem = fun.f.elem(&e);
    if elem == Elem::Bool {
        return e;
    }
    let e = fun.atom("t", e);
    has_truth(fun, &e, value);
    if elem.is_complex() {
        return op(ScalarOp::Ne, vec![e, zero(elem)], elem, Elem::Bool);
    }
    fun.cast(e, Elem::Bool)
}

/// Fails where a number is NaN, which is neither true nor false. `value` is what the analysis says of it.
pub fn has_truth(fun: &mut Fun, e: &Expr, value: &AbsValue) {
    let elem = fun.f.elem(e);
    if may_be_nan(elem) {
        let fails = op(ScalarOp::Ne, vec![e.clone(), e.clone()], elem, Elem::Bool);
        let proof = (!elem.is_complex() && !interval(value).nan).then_some(ir::loops::Proof::Range);
        fun.checked(fails, Fault::NanToLogical, Vec::new(), None, proof);
    }
}

/// Whether an element of this type may be NaN: of a complex one, either part.
fn may_be_nan(elem: Elem) -> bool {
    matches!(elem, Elem::F64 | Elem::F32) || elem.is_complex()
}

/// Fails where an element of an array is NaN.
pub fn have_truth(fun: &mut Fun, l: ir::loops::LocalId, value: &AbsValue) {
    let (elem, _) = fun.array_type(l);
    if !may_be_nan(elem) || !elem.is_complex() && !interval(value).nan {
        return;
    }
    let k = fun.index_local("k");
    let element = Expr::At(l, vec![Expr::Local(k)], By::Own);
    let bad = fun.pin("bad", Expr::Bool(false));
    let is_nan = op(ScalarOp::Ne, vec![element.clone(), element], elem, Elem::Bool);
    let axes = vec![Axis { var: k, extent: Expr::Numel(l) }];
    let until = Some(Expr::Local(bad));
    fun.emit(Stmt::Reduce { dst: bad, place: Vec::new(), axes, step: is_nan, until });
    fun.check(Expr::Local(bad), Fault::NanToLogical, Vec::new());
}

/// Whether every element of an array is nonzero and there is one.
fn all_true(fun: &mut Fun, l: ir::loops::LocalId, value: &AbsValue) -> Expr {
    let (elem, _) = fun.array_type(l);
    let some = compare(ScalarOp::Gt, Expr::Numel(l), Expr::index(0));
    let all = fun.pin("all", some);
    have_truth(fun, l, value);
    let k = fun.index_local("k");
    let element = Expr::At(l, vec![Expr::Local(k)], By::Own);
    let step = op(ScalarOp::Ne, vec![element, zero(elem)], elem, Elem::Bool);
    let axes = vec![Axis { var: k, extent: Expr::Numel(l) }];
    let until = Some(build::negated(Expr::Local(all)));
    fun.emit(Stmt::Reduce { dst: all, place: Vec::new(), axes, step, until });
    Expr::Local(all)
}

/// An operation of the table on scalars; `None` where it has no form on scalars. `result` is what
/// the analysis says of the result.
pub fn scalar_op(fun: &mut Fun, o: ScalarOp, args: Vec<Expr>, result: &AbsValue) -> Option<Expr> {
    let elems: Vec<Elem> = args.iter().map(|a| fun.f.elem(a)).collect();
    let sum = matches!(o, ScalarOp::Plus | ScalarOp::Minus);
    let small = sum && args.iter().all(|a| fun.is_small(a));
    let (elem, out) = op_elems(o, &elems, result, fits_index(&interval(result)) || small)?;
    let args: Vec<Expr> = args.into_iter().map(|a| fun.cast(a, elem)).collect();
    if elem == Elem::Index && matches!(o, ScalarOp::Floor | ScalarOp::Ceil | ScalarOp::Round | ScalarOp::Fix)
    {
        return args.into_iter().next();
    }
    let computed = match (o, args.as_slice()) {
        (ScalarOp::Plus, [a, Expr::Integer(k, Elem::Index)]) => build::add_const(a.clone(), *k as i64),
        (ScalarOp::Minus, [a, Expr::Integer(k, Elem::Index)]) => build::add_const(a.clone(), -*k as i64),
        _ => op(o, args, elem, out.computed),
    };
    Some(kept(fun, o, computed, out))
}

/// What an operation gives as it is kept: bits shifted beyond the width of an integer class are lost.
pub fn kept(fun: &Fun, o: ScalarOp, computed: Expr, out: Out) -> Expr {
    let most = out.kept.limits().filter(|_| o == ScalarOp::Bitshift);
    let computed = match most {
        Some((_, most)) => {
            let all = Expr::Number(most as f64, Elem::F64);
            op(ScalarOp::Bitand, vec![computed, all], Elem::F64, Elem::F64)
        }
        None => computed,
    };
    fun.cast(computed, out.kept)
}

/// Whether bits of these operands are shifted in doubles: those of at most 32, by a double. That numbers are not
/// negative, [`Takes`](types::scalar::Takes) says.
fn shifts(elems: &[Elem]) -> bool {
    let [x, Elem::F64 | Elem::Index] = elems else { return false };
    x.class().is_integer() && !x.is_wide()
}

/// A scalar beside integers of 64 bits as one of them, where it surely is the same number; else as it is.
pub fn beside_wide(fun: &Fun, wide: Elem, e: Expr, range: Interval) -> Expr {
    let positive = |low: f64| wide == Elem::I64 || low >= 0.0;
    match whole(&e) {
        Some(k) if positive(k as f64) => Expr::Integer(k, wide),
        _ if fun.f.elem(&e) == Elem::Bool || fun.f.elem(&e) == Elem::Index && positive(range.lo) => {
            fun.cast(e, wide)
        }
        _ => e,
    }
}

/// The integer that a constant double is.
fn whole(e: &Expr) -> Option<i128> {
    match *e {
        Expr::Number(x, _) if x.fract() == 0.0 && x.abs() <= EXACT => Some(x as i128),
        Expr::Integer(k, Elem::Index) => Some(k),
        _ => None,
    }
}

/// `bitshift` by a constant of an unsigned integer of 64 bits, where bits that leave the width are lost, and to the right
/// of a signed one of at most 32, which is a quotient rounded down. `None` where it is no such call.
pub fn constant_shift(fun: &Fun, args: &[Val]) -> Option<Val> {
    let [Val::Scalar(x), Val::Scalar(by)] = args else { return None };
    let (by, elem) = (whole(by)?, fun.f.elem(x));
    if by.abs() > 63 {
        return None;
    }
    if matches!(elem, Elem::I8 | Elem::I16 | Elem::I32) && by < 0 {
        let divisor = Expr::Number((1u64 << -by) as f64, Elem::F64);
        let quotient =
            op(ScalarOp::Rdivide, vec![fun.cast(x.clone(), Elem::F64), divisor], Elem::F64, Elem::F64);
        return Some(Val::Scalar(fun.cast(op(ScalarOp::Floor, vec![quotient], Elem::F64, Elem::F64), elem)));
    }
    if elem != Elem::U64 {
        return None;
    }
    let number = |k| Expr::Integer(k, Elem::U64);
    let of = |o, a, b| op(o, vec![a, b], Elem::U64, Elem::U64);
    let factor = number(1 << by.abs());
    Some(Val::Scalar(match by {
        0.. => of(ScalarOp::Times, of(ScalarOp::Bitand, x.clone(), number((1 << (64 - by)) - 1)), factor),
        _ => of(ScalarOp::Idivide, x.clone(), factor),
    }))
}

/// An operation that means something else on complex numbers, on scalars of which some are kept complex
/// and may be real: which it is shows at run time.
pub fn narrowed_op(fun: &mut Fun, o: ScalarOp, args: Vec<Expr>, result: &AbsValue) -> Option<Expr> {
    let elems: Vec<Elem> = args.iter().map(|a| fun.f.elem(a)).collect();
    let (elem, out) = op_elems(o, &elems, result, false)?;
    let (part, narrow) = narrow_out(elem, out);
    let mut real = Expr::Bool(true);
    let mut atoms = Vec::new();
    for e in args {
        let e = fun.atom("z", e);
        if fun.f.elem(&e).is_complex() {
            real = both(real, is_real(&e, fun.f.elem(&e)));
        }
        atoms.push(e);
    }
    let [narrow, whole] = [(part, narrow), (elem, out)].map(|(elem, out)| {
        let args = atoms.iter().map(|a| fun.cast(a.clone(), elem)).collect();
        fun.cast(op(o, args, elem, out.computed), out.kept)
    });
    Some(choose(real, narrow, whole))
}

/// The element types of the real form of an operation on complex numbers.
pub fn narrow_out(elem: Elem, out: Out) -> (Elem, Out) {
    let part = if matches!(elem, Elem::C32) { Elem::F32 } else { Elem::F64 };
    let computed = if out.computed == Elem::Bool { Elem::Bool } else { part };
    (part, Out { computed, kept: out.kept })
}

/// The type an operation computes in and the type its result is kept in (an `int8` sum is computed in
/// double and saturates when it is kept).
#[derive(Clone, Copy)]
pub struct Out {
    /// What the operation gives.
    pub computed: Elem,
    /// What it is converted to.
    pub kept: Elem,
}

/// The type of the operands and of the result of an operation on operands of these types. `exact` says
/// that an integer result of integer operands is known to fit.
pub fn op_elems(o: ScalarOp, elems: &[Elem], result: &AbsValue, exact: bool) -> Option<(Elem, Out)> {
    let facts = result.unique()?;
    let kept = Elem::of(facts.class, facts.matrix.complexity != types::Complexity::Real)?;
    let integers = elems.iter().all(|e| *e == Elem::Index);
    if integers && index_op(o) && (o.is_logical() || exact) {
        let computed = if o.is_logical() { Elem::Bool } else { Elem::Index };
        return Some((Elem::Index, Out { computed, kept: computed }));
    }
    if let Some(wide) = elems.iter().copied().find(|e| e.is_wide()) {
        let computed = if o.is_logical() { Elem::Bool } else { wide };
        let exact = elems.iter().all(|e| *e == wide) && wide_op(o);
        return exact.then_some((wide, Out { computed, kept: computed }));
    }
    if o == ScalarOp::Bitshift && elems.iter().any(|e| e.class().is_integer()) && !shifts(elems) {
        return None;
    }
    let complex = elems.iter().any(|e| e.is_complex()) || (kept.is_complex() && o.keeps_complex());
    let single = elems.iter().any(|e| matches!(e, Elem::F32 | Elem::C32));
    let integer = elems.iter().any(|e| e.class().is_integer());
    if complex && integer {
        return None;
    }
    let elem = match (complex, single && !integer) {
        (false, false) => Elem::F64,
        (false, true) => Elem::F32,
        (true, false) => Elem::C64,
        (true, true) => Elem::C32,
    };
    let none = matches!(o.info().complex, ComplexFn::None) || o == ScalarOp::Hypot;
    if complex && none {
        return None;
    }
    let computed = match (o.is_logical(), complex && o.keeps_complex()) {
        (true, _) => Elem::Bool,
        (false, true) => elem,
        (false, false) if single && !integer => Elem::F32,
        _ => Elem::F64,
    };
    Some((elem, Out { computed, kept }))
}

/// Whether real operands might lead out of the reals where the result is kept real: then only
/// the runtime library knows.
pub fn leaves_reals(o: ScalarOp, args: &[Interval], kept: Elem) -> bool {
    o.info().domain != Domain::Total && !kept.is_complex() && !o.info().domain.surely_contains(args)
}

/// Whether the result of real arguments of a type is real: [`Domain::contains`] as an expression.
pub fn stays_real(domain: Domain, args: &[Expr], elem: Elem) -> Expr {
    let is = |o, a: &Expr, b: Expr| op(o, vec![a.clone(), b], elem, Elem::Bool);
    let number = |x| Expr::Number(x, elem);
    let [x, rest @ ..] = args else { return Expr::Bool(true) };
    // NaN compares with nothing, and stays.
    let not_below = |b| build::negated(is(ScalarOp::Lt, x, number(b)));
    let not_above = |b| build::negated(is(ScalarOp::Gt, x, number(b)));
    match (domain, rest) {
        (Domain::Total, _) => Expr::Bool(true),
        (Domain::AtLeast(b), _) => not_below(b),
        (Domain::Within(lo, hi), _) => both(not_below(lo), not_above(hi)),
        (Domain::Outside(lo, hi), _) => {
            build::either(not_above(lo), build::negated(is(ScalarOp::Lt, x, number(hi))))
        }
        (Domain::Power, [y, ..]) => {
            let floor = op(ScalarOp::Floor, vec![y.clone()], elem, elem);
            let whole = build::either(is(ScalarOp::Eq, y, floor), is(ScalarOp::Ne, y, y.clone()));
            build::either(not_below(0.0), whole)
        }
        (Domain::Power, []) => Expr::Bool(true),
    }
}

/// An operation on real floating-point operands in a form that holds for what is known of them, and is quicker than
/// the general one: `ranges` are theirs. Operands may be read twice.
pub fn known_op(
    fun: &Fun,
    o: ScalarOp,
    args: &[Expr],
    (elem, out): (Elem, Out),
    (ranges, result): (&[Interval], &AbsValue),
) -> Option<Expr> {
    let ([a, b], [x, y]) = (args, ranges) else { return None };
    let floats = [a, b].into_iter().all(|e| matches!(fun.f.elem(e), Elem::F64 | Elem::F32 | Elem::Index));
    if !floats || out.kept != elem {
        return None;
    }
    match o {
        // NaN gives way to a number, which the comparison does where only the second may be NaN.
        ScalarOp::Min | ScalarOp::Max if !x.nan && matches!(elem, Elem::F64 | Elem::F32) => {
            let before = if o == ScalarOp::Max { ScalarOp::Gt } else { ScalarOp::Lt };
            let [a, b] = [a, b].map(|e| fun.cast(e.clone(), elem));
            Some(choose(op(before, vec![b.clone(), a.clone()], elem, Elem::Bool), b, a))
        }
        // Whole numbers, also those of which doubles are not exact, leave the remainders of integers.
        ScalarOp::Mod | ScalarOp::Rem if elem == Elem::F64 && remains(x) && remains(y) => {
            if !fits_index(&interval(result)) {
                return None;
            }
            let args = [a, b].map(|e| fun.cast(e.clone(), Elem::Index)).to_vec();
            Some(fun.cast(op(o, args, Elem::Index, Elem::Index), Elem::F64))
        }
        _ => None,
    }
}

/// Whether 64 bits hold all of an interval, which are whole numbers.
fn remains(i: &Interval) -> bool {
    const WIDE: f64 = (1u64 << 62) as f64;
    i.integer && !i.nan && i.lo >= -WIDE && i.hi <= WIDE
}

/// Operations on integers of 64 bits that C has, or `rts/scalars.h`.
fn wide_op(o: ScalarOp) -> bool {
    use ScalarOp::*;
    integer_op(o) || matches!(o, Idivide | Bitand | Bitor | Bitxor)
}

/// Operations of two integers that give an integer or compare them.
fn integer_op(o: ScalarOp) -> bool {
    use ScalarOp::*;
    matches!(o, Plus | Minus | Times | Mod | Rem | Min | Max | Eq | Ne | Lt | Le | Gt | Ge)
}

/// Operations that have an exact form on integers.
fn index_op(o: ScalarOp) -> bool {
    use ScalarOp::*;
    integer_op(o) || matches!(o, Uminus | Uplus | Abs | Floor | Ceil | Round | Fix)
}

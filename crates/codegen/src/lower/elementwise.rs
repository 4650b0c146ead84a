//! Element-wise operations on arrays with implicit expansion: one `Compute` for each.

use super::array::{self, Dim};
use super::bits;
use super::build::{both, choose, compare, either, is_real, mul, negated, op};
use super::fun::{Fun, raised};
use super::repr::{Ext, Handle, Repr, interval};
use super::scalar::{
    self, Out, elem_of, known_op, leaves_reals, narrow_out, narrowed_op, op_elems, scalar_op,
};
use super::slots::value;
use super::value::{Range, Val};
use builtins::{Form, Reduction};
use ir::loops::{Axis, Elem, Expr, Fault, LocalId, Proof, Stmt};
use ir::tir::VarId;
use types::scalar::{ComplexFn, Domain, ScalarOp, Takes};
use types::{AbsValue, Class, Complexity, Interval};

/// An operand of an element-wise operation.
#[derive(Clone)]
enum Operand {
    Scalar(Expr),
    Array(LocalId),
    Range(Range),
}

/// How an operand is subscripted along a dimension of the result.
#[derive(Clone)]
enum Along {
    /// By the subscript itself.
    Own,
    /// It has one element there.
    One,
    /// By the subscript times this: 0 where it has one element, else 1.
    Stride(Expr),
}

/// An operation of the table on values; `None` where only the runtime library has it. `values` and
/// `result` are what the analysis says of them.
pub fn map(
    fun: &mut Fun,
    o: ScalarOp,
    vals: Vec<Val>,
    values: &[&AbsValue],
    result: &AbsValue,
) -> Option<Val> {
    map_checked(fun, o, vals, values, result, &Fault::Nonconformant)
}

/// The same with what is raised where sizes do not fit.
pub fn map_checked(
    fun: &mut Fun,
    o: ScalarOp,
    vals: Vec<Val>,
    values: &[&AbsValue],
    result: &AbsValue,
    mismatch: &Fault,
) -> Option<Val> {
    let mut vals: Vec<Val> = vals.into_iter().map(one_character).collect();
    let mut values = values.to_vec();
    let mut elems: Vec<Elem> = vals.iter().map(|v| elem_of(fun, v)).collect::<Option<_>>()?;
    // A real factor multiplies both parts also where it is no number; the product asks that of the second.
    if let (ScalarOp::Times, [a, b]) = (o, elems.as_slice())
        && !a.is_complex()
        && b.is_complex()
    {
        elems.reverse();
        vals.reverse();
        values.reverse();
    }
    let ranges: Vec<Interval> = values.iter().map(|v| interval(v)).collect();
    if let Some(shifted) = (o == ScalarOp::Bitshift).then(|| scalar::constant_shift(fun, &vals)).flatten() {
        return Some(shifted);
    }
    if let (ScalarOp::Bitshift, [_, by]) = (o, ranges.as_slice())
        && let Some(shifted) = bits::shifted(fun, &vals, *by)
    {
        return Some(shifted);
    }
    if let Some(wide) = elems.iter().copied().find(|e| e.is_wide()) {
        vals = vals
            .into_iter()
            .zip(&ranges)
            .map(|(v, range)| match v {
                Val::Scalar(e) => Val::Scalar(scalar::beside_wide(fun, wide, e, *range)),
                v => v,
            })
            .collect();
        elems = vals.iter().map(|v| elem_of(fun, v)).collect::<Option<_>>()?;
    }
    let scalars = vals.iter().all(|v| matches!(v, Val::Scalar(_)));
    // Beside integers, arrays of other classes must have one element; that they have not is told before
    // sizes are looked at.
    let mixed = |(e, v): (&Elem, &Val)| !e.class().is_integer() && !matches!(v, Val::Scalar(_));
    if elems.iter().any(|e| e.class().is_integer()) && !o.is_logical() && elems.iter().zip(&vals).any(mixed) {
        return None;
    }
    let (elem, out) =
        op_elems(o, &elems.iter().map(|e| array::widened(*e)).collect::<Vec<_>>(), result, false)?;
    let complex = elems.iter().any(|e| e.is_complex());
    // Operands that the function refuses, it finds itself; only NaN as a condition is told here.
    let classes: Vec<Class> = elems.iter().map(|e| e.class()).collect();
    let decides = o.info().takes == Takes::Truths && !vals.iter().any(|v| matches!(v, Val::Range(_)));
    if !decides && !ranges.iter().enumerate().all(|(k, r)| o.info().takes.surely(k, *r, &classes)) {
        return None;
    }
    // Whether an operand has an imaginary part, which is an error then, only the run can tell.
    if complex && matches!(o.info().complex, ComplexFn::None) {
        return None;
    }
    if !complex && leaves_reals(o, &ranges, out.kept) {
        return None;
    }
    let narrows = complex && !o.agrees_on_reals() && may_narrow(&elems, &values);
    if narrows {
        // Whether the result is real shows when all elements are known.
        let ranges: Vec<Interval> =
            ranges.iter().zip(&elems).map(|(r, e)| if e.is_complex() { Interval::TOP } else { *r }).collect();
        if !o.info().domain.surely_contains(&ranges) {
            return None;
        }
    }
    let domain = o.info().domain;
    let leaves = !complex && elem.is_complex() && domain != Domain::Total && !domain.surely_leaves(&ranges);
    if scalars {
        let mut args: Vec<Expr> = vals.into_iter().map(|v| scalar::scalar_any(fun, v)).collect();
        if decides {
            args = args.into_iter().map(|e| fun.atom("t", e)).collect();
            for (e, value) in args.iter().zip(&values) {
                scalar::has_truth(fun, e, value);
            }
        }
        if leaves {
            let (part, narrow) = narrow_out(elem, out);
            args = args.into_iter().map(|e| fun.atom("t", fun.cast(e, part))).collect();
            let real = scalar::stays_real(domain, &args, part);
            let narrow = applied(fun, o, args.clone(), part, narrow);
            return Some(Val::Scalar(choose(real, narrow, applied(fun, o, args, elem, out))));
        }
        if narrows {
            return narrowed_op(fun, o, args, result).map(Val::Scalar);
        }
        let exact = args.iter().all(|a| fun.f.elem(a) == Elem::Index);
        if !exact && known_op(fun, o, &args, (elem, out), (&ranges, result)).is_some() {
            args = args.into_iter().map(|e| fun.atom("t", e)).collect();
            return known_op(fun, o, &args, (elem, out), (&ranges, result)).map(Val::Scalar);
        }
        return scalar_op(fun, o, args, result).map(Val::Scalar);
    }
    // Whether numbers beside integers are one, the run may have to tell.
    if let ([a, b], true) = (elems.as_slice(), out.kept.class().is_integer()) {
        let ca = a.class();
        let beside = if ca.is_integer() { &vals[1] } else { &vals[0] };
        if types::needs_scalar(ca, b.class()) && !matches!(beside, Val::Scalar(_)) {
            return None;
        }
    }
    let shapes: Vec<Vec<Dim>> = vals.iter().map(array::dims).collect::<Option<_>>()?;
    let operands: Vec<Operand> = vals.into_iter().map(|v| operand(fun, v)).collect();
    let real = narrows.then(|| all_real(fun, &operands));
    check_mix(fun, o, &elems, &shapes);
    let (dims, along) = conform(fun, shapes, mismatch);
    if decides {
        for (operand, value) in operands.iter().zip(&values) {
            match operand {
                Operand::Scalar(e) => scalar::has_truth(fun, e, value),
                Operand::Array(l) => scalar::have_truth(fun, *l, value),
                Operand::Range(_) => {}
            }
        }
    }
    let real = if leaves { Some(all_stay_real(fun, domain, &operands, &dims, &along)) } else { real };
    Some(array::computed(fun, out.kept, dims, |fun, subs| {
        let args: Vec<Expr> = operands.iter().zip(&along).map(|(o, a)| element(fun, o, a, subs)).collect();
        let known = known_op(fun, o, &args, (elem, out), (&ranges, result));
        let whole = known.unwrap_or_else(|| applied(fun, o, args.clone(), elem, out));
        match real {
            Some(real) => {
                let (part, narrow) = narrow_out(elem, out);
                choose(real, applied(fun, o, args, part, narrow), whole)
            }
            None => whole,
        }
    }))
}

/// `bsxfun(f, a, b)` of an operation on real floating-point numbers.
pub fn broadcast(fun: &mut Fun, vars: &[VarId], values: &[&AbsValue], result: &AbsValue) -> Option<Val> {
    let Repr::Closure(Handle::Builtin(name), _) = Repr::of(values[0]) else { return None };
    let entry = builtins::builtin(builtins::find(name.as_str())?);
    let o = match entry.form {
        Some(Form::Reduce(Reduction::Max)) => ScalarOp::Max,
        Some(Form::Reduce(Reduction::Min)) => ScalarOp::Min,
        _ => entry.scalar_op().filter(|o| o.arity() == 2)?,
    };
    let vals: Vec<Val> = vars[1..].iter().map(|v| value(fun, *v)).collect();
    let float = |v: &Val| {
        let elem = elem_of(fun, v).map(array::widened);
        matches!(elem, Some(Elem::F64 | Elem::F32 | Elem::Bool))
    };
    let fault = raised(&runtime::errors::bsxfun_sizes());
    vals.iter().all(float).then(|| map_checked(fun, o, vals, &values[1..], result, &fault))?
}

/// A text of one character as that character.
pub fn one_character(val: Val) -> Val {
    let Val::Text(text) = &val else { return val };
    let mut units = text.encode_utf16();
    match (units.next(), units.next()) {
        (Some(unit), None) => Val::Scalar(Expr::Integer(unit.into(), Elem::Char)),
        _ => val,
    }
}

fn applied(fun: &Fun, o: ScalarOp, args: Vec<Expr>, elem: Elem, out: Out) -> Expr {
    let args = args.into_iter().map(|a| fun.cast(a, elem)).collect();
    scalar::kept(fun, o, op(o, args, elem, out.computed), out)
}

/// Whether operands kept complex may all be real at run time.
pub fn may_narrow(elems: &[Elem], values: &[&AbsValue]) -> bool {
    let complexity = |v: &AbsValue| v.unique().map(|u| u.matrix.complexity);
    elems
        .iter()
        .zip(values)
        .filter(|(e, _)| e.is_complex())
        .all(|(_, v)| complexity(v).is_some_and(|c| Complexity::Real.leq(c)))
}

fn operand(fun: &mut Fun, val: Val) -> Operand {
    match val {
        Val::Scalar(e) => {
            let elem = array::widened(fun.f.elem(&e));
            let e = fun.cast(e, elem);
            Operand::Scalar(fun.atom("t", e))
        }
        Val::Range(range) => Operand::Range(range),
        val => Operand::Array(array::of(fun, val).0),
    }
}

/// Whether no operand that is kept complex has an imaginary part.
fn all_real(fun: &mut Fun, operands: &[Operand]) -> Expr {
    let mut real = Expr::Bool(true);
    for o in operands {
        match o {
            Operand::Scalar(e) if fun.f.elem(e).is_complex() => real = both(real, is_real(e, fun.f.elem(e))),
            Operand::Array(l) if fun.array_type(*l).0.is_complex() => {
                let all = fun.pin("is_real", Expr::Bool(true));
                let k = fun.index_local("k");
                let step = is_real(&array::own(*l, vec![Expr::Local(k)]), fun.array_type(*l).0);
                let axes = vec![Axis { var: k, extent: Expr::Numel(*l) }];
                let until = Some(negated(Expr::Local(all)));
                fun.emit(Stmt::Reduce { dst: all, place: Vec::new(), axes, step, until });
                real = both(real, Expr::Local(all));
            }
            _ => {}
        }
    }
    fun.atom("is_real", real)
}

/// Whether an operation on real elements has real results only: where one is complex, all are computed so.
fn all_stay_real(
    fun: &mut Fun,
    domain: Domain,
    operands: &[Operand],
    dims: &[Dim],
    along: &[Vec<Along>],
) -> Expr {
    let all = fun.pin("is_real", Expr::Bool(true));
    let (axes, subs) = array::axes(fun, dims.iter().map(|(_, n)| n.clone()).collect());
    let args: Vec<Expr> = operands.iter().zip(along).map(|(o, a)| element(fun, o, a, &subs)).collect();
    let single = args.iter().any(|a| fun.f.elem(a) == Elem::F32);
    let part = if single { Elem::F32 } else { Elem::F64 };
    let args: Vec<Expr> = args.into_iter().map(|a| fun.cast(a, part)).collect();
    let step = scalar::stays_real(domain, &args, part);
    let until = Some(negated(Expr::Local(all)));
    fun.emit(Stmt::Reduce { dst: all, place: Vec::new(), axes, step, until });
    Expr::Local(all)
}

/// What is mixed with an integer class and is not of it must be a scalar: checked before the sizes are.
fn check_mix(fun: &mut Fun, o: ScalarOp, elems: &[Elem], shapes: &[Vec<Dim>]) {
    let [a, b] = elems else { return };
    let (a, b) = (a.class(), b.class());
    if !types::arith_class(o, a, b).is_some_and(Class::is_integer) || !types::needs_scalar(a, b) {
        return;
    }
    let other = &shapes[usize::from(a.is_integer())];
    let several = other
        .iter()
        .filter(|(known, _)| !known.is_one())
        .fold(Expr::Bool(false), |any, (_, n)| either(any, compare(ScalarOp::Ne, n.clone(), Expr::index(1))));
    if several != Expr::Bool(false) {
        fun.check(several, raised(&runtime::errors::mixed_integers()), Vec::new());
    }
}

/// The common extents of operands, checked, and how each is subscripted.
fn conform(fun: &mut Fun, mut shapes: Vec<Vec<Dim>>, mismatch: &Fault) -> (Vec<Dim>, Vec<Vec<Along>>) {
    let rank = shapes.iter().map(Vec::len).max().unwrap_or(2);
    shapes.iter_mut().for_each(|s| s.resize(rank, (Ext::Const(1), Expr::index(1))));
    let [a, b] = match <[Vec<Dim>; 2]>::try_from(shapes) {
        Ok(two) => two,
        Err(one) => {
            let dims = one.into_iter().next().unwrap_or_default();
            return (dims, vec![vec![Along::Own; rank]]);
        }
    };
    let (mut dims, mut along_a, mut along_b) = (Vec::new(), Vec::new(), Vec::new());
    for ((ka, ea), (kb, eb)) in a.into_iter().zip(b) {
        let (dim, x, y) = if ka.is_one() {
            ((kb.clone(), eb), if kb.is_one() { Along::Own } else { Along::One }, Along::Own)
        } else if kb.is_one() {
            ((ka, ea), Along::Own, Along::One)
        } else {
            expanded(fun, (ka, ea), (kb, eb), mismatch)
        };
        dims.push(dim);
        along_a.push(x);
        along_b.push(y);
    }
    (dims, vec![along_a, along_b])
}

/// One dimension in which neither operand surely has one element.
fn expanded(fun: &mut Fun, (ka, ea): Dim, (kb, eb): Dim, mismatch: &Fault) -> (Dim, Along, Along) {
    let same = ka.same(&kb);
    let differ = compare(ScalarOp::Ne, ea.clone(), eb.clone());
    if same {
        fun.checked(differ, mismatch.clone(), Vec::new(), None, Some(Proof::Shape));
        return ((ka, ea), Along::Own, Along::Own);
    }
    let more = |e: &Expr| compare(ScalarOp::Ne, e.clone(), Expr::index(1));
    let fails = both(differ, both(more(&ea), more(&eb)));
    fun.check(fails, mismatch.clone(), Vec::new());
    let stride = |fun: &mut Fun, known: &Ext, e: &Expr| match known {
        Ext::Const(_) => Along::Own,
        _ => Along::Stride(fun.atom("stride", choose(more(e), Expr::index(1), Expr::index(0)))),
    };
    let (x, y) = (stride(fun, &ka, &ea), stride(fun, &kb, &eb));
    let dim = match (&ka, &kb) {
        (Ext::Const(_), _) => (ka.clone(), ea),
        (_, Ext::Const(_)) => (kb.clone(), eb),
        _ => {
            let one = compare(ScalarOp::Eq, ea.clone(), Expr::index(1));
            (Ext::Unknown, fun.atom("n", choose(one, eb, ea)))
        }
    };
    (dim, x, y)
}

/// The element of an operand for a place of the result.
fn element(fun: &Fun, operand: &Operand, along: &[Along], subs: &[Expr]) -> Expr {
    let place = |d: usize| match &along[d] {
        Along::Own => subs[d].clone(),
        Along::One => Expr::index(0),
        Along::Stride(s) => mul(subs[d].clone(), s.clone()),
    };
    match operand {
        Operand::Scalar(e) => e.clone(),
        Operand::Range(range) => array::range_element(fun, range, place(1)),
        Operand::Array(l) => {
            let (_, rank) = fun.array_type(*l);
            array::own(*l, (0..usize::from(rank)).map(place).collect())
        }
    }
}

/// The elements of an array as another class, by MATLAB's rules.
pub fn convert(fun: &mut Fun, val: Val, to: Elem) -> Val {
    match val {
        Val::Scalar(e) => {
            let keeps = fun.f.elem(&e) == Elem::Index && to == Elem::F64;
            Val::Scalar(if keeps { e } else { fun.cast(e, to) })
        }
        Val::Array(l, known) if fun.array_type(l).0 == to => Val::Array(l, known),
        val => {
            let (l, known) = array::of(fun, val);
            let (_, rank) = fun.array_type(l);
            Val::Array(array::recast(fun, l, &known, to, rank), known)
        }
    }
}

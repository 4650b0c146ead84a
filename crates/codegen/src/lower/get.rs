//! Reading parts: elements and slices of arrays, fields of dissolved structs; anything else is an access
//! path of the runtime library.

use super::array::{self, Dim, computed};
use super::boxing::operand;
use super::build::compare;
use super::call::in_list;
use super::element;
use super::fun::{Fun, raised};
use super::local::store_local;
use super::masks::Linear;
use super::open;
use super::part::is_struct;
use super::path::{Deed, index_operand, path_call, path_kernel};
use super::property::{self, Use};
use super::repr::{Ext, Repr, extent, is_one_element, known_extents};
use super::subscript::{
    Sub, bounds, count, indices, is_direct, is_mask, known_numel, may_be_places, place, places_inside,
};
use super::table::held;
use super::value::{Columns, Val};
use analysis::CallEdge;
use base::Name;
use ir::loops::kernels::Verb;
use ir::loops::{By, Elem, Expr, LocalId, Operand, Proof, Stmt, Ty};
use ir::tir::{Access, Arg};
use types::scalar::ScalarOp;
use types::{AbsValue, Class};

/// `val<path>`, one value. `value` is what is known of `val`, `result` of what comes. `verb` is `Get`, or
/// `first` where the first of a list will do.
pub fn access(
    fun: &mut Fun,
    val: Val,
    (value, result): (&AbsValue, &AbsValue),
    path: &[Access],
    verb: Verb,
) -> Val {
    let apart = match &val {
        Val::Boxed(_) => true,
        Val::Table(_) => !element::are_some(fun, result, path),
        _ => false,
    };
    if !apart || !open::is_told_apart(fun, value, path) {
        return access_as_it_is(fun, val, (value, result), path, verb);
    }
    let dst = super::kernel::result_local(fun, result);
    open::by_numbers(fun, value, path, &mut |fun| {
        let found = access_as_it_is(fun, val.clone(), (value, result), path, verb);
        store_local(fun, dst, found);
    });
    array::local_value(fun, dst, Some(result))
}

fn access_as_it_is(
    fun: &mut Fun,
    val: Val,
    (value, result): (&AbsValue, &AbsValue),
    path: &[Access],
    verb: Verb,
) -> Val {
    match (val, path) {
        (val, []) => val,
        (Val::Table(columns), path) => match element::read(fun, &columns, value, path) {
            Some((val, known, rest)) => access(fun, val, (&known, result), rest, verb),
            None => match element::some(fun, &columns, result, path) {
                Some(some) => Val::Table(some),
                None => boxed_access(fun, Val::Table(columns), (value, result), path, verb),
            },
        },
        (Val::Record(parts), path) => match (fun.enter(&parts, path), path) {
            (Some((which, part, rest)), _) => {
                access(fun, part.clone(), (&which.of(value), result), rest, verb)
            }
            (None, [Access::Dot(name), ..]) if is_struct(&parts) => {
                fun.raise(&runtime::errors::no_field(name.as_str()));
                Val::Boxed(fun.scratch("v", Ty::Boxed))
            }
            _ => boxed_access(fun, Val::Record(parts), (value, result), path, verb),
        },
        (val @ (Val::Array(..) | Val::Range(_) | Val::Scalar(_) | Val::Text(_)), [Access::Paren(args)])
            if is_part_direct(fun, &val, result, args) =>
        {
            part(fun, val, result, args)
        }
        (Val::Array(l, known), [Access::Paren(args)]) if may_be_element(fun, l, result, args) => {
            element_or_part(fun, (l, known), result, path, args)
        }
        (val, path) => match method(fun, path) {
            Some((name, args)) => by_method(fun, val, result, name, args),
            None => boxed_access(fun, val, (value, result), path, verb),
        },
    }
}

/// The builtin that a path calls as a method of a container or string, whose class the analysis knows, and its other
/// arguments.
fn method<'p>(fun: &Fun, path: &'p [Access]) -> Option<(Name, &'p [Arg])> {
    let [Access::Dot(name), Access::Paren(args)] = path else { return None };
    let mut calls = fun.context.facts.calls(fun.at).iter();
    match (calls.next(), calls.next()) {
        (Some(CallEdge::Builtin { id, handle: false }), None) if builtins::builtin(*id).name == *name => {
            Some((*name, args))
        }
        _ => None,
    }
}

/// `val.name(args)`, which is `name(val, args)`.
fn by_method(fun: &mut Fun, val: Val, result: &AbsValue, name: Name, args: &[Arg]) -> Val {
    let mut operands = vec![operand(fun, val)];
    for a in args {
        let operand = index_operand(fun, *a);
        operands.push(operand);
    }
    let l = super::kernel::result_local(fun, result);
    super::kernel::kernel(fun, name.as_str(), operands, 1, vec![l]);
    array::local_value(fun, l, Some(result))
}

/// An access path through the runtime library, unboxed where the analysis knows what comes.
fn boxed_access(
    fun: &mut Fun,
    val: Val,
    (value, result): (&AbsValue, &AbsValue),
    path: &[Access],
    verb: Verb,
) -> Val {
    if let Some(slice) = slice_of_content(fun, &val, (value, result), path) {
        return slice;
    }
    let is_boxed = matches!(val, Val::Boxed(_));
    let place = property::place(fun, value, path, Use::Read).filter(|_| is_boxed);
    if let Some(next) = place.and_then(|_| property::met(fun, path)) {
        let base = operand(fun, val);
        let l = fun.scratch("t", Ty::Boxed);
        path_kernel(fun, Deed { verb: Verb::Get, base, source: None, place }, &path[..1], vec![l]);
        return boxed_access(fun, Val::Boxed(l), (&next, result), &path[1..], verb);
    }
    let base = operand(fun, val);
    let l = super::kernel::result_local(fun, result);
    path_kernel(fun, Deed { verb, base, source: None, place }, path, vec![l]);
    array::local_value(fun, l, Some(result))
}

/// `c{k}(:, r)` of a cell of matrices: what lies there is looked at (`passes/lend.rs`), and a slice of it is an array's. Not
/// where it would be copied for that.
fn slice_of_content(
    fun: &mut Fun,
    val: &Val,
    (value, result): (&AbsValue, &AbsValue),
    path: &[Access],
) -> Option<Val> {
    let (Val::Boxed(base), [Access::Brace(at), Access::Paren(args)]) = (val, path) else { return None };
    let [Arg::Var(k)] = at.as_slice() else { return None };
    let one = |fun: &Fun, v| is_one_element(fun.before(v)) && !fun.is_list(v);
    let number = one(fun, *k) && fun.before(*k).unique_class() == Some(Class::Double);
    let slices = args.iter().any(|a| !matches!(a, Arg::Var(v) if one(fun, *v)));
    let lent = fun.protected == 0 && fun.f.locals[*base].global.is_none();
    if !number || !slices || !lent || value.unique_class() != Some(Class::Cell) {
        return None;
    }
    let content = value.content(None);
    let Repr::Array(Elem::F64, 2) = Repr::of(&content) else { return None };
    let l = super::kernel::result_local(fun, &content);
    let whole = array::local_value(fun, l, Some(&content));
    if content.maybe_undefined || !is_part_direct(fun, &whole, result, args) {
        return None;
    }
    let deed = Deed { verb: Verb::Get, base: Operand::Borrow(*base), source: None, place: None };
    path_kernel(fun, deed, &path[..1], vec![l]);
    Some(part(fun, whole, result, args))
}

/// `[]` has no fields; a struct array has a row (`tables`).
pub fn has_fields(fun: &mut Fun, columns: &Columns, value: &AbsValue, path: &[Access]) {
    if matches!(path, [Access::Dot(_)]) && held(value) != *value {
        let none = compare(ScalarOp::Eq, Expr::Extent(columns.key(), 0), Expr::index(0));
        fun.check(none, raised(&runtime::errors::dot_index()), Vec::new());
    }
}

/// All values that an access gives, as a cell in a local. `value` is what is known of `val`.
pub fn list(fun: &mut Fun, val: Val, value: &AbsValue, path: &[Access]) -> LocalId {
    if let Val::Table(columns) = &val {
        has_fields(fun, columns, value, path);
        let anything = AbsValue::top();
        if let Some((val, known, rest)) = element::read(fun, columns, &anything, path) {
            // Of a struct array or a cell, the rest may name several values.
            return match (&val, rest) {
                (Val::Table(_) | Val::Boxed(_), [_, ..]) => list(fun, val, &known, rest),
                _ => {
                    let val = access(fun, val, (&known, &anything), rest, Verb::Get);
                    in_list(fun, vec![val])
                }
            };
        }
        if let Some(list) = element::list_of_all(fun, columns, path) {
            return list;
        }
    }
    let base = operand(fun, val);
    path_call(fun, Verb::List, base, path)
}

/// The same of an access that nothing is asked of.
pub fn answers(fun: &mut Fun, val: Val, path: &[Access]) -> LocalId {
    let base = operand(fun, val);
    path_call(fun, Verb::Answers, base, path)
}

/// The rank of a value kept as an array, and what is known of its extents.
fn shape(fun: &Fun, val: &Val) -> Option<Vec<Ext>> {
    match val {
        Val::Array(l, _) if matches!(fun.array_type(*l).0, Elem::I64 | Elem::U64) => None,
        val => Some(array::dims(val)?.into_iter().map(|(k, _)| k).collect()),
    }
}

/// Whether `val(args)` is a copy of elements whose places and shape are known from the subscripts.
fn is_part_direct(fun: &Fun, val: &Val, result: &AbsValue, args: &[Arg]) -> bool {
    if args.is_empty() || !args.iter().all(|a| is_direct(fun, *a)) {
        return false;
    }
    let Some(known) = shape(fun, val) else { return false };
    let one = |a: &Arg| match a {
        Arg::Var(v) => is_one_element(fun.before(*v)),
        Arg::Colon => false,
    };
    match args {
        all if all.iter().all(one) => all.len() == 1 || all.len() == known.len(),
        [Arg::Colon] => true,
        [Arg::Var(v)] => linear_shape(fun, &known, *v, result).is_some() || are_matrices(fun, &known, *v),
        many => many.len() == known.len(),
    }
}

/// What the analysis says of the direction of `x(index)`; `None` where only the run knows.
fn linear_shape(fun: &Fun, known: &[Ext], index: ir::tir::VarId, result: &AbsValue) -> Option<Linear> {
    let of_index = known_extents(fun.before(index))?;
    let of_result = known_extents(result)?;
    let matrix = |k: &[Ext]| {
        let long = |e: &&Ext| matches!(e, Ext::Const(n) if *n > 1);
        k.iter().filter(long).count() > 1
    };
    if matrix(&of_index) && of_index.len() == of_result.len() && !is_mask(fun, index) {
        return Some(Linear::Index);
    }
    match of_result.as_slice() {
        [rows, columns] if rows.is_one() && !columns.is_one() => Some(Linear::Along(1)),
        [rows, columns] if columns.is_one() && !rows.is_one() => Some(Linear::Along(0)),
        // Several elements along one dimension of the index alone.
        [rows, columns] if rows.is_one() && columns.is_one() && known.len() <= 2 => Some(Linear::Along(1)),
        _ => None,
    }
}

/// Whether `x(args)` may be one element by subscripts of which only the run knows that they are numbers.
fn may_be_element(fun: &Fun, l: LocalId, result: &AbsValue, args: &[Arg]) -> bool {
    let (elem, rank) = fun.array_type(l);
    let kept = Repr::of(result).ty().unwrap_or(Ty::Boxed);
    let fits = match kept {
        Ty::Boxed => true,
        Ty::Array(e, _) => e == elem,
        Ty::Scalar(e) => array::widened(e) == elem,
    };
    !elem.is_complex()
        && fits
        && !result.maybe_undefined
        && (args.len() == 1 || args.len() == usize::from(rank))
        && may_be_places(fun, args)
}

/// The element where the subscripts are numbers inside of the array, else what the library makes of them.
fn element_or_part(
    fun: &mut Fun,
    (l, known): (LocalId, Vec<Ext>),
    result: &AbsValue,
    path: &[Access],
    args: &[Arg],
) -> Val {
    let dst = super::kernel::result_local(fun, result);
    let (places, inside) = places_inside(fun, l, args);
    let element = Expr::At(l, places, By::Proved(Proof::Implied));
    let direct = fun.nested(|fun| match fun.f.locals[dst].ty {
        Ty::Boxed => {
            let at = fun.site();
            fun.emit(Stmt::Convert { dst, src: Operand::Scalar(element), at });
        }
        Ty::Scalar(elem) => {
            let element = fun.cast(element, elem);
            fun.emit(Stmt::Assign(dst, element));
        }
        Ty::Array(..) => array::one_element(fun, dst, element),
    });
    let general = fun.nested(|fun| {
        let base = operand(fun, Val::Array(l, known));
        path_kernel(fun, Deed { verb: Verb::Get, base, source: None, place: None }, path, vec![dst]);
    });
    fun.branch(inside, direct, general);
    array::local_value(fun, dst, Some(result))
}

/// Whether an array and an index of it are matrices, of which the run can say what shape `x(index)` has.
fn are_matrices(fun: &Fun, known: &[Ext], index: ir::tir::VarId) -> bool {
    known.len() == 2 && known_extents(fun.before(index)).is_some_and(|k| k.len() == 2)
}

/// `val(args)` of elements; the checks come first.
fn part(fun: &mut Fun, val: Val, result: &AbsValue, args: &[Arg]) -> Val {
    let (l, known) = array::of(fun, val);
    if let [Arg::Var(v)] = args
        && known.len() <= 2
        && is_mask(fun, *v)
    {
        return super::masks::marked_part(
            fun,
            (l, &known),
            *v,
            linear_shape(fun, &known, *v, result),
            result,
        );
    }
    let guards = fun.f.new_check();
    let found = indices(fun, args, guards);
    let by = bounds(fun, l, &known, &found, guards);
    let subs: Vec<Sub> = found.into_iter().map(|i| i.sub).collect();
    if subs.iter().all(|s| matches!(s, Sub::At(_))) {
        let places = subs.iter().map(|s| place(fun, s, Expr::index(0))).collect();
        return Val::Scalar(Expr::At(l, places, by));
    }
    match (subs.as_slice(), args) {
        ([sub], [arg]) => linear_part(fun, (l, &known), sub, *arg, by, result),
        _ => slice(fun, (l, &known), &subs, by),
    }
}

fn linear_part(
    fun: &mut Fun,
    (l, known): (LocalId, &[Ext]),
    sub: &Sub,
    arg: Arg,
    by: By,
    result: &AbsValue,
) -> Val {
    let (elem, _) = fun.array_type(l);
    let all: Dim = (known_numel(known), Expr::Numel(l));
    let n = count(sub, all);
    let one = || (Ext::Const(1), Expr::index(1));
    let along = match arg {
        Arg::Colon => Some(Linear::Along(0)),
        Arg::Var(v) => linear_shape(fun, known, v, result),
    };
    match (along, sub) {
        (Some(Linear::Index), Sub::Gather(g, shape)) => {
            let dims = shape.iter().enumerate().map(|(d, k)| (k.clone(), extent(*g, d))).collect();
            computed(fun, elem, dims, |fun, subs| {
                let index = fun.cast(array::own(*g, subs.to_vec()), Elem::Index);
                Expr::At(l, vec![super::build::add_const(index, -1)], by)
            })
        }
        (along, sub) => {
            let d = if let Some(Linear::Along(d)) = along { d } else { 0 };
            let mut dims = vec![one(), one()];
            dims[d] = n.clone();
            let made = computed(fun, elem, dims, |fun, subs| {
                let k = place(fun, sub, subs[d].clone());
                Expr::At(l, vec![k], by)
            });
            match (along, made) {
                (None, Val::Array(dst, _)) => super::masks::in_shape(fun, dst, (l, known), (sub, n), result),
                (_, made) => made,
            }
        }
    }
}

/// `x(a, b, ..)` with a subscript for each dimension.
fn slice(fun: &mut Fun, (l, known): (LocalId, &[Ext]), subs: &[Sub], by: By) -> Val {
    let (elem, _) = fun.array_type(l);
    let dims = subs.iter().enumerate().map(|(d, s)| count(s, array::known_extent(l, known, d))).collect();
    computed(fun, elem, dims, |fun, axes| {
        let places = subs.iter().zip(axes).map(|(s, k)| place(fun, s, k.clone())).collect();
        Expr::At(l, places, by)
    })
}

//! Assignment to parts.
//!
//! `x(subs) = v` on an array kept as one has MATLAB's whole meaning in one order: subscripts are
//! evaluated and checked, sizes conform, the array grows, values are stored; so a failed assignment
//! leaves the variable as it was. Where the run alone can tell whether the direct form applies (a colon
//! over an array without elements, sizes that agree only without their ones), it is chosen there, and
//! the other version is the general one: the access-path machine of the runtime library on a boxed
//! copy, which also has all errors of sizes.

use super::array;
use super::boxing::{operand, stored};
use super::build::{add_const, both, choose, compare};
use super::call::in_list;
use super::element_set;
use super::fun::Fun;
use super::grow::grow;
use super::kernel::kernel;
use super::local::{convert, copied, store_local, unboxed};
use super::masks::{alike, is_longer};
use super::open;
use super::path::{Deed, path_kernel};
use super::property;
use super::refer::refers;
use super::repr::{Ext, Part, extent, interval, known_extents};
use super::scalar::scalar;
use super::slots::{emptied, flag, mark_set, read, slot, store_slot, value};
use super::subscript::{
    Index, Sub, count, indices, is_direct, is_mask, known_numel, mask, may_be_places, place, places_inside,
};
use super::value::{Slot, Val};
use ir::loops::kernels::Verb;
use ir::loops::{Axis, By, Elem, Expr, LocalId, Operand, Proof, Stmt, Ty, kernels};
use ir::tir::{Access, Arg, VarId};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Complexity, Interval};

/// What is assigned to, in a variable.
#[derive(Clone)]
pub struct Place<'p> {
    /// The value before, as far as known.
    pub before: AbsValue,
    /// The value after.
    pub after: AbsValue,
    /// Whether the variable has a value; `None` where it surely has.
    pub has: Option<Expr>,
    /// The rest of the path.
    pub path: &'p [Access],
}

/// `base<path> = src`
pub fn set(fun: &mut Fun, base: VarId, path: &[Access], src: VarId) {
    if fun.before(src).maybe_undefined {
        // What is stored is missed before anything is said of the place.
        value(fun, src);
    }
    let place = changed(fun, base, path);
    let Some(slot) = slot(fun, base) else { return set_whole(fun, None, &place, src) };
    let refers = refers(&fun.cx.members, &place.before, path);
    let apart = match &slot {
        Slot::Table(..) => true,
        Slot::Local(l) => fun.f.locals[*l].ty == Ty::Boxed,
        _ => false,
    };
    if apart && open::is_told_apart(fun, &place.before, path) {
        let known = place.before.clone();
        open::by_numbers(fun, &known, path, &mut |fun| set_slot(fun, &slot, place.clone(), src));
    } else {
        set_slot(fun, &slot, place, src);
    }
    if !refers {
        mark_set(fun, base);
    }
}

pub fn changed<'p>(fun: &mut Fun, base: VarId, path: &'p [Access]) -> Place<'p> {
    let before = fun.before(base).clone();
    let has = if before.maybe_undefined { flag(fun, base) } else { None };
    Place { before, after: fun.after(base).clone(), has, path }
}

/// `base<path> = src` for what a slot keeps.
fn set_slot(fun: &mut Fun, slot: &Slot, place: Place, src: VarId) {
    match (slot, place.path) {
        (Slot::Table(table, locals), path) => {
            let at = fun.columns(table, locals.clone(), Some(&place.before));
            if !element_set::set(fun, &at, path, src) {
                set_whole(fun, Some(slot), &place, src);
            }
        }
        (slot, []) => {
            let val = value(fun, src);
            let after = fun.before(src).clone();
            store_slot(fun, slot, val, Some(&after), "a field");
        }
        (Slot::Record(parts), path) => {
            let Some((which, part, rest)) = fun.enter(parts, path) else {
                return set_whole(fun, Some(slot), &place, src);
            };
            let (before, after) = (part_of(&place.before, which), which.of(&place.after));
            // What a part that is not there any more was does not become part of what is put there.
            let boxed = matches!(part, Slot::Local(l) if fun.f.locals[*l].ty == Ty::Boxed);
            if boxed && before.is_undefined() && !rest.is_empty() {
                emptied(fun, part);
            }
            set_slot(fun, part, Place { before, after, path: rest, ..place }, src);
        }
        (Slot::Local(l), [Access::Paren(args)]) if matches!(fun.f.locals[*l].ty, Ty::Array(..)) => {
            match is_set_direct(fun, *l, &place, args, src) {
                true => set_array(fun, *l, &place, args, src),
                false if may_be_element(fun, *l, &place, args, src) => {
                    set_element_or_part(fun, *l, &place, args, src);
                }
                false if may_fit(fun, *l, &place, args, src) => set_fitting(fun, *l, &place, args, src),
                false => set_boxed(fun, *l, &place, src),
            }
        }
        (Slot::Local(l), path)
            if fun.f.locals[*l].ty == Ty::Boxed && refers(&fun.cx.members, &place.before, path) =>
        {
            property::put(fun, *l, &place.before, path, src);
        }
        (Slot::Local(l), path) => {
            let one = matches!(path, [Access::Paren(args)] if names_only_element(fun, args))
                && super::repr::is_one_element(fun.before(src));
            match fun.f.locals[*l].ty {
                // x(1) = v where x stays a scalar.
                Ty::Scalar(elem) if one && keeps_class(&place, elem, fun.before(src)) => {
                    let val = value(fun, src);
                    let val = unboxed(fun, val, fun.before(src));
                    store_local(fun, *l, val);
                }
                _ => set_boxed(fun, *l, &place, src),
            }
        }
        // f(1) = @g of an f that is not there.
        (slot @ (Slot::Closure(..) | Slot::Choice(..)), [Access::Paren(args)])
            if place.before.is_undefined() && names_only_element(fun, args) =>
        {
            let val = value(fun, src);
            store_slot(fun, slot, val, None, "a function handle");
        }
        (slot, _) => set_whole(fun, Some(slot), &place, src),
    }
}

/// What is known of a part before; of a struct that may not be there, it may not be there.
pub fn part_of(base: &AbsValue, which: Part) -> AbsValue {
    let part = which.of(base);
    if base.maybe_undefined { part.or_undefined() } else { part }
}

/// A change of a part by way of the boxed whole: for what is kept in several places, and where no value is
/// known afterwards, since it fails: the access-path machine has the error.
pub fn whole(fun: &mut Fun, slot: Option<&Slot>, place: &Place, source: Option<Operand>) {
    let there = !place.before.is_undefined() && !place.before.is_bottom();
    let base = match (slot, &place.has) {
        (Some(slot), None) if there => {
            let val = read(fun, slot, None);
            operand(fun, val)
        }
        (slot, has) => {
            let base = fun.scratch("base", Ty::Boxed);
            if let (Some(slot), Some(has), true) = (slot, has, there) {
                let fill = fun.nested(|fun| {
                    let val = read(fun, slot, None);
                    store_local(fun, base, val);
                });
                fun.branch(has.clone(), fill, Vec::new());
            }
            Operand::Borrow(base)
        }
    };
    let verb = if source.is_some() { Verb::Set } else { Verb::Delete };
    let result = fun.scratch("v", Ty::Boxed);
    path_kernel(fun, Deed { verb, base, source, place: None }, place.path, vec![result]);
    if let Some(slot) = slot.filter(|_| !place.after.is_bottom()) {
        store_slot(fun, slot, Val::Boxed(result), Some(&place.after), "a variable");
    }
}

fn set_whole(fun: &mut Fun, slot: Option<&Slot>, place: &Place, src: VarId) {
    let source = value(fun, src);
    let source = operand(fun, source);
    whole(fun, slot, place, Some(source));
}

fn names_only_element(fun: &Fun, args: &[Arg]) -> bool {
    args.iter().all(|a| match a {
        // An array without elements is all ones, too.
        Arg::Var(v) => {
            let place = fun.before(*v);
            super::repr::is_one_element(place) && interval(place) == Interval::point(1.0)
        }
        Arg::Colon => false,
    })
}

// ---- Through the runtime library ---------------------------------------------------------------

/// `x<path> = src` on a boxed copy of `x`.
fn set_boxed(fun: &mut Fun, l: LocalId, place: &Place, src: VarId) {
    let val = value(fun, src);
    let val = stored(fun, val, fun.before(src));
    let source = operand(fun, val);
    through_box(fun, l, place, Some(source), Verb::Set);
}

pub fn through_box(fun: &mut Fun, l: LocalId, place: &Place, source: Option<Operand>, verb: Verb) {
    let base = match fun.f.locals[l].ty {
        Ty::Boxed => l,
        _ => {
            let boxed = fun.scratch("v", Ty::Boxed);
            let at = fun.site();
            let src = match fun.f.locals[l].ty {
                Ty::Scalar(_) => Operand::Scalar(Expr::Local(l)),
                _ => Operand::Borrow(l),
            };
            let fill = vec![Stmt::Convert { dst: boxed, src, at }];
            match &place.has {
                Some(has) => fun.branch(has.clone(), fill, Vec::new()),
                None if place.before.is_undefined() || place.before.is_bottom() => {}
                None => fun.block.extend(fill),
            }
            boxed
        }
    };
    let result = fun.scratch("v", Ty::Boxed);
    let deed = Deed { verb, base: Operand::Borrow(base), source, place: None };
    path_kernel(fun, deed, place.path, vec![result]);
    match fun.f.locals[l].ty {
        Ty::Boxed => fun.emit(Stmt::Move(l, result)),
        _ => convert(fun, l, Operand::Take(result)),
    }
}

/// `[base<path>] = src{:}`
pub fn set_list(fun: &mut Fun, base: VarId, path: &[Access], src: VarId) {
    if !fun.is_list(src) {
        return set(fun, base, path, src);
    }
    let Some(Slot::Local(l)) = slot(fun, base) else {
        return fun.reject("an assignment to a comma-separated list");
    };
    let place = changed(fun, base, path);
    let list = match value(fun, src) {
        Val::Boxed(list) => Operand::Borrow(list),
        Val::Record(parts) => {
            let elements = parts.into_iter().map(|(_, e)| e).collect();
            Operand::Borrow(in_list(fun, elements))
        }
        _ => return fun.reject("this list"),
    };
    through_box(fun, l, &place, Some(list), Verb::SetList);
    mark_set(fun, base);
}

// ---- Directly ----------------------------------------------------------------------------------

/// Whether what is stored becomes of the class of the elements it is stored among, and can be kept as
/// one of them; the library has everything else, and its errors.
fn keeps_class(place: &Place, elem: Elem, value: &AbsValue) -> bool {
    let Some(unique) = value.unique() else { return false };
    // The class of the array stays: MATLAB converts what is stored to it.
    if place.after.unique_class() != Some(elem.class()) {
        return false;
    }
    if !place.before.is_bottom()
        && !place.before.is_undefined()
        && place.before.unique_class() != Some(elem.class())
    {
        return false;
    }
    let class = unique.class;
    let converts = class == elem.class()
        || class.is_matrix()
            && !place.before.maybe_undefined
            && !place.before.is_undefined()
            && (elem.class().is_float() || elem.class().is_integer());
    let complex = unique.matrix.complexity != Complexity::Real;
    let full = unique.matrix.sparsity == types::Sparsity::Full;
    let wide = matches!(elem, Elem::I64 | Elem::U64) && class != elem.class();
    let kept = super::repr::Repr::of(value).ty().is_some_and(|ty| ty != Ty::Boxed);
    kept && converts && full && !wide && (!complex || elem.is_complex())
}

/// Whether `x(args) = src` on an array local keeps its class and representation, with subscripts whose
/// places are known.
fn is_set_direct(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg], src: VarId) -> bool {
    let (elem, rank) = fun.array_type(l);
    let value = fun.before(src);
    keeps_class(place, elem, value)
        && (args.len() == 1 || args.len() == usize::from(rank))
        && known_extents(value).is_some()
        && args.iter().all(|a| is_direct(fun, *a))
}

/// Whether `x(args) = src` may store one element by subscripts of which only the run knows that they are numbers.
fn may_be_element(fun: &Fun, l: LocalId, place: &Place, args: &[Arg], src: VarId) -> bool {
    let (elem, rank) = fun.array_type(l);
    let value = fun.before(src);
    let same = value.unique_class() == Some(elem.class())
        && (super::repr::is_one_element(value)
            || super::repr::Repr::of(value).ty() == Some(Ty::Array(elem, 2)));
    same && place.has.is_none()
        && !place.before.is_undefined()
        && !place.before.is_bottom()
        && keeps_class(place, elem, value)
        && (args.len() == 1 || args.len() == usize::from(rank))
        && may_be_places(fun, args)
}

/// The store where the subscripts are numbers inside of the array and one number is stored, else what the library
/// makes of them.
fn set_element_or_part(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg], src: VarId) {
    let (elem, _) = fun.array_type(l);
    let (subs, mut inside) = places_inside(fun, l, args);
    let value = match right_side(fun, l, elem, src) {
        Right::Scalar(e) => e,
        Right::Array(r, known) => {
            inside = both(inside, compare(ScalarOp::Eq, Expr::Numel(r), Expr::index(1)));
            Expr::At(r, vec![Expr::index(0); known.len()], By::Proved(Proof::Implied))
        }
    };
    let by = By::Proved(Proof::Implied);
    let general = fun.nested(|fun| set_boxed(fun, l, place, src));
    fun.branch(inside, vec![Stmt::Put { array: l, subs, value, by }], general);
}

/// Whether what is stored by `x(args) = src` is of a class that only the run knows, and may be doubles among numbers
/// or characters among characters.
fn may_fit(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg], src: VarId) -> bool {
    let (elem, rank) = fun.array_type(l);
    let value = fun.before(src);
    let class = Some(elem.class());
    let stays = place.has.is_none()
        && !place.before.maybe_undefined
        && place.before.unique_class() == class
        && place.after.unique_class() == class;
    let open = super::repr::Repr::of(value) == super::repr::Repr::Boxed
        && !value.maybe_undefined
        && value.classes().contains(fitting(elem))
        && !fun.is_list(src);
    // Truth values are none of these: a number that is stored among them may be NaN.
    let kept = elem == Elem::Char || elem.class().is_float() || elem.class().is_integer();
    stays
        && open
        && kept
        && known_extents(&place.before).is_some()
        && (args.len() == 1 || args.len() == usize::from(rank))
        && args.iter().all(|a| is_direct(fun, *a) && !matches!(a, Arg::Var(v) if is_mask(fun, *v)))
}

/// The class of what is stored among elements of this type as far as the run finds it.
fn fitting(elem: Elem) -> Class {
    if elem == Elem::Char { Class::Char } else { Class::Double }
}

/// The store of doubles, converted to the elements' type, or of characters, else what the library makes of the value.
fn set_fitting(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg], src: VarId) {
    let (elem, rank) = fun.array_type(l);
    let mut known = known_extents(&place.before).unwrap_or_default();
    known.resize(rank.into(), Ext::Const(1));
    let val = value(fun, src);
    let Operand::Borrow(v) = operand(fun, val) else { return set_boxed(fun, l, place, src) };
    let general = fun.nested(|fun| set_boxed(fun, l, place, src));
    let is_one = |fun: &Fun, a: &Arg| matches!(a, Arg::Var(v) if super::repr::is_one_element(fun.before(*v)));
    let chars = elem == Elem::Char;
    if !chars && args.iter().all(|a| is_one(fun, a)) {
        let number = fun.scratch("number", Ty::Scalar(Elem::F64));
        let is = fun.scratch("is", Ty::Scalar(Elem::Bool));
        kernel(fun, kernels::NUMBER, vec![Operand::Borrow(v)], 2, vec![number, is]);
        let direct = fun.nested(|fun| {
            let guards = fun.f.new_check();
            let found = indices(fun, args, guards);
            let value = fun.cast(Expr::Local(number), elem);
            set_element(fun, (l, &known), &found, value);
        });
        return fun.branch(Expr::Local(is), direct, general);
    }
    // Along one dimension only how many elements a vector has matters.
    let vector = args.len() > 1 && args.iter().filter(|a| !is_one(fun, a)).count() == 1;
    let are = fun.scratch("are", Ty::Scalar(Elem::Bool));
    let kind = match (chars, vector) {
        (false, false) => kernels::DOUBLES,
        (false, true) => kernels::VECTOR,
        (true, false) => kernels::TEXTS,
        (true, true) => kernels::TEXT,
    };
    kernel(fun, kind, vec![Operand::Borrow(v)], 1, vec![are]);
    let direct = fun.nested(|fun| {
        let right = |fun: &mut Fun| {
            let own = if chars { Elem::Char } else { Elem::F64 };
            let stored = fun.scratch("stored", Ty::Array(own, 2));
            convert(fun, stored, Operand::Borrow(v));
            let mut known = vec![Ext::Unknown; 2];
            if vector {
                fun.emit(Stmt::Reshape(stored, vec![Expr::Numel(stored), Expr::index(1)]));
                known[1] = Ext::Const(1);
            }
            match elem == own {
                true => Right::Array(stored, known),
                false => Right::Array(array::recast(fun, stored, &known, elem, 2), known),
            }
        };
        set_places(fun, (l, &known), args, right, (place, src));
    });
    fun.branch(Expr::Local(are), direct, general);
}

/// What is stored.
enum Right {
    /// The same number everywhere.
    Scalar(Expr),
    /// An array, with its extents.
    Array(LocalId, Vec<Ext>),
}

fn set_array(fun: &mut Fun, l: LocalId, place: &Place, args: &[Arg], src: VarId) {
    let (elem, rank) = fun.array_type(l);
    if rank > 2 {
        begin(fun, l, place);
    }
    let known = match known_extents(&place.before) {
        Some(mut known) if !place.before.maybe_undefined && !place.before.is_bottom() => {
            known.resize(rank.into(), Ext::Const(1));
            known
        }
        _ => vec![Ext::Unknown; rank.into()],
    };
    if let [Arg::Var(v)] = args
        && is_mask(fun, *v)
        && !place.before.maybe_undefined
    {
        let (mask, of_mask) = mask(fun, *v);
        let marked = fun.nested(|fun| match super::repr::is_one_element(fun.before(src)) {
            true => set_marked(fun, l, mask, src),
            false => set_marked_parts(fun, l, mask, (place, src)),
        });
        if alike(&of_mask, &known) {
            return fun.block.extend(marked);
        }
        let right = |fun: &mut Fun| right_side(fun, l, elem, src);
        let other = fun.nested(|fun| set_places(fun, (l, &known), args, right, (place, src)));
        return fun.branch(is_longer(mask, l), other, marked);
    }
    set_places(fun, (l, &known), args, |fun| right_side(fun, l, elem, src), (place, src));
}

/// The same for subscripts of any kind.
fn set_places(
    fun: &mut Fun,
    (l, known): (LocalId, &[Ext]),
    args: &[Arg],
    right: impl FnOnce(&mut Fun) -> Right,
    (place, src): (&Place, VarId),
) {
    let guards = fun.f.new_check();
    let mut found = indices(fun, args, guards);
    for index in &mut found {
        if let Sub::Gather(g, shape) = &index.sub
            && *g == l
        {
            index.sub = Sub::Gather(copied(fun, l), shape.clone());
        }
    }
    let right = right(fun);
    let elements = found.iter().all(|i| matches!(i.sub, Sub::At(_)));
    if let (true, Right::Scalar(e)) = (elements, &right) {
        let value = e.clone();
        return set_element(fun, (l, known), &found, value);
    }
    match right {
        Right::Scalar(e) => {
            let test = colons_run(known, &found, l);
            let direct = fun.nested(|fun| store_everywhere(fun, (l, known), &found, e));
            or_general(fun, test, direct, (l, place, src));
        }
        Right::Array(r, right_known) => set_part(fun, (l, known), &found, (r, right_known), (place, src)),
    }
}

/// `x(mask) = v` for no more truth values than elements, and one number. Every element is stored, as it was where the
/// mask does not name it: a processor has nothing to foresee, and what makes the mask may be computed in its place.
fn set_marked(fun: &mut Fun, l: LocalId, mask: LocalId, src: VarId) {
    let (elem, _) = fun.array_type(l);
    let Right::Scalar(value) = right_side(fun, l, elem, src) else { return };
    let var = fun.index_local("k");
    let (subs, by) = (vec![Expr::Local(var)], By::Proved(Proof::Shape));
    let value = choose(array::own(mask, subs.clone()), value, Expr::At(l, subs.clone(), by));
    let (axes, at) = (vec![Axis { var, extent: Expr::Numel(mask) }], fun.site());
    fun.emit(Stmt::Compute { dst: l, axes, part: Some((subs, by)), value, at });
}

/// Stores where a mask says so; what is stored is asked for when the place is known to be stored to.
fn set_each_marked(fun: &mut Fun, l: LocalId, mask: LocalId, value: impl FnOnce(&mut Fun) -> Expr) {
    array::each_place(fun, mask, |fun, k| {
        let (subs, by) = (vec![k.clone()], By::Proved(Proof::Shape));
        let put = fun.nested(|fun| {
            let value = value(fun);
            fun.emit(Stmt::Put { array: l, subs, value, by });
        });
        fun.emit(Stmt::If(array::own(mask, vec![k]), put, Vec::new()));
    });
}

/// The same with an array on the right, of one element or as many as there are true ones.
fn set_marked_parts(fun: &mut Fun, l: LocalId, mask: LocalId, (place, src): (&Place, VarId)) {
    let (elem, _) = fun.array_type(l);
    let Right::Array(r, _) = right_side(fun, l, elem, src) else { return };
    let n = super::masks::counted(fun, mask, |_, e| e);
    let by = By::Proved(Proof::Shape);
    let each = fun.nested(|fun| {
        let next = fun.pin("next", Expr::index(0));
        set_each_marked(fun, l, mask, |fun| {
            let value = fun.atom("t", Expr::At(r, vec![Expr::Local(next)], by));
            fun.emit(Stmt::Assign(next, add_const(Expr::Local(next), 1)));
            value
        });
    });
    let other = fun.nested(|fun| {
        let one = fun.nested(|fun| {
            let value = Expr::Local(fun.pin("t", Expr::At(r, vec![Expr::index(0)], by)));
            set_each_marked(fun, l, mask, |_| value);
        });
        let general = fun.nested(|fun| set_boxed(fun, l, place, src));
        fun.branch(compare(ScalarOp::Eq, Expr::Numel(r), Expr::index(1)), one, general);
    });
    fun.branch(compare(ScalarOp::Eq, Expr::Numel(r), n), each, other);
}

/// A variable without a value grows from `[]`, which is 0-by-0-by-1: as it is kept, it has no pages.
fn begin(fun: &mut Fun, l: LocalId, place: &Place) {
    let absent = place.before.is_undefined() || place.before.is_bottom();
    if !absent && !place.before.maybe_undefined {
        return;
    }
    let empty = fun.nested(|fun| array::empty(fun, l));
    match &place.has {
        _ if absent => fun.block.extend(empty),
        Some(has) => fun.branch(has.clone(), Vec::new(), empty),
        // Nobody asks whether it has a value: what has no pages has none.
        None => fun.branch(compare(ScalarOp::Eq, extent(l, 2), Expr::index(0)), empty, Vec::new()),
    }
}

/// What is stored, as elements of the array's type; what the assignment itself changes is copied.
fn right_side(fun: &mut Fun, l: LocalId, elem: Elem, src: VarId) -> Right {
    let one = super::repr::is_one_element(fun.before(src));
    let val = value(fun, src);
    match unboxed(fun, val, fun.before(src)) {
        val if one => {
            let e = scalar(fun, val, elem);
            let e = array::as_element_of(fun, e, fun.before(src));
            Right::Scalar(fun.atom("t", e))
        }
        val => {
            let (r, known) = array::of(fun, val);
            let (own, rank) = fun.array_type(r);
            let r = match own == elem {
                true if r == l => copied(fun, r),
                true => r,
                false => array::recast(fun, r, &known, elem, rank),
            };
            Right::Array(r, known)
        }
    }
}

/// `x(i) = v`, `x(i, j) = v`: growth where the place may lie outside, and the store.
fn set_element(fun: &mut Fun, (l, known): (LocalId, &[Ext]), found: &[Index], value: Expr) {
    let places: Vec<Expr> = found.iter().map(|i| place(fun, &i.sub, Expr::index(0))).collect();
    let by = grow(fun, (l, known), found, &|_, _| {});
    fun.emit(Stmt::Put { array: l, subs: places, value, by });
}

/// Whether every dimension that a colon stands for has elements already.
fn colons_run(known: &[Ext], found: &[Index], l: LocalId) -> Expr {
    let mut test = Expr::Bool(true);
    if found.len() == 1 {
        return test; // x(:) = v of nothing stores nothing
    }
    for (d, index) in found.iter().enumerate() {
        if matches!(index.sub, Sub::All) && !matches!(known[d], Ext::Const(n) if n > 0) {
            test = both(test, compare(ScalarOp::Gt, extent(l, d), Expr::index(0)));
        }
    }
    test
}

/// The direct form where `test` holds, else the access-path machine.
fn or_general(fun: &mut Fun, test: Expr, direct: Vec<Stmt>, (l, place, src): (LocalId, &Place, VarId)) {
    if test == Expr::Bool(true) {
        fun.block.extend(direct);
        return;
    }
    let general = fun.nested(|fun| set_boxed(fun, l, place, src));
    fun.branch(test, direct, general);
}

/// How many places each subscript names.
fn counts((l, known): (LocalId, &[Ext]), found: &[Index]) -> Vec<(Ext, Expr)> {
    found
        .iter()
        .enumerate()
        .map(|(d, i)| match i.position {
            0 => count(&i.sub, (known_numel(known), Expr::Numel(l))),
            _ => count(&i.sub, array::known_extent(l, known, d)),
        })
        .collect()
}

fn store_everywhere(fun: &mut Fun, (l, known): (LocalId, &[Ext]), found: &[Index], value: Expr) {
    let by = grow(fun, (l, known), found, &|_, _| {});
    let extents = counts((l, known), found).into_iter().map(|(_, e)| e).collect();
    let (axes, ks) = array::axes(fun, extents);
    let subs = found.iter().zip(ks).map(|(i, k)| place(fun, &i.sub, k)).collect();
    let at = fun.site();
    fun.emit(Stmt::Compute { dst: l, axes, part: Some((subs, by)), value, at });
}

/// `x(parts) = r` for an array `r`.
fn set_part(
    fun: &mut Fun,
    (l, known): (LocalId, &[Ext]),
    found: &[Index],
    (r, right_known): (LocalId, Vec<Ext>),
    (place, src): (&Place, VarId),
) {
    let left = counts((l, known), found);
    let right: Vec<(Ext, Expr)> =
        right_known.iter().enumerate().map(|(d, k)| (k.clone(), extent(r, d))).collect();
    let single = right_known.iter().all(may_be_one);
    let alone = found.len() == 1;
    let runs = match found {
        // With `x = []`, `x(:)` takes the shape of what is stored, empty or not.
        [Index { sub: Sub::All, .. }] if !known.iter().all(|k| matches!(k, Ext::Const(n) if *n > 0)) => {
            compare(ScalarOp::Gt, Expr::Numel(l), Expr::index(0))
        }
        _ => colons_run(known, found, l),
    };
    let conforms = match alone {
        true => Some(same(&left[0], &(known_numel(&right_known), Expr::Numel(r)))),
        false => pairwise(&left, &right),
    };
    let general = (l, place, src);
    let Some((conforms, pairs)) = conforms.map(|c| (c, pairs(&left, &right, alone))) else {
        return match single {
            true => one_or(fun, (l, known), found, (r, runs), general, |fun| set_boxed(fun, l, place, src)),
            false => set_boxed(fun, l, place, src),
        };
    };
    let direct = |fun: &mut Fun| {
        let by = grow(fun, (l, known), found, &|_, _| {});
        let extents = counts((l, known), found).into_iter().map(|(_, e)| e).collect();
        let (axes, ks) = array::axes(fun, extents);
        let mut from = vec![Expr::index(0); right_known.len()];
        match alone {
            true => from = vec![ks[0].clone()],
            false => pairs.iter().for_each(|(a, b)| from[*b] = ks[*a].clone()),
        }
        let value = Expr::At(r, from, By::Proved(Proof::Shape));
        let subs = found.iter().zip(ks).map(|(i, k)| super::subscript::place(fun, &i.sub, k)).collect();
        let at = fun.site();
        fun.emit(Stmt::Compute { dst: l, axes, part: Some((subs, by)), value, at });
    };
    let sized = |fun: &mut Fun| {
        let block = fun.nested(direct);
        or_general(fun, both(runs.clone(), conforms.clone()), block, general);
    };
    match single && conforms != Expr::Bool(true) {
        true => one_or(fun, (l, known), found, (r, runs.clone()), general, sized),
        false => sized(fun),
    }
}

/// Where `r` has one element it goes everywhere, else `several`.
fn one_or(
    fun: &mut Fun,
    (l, known): (LocalId, &[Ext]),
    found: &[Index],
    (r, runs): (LocalId, Expr),
    general: (LocalId, &Place, VarId),
    several: impl FnOnce(&mut Fun),
) {
    let (_, rank) = fun.array_type(r);
    let one = compare(ScalarOp::Eq, Expr::Numel(r), Expr::index(1));
    let single = fun.nested(|fun| {
        let first = Expr::At(r, vec![Expr::index(0); rank.into()], By::Proved(Proof::Shape));
        let first = Expr::Local(fun.pin("t", first));
        let block = fun.nested(|fun| store_everywhere(fun, (l, known), found, first));
        or_general(fun, runs, block, general);
    });
    let several = fun.nested(several);
    fun.branch(one, single, several);
}

fn may_be_one(known: &Ext) -> bool {
    !matches!(known, Ext::Const(n) if *n != 1)
}

/// Whether two extents are equal.
fn same((ka, ea): &(Ext, Expr), (kb, eb): &(Ext, Expr)) -> Expr {
    if ka.same(kb) { Expr::Bool(true) } else { compare(ScalarOp::Eq, ea.clone(), eb.clone()) }
}

/// The dimensions that are not surely 1.
fn long(dims: &[(Ext, Expr)]) -> Vec<usize> {
    (0..dims.len()).filter(|d| !dims[*d].0.is_one()).collect()
}

/// A condition under which the extents agree one by one, those of 1 left out; `None` where they are
/// not as many.
fn pairwise(left: &[(Ext, Expr)], right: &[(Ext, Expr)]) -> Option<Expr> {
    let (a, b) = (long(left), long(right));
    (a.len() == b.len()).then(|| {
        a.iter().zip(&b).fold(Expr::Bool(true), |test, (x, y)| both(test, same(&left[*x], &right[*y])))
    })
}

/// Which axis of the part runs along which dimension of the right side.
fn pairs(left: &[(Ext, Expr)], right: &[(Ext, Expr)], alone: bool) -> Vec<(usize, usize)> {
    if alone { Vec::new() } else { long(left).into_iter().zip(long(right)).collect() }
}

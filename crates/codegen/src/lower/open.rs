//! Subscripts of which only the run knows that each is one number: an array that may have one element, a boxed value. An access to what is boxed or kept in columns is lowered twice then: for the
//! run that finds numbers, with these in their place, and as it stands.

use super::array;
use super::build::{both, compare};
use super::fun::Fun;
use super::kernel::kernel;
use super::repr::{Repr, is_one_element};
use super::slots::value;
use super::value::{Slot, Val};
use ir::loops::{By, Elem, Expr, LocalId, Operand, Proof, Ty, kernels};
use ir::tir::{Access, Arg, VarId};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, ClassSet, Complexity, Sparsity};

/// What the run tells of an open subscript.
enum Told {
    /// The number where the array has one element.
    Element(LocalId),
    /// This number.
    One(Expr),
    /// The number that a boxed value is.
    Number(LocalId),
}

/// Whether an access along `path` to `base` has open subscripts.
pub fn is_told_apart(fun: &Fun, base: &AbsValue, path: &[Access]) -> bool {
    !fun.general && !open(fun, base, path).is_empty()
}

/// Lowers an access along `path` to `base` that [`is_told_apart`] by `make`, once for each arm.
pub fn by_numbers(fun: &mut Fun, base: &AbsValue, path: &[Access], make: &mut dyn FnMut(&mut Fun)) {
    let open = open(fun, base, path);
    let (mut test, mut told) = (Expr::Bool(true), Vec::new());
    for v in &open {
        let val = value(fun, *v);
        let (is, number) = tell(fun, val);
        test = both(test, is);
        told.push(number);
    }
    let direct = fun.arm(|fun| {
        let before: Vec<Option<Slot>> = open.iter().map(|v| fun.slots.get(v).cloned()).collect();
        for (v, told) in open.iter().zip(told) {
            let number = match told {
                Told::Element(l) => {
                    let (_, rank) = fun.array_type(l);
                    let first = vec![Expr::index(0); rank.into()];
                    fun.pin("number", Expr::At(l, first, By::Proved(Proof::Implied)))
                }
                Told::One(x) => {
                    let x = fun.cast(x, Elem::F64);
                    fun.pin("number", x)
                }
                Told::Number(l) => l,
            };
            fun.slots.insert(*v, Slot::Local(number));
            fun.numbers.insert(*v);
        }
        make(fun);
        for (v, slot) in open.iter().zip(before) {
            fun.numbers.remove(v);
            match slot {
                Some(slot) => fun.slots.insert(*v, slot),
                None => fun.slots.remove(v),
            };
        }
    });
    let general = fun.arm(|fun| {
        fun.general = true;
        make(fun);
        fun.general = false;
    });
    fun.branch(test, direct, general);
}

/// The open subscripts of a path, where numbers in their place make a difference.
fn open(fun: &Fun, base: &AbsValue, path: &[Access]) -> Vec<VarId> {
    let mut found = Vec::new();
    for step in path {
        let (Access::Paren(args) | Access::Brace(args)) = step else { continue };
        for a in args {
            match a {
                Arg::Var(v) if found.contains(v) => {}
                Arg::Var(v) if is_open(fun, *v) => found.push(*v),
                Arg::Var(v) if is_one_element(fun.before(*v)) && !fun.is_list(*v) => {}
                _ => return Vec::new(),
            }
        }
    }
    // What a handle or a method is given is no subscript.
    let stored = [Class::Struct, Class::Cell].into_iter().collect::<ClassSet>();
    let plain = base.classes().iter().all(|c| stored.contains(c));
    if plain { found } else { Vec::new() }
}

fn is_open(fun: &Fun, v: VarId) -> bool {
    let known = fun.before(v);
    if fun.is_list(v) || known.maybe_undefined || known.is_bottom() {
        return false;
    }
    let real = known.unique().is_some_and(|one| {
        let full = one.matrix.sparsity == Sparsity::Full;
        one.class == Class::Double && full && one.matrix.complexity == Complexity::Real
    });
    match fun.vars.repr(v) {
        Some(Repr::Array(Elem::F64, _)) => real && !is_one_element(known),
        Some(Repr::Boxed) => known.classes().contains(Class::Double),
        _ => false,
    }
}

/// Whether a subscript is one number, and what tells which.
fn tell(fun: &mut Fun, val: Val) -> (Expr, Told) {
    match val {
        Val::Scalar(x) => (Expr::Bool(true), Told::One(x)),
        Val::Boxed(l) => {
            let number = fun.local("number", Ty::Scalar(Elem::F64));
            let is = fun.local("is", Ty::Scalar(Elem::Bool));
            kernel(fun, kernels::NUMBER, vec![Operand::Borrow(l)], 2, vec![number, is]);
            (Expr::Local(is), Told::Number(number))
        }
        val => {
            let (l, _) = array::of(fun, val);
            (compare(ScalarOp::Eq, Expr::Numel(l), Expr::index(1)), Told::Element(l))
        }
    }
}

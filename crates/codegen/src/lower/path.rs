//! Access paths on boxed values: one call of the runtime library for a whole path, whose name spells it
//! ([`Path`] says how).

use super::boxing::{operand, stored};
use super::call::in_list;
use super::fun::Fun;
use super::kernel::kernel;
use super::repr::{Repr, may_be_real};
use super::slots::value;
use super::subscript::real_place;
use super::value::Val;
use analysis::CallEdge;
use base::{EntityRef, Name};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{LocalId, Operand, Ty};
use ir::tir::{Access, Arg};
use types::AbsValue;

/// The value of an operand; a lone colon is a text, a list variable a list.
pub fn arg(fun: &mut Fun, arg: Arg) -> Val {
    match arg {
        Arg::Var(v) => match value(fun, v) {
            Val::Boxed(l) if fun.is_list(v) => Val::List(l),
            Val::Record(parts) if fun.is_list(v) => {
                Val::List(in_list(fun, parts.into_iter().map(|(_, e)| e).collect()))
            }
            val => val,
        },
        Arg::Colon => Val::Text(":".into()),
    }
}

/// An operand of a call of the runtime library: as it is stored.
pub fn stored_arg(fun: &mut Fun, a: Arg) -> Val {
    let val = arg(fun, a);
    match a {
        Arg::Var(v) => stored(fun, val, fun.before(v)),
        Arg::Colon => val,
    }
}

/// The operands of a call of a function of the program. What a parameter keeps boxed is told as it is stored: the
/// parameter may be more than surely complex.
pub fn args(fun: &mut Fun, list: &[Arg]) -> Vec<Val> {
    let vals = one_by_one(fun, list, arg, |_, element, _| element);
    let mut entered = fun.context.facts.calls(fun.at).iter().filter_map(|edge| match edge {
        CallEdge::User { context, .. } => Some(*context),
        _ => None,
    });
    let (Some(context), None, true) = (entered.next(), entered.next(), vals.len() == list.len()) else {
        return vals;
    };
    let signatures = fun.cx.signatures;
    let boxed = |k: usize| matches!(signatures[context.index()].params.get(k), Some(Some(Repr::Boxed)));
    let pairs = vals.into_iter().zip(list).enumerate();
    let told = pairs.map(|(k, (val, a))| match *a {
        Arg::Var(v) if boxed(k) => stored(fun, val, fun.before(v)),
        _ => val,
    });
    told.collect()
}

/// The operands of a call of the runtime library: as they are stored.
pub fn stored_args(fun: &mut Fun, list: &[Arg]) -> Vec<Val> {
    one_by_one(fun, list, stored_arg, |fun, element, value| stored(fun, element, &value))
}

/// Operands; the values of a list whose length is known stand one by one.
fn one_by_one(
    fun: &mut Fun,
    list: &[Arg],
    one: fn(&mut Fun, Arg) -> Val,
    of_list: fn(&mut Fun, Val, AbsValue) -> Val,
) -> Vec<Val> {
    let mut vals = Vec::new();
    for a in list {
        match *a {
            Arg::Var(v) if fun.is_list(v) && fun.is_dissolved(v) => {
                let known = fun.before(v);
                if let Val::Record(parts) = value(fun, v) {
                    vals.extend(parts.into_iter().map(|(which, e)| of_list(fun, e, which.of(known))));
                }
            }
            a => vals.push(one(fun, a)),
        }
    }
    vals
}

/// A subscript as an operand of the runtime library.
pub fn index_operand(fun: &mut Fun, a: Arg) -> Operand {
    match a {
        Arg::Colon => Operand::Colon,
        Arg::Var(v) => {
            let val = arg(fun, a);
            let known = fun.before(v);
            match val {
                Val::Scalar(z) if known.unique().is_some_and(may_be_real) => {
                    Operand::Scalar(real_place(fun, z))
                }
                // A complex number is no index, whatever its imaginary part.
                val => {
                    let val = stored(fun, val, known);
                    operand(fun, val)
                }
            }
        }
    }
}

/// What is done to the end of a path.
pub struct Deed {
    /// The deed itself.
    pub verb: Verb,
    /// The value that holds the path.
    pub base: Operand,
    /// What is assigned.
    pub source: Option<Operand>,
    /// Where the property or field lies with which the path begins, where that is known.
    pub place: Option<Place>,
}

/// Where something lies in the value that a path begins with, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A property of an object.
    Property(usize),
    /// A field of a struct.
    Field(usize),
}

/// A call of the path kernel.
pub fn path_kernel(fun: &mut Fun, deed: Deed, path: &[Access], results: Vec<LocalId>) {
    let (name, operands) = path_call_of(fun, deed, path);
    let nargout = results.len();
    kernel(fun, name.as_str(), operands, nargout, results);
}

/// The path kernel and its operands.
pub fn path_call_of(fun: &mut Fun, deed: Deed, path: &[Access]) -> (Name, Vec<Operand>) {
    let mut steps = String::new();
    let mut operands = vec![deed.base];
    operands.extend(deed.source);
    let mut open = false;
    for (k, step) in path.iter().enumerate() {
        let given = operands.len();
        // A list may be any number of operands: those of a later step could not be told apart.
        if open && !matches!(step, Access::Dot(_)) {
            fun.reject("an index after a comma-separated list");
        }
        match step {
            Access::Dot(field) => match deed.place.filter(|_| k == 0) {
                Some(Place::Property(place)) => steps += &format!(".{field}@{place}"),
                Some(Place::Field(place)) => steps += &format!(".{field}#{place}"),
                None => steps += &format!(".{field}"),
            },
            Access::DynamicDot(v) => {
                let val = value(fun, *v);
                let field = operand(fun, val);
                operands.push(field);
                steps += ".?";
            }
            Access::Paren(args) | Access::Brace(args) => {
                for a in args {
                    let operand = index_operand(fun, *a);
                    operands.push(operand);
                }
                open |= operands[given..].iter().any(|o| matches!(o, Operand::Spread(_)));
                let count = if open { "*".to_owned() } else { args.len().to_string() };
                let (left, right) = if matches!(step, Access::Paren(_)) { ('(', ')') } else { ('{', '}') };
                steps += &format!("{left}{count}{right}");
            }
        }
    }
    (Path { verb: deed.verb, steps: &steps }.name(), operands)
}

/// A call of the path kernel with one boxed result.
pub fn path_call(fun: &mut Fun, verb: Verb, base: Operand, path: &[Access]) -> LocalId {
    let result = fun.scratch("v", Ty::Boxed);
    path_kernel(fun, Deed { verb, base, source: None, place: None }, path, vec![result]);
    result
}

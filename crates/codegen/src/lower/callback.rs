//! Functions that the caller of a library gives: the door's parameter that is the number of one, and the calls of it.
//!
//! Inside, such a function is a handle of an anonymous function that captures the number and calls `mc_callback`; what
//! is known of any handle is known of it. What it takes and gives is what its type says, whatever is known besides.

use super::array;
use super::boxing::operand;
use super::deliver::deliver;
use super::fun::Fun;
use super::repr::Repr;
use super::scalar::scalar;
use super::slots::value;
use super::value::Val;
use ir::loops::{Callback, Crossing, Elem, Expr, Extent, LocalId, Operand, Stmt, Ty, kernels};
use ir::tir::{Arg, Target};
use types::{AbsValue, Dim};

/// An argument of an entry that is a function, as its user says it.
#[derive(Clone, Debug)]
pub struct Called {
    /// Its name: that of its entry and of the argument.
    pub name: String,
    /// What it takes: names, types as text, what is known of them.
    pub args: Vec<(String, String, AbsValue)>,
    /// What it gives.
    pub results: Vec<(String, String, AbsValue)>,
}

/// So many extents are told at most.
const MOST: usize = 16;

/// How a number or array crosses: nothing else does.
fn crossing(value: &AbsValue) -> Option<Ty> {
    match Repr::of(value) {
        Repr::Scalar(Elem::Index) => Some(Ty::Scalar(Elem::F64)),
        Repr::Scalar(e) => Some(Ty::Scalar(e)),
        Repr::Array(e, rank) if rank <= 4 && e != Elem::Index => Some(Ty::Array(e, rank)),
        _ => None,
    }
}

/// The function as doors and printers see it. `extent` is where an extent can be read; those that only a call of the
/// entry knows are told by number, in the order of the list that comes along.
pub fn described(
    called: &Called,
    extent: &mut dyn FnMut(&Dim) -> Option<Expr>,
) -> Result<(Callback, Vec<Expr>), String> {
    let mut told: Vec<(Dim, Expr)> = Vec::new();
    let mut crossings = |list: &[(String, String, AbsValue)]| -> Result<Vec<Crossing>, String> {
        let mut made = Vec::new();
        for (name, text, value) in list {
            let ty = crossing(value).ok_or_else(|| {
                format!(
                    "{text}, in a function that the caller gives: such takes and gives numbers and arrays; it"
                )
            })?;
            let shape = value.unique().map(|v| v.matrix.shape.clone());
            let dims = shape.as_ref().and_then(|s| s.dims()).unwrap_or_default();
            let extents = dims.iter().map(|dim| match (dim, extent(dim)) {
                (Dim::Const(n), _) => Extent::Is(*n),
                (_, None) => Extent::Any,
                (_, Some(at)) => {
                    let known = told.iter().position(|(d, _)| d == dim);
                    Extent::Told(known.unwrap_or_else(|| {
                        told.push((dim.clone(), at));
                        told.len() - 1
                    }))
                }
            });
            let extents = if matches!(ty, Ty::Array(..)) { extents.collect() } else { Vec::new() };
            made.push(Crossing { name: name.clone(), text: text.clone(), ty, extents });
        }
        Ok(made)
    };
    let (params, results) = (crossings(&called.args)?, crossings(&called.results)?);
    if told.len() > MOST {
        return Err(format!("a function that the caller gives, with more than {MOST} extents"));
    }
    let callback = Callback { name: called.name.clone(), params, results };
    Ok((callback, told.into_iter().map(|(_, at)| at).collect()))
}

/// `[targets] = mc_callback(id, name, takes, gives, args...)`. False where it does not say what it calls.
pub fn call(fun: &mut Fun, targets: &[Target], args: &[Arg]) -> bool {
    let vars: Vec<_> =
        args.iter().filter_map(|a| if let Arg::Var(v) = a { Some(*v) } else { None }).collect();
    let [id, name, takes, gives, rest @ ..] = vars.as_slice() else { return false };
    let text = |v| fun.before(v).as_text().map(str::to_owned);
    let (Some(name), Some(takes), Some(gives)) = (text(*name), text(*takes), text(*gives)) else {
        return false;
    };
    let types =
        |text: &str| -> Option<Vec<Ty>> { types::parse_values(text).ok()?.iter().map(crossing).collect() };
    let (Some(takes), Some(gives)) = (types(&takes), types(&gives)) else { return false };
    if takes.len() != rest.len() {
        return false;
    }
    let id = value(fun, *id);
    let mut operands = vec![Operand::Scalar(scalar(fun, id, Elem::U64))];
    for (v, ty) in rest.iter().zip(takes) {
        let val = value(fun, *v);
        operands.push(given(fun, val, ty));
    }
    let kernel = kernels::callback(&name);
    deliver(fun, targets, |fun, wanted| {
        let at = fun.site();
        let nargout = wanted.len();
        let results: Vec<LocalId> = gives.iter().map(|ty| fun.scratch("given", *ty)).collect();
        fun.emit(Stmt::Kernel { name: kernel, args: operands, nargout, results: results.clone(), at });
        for (to, from) in wanted.into_iter().zip(results) {
            hand_over(fun, to, from);
        }
    });
    true
}

/// A value as an operand of this type.
fn given(fun: &mut Fun, val: Val, ty: Ty) -> Operand {
    match (ty, val) {
        (Ty::Scalar(e), val) => Operand::Scalar(scalar(fun, val, e)),
        (Ty::Array(..), Val::Array(l, _)) if fun.f.locals[l].ty == ty => Operand::Borrow(l),
        (Ty::Array(e, rank), Val::Scalar(x)) => {
            let x = fun.cast(x, e);
            Operand::Borrow(array::of_element(fun, x, rank))
        }
        (_, val) => {
            let val = match val {
                Val::Range(_) => Val::Array(array::of(fun, val).0, Vec::new()),
                val => val,
            };
            let src = operand(fun, val);
            if let Operand::Borrow(l) = src
                && fun.f.locals[l].ty == ty
            {
                return src;
            }
            let whole = fun.scratch("whole", Ty::Boxed);
            let at = fun.site();
            fun.emit(Stmt::Convert { dst: whole, src, at });
            let dst = fun.scratch("given", ty);
            fun.emit(Stmt::Convert { dst, src: Operand::Borrow(whole), at });
            Operand::Borrow(dst)
        }
    }
}

/// A result becomes what its variable is kept as.
fn hand_over(fun: &mut Fun, to: LocalId, from: LocalId) {
    let at = fun.site();
    let own = fun.f.locals[from].ty;
    match (own, fun.f.locals[to].ty) {
        (Ty::Scalar(_), Ty::Scalar(e)) => {
            let x = fun.cast(Expr::Local(from), e);
            fun.emit(Stmt::Assign(to, x));
        }
        (a, b) if a == b => fun.emit(Stmt::Move(to, from)),
        (Ty::Scalar(_), _) => {
            fun.emit(Stmt::Convert { dst: to, src: Operand::Scalar(Expr::Local(from)), at });
        }
        _ => fun.emit(Stmt::Convert { dst: to, src: Operand::Borrow(from), at }),
    }
}

//! Elements by subscripts become elements by places in column-major order: `a(i, j)` is place
//! `i + j * rows`, or `i + j * lead` in a matrix whose columns lie further apart. Products and sums with
//! 0 and 1 vanish.
//!
//! The evidence for an access ends here: no row after this one moves an access.

use ir::loops::{Elem, Expr, Function, Local, LocalId, Module, Stmt};
use types::scalar::ScalarOp;

/// Makes linear accesses.
pub fn flatten(_: &Module, function: &mut Function) {
    let locals = function.locals.clone();
    let of = |l: LocalId| &locals[l];
    for block in [&mut function.body, &mut function.epilogue] {
        flat(&of, block);
    }
}

fn flat<'a>(of: &impl Fn(LocalId) -> &'a Local, block: &mut [Stmt]) {
    for stmt in block {
        stmt.each_expr_mut(&mut |e| {
            e.each_mut(&mut |x| {
                if let Expr::At(l, subs, _) = x {
                    *x = Expr::Load(*l, Box::new(place(of(*l), *l, subs)));
                }
            });
        });
        if let Stmt::Put { array, subs, value, .. } = stmt {
            let index = place(of(*array), *array, subs);
            let value = std::mem::replace(value, Expr::Bool(false));
            *stmt = Stmt::Store { array: *array, index, value };
        }
        for inner in stmt.blocks_mut() {
            flat(of, inner);
        }
    }
}

/// The place of the element at the subscripts, from the last dimension inwards.
fn place(local: &Local, array: LocalId, subs: &[Expr]) -> Expr {
    let apart = |d: usize| match local.lead {
        Some(lead) if d == 0 => Expr::Local(lead),
        _ => Expr::Extent(array, d as u8),
    };
    let mut place = Expr::index(0);
    for (d, sub) in subs.iter().enumerate().rev() {
        if d + 1 < subs.len() {
            place = combine(ScalarOp::Times, place, apart(d));
        }
        place = combine(ScalarOp::Plus, sub.clone(), place);
    }
    place
}

/// The sum or product of two indices.
fn combine(op: ScalarOp, a: Expr, b: Expr) -> Expr {
    let neutral = if op == ScalarOp::Plus { 0 } else { 1 };
    match (&a, &b) {
        (Expr::Integer(x, _), Expr::Integer(y, _)) if op == ScalarOp::Plus => {
            return Expr::Integer(x + y, Elem::Index);
        }
        (Expr::Integer(x, _), _) if *x == neutral => return b,
        (_, Expr::Integer(y, _)) if *y == neutral => return a,
        (Expr::Integer(0, _), _) | (_, Expr::Integer(0, _)) if op == ScalarOp::Times => {
            return Expr::index(0);
        }
        _ => {}
    }
    Expr::Op { op, args: vec![a, b], elem: Elem::Index, result: Elem::Index }
}

//! Growth of arrays for the places that an assignment names.

use super::build::{add_const, compare, either};
use super::fun::Fun;
use super::repr::{Ext, extent};
use super::subscript::{Index, greatest, numel};
use ir::loops::{By, Expr, LocalId, Proof, Stmt};
use types::scalar::ScalarOp;

/// Growth for subscripts that may lie outside, after all that can fail but memory; `also` is what grows with it, to
/// so many elements where there is one subscript.
pub fn grow(
    fun: &mut Fun,
    (l, known): (LocalId, &[Ext]),
    found: &[Index],
    also: &dyn Fn(&mut Fun, Option<&Expr>),
) -> By {
    if fun.context.facts.index(fun.at).in_bounds {
        return By::Proved(Proof::Index);
    }
    let at = fun.site();
    if let [index] = found
        && index.position == 0
    {
        if numel(known).is_some_and(|n| index.range.hi <= n as f64) {
            return By::Proved(Proof::Range);
        }
        let Some(high) = greatest(fun, &index.sub) else { return By::Own };
        let beyond = compare(ScalarOp::Ge, high.clone(), Expr::Numel(l));
        let grow = fun.nested(|fun| {
            let count = add_const(high, 1);
            fun.emit(Stmt::GrowLinear { array: l, count: count.clone(), at });
            also(fun, Some(&count));
        });
        fun.branch(beyond, grow, Vec::new());
        return By::Proved(Proof::Made);
    }
    let mut beyond = Expr::Bool(false);
    let mut need = Vec::new();
    for (d, index) in found.iter().enumerate() {
        let within = matches!(known[d], Ext::Const(n) if index.range.hi <= n as f64);
        let high = greatest(fun, &index.sub);
        if let Some(high) = high.as_ref().filter(|_| !within) {
            beyond = either(beyond, compare(ScalarOp::Ge, high.clone(), extent(l, d)));
        }
        // A dimension whose subscript names no place stays as it is.
        need.push(match high {
            Some(high) => add_const(high, 1),
            None => extent(l, d),
        });
    }
    if beyond == Expr::Bool(false) {
        return By::Proved(Proof::Range);
    }
    let grow = fun.nested(|fun| {
        fun.emit(Stmt::Grow { array: l, dims: need, amortise: true, at });
        also(fun, None);
    });
    fun.branch(beyond, grow, Vec::new());
    By::Proved(Proof::Made)
}

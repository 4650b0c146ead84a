//! The pass `collapse`: loops over the rows and columns of arrays that all are walked from their first
//! element to their last become one loop over places.
//!
//! Assumes the nests that `nest` makes: counted loops from 0, one in the other, around one statement.
//! Guarantees the same elements in the same order, so sums are what they were. It does not touch loops
//! whose variables are used for anything but the element, and matrices with a lead, whose elements do
//! not lie together.
//!
//! Soundness: an access with [`By::Own`] whose subscripts are the variables of all loops, the innermost
//! first, runs over the array's own extents; so the arrays of such accesses have the loops' extents, and
//! place `k` in column-major order is the element of round `k`.

use super::fresh::fresh;
use ir::loops::{Block, By, Elem, Expr, Function, LocalId, Module, Stmt, Ty};
use types::scalar::ScalarOp;

/// Makes one loop of nests that walk whole arrays.
pub fn collapse(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    block(f, &mut body);
    super::forward::unread(f, &mut body);
    f.body = body;
}

fn block(f: &mut Function, stmts: &mut Block) {
    let mut k = 0;
    while k < stmts.len() {
        if let Some(made) = collapsed(f, &stmts[k]) {
            let n = made.len();
            stmts.splice(k..=k, made);
            k += n;
            continue;
        }
        stmts[k].blocks_mut().into_iter().for_each(|b| block(f, b));
        k += 1;
    }
}

/// The one loop that a nest may be.
fn collapsed(f: &mut Function, s: &Stmt) -> Option<Block> {
    let mut vars = Vec::new();
    let mut inner = s;
    while let Stmt::For { var, lo, step, body, .. } = inner {
        let [only] = body.as_slice() else { return None };
        if *lo != Expr::index(0) || *step != Expr::index(1) {
            return None;
        }
        vars.insert(0, *var);
        inner = only;
    }
    if vars.len() < 2 || !matches!(inner, Stmt::Put { .. } | Stmt::Assign(..)) {
        return None;
    }
    let own: Vec<Expr> = vars.iter().map(|v| Expr::Local(*v)).collect();
    let array = walked(f, inner, &own)?;
    let k = vars[0];
    let mut inner = inner.clone();
    inner.each_expr_mut(&mut |e| {
        e.each_mut(&mut |e| {
            if let Expr::At(_, subs, By::Own) = e
                && *subs == own
            {
                *subs = vec![Expr::Local(k)];
            }
        })
    });
    if let Stmt::Put { subs, by: By::Own, .. } = &mut inner
        && *subs == own
    {
        *subs = vec![Expr::Local(k)];
    }
    let n = fresh(f, "n", Ty::Scalar(Elem::Index));
    let args = vec![Expr::Local(n), Expr::index(1)];
    let hi = Expr::Op { op: ScalarOp::Minus, args, elem: Elem::Index, result: Elem::Index };
    let round = Stmt::For { var: k, lo: Expr::index(0), step: Expr::index(1), hi, body: vec![inner] };
    Some(vec![Stmt::Assign(n, Expr::Numel(array)), round])
}

/// An array that the statement walks from its first element to its last, if all that it does with the
/// loops' variables is such.
fn walked(f: &Function, s: &Stmt, own: &[Expr]) -> Option<LocalId> {
    let mut found = None;
    let (mut uses, mut walks) = (0, 0);
    let fits = |l: LocalId| {
        let local = &f.locals[l];
        matches!(local.ty, Ty::Array(_, rank) if usize::from(rank) == own.len()) && local.lead.is_none()
    };
    let mut meet = |l: LocalId, subs: &[Expr], by: By| {
        if by == By::Own && subs == own && fits(l) {
            found = Some(l);
            walks += own.len();
        }
    };
    s.each_expr(&mut |e| {
        e.each(&mut |e| {
            if let Expr::At(l, subs, by) = e {
                meet(*l, subs, *by);
            }
            uses += usize::from(own.contains(e));
        })
    });
    if let Stmt::Put { array, subs, by, .. } = s {
        meet(*array, subs, *by);
    }
    found.filter(|_| uses == walks)
}

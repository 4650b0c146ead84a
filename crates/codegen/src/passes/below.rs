//! Appends below a matrix (`x = [x; row]`) as growth by rows, for [`rows`](super::rows) to give it room: where the part has
//! as many columns, of which there are several, the matrix grows and the elements are stored. Anything else, errors among
//! it, stays an append.
//!
//! A column has room behind its elements anyway.

use super::fresh::fresh;
use ir::loops::{Block, By, Elem, Expr, Function, LocalId, Operand, Proof, Stmt, Ty};
use types::ScalarOp;

/// Writes appends so that stand in loops or are of matrices that the function gives back.
pub(super) fn spread(f: &mut Function) {
    let passed: Vec<LocalId> = f.params.iter().map(|p| p.local).filter(|l| f.results.contains(l)).collect();
    let mut body = std::mem::take(&mut f.body);
    block(f, &mut body, &passed, false);
    f.body = body;
}

fn block(f: &mut Function, stmts: &mut Block, passed: &[LocalId], looped: bool) {
    for s in stmts.iter_mut() {
        let looped = looped || matches!(s, Stmt::For { .. } | Stmt::While { .. });
        s.blocks_mut().into_iter().for_each(|b| block(f, b, passed, looped));
        if let Stmt::Append { array, part: Operand::Borrow(part), vertical: true, .. } = *s
            && (looped || passed.contains(&array))
            && array != part
            && f.locals[array].global.is_none()
            && matches!(f.locals[part].ty, Ty::Array(_, 2))
        {
            *s = grown(f, array, part, s.clone());
        }
    }
}

fn grown(f: &mut Function, array: LocalId, part: LocalId, otherwise: Stmt) -> Stmt {
    let Stmt::Append { at, .. } = otherwise else { return otherwise };
    let index = |op, a, b| Expr::Op { op, args: vec![a, b], elem: Elem::Index, result: Elem::Index };
    let truth = |op, a, b, elem| Expr::Op { op, args: vec![a, b], elem, result: Elem::Bool };
    let several = truth(ScalarOp::Gt, Expr::Extent(array, 1), Expr::index(1), Elem::Index);
    let some = truth(ScalarOp::Gt, Expr::Extent(array, 0), Expr::index(0), Elem::Index);
    let fits = truth(ScalarOp::Eq, Expr::Extent(part, 1), Expr::Extent(array, 1), Elem::Index);
    let cond = truth(ScalarOp::And, truth(ScalarOp::And, several, some, Elem::Bool), fits, Elem::Bool);
    let [from, column, row] = ["rows_before", "column", "row"].map(|n| fresh(f, n, Ty::Scalar(Elem::Index)));
    let rows = index(ScalarOp::Plus, Expr::Local(from), Expr::Extent(part, 0));
    let by = || By::Proved(Proof::Made);
    let place = |first| vec![first, Expr::Local(column)];
    let value = Expr::At(part, place(Expr::Local(row)), by());
    let below = index(ScalarOp::Plus, Expr::Local(from), Expr::Local(row));
    let store = Stmt::Put { array, subs: place(below), value, by: by() };
    let run = |var, extent, body| {
        let hi = index(ScalarOp::Minus, extent, Expr::index(1));
        Stmt::For { var, lo: Expr::index(0), step: Expr::index(1), hi, body }
    };
    let then = vec![
        Stmt::Assign(from, Expr::Extent(array, 0)),
        Stmt::Grow { array, dims: vec![rows, Expr::Extent(array, 1)], amortise: true, at },
        run(column, Expr::Extent(array, 1), vec![run(row, Expr::Extent(part, 0), vec![store])]),
    ];
    Stmt::If(cond, then, vec![otherwise])
}

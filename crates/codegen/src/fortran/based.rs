//! Loops that count from 0 as ones that count from 1, which a Fortran programmer writes: where the variable is read in
//! such loops alone. What reads it gets one less, and subscripts one more.

use super::expr::plus;
use base::FxHashSet;
use ir::loops::{Block, Elem, Expr, Function, LocalId, Stmt, Ty};

/// The function with these loops.
pub(super) fn from_one(function: &Function) -> Function {
    let mut f = function.clone();
    let vars = counting(&f);
    for block in [&mut f.body, &mut f.epilogue] {
        shift(block, &vars);
    }
    f
}

/// The variables that count from 0 in each of their loops, and are read there alone.
fn counting(f: &Function) -> FxHashSet<LocalId> {
    let mut found: FxHashSet<LocalId> = f
        .locals
        .iter()
        .filter(|(_, l)| l.ty == Ty::Scalar(Elem::Index) && l.global.is_none())
        .map(|(id, _)| id)
        .collect();
    f.params.iter().for_each(|p| {
        found.remove(&p.local);
    });
    f.results.iter().for_each(|r| {
        found.remove(r);
    });
    for block in [&f.body, &f.epilogue] {
        look(block, &mut Vec::new(), &mut found);
    }
    found
}

/// Takes out what is read outside of its loops, or counts otherwise.
fn look(block: &[Stmt], around: &mut Vec<LocalId>, found: &mut FxHashSet<LocalId>) {
    for s in block {
        let own = match s {
            Stmt::For { var, lo: Expr::Integer(0, _), step: Expr::Integer(1, _), .. } => Some(*var),
            _ => None,
        };
        for l in s.locals() {
            if Some(l) != own {
                found.remove(&l);
            }
        }
        s.each_expr(&mut |e| {
            for l in e.reads() {
                if !around.contains(&l) {
                    found.remove(&l);
                }
            }
        });
        around.extend(own);
        s.blocks().into_iter().for_each(|b| look(b, around, found));
        if own.is_some() {
            around.pop();
        }
    }
}

fn shift(block: &mut Block, vars: &FxHashSet<LocalId>) {
    for s in block {
        s.each_expr_mut(&mut |e| less(e, vars));
        if let Stmt::For { var, lo, hi, .. } = s
            && vars.contains(var)
        {
            *lo = Expr::index(1);
            *hi = plus(hi, 1);
        }
        s.blocks_mut().into_iter().for_each(|b| shift(b, vars));
    }
}

/// Variables that count from 1 where they counted from 0.
fn less(e: &mut Expr, vars: &FxHashSet<LocalId>) {
    e.each_mut(&mut |x| match x {
        Expr::Local(l) if vars.contains(l) => *x = plus(x, -1),
        Expr::Op { op: types::scalar::ScalarOp::Plus, args, elem: Elem::Index, result: Elem::Index } => {
            // What two subscripts are added of has one constant.
            if let [a, Expr::Integer(k, _)] = args.as_slice() {
                *x = plus(a, *k);
            }
        }
        _ => {}
    });
}

//! Which functions are compiled a second time for wider vectors (`TAME_WIDE` in `rts/library.h`): those with
//! loops over arrays that a C compiler can do several rounds of at once. Others would pay with twice the time to
//! compile, and with calls that are not inlined any more.
//!
//! Both versions give the same bits: nothing is contracted or regrouped.

use ir::loops::{Block, Elem, Expr, Function, LocalId, Stmt, Ty};

/// Loops of fewer rounds are not worth another version.
const SHORT: i128 = 32;

/// A function of more statements takes a C compiler many seconds, and its loops are the least of it: a solver of the
/// prelude with all of its options took 15 seconds for each version.
const LONG: usize = 500;

/// Whether some loop of the function stores to an array, or counts, round by round.
pub(super) fn pays(f: &Function) -> bool {
    let mut found = false;
    let mut statements = 0;
    f.each_stmt(&mut |s| {
        statements += 1;
        if let Stmt::For { var, hi, body, .. } = s {
            let short = matches!(hi, Expr::Integer(n, _) if *n < SHORT);
            found |= !short && f.locals[*var].ty == Ty::Scalar(Elem::Index) && vector(f, *var, body);
        }
    });
    found && statements <= LONG
}

/// Whether the rounds of an innermost loop over `var` are independent of each other but for sums of integers,
/// and at least one walks along an array.
fn vector(f: &Function, var: LocalId, body: &Block) -> bool {
    let mut walks = false;
    let along = |index: &Expr| index.reads().contains(&var);
    for s in body {
        match s {
            Stmt::Store { index, .. } if along(index) => walks = true,
            Stmt::Assign(l, e) if e.reads().contains(l) => {
                if f.locals[*l].ty != Ty::Scalar(Elem::Index) {
                    return false;
                }
                e.each(&mut |e| walks |= matches!(e, Expr::Load(_, index) if along(index)));
            }
            Stmt::Assign(..) | Stmt::Comment(_) => {}
            Stmt::If(_, then, other) => {
                walks |= [then, other].into_iter().any(|b| !b.is_empty() && vector(f, var, b));
            }
            _ => return false,
        }
    }
    walks
}

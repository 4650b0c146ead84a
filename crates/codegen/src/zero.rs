//! What gcc 11 and later compute otherwise than written, in every language that they compile: zero minus a converted
//! integer or a magnitude becomes its opposite, which is -0 where it is 0 (`fold_real_zero_addition_p` of gcc 12).

use ir::loops::{Elem, Expr};
use types::scalar::ScalarOp;

/// Whether `op` of these is zero minus something that gcc takes for never -0 where it is written out.
pub fn minus_folds(op: ScalarOp, args: &[Expr], elem: Elem) -> bool {
    let [Expr::Number(zero, _), x] = args else { return false };
    op == ScalarOp::Minus
        && matches!(elem, Elem::F64 | Elem::F32)
        && zero.to_bits() == 0
        && matches!(x, Expr::Cast(..) | Expr::Select(..) | Expr::Op { op: ScalarOp::Abs, .. })
}

//! Plane rotations: made to take a pair to a multiple of the first axis, applied to neighbouring
//! columns.
//! Source: G. H. Golub, C. F. Van Loan, "Matrix Computations", 5.1.8.

use super::field::Mat;
use super::vectors::widest;

/// Cosine and sine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rotation {
    pub c: f64,
    pub s: f64,
}

/// The rotation with `c f + s g = r` and `c g - s f = 0`, and `r`.
pub(super) fn rotation(f: f64, g: f64) -> (Rotation, f64) {
    if g == 0.0 {
        return (Rotation { c: 1.0, s: 0.0 }, f);
    }
    if f == 0.0 {
        return (Rotation { c: 0.0, s: 1f64.copysign(g) }, g.abs());
    }
    // The cosine is positive: the first part keeps its sign.
    let r = f.hypot(g).copysign(f);
    (Rotation { c: f / r, s: g / r }, r)
}

widest! {
    /// Columns `j` and `j + 1` turned, for each of these in their order. Some rows at a time, which stay in
    /// the cache while all columns go by.
    pub(super) fn rotate_columns(a: &mut Mat<f64>, turns: &[(usize, Rotation)]) {
        const ROWS: usize = 32;
        let rows = a.rows;
        for top in (0..rows).step_by(ROWS) {
            let height = ROWS.min(rows - top);
            for &(j, r) in turns {
                let (left, right) = a.data[j * rows + top..][..rows + height].split_at_mut(rows);
                for (x, y) in left[..height].iter_mut().zip(right) {
                    (*x, *y) = (r.s * *y + r.c * *x, r.c * *y - r.s * *x);
                }
            }
        }
    }
}

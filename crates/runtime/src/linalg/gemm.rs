//! Products of real double matrices, tiled for registers and caches.
//!
//! Invariant: each element is the sum of its products in the order of the inner index, each product and
//! each sum rounded on its own, so that the result is to the last bit what the plain loops give; tiles
//! change only which elements are worked on together. (Order of loops and packing: Goto and van de
//! Geijn, "Anatomy of High-Performance Matrix Multiplication", 2008.)

/// Rows and columns of a tile: its sums stay in registers.
const ROWS: usize = 8;
const COLUMNS: usize = 4;
/// Inner indices taken at a time: two packed panels fit the first cache.
const DEPTH: usize = 256;

/// `c = a * b` for `a` m-by-k, `b` k-by-n, `c` m-by-n of zeros, all column by column.
pub(crate) fn gemm(m: usize, k: usize, n: usize, a: &[f64], b: &[f64], c: &mut [f64]) {
    if a.len() < m * k || b.len() < k * n || c.len() < m * n {
        return;
    }
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has what the function was compiled for.
        unsafe { gemm_avx2(m, k, n, a, b, c) };
        return;
    }
    tiled(m, k, n, a, b, c);
}

/// # Safety
/// The processor has AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
unsafe fn gemm_avx2(m: usize, k: usize, n: usize, a: &[f64], b: &[f64], c: &mut [f64]) {
    tiled(m, k, n, a, b, c);
}

#[inline(always)]
fn tiled(m: usize, k: usize, n: usize, a: &[f64], b: &[f64], c: &mut [f64]) {
    let mut packed_a = vec![0.0; ROWS * DEPTH];
    let mut packed_b = vec![0.0; n.div_ceil(COLUMNS) * COLUMNS * DEPTH];
    for start in (0..k).step_by(DEPTH) {
        let depth = DEPTH.min(k - start);
        // All of `b` between two inner indices, four columns side by side.
        for (j, panel) in packed_b.chunks_exact_mut(COLUMNS * DEPTH).enumerate() {
            for p in 0..depth {
                for q in 0..COLUMNS {
                    let column = j * COLUMNS + q;
                    panel[p * COLUMNS + q] = if column < n { b[column * k + start + p] } else { 0.0 };
                }
            }
        }
        for top in (0..m).step_by(ROWS) {
            let height = ROWS.min(m - top);
            for p in 0..depth {
                let from = (start + p) * m + top;
                let row = &mut packed_a[p * ROWS..(p + 1) * ROWS];
                row[..height].copy_from_slice(&a[from..from + height]);
                row[height..].fill(0.0);
            }
            for (j, panel) in packed_b.chunks_exact(COLUMNS * DEPTH).enumerate() {
                let width = COLUMNS.min(n - j * COLUMNS);
                let mut sums = [[0.0; ROWS]; COLUMNS];
                for (q, column) in sums.iter_mut().enumerate().take(width) {
                    let at = (j * COLUMNS + q) * m + top;
                    column[..height].copy_from_slice(&c[at..at + height]);
                }
                tile(&packed_a[..depth * ROWS], &panel[..depth * COLUMNS], &mut sums);
                for (q, column) in sums.iter().enumerate().take(width) {
                    let at = (j * COLUMNS + q) * m + top;
                    c[at..at + height].copy_from_slice(&column[..height]);
                }
            }
        }
    }
}

/// Adds the products of two packed panels to the sums of a tile.
#[inline(always)]
fn tile(a: &[f64], b: &[f64], sums: &mut [[f64; ROWS]; COLUMNS]) {
    let mut local = *sums;
    for (rows, columns) in a.chunks_exact(ROWS).zip(b.chunks_exact(COLUMNS)) {
        for (sum, factor) in local.iter_mut().zip(columns) {
            for (s, x) in sum.iter_mut().zip(rows) {
                *s += x * factor;
            }
        }
    }
    *sums = local;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_give_what_the_plain_loops_give() {
        for (m, k, n) in [(1, 1, 1), (3, 5, 2), (8, 256, 4), (9, 300, 5), (17, 513, 6), (2, 0, 3)] {
            let value = |i: usize| ((i * 7919 + 13) % 101) as f64 / 7.0 - 5.0;
            let a: Vec<f64> = (0..m * k).map(value).collect();
            let b: Vec<f64> = (0..k * n).map(|i| value(i + 31)).collect();
            let mut plain = vec![0.0; m * n];
            for j in 0..n {
                for p in 0..k {
                    for i in 0..m {
                        plain[i + j * m] += a[i + p * m] * b[p + j * k];
                    }
                }
            }
            let mut tiled = vec![0.0; m * n];
            gemm(m, k, n, &a, &b, &mut tiled);
            assert_eq!(plain, tiled, "{m} {k} {n}");
        }
    }
}

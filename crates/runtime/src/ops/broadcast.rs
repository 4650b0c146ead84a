//! Implicit expansion: walking two arrays whose extents agree or are 1.

use crate::array::{Dims, with_capacity};
use crate::error::Error;
use crate::errors;
use smallvec::SmallVec;

/// The extents of the result, or the error that they do not agree.
pub fn broadcast_dims(a: &Dims, b: &Dims) -> Result<Dims, Error> {
    if a == b {
        return Ok(a.clone());
    }
    let rank = a.rank().max(b.rank());
    let mut d: SmallVec<[usize; 4]> = SmallVec::new();
    for k in 0..rank {
        d.push(match (a.extent(k), b.extent(k)) {
            (x, y) if x == y => x,
            (1, y) => y,
            (x, 1) => x,
            _ => return Err(errors::sizes_must_match()),
        });
    }
    Ok(Dims::new(&d))
}

/// Applies `f` to corresponding elements; `out` are the extents [`broadcast_dims`] gave.
pub fn zip<A: Copy, B: Copy, R>(
    (a, ad): (&[A], &Dims),
    (b, bd): (&[B], &Dims),
    out: &Dims,
    f: impl Fn(A, B) -> R,
) -> Result<Vec<R>, Error> {
    let n = out.checked_numel(size_of::<R>())?;
    let mut data = with_capacity(n)?;
    if ad == bd {
        data.extend(a.iter().zip(b).map(|(&x, &y)| f(x, y)));
    } else if let [y] = *b {
        data.extend(a.iter().map(|&x| f(x, y)));
    } else if let [x] = *a {
        data.extend(b.iter().map(|&y| f(x, y)));
    } else if n > 0 {
        expand((a, ad), (b, bd), out, f, &mut data);
    }
    Ok(data)
}

/// The general case, run by run along the first dimension.
fn expand<A: Copy, B: Copy, R>(
    (a, ad): (&[A], &Dims),
    (b, bd): (&[B], &Dims),
    out: &Dims,
    f: impl Fn(A, B) -> R,
    data: &mut Vec<R>,
) {
    let rows = out.rows();
    let strides = |d: &Dims| -> SmallVec<[usize; 4]> {
        let mut stride = 1;
        (0..out.rank())
            .map(|k| {
                let s = if d.extent(k) == 1 { 0 } else { stride };
                stride *= d.extent(k);
                s
            })
            .collect()
    };
    let (sa, sb) = (strides(ad), strides(bd));
    let mut at: SmallVec<[usize; 4]> = SmallVec::from_elem(0, out.rank());
    loop {
        let oa: usize = at.iter().zip(&sa).map(|(i, s)| i * s).sum();
        let ob: usize = at.iter().zip(&sb).map(|(i, s)| i * s).sum();
        match (sa[0], sb[0]) {
            (0, 0) => data.extend((0..rows).map(|_| f(a[oa], b[ob]))),
            (0, _) => {
                let x = a[oa];
                data.extend(b[ob..ob + rows].iter().map(|&y| f(x, y)));
            }
            (_, 0) => {
                let y = b[ob];
                data.extend(a[oa..oa + rows].iter().map(|&x| f(x, y)));
            }
            _ => data.extend(a[oa..oa + rows].iter().zip(&b[ob..ob + rows]).map(|(&x, &y)| f(x, y))),
        }
        let mut k = 1;
        loop {
            if k >= at.len() {
                return;
            }
            at[k] += 1;
            if at[k] < out.extent(k) {
                break;
            }
            at[k] = 0;
            k += 1;
        }
    }
}

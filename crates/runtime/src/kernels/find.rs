//! `find` and `nnz`: where the nonzero elements are, and how many.

use super::reduce::numeric;
use crate::array::{Array, Dims, with_capacity};
use crate::context::Context;
use crate::convert::{complexes, doubles};
use crate::element::Element;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::kernels;
use crate::value::Value;

kernels! {
    sparse "find" => find,
    sparse "nnz" => nnz,
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// Where a mask is true. No branch depends on the mask.
fn places_of(mask: &[bool]) -> Vec<usize> {
    let n = mask.iter().filter(|m| **m).count();
    let mut places = vec![0; n + 1];
    let mut next = 0;
    for (i, &m) in mask.iter().enumerate() {
        if let Some(place) = places.get_mut(next) {
            *place = i;
        }
        next += usize::from(m);
    }
    places.truncate(n);
    places
}

/// The places of the stored elements of a sparse matrix, none of which is zero.
fn stored_places(x: &Value) -> Option<Vec<usize>> {
    let rows = x.dims().rows();
    Some(match x {
        Value::Sparse(s) => s.iter().map(|(r, c, _)| c * rows + r).collect(),
        Value::SparseComplex(s) => s.iter().map(|(r, c, _)| c * rows + r).collect(),
        Value::SparseLogical(s) => s.iter().map(|(r, c, _)| c * rows + r).collect(),
        _ => return None,
    })
}

/// `[i, j, v] = find(s)` of the stored elements of a sparse matrix that is no row.
fn find_stored<T: Element + crate::array::ZeroBits + PartialEq>(
    s: &crate::sparse::Sparse<T>,
    nargout: usize,
) -> Result1 {
    let n = s.nnz();
    let (mut rows, mut cols) = (with_capacity(n)?, with_capacity(n)?);
    for c in 0..s.cols() {
        let of = s.column_parts(c).0;
        rows.extend(of.iter().map(|&r| r as f64 + 1.0));
        cols.extend(std::iter::repeat_n(c as f64 + 1.0, of.len()));
    }
    let values = T::wrap(Array::column(s.values().to_vec()));
    let all = [f64::wrap(Array::column(rows)), f64::wrap(Array::column(cols)), values];
    Ok(all.into_iter().take(nargout).collect())
}

fn find(_: &mut Context, args: Args, nargout: usize) -> Result1 {
    let x = &args[0];
    numeric(x, "find")?;
    if args.len() == 1 && nargout > 1 && x.dims().rows() > 1 && !x.dims().is_scalar() {
        match x {
            Value::Sparse(s) => return find_stored(s, nargout),
            Value::SparseComplex(s) => return find_stored(s, nargout),
            Value::SparseLogical(s) => return find_stored(s, nargout),
            _ => {}
        }
    }
    let most = match args.get(1) {
        Some(n) => n
            .as_usize()
            .filter(|n| *n > 0)
            .or_else(|| n.as_f64().filter(|n| *n == f64::INFINITY).map(|_| usize::MAX)),
        None => Some(usize::MAX),
    };
    let most = most.ok_or_else(|| {
        errors::bad_argument(
            "find",
            "SecondInputNotPositiveInteger",
            "Second argument must be a positive scalar integer.",
        )
    })?;
    if let Some(side) = args.get(2).and_then(Value::as_text)
        && !["first", "last"].iter().any(|o| side.eq_ignore_ascii_case(o))
    {
        return Err(errors::bad_argument(
            "find",
            "ThirdInputNotFirstOrLast",
            "Search direction must be 'first' or 'last'.",
        ));
    }
    let from_end = args.get(2).and_then(Value::as_text).is_some_and(|t| t.eq_ignore_ascii_case("last"));
    let thin = stored_places(x);
    let is_thin = thin.is_some();
    let mut places: Vec<usize> = match thin.is_none().then(|| bool::view(x)).flatten() {
        _ if is_thin => thin.unwrap_or_default(),
        Some(b) => places_of(&b),
        None if x.is_complex() => complexes(x)
            .iter()
            .enumerate()
            .filter(|(_, z)| z.re != 0.0 || z.im != 0.0)
            .map(|(i, _)| i)
            .collect(),
        None => doubles(x).iter().enumerate().filter(|(_, x)| **x != 0.0).map(|(i, _)| i).collect(),
    };
    if from_end && places.len() > most {
        places.drain(..places.len() - most);
    }
    places.truncate(most);
    let dims = x.dims();
    let n = places.len();
    let shape = match () {
        _ if dims.is_null() || (dims.is_scalar() && n == 0) => Dims::matrix(0, 0),
        _ if dims.is_row() => Dims::matrix(1, n),
        _ => Dims::matrix(n, 1),
    };
    let numbers = |f: &dyn Fn(usize) -> usize| {
        f64::wrap(Array::new(shape.clone(), places.iter().map(|&p| f(p) as f64).collect()))
    };
    if nargout <= 1 {
        return Ok(one(numbers(&|p| p + 1)));
    }
    let rows = dims.rows().max(1);
    let mut out = Outputs::new();
    out.push(numbers(&|p| p % rows + 1));
    out.push(numbers(&|p| p / rows + 1));
    if nargout > 2 {
        let values = match is_thin {
            true => {
                let list = places.iter().map(|&p| p as f64 + 1.0).collect();
                let list = f64::wrap(Array::new(Dims::matrix(places.len(), 1), list));
                let values = crate::index::full_value(&crate::index::get(x, &[list])?)?;
                super::reshape_value(values, shape.clone())?
            }
            false => crate::index::gather(x, shape.clone(), &places)?,
        };
        out.push(values);
    }
    Ok(out)
}

fn nnz(_: &mut Context, args: Args, _: usize) -> Result1 {
    let x = &args[0];
    numeric(x, "nnz")?;
    let n = if let Some(places) = stored_places(x) {
        places.len()
    } else if x.is_complex() {
        complexes(x).iter().filter(|z| z.re != 0.0 || z.im != 0.0).count()
    } else {
        doubles(x).iter().filter(|x| **x != 0.0).count()
    };
    Ok(one(n))
}

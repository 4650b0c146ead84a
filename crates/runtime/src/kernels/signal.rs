//! The digital filter, and what the kernels of signals share. Not here: convolution (`convolve.rs`),
//! transforms (`fourier.rs`).

use super::args::dimension;
use crate::array::Dims;
use crate::context::Context;
use crate::convert::{narrow, narrow_single};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, one};
use crate::linalg::Field;
use crate::value::Value;
use num_complex::{Complex32, Complex64};
use types::Class;

crate::kernels! {
    "filter" => filter,
}

type R = Result<Outputs, Error>;

/// A result of doubles, or of singles where an argument was single.
pub(super) fn result(dims: Dims, data: Vec<Complex64>, single: bool) -> Value {
    if single {
        narrow_single(dims, data.iter().map(|z| Complex32::new(z.re as f32, z.im as f32)).collect())
    } else {
        narrow(dims, data)
    }
}

/// Whether an argument is single.
pub(super) fn is_single(args: &[Value]) -> bool {
    args.iter().any(|a| a.class() == Class::Single)
}

/// Fails where an argument is no number of floating point and no truth value.
pub(super) fn numeric(args: &[Value], function: &str) -> Result<(), Error> {
    match args.iter().find(|a| !(a.class().is_float() || a.class() == Class::Logical)) {
        Some(a) => Err(errors::undefined_for(function, a.class_name())),
        None => Ok(()),
    }
}

/// `[y, zf] = filter(b, a, x, zi, dim)`, the transposed direct form.
fn filter(_: &mut Context, args: &mut [Value], nargout: usize) -> R {
    numeric(&args[..3], "filter")?;
    let given = args.get(3).filter(|z| !z.is_empty());
    if args[..3].iter().chain(given).any(Value::is_complex) {
        filtered::<Complex64>(args, nargout, |x| x)
    } else {
        filtered::<f64>(args, nargout, |x| x.into_iter().map(Complex64::from).collect())
    }
}

/// [`filter`] in numbers that `joined` makes complex.
fn filtered<T: Field>(args: &[Value], nargout: usize, joined: fn(Vec<T>) -> Vec<Complex64>) -> R {
    let (b, a, x) = (T::elements(&args[0]), T::elements(&args[1]), T::elements(&args[2]));
    let zero = T::ZERO;
    let lead = a.first().copied().unwrap_or(zero);
    if lead == zero {
        let message = "First denominator filter coefficient must be non-zero.";
        return Err(errors::bad_argument("filter", "firstElementOfDenominatorFilterZero", message));
    }
    let order = a.len().max(b.len());
    let pad = |v: &[T]| {
        let mut w: Vec<T> = v.iter().map(|&c| c / lead).collect();
        w.resize(order, zero);
        w
    };
    let (b, a) = (pad(&b), pad(&a));
    let dims = args[2].dims();
    let dim = match args.get(4) {
        Some(d) => dimension(d)?,
        None => dims.first_nonsingleton(),
    };
    let (stride, n, outer) = dims.split(dim);
    let given = args.get(3).filter(|z| !z.is_empty()).map(T::elements);
    let lines = stride * outer;
    if let Some(z) = &given
        && z.len() != (order - 1) * lines
        && z.len() != order - 1
    {
        let message = "Initial conditions must be a vector of length max(length(a),length(b))-1.";
        return Err(errors::bad_argument("filter", "invalidInitialConditions", message));
    }
    let mut y = vec![zero; x.len()];
    let mut finals = Vec::new();
    for o in 0..outer {
        for s in 0..stride {
            let line = o * stride + s;
            let mut z: Vec<T> = match &given {
                Some(g) if g.len() == order - 1 => g.clone(),
                Some(g) => g[line * (order - 1)..(line + 1) * (order - 1)].to_vec(),
                None => vec![zero; order - 1],
            };
            z.push(zero);
            for i in 0..n {
                let at = (o * n + i) * stride + s;
                let (p, q) = (x[at], b[0] * x[at] + z[0]);
                y[at] = q;
                for k in 1..order {
                    z[k - 1] = b[k] * p + z[k] - a[k] * q;
                }
            }
            z.pop();
            finals.extend(z);
        }
    }
    let single = is_single(&args[..3]);
    let mut out = one(result(dims, joined(y), single));
    if nargout > 1 {
        out.push(result(Dims::matrix(order - 1, lines), joined(finals), single));
    }
    Ok(out)
}

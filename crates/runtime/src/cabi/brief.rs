//! Calls of kernels in their brief forms ([`crate::kernels::brief`]): arguments are looked at where they lie, and results
//! written to where emitted code has them.

use super::call::mark;
use super::elements::{self, code, unbox};
use super::lent::View;
use super::{Found, Instance, KernelCell, access, boxed_in, called, context, found, quick, take_in};
use crate::error::Error;
use crate::errors;
use crate::kernels::brief::{Brief, Given, Part, Scratch};
use crate::kernels::brief_several::{self, Several};
use crate::value::Value;
use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The brief forms of a kernel.
pub(super) struct Forms {
    one: Option<Brief>,
    /// For two results and more.
    several: [Option<Several>; brief_several::MOST - 1],
}

impl Forms {
    /// Those of the kernel of this name.
    pub(super) fn of(name: &str) -> Forms {
        Forms {
            one: access::brief(name).or_else(|| crate::kernels::brief::find(name)),
            several: std::array::from_fn(|k| brief_several::find(name, k + 2)),
        }
    }

    /// The one for so many results, of which there are two or more.
    pub(super) fn several(&self, count: usize) -> Option<Several> {
        self.several.get(count.checked_sub(2)?).copied().flatten()
    }
}

/// Of more arguments there are no brief forms.
const MOST: usize = 8;

/// What the brief form of a kernel gives, with the arguments consumed; `None` where it has none for them, and nothing has
/// happened.
///
/// # Safety
/// `cx` is a live context, `kernel` a cell that lives as long; `args` holds `nargin` operands, marked as
/// [`mark`] says.
#[inline]
pub(super) unsafe fn given(
    cx: *mut Instance,
    kernel: *const KernelCell,
    (nargin, args): (c_int, *mut *mut Value),
    nargout: usize,
) -> Option<Given> {
    // SAFETY: by the caller's promise.
    unsafe { given_by(cx, found(&*kernel)?, (nargin, args), nargout) }
}

/// # Safety
/// As for [`given`].
#[inline]
unsafe fn given_by(
    cx: *mut Instance,
    found: &Found,
    (nargin, args): (c_int, *mut *mut Value),
    nargout: usize,
) -> Option<Given> {
    // SAFETY: by the caller's promise, to the end.
    unsafe {
        match found {
            Found::Kernel(_, _, Forms { one: Some(brief), .. }) => {
                let octave = context(cx).octave;
                // No other reference to this field is in use.
                let scratch = &mut (*cx).scratch;
                (scratch.wanted, scratch.octave) = (nargout, octave);
                tried(cx, (nargin, args), |parts| brief(parts, scratch))
            }
            Found::Path(path) => called::path(cx, path, operands(nargin, args)?, nargout),
            Found::Whole(whole) if nargout == 1 => called::whole(cx, whole, operands(nargin, args)?),
            Found::List if nargout == 1 => called::list(cx, operands(nargin, args)?),
            Found::Insert(_) if nargout == 1 => called::insert(cx, operands(nargin, args)?),
            Found::Map(op) if nargout == 1 => called::mapped(cx, *op, operands(nargin, args)?),
            Found::Counted(counts, inner) => {
                let all = operands(nargin, args)?;
                // Nobody knows here how many a list has.
                let known =
                    all.iter().all(|&o| o.addr() & mark::BITS != mark::SPREAD || called::is_one_of_list(o));
                let fits = known && counts.check(all.len(), nargout, context(cx).octave).is_ok();
                if fits { given_by(cx, inner, (nargin, args), nargout) } else { None }
            }
            Found::Method(method) => {
                let inner = method.otherwise().filter(|_| !(*cx).folders)?;
                let plain = operands(nargin, args)?.iter().all(|&o| called::is_no_object(o));
                if plain { given_by(cx, inner, (nargin, args), nargout) } else { None }
            }
            _ => None,
        }
    }
}

/// # Safety
/// As for [`given`].
pub(super) unsafe fn operands<'a>(nargin: c_int, args: *mut *mut Value) -> Option<&'a [*mut Value]> {
    match usize::try_from(nargin).ok()? {
        0 => Some(&[]),
        // SAFETY: by the caller's promise.
        n => Some(unsafe { std::slice::from_raw_parts(args, n) }),
    }
}

/// Frees what a call takes over.
///
/// # Safety
/// As for [`given`]; nobody looks at the arguments any more.
pub(super) unsafe fn consume(cx: *mut Instance, args: &[*mut Value]) {
    for arg in args {
        if arg.addr() & mark::BITS == mark::TAKEN && !arg.is_null() {
            // SAFETY: by the caller's promise.
            drop(unsafe { take_in(cx, *arg) });
        }
    }
}

/// What a form gives of the arguments, with them consumed; `None` where it gives nothing, and nothing has happened.
///
/// # Safety
/// As for [`given`].
#[inline]
pub(super) unsafe fn tried<T>(
    cx: *mut Instance,
    (nargin, args): (c_int, *mut *mut Value),
    form: impl FnOnce(&[Part]) -> Option<T>,
) -> Option<T> {
    let mut room = [const { MaybeUninit::<Part>::uninit() }; MOST];
    // SAFETY: by the caller's promise.
    let args = unsafe { operands(nargin, args) }.filter(|args| args.len() <= MOST)?;
    let count = args.len();
    for (arg, part) in args.iter().zip(&mut room) {
        let at = arg.map_addr(|a| a & !mark::BITS);
        // Each is written where it stays: what is made elsewhere and moved is read again before it has been stored.
        // SAFETY: by the caller's promise; the marks are the header's.
        unsafe {
            match arg.addr() & mark::BITS {
                mark::NUMBER => part.write(Part::Number(*at.cast::<f64>())),
                mark::LENT => match (*at.cast::<View>()).row_units() {
                    Some(units) => part.write(Part::Text(units)),
                    None => part.write((*at.cast::<View>()).numbers()),
                },
                mark::TAKEN | mark::KEPT => part.write(Part::of(at.as_ref()?)),
                mark::SPREAD => part.write(Part::of(quick::only_content(at.as_ref()?)?)),
                _ => return None,
            };
        }
    }
    // SAFETY: so many have been written.
    let parts = unsafe { std::slice::from_raw_parts(room.as_ptr().cast::<Part>(), count) };
    let given = catch_unwind(AssertUnwindSafe(|| form(parts))).ok()??;
    // SAFETY: by the caller's promise.
    unsafe { consume(cx, args) };
    Some(given)
}

/// Prints what is to be printed, or gives the result as a value.
///
/// # Safety
/// `cx` is a live context.
unsafe fn value(cx: *mut Instance, given: Given) -> Option<Value> {
    // SAFETY: by the caller's promise; the fields are different ones.
    let scratch = unsafe { &(*cx).scratch };
    if let Given::Nothing = given {
        return None;
    }
    if let Given::Printed = given {
        // SAFETY: by the caller's promise.
        unsafe { context(cx) }.print(&scratch.out);
        return None;
    }
    Some(given.value(scratch))
}

/// Writes the result to `out`, a box for `count` results.
///
/// # Safety
/// `cx` is a live context, `out` has room for `count` values.
pub(super) unsafe fn boxed(cx: *mut Instance, given: Given, (out, count): (*mut *mut Value, c_int)) {
    // SAFETY: by the caller's promise.
    unsafe {
        if let Some(value) = value(cx, given)
            && count == 1
        {
            *out = boxed_in(cx, value);
        }
    }
}

/// Writes the only element of the result to `x`.
///
/// # Safety
/// `cx` is a live context, `x` is writable for the type `elem`.
pub(super) unsafe fn scalar(
    cx: *mut Instance,
    given: Given,
    elem: c_int,
    x: *mut c_void,
) -> Result<(), Error> {
    // SAFETY: by the caller's promise; the fields are different ones.
    unsafe {
        if let Given::Nothing | Given::Printed = given {
            return elements::scalar(value(cx, given), elem, x);
        }
        scalar_by(given, &(*cx).scratch, elem, x)
    }
}

/// The same of a form that wrote to `scratch`.
///
/// # Safety
/// `x` is writable for the type `elem`.
pub(super) unsafe fn scalar_by(
    given: Given,
    scratch: &Scratch,
    elem: c_int,
    x: *mut c_void,
) -> Result<(), Error> {
    // SAFETY: by the caller's promise.
    unsafe {
        match (given, elem) {
            (Given::Truth(truth), code::BOOL) => *x.cast::<bool>() = truth,
            (Given::Number(number), code::F64) => *x.cast::<f64>() = number,
            (given, elem) => return elements::scalar(Some(given.value(scratch)), elem, x),
        }
    }
    Ok(())
}

/// Gives the elements and extents of the result, and whether there is room behind them up to the next unit.
///
/// # Safety
/// `cx` is a live context; `data` and `dim`, of `rank` entries, are writable.
pub(super) unsafe fn array(
    cx: *mut Instance,
    given: Given,
    (elem, rank): (c_int, usize),
    data: *mut *mut c_void,
    dim: *mut i64,
) -> Result<bool, Error> {
    // SAFETY: by the caller's promise; the fields are different ones, and the scratch is not written while it is read.
    unsafe {
        if let Given::Nothing | Given::Printed = given {
            *data = unbox(value(cx, given), elem, rank, dim)?;
            return Ok(false);
        }
        let scratch = &*&raw const (*cx).scratch;
        array_by(cx, (given, scratch), (elem, rank), data, dim)
    }
}

/// The same of a form that wrote to `scratch`.
///
/// # Safety
/// As for [`array`].
pub(super) unsafe fn array_by(
    cx: *mut Instance,
    (given, scratch): (Given, &Scratch),
    (elem, rank): (c_int, usize),
    data: *mut *mut c_void,
    dim: *mut i64,
) -> Result<bool, Error> {
    // SAFETY: by the caller's promise.
    unsafe {
        let pages = if let Given::Pages(.., pages) = given { pages } else { 1 };
        let (bytes, from, rows, columns): (usize, *const c_void, usize, usize) = match (&given, elem) {
            (Given::Text, code::CHAR) => {
                let units = &scratch.units;
                (2 * units.len(), units.as_ptr().cast(), units.len().min(1), units.len())
            }
            (Given::Numbers(rows, columns) | Given::Pages(rows, columns, _), code::F64)
                if pages == 1 || rank > 2 =>
            {
                let x = &scratch.numbers;
                (8 * x.len(), x.as_ptr().cast(), *rows, *columns)
            }
            (Given::Truths(rows, columns), code::BOOL) => {
                let x = &scratch.truths;
                (x.len(), x.as_ptr().cast(), *rows, *columns)
            }
            (Given::Truth(x), code::BOOL) => (1, (&raw const *x).cast(), 1, 1),
            (Given::Number(x), code::F64) => (8, (&raw const *x).cast(), 1, 1),
            _ => {
                *data = unbox(Some(given.value(scratch)), elem, rank, dim)?;
                return Ok(false);
            }
        };
        let to = (*cx).block(bytes);
        if to.is_null() {
            return Err(errors::out_of_memory());
        }
        std::ptr::copy_nonoverlapping(from.cast::<u8>(), to.cast::<u8>(), bytes);
        *data = to;
        for d in 0..rank {
            *dim.add(d) = [rows, columns, pages].get(d).map_or(1, |&n| n as i64);
        }
    }
    Ok(true)
}

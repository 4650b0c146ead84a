//! Calls of kernels for several results, each of which is written to where emitted code has it.

use super::call::{called, mark};
use super::elements::{scalar, unbox};
use super::lent::Lent;
use super::{Found, Instance, KernelCell, UNIT, answer, boxed_in, brief, context, found};
use crate::error::Error;
use crate::kernels::brief::Given;
use crate::kernels::brief_several::MOST;
use crate::value::Value;
use std::ffi::{c_int, c_void};

/// `tame_place`: where a result goes.
#[repr(C)]
pub struct Place {
    /// Of which elements, or one of the two below.
    elem: c_int,
    /// Of an array; of one element 0.
    rank: c_int,
    /// The element, or the pointer to elements or to a value.
    to: *mut c_void,
    /// The extents of an array.
    dim: *mut i64,
    /// For how many elements there is memory.
    capacity: *mut i64,
}

/// A value of any class.
const BOXED: c_int = -1;
/// Nobody looks at the result.
const UNUSED: c_int = -2;

/// Calls a builtin for as many results as there are places. Consumes the arguments.
///
/// # Safety
/// As for [`super::call::tame_rt_call`]; `places` are `count` places that can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_call_places(
    cx: *mut Instance,
    kernel: *const KernelCell,
    nargin: c_int,
    args: *mut *mut Value,
    places: *const Place,
    count: c_int,
) -> c_int {
    let count = count as usize;
    // SAFETY: by the caller's promise, to the end.
    unsafe {
        let places = std::slice::from_raw_parts(places, count);
        if count <= MOST
            && let Some(given) = found(&*kernel).and_then(|f| given(cx, f, (nargin, args), count))
        {
            let all = given.into_iter().zip(places).enumerate();
            let mut each = all.map(|(k, (given, place))| place.take(cx, k, given));
            return answer(cx, each.try_for_each(|done| done));
        }
        let mut lent = Lent::default();
        let results = called(cx, kernel, (nargin, args), (count, count), &mut lent);
        // What a kernel only handed on is copied before the loan ends.
        let results = results.map(|r| r.into_iter().collect::<smallvec::SmallVec<[Value; MOST]>>());
        lent.give_back();
        let written = results.and_then(|results| {
            results.into_iter().zip(places).try_for_each(|(value, place)| place.put(cx, value))
        });
        answer(cx, written)
    }
}

/// What the brief form of a kernel for several results gives, with the arguments consumed.
///
/// # Safety
/// As for [`tame_rt_call_places`].
unsafe fn given(
    cx: *mut Instance,
    found: &Found,
    (nargin, args): (c_int, *mut *mut Value),
    count: usize,
) -> Option<[Given; MOST]> {
    // SAFETY: by the caller's promise, to the end.
    unsafe {
        match found {
            Found::Kernel(.., brief) => {
                let several = brief.several(count)?;
                // The fields of an instance are different ones, and nobody else uses this one.
                let scratch = &mut (*cx).several;
                brief::tried(cx, (nargin, args), |parts| several(parts, scratch))
            }
            Found::Counted(counts, inner) => {
                let all = brief::operands(nargin, args)?;
                let known = all.iter().all(|&o| o.addr() & mark::BITS != mark::SPREAD);
                let fits = known && counts.check(all.len(), count, context(cx).octave).is_ok();
                if fits { given(cx, inner, (nargin, args), count) } else { None }
            }
            Found::Method(method) => {
                let inner = method.otherwise().filter(|_| !(*cx).folders)?;
                let plain = brief::operands(nargin, args)?.iter().all(|&o| super::called::is_no_object(o));
                if plain { given(cx, inner, (nargin, args), count) } else { None }
            }
            _ => None,
        }
    }
}

impl Place {
    /// Takes what a brief form gave as result `k`.
    ///
    /// # Safety
    /// `cx` is a live context; the place can be written.
    unsafe fn take(&self, cx: *mut Instance, k: usize, given: Given) -> Result<(), Error> {
        // SAFETY: by the caller's promise; the scratch is not written while it is read.
        unsafe {
            let scratch = &(*&raw const (*cx).several)[k];
            match self.elem {
                UNUSED => Ok(()),
                BOXED => {
                    *self.to.cast::<*mut Value>() = boxed_in(cx, given.value(scratch));
                    Ok(())
                }
                elem if self.rank == 0 => brief::scalar_by(given, scratch, elem, self.to),
                elem => {
                    let rank = self.rank as usize;
                    let roomy =
                        brief::array_by(cx, (given, scratch), (elem, rank), self.to.cast(), self.dim)?;
                    self.measure(roomy);
                    Ok(())
                }
            }
        }
    }

    /// Takes a value.
    ///
    /// # Safety
    /// As for [`Place::take`].
    unsafe fn put(&self, cx: *mut Instance, value: Value) -> Result<(), Error> {
        // SAFETY: by the caller's promise.
        unsafe {
            match self.elem {
                UNUSED => {}
                BOXED => *self.to.cast::<*mut Value>() = boxed_in(cx, value),
                elem if self.rank == 0 => scalar(Some(value), elem, self.to)?,
                elem => {
                    *self.to.cast::<*mut c_void>() = unbox(Some(value), elem, self.rank as usize, self.dim)?;
                    self.measure(false);
                }
            }
        }
        Ok(())
    }

    /// Writes how many elements there is memory for, which reaches to the next unit where it is `roomy`.
    ///
    /// # Safety
    /// The extents are written.
    unsafe fn measure(&self, roomy: bool) {
        let rank = self.rank as usize;
        // SAFETY: by the caller's promise.
        unsafe {
            let count = std::slice::from_raw_parts(self.dim, rank).iter().product::<i64>();
            let size = super::elements::size(self.elem);
            let room = (count.max(1) as usize * size).next_multiple_of(UNIT) / size;
            *self.capacity = if roomy { room as i64 } else { count };
        }
    }
}

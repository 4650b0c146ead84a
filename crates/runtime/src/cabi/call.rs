//! Calls of kernels by compiled programs.
//!
//! Operands are pointers with a mark in their low bits: to a value that the call takes over, to one that stays the
//! caller's, to one of whose cell the elements are meant, to elements that the caller lends ([`super::lent`]), or to
//! a number. `rts/library.h` has the same marks.

use super::elements::{scalar, unbox};
use super::lent::{Lent, View};
use super::path::Verb;
use super::{Found, Instance, KernelCell, answer, boxed_in, brief, context, fail, found, run, take_in, text};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, none, one};
use crate::value::Value;
use smallvec::SmallVec;
use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What an operand's pointer leads to, by its mark.
pub(super) mod mark {
    /// A value that the call takes over.
    pub const TAKEN: usize = 0;
    /// A [`super::View`] of the caller's.
    pub const LENT: usize = 2;
    /// A value that stays the caller's.
    pub const KEPT: usize = 4;
    /// The same, a cell: the operand stands for its elements.
    pub const SPREAD: usize = 5;
    /// A double of the caller's.
    pub const NUMBER: usize = 6;
    /// All of them.
    pub const BITS: usize = 7;
}

/// Calls a builtin. Consumes the arguments; gives exactly `count` results.
///
/// # Safety
/// `cx` is a live context, `kernel` a cell that lives as long; `args` holds `nargin` values and `out` has
/// room for `count`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_call(
    cx: *mut Instance,
    kernel: *const KernelCell,
    nargin: c_int,
    args: *mut *mut Value,
    nargout: c_int,
    out: *mut *mut Value,
    count: c_int,
) -> c_int {
    // SAFETY: by the caller's promise.
    unsafe {
        if nargout <= 1
            && count <= 1
            && let Some(given) = brief::given(cx, kernel, (nargin, args), nargout as usize)
        {
            brief::boxed(cx, given, (out, count));
            return 0;
        }
        let mut lent = Lent::default();
        let results = called(cx, kernel, (nargin, args), (nargout as usize, count as usize), &mut lent);
        let given = results.map(|results| {
            for (i, v) in results.into_iter().take(count as usize).enumerate() {
                *out.add(i) = boxed_in(cx, v);
            }
        });
        lent.give_back();
        answer(cx, given)
    }
}

/// Calls a builtin for one result, of one element: writes it to `x`. Consumes the arguments.
///
/// # Safety
/// As for [`tame_rt_call`]; `x` is writable for the type `elem`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_call_scalar(
    cx: *mut Instance,
    kernel: *const KernelCell,
    nargin: c_int,
    args: *mut *mut Value,
    elem: c_int,
    x: *mut c_void,
) -> c_int {
    // SAFETY: by the caller's promise.
    unsafe {
        if let Some(given) = brief::given(cx, kernel, (nargin, args), 1) {
            return answer(cx, brief::scalar(cx, given, elem, x));
        }
        let mut lent = Lent::default();
        let results = called(cx, kernel, (nargin, args), (1, 1), &mut lent);
        let given = results.and_then(|results| scalar(results.into_iter().next(), elem, x));
        lent.give_back();
        answer(cx, given)
    }
}

/// Calls a builtin for one result, an array: gives its elements, which the caller frees, and its extents. Consumes the
/// arguments. What it returns is negative where the memory reaches to the next multiple of [`super::UNIT`].
///
/// # Safety
/// As for [`tame_rt_call`]; `data` and `dim`, of `rank` entries, are writable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_call_array(
    cx: *mut Instance,
    kernel: *const KernelCell,
    nargin: c_int,
    args: *mut *mut Value,
    elem: c_int,
    rank: c_int,
    data: *mut *mut c_void,
    dim: *mut i64,
) -> c_int {
    // SAFETY: by the caller's promise.
    unsafe {
        if let Some(given) = brief::given(cx, kernel, (nargin, args), 1) {
            return match brief::array(cx, given, (elem, rank as usize), data, dim) {
                Ok(roomy) => -c_int::from(roomy),
                Err(error) => fail(cx, error),
            };
        }
        let mut lent = Lent::default();
        let results = called(cx, kernel, (nargin, args), (1, 1), &mut lent);
        let value = results.map(|results| results.into_iter().next());
        lent.give_back();
        let given = value.and_then(|v| unbox(v, elem, rank as usize, dim)).map(|copied| *data = copied);
        answer(cx, given)
    }
}

/// The operands of a builtin.
struct Operands {
    /// `[]` for a variable without a value.
    values: SmallVec<[Value; 6]>,
    /// Whether the first is one.
    headless: bool,
    /// Whether any is one.
    absent: bool,
}

/// Takes operands up. Each is written where it stays: a value that is made elsewhere and moved is read again before
/// its parts have been stored.
///
/// # Safety
/// `cx` is a live context; each is null or a live value, perhaps marked; what is not marked is not used again.
unsafe fn operands(cx: *mut Instance, args: &[*mut Value], lent: &mut Lent) -> Operands {
    let values = SmallVec::with_capacity(args.len());
    let mut operands = Operands { values, headless: false, absent: false };
    for (i, arg) in args.iter().enumerate() {
        let at = arg.map_addr(|a| a & !mark::BITS);
        let values = &mut operands.values;
        // SAFETY: by the caller's promise; the marks are the header's. There is room for this operand and those
        // behind it.
        unsafe {
            match arg.addr() & mark::BITS {
                mark::TAKEN if !at.is_null() => put(values, take_in(cx, at)),
                mark::LENT => put(values, lent.value(&*at.cast::<View>())),
                mark::NUMBER => put(values, Value::F64(*at.cast::<f64>())),
                mark::SPREAD if let Some(Value::Cell(list)) = at.as_ref() => {
                    values.extend(list.data().iter().cloned());
                    values.reserve(args.len() - i);
                }
                mark::KEPT | mark::SPREAD if !at.is_null() => put(values, (*at).clone()),
                _ => {
                    operands.absent = true;
                    operands.headless |= i == 0;
                    put(values, Value::empty());
                }
            }
        }
    }
    operands
}

/// One more value.
///
/// # Safety
/// There is room for it.
#[inline(always)]
unsafe fn put(values: &mut SmallVec<[Value; 6]>, value: Value) {
    let n = values.len();
    // SAFETY: by the caller's promise.
    unsafe {
        values.as_mut_ptr().add(n).write(value);
        values.set_len(n + 1);
    }
}

/// What a builtin gives that emitted code calls. Consumes the arguments, of which some are lent.
///
/// # Safety
/// As for [`tame_rt_call`]; the loan ends when nobody looks at the results in place.
pub(super) unsafe fn called(
    cx: *mut Instance,
    kernel: *const KernelCell,
    (nargin, args): (c_int, *mut *mut Value),
    (nargout, count): (usize, usize),
    lent: &mut Lent,
) -> Result<Outputs, Error> {
    // SAFETY: by the caller's promise.
    unsafe {
        let args = if nargin == 0 { &[] } else { std::slice::from_raw_parts(args, nargin as usize) };
        let operands = operands(cx, args, lent);
        call(cx, &*kernel, operands, nargout, count)
    }
}

/// # Safety
/// `cx` is a live context.
unsafe fn call(
    cx: *mut Instance,
    cell: &KernelCell,
    operands: Operands,
    nargout: usize,
    count: usize,
) -> Result<Outputs, Error> {
    let found = found(cell).ok_or_else(|| errors::undefined_function(&text(cell.name)))?;
    let Operands { mut values, headless, absent } = operands;
    // A variable that is made by assigning to a part of it.
    let made = headless && matches!(found, Found::Path(p) if p.creates());
    if absent {
        match (found, &*text(cell.name)) {
            (Found::Path(p), _) if p.creates() => {}
            (Found::Path(p), _) if p.verb == Verb::Delete && headless => {
                return Err(errors::deletion_of_nothing());
            }
            (_, "mc_declared") => values.clear(),
            // A statement that gave no `ans` shows none.
            (_, "mc_display") => return Ok(none()),
            (_, "mc_present") => return Ok(one(Value::Bool(false))),
            _ => return Err(errors::not_enough_inputs()),
        }
    }
    // SAFETY: by the caller's promise.
    let context = unsafe { context(cx) };
    let called = catch_unwind(AssertUnwindSafe(|| match found {
        Found::Path(path) if made => path.create(context, &mut values),
        found => run(found, context, &mut values, nargout),
    }));
    let internal = |_| errors::unsupported("an internal error of the runtime library");
    let results = called.map_err(internal)??;
    if results.len() < count && nargout > 0 {
        return Err(errors::too_many_outputs());
    }
    Ok(results)
}

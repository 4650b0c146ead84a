//! Calls of kernels by compiled programs.
//!
//! Operands are pointers to values that the call takes over. Marks in a pointer say that it stands for the elements
//! of a cell, or that its elements are lent by the caller ([`super::lent`]).

use super::lent::{LENT, Lent};
use super::path::Verb;
use super::{Found, Instance, KernelCell, answer, boxed, context, found, run, take, tame_retain, text};
use crate::error::Error;
use crate::errors;
use crate::kernel::Outputs;
use crate::value::Value;
use smallvec::SmallVec;
use std::ffi::c_int;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The mark, in the pointer, of an operand that stands for the elements of the cell it points to.
const SPREAD: usize = 1;

/// An operand that stands for the elements of a cell. Does not consume the cell.
///
/// # Safety
/// `cell` is null or a live value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_spread_list(cell: *mut Value) -> *mut Value {
    // SAFETY: by the caller's promise.
    unsafe { tame_retain(cell) }.map_addr(|a| a | SPREAD)
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
        let mut lent = Lent::default();
        let operands = (0..nargin as usize).map(|i| operand(*args.add(i), &mut lent)).collect();
        let results = call(cx, &*kernel, operands, nargout as usize, count as usize);
        let given = results.map(|results| {
            for (i, v) in results.into_iter().take(count as usize).enumerate() {
                *out.add(i) = boxed(v);
            }
        });
        lent.give_back();
        answer(cx, given)
    }
}

/// Operands, each with whether it stands for the elements of a cell.
type Operands = SmallVec<[(Option<Value>, bool); 6]>;

/// An operand of a builtin.
///
/// # Safety
/// `arg` is null or a live value, perhaps marked, that is not used again.
unsafe fn operand(arg: *mut Value, lent: &mut Lent) -> (Option<Value>, bool) {
    let marks = arg.addr() & (SPREAD | LENT);
    // SAFETY: by the caller's promise; the marks are ours.
    let value = unsafe { take(arg.map_addr(|a| a & !(SPREAD | LENT))) };
    if marks & LENT != 0 {
        value.iter().for_each(|v| lent.note(v));
    }
    (value, marks & SPREAD != 0)
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
    let mut values: SmallVec<[Value; 6]> = SmallVec::new();
    // A variable that is made by assigning to a part of it.
    let creates = matches!(found, Found::Path(p) if p.creates());
    let made = creates && matches!(operands.first(), Some((None, _)));
    for (i, (value, spread)) in operands.into_iter().enumerate() {
        match value {
            Some(Value::Cell(list)) if spread => values.extend(list.data().iter().cloned()),
            Some(v) => values.push(v),
            None if creates => values.push(Value::empty()),
            None if i == 0 && matches!(found, Found::Path(p) if p.verb == Verb::Delete) => {
                return Err(errors::deletion_of_nothing());
            }
            None if text(cell.name) == "mc_declared" => {}
            // A statement that gave no `ans` shows none.
            None if text(cell.name) == "mc_display" => return Ok(crate::kernel::none()),
            None if text(cell.name) == "mc_present" => {
                return Ok(crate::kernel::one(Value::Bool(false)));
            }
            None => return Err(errors::not_enough_inputs()),
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

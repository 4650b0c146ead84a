//! `onCleanup` in compiled programs: an object that has a function called when it goes.
//!
//! A value may go anywhere, also inside a kernel. So its drop only puts the function into a queue, which
//! the program empties where it gives values up (`tame_free` and `tame_set` in the header, in programs
//! that use `onCleanup`).

use super::{Instance, context};
use crate::context::Context;
use crate::error::Error;
use crate::kernel::{Outputs, one};
use crate::object::{Closure, FunctionHandle, HandleArray, HandleObject, Maker, Target};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::cell::RefCell;
use std::rc::Rc;

/// Functions that wait to be called: of a program, shared with its objects.
#[derive(Clone, Default)]
struct Waiting(Rc<RefCell<Vec<Value>>>);

/// Lives as long as the object does.
struct Token {
    task: Value,
    waiting: Waiting,
}

impl Drop for Token {
    fn drop(&mut self) {
        let task = self.task.take();
        if let Ok(mut waiting) = self.waiting.0.try_borrow_mut() {
            waiting.push(task);
        }
    }
}

/// `onCleanup(f)`
pub(super) fn on_cleanup(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let task = args.first_mut().map(Value::take).unwrap_or_default();
    let token = Token { task: task.clone(), waiting: cx.state::<Waiting>().clone() };
    let keeper = Closure {
        code: usize::MAX,
        captures: Vec::new(),
        context: Some(Rc::new(token)),
        maker: Maker::Compiled,
    };
    let keeper = FunctionHandle { text: "".into(), target: Target::Closure(keeper) };
    let fields = [("task", task), ("mc_keeper", Value::Function(Rc::new(keeper)))];
    let class = Name::new("onCleanup");
    Ok(one(HandleArray::of(HandleObject::new(class, StructArray::from_fields(fields)))))
}

/// Calls the functions that wait. Their errors become warnings, as MATLAB does; a pending error stays.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_cleanups(cx: *mut Instance) {
    // SAFETY: by the caller's promise.
    let waiting = unsafe { context(cx) }.state::<Waiting>().clone();
    let waiting = waiting.0.try_borrow_mut().map(|mut w| std::mem::take(&mut *w)).unwrap_or_default();
    if waiting.is_empty() {
        return;
    }
    // SAFETY: by the caller's promise; the field is not borrowed while functions of the program run.
    let pending = unsafe { (*cx).pending.take() };
    for task in waiting {
        // SAFETY: by the caller's promise.
        let inner = unsafe { context(cx) };
        if let Err(e) = inner.call(&task, Vec::new(), 0) {
            let text =
                format!("The following error was caught while executing 'onCleanup' class destructor:\n{e}");
            // Nobody is left to whom a warning turned error could go.
            let _ = inner.warn("MATLAB:class:DestructorError", &text);
        }
    }
    // SAFETY: as above.
    unsafe { (*cx).pending = pending };
}

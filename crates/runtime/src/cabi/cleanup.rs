//! `onCleanup` in compiled programs: an object that has a function called when it goes.
//!
//! A value may go anywhere, also inside a kernel. So its drop only puts the function into a queue, which
//! the program empties where it gives values up (`tame_free` and `tame_set` in the header, in programs
//! that use `onCleanup`).

use super::context;
use crate::array::Array;
use crate::context::Context;
use crate::error::Error;
use crate::kernel::{Outputs, one};
use crate::object::{Closure, FunctionHandle, HandleArray, HandleObject, Target};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

thread_local! {
    /// Functions that wait to be called.
    static WAITING: RefCell<Vec<Value>> = const { RefCell::new(Vec::new()) };
}

/// Lives as long as the object does.
struct Token {
    task: Value,
}

impl Drop for Token {
    fn drop(&mut self) {
        let task = self.task.take();
        WAITING.with(|w| {
            if let Ok(mut waiting) = w.try_borrow_mut() {
                waiting.push(task);
            }
        });
    }
}

/// `onCleanup(f)`
pub(super) fn on_cleanup(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let task = args.first_mut().map(Value::take).unwrap_or_default();
    let token = Token { task: task.clone() };
    let keeper = Closure { code: usize::MAX, captures: Vec::new(), context: Some(Rc::new(token)) };
    let keeper = FunctionHandle { text: "".into(), target: Target::Closure(keeper) };
    let fields = [("task", task), ("keeper", Value::Function(Rc::new(keeper)))];
    let class = Name::new("onCleanup");
    let fields = RefCell::new(StructArray::from_fields(fields));
    let object = HandleObject { class, valid: Cell::new(true), fields };
    Ok(one(Value::Handle(Rc::new(HandleArray { class, items: Array::scalar(Rc::new(object)) }))))
}

/// Calls the functions that wait. Their errors become warnings, as MATLAB does; a pending error stays.
#[unsafe(no_mangle)]
pub extern "C" fn tame_rt_cleanups() {
    let waiting =
        WAITING.with(|w| w.try_borrow_mut().map(|mut w| std::mem::take(&mut *w)).unwrap_or_default());
    if waiting.is_empty() {
        return;
    }
    let pending = super::state().pending.take();
    for task in waiting {
        let cx = context();
        if let Err(e) = cx.call(&task, Vec::new(), 0) {
            let text =
                format!("The following error was caught while executing 'onCleanup' class destructor:\n{e}");
            // Nobody is left to whom a warning turned error could go.
            let _ = cx.warn("MATLAB:class:DestructorError", &text);
        }
    }
    super::state().pending = pending;
}

//! `onCleanup`: an object that calls a function when it goes.
//!
//! A value may go anywhere, also inside a kernel, where no code of the program can run. So its drop
//! only puts the function into a queue; the dispatch loop empties the queue when a function ends
//! and after builtins.

use super::super::resolve::EngineFn;
use super::super::{Args, Machine, Outcome};
use base::Name;
use runtime::kernel::one;
use runtime::object::{Closure, FunctionHandle, HandleArray, Target};
use runtime::structs::StructArray;
use runtime::value::Value;
use runtime::{Context, Host};
use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

pub(super) const TABLE: &[(&str, EngineFn)] = &[("onCleanup", on_cleanup)];

/// Functions that wait to be called.
#[derive(Default)]
pub struct Queue {
    pending: Cell<bool>,
    running: Cell<bool>,
    waiting: RefCell<Vec<Value>>,
}

impl Queue {
    /// Whether one runs.
    pub fn is_running(&self) -> bool {
        self.running.get()
    }

    /// Whether one waits.
    #[inline]
    pub fn is_pending(&self) -> bool {
        self.pending.get()
    }
}

/// Lives as long as the object does.
struct Token {
    queue: Rc<Queue>,
    task: Value,
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

impl Drop for Token {
    fn drop(&mut self) {
        self.queue.pending.set(true);
        if let Ok(mut waiting) = self.queue.waiting.try_borrow_mut() {
            waiting.push(self.task.take());
        }
    }
}

fn on_cleanup(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let task = args.first_mut().map(Value::take).unwrap_or_default();
    let token = Token { queue: m.cleanups.clone(), task: task.clone() };
    let keeper = Closure { code: usize::MAX, captures: Vec::new(), context: Some(Rc::new(token)) };
    let keeper = FunctionHandle { text: "".into(), target: Target::Closure(keeper) };
    let fields = [("task", task), ("keeper", Value::Function(Rc::new(keeper)))];
    let class = Name::new("onCleanup");
    Ok(one(HandleArray::of(m.new_object(class, StructArray::from_fields(fields)))))
}

impl Machine {
    /// Calls the functions that wait. Their errors become warnings, as MATLAB does.
    pub(in super::super) fn run_cleanups(&self, cx: &mut Context) {
        self.cleanups.pending.set(false);
        let waiting = std::mem::take(&mut *self.cleanups.waiting.borrow_mut());
        let before = self.cleanups.running.replace(true);
        for task in waiting {
            if let Err(e) = self.call(cx, &task, Args::new().into_vec(), 0) {
                let text = format!(
                    "The following error was caught while executing 'onCleanup' class destructor:\n{e}"
                );
                // Nobody is left to whom a warning turned error could go.
                let _ = cx.warn("MATLAB:class:DestructorError", &text);
            }
        }
        self.cleanups.running.set(before);
    }
}

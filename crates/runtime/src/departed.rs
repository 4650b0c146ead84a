//! What waits because an object went: functions of `onCleanup`, and objects whose destructor is to be called.
//!
//! A value may go anywhere, also inside a kernel, where no code of the program can run. So its drop only puts
//! what is to be called into a queue; each engine empties the queue where its program can go on.

use crate::context::Context;
use crate::error::Error;
use crate::handles::Departures;
use crate::object::{Closure, FunctionHandle, Maker, Target};
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

/// The class of what `onCleanup` makes.
pub const ON_CLEANUP: &str = "onCleanup";

/// Functions that wait to be called, and objects that wait for their destructor.
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

    /// Where it stands whether one waits; as long as the queue is there.
    pub fn pending_flag(&self) -> *const bool {
        self.pending.as_ptr()
    }

    /// The properties of an `onCleanup` that has a function called when it goes.
    pub fn guard(self: &Rc<Queue>, task: Value, maker: Maker) -> StructArray {
        let token = Token { queue: self.clone(), task: task.clone() };
        let keeper = Closure { code: usize::MAX, captures: Vec::new(), context: Some(Rc::new(token)), maker };
        let keeper = FunctionHandle { text: "".into(), target: Target::Closure(keeper) };
        StructArray::from_fields([("task", task), ("mc_keeper", Value::Function(Rc::new(keeper)))])
    }

    /// Has `call` call each function and destroy each object that waits. Their errors become warnings, as
    /// MATLAB does.
    pub fn empty(
        &self,
        cx: &mut Context,
        call: &mut dyn FnMut(&mut Context, Departed<'_>) -> Result<(), Error>,
    ) {
        self.pending.set(false);
        let waiting = self.waiting.try_borrow_mut().map(|mut w| std::mem::take(&mut *w)).unwrap_or_default();
        let before = self.running.replace(true);
        for gone in waiting {
            let (class, departed) = match &gone {
                Value::Handle(object) => (object.class(), Departed::Object(&gone)),
                _ => (Name::new(ON_CLEANUP), Departed::Task(&gone)),
            };
            if let Err(e) = call(cx, departed) {
                let text = format!(
                    "The following error was caught while executing '{class}' class destructor:\n{e}"
                );
                // Nobody is left to whom a warning turned error could go.
                let _ = cx.warn("MATLAB:class:DestructorError", &text);
            }
        }
        self.running.set(before);
    }
}

/// One that waits.
#[derive(Clone, Copy)]
pub enum Departed<'a> {
    /// An object whose destructor is to be called.
    Object(&'a Value),
    /// The function of an `onCleanup`.
    Task(&'a Value),
}

impl Departures for Queue {
    fn gone(&self, object: Value) {
        if let Ok(mut waiting) = self.waiting.try_borrow_mut() {
            waiting.push(object);
            self.pending.set(true);
        }
    }
}

/// Lives as long as the `onCleanup` does.
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
        self.queue.gone(self.task.take());
    }
}

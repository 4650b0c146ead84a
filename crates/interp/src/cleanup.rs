//! What waits because an object went: functions of `onCleanup`, and objects whose destructor is to be called.
//!
//! A value may go anywhere, also inside a kernel, where no code of the program can run. So its drop only puts
//! the function into a queue; the dispatch loop empties the queue when a function ends and after builtins.

use runtime::object::Departures;
use runtime::value::Value;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

/// Functions that wait to be called, and objects that wait for their destructor.
#[derive(Default)]
pub struct Queue {
    pub(crate) pending: Cell<bool>,
    pub(crate) running: Cell<bool>,
    pub(crate) waiting: RefCell<Vec<Value>>,
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

impl Departures for Queue {
    fn gone(&self, object: Value) {
        self.pending.set(true);
        if let Ok(mut waiting) = self.waiting.try_borrow_mut() {
            waiting.push(object);
        }
    }
}

/// Lives as long as the object does.
pub(crate) struct Token {
    pub(crate) queue: Rc<Queue>,
    pub(crate) task: Value,
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

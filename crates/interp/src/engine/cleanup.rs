//! `onCleanup`: an object that calls a function when it goes, and the calls of the functions that wait
//! ([`crate::cleanup`]).

use crate::cleanup::Token;
use crate::machine::{EngineFn, Machine, Outcome};
use base::Name;
use runtime::kernel::one;
use runtime::object::{Closure, FunctionHandle, HandleArray, Maker, Target};
use runtime::path::Args;
use runtime::structs::StructArray;
use runtime::value::Value;
use runtime::{Context, Host};
use std::rc::Rc;

pub(crate) const TABLE: &[(&str, EngineFn)] = &[("onCleanup", on_cleanup)];

fn on_cleanup(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let task = args.first_mut().map(Value::take).unwrap_or_default();
    let token = Token { queue: m.cleanups.clone(), task: task.clone() };
    let keeper = Closure {
        code: usize::MAX,
        captures: Vec::new(),
        context: Some(Rc::new(token)),
        maker: Maker::Interpreter,
    };
    let keeper = FunctionHandle { text: "".into(), target: Target::Closure(keeper) };
    let fields = [("task", task), ("keeper", Value::Function(Rc::new(keeper)))];
    let class = Name::new("onCleanup");
    Ok(one(HandleArray::of(m.new_object(class, StructArray::from_fields(fields)))))
}

/// Calls the functions that wait. Their errors become warnings, as MATLAB does.
pub(crate) fn run_cleanups(m: &Machine, cx: &mut Context) {
    m.cleanups.pending.set(false);
    let waiting = std::mem::take(&mut *m.cleanups.waiting.borrow_mut());
    let before = m.cleanups.running.replace(true);
    for task in waiting {
        if let Err(e) = m.call(cx, &task, Args::new().into_vec(), 0) {
            let text =
                format!("The following error was caught while executing 'onCleanup' class destructor:\n{e}");
            // Nobody is left to whom a warning turned error could go.
            let _ = cx.warn("MATLAB:class:DestructorError", &text);
        }
    }
    m.cleanups.running.set(before);
}

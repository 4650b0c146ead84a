//! `onCleanup`: an object that calls a function when it goes, and the calls of the functions that wait
//! ([`crate::cleanup`]).

use crate::cleanup::Token;
use crate::machine::{EngineFn, Machine, Outcome};
use base::Name;
use runtime::classes::class::DESTRUCTOR;
use runtime::kernel::one;
use runtime::object::{Closure, FunctionHandle, HandleArray, Maker, Target};
use runtime::path::{Args, Engine};
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
    let fields = [("task", task), ("mc_keeper", Value::Function(Rc::new(keeper)))];
    let class = Name::new("onCleanup");
    Ok(one(HandleArray::of(m.new_object(class, StructArray::from_fields(fields)))))
}

/// Calls the functions and destructors that wait. Their errors become warnings, as MATLAB does.
pub(crate) fn run_cleanups(m: &Machine, cx: &mut Context) {
    m.cleanups.pending.set(false);
    let waiting = std::mem::take(&mut *m.cleanups.waiting.borrow_mut());
    let before = m.cleanups.running.replace(true);
    for task in waiting {
        let (class, done) = match &task {
            Value::Handle(object) => {
                let gone = Args::from_iter([task.clone()]);
                (object.class, m.call_member(cx, Name::new(DESTRUCTOR), gone, 0).map(|o| o.into_vec()))
            }
            _ => (Name::new("onCleanup"), m.call(cx, &task, Args::new().into_vec(), 0)),
        };
        if let Err(e) = done {
            let text =
                format!("The following error was caught while executing '{class}' class destructor:\n{e}");
            // Nobody is left to whom a warning turned error could go.
            let _ = cx.warn("MATLAB:class:DestructorError", &text);
        }
    }
    m.cleanups.running.set(before);
}

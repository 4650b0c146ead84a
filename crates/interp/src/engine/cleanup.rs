//! `onCleanup`: an object that calls a function when it goes, and the calls of the functions that wait
//! ([`runtime::departed`]).

use crate::machine::{EngineFn, Machine, Outcome};
use base::Name;
use runtime::classes::class::DESTRUCTOR;
use runtime::departed::{Departed, ON_CLEANUP};
use runtime::kernel::one;
use runtime::object::Maker;
use runtime::path::{Args, Engine};
use runtime::value::Value;
use runtime::{Context, Host};

pub(crate) const TABLE: &[(&str, EngineFn)] = &[("onCleanup", on_cleanup)];

fn on_cleanup(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let task = args.first_mut().map(Value::take).unwrap_or_default();
    let fields = m.cleanups.guard(task, Maker::Interpreter);
    Ok(one(Value::reference(m.new_object(Name::new(ON_CLEANUP), fields))))
}

/// Calls the functions and destructors that wait.
pub(crate) fn run_cleanups(m: &Machine, cx: &mut Context) {
    m.cleanups.empty(cx, &mut |cx, departed| match departed {
        Departed::Task(task) => m.call(cx, task, Args::new().into_vec(), 0).map(drop),
        Departed::Object(object) => {
            let gone = Args::from_iter([object.clone()]);
            m.call_member(cx, Name::new(DESTRUCTOR), gone, 0).map(drop)
        }
    });
}

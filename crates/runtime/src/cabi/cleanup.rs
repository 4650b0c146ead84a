//! What is called when objects go ([`crate::departed`]), in compiled programs: those that have such objects empty
//! the queue where they give values up and behind kernels (`TAME_ENDS` in the header).

use super::{Instance, context};
use crate::classes::class::DESTRUCTOR;
use crate::context::Context;
use crate::departed::{Departed, ON_CLEANUP, Queue};
use crate::error::Error;
use crate::handles::HandleObject;
use crate::kernel::{Outputs, one};
use crate::object::Maker;
use crate::path::Args;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

/// What waits, of a program.
pub(super) type Waiting = Rc<Queue>;

/// `onCleanup(f)`
pub(super) fn on_cleanup(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let task = args.first_mut().map(Value::take).unwrap_or_default();
    let fields = cx.state::<Waiting>().guard(task, Maker::Compiled);
    Ok(one(Value::reference(HandleObject::new(Name::new(ON_CLEANUP), fields))))
}

/// Calls what waits; a pending error stays.
///
/// # Safety
/// `cx` is a live context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_rt_cleanups(cx: *mut Instance) {
    // SAFETY: by the caller's promise.
    let waiting = unsafe { context(cx) }.state::<Waiting>().clone();
    // SAFETY: by the caller's promise; the field is not borrowed while functions of the program run.
    let pending = unsafe { (*cx).pending.take() };
    // SAFETY: by the caller's promise.
    waiting.empty(unsafe { context(cx) }, &mut |cx, departed| match departed {
        Departed::Task(task) => cx.call(task, Vec::new(), 0).map(drop),
        Departed::Object(object) => destroy(cx, object),
    });
    // SAFETY: as above.
    unsafe { (*cx).pending = pending };
}

/// Calls the destructor of an object.
fn destroy(cx: &mut Context, object: &Value) -> Result<(), Error> {
    let host = cx.host();
    let Some(objects) = host.as_ref().and_then(|h| h.objects()) else { return Ok(()) };
    let gone = Args::from_iter([object.clone()]);
    match objects.method(Name::new(DESTRUCTOR), &gone) {
        Some(destructor) => objects.call_found(cx, destructor, gone, 0).map(drop),
        None => Ok(()),
    }
}

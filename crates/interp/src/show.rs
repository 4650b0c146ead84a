//! Display of values under a name, of objects by the methods of their class.

use crate::frame::Frame;
use crate::machine::Machine;
use runtime::Context;
use runtime::error::Error;
use runtime::value::Value;

/// Displays a value under a name, by the `display` of its class if it has one.
pub(crate) fn display(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    name: &str,
    value: Value,
) -> Result<(), Error> {
    if matches!(value, Value::Object(_) | Value::Handle(_)) {
        return m.parked(f, || runtime::classes::display(m, cx, name, &value));
    }
    let value = m.parked(f, || runtime::classes::readable(cx, &value))?.unwrap_or(value);
    let text = runtime::display::display(&cx.format, name, &value);
    cx.print(&text);
    Ok(())
}

//! Display of objects under a name: by the methods of their class, else by their properties.

use super::class::class_name;
use super::members::{member_of, shown};
use super::{Found, Objects, custom_display, folders, overload};
use crate::context::Context;
use crate::error::Error;
use crate::path::Args;
use crate::value::Value;
use base::Name;

/// The name under which an object is displayed: what `inputname` says in its `display`, which no call
/// in the program names an argument of.
#[derive(Default)]
pub struct Shown(pub Option<String>);

/// Displays an object by the `display` or `disp` of its class, else by its properties.
pub fn display(m: &dyn Objects, cx: &mut Context, name: &str, value: &Value) -> Result<(), Error> {
    let args = Args::from_iter([value.clone()]);
    if let Some(Found::Function(method)) = m.method(Name::new("display"), &args) {
        let before = std::mem::replace(&mut cx.state::<Shown>().0, Some(name.to_owned()));
        let done = m.call_function(cx, method, args, 0).map(drop);
        cx.state::<Shown>().0 = before;
        return done;
    }
    let gap = if cx.format.compact { "" } else { "\n" };
    if let Some(Found::Function(method)) = m.method(Name::new("disp"), &args) {
        cx.print(&format!("{name} = \n{gap}"));
        m.call_function(cx, method, args, 0)?;
        cx.print(gap);
        return Ok(());
    }
    if class_name(value).is_some_and(|c| m.classes().is_old(c)) {
        cx.print(&format!("{name} =\n{gap}{}{gap}", folders::about(value)));
        return Ok(());
    }
    let members: Vec<String> = overload::members(value);
    if members.len() != 1 && !members.is_empty() {
        let dims = value.dims();
        let rows = dims.rows();
        let width = members.iter().map(String::len).max().unwrap_or(0) + 4;
        let line = |i: usize| {
            members.iter().skip(i).step_by(rows.max(1)).map(|m| format!("{m:width$}")).collect::<String>()
        };
        let lines: String = (0..rows).map(|i| format!("    {}\n", line(i))).collect();
        cx.print(&format!(
            "{name} = \n{gap}  {} {} enumeration array\n{gap}{lines}{gap}",
            dims.join("×"),
            value.class_name()
        ));
        return Ok(());
    }
    if let Some(member) = member_of(value) {
        cx.print(&format!("{name} = \n{gap}  {} enumeration\n{gap}    {member}\n{gap}", value.class_name()));
        return Ok(());
    }
    if let Some(class) = class_name(value).and_then(|c| m.class(c))
        && class.is_a(Name::new(custom_display::CUSTOM_DISPLAY))
    {
        cx.print(&format!("{name} = \n{gap}"));
        custom_display::show(m, cx, &class, value)?;
        return Ok(());
    }
    if value.numel() != 1
        && let Some(class) = class_name(value).and_then(|c| m.class(c))
    {
        cx.print(&format!("{name} = \n{gap}{}{gap}", class.about_array(value, gap)));
        return Ok(());
    }
    let shown = shown(m, cx, value)?;
    let text = crate::display::display(&cx.format, name, &shown);
    cx.print(&text);
    Ok(())
}

//! Output and number-to-text: `disp`, `display`, `format`, `fprintf`, `sprintf`, `num2str`, ...

use super::args::{only_options, take_options, text};
use crate::context::Context;
use crate::display;
use crate::error::Error;
use crate::errors;
use crate::format;
use crate::kernel::{Outputs, none, one};
use crate::kernels;
use crate::object::Object;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::borrow::Cow;
use std::io::Write;
use std::rc::Rc;

kernels! {
    sparse "disp" => disp,
    sparse "display" => display,
    "format" => set_format,
    "mc_gap" => gap,
    "mc_octave" => in_octave,
    "mc_evalc_begin" => capture,
    "mc_evalc_end" => end_capture,
    "mc_evalc_fail" => leave_capture,
    "mc_evalc_text" => captured,
    "fprintf" => fprintf,
    "printf" => printf,
    "puts" => puts,
    "fdisp" => fdisp,
    "sprintf" => sprintf,
    "num2str" => num2str,
    "int2str" => int2str,
    "mat2str" => mat2str,
}

/// What was printed while it was captured, and has not been asked for, the last behind the others.
#[derive(Default)]
struct Captured(Vec<String>);

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

fn capture(context: &mut Context, _: Args, _: usize) -> Result1 {
    context.begin_capture();
    Ok(none())
}

fn end_capture(context: &mut Context, _: Args, _: usize) -> Result1 {
    let captured = context.end_capture();
    context.state::<Captured>().0.push(captured);
    Ok(none())
}

/// `mc_evalc_fail(n)`: the last `n` texts are not asked for.
fn leave_capture(context: &mut Context, args: Args, _: usize) -> Result1 {
    context.end_capture();
    let pending = args.first().and_then(Value::as_usize).unwrap_or(0);
    let captured = &mut context.state::<Captured>().0;
    captured.truncate(captured.len().saturating_sub(pending));
    Err(context.last_error.clone().unwrap_or_else(|| errors::unsupported("an error that nobody raised")))
}

/// `mc_evalc_text(n)`: the text that is the `n`th from the last.
fn captured(context: &mut Context, args: Args, _: usize) -> Result1 {
    let captured = &mut context.state::<Captured>().0;
    let from_last = args.first().and_then(Value::as_usize).unwrap_or(1);
    let at = captured.len().checked_sub(from_last).filter(|at| *at < captured.len());
    Ok(one(Value::char_row(&at.map(|at| captured.remove(at)).unwrap_or_default())))
}

fn disp(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let shown = crate::classes::readable(context, &args[0])?;
    let text = display::disp(&context.format, shown.as_ref().unwrap_or(&args[0]));
    match nargout {
        0 => {}
        _ if context.octave => return Ok(one(text.as_str())),
        _ => return Err(errors::builtin_too_many_outputs()),
    }
    context.print(&text);
    Ok(none())
}

/// `display(x)`, `display(x, name)`.
fn display(context: &mut Context, args: Args, _: usize) -> Result1 {
    let name = args.get(1).and_then(Value::as_text).unwrap_or_default();
    let shown = crate::classes::readable(context, &args[0])?;
    let text = display::display(&context.format, &name, shown.as_ref().unwrap_or(&args[0]));
    context.print(&text);
    Ok(none())
}

/// `mc_gap()`: the blank line between parts of what is displayed, where there is one.
fn gap(context: &mut Context, _: Args, _: usize) -> Result1 {
    Ok(one(Value::char_row(context.format.gap())))
}

/// `mc_octave()`: whether the program is in Octave's language.
fn in_octave(context: &mut Context, _: Args, _: usize) -> Result1 {
    Ok(one(context.octave))
}

/// `format(options...)`, `format(before)`; `before = format(...)` gives what held before.
fn set_format(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let before = options(&context.format);
    let done = || Ok(if nargout > 0 { one(before.clone()) } else { none() });
    if args.is_empty() {
        if nargout == 0 {
            context.format.set("default");
        }
        return done();
    }
    let text = |v: &Value| match v {
        Value::Object(o) => o.data.element(0).iter().filter_map(Value::as_text).collect(),
        v => v.as_text().into_iter().collect::<Vec<String>>(),
    };
    let words: Vec<String> = args.iter().flat_map(text).map(|t| t.to_ascii_lowercase()).collect();
    let joined = words.concat().replace(' ', "");
    if context.format.set(&joined) {
        return done();
    }
    for word in &words {
        if !context.format.set(word) {
            return Err(errors::bad_argument(
                "format",
                "UnrecognizedOption",
                format!("Unknown command option '{word}'."),
            ));
        }
    }
    done()
}

/// How values are shown, as an object whose properties are options of `format`.
fn options(format: &display::Format) -> Value {
    let spacing = if format.compact { "compact" } else { "loose" };
    let fields =
        [("NumericFormat", Value::string(format.style.name())), ("LineSpacing", Value::string(spacing))];
    let data = StructArray::from_fields(fields);
    Value::Object(Rc::new(Object { class: Name::new("DisplayFormatOptions"), data }))
}

/// The text of a template and its data, escapes resolved.
fn formatted(cx: &mut Context, args: &[Value], function: &str) -> Result<String, Error> {
    let Some((template, data)) = args.split_first() else { return Err(errors::not_enough_inputs()) };
    let template = match template.as_text() {
        Some(t) => t,
        None if template.class() == types::Class::Char => crate::text::to_string(
            &<crate::value::Char as crate::element::Element>::view(template).unwrap_or_default(),
        ),
        None => {
            let message = "Invalid format.";
            return Err(errors::bad_argument(function, "InvalidFormat", message));
        }
    };
    let template = resolved(cx, &template)?;
    if data.iter().any(is_library_text) {
        let texts = data.iter().map(|v| match is_library_text(v) {
            true => text_of(cx, v),
            false => Ok(v.clone()),
        });
        let texts = texts.collect::<Result<Vec<Value>, Error>>()?;
        return format::sprintf_as(&template, &texts, cx.octave);
    }
    format::sprintf_as(&template, data, cx.octave)
}

/// A template with its escapes resolved. MATLAB's ends where one is none, which it warns of.
pub(super) fn resolved<'t>(cx: &mut Context, template: &'t str) -> Result<Cow<'t, str>, Error> {
    if cx.octave {
        return Ok(format::escapes(template));
    }
    let (template, fault) = format::template(template);
    if let Some(fault) = fault {
        let e = fault.error();
        cx.warn(e.identifier(), e.message())?;
    }
    Ok(template)
}

/// What the `string` of a value's class makes of it.
pub(super) fn text_of(cx: &mut Context, v: &Value) -> Result<Value, Error> {
    match cx.call_method("string", std::slice::from_ref(v), 1) {
        Some(texts) => texts?.into_iter().next().ok_or_else(errors::too_many_outputs),
        None => Ok(v.clone()),
    }
}

/// Whether a value is of a class of the library that is printed as its text.
fn is_library_text(v: &Value) -> bool {
    match v {
        Value::Object(o) => {
            matches!(o.class.as_str(), "datetime" | "duration" | "calendarDuration" | "categorical")
        }
        _ => false,
    }
}

/// The text and, where asked for, the message of an error, of which there is none.
fn sprintf(cx: &mut Context, args: Args, nargout: usize) -> Result1 {
    let out = formatted(cx, args, "sprintf")?;
    let text = if let Value::String(_) = args[0] { Value::string(&out) } else { char_result(&out) };
    Ok([text, Value::char_row("")].into_iter().take(nargout.max(1)).collect())
}

/// A char row; where nothing was printed it is 1-by-0, as `sprintf` gives it.
fn char_result(text: &str) -> Value {
    if text.is_empty() {
        return Value::Char(crate::array::Array::new(crate::array::Dims::matrix(1, 0), Vec::new()).into());
    }
    Value::char_row(text)
}

fn fprintf(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let (id, rest) = match args.split_first() {
        Some((id, rest)) if !id.is_text() && id.is_scalar() && !rest.is_empty() => {
            (id.as_f64().unwrap_or(1.0) as i64, rest)
        }
        Some((only, [])) if only.is_matrix() && !only.is_text() && !only.is_empty() => {
            // A number alone is its own template.
            let text = format::num2str(only)?;
            context.print(&text.as_text().unwrap_or_default());
            return Ok(none());
        }
        _ => (1, &args[..]),
    };
    let out = formatted(context, rest, "fprintf")?;
    match id {
        1 => context.print(&out),
        2 => {
            context.flush();
            let _ = std::io::stderr().write_all(&crate::text::to_bytes(&out));
        }
        0 | 3.. => crate::files::write(context, id, &crate::text::to_bytes(&out))?,
        _ => return Err(crate::files::invalid()),
    }
    Ok(if nargout > 0 { one(out.len()) } else { none() })
}

/// Octave's `printf`.
fn printf(context: &mut Context, args: Args, _: usize) -> Result1 {
    let out = formatted(context, args, "printf")?;
    context.print(&out);
    Ok(none())
}

/// Octave's `puts`.
fn puts(context: &mut Context, args: Args, _: usize) -> Result1 {
    let out = text(&args[0], "puts")?;
    context.print(&out);
    Ok(none())
}

/// Octave's `fdisp`.
fn fdisp(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    disp(context, &mut args[1..], nargout)
}

fn num2str(_: &mut Context, args: Args, _: usize) -> Result1 {
    if !args[0].is_matrix() && !matches!(args[0], Value::String(_)) {
        let message = "Input to num2str must be numeric.";
        return Err(errors::bad_argument("num2str", "nonNumericInput", message));
    }
    let value = match args.get(1) {
        // A text is its own, whatever the format.
        _ if args[0].is_text() || args[0].class() == types::Class::Char => format::num2str(&args[0])?,
        None => format::num2str(&args[0])?,
        Some(f) if f.is_text() => format::num2str_format(&args[0], &f.as_text().unwrap_or_default())?,
        Some(p) => {
            let p = p.as_usize().ok_or_else(|| {
                errors::bad_argument(
                    "num2str",
                    "invalidPrecision",
                    "Precision must be a nonnegative integer scalar.",
                )
            })?;
            format::num2str_precision(&args[0], p)?
        }
    };
    Ok(one(value))
}

fn int2str(_: &mut Context, args: Args, _: usize) -> Result1 {
    Ok(one(format::int2str(&args[0])?))
}

fn mat2str(_: &mut Context, args: Args, _: usize) -> Result1 {
    let digits = args[1..].iter().find(|a| !a.is_text()).and_then(Value::as_usize).unwrap_or(15);
    let (_, options) = take_options(&args[1..]);
    only_options(&options, &["class"], "mat2str")?;
    let class = !options.is_empty();
    Ok(one(format::mat2str(&args[0], digits, class)?.as_str()))
}

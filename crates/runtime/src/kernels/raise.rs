//! Errors and warnings: `error`, `warning`, `MException` and its methods, `assert`, `lasterr`.

use super::args::text;
use super::print::resolved;
use crate::array::Dims;
use crate::context::{Context, WarningMode};
use crate::error::Error;
use crate::errors;
use crate::exception;
use crate::format::sprintf_as;
use crate::kernel::{Outputs, none, one};
use crate::kernels;
use crate::structs::StructArray;
use crate::value::Value;
use base::Name;
use std::rc::Rc;

kernels! {
    "error" => error,
    "warning" => warning,
    "assert" => assert,
    "lasterr" => lasterr,
    "lasterror" => lasterror,
    "lastwarn" => lastwarn,
    "MException" => mexception,
    "MException.last" => last_exception,
    "throw" => throw,
    "rethrow" => rethrow,
    "throwAsCaller" => throw_as_caller,
    "addCause" => add_cause,
    "addCorrection" => add_correction,
    "getReport" => get_report,
}

type Args<'a> = &'a mut [Value];
type Result1 = Result<Outputs, Error>;

/// Whether a text is an error identifier: words joined by colons, no blanks.
fn is_identifier(text: &str) -> bool {
    text.contains(':')
        && !text.ends_with(':')
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, ':' | '_' | '-' | '.'))
        && text.split(':').all(|w| !w.is_empty())
}

/// Identifier and message from `(message)`, `(message, data...)`, `(id, message, data...)`.
/// Escapes are resolved where there is more than one argument, as MATLAB does.
fn message_of(cx: &mut Context, args: &[Value], function: &str) -> Result<(String, String), Error> {
    let first = text(args.first().ok_or_else(errors::not_enough_inputs)?, function)?;
    if args.len() == 1 {
        return Ok((String::new(), first));
    }
    if is_identifier(&first) && args[1].is_text() {
        let template = text(&args[1], function)?;
        return Ok((first, sprintf_as(&resolved(cx, &template)?, &args[2..], cx.octave)?));
    }
    Ok((String::new(), sprintf_as(&resolved(cx, &first)?, &args[1..], cx.octave)?))
}

fn error(cx: &mut Context, args: Args, _: usize) -> Result1 {
    match args.first() {
        None => Err(errors::not_enough_inputs()),
        Some(v @ (Value::Struct(_) | Value::Object(_))) => match exception::from_value(v) {
            Some(e) if e.message().is_empty() => Ok(none()),
            Some(e) => Err(e),
            None => Ok(none()),
        },
        Some(v) if v.is_empty() && args.len() == 1 => Ok(none()),
        Some(_) => {
            let (id, mut message) = message_of(cx, args, "error")?;
            // In Octave a newline at the end asks for no traceback and is no part of the message.
            if cx.format.octave && message.ends_with('\n') {
                message.pop();
            }
            Err(Error::new(id, message).raised())
        }
    }
}

fn mode_name(mode: WarningMode) -> &'static str {
    match mode {
        WarningMode::On => "on",
        WarningMode::Off => "off",
        WarningMode::Error => "error",
    }
}

fn mode_of(word: &str) -> Option<WarningMode> {
    match word {
        "on" => Some(WarningMode::On),
        "off" => Some(WarningMode::Off),
        "error" => Some(WarningMode::Error),
        _ => None,
    }
}

/// The state of all warnings as MATLAB's struct array.
fn warning_state(context: &Context) -> Value {
    let names = vec![Name::new("identifier"), Name::new("state")];
    let mut modes: Vec<(String, WarningMode)> =
        context.warnings.modes.iter().map(|(k, v)| (k.clone(), *v)).filter(|(k, _)| k != "all").collect();
    modes.sort_by(|a, b| a.0.cmp(&b.0));
    let all = context.warnings.modes.get("all").copied().unwrap_or(WarningMode::On);
    modes.insert(0, ("all".to_owned(), all));
    let data: Vec<Value> =
        modes.iter().flat_map(|(id, m)| [Value::char_row(id), Value::char_row(mode_name(*m))]).collect();
    Value::Struct(Rc::new(StructArray::from_parts(Dims::matrix(modes.len(), 1), names, data)))
}

fn one_state(id: &str, mode: WarningMode) -> Value {
    Value::structure([("identifier", Value::char_row(id)), ("state", Value::char_row(mode_name(mode)))])
}

fn set_mode(context: &mut Context, id: &str, mode: WarningMode) {
    if id == "all" {
        context.warnings.modes.clear();
    }
    context.warnings.modes.insert(id.to_owned(), mode);
}

fn warning(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let first = match args.first() {
        None => return Ok(one(warning_state(context))),
        Some(Value::Struct(s)) => {
            for e in 0..s.numel() {
                let field = |n: &str| s.get(e, Name::new(n)).and_then(Value::as_text).unwrap_or_default();
                if let Some(mode) = mode_of(&field("state")) {
                    set_mode(context, &field("identifier"), mode);
                }
            }
            return Ok(none());
        }
        Some(v) => text(v, "warning")?,
    };
    if let Some(mode) = mode_of(&first)
        && args.len() <= 2
    {
        let id = args.get(1).and_then(Value::as_text).unwrap_or_else(|| "all".to_owned());
        let id = if id == "last" { context.warnings.last.1.clone() } else { id };
        let before = context.warnings.modes.get(&id).copied().unwrap_or(WarningMode::On);
        let state = if id == "all" { warning_state(context) } else { one_state(&id, before) };
        set_mode(context, &id, mode);
        return Ok(if nargout > 0 { one(state) } else { none() });
    }
    if first == "query" {
        let id = args.get(1).and_then(Value::as_text).unwrap_or_else(|| "all".to_owned());
        let modes = &context.warnings.modes;
        let mode = modes.get(&id).or_else(|| modes.get("all")).copied().unwrap_or(WarningMode::On);
        return Ok(one(if id == "all" { warning_state(context) } else { one_state(&id, mode) }));
    }
    let (id, message) = message_of(context, args, "warning")?;
    if message.is_empty() {
        return Ok(none());
    }
    context.warn(&id, &message)?;
    Ok(none())
}

fn assert(cx: &mut Context, args: Args, _: usize) -> Result1 {
    if args[0].numel() != 1 && !cx.octave {
        return Err(Error::new(
            "MATLAB:assertion:LogicalScalar",
            "The condition input argument must be convertible to a scalar logical.",
        ));
    }
    let holds = args[0].is_true().unwrap_or(false);
    if holds {
        return Ok(none());
    }
    if args.len() == 1 {
        return Err(Error::new("MATLAB:assertion:failed", "Assertion failed."));
    }
    let (id, message) = message_of(cx, &args[1..], "assert")?;
    Err(Error::new(id, message))
}

fn lasterr(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let (message, id) = match &context.last_error {
        Some(e) => (e.message().to_owned(), e.identifier().to_owned()),
        None => Default::default(),
    };
    if let Some(new) = args.first() {
        let id = args.get(1).and_then(Value::as_text).unwrap_or_default();
        context.last_error = Some(Error::new(id, text(new, "lasterr")?));
        if nargout == 0 {
            return Ok(none());
        }
    }
    let outs = [Value::char_row(&message), Value::char_row(&id)];
    Ok(outs.into_iter().take(nargout.max(1)).collect())
}

/// The last error; an empty one where there was none.
fn last_error(context: &Context) -> Error {
    context.last_error.clone().unwrap_or_else(|| Error::new("", ""))
}

/// `s = lasterror`, `lasterror('reset')`, `lasterror(s)`.
fn lasterror(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let last = last_error(context);
    match args.first() {
        None => {}
        Some(s @ Value::Struct(_)) => context.last_error = exception::from_value(s),
        Some(_) => context.last_error = None,
    }
    if nargout == 0 && !args.is_empty() {
        return Ok(none());
    }
    let fields = StructArray::from_fields([
        ("message", Value::char_row(last.message())),
        ("identifier", Value::char_row(last.identifier())),
        ("stack", exception::stack_value(last.stack())),
    ]);
    Ok(one(Value::Struct(Rc::new(fields))))
}

/// `MException.last`, `MException.last('reset')`
fn last_exception(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let last = last_error(context);
    if let Some(what) = args.first() {
        if what.as_text().as_deref() != Some("reset") {
            return Err(errors::bad_argument("last", "InvalidInput", "The only argument is 'reset'."));
        }
        context.last_error = None;
        if nargout == 0 {
            return Ok(none());
        }
    }
    Ok(one(exception::to_value(&last)))
}

fn lastwarn(context: &mut Context, args: Args, nargout: usize) -> Result1 {
    let (message, id) = context.warnings.last.clone();
    if let Some(new) = args.first() {
        let id = args.get(1).and_then(Value::as_text).unwrap_or_default();
        context.warnings.last = (text(new, "lastwarn")?, id);
        if nargout == 0 {
            return Ok(none());
        }
    }
    let outs = [Value::char_row(&message), Value::char_row(&id)];
    Ok(outs.into_iter().take(nargout.max(1)).collect())
}

fn mexception(cx: &mut Context, args: Args, _: usize) -> Result1 {
    if args.len() < 2 {
        return Err(errors::not_enough_inputs());
    }
    let id = text(&args[0], "MException")?;
    if !is_identifier(&id) && !id.is_empty() {
        return Err(errors::bad_argument(
            "MException",
            "invalidIdentifier",
            "The error identifier must be a valid message identifier, such as 'component:mnemonic'.",
        ));
    }
    let template = text(&args[1], "MException")?;
    let message = if args.len() > 2 {
        sprintf_as(&resolved(cx, &template)?, &args[2..], cx.octave)?
    } else {
        sprintf_as(&resolved(cx, &template)?, &[], cx.octave)?
    };
    Ok(one(exception::to_value(&Error::new(id, message))))
}

fn thrown(value: &Value) -> Result<Error, Error> {
    exception::from_value(value).ok_or_else(|| {
        errors::bad_argument(
            "rethrow",
            "invalidInput",
            "Input must be an MException object or an error structure.",
        )
    })
}

/// The error as it was raised first.
fn rethrow(_: &mut Context, args: Args, _: usize) -> Result1 {
    Err(thrown(&args[0])?)
}

/// The error as if raised here.
fn throw(_: &mut Context, args: Args, _: usize) -> Result1 {
    let mut e = thrown(&args[0])?;
    e.data_mut().stack.clear();
    Err(e)
}

/// The stack is that of the caller, whatever the error had before.
fn throw_as_caller(_: &mut Context, args: Args, _: usize) -> Result1 {
    let mut e = thrown(&args[0])?;
    e.data_mut().stack.clear();
    e.data_mut().as_caller = true;
    Err(e)
}

fn add_cause(_: &mut Context, args: Args, _: usize) -> Result1 {
    let mut e = thrown(&args[0])?;
    e.data_mut().causes.push(thrown(&args[1]).map_err(|_| {
        let text = "Invalid input for argument 2 (rhs2): Value must be 'MException scalar'.";
        Error::new("MATLAB:class:RequireClass", text)
    })?);
    Ok(one(exception::to_value(&e)))
}

/// `addCorrection(ME, correction...)`: the error as an object with what would have been right.
fn add_correction(_: &mut Context, args: Args, _: usize) -> Result1 {
    let one_error = args.first().is_some_and(|e| exception::from_value(e).is_some());
    let [Value::Object(error), corrections @ ..] = args else { return Err(errors::not_enough_inputs()) };
    if corrections.is_empty() {
        return Err(errors::not_enough_inputs());
    }
    let known = |v: &Value| v.class_name().starts_with("matlab.lang.correction.");
    if !one_error || !corrections.iter().all(known) {
        let text = "Corrections are objects of classes of matlab.lang.correction.";
        return Err(Error::new("MATLAB:MException:InvalidCorrection", text));
    }
    let mut error = error.clone();
    let fields = &mut Rc::make_mut(&mut error).data;
    let name = Name::new("Correction");
    let mut all = fields.get(0, name).cloned().filter(|c| c.numel() > 0);
    for correction in corrections.iter() {
        all = Some(match all {
            None => correction.clone(),
            Some(before) => crate::concat::concat(1, vec![before, correction.clone()])?,
        });
    }
    fields.set_scalar(name, all.unwrap_or_default());
    Ok(one(Value::Object(error)))
}

fn get_report(_: &mut Context, args: Args, _: usize) -> Result1 {
    let error = thrown(&args[0])?;
    let basic =
        args[1..].first().and_then(Value::as_text).is_some_and(|kind| kind.eq_ignore_ascii_case("basic"));
    Ok(one(if basic { exception::headline(&error) } else { exception::report(&error) }.as_str()))
}

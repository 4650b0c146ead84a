//! Builtins about the call itself: `nargin`, `narginchk`, `inputname`, `isargout`, and the checks
//! of `arguments` blocks.

use crate::code::{ArgRef, Dest, Dests, Op, StepRef};
use crate::engine::arguments::text;
use crate::machine::{Callable, EngineFn, Machine, Outcome};
use crate::spaces::closure_func;
use crate::workspace;
use base::Name;
use ir::tir::{FuncId, FunctionKind};
use runtime::array::{Array, Dims};
use runtime::classes::Shown;
use runtime::error::Error;
use runtime::kernel::one;
use runtime::object::{FunctionHandle, Target};
use runtime::structs::StructArray;
use runtime::value::Value;
use runtime::{Context, Host, arguments, errors};
use std::rc::Rc;

pub(crate) const TABLE: &[(&str, EngineFn)] = &[
    ("nargin", nargin),
    ("nargout", nargout),
    ("narginchk", narginchk),
    ("nargoutchk", nargoutchk),
    ("nargchk", nargchk),
    ("inputname", inputname),
    ("isargout", isargout),
    ("print_usage", print_usage),
    ("mc_argument", argument),
    ("mc_validate", validate),
    ("mc_name_value", |_, cx, args, n| arguments::name_value(cx, args, n)),
];

/// Inputs given and results asked for of the function that calls.
fn counts(m: &Machine) -> (usize, usize) {
    let frames = m.frames.borrow();
    let at = workspace::root(&frames, frames.len().saturating_sub(1));
    frames.get(at).map_or((0, 0), |f| (f.nargin, f.nargout))
}

fn nargin(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(f) = args.first() else { return Ok(one(counts(m).0)) };
    let n = match declared(m, f)? {
        Declared::Builtin(b) => f64::from(b.nargin()),
        Declared::Function { inputs, any_inputs, .. } => signed(inputs, any_inputs),
    };
    Ok(one(n))
}

fn nargout(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let Some(f) = args.first() else { return Ok(one(counts(m).1)) };
    let n = match declared(m, f)? {
        Declared::Builtin(b) => f64::from(b.nargout()),
        Declared::Function { outputs, any_outputs, .. } => signed(outputs, any_outputs),
    };
    Ok(one(n))
}

fn signed(n: usize, any: bool) -> f64 {
    if any { -(n as f64) - 1.0 } else { n as f64 }
}

enum Declared {
    Builtin(&'static builtins::Builtin),
    Function { inputs: usize, any_inputs: bool, outputs: usize, any_outputs: bool },
}

/// The method that a name means as the call stack has it: `List>List.Append`.
fn method_in_file(m: &Machine, name: &str) -> Option<FuncId> {
    let (class, method) = name.split_once('>')?.1.rsplit_once('.')?;
    m.loader.borrow_mut().resolve_method(Name::new(class), Name::new(method))
}

/// What a function declares, given by name or handle.
fn declared(m: &Machine, f: &Value) -> Result<Declared, Error> {
    let callable = match f {
        Value::Function(h) => match &h.target {
            Target::Named(_) => m.find(Name::new(&h.text), m.current_func())?,
            Target::Closure(c) => match closure_func(c) {
                Some(func) => Callable::User(func),
                None => return Ok(of_compiled(m, h)),
            },
        },
        v => {
            let name = text("nargin", std::slice::from_ref(v), 0)?;
            match (m.look_up(Name::new(&name), m.current_func())?, method_in_file(m, &name)) {
                (Some(found), _) => found,
                (None, Some(method)) => Callable::User(method),
                (None, None) => {
                    let message = format!("Not a valid MATLAB file: '{name}'.");
                    return Err(Error::new("MATLAB:narginout:notValidMfile", message));
                }
            }
        }
    };
    Ok(match callable {
        Callable::Builtin(id, _) => Declared::Builtin(builtins::builtin(id)),
        Callable::Engine(_) | Callable::Rule(_) | Callable::Restricted(..) | Callable::Class(_) => {
            Declared::Function { inputs: 0, any_inputs: true, outputs: 1, any_outputs: false }
        }
        Callable::User(id) => {
            let code = m.code(id);
            Declared::Function {
                inputs: code.params.len() - code.captured.min(code.params.len()),
                any_inputs: code.varargin.is_some(),
                // An anonymous function gives what its expression gives: any number.
                outputs: if code.kind == FunctionKind::Lambda { 0 } else { code.outputs.len() },
                any_outputs: code.varargout.is_some() || code.kind == FunctionKind::Lambda,
            }
        }
    })
}

/// The same of a function of the compiled program beside this one.
fn of_compiled(m: &Machine, handle: &FunctionHandle) -> Declared {
    let counts = m.compiled.borrow().as_ref().and_then(|program| program.counts(handle));
    let (inputs, outputs) = counts.unwrap_or_default();
    Declared::Function {
        inputs: inputs.unwrap_or(0),
        any_inputs: inputs.is_none(),
        outputs: outputs.unwrap_or(0),
        any_outputs: outputs.is_none(),
    }
}

fn bounds(function: &str, args: &[Value]) -> Result<(f64, f64), Error> {
    match (args.first().and_then(Value::as_f64), args.get(1).and_then(Value::as_f64)) {
        (Some(least), Some(most)) => Ok((least, most)),
        _ => Err(errors::bad_argument(function, "invalidArgs", "Arguments must be numeric scalars.")),
    }
}

fn narginchk(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let (least, most) = bounds("narginchk", args)?;
    let n = counts(m).0 as f64;
    if n < least {
        return Err(Error::new("MATLAB:narginchk:notEnoughInputs", "Not enough input arguments."));
    }
    if n > most {
        return Err(Error::new("MATLAB:narginchk:tooManyInputs", "Too many input arguments."));
    }
    crate::engine::arguments::none()
}

fn nargoutchk(m: &Machine, _: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let (least, most) = bounds("nargoutchk", args)?;
    if let Some(n) = args.get(2).and_then(Value::as_f64) {
        return Ok(one(range_message(n, least, most, "output")));
    }
    let n = counts(m).1 as f64;
    if n < least {
        return Err(Error::new("MATLAB:nargoutchk:notEnoughOutputs", "Not enough output arguments."));
    }
    if n > most {
        return Err(Error::new("MATLAB:nargoutchk:tooManyOutputs", "Too many output arguments."));
    }
    if nargout == 0 { crate::engine::arguments::none() } else { Ok(one(Value::empty())) }
}

fn range_message(n: f64, least: f64, most: f64, what: &str) -> Value {
    match () {
        _ if n < least => Value::char_row(&format!("Not enough {what} arguments.")),
        _ if n > most => Value::char_row(&format!("Too many {what} arguments.")),
        _ => Value::empty(),
    }
}

fn nargchk(_: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let (least, most) = bounds("nargchk", args)?;
    let n = args.get(2).and_then(Value::as_f64).unwrap_or(0.0);
    let message = range_message(n, least, most, "input");
    if args.get(3).and_then(Value::as_text).as_deref() != Some("struct") {
        return Ok(one(message));
    }
    let id = match message.is_empty() {
        true => {
            let names = vec![Name::new("message"), Name::new("identifier")];
            return Ok(one(Value::Struct(Rc::new(StructArray::new(Dims::matrix(0, 1), names)?))));
        }
        false if n < least => "MATLAB:nargchk:notEnoughInputs",
        false => "MATLAB:nargchk:tooManyInputs",
    };
    let fields = [("message", message), ("identifier", Value::char_row(id))];
    Ok(one(Value::Struct(Rc::new(StructArray::from_fields(fields)))))
}

fn inputname(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let k = args.first().and_then(Value::as_usize).unwrap_or(0);
    let frames = m.frames.borrow();
    let at = workspace::root(&frames, frames.len().saturating_sub(1));
    let given = frames.get(at).map_or(0, |f| f.nargin);
    if at == 0 || k == 0 || k > given {
        return Err(errors::no_such_input());
    }
    // A `display` that a statement without a semicolon calls is given what no call names.
    let shown = frames[at].code.name.as_str().rsplit('.').next() == Some("display");
    if shown
        && k == 1
        && let Some(name) = cx.state::<Shown>().0.clone()
    {
        return Ok(one(Value::char_row(&name)));
    }
    let entered = m.entered.borrow();
    if m.beside.get() && at == entered.0 {
        return Ok(one(Value::char_row(entered.1.split(',').nth(k - 1).unwrap_or_default())));
    }
    let caller = &frames[at - 1];
    let code = &caller.code;
    if let Some(&Op::Display { var }) = code.ops.get(caller.pc as usize) {
        return Ok(one(Value::char_row(if k == 1 { caller.var_name(var) } else { "" })));
    }
    let operands: Option<&[ArgRef]> = match code.ops.get(caller.pc as usize) {
        Some(&Op::Call { site }) => code.calls.get(site as usize).map(|c| &c.args[..]),
        Some(&Op::Get { site }) => match code.gets.get(site as usize).map(|g| &g.path[..]) {
            Some([StepRef::Paren(args)]) => Some(args),
            _ => None,
        },
        _ => None,
    };
    let name = match operands.and_then(|a| a.get(k - 1)) {
        Some(ArgRef::Copy(r)) => {
            code.vars.get(*r as usize).filter(|v| v.user).map_or("", |v| v.name.as_str())
        }
        _ => "",
    };
    Ok(one(Value::char_row(name)))
}

/// Whether the call of the running function has `~` in place of output `k`.
fn is_ignored(m: &Machine, k: usize) -> bool {
    let frames = m.frames.borrow();
    let at = workspace::root(&frames, frames.len().saturating_sub(1));
    let Some(caller) = at.checked_sub(1).and_then(|i| frames.get(i)) else { return false };
    let Some(&op) = caller.code.ops.get(caller.pc as usize) else { return false };
    match caller.code.dests_of(op) {
        Some(Dests::Targets(targets)) => matches!(targets.get(k), Some(Dest::Ignore)),
        _ => false,
    }
}

fn isargout(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let n = counts(m).1.max(1);
    let Some(wanted) = args.first() else { return Err(errors::not_enough_inputs()) };
    let taken = |k: f64| k >= 1.0 && k <= n as f64 && !is_ignored(m, k as usize - 1);
    Ok(one(Value::from(Array::new(wanted.dims(), wanted.doubles().iter().map(|&k| taken(k)).collect()))))
}

fn print_usage(m: &Machine, _: &mut Context, _: &mut [Value], _: usize) -> Outcome {
    let frames = m.frames.borrow();
    let at = workspace::root(&frames, frames.len().saturating_sub(1));
    let name = frames.get(at).map_or("", |f| f.code.name.as_str());
    Err(Error::new("Octave:invalid-fun-call", format!("Invalid call to {name}")))
}

/// `mc_argument(x, name, dims, class)`
fn argument(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [x, name, dims, class] = args else { return Err(errors::not_enough_inputs()) };
    let name = name.as_text().unwrap_or_default();
    let class = class.as_text().unwrap_or_default();
    let checked = arguments::checked(cx, x.take(), &dims.doubles(), &class);
    checked.map(one).map_err(|e| invalid_argument(m, &name, e.identifier().to_owned(), e.message()))
}

/// `mc_validate(name, f, args...)`
fn validate(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let [name, function, rest @ ..] = args else { return Err(errors::not_enough_inputs()) };
    let name = name.as_text().unwrap_or_default();
    let rest = rest.iter_mut().map(Value::take).collect();
    match m.call(cx, function, rest, 0) {
        Ok(_) => crate::engine::arguments::none(),
        Err(e) => {
            let identifier = e.identifier().to_owned();
            Err(invalid_argument(m, &name, identifier, e.message()))
        }
    }
}

/// The error of an `arguments` block: it tells the position of the input.
fn invalid_argument(
    m: &Machine,
    name: &str,
    identifier: impl Into<std::borrow::Cow<'static, str>>,
    text: &str,
) -> Error {
    let frames = m.frames.borrow();
    let position = frames.last().and_then(|f| {
        let r = f.reg_of(Name::new(name))?;
        f.code.vars.get(r as usize)?.param
    });
    let lead = arguments::lead(name, position.map(|p| p as usize));
    Error::new(identifier, format!("{lead}. {text}"))
}

//! Text as program: `eval`, `evalc`, `evalin`, `assignin`, `run`, `str2num`; and calls by name:
//! `feval`, `builtin`.

use crate::engine::arguments::{none, text};
use crate::machine::{EngineFn, Machine, Outcome};
use crate::spaces::{assign_in, eval_in};
use crate::{exception, workspace};
use base::Name;
use runtime::error::Error;
use runtime::kernel::{Outputs, one};
use runtime::path::Args;
use runtime::value::Value;
use runtime::{Context, Host, errors};

pub(crate) const TABLE: &[(&str, EngineFn)] = &[
    ("feval", feval),
    ("builtin", builtin),
    ("eval", eval),
    ("evalc", evalc),
    ("evalin", evalin),
    ("assignin", assignin),
    ("run", run),
    ("source", run),
    ("str2num", str2num),
];

fn feval(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let Some((f, rest)) = args.split_first_mut() else { return Err(errors::not_enough_inputs()) };
    let rest: Vec<Value> = rest.iter_mut().map(Value::take).collect();
    if let Some(name) = f.as_text()
        && let Some(method) = m.method(Name::new(&name), &rest)
    {
        return m.call_callable(cx, method, rest.into(), nargout);
    }
    m.call(cx, f, rest, nargout).map(Outputs::from_vec)
}

fn builtin(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let name = text("builtin", args, 0)?;
    let rest: Args = args.iter_mut().skip(1).map(Value::take).collect();
    match m.builtin(Name::new(&name))? {
        Some(callable) => m.call_callable(cx, callable, rest, nargout),
        None => {
            let message = format!("Cannot find builtin function '{name}'.");
            Err(Error::new("MATLAB:UndefinedFunction", message))
        }
    }
}

/// Runs `text` in the workspace of frame `at`, for so many results.
fn evaluate(m: &Machine, cx: &mut Context, at: usize, source: &str, nargout: usize) -> Outcome {
    if nargout == 0 {
        eval_in(m, cx, at, source)?;
        return none();
    }
    let temporaries: Vec<Name> = {
        (0..nargout)
            .map(|_| {
                m.temporaries.set(m.temporaries.get() + 1);
                Name::new(&format!("mc_e{}", m.temporaries.get()))
            })
            .collect()
    };
    let expression = source.trim_end().trim_end_matches([';', ',']);
    let targets: Vec<&str> = temporaries.iter().map(|n| n.as_str()).collect();
    eval_in(m, cx, at, &format!("[{}] = {expression};", targets.join(", ")))?;
    let mut out = Outputs::new();
    let mut frames = m.frames.borrow_mut();
    for name in temporaries {
        let value = workspace::slot_mut(&mut frames, at, name).and_then(|s| s.take());
        let root = workspace::root(&frames, at);
        if let Some(f) = frames.get_mut(root) {
            f.extra.remove(&name);
        }
        out.push(value.ok_or_else(errors::too_many_outputs)?);
    }
    Ok(out)
}

/// Runs text; where it fails, the handler, if one is given.
fn evaluate_or(
    m: &Machine,
    cx: &mut Context,
    at: usize,
    source: &str,
    handler: Option<String>,
    nargout: usize,
) -> Outcome {
    match (evaluate(m, cx, at, source, nargout), handler) {
        (Err(e), Some(handler)) if !exception::is_final(&e) => {
            cx.last_error = Some(e);
            evaluate(m, cx, at, &handler, nargout)
        }
        (result, _) => result,
    }
}

pub(crate) fn eval(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let source = text("eval", args, 0)?;
    let handler = args.get(1).and_then(Value::as_text);
    evaluate_or(m, cx, m.top(), &source, handler, nargout)
}

/// What is printed, and what the expression gives.
fn evalc(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let source = text("evalc", args, 0)?;
    let handler = args.get(1).and_then(Value::as_text);
    cx.begin_capture();
    let result = evaluate_or(m, cx, m.top(), &source, handler, nargout.saturating_sub(1));
    let captured = cx.end_capture();
    let mut all = one(Value::char_row(&captured));
    let given = result?;
    if nargout > 1 {
        all.extend(given);
    }
    Ok(all)
}

/// The frame whose workspace `'base'` or `'caller'` names.
fn workspace_of(m: &Machine, function: &str, args: &[Value]) -> Result<usize, Error> {
    let which = text(function, args, 0)?;
    let frames = m.frames.borrow();
    let top = frames.len().saturating_sub(1);
    let at = match which.as_str() {
        "base" => workspace::base_top(&frames),
        "caller" => workspace::caller(&frames, top),
        _ => {
            return Err(Error::new(
                format!("MATLAB:{function}:InvalidWorkspace"),
                "Invalid workspace argument. Workspace must be 'caller' or 'base'.",
            ));
        }
    };
    match m.beside.get() && workspace::root(&frames, at) == 0 {
        true => Err(errors::unsupported(format!("{function} of the variables of a compiled function"))),
        false => Ok(at),
    }
}

fn evalin(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    let at = workspace_of(m, "evalin", args)?;
    let source = text("evalin", args, 1)?;
    let handler = args.get(2).and_then(Value::as_text);
    evaluate_or(m, cx, at, &source, handler, nargout)
}

fn assignin(m: &Machine, _: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let at = workspace_of(m, "assignin", args)?;
    let name = text("assignin", args, 1)?;
    if !is_name(&name) {
        let message = format!("Invalid variable name \"{name}\" in ASSIGNIN.");
        return Err(Error::new("MATLAB:assigninInvalidVariable", message));
    }
    let Some(value) = args.get_mut(2) else { return Err(errors::not_enough_inputs()) };
    assign_in(m, at, Name::new(&name), value.take());
    none()
}

/// Whether text may be the name of a variable.
fn is_name(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|b| b.is_ascii_alphabetic())
        && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

fn run(m: &Machine, cx: &mut Context, args: &mut [Value], _: usize) -> Outcome {
    let name = text("run", args, 0)?;
    let stem = name.strip_suffix(".m").unwrap_or(&name);
    let by_name = m.loader.borrow_mut().resolve(Name::new(stem), m.current_func());
    let func = by_name.or_else(|| m.loader.borrow_mut().load_file(&name));
    match func {
        Some(func) => m.call_user(cx, func, Args::new(), 0).map(|_| Outputs::new()),
        None => Err(Error::new("MATLAB:run:FileNotFound", format!("{name} not found."))),
    }
}

/// What the runtime library reads; what is beyond it, here.
fn str2num(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    if let Some(kernel) = runtime::find_kernel("str2num") {
        let mut given = args.to_vec();
        match kernel(cx, &mut given, nargout) {
            Err(e) if e.identifier() == "tame:unsupported" => {}
            outcome => return outcome,
        }
    }
    let source = text("str2num", args, 0)?;
    let result = evaluate(m, cx, m.top(), &format!("[{source}]"), 1);
    let (value, ok) = match result {
        Ok(mut out) => (out.pop().unwrap_or_default(), true),
        Err(e) if exception::is_final(&e) => return Err(e),
        Err(_) => (Value::empty(), false),
    };
    Ok(Outputs::from_iter([value, Value::Bool(ok)]))
}

//! Kernels of time: stop-watch, clock; and the functions of a terminal and of figures that
//! have nothing to do here.

use super::dates::{EPOCH, FORMATS, parts, unix_seconds, write_date};
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Outputs, none, one};
use crate::value::Value;
use base::Act;
use std::time::Duration;

crate::kernels! {
    "tic" => tic,
    "toc" => toc,
    "clock" => clock,
    "cputime" => cputime,
    "now" => now,
    "time" => time,
    "date" => date,
    "pause" => pause,
    "clc" => nothing,
    "beep" => nothing,
    "drawnow" => nothing,
    "more" => nothing,
}

type R = Result<Outputs, Error>;

fn nothing(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(none())
}

fn micros(d: Duration) -> u64 {
    u64::try_from(d.as_micros()).unwrap_or(u64::MAX)
}

/// `tic` starts the stop-watch; `t = tic` gives a mark for `toc(t)` and leaves the watch alone.
fn tic(cx: &mut Context, _: &mut [Value], nargout: usize) -> R {
    let now = cx.system.now();
    if nargout == 0 {
        cx.tic = Some(now);
        return Ok(none());
    }
    Ok(one(Value::U64(micros(now))))
}

fn toc(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    let now = cx.system.now();
    let seconds = match args.first() {
        Some(Value::U64(mark)) => micros(now).saturating_sub(*mark) as f64 * 1e-6,
        Some(_) => {
            return Err(errors::bad_argument(
                "toc",
                "callTicFirstInputs",
                "You must call 'tic' with an output before calling 'toc' with an input.",
            ));
        }
        None => match cx.tic {
            Some(start) => now.saturating_sub(start).as_secs_f64(),
            None => {
                return Err(errors::bad_argument(
                    "toc",
                    "callTicFirst",
                    "You must call 'tic' without an output before calling 'toc' without an input.",
                ));
            }
        },
    };
    if nargout == 0 {
        let text = crate::format::sprintf("Elapsed time is %f seconds.\n", &[Value::F64(seconds)])?;
        cx.print(&text);
        return Ok(none());
    }
    Ok(one(seconds))
}

fn now(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(EPOCH + unix_seconds() / 86400.0))
}

fn time(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(unix_seconds()))
}

fn cputime(cx: &mut Context, _: &mut [Value], _: usize) -> R {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = stat.rsplit(')').next().unwrap_or("");
    let fields: Vec<&str> = after.split_whitespace().collect();
    let ticks = |k: usize| fields.get(k).and_then(|t| t.parse::<f64>().ok());
    // Ticks are coarse; what the scheduler counts of the first thread is not.
    let counted = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let counted = counted.split_whitespace().next().and_then(|t| t.parse::<f64>().ok()).unwrap_or(0.0);
    Ok(one(match (ticks(11), ticks(12)) {
        (Some(user), Some(system)) => ((user + system) / 100.0).max(counted / 1e9),
        _ => cx.system.now().as_secs_f64(),
    }))
}

fn clock(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(Value::row(parts(EPOCH + unix_seconds() / 86400.0).to_vec())))
}

fn date(_: &mut Context, _: &mut [Value], _: usize) -> R {
    Ok(one(write_date((EPOCH + unix_seconds() / 86400.0).floor(), FORMATS[1]).as_str()))
}

/// Waiting is never switched off; asked for the state, it does not wait.
fn pause(cx: &mut Context, args: &mut [Value], nargout: usize) -> R {
    cx.flush();
    if args.is_empty() && nargout > 0 {
        return Ok(one("on"));
    }
    if let Some(state) = args.first().filter(|a| a.is_text()) {
        return match state.as_text().unwrap_or_default().as_str() {
            "on" | "off" if nargout == 0 => Ok(none()),
            "on" | "off" | "query" => Ok(one("on")),
            _ => Err(Error::new("MATLAB:pause:invalidInputType", "State must be 'on', 'off', or 'query'.")),
        };
    }
    if cx.may(Act::Wait).is_err() {
        return Ok(none());
    }
    match args.first().and_then(Value::as_f64) {
        Some(s) if s > 0.0 && s.is_finite() => std::thread::sleep(Duration::from_secs_f64(s.min(1e6))),
        Some(_) => {}
        // Without a time it waits for a key.
        None if args.is_empty() => {
            let mut line = String::new();
            let _ = std::io::stdin().read_line(&mut line);
        }
        None => {}
    }
    Ok(none())
}

//! The arguments of a program that is a function: what its command line says, for the kernels that hand them on.

use super::{Instance, context, text};
use crate::array::Array;
use crate::context::Context;
use crate::door::{Entered, Usage};
use crate::error::Error;
use crate::errors;
use crate::kernel::{Kernel, Outputs, none, one};
use crate::value::Value;
use std::ffi::{c_char, c_int};

/// `tame_usage`: what an executable says of its function. Texts live as long as the program.
#[repr(C)]
pub struct UsageTable {
    function: *const c_char,
    help: *const c_char,
    /// Names, separated by blanks.
    params: *const c_char,
    /// Null where it takes anything.
    signature: *const c_char,
}

impl UsageTable {
    /// As plain data.
    pub fn usage(&self) -> Usage {
        Usage {
            function: text(self.function).into_owned(),
            help: text(self.help).into_owned(),
            params: text(self.params).split_whitespace().map(str::to_owned).collect(),
            signature: (!self.signature.is_null()).then(|| text(self.signature).into_owned()),
        }
    }
}

/// The exit status of bad usage.
pub const BAD_USAGE: u8 = 2;

/// `argv` of a program: emitted C alone makes these, from what `main` is given.
#[repr(transparent)]
pub struct CommandLine(*const *const c_char);

impl CommandLine {
    /// The words behind the name of the program, of `argc`.
    pub fn words(&self, argc: c_int) -> Vec<String> {
        // SAFETY: `main` is given so many strings that end in NUL.
        (1..argc.max(1) as usize).map(|k| text(unsafe { *self.0.add(k) }).into_owned()).collect()
    }
}

/// What the command line gives.
#[derive(Default)]
struct Actual(Vec<Value>);

/// Reads the arguments of the program from its command line. Ends the process where that asks for help or is wrong.
///
/// # Safety
/// `cx` is a live context; `argv` and `usage` are the program's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tame_arguments(
    cx: *mut Instance,
    argc: c_int,
    argv: CommandLine,
    usage: *const UsageTable,
) {
    // SAFETY: by the caller's promise.
    let (context, usage) = unsafe { (context(cx), (*usage).usage()) };
    let code = match usage.enter(context, &argv.words(argc)) {
        Ok(Entered::Values(values)) => {
            context.state::<Actual>().0 = values;
            return;
        }
        Ok(Entered::Help(help)) => {
            print!("{help}");
            0
        }
        Err(why) => {
            eprintln!("error: {why}");
            BAD_USAGE
        }
    };
    std::process::exit(code.into())
}

/// The kernel of this name.
pub(super) fn find(name: &str) -> Option<Kernel> {
    Some(match name {
        "mc_actual" => |cx, args, _| {
            let k = args.first().and_then(Value::as_usize).unwrap_or(0);
            let found = cx.state::<Actual>().0.get(k.wrapping_sub(1)).cloned();
            Ok(found.map_or_else(none, one))
        },
        "mc_constant" => constant,
        "mc_actuals" => actuals,
        "mc_actual_count" => |cx, _, _| Ok(one(Value::from(cx.state::<Actual>().0.len()))),
        _ => return None,
    })
}

/// `mc_constant(type)`: the value that a type says.
fn constant(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let text = args.first().and_then(Value::as_text).unwrap_or_default();
    let read = types::parse_signature(&text).ok();
    let value = read.and_then(|s| crate::door::known(cx, s.args.first()?));
    value.map(one).ok_or_else(|| errors::unsupported(format!("the value {text}")))
}

/// `mc_actuals(n)`: all behind the first `n`.
fn actuals(cx: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let n = args.first().and_then(Value::as_usize).unwrap_or(0);
    let values: Vec<Value> = cx.state::<Actual>().0.iter().skip(n).cloned().collect();
    Ok(one(if values.is_empty() { Value::cell(Array::empty()) } else { Value::cell_row(values) }))
}

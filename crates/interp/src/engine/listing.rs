//! `who` and `whos`: the variables of the workspace, for the listings of the runtime library.

use crate::machine::{EngineFn, Machine, Outcome};
use crate::spaces::value_in;
use crate::workspace;
use runtime::Context;
use runtime::listing::{self, Variable};
use runtime::value::Value;

pub(crate) const TABLE: &[(&str, EngineFn)] = &[("who", who), ("whos", whos)];

/// The variables of the workspace, by name.
fn variables(m: &Machine) -> Vec<Variable> {
    let names = workspace::names(&m.frames.borrow(), m.top());
    let of_name = |name| {
        let value = value_in(m, m.top(), name)?;
        let global = m.globals.borrow().contains_key(&name);
        let persistent = m.current_func().is_some_and(|f| m.persistents.borrow().contains_key(&(f, name)));
        Some(Variable { name, value, global, persistent })
    };
    names.into_iter().filter_map(of_name).collect()
}

fn who(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    listing::who(cx, &variables(m), args, nargout)
}

fn whos(m: &Machine, cx: &mut Context, args: &mut [Value], nargout: usize) -> Outcome {
    // The variables of a script that is no part of a function are nobody's in Octave.
    let own = m.top() > 0 && !(cx.octave && workspace::root(&m.frames.borrow(), m.top()) == 0);
    let function = m.current_func().map(|f| m.code(f).name.as_str().to_owned()).filter(|_| own);
    listing::whos(cx, &variables(m), function.as_deref(), args, nargout)
}

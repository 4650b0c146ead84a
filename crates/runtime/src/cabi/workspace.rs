//! Builtins that see the variables of the function that calls them, in compiled programs: `save`, `who`, `whos`.
//!
//! Operands: a struct with the variables that have a value, the names of those that are global and of those that are
//! persistent, separated by commas, the name of the function (empty for a script), then the operands of the builtin.

use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::kernel::{Kernel, Outputs, none};
use crate::listing::{self, Variable};
use crate::matfile;
use crate::value::Value;
use base::Name;

/// The kernel of this name.
pub(super) fn find(name: &str) -> Option<Kernel> {
    let kernel: Kernel = match name {
        "mc_save" => |cx, args, _| {
            let (variables, _, rest) = split(args)?;
            let variables: Vec<(Name, Value)> = variables.into_iter().map(|v| (v.name, v.value)).collect();
            matfile::save(cx, rest, &variables)?;
            Ok(none())
        },
        "mc_who" => |cx, args, nargout| {
            let (variables, _, rest) = split(args)?;
            listing::who(cx, &variables, rest, nargout)
        },
        "mc_whos" => whos,
        _ => return None,
    };
    Some(kernel)
}

fn whos(cx: &mut Context, args: &mut [Value], nargout: usize) -> Result<Outputs, Error> {
    let (variables, function, rest) = split(args)?;
    let function = Some(function.as_str()).filter(|f| !f.is_empty());
    listing::whos(cx, &variables, function, rest, nargout)
}

/// The variables by name, the name of the function, and the operands of the builtin.
fn split(args: &[Value]) -> Result<(Vec<Variable>, String, &[Value]), Error> {
    let [workspace, globals, persistent, function, rest @ ..] = args else {
        return Err(errors::not_enough_inputs());
    };
    let listed = |names: &Value| -> Vec<String> {
        names.as_text().unwrap_or_default().split(',').map(str::to_owned).collect()
    };
    let (globals, persistent) = (listed(globals), listed(persistent));
    let Value::Struct(all) = workspace else { return Err(errors::not_enough_inputs()) };
    let variable = |name: &Name| {
        let value = all.get(0, *name)?.clone();
        let is_in = |list: &[String]| list.iter().any(|n| n == name.as_str());
        Some(Variable { name: *name, value, global: is_in(&globals), persistent: is_in(&persistent) })
    };
    let mut variables: Vec<Variable> = all.names().iter().filter_map(variable).collect();
    variables.sort_by_key(|v| v.name.as_str());
    Ok((variables, function.as_text().unwrap_or_default(), rest))
}

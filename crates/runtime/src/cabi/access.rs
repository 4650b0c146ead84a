//! Access paths of boxed values, one step at a time, as kernels with names of their own: indexing,
//! cells, fields, deletion, display under a name. `mc_part_...` reads a part that is about to be
//! changed and put back: a missing one is `[]`.

use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Kernel, Outputs, none, one};
use crate::value::Value;
use base::Name;

/// The kernel of this name.
pub(super) fn find(name: &str) -> Option<Kernel> {
    let kernel: Kernel = match name {
        "mc_get_paren" => |_, args, _| match args {
            [x, subs @ ..] => Ok(one(index::get(x, subs)?)),
            [] => Err(errors::not_enough_inputs()),
        },
        "mc_get_brace" => |_, args, _| match args {
            [x, subs @ ..] => single(index::cell_get(x, subs)?),
            [] => Err(errors::not_enough_inputs()),
        },
        "mc_get_dot" => |_, args, _| single(index::field_get(&args[0], field(&args[1])?)?),
        "mc_list_brace" => |_, args, _| match args {
            [x, subs @ ..] => Ok(one(Value::cell_row(index::cell_get(x, subs)?))),
            [] => Err(errors::not_enough_inputs()),
        },
        "mc_list_dot" => |_, args, _| Ok(one(Value::cell_row(index::field_get(&args[0], field(&args[1])?)?))),
        "mc_list" => |_, args, _| Ok(one(Value::cell_row(args.iter_mut().map(Value::take).collect()))),
        "mc_part_paren" => |_, args, _| match args {
            [x, subs @ ..] => Ok(one(index::get(x, subs).unwrap_or_else(|_| Value::empty()))),
            [] => Err(errors::not_enough_inputs()),
        },
        "mc_part_brace" => |_, args, _| match args {
            [x, subs @ ..] => {
                let found = index::cell_get(x, subs).ok().and_then(|v| v.into_iter().next());
                Ok(one(found.unwrap_or_else(Value::empty)))
            }
            [] => Err(errors::not_enough_inputs()),
        },
        "mc_part_dot" => |_, args, _| {
            let found = index::field_get(&args[0], field(&args[1])?).ok().and_then(|v| v.into_iter().next());
            Ok(one(found.unwrap_or_else(Value::empty)))
        },
        "mc_set_paren" => |_, args, _| match args {
            [x, value, subs @ ..] => {
                let mut x = x.take();
                index::set(&mut x, subs, value.take())?;
                Ok(one(x))
            }
            _ => Err(errors::not_enough_inputs()),
        },
        "mc_set_brace" => |_, args, _| match args {
            [x, value, subs @ ..] => {
                let mut x = x.take();
                *index::cell_slot(&mut x, subs)? = value.take();
                Ok(one(x))
            }
            _ => Err(errors::not_enough_inputs()),
        },
        "mc_set_dot" => |_, args, _| match args {
            [x, value, name] => {
                let mut x = x.take();
                *index::field_slot(&mut x, field(name)?)? = value.take();
                Ok(one(x))
            }
            _ => Err(errors::not_enough_inputs()),
        },
        "mc_delete" => |_, args, _| match args {
            [x, subs @ ..] => {
                let mut x = x.take();
                index::delete(&mut x, subs)?;
                Ok(one(x))
            }
            [] => Err(errors::not_enough_inputs()),
        },
        "mc_record" => record,
        "mc_display" => display,
        _ => return None,
    };
    Some(kernel)
}

fn single(values: Vec<Value>) -> Result<Outputs, Error> {
    let count = values.len();
    match (values.into_iter().next(), count) {
        (Some(v), 1) => Ok(one(v)),
        _ => Err(errors::expected_one_value(count)),
    }
}

fn field(name: &Value) -> Result<Name, Error> {
    match name.as_text() {
        Some(text) => Ok(Name::new(&text)),
        None => Err(errors::bad_field_name("")),
    }
}

/// `mc_record(name, value, ...)`: a scalar struct.
fn record(_: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let mut s = Value::empty();
    if args.is_empty() {
        s = Value::structure([]);
    }
    for pair in args.chunks_mut(2) {
        if let [name, value] = pair {
            *index::field_slot(&mut s, field(name)?)? = value.take();
        }
    }
    Ok(one(s))
}

/// `mc_display(value, name)`: what a statement without semicolon shows.
fn display(context: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let name = args.get(1).and_then(Value::as_text).unwrap_or_default();
    if let Some(value) = args.first() {
        let text = crate::display::display(&context.format, &name, value);
        context.print(&text);
    }
    Ok(none())
}

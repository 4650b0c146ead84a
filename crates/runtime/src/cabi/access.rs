//! Access paths of boxed values, one step at a time, as kernels with names of their own: indexing,
//! cells, fields, deletion, display under a name. `mc_part_...` reads a part that is about to be
//! changed and put back: a missing one is `[]`. `mc_put_paren` puts it back.

use crate::containers::MapObject;
use crate::context::Context;
use crate::error::Error;
use crate::errors;
use crate::index;
use crate::kernel::{Kernel, Outputs, find_kernel, none, one};
use crate::value::Value;
use base::Name;

/// The kernel of this name.
pub(super) fn find(name: &str) -> Option<Kernel> {
    let kernel: Kernel = match name {
        "mc_get_paren" => |cx, args, _| match args {
            [Value::Map(_) | Value::Dictionary(_), ..] => keyed("mc_map_get", cx, args),
            [x, subs @ ..] => Ok(one(index::get(x, subs)?)),
            [] => Err(errors::not_enough_inputs()),
        },
        "mc_get_brace" => |_, args, _| match args {
            [x, subs @ ..] => single(index::cell_get(x, subs)?),
            [] => Err(errors::not_enough_inputs()),
        },
        "mc_get_dot" => |_, args, _| match args {
            [Value::Map(map), name] => map_property(map, field(name)?),
            [x, name] => single(index::field_get(x, field(name)?)?),
            _ => Err(errors::not_enough_inputs()),
        },
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
        "mc_set_paren" => |cx, args, _| match args {
            [Value::Map(_) | Value::Dictionary(_), _, ..] => {
                // The value comes last there.
                args[1..].rotate_left(1);
                keyed("mc_map_set", cx, args)
            }
            [x, value, subs @ ..] => {
                let mut x = x.take();
                index::set(&mut x, subs, value.take())?;
                Ok(one(x))
            }
            _ => Err(errors::not_enough_inputs()),
        },
        "mc_put_paren" => put_back,
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

/// `x(subs) = part` where `part` is `x(subs)` after a change: field by field where it is a struct.
fn put_back(context: &mut Context, args: &mut [Value], _: usize) -> Result<Outputs, Error> {
    let [x, part, subs @ ..] = args else { return Err(errors::not_enough_inputs()) };
    match (&*x, &*part) {
        (Value::Map(_) | Value::Dictionary(_), _) => {
            args[1..].rotate_left(1);
            keyed("mc_map_set", context, args)
        }
        (Value::Struct(_), Value::Struct(s)) if s.numel() == 1 => {
            let s = s.clone();
            let mut x = x.take();
            for &name in s.names() {
                let value = s.get(0, name).cloned().unwrap_or_else(Value::empty);
                *index::element_slot(&mut x, subs, name)? = value;
            }
            Ok(one(x))
        }
        _ => {
            let mut x = x.take();
            index::set(&mut x, subs, part.take())?;
            Ok(one(x))
        }
    }
}

/// A kernel of maps and dictionaries.
fn keyed(name: &str, context: &mut Context, args: &mut [Value]) -> Result<Outputs, Error> {
    match find_kernel(name) {
        Some(kernel) => kernel(context, args, 1),
        None => Err(errors::undefined(name)),
    }
}

/// `map.Count` and the like.
fn map_property(map: &MapObject, name: Name) -> Result<Outputs, Error> {
    match name.as_str() {
        "Count" => Ok(one(Value::from(map.len()))),
        "KeyType" => Ok(one(Value::char_row(&map.data.borrow().key_type))),
        "ValueType" => Ok(one(Value::char_row(&map.data.borrow().value_type))),
        other => Err(errors::unsupported(format!("The method '{other}' of a map after a dot"))),
    }
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

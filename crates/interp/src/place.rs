//! Fast paths for access paths through existing, plain places: `s.a`, `s(i).f`, `c{i}(j)`,
//! `s.x(i) = v`. They walk by reference, without calls, and change unshared values only. Where
//! anything is out of the ordinary they have done nothing and the general path decides.

use crate::code::{ArgRef, Dest, Dests, GetSite, SetSite, SetSource, StepRef};
use crate::frame::Frame;
use crate::machine::Machine;
use crate::scalar::{self, Source};
use crate::slot::{Slot, store, unshared};
use base::Name;
use runtime::value::Value;

/// The scalar number in an operand.
#[inline]
fn number(f: &Frame, arg: &ArgRef) -> Option<f64> {
    match arg {
        ArgRef::Copy(r) | ArgRef::Last(r) => f.regs[*r as usize].number(),
        _ => None,
    }
}

/// The place, from 0, of one scalar subscript.
fn place(f: &Frame, args: &[ArgRef]) -> Option<usize> {
    match args {
        [i] => scalar::place(number(f, i)?),
        _ => None,
    }
}

/// The field of one element.
fn field<'v>(v: &'v Value, e: usize, name: Name) -> Option<&'v Value> {
    match v {
        Value::Struct(s) => s.get(e, name),
        _ => None,
    }
}

/// The value at the end of a path.
fn peek(f: &Frame, base: &Value, path: &[StepRef]) -> Option<Slot> {
    let mut at = base;
    let mut rest = path;
    loop {
        (at, rest) = match rest {
            [] => return Some(Slot::new(at.clone())),
            [StepRef::Paren(i), StepRef::Dot(name), rest @ ..] => (field(at, place(f, i)?, *name)?, rest),
            [StepRef::Dot(name), rest @ ..] => match at {
                Value::Struct(s) if s.numel() == 1 => (s.get(0, *name)?, rest),
                _ => return None,
            },
            [StepRef::Brace(i), rest @ ..] => match (at, &i[..]) {
                (Value::Cell(c), [_]) => (c.data().get(place(f, i)?)?, rest),
                (Value::Cell(c), [i, j]) => {
                    (c.data().get(scalar::place2(c.dims(), number(f, i)?, number(f, j)?)?)?, rest)
                }
                _ => return None,
            },
            [StepRef::Paren(args)] => {
                return match &args[..] {
                    [i] => scalar::element_at(at, number(f, i)?),
                    [i, j] => scalar::element_at2(at, number(f, i)?, number(f, j)?),
                    _ => None,
                };
            }
            _ => return None,
        };
    }
}

/// The place at the end of a path, all on the way unshared. The last `Paren` of the path is left.
fn poke<'v>(f: &Frame, base: &'v mut Value, path: &[StepRef]) -> Option<&'v mut Value> {
    let mut at = base;
    let mut rest = path;
    loop {
        (at, rest) = match rest {
            [] | [StepRef::Paren(_)] => return Some(at),
            [StepRef::Paren(i), StepRef::Dot(name), rest @ ..] => match at {
                Value::Struct(s) => (unshared(s)?.get_mut(place(f, i)?, *name)?, rest),
                _ => return None,
            },
            [StepRef::Dot(name), rest @ ..] => match at {
                Value::Struct(s) if s.numel() == 1 => (unshared(s)?.get_mut(0, *name)?, rest),
                _ => return None,
            },
            [StepRef::Brace(i), rest @ ..] => match at {
                Value::Cell(c) => (unshared(c)?.data_mut().get_mut(place(f, i)?)?, rest),
                _ => return None,
            },
            _ => return None,
        };
    }
}

/// A read through plain places; false where nothing was done.
#[inline]
pub(crate) fn read_place(_m: &Machine, f: &mut Frame, site: &GetSite) -> bool {
    let (ArgRef::Copy(base), Dests::Targets(targets)) = (site.base, &site.dests) else { return false };
    let [Dest::Reg(dst) | Dest::All(dst)] = targets[..] else { return false };
    let Slot::Val(v) = &f.regs[base as usize] else { return false };
    match peek(f, v, &site.path) {
        Some(found) => {
            store(&mut f.regs[dst as usize], found);
            true
        }
        None => false,
    }
}

/// An assignment through plain places; false where nothing was done.
#[inline]
pub(crate) fn write_place(m: &Machine, f: &mut Frame, site: &SetSite) -> bool {
    let SetSource::Value(arg @ (ArgRef::Copy(src) | ArgRef::Last(src))) = site.src else { return false };
    if src == site.base {
        return false;
    }
    let mut base = std::mem::take(&mut f.regs[site.base as usize]);
    let done = match &mut base {
        Slot::Val(v) => write_into(m, f, v, site, arg),
        _ => false,
    };
    f.regs[site.base as usize] = base;
    done
}

fn write_into(_m: &Machine, f: &mut Frame, base: &mut Value, site: &SetSite, src: ArgRef) -> bool {
    let (ArgRef::Copy(r) | ArgRef::Last(r)) = src else { return false };
    let Some(at) = poke(f, base, &site.path) else { return false };
    if let Some(StepRef::Paren(args)) = site.path.last() {
        let source = Source::of(&f.regs[r as usize]);
        return match &args[..] {
            [i] => scalar::set_value1(at, number(f, i), source),
            [i, j] => scalar::set_value2(at, number(f, i), number(f, j), source),
            _ => false,
        };
    }
    let slot = &mut f.regs[r as usize];
    let new = if matches!(src, ArgRef::Last(_)) { slot.take() } else { slot.value() };
    match new {
        Some(Value::List(_)) | None => false,
        Some(new) => {
            *at = new;
            true
        }
    }
}

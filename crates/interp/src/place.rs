//! Fast paths for access paths through existing, plain places ([`plain`]): `s.a`, `s(i).f`, `c{i}(j)`,
//! `s.x(i) = v`. They walk by reference, without calls, and change unshared values only. Where
//! anything is out of the ordinary they have done nothing and the general path decides.

use crate::code::{ArgRef, Dest, Dests, GetSite, SetSite, SetSource, StepRef};
use crate::frame::Frame;
use crate::machine::Machine;
use crate::scalar::{self, Source};
use crate::slot::{Slot, store};
use runtime::path::plain::{self, PlainStep, Subs};
use runtime::value::Value;

/// The scalar number in an operand.
#[inline]
fn number(f: &Frame, arg: &ArgRef) -> Option<f64> {
    match arg {
        ArgRef::Copy(r) | ArgRef::Last(r) => f.regs[*r as usize].number(),
        _ => None,
    }
}

/// A step as one with numbers for subscripts.
#[inline]
fn plain_step(f: &Frame, step: &StepRef) -> Option<PlainStep> {
    let subs = |args: &[ArgRef]| match args {
        [k] => Some(Subs::One(number(f, k)?)),
        [i, j] => Some(Subs::Two(number(f, i)?, number(f, j)?)),
        _ => None,
    };
    Some(match step {
        StepRef::Dot(name) => PlainStep::Dot(*name),
        StepRef::Paren(args) => PlainStep::Paren(subs(args)?),
        StepRef::Brace(args) => PlainStep::Brace(subs(args)?),
        StepRef::DynamicDot(_) => return None,
    })
}

/// The value at the end of a path.
fn peek(f: &Frame, base: &Value, path: &[StepRef]) -> Option<Slot> {
    match plain::look(base, path.iter().map(|step| plain_step(f, step)))? {
        (at, None) => Some(Slot::new(at.clone())),
        (at, Some(Subs::One(k))) => scalar::element_at(at, k),
        (at, Some(Subs::Two(i, j))) => scalar::element_at2(at, i, j),
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
    let steps = site.path.iter().map(|step| plain_step(f, step));
    let Some((at, subs)) = plain::reach(base, steps) else { return false };
    let source = || Source::of(&f.regs[r as usize]);
    match subs {
        Some(Subs::One(k)) => return scalar::set_value1(at, Some(k), source()),
        Some(Subs::Two(i, j)) => return scalar::set_value2(at, Some(i), Some(j), source()),
        None => {}
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

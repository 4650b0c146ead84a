//! Operands of statements: the values of registers, lists spread; how many results a statement asks for.

use crate::code::{ArgRef, Dest, Dests, Reg, StepRef};
use crate::frame::Frame;
use crate::slot::{Slot, store};
use runtime::classes::indexing;
use runtime::element::Element;
use runtime::error::Error;
use runtime::errors;
use runtime::kernel::Outputs;
use runtime::path::{self, Args, Step as PathStep, Steps};
use runtime::value::{Char, Value};
use std::rc::Rc;

impl Frame {
    /// Evaluates the operands of a path into a value; into an object `of_object`.
    pub(crate) fn steps(&mut self, path: &[StepRef], of_object: bool) -> Result<Steps, Error> {
        let mut steps = Steps::new();
        for step in path {
            steps.push(match step {
                StepRef::Paren(args) => PathStep::Paren(self.gather(args)?),
                StepRef::Brace(args) => PathStep::Brace(self.gather(args)?),
                StepRef::Dot(name) => PathStep::Dot(*name),
                StepRef::DynamicDot(arg) => {
                    let value = self.operand(*arg)?;
                    if let Some(more) = indexing::forwarded(&value) {
                        steps.extend(more);
                        continue;
                    }
                    PathStep::Dot(match of_object && steps.is_empty() {
                        true => path::member_name(&value)?,
                        false => path::field_name(&value)?,
                    })
                }
            });
        }
        Ok(steps)
    }

    /// The error for a register without a value.
    #[cold]
    pub(crate) fn undefined(&self, r: Reg) -> Error {
        let param = self.code.vars.get(r as usize).and_then(|v| v.param);
        if param.is_some_and(|p| p as usize >= self.nargin) {
            return errors::not_enough_inputs();
        }
        errors::undefined(self.var_name(r))
    }

    /// The value of one operand that is no list.
    pub(crate) fn operand(&mut self, arg: ArgRef) -> Result<Value, Error> {
        let found = match arg {
            ArgRef::Copy(r) => self.regs[r as usize].value(),
            ArgRef::Last(r) => self.regs[r as usize].take(),
            ArgRef::List(r, last) => {
                let list = if last { self.regs[r as usize].take() } else { self.regs[r as usize].value() };
                match list {
                    Some(Value::List(l)) => return Err(errors::expected_one_value(l.len())),
                    one => one,
                }
            }
            ArgRef::Const(k) => self.code.consts.get(k as usize).cloned(),
            ArgRef::Colon => Some(Char(u16::from(b':')).wrap_scalar()),
        };
        match (found, arg) {
            (Some(v), _) => Ok(v),
            (None, ArgRef::Copy(r) | ArgRef::Last(r) | ArgRef::List(r, _)) => Err(self.undefined(r)),
            (None, _) => Ok(Value::empty()),
        }
    }

    /// The values of operands, lists spread.
    pub(crate) fn gather(&mut self, args: &[ArgRef]) -> Result<Args, Error> {
        let mut out = Args::new();
        for &arg in args {
            let ArgRef::List(r, last) = arg else {
                out.push(self.operand(arg)?);
                continue;
            };
            let slot = &mut self.regs[r as usize];
            match if last { slot.take() } else { slot.value() } {
                Some(Value::List(list)) => match Rc::try_unwrap(list) {
                    Ok(list) => out.extend(list),
                    Err(shared) => out.extend(shared.iter().cloned()),
                },
                Some(one) => out.push(one),
                None => {}
            }
        }
        Ok(out)
    }

    /// How many results a statement asks for.
    pub(crate) fn wanted(&self, dests: &Dests) -> Result<usize, Error> {
        let targets = match dests {
            Dests::Ans { .. } => return Ok(0),
            Dests::Forward(_) => return Ok(self.nargout),
            Dests::Targets(targets) => targets,
        };
        let mut n = 0;
        for t in targets {
            n += match t {
                Dest::List { count, .. } => {
                    let count = self.regs[*count as usize].value().and_then(|v| v.as_usize());
                    count.ok_or_else(|| errors::expected_one_value(0))?
                }
                _ => 1,
            };
        }
        Ok(n)
    }

    pub(crate) fn deliver_many(&mut self, targets: &[Dest], outs: Outputs) -> Result<(), Error> {
        let mut outs = outs.into_iter();
        let missing = errors::too_many_outputs;
        for t in targets {
            match *t {
                Dest::Reg(r) => {
                    store(&mut self.regs[r as usize], Slot::new(outs.next().ok_or_else(missing)?))
                }
                Dest::Ignore => {
                    outs.next();
                }
                Dest::All(r) => self.regs[r as usize] = Slot::Val(Value::list(outs.by_ref().collect())),
                Dest::List { var, count } => {
                    let n = self.regs[count as usize].value().and_then(|v| v.as_usize()).unwrap_or(0);
                    let some: Vec<Value> = outs.by_ref().take(n).collect();
                    if some.len() < n {
                        return Err(missing());
                    }
                    self.regs[var as usize] = Slot::Val(Value::list(some));
                }
            }
        }
        Ok(())
    }
}

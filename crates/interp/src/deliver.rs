//! Results go where a statement wants them.

use crate::code::{Dest, Dests};
use crate::frame::Frame;
use crate::machine::Machine;
use crate::show::display;
use crate::slot::{Slot, store};
use runtime::Context;
use runtime::error::Error;
use runtime::kernel::Outputs;
use runtime::value::Value;

/// How the dispatch loop goes on after an op that may call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// With the next op.
    Next,
    /// In another frame.
    Switch,
}

/// Puts results where a statement wants them.
pub(crate) fn deliver(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    dests: &Dests,
    outs: Outputs,
) -> Result<(), Error> {
    match dests {
        Dests::Targets(targets) => match (&targets[..], outs.len()) {
            ([Dest::Reg(r)], 1..) => {
                if let Some(v) = outs.into_iter().next() {
                    store(&mut f.regs[*r as usize], Slot::new(v));
                }
                Ok(())
            }
            _ => f.deliver_many(targets, outs),
        },
        Dests::Forward(r) => {
            f.regs[*r as usize] = Slot::Val(Value::list(outs.into_vec()));
            Ok(())
        }
        Dests::Ans { var, echo } => {
            // Of a cs-list each value becomes `ans` in turn.
            for v in outs {
                let shown = echo.then(|| v.clone());
                store(&mut f.regs[*var as usize], Slot::new(v));
                if let Some(v) = shown {
                    display(m, cx, f, "ans", v)?;
                }
            }
            Ok(())
        }
    }
}

//! Parts of values that are known are read, assigned and deleted by the access paths of the runtime library, as
//! every engine does it. What calls something, or fails, is not known here.

use ir::tir::{Access, Arg, VarId};
use runtime::path::{self, Args, Engine, Source, Step, Steps};
use runtime::{Context, Error, Value};
use std::rc::Rc;
use types::AbsValue;

/// Where parts are computed.
pub struct Kernels {
    cx: Context,
}

/// Nothing can be called.
struct Nobody;

impl Kernels {
    /// With nothing but memory, in Octave's language or MATLAB's.
    pub fn new(octave: bool) -> Kernels {
        let mut cx = Context::in_memory(Rc::new(base::MemorySystem::default()));
        cx.octave = octave;
        Kernels { cx }
    }

    /// `base<path>`, one value.
    pub fn get(
        &mut self,
        base: &AbsValue,
        path: &[Access],
        of: &dyn Fn(VarId) -> AbsValue,
    ) -> Option<AbsValue> {
        let (base, steps) = (builtins::concrete(base)?, steps(path, of)?);
        let values = path::read(&Nobody, &mut self.cx, base, &steps, 1).ok()?;
        match values.as_slice() {
            [one] => Some(builtins::abstraction(one)),
            _ => None,
        }
    }

    /// `base` with `base<path> = src`, or with the part deleted.
    pub fn set(
        &mut self,
        base: &AbsValue,
        path: &[Access],
        of: &dyn Fn(VarId) -> AbsValue,
        src: Option<&AbsValue>,
    ) -> Option<AbsValue> {
        let steps = steps(path, of)?;
        let source = match src {
            Some(src) => Source::Value(builtins::concrete(src)?),
            None => Source::Delete,
        };
        let value = match base.is_undefined() {
            true => path::create(&Nobody, &mut self.cx, &steps, source).ok()?,
            false => {
                let mut value = builtins::concrete(base)?;
                path::assign(&Nobody, &mut self.cx, &mut value, &steps, source).ok()?;
                value
            }
        };
        Some(builtins::abstraction(&value))
    }
}

/// A path with its operands.
fn steps(path: &[Access], of: &dyn Fn(VarId) -> AbsValue) -> Option<Steps> {
    let operands = |args: &[Arg]| -> Option<Args> {
        let operand = |a: &Arg| match *a {
            Arg::Colon => Some(Value::char_row(":")),
            Arg::Var(v) => builtins::concrete(&of(v)),
        };
        args.iter().map(operand).collect()
    };
    let step = |s: &Access| {
        Some(match s {
            Access::Paren(args) => Step::Paren(operands(args)?),
            Access::Brace(args) => Step::Brace(operands(args)?),
            Access::Dot(name) => Step::Dot(*name),
            Access::DynamicDot(v) => Step::Dot(path::field_name(&builtins::concrete(&of(*v))?).ok()?),
        })
    };
    path.iter().map(step).collect()
}

impl Engine for Nobody {
    fn call_handle(&self, _: &mut Context, _: &Value, _: Args, _: usize) -> Result<runtime::Outputs, Error> {
        Err(nobody())
    }

    fn call_builtin(&self, _: &mut Context, _: &str, _: Args, _: usize) -> Result<runtime::Outputs, Error> {
        Err(nobody())
    }

    fn call_member(
        &self,
        _: &mut Context,
        _: base::Name,
        _: Args,
        _: usize,
    ) -> Result<runtime::Outputs, Error> {
        Err(nobody())
    }
}

fn nobody() -> Error {
    Error::new("tame:peval", "Nothing is called while a program is specialised.")
}

//! Call statements. The name of one may turn out to be a variable.

use crate::call::start;
use crate::code::{ArgRef, CallSite, Code};
use crate::deliver::{Step, deliver};
use crate::frame::Frame;
use crate::machine::Machine;
use crate::path::{index_extra, index_variable};
use base::Name;
use ir::tir::internal;
use runtime::Context;
use runtime::error::Error;
use runtime::kernel::Outputs;
use runtime::value::Value;

/// Carries out a call statement.
pub(crate) fn call_site(
    m: &Machine,
    cx: &mut Context,
    f: &mut Box<Frame>,
    code: &Code,
    site: u32,
) -> Result<Step, Error> {
    let site = &code.calls[site as usize];
    if let Some(v) = site.callee.var
        && f.regs[v.as_u32() as usize].is_defined()
    {
        return index_variable(m, cx, f, site, v.as_u32());
    }
    if site.callee.var.is_none() && !f.extra.is_empty() && f.extra.contains_key(&site.callee.name) {
        return index_extra(m, cx, f, site);
    }
    if is_lenient(m, site, f) {
        let answer = match site.callee.name.as_str() {
            internal::PLACES => Value::F64(1.0),
            internal::EXISTS => Value::Bool(false),
            _ => Value::F64(0.0),
        };
        deliver(m, cx, f, &site.dests, Outputs::from_iter([answer]))?;
        return Ok(Step::Next);
    }
    let nargout = f.wanted(&site.dests)?;
    let args = f.gather(&site.args)?;
    // `end` of an object is its class's business.
    let end = site.callee.name.as_str() == internal::END
        && matches!(args.first(), Some(Value::Object(_) | Value::Handle(_)));
    let name = if end { Name::new("end") } else { site.callee.name };
    let own = || m.loader.borrow().program().is_before_methods(code.func, site.callee.target);
    let callable = match m.method(name, &args) {
        Some(method) if !own() => method,
        _ => m.callee(site, code.func)?,
    };
    start(m, cx, f, callable, args, nargout, &site.dests)
}

/// Whether the call is of an internal builtin whose first operand has no value, and may.
fn is_lenient(_m: &Machine, site: &CallSite, f: &Frame) -> bool {
    let Some(&(ArgRef::Copy(r) | ArgRef::Last(r))) = site.args.first() else { return false };
    !f.regs[r as usize].is_defined() && internal::LENIENT.contains(&site.callee.name.as_str())
}

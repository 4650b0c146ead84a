//! Activations begin and end: inputs, captured variables, the variables of enclosing functions; results.

use crate::exception::name_in_file;
use crate::frame::{Env, Frame};
use crate::machine::{Machine, Outcome};
use crate::slot::{Slot, empty_cell, store};
use base::Name;
use ir::tir::{FuncId, FunctionKind};
use runtime::error::Error;
use runtime::errors;
use runtime::kernel::Outputs;
use runtime::path::Args;
use runtime::value::Value;
use std::rc::Rc;

/// A frame in which `func` is about to run with these inputs.
pub(crate) fn activate(
    m: &Machine,
    func: FuncId,
    captures: &[(Name, Option<Value>)],
    args: Args,
    nargout: usize,
    env: Option<Rc<Env>>,
) -> Result<Box<Frame>, Error> {
    let code = m.code(func);
    let formal = &code.params[code.captured.min(code.params.len())..];
    if code.kind == FunctionKind::Script && args.len() + nargout > 0 {
        return Err(errors::script_called(code.name.as_str()));
    }
    if args.len() > formal.len() && code.varargin.is_none() {
        return Err(errors::too_many_inputs());
    }
    if nargout > code.outputs.len() && code.varargout.is_none() {
        return Err(errors::too_many_outputs());
    }
    if m.frames.borrow().len() >= m.depth_limit.get() {
        return Err(errors::recursion_limit(m.depth_limit.get()));
    }
    let mut f = m.spare();
    f.reset(code.clone());
    f.nargin = args.len();
    f.nargout = nargout;
    let in_chain = env.is_some() && code.parent.is_some();
    if in_chain || !code.shared.is_empty() || !code.outer.is_empty() {
        bind_environment(m, &mut f, env);
    }
    if code.captured > 0 {
        bind_captures(&mut f, captures);
    }
    let mut args = args.into_iter();
    for (&r, v) in formal.iter().zip(args.by_ref()) {
        store(&mut f.regs[r as usize], Slot::new(v));
    }
    if let Some(r) = code.varargin {
        let rest: Vec<Value> = args.collect();
        let rest = if rest.is_empty() { empty_cell() } else { Value::cell_row(rest) };
        store(&mut f.regs[r as usize], Slot::Val(rest));
    }
    Ok(f)
}

/// Ties the variables of enclosing functions to theirs, and makes those shared with nested
/// functions shareable.
fn bind_environment(m: &Machine, f: &mut Frame, env: Option<Rc<Env>>) {
    let code = f.code.clone();
    let parent = code.parent.and_then(|p| env.as_ref().and_then(|e| e.of(p)));
    for &(r, func, var) in &code.outer {
        let cell = parent.as_ref().and_then(|e| e.cell(func, var));
        f.regs[r as usize] = Slot::Shared(cell.unwrap_or_default());
    }
    let mut cells = Vec::with_capacity(code.shared.len());
    for &r in &code.shared {
        let cell = std::mem::take(&mut f.regs[r as usize]).into_shared();
        m.cycles.borrow_mut().cell(&cell);
        f.regs[r as usize] = Slot::Shared(cell.clone());
        cells.push((ir::tir::VarId::from_u32(r), cell));
    }
    f.env = Some(Rc::new(Env { func: code.func, cells, parent }));
}

/// The results of a function that ends.
pub(crate) fn results(m: &Machine, f: &mut Frame) -> Outcome {
    let code = f.code.clone();
    let mut outs = Outputs::new();
    let wanted = f.nargout.max(1);
    for &r in code.outputs.iter().take(wanted) {
        match f.regs[r as usize].take() {
            Some(v) => outs.push(v),
            None if f.nargout == 0 => return Ok(outs),
            None => return Err(errors::unassigned_output(f.var_name(r), &name_in_file(m, &code))),
        }
    }
    if outs.len() < wanted
        && let Some(r) = code.varargout
    {
        match f.regs[r as usize].take() {
            Some(Value::List(list)) => outs.extend(list.iter().cloned()),
            // Of an anonymous function a cell is its one result.
            Some(Value::Cell(cell)) if code.kind != FunctionKind::Lambda => {
                outs.extend(cell.data().iter().take(wanted - outs.len()).cloned());
            }
            Some(one) if code.kind == FunctionKind::Lambda => outs.push(one),
            Some(_) => return Err(errors::brace_index()),
            None => {}
        }
        outs.truncate(wanted);
        if outs.len() < f.nargout && code.kind != FunctionKind::Lambda {
            let name = format!("varargout{{{}}}", outs.len() - code.outputs.len() + 1);
            return Err(errors::unassigned_output(&name, &name_in_file(m, &code)));
        }
    }
    Ok(outs)
}

fn bind_captures(f: &mut Frame, captures: &[(Name, Option<Value>)]) {
    let code = f.code.clone();
    for &r in code.params.iter().take(code.captured) {
        let name = code.vars[r as usize].name;
        if let Some((_, Some(v))) = captures.iter().find(|(n, _)| *n == name) {
            f.regs[r as usize] = Slot::new(v.clone());
        }
    }
}

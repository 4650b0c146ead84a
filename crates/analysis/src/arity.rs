//! Calls with more or fewer operands or results than their callee has. The texts and identifiers are
//! those of the run: one place for `tame check`, the interpreter and compiled programs.

use ir::tir::{Arg, CallTarget, Callee, FuncId, Function, FunctionKind, Program, Target, VarKind};
use runtime::{Error, errors};

/// The error of a call in `function` whose counts are certainly wrong. Operands that are lists may be
/// any number; parameters of functions of the program may be left out.
pub fn wrong_count(
    program: &Program,
    function: &Function,
    callee: &Callee,
    args: &[Arg],
    targets: &[Target],
) -> Option<Error> {
    let list = |a: &Arg| matches!(a, Arg::Var(v) if function.vars[*v].kind == VarKind::List);
    let open = |t: &Target| matches!(t, Target::List { .. } | Target::Forward(_));
    if callee.var.is_some() || args.iter().any(list) || targets.iter().any(open) {
        return None;
    }
    match callee.target {
        CallTarget::Function(f) => of_function(program, f, args.len(), targets.len()),
        CallTarget::Builtin => {
            let id = builtins::find(callee.name.as_str())?;
            let b = builtins::builtin(id);
            // What asks for a result of what raises gets its error in Octave: the run tells them apart.
            let targets = if b.raises() { 0 } else { targets.len() };
            b.check_arity(args.len(), targets).err().map(Error::from)
        }
        CallTarget::Unresolved => None,
    }
}

/// As [`wrong_count`], for a function of the program with so many operands and results.
pub fn of_function(program: &Program, f: FuncId, nargin: usize, nargout: usize) -> Option<Error> {
    let callee = &program.functions[f];
    if callee.kind == FunctionKind::Script && nargin + nargout > 0 {
        return Some(errors::script_called(callee.name.as_str()));
    }
    let (inputs, outputs) = limits(program, f);
    if inputs.is_some_and(|most| nargin > most + callee.captured) {
        return Some(errors::too_many_inputs());
    }
    outputs.is_some_and(|most| nargout > most).then(errors::too_many_outputs)
}

/// The most arguments, captured ones aside, and the most results of a call of a function of the program;
/// `None` for any number.
pub fn limits(program: &Program, f: FuncId) -> (Option<usize>, Option<usize>) {
    let callee = &program.functions[f];
    let inputs = callee.varargin.is_none().then(|| callee.params.len().saturating_sub(callee.captured));
    (inputs, callee.varargout.is_none().then_some(callee.outputs.len()))
}

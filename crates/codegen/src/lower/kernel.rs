//! Calls of the runtime library on boxed values: the general form of everything.

use super::fun::Fun;
use super::repr::Repr;
use base::Name;
use builtins::Form;
use builtins::rule::KernelRule;
use ir::loops::{LocalId, Operand, Stmt, Ty, kernels};
use types::AbsValue;

/// A call of a builtin, or of a kernel that is none, through the runtime library.
pub fn kernel(fun: &mut Fun, name: &str, mut args: Vec<Operand>, nargout: usize, results: Vec<LocalId>) {
    let symbol = kernel_symbol(name);
    if nargout == 0 && symbol.is_some_and(|s| s.as_str() == kernels::NOTHING) {
        return;
    }
    if nargout == 0 && form(name) == Some(Form::Load) {
        return fun.reject("variables out of a file");
    }
    let symbol = if is_counted(name, &args, nargout) { symbol.map(|s| counted(name, s)) } else { symbol };
    let at = fun.site();
    // The name of the argument that a check is about stands behind the value, or first.
    let named = match form(name) {
        Some(Form::Argument) => args.get(1),
        Some(Form::Validate) => args.first(),
        _ => None,
    };
    if let Some(name) = named {
        let lead = argument_lead(fun, name);
        args.insert(0, Operand::Text(lead));
    }
    match symbol {
        Some(name) => fun.emit(Stmt::Kernel { name, args, nargout, results, at }),
        None => fun.reject_builtin(name),
    }
}

/// Whether the run must count what a builtin is given: a list of any length, or what is surely too few or too
/// many, when it has been read.
fn is_counted(name: &str, args: &[Operand], nargout: usize) -> bool {
    let wrong = |id| builtins::builtin(id).check_arity(args.len(), nargout).is_err();
    args.iter().any(|a| matches!(a, Operand::Spread(_))) || builtins::find(name).is_some_and(wrong)
}

/// The kernel that counts what the builtin of this name is given before it does what `symbol` does. `!` for the
/// results is none, of what raises an error: in Octave that is so whoever asks.
pub fn counted(name: &str, symbol: Name) -> Name {
    let Some(id) = builtins::find(name) else { return symbol };
    let (params, outputs) = (&builtins::builtin(id).params, &builtins::builtin(id).outputs);
    let most = params.most().map_or("-".to_owned(), |n| n.to_string());
    let results = match builtins::builtin(id).raises() {
        true => "!".to_owned(),
        false if outputs.variadic => "-".to_owned(),
        false => outputs.names.len().to_string(),
    };
    Name::new(&format!("counts {} {most} {results} {symbol}", params.least()))
}

/// The builtins as programs call them by a name that only the run knows: a line `NAME LEAST MOST RESULTS
/// SYMBOL` for each, as [`counted`] writes it; of those that the runtime library has not, the name alone.
pub fn by_name() -> String {
    let mut lines: Vec<String> = builtins::all()
        .map(|(_, b)| match kernel_symbol(b.name.as_str()) {
            Some(symbol) => {
                let counted = counted(b.name.as_str(), symbol);
                format!("{} {}\n", b.name, counted.as_str().trim_start_matches("counts "))
            }
            None => format!("{}\n", b.name),
        })
        .collect();
    lines.sort();
    lines.concat()
}

/// Whether a builtin does nothing in a compiled program, and gives nothing where nothing is asked.
pub fn does_nothing(name: &str) -> bool {
    kernel_symbol(name).is_some_and(|s| s.as_str() == kernels::NOTHING)
}

/// A call with one boxed result: the local that has it.
pub fn boxed_call(fun: &mut Fun, name: &str, args: Vec<Operand>) -> LocalId {
    let result = fun.scratch("v", Ty::Boxed);
    kernel(fun, name, args, 1, vec![result]);
    result
}

/// A call of the runtime library for its effect.
pub fn effect(fun: &mut Fun, name: &str, args: Vec<Operand>) {
    kernel(fun, name, args, 0, Vec::new());
}

/// A local for a result of the runtime library of which `value` is known.
pub fn result_local(fun: &mut Fun, value: &AbsValue) -> LocalId {
    let ty = if value.maybe_undefined { Ty::Boxed } else { Repr::of(value).ty().unwrap_or(Ty::Boxed) };
    fun.scratch("t", ty)
}

/// The form of a builtin of this name.
pub fn form(name: &str) -> Option<Form> {
    builtins::find(name).and_then(|id| builtins::builtin(id).form)
}

/// Whether a builtin does more than compute: where nothing is asked for, it says itself whether it gives
/// anything.
pub fn acts(name: &str) -> bool {
    builtins::find(name).is_some_and(|id| !builtins::builtin(id).effects.is_pure())
}

/// Whether a builtin gives nothing as a statement.
pub fn is_silent_statement(name: &str) -> bool {
    builtins::find(name).is_some_and(|id| builtins::builtin(id).silent)
}

/// Whether a builtin has no results.
pub fn is_silent(name: &str) -> bool {
    builtins::find(name).is_some_and(|id| {
        let outputs = &builtins::builtin(id).outputs;
        outputs.names.is_empty() && !outputs.variadic
    })
}

/// The name by which the runtime library knows what a builtin does; `None` for one that needs the
/// interpreter.
pub fn kernel_symbol(name: &str) -> Option<Name> {
    let Some(id) = builtins::find(name) else {
        return Some(Name::new(name)); // a step of an access path
    };
    match &builtins::builtin(id).kernel {
        KernelRule::Engine => Some(Name::new(match form(name) {
            Some(Form::Exit) => kernels::EXIT,
            Some(Form::OnCleanup) => kernels::ON_CLEANUP,
            Some(Form::Delete) => kernels::DELETE,
            Some(Form::Nothing) => kernels::NOTHING,
            Some(Form::Load) => kernels::LOAD,
            Some(Form::Argument | Form::Validate | Form::NameValue) => name,
            None if runtime::classes::find(name).is_some() => {
                return Some(Name::new(&format!("rule {name}")));
            }
            // What the runtime library does of it without an engine.
            None if runtime::find_kernel(name).is_some() => name,
            _ => return None,
        })),
        KernelRule::Extern(symbol) => Some(Name::new(symbol)),
        KernelRule::Map(op) => Some(Name::new(&format!("map {op}"))),
        KernelRule::Fold { op, init } => Some(Name::new(&format!("fold {op} {init:?}"))),
        KernelRule::Matlab(_) | KernelRule::None => None,
    }
}

/// How the error of a check of an `arguments` block begins; nothing where only the run knows what the argument is
/// called, a position.
fn argument_lead(fun: &Fun, name: &Operand) -> String {
    let Operand::Text(name) = name else { return String::new() };
    let name = name.as_str();
    let place = fun.tf.params.iter().position(|p| fun.tf.vars[*p].name.as_str() == name);
    runtime::arguments::lead(name, place)
}

//! Calls of builtins that call functions by their names: the runtime library knows by name what it holds itself, so a
//! name that may be one of the program is for the interpreter. Texts that only the run knows are left to the run.

use super::fun::Fun;
use builtins::{Builtin, Form};
use ir::tir::{Arg, CallTarget, Callee};
use types::Class;

/// Whether a builtin is given the name of a function that it calls, and this may be one of the program.
pub fn calls_by_name(fun: &Fun, callee: &Callee, args: &[Arg]) -> bool {
    let builtin = builtins::named(callee.name).filter(|_| callee.target == CallTarget::Builtin);
    if builtin.and_then(|b| b.form) == Some(Form::Regexp) {
        return args
            .iter()
            .any(|a| matches!(a, Arg::Var(v) if fun.before(*v).as_text().is_some_and(commands)));
    }
    let takes = builtin.is_some_and(Builtin::takes_function);
    let (true, Some(Arg::Var(v))) = (takes, args.first()) else { return false };
    let function = fun.before(*v);
    let texts = function.classes().contains(Class::Char) || function.classes().contains(Class::String);
    let held = |name: &str| builtins::find(name).is_some() || runtime::ONLY_OF_CELLFUN.contains(&name);
    !function.is_any() && texts && !function.as_text().is_some_and(held)
}

/// Whether a text of a regular expression has a command that calls what is no builtin: `${f($1)}`, `(?@f($1))` or
/// `(??@f($1))`.
fn commands(text: &str) -> bool {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let is_foreign = |before: &str| {
        let name = before.rsplit(|c| !word(c)).next().unwrap_or("");
        name.starts_with(|c: char| c.is_ascii_alphabetic()) && builtins::find(name).is_none()
    };
    let mut begun = ["${", "(?@", "(??@"].into_iter().filter_map(|mark| text.split_once(mark));
    begun.any(|(_, command)| command.split('(').rev().skip(1).any(is_foreign))
}

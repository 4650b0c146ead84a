//! How a program is entered: a function with the arguments of a command line or of a caller elsewhere, of given
//! types or of any; or a function with values, which are compiled in; or a script.
//!
//! The types are read here and brought into the order of the parameters. Nothing is analysed here.

use crate::build::call_with;
use crate::session::{Session, script_arguments};
use analysis::Given;
use base::{Diagnostic, Name, codes};
use ir::loops::Usage;
use ir::tir::{FuncId, Function, FunctionKind};
use std::path::Path;
use types::signature::Argument;
use types::{AbsValue, Class, Complexity, Interval, NotationError, Shape, Signature, Sym};

/// What is known of the arguments of a function.
pub(crate) struct Arguments {
    /// Their types, in the order of the parameters.
    pub signature: Signature,
    /// The same for the analysis.
    pub given: Given,
}

/// How a program is entered.
pub(crate) enum Road {
    /// It is this script, or this statement of a command, which calls the function.
    Program(FuncId, Option<String>),
    /// It is a function with arguments from elsewhere.
    Function(Entering),
}

/// A function that is entered with arguments from elsewhere.
pub(crate) struct Entering {
    /// What is known of them.
    pub given: Given,
    /// Any arguments.
    pub open: bool,
    /// What the program says of it.
    pub usage: Usage,
}

/// How the program in a file is entered: `args` are types or values; without any, a function takes what the command
/// line of the program says.
pub(crate) fn road(
    session: &mut Session,
    file: &Path,
    entry: FuncId,
    args: Option<&str>,
) -> Result<Road, Diagnostic> {
    let function = &session.lowering.program.functions[entry];
    let takes = !function.params.is_empty() || function.varargin.is_some();
    if function.kind == FunctionKind::Script {
        let given = args.is_some_and(|a| !a.trim().is_empty());
        let name = function.name.as_str();
        return if given { Err(script_arguments(name)) } else { Ok(Road::Program(entry, None)) };
    }
    // MATLAB calls a function by the name of its file, where that is one.
    let stem = || file.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let name = session.lowering.project.entry_name().map_or_else(stem, |name| name.as_str().to_owned());
    let Some(text) = args else {
        if takes {
            let usage = usage(function, name, None);
            return Ok(Road::Function(Entering { given: Given::default(), open: true, usage }));
        }
        let (entry, command) = call_with(session, &name, "")?;
        return Ok(Road::Program(entry, Some(command)));
    };
    let values = match types::parse_signature(text) {
        Ok(read) => read.args.iter().all(|a| is_value(a) && a.name.is_none()),
        // What is not in the notation may be an expression of MATLAB.
        Err(e) if is_labelled(text) => return Err(not_types(text, &e)),
        Err(_) => true,
    };
    if values {
        let (entry, command) = call_with(session, &name, text)?;
        return Ok(Road::Program(entry, Some(command)));
    }
    let Arguments { signature, given } = arguments(session, entry, text)?;
    if signature.args.iter().all(is_value) {
        let values: Vec<&str> = signature.args.iter().map(|a| a.text.as_str()).collect();
        let (entry, command) = call_with(session, &name, &values.join(", "))?;
        return Ok(Road::Program(entry, Some(command)));
    }
    for arg in &signature.args {
        if arg.value.unique_class() == Some(Class::FunctionHandle) || arg.value.maybe_undefined {
            let message = format!("an argument `{}` cannot come from a command line", arg.text);
            let help = "Call the function from a script that makes the handle.";
            return Err(Diagnostic::without_span(&codes::BAD_ARGUMENT, message).with_help(help));
        }
    }
    let function = &session.lowering.program.functions[entry];
    let usage = usage(function, name, Some(&signature));
    Ok(Road::Function(Entering { given, open: false, usage }))
}

/// Whether a text begins with a name and a colon, as no value does.
fn is_labelled(text: &str) -> bool {
    let text = text.trim_start();
    let behind = text.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
    behind.len() < text.len() && behind.trim_start().starts_with(':')
}

fn usage(function: &Function, name: String, signature: Option<&Signature>) -> Usage {
    Usage {
        function: name,
        help: function.help.clone(),
        params: names(function, signature),
        signature: signature.map(written),
    }
}

/// Whether a type is a value.
pub(crate) fn is_value(arg: &Argument) -> bool {
    let literal = arg.text.starts_with(['[', '\'', '"', '-', '@'])
        || arg.text.starts_with(|c: char| c.is_ascii_digit());
    arg.callback.is_none() && (literal || arg.value.as_constant().is_some())
}

/// The names of the parameters, `varargin` last where anything may be given.
pub(crate) fn names(function: &Function, signature: Option<&Signature>) -> Vec<String> {
    let params = function.params.iter().chain(&function.varargin);
    let mut names: Vec<String> = params.map(|v| function.vars[*v].name.to_string()).collect();
    if let Some(signature) = signature {
        let fixed = function.params.len();
        names.truncate(fixed);
        names.extend((fixed..signature.args.len()).map(|k| format!("varargin_{}", k + 1 - fixed)));
        names.truncate(signature.args.len());
    }
    names
}

/// A signature as text without names.
fn written(signature: &Signature) -> String {
    let texts: Vec<&str> = signature.args.iter().map(|a| a.text.as_str()).collect();
    texts.join(", ")
}

/// The arguments of a function that a text says, in the type notation, brought into the order of its parameters.
pub(crate) fn arguments(session: &Session, entry: FuncId, text: &str) -> Result<Arguments, Diagnostic> {
    let function = &session.lowering.program.functions[entry];
    let read = types::parse_signature(text).map_err(|e| not_types(text, &e))?;
    if function.kind == FunctionKind::Script && !read.args.is_empty() {
        return Err(script_arguments(function.name.as_str()));
    }
    if function.varargin.is_none() && read.args.len() > function.params.len() {
        let (most, given) = (function.params.len(), read.args.len());
        let message = format!("'{}' takes {most} arguments, and {given} are given.", function.name);
        return Err(Diagnostic::without_span(&codes::BAD_ARGUMENT, message));
    }
    let signature = Signature { args: in_order(function, read.args)?, bounds: read.bounds };
    let mut given = Given::default();
    for (k, arg) in signature.args.iter().enumerate() {
        let name = function.params.get(k).map(|v| function.vars[*v].name);
        given.args.push(match name.and_then(|name| extent(name, arg, &signature)) {
            Some((sym, value)) => (value, Some(sym)),
            None => (arg.value.clone(), None),
        });
    }
    let bound = |(sym, most): &(Sym, i64)| (*sym, Interval::integers(0.0, *most as f64));
    given.syms = signature.bounds.iter().map(bound).collect();
    Ok(Arguments { signature, given })
}

/// Arguments with names are for the parameters of these names.
fn in_order(function: &Function, args: Vec<Argument>) -> Result<Vec<Argument>, Diagnostic> {
    let wrong = |message: String| Diagnostic::without_span(&codes::BAD_ARGUMENT, message);
    let names: Vec<Name> = function.params.iter().map(|v| function.vars[*v].name).collect();
    let mut placed: Vec<Option<Argument>> = Vec::new();
    for (k, arg) in args.into_iter().enumerate() {
        let at = match arg.name {
            None => k,
            Some(name) => names.iter().position(|n| *n == name).ok_or_else(|| {
                let near = base::nearest(name.as_str(), names.iter().map(|n| n.as_str()));
                let near = near.map_or(String::new(), |n| format!("; did you mean '{n}'?"));
                wrong(format!("'{}' has no argument '{name}'{near}", function.name))
            })?,
        };
        placed.resize((at + 1).max(placed.len()), None);
        if placed[at].is_some() {
            return Err(wrong(format!("argument {} of '{}' is given twice", at + 1, function.name)));
        }
        placed[at] = Some(arg);
    }
    let missing = placed.iter().position(Option::is_none);
    if let Some(k) = missing {
        let name = names.get(k).map_or(String::new(), |n| format!(", '{n}',"));
        return Err(wrong(format!("argument {}{name} is not given, but one behind it is", k + 1)));
    }
    Ok(placed.into_iter().flatten().collect())
}

/// A number that has the name of an extent is that extent.
fn extent(name: Name, arg: &Argument, signature: &Signature) -> Option<(Sym, AbsValue)> {
    let sym = Sym::extent(name.as_str());
    let one = arg.value.unique()?;
    let whole = one.class == Class::Double || one.class.is_integer();
    let scalar = one.matrix.shape == Shape::scalar() && one.matrix.complexity == Complexity::Real;
    if !signature.extents(sym) || !whole || !scalar || arg.value.as_constant().is_some() {
        return None;
    }
    let range = one.matrix.range(one.class).meet(Interval::integers(0.0, 9007199254740992.0));
    Some((sym, AbsValue::in_range(one.class, Shape::scalar(), range)))
}

/// A text is not in the type notation: says what is wrong with it, and shows where.
pub(crate) fn not_types(text: &str, e: &NotationError) -> Diagnostic {
    let message = format!("the arguments are neither types nor values: {}", e.message);
    let shown = text.replace(['\n', '\t'], " ");
    let column = text.get(..e.at).map_or(0, |t| t.chars().count()).min(base::WIDEST);
    let help = format!(
        "here:\n  {shown}\n  {:column$}^\nThe notation is explained by `tame analyze --notation`.",
        ""
    );
    Diagnostic::without_span(&codes::BAD_ARGUMENT, message).with_help(help)
}

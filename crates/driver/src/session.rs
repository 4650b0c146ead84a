//! A session: one program with the files it is made of, and what can be done with it.

use crate::render::render;
use base::{Diagnostic, Layer, SourceMap, System, codes};
use embed::finished;
use interp::Interp;
use ir::tir::{FuncId, FunctionKind};
use lower::Lowering;
use runtime::{Context, Value};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Which language the files are in.
pub use syntax::Dialect;

/// Choices.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Which language the files are in.
    pub dialect: Dialect,
    /// Folders on the path, behind the folder of the program.
    pub path: Vec<PathBuf>,
    /// Which passes a compilation runs.
    pub passes: codegen::passes::Options,
    /// Functions that a compilation hands over to the interpreter whatever they hold.
    pub interpreted: Vec<String>,
}

pub use embed::Finished;

/// A program that is being worked on.
pub struct Session {
    /// Files and functions.
    pub lowering: Lowering<'static>,
    system: &'static dyn System,
    options: Options,
}

impl Session {
    /// A session without a program. The system lives from now on as long as the process, since the
    /// lazily loaded parts of a program refer to it.
    pub fn new(system: Box<dyn System>, options: Options) -> Session {
        Session::on(Box::leak(system), options)
    }

    /// A session without a program on a system that lives as long as the process anyway.
    pub fn on(system: &'static dyn System, options: Options) -> Session {
        let choices = lower::Options {
            dialect: options.dialect,
            path: options.path.clone(),
            ..lower::Options::default()
        };
        let mut session = Session { lowering: Lowering::new(system, choices), system, options };
        session.check_path();
        session
    }

    /// Warns of folders on the path that are none, as MATLAB does.
    fn check_path(&mut self) {
        for folder in self.options.path.iter().filter(|f| !self.system.is_dir(f)) {
            let text = format!("Name is nonexistent or not a directory: {}", folder.display());
            self.lowering.project.diagnostics.push(Diagnostic::without_span(&codes::NO_SUCH_FOLDER, text));
        }
    }

    /// Loads the script or function in a file with all that it may call. None where the file cannot
    /// be used; [`Session::diagnostics`] says why.
    /// `-` is the standard input.
    pub fn load(&mut self, path: &Path) -> Option<FuncId> {
        if path == Path::new("-") { self.lowering.load_input() } else { self.lowering.load_entry(path) }
    }

    /// Which passes a compilation runs.
    pub fn passes(&self) -> &codegen::passes::Options {
        &self.options.passes
    }

    /// The choices.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What was found wrong with the files so far.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        self.lowering.diagnostics()
    }

    /// The same as a compiler tells it, of programs that could be loaded: a file that is no MATLAB fails where
    /// it is called, and does not keep others from being compiled.
    pub fn diagnostics_of_build(&self) -> Vec<Diagnostic> {
        let project = &self.lowering.project;
        let mut told = Vec::new();
        let mut found = Vec::new();
        for d in self.diagnostics() {
            let broken = d.span.filter(|s| project.unit(s.file).is_some_and(|unit| unit.error.is_some()));
            match broken {
                Some(span) if d.is_error() => {
                    if !told.contains(&span.file) {
                        told.push(span.file);
                        found.push(Diagnostic::new(&codes::BROKEN_FILE, span, d.message.clone()));
                    }
                }
                _ => found.push(d.clone()),
            }
        }
        found
    }

    /// The files read so far.
    pub fn sources(&self) -> &SourceMap {
        self.lowering.sources()
    }

    /// Which language the files are in.
    pub fn dialect(&self) -> Dialect {
        self.options.dialect
    }

    /// The diagnostics so far as text.
    pub fn report(&self, colour: bool) -> String {
        render(self.diagnostics(), self.sources(), colour)
    }

    /// What kernels need to run the program: it writes to standard output.
    pub fn context(&self) -> Context {
        let mut cx = Context::new(Rc::new(Shared(self.system)));
        cx.octave = self.options.dialect == Dialect::Octave;
        cx.format.octave = cx.octave;
        cx
    }

    /// What kernels need to run the program with its output kept.
    pub fn context_in_memory(&self) -> Context {
        let mut cx = Context::in_memory(Rc::new(Shared(self.system)));
        cx.octave = self.options.dialect == Dialect::Octave;
        cx.format.octave = cx.octave;
        cx
    }

    /// An interpreter for the program.
    pub fn into_interp(self) -> Interp {
        embed::interpreter(self.lowering)
    }

    /// Runs the program in the interpreter. Arguments are MATLAB expressions.
    pub fn run_interp(self, entry: FuncId, args: &[String]) -> Result<Finished, Vec<Diagnostic>> {
        let mut cx = self.context();
        let function = &self.lowering.program.functions[entry];
        if !args.is_empty() && function.kind == FunctionKind::Script {
            return Err(vec![script_arguments(function.name.as_str())]);
        }
        let gives = !function.outputs.is_empty() || function.varargout.is_some();
        let interp = self.into_interp();
        interp.attach(&mut cx);
        let mut values = Vec::new();
        for arg in args {
            values.push(argument(&interp, &mut cx, arg)?);
        }
        let mut result = interp.run_entry(&mut cx, entry, values, 0);
        if let Ok(values) = &result
            && gives
            && let Some(v) = values.first()
        {
            result = interp.display(&mut cx, "ans", v.clone()).map(|()| Vec::new());
        }
        interp.finish(&mut cx);
        Ok(finished(result, &interp, &cx))
    }
}

impl Session {
    /// How a function is called, where so many arguments are more than it takes.
    pub fn exceeded(&self, entry: FuncId, arguments: usize) -> Option<String> {
        let function = &self.lowering.program.functions[entry];
        let most = function.params.len();
        let few = function.kind == FunctionKind::Script || function.varargin.is_some() || arguments <= most;
        let names = crate::entry::names(function, None);
        (!few).then(|| format!("{}({})", function.name, names.join(", ")))
    }
}

/// A script was given arguments.
pub(crate) fn script_arguments(name: &str) -> Diagnostic {
    Diagnostic::without_span(&codes::BAD_ARGUMENT, format!("The script '{name}' takes no arguments."))
}

/// The value of an argument of the command line.
pub(crate) fn argument(interp: &Interp, cx: &mut Context, text: &str) -> Result<Value, Vec<Diagnostic>> {
    if let Ok(x) = text.parse::<f64>()
        && text.ends_with(|c: char| c.is_ascii_digit() || c == '.')
    {
        return Ok(Value::F64(x));
    }
    interp.value_of(cx, text).map_err(|e| {
        let said = e.message().strip_prefix("Error: ").unwrap_or(e.message());
        let message = format!("The argument `{text}` is not a MATLAB value: {said}");
        let help = "Text is given in quotes that the shell leaves alone: \"'text'\".";
        vec![Diagnostic::without_span(&codes::BAD_ARGUMENT, message).with_help(help)]
    })
}

/// A system that several owners share.
pub(crate) struct Shared(pub(crate) &'static dyn System);

impl Layer for Shared {
    fn under(&self) -> &dyn System {
        self.0
    }
}

//! From a loaded program to C, and from C to an executable.
//!
//! Invariant: a build that fails leaves nothing behind: all files are made in a folder of their own
//! that is removed, and the result is moved into place when it is whole.

use crate::carried;
use crate::compiler::{C, Compiler, SYSTEM, extra_flags, placing, succeed};
use crate::entry::{Entering, Road, road};
use crate::handed::{self, Becomes, Share};
use crate::session::Session;
use crate::wild::load;
use analysis::{Analysis, Apart, Given, Options, ProgramSource, analyze_entries};
use base::{Diagnostic, EntityRef, Name, SourceMap, codes};
use codegen::lower::{Lowered, Refused, Way, Why, lower};
use codegen::{
    Presumed, apart, c, decide, each, fields, gather, grow, insert, numbered, passes, presume, receivers,
    shrink, single, split_webs, split_webs_of, swap, unroll, unshared,
};
use ir::loops::Module;
use ir::tir::{Callee, FuncId, Program};
use lower::Lowering;
use runtime::classes::text::Declared;
use runtime::report;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::{NamedTempFile, TempDir};
use types::AbsValue;

/// What the road from Tame IR to C gives.
pub struct Compiled {
    /// The facts.
    pub analysis: Analysis,
    /// Loops; incomplete where there are errors.
    pub module: Module,
    /// What has no compiled form in functions that are compiled.
    pub refused: Vec<Refused>,
    /// What is handed over.
    pub handed: handed::Handed,
}

impl Compiled {
    /// The functions that an interpreter runs beside the compiled ones.
    pub(crate) fn interpreted(&self) -> &[FuncId] {
        &self.analysis.handed
    }

    /// The sources that go along where an interpreter runs some of the program.
    pub(crate) fn stored(
        &self,
        session: &Session,
        entry: FuncId,
        command: Option<String>,
    ) -> Option<c::Sources> {
        let any = self.analysis.apart || !self.interpreted().is_empty();
        any.then(|| handed::sources(session, entry, command, self.interpreted()))
    }
}

/// What becomes of a program.
pub enum Made {
    /// It is compiled, but for functions that an interpreter runs, if there are any.
    Compiled(Module, Option<c::Sources>),
    /// An interpreter runs its sources.
    Interpreted(c::Sources),
}

impl Made {
    /// Whether it needs the interpreter.
    pub fn is_interpreted(&self) -> bool {
        !matches!(self, Made::Compiled(_, None))
    }
}

/// Analyses and lowers the program of a session whose entry takes these arguments, and runs the passes. Where an
/// `interpreter` may be linked, functions with what has no compiled form are handed over to it.
pub fn compile(
    session: &mut Session,
    entry: FuncId,
    args: &[AbsValue],
    interpreter: bool,
) -> (Compiled, Vec<Diagnostic>) {
    compile_entered(session, &Entered::program(entry, Given::values(args)), interpreter)
}

/// Where and how a program is entered.
pub(crate) struct Entered {
    /// The functions, what is known of their arguments, and how many results are asked for.
    pub entries: Vec<(FuncId, Given, usize)>,
    /// There may be any arguments.
    pub open: bool,
    /// Who enters it.
    pub way: Way,
}

impl Entered {
    fn program(entry: FuncId, given: Given) -> Entered {
        Entered { entries: vec![(entry, given, 0)], open: false, way: Way::Program }
    }

    fn functions(&self) -> Vec<FuncId> {
        self.entries.iter().map(|e| e.0).collect()
    }
}

/// [`compile`] for a program that is entered in another way.
pub(crate) fn compile_entered(
    session: &mut Session,
    args: &Entered,
    interpreter: bool,
) -> (Compiled, Vec<Diagnostic>) {
    split_webs(&mut session.lowering.program);
    let mut handed = handed::Handed::default();
    let entries = args.functions();
    let (analysis, lowered) = loop {
        let (analysis, mut lowered) = analyzed(session, args, &handed, interpreter);
        if let (Some(&func), true) = (entries.first(), handed::redefines_indexing(session)) {
            let what = "a class that redefines indexing".to_owned();
            lowered.refused.push(Refused { func, span: None, what, why: Why::Construct });
        }
        if !interpreter || !handed.grows(session, &entries, &lowered.refused) {
            break (analysis, lowered);
        }
    };
    let Lowered { mut module, refused, .. } = lowered;
    let mut diagnostics = handed::told(&refused, Becomes::Error);
    // What surely fails in the library fails for a handle that may not get there: the user's call is reported.
    let ours =
        |d: &Diagnostic| d.span.is_none_or(|s| !::lower::is_prelude(&session.sources().file(s.file).path));
    for d in &analysis.diagnostics {
        if !diagnostics.contains(d) && (d.is_error() || ours(d)) {
            diagnostics.push(d.clone());
        }
    }
    if diagnostics.iter().all(|d| !d.is_error()) {
        let wrong = passes::run(&mut module, session.passes());
        if !wrong.is_empty() {
            let text = format!("the compiler made malformed Loops:\n{}", wrong.join("\n"));
            diagnostics.push(Diagnostic::without_span(&codes::INTERNAL, text));
        }
    }
    (Compiled { analysis, module, refused, handed }, diagnostics)
}

/// So many statements are visited where the classes of the library are compiled with those of the program; a program
/// that needs more of them is interpreted.
const MOST_OF_LIBRARY: u64 = 500_000;

/// So often what facts allow is rewritten, and the program analysed again: what is inside of each other.
const MAX_REWRITTEN: usize = 6;

/// So often what is rarely complex is presumed to be real: what comes of it where the first presumptions hold.
const MAX_PRESUMED: usize = 3;

/// Analyses and lowers a program: again, where it was rewritten, and where functions must become general, because their handles are called with
/// several kinds of arguments or go where their types are not known. They then have one context for each count of
/// arguments and results. That may show further ones.
fn analyzed(
    session: &mut Session,
    args: &Entered,
    handed: &handed::Handed,
    interpreter: bool,
) -> (Analysis, Lowered) {
    let mut options = Options {
        handed: handed.functions().iter().copied().collect(),
        classes: true,
        apart: if interpreter { Apart::Needed } else { Apart::None },
        open: args.open,
        ..Options::default()
    };
    let entries: Vec<(FuncId, &Given, usize)> = args.entries.iter().map(|(f, g, n)| (*f, g, *n)).collect();
    let (mut rewritten, mut presumed_so_often) = (0, 0);
    let mut presumed = Presumed::default();
    loop {
        let mut analysis =
            analyze_entries(&mut LowerSource::split(&mut session.lowering), &entries, &options);
        if analysis.apart && !analysis.classes.is_empty() {
            options.apart = match handed::has_own_classes(session, &analysis) {
                true => {
                    options.budget = MOST_OF_LIBRARY;
                    Apart::None
                }
                false => Apart::All,
            };
            continue;
        }
        if analysis.steps > options.budget && options.budget == MOST_OF_LIBRARY {
            let what = "the use of tables, times or the like beside classes of its own".to_owned();
            let refused =
                args.functions().first().map(|&func| Refused { func, span: None, what, why: Why::Construct });
            let refused = refused.into_iter().collect();
            return (
                analysis,
                Lowered { module: Module::default(), refused, to_generalise: Default::default() },
            );
        }
        if !session.passes().naive && rewritten < MAX_REWRITTEN {
            let program = &mut session.lowering.program;
            if unroll(program, &analysis)
                || numbered(program, &analysis)
                || receivers(program, &analysis)
                || fields(program, &analysis)
                || each(program, &analysis)
                || gather(program, &analysis)
                || grow(program, &analysis)
                || insert(program, &analysis)
                || shrink(program, &analysis)
                || swap(program, &analysis)
                || decide(program, &analysis)
                || single(program, &mut analysis)
                || apart(program, &analysis)
            {
                rewritten += 1;
                continue;
            }
            let mut twins = unshared(program, &analysis);
            if twins.is_empty() && presumed_so_often < MAX_PRESUMED {
                presumed_so_often += 1;
                twins = presume(program, &analysis, &mut presumed);
            }
            if !twins.is_empty() {
                twins.iter().for_each(|(twin, of)| session.lowering.stands_for(*twin, *of));
                rewritten += 1;
                continue;
            }
        }
        let program = &session.lowering.program;
        let lowered = lower(program, &analysis, &analysis.handed, &options.general, &args.way);
        let before = options.general.len();
        options.general.extend(&lowered.to_generalise);
        if options.general.len() == before {
            return (analysis, lowered);
        }
    }
}

/// Makes C of the program in a file; `args` are types or values, separated by commas, for a function that takes
/// arguments; without them it takes what the command line says. What has no compiled form makes the program interpreted, where an `interpreter` may be
/// linked. Nothing is made where anything is wrong. Also how much of it is interpreted.
pub fn compile_file(
    session: &mut Session,
    file: &Path,
    args: Option<&str>,
    interpreter: bool,
) -> (Option<Made>, Share, Vec<Diagnostic>) {
    let nothing = |diagnostics| (None, Share::default(), diagnostics);
    session.lowering.project.captures = true;
    let Some(loaded) = session.load(file) else { return nothing(session.diagnostics().to_vec()) };
    let mut diagnostics = session.diagnostics_of_build();
    if diagnostics.iter().any(Diagnostic::is_error) {
        return nothing(diagnostics);
    }
    let (command, args, usage) = match road(session, file, loaded, args) {
        Ok(Road::Program(entry, command)) => (command, Entered::program(entry, Given::default()), None),
        Ok(Road::Function(Entering { given, open, usage })) => {
            let entries = vec![(loaded, given, 0)];
            (None, Entered { entries, open, way: Way::CommandLine }, Some(usage))
        }
        Err(d) => return nothing(vec![d]),
    };
    let (mut compiled, mut found) = compile_entered(session, &args, interpreter);
    if args.open {
        // What is not given has no methods.
        found.retain(|d| d.code != &codes::UNKNOWN_CALL);
    }
    let whole = compiled.handed.whole || !compiled.refused.is_empty();
    let share = handed::share(session, &compiled, whole);
    let mut refused = compiled.handed.causes().to_vec();
    refused.append(&mut compiled.refused);
    if !refused.is_empty() {
        found.retain(|d| d.code != &codes::UNSUPPORTED && (!interpreter || d.code != &codes::UNKNOWN_CALL));
        let becomes = match (interpreter, whole) {
            (false, _) => Becomes::Error,
            (true, true) => Becomes::Program,
            (true, false) => Becomes::Functions,
        };
        found.extend(handed::told(&refused, becomes));
    }
    diagnostics.extend(found);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return (None, share, diagnostics);
    }
    if whole {
        let sources = c::Sources { usage, ..handed::sources(session, loaded, command, &[]) };
        return (Some(Made::Interpreted(sources)), share, diagnostics);
    }
    compiled.module.usage = usage;
    compiled.module.near = session.lowering.near_names();
    let stored = compiled.stored(session, loaded, command);
    (Some(Made::Compiled(compiled.module, stored)), share, diagnostics)
}

/// The program that calls a function as a command does, showing its first result, and the statement that does it.
pub(crate) fn call_with(
    session: &mut Session,
    name: &str,
    args: &str,
) -> Result<(FuncId, String), Diagnostic> {
    let before = session.diagnostics().len();
    let command = format!("{name}({args})\n");
    let call = session.lowering.load_text(report::COMMAND, &command);
    let found: Vec<Diagnostic> = session.lowering.project.diagnostics.drain(before..).collect();
    match (call, found.iter().find(|d| d.is_error())) {
        (Some(call), None) => Ok((call, command)),
        (_, found) => {
            let why = found.map_or("no call can be made of them", |d| &d.message);
            let text = format!("The arguments `{args}` are not MATLAB values: {why}");
            Err(Diagnostic::without_span(&codes::BAD_ARGUMENT, text))
        }
    }
}

/// Writes C text and, beside it, the header it includes.
pub fn write_c(text: &str, output: &Path) -> Result<(), Diagnostic> {
    let header = output.with_file_name("tame.h");
    writable(output)?;
    writable(&header)?;
    let folder = scratch_folder()?;
    let (source, support) = (folder.path().join("program.c"), folder.path().join("tame.h"));
    write(&source, text)?;
    write(&support, c::HEADER)?;
    // Both are whole beside their places before either takes its own.
    let (source, support) = (beside(&source, output)?, beside(&support, &header)?);
    put(source, output)?;
    put(support, &header)
}

/// A copy of a file beside the place of a result, under a name that nobody knew before, with the rights that
/// the file has.
pub(crate) fn beside(made: &Path, output: &Path) -> Result<NamedTempFile, Diagnostic> {
    let folder = output.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let copy = || {
        let mut part = tempfile::Builder::new().prefix(".tame-").suffix(".part").tempfile_in(folder)?;
        std::io::copy(&mut std::fs::File::open(made)?, &mut part)?;
        part.as_file().set_permissions(std::fs::metadata(made)?.permissions())?;
        Ok(part)
    };
    copy().map_err(|e: std::io::Error| not_writable(output, &e))
}

/// Puts a whole result in its place; what was there goes. A link there would be replaced, not followed.
pub(crate) fn put(part: NamedTempFile, output: &Path) -> Result<(), Diagnostic> {
    part.persist(output).map(drop).map_err(|e| not_writable(output, &e.error))
}

/// Lowering as the analysis sees it: functions are loaded when a call to them is met, and their
/// variables are split like those of the others.
pub(crate) struct LowerSource<'a> {
    lowering: &'a mut Lowering<'static>,
    webs: bool,
}

impl<'a> LowerSource<'a> {
    /// Functions are loaded with a variable for each web.
    pub(crate) fn split(lowering: &'a mut Lowering<'static>) -> LowerSource<'a> {
        LowerSource { lowering, webs: true }
    }

    /// Functions are loaded with the author's variables.
    pub(crate) fn whole(lowering: &'a mut Lowering<'static>) -> LowerSource<'a> {
        LowerSource { lowering, webs: false }
    }

    fn loading<T>(&mut self, load: impl FnOnce(&mut Lowering<'static>) -> T) -> T {
        let known = self.lowering.program.functions.len();
        let loaded = load(self.lowering);
        let loaded_now = if self.webs { known..self.lowering.program.functions.len() } else { 0..0 };
        for index in loaded_now {
            split_webs_of(&mut self.lowering.program, FuncId::new(index));
        }
        loaded
    }
}

impl ProgramSource for LowerSource<'_> {
    fn program(&self) -> &Program {
        &self.lowering.program
    }

    fn resolve(&mut self, name: Name, from: FuncId) -> Option<FuncId> {
        self.loading(|l| l.resolve_function(name.as_str(), Some(from)))
    }

    fn resolve_method(&mut self, class: Name, name: Name) -> Option<FuncId> {
        self.loading(|l| l.resolve_method(class.as_str(), name.as_str()))
    }

    fn class_folders(&mut self) -> Vec<Name> {
        self.lowering.project.class_folders()
    }

    fn may_replace(&self, name: Name, objects: bool) -> bool {
        let elsewhere = self.lowering.project.elsewhere();
        elsewhere.is_compiled(name) || (objects && elsewhere.is_method(name))
    }

    fn is_replaced(&self, callee: &Callee) -> bool {
        self.lowering.project.is_replaced(&self.lowering.program, callee)
    }

    fn reaches_caller(&self, callee: &Callee) -> bool {
        self.lowering.reaches_caller(callee)
    }

    fn is_class(&mut self, name: Name, from: FuncId) -> bool {
        self.lowering.is_class(name.as_str(), from)
    }

    fn class_named(&mut self, name: Name, from: FuncId) -> Option<Name> {
        self.lowering.class_named(name.as_str(), from)
    }

    fn class_of(&self, function: FuncId) -> Option<Name> {
        self.lowering.class_of(function)
    }

    fn octave(&self) -> bool {
        self.lowering.project.dialect() == syntax::Dialect::Octave
    }

    fn is_library(&self, function: FuncId) -> bool {
        let Some(f) = self.program().functions.get(function) else { return false };
        lower::is_prelude(&self.lowering.sources().file(f.file).path)
    }

    fn declared(&mut self, class: Name) -> Option<Declared> {
        self.loading(|l| embed::declared(l, class))
    }

    fn apart(&mut self, all: bool) -> Vec<Name> {
        self.lowering.apart(all)
    }

    fn saved_variables(&mut self, words: &[&str]) -> Option<Vec<(Name, AbsValue)>> {
        let saved = load::read(self.lowering, words)?;
        Some(saved.variables.iter().map(|(name, v)| (*name, load::declared(v))).collect())
    }

    fn lower_anonymous(&mut self, text: &str) -> Option<FuncId> {
        self.loading(|l| l.lower_anonymous(text, None)).ok()
    }
}

/// The C text of a program.
pub fn emit_c(made: &Made, sources: &SourceMap, title: &str) -> String {
    match made {
        Made::Compiled(module, stored) => c::emit(module, sources, title, stored.as_ref()),
        Made::Interpreted(program) => c::emit_stored(program, title),
    }
}

/// The support header that the C text includes.
pub fn header() -> &'static str {
    c::HEADER
}

/// How to make an executable.
#[derive(Debug, Default, Clone)]
pub struct LinkOptions {
    /// The C compiler; `$CC`, then `cc`, `gcc`, `clang` where absent.
    pub cc: Option<String>,
    /// The runtime library; looked for beside the running program where absent.
    pub runtime: Option<PathBuf>,
    /// The C compiler optimises nothing.
    pub naive: bool,
    /// The library is to be the one that holds the interpreter.
    pub interpreter: bool,
    /// Is told of each command before it runs.
    pub watch: Option<fn(&Command)>,
}

impl LinkOptions {
    /// Runs a C compiler, or a tool that comes with it.
    pub(crate) fn run(&self, command: &mut Command) -> Result<(), Diagnostic> {
        if let Some(watch) = self.watch {
            watch(command);
        }
        succeed(command, &C)
    }
}

/// The libraries of which an executable links one.
pub(crate) const RUNTIME: &str = "tame_runtime";
pub(crate) const EMBED: &str = "tame_embed";

/// Compiles C text into an executable at `output`.
pub fn link(text: &str, output: &Path, options: &LinkOptions) -> Result<(), Diagnostic> {
    let runtime = match &options.runtime {
        Some(path) => path.clone(),
        None => find_library(if options.interpreter { EMBED } else { RUNTIME })?,
    };
    let cc = Compiler::find(options.cc.as_deref())?;
    writable(output)?;
    let folder = scratch_folder()?;
    let level = if options.naive { "-O0" } else { level(text) };
    compile_in(folder.path(), text, (&cc, level), (&runtime, options), output)
}

/// How much the C compiler optimises. What it does at `-O3` takes time that grows faster than functions do: the longest
/// functions are rows of statements that run once, which gain nothing.
fn level(text: &str) -> &'static str {
    let mut longest = 0;
    let mut begun = 0;
    let mut within_parts = false;
    for (n, line) in text.lines().enumerate() {
        match line.as_bytes() {
            b"}" => longest = longest.max(n - begun),
            [] | [b' ' | b'\t' | b'}', ..] => {}
            // Parts of a function, which share its locals, cost what they would in one piece.
            _ => {
                let is_part = line.starts_with("__attribute__((noinline))");
                begun = if is_part && within_parts { begun } else { n };
                within_parts = is_part;
            }
        }
    }
    match longest {
        0..1000 => "-O3",
        1000..2500 => "-O2",
        _ => "-O1",
    }
}

/// What emitted C is compiled and linked with; the library with an interpreter does for every program.
pub fn link_flags(interpreter: bool) -> Result<String, Diagnostic> {
    let runtime = find_library(if interpreter { EMBED } else { RUNTIME })?;
    let runtime = std::path::absolute(&runtime).unwrap_or(runtime);
    let flags = Compiler::find(None)?.flags().join(" ");
    Ok(format!("{flags} {} -lm -lpthread -ldl", runtime.display()))
}

fn compile_in(
    folder: &Path,
    text: &str,
    (cc, level): (&Compiler, &str),
    (runtime, options): (&Path, &LinkOptions),
    output: &Path,
) -> Result<(), Diagnostic> {
    let (source, made) = (folder.join("program.c"), folder.join("program"));
    write(&source, text)?;
    write(&folder.join("tame.h"), c::HEADER)?;
    let extra = extra_flags();
    let mut command = Command::new(&cc.command);
    command
        .args(cc.flags())
        .args([level, "-w", "-o"])
        .arg(&made)
        .arg(&source)
        .arg(runtime)
        .args(SYSTEM)
        .arg("-Wl,--gc-sections")
        .args(placing(&cc.command, &extra))
        .args(&extra);
    options.run(&mut command)?;
    put(beside(&made, output)?, output)
}

pub(crate) fn write(path: &Path, text: &str) -> Result<(), Diagnostic> {
    std::fs::write(path, text).map_err(|e| not_writable(path, &e))
}

pub(crate) fn not_writable(path: &Path, error: &std::io::Error) -> Diagnostic {
    Diagnostic::without_span(&codes::OUTPUT_NOT_WRITABLE, format!("cannot write {}: {error}", path.display()))
}

/// Whether a result can be written to a place.
pub(crate) fn writable(output: &Path) -> Result<(), Diagnostic> {
    let there = std::fs::symlink_metadata(output).ok().map(|m| m.file_type());
    let what = match there {
        Some(t) if t.is_dir() => Some("it is a folder"),
        Some(t) if t.is_symlink() => Some("it is a link"),
        Some(t) if !t.is_file() => Some("it is a device, not a file"),
        _ => None,
    };
    if let Some(what) = what {
        let message = format!("cannot write {}: {what}", output.display());
        return Err(Diagnostic::without_span(&codes::OUTPUT_NOT_WRITABLE, message));
    }
    let parent = output.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !parent.is_dir() {
        let message = format!("cannot write {}: there is no folder {}", output.display(), parent.display());
        return Err(Diagnostic::without_span(&codes::OUTPUT_NOT_WRITABLE, message));
    }
    if output.extension().is_some_and(|e| e.eq_ignore_ascii_case("m")) {
        let message = format!("cannot write {}: it is named like a MATLAB program", output.display());
        return Err(Diagnostic::without_span(&codes::OUTPUT_NOT_WRITABLE, message));
    }
    Ok(())
}

/// A new folder of our own for what the C compiler reads and writes: nobody else can have made it, guessed its
/// name, or look into it. It goes with its value.
pub fn scratch_folder() -> Result<TempDir, Diagnostic> {
    let place = std::env::temp_dir();
    let made = tempfile::Builder::new().prefix("tame-").tempdir_in(&place);
    made.map_err(|e| not_writable(&place, &e))
}

/// Cargo keeps the library of a package that was built for another one under a name with a hash.
fn newest_in(folder: &Path, library: &str) -> Option<PathBuf> {
    let is_library = |p: &PathBuf| {
        let name = p.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        name.starts_with(&format!("lib{library}")) && name.ends_with(".a")
    };
    let entries = std::fs::read_dir(folder).ok()?.flatten();
    let found = entries.map(|e| e.path()).filter(is_library);
    found.max_by_key(|p| p.metadata().and_then(|m| m.modified()).ok())
}

/// A library: what the environment names (`$TAME_RUNTIME`, `$TAME_EMBED`), beside the running program, in
/// `../lib/tame`, or what the program carries.
pub(crate) fn find_library(library: &str) -> Result<PathBuf, Diagnostic> {
    let (name, variable) = (format!("lib{library}.a"), library.to_uppercase());
    let mut tried = Vec::new();
    if let Some(path) = std::env::var_os(&variable) {
        tried.push(PathBuf::from(path));
    }
    if let Some(folder) = std::env::current_exe().ok().as_deref().and_then(Path::parent) {
        // Test programs of cargo stand one folder deeper.
        tried.extend([folder.join(&name), folder.join("../lib/tame").join(&name)]);
        tried.extend(newest_in(&folder.join("deps"), library));
    }
    if let Some(path) = tried.iter().find(|p| p.is_file()) {
        return Ok(path.clone());
    }
    let (message, help) = match carried::library(&name) {
        Ok(Some(path)) => return Ok(path),
        Ok(None) => (
            format!("the library {name} was not found"),
            format!(
                "Build the whole workspace (`cargo build --release --workspace`) or set {variable} to its path."
            ),
        ),
        Err(e) => (
            format!("the library {name} could not be unpacked: {e}"),
            format!("Set XDG_CACHE_HOME to a folder that can be written to, or {variable} to a library."),
        ),
    };
    Err(Diagnostic::without_span(&codes::NO_RUNTIME_LIBRARY, message).with_help(help))
}

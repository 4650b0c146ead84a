//! The command `tame`: flags, exit codes, where text goes. How anything works is the driver's.

mod analyze;
mod check;
mod dev;
mod fortran;
mod library;
mod repl;
mod shapes;
mod shell;
mod specialize;
mod steps;
mod told;

use clap::{Parser, Subcommand, ValueEnum};
use driver::{Diagnostic, Finished, LinkOptions, Options, RealSystem, Session, Share};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Checking a project makes and drops small values in every thread; those of the C library of many systems share
/// one lock.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A static compiler toolkit for MATLAB: runs, compiles, checks and analyses MATLAB programs.
#[derive(Parser)]
#[command(name = "tame", version, max_term_width = 100)]
#[command(after_help = "Exit codes: 0 done; 1 the program failed or was found wrong; 2 bad usage.\n\
                  Diagnostics go to stderr, results to stdout.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs a script or function now.
    #[command(
        after_help = "Examples:\n  tame run prog.m\n  tame run norm2.m '[3 4]'\n  tame run prog.m --path lib\n  \
                      tame run strange.m --sandbox --write out --max-time 10 --max-memory 1G\n  \
                      echo 'disp(pi)' | tame run -"
    )]
    Run {
        /// The file of the script or function; `-` is the standard input.
        file: PathBuf,
        /// Arguments of the function, as MATLAB expressions.
        #[arg(allow_negative_numbers = true)]
        args: Vec<String>,
        /// Compiles the function for arguments of these types: 'A: double(n,n), k: int32(1,1)'.
        #[arg(long = "args", value_name = "TYPES")]
        types: Option<String>,
        /// What runs the program.
        #[arg(long, value_enum, default_value_t = Engine::Interp)]
        engine: Engine,
        #[command(flatten)]
        guard: Guard,
        #[command(flatten)]
        handing: Handing,
        #[command(flatten)]
        passes: Passes,
        #[command(flatten)]
        common: Common,
    },
    /// Compiles a program to a native executable.
    #[command(
        after_help = "Examples:\n  tame build prog.m -o prog\n  tame build norm2.m && ./norm2 '[3 4]'\n  \
                      tame build solve.m --args 'A: double(n,n), b: double(n,1)'\n  tame build prog.m --emit c"
    )]
    Build {
        /// The file of the script or function, or several of functions for a library; `-` is the standard input.
        #[arg(required_unless_present = "print_link_flags")]
        files: Vec<PathBuf>,
        /// The result; by default the program's name, with `.c` for `--emit c` and `.f90` for `--emit fortran`.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// What to make.
        #[arg(long, value_enum, default_value_t = Emit::Exe)]
        emit: Emit,
        /// The language that an executable is made through.
        #[arg(long, value_enum, default_value_t = fortran::Through::C, value_name = "LANGUAGE")]
        through: fortran::Through,
        /// The C compiler; by default $CC, cc, gcc or clang.
        #[arg(long, value_name = "CC")]
        cc: Option<String>,
        /// The Fortran compiler; by default $FC or gfortran.
        #[arg(long, value_name = "FC")]
        fc: Option<String>,
        /// The arguments of a function, as types or MATLAB values: 'A: double(n,n), 2'. Without it the executable
        /// takes any. For a library it may be repeated, and be written as a call: 'f(A: double(n,n))'.
        #[arg(long, value_name = "TYPES")]
        args: Vec<String>,
        /// Makes the package of Python a wheel, too, in `dist` of its folder, and prints where.
        #[arg(long)]
        wheel: bool,
        /// Prints the prototypes of a library, and makes nothing.
        #[arg(long)]
        dry_run: bool,
        /// Prints what `--emit c` is to be compiled and linked with, and makes nothing.
        #[arg(long)]
        print_link_flags: bool,
        /// Says how many functions are compiled and how many interpreted.
        #[arg(long)]
        explain: bool,
        #[command(flatten)]
        watching: steps::Watching,
        #[command(flatten)]
        handing: Handing,
        #[command(flatten)]
        passes: Passes,
        #[command(flatten)]
        common: Common,
    },
    /// Compiles functions to a library with a variant for each way in which they can be called.
    #[command(
        after_help = "Examples:\n  tame library solve.m --list\n  tame library solve.m power.m -o out/libfoo\n  \
                      tame library solve.m -o libfoo --classes 'double | single | complex double'\n  \
                      tame library solve.m --args 'solve(A: T(n,n), b: T(n,1)) where T: double | single'\n\n\
                      A line `%# export solve(...)` in the source says the same as --args."
    )]
    Library(library::Procedures),
    /// Tells what is wrong with programs, without running them.
    #[command(after_help = "Examples:\n  tame check prog.m\n  tame check src --least warning\n  \
                            tame check src --format sarif > findings.sarif\n  tame check --explain unused-value")]
    Check {
        /// Files of scripts, functions and classes, or folders with them.
        #[arg(required_unless_present = "explain")]
        files: Vec<PathBuf>,
        #[command(flatten)]
        telling: check::Telling,
        /// Says what a code means and what to do.
        #[arg(long, value_name = "CODE", conflicts_with = "files")]
        explain: Option<String>,
        #[command(flatten)]
        common: Common,
    },
    /// Tells what is known of every value of a program: classes, shapes, ranges, and the call graph.
    #[command(
        after_help = "Examples:\n  tame analyze prog.m\n  tame analyze smooth.m --args 'double(:,1), 3'\n  \
                            tame analyze prog.m --at prog.m:3:5\n  tame analyze prog.m --format dot | dot -Tsvg\n\n\
                            Types are written and shown in one notation: `tame analyze --notation` explains it."
    )]
    Analyze {
        /// The file of the script or function; `-` is the standard input.
        #[arg(required_unless_present = "notation")]
        file: Option<PathBuf>,
        /// The arguments of a function, as types or values: 'double(:,1), 3'. Without it nothing is assumed of them.
        #[arg(long, value_name = "TYPES")]
        args: Option<String>,
        /// How to show it.
        #[arg(long, value_enum, default_value_t = analyze::Format::Listing)]
        format: analyze::Format,
        /// Only what is known at a place.
        #[arg(long, value_name = "FILE:LINE:COL")]
        at: Option<String>,
        /// What another abstraction of arrays says of each assignment, instead of classes and ranges.
        #[arg(long, value_name = "NAME", value_parser = analyze::abstractions(), conflicts_with_all = ["at", "format"])]
        abstraction: Option<String>,
        /// The shape of every variable as a term, which of them are equal, and which checks of shapes are left.
        #[arg(long, conflicts_with_all = ["at", "format", "abstraction"])]
        shapes: bool,
        /// For `--shapes`: only scalars are expanded, as in MATLAB before 2016.
        #[arg(long, requires = "shapes")]
        classic: bool,
        /// Explains the notation of types.
        #[arg(long, conflicts_with_all = ["file", "args", "at"])]
        notation: bool,
        #[command(flatten)]
        common: Common,
    },
    /// Specialises a function for what is known of its arguments: MATLAB source that computes the rest.
    #[command(after_help = "Examples:\n  tame specialize power.m --args 'double, 5'\n  \
                            tame specialize solve.m --args '@newton, [0 1], double(2,1)' -o solve_newton.m\n\n\
                            What is known goes into the function, which no longer takes it. The notation of types\n\
                            is explained by `tame analyze --notation`.")]
    Specialize(specialize::Specialize),
    /// Rewrites what hinders (eval, feval, load, scripts, ...) where the program surely stays the same.
    #[command(
        after_help = "Examples:\n  tame fix prog.m\n  tame fix src --write\n  tame fix prog.m --only eval,feval\n\n\
                            The change is shown as a unified diff; files are written only with --write."
    )]
    Fix {
        /// Files, or folders with them; a script that others run is rewritten only together with them.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Writes the files.
        #[arg(long)]
        write: bool,
        /// Only these rewrites, separated by commas.
        #[arg(long, value_enum, value_delimiter = ',', value_name = "REWRITES")]
        only: Vec<Rewrite>,
        #[command(flatten)]
        common: Common,
    },
    /// Runs statements as they are typed, in one workspace.
    #[command(
        after_help = "Statements may span several lines. Tab completes names, Ctrl-C stops what runs, Ctrl-D \
                            leaves.\nThe history is kept in $TAME_HISTORY, or in tame/history below $XDG_STATE_HOME."
    )]
    Repl {
        #[command(flatten)]
        common: Common,
    },
    /// Prints what a shell completes commands of tame by.
    #[command(
        after_help = "Examples:\n  tame completions bash > ~/.local/share/bash-completion/completions/tame\n  \
                      tame completions zsh > ~/.zfunc/_tame\n  \
                      tame completions fish > ~/.config/fish/completions/tame.fish"
    )]
    Completions {
        /// The shell.
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
    /// Writes the manual pages to a folder.
    #[command(hide = true)]
    Man {
        /// The folder, which is there.
        folder: PathBuf,
    },
    /// Shows a stage of the compiler, for its developers.
    #[command(subcommand_negates_reqs = true, args_conflicts_with_subcommands = true)]
    Dev {
        #[command(subcommand)]
        tool: Option<shapes::Tool>,
        /// The stage.
        #[arg(value_enum, required = true)]
        stage: Option<dev::DevStage>,
        /// The file of the script or function.
        #[arg(required = true)]
        file: Option<PathBuf>,
        /// The arguments of a function, as types or values: 'double(:,1), 3'.
        #[arg(long, value_name = "TYPES", default_value = "", hide_default_value = true)]
        args: String,
        /// The last pass that runs.
        #[arg(long, value_name = "PASS")]
        after: Option<String>,
        /// How often optional passes are applied to functions before they stop, to find a culprit.
        #[arg(long, value_name = "N")]
        bisect: Option<usize>,
        #[command(flatten)]
        passes: Passes,
        #[command(flatten)]
        common: Common,
    },
}

/// What becomes of what has no compiled form.
#[derive(Clone, Default, clap::Args)]
struct Handing {
    /// What cannot be compiled is an error, and not interpreted in the executable.
    #[arg(long)]
    no_interpreter: bool,
    /// Has a function interpreted whatever it holds; may be repeated.
    #[arg(long, value_name = "FUNCTION", hide_short_help = true, conflicts_with = "no_interpreter")]
    interpret: Vec<String>,
}

/// What a program that is not trusted may do.
#[derive(Clone, Default, clap::Args)]
struct Guard {
    /// Lets the program run no commands and write no files, but below the folders of `--write`.
    #[arg(long)]
    sandbox: bool,
    /// A folder below which a program in the sandbox may write; may be repeated.
    #[arg(long, value_name = "DIR", requires = "sandbox")]
    write: Vec<PathBuf>,
    /// Ends the program after so many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    max_time: Option<std::time::Duration>,
    /// Ends the program when it needs more memory: `500M`, `2G`.
    #[arg(long, value_name = "SIZE", value_parser = bytes)]
    max_memory: Option<usize>,
}

impl Guard {
    fn is_on(&self) -> bool {
        self.sandbox || self.max_time.is_some() || self.max_memory.is_some()
    }
}

fn seconds(text: &str) -> Result<std::time::Duration, String> {
    let seconds = text.trim_end_matches('s').parse().ok().filter(|s: &f64| *s > 0.0);
    let found = seconds.and_then(|s| std::time::Duration::try_from_secs_f64(s).ok());
    found.ok_or_else(|| "a number of seconds is expected".into())
}

fn bytes(text: &str) -> Result<usize, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text[digits.len()..].to_ascii_uppercase().trim_end_matches('B').trim_end_matches('I') {
        "" => 1.0,
        "K" => 1024.0,
        "M" => 1048576.0,
        "G" => 1073741824.0,
        _ => return Err("a size such as 500M or 2G is expected".into()),
    };
    let size = digits.parse::<f64>().ok().map(|n| n * unit).filter(|n| (1.0..1e18).contains(n));
    size.map(|n| n as usize).ok_or_else(|| "a size such as 500M or 2G is expected".into())
}

/// What of the pipeline runs.
#[derive(Clone, Default, clap::Args)]
struct Passes {
    /// 0: neither the compiler nor the C compiler optimises; 2: both do.
    #[arg(short = 'O', value_name = "LEVEL", default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=3))]
    level: u8,
    /// Leaves a pass out; may be repeated.
    #[arg(long, value_name = "PASS", hide_short_help = true, value_parser = optional_pass)]
    disable: Vec<String>,
    /// Checks the intermediate code after each pass.
    #[arg(long, hide_short_help = true)]
    verify: bool,
}

/// The name of a pass that may be left out.
fn optional_pass(name: &str) -> Result<String, String> {
    let optional: Vec<&str> = driver::PIPELINE.iter().filter(|p| !p.required).map(|p| p.name).collect();
    match optional.contains(&name) {
        true => Ok(name.to_owned()),
        false => Err(format!("the passes that can be left out are {}", optional.join(", "))),
    }
}

impl Passes {
    fn options(&self) -> driver::PassOptions {
        driver::PassOptions {
            naive: self.level == 0,
            disabled: self.disable.clone(),
            verify: self.verify,
            ..Default::default()
        }
    }
}

#[derive(Clone, clap::Args)]
struct Common {
    /// The language of the files; MATLAB's by default.
    #[arg(long, value_enum)]
    dialect: Option<DialectName>,
    /// Adds a folder to the path, behind that of the program; may be repeated.
    #[arg(long, value_name = "DIR")]
    path: Vec<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum DialectName {
    /// MATLAB R2024.
    Matlab,
    /// Octave's syntax and its rules.
    Octave,
}

#[derive(Clone, Copy, ValueEnum)]
enum Engine {
    /// The interpreter: all of the language.
    Interp,
    /// Compiled C.
    C,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Emit {
    /// A native executable.
    Exe,
    /// C text, with the header it includes beside it.
    C,
    /// Fortran text, with the module it includes beside it, of programs without cells, structs and strings.
    Fortran,
    /// A static and a shared library with a header and a module, for callers in C, C++ and Fortran.
    Lib,
    /// A package of Python, which `pip install` takes.
    Python,
    /// A folder of MEX functions for Octave and MATLAB.
    Mex,
}

#[derive(Clone, Copy, ValueEnum)]
enum Rewrite {
    /// `eval('x = 3')` to `x = 3`.
    Eval,
    /// `feval(f, x)` to `f(x)`.
    Feval,
    /// `cellfun('length', c)` to `cellfun(@length, c)`.
    Handle,
    /// `load f` to `s = load('f')` and the fields that are used.
    Load,
    /// A script to a function.
    Script,
}

#[derive(Clone, Copy, ValueEnum)]
enum Least {
    /// Everything.
    Hint,
    /// Warnings and errors.
    Warning,
    /// Errors only.
    Error,
}

fn main() -> ExitCode {
    if shell::asks_about() {
        return ExitCode::from(print(&driver::about()));
    }
    let cli = Cli::parse();
    driver::keep_freed_memory();
    // Deep recursion of the program runs on a stack of its own.
    match driver::with_stack(|| execute(cli.command)) {
        Ok(code) => ExitCode::from(code),
        Err(e) => {
            eprintln!("error: no thread could be started: {e}");
            ExitCode::from(1)
        }
    }
}

fn options(common: Common) -> Options {
    let dialect = match common.dialect {
        None | Some(DialectName::Matlab) => driver::Dialect::Matlab,
        Some(DialectName::Octave) => driver::Dialect::Octave,
    };
    Options { dialect, path: common.path, ..Options::default() }
}

fn session(common: Common) -> Session {
    Session::new(Box::new(RealSystem::default()), options(common))
}

/// A session whose program may do what the guard lets it.
fn watched(common: Common, guard: &Guard) -> Result<Session, String> {
    let limits = driver::Limits { time: guard.max_time, memory: guard.max_memory };
    driver::guarded(limits).map_err(|e| format!("no thread could be started: {e}"))?;
    if !guard.sandbox {
        return Ok(session(common));
    }
    let sandbox = driver::Sandbox::new(&guard.write).map_err(|e| format!("a folder of `--write`: {e}"))?;
    Ok(Session::new(Box::new(sandbox), options(common)))
}

/// A session that compiles with these passes.
fn compiling(common: Common, passes: driver::PassOptions, handing: Handing) -> Session {
    let choices = Options { passes, interpreted: handing.interpret, ..options(common) };
    Session::new(Box::new(RealSystem::default()), choices)
}

fn colour() -> bool {
    std::io::stderr().is_terminal()
}

fn execute(command: Command) -> u8 {
    match command {
        Command::Run { types: Some(_), engine: Engine::Interp, .. } => {
            misuse("types of arguments are for compiled programs: add `--engine c`")
        }
        Command::Run { file, args, engine: Engine::Interp, guard, common, .. } => {
            match watched(common, &guard) {
                Ok(session) => run(session, file, &args),
                Err(why) => {
                    eprintln!("error: {why}");
                    2
                }
            }
        }
        Command::Run { engine: Engine::C, guard, .. } if guard.is_on() => {
            eprintln!("error: only the interpreter runs in a sandbox and within limits");
            2
        }
        Command::Run { file, args, types, engine: Engine::C, handing, passes, common, .. } => {
            let link = LinkOptions {
                naive: passes.level == 0,
                interpreter: !handing.no_interpreter,
                ..LinkOptions::default()
            };
            run_compiled(compiling(common, passes.options(), handing), &file, types.as_deref(), &args, link)
        }
        Command::Build { print_link_flags: true, handing, .. } => {
            match driver::link_flags(!handing.no_interpreter) {
                Ok(flags) => print(&format!("{flags}\n")),
                Err(d) => {
                    eprint!("{}", driver::render(&[d], &Default::default(), colour()));
                    1
                }
            }
        }
        Command::Build {
            files,
            output,
            emit,
            through,
            cc,
            fc,
            args,
            wheel,
            dry_run,
            explain,
            watching,
            handing,
            passes,
            common,
            ..
        } => {
            if wheel && emit != Emit::Python {
                return misuse("wheels are for Python: add `--emit python`");
            }
            if emit == Emit::Fortran || through == fortran::Through::Fortran {
                let (false, [file], [] | [_]) = (dry_run, files.as_slice(), args.as_slice()) else {
                    return misuse("Fortran is made of one program or function, with `--args` at most once");
                };
                let text = match emit {
                    Emit::Fortran => true,
                    Emit::Exe => false,
                    _ => return misuse("`--through fortran` is for executables"),
                };
                let session = compiling(common, passes.options().for_fortran(), handing);
                let link = LinkOptions { naive: passes.level == 0, ..LinkOptions::default() };
                let wanted = fortran::Wanted { output, text, fc, link, explain };
                return fortran::build(session, file, args.first().map(String::as_str), wanted);
            }
            let link = LinkOptions {
                cc,
                naive: passes.level == 0,
                interpreter: !handing.no_interpreter,
                watch: watching.watch(),
                ..LinkOptions::default()
            };
            let session = compiling(common, passes.options(), handing);
            let steps = watching.begin();
            match (emit, files.as_slice(), args.as_slice()) {
                (Emit::Lib | Emit::Python | Emit::Mex, ..) => {
                    let form = match emit {
                        Emit::Python => library::Form::Python,
                        Emit::Mex => library::Form::Mex,
                        _ => library::Form::C,
                    };
                    let choices = library::Choices { form, dry_run, wheel };
                    library::build(session, &files, &args, output, link, choices, steps)
                }
                _ if dry_run => misuse("only libraries have prototypes: add `--emit lib`"),
                (_, [file], [] | [_]) => {
                    let wanted = Wanted { output, emit, args: args.first().map(String::as_str), explain };
                    build(session, file, wanted, link, steps)
                }
                (_, [_], _) => misuse("an executable has one signature: give `--args` once"),
                _ => misuse(
                    "a program has one file: others that it calls are found; add `--emit lib` for a library",
                ),
            }
        }
        Command::Completions { shell } => shell::completions(shell),
        Command::Man { folder } => shell::manual(&folder),
        Command::Check { explain: Some(code), .. } => explain(&code),
        Command::Check { files, telling, common, .. } => check::check(&common, &files, &telling),
        Command::Analyze { notation: true, .. } => print(driver::NOTATION),
        Command::Analyze { file, args, format, at, abstraction, shapes, classic, common, .. } => {
            let file = file.unwrap_or_default();
            let shown = match (&at, &abstraction) {
                _ if shapes => analyze::Shown::Shapes(classic),
                (Some(at), _) => analyze::Shown::At(at, format),
                (None, Some(name)) => analyze::Shown::Abstraction(name),
                (None, None) => analyze::Shown::Whole(format),
            };
            analyze::analyze(session(common), &file, args.as_deref(), shown)
        }
        Command::Library(what) => library::procedures(what),
        Command::Specialize(what) => specialize::specialize(what),
        Command::Fix { files, write, only, common } => fix(&options(common), &files, write, &only),
        Command::Repl { common } => {
            let session = session(common);
            eprint!("{}", session.report(colour()));
            repl::run(driver::Repl::new(session))
        }
        Command::Dev { tool: Some(tool), .. } => shapes::run(&tool),
        Command::Dev {
            stage: Some(stage), file: Some(file), args, after, bisect, passes, common, ..
        } => {
            let passes = driver::PassOptions { after, limit: bisect, ..passes.options() };
            dev::run(compiling(common, passes, Handing::default()), stage, file, &args)
        }
        // The parser of arguments wants them.
        Command::Dev { .. } => 2,
    }
}

/// Tells of bad usage; its exit code.
fn misuse(message: &str) -> u8 {
    eprintln!("error: {message}");
    2
}

fn run(mut session: Session, file: PathBuf, args: &[String]) -> u8 {
    let entry = session.load(&file);
    let Some(entry) = entry else {
        eprint!("{}", session.report(colour()));
        return 1;
    };
    // What is wrong with other files is an error where one is called.
    let general: Vec<Diagnostic> =
        session.diagnostics().iter().filter(|d| d.span.is_none()).cloned().collect();
    tell(&session, &general);
    let usage = session.exceeded(entry, args.len());
    match session.run_interp(entry, args) {
        Ok(Finished::Code(code)) => u8::try_from(code.rem_euclid(256)).unwrap_or(1),
        Ok(Finished::Failed(report)) => {
            eprint!("{}", if colour() { told::coloured(&report) } else { report });
            say_usage(usage);
            1
        }
        Err(diagnostics) => {
            eprint!("{}", driver::render(&diagnostics, &Default::default(), colour()));
            2
        }
    }
}

/// After the error that a function was given too many arguments: how it is called.
fn say_usage(usage: Option<String>) {
    if let Some(usage) = usage {
        eprintln!("  the function is {usage}");
    }
}

/// Compiles to an executable of its own, runs it, and removes it. It takes the arguments where it is compiled for
/// `types`, else they are compiled in.
fn run_compiled(
    mut session: Session,
    file: &Path,
    types: Option<&str>,
    args: &[String],
    mut link: LinkOptions,
) -> u8 {
    let values = args.join(", ");
    let (made, _) = to_c(&mut session, file, Some(types.unwrap_or(&values)), &mut link, None);
    let Some(text) = made else { return 1 };
    let folder = match driver::scratch_folder() {
        Ok(folder) => folder,
        Err(d) => return tell(&session, &[d]),
    };
    let program = folder.path().join("program");
    if let Err(d) = driver::link(&text, &program, &link) {
        return tell(&session, &[d]);
    }
    let words = if types.is_some() { args } else { &[] };
    let ran = std::process::Command::new(&program).args(words).status();
    match ran.map(|s| s.code()) {
        Ok(Some(1)) => {
            say_usage(session.load(file).and_then(|f| session.exceeded(f, args.len())));
            1
        }
        Ok(Some(code)) => u8::try_from(code.rem_euclid(256)).unwrap_or(1),
        _ => 1,
    }
}

/// What `tame build` makes of a program.
struct Wanted<'a> {
    output: Option<PathBuf>,
    emit: Emit,
    args: Option<&'a str>,
    explain: bool,
}

fn build(
    mut session: Session,
    file: &Path,
    wanted: Wanted<'_>,
    mut link: LinkOptions,
    mut steps: steps::Steps,
) -> u8 {
    let Wanted { output, emit, args, explain } = wanted;
    let (made, share) = to_c(&mut session, file, args, &mut link, Some(&mut steps));
    if explain {
        print(&format!("{share}\n"));
    }
    let Some(text) = made else { return 1 };
    steps.next(Some(steps::COMPILER));
    let stem = file.file_stem().map(PathBuf::from).unwrap_or_else(|| "program".into());
    let made = match emit {
        Emit::C => driver::write_c(&text, &output.unwrap_or_else(|| stem.with_extension("c"))),
        // Libraries have a road of their own.
        _ => driver::link(&text, &output.unwrap_or(stem), &link),
    };
    steps.next(None);
    match made {
        Ok(()) => 0,
        Err(d) => tell(&session, &[d]),
    }
}

/// The C text of the program in a file, and how much of it is interpreted; says why where there is none, and
/// warns where a build is watched. `link` says whether there may be an interpreter, and then whether there is.
fn to_c(
    session: &mut Session,
    file: &Path,
    args: Option<&str>,
    link: &mut LinkOptions,
    steps: Option<&mut steps::Steps>,
) -> (Option<String>, Share) {
    let (made, share, mut diagnostics) = driver::compile_file(session, file, args, link.interpreter);
    diagnostics.retain(|d| steps.is_some() || d.is_error());
    if let Some(steps) = steps {
        steps.next(None);
    }
    tell(session, &diagnostics);
    link.interpreter = made.as_ref().is_some_and(driver::Made::is_interpreted);
    let title = file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let text = made.map(|m| driver::emit_c(&m, session.sources(), &format!("{title}, compiled by tame")));
    (text, share)
}

/// Prints diagnostics; the exit code of a failure.
fn tell(session: &Session, diagnostics: &[Diagnostic]) -> u8 {
    eprint!("{}", driver::render(diagnostics, session.sources(), colour()));
    1
}

/// Results on the standard output; the exit code of success.
fn print(text: &str) -> u8 {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        // A closed pipe is no failure of ours.
        Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => {
            eprintln!("error: the output cannot be written: {e}");
            1
        }
        _ => 0,
    }
}

/// Shows what would change, and changes it where that is asked for.
fn fix(options: &Options, paths: &[PathBuf], write: bool, only: &[Rewrite]) -> u8 {
    let rule = |r: &Rewrite| match r {
        Rewrite::Eval => driver::Rule::Eval,
        Rewrite::Feval => driver::Rule::Feval,
        Rewrite::Handle => driver::Rule::Handle,
        Rewrite::Load => driver::Rule::Load,
        Rewrite::Script => driver::Rule::Script,
    };
    let only: Vec<driver::Rule> = only.iter().map(rule).collect();
    let system = RealSystem::default();
    let files: Vec<PathBuf> = paths.iter().flat_map(|p| driver::programs_in(&system, p)).collect();
    let (fixed, found, sources) = driver::fix(options, &files, &only);
    eprint!("{}", driver::render(&found, &sources, colour()));
    let mut failed = found.iter().any(Diagnostic::is_error);
    for file in &fixed {
        failed |= print(&file.diff()) != 0;
        if write && let Err(e) = std::fs::write(&file.path, file.bytes()) {
            eprintln!("error: cannot write {}: {e}", file.path.display());
            failed = true;
        }
    }
    let count = match fixed.len() {
        1 => "1 file".to_owned(),
        n => format!("{n} files"),
    };
    match (fixed.is_empty(), write) {
        (true, _) => {}
        (false, true) => eprintln!("{count} changed"),
        (false, false) => eprintln!("{count} would change; `--write` changes them"),
    }
    u8::from(failed)
}

/// What a code of a diagnostic means, with an example.
fn explain(name: &str) -> u8 {
    let Some(code) = driver::codes::find(name) else {
        let known: Vec<&str> = driver::codes::ALL.iter().map(|c| c.name).collect();
        eprintln!("error: there is no code '{name}'; the codes are {}", known.join(", "));
        return 2;
    };
    let mut text = format!("{}\n", code.explanation);
    if !code.example.is_empty() {
        text += "\nFor example:\n\n";
        text.extend(code.example.lines().map(|line| format!("    {line}\n")));
    }
    print(&text)
}

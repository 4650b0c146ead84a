//! From functions to a library that others call: C text, header, static and shared library.
//!
//! Invariants: of all symbols of the libraries only those of the entries can be seen, so that several of them live
//! in one process; what is not whole does not take its place.

use crate::build::{
    EMBED, Entered, LinkOptions, RUNTIME, compile_entered, find_library, not_writable, scratch_folder,
    writable, write,
};
use crate::build::{beside, put};
use crate::callback;
use crate::compiler::{Compiler, SYSTEM, extra_flags};
use crate::entry::{Arguments, arguments, is_value, names, not_types};
use crate::handed::{self, Becomes};
use crate::session::Session;
use crate::wheel;
use analysis::Given;
use base::{Diagnostic, SourceMap, codes};
use codegen::c::api::Api;
use codegen::c::{self, Sources};
use codegen::entry;
use codegen::lower::{Argument, Called, Wanted, Way};
use ir::loops::Module;
use ir::tir::{FuncId, FunctionKind};
use std::path::{Path, PathBuf};
use std::process::Command;
use types::Sym;

/// A compiled library.
pub struct Library {
    /// How its names begin.
    pub prefix: String,
    module: Module,
    stored: Option<Sources>,
    /// What callers see.
    api: Api,
    title: String,
    /// What else is put beside it: names of files and their texts.
    beside: Vec<(String, String)>,
}

/// What a library consists of, as text.
pub struct LibraryText {
    /// The C text.
    pub source: String,
    /// Its header.
    pub header: String,
}

/// Compiles functions to a library whose names begin with `prefix`. `args` are signatures: of the function in the one
/// file there is, or with the name of the function before them, `f(A: double(n,n))`. Without any, the lines
/// `%# export f(...)` of the files say what there is.
pub fn compile_library(
    session: &mut Session,
    files: &[PathBuf],
    args: &[String],
    prefix: &str,
    interpreter: bool,
) -> (Option<Library>, Vec<Diagnostic>) {
    session.lowering.project.captures = true;
    let asked = loaded(session, files).and_then(|loaded| {
        c_name(prefix).map_err(|d| vec![d])?;
        let signatures = signatures(session, files, &loaded, args).map_err(|d| vec![d])?;
        if let Some(f) = signatures.missing.first() {
            return Err(vec![no_types(session, *f)]);
        }
        Ok((loaded, signatures.list))
    });
    let (loaded, list) = match asked {
        Ok(asked) => asked,
        Err(found) => return (None, found),
    };
    let asked: Vec<Asked> = list.into_iter().map(|(entry, text)| Asked { entry, text, name: None }).collect();
    compile_asked(session, files, &loaded, &asked, prefix, interpreter)
}

/// The functions in files; else what is wrong with them.
pub(crate) fn loaded(session: &mut Session, files: &[PathBuf]) -> Result<Vec<FuncId>, Vec<Diagnostic>> {
    let found: Option<Vec<FuncId>> = files.iter().map(|file| session.load(file)).collect();
    match found {
        Some(found) if session.diagnostics_of_build().iter().all(|d| !d.is_error()) => Ok(found),
        _ => Err(session.diagnostics().to_vec()),
    }
}

/// A function of a library, as somebody wants it.
pub(crate) struct Asked {
    /// The function.
    pub entry: FuncId,
    /// Its signature.
    pub text: String,
    /// Its name in C behind the prefix; that of the function where absent.
    pub name: Option<String>,
}

/// Compiles functions that are loaded.
pub(crate) fn compile_asked(
    session: &mut Session,
    files: &[PathBuf],
    loaded: &[FuncId],
    asked: &[Asked],
    prefix: &str,
    interpreter: bool,
) -> (Option<Library>, Vec<Diagnostic>) {
    let mut diagnostics = session.diagnostics_of_build();
    let mut entries = Vec::new();
    let mut doors: Vec<Wanted> = Vec::new();
    let mut called_back: Vec<FuncId> = Vec::new();
    for one in asked {
        match door(session, prefix, one, &doors) {
            Ok((given, door, called)) => {
                called_back.extend(called);
                let nargout = session.lowering.program.functions[one.entry].outputs.len();
                entries.push((one.entry, given, nargout));
                doors.push(door);
            }
            Err(d) => return (None, vec![d]),
        }
    }
    let entered = Entered { entries, open: false, way: Way::Library(doors) };
    let (mut compiled, found) = compile_entered(session, &entered, interpreter);
    let mut refused = compiled.handed.causes().to_vec();
    refused.append(&mut compiled.refused);
    let file = |f: &FuncId| session.lowering.program.functions[*f].file;
    let texts: Vec<_> = called_back.iter().map(file).collect();
    if compiled.interpreted().iter().any(|f| texts.contains(&file(f))) {
        let message = "a function that the caller gives is called by what has no compiled form".to_owned();
        diagnostics.push(Diagnostic::without_span(&codes::UNSUPPORTED, message));
    }
    let whole = compiled.handed.whole || found.iter().any(|d| d.code == &codes::UNSUPPORTED);
    let kept = found.into_iter().filter(|d| refused.is_empty() || d.code != &codes::UNSUPPORTED);
    diagnostics.extend(kept);
    let becomes = match (interpreter, whole) {
        (false, _) => Becomes::Error,
        (true, true) => Becomes::Never,
        (true, false) => Becomes::Functions,
    };
    diagnostics.extend(handed::told(&refused, becomes));
    if diagnostics.iter().any(Diagnostic::is_error) {
        return (None, diagnostics);
    }
    compiled.module.near = session.lowering.near_names();
    let stored = compiled.stored(session, loaded[0], None);
    let api = Api::of(&compiled.module, prefix);
    let listed: Vec<String> =
        files.iter().map(|f| f.file_name().unwrap_or_default().to_string_lossy().into_owned()).collect();
    let title = format!("{}, compiled by tame", listed.join(", "));
    let prefix = prefix.to_owned();
    (Some(Library { prefix, module: compiled.module, stored, api, title, beside: Vec::new() }), diagnostics)
}

/// Which signatures functions have.
pub(crate) struct Signatures {
    /// Each with its function.
    pub list: Vec<(FuncId, String)>,
    /// Functions with arguments of which nothing is said.
    pub missing: Vec<FuncId>,
}

/// The signatures that arguments and files say.
pub(crate) fn signatures(
    session: &Session,
    files: &[PathBuf],
    loaded: &[FuncId],
    args: &[String],
) -> Result<Signatures, Diagnostic> {
    let wrong = |message: String| Diagnostic::without_span(&codes::BAD_ARGUMENT, message);
    let program = &session.lowering.program;
    let name = |f: FuncId| program.functions[f].name.as_str();
    for (file, f) in files.iter().zip(loaded) {
        if program.functions[*f].kind == FunctionKind::Script {
            return Err(wrong(format!("{} is a script: a library is made of functions", file.display())));
        }
    }
    let mut list: Vec<(FuncId, String)> = Vec::new();
    let of_name = |called: &str| loaded.iter().copied().find(|f| name(*f) == called);
    let names: Vec<&str> = loaded.iter().map(|f| name(*f)).collect();
    let read = |text: &str| {
        let read = types::parse_exports(text, &|f| of_name(f).is_some());
        read.map_err(|e| misnamed(text, &names).unwrap_or_else(|| not_types(text, &e)))
    };
    for text in args {
        for item in read(text)? {
            let entry = match (item.function.as_deref().and_then(of_name), loaded) {
                (Some(entry), _) | (None, &[entry]) => entry,
                (None, _) => {
                    if let Some(d) = misnamed(text, &names) {
                        return Err(d);
                    }
                    let known: Vec<&str> = loaded.iter().map(|f| name(*f)).collect();
                    let d =
                        wrong(format!("`{text}` does not say of which function it is: {}", known.join(", ")));
                    let help = "With several files a signature is written as a call: `f(A: double(n,n))`.";
                    return Err(d.with_help(help));
                }
            };
            list.extend(item.signatures.into_iter().map(|s| (entry, s)));
        }
    }
    let mut missing = Vec::new();
    for f in loaded {
        if list.iter().any(|w| w.0 == *f) {
            continue;
        }
        let function = &program.functions[*f];
        let source = session.sources().file(function.file);
        let before = list.len();
        for line in source.text.lines() {
            let Some(text) =
                line.trim_start().strip_prefix("%#").and_then(|l| l.trim_start().strip_prefix("export "))
            else {
                continue;
            };
            for item in read(text)? {
                match item.function.as_deref().and_then(of_name) {
                    Some(entry) => list.extend(item.signatures.into_iter().map(|s| (entry, s))),
                    None => return Err(wrong(format!("`{}` is no signature of {}", text.trim(), name(*f)))),
                }
            }
        }
        if list.len() == before {
            if !function.params.is_empty() || function.varargin.is_some() {
                missing.push(*f);
            } else {
                list.push((*f, String::new()));
            }
        }
    }
    Ok(Signatures { list, missing })
}

/// A signature is written as a call of a function that is not there, under a name like that of one that is.
fn misnamed(text: &str, names: &[&str]) -> Option<Diagnostic> {
    let (called, _) = text.trim().split_once('(')?;
    let called = called.trim();
    if types::parse_value(called).is_ok() {
        return None;
    }
    let near = base::nearest(called, names.iter().copied()).filter(|near| *near != called)?;
    let message = format!("no function '{called}' is given; did you mean '{near}'?");
    Some(Diagnostic::without_span(&codes::BAD_ARGUMENT, message))
}

/// Nothing is said of the arguments of a function.
pub(crate) fn no_types(session: &Session, f: FuncId) -> Diagnostic {
    let name = session.lowering.program.functions[f].name;
    let message = format!("the types of the arguments of '{name}' are not given");
    let help = format!("Give them with `--args '{name}(...)'`, or in the source: `%# export {name}(...)`.");
    Diagnostic::without_span(&codes::BAD_ARGUMENT, message).with_help(help)
}

/// What is known of the arguments of an entry, and its door.
fn door(
    session: &mut Session,
    prefix: &str,
    asked: &Asked,
    others: &[Wanted],
) -> Result<(Given, Wanted, Vec<FuncId>), Diagnostic> {
    let Arguments { signature, mut given } = arguments(session, asked.entry, &asked.text)?;
    let function = &session.lowering.program.functions[asked.entry];
    let names = names(function, Some(&signature));
    let base = match &asked.name {
        Some(name) => format!("{prefix}_{name}"),
        None => format!("{prefix}_{}", own_name(function.name.as_str())),
    };
    let mut name = base.clone();
    let mut k = 1;
    while others.iter().any(|o| o.name == name) {
        k += 1;
        name = format!("{base}_{k}");
    }
    let extents: Vec<Option<Sym>> = given.args.iter().map(|(_, extent)| *extent).collect();
    let known = callback::readable(&signature, &extents);
    let mut called: Vec<Option<Called>> = vec![None; signature.args.len()];
    let mut functions = Vec::new();
    for (k, arg) in signature.args.iter().enumerate() {
        let Some(of) = &arg.callback else {
            if arg.value.unique_class() == Some(types::Class::FunctionHandle) && !is_value(arg) {
                return Err(callback::untyped(&names[k]));
            }
            continue;
        };
        let made = callback::made(session, &name, &names[k], of, &known)?;
        given.args[k] = (made.handle, None);
        called[k] = Some(made.called);
        functions.push(made.function);
    }
    let args =
        signature.args.iter().zip(&given.args).zip(names).map(|((arg, (value, extent)), name)| Argument {
            name,
            text: arg.text.clone(),
            value: value.clone(),
            extent: *extent,
            constant: is_value(arg),
            called: None,
        });
    let mut args: Vec<Argument> = args.collect();
    args.iter_mut().zip(called).for_each(|(a, called)| a.called = called);
    if args.iter().any(|a| a.value.maybe_undefined) {
        let e = types::NotationError { at: 0, message: "an argument has a value".into() };
        return Err(not_types(&asked.text, &e));
    }
    Ok((given, Wanted { name, args, bounds: signature.bounds }, functions))
}

/// The name of a function behind the prefix: names that every library has are not for functions.
pub(crate) fn own_name(name: &str) -> String {
    let taken = c::api::OWN.contains(&name) || name.starts_with("value_");
    if taken { format!("{name}_") } else { name.to_owned() }
}

/// Headers that C, the library's own text and MEX functions include.
const HEADERS: &str = "alloca assert complex ctype dlfcn endian errno fcntl features fenv float inttypes limits locale \
    malloc math matrix memory mex mexproto pthread sched setjmp signal stdarg stdbool stddef stdint stdio stdlib string \
    strings tame tgmath threads time tmwtypes uchar unistd wchar wctype";

/// Whether names of C may begin so.
pub(crate) fn c_name(prefix: &str) -> Result<(), Diagnostic> {
    if HEADERS.split_whitespace().any(|h| h == prefix) {
        let message = format!("the header '{prefix}.h' of the library would hide another one of this name");
        return Err(Diagnostic::without_span(&codes::BAD_ARGUMENT, message)
            .with_help("Name it with `-o`: `-o libfoo`."));
    }
    let begins = prefix.starts_with(|c: char| c.is_ascii_alphabetic());
    if begins && prefix.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') && !c::is_reserved(prefix) {
        return Ok(());
    }
    let message = format!("names of C cannot begin with '{prefix}', as those of the library would");
    Err(Diagnostic::without_span(&codes::BAD_ARGUMENT, message).with_help("Name it with `-o`: `-o libfoo`."))
}

impl Library {
    /// The prototypes of its functions.
    pub fn prototypes(&self) -> String {
        self.api.functions.iter().map(|f| format!("{};\n", self.api.prototype(f))).collect()
    }

    /// What callers see.
    pub fn api(&self) -> &Api {
        &self.api
    }

    /// Its functions of one MATLAB function become variants of a procedure, which chooses among them when it is
    /// called: the names of procedures in C behind the prefix, with the MATLAB functions.
    pub(crate) fn choose(&mut self, procedures: Vec<(String, String)>) {
        self.api.choose(procedures);
    }

    /// Puts a file beside it.
    pub(crate) fn put_beside(&mut self, name: String, text: String) {
        self.beside.push((name, text));
    }

    /// Whether it holds an interpreter.
    pub fn is_interpreted(&self) -> bool {
        self.stored.is_some()
    }

    /// Its C text and header.
    pub fn text(&self, sources: &SourceMap) -> LibraryText {
        let source = c::emit_library(&self.module, sources, &self.title, self.stored.as_ref(), &self.api);
        let name = self.prefix.clone();
        LibraryText { source, header: c::library_header(&self.api, &format!("{name}.h: {}.", self.title)) }
    }
}

/// Which files a library becomes.
struct Names {
    fixed: PathBuf,
    shared: PathBuf,
    header: PathBuf,
    fortran: PathBuf,
    config: PathBuf,
    cmake: PathBuf,
}

/// Makes `libfoo.a`, `libfoo.so`, `foo.h`, `foo.f90`, `foo.pc` and `fooConfig.cmake` in a folder.
pub fn build_library(
    library: &Library,
    sources: &SourceMap,
    folder: &Path,
    options: &LinkOptions,
) -> Result<(), Diagnostic> {
    let p = &library.prefix;
    let names = Names {
        fixed: folder.join(format!("lib{p}.a")),
        shared: folder.join(format!("lib{p}.so")),
        header: folder.join(format!("{p}.h")),
        fortran: folder.join(format!("{p}.f90")),
        config: folder.join(format!("{p}.pc")),
        cmake: folder.join(format!("{p}Config.cmake")),
    };
    let all = [&names.fixed, &names.shared, &names.header, &names.fortran, &names.config, &names.cmake];
    // One that is not there is made when the library is.
    if folder.exists() {
        all.into_iter().try_for_each(|f| writable(f))?;
    }
    let scratch = scratch_folder()?;
    let text = library.text(sources);
    let object = object(library, &text, scratch.path(), options)?;
    let shared = shared(&object, scratch.path(), options)?;
    let fixed = scratch.path().join("made.a");
    options.run(Command::new(tool("AR", "ar")?).arg("rcs").arg(&fixed).arg(&object))?;
    let made = |name: &str| scratch.path().join(name);
    let (header, fortran, config) = (made("made.h"), made("made.f90"), made("made.pc"));
    write(&header, &text.header)?;
    write(&fortran, &entry::fortran::module(&library.api, &format!("{p}.f90: {}.", library.title)))?;
    write(&config, &package_config(library, folder))?;
    let cmake = made("made.cmake");
    write(&cmake, &CMAKE.replace("foo", p))?;
    std::fs::create_dir_all(folder).map_err(|e| not_writable(folder, &e))?;
    // All are whole beside their places before one takes its own.
    let texts =
        [(header, &names.header), (fortran, &names.fortran), (config, &names.config), (cmake, &names.cmake)];
    let made = [(fixed, &names.fixed), (shared, &names.shared)].into_iter().chain(texts);
    let mut made: Vec<(PathBuf, PathBuf)> = made.map(|(from, to)| (from, to.clone())).collect();
    for (k, (name, text)) in library.beside.iter().enumerate() {
        let (from, to) = (scratch.path().join(format!("beside_{k}")), folder.join(name));
        writable(&to)?;
        write(&from, text)?;
        made.push((from, to));
    }
    let mut ready = Vec::new();
    for (from, to) in &made {
        ready.push((beside(from, to)?, to));
    }
    ready.into_iter().try_for_each(|(part, to)| put(part, to))
}

/// For `find_package(foo CONFIG)`: the libraries lie beside it.
const CMAKE: &str = "if(NOT TARGET foo::foo)
  add_library(foo::foo STATIC IMPORTED)
  set_target_properties(foo::foo PROPERTIES
    IMPORTED_LOCATION \"${CMAKE_CURRENT_LIST_DIR}/libfoo.a\"
    INTERFACE_INCLUDE_DIRECTORIES \"${CMAKE_CURRENT_LIST_DIR}\"
    INTERFACE_LINK_LIBRARIES \"m;pthread;dl\")
  add_library(foo::shared SHARED IMPORTED)
  set_target_properties(foo::shared PROPERTIES
    IMPORTED_LOCATION \"${CMAKE_CURRENT_LIST_DIR}/libfoo.so\"
    IMPORTED_NO_SONAME TRUE
    INTERFACE_INCLUDE_DIRECTORIES \"${CMAKE_CURRENT_LIST_DIR}\")
endif()
";

fn package_config(library: &Library, folder: &Path) -> String {
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    format!(
        "prefix={}\n\nName: {1}\nDescription: {2}\nVersion: 1.0\nCflags: -I${{prefix}}\nLibs: -L${{prefix}} -l{1}\n\
         Libs.private: {3}\n",
        folder.display(),
        library.prefix,
        library.title,
        SYSTEM.join(" ")
    )
}

/// One object of a library with all that it needs of the runtime library, of which nobody sees more than the entries.
fn object(
    library: &Library,
    text: &LibraryText,
    scratch: &Path,
    options: &LinkOptions,
) -> Result<PathBuf, Diagnostic> {
    let runtime = match &options.runtime {
        Some(path) => path.clone(),
        None => find_library(if library.is_interpreted() { EMBED } else { RUNTIME })?,
    };
    let cc = Compiler::find(options.cc.as_deref())?;
    let at = |name: &str| scratch.join(name);
    write(&at("library.c"), &text.source)?;
    write(&at("tame.h"), c::HEADER)?;
    write(&at(&format!("{}.h", library.prefix)), &text.header)?;
    let level = if options.naive { "-O0" } else { "-O3" };
    let mut compile = Command::new(&cc.command);
    compile
        .args(cc.flags())
        .args([level, "-fPIC", "-w", "-c"])
        .arg("-o")
        .arg(at("own.o"))
        .arg(at("library.c"))
        .args(extra_flags());
    options.run(&mut compile)?;
    let seen = c::api::symbols(&library.api);
    let mut merge = Command::new(&cc.command);
    merge.args(["-r", "-nostdlib", "-Wl,--gc-sections", "-Wl,--force-group-allocation"]);
    if !extra_flags().iter().any(|flag| flag.starts_with("-g")) {
        merge.arg("-Wl,-S");
    }
    merge.arg("-o");
    merge.arg(at("merged.o")).arg(at("own.o")).arg(&runtime);
    merge.args(seen.iter().map(|s| format!("-Wl,-u,{s}")));
    options.run(&mut merge)?;
    write(&at("symbols"), &seen.join("\n"))?;
    let mut hide = Command::new(tool("OBJCOPY", "objcopy")?);
    // What other compilers could make of the runtime library is nothing to tools.
    hide.args(["--remove-section=.llvmbc", "--remove-section=.llvmcmd"]);
    hide.arg(format!("--keep-global-symbols={}", at("symbols").display()))
        .arg(at("merged.o"))
        .arg(at("library.o"));
    options.run(&mut hide)?;
    Ok(at("library.o"))
}

fn shared(object: &Path, scratch: &Path, options: &LinkOptions) -> Result<PathBuf, Diagnostic> {
    let made = scratch.join("made.so");
    let cc = Compiler::find(options.cc.as_deref())?;
    let mut link = Command::new(cc.command);
    link.args(["-shared", "-Wl,-z,now", "-o"]).arg(&made).arg(object).args(SYSTEM);
    options.run(&mut link)?;
    Ok(made)
}

/// Makes a package of Python in a folder, which `pip install` takes and which can be imported from there; as a wheel,
/// too, where somebody wants one, in `dist` below it: says where it is.
pub fn build_python(
    library: &Library,
    sources: &SourceMap,
    folder: &Path,
    options: &LinkOptions,
    as_wheel: bool,
) -> Result<Option<PathBuf>, Diagnostic> {
    if entry::python::is_word(&library.prefix) {
        let message = format!("a package cannot be called '{}', which is a word of Python", library.prefix);
        return Err(
            Diagnostic::without_span(&codes::BAD_ARGUMENT, message).with_help("Name it with `-o`: `-o foo`.")
        );
    }
    let files = entry::python::files(&library.api, &library.title);
    let inner = folder.join(&library.prefix);
    let made = folder.is_dir();
    if made
        && !folder.join("pyproject.toml").is_file()
        && folder.read_dir().is_ok_and(|mut d| d.next().is_some())
    {
        let message = format!("cannot write {}: it is a folder with other files", folder.display());
        return Err(Diagnostic::without_span(&codes::OUTPUT_NOT_WRITABLE, message));
    }
    let scratch = scratch_folder()?;
    let object = object(library, &library.text(sources), scratch.path(), options)?;
    let shared = shared(&object, scratch.path(), options)?;
    std::fs::create_dir_all(&inner).map_err(|e| not_writable(&inner, &e))?;
    let mut ready = Vec::new();
    for (k, (place, text)) in files.into_iter().enumerate() {
        let from = scratch.path().join(format!("file_{k}"));
        write(&from, &text)?;
        let to = folder.join(place);
        ready.push((beside(&from, &to)?, to));
    }
    let to = inner.join(format!("lib{}.so", library.prefix));
    ready.push((beside(&shared, &to)?, to));
    ready.into_iter().try_for_each(|(part, to)| put(part, &to))?;
    if !as_wheel {
        return Ok(None);
    }
    let mut files = wheel::Files::new();
    wheel::within(&inner, &library.prefix, &mut files)?;
    let library_text =
        files.iter().find(|(place, _)| place.ends_with(".so")).map_or(&[][..], |(_, bytes)| bytes);
    let platform = wheel::platform(library_text);
    let (name, bytes) = wheel::wheel(&library.prefix, &library.title, &platform, files);
    let dist = folder.join("dist");
    std::fs::create_dir_all(&dist).map_err(|e| not_writable(&dist, &e))?;
    let (from, to) = (scratch.path().join("wheel"), dist.join(name));
    std::fs::write(&from, bytes).map_err(|e| not_writable(&from, &e))?;
    put(beside(&from, &to)?, &to)?;
    Ok(Some(to))
}

/// Makes MEX functions in a folder: the C text of each, the library with its header, and, where Octave's `mkoctfile`
/// is there (or `$MKOCTFILE` says where), what it makes of them. Says whether it was.
pub fn build_mex(
    library: &Library,
    sources: &SourceMap,
    folder: &Path,
    options: &LinkOptions,
) -> Result<bool, Diagnostic> {
    let scratch = scratch_folder()?;
    let at = |name: &str| scratch.path().join(name);
    let text = library.text(sources);
    let object = object(library, &text, scratch.path(), options)?;
    let (fixed, header) = (format!("lib{}.a", library.prefix), format!("{}.h", library.prefix));
    options.run(Command::new(tool("AR", "ar")?).arg("rcs").arg(at(&fixed)).arg(&object))?;
    let mut made = vec![fixed.clone(), header];
    let mkoctfile = tool("MKOCTFILE", "mkoctfile").ok();
    for (name, text) in entry::mex::files(&library.api, &library.title) {
        let file = format!("{name}_mex.c");
        write(&at(&file), &text)?;
        made.push(file.clone());
        if let Some(mkoctfile) = &mkoctfile {
            let (from, to) = (at(&file), format!("{name}.mex"));
            let mut build = Command::new(mkoctfile);
            build.arg("--mex").arg("-o").arg(at(&to)).arg(from).arg(at(&fixed)).args(SYSTEM);
            options.run(build.current_dir(scratch.path()))?;
            made.push(to);
        }
    }
    std::fs::create_dir_all(folder).map_err(|e| not_writable(folder, &e))?;
    let mut ready = Vec::new();
    for name in made {
        let to = folder.join(&name);
        writable(&to)?;
        ready.push((beside(&at(&name), &to)?, to));
    }
    ready.into_iter().try_for_each(|(part, to)| put(part, &to))?;
    Ok(mkoctfile.is_some())
}

/// A tool that comes with C compilers.
fn tool(variable: &str, name: &str) -> Result<String, Diagnostic> {
    let named = std::env::var(variable).ok().filter(|t| !t.is_empty()).unwrap_or_else(|| name.to_owned());
    if Command::new(&named).arg("--version").output().is_ok_and(|o| o.status.success()) {
        return Ok(named);
    }
    let message = format!("{named} was not found");
    let help = format!("It comes with gcc (binutils); ${variable} names another one.");
    Err(Diagnostic::without_span(&codes::NO_C_COMPILER, message).with_help(help))
}

//! What the other files of a project say that matters to one of them, found without lowering them: which names a
//! path that is set elsewhere may lead to, which functions change the variables of their callers, which
//! scripts are run by others.
//!
//! It errs on the side of silence: whatever it names is not complained of.

use crate::class::ClassInfo;
use base::{FileId, FxHashSet, Name, SourceFile, System};
use std::path::{Path, PathBuf};
use syntax::Dialect;
use syntax::ast::StmtKind;

/// The names of a project.
#[derive(Debug, Default)]
pub struct Elsewhere {
    /// Functions, classes and packages, and what only MATLAB runs (P-code, MEX files).
    pub names: FxHashSet<String>,
    /// Functions that are called by the names of their files alone; a script takes no builtin's place that is called
    /// with arguments.
    pub functions: FxHashSet<String>,
    /// Functions in class folders and methods of classes.
    pub methods: FxHashSet<String>,
    /// Functions beside which there is P-code or a MEX file of the same name, which is what runs.
    pub compiled: FxHashSet<String>,
    /// Files that reach the variables of their callers by name.
    pub makers: FxHashSet<String>,
    /// Scripts: whoever runs one has its variables.
    pub scripts: FxHashSet<String>,
    /// Some file takes classes of Java or .NET in, which stand in packages of their own.
    pub foreign: bool,
    /// Names that stand alone as a statement somewhere: scripts among them are run by others.
    pub alone: FxHashSet<String>,
}

/// What makes classes of other languages known.
const FOREIGN: [&str; 4] = ["NET.addAssembly", "javaaddpath", "javaclasspath", "actxserver"];

impl Elsewhere {
    /// Of the files of a project.
    pub fn of(system: &dyn System, files: &[PathBuf], dialect: Dialect) -> Elsewhere {
        let mut found = Elsewhere::default();
        for name in compiled_below(system, files) {
            found.names.insert(name.clone());
            found.compiled.insert(name);
        }
        for file in files {
            found.file(system, file, dialect);
        }
        found
    }

    /// Of the folder of one program: which functions classes beside it have, and what only MATLAB runs.
    pub fn beside(system: &dyn System, home: &Path) -> Elsewhere {
        let mut found = Elsewhere::default();
        let place = if home.as_os_str().is_empty() { Path::new(".") } else { home };
        for name in system.list(place) {
            found.compiled.extend(only_of_matlab(system, place, &name));
            if name.starts_with('@') {
                let functions = system.list(&place.join(&name));
                found
                    .methods
                    .extend(functions.iter().filter_map(|f| f.strip_suffix(".m")).map(str::to_owned));
            }
        }
        found
    }

    fn file(&mut self, system: &dyn System, file: &Path, dialect: Dialect) {
        let folder = file.parent().and_then(Path::file_name).and_then(|n| n.to_str()).unwrap_or("");
        let stem = file.file_stem().and_then(|s| s.to_str()).unwrap_or("");
        if folder.starts_with('@') {
            self.methods.insert(stem.to_owned());
        }
        if folder != "private" {
            self.names.insert(stem.to_owned());
        }
        for part in file.components().filter_map(|c| c.as_os_str().to_str()) {
            self.names.extend(part.strip_prefix(['@', '+']).map(str::to_owned));
        }
        let Ok(bytes) = system.read(file) else { return };
        let text = SourceFile::decode(&bytes);
        if text.contains("evalin") || text.contains("assignin") {
            self.makers.insert(stem.to_owned());
        }
        self.foreign |= FOREIGN.iter().any(|call| text.contains(call));
        if is_script(&text) {
            self.scripts.insert(stem.to_owned());
        } else if folder != "private" && !folder.starts_with(['@', '+']) {
            self.functions.insert(stem.to_owned());
        }
        let mut class = false;
        for line in text.lines().map(str::trim_start) {
            class |= line.starts_with("classdef");
            let word = line.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(line.len());
            if word > 0 && line[word..].trim_start().chars().next().is_none_or(|c| ";,%#".contains(c)) {
                self.alone.insert(line[..word].to_owned());
            }
        }
        if class {
            let parsed = syntax::parse(FileId::from_u32(0), &text, dialect);
            for stmt in parsed.file.body {
                if let StmtKind::Class(class) = stmt.kind {
                    let methods = ClassInfo::new(*class).methods;
                    self.methods.extend(methods.iter().map(|m| m.name.as_str().to_owned()));
                }
            }
        }
    }

    /// Whether a function of this name is there in a form that only MATLAB runs.
    pub fn is_compiled(&self, name: Name) -> bool {
        self.compiled.contains(name.as_str())
    }

    /// Whether a class has a method of this name.
    pub fn is_method(&self, name: Name) -> bool {
        self.methods.contains(name.as_str())
    }
}

/// The functions that only MATLAB runs in the folders of files and in those below which hold no such file (sources of
/// MEX files often stand apart), each folder once.
fn compiled_below(system: &dyn System, files: &[PathBuf]) -> Vec<String> {
    /// Folders without files of MATLAB are not followed deeper.
    const MOST: usize = 4;
    let home = |f: &PathBuf| f.parent().map(Path::to_owned).unwrap_or_default();
    let mut seen: FxHashSet<PathBuf> = files.iter().map(home).collect();
    // A package of Octave has its functions below `inst`, and the sources of others in `src` beside it.
    let inside =
        |f: &PathBuf| f.ancestors().find(|a| a.ends_with("inst")).map(|inst| inst.with_file_name("src"));
    let beside: FxHashSet<PathBuf> = seen.iter().filter_map(inside).collect();
    seen.extend(beside.into_iter().filter(|f| system.is_dir(f)));
    let mut folders: Vec<(PathBuf, usize)> = seen.iter().map(|f| (f.clone(), 0)).collect();
    folders.sort();
    let mut found = Vec::new();
    while let Some((folder, depth)) = folders.pop() {
        let place = if folder.as_os_str().is_empty() { Path::new(".") } else { &folder };
        for name in system.list(place) {
            let path = folder.join(&name);
            let functions = only_of_matlab(system, place, &name);
            if !functions.is_empty() {
                found.extend(functions);
            } else if depth < MOST && !name.contains('.') && !seen.contains(&path) && system.is_dir(&path) {
                seen.insert(path.clone());
                folders.push((path, depth + 1));
            }
        }
    }
    found
}

/// The functions that a file of a folder holds or is the source of, if only MATLAB (or Octave) runs them.
fn only_of_matlab(system: &dyn System, folder: &Path, name: &str) -> Vec<String> {
    if let Some(function) = compiled(name) {
        return vec![function.to_owned()];
    }
    let Some(stem) = mex_source(name) else { return Vec::new() };
    let Ok(text) = system.read(&folder.join(name)) else { return Vec::new() };
    let mut functions = declared(&text);
    if !functions.is_empty() || is_mex(&text) {
        functions.push(stem.to_owned());
    }
    functions
}

/// The functions that a source of Octave's declares, whatever its file is called: `DEFUN_DLD (name, ...)`.
fn declared(text: &[u8]) -> Vec<String> {
    const MACROS: [&[u8]; 3] = [b"DEFUN_DLD", b"DEFMETHOD_DLD", b"DEFUNX_DLD"];
    let mut found = Vec::new();
    for word in MACROS {
        let places = text.windows(word.len()).enumerate().filter(|(_, w)| *w == word);
        for (at, _) in places {
            let rest = text[at + word.len()..].trim_ascii_start();
            let Some(rest) = rest.strip_prefix(b"(") else { continue };
            let rest = rest.trim_ascii_start();
            let rest = rest.strip_prefix(b"\"").unwrap_or(rest);
            let end =
                rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_').unwrap_or(rest.len());
            found.extend(std::str::from_utf8(&rest[..end]).ok().filter(|n| !n.is_empty()).map(str::to_owned));
        }
    }
    found
}

/// The function that a file holds which only MATLAB runs: P-code, a MEX file, a live script, an app, a model or
/// a class of Java.
fn compiled(name: &str) -> Option<&str> {
    let (stem, form) = name.split_once('.')?;
    let form = form.to_ascii_lowercase();
    let known = matches!(form.as_str(), "p" | "mlx" | "mlapp" | "dll" | "slx" | "mdl" | "class");
    (known || form.starts_with("mex")).then_some(stem)
}

/// The function that a file would hold once it is compiled, if it is the source of a MEX file.
fn mex_source(name: &str) -> Option<&str> {
    let (stem, form) = name.rsplit_once('.')?;
    let form = form.to_ascii_lowercase();
    let known = ["c", "cpp", "cc", "cxx", "cu", "f", "for", "f90", "f77"].contains(&form.as_str());
    (known && !stem.contains('.')).then_some(stem)
}

/// Whether a source has what MATLAB (or Octave) calls in a compiled function.
fn is_mex(text: &[u8]) -> bool {
    const CALLED: [&[u8]; 4] = [b"mexfunction", b"defun_dld", b"mexfunctionadapter", b"matlab::mex::"];
    let text = text.to_ascii_lowercase();
    CALLED.iter().any(|word| text.windows(word.len()).any(|w| w == *word))
}

/// Whether the first statement of a text is neither a function's nor a class's head.
fn is_script(text: &str) -> bool {
    let mut depth = 0_u32;
    for line in text.lines().map(str::trim) {
        match line {
            "%{" | "#{" => depth += 1,
            "%}" | "#}" => depth = depth.saturating_sub(1),
            _ if depth > 0 || line.is_empty() || line.starts_with(['%', '#', '\u{feff}']) => {}
            _ => {
                let word = line.split(|c: char| !c.is_alphanumeric()).next();
                return !matches!(word, Some("function" | "classdef"));
            }
        }
    }
    false
}

//! The project: which files there are, what they define, and what a name means where it stands.
//! A file is read and parsed when a name first leads to it.
//!
//! Look-up follows MATLAB's order. Variables, imports and nested functions come before what is here
//! and belong to lowering; then local functions of the file, `private/`, `+package` names, the current
//! folder (that of the entry) and the path, the prelude and the builtins. Which class's method a call
//! means depends on its arguments: [`Project::resolve_method`] answers for a given class.

use crate::class::ClassInfo;
use crate::elsewhere::Elsewhere;
use crate::evals;
use crate::path_index::{Folder, PathIndex};
use crate::prelude;
use crate::search_path::{self, Change};
use base::{
    Diagnostic, FileId, FxHashMap, FxHashSet, Name, SourceFile, SourceMap, Span, System, codes, nearest,
};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use syntax::Dialect;
use syntax::ast::{self, StmtKind, UnitKind};

/// What a name leads to.
#[derive(Clone, Debug)]
pub enum Found {
    /// A function with its body.
    Function(Source),
    /// A script file.
    Script(FileId),
    /// A class: its constructor, or static members where more names follow.
    Class(FileId),
    /// A builtin.
    Builtin,
}

/// A function's text and its file.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file.
    pub file: FileId,
    /// The function.
    pub function: Rc<ast::Function>,
    /// Whether it is the one that a function file is called by.
    pub primary: bool,
    /// The class of which it is a method.
    pub class: Option<Name>,
}

/// A parsed file, taken apart.
#[derive(Debug)]
pub struct Unit {
    /// What kind of file it is.
    pub kind: UnitKind,
    /// The statements outside functions: the body of a script.
    pub body: ast::Block,
    /// The functions at the top of the file.
    pub functions: Vec<Rc<ast::Function>>,
    /// Where the first function of each name is among them. The name of a function file's first one is the file's.
    by_name: FxHashMap<Name, usize>,
    /// The class of a class file.
    pub class: Option<Rc<ClassInfo>>,
    /// The first syntax error, if there is one.
    pub error: Option<Diagnostic>,
    /// The class whose `@class` folder holds the file.
    pub method_of: Option<Name>,
}

/// The names of methods.
#[derive(Default)]
struct Methods {
    /// Those of classes of the folders.
    own: FxHashSet<Name>,
    /// Those of classes of the prelude.
    library: FxHashSet<Name>,
}

/// Files, folders and what they define.
pub struct Project<'s> {
    /// The machine.
    pub system: &'s dyn System,
    /// Which language the files are in.
    pub dialect: Dialect,
    /// Every file read so far.
    pub sources: SourceMap,
    /// What was found wrong with them.
    pub diagnostics: Vec<Diagnostic>,
    /// Files that are read from now on are for an executable: `evalc` of a text that stands in the program is
    /// the statements that the text holds.
    pub captures: bool,
    /// The current folder, then the path.
    folders: Vec<PathBuf>,
    /// Whether there is a current folder.
    has_current: bool,
    /// The calls of `addpath` that are understood, by statement, and whether their folders are searched.
    changes: FxHashMap<Span, Change>,
    follows_changes: bool,
    units: FxHashMap<FileId, Rc<Unit>>,
    /// For a text that belongs to a file (a default of its class, what `eval` runs in it), that file.
    homes: FxHashMap<FileId, FileId>,
    /// Files by path, and paths that hold none.
    loaded: FxHashMap<PathBuf, Option<FileId>>,
    listings: FxHashMap<PathBuf, Rc<Folder>>,
    /// What the folders of the path hold, until it changes.
    index: Option<Rc<PathIndex>>,
    /// The other files of the same project: a path set elsewhere may lead to them.
    elsewhere: Arc<Elsewhere>,
    /// The methods of the classes in the folders, once they were asked for.
    methods: Option<Methods>,
    /// The file that the program begins with.
    entry: Option<FileId>,
}

impl std::fmt::Debug for Project<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Project").field("folders", &self.folders).finish_non_exhaustive()
    }
}

/// What the folders of the path hold.
fn path_index(project: &mut Project<'_>) -> Rc<PathIndex> {
    if let Some(index) = &project.index {
        return index.clone();
    }
    let mut index = PathIndex::default();
    for (place, folder) in project.folders.clone().iter().enumerate() {
        index.enter(place, folder, &project.folder(folder));
    }
    project.index.insert(Rc::new(index)).clone()
}

/// The folders of the path with an entry of one of these names.
fn holding(project: &mut Project<'_>, names: &[&str]) -> Vec<PathBuf> {
    let places = path_index(project).places(names);
    places.into_iter().map(|k| project.folders[k].clone()).collect()
}

/// The folders of the path that may hold an `@class` folder of this class.
fn homes_of(project: &mut Project<'_>, class: &str) -> Vec<PathBuf> {
    let first = match class.split_once('.') {
        Some((package, _)) => format!("+{package}"),
        None => format!("@{class}"),
    };
    holding(project, &[&first])
}

impl<'s> Project<'s> {
    /// A project with these folders on the path.
    pub fn new(system: &'s dyn System, dialect: Dialect, path: Vec<PathBuf>) -> Project<'s> {
        Project {
            system,
            dialect,
            sources: SourceMap::default(),
            diagnostics: Vec::new(),
            captures: false,
            folders: path,
            has_current: false,
            changes: FxHashMap::default(),
            follows_changes: true,
            units: FxHashMap::default(),
            homes: FxHashMap::default(),
            loaded: FxHashMap::default(),
            listings: FxHashMap::default(),
            index: None,
            elsewhere: Arc::default(),
            methods: None,
            entry: None,
        }
    }

    /// The language of the files that are not the prelude's.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Says which file the program begins with.
    pub fn begin_with(&mut self, file: FileId) {
        self.entry = Some(file);
    }

    /// The name of the function that the program begins with, where that of its file is none.
    pub fn entry_name(&self) -> Option<Name> {
        let file = self.entry.filter(|&file| !is_callable(self.sources.file(file).stem()))?;
        let unit = self.units.get(&file).filter(|unit| unit.kind == UnitKind::FunctionFile)?;
        unit.functions.first().map(|f| f.name.name())
    }

    /// Says what the path may lead to when the program runs, though look-up does not find it.
    pub fn set_elsewhere(&mut self, elsewhere: Arc<Elsewhere>) {
        self.elsewhere = elsewhere;
    }

    /// What else belongs to the project.
    pub fn elsewhere(&self) -> &Elsewhere {
        &self.elsewhere
    }

    /// Whether a name is that of a function in a form that only MATLAB runs: P-code or a MEX file.
    pub fn is_compiled(&mut self, name: &str) -> bool {
        let form = |f: &String| {
            let rest = f.strip_prefix(name).and_then(|r| r.strip_prefix('.'));
            rest.is_some_and(|r| r == "p" || r.starts_with("mex") || r == "dll")
        };
        self.folders.clone().iter().any(|folder| self.folder(folder).folders.iter().any(form))
    }

    /// Whether a class of the folders or of the prelude has a method of this name: `withdraw(account, 10)`.
    pub fn is_method(&mut self, name: &str) -> bool {
        self.is_own_method(name) || self.methods().library.contains(&Name::new(name))
    }

    /// Whether a class of the folders has a method of this name.
    pub fn is_own_method(&mut self, name: &str) -> bool {
        self.methods().own.contains(&Name::new(name))
    }

    /// Whether the arguments decide what is called by a name: classes of the folders, or folders of classes, have
    /// functions of this name.
    pub fn is_dispatched(&mut self, name: &str) -> bool {
        self.in_class_folder(name) || self.is_own_method(name)
    }

    /// Whether a file is a class of the prelude.
    pub fn is_library_class(&mut self, file: FileId) -> bool {
        prelude::classes().any(|name| self.class(name, None).is_some_and(|(f, _)| f == file))
    }

    fn methods(&mut self) -> &Methods {
        if self.methods.is_none() {
            let mut methods = FxHashSet::default();
            for folder in self.folders.clone() {
                let mut files: Vec<String> = self.folder(&folder).files.iter().cloned().collect();
                files.sort();
                for file in files {
                    let path = folder.join(format!("{file}.m"));
                    let text = self.system.read(&path).unwrap_or_default();
                    // Only what may be a class is read whole.
                    let class =
                        text.split(|b| *b == b'\n').any(|l| l.trim_ascii_start().starts_with(b"classdef"));
                    if class
                        && let Some(class) = self.load(path, None).and_then(|f| self.unit(f)?.class.clone())
                    {
                        methods.extend(class.methods.iter().map(|m| m.name));
                    }
                }
            }
            let mut library = FxHashSet::default();
            for name in prelude::classes() {
                // What is static is called behind the name of the class.
                let methods = |(_, c): &(_, Rc<ClassInfo>)| -> Vec<Name> {
                    c.methods.iter().filter(|m| !m.is_static).map(|m| m.name).collect()
                };
                library.extend(self.class(name, None).iter().flat_map(methods));
            }
            self.methods = Some(Methods { own: methods, library });
        }
        self.methods.get_or_insert_default()
    }

    /// Whether a name may be that of a function that look-up does not find.
    pub fn is_elsewhere(&self, name: &str) -> bool {
        self.elsewhere.names.contains(name.split('.').next().unwrap_or(name))
    }

    /// The folders searched, the current one first.
    pub fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// The folders searched behind the current one.
    pub fn search_path(&self) -> &[PathBuf] {
        &self.folders[usize::from(self.has_current).min(self.folders.len())..]
    }

    /// Adds a folder at the front or the end of the path, behind the current folder; as `addpath` does.
    pub fn add_folder(&mut self, folder: PathBuf, front: bool) {
        let at = if front { usize::from(self.has_current) } else { self.folders.len() };
        self.folders.insert(at.min(self.folders.len()), folder);
        self.index = None;
    }

    /// Takes a folder from the path; as `rmpath` does. Whether it was there.
    pub fn remove_folder(&mut self, folder: &Path) -> bool {
        let path = usize::from(self.has_current).min(self.folders.len());
        let Some(at) = self.folders[path..].iter().position(|f| f == folder) else { return false };
        self.folders.remove(path + at);
        self.index = None;
        true
    }

    /// What a statement does to the path, if that is known before it runs.
    pub fn path_change(&self, stmt: Span) -> Option<&Change> {
        self.changes.get(&stmt)
    }

    /// From now on folders come to the path only when the program runs: forgets those that calls of
    /// `addpath` will add.
    pub fn forget_path_changes(&mut self) {
        self.follows_changes = false;
        let changes: Vec<PathBuf> = self.changes.values().flat_map(|c| c.folders.clone()).collect();
        for folder in changes {
            self.remove_folder(&folder);
        }
    }

    /// Makes `folder` the current one.
    pub fn set_current(&mut self, folder: PathBuf) {
        if self.has_current && self.folders.first() == Some(&folder) {
            return;
        }
        self.folders.insert(0, folder);
        self.has_current = true;
        self.index = None;
    }

    /// Makes `to` the current folder in place of the present one; the other folders stay where they
    /// are, which is relative to `from`.
    pub fn change_current(&mut self, from: &Path, to: PathBuf) {
        for folder in &mut self.folders {
            *folder = from.join(&*folder);
        }
        match self.folders.first_mut().filter(|_| self.has_current) {
            Some(first) => *first = to,
            None => self.set_current(to),
        }
        self.refresh();
    }

    /// Forgets which files folders hold, so that new ones are seen. What was parsed stays.
    pub fn refresh(&mut self) {
        self.listings.clear();
        self.index = None;
        self.loaded.retain(|_, file| file.is_some());
    }

    /// The parsed file.
    pub fn unit(&self, file: FileId) -> Option<Rc<Unit>> {
        self.units.get(&file).cloned()
    }

    /// Reads and parses a file named by the user. Says why it cannot.
    pub fn load_named(&mut self, path: &Path) -> Result<FileId, Diagnostic> {
        let path = &self.with_ending(path);
        if let Some(&Some(known)) = self.loaded.get(path) {
            return Ok(known);
        }
        let shown = path.display();
        if self.system.is_dir(path) {
            let text = format!("'{shown}' is a folder; name a MATLAB file in it");
            let diagnostic = Diagnostic::without_span(&codes::NOT_A_FILE, text);
            return Err(match self.some_program(path) {
                Some(file) => diagnostic.with_help(format!("such as '{}'", file.display())),
                None => diagnostic,
            });
        }
        let bytes = self.system.read(path).map_err(|error| {
            let why = match error.kind() {
                std::io::ErrorKind::NotFound => "no such file".to_owned(),
                _ => error.to_string(),
            };
            let text = format!("cannot read '{shown}': {why}");
            let diagnostic = Diagnostic::without_span(&codes::FILE_NOT_FOUND, text);
            match self.near_file(path) {
                Some(near) => diagnostic.with_help(format!("did you mean '{}'?", near.display())),
                None => diagnostic,
            }
        })?;
        if let Some(first) = bytes.iter().position(|&b| b == 0) {
            let line = 1 + bytes[..first].iter().filter(|&&b| b == b'\n').count();
            let text = format!("'{shown}' is not a text file: it holds NUL bytes, the first in line {line}");
            return Err(Diagnostic::without_span(&codes::BINARY_FILE, text));
        }
        let folder = path.parent().and_then(Path::file_name).and_then(|n| n.to_str());
        let class = folder.and_then(|f| f.strip_prefix('@')).map(Name::new);
        let id = self.add(path, SourceFile::decode(&bytes), class);
        self.loaded.insert(path.to_owned(), Some(id));
        Ok(id)
    }

    /// The path with `.m`, as MATLAB's users leave it out, where only that leads to a file.
    fn with_ending(&self, path: &Path) -> PathBuf {
        let mut with = path.as_os_str().to_owned();
        with.push(".m");
        let with = PathBuf::from(with);
        let without = path.extension().is_some() || self.system.is_file(path);
        if !without && self.system.is_file(&with) { with } else { path.to_owned() }
    }

    /// The program in a folder that was probably meant: `main.m`, or the only one.
    fn some_program(&self, folder: &Path) -> Option<PathBuf> {
        let names = self.system.list(folder);
        let programs: Vec<&String> = names.iter().filter(|n| n.ends_with(".m")).collect();
        let main = programs.iter().find(|n| **n == "main.m");
        let one = main.or(if programs.len() == 1 { programs.first() } else { None });
        one.map(|n| folder.join(n))
    }

    /// The file beside a missing one whose name is nearest.
    fn near_file(&self, path: &Path) -> Option<PathBuf> {
        let folder = path.parent()?;
        let place = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let names = self.system.list(place);
        let name = path.file_name()?.to_str()?;
        let stems = names.iter().filter_map(|n| n.strip_suffix(".m"));
        let near = nearest(name.strip_suffix(".m").unwrap_or(name), stems)?;
        Some(folder.join(format!("{near}.m")))
    }

    /// The file at a path, read now if it was not before. None where it cannot be used.
    pub fn load_quietly(&mut self, path: &Path) -> Option<FileId> {
        self.load(path.to_owned(), None)
    }

    /// Parses a text as a file of the project.
    pub fn add(&mut self, path: &Path, text: String, method_of: Option<Name>) -> FileId {
        let id = self.sources.add(SourceFile::new(path, text));
        let dialect = self.dialect_of(id);
        let mut parsed = syntax::parse(id, &self.sources.file(id).text, dialect);
        evals::expand(&mut parsed.file, dialect, self.captures);
        self.follow_path(&parsed.file.body, path);
        let error = parsed.diagnostics.iter().find(|d| d.is_error()).cloned();
        self.diagnostics.extend(parsed.diagnostics);
        let mut unit = Unit::new(parsed.file, self.sources.file(id).stem(), error);
        unit.method_of = method_of;
        self.units.insert(id, Rc::new(unit));
        id
    }

    /// Puts the folders on the path that the statements of a file will put there.
    fn follow_path(&mut self, body: &[ast::Stmt], path: &Path) {
        if is_prelude(path) {
            return;
        }
        for change in search_path::changes(body, path, self.system) {
            if self.follows_changes {
                let folders = change.folders.iter().cloned();
                if change.end {
                    folders.for_each(|f| self.add_folder(f, false));
                } else {
                    folders.rev().for_each(|f| self.add_folder(f, true));
                }
            }
            self.changes.insert(change.span, change);
        }
    }

    /// The language of a file: the prelude is MATLAB.
    pub fn dialect_of(&self, file: FileId) -> Dialect {
        if is_prelude(&self.sources.file(file).path) { Dialect::Matlab } else { self.dialect }
    }

    /// The file at a path that look-up found, read now if it was not before.
    fn load(&mut self, path: PathBuf, method_of: Option<Name>) -> Option<FileId> {
        if let Some(&known) = self.loaded.get(&path) {
            return known;
        }
        let read = self.system.read(&path).ok();
        let id = read
            .filter(|bytes| !bytes.contains(&0))
            .map(|bytes| self.add(&path, SourceFile::decode(&bytes), method_of));
        self.loaded.insert(path, id);
        id
    }

    fn folder(&mut self, path: &Path) -> Rc<Folder> {
        if let Some(known) = self.listings.get(path) {
            return known.clone();
        }
        let folder = Rc::new(Folder::read(self.system, path));
        self.listings.insert(path.to_owned(), folder.clone());
        folder
    }

    /// What `name` (with dots for packages and static members) means in `from`, short of variables,
    /// imports and nested functions.
    pub fn resolve(&mut self, name: &str, from: Option<FileId>) -> Option<Found> {
        // The prelude may use what MATLAB does not have, and means its own classes.
        let in_prelude = from.is_some_and(|file| is_prelude(&self.sources.file(file).path));
        if in_prelude && prelude::is_class(name) {
            return self.resolve_builtin(name);
        }
        if let Some(found) = self.resolve_user(name, from) {
            return Some(found);
        }
        let of_octave = self.is_octave_only(name);
        let builtin = if of_octave && !in_prelude { None } else { self.resolve_builtin(name) };
        // Where nothing else has its name, the function of a package is meant.
        let own = |f: &Found| matches!(f, Found::Function(s) if s.primary && s.class.is_none());
        let known = || builtins::not_provided::find(name).is_some();
        builtin.or_else(|| self.local(name, from?).filter(|f| own(f) && !known()))
    }

    /// As [`Project::resolve`], of a name in the text of a function. In the prelude, what the library has goes before
    /// files of the program: a program with a `sum.m` of its own does not change what `mean` does.
    pub fn resolve_written(&mut self, name: &str, from: Option<FileId>) -> Option<Found> {
        let of_library = |f: &FileId| is_prelude(&self.sources.file(*f).path);
        let Some(from) = from.filter(of_library) else { return self.resolve(name, from) };
        let found = self.beside(name, from).or_else(|| self.resolve_builtin(name));
        found.or_else(|| self.resolve(name, Some(from)))
    }

    /// Whether a name is that of a function of Octave, and the program is MATLAB's.
    pub fn is_octave_only(&self, name: &str) -> bool {
        let known = builtins::find(name).is_some_and(|id| builtins::builtin(id).octave_only);
        known && self.dialect == Dialect::Matlab
    }

    /// A local function of the file in which a text stands.
    pub fn beside(&self, name: &str, from: FileId) -> Option<Found> {
        let from = self.homes.get(&from).copied().unwrap_or(from);
        let folder = self.sources.file(from).path.parent().and_then(Path::file_name);
        let packaged = folder.and_then(|f| f.to_str()).is_some_and(|f| f.starts_with('+'));
        // What a method's own name means in its file is decided by the arguments, as everywhere else. The function of
        // a package is called by its whole name: its last part alone means what it means in other files.
        let is_elsewhere =
            |f: &Found| matches!(f, Found::Function(s) if s.primary && (packaged || s.class.is_some()));
        self.local(name, from).filter(|f| !is_elsewhere(f))
    }

    /// Whether a folder of the path has a package of this name.
    pub fn has_package(&mut self, name: &str) -> bool {
        let package = format!("+{name}");
        !holding(self, &[&package]).is_empty()
    }

    /// As [`Project::resolve`], without prelude and builtins.
    pub fn resolve_user(&mut self, name: &str, from: Option<FileId>) -> Option<Found> {
        if let Some(from) = from {
            let home = self.homes.get(&from).copied().unwrap_or(from);
            let found = self.beside(name, from).or_else(|| self.private(name, home));
            if found.is_some() {
                return found;
            }
        }
        let first = name.split('.').next().unwrap_or(name);
        let folders = holding(self, &[first, &format!("@{first}"), &format!("+{first}")]);
        if name.contains('.') {
            return folders.iter().find_map(|folder| self.in_package(folder, name));
        }
        let found = folders.iter().find_map(|folder| self.in_folder(folder, name));
        found.or_else(|| match self.entry_name() {
            Some(own) if own.as_str() == name => self.entry_of(self.entry?),
            _ => None,
        })
    }

    /// Names in a text mean what they mean in a file.
    pub(crate) fn settle(&mut self, text: FileId, file: FileId) {
        let home = self.homes.get(&file).copied().unwrap_or(file);
        self.homes.insert(text, home);
    }

    pub(crate) fn resolve_builtin(&mut self, name: &str) -> Option<Found> {
        // An alias is the function whose name comes first.
        let name = match prelude::text(name) {
            Some(_) => name,
            None => builtins::find(name).map_or(name, |id| builtins::builtin(id).name.as_str()),
        };
        if let Some(text) = prelude::text(name) {
            // What stands in packages is one file of this name in the prelude's folder.
            let mut parts: Vec<&str> = name.split('.').collect();
            let last = parts.pop().unwrap_or(name);
            let packages: String = parts.iter().map(|p| format!("+{p}/")).collect();
            let path = PathBuf::from(format!("<prelude>/{packages}{last}.m"));
            let known = self.loaded.get(&path).copied().flatten();
            let file = known.unwrap_or_else(|| self.add(&path, text.to_owned(), None));
            self.loaded.insert(path, Some(file));
            return self.entry_of(file);
        }
        is_builtin(name).then_some(Found::Builtin)
    }

    /// A function of the same file.
    pub fn local(&self, name: &str, from: FileId) -> Option<Found> {
        let unit = self.units.get(&from)?;
        let function = unit.functions[*unit.by_name.get(&Name::new(name))?].clone();
        let primary = unit.kind == UnitKind::FunctionFile && Rc::ptr_eq(&function, &unit.functions[0]);
        // What stands behind a class in its file may do what its methods may.
        let class = unit.method_of.or_else(|| unit.class.as_ref().map(|c| self.whole_name(from, c.name)));
        Some(Found::Function(Source { file: from, function, primary, class }))
    }

    /// The name of a class that a file defines, behind those of the packages in which the file is.
    fn whole_name(&self, file: FileId, class: Name) -> Name {
        let folders = self.sources.file(file).path.ancestors().skip(1);
        let names = folders.filter_map(|f| f.file_name()?.to_str()).skip_while(|n| n.starts_with('@'));
        let packages: Vec<&str> = names.map_while(|n| n.strip_prefix('+')).collect();
        let outer = packages.iter().rev().map(|p| format!("{p}.")).collect::<String>();
        Name::new(&format!("{outer}{class}"))
    }

    /// A function in the `private` folder beside `from`, or beside it if it is in one.
    fn private(&mut self, name: &str, from: FileId) -> Option<Found> {
        let folder = self.sources.file(from).path.parent()?.to_owned();
        let in_private = folder.file_name().is_some_and(|n| n == "private");
        let folder = if in_private { folder } else { folder.join("private") };
        self.file_in(&folder, name)
    }

    fn file_in(&mut self, folder: &Path, name: &str) -> Option<Found> {
        if !self.folder(folder).files.contains(name) {
            return None;
        }
        let file = self.load(folder.join(format!("{name}.m")), None)?;
        self.entry_of(file)
    }

    /// `name.m`, or the class of an `@name` folder.
    fn in_folder(&mut self, folder: &Path, name: &str) -> Option<Found> {
        let class = format!("@{name}");
        if self.folder(folder).folders.contains(&class) {
            let folder = folder.join(class);
            if self.folder(&folder).files.contains(name) {
                let file = self.load(folder.join(format!("{name}.m")), Some(Name::new(name)))?;
                return self.entry_of(file);
            }
        }
        self.file_in(folder, name)
    }

    /// `a.b.f`: in `+a/+b`, or the static method `f` of a class `b` in `+a`.
    fn in_package(&mut self, folder: &Path, name: &str) -> Option<Found> {
        let mut folder = folder.to_owned();
        let mut parts = name.split('.').peekable();
        while let Some(part) = parts.next() {
            if parts.peek().is_none() {
                return self.in_folder(&folder, part);
            }
            let package = format!("+{part}");
            if self.folder(&folder).folders.contains(&package) {
                folder.push(package);
                continue;
            }
            let Some(Found::Class(file)) = self.in_folder(&folder, part) else { return None };
            let member = parts.next()?;
            return if parts.next().is_none() { self.static_method(file, member) } else { None };
        }
        None
    }

    fn static_method(&mut self, file: FileId, member: &str) -> Option<Found> {
        let class = self.units.get(&file)?.class.clone()?;
        let method = class.method(Name::new(member))?;
        if !method.is_static {
            return None;
        }
        Some(Found::Function(Source {
            file,
            function: method.function.clone()?,
            primary: false,
            class: Some(self.whole_name(file, class.name)),
        }))
    }

    /// What a file is called for. What is wrong in a broken one may stand in front of its `function`.
    pub fn entry_of(&self, file: FileId) -> Option<Found> {
        let unit = self.units.get(&file)?;
        let script = unit.error.is_none() || unit.functions.is_empty();
        match unit.kind {
            UnitKind::Script if script => Some(Found::Script(file)),
            UnitKind::ClassFile => Some(Found::Class(file)),
            UnitKind::Script | UnitKind::FunctionFile => {
                let function = unit.functions.first()?.clone();
                Some(Found::Function(Source { file, function, primary: true, class: unit.method_of }))
            }
        }
    }

    /// The class `name` (with its packages), when a class file defines it, of the folders or of the prelude.
    pub fn class(&mut self, name: &str, from: Option<FileId>) -> Option<(FileId, Rc<ClassInfo>)> {
        let found = match self.resolve_user(name, from) {
            Some(Found::Class(file)) => Some(Found::Class(file)),
            // A function of the program's own does not hide the class from the library.
            _ if prelude::is_class(name) => self.resolve_builtin(name),
            found => found,
        };
        let Some(Found::Class(file)) = found else { return None };
        Some((file, self.units.get(&file)?.class.clone()?))
    }

    /// The method `name` of objects of `class`: in its `@class` folder or in its class file, not in
    /// those of its superclasses.
    pub fn resolve_method(&mut self, class: &str, name: &str) -> Option<Source> {
        let last = class.rsplit('.').next().unwrap_or(class);
        let mut folders = homes_of(self, class);
        for folder in &mut folders {
            for package in class.split('.').take(class.split('.').count() - 1) {
                folder.push(format!("+{package}"));
            }
            folder.push(format!("@{last}"));
        }
        for folder in folders {
            if !self.folder(&folder).files.contains(name) || name == last {
                continue;
            }
            let path = folder.join(format!("{name}.m"));
            let file = self.load(path, Some(Name::new(class)));
            if let Some(Found::Function(source)) = file.and_then(|file| self.entry_of(file)) {
                return Some(source);
            }
        }
        let (file, info) = self.class(class, None)?;
        let function = info.method(Name::new(name))?.function.clone()?;
        Some(Source { file, function, primary: false, class: Some(Name::new(class)) })
    }

    /// The classes that have an `@class` folder on the path, packages left out.
    pub fn class_folders(&mut self) -> Vec<Name> {
        let mut found = Vec::new();
        for folder in self.folders.clone() {
            let listing = self.folder(&folder);
            found.extend(listing.folders.iter().filter_map(|f| f.strip_prefix('@')).map(Name::new));
        }
        found
    }

    /// The functions that the `@class` folders of a class hold.
    pub fn in_folder_of(&mut self, class: Name) -> Vec<Name> {
        let last = class.as_str().rsplit('.').next().unwrap_or_default();
        let packages: Vec<&str> = class.as_str().split('.').collect();
        let mut found = Vec::new();
        for mut folder in homes_of(self, class.as_str()) {
            packages[..packages.len() - 1].iter().for_each(|p| folder.push(format!("+{p}")));
            folder.push(format!("@{last}"));
            found.extend(self.folder(&folder).files.iter().map(|f| Name::new(f)));
        }
        found
    }

    /// Whether an `@class` folder on the path holds a function of this name.
    pub fn in_class_folder(&mut self, name: &str) -> bool {
        let index = path_index(self);
        index.class_folders.iter().any(|folder| self.folder(folder).files.contains(name))
    }

    /// The names that can be called from `from`, for suggestions and completion.
    pub fn names(&mut self, from: Option<FileId>) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        if let Some(unit) = from.and_then(|f| self.units.get(&f)) {
            names.extend(unit.functions.iter().map(|f| f.name.text()));
        }
        for folder in self.folders.clone() {
            names.extend(self.folder(&folder).files.iter().cloned());
        }
        names.extend(prelude::names().map(str::to_owned));
        names.extend(builtins::names().map(|n| n.as_str().to_owned()));
        names.sort();
        names.dedup();
        names
    }
}

/// Whether the path is that of an embedded file.
pub fn is_prelude(path: &Path) -> bool {
    path.starts_with("<prelude>")
}

/// Whether a function may be called by the name of its file.
fn is_callable(stem: &str) -> bool {
    stem.starts_with(|c: char| c.is_ascii_alphabetic())
        && stem.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Whether a builtin has this name.
pub fn is_builtin(name: &str) -> bool {
    builtins::find(name).is_some() || ir::tir::internal::ALL.contains(&name)
}

impl Unit {
    /// The names of the functions that the file declares besides the one it is called for.
    pub fn local_names(&self) -> Vec<Name> {
        let own = usize::from(self.kind == UnitKind::FunctionFile);
        self.functions.iter().skip(own).map(|f| f.name.name()).collect()
    }

    fn new(file: ast::SourceUnit, stem: &str, error: Option<Diagnostic>) -> Unit {
        let mut unit = Unit {
            kind: file.kind,
            body: Vec::new(),
            functions: Vec::new(),
            by_name: FxHashMap::default(),
            class: None,
            error,
            method_of: None,
        };
        for stmt in file.body {
            match stmt.kind {
                StmtKind::Function(function) => {
                    let main = unit.kind == UnitKind::FunctionFile && unit.functions.is_empty();
                    let name = if main && is_callable(stem) { Name::new(stem) } else { function.name.name() };
                    unit.by_name.entry(name).or_insert(unit.functions.len());
                    unit.functions.push(Rc::from(function));
                }
                StmtKind::Class(class) => unit.class = Some(Rc::new(ClassInfo::new(*class))),
                _ => unit.body.push(stmt),
            }
        }
        unit
    }
}

//! The public face of lowering: the program so far, and the ways more functions come into it.
//!
//! Invariant: between calls no declared function waits for its body, so that every [`FuncId`] leads
//! to a complete function.

use crate::frame::Frame;
use crate::kinds::Kinds;
use crate::prelude;
use crate::project::{Found, Project, Source, Unit};
use crate::stmt::{Statements, behind_clearing};
use base::{Diagnostic, FileId, FxHashMap, Name, SecondaryMap, SourceFile, SourceMap, Span, System, codes};
use ir::tir::{CallTarget, Callee, FuncId, Function, FunctionKind, Program};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use syntax::ast::{ImportPath, UnitKind};
use syntax::{Dialect, ExprKind};

/// Choices.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which language the files are in.
    pub dialect: Dialect,
    /// Folders on the path, behind the current folder.
    pub path: Vec<PathBuf>,
    /// Whether comments become statements.
    pub comments: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { dialect: Dialect::Matlab, path: Vec::new(), comments: true }
    }
}

/// A program that grows as names are resolved.
#[derive(Debug)]
pub struct Lowering<'s> {
    /// Files and look-up.
    pub project: Project<'s>,
    /// The functions lowered so far.
    pub program: Program,
    pub(crate) options: Options,
    pub(crate) infos: SecondaryMap<FuncId, Info>,
    known: FxHashMap<(FileId, u32), FuncId>,
    scripts: FxHashMap<FileId, FuncId>,
    work: Vec<(FuncId, Source)>,
    pub(crate) lambdas: u32,
    text_count: u32,
    texts: FxHashMap<(String, Option<FuncId>), Vec<Text>>,
    handles: FxHashMap<(String, Option<FuncId>, Option<FileId>), FuncId>,
}

/// A text lowered before, and which names were variables then.
#[derive(Debug)]
struct Text {
    asked: Vec<(String, bool)>,
    function: FuncId,
}

/// What look-up from inside a function needs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Info {
    pub file: Option<FileId>,
    pub nested: Vec<(Name, FuncId)>,
    pub imports: Vec<ImportPath>,
    pub class: Option<Name>,
    /// For text run by `eval`, the function it runs in.
    pub scope: Option<FuncId>,
}

impl<'s> Lowering<'s> {
    /// An empty program.
    pub fn new(system: &'s dyn System, options: Options) -> Lowering<'s> {
        Lowering {
            project: Project::new(system, options.dialect, options.path.clone()),
            program: Program { octave: options.dialect == Dialect::Octave, ..Program::default() },
            options,
            infos: SecondaryMap::new(),
            known: FxHashMap::default(),
            scripts: FxHashMap::default(),
            work: Vec::new(),
            lambdas: 0,
            text_count: 0,
            texts: FxHashMap::default(),
            handles: FxHashMap::default(),
        }
    }

    /// The files read so far.
    pub fn sources(&self) -> &SourceMap {
        &self.project.sources
    }

    /// What was found wrong in them.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.project.diagnostics
    }

    /// Makes the folder of `path` the current one and lowers the script or function in the file with all
    /// that it may call. None where the file cannot be used; the diagnostics say why.
    pub fn load_entry(&mut self, path: &Path) -> Option<FuncId> {
        let file = match self.project.load_named(path) {
            Ok(file) => file,
            Err(diagnostic) => {
                self.project.diagnostics.push(diagnostic);
                return None;
            }
        };
        self.project.set_current(path.parent().unwrap_or(Path::new("")).to_owned());
        self.project.begin_with(file);
        self.entry(file)
    }

    /// As [`Lowering::load_entry`] for one of many programs of which `home` is the current folder; with its
    /// file, where there is one.
    pub fn load_one(&mut self, path: &Path, home: &Path) -> Result<(FileId, Option<FuncId>), Diagnostic> {
        self.project.set_current(home.to_owned());
        let file = self.project.load_named(path)?;
        Ok((file, self.entry(file)))
    }

    /// The script or function in a file, as `run` takes it: neither the current folder changes nor is the
    /// workspace taken to be empty. None where it cannot be used.
    pub fn load_file(&mut self, path: &Path) -> Option<FuncId> {
        let file = self.project.load_quietly(path)?;
        let id = match self.project.entry_of(file)? {
            Found::Function(source) => self.declare(source),
            Found::Script(file) => self.script(file, false),
            Found::Class(_) | Found::Builtin => return None,
        };
        self.drain();
        Some(id)
    }

    /// As [`Lowering::load_entry`], for a program that comes on the standard input.
    pub fn load_input(&mut self) -> Option<FuncId> {
        match self.project.system.read_input() {
            Ok(bytes) => {
                self.project.set_current(PathBuf::new());
                self.load_text("<stdin>", &SourceFile::decode(&bytes))
            }
            Err(error) => {
                let text = format!("cannot read the standard input: {error}");
                self.project.diagnostics.push(Diagnostic::without_span(&codes::FILE_NOT_FOUND, text));
                None
            }
        }
    }

    /// As [`Lowering::load_entry`], for a text that is in no file.
    pub fn load_text(&mut self, name: &str, text: &str) -> Option<FuncId> {
        let file = self.project.add(Path::new(name), text.to_owned(), None);
        self.entry(file)
    }

    fn entry(&mut self, file: FileId) -> Option<FuncId> {
        let unit = self.project.unit(file)?;
        if unit.error.is_some() {
            return None;
        }
        match self.project.entry_of(file)? {
            Found::Function(source) => {
                let id = self.declare(source);
                self.drain();
                Some(id)
            }
            Found::Script(file) => {
                let id = self.script(file, true);
                self.drain();
                Some(id)
            }
            Found::Class(_) | Found::Builtin => {
                let span = unit.class.as_ref().map(|c| c.span)?;
                let text = "a class definition cannot be run; name a script or a function";
                self.project.diagnostics.push(Diagnostic::new(&codes::UNSUPPORTED, span, text));
                None
            }
        }
    }

    /// The function that `name` means inside `from` (or at the prompt), lowered now if it was not
    /// before. None for builtins, classes and unknown names. A script comes as a function of kind
    /// [`FunctionKind::Script`], to be run in the workspace of its caller.
    pub fn resolve_function(&mut self, name: &str, from: Option<FuncId>) -> Option<FuncId> {
        let found = self.resolve(name, from)?;
        self.drain();
        match found {
            Resolved::Function(id) => Some(id),
            Resolved::Script(file) => {
                let id = self.script(file, false);
                self.drain();
                Some(id)
            }
            Resolved::Class | Resolved::Builtin => None,
        }
    }

    /// The method `name` of `class`, not looking at its superclasses.
    pub fn resolve_method(&mut self, class: &str, name: &str) -> Option<FuncId> {
        let source = self.project.resolve_method(class, name)?;
        let id = self.declare(source);
        self.drain();
        Some(id)
    }

    /// Lowers a function that the project found.
    pub fn lower_source(&mut self, source: Source) -> FuncId {
        let id = self.declare(source);
        self.drain();
        id
    }

    /// The class of which a function is a method.
    pub fn class_of(&self, function: FuncId) -> Option<Name> {
        self.infos[function].class
    }

    /// Text for `eval` and the prompt, as a script whose variables are matched by name with those of the
    /// workspace it runs in. `is_variable` tells which names have a value there now. The same text with
    /// the same variables is lowered once.
    pub fn lower_text(
        &mut self,
        text: &str,
        from: Option<FuncId>,
        is_variable: &dyn Fn(&str) -> bool,
    ) -> Result<FuncId, Vec<Diagnostic>> {
        let key = (text.to_owned(), from);
        if let Some(known) = self.texts.get(&key) {
            let same = |t: &&Text| t.asked.iter().all(|(name, answer)| is_variable(name) == *answer);
            if let Some(text) = known.iter().find(same) {
                return Ok(text.function);
            }
        }
        let asked = RefCell::new(FxHashMap::default());
        let ask =
            |name: &str| *asked.borrow_mut().entry(name.to_owned()).or_insert_with(|| is_variable(name));
        let file = self.text_file(text, from.and_then(|f| self.infos[f].file));
        let parsed = syntax::parse_statements(file, text, self.options.dialect, &ask);
        if parsed.diagnostics.iter().any(Diagnostic::is_error) {
            return Err(parsed.diagnostics);
        }
        if let Some(function) = parsed.file.functions().next() {
            let text = "Function definitions are not supported in this context. Functions can only be created as local \
                        or nested functions in code files.";
            return Err(vec![Diagnostic::new(&codes::SYNTAX_ERROR, function.span, text)]);
        }
        let id = self.empty(Name::new("eval"), FunctionKind::Script, parsed.file.span);
        self.inherit(id, from, file);
        let mut kinds = Kinds::of(&parsed.file.body);
        self.add_scripts(&mut kinds, file);
        let mut lowerer = Statements::script(self, id, file, kinds);
        lowerer.assume_variables(&ask);
        lowerer.stmts(&parsed.file.body);
        lowerer.finish();
        self.drain();
        let asked = asked.into_inner().into_iter().collect();
        self.texts.entry(key).or_default().push(Text { asked, function: id });
        Ok(id)
    }

    /// The text of an anonymous function, as `str2func` takes it: a function of kind
    /// [`FunctionKind::Lambda`] without captured variables.
    pub fn lower_anonymous(&mut self, text: &str, from: Option<FuncId>) -> Result<FuncId, Vec<Diagnostic>> {
        self.anonymous(text, from, from.and_then(|f| self.infos[f].file))
    }

    /// As [`Lowering::lower_anonymous`], for a text that stands in a file: the file's local functions are
    /// known to it also where no function of the file is.
    pub fn lower_anonymous_of(
        &mut self,
        text: &str,
        from: Option<FuncId>,
        home: FileId,
    ) -> Result<FuncId, Vec<Diagnostic>> {
        self.anonymous(text, from, Some(home))
    }

    fn anonymous(
        &mut self,
        text: &str,
        from: Option<FuncId>,
        home: Option<FileId>,
    ) -> Result<FuncId, Vec<Diagnostic>> {
        let key = (text.to_owned(), from, home);
        if let Some(&known) = self.handles.get(&key) {
            return Ok(known);
        }
        let file = self.text_file(text, home);
        let (e, diagnostics) = syntax::parse_expression(file, text, self.options.dialect);
        if diagnostics.iter().any(Diagnostic::is_error) {
            return Err(diagnostics);
        }
        let ExprKind::AnonFn(f) = &e.without_parens().kind else {
            let text = "an anonymous function is expected: @(arguments) expression";
            return Err(vec![Diagnostic::new(&codes::SYNTAX_ERROR, e.span, text)]);
        };
        let id = self.empty(Name::new("str2func"), FunctionKind::Script, e.span);
        self.inherit(id, from, file);
        let mut lowerer = Statements::script(self, id, file, Kinds::default());
        let lambda = lowerer.expressions().lambda_function(f, e.span, &[]);
        lowerer.finish();
        self.drain();
        self.handles.insert(key, lambda);
        Ok(lambda)
    }

    /// A function without parameters whose one output is the value of `e`, which stands in `file`: the
    /// default of a property, an argument of an enumeration's member. Lowered once for each place.
    pub fn lower_value(&mut self, e: &syntax::Expr, file: FileId) -> FuncId {
        let name = Name::new("value");
        self.helper(name, (file, e.span.start), e.span, |lowerer| {
            let result = lowerer.f.declare(name);
            lowerer.f.b.function.outputs.push(result);
            lowerer.expressions().expr(e, Some(result));
        })
    }

    /// A function that takes a value of the property that `declaration` declares, and gives it converted and
    /// checked as the declaration says.
    pub fn lower_property(&mut self, declaration: &syntax::ast::Declaration, file: FileId) -> FuncId {
        let name = declaration.name.name;
        self.helper(name, (file, declaration.span.start), declaration.span, |lowerer| {
            let value = lowerer.f.declare(name);
            lowerer.f.b.function.params.push(value);
            lowerer.f.b.function.outputs.push(value);
            lowerer.check_argument(declaration, None);
        })
    }

    fn helper(
        &mut self,
        name: Name,
        place: (FileId, u32),
        span: Span,
        body: impl FnOnce(&mut Statements<'_, 's>),
    ) -> FuncId {
        if let Some(&known) = self.known.get(&place) {
            return known;
        }
        let id = self.empty(name, FunctionKind::Local, span);
        self.infos[id].file = Some(place.0);
        self.known.insert(place, id);
        let frame = Frame::new(self.program.functions[id].clone(), id, place.0, Kinds::default());
        let mut lowerer = Statements::new(self, frame);
        body(&mut lowerer);
        lowerer.finish();
        self.drain();
        id
    }

    fn text_file(&mut self, text: &str, home: Option<FileId>) -> FileId {
        self.text_count += 1;
        let path = format!("eval-{}", self.text_count);
        let file = self.project.sources.add(base::SourceFile::new(path, text.to_owned()));
        if let Some(home) = home {
            self.project.settle(file, home);
        }
        file
    }

    /// Names in `id` mean what they mean in `from`.
    fn inherit(&mut self, id: FuncId, from: Option<FuncId>, file: FileId) {
        let mut info = from.map(|f| self.infos[f].clone()).unwrap_or_default();
        info.file = info.file.or(Some(file));
        info.nested = Vec::new();
        info.scope = from;
        self.infos[id] = info;
    }

    /// A function of the program is a copy of another: names mean there what they mean in that one, and it may use what
    /// that one may.
    pub fn stands_for(&mut self, copy: FuncId, of: FuncId) {
        self.infos[copy] = self.infos[of].clone();
    }

    pub(crate) fn empty(&mut self, name: Name, kind: FunctionKind, span: Span) -> FuncId {
        self.program.functions.push(Function::new(name, kind, span))
    }

    /// Gives a function its id; its body follows when the work is drained.
    pub(crate) fn declare(&mut self, source: Source) -> FuncId {
        let f = &source.function;
        let key = (source.file, f.span.start);
        if let Some(&id) = self.known.get(&key) {
            return id;
        }
        let kind = if source.primary { FunctionKind::Primary } else { FunctionKind::Local };
        // A file's first function is called by the name of the file, whatever it says.
        let stem = Name::new(self.project.sources.file(source.file).stem());
        let name = if source.primary { stem } else { f.name.name() };
        let id = self.empty(name, kind, f.signature);
        let folder = self.project.sources.file(source.file).path.parent().and_then(|p| p.file_name());
        self.program.functions[id].private = source.primary && folder.is_some_and(|n| n == "private");
        self.infos[id] = Info { file: Some(source.file), class: source.class, ..Info::default() };
        self.known.insert(key, id);
        self.work.push((id, source));
        id
    }

    /// Lowers bodies until all declared functions have one.
    fn drain(&mut self) {
        let mut next = 0;
        // First in, first out: functions get their ids in the order of being called.
        while let Some((id, source)) = self.work.get(next).cloned() {
            next += 1;
            let error = self.project.unit(source.file).and_then(|u| u.error.clone());
            match error {
                None => crate::function::lower_family(self, id, &source),
                Some(error) => crate::function::lower_broken(self, id, &source, &error),
            }
        }
        self.work.clear();
    }

    /// A script as a function; the entry's when `entry`.
    pub(crate) fn script(&mut self, file: FileId, entry: bool) -> FuncId {
        if let Some(&id) = self.scripts.get(&file) {
            return id;
        }
        let name = Name::new(self.project.sources.file(file).stem());
        let id = self.empty(name, FunctionKind::Script, Span::new(file, 0, 0));
        self.scripts.insert(file, id);
        self.infos[id].file = Some(file);
        let Some(unit) = self.project.unit(file) else { return id };
        let body = if entry { behind_clearing(&unit.body) } else { &unit.body };
        let mut kinds = Kinds::of(body);
        self.add_scripts(&mut kinds, file);
        if !entry {
            // It runs in a workspace whose variables are not known here.
            kinds.creates = true;
        }
        let mut lowerer = Statements::script(self, id, file, kinds);
        lowerer.f.fresh_start = entry;
        match &unit.error {
            None => lowerer.stmts(&unit.body),
            Some(error) => lowerer.raise_syntax_error(error),
        }
        lowerer.finish();
        id
    }

    pub(crate) fn diagnose(&mut self, code: &'static base::Code, span: Span, text: impl Into<String>) {
        self.project.diagnostics.push(Diagnostic::new(code, span, text));
    }

    pub(crate) fn add_scripts(&mut self, kinds: &mut Kinds, file: FileId) {
        kinds.add_scripts(&mut |name| self.inlined_script(name, file).map(|(_, unit)| unit));
    }

    /// The script that the statement `name` in `file` runs, if its body can stand in its place.
    pub(crate) fn inlined_script(&mut self, name: Name, file: FileId) -> Option<(FileId, Rc<Unit>)> {
        let Some(Found::Script(script)) = self.project.resolve_user(name.as_str(), Some(file)) else {
            return None;
        };
        let unit = self.project.unit(script)?;
        let usable = unit.error.is_none() && unit.kind == UnitKind::Script && script != file;
        usable.then_some((script, unit))
    }

    pub(crate) fn resolve(&mut self, name: &str, from: Option<FuncId>) -> Option<Resolved> {
        self.resolve_by(Project::resolve, name, from)
    }

    /// What a name means inside of `from`, by what the project says of it where nothing nearer does.
    fn resolve_by(
        &mut self,
        look_up: impl FnOnce(&mut Project<'s>, &str, Option<FileId>) -> Option<Found>,
        name: &str,
        from: Option<FuncId>,
    ) -> Option<Resolved> {
        let interned = Name::new(name);
        let mut scope = from;
        while let Some(id) = scope {
            if let Some(&(_, nested)) = self.infos[id].nested.iter().find(|(n, _)| *n == interned) {
                return Some(Resolved::Function(nested));
            }
            scope = self.program.functions[id].parent.or(self.infos[id].scope);
        }
        let info = from.map(|f| self.infos[f].clone()).unwrap_or_default();
        let found = match self.import(name, &info) {
            Some((_, found)) => Some(found),
            None => look_up(&mut self.project, name, info.file),
        };
        Some(match found? {
            Found::Function(source) => Resolved::Function(self.declare(source)),
            Found::Script(file) => Resolved::Script(file),
            Found::Class(_) => Resolved::Class,
            Found::Builtin => Resolved::Builtin,
        })
    }

    /// What an import makes of a name: its whole name and what it leads to. Local functions stand between single
    /// names that are imported and those of whole packages.
    fn import(&mut self, name: &str, info: &Info) -> Option<(String, Found)> {
        let (first, rest) = name.split_once('.').unwrap_or((name, ""));
        let single = info.imports.iter().filter(|i| !i.wildcard).filter_map(|import| {
            let path = import.path.text();
            let fits = path.rsplit('.').next() == Some(first);
            fits.then(|| if rest.is_empty() { path } else { format!("{path}.{rest}") })
        });
        let mut found = |full: String| Some((full.clone(), packaged(&mut self.project, &full)?));
        if let Some(imported) = single.collect::<Vec<_>>().into_iter().find_map(&mut found) {
            return Some(imported);
        }
        let packages =
            info.imports.iter().filter(|i| i.wildcard).map(|i| format!("{}.{name}", i.path.text()));
        let imported = packages.collect::<Vec<_>>().into_iter().find_map(&mut found)?;
        let local = info.file.and_then(|file| self.project.beside(name, file));
        local.is_none().then_some(imported)
    }

    /// What a call of `name` calls.
    pub(crate) fn callee(&mut self, name: &str, from: FuncId) -> Callee {
        let mut called = Name::new(name);
        let target = match self.resolve_by(Project::resolve_written, name, Some(from)) {
            Some(Resolved::Function(id)) => CallTarget::Function(id),
            // Of the library, and classes, by their whole names.
            Some(found @ (Resolved::Builtin | Resolved::Class)) => {
                if !self.infos[from].imports.is_empty() {
                    let info = self.infos[from].clone();
                    if let Some((whole, _)) = self.import(name, &info) {
                        called = Name::new(&whole);
                    }
                }
                // A constructor: only the run knows what to do with it.
                if matches!(found, Resolved::Builtin) { CallTarget::Builtin } else { CallTarget::Unresolved }
            }
            // Scripts, too.
            Some(Resolved::Script(_)) | None => CallTarget::Unresolved,
        };
        Callee { name: called, target, var: None }
    }
}

/// What a whole name in a package means, of the program or of the library: a function, a class, or a member of a
/// class of the library, for which the class stands.
fn packaged(project: &mut Project<'_>, name: &str) -> Option<Found> {
    if let Some(found) = project.resolve_user(name, None) {
        return Some(found);
    }
    let (before, _) = name.rsplit_once('.')?;
    match prelude::text(name).is_some() || builtins::find(name).is_some() {
        true => project.resolve_builtin(name),
        false if prelude::is_class(before) => project.resolve_builtin(before),
        false => None,
    }
}

/// What a name leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Resolved {
    Function(FuncId),
    Script(FileId),
    Class,
    Builtin,
}

//! Lowering as the interpreter sees it: functions are found, parsed and lowered when they are first
//! called.

use crate::classes::class_def;
use crate::wording;
use base::{Diagnostic, FileId, Name, SourceMap};
use interp::Loader;
use ir::tir::{FuncId, Function, FunctionKind, Program};
use lower::Lowering;
use runtime::Error;
use runtime::classes::class::ClassDef;
use runtime::exception::whole_path;
use std::path::{Path, PathBuf};

/// The loader over a lowering that lives as long as the process.
pub struct LowerLoader(pub Lowering<'static>);

impl Loader for LowerLoader {
    fn program(&self) -> &Program {
        &self.0.program
    }

    fn sources(&self) -> &SourceMap {
        self.0.sources()
    }

    fn resolve(&mut self, name: Name, from: Option<FuncId>) -> Option<FuncId> {
        self.0.resolve_function(name.as_str(), from)
    }

    fn resolve_method(&mut self, class: Name, name: Name) -> Option<FuncId> {
        self.0.resolve_method(class.as_str(), name.as_str())
    }

    fn is_dispatched(&mut self, name: Name) -> bool {
        self.0.project.is_dispatched(name.as_str())
    }

    fn class_folders(&mut self) -> Vec<Name> {
        self.0.project.class_folders()
    }

    fn class(&mut self, name: Name) -> Option<ClassDef> {
        class_def(&mut self.0, name)
    }

    fn class_of(&self, function: FuncId) -> Option<Name> {
        self.0.class_of(function)
    }

    fn lower_text(
        &mut self,
        text: &str,
        from: Option<FuncId>,
        is_variable: &dyn Fn(&str) -> bool,
    ) -> Result<FuncId, Error> {
        self.0.lower_text(text, from, is_variable).map_err(|d| syntax_error(&d))
    }

    fn lower_anonymous(&mut self, text: &str) -> Result<FuncId, Error> {
        self.0.lower_anonymous(text, None).map_err(|d| syntax_error(&d))
    }

    fn load_file(&mut self, path: &str) -> Option<FuncId> {
        self.0.load_file(Path::new(path))
    }

    fn local_names(&self, file: FileId) -> Vec<Name> {
        self.0.project.unit(file).map(|u| u.local_names()).unwrap_or_default()
    }

    fn function_at(&mut self, path: &Path, start: u32, anonymous: bool) -> Option<FuncId> {
        // The library's own are known by their names.
        if lower::is_prelude(path) {
            let name = path.file_stem()?.to_str()?;
            if self.0.resolve_function(name, None).is_none() {
                self.0.project.class(name, None)?;
            }
        } else {
            self.0.load_file(path)?;
        }
        let file = self.0.sources().find(path)?;
        self.0.lower_file(file);
        let is_it = |f: &Function| {
            let lambda = f.kind == FunctionKind::Lambda;
            f.file == file && f.span.start == start && lambda == anonymous && f.kind != FunctionKind::Script
        };
        self.0.program.functions.iter().find(|(_, f)| is_it(f)).map(|(id, _)| id)
    }

    fn add_path(&mut self, folder: &str, end: bool) -> bool {
        self.0.project.add_folder(PathBuf::from(folder), !end);
        true
    }

    fn folders_below(&self, root: &str) -> Vec<String> {
        lower::search_path::tree(self.0.project.system, root)
    }

    fn remove_path(&mut self, folder: &str) -> bool {
        self.0.project.remove_folder(Path::new(folder))
    }

    fn change_folder(&mut self, from: &Path, to: &Path) {
        self.0.project.change_current(from, to.to_owned());
    }

    fn near(&mut self, name: &str) -> Option<String> {
        self.0.near_names().into_iter().find(|(n, _)| n.as_str() == name).map(|(_, near)| near)
    }

    fn names(&mut self) -> Vec<String> {
        self.0.project.names(None)
    }

    fn refresh(&mut self) {
        self.0.project.refresh();
    }

    fn locate(&mut self, name: &str) -> Option<String> {
        let project = &self.0.project;
        let below = |name: &str| {
            let file = Path::new(name);
            let beside = file.components().count() == 1;
            let folders = project.search_path().iter().filter(|_| beside);
            std::iter::once(file.to_owned()).chain(folders.map(|f| f.join(file))).collect::<Vec<_>>()
        };
        let whole = |p: &Path| whole_path(&p.to_string_lossy());
        // What an executable carries is there wherever it runs.
        let carried = |p: &str| self.0.sources().iter().any(|(_, f)| whole(&f.path) == p);
        let places = [name.to_owned(), format!("{name}.m")].into_iter().flat_map(|n| below(&n));
        places
            .into_iter()
            .map(|p| (whole(&p), project.system.is_file(&p)))
            .find_map(|(text, is_file)| (is_file || carried(&text)).then_some(text))
    }

    fn path(&self) -> Vec<String> {
        self.0.project.search_path().iter().map(|f| f.to_string_lossy().into_owned()).collect()
    }
}

/// The error that text given to `eval` raises when it is no MATLAB.
fn syntax_error(diagnostics: &[Diagnostic]) -> Error {
    let first = diagnostics.iter().find(|d| d.is_error());
    let text = first.map_or("Invalid expression.".to_owned(), wording::of);
    Error::new("MATLAB:m_invalid_expression", format!("Error: {text}"))
}

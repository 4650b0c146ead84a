//! Where the interpreter gets functions from.

use base::{FileId, Name, SourceMap};
use ir::tir::{self, FuncId};
use runtime::classes::class::ClassDef;
use runtime::error::Error;

/// Inputs of a call.

/// Where the interpreter gets functions from.
pub trait Loader {
    /// Everything lowered so far.
    fn program(&self) -> &tir::Program;

    /// The files read so far.
    fn sources(&self) -> &SourceMap;

    /// The function that `name` means where `from` calls it, loaded when need be: nested, local,
    /// private, package, current folder, path, prelude.
    fn resolve(&mut self, name: Name, from: Option<FuncId>) -> Option<FuncId>;

    /// The method `name` of class `class`, loaded when need be.
    fn resolve_method(&mut self, class: Name, name: Name) -> Option<FuncId> {
        let _ = (class, name);
        None
    }

    /// Whether classes have functions or methods of this name, so that the arguments of a call decide.
    fn is_dispatched(&mut self, name: Name) -> bool {
        let _ = name;
        false
    }

    /// The classes that have an `@class` folder on the path.
    fn class_folders(&mut self) -> Vec<Name> {
        Vec::new()
    }

    /// What the class file `name` declares.
    fn class(&mut self, name: Name) -> Option<ClassDef> {
        let _ = name;
        None
    }

    /// Makes `to` the current folder in place of `from`; both are absolute.
    fn change_folder(&mut self, from: &std::path::Path, to: &std::path::Path) {
        let _ = (from, to);
    }

    /// The class of which a function is a method.
    fn class_of(&self, function: FuncId) -> Option<Name> {
        let _ = function;
        None
    }

    /// Lowers statements (`eval`, the REPL) as a script whose variables are matched by name.
    /// `is_variable` knows the variables of the workspace it is going to run in.
    fn lower_text(
        &mut self,
        text: &str,
        from: Option<FuncId>,
        is_variable: &dyn Fn(&str) -> bool,
    ) -> Result<FuncId, Error>;

    /// Lowers `@(x) ...` given as text; the function has no captured variables.
    fn lower_anonymous(&mut self, text: &str) -> Result<FuncId, Error>;

    /// Loads the script or function in a file.
    fn load_file(&mut self, path: &str) -> Option<FuncId> {
        let _ = path;
        None
    }

    /// The names of the functions that a file declares besides the one it is called for.
    fn local_names(&self, file: FileId) -> Vec<Name> {
        let _ = file;
        Vec::new()
    }

    /// The function of a file whose text begins at a byte.
    fn function_at(&mut self, file: &std::path::Path, start: u32, anonymous: bool) -> Option<FuncId> {
        let _ = (file, start, anonymous);
        None
    }

    /// Adds a folder to the search path, in front or at the end.
    fn add_path(&mut self, folder: &str, end: bool) -> bool {
        let _ = (folder, end);
        false
    }

    /// A folder with all below it that can be on the search path.
    fn folders_below(&self, root: &str) -> Vec<String> {
        let _ = root;
        Vec::new()
    }

    /// Takes a folder from the search path.
    fn remove_path(&mut self, folder: &str) -> bool {
        let _ = folder;
        false
    }

    /// The search path.
    fn path(&self) -> Vec<String> {
        Vec::new()
    }

    /// The known name that was probably meant by an unknown one of the program, for reports.
    fn near(&mut self, name: &str) -> Option<String> {
        let _ = name;
        None
    }

    /// The names that can be called, for completion.
    fn names(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// Looks anew which files there are.
    fn refresh(&mut self) {}

    /// The file in which `name` would be found, for `which` and `exist`.
    fn locate(&mut self, name: &str) -> Option<String> {
        let _ = name;
        None
    }
}

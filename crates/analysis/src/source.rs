//! Where the analysis gets functions from: the program it was given, and whatever look-up loads
//! while calls are followed.

use base::Name;
use ir::tir::{Callee, FuncId, Program};
use runtime::classes::text::Declared;

/// A program that can grow.
pub trait ProgramSource {
    /// The functions lowered so far.
    fn program(&self) -> &Program;

    /// The function that `name` means when called from `from`, loaded if need be; `None` where it
    /// is a builtin or nothing.
    fn resolve(&mut self, name: Name, from: FuncId) -> Option<FuncId>;

    /// The method `name` of objects of this class, from a class folder or a classdef.
    fn resolve_method(&mut self, _class: Name, _name: Name) -> Option<FuncId> {
        None
    }

    /// The classes, built-in ones among them, for which the program has a folder of functions.
    fn class_folders(&mut self) -> Vec<Name> {
        Vec::new()
    }

    /// Whether `name` is a class of the program where `from` says it.
    fn is_class(&mut self, _name: Name, _from: FuncId) -> bool {
        false
    }

    /// The class of the program that `name`, or what stands before one of its dots, is where `from` says it.
    fn class_named(&mut self, _name: Name, _from: FuncId) -> Option<Name> {
        None
    }

    /// The class whose members a function may use.
    fn class_of(&self, _function: FuncId) -> Option<Name> {
        None
    }

    /// Whether a function comes with the tool: whoever is not looked at has one of the same name.
    fn is_library(&self, _function: FuncId) -> bool {
        false
    }

    /// The classes of the library, `all` or those that have no compiled form, so that an interpreter runs their methods.
    fn apart(&mut self, _all: bool) -> Vec<Name> {
        Vec::new()
    }

    /// Whether the program is in Octave's language, where some builtins do otherwise.
    fn octave(&self) -> bool {
        false
    }

    /// What the program has of a class: its functions have their numbers in Tame IR.
    fn declared(&mut self, _class: Name) -> Option<Declared> {
        None
    }

    /// Whether a call of `name` may run something that nobody can look at: with objects among the arguments
    /// (`objects`), a method; whatever they are, a form of the function that only MATLAB runs.
    fn may_replace(&self, _name: Name, _objects: bool) -> bool {
        false
    }

    /// Whether another function of the project may run in place of the one that look-up finds.
    fn is_replaced(&self, _callee: &Callee) -> bool {
        false
    }

    /// Whether a call that is not followed may make or change variables of the function in which it stands: a
    /// script, or a function that reaches its caller's by name.
    fn reaches_caller(&self, _callee: &Callee) -> bool {
        false
    }

    /// A constant text given to `eval` in `function`, lowered as statements whose variables are
    /// those of `function` by name.
    fn lower_text(&mut self, _text: &str, _function: FuncId) -> Option<FuncId> {
        None
    }

    /// The variables that `load` of these words makes, with their classes and shapes, where the file is
    /// there. Facts that stand on it hold as long as the file holds such variables.
    fn saved_variables(&mut self, _words: &[&str]) -> Option<Vec<(Name, types::AbsValue)>> {
        None
    }

    /// The function behind `str2func('@(x) ...')`.
    fn lower_anonymous(&mut self, _text: &str) -> Option<FuncId> {
        None
    }
}

/// A closed program: nothing is loaded, names are looked up among its functions.
impl ProgramSource for Program {
    fn program(&self) -> &Program {
        self
    }

    fn resolve(&mut self, name: Name, _: FuncId) -> Option<FuncId> {
        self.functions.iter().find(|(_, f)| f.name == name).map(|(id, _)| id)
    }
}

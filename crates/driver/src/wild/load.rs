//! `load` without a result: which variables it makes stands in a file. Where the file is there now, its
//! variables are taken to be those it holds (also by the analysis), and the statement can say so.

use super::{Edit, Rule, Scope, Walk, is_name};
use crate::session::Shared;
use base::{Name, Span, codes};
use lower::Lowering;
use runtime::{Context, Value, matfile};
use std::rc::Rc;
use syntax::ast::Stmt;
use types::{AbsValue, ClassValue, Matrix};

/// The variables that `load` of these words makes: with their values in the file as it is now.
pub(crate) struct Saved {
    pub variables: Vec<(Name, Value)>,
    /// The file holds one matrix as text.
    pub text: bool,
}

/// Reads what `load` of these words would. The folder of the program is looked into when the current
/// one has no such file.
pub(crate) fn read(lowering: &Lowering<'static>, words: &[&str]) -> Option<Saved> {
    // Options and patterns are for the run.
    if words.is_empty() || words[1..].iter().any(|w| !is_name(w)) || words[0].starts_with('-') {
        return None;
    }
    let mut cx = Context::new(Rc::new(Shared(lowering.project.system)));
    let folder = lowering.project.folders().first().cloned().unwrap_or_default();
    let mut load = |first: &str| {
        let mut args = vec![Value::char_row(first)];
        args.extend(words[1..].iter().map(|w| Value::char_row(w)));
        matfile::load(&mut cx, &args).ok()
    };
    let beside = folder.join(words[0]);
    let loaded = load(words[0]).or_else(|| load(&beside.to_string_lossy()))?;
    let variables = loaded.variables.into_iter().map(|(name, v)| (Name::new(&name), v)).collect();
    Some(Saved { variables, text: loaded.text })
}

/// The class and shape of a value, without what it is.
pub(crate) fn declared(value: &Value) -> AbsValue {
    let known = builtins::abstraction(value);
    known.map(|c| {
        if !c.class.is_matrix() {
            return ClassValue { elements: types::Elements::Top, ..c.clone() };
        }
        let matrix = Matrix::of(c.class, c.matrix.shape.clone())
            .with_complexity(c.matrix.complexity)
            .with_sparsity(c.matrix.sparsity, c.class);
        ClassValue { matrix, ..c.clone() }
    })
}

impl Walk<'_> {
    /// `load` without a result.
    pub(super) fn load(&mut self, stmt: &Stmt, words: &[Option<String>], scope: &Scope) {
        let known: Option<Vec<&str>> = words.iter().map(Option::as_deref).collect();
        let Some(saved) = known.as_deref().and_then(|w| read(&self.session.lowering, w)) else {
            let text = "Which variables 'load' makes is known only when it runs.";
            let help = "take what it gives: `s = load(...)`, and use `s.name`";
            return self.report(&codes::WILD_LOAD, stmt.span, text, help);
        };
        let list: Vec<String> =
            saved.variables.iter().map(|(name, v)| format!("{name}: {}", declared(v))).collect();
        let text = format!("'load' is taken to make what its file holds now ({}).", list.join(", "));
        let rewrite =
            known.and_then(|w| self.load_text(stmt, &w, &saved, scope)).map(|e| (Rule::Load, vec![e]));
        let help = "take what it gives: `s = load(...)`, and use `s.name`; `tame fix` does";
        self.report_with(&codes::DECLARED_LOAD, stmt.span, text, help, rewrite);
    }

    /// `s = load(...)`, then the variables that the function mentions.
    fn load_text(&self, stmt: &Stmt, words: &[&str], saved: &Saved, scope: &Scope) -> Option<Edit> {
        let args: Vec<String> = words.iter().map(|w| format!("'{}'", w.replace('\'', "''"))).collect();
        let call = format!("load({})", args.join(", "));
        let used: Vec<Name> =
            saved.variables.iter().map(|v| v.0).filter(|n| scope.mentioned.contains(n)).collect();
        let text = if saved.text {
            format!("{} = {call};", saved.variables.first()?.0)
        } else {
            let taken = |name: &str| {
                let name = Name::new(name);
                scope.mentioned.contains(&name) || scope.variables.contains(&name)
            };
            let numbered = (2..).map(|n| format!("loaded{n}"));
            let holder = std::iter::once("loaded".to_owned()).chain(numbered).find(|n| !taken(n))?;
            let indent = self.indent(stmt.span);
            let fields = used.iter().map(|name| format!("\n{indent}{name} = {holder}.{name};"));
            format!("{holder} = {call};{}", fields.collect::<String>())
        };
        // `load` shows nothing: the separator goes with it.
        let behind = self.text.get(stmt.span.end as usize..)?;
        let blanks = behind.len() - behind.trim_start_matches([' ', '\t']).len();
        let separator = behind[blanks..].starts_with([';', ',']);
        let end = stmt.span.end + if separator { blanks as u32 + 1 } else { 0 };
        Some(Edit { span: Span { end, ..stmt.span }, text })
    }

    /// The blanks before a statement that begins its line.
    fn indent(&self, span: Span) -> String {
        let before = self.text.get(..span.start as usize).unwrap_or("");
        let line = &before[before.rfind(['\n', '\r']).map_or(0, |n| n + 1)..];
        line.chars().take_while(|c| matches!(c, ' ' | '\t')).collect()
    }
}

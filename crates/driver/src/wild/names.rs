//! Functions given by name, and what looks at names, workspaces and folders.

use super::{Edit, Finding, Rule, Scope, Walk, is_name, literal};
use base::{Diagnostic, Name, Span, codes};
use syntax::ast::{Expr, ExprKind, Stmt};
use types::{AbsValue, Class};

/// Builtins that call the function given first.
pub(super) const CALLS: &[&str] = &["feval", "cellfun", "arrayfun", "structfun", "bsxfun", "str2func"];
/// Old forms of `cellfun` that are no functions.
const FORMS: &[&str] = &["size", "isclass", "prodofsize"];
const OTHERS: &[&str] = &[
    "eval",
    "evalc",
    "evalin",
    "assignin",
    "load",
    "clear",
    "clearvars",
    "cd",
    "chdir",
    "addpath",
    "rmpath",
    "path",
    "exist",
    "inputname",
];

/// Whether a builtin is one of those that this module speaks of.
pub(super) fn is_wild(name: &str) -> bool {
    CALLS.contains(&name) || OTHERS.contains(&name)
}

impl Walk<'_> {
    /// `feval(f, args)`
    pub(super) fn feval(&mut self, e: &Expr, args: &[Expr], scope: &Scope) {
        let Some(function) = args.first() else { return };
        let name = match &function.kind {
            ExprKind::FuncHandle(name) => Some(name.text()),
            _ => literal(function),
        };
        if let Some(name) = name {
            // A variable of that name would be indexed.
            if !self.is_function(&name, scope) {
                return;
            }
            let rewrite = Some((Rule::Feval, vec![direct(e, args, &name)]));
            let text = format!("'feval' calls '{name}', which can be called directly.");
            let help = format!("write `{name}(...)`; `tame fix` does");
            return self.report_with(&codes::FUNCTION_NAME, e.span, text, help, rewrite);
        }
        let Some(value) = self.given(e, "feval") else { return };
        match (&function.kind, value.unique_class()) {
            (ExprKind::Ident(f), Some(Class::FunctionHandle)) if !value.maybe_undefined => {
                let text = format!("'feval' calls the handle '{f}', which can be called directly.");
                let help = format!("write `{f}(...)`; `tame fix` does");
                let rewrite = Some((Rule::Feval, vec![direct(e, args, f.as_str())]));
                self.report_with(&codes::FUNCTION_NAME, e.span, text, help, rewrite);
            }
            _ => self.by_name(e, function, "feval", &value),
        }
    }

    /// `cellfun('f', ...)` and the like.
    pub(super) fn mapped(&mut self, e: &Expr, which: Name, args: &[Expr], scope: &Scope) {
        let Some(function) = args.first() else { return };
        let Some(name) = literal(function) else {
            if let Some(value) = self.given(e, which.as_str()) {
                self.by_name(e, function, which.as_str(), &value);
            }
            return;
        };
        let form = which.as_str() == "cellfun" && FORMS.contains(&name.as_str());
        if form || !is_name(&name) || !self.is_function(&name, scope) {
            return;
        }
        let span = if which.as_str() == "str2func" { e.span } else { function.span };
        let rewrite = Some((Rule::Handle, vec![Edit { span, text: format!("@{name}") }]));
        let text = format!("The function '{name}' is given by its name.");
        let help = format!("give a handle: `@{name}`; `tame fix` does");
        self.report_with(&codes::FUNCTION_NAME, span, text, help, rewrite);
    }

    /// A function that is given by a name that is computed.
    fn by_name(&mut self, e: &Expr, function: &Expr, which: &str, value: &AbsValue) {
        let texts = [Class::Char, Class::String];
        let text = !value.is_any() && texts.iter().any(|c| value.get(*c).is_some());
        if !text || value.as_text().is_some() {
            return;
        }
        let message = format!("Which function '{which}' calls is known only when it runs.");
        let help = "pass a function handle (`@f`) instead of a name, or choose with `switch`";
        let span = if which == "str2func" { e.span } else { function.span };
        self.report(&codes::WILD_CALL, span, message, help);
    }

    /// What the function given to a call can be, where that is known.
    fn given(&self, e: &Expr, which: &str) -> Option<AbsValue> {
        self.callees.get(&(e.span, Name::new(which))).cloned()
    }

    /// Whether a name means a function here.
    fn is_function(&mut self, name: &str, scope: &Scope) -> bool {
        name.split('.').all(is_name)
            && !scope.variables.contains(&Name::new(name.split('.').next().unwrap_or(name)))
            && matches!(
                self.session.lowering.project.resolve(name, Some(self.file)),
                Some(lower::Found::Function(_) | lower::Found::Builtin)
            )
    }

    /// `clear`: of names it knows the analysis follows it.
    pub(super) fn clear(&mut self, stmt: &Stmt, words: &[Option<String>], scope: &Scope) {
        let plain = |w: &Option<String>| w.as_deref().is_some_and(|w| is_name(w) && !is_kind(w));
        if scope.fresh || !words.is_empty() && words.iter().all(plain) {
            return;
        }
        let all = words.is_empty() || words.iter().flatten().any(|w| is_kind(w));
        let what = if all { "all variables" } else { "variables by a pattern" };
        let text = format!("'clear' removes {what}: which have a value afterwards is not followed.");
        let help = "leave it out: a function's variables end with it; to free memory, name the variables or assign `[]`";
        self.report(&codes::WILD_CLEAR, stmt.span, text, help);
    }

    /// What looks at names, workspaces and folders.
    pub(super) fn other(&mut self, span: Span, name: &str, words: &[Option<String>]) {
        let first = words.first().and_then(Clone::clone);
        let (code, text, help) = match name {
            "evalin" => (
                &codes::WILD_EVALIN,
                "'evalin' reads or changes variables of the caller.".to_owned(),
                "pass what it needs as arguments and give back what it changes as results".to_owned(),
            ),
            "assignin" => (
                &codes::WILD_ASSIGNIN,
                "'assignin' assigns a variable of the caller.".to_owned(),
                "give the value back as a result and let the caller assign it".to_owned(),
            ),
            "cd" | "chdir" if !words.is_empty() => (
                &codes::WILD_PATH,
                format!("'{name}' changes the folder, and with it which functions are found."),
                "name files by their folder, as in `fullfile(folder, 'data.txt')`, and stay where you are"
                    .to_owned(),
            ),
            "addpath" if self.session.lowering.project.path_change(span).is_some() => return,
            "addpath" | "rmpath" | "path" if !words.is_empty() => {
                let folder = first.map_or("DIR".to_owned(), |f| f);
                (
                    &codes::WILD_PATH,
                    format!("'{name}' changes which functions are found while the program runs."),
                    format!("give the folder to the command: `--path {folder}`"),
                )
            }
            "exist" => match words {
                [Some(_), Some(_)] => return,
                [Some(name)] => (
                    &codes::WILD_EXIST,
                    format!("'exist' asks for a variable, a file, a folder or a function '{name}' at once."),
                    format!("say which is meant: `exist('{name}', 'var')`, `isfile`, `isfolder`"),
                ),
                _ => (
                    &codes::WILD_EXIST,
                    "'exist' asks for a name that is known only when it runs.".to_owned(),
                    "use `nargin`, `isfield`, `isfile`, or give a variable a value before".to_owned(),
                ),
            },
            "inputname" => (
                &codes::WILD_INPUTNAME,
                "'inputname' looks at how the caller wrote the argument.".to_owned(),
                "pass the name as an argument".to_owned(),
            ),
            _ => return,
        };
        let diagnostic = Diagnostic::new(code, span, text).with_help(help);
        self.found.push(Finding { diagnostic, rewrite: None });
    }
}

/// Words of `clear` that are no names of variables.
fn is_kind(word: &str) -> bool {
    matches!(word, "all" | "variables" | "functions" | "global" | "mex" | "classes" | "java" | "import")
}

/// The call of `feval(f, args)` as `name(args)`.
fn direct(e: &Expr, args: &[Expr], name: &str) -> Edit {
    match args.get(1) {
        Some(second) => {
            let span = Span { end: second.span.start, ..e.span };
            Edit { span, text: format!("{name}(") }
        }
        None => Edit { span: e.span, text: format!("{name}()") },
    }
}

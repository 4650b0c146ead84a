//! `eval` and its kin. A text that stands in the program is the statements it holds
//! (`lower::evals`), and is rewritten to them; what else is evaluated only the run knows.

use super::{Edit, Rule, Scope, Walk, literal};
use base::{Span, codes};
use syntax::ast::{Expr, ExprKind, Stmt};

impl Walk<'_> {
    /// `eval(...)` as a statement.
    pub(super) fn eval_statement(&mut self, stmt: &Stmt, e: &Expr, args: &[Expr]) {
        if lower::evals::statements(e, self.dialect).is_none() {
            return self.wild_eval(stmt.span, "eval", args.first());
        }
        let rewrite = self.statement_text(stmt, args).map(|edit| (Rule::Eval, vec![edit]));
        let help = "write the statement itself; `tame fix` does";
        let text = "The text given to 'eval' is constant: it is analysed as the statement it holds.";
        self.report_with(&codes::CONSTANT_EVAL, stmt.span, text, help, rewrite);
    }

    /// `x = eval(...)`; gives whether all has been said.
    pub(super) fn eval_value(&mut self, e: &Expr, scope: &Scope) -> bool {
        let Some(value) = lower::evals::value(e, self.dialect) else { return false };
        let Some((name, [text])) = super::call_of(e) else { return false };
        if scope.variables.contains(&name) || !self.is_builtin(name) {
            return false;
        }
        let Some(text) = literal(text).filter(|t| is_one_line(t)) else { return false };
        let simple = !matches!(value.kind, ExprKind::Assign(_) | ExprKind::NameValue { .. });
        let edit = Edit { span: e.span, text: text.trim().trim_end_matches([';', ',', ' ']).to_owned() };
        let rewrite = simple.then(|| (Rule::Eval, vec![edit]));
        let help = "write the expression itself; `tame fix` does";
        let message = "The text given to 'eval' is constant: it is analysed as the expression it holds.";
        self.report_with(&codes::CONSTANT_EVAL, e.span, message, help, rewrite);
        true
    }

    /// The statements of constant texts in the place of `eval`, shown or not as they were.
    fn statement_text(&self, stmt: &Stmt, args: &[Expr]) -> Option<Edit> {
        let texts: Vec<String> = args.iter().map(literal).collect::<Option<_>>()?;
        if !texts.iter().all(|t| is_one_line(t)) {
            return None;
        }
        let ended = |t: &String| {
            let t = t.trim();
            if t.ends_with([';', ',']) { t.to_owned() } else { format!("{t},") }
        };
        let (mut text, quiet) = match &texts[..] {
            [one] => {
                let bare = one.trim().trim_end_matches([';', ',', ' ']);
                (bare.to_owned(), one.trim().ends_with(';'))
            }
            [body, handler] => (format!("try, {} catch, {} end", ended(body), ended(handler)), true),
            _ => return None,
        };
        // The separator behind the statement is now that of the text.
        let behind = self.text.get(stmt.span.end as usize..)?;
        let blanks = behind.len() - behind.trim_start_matches([' ', '\t']).len();
        let separator = behind[blanks..].starts_with([';', ',']);
        let end = stmt.span.end as usize + if separator { blanks + 1 } else { 0 };
        let rest = self.text.get(end..)?.trim_start_matches([' ', '\t']);
        let last = rest.is_empty() || rest.starts_with(['\n', '\r', '%', '#']);
        if quiet && texts.len() == 1 {
            text.push(';');
        } else if !last {
            text.push(',');
        }
        Some(Edit { span: Span { end: end as u32, ..stmt.span }, text })
    }

    /// An evaluation of what only the run knows.
    pub(super) fn wild_eval(&mut self, span: Span, name: &str, arg: Option<&Expr>) {
        let text = format!("What '{name}' runs is known only when it runs: any variable may change here.");
        let joined = arg.is_some_and(|a| {
            matches!(a.kind, ExprKind::Matrix(_))
                || super::call_of(a)
                    .is_some_and(|(f, _)| matches!(f.as_str(), "sprintf" | "strcat" | "horzcat"))
        });
        let help = match name {
            "evalc" => "to take what is shown as text, use `sprintf`, `num2str` or `mat2str`",
            _ if arg.and_then(literal).is_some() => "write the statement itself",
            _ if joined => {
                "for variables that are numbered or named at run time, use a cell `x{i}` or a field `s.(name)`; for functions, a handle"
            }
            _ => "write the statement itself, or pass a function handle",
        };
        self.report(&codes::WILD_EVAL, span, text, help);
    }
}

/// Whether a text can stand inside a line.
fn is_one_line(text: &str) -> bool {
    !text.contains(['\n', '\r', '%', '#']) && !text.contains("...")
}

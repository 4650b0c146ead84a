//! Shapes as text.

use super::{Check, Context, Counts, Definition, Passing, Shapes, Why};
use crate::facts::Analysis;
use base::Span;
use ir::tir::{Function, Program, StmtId, VarKind};
use std::fmt::Write;
use types::shapes::Rule;

/// Where a span begins: its line.
pub type Place<'a> = &'a dyn Fn(Span) -> u32;

/// What was found, function by function, and the counts.
pub fn show(program: &Program, analysis: &Analysis, shapes: &Shapes, line: Place<'_>) -> String {
    let mut out = String::new();
    let classic = if shapes.rule == Rule::Classic { ", only scalars expand" } else { "" };
    for (id, context) in &shapes.contexts {
        let Some(function) = program.functions.get(analysis.contexts[*id].func) else { continue };
        let title = Table { function, line };
        let args: Vec<String> = context.params.iter().map(|d| title.param(d)).collect();
        let _ = writeln!(out, "{}({}){classic}", function.name, args.join(", "));
        out += &title.rows(context);
        out += &title.checks(context);
        let mut counts = Counts::default();
        counts.add(context);
        let _ = writeln!(out, "  {}\n", in_words(&counts));
    }
    if shapes.contexts.len() > 1 {
        let _ = writeln!(out, "all: {}", in_words(&Counts::of(shapes)));
    } else {
        out.pop();
    }
    out
}

/// Counts in words.
fn in_words(c: &Counts) -> String {
    let percent = |n: usize, of: usize| if of == 0 { 0.0 } else { 100.0 * n as f64 / of as f64 };
    let explicit = c.scalars + c.arrays;
    let mut text = format!(
        "{} shapes: {explicit} explicit ({:.1} %: {} scalar, {} other), {} symbolic",
        c.shapes,
        percent(explicit, c.shapes),
        c.scalars,
        c.arrays,
        c.symbolic
    );
    if c.symbolic > 0 {
        let _ = write!(
            text,
            ", {} of them proved equal to another ({:.1} %)",
            c.copies,
            percent(c.copies, c.symbolic)
        );
    }
    text
}

struct Table<'a> {
    function: &'a Function,
    line: Place<'a>,
}

impl Table<'_> {
    fn line(&self, s: Option<StmtId>) -> u32 {
        s.and_then(|s| self.function.spans[s]).map_or(0, |span| (self.line)(span))
    }

    fn param(&self, d: &Definition) -> String {
        let name = self.function.vars[d.var].name;
        let shape = d.texts().join(", ");
        if shape == name.as_str() { shape } else { format!("{name}: {shape}") }
    }

    /// The variables that the program's author named.
    fn rows(&self, context: &Context) -> String {
        let user = |d: &&Definition| self.function.vars[d.var].kind == VarKind::User;
        let mut rows: Vec<[String; 3]> = Vec::new();
        for d in context.definitions.iter().filter(user) {
            let line = self.line(d.at);
            let name = self.function.vars[d.var].name.to_string();
            let shape = self.shape(context, d);
            let row = [line.to_string(), name, shape];
            if rows.last() != Some(&row) {
                rows.push(row);
            }
        }
        let width = rows.iter().map(|r| r[1].len()).max().unwrap_or(0).min(base::WIDEST);
        let mut out = String::new();
        for [line, name, shape] in rows {
            let _ = writeln!(out, "  {line:>4}  {name:<width$}  {shape}");
        }
        out
    }

    fn shape(&self, context: &Context, d: &Definition) -> String {
        let set = d.texts();
        match (set.as_slice(), d.why) {
            ([one], _) => one.clone() + &self.like(context, d),
            (set, Why::Round | Why::Meeting) => {
                format!("phi({}, {})", self.selector(context, d), set.join(", "))
            }
            (set, _) => format!("{{{}}}", set.join(", ")),
        }
    }

    /// The variable whose shape it is, where that was told in other words.
    fn like(&self, context: &Context, d: &Definition) -> String {
        let same = |o: &&Definition| o.at == d.like && o.why == Why::Assigned && o.set() != d.set();
        let Some(other) = d.like.and_then(|_| context.definitions.iter().find(same)) else {
            return String::new();
        };
        match &self.function.vars[other.var] {
            var if var.kind == VarKind::User => format!("  as {} in line {}", var.name, self.line(other.at)),
            _ => String::new(),
        }
    }

    /// The name of the choice on which a variable depends; those that vary together have the same.
    fn selector(&self, context: &Context, d: &Definition) -> String {
        let mut kinds: Vec<Vec<usize>> = Vec::new();
        for other in context.definitions.iter().filter(|o| o.at == d.at && o.why == d.why) {
            let kind = partition(other);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let k = kinds.iter().position(|k| *k == partition(d)).unwrap_or(0);
        let letter = if k == 0 { String::new() } else { char::from(b'a' + (k % 26) as u8).to_string() };
        format!("L{}{letter}", self.line(d.at))
    }

    fn checks(&self, context: &Context) -> String {
        let mut out = String::new();
        let count = |f: fn(&Passing) -> bool| context.checks.iter().filter(|c| f(&c.passing)).count();
        if context.checks.is_empty() {
            return out;
        }
        let always = count(|p| *p == Passing::Always);
        let implied = count(|p| matches!(p, Passing::Implied(_)));
        let _ = writeln!(
            out,
            "  {} checks of shapes: {always} never fail, {implied} are implied, {} are left",
            context.checks.len(),
            context.checks.len() - always - implied
        );
        for c in context.checks.iter().filter(|c| c.passing != Passing::Always) {
            let _ = writeln!(out, "  {:>4}  {}", self.line(Some(c.at)), self.passing(c));
        }
        out
    }

    fn passing(&self, c: &Check) -> String {
        match &c.passing {
            Passing::Implied(by) => {
                let mut lines: Vec<u32> = by.iter().map(|s| self.line(Some(*s))).collect();
                lines.sort_unstable();
                lines.dedup();
                let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
                let word = if lines.len() == 1 { "line" } else { "lines" };
                format!("{} is legal since {word} {} passed", c.term, lines.join(", "))
            }
            _ => format!("{} must be legal", c.term),
        }
    }
}

/// Which worlds agree: for each the first with the same term.
fn partition(d: &Definition) -> Vec<usize> {
    d.terms.iter().map(|t| d.terms.iter().position(|u| u == t).unwrap_or(0)).collect()
}

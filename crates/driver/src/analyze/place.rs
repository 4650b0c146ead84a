//! What is known at a place of the text: `tame analyze --at file:line:col`.
//!
//! The name under the cursor is looked for among the statements of Tame IR that were made of the text
//! around it, the smallest first: as a variable that is assigned (on the left of `=`), one that is
//! read, or a call. Elsewhere the smallest expression around the cursor is meant. Every context of the
//! function answers.

use super::{Analyzed, json};
use analysis::{CallEdge, Context, ContextId};
use base::{FileId, Name, Span};
use ir::tir::{Function, Stmt, StmtId, VarId, walk};
use std::fmt::Write;
use std::path::Path;
use syntax::ast::{LValue, StmtKind};
use syntax::{TokenKind, visit};
use types::AbsValue;

/// What is known at a place.
pub struct Place {
    /// The name there, or the text of the expression.
    pub(super) name: String,
    pub(super) kind: Kind,
    pub(super) span: Span,
    pub(super) facts: Vec<Fact>,
}

/// What stands at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Variable,
    Call,
    Expression,
}

impl Kind {
    pub fn word(self) -> &'static str {
        match self {
            Kind::Variable => "variable",
            Kind::Call => "call",
            Kind::Expression => "expression",
        }
    }
}

/// What one context says.
pub(super) struct Fact {
    pub context: ContextId,
    /// Whether the statement may run.
    pub reachable: bool,
    /// The value; none where the statement never ends, or gives none.
    pub value: Option<AbsValue>,
    /// What may be called.
    pub calls: Vec<CallEdge>,
}

/// How a value is read off a statement.
#[derive(Clone, Copy)]
enum Way {
    Before(VarId),
    After(VarId),
    /// A parameter or a result, in the header.
    Header(VarId),
    /// What the statement gives, if it gives something.
    Result,
}

/// A statement and how it answers; none for a header.
struct Hit {
    stmt: Option<StmtId>,
    way: Way,
    kind: Kind,
    /// How far it is from what is meant: first whether it has the name, then its length in the text.
    distance: (bool, u32),
}

impl Analyzed<'_> {
    /// What is known at a place: `file:line:col`, or `line:col` in the analysed file.
    pub fn at(&self, place: &str) -> Result<Place, String> {
        let (file, offset) = self.offset(place)?;
        let word = self.word(file, offset);
        let name = word.map(|span| Name::new(self.session.sources().text(span)));
        let assigned = word.and_then(|span| self.assigned(span));
        let mut facts: Vec<Fact> = Vec::new();
        let mut best: Option<((bool, u32), Kind, Span)> = None;
        for (id, context) in self.analysis.contexts.iter() {
            let f = self.function(context.func);
            let Some(hit) = hit(f, file, offset, name, assigned) else { continue };
            let span = match (hit.kind, word, hit.stmt.and_then(|s| f.spans[s])) {
                (Kind::Expression, _, Some(span)) => span,
                (_, Some(word), _) => word,
                (.., span) => span.unwrap_or(f.span),
            };
            // A function inside another one, or in an anonymous one, is nearer.
            match best {
                Some((distance, ..)) if distance < hit.distance => continue,
                Some((distance, ..)) if distance > hit.distance => facts.clear(),
                _ => {}
            }
            best = Some((hit.distance, hit.kind, span));
            facts.push(fact(id, context, &hit, f));
        }
        let Some((_, kind, span)) = best else { return Err(self.nothing(file, name)) };
        let text = self.session.sources().text(span);
        let name = text.lines().next().unwrap_or("").trim_end().to_owned();
        Ok(Place { name, kind, span, facts })
    }

    /// What is known of a place, for people.
    pub fn describe(&self, place: &Place) -> String {
        let sources = self.session.sources();
        let at = sources.line_col(place.span);
        let path = sources.file(place.span.file).path.display();
        let mut out = format!("{path}:{}:{}: {} `{}`\n", at.line, at.col, place.kind.word(), place.name);
        for fact in &place.facts {
            let context = &self.analysis.contexts[fact.context];
            let value = match &fact.value {
                _ if !fact.reachable => "never runs".to_owned(),
                Some(v) if v.is_undefined() => "no value".to_owned(),
                Some(v) => self.show(v),
                None if place.kind == Kind::Call => "no value".to_owned(),
                None => "never ends".to_owned(),
            };
            let _ = writeln!(out, "  {value}");
            let _ = writeln!(out, "      in {}", self.title(context));
            for edge in &fact.calls {
                let _ = writeln!(out, "      calls {}", self.callee(edge));
            }
        }
        out
    }

    /// What is known of a place, for machines.
    pub fn place_json(&self, place: &Place) -> String {
        json::of_place(self, place)
    }

    fn offset(&self, place: &str) -> Result<(FileId, u32), String> {
        let bad = || format!("`{place}` is no place: write file:line:col");
        let mut parts = place.rsplitn(3, ':');
        let col: u32 = parts.next().and_then(|t| t.parse().ok()).ok_or_else(bad)?;
        let line: u32 = parts.next().and_then(|t| t.parse().ok()).ok_or_else(bad)?;
        let sources = self.session.sources();
        let file = match parts.next() {
            None => Some(self.function(self.analysis.contexts[self.analysis.entry].func).file),
            Some(path) => sources.find(Path::new(path)).or_else(|| {
                let named = sources
                    .iter()
                    .find(|(_, f)| f.path.ends_with(path) || Path::new(path).ends_with(&f.path));
                named.map(|(id, _)| id)
            }),
        };
        let file = file.ok_or_else(|| format!("the program does not use the file of `{place}`"))?;
        let source = sources.file(file);
        if line == 0 || col == 0 || line as usize > source.line_count() {
            return Err(format!("{} has {} lines", source.path.display(), source.text.lines().count()));
        }
        let text = source.line(line);
        let start = text.as_ptr() as usize - source.text.as_ptr() as usize;
        let within = text.char_indices().nth(col as usize - 1).map_or(text.len(), |(i, _)| i);
        Ok((file, (start + within) as u32))
    }

    /// The name at an offset.
    fn word(&self, file: FileId, offset: u32) -> Option<Span> {
        let text = &self.session.sources().file(file).text;
        let tokens = syntax::tokens(file, text, self.session.lowering.project.dialect_of(file));
        let names = tokens.iter().filter(|t| t.kind == TokenKind::Ident);
        let mut at = names.filter(|t| t.start <= offset && offset < t.end);
        at.next_back().map(|t| Span::new(file, t.start, t.end))
    }

    /// The statement, in the text, that assigns the name that stands there.
    fn assigned(&self, word: Span) -> Option<Span> {
        let text = &self.session.sources().file(word.file).text;
        let dialect = self.session.lowering.project.dialect_of(word.file);
        let parsed = syntax::parse(word.file, text, dialect);
        let mut found = None;
        visit::each_stmt(&parsed.file.body, &mut |stmt| {
            let root = |l: &LValue| l.variable().is_some_and(|v| v.span == word);
            let assigns = match &stmt.kind {
                StmtKind::Assign { lhs, .. } => lhs.iter().any(root),
                StmtKind::For(f) => root(&f.var),
                StmtKind::OpAssign { target, .. } | StmtKind::Increment { target, .. } => {
                    target.root().is_some_and(|v| v.span == word)
                }
                StmtKind::Try { error, .. } => error.is_some_and(|e| e.span == word),
                StmtKind::Global(list) | StmtKind::Persistent(list) => {
                    list.iter().any(|(v, _)| v.span == word)
                }
                _ => false,
            };
            if assigns {
                found = Some(stmt.span);
            }
        });
        found
    }

    fn nothing(&self, file: FileId, name: Option<Name>) -> String {
        let reached = self.analysis.contexts.values().any(|c| self.function(c.func).file == file);
        match name {
            _ if !reached => "no function of this file is ever called".into(),
            Some(name) => format!("nothing is known of `{name}` here: its function is never called"),
            None => "there is no expression here, or its function is never called".into(),
        }
    }
}

/// The statement of a function that answers for a place.
fn hit(f: &Function, file: FileId, offset: u32, name: Option<Name>, assigned: Option<Span>) -> Option<Hit> {
    let covers = |span: Span| span.file == file && span.start <= offset && offset <= span.end;
    let named = |v: &VarId| name == Some(f.vars[*v].name);
    if let Some(whole) = assigned {
        let inside = |span: Span| span.file == file && whole.start <= span.start && span.end <= whole.end;
        let mut last: Option<Hit> = None;
        let mut settled = false;
        walk::each(f, &f.body, &mut |s, stmt| {
            if f.spans[s].is_some_and(inside)
                && let Some(v) = walk::defs(stmt).into_iter().find(named)
            {
                let distance = (false, whole.end - whole.start);
                if !settled {
                    last = Some(Hit { stmt: Some(s), way: Way::After(v), kind: Kind::Variable, distance });
                }
                // A loop assigns its variable; what its body assigns is another matter.
                settled |= matches!(stmt, Stmt::For { .. } | Stmt::Try { .. });
            }
        });
        return last;
    }
    if covers(f.span) && f.span.end > f.span.start {
        let mut header = f.params.iter().chain(&f.varargin).chain(&f.outputs).chain(&f.varargout);
        if let Some(&v) = header.find(|v| named(v)) {
            let distance = (false, f.span.end - f.span.start);
            return Some(Hit { stmt: None, way: Way::Header(v), kind: Kind::Variable, distance });
        }
    }
    let mut best: Option<Hit> = None;
    walk::each(f, &f.body, &mut |s, stmt| {
        let Some(span) = f.spans[s].filter(|span| covers(*span)) else { return };
        let callee = match stmt {
            Stmt::Comment(_) => return,
            Stmt::Call { callee, .. }
            | Stmt::CallStatement { callee, .. }
            | Stmt::FunctionRef { callee, .. } => Some(callee.name),
            _ => None,
        };
        let way = match walk::uses(stmt).into_iter().find(|v| named(v)) {
            Some(v) => Some((Way::Before(v), Kind::Variable)),
            None if name.is_some() && callee == name => Some((Way::Result, Kind::Call)),
            None => None,
        };
        let distance = (way.is_none(), span.end - span.start);
        if best.as_ref().is_none_or(|b| b.distance >= distance) {
            let (way, kind) = way.unwrap_or((Way::Result, Kind::Expression));
            best = Some(Hit { stmt: Some(s), way, kind, distance });
        }
    });
    best
}

fn fact(id: ContextId, context: &Context, hit: &Hit, f: &Function) -> Fact {
    let position = |v: VarId| f.params.iter().position(|p| *p == v);
    let Some(s) = hit.stmt else {
        let value = match hit.way {
            Way::Header(v) => match position(v) {
                Some(i) if context.open => Some(context.args.get(i).cloned().unwrap_or_else(maybe_anything)),
                Some(i) => Some(context.args.get(i).cloned().unwrap_or_else(AbsValue::undefined)),
                None => f.outputs.iter().position(|o| *o == v).and_then(|i| context.outputs.get(i).cloned()),
            },
            _ => None,
        };
        return Fact { context: id, reachable: true, value, calls: Vec::new() };
    };
    let facts = &context.facts;
    let value = match hit.way {
        Way::Before(v) => Some(facts.before(s, v).clone()),
        Way::After(v) => Some(facts.after(s, v).clone()),
        Way::Result => result(&f.stmts[s]).map(|v| facts.after(s, v).clone()),
        Way::Header(_) => None,
    };
    let calls = if hit.kind == Kind::Variable && !matches!(hit.way, Way::Before(_)) {
        Vec::new()
    } else {
        facts.calls(s).to_vec()
    };
    // A variable that is read is no call, unless it is a handle that is called.
    let calls = match (&f.stmts[s], hit.way) {
        (Stmt::Get { base, .. } | Stmt::GetStatement { base, .. }, Way::Before(v)) if *base == v => calls,
        (_, Way::Before(_)) => Vec::new(),
        _ => calls,
    };
    let value = value.filter(|v| !v.is_bottom());
    Fact { context: id, reachable: facts.reachable(s), value, calls }
}

/// An argument that may be there or not.
fn maybe_anything() -> AbsValue {
    AbsValue::top().or_undefined()
}

/// The variable that holds what a statement gives.
fn result(stmt: &Stmt) -> Option<VarId> {
    match stmt {
        Stmt::CallStatement { .. } | Stmt::GetStatement { .. } => None,
        _ => walk::defs(stmt).first().copied(),
    }
}

//! Scripts to functions. The variables that a script reads before it assigns them become inputs, those
//! that it assigns and its callers mention become outputs.
//!
//! Done only where the result is surely the same: every caller is among the files; each input surely has
//! a value at each call and each output at the end of the script; nothing in the script or its callers
//! reaches variables by name; the script does not return early. A script that nobody calls becomes a
//! function without arguments: its variables no longer stay in the base workspace.
//!
//! Source: Radpour, Hendren, Schaefer, "Refactoring MATLAB" (2013): scripts to functions.

use super::{Work, applied};
use crate::wild::{Edit, findings, names_in};
use base::{Code, Diagnostic, FileId, FxHashMap, FxHashSet, Name, Span, codes};
use std::path::Path;
use syntax::ast::{AnonFn, Block, Expr, ExprKind, LValue, Stmt, StmtKind};
use syntax::{SourceUnit, UnitKind, visit};

/// A statement that runs a script.
struct Call {
    /// Which of the files.
    file: usize,
    stmt: Span,
    /// What surely has a value before it.
    known: FxHashSet<Name>,
    /// The names that its function mentions.
    mentioned: FxHashSet<Name>,
}

impl Work<'_> {
    /// Makes functions of the scripts, called ones first.
    pub(super) fn scripts(&mut self) {
        let mut done = vec![false; self.files.len()];
        // Each round makes a function of one script.
        for _ in 0..self.files.len() {
            let units: Vec<SourceUnit> = (0..self.files.len()).map(|i| self.parsed(i)).collect();
            let names: Vec<Option<Name>> = (0..units.len()).map(|i| self.script_name(i, &units[i])).collect();
            let scripts = summaries(&names, &units);
            let calls = |name: Name| -> Vec<Call> {
                units.iter().enumerate().flat_map(|(i, unit)| calls_in(i, unit, name, &scripts)).collect()
            };
            // One that runs no other script, if there is one.
            let runs_other = |i: usize| names.iter().flatten().any(|n| calls(*n).iter().any(|c| c.file == i));
            let ready = |i: &usize| names[*i].is_some() && !done[*i];
            let next = (0..units.len()).filter(ready).min_by_key(|&i| runs_other(i));
            let Some(at) = next else { return };
            done[at] = true;
            if let Some(name) = names[at]
                && let Err(why) = self.to_function(at, name, &units[at], &calls(name))
            {
                let text = format!("the script '{}' is left as it is: {why}", self.files[at].path.display());
                self.found.push(Diagnostic::without_span(&codes::SCRIPT_CALL, text));
            }
        }
    }

    fn parsed(&self, at: usize) -> SourceUnit {
        syntax::parse(FileId::from_u32(at as u32), &self.files[at].after, self.options.dialect).file
    }

    /// The name by which a file is run, if it is a script that can become a function.
    fn script_name(&self, at: usize, unit: &SourceUnit) -> Option<Name> {
        let f = &self.files[at];
        let broken = syntax::parse(FileId::from_u32(0), &f.after, self.options.dialect)
            .diagnostics
            .iter()
            .any(Diagnostic::is_error);
        let stem = f.path.file_stem()?.to_str()?;
        (unit.kind == UnitKind::Script && !broken && !unit.body.is_empty()).then(|| Name::new(stem))
    }

    fn to_function(
        &mut self,
        at: usize,
        name: Name,
        unit: &SourceUnit,
        calls: &[Call],
    ) -> Result<(), String> {
        let body: Vec<&Stmt> = unit.body.iter().filter(|s| !is_function(s)).collect();
        let last = body.iter().rev().find(|s| !matches!(s.kind, StmtKind::Comment(_)));
        let Some(last) = last else { return Err("it has no statement".into()) };
        if unit.functions().any(|f| !f.has_end || f.span.start < last.span.start) {
            return Err("its functions do not stand behind its statements, each closed by `end`".into());
        }
        if let Some(other) = self.other_caller(at, name) {
            return Err(format!("'{other}' mentions it and is not among the files"));
        }
        for file in calls.iter().map(|c| c.file).chain([at]) {
            self.is_tame(file, file == at && calls.is_empty())?;
        }
        let (ins, outs) = if calls.is_empty() { (Vec::new(), Vec::new()) } else { interface(&body, calls)? };
        let head = header(name, &ins, &outs);
        let text = &self.files[at].after;
        let line_end = text[last.span.end as usize..]
            .find(['\n', '\r'])
            .map_or(text.len(), |n| last.span.end as usize + n);
        let place = |at: usize| Span::new(last.span.file, at as u32, at as u32);
        let tail = if line_end == text.len() { "\nend\n" } else { "\nend" };
        let edits = vec![
            Edit { span: place(0), text: format!("{head}\n") },
            Edit { span: place(line_end), text: tail.into() },
        ];
        self.files[at].after = applied(text, edits);
        self.call(name, &ins, &outs, calls);
        Ok(())
    }

    /// Rewrites the statements that ran the script.
    fn call(&mut self, name: Name, ins: &[Name], outs: &[Name], calls: &[Call]) {
        if ins.is_empty() && outs.is_empty() {
            return;
        }
        let results = match outs {
            [] => String::new(),
            [one] => format!("{one} = "),
            several => format!("[{}] = ", listed(several)),
        };
        let call = format!("{results}{name}({});", listed(ins));
        for file in 0..self.files.len() {
            let text = &self.files[file].after;
            let edit = |c: &Call| {
                let behind = &text[c.stmt.end as usize..];
                let blanks = behind.len() - behind.trim_start_matches([' ', '\t']).len();
                let separator = behind[blanks..].starts_with([';', ',']);
                let end = c.stmt.end + if separator { blanks as u32 + 1 } else { 0 };
                Edit { span: Span { end, ..c.stmt }, text: call.clone() }
            };
            let edits: Vec<Edit> = calls.iter().filter(|c| c.file == file).map(edit).collect();
            self.files[file].after = applied(text, edits);
        }
    }

    /// A file of the same folder that mentions the script and is not among the files.
    fn other_caller(&self, at: usize, name: Name) -> Option<String> {
        let folder = self.files[at].path.parent()?;
        let place = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let given = |path: &Path| self.files.iter().any(|f| super::plain(&f.path) == super::plain(path));
        let mut names: Vec<String> = std::fs::read_dir(place)
            .ok()?
            .flatten()
            .filter_map(|e| e.file_name().into_string().ok())
            .collect();
        names.sort();
        names.into_iter().filter(|n| n.ends_with(".m")).find(|n| {
            let path = folder.join(n);
            // Of a pipe nobody knows whether it ends.
            let text = path.is_file().then(|| std::fs::read_to_string(&path));
            let Some(Ok(text)) = text else { return false };
            let file = FileId::from_u32(0);
            let mentions = |t: &syntax::Token| {
                t.kind == syntax::TokenKind::Ident
                    && text.get(t.start as usize..t.end as usize) == Some(name.as_str())
            };
            !given(&path) && syntax::tokens(file, &text, self.options.dialect).iter().any(mentions)
        })
    }

    /// Whether nothing in a file reaches variables by name. `alone`: it is a script that nobody calls,
    /// whose own variables may well be.
    fn is_tame(&self, at: usize, alone: bool) -> Result<(), String> {
        let mut session = self.session();
        if session.lowering.project.load_named(&self.files[at].path).is_err() {
            return Err("it cannot be read".into());
        }
        let outside: &[&Code] = &[&codes::WILD_EVAL, &codes::WILD_EVALIN, &codes::WILD_ASSIGNIN];
        let inside: &[&Code] = &[&codes::WILD_LOAD, &codes::DECLARED_LOAD, &codes::WILD_CLEAR];
        let found = findings(&mut session, None, FileId::from_u32(0));
        let wild = found
            .iter()
            .map(|f| &f.diagnostic)
            .find(|d| outside.contains(&d.code) || !alone && inside.contains(&d.code));
        match wild {
            None => Ok(()),
            Some(d) => {
                let line = d.span.map_or(0, |s| session.sources().line_col(s).line);
                let path = self.files[at].path.display();
                Err(format!("{path}:{line} reaches variables by name ({})", d.code.name))
            }
        }
    }
}

fn is_function(stmt: &Stmt) -> bool {
    matches!(stmt.kind, StmtKind::Function(_) | StmtKind::Class(_))
}

fn listed(names: &[Name]) -> String {
    names.iter().map(|n| n.as_str()).collect::<Vec<_>>().join(", ")
}

fn header(name: Name, ins: &[Name], outs: &[Name]) -> String {
    match outs {
        [] => format!("function {name}({})", listed(ins)),
        [one] => format!("function {one} = {name}({})", listed(ins)),
        several => format!("function [{}] = {name}({})", listed(several), listed(ins)),
    }
}

/// The inputs and outputs of a script with these callers.
fn interface(body: &[&Stmt], calls: &[Call]) -> Result<(Vec<Name>, Vec<Name>), String> {
    let owned: Vec<Stmt> = body.iter().map(|s| (*s).clone()).collect();
    let mut returns = false;
    visit::each_stmt(&owned, &mut |s| returns |= s.kind == StmtKind::Return);
    if returns {
        return Err("it returns early".into());
    }
    let mut flow = Flow::default();
    flow.block(&owned);
    let (assigned, _) = names_in(&owned);
    let callers_have = |n: &Name| calls.iter().any(|c| c.known.contains(n) || c.mentioned.contains(n));
    let mut ins: Vec<Name> = Vec::new();
    for &name in &flow.read {
        let known = calls.iter().filter(|c| c.known.contains(&name)).count();
        if known == calls.len() {
            ins.push(name);
        } else if known > 0 || assigned.contains(&name) && callers_have(&name) {
            return Err(format!("'{name}' may have no value where it is run"));
        }
    }
    let mut outs: Vec<Name> = Vec::new();
    for name in flow.order {
        if !calls.iter().any(|c| c.mentioned.contains(&name)) {
            continue;
        }
        if !flow.sure.contains(&name) && !ins.contains(&name) {
            return Err(format!("'{name}' may have no value at its end"));
        }
        outs.push(name);
    }
    Ok((ins, outs))
}

/// What a script does to the variables of whoever runs it.
#[derive(Clone, Default)]
struct Summary {
    /// What surely has a value behind it.
    sure: FxHashSet<Name>,
    /// What it, or a script that it runs, mentions.
    mentioned: FxHashSet<Name>,
}

fn summaries(names: &[Option<Name>], units: &[SourceUnit]) -> FxHashMap<Name, Summary> {
    let mut found: FxHashMap<Name, Summary> = FxHashMap::default();
    for (name, unit) in names.iter().zip(units) {
        let Some(name) = name else { continue };
        let body: Vec<Stmt> = unit.body.iter().filter(|s| !is_function(s)).cloned().collect();
        let mut flow = Flow::default();
        flow.block(&body);
        found.insert(*name, Summary { sure: flow.sure, mentioned: names_in(&body).1 });
    }
    for _ in 0..found.len() {
        let before = found.clone();
        for summary in found.values_mut() {
            for (name, other) in &before {
                if summary.mentioned.contains(name) {
                    summary.mentioned.extend(&other.mentioned);
                }
            }
        }
    }
    found
}

/// The statements of a file that run the script `name`.
fn calls_in(file: usize, unit: &SourceUnit, name: Name, scripts: &FxHashMap<Name, Summary>) -> Vec<Call> {
    let mut found = Vec::new();
    let mut scope = |body: &[Stmt], known: FxHashSet<Name>| {
        let (variables, mut mentioned) = names_in(body);
        if variables.contains(&name) {
            return;
        }
        // Other scripts that it runs read and change the same variables.
        for (other, summary) in scripts {
            if *other != name && mentioned.contains(other) {
                mentioned.extend(&summary.mentioned);
            }
        }
        let mut flow = Flow { sure: known, watch: Some(name), scripts: Some(scripts), ..Flow::default() };
        flow.block(body);
        for (stmt, known) in flow.calls {
            found.push(Call { file, stmt, known, mentioned: mentioned.clone() });
        }
    };
    if unit.kind == UnitKind::Script {
        let body: Vec<Stmt> = unit.body.iter().filter(|s| !is_function(s)).cloned().collect();
        scope(&body, FxHashSet::default());
    }
    visit::each_stmt(&unit.body, &mut |stmt| {
        if let StmtKind::Function(f) = &stmt.kind {
            // Arguments may be missing.
            scope(&f.body, f.params.iter().filter_map(|p| p.name).collect());
        }
    });
    found
}

/// Which variables surely have a value, statement by statement.
#[derive(Default)]
struct Flow<'a> {
    sure: FxHashSet<Name>,
    scripts: Option<&'a FxHashMap<Name, Summary>>,
    /// Names read where they may have no value yet, in order.
    read: Vec<Name>,
    /// Names assigned, in order.
    order: Vec<Name>,
    /// The script whose runs are looked for.
    watch: Option<Name>,
    calls: Vec<(Span, FxHashSet<Name>)>,
}

impl Flow<'_> {
    fn block(&mut self, block: &[Stmt]) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    /// A block that may not run to its end: nothing is sure of it.
    fn maybe(&mut self, block: &[Stmt]) -> FxHashSet<Name> {
        let before = self.sure.clone();
        self.block(block);
        std::mem::replace(&mut self.sure, before)
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Assign { lhs, rhs, .. } => {
                self.expr(rhs);
                lhs.iter().for_each(|l| self.place(l));
            }
            StmtKind::Expr(e) => {
                if let ExprKind::Ident(name) = e.kind
                    && self.watch == Some(name)
                {
                    self.calls.push((stmt.span, self.sure.clone()));
                }
                self.expr(e);
                if let (ExprKind::Ident(name), Some(scripts)) = (&e.kind, self.scripts)
                    && let Some(script) = scripts.get(name)
                {
                    self.sure.extend(&script.sure);
                }
                self.assign(Name::new("ans"), false);
            }
            StmtKind::If { clauses, otherwise } => {
                let mut ends = Vec::new();
                for clause in clauses {
                    self.expr(&clause.condition);
                    ends.push(self.maybe(&clause.body));
                }
                ends.push(self.otherwise(otherwise.as_ref()));
                self.meet(ends);
            }
            StmtKind::Switch(s) => {
                self.expr(&s.subject);
                let mut ends = Vec::new();
                for case in &s.cases {
                    self.expr(&case.condition);
                    ends.push(self.maybe(&case.body));
                }
                ends.push(self.otherwise(s.otherwise.as_ref()));
                self.meet(ends);
            }
            StmtKind::For(f) => {
                self.expr(&f.range);
                let before = self.sure.clone();
                self.place(&f.var);
                self.block(&f.body);
                self.sure = before;
            }
            StmtKind::OpAssign { target, rhs, .. } => {
                self.expr(rhs);
                self.expr(target);
            }
            StmtKind::Function(_) | StmtKind::Class(_) => {}
            StmtKind::Global(list) | StmtKind::Persistent(list) => {
                list.iter().for_each(|(name, _)| self.assign(name.name, true));
            }
            _ => {
                visit::exprs(stmt).into_iter().for_each(|e| self.expr(e));
                for block in visit::blocks(stmt) {
                    self.maybe(block);
                }
            }
        }
    }

    fn otherwise(&mut self, block: Option<&Block>) -> FxHashSet<Name> {
        match block {
            Some(block) => self.maybe(block),
            None => self.sure.clone(),
        }
    }

    fn meet(&mut self, ends: Vec<FxHashSet<Name>>) {
        let mut ends = ends.into_iter();
        if let Some(first) = ends.next() {
            self.sure = ends.fold(first, |a, b| a.intersection(&b).copied().collect());
        }
    }

    fn place(&mut self, l: &LValue) {
        let LValue::Target(e) = l else { return };
        let Some(root) = e.root() else { return };
        // A part of a variable: it is read, if it is there.
        if !matches!(e.kind, ExprKind::Ident(_)) {
            self.expr(e);
        }
        self.assign(root.name, true);
    }

    fn assign(&mut self, name: Name, whole: bool) {
        if whole {
            self.sure.insert(name);
        }
        if whole && !self.order.contains(&name) {
            self.order.push(name);
        }
    }

    fn expr(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Ident(name) => {
                if !self.sure.contains(name) && !self.read.contains(name) {
                    self.read.push(*name);
                }
            }
            ExprKind::AnonFn(f) => self.anonymous(f),
            _ => visit::children(e).into_iter().for_each(|e| self.expr(e)),
        }
    }

    fn anonymous(&mut self, f: &AnonFn) {
        let before = self.sure.clone();
        self.sure.extend(f.params.iter().filter_map(|p| p.name));
        self.expr(&f.body);
        self.sure = before;
    }
}

//! The search path as a program changes it: folders that a call of `addpath` names by what stands in its
//! file are known before it runs. Analysis and compiled programs then find the functions in them; the
//! interpreter, which follows the path as it changes, does not need this.
//!
//! What can be said without running: texts, `fullfile`, `fileparts`, `genpath`, `pwd`, `filesep`,
//! `mfilename('fullpath')`, texts in brackets, and variables that the file assigns once with such a text.
//! A relative folder is one of the current folder, or else one beside the file. Folders that are not there
//! make a call unknown, and so does a call of `rmpath` in the file.

use base::{FxHashMap, Name, Span, System};
use std::cell::Cell;
use std::path::{Path, PathBuf};
use syntax::ast::{Expr, ExprKind, IndexKind, LValue, Stmt, StmtKind};
use syntax::visit;

/// What takes folders from the path.
const REMOVING: &[&str] = &["rmpath", "path", "restoredefaultpath"];
/// So many folders of a tree are taken.
const MOST_FOLDERS: usize = 10_000;
/// So many expressions of a file are looked at.
const MOST_EXPRS: u32 = 10_000;
/// How deep they are followed.
const DEEPEST: u32 = 20;

/// A call of `addpath` that is understood.
#[derive(Clone, Debug)]
pub struct Change {
    /// The statement.
    pub span: Span,
    /// The folders, in the order in which they are searched.
    pub folders: Vec<PathBuf>,
    /// Whether they are searched after those of the path rather than before.
    pub end: bool,
    /// The variables that its arguments name.
    pub variables: Vec<Name>,
}

/// The calls of `addpath` in the statements of a file that are understood.
pub(crate) fn changes(body: &[Stmt], file: &Path, system: &dyn System) -> Vec<Change> {
    let mut calls: Vec<(&Stmt, Vec<&Expr>, Vec<String>)> = Vec::new();
    let mut removes = false;
    visit::each_stmt(body, &mut |stmt| match &stmt.kind {
        StmtKind::Expr(e) => {
            removes |= REMOVING.iter().any(|name| call_of(name, e).is_some());
            if let Some(args) = call_of("addpath", e) {
                calls.push((stmt, args.iter().collect(), Vec::new()));
            }
        }
        StmtKind::Command { name, args } if name.name.as_str() == "addpath" => {
            calls.push((stmt, Vec::new(), args.iter().map(|w| w.text.to_string()).collect()));
        }
        StmtKind::Command { name, .. } => removes |= REMOVING.contains(&name.name.as_str()),
        _ => {}
    });
    if calls.is_empty() || removes {
        return Vec::new();
    }
    let texts = Texts { file, system, variables: assigned_once(body), left: Cell::new(MOST_EXPRS) };
    let understood = |(stmt, args, mut words): (&Stmt, Vec<&Expr>, Vec<String>)| {
        let mut variables = Vec::new();
        for arg in args {
            words.push(texts.of(arg, 0)?);
            visit::each_expr(arg, &mut |e| {
                variables.extend(if let ExprKind::Ident(name) = e.kind { Some(name) } else { None });
            });
        }
        let end = words.iter().any(|w| w == "-end" || w == "1");
        let is_option = |w: &str| matches!(w, "-end" | "-begin" | "-frozen" | "0" | "1");
        let names =
            words.iter().filter(|w| !is_option(w)).flat_map(|w| w.split(':')).filter(|w| !w.is_empty());
        let folders: Vec<PathBuf> = names.map(|name| texts.folder(name)).collect::<Option<_>>()?;
        (!folders.is_empty()).then_some(Change { span: stmt.span, folders, end, variables })
    };
    calls.into_iter().filter_map(understood).collect()
}

/// The arguments of a call of `name` in parentheses.
fn call_of<'e>(name: &str, e: &'e Expr) -> Option<&'e [Expr]> {
    let ExprKind::Index { base, args, kind: IndexKind::Paren } = &e.kind else { return None };
    matches!(&base.kind, ExprKind::Ident(n) if n.as_str() == name).then_some(args)
}

/// The variables that a file assigns once, and what.
fn assigned_once(body: &[Stmt]) -> FxHashMap<Name, Option<&Expr>> {
    let mut found: FxHashMap<Name, Option<&Expr>> = FxHashMap::default();
    visit::each_stmt(body, &mut |stmt| {
        if let StmtKind::Assign { lhs, rhs, .. } = &stmt.kind {
            for place in lhs {
                let LValue::Target(target) = place else { continue };
                let (ExprKind::Ident(name), [_]) = (&target.kind, lhs.as_slice()) else {
                    if let Some(root) = target.root() {
                        found.insert(root.name, None);
                    }
                    continue;
                };
                found.entry(*name).and_modify(|e| *e = None).or_insert(Some(rhs));
            }
        }
    });
    found
}

/// What texts are, short of running the program.
struct Texts<'a> {
    file: &'a Path,
    system: &'a dyn System,
    variables: FxHashMap<Name, Option<&'a Expr>>,
    /// How many more expressions may be looked at.
    left: Cell<u32>,
}

impl Texts<'_> {
    fn of(&self, e: &Expr, depth: u32) -> Option<String> {
        if depth > DEEPEST {
            return None;
        }
        self.left.set(self.left.get().checked_sub(1)?);
        let all =
            |list: &[Expr]| -> Option<Vec<String>> { list.iter().map(|e| self.of(e, depth + 1)).collect() };
        match &e.kind {
            ExprKind::Char(text) | ExprKind::String(text) => Some(text.to_string()),
            ExprKind::Paren(inner) => self.of(inner, depth + 1),
            ExprKind::Matrix(rows) if rows.len() == 1 => Some(all(&rows[0])?.concat()),
            ExprKind::Ident(name) => match (self.variables.get(name), name.as_str()) {
                (Some(value), _) => self.of((*value)?, depth + 1),
                (None, "pwd") => Some(self.system.current_dir().to_str()?.to_owned()),
                (None, "filesep") => Some("/".to_owned()),
                (None, _) => None,
            },
            ExprKind::Index { base, args, kind: IndexKind::Paren } => {
                let ExprKind::Ident(function) = &base.kind else { return None };
                if self.variables.contains_key(function) {
                    return None;
                }
                let args = all(args)?;
                self.call(function.as_str(), &args.iter().map(String::as_str).collect::<Vec<_>>())
            }
            _ => None,
        }
    }

    fn call(&self, function: &str, args: &[&str]) -> Option<String> {
        match (function, args) {
            ("fullfile", [first, ..]) if !first.is_empty() => {
                let parts = args.iter().enumerate().map(|(i, part)| match i {
                    0 => part.trim_end_matches('/'),
                    _ => part.trim_matches('/'),
                });
                Some(parts.collect::<Vec<_>>().join("/"))
            }
            ("strcat", _) => Some(args.concat()),
            ("fileparts", [path]) => Some(path.rfind('/').map_or("", |at| &path[..at]).to_owned()),
            ("mfilename", ["fullpath"]) => {
                let path = self.system.current_dir().join(self.file);
                Some(path.to_str()?.trim_end_matches(".m").to_owned())
            }
            ("pwd", []) => Some(self.system.current_dir().to_str()?.to_owned()),
            ("genpath", [root]) => Some(tree(self.system, self.folder(root)?.to_str()?).join(":")),
            _ => None,
        }
    }

    fn folder(&self, name: &str) -> Option<PathBuf> {
        let beside = self.file.parent().map(|f| f.join(name));
        [Some(PathBuf::from(name)), beside].into_iter().flatten().find(|f| self.system.is_dir(f))
    }
}

/// A folder with all below it, as `genpath` gives them; none where it is no folder.
pub fn tree(system: &dyn System, root: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![root.to_owned()];
    while let Some(folder) = open.pop() {
        if found.len() >= MOST_FOLDERS || !system.is_dir(Path::new(&folder)) {
            continue;
        }
        let special = |n: &str| n.starts_with(['@', '+', '.']) || n == "private" || n == "resources";
        let inner = system.list(Path::new(&folder)).into_iter().rev();
        open.extend(inner.filter(|n| !special(n)).map(|n| format!("{folder}/{n}")));
        found.push(folder);
    }
    found
}

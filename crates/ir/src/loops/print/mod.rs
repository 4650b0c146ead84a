//! The printed form of Loops: what `tame dev loops` shows and what tests compare. [`read`](super::read)
//! takes it back, and what is read prints as it was.
//!
//! A module is its phase, its globals and thunks, its functions, then what only errors ask for: positions
//! and near names. A function is what is known of it (`source` where it differs from its name, `help`,
//! `owned`, `raises`, `checks` where more were given out than are named), its locals, its statements, and
//! its epilogue. A statement stands on a line.
//!
//! * Names that are no plain words, or words of this form, stand in backquotes; a thing is told from the
//!   functions `numel`, `extent`, ... by the backquotes before a parenthesis alone.
//! * Numbers: `1` is an index, `1.0` a double, anything else names its type: `1i8`, `1.0f32`, `65char`.
//! * Operations are `sqrt.f64(x)`, with `:` and the type of the result where it is not the usual one. The
//!   signs of [`INFIX`](super::words::INFIX) stand between their operands where these are of the
//!   operation's type, and carry that type, `a +.i8 b`, unless it is index or double. Locals are declared
//!   with their types, so that the type is always there to be seen.
//! * `x(i, j)!check0` is an access with its evidence: a check, or what a proof rests on, or nothing where
//!   the subscripts run over the array's own extents. `x[k]` is the place `k` of the memory.
//! * `@3` is a position; the first one is left out. Positions without a place in a source are not listed.
//!
//! It prints what is wrong too: ids that mean nothing print as `?l7` and are not read back.

mod expr;
mod stmt;

use super::words::{PHASES, quoted, word};
use super::{CheckId, Elem, Entry, Expr, Function, GlobalId, LocalId, Module, SiteId, Stmt, Ty};
use base::{EntityRef, Span};
use std::fmt::Write;

/// An entry of a thunk: `helper rest of 2 for 1`.
fn entry(module: &Module, entry: &Entry) -> String {
    let rest = if entry.rest { " rest" } else { "" };
    let name = function_name(module, entry.function);
    let counted = count("counted", entry.counted);
    format!("{name}{rest}{counted}{}{}", count("of", entry.args), count("for", entry.results))
}

/// A count that may be given: ` of 2`.
fn count(word: &str, n: Option<u32>) -> String {
    n.map_or(String::new(), |n| format!(" {word} {n}"))
}

/// Prints a module.
pub fn print(module: &Module) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "phase {}", word(&PHASES, &module.phase).unwrap_or("?"));
    if module.octave {
        out.push_str("octave\n");
    }
    if module.sees_ends {
        out.push_str("ends\n");
    }
    for frame in module.frames.values() {
        let _ = writeln!(out, "frame {}", quoted(&frame.name));
    }
    for global in module.globals.values() {
        let of = global.frame.and_then(|f| module.frames.get(f));
        let of = of.map_or_else(String::new, |f| format!(" of {}", quoted(&f.name)));
        let _ = writeln!(out, "global {}: {}{of}", quoted(&global.name), ty(global.ty));
    }
    for (id, thunk) in module.thunks.iter() {
        let entries: Vec<String> = thunk.entries.iter().map(|e| entry(module, e)).collect();
        let entries = if entries.is_empty() { String::new() } else { format!(" = {}", entries.join(", ")) };
        let _ = write!(out, "thunk {id}{}", count("takes", thunk.inputs));
        let (gives, number) = (count("gives", thunk.outputs), count("number", thunk.number));
        let _ = writeln!(out, "{gives}{number}{entries}");
    }
    for (id, function) in module.functions.iter() {
        let entry = if module.entry == Some(id) { "entry " } else { "" };
        let _ = write!(out, "\n{entry}{}", function_text(module, function));
    }
    let mut last = String::new();
    for (name, known) in &module.near {
        let _ = writeln!(last, "near {} {}", text(name.as_str()), text(known));
    }
    for (id, span) in module.sites.iter() {
        if !is_nowhere(*span) {
            let file = span.file.index();
            let _ = writeln!(last, "site @{} = {file}:{}..{}", id.index(), span.start, span.end);
        }
    }
    if !last.is_empty() {
        out.push('\n');
    }
    out + &last
}

/// Whether a position is none.
pub(super) fn is_nowhere(span: Span) -> bool {
    (span.file.index(), span.start, span.end) == (0, 0, 0)
}

/// A type.
pub(super) fn ty(ty: Ty) -> String {
    match ty {
        Ty::Scalar(e) => e.tag().into(),
        Ty::Array(e, rank) => format!("{}[{}]", e.tag(), vec![":"; rank.into()].join(",")),
        Ty::Boxed => "boxed".into(),
    }
}

fn function_name(module: &Module, id: super::FunctionId) -> String {
    module.functions.get(id).map_or_else(|| format!("?{id}"), |f| quoted(&f.name))
}

/// A row of characters.
fn text(text: &str) -> String {
    format!("'{}'", text.escape_debug())
}

fn function_text(module: &Module, function: &Function) -> String {
    let mut p = Printer { module, function, out: String::new(), depth: 1 };
    p.header();
    p.locals();
    p.block(&function.body);
    if !function.epilogue.is_empty() {
        p.out.push_str("} epilogue {\n");
        p.block(&function.epilogue);
    }
    p.out.push_str("}\n");
    p.out
}

struct Printer<'a> {
    module: &'a Module,
    function: &'a Function,
    out: String,
    depth: usize,
}

impl Printer<'_> {
    fn header(&mut self) {
        let f = self.function;
        let params: Vec<String> = f
            .params
            .iter()
            .map(|p| format!("{}{}", if p.borrowed { "&" } else { "" }, self.name(p.local)))
            .collect();
        let (name, results) = (quoted(&f.name), self.names(&f.results));
        let _ = writeln!(self.out, "fn {name}({}) -> ({results}) {{", params.join(", "));
        if f.source.as_str() != f.name {
            self.line(&format!("source {}", text(f.source.as_str())));
        }
        if f.rest {
            self.line("rest");
        }
        for help in &f.help {
            self.line(&format!("help {}", text(help)));
        }
        if !f.owned.is_empty() {
            self.line(&format!("owned {}", self.names(&f.owned)));
        }
        if f.raises {
            self.line("raises");
        }
        if f.checks != f.named_checks() {
            self.line(&format!("checks {}", f.checks));
        }
    }

    fn locals(&mut self) {
        for local in self.function.locals.values() {
            let mut line = format!("var {}: {}", quoted(&local.name), ty(local.ty));
            for (word, other) in [("flag", local.flag), ("lead", local.lead), ("lent", local.lent)] {
                if let Some(other) = other {
                    let _ = write!(line, " {word} {}", self.name(other));
                }
            }
            if local.steady {
                line.push_str(" steady");
            }
            if local.sure {
                line.push_str(" sure");
            }
            if local.empty {
                line.push_str(" empty");
            }
            if local.kept {
                line.push_str(" kept");
            }
            if local.literal {
                line.push_str(" literal");
            }
            if let Some(global) = local.global {
                let _ = write!(line, " global {}", self.global(global));
            }
            if let Some(room) = local.within {
                let _ = write!(line, " in {}", self.name(room));
            }
            self.line(&line);
        }
    }

    fn global(&self, id: GlobalId) -> String {
        self.module.globals.get(id).map_or_else(|| format!("?{id}"), |g| quoted(&g.name))
    }

    fn name(&self, local: LocalId) -> String {
        self.function.locals.get(local).map_or_else(|| format!("?{local}"), |l| quoted(&l.name))
    }

    fn names(&self, locals: &[LocalId]) -> String {
        locals.iter().map(|l| self.name(*l)).collect::<Vec<_>>().join(", ")
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:indent$}{text}", "", indent = 2 * self.depth);
    }

    fn nested(&mut self, block: &[Stmt]) {
        self.depth += 1;
        self.block(block);
        self.depth -= 1;
    }

    fn block(&mut self, block: &[Stmt]) {
        for stmt in block {
            self.stmt(stmt);
        }
    }
}

/// A position behind a statement.
fn at(site: SiteId) -> String {
    if site.index() == 0 { String::new() } else { format!(" @{}", site.index()) }
}

impl Function {
    /// How many checks there must be for those that statements name.
    pub(super) fn named_checks(&self) -> u32 {
        let mut most = 0;
        let mut meet = |id: CheckId| most = most.max(id.as_u32() + 1);
        self.each_stmt(&mut |s| {
            match s {
                Stmt::Check { guards: Some(id), .. } => meet(*id),
                Stmt::Put { by: super::By::Checked(id), .. }
                | Stmt::Compute { part: Some((_, super::By::Checked(id))), .. } => meet(*id),
                _ => {}
            }
            s.each_expr(&mut |e| {
                e.each(&mut |e| {
                    if let Expr::At(_, _, super::By::Checked(id)) = e {
                        meet(*id);
                    }
                });
            });
        });
        most
    }
}

/// A number: a double by itself, anything else with its type.
fn number(v: f64, elem: Elem) -> String {
    let tag = if elem == Elem::F64 { "" } else { elem.tag() };
    let sign = if v.is_sign_negative() && !v.is_nan() { "-" } else { "" };
    let digits = if v.is_nan() {
        "nan".to_owned()
    } else if v.is_infinite() {
        "inf".to_owned()
    } else {
        format!("{:?}", v.abs())
    };
    format!("{sign}{digits}{tag}")
}

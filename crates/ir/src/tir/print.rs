//! Prints Tame IR as valid MATLAB, in the look of the Tamer's appendix A, for people, for MATLAB and
//! for [`read`](super::read). Only Octave's `unwind_protect` keeps Octave's spelling.
//!
//! What MATLAB's text cannot say stands in comments `%#tame ...` at the start of a body: `script
//! NAME`, `lambda CAPTURED TEXT`, `dynamic`, `maybe NAMES`. The functions of a program come from many
//! files and are printed as one: a function whose name is taken, or would hide a builtin that
//! another file calls, gets a number.

use super::internal;
use super::{
    Access, Arg, CallTarget, Callee, ForRange, FuncId, Function, FunctionKind, Literal, Program, Stmt,
    StmtId, Target, VarId, VarKind, walk,
};
use base::{FxHashMap, FxHashSet, SecondaryMap};
use std::fmt::Write;

/// What to add to the printed program.
pub trait Annotate {
    /// Comment lines before a function's header, without percent signs.
    fn before(&self, _: FuncId) -> Vec<String> {
        Vec::new()
    }
    /// A comment at the end of a statement's first line, without percent sign.
    fn stmt(&self, _: FuncId, _: StmtId) -> Option<String> {
        None
    }
    /// Whether a statement is left out: a check that the text of the program does not have.
    fn hides(&self, _: &Stmt) -> bool {
        false
    }
    /// Comment lines after a function's `end`, without percent signs.
    fn after(&self, _: FuncId) -> Vec<String> {
        Vec::new()
    }
}

/// Adds nothing.
#[derive(Debug)]
pub struct Plain;
impl Annotate for Plain {}

/// The whole program.
pub fn print_program(program: &Program) -> String {
    print_annotated(program, &Plain)
}

/// The whole program with annotations.
pub fn print_annotated(program: &Program, annotate: &dyn Annotate) -> String {
    let mut printer = Printer::new(program, annotate);
    let roots: Vec<FuncId> = program.functions.keys().filter(|&f| printer.is_root(f)).collect();
    // A script has no end of its own: what follows it must be a function.
    let (scripts, others): (Vec<FuncId>, Vec<FuncId>) =
        roots.into_iter().partition(|&f| program.functions[f].kind == FunctionKind::Script);
    for (i, id) in scripts.into_iter().chain(others).enumerate() {
        if i > 0 {
            printer.out.push('\n');
        }
        printer.function(id, 0);
    }
    printer.out
}

/// One function with the functions nested in it.
pub fn print_function(program: &Program, id: FuncId) -> String {
    let mut printer = Printer::new(program, &Plain);
    printer.function(id, 0);
    printer.out
}

/// One statement on one line (a block statement's first line), as used in messages.
pub fn print_stmt(program: &Program, id: FuncId, stmt: StmtId) -> String {
    StmtPrinter::new(program).text(id, stmt)
}

/// Prints statements one by one, with the names that functions have in the whole printed program.
pub struct StmtPrinter<'a>(Printer<'a>);

impl<'a> StmtPrinter<'a> {
    /// For the statements of a program.
    pub fn new(program: &'a Program) -> StmtPrinter<'a> {
        StmtPrinter(Printer::new(program, &Plain))
    }

    /// A statement on one line, without the blocks in it.
    pub fn text(&self, id: FuncId, stmt: StmtId) -> String {
        let f = &self.0.program.functions[id];
        match &f.stmts[stmt] {
            Stmt::If { cond, .. } => format!("if {}", name(f, *cond)),
            Stmt::While { cond, .. } => format!("while {}", name(f, *cond)),
            Stmt::For { var, range, .. } => format!("for {} = {}", name(f, *var), range_text(f, range)),
            Stmt::Try { .. } => "try".into(),
            Stmt::Unwind { .. } => "unwind_protect".into(),
            simple => self.0.simple(f, simple),
        }
    }
}

struct Printer<'a> {
    program: &'a Program,
    annotate: &'a dyn Annotate,
    names: SecondaryMap<FuncId, String>,
    /// Functions printed inside another one.
    children: FxHashMap<FuncId, Vec<FuncId>>,
    out: String,
}

impl<'a> Printer<'a> {
    fn new(program: &'a Program, annotate: &'a dyn Annotate) -> Printer<'a> {
        let children = children(program);
        Printer { names: printed_names(program), children, program, annotate, out: String::new() }
    }

    fn is_root(&self, id: FuncId) -> bool {
        !self.children.values().any(|c| c.contains(&id))
    }

    fn function(&mut self, id: FuncId, indent: usize) {
        let function = &self.program.functions[id];
        for line in self.annotate.before(id) {
            self.line(indent, &format!("% {line}"));
        }
        let script = function.kind == FunctionKind::Script;
        if script {
            self.line(0, &format!("%#tame script {}", function.name));
        } else {
            let header = self.header(id, function);
            self.line(indent, &header);
        }
        let inner = if script { 0 } else { indent + 1 };
        self.properties(function, inner);
        self.block(id, function, &function.body, inner);
        for child in self.children.get(&id).cloned().unwrap_or_default() {
            self.out.push('\n');
            self.function(child, inner);
        }
        if !script {
            self.line(indent, "end");
        }
        for line in self.annotate.after(id) {
            self.line(indent, &format!("% {line}"));
        }
    }

    fn header(&self, id: FuncId, f: &Function) -> String {
        let join = |vars: &[VarId], more: Option<VarId>| {
            let names: Vec<&str> = vars.iter().copied().chain(more).map(|v| name(f, v)).collect();
            names.join(", ")
        };
        let outputs = match (&f.outputs[..], f.varargout) {
            ([], None) => String::new(),
            ([one], None) => format!("{} = ", name(f, *one)),
            ([], Some(more)) => format!("{} = ", name(f, more)),
            (several, more) => format!("[{}] = ", join(several, more)),
        };
        format!("function {outputs}{}({})", self.names[id], join(&f.params, f.varargin))
    }

    fn properties(&mut self, f: &Function, indent: usize) {
        if f.kind == FunctionKind::Lambda {
            self.line(indent, &format!("%#tame lambda {} {}", f.captured, f.text));
        }
        if f.dynamic {
            self.line(indent, "%#tame dynamic");
        }
        let mut maybe: Vec<&str> = Vec::new();
        walk::each(f, &f.body, &mut |_, stmt| {
            if let Stmt::Call { callee, .. } | Stmt::CallStatement { callee, .. } = stmt
                && let Some(var) = callee.var
                && !maybe.contains(&name(f, var))
            {
                maybe.push(name(f, var));
            }
        });
        maybe.sort_unstable();
        if !maybe.is_empty() {
            self.line(indent, &format!("%#tame maybe {}", maybe.join(", ")));
        }
    }

    fn line(&mut self, indent: usize, text: &str) {
        // Deep nesting would make the text quadratic in the depth.
        let indent = indent.min(40);
        let _ = writeln!(self.out, "{:width$}{text}", "", width = 4 * indent);
    }

    fn block(&mut self, id: FuncId, f: &Function, block: &[StmtId], indent: usize) {
        for &stmt in block {
            if self.annotate.hides(&f.stmts[stmt]) {
                continue;
            }
            self.stmt(id, f, stmt, indent);
        }
    }

    /// A line of the statement `stmt` with its annotation.
    fn head(&mut self, id: FuncId, stmt: StmtId, indent: usize, text: &str) {
        match self.annotate.stmt(id, stmt) {
            Some(note) => self.line(indent, &format!("{text} % {note}")),
            None => self.line(indent, text),
        }
    }

    fn stmt(&mut self, id: FuncId, f: &Function, stmt: StmtId, indent: usize) {
        let data = &f.stmts[stmt];
        match data {
            Stmt::If { cond, then, els } => {
                self.head(id, stmt, indent, &format!("if {}", name(f, *cond)));
                self.block(id, f, then, indent + 1);
                if !els.is_empty() {
                    self.line(indent, "else");
                    self.block(id, f, els, indent + 1);
                }
            }
            Stmt::While { header, cond, body } if header.is_empty() => {
                self.head(id, stmt, indent, &format!("while {}", name(f, *cond)));
                self.block(id, f, body, indent + 1);
            }
            Stmt::While { header, cond, body } => {
                self.head(id, stmt, indent, "while true");
                self.block(id, f, header, indent + 1);
                // Not `if ~t`: a condition that is an array is true when all its elements are.
                self.line(indent + 1, &format!("if {}, else, break, end", name(f, *cond)));
                self.block(id, f, body, indent + 1);
            }
            Stmt::For { var, range, body, parallel } => {
                let keyword = if *parallel { "parfor" } else { "for" };
                let text = format!("{keyword} {} = {}", name(f, *var), range_text(f, range));
                self.head(id, stmt, indent, &text);
                self.block(id, f, body, indent + 1);
            }
            Stmt::Try { body, err, handler } => {
                self.head(id, stmt, indent, "try");
                self.block(id, f, body, indent + 1);
                let err = err.map_or(String::new(), |v| format!(" {}", name(f, v)));
                self.line(indent, &format!("catch{err}"));
                self.block(id, f, handler, indent + 1);
            }
            Stmt::Unwind { body, cleanup } => {
                self.head(id, stmt, indent, "unwind_protect");
                self.block(id, f, body, indent + 1);
                self.line(indent, "unwind_protect_cleanup");
                self.block(id, f, cleanup, indent + 1);
            }
            _ => {
                let text = self.simple(f, data);
                return self.head(id, stmt, indent, &text);
            }
        }
        self.line(indent, "end");
    }

    /// A statement without blocks.
    fn simple(&self, f: &Function, stmt: &Stmt) -> String {
        let var = |v: &VarId| name(f, *v);
        match stmt {
            Stmt::Literal { dst, value } => format!("{} = {};", var(dst), literal_text(value)),
            Stmt::Copy { dst, src } => format!("{} = {};", var(dst), var(src)),
            Stmt::Call { targets, callee, args } => {
                format!("{}{};", targets_text(f, targets), self.call_text(f, callee, args))
            }
            Stmt::CallStatement { callee, args, echo, .. } => {
                format!("{}{}", self.call_text(f, callee, args), if *echo { "" } else { ";" })
            }
            Stmt::Get { targets: t, base, path } => match t[..] {
                [Target::Var(list)] if f.vars[list].kind == VarKind::List => {
                    format!("{} = {{{}{}}};", name(f, list), var(base), path_text(f, path))
                }
                _ => format!("{}{}{};", targets_text(f, t), var(base), path_text(f, path)),
            },
            Stmt::GetStatement { base, path, echo, .. } => {
                format!("{}{}{}", var(base), path_text(f, path), if *echo { "" } else { ";" })
            }
            Stmt::Set { base, path, src } => format!("{}{} = {};", var(base), path_text(f, path), var(src)),
            Stmt::SetList { base, path, src } => {
                format!("[{}{}] = {}{{:}};", var(base), path_text(f, path), var(src))
            }
            Stmt::Delete { base, path } => format!("{}{} = [];", var(base), path_text(f, path)),
            Stmt::FunctionRef { dst, callee } => format!("{} = @{};", var(dst), self.callee_name(callee)),
            Stmt::Lambda { dst, function, captures } => self.lambda_text(f, *dst, *function, captures),
            Stmt::Global(vars) => format!("global {};", names(f, vars, " ")),
            Stmt::Persistent(vars) => format!("persistent {};", names(f, vars, " ")),
            Stmt::Display(v) => var(v).to_owned(),
            Stmt::Break => "break;".into(),
            Stmt::Continue => "continue;".into(),
            Stmt::Return => "return;".into(),
            Stmt::Comment(text) => text.clone(),
            Stmt::If { .. }
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Try { .. }
            | Stmt::Unwind { .. } => String::new(),
        }
    }

    fn callee_name(&self, callee: &Callee) -> &str {
        match callee.target {
            // The name of the variable that it may be.
            _ if callee.var.is_some() => callee.name.as_str(),
            CallTarget::Function(id) => &self.names[id],
            CallTarget::Builtin | CallTarget::Unresolved => callee.name.as_str(),
        }
    }

    fn call_text(&self, f: &Function, callee: &Callee, args: &[Arg]) -> String {
        let args = args_text(f, args);
        match callee.name.as_str() {
            internal::END => format!("builtin('end', {args})"),
            internal::CELL => format!("{{{args}}}"),
            _ => format!("{}({args})", self.callee_name(callee)),
        }
    }

    fn lambda_text(&self, f: &Function, dst: VarId, id: FuncId, captures: &[VarId]) -> String {
        let lambda = &self.program.functions[id];
        let own: Vec<&str> =
            lambda.params.get(lambda.captured..).unwrap_or(&[]).iter().map(|&v| name(lambda, v)).collect();
        let mut params = own.clone();
        let mut args: Vec<&str> = captures.iter().map(|&v| name(f, v)).collect();
        args.extend(own);
        if lambda.varargin.is_some() {
            params.push("varargin");
            args.push("varargin{:}");
        }
        let (params, args) = (params.join(", "), args.join(", "));
        format!("{} = @({params}) {}({args});", name(f, dst), self.names[id])
    }
}

/// The functions printed inside each function: nested ones, and anonymous ones wherever nested
/// functions are about, since they may call them.
fn children(program: &Program) -> FxHashMap<FuncId, Vec<FuncId>> {
    let root = |mut id: FuncId| {
        // A chain of parents is no longer than the program.
        for _ in 0..program.functions.len() {
            match program.functions[id].parent {
                Some(parent) if program.functions.is_valid(parent) => id = parent,
                _ => break,
            }
        }
        id
    };
    let with_nested: FxHashSet<FuncId> = program
        .functions
        .iter()
        .filter(|(_, f)| matches!(f.kind, FunctionKind::Nested(_)))
        .map(|(id, _)| root(id))
        .collect();
    let mut children: FxHashMap<FuncId, Vec<FuncId>> = FxHashMap::default();
    for (id, f) in program.functions.iter() {
        if let Some(parent) = f.parent
            && with_nested.contains(&root(id))
        {
            children.entry(parent).or_default().push(id);
        }
    }
    children
}

/// A name of its own for each function, none of which hides a builtin or unknown that is called.
fn printed_names(program: &Program) -> SecondaryMap<FuncId, String> {
    let mut taken: FxHashSet<String> = FxHashSet::default();
    let mut fixed: FxHashSet<FuncId> = FxHashSet::default();
    for f in program.functions.values() {
        for stmt in f.stmts.values() {
            if let Stmt::Call { callee, .. }
            | Stmt::CallStatement { callee, .. }
            | Stmt::FunctionRef { callee, .. } = stmt
            {
                match callee.target {
                    // Called by the name of a variable: it keeps its name.
                    CallTarget::Function(id) if callee.var.is_some() => {
                        fixed.insert(id);
                    }
                    CallTarget::Function(_) => {}
                    CallTarget::Builtin | CallTarget::Unresolved => {
                        taken.insert(callee.name.as_str().to_owned());
                    }
                }
            }
        }
    }
    let mut names = SecondaryMap::new();
    for (id, f) in program.functions.iter() {
        let base = identifier(f.name.as_str());
        let mut unique = base.clone();
        let mut n = 2;
        let free = f.kind != FunctionKind::Script && !fixed.contains(&id);
        while free && !taken.insert(unique.clone()) {
            unique = format!("{base}_{n}");
            n += 1;
        }
        names[id] = unique;
    }
    names
}

/// A name that MATLAB accepts: `get.x` and the names of files may be no identifiers.
fn identifier(name: &str) -> String {
    let word = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let text: String = name.chars().map(word).collect();
    if text.starts_with(|c: char| c.is_ascii_alphabetic()) { text } else { format!("f_{text}") }
}

fn name(f: &Function, v: VarId) -> &'static str {
    f.vars.get(v).map_or("mc_missing", |var| var.name.as_str())
}

fn names(f: &Function, vars: &[VarId], separator: &str) -> String {
    vars.iter().map(|&v| name(f, v)).collect::<Vec<_>>().join(separator)
}

fn range_text(f: &Function, range: &ForRange) -> String {
    match range {
        ForRange::Range { lo, step: None, hi } => format!("{}:{}", name(f, *lo), name(f, *hi)),
        ForRange::Range { lo, step: Some(step), hi } => {
            format!("{}:{}:{}", name(f, *lo), name(f, *step), name(f, *hi))
        }
        ForRange::Columns(v) => name(f, *v).to_owned(),
    }
}

/// `[targets] = `, without brackets for one plain variable.
fn targets_text(f: &Function, targets: &[Target]) -> String {
    let text = |t: &Target| match t {
        Target::Var(v) => name(f, *v).to_owned(),
        Target::Ignore => "~".to_owned(),
        Target::List { var, count } => format!("{}{{1:{}}}", name(f, *var), name(f, *count)),
        Target::Forward(v) => format!("{}{{1:nargout}}", name(f, *v)),
    };
    match targets {
        [] => "[] = ".to_owned(),
        [one @ Target::Var(_)] => format!("{} = ", text(one)),
        _ => format!("[{}] = ", targets.iter().map(text).collect::<Vec<_>>().join(", ")),
    }
}

fn args_text(f: &Function, args: &[Arg]) -> String {
    let text = |a: &Arg| match a {
        Arg::Colon => ":".to_owned(),
        Arg::Var(v) if f.vars.get(*v).is_some_and(|v| v.kind == VarKind::List) => {
            format!("{}{{:}}", name(f, *v))
        }
        Arg::Var(v) => name(f, *v).to_owned(),
    };
    args.iter().map(text).collect::<Vec<_>>().join(", ")
}

fn path_text(f: &Function, path: &[Access]) -> String {
    let text = |step: &Access| match step {
        Access::Paren(args) => format!("({})", args_text(f, args)),
        Access::Brace(args) => format!("{{{}}}", args_text(f, args)),
        Access::Dot(field) => format!(".{field}"),
        Access::DynamicDot(v) => format!(".({})", name(f, *v)),
    };
    path.iter().map(text).collect()
}

/// A constant as MATLAB writes it.
pub fn literal_text(value: &Literal) -> String {
    match value {
        Literal::Number(x) => number_text(*x),
        Literal::Imaginary(x) => format!("{}i", number_text(*x)),
        Literal::Integer(bits, class) => {
            let (width, signed) = class.integer_width().unwrap_or((64, false));
            let bits = if width < 64 { bits & ((1 << width) - 1) } else { *bits };
            format!("0x{bits:X}{}{width}", if signed { 's' } else { 'u' })
        }
        Literal::Char(text) => match text_pieces(text, '\'') {
            Ok(plain) => plain,
            Err(pieces) => format!("[{pieces}]"),
        },
        Literal::String(text) => match text_pieces(text, '"') {
            Ok(plain) => plain,
            Err(_) => {
                format!("string([{}])", text_pieces(text, '\'').unwrap_or_else(|pieces| pieces))
            }
        },
        Literal::Matrix(m) => {
            let row = |r: &mut dyn Iterator<Item = f64>| r.map(number_text).collect::<Vec<_>>().join(", ");
            let rows: Vec<String> = m.by_rows().map(|mut r| row(&mut r)).collect();
            format!("double([{}])", rows.join("; "))
        }
    }
}

/// The shortest text that reads back as the same double.
pub fn number_text(x: f64) -> String {
    if x.is_nan() {
        return "NaN".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "1e999".into() } else { "-1e999".into() };
    }
    let text = format!("{x:?}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// The quoted text, or (`Err`) quoted pieces and character codes where it holds control characters.
fn text_pieces(text: &str, quote: char) -> Result<String, String> {
    let quoted = |piece: &str| {
        let doubled: String =
            piece.chars().flat_map(|c| std::iter::once(c).chain((c == quote).then_some(c))).collect();
        format!("{quote}{doubled}{quote}")
    };
    let control = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    if !text.contains(control) {
        return Ok(quoted(text));
    }
    // The empty piece in front makes the whole a row of characters even if all else is codes.
    let mut pieces = vec![quoted("")];
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if control(c) {
            pieces.push((c as u32).to_string());
            rest = &rest[c.len_utf8()..];
        } else {
            let end = rest.find(control).unwrap_or(rest.len());
            pieces.push(quoted(&rest[..end]));
            rest = &rest[end..];
        }
    }
    Err(pieces.join(" "))
}

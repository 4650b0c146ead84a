//! The raising printer: Tame IR as MATLAB that a person would write, which MATLAB and Octave run.
//!
//! A pure function from IR to text. Temporaries are nested into expressions in the order of evaluation
//! ([`nest`]), `&&`, `||`, `elseif`, `switch` and anonymous functions are put together again
//! ([`control`], [`uses`] finds them), operators and brackets stand for the calls that they are
//! ([`spell`]). The text means what the IR means, to the order of effects and errors; only positions
//! differ, and a variable without a value is an error where MATLAB reads it.
//!
//! What cannot be nested stays a variable with a name of its own. Where the IR is none that lowering
//! could have written and nesting goes wrong, the function is printed with every temporary a variable.
//!
//! Not here: line breaks in long expressions, blank lines of the source, `arguments` blocks (their
//! checks stay calls of `mc_` names, which only `tame` knows), class definitions.

mod arguments;
mod constant;
mod control;
pub mod lines;
mod names;
mod nest;
mod several;
mod spell;
mod stmt;
mod text;
mod tree;
mod uses;

use base::{FxHashMap, FxHashSet, Name, SourceMap};
use ir::tir::{CallTarget, FuncId, Function, FunctionKind, Program, Stmt, VarId, VarKind, walk};
use names::Names;
use nest::{Body, Raiser};
use syntax::Dialect;
use syntax::ast::{self, DottedName, Ident, Param, StmtKind};
use tree::Tree;
use uses::Uses;

/// Choices.
pub struct Options<'a> {
    /// The language of the text.
    pub dialect: Dialect,
    /// Whether temporaries are nested; else each is a variable, as where nesting goes wrong.
    pub nest: bool,
    /// The files that the program came from, to tell comments behind code from those on lines of their own.
    pub sources: Option<&'a SourceMap>,
    /// Where a function is that the text calls and that is no root.
    pub home: &'a dyn Fn(FuncId) -> Home,
}

/// Where a function is that is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Home {
    /// It must stand in the text.
    Text,
    /// Elsewhere, under the name by which the IR calls it.
    Elsewhere,
    /// Elsewhere, under this name from wherever it is called.
    Named(String),
}

/// The text of a file with these functions, in this order, and all that they call and nothing outside has.
/// A script must be the only one of its kind; functions before it stand before its statements.
pub fn raise(program: &Program, roots: &[FuncId], options: &Options<'_>) -> String {
    let children = children(program);
    let all = needed(program, roots, options, &children);
    let functions = function_names(program, &all, options);
    let mut body = Vec::new();
    for &id in &all {
        let family = family(id, &children);
        let names = Names::of(program, &family);
        let mut raiser = Raiser { program, options, functions: &functions, names, spelled_out: Vec::new() };
        if program.functions[id].kind == FunctionKind::Script {
            body.extend(block(&mut raiser, id));
        } else {
            body.push(function(&mut raiser, id, &children));
        }
        for lambda in std::mem::take(&mut raiser.spelled_out) {
            body.push(function(&mut raiser, lambda, &children));
        }
    }
    let script = all.iter().any(|f| program.functions[*f].kind == FunctionKind::Script);
    let kind = if script { ast::UnitKind::Script } else { ast::UnitKind::FunctionFile };
    let unit = ast::SourceUnit {
        kind,
        dialect: options.dialect,
        body,
        inner_comments: Vec::new(),
        span: spell::nowhere(),
    };
    syntax::print(&unit)
}

/// The functions that stand in each function: nested and anonymous ones.
fn children(program: &Program) -> FxHashMap<FuncId, Vec<FuncId>> {
    let mut children: FxHashMap<FuncId, Vec<FuncId>> = FxHashMap::default();
    for (id, f) in program.functions.iter() {
        if let Some(parent) = f.parent {
            children.entry(parent).or_default().push(id);
        }
    }
    children
}

/// A function and all that stand in it.
fn family(id: FuncId, children: &FxHashMap<FuncId, Vec<FuncId>>) -> Vec<FuncId> {
    let mut found = vec![id];
    let mut next = 0;
    while let Some(id) = found.get(next) {
        next += 1;
        found.extend(children.get(id).into_iter().flatten().copied());
    }
    found
}

/// The outermost functions of a text.
fn needed(
    program: &Program,
    roots: &[FuncId],
    options: &Options<'_>,
    children: &FxHashMap<FuncId, Vec<FuncId>>,
) -> Vec<FuncId> {
    let mut found = roots.to_vec();
    let mut seen: FxHashSet<FuncId> = roots.iter().copied().collect();
    let mut next = 0;
    while let Some(&root) = found.get(next) {
        next += 1;
        for id in family(root, children) {
            let f = &program.functions[id];
            walk::each(f, &f.body, &mut |_, stmt| {
                if let Stmt::Call { callee, .. }
                | Stmt::CallStatement { callee, .. }
                | Stmt::FunctionRef { callee, .. } = stmt
                    && let CallTarget::Function(target) = callee.target
                    && callee.var.is_none()
                    && program.functions[target].parent.is_none()
                    && program.functions[target].kind != FunctionKind::Script
                    && (options.home)(target) == Home::Text
                    && seen.insert(target)
                {
                    found.push(target);
                }
            });
        }
    }
    found
}

/// The names by which functions are called in the text.
fn function_names(program: &Program, all: &[FuncId], options: &Options<'_>) -> FxHashMap<FuncId, Name> {
    let mut taken: FxHashSet<Name> = FxHashSet::default();
    let mut names = FxHashMap::default();
    for &id in all {
        let name = program.functions[id].name;
        let mut unique = name;
        let mut n = 2;
        while !taken.insert(unique) {
            unique = Name::new(&format!("{name}_{n}"));
            n += 1;
        }
        names.insert(id, unique);
    }
    for (id, f) in program.functions.iter() {
        if !names.contains_key(&id)
            && f.parent.is_none()
            && let Home::Named(name) = (options.home)(id)
        {
            names.insert(id, Name::new(&name));
        }
    }
    names
}

fn body_of<'r, 'a>(raiser: &'r mut Raiser<'a>, id: FuncId, nests: bool) -> Body<'r, 'a> {
    let f = &raiser.program.functions[id];
    if !nests {
        for (v, var) in f.vars.iter() {
            if var.kind != VarKind::User {
                raiser.names.keep(id, v, "value");
            }
        }
    }
    Body {
        r: raiser,
        id,
        f,
        uses: Uses::of(f, nests),
        frames: Vec::new(),
        counters: Vec::new(),
        forward: None,
        broken: false,
    }
}

/// The statements of a function.
fn block(raiser: &mut Raiser<'_>, id: FuncId) -> Vec<ast::Stmt> {
    let program = raiser.program;
    let outside = raiser.spelled_out.len();
    let mut body = body_of(raiser, id, raiser.options.nest);
    let stmts = body.block(&program.functions[id].body);
    if !body.broken {
        return stmts;
    }
    raiser.spelled_out.truncate(outside);
    body_of(raiser, id, false).block(&program.functions[id].body)
}

/// The body of an anonymous function, where it is an expression.
fn lambda_body(raiser: &mut Raiser<'_>, id: FuncId) -> Option<Tree> {
    let program = raiser.program;
    let f = &program.functions[id];
    let mut body = body_of(raiser, id, true);
    let mut frame = body.arm(&f.body, f.outputs.first().copied());
    let forward = body.forward.take();
    if body.broken || !frame.out.is_empty() {
        return None;
    }
    match (f.outputs.first(), forward) {
        (Some(result), _) if frame.only(*result) => frame.stack.pop().map(|p| p.tree),
        (None, Some(tree)) if frame.stack.is_empty() => Some(tree),
        _ => None,
    }
}

/// The call that an anonymous function makes whose body became a function.
fn spelled_out_call(program: &Program, id: FuncId) -> Tree {
    let f = &program.functions[id];
    let mut args: Vec<Tree> = f.params.iter().map(|v| Tree::Var(*v)).collect();
    args.extend(f.varargin.map(Tree::Spread));
    let callee = ir::tir::Callee { name: f.name, target: CallTarget::Function(id), var: None };
    Tree::Call { callee, args }
}

/// A function with those nested in it.
fn function(raiser: &mut Raiser<'_>, id: FuncId, children: &FxHashMap<FuncId, Vec<FuncId>>) -> ast::Stmt {
    let program = raiser.program;
    let f = &program.functions[id];
    let mut body = block(raiser, id);
    for child in children.get(&id).into_iter().flatten() {
        if matches!(program.functions[*child].kind, FunctionKind::Nested(_)) {
            body.push(function(raiser, *child, children));
        }
    }
    let name = raiser.functions.get(&id).copied().unwrap_or(f.name);
    let ident = |name: Name| Ident { name, span: spell::nowhere() };
    let mut params: Vec<Param> =
        f.params.iter().chain(&f.varargin).map(|&v| param(raiser, id, f, v)).collect();
    let mut outputs = Vec::new();
    for &v in f.outputs.iter().chain(&f.varargout) {
        outputs.push(ident(raiser.names.keep(id, v, "result")));
    }
    arguments::put_together(&mut params, &outputs, &mut body);
    let function = ast::Function {
        name: DottedName { parts: vec![ident(name)], span: spell::nowhere() },
        params,
        outputs,
        body,
        has_end: true,
        signature: spell::nowhere(),
        span: spell::nowhere(),
    };
    ast::Stmt { kind: StmtKind::Function(Box::new(function)), span: spell::nowhere(), printed: false }
}

fn param(raiser: &Raiser<'_>, id: FuncId, f: &Function, v: VarId) -> Param {
    let name = raiser.names.var(raiser.program, id, v);
    let name = if f.vars[v].kind == VarKind::User { name.or(Some(f.vars[v].name)) } else { name };
    Param { name, default: None, span: spell::nowhere() }
}

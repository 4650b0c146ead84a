//! Functions of files: headers, nested functions and the variables they share, `arguments` blocks at
//! the start of the body.
//!
//! A name belongs to the outermost function around that uses it, or to the nested function whose
//! parameter or output it is (MATLAB's documentation, "Sharing Variables Between Parent and Nested
//! Functions"). A parent is lowered before the functions nested in it: they find its variables.

use crate::frame::{Frame, Slot};
use crate::kinds::Kinds;
use crate::lowering::{Info, Lowering};
use crate::project::Source;
use crate::stmt::Statements;
use base::{Diagnostic, FileId, FxHashMap, FxHashSet, Name};
use ir::tir::{Callee, FuncId, Function, FunctionKind, Stmt, Storage, Target, Var, VarId, VarKind, internal};
use syntax::ast;

/// The variables of enclosing functions by name.
type Scope = FxHashMap<Name, (FuncId, VarId)>;

/// Lowers the declared function `id` and the functions nested in it.
pub(crate) fn lower_family(low: &mut Lowering<'_>, id: FuncId, source: &Source) {
    let f = &source.function;
    let ids = declare_nested(low, id, f, source.file);
    let next_temp = first_temp(low, source.file, f);
    lower(low, &Family { ids: &ids, file: source.file }, id, f, &Scope::default(), next_temp);
}

/// A function of a file with syntax errors: calling it is MATLAB's error.
pub(crate) fn lower_broken(low: &mut Lowering<'_>, id: FuncId, source: &Source, error: &Diagnostic) {
    let mut frame = Frame::new(low.program.functions[id].clone(), id, source.file, Kinds::default());
    // What it takes and gives is not known, where its first line may be what is wrong.
    if source.class.is_none() {
        frame.b.function.varargin = Some(frame.declare(Name::new("varargin")));
        frame.b.function.varargout = Some(frame.declare(Name::new("varargout")));
    } else {
        header(&mut frame, &source.function);
    }
    let mut lowerer = Statements::new(low, frame);
    lowerer.raise_syntax_error(error);
    lowerer.finish();
}

struct Family<'a> {
    ids: &'a FxHashMap<u32, FuncId>,
    file: FileId,
}

/// Gives ids to all nested functions, by where they start.
fn declare_nested(
    low: &mut Lowering<'_>,
    id: FuncId,
    f: &ast::Function,
    file: FileId,
) -> FxHashMap<u32, FuncId> {
    let mut ids = FxHashMap::default();
    let mut work = vec![(id, f)];
    while let Some((parent, f)) = work.pop() {
        for nested in f.nested() {
            let child = low.empty(nested.name.name(), FunctionKind::Nested(parent), nested.signature);
            ids.insert(nested.span.start, child);
            low.infos[parent].nested.push((nested.name.name(), child));
            low.infos[child] = Info { file: Some(file), class: low.infos[id].class, ..Info::default() };
            work.push((child, nested));
        }
    }
    ids
}

fn lower(
    low: &mut Lowering<'_>,
    family: &Family<'_>,
    id: FuncId,
    f: &ast::Function,
    scope: &Scope,
    next_temp: u32,
) {
    let mut kinds = Kinds::beside(&f.body, f.params.iter().filter_map(|p| p.name).collect());
    low.add_scripts(&mut kinds, family.file);
    let mut function = low.program.functions[id].clone();
    function.dynamic = kinds.dynamic;
    function.help = f.help().lines().map(str::to_owned).collect();
    let mut frame = Frame::new(function, id, family.file, kinds);
    frame.b.next_temp = next_temp;
    // With nested functions about, a call may change any variable that is shared.
    frame.order |= !family.ids.is_empty();
    header(&mut frame, f);
    variables(low, &mut frame, f, scope);
    if constructs(low, id, f, family.file) {
        frame.object = frame.b.function.outputs.first().copied();
    }
    let mut lowerer = Statements::new(low, frame);
    if let Some(object) = lowerer.f.object {
        // The output of a constructor is the object from the start.
        let callee = Callee::builtin(internal::OBJECT);
        lowerer.f.push(Stmt::Call { targets: vec![Target::Var(object)], callee, args: Vec::new() });
    }
    lowerer.defaults(f);
    lowerer.function_body(&f.body);
    let frame = lowerer.finish();
    // Imports hold in nested functions, too.
    let imports = frame.imports.clone();
    let mut inner = scope.clone();
    inner.extend(frame.vars.iter().map(|(&name, slot)| (name, owner(low, id, slot.var))));
    for nested in f.nested() {
        if let Some(&child) = family.ids.get(&nested.span.start) {
            low.infos[child].imports = imports.clone();
            lower(low, family, child, nested, &inner, frame.b.next_temp);
        }
    }
}

/// Whether a function is the constructor that a class file declares.
fn constructs(low: &Lowering<'_>, id: FuncId, f: &ast::Function, file: FileId) -> bool {
    let in_class = low.project.unit(file).is_some_and(|u| u.class.is_some());
    let class = low.infos[id].class.filter(|_| in_class);
    class.is_some_and(|c| c.as_str().rsplit('.').next() == Some(f.name.name().as_str()))
        && !matches!(low.program.functions[id].kind, FunctionKind::Nested(_))
}

/// The function and variable that hold the value of `var` of `id`.
fn owner(low: &Lowering<'_>, id: FuncId, var: VarId) -> (FuncId, VarId) {
    match low.program.functions[id].vars[var].storage {
        Storage::Outer(owner, outer) => (owner, outer),
        _ => (id, var),
    }
}

/// Parameters and outputs.
fn header(frame: &mut Frame, f: &ast::Function) {
    let positional = f.params.len() - usize::from(f.params.last().is_some_and(is_varargin));
    for param in &f.params[..positional] {
        let var = match param.name {
            Some(name) => frame.declare(name),
            None => frame.b.temp(),
        };
        frame.b.function.params.push(var);
    }
    if positional < f.params.len() {
        frame.b.function.varargin = Some(frame.declare(Name::new("varargin")));
    }
    for (i, output) in f.outputs.iter().enumerate() {
        let var = frame.declare(output.name);
        if i + 1 == f.outputs.len() && output.name.as_str() == "varargout" {
            frame.b.function.varargout = Some(var);
        } else {
            frame.b.function.outputs.push(var);
        }
    }
}

fn is_varargin(param: &ast::Param) -> bool {
    param.name.is_some_and(|n| n.as_str() == "varargin")
}

/// Declares the variables of a function: those it shares with enclosing functions, and its own.
fn variables(low: &mut Lowering<'_>, frame: &mut Frame, f: &ast::Function, scope: &Scope) {
    let mut inside = FxHashSet::default();
    assigned_inside(f, &mut inside);
    let names: Vec<Name> = frame.kinds.assigned.iter().chain(&frame.kinds.mentioned).copied().collect();
    for name in names {
        if frame.vars.contains_key(&name) {
            continue;
        }
        if let Some(&(owner, outer)) = scope.get(&name) {
            low.program.functions[owner].vars[outer].shared = true;
            let mut var = Var::local(name, VarKind::User);
            var.storage = Storage::Outer(owner, outer);
            let var = frame.b.declare(var);
            frame.vars.insert(name, Slot { var, maybe: false });
        } else if frame.kinds.assigned.contains(&name) || inside.contains(&name) {
            frame.declare(name);
        }
    }
}

/// Names that functions nested in `f` assign and do not own as parameters or outputs.
fn assigned_inside(f: &ast::Function, found: &mut FxHashSet<Name>) {
    for nested in f.nested() {
        let mut names: FxHashSet<Name> = Kinds::of(&nested.body).assigned.into_iter().collect();
        assigned_inside(nested, &mut names);
        let own = |name: &Name| {
            nested.params.iter().any(|p| p.name == Some(*name))
                || nested.outputs.iter().any(|o| o.name == *name)
        };
        names.retain(|name| !own(name));
        found.extend(names);
    }
}

/// Temporaries are numbered behind those that the text itself mentions (it may be printed Tame IR).
fn first_temp(low: &Lowering<'_>, file: FileId, f: &ast::Function) -> u32 {
    let text = &low.project.sources.file(file).text;
    let text = text.get(f.span.start as usize..f.span.end as usize).unwrap_or("");
    let mut first = 1;
    for (at, _) in text.match_indices("mc_") {
        let digits: String =
            text[at + 3..].chars().skip(1).take_while(char::is_ascii_digit).take(9).collect();
        first = first.max(digits.parse::<u32>().map_or(1, |n| n + 1));
    }
    first
}

impl Statements<'_, '_> {
    /// Octave's `function f(x = 1)`.
    fn defaults(&mut self, f: &ast::Function) {
        for (i, param) in f.params.iter().enumerate() {
            let (Some(name), Some(default)) = (param.name, &param.default) else { continue };
            self.at(param.span, |me| {
                me.default_argument(i, |me| {
                    let var = me.f.declare(name);
                    me.expressions().expr(default, Some(var));
                })
            });
        }
    }

    /// `if nargin < i + 1 ... end`
    pub fn default_argument(&mut self, i: usize, body: impl FnOnce(&mut Self)) {
        let given = self.f.operator("nargin", Vec::new(), None);
        let needed = self.f.number((i + 1) as f64);
        let cond = self.f.apply("lt", &[given, needed], None);
        let then = self.block(body);
        self.f.push(Stmt::If { cond, then, els: Vec::new() });
    }

    /// The statements of a function, and at the end the checks of its outputs.
    fn function_body(&mut self, body: &ast::Block) {
        let blocks: Vec<&ast::ArgumentsBlock> = body
            .iter()
            .filter_map(|s| match &s.kind {
                ast::StmtKind::Arguments(block) => Some(&**block),
                _ => None,
            })
            .collect();
        if !blocks.is_empty() {
            self.arguments(&blocks);
        }
        self.stmts(body);
        self.check_outputs();
    }
}

/// An anonymous function's frame inside `parent`.
pub(crate) fn lambda_frame(low: &mut Lowering<'_>, name: Name, parent: &Frame, span: base::Span) -> Frame {
    let mut function = Function::new(name, FunctionKind::Lambda, span);
    function.parent = Some(parent.id);
    let id = low.program.functions.push(function.clone());
    low.infos[id] = Info { nested: Vec::new(), ..low.infos[parent.id].clone() };
    low.infos[id].file = Some(parent.file);
    low.infos[id].imports = parent.imports.clone();
    let mut frame = Frame::new(function, id, parent.file, Kinds::default());
    frame.imports = parent.imports.clone();
    frame.b.next_temp = parent.b.next_temp;
    frame
}

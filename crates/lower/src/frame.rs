//! The state of lowering one function: its variables by name, where we are, and the small steps that
//! everything else is made of. Anonymous functions are lowered while their enclosing function waits
//! ([`Lowerer::outer`]).

use crate::kinds::Kinds;
use crate::lowering::Lowering;
use base::{Diagnostic, FileId, FxHashMap, FxHashSet, Name, Span, codes};
use ir::tir::{
    Access, Arg, Callee, FuncId, Function, FunctionKind, Literal, Stmt, Target, Var, VarId, VarKind,
};
use syntax::ast::ImportPath;

pub(crate) struct Lowerer<'a, 's> {
    pub low: &'a mut Lowering<'s>,
    pub f: Frame,
    pub outer: Vec<Frame>,
    /// Nothing has run before the next statement: it is the entry script's first.
    pub fresh_start: bool,
    /// How deep the expression being lowered is.
    pub height: u32,
}

/// One function under construction.
pub(crate) struct Frame {
    pub id: FuncId,
    pub b: ir::tir::Builder,
    pub vars: FxHashMap<Name, Slot>,
    pub kinds: Kinds,
    /// A name may be a function here and a variable there.
    pub script: bool,
    /// Names that surely have a value here; kept where a name may be both.
    pub definite: FxHashSet<Name>,
    /// Operands may be changed by operands after them.
    pub order: bool,
    /// The file whose text is being lowered: another one inside an inlined script.
    pub file: FileId,
    pub imports: Vec<ImportPath>,
    pub loops: u32,
    pub ends: Vec<EndContext>,
    /// Loop variables that are scalars inside the loops around.
    pub counters: Vec<Name>,
    pub inlining: Vec<FileId>,
    /// Checks of an output block of `arguments`, run where the function returns.
    pub output_checks: Vec<syntax::ast::Declaration>,
    /// The output of a constructor: the object that it makes.
    pub object: Option<VarId>,
}

/// A variable and whether the name may turn out to be a function.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    pub var: VarId,
    pub maybe: bool,
}

/// What `end` means.
pub(crate) struct EndContext {
    pub base: VarId,
    pub prefix: Vec<Access>,
    /// The indexed part, and how deep in blocks it was computed.
    pub part: Option<(VarId, usize)>,
    pub position: usize,
    pub count: usize,
}

/// What a name is where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Variable(VarId),
    Maybe(VarId),
    Callee,
}

impl Frame {
    pub fn new(function: Function, id: FuncId, file: FileId, kinds: Kinds) -> Frame {
        Frame {
            id,
            b: ir::tir::Builder::new(function),
            vars: FxHashMap::default(),
            order: kinds.creates || kinds.assigning_expressions,
            kinds,
            script: false,
            definite: FxHashSet::default(),
            file,
            imports: Vec::new(),
            loops: 0,
            ends: Vec::new(),
            counters: Vec::new(),
            inlining: Vec::new(),
            output_checks: Vec::new(),
            object: None,
        }
    }

    /// The author's variable `name`, declared when new.
    pub fn declare(&mut self, name: Name) -> VarId {
        if let Some(slot) = self.vars.get(&name) {
            return slot.var;
        }
        let var = self.b.declare(Var::local(name, VarKind::User));
        self.vars.insert(name, Slot { var, maybe: false });
        var
    }
}

impl<'a, 's> Lowerer<'a, 's> {
    pub fn new(low: &'a mut Lowering<'s>, f: Frame) -> Lowerer<'a, 's> {
        Lowerer { low, f, outer: Vec::new(), fresh_start: false, height: 0 }
    }

    /// Starts the body of a script, whose assigned names are its variables.
    pub fn script(low: &'a mut Lowering<'s>, id: FuncId, file: FileId, kinds: Kinds) -> Lowerer<'a, 's> {
        let mut function = low.program.functions[id].clone();
        function.dynamic = kinds.dynamic;
        let mut frame = Frame::new(function, id, file, kinds);
        frame.script = true;
        frame.inlining.push(file);
        for name in frame.kinds.assigned.clone() {
            frame.declare(name);
        }
        frame.imports = low.infos[id].imports.clone();
        Lowerer::new(low, frame)
    }

    /// Names that have a value when a text is run are variables in it.
    pub fn assume_variables(&mut self, is_variable: &dyn Fn(&str) -> bool) {
        let names: Vec<Name> = self.f.kinds.mentioned.iter().chain(&self.f.kinds.assigned).copied().collect();
        for name in names.into_iter().filter(|n| is_variable(n.as_str())) {
            self.f.declare(name);
            self.f.definite.insert(name);
        }
    }

    /// Stores the finished function.
    pub fn finish(self) -> Frame {
        let mut frame = self.f;
        let id = frame.id;
        let parent = self.low.program.functions[id].parent;
        let empty = Function::new(Name::new(""), FunctionKind::Local, frame.b.function.span);
        let next_temp = frame.b.next_temp;
        let mut function = std::mem::replace(&mut frame.b, ir::tir::Builder::new(empty)).finish();
        function.parent = parent;
        frame.b.next_temp = next_temp;
        self.low.program.functions[id] = function;
        frame
    }

    /// What `name` is here.
    pub fn kind(&mut self, name: Name) -> Kind {
        let definite = self.f.definite.contains(&name);
        match self.f.vars.get(&name).copied() {
            Some(slot) if definite => Kind::Variable(slot.var),
            Some(slot) if slot.maybe => Kind::Maybe(slot.var),
            Some(slot) if self.f.script && (self.f.kinds.creates || self.is_function(name)) => {
                Kind::Maybe(slot.var)
            }
            Some(slot) => Kind::Variable(slot.var),
            None if self.f.kinds.creates && (self.f.script || !self.is_function(name)) => {
                let var = self.f.declare(name);
                self.f.vars.insert(name, Slot { var, maybe: true });
                Kind::Maybe(var)
            }
            None => Kind::Callee,
        }
    }

    /// Whether look-up finds a function of this name.
    fn is_function(&mut self, name: Name) -> bool {
        self.in_scope(|low, id| low.resolve(name.as_str(), Some(id)).is_some())
    }

    /// What a call of `name` calls here.
    pub fn callee(&mut self, name: &str) -> Callee {
        self.in_scope(|low, id| low.callee(name, id))
    }

    /// Runs look-up with the file and imports of the text being lowered.
    pub fn in_scope<T>(&mut self, look_up: impl FnOnce(&mut Lowering<'s>, FuncId) -> T) -> T {
        let id = self.f.id;
        let file = self.low.infos[id].file.replace(self.f.file);
        std::mem::swap(&mut self.low.infos[id].imports, &mut self.f.imports);
        let found = look_up(self.low, id);
        std::mem::swap(&mut self.low.infos[id].imports, &mut self.f.imports);
        self.low.infos[id].file = file;
        found
    }

    /// The variable that an assignment to `name` assigns.
    pub fn assigned(&mut self, name: Name) -> VarId {
        self.f.declare(name)
    }

    /// `name` has a value from here on.
    pub fn mark(&mut self, name: Name) {
        if self.f.script {
            self.f.definite.insert(name);
        }
        self.fresh_start = false;
    }

    /// Statements lowered by `body` have this span.
    pub fn at<T>(&mut self, span: Span, body: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.f.b.span.replace(span);
        let result = body(self);
        self.f.b.span = before;
        result
    }

    pub fn diagnose(&mut self, code: &'static base::Code, span: Span, text: impl Into<String>) {
        self.low.project.diagnostics.push(Diagnostic::new(code, span, text));
    }

    pub fn temp(&mut self) -> VarId {
        self.f.b.temp()
    }

    /// `dst`, or a new temporary.
    pub fn dst(&mut self, dst: Option<VarId>) -> VarId {
        dst.unwrap_or_else(|| self.temp())
    }

    pub fn push(&mut self, stmt: Stmt) {
        self.f.b.push(stmt);
    }

    pub fn literal(&mut self, value: Literal, dst: Option<VarId>) -> VarId {
        let dst = self.dst(dst);
        self.push(Stmt::Literal { dst, value });
        dst
    }

    pub fn number(&mut self, value: f64) -> VarId {
        self.literal(Literal::Number(value), None)
    }

    pub fn text(&mut self, text: &str) -> VarId {
        self.literal(Literal::Char(text.to_owned()), None)
    }

    /// `dst = name(args)`, as MATLAB's look-up finds `name`: what an operator means.
    pub fn operator(&mut self, name: &str, args: Vec<Arg>, dst: Option<VarId>) -> VarId {
        let dst = self.dst(dst);
        self.push(Stmt::Call { targets: vec![Target::Var(dst)], callee: Callee::builtin(name), args });
        dst
    }

    /// As [`Lowerer::operator`] with plain variables.
    pub fn apply(&mut self, name: &str, args: &[VarId], dst: Option<VarId>) -> VarId {
        self.operator(name, args.iter().map(|&v| Arg::Var(v)).collect(), dst)
    }

    /// `name(args)` as a statement.
    pub fn perform(&mut self, name: &str, args: &[VarId]) {
        let ans = self.f.declare(Name::new("ans"));
        let args = args.iter().map(|&v| Arg::Var(v)).collect();
        self.push(Stmt::CallStatement { ans, callee: Callee::builtin(name), args, echo: false });
    }

    /// The program fails here when it runs.
    pub fn raise(&mut self, identifier: &str, message: &str) {
        let identifier = self.text(identifier);
        let message = self.text(&message.replace('%', "%%"));
        self.perform("error", &[identifier, message]);
    }

    /// A file that is not MATLAB is called: MATLAB reports it then.
    pub fn raise_syntax_error(&mut self, error: &Diagnostic) {
        let sources = &self.low.project.sources;
        let place = error.span.map_or(String::new(), |span| {
            let at = sources.line_col(span);
            let file = sources.file(span.file).path.display();
            format!("Error: File: {file} Line: {} Column: {}\n", at.line, at.col)
        });
        let message = format!("{place}{}", error.message).replace('\\', "\\\\");
        self.raise("MATLAB:m_syntax_error", &message);
    }

    /// Reports nesting that engines could not follow, and lowers an error in its place.
    pub fn too_deep(&mut self, span: Span) {
        self.diagnose(&codes::NESTING_TOO_DEEP, span, "this is nested too deep");
        self.raise("MATLAB:nestingTooDeep", "Nested too deep.");
    }

    /// Lowers `body` as a block of its own. Names that it gives a value are not sure to have one after.
    pub fn block(&mut self, body: impl FnOnce(&mut Self)) -> ir::tir::Block {
        let before = if self.f.script { Some(self.f.definite.clone()) } else { None };
        self.f.b.open();
        body(self);
        if let Some(before) = before {
            self.f.definite = before;
        }
        self.f.b.close()
    }
}

//! The data of Tame IR: programs, functions, variables and statements.

use base::{FileId, Name, PrimaryMap, SecondaryMap, Span, entity_impl};
use std::rc::Rc;
use types::Class;

/// A function of a [`Program`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FuncId(u32);
entity_impl!(FuncId, "fn");

/// A variable of a [`Function`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(u32);
entity_impl!(VarId, "v");

/// A statement of a [`Function`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StmtId(u32);
entity_impl!(StmtId, "s");

/// All functions lowered so far. It grows while a program runs: files are loaded when called.
#[derive(Debug, Clone, Default)]
pub struct Program {
    /// The functions.
    pub functions: PrimaryMap<FuncId, Function>,
    /// Whether the sources are in Octave's language.
    pub octave: bool,
}

impl Program {
    /// Whether what a call in `from` means goes before the methods of its arguments: nested and local functions,
    /// and those of a `private` folder.
    /// Source: MATLAB's documentation, "Function Precedence Order".
    pub fn is_before_methods(&self, from: FuncId, target: CallTarget) -> bool {
        let CallTarget::Function(f) = target else { return false };
        let (Some(from), Some(f)) = (self.functions.get(from), self.functions.get(f)) else { return false };
        f.private || f.file == from.file
    }

    /// The name of a function as errors and the call stack have it: an anonymous one's text, a nested
    /// one's name behind those of the functions that it stands in.
    pub fn shown_name(&self, f: &Function) -> String {
        match f.kind {
            FunctionKind::Lambda => f.text.to_string(),
            _ => self.name_within(f.name, f.parent),
        }
    }

    /// The same for a function of this name inside another one.
    pub fn name_within(&self, name: Name, parent: Option<FuncId>) -> String {
        let mut shown = name.as_str().to_owned();
        let mut outer = parent;
        while let Some(p) = outer.and_then(|p| self.functions.get(p)) {
            shown = format!("{}/{shown}", p.name);
            outer = p.parent;
        }
        shown
    }
}

/// What kind of function it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FunctionKind {
    /// The body of a script that is run directly; its variables are the base workspace.
    Script,
    /// The first function of a file.
    Primary,
    /// A later function of a file.
    Local,
    /// A function inside another one, whose variables it shares.
    Nested(FuncId),
    /// The body of an anonymous function. Its first parameters are the captured variables.
    Lambda,
}

/// One function.
#[derive(Debug, Clone)]
pub struct Function {
    /// The name under which it is called or, for an anonymous function, `lambda_<n>`.
    pub name: Name,
    /// What kind of function it is.
    pub kind: FunctionKind,
    /// The function in whose body a nested or an anonymous function stands. An anonymous function
    /// that calls nested functions of its parents needs their activations.
    pub parent: Option<FuncId>,
    /// The file it stands in.
    pub file: FileId,
    /// That file is in a `private` folder.
    pub private: bool,
    /// Where its header stands.
    pub span: Span,
    /// Inputs in order; an ignored one (`~`) is a temporary nobody reads. `varargin` is not among
    /// them.
    pub params: Vec<VarId>,
    /// The variable `varargin`, when the function takes any number of inputs.
    pub varargin: Option<VarId>,
    /// Outputs in order, without `varargout`.
    pub outputs: Vec<VarId>,
    /// The variable `varargout`, when the function gives any number of outputs.
    pub varargout: Option<VarId>,
    /// Every variable, temporaries included.
    pub vars: PrimaryMap<VarId, Var>,
    /// Every statement.
    pub stmts: PrimaryMap<StmtId, Stmt>,
    /// Where each statement comes from.
    pub spans: SecondaryMap<StmtId, Option<Span>>,
    /// The statements in order.
    pub body: Block,
    /// For an anonymous function, how many of `params` are captured variables.
    pub captured: usize,
    /// The text of an anonymous function as `func2str` gives it; empty otherwise.
    pub text: String,
    /// The lines of the help comment, without their percent signs.
    pub help: Vec<String>,
    /// The workspace can be reached by name (`eval`, `assignin`, `load`, `who`, ...): variables
    /// may appear that no statement assigns.
    pub dynamic: bool,
    /// The scripts whose statements stand in the body, outer ones behind those that they run.
    pub inlined: Vec<Inlined>,
    /// It does what is left of the activation that calls it, in whose place it stands on the call stack.
    pub rest: bool,
}

/// A script that a function runs, its statements put in place of the call.
#[derive(Debug, Clone)]
pub struct Inlined {
    /// The script's file.
    pub script: FileId,
    /// Where it is called.
    pub call: Span,
    /// Its statements, those of the scripts that it runs among them: by number, from the first until before the last.
    pub stmts: std::ops::Range<StmtId>,
}

/// Statements in order.
pub type Block = Vec<StmtId>;

/// One variable of a function.
#[derive(Debug, Clone)]
pub struct Var {
    /// Its name; temporaries have names no user can write in MATLAB's editor by accident
    /// (`mc_t<n>`), so that the printed form is valid.
    pub name: Name,
    /// Who made it.
    pub kind: VarKind,
    /// Where its value lives.
    pub storage: Storage,
    /// A nested function reads or writes it.
    pub shared: bool,
}

/// Who made a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VarKind {
    /// The program's author.
    User,
    /// The compiler.
    Temp,
    /// The compiler, to hold a cs-list.
    List,
}

/// Where a variable's value lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    /// In the activation of its function.
    Local,
    /// In the program, under its name.
    Global,
    /// In its function, from call to call.
    Persistent,
    /// In the activation of the enclosing function.
    Outer(FuncId, VarId),
}

/// A constant written in the program.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    /// A double.
    Number(f64),
    /// An imaginary double.
    Imaginary(f64),
    /// A hexadecimal or binary integer, whose class the literal names.
    Integer(u64, Class),
    /// A row of characters: `'..'`.
    Char(String),
    /// A string scalar: `".."`.
    String(String),
    /// A large matrix of doubles that are written as numbers: data in the program. One statement for each
    /// element would take a thousand times its memory.
    Matrix(Rc<Numbers>),
}

/// The number that the bits of a [`Literal::Integer`] are in its class.
pub fn integer_of_bits(bits: u64, class: Class) -> i128 {
    match class.integer_width() {
        Some((width, true)) if width <= 64 => {
            let shift = 64 - width;
            i128::from(((bits << shift) as i64) >> shift)
        }
        _ => i128::from(bits),
    }
}

/// The elements of a matrix.
#[derive(Clone, PartialEq, Debug)]
pub struct Numbers {
    /// How many rows.
    pub rows: usize,
    /// Column by column; a whole number of columns.
    pub data: Vec<f64>,
}

impl Numbers {
    /// From rows of one length, at least one; `None` if they are none such.
    pub fn of_rows(rows: &[Vec<f64>]) -> Option<Numbers> {
        let cols = rows.first()?.len();
        if rows.iter().any(|r| r.len() != cols) {
            return None;
        }
        let data = (0..cols).flat_map(|c| rows.iter().map(move |r| r[c])).collect();
        Some(Numbers { rows: rows.len(), data })
    }

    /// How many columns.
    pub fn cols(&self) -> usize {
        self.data.len() / self.rows.max(1)
    }

    /// How many rows, and all elements column by column, between spaces.
    pub fn text(&self) -> String {
        let numbers = self.data.iter().map(|x| super::print::number_text(*x));
        std::iter::once(self.rows.to_string()).chain(numbers).collect::<Vec<_>>().join(" ")
    }

    /// The elements of each row.
    pub fn by_rows(&self) -> impl Iterator<Item = impl Iterator<Item = f64> + '_> {
        (0..self.rows).map(|r| self.data.iter().skip(r).step_by(self.rows.max(1)).copied())
    }
}

/// An operand of a call or of an index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A variable; one of kind [`VarKind::List`] spreads.
    Var(VarId),
    /// The lone colon of an index.
    Colon,
}

/// One step of an access path.
#[derive(Clone, PartialEq, Debug)]
pub enum Access {
    /// `(args)`
    Paren(Vec<Arg>),
    /// `{args}`
    Brace(Vec<Arg>),
    /// `.name`
    Dot(Name),
    /// `.(var)`
    DynamicDot(VarId),
}

/// Where one result of a call goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// To a variable.
    Var(VarId),
    /// Nowhere: `~`.
    Ignore,
    /// To a list variable that takes as many results as the value of `count` says: `t{1:count}`.
    List {
        /// The list variable.
        var: VarId,
        /// How many results.
        count: VarId,
    },
    /// To whoever called this anonymous function: as many results as it asks for, and one that
    /// comes unasked, `varargout{1:nargout}`. The variable is the function's `varargout`, here a
    /// list variable. Only as the only target of the last statement of a [`FunctionKind::Lambda`]
    /// whose body is a call or an index; such a function has no other outputs.
    Forward(VarId),
}

/// What a call statement calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Callee {
    /// The name as written; with its package, `pkg.f`.
    pub name: Name,
    /// What look-up found.
    pub target: CallTarget,
    /// Set where the name may turn out to be a variable when the statement runs (scripts, `eval`):
    /// then the statement indexes that variable, or shows it under its own name where it is a
    /// statement without operands.
    pub var: Option<VarId>,
}

impl Callee {
    /// Whether it is a builtin, which no variable hides.
    pub fn is_builtin(&self) -> bool {
        self.target == CallTarget::Builtin && self.var.is_none()
    }
}

/// What look-up found for a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallTarget {
    /// A function of the program.
    Function(FuncId),
    /// A builtin.
    Builtin,
    /// Nothing, or something that only the run can tell: looked up when called, by name.
    Unresolved,
}

/// What a `for` loop runs over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForRange {
    /// `lo:hi` or `lo:step:hi`, never materialised; read once, before the first round.
    Range {
        /// First value.
        lo: VarId,
        /// Step; 1 where absent.
        step: Option<VarId>,
        /// Limit.
        hi: VarId,
    },
    /// The columns of a value.
    Columns(VarId),
}

/// One statement.
#[derive(Clone, PartialEq, Debug)]
pub enum Stmt {
    /// `dst = 3;`
    Literal {
        /// Assigned.
        dst: VarId,
        /// The constant.
        value: Literal,
    },
    /// `dst = src;`
    Copy {
        /// Assigned.
        dst: VarId,
        /// Read.
        src: VarId,
    },
    /// `[targets] = callee(args);`
    Call {
        /// Where results go. As many results are asked for as there are targets.
        targets: Vec<Target>,
        /// What is called.
        callee: Callee,
        /// Operands.
        args: Vec<Arg>,
    },
    /// `callee(args);` as a statement: no result is asked for; one that comes is assigned to `ans`.
    CallStatement {
        /// The variable `ans`.
        ans: VarId,
        /// What is called.
        callee: Callee,
        /// Operands.
        args: Vec<Arg>,
        /// Whether a result is displayed (no semicolon).
        echo: bool,
    },
    /// `[targets] = base<path>;`: array, cell and dot get, and the call of a function handle.
    Get {
        /// Where results go.
        targets: Vec<Target>,
        /// The variable.
        base: VarId,
        /// At least one step.
        path: Vec<Access>,
    },
    /// `base<path>` as a statement, where `base` may be a function handle or an object: no result
    /// is asked for; one that comes is assigned to `ans`.
    GetStatement {
        /// The variable `ans`.
        ans: VarId,
        /// The variable.
        base: VarId,
        /// At least one step.
        path: Vec<Access>,
        /// Whether a result is displayed.
        echo: bool,
    },
    /// `base<path> = src;`: array, cell and dot set.
    Set {
        /// The variable, created when it does not exist.
        base: VarId,
        /// At least one step.
        path: Vec<Access>,
        /// The new part.
        src: VarId,
    },
    /// `[base<path>] = src{:};`: each element of a cs-list place from a list variable.
    SetList {
        /// The variable.
        base: VarId,
        /// At least one step.
        path: Vec<Access>,
        /// A list variable.
        src: VarId,
    },
    /// `base<path> = [];` with a literal `[]`: deletion.
    Delete {
        /// The variable.
        base: VarId,
        /// At least one step; the last is `Paren`.
        path: Vec<Access>,
    },
    /// `dst = @name;`
    FunctionRef {
        /// Assigned.
        dst: VarId,
        /// The function.
        callee: Callee,
    },
    /// `dst = @(..) function(captures.., ..);`
    Lambda {
        /// Assigned.
        dst: VarId,
        /// The function that holds the body.
        function: FuncId,
        /// Values of the enclosing workspace, bound now; one that has no value stays without.
        captures: Vec<VarId>,
    },
    /// `global a b;` Variables of storage [`Storage::Global`].
    Global(Vec<VarId>),
    /// `persistent a b;` Variables of storage [`Storage::Persistent`].
    Persistent(Vec<VarId>),
    /// `var` without semicolon: displays it under its name.
    Display(VarId),
    /// `if cond ... else ... end`
    If {
        /// True when all its elements are nonzero and it is not empty.
        cond: VarId,
        /// When true.
        then: Block,
        /// Otherwise.
        els: Block,
    },
    /// `while` with the statements that compute its condition, run before each round.
    While {
        /// Computes `cond`; `continue` leads here.
        header: Block,
        /// As in `If`.
        cond: VarId,
        /// The body.
        body: Block,
    },
    /// `for var = range ... end`
    For {
        /// The loop variable.
        var: VarId,
        /// What it runs over.
        range: ForRange,
        /// The body.
        body: Block,
        /// Written as `parfor`.
        parallel: bool,
    },
    /// `try ... catch err ... end`
    Try {
        /// The protected statements.
        body: Block,
        /// The caught `MException`.
        err: Option<VarId>,
        /// The handler.
        handler: Block,
    },
    /// Octave's `unwind_protect ... unwind_protect_cleanup ... end`
    Unwind {
        /// The protected statements.
        body: Block,
        /// Run however the body ends.
        cleanup: Block,
    },
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `return`
    Return,
    /// A comment, with its percent sign.
    Comment(String),
}

impl Function {
    /// An empty function.
    pub fn new(name: Name, kind: FunctionKind, span: Span) -> Function {
        Function {
            name,
            kind,
            parent: if let FunctionKind::Nested(parent) = kind { Some(parent) } else { None },
            file: span.file,
            private: false,
            span,
            params: Vec::new(),
            varargin: None,
            outputs: Vec::new(),
            varargout: None,
            vars: PrimaryMap::new(),
            stmts: PrimaryMap::new(),
            spans: SecondaryMap::new(),
            body: Vec::new(),
            captured: 0,
            text: String::new(),
            help: Vec::new(),
            dynamic: false,
            inlined: Vec::new(),
            rest: false,
        }
    }

    /// The variable the program's author calls `name`.
    pub fn find_var(&self, name: Name) -> Option<VarId> {
        self.vars.iter().find(|(_, v)| v.name == name).map(|(id, _)| id)
    }
}

impl Var {
    /// A local variable.
    pub fn local(name: Name, kind: VarKind) -> Var {
        Var { name, kind, storage: Storage::Local, shared: false }
    }
}

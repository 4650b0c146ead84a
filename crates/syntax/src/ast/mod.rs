//! The abstract syntax tree: plain data, one owner per node, a [`Span`] on everything.
//!
//! The tree says what was written, not what it means: `f(x)` is an [`ExprKind::Index`] whether `f`
//! is a function or a variable, and parentheses are kept as [`ExprKind::Paren`].
//!
//! Invariants (kept by the parser, relied upon by its users):
//! - the height of an expression is at most [`MAX_HEIGHT`], blocks nest at most
//!   [`MAX_NESTING`] deep, so recursion over a tree is bounded;
//! - [`LValue::Target`] holds `Ident`, or a chain of `Index`, `Field` and `DynamicField` over one;
//! - [`ExprKind::End`] stands only inside an index, [`ExprKind::Colon`] only as a whole argument;
//! - [`ExprKind::NameValue`] stands only as an argument of a `()` index;
//! - [`ExprKind::Error`] and [`StmtKind::Error`] occur only where an error was reported.

mod expr;
mod operator;

pub use expr::{AnonFn, AssignExpr, Expr, ExprKind, IndexKind, IntClass};
pub use operator::{BinaryOp, PostfixOp, UnaryOp};

use crate::Dialect;
use base::{Name, Span};

/// The greatest height of an expression tree: long chains `a + b + c ...` lean to the left.
pub const MAX_HEIGHT: u32 = 2000;
/// How deep brackets and blocks may nest, counted together.
pub const MAX_NESTING: u32 = 250;

/// One source file, or a piece of text given to `eval`.
#[derive(Clone, Debug, PartialEq)]
pub struct SourceUnit {
    /// Which kind of file its contents make it.
    pub kind: UnitKind,
    /// The language it was read as.
    pub dialect: Dialect,
    /// Everything in the file in its order: statements, functions ([`StmtKind::Function`]), a class
    /// ([`StmtKind::Class`]) and comments.
    pub body: Block,
    /// Comments inside brackets or after `...`, which no statement holds.
    pub inner_comments: Vec<Comment>,
    /// The whole text.
    pub span: Span,
}

impl SourceUnit {
    /// The functions at the top of the file, in order: of a function file the first is the one
    /// callable from outside, of a script or class file all are local.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        functions(&self.body)
    }

    /// The class that a class file defines.
    pub fn class(&self) -> Option<&ClassDef> {
        self.body.iter().find_map(|s| match &s.kind {
            StmtKind::Class(class) => Some(&**class),
            _ => None,
        })
    }
}

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitKind {
    /// Statements, with local functions among them. An empty file is a script.
    Script,
    /// Only functions (and comments).
    FunctionFile,
    /// A `classdef`, with local functions after it.
    ClassFile,
}

/// Statements in order.
pub type Block = Vec<Stmt>;

/// The functions defined directly in a block.
pub fn functions(block: &Block) -> impl Iterator<Item = &Function> {
    block.iter().filter_map(|s| match &s.kind {
        StmtKind::Function(function) => Some(&**function),
        _ => None,
    })
}

/// A name where it was written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ident {
    /// The name.
    pub name: Name,
    /// Where.
    pub span: Span,
}

/// One or more names joined by dots: `pkg.Class`, `get.Prop`. Never empty.
#[derive(Clone, Debug, PartialEq)]
pub struct DottedName {
    /// The names between the dots.
    pub parts: Vec<Ident>,
    /// From first to last.
    pub span: Span,
}

impl DottedName {
    /// The name with its dots.
    pub fn text(&self) -> String {
        let parts: Vec<&str> = self.parts.iter().map(|p| p.name.as_str()).collect();
        parts.join(".")
    }

    /// The name, interned with its dots.
    pub fn name(&self) -> Name {
        match &self.parts[..] {
            [only] => only.name,
            _ => Name::new(&self.text()),
        }
    }
}

/// A comment with its markers as it was written.
#[derive(Clone, Debug, PartialEq)]
pub struct Comment {
    /// Which form.
    pub kind: CommentKind,
    /// All of it, `%` or `%{ ... %}` included, without white space at the end.
    pub text: Box<str>,
    /// Whether code stands before it on its line.
    pub trailing: bool,
    /// Where.
    pub span: Span,
}

/// The form of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentKind {
    /// `% ...`, or `# ...` in Octave.
    Line,
    /// `%{` to `%}`, each on a line of its own.
    Block,
    /// `%#...`: a word to a tool, e.g. `%#codegen`.
    Annotation,
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where, without the separator at its end.
    pub span: Span,
    /// Whether its result is shown: an expression, assignment or command without semicolon.
    pub printed: bool,
}

/// The kinds of statements.
#[derive(Clone, Debug, PartialEq)]
pub enum StmtKind {
    /// An expression.
    Expr(Expr),
    /// Command syntax: `hold on` is `hold('on')`.
    Command {
        /// The function called.
        name: Ident,
        /// The words, quotes resolved.
        args: Vec<Word>,
    },
    /// `!text`: a line for the operating system's shell.
    Shell(Box<str>),
    /// `lhs = rhs` and `[lhs, ...] = rhs`.
    Assign {
        /// The targets; one unless `brackets`.
        lhs: Vec<LValue>,
        /// Whether the targets stand in brackets.
        brackets: bool,
        /// The value.
        rhs: Expr,
    },
    /// `target op= rhs` (Octave).
    OpAssign {
        /// The binary operator.
        op: BinaryOp,
        /// What is updated.
        target: Expr,
        /// The right operand.
        rhs: Expr,
    },
    /// `target++` and `target--` as statements (Octave).
    Increment {
        /// What is updated.
        target: Expr,
        /// Whether it is `--`.
        decrement: bool,
    },
    /// `if`, with its `elseif`s.
    If {
        /// Conditions with their blocks, at least one.
        clauses: Vec<Clause>,
        /// After `else`.
        otherwise: Option<Block>,
    },
    /// `while`.
    While {
        /// The condition and the body.
        clause: Box<Clause>,
    },
    /// `do ... until` (Octave).
    DoUntil {
        /// What is repeated.
        body: Block,
        /// When it stops.
        condition: Expr,
    },
    /// `for` and `parfor`.
    For(Box<For>),
    /// `switch`.
    Switch(Box<Switch>),
    /// `try ... catch`.
    Try {
        /// What is tried.
        body: Block,
        /// The variable that receives the error.
        error: Option<Ident>,
        /// After `catch`; empty also where there is none.
        handler: Block,
    },
    /// `unwind_protect` (Octave).
    UnwindProtect {
        /// What is tried.
        body: Block,
        /// What is done in any case.
        cleanup: Block,
    },
    /// `spmd`.
    Spmd {
        /// The arguments in parentheses.
        args: Vec<Expr>,
        /// What all workers do.
        body: Block,
    },
    /// `break`.
    Break,
    /// `continue`.
    Continue,
    /// `return`.
    Return,
    /// `global`, with initial values in Octave.
    Global(Vec<(Ident, Option<Expr>)>),
    /// `persistent`, with initial values in Octave.
    Persistent(Vec<(Ident, Option<Expr>)>),
    /// `import`.
    Import(Vec<ImportPath>),
    /// A function: at the top of a file, nested in another, or in a `methods` block.
    Function(Box<Function>),
    /// An `arguments` block at the start of a function's body.
    Arguments(Box<ArgumentsBlock>),
    /// A `classdef`.
    Class(Box<ClassDef>),
    /// A comment.
    Comment(Comment),
    /// What was written here is not a statement; an error says why.
    Error,
}

/// One word of a command.
#[derive(Clone, Debug, PartialEq)]
pub struct Word {
    /// The text, with quotes resolved.
    pub text: Box<str>,
    /// Where.
    pub span: Span,
}

/// A condition and what it guards.
#[derive(Clone, Debug, PartialEq)]
pub struct Clause {
    /// The condition.
    pub condition: Expr,
    /// The block.
    pub body: Block,
    /// The line of `if`, `elseif` or `while`.
    pub span: Span,
}

/// A `for` or `parfor` loop.
#[derive(Clone, Debug, PartialEq)]
pub struct For {
    /// The loop variable, or the value in Octave's `for [value, key] = s`.
    pub var: LValue,
    /// The key in Octave's `for [value, key] = s`.
    pub key: Option<LValue>,
    /// What is iterated over, column by column.
    pub range: Expr,
    /// Whether it is `parfor`.
    pub parallel: bool,
    /// The greatest number of workers of a `parfor (i = range, workers)`.
    pub workers: Option<Expr>,
    /// What is repeated.
    pub body: Block,
}

/// A `switch`.
#[derive(Clone, Debug, PartialEq)]
pub struct Switch {
    /// What is looked at.
    pub subject: Expr,
    /// Comments before the first case.
    pub comments: Vec<Comment>,
    /// The cases in order.
    pub cases: Vec<Clause>,
    /// After `otherwise`.
    pub otherwise: Option<Block>,
}

/// A name that `import` brings in.
#[derive(Clone, Debug, PartialEq)]
pub struct ImportPath {
    /// The name without the `.*`.
    pub path: DottedName,
    /// Whether it ends in `.*`.
    pub wildcard: bool,
}

/// What an assignment stores into.
#[derive(Clone, Debug, PartialEq)]
pub enum LValue {
    /// A variable or a part of one.
    Target(Expr),
    /// `~`: the result is thrown away.
    Ignored(Span),
}

impl LValue {
    /// The variable that is assigned to, whole or in part.
    pub fn variable(&self) -> Option<Ident> {
        match self {
            LValue::Target(e) => e.root(),
            LValue::Ignored(_) => None,
        }
    }
}

/// A function with its body.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name; `get.Prop` and `set.Prop` have two parts.
    pub name: DottedName,
    /// Its parameters, `varargin` among them.
    pub params: Vec<Param>,
    /// Its outputs, `varargout` among them.
    pub outputs: Vec<Ident>,
    /// The body: comments, `arguments` blocks, statements and nested functions in order.
    pub body: Block,
    /// Whether `end` closes it.
    pub has_end: bool,
    /// The line that declares it, from `function` to the closing parenthesis.
    pub signature: Span,
    /// All of it.
    pub span: Span,
}

impl Function {
    /// The `arguments` blocks.
    pub fn arguments(&self) -> impl Iterator<Item = &ArgumentsBlock> {
        self.body.iter().filter_map(|s| match &s.kind {
            StmtKind::Arguments(block) => Some(&**block),
            _ => None,
        })
    }

    /// The functions nested directly in this one.
    pub fn nested(&self) -> impl Iterator<Item = &Function> {
        functions(&self.body)
    }

    /// The help text: the comment at the start of the body, without its markers.
    pub fn help(&self) -> String {
        let mut lines = Vec::new();
        for stmt in &self.body {
            match &stmt.kind {
                StmtKind::Comment(c) if c.kind == CommentKind::Line => {
                    lines.push(c.text.trim_start_matches(['%', '#']));
                }
                _ => break,
            }
        }
        lines.join("\n")
    }
}

/// A parameter of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    /// Its name; `None` for `~`.
    pub name: Option<Name>,
    /// The default value (Octave's grammar allows one).
    pub default: Option<Expr>,
    /// Where.
    pub span: Span,
}

/// An `arguments` block.
#[derive(Clone, Debug, PartialEq)]
pub struct ArgumentsBlock {
    /// `Input`, `Output`, `Repeating` as written in parentheses.
    pub attributes: Vec<Ident>,
    /// The declarations.
    pub items: Vec<Item<Declaration>>,
    /// Where.
    pub span: Span,
}

impl ArgumentsBlock {
    /// Whether the attribute is given.
    pub fn has(&self, attribute: &str) -> bool {
        self.attributes.iter().any(|a| a.name.as_str() == attribute)
    }

    /// The declarations without the comments between them.
    pub fn declarations(&self) -> impl Iterator<Item = &Declaration> {
        items(&self.items)
    }
}

/// A member of a block that holds declarations rather than statements.
#[derive(Clone, Debug, PartialEq)]
pub enum Item<T> {
    /// The member.
    Member(T),
    /// A comment among the members.
    Comment(Comment),
}

/// The members without the comments.
pub fn items<T>(items: &[Item<T>]) -> impl Iterator<Item = &T> {
    items.iter().filter_map(|i| match i {
        Item::Member(member) => Some(member),
        Item::Comment(_) => None,
    })
}

/// The declaration of an argument or a property:
/// `name (dims) class {validators} = default`, all but the name optional.
#[derive(Clone, Debug, PartialEq)]
pub struct Declaration {
    /// The argument or property; of `opts.Name` the structure.
    pub name: Ident,
    /// Of `opts.Name` the name after the dot: a name-value argument.
    pub field: Option<Ident>,
    /// Of `opts.?Class` the class whose properties are name-value arguments.
    pub properties_of: Option<DottedName>,
    /// The sizes; empty where none are given.
    pub dims: Vec<Dim>,
    /// The class.
    pub class: Option<DottedName>,
    /// The validators: `mustBePositive`, `mustBeMember(x, [1 2])`.
    pub validators: Vec<Expr>,
    /// The default value.
    pub default: Option<Expr>,
    /// Where.
    pub span: Span,
}

/// One size of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dim {
    /// A number.
    Fixed(u64),
    /// `:`.
    Any,
}

impl std::fmt::Display for Dim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Dim::Fixed(n) => write!(f, "{n}"),
            Dim::Any => f.write_str(":"),
        }
    }
}

/// A `classdef`.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassDef {
    /// Its name.
    pub name: Ident,
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// The classes it inherits from.
    pub supers: Vec<DottedName>,
    /// Its blocks in order.
    pub blocks: Vec<Item<ClassBlock>>,
    /// All of it.
    pub span: Span,
}

/// `Name`, `~Name` or `Name = value` in an attribute list.
#[derive(Clone, Debug, PartialEq)]
pub struct Attribute {
    /// Which.
    pub name: Ident,
    /// Whether `~` stands before it.
    pub negated: bool,
    /// The value; a bare word like `private` is an `Ident`.
    pub value: Option<Expr>,
}

/// A block of a class.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassBlock {
    /// Its attributes.
    pub attributes: Vec<Attribute>,
    /// Its members.
    pub members: ClassMembers,
    /// Where.
    pub span: Span,
}

/// The members of a class block.
#[derive(Clone, Debug, PartialEq)]
pub enum ClassMembers {
    /// `properties`.
    Properties(Vec<Item<Declaration>>),
    /// `methods`.
    Methods(Vec<Item<Method>>),
    /// `events`.
    Events(Vec<Item<Ident>>),
    /// `enumeration`.
    Enumeration(Vec<Item<EnumMember>>),
}

/// A member of a `methods` block.
#[derive(Clone, Debug, PartialEq)]
pub enum Method {
    /// A method with its body.
    Function(Box<Function>),
    /// The signature of a method that is abstract or defined in a file of its own.
    Signature(Signature),
}

/// `[out1, out2] = name(in1, in2)` in a `methods` block.
#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    /// The method.
    pub name: DottedName,
    /// Its parameters.
    pub params: Vec<Param>,
    /// Its outputs.
    pub outputs: Vec<Ident>,
    /// Where.
    pub span: Span,
}

/// `Name` or `Name (args)` in an `enumeration` block.
#[derive(Clone, Debug, PartialEq)]
pub struct EnumMember {
    /// The member.
    pub name: Ident,
    /// What the constructor is called with.
    pub args: Vec<Expr>,
}

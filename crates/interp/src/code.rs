//! Executable form of a function: flat operations on numbered registers, made by `link` from
//! Tame IR and run by `run`.
//!
//! Invariants: register `r` is variable `r` of the function; jump targets lie inside `ops`;
//! `stmts` has an entry for each op. An op with a `site` tries a fast path on unboxed scalars and
//! falls back to the call (or access) that the site describes, so that fast paths decide nothing
//! about meaning. Handlers stand innermost first.

use crate::slot::Slot;
use base::{FileId, FxHashMap, Name};
use ir::tir::{self, FuncId, StmtId};
use runtime::value::Value;
use std::cell::Cell;
use types::ScalarOp;

/// A register of an activation.
pub type Reg = u32;

/// A place in [`Code::ops`].
pub type Pc = u32;

/// A comparison that a jump can carry out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compare {
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
    /// `==`
    Eq,
    /// `~=`
    Ne,
}

impl Compare {
    /// The comparison of doubles.
    #[inline(always)]
    pub fn holds(self, x: f64, y: f64) -> bool {
        match self {
            Compare::Lt => x < y,
            Compare::Le => x <= y,
            Compare::Gt => x > y,
            Compare::Ge => x >= y,
            Compare::Eq => x == y,
            Compare::Ne => x != y,
        }
    }
}

/// One operation.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // The fields are registers (`dst`, `a`, `b`, ...), places (`target`) and sites.
pub enum Op {
    /// `dst = constants[k]`
    Const { dst: Reg, k: u32 },
    /// `dst = src`
    Copy { dst: Reg, src: Reg },
    /// `dst = src`, the last use of `src`
    Move { dst: Reg, src: Reg },
    /// `dst = a + b`
    Plus { dst: Reg, a: Reg, b: Reg, site: u32 },
    /// `dst = a - b`
    Minus { dst: Reg, a: Reg, b: Reg, site: u32 },
    /// `dst = a .* b` or `a * b`
    Times { dst: Reg, a: Reg, b: Reg, site: u32 },
    /// `dst = a ./ b` or `a / b`
    Divide { dst: Reg, a: Reg, b: Reg, site: u32 },
    /// `dst = a cmp b`
    Compare { cmp: Compare, dst: Reg, a: Reg, b: Reg, site: u32 },
    /// `dst = ~a`
    Not { dst: Reg, a: Reg, site: u32 },
    /// `dst = logical(a)` of an operand of `&&` or `||`
    Truth { dst: Reg, a: Reg, site: u32 },
    /// Fails where `switch` cannot look at `a`
    Switch { a: Reg, site: u32 },
    /// `dst = op(a)` by the table of scalar operations
    Map1 { op: ScalarOp, dst: Reg, a: Reg, site: u32 },
    /// `dst = op(a, b)` by the table of scalar operations
    Map2 { op: ScalarOp, dst: Reg, a: Reg, b: Reg, site: u32 },
    /// `dst = base(i)`
    Index1 { dst: Reg, base: Reg, i: Reg, site: u32 },
    /// `dst = base(i, j)`
    Index2 { dst: Reg, base: Reg, i: Reg, j: Reg, site: u32 },
    /// `dst = base{i}`
    Brace1 { dst: Reg, base: Reg, i: Reg, site: u32 },
    /// `dst = base.name` of one struct
    Field { dst: Reg, base: Reg, name: Name, site: u32 },
    /// `base(i) = src`
    SetIndex1 { base: Reg, i: Reg, src: Reg, site: u32 },
    /// `base(i, j) = src`
    SetIndex2 { base: Reg, i: Reg, j: Reg, src: Reg, site: u32 },
    /// `dst = [dst, tail]`, grown in place where the row is not shared
    Append { dst: Reg, tail: ArgRef, site: u32 },
    /// `dst = end(base, k, n)` for position `k` of `n` (from 1)
    End { dst: Reg, base: ArgRef, k: u16, n: u16, site: u32 },
    /// `dst = nargin`
    Nargin { dst: Reg },
    /// `dst = nargout`
    Nargout { dst: Reg },
    /// A call.
    Call { site: u32 },
    /// Reads a path.
    Get { site: u32 },
    /// Assigns to a path.
    Set { site: u32 },
    /// Makes a function handle.
    Handle { site: u32 },
    /// Makes an anonymous function.
    Lambda { site: u32 },
    /// Ties a register to the global variable of its name.
    Global { var: Reg },
    /// Ties a register to the persistent variable.
    Persistent { var: Reg },
    /// Displays a variable.
    Display { var: Reg },
    /// Goes to `target`.
    Jump { target: Pc },
    /// Goes back to `target`; counts as one unit of fuel.
    Loop { target: Pc },
    /// Goes to `target` when the truth of `cond` is `when`.
    JumpIf { cond: Reg, when: bool, target: Pc },
    /// Goes to `target` when `a cmp b` is `when`, to `slow` when the operands are no real scalars.
    JumpCompare { cmp: Compare, when: bool, a: Reg, b: Reg, target: Pc, slow: Pc },
    /// Starts loop `iter` over `lo:step:hi`.
    ForRange { iter: u32, lo: Reg, step: Option<std::num::NonZeroU32>, hi: Reg },
    /// Starts loop `iter` over the columns of `src`; takes it when `last`.
    ForColumns { iter: u32, src: Reg, last: bool },
    /// `var = []` for a loop that takes no round, else nothing.
    ForBegin { iter: u32, var: Reg },
    /// The next round of loop `iter` at `target`, or on to the next op.
    ForNext { iter: u32, var: Reg, target: Pc },
    /// Runs the cleanup of `unwind` at `target`, then comes back to the next op.
    EnterCleanup { unwind: u32, target: Pc },
    /// The end of a cleanup: back to where it was entered from, or on with the error.
    EndCleanup { unwind: u32 },
    /// Tells the watcher of the run.
    Watch { site: u32 },
    /// Leaves the function.
    Return,
}

/// An operand of a call.
#[derive(Clone, Copy, Debug)]
pub enum ArgRef {
    /// A copy of a register.
    Copy(Reg),
    /// A register for the last time.
    Last(Reg),
    /// A constant.
    Const(u32),
    /// A cs-list, spread; for the last time.
    List(Reg, bool),
    /// `:`
    Colon,
}

/// Where one result goes.
#[derive(Clone, Copy, Debug)]
pub enum Dest {
    /// To a register.
    Reg(Reg),
    /// Nowhere.
    Ignore,
    /// Every result to a list register.
    All(Reg),
    /// So many results to a list register.
    List {
        /// The list register.
        var: Reg,
        /// Holds the number of results.
        count: Reg,
    },
}

/// Where the results of a statement go.
#[derive(Clone, Debug)]
pub enum Dests {
    /// To these places.
    Targets(Box<[Dest]>),
    /// To whoever called this anonymous function, by way of a list register.
    Forward(Reg),
    /// None is asked for; one that comes goes to `ans`.
    Ans {
        /// The register of `ans`.
        var: Reg,
        /// Whether the result is displayed.
        echo: bool,
    },
}

/// A call.
#[derive(Debug)]
pub struct CallSite {
    /// The results.
    pub dests: Dests,
    /// What is called.
    pub callee: tir::Callee,
    /// The operands.
    pub args: Box<[ArgRef]>,
    /// What the callee was found to be when the site last ran.
    pub cache: Cell<Option<crate::code::Cached>>,
}

/// One step of a path.
#[derive(Clone, Debug)]
pub enum StepRef {
    /// `(args)`
    Paren(Box<[ArgRef]>),
    /// `{args}`
    Brace(Box<[ArgRef]>),
    /// `.name`
    Dot(Name),
    /// `.(name)`
    DynamicDot(ArgRef),
}

/// A path that is read.
#[derive(Debug)]
pub struct GetSite {
    /// The results.
    pub dests: Dests,
    /// The variable.
    pub base: ArgRef,
    /// At least one step.
    pub path: Box<[StepRef]>,
}

/// What is done to the end of a path.
#[derive(Clone, Copy, Debug)]
pub enum SetSource {
    /// Assigned this value.
    Value(ArgRef),
    /// Each place assigned a value of this list.
    List(Reg),
    /// Deleted.
    Delete,
}

/// A path that is assigned.
#[derive(Debug)]
pub struct SetSite {
    /// The variable.
    pub base: Reg,
    /// At least one step.
    pub path: Box<[StepRef]>,
    /// The new part.
    pub src: SetSource,
}

/// `@name`.
#[derive(Debug)]
pub struct HandleSite {
    /// Assigned.
    pub dst: Reg,
    /// The function.
    pub callee: tir::Callee,
}

/// `@(..) ..`.
#[derive(Debug)]
pub struct LambdaSite {
    /// Assigned.
    pub dst: Reg,
    /// The body.
    pub function: FuncId,
    /// Bound registers.
    pub captures: Box<[Reg]>,
}

/// Protected ops and where to go on.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    /// First protected op.
    pub from: Pc,
    /// One past the last.
    pub to: Pc,
    /// Where the handler begins.
    pub target: Pc,
    /// What it does with the error.
    pub kind: HandlerKind,
}

/// What a handler does with the error.
#[derive(Clone, Copy, Debug)]
pub enum HandlerKind {
    /// Catches it, in a register if there is one.
    Catch(Option<Reg>),
    /// Runs a cleanup and raises it again.
    Cleanup(u32),
}

/// A linked function.
#[derive(Debug)]
pub struct Code {
    /// The function.
    pub func: FuncId,
    /// Its name.
    pub name: Name,
    /// Its kind.
    pub kind: tir::FunctionKind,
    /// The function in whose body it stands.
    pub parent: Option<FuncId>,
    /// Its file.
    pub file: FileId,
    /// The operations.
    pub ops: Vec<Op>,
    /// The statement each operation belongs to.
    pub stmts: Vec<StmtId>,
    /// Constants.
    pub consts: Vec<Value>,
    /// The registers of a fresh activation: temporaries that are constants hold their value.
    pub template: Vec<Slot>,
    /// Calls.
    pub calls: Vec<CallSite>,
    /// Reads.
    pub gets: Vec<GetSite>,
    /// Assignments.
    pub sets: Vec<SetSite>,
    /// Function handles.
    pub handles: Vec<HandleSite>,
    /// Anonymous functions.
    pub lambdas: Vec<LambdaSite>,
    /// Protected ranges, innermost first.
    pub handlers: Vec<Handler>,
    /// What watchers are told; nothing in an ordinary run.
    pub watches: Vec<crate::code::WatchSite>,
    /// How many loops keep a state.
    pub iters: usize,
    /// How many cleanups keep a state.
    pub unwinds: usize,
    /// The variables.
    pub vars: Vec<VarInfo>,
    /// The program's variables by name.
    pub by_name: FxHashMap<Name, Reg>,
    /// Inputs.
    pub params: Vec<Reg>,
    /// `varargin`.
    pub varargin: Option<Reg>,
    /// Outputs.
    pub outputs: Vec<Reg>,
    /// `varargout`.
    pub varargout: Option<Reg>,
    /// How many inputs are captured variables.
    pub captured: usize,
    /// Variables that nested functions share.
    pub shared: Vec<Reg>,
    /// Variables of enclosing functions.
    pub outer: Vec<(Reg, FuncId, tir::VarId)>,
    /// The text of an anonymous function.
    pub text: String,
}

/// What is known of a variable.
#[derive(Clone, Copy, Debug)]
pub struct VarInfo {
    /// Its name.
    pub name: Name,
    /// Written by the program's author.
    pub user: bool,
    /// Which input it is, from 0, captured variables not counted.
    pub param: Option<u32>,
}

/// What an op of a watched function tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The function begins.
    Enter,
    /// The statement has assigned.
    Assigned,
    /// Paths have met.
    Met,
}

/// What is watched at an op.
#[derive(Debug)]
pub struct WatchSite {
    /// Of the op.
    pub moment: Moment,
    /// The registers to look at.
    pub regs: Box<[Reg]>,
}

impl Code {
    /// Where the results of the op at which a frame waits go.
    pub(crate) fn dests_of(&self, op: Op) -> Option<&Dests> {
        match op {
            Op::Call { site }
            | Op::Plus { site, .. }
            | Op::Minus { site, .. }
            | Op::Times { site, .. }
            | Op::Divide { site, .. }
            | Op::Compare { site, .. }
            | Op::Not { site, .. }
            | Op::Truth { site, .. }
            | Op::Switch { site, .. }
            | Op::Map1 { site, .. }
            | Op::Map2 { site, .. }
            | Op::Append { site, .. }
            | Op::End { site, .. } => self.calls.get(site as usize).map(|c| &c.dests),
            Op::Get { site }
            | Op::Index1 { site, .. }
            | Op::Index2 { site, .. }
            | Op::Brace1 { site, .. }
            | Op::Field { site, .. } => self.gets.get(site as usize).map(|g| &g.dests),
            _ => None,
        }
    }
}

/// What a call site found: an entry of the machine's table of what was found, and in which state of the program.
#[derive(Clone, Copy, Debug)]
pub struct Cached {
    /// The state.
    pub epoch: u32,
    /// The entry.
    pub entry: u32,
}

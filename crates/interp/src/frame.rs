//! Frames: what a running function has.
//!
//! A frame holds the registers of one running function. The stack of frames lies in the machine;
//! only the frame that runs is taken out of it, and it is *parked* there again before anything is
//! called that may look at the stack (kernels, engine builtins, callbacks).
//!
//! The text of `eval` and scripts run in a frame of their own whose variables are moved in from the
//! workspace they run in, by name, and moved back when it ends, so that they are as fast as any
//! function. See [`workspace`](crate::workspace).

use crate::code::{Code, Pc, Reg};
use crate::slot::{Shared, Slot};
use base::{FxHashMap, Name};
use ir::tir::{FuncId, VarId};
use runtime::error::Error;
use runtime::range::Range;
use runtime::value::Value;
use std::rc::Rc;

/// An activation.
#[derive(Debug)]
pub struct Frame {
    /// What runs.
    pub code: Rc<Code>,
    /// The registers.
    pub regs: Vec<Slot>,
    /// The states of its loops.
    pub iters: Vec<Iter>,
    /// The op that runs, or ran when another frame was entered.
    pub pc: Pc,
    /// How many inputs were given.
    pub nargin: usize,
    /// How many results are asked for.
    pub nargout: usize,
    /// The variables it shares with nested functions.
    pub env: Option<Rc<Env>>,
    /// Variables that have no register.
    pub extra: FxHashMap<Name, Slot>,
    /// The frame whose workspace it works in, for scripts and the text of `eval`.
    pub within: Option<usize>,
    /// What follows each cleanup that runs.
    pub resume: Vec<Resume>,
}

/// What follows a cleanup.
#[derive(Debug, Default)]
pub enum Resume {
    /// Nothing: it does not run.
    #[default]
    Idle,
    /// This op.
    Jump(Pc),
    /// The error that led here goes on.
    Raise(Error),
}

/// The state of a `for` loop.
#[derive(Debug, Default)]
pub enum Iter {
    /// Not running.
    #[default]
    Idle,
    /// Over `start + k*step`.
    Range {
        /// The range.
        range: Range,
        /// The next round.
        k: usize,
    },
    /// Over the columns of a value.
    Columns {
        /// The value.
        value: Value,
        /// The next round.
        k: usize,
        /// How many there are.
        count: usize,
    },
    /// Over values, as a class gives its columns.
    Values(std::vec::IntoIter<Value>),
}

/// The shared variables of one activation, for the nested functions that see them.
#[derive(Debug)]
pub struct Env {
    /// Whose activation.
    pub func: FuncId,
    /// The variables.
    pub cells: Vec<(VarId, Rc<Shared>)>,
    /// The activation of the enclosing function.
    pub parent: Option<Rc<Env>>,
}

impl Env {
    /// The environment of `func` in this chain.
    pub fn of(self: &Rc<Env>, func: FuncId) -> Option<Rc<Env>> {
        let mut at = Some(self);
        while let Some(env) = at {
            if env.func == func {
                return Some(env.clone());
            }
            at = env.parent.as_ref();
        }
        None
    }

    /// A variable of `func` in this chain.
    pub fn cell(self: &Rc<Env>, func: FuncId, var: VarId) -> Option<Rc<Shared>> {
        let env = self.of(func)?;
        env.cells.iter().find(|(v, _)| *v == var).map(|(_, c)| c.clone())
    }
}

impl Frame {
    /// A frame ready to run `code`.
    pub fn new(code: Rc<Code>) -> Frame {
        let mut frame = Frame {
            regs: Vec::new(),
            iters: Vec::new(),
            pc: 0,
            nargin: 0,
            nargout: 0,
            env: None,
            extra: FxHashMap::default(),
            within: None,
            resume: Vec::new(),
            code: code.clone(),
        };
        frame.reset(code);
        frame
    }

    /// Makes a used frame ready to run `code`.
    pub fn reset(&mut self, code: Rc<Code>) {
        self.regs.clear();
        self.regs.extend_from_slice(&code.template);
        self.iters.clear();
        self.iters.resize_with(code.iters, Iter::default);
        self.resume.clear();
        self.resume.resize_with(code.unwinds, Resume::default);
        self.pc = 0;
        self.nargin = 0;
        self.nargout = 0;
        self.within = None;
        self.env = None;
        self.extra.clear();
        self.code = code;
    }

    /// Lets go of all values.
    pub fn clear(&mut self) {
        self.regs.clear();
        self.iters.clear();
        self.resume.clear();
        self.extra.clear();
        self.env = None;
    }

    /// The register that holds the program's variable `name`.
    pub fn reg_of(&self, name: Name) -> Option<Reg> {
        self.code.by_name.get(&name).copied()
    }

    /// The place of `name` in this frame alone.
    pub fn slot_mut(&mut self, name: Name) -> Option<&mut Slot> {
        match self.reg_of(name) {
            Some(r) => self.regs.get_mut(r as usize),
            None => self.extra.get_mut(&name),
        }
    }

    /// The name under which a register is spoken of in errors.
    pub fn var_name(&self, r: Reg) -> &'static str {
        self.code.vars.get(r as usize).map_or("", |v| v.name.as_str())
    }
}

//! From Tame IR to executable form: registers for variables, constants loaded once, flat jumps,
//! fast forms of calls and accesses, operands moved at their last use.
//!
//! What it does not do: look functions up (sites do, when they run), infer anything about values.
//! Soundness of moving: a temporary is moved out only where it has one definition and one use, both
//! in the same block and in this order, so that each run of the use follows its own definition.
//! Soundness of loading constants once: such a temporary is assigned by one literal only.

use super::code::*;
use super::slot::Slot;
use crate::code::{Moment, WatchSite};
use base::{FxHashMap, Name};
use builtins::rule::Effects;
use builtins::{Builtin, BuiltinId, Form, Reduction};
use ir::tir::{
    self, Access, Arg, Block, CallTarget, Callee, ForRange, FuncId, Function, Literal, Stmt, StmtId, Storage,
    Target, VarId, VarKind,
};
use num_complex::Complex64;
use runtime::value::Value;
use std::cell::Cell;
use std::num::NonZeroU32;
use std::rc::Rc;
use types::{Class, NoFacts, ScalarOp};

/// Links a function; `watched` with ops that tell a watcher what happens.
pub fn link(id: FuncId, f: &Function, watched: bool) -> Code {
    let mut linker = Linker {
        f,
        uses: count_uses(f),
        scopes: Vec::new(),
        late: Vec::new(),
        protected: u32::from(f.kind == tir::FunctionKind::Script),
        stmt: StmtId::from_u32(0),
        watched,
        code: empty_code(id, f),
    };
    linker.load_constants();
    linker.watch_entry();
    linker.block(&f.body);
    linker.emit(Op::Return);
    linker.place_late();
    linker.code
}

/// How a variable is used, as far as it concerns moving and constants.
#[derive(Clone, Copy, Default)]
struct Uses {
    defs: u32,
    uses: u32,
    def_block: u32,
    use_block: u32,
    literal: Option<StmtId>,
    in_order: bool,
}

fn count_uses(f: &Function) -> Vec<Uses> {
    let mut uses = vec![Uses::default(); f.vars.len()];
    let mut next_block = 0;
    let mut open: Vec<(u32, &Block)> = vec![(0, &f.body)];
    while let Some((id, block)) = open.pop() {
        for &s in block {
            let stmt = &f.stmts[s];
            for v in tir::walk::uses(stmt) {
                let u = &mut uses[v.as_u32() as usize];
                u.uses += 1;
                u.use_block = id;
                u.in_order = u.defs > 0 && u.def_block == id;
            }
            for v in tir::walk::defs(stmt) {
                let u = &mut uses[v.as_u32() as usize];
                u.defs += 1;
                u.def_block = id;
                u.literal = matches!(stmt, Stmt::Literal { .. }).then_some(s);
            }
            for inner in tir::walk::blocks(stmt) {
                next_block += 1;
                open.push((next_block, inner));
            }
        }
    }
    uses
}

fn empty_code(id: FuncId, f: &Function) -> Code {
    let regs = |vars: &[VarId]| vars.iter().map(|v| v.as_u32()).collect::<Vec<Reg>>();
    let mut vars: Vec<VarInfo> = f
        .vars
        .values()
        .map(|v| VarInfo { name: v.name, user: v.kind == VarKind::User, param: None })
        .collect();
    for (i, p) in f.params.iter().enumerate().skip(f.captured) {
        vars[p.as_u32() as usize].param = Some((i - f.captured) as u32);
    }
    let mut outer = Vec::new();
    let mut shared = Vec::new();
    for (id, var) in f.vars.iter() {
        match var.storage {
            Storage::Outer(func, there) => outer.push((id.as_u32(), func, there)),
            _ if var.shared => shared.push(id.as_u32()),
            _ => {}
        }
    }
    let user = f.vars.iter().filter(|(_, v)| v.kind == VarKind::User);
    let by_name: FxHashMap<Name, Reg> = user.map(|(id, v)| (v.name, id.as_u32())).collect();
    Code {
        func: id,
        name: f.name,
        kind: f.kind,
        parent: f.parent,
        file: f.file,
        ops: Vec::new(),
        stmts: Vec::new(),
        consts: Vec::new(),
        template: vec![Slot::Undefined; f.vars.len()],
        calls: Vec::new(),
        gets: Vec::new(),
        sets: Vec::new(),
        handles: Vec::new(),
        lambdas: Vec::new(),
        watches: Vec::new(),
        handlers: Vec::new(),
        iters: 0,
        unwinds: 0,
        vars,
        by_name,
        params: regs(&f.params),
        varargin: f.varargin.map(|v| v.as_u32()),
        outputs: regs(&f.outputs),
        varargout: f.varargout.map(|v| v.as_u32()),
        captured: f.captured,
        shared,
        outer,
        text: f.text.clone(),
    }
}

/// The value of a literal.
pub fn literal_value(literal: &Literal) -> Value {
    match literal {
        Literal::Number(x) => Value::F64(*x),
        Literal::Imaginary(x) => Value::C64(Rc::new(Complex64::new(0.0, *x))),
        Literal::Integer(x, class) => integer_value(*x, *class),
        Literal::Char(text) => Value::char_row(text),
        Literal::String(text) => Value::string(text),
        Literal::Matrix(m) => Value::matrix(m.rows, m.cols(), m.data.clone()),
    }
}

fn integer_value(x: u64, class: Class) -> Value {
    // A literal's suffix names its width; the bits are reinterpreted by a signed class.
    match class {
        Class::Int8 => Value::I8(x as i8),
        Class::Int16 => Value::I16(x as i16),
        Class::Int32 => Value::I32(x as i32),
        Class::Int64 => Value::I64(x as i64),
        Class::UInt8 => Value::U8(x as u8),
        Class::UInt16 => Value::U16(x as u16),
        Class::UInt32 => Value::U32(x as u32),
        Class::UInt64 => Value::U64(x),
        _ => Value::F64(x as f64),
    }
}

/// Something a jump out of a block passes or ends at.
enum Scope {
    Loop { breaks: Vec<Pc>, continues: Vec<Pc> },
    Unwind { id: u32, entries: Vec<Pc> },
}

/// The slow form of a fused comparison, placed behind the function's end.
struct Late {
    jump: Pc,
    site: u32,
    cond: Reg,
    stmt: StmtId,
}

struct Linker<'a> {
    f: &'a Function,
    uses: Vec<Uses>,
    scopes: Vec<Scope>,
    late: Vec<Late>,
    /// How many constructs let the function's variables outlive an error here.
    protected: u32,
    stmt: StmtId,
    watched: bool,
    code: Code,
}

impl Linker<'_> {
    fn emit(&mut self, op: Op) -> Pc {
        self.code.ops.push(op);
        self.code.stmts.push(self.stmt);
        self.code.ops.len() as Pc - 1
    }

    fn here(&self) -> Pc {
        self.code.ops.len() as Pc
    }

    /// Makes the jump at `at` lead to the next op.
    fn land(&mut self, at: Pc) {
        let here = self.here();
        self.aim(at, here);
    }

    fn aim(&mut self, at: Pc, place: Pc) {
        match &mut self.code.ops[at as usize] {
            Op::Jump { target }
            | Op::Loop { target }
            | Op::JumpIf { target, .. }
            | Op::JumpCompare { target, .. }
            | Op::ForNext { target, .. }
            | Op::EnterCleanup { target, .. } => *target = place,
            _ => {}
        }
    }

    fn load_constants(&mut self) {
        for (i, u) in self.uses.iter().enumerate() {
            let var = &self.f.vars[VarId::from_u32(i as u32)];
            if u.defs != 1 || var.kind != VarKind::Temp {
                continue;
            }
            if let Some(s) = u.literal
                && let Stmt::Literal { value, .. } = &self.f.stmts[s]
            {
                self.code.template[i] = Slot::new(literal_value(value));
            }
        }
    }

    fn is_constant(&self, v: VarId) -> bool {
        !matches!(self.code.template[v.as_u32() as usize], Slot::Undefined)
    }

    fn is_list(&self, v: VarId) -> bool {
        self.f.vars[v].kind == VarKind::List
    }

    /// Whether a use of `v` is certainly its last.
    fn is_last_use(&self, v: VarId) -> bool {
        let u = &self.uses[v.as_u32() as usize];
        self.f.vars[v].kind != VarKind::User
            && u.defs == 1
            && u.uses == 1
            && u.in_order
            && u.def_block == u.use_block
            && !self.is_constant(v)
    }

    fn is_used_once(&self, v: VarId) -> bool {
        let u = &self.uses[v.as_u32() as usize];
        self.f.vars[v].kind != VarKind::User && u.defs == 1 && u.uses == 1
    }

    fn operand(&self, v: VarId) -> ArgRef {
        if self.is_list(v) {
            ArgRef::List(v.as_u32(), self.is_last_use(v))
        } else if self.is_last_use(v) {
            ArgRef::Last(v.as_u32())
        } else {
            ArgRef::Copy(v.as_u32())
        }
    }

    fn arg(&self, arg: Arg) -> ArgRef {
        match arg {
            Arg::Var(v) => self.operand(v),
            Arg::Colon => ArgRef::Colon,
        }
    }

    fn args(&self, args: &[Arg]) -> Box<[ArgRef]> {
        args.iter().map(|&a| self.arg(a)).collect()
    }

    /// The registers of operands that are plain variables, each one value.
    fn plain_args<const N: usize>(&self, args: &[Arg]) -> Option<[Reg; N]> {
        let args: &[Arg; N] = args.try_into().ok()?;
        let mut regs = [0; N];
        for (reg, arg) in regs.iter_mut().zip(args) {
            match arg {
                Arg::Var(v) if !self.is_list(*v) => *reg = v.as_u32(),
                _ => return None,
            }
        }
        Some(regs)
    }

    fn dests(&self, targets: &[Target]) -> Dests {
        if let [Target::Forward(v)] = targets {
            return Dests::Forward(v.as_u32());
        }
        let dest = |t: &Target| match *t {
            Target::Var(v) if self.is_list(v) => Dest::All(v.as_u32()),
            Target::Var(v) => Dest::Reg(v.as_u32()),
            Target::Ignore => Dest::Ignore,
            Target::List { var, count } => Dest::List { var: var.as_u32(), count: count.as_u32() },
            Target::Forward(v) => Dest::All(v.as_u32()),
        };
        Dests::Targets(targets.iter().map(dest).collect())
    }

    fn path(&self, path: &[Access]) -> Box<[StepRef]> {
        let step = |a: &Access| match a {
            Access::Paren(args) => StepRef::Paren(self.args(args)),
            Access::Brace(args) => StepRef::Brace(self.args(args)),
            Access::Dot(name) => StepRef::Dot(*name),
            Access::DynamicDot(v) => StepRef::DynamicDot(self.operand(*v)),
        };
        path.iter().map(step).collect()
    }

    fn block(&mut self, block: &Block) {
        for &s in block {
            self.stmt = s;
            self.statement(&self.f.stmts[s]);
            self.stmt = s;
            self.watch_after(&self.f.stmts[s]);
        }
    }

    fn statement(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Literal { dst, value } => {
                if !self.is_constant(*dst) {
                    let k = self.constant(literal_value(value));
                    self.emit(Op::Const { dst: dst.as_u32(), k });
                }
            }
            Stmt::Copy { dst, src } => {
                let (dst, last, src) = (dst.as_u32(), self.is_last_use(*src), src.as_u32());
                self.emit(if last { Op::Move { dst, src } } else { Op::Copy { dst, src } });
            }
            Stmt::Call { targets, callee, args } => self.call(targets, callee, args),
            Stmt::CallStatement { ans, callee, args, echo } => {
                let dests = Dests::Ans { var: ans.as_u32(), echo: *echo };
                let site = self.call_site(dests, callee, args);
                self.emit(self.selector(callee, args, site).unwrap_or(Op::Call { site }));
            }
            Stmt::Get { targets, base, path } => self.get(targets, *base, path),
            Stmt::GetStatement { ans, base, path, echo } => {
                let dests = Dests::Ans { var: ans.as_u32(), echo: *echo };
                let site = self.get_site(dests, *base, path);
                self.emit(Op::Get { site });
            }
            Stmt::Set { base, path, src } => self.set(*base, path, *src),
            Stmt::SetList { base, path, src } => self.set_site(*base, path, SetSource::List(src.as_u32())),
            Stmt::Delete { base, path } => self.set_site(*base, path, SetSource::Delete),
            Stmt::FunctionRef { dst, callee } => {
                let site = self.code.handles.len() as u32;
                self.code.handles.push(HandleSite { dst: dst.as_u32(), callee: *callee });
                self.emit(Op::Handle { site });
            }
            Stmt::Lambda { dst, function, captures } => {
                let site = self.code.lambdas.len() as u32;
                let captures = captures.iter().map(|v| v.as_u32()).collect();
                self.code.lambdas.push(LambdaSite { dst: dst.as_u32(), function: *function, captures });
                self.emit(Op::Lambda { site });
            }
            Stmt::Global(vars) => {
                for v in vars {
                    self.emit(Op::Global { var: v.as_u32() });
                }
            }
            Stmt::Persistent(vars) => {
                for v in vars {
                    self.emit(Op::Persistent { var: v.as_u32() });
                }
            }
            Stmt::Display(v) => {
                self.emit(Op::Display { var: v.as_u32() });
            }
            Stmt::If { cond, then, els } => self.branch(*cond, then, els),
            Stmt::While { header, cond, body } => self.while_loop(header, *cond, body),
            Stmt::For { var, range, body, .. } => self.for_loop(*var, *range, body),
            Stmt::Try { body, err, handler } => self.try_catch(body, *err, handler),
            Stmt::Unwind { body, cleanup } => self.unwind(body, cleanup),
            Stmt::Break => self.leave(true),
            Stmt::Continue => self.leave(false),
            Stmt::Return => self.return_all(),
            Stmt::Comment(_) => {}
        }
    }

    fn constant(&mut self, value: Value) -> u32 {
        self.code.consts.push(value);
        self.code.consts.len() as u32 - 1
    }
}

/// Ops for watchers.
impl Linker<'_> {
    fn watch(&mut self, moment: Moment, vars: &[VarId]) {
        if self.watched {
            let site = self.code.watches.len() as u32;
            let regs = vars.iter().map(|v| v.as_u32()).collect();
            self.code.watches.push(WatchSite { moment, regs });
            self.emit(Op::Watch { site });
        }
    }

    fn watch_entry(&mut self) {
        let inputs: Vec<VarId> = self.f.params.iter().copied().chain(self.f.varargin).collect();
        self.watch(Moment::Enter, &inputs);
    }

    /// What is to be seen when a statement is done; loops and handlers tell of their variables
    /// where their blocks begin.
    fn watch_after(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If { .. } => self.watch(Moment::Met, &[]),
            Stmt::While { .. } | Stmt::For { .. } | Stmt::Try { .. } | Stmt::Unwind { .. } => {}
            stmt => {
                let defs = tir::walk::defs(stmt);
                if !defs.is_empty() {
                    self.watch(Moment::Assigned, &defs);
                }
            }
        }
    }
}

/// Calls and accesses.
impl Linker<'_> {
    fn call_site(&mut self, dests: Dests, callee: &Callee, args: &[Arg]) -> u32 {
        let args = self.args(args);
        self.code.calls.push(CallSite { dests, callee: *callee, args, cache: Cell::new(None) });
        self.code.calls.len() as u32 - 1
    }

    fn call(&mut self, targets: &[Target], callee: &Callee, args: &[Arg]) {
        if let [Target::Var(dst)] = targets
            && let Some(value) = constant_call(callee, args)
        {
            let k = self.constant(value);
            self.emit(Op::Const { dst: dst.as_u32(), k });
            return;
        }
        let dests = self.dests(targets);
        let site = self.call_site(dests, callee, args);
        self.give_up_overwritten(site);
        let op = match targets {
            [Target::Var(dst)]
                if callee.target == CallTarget::Builtin && callee.var.is_none() && !self.is_list(*dst) =>
            {
                self.fast_call(dst.as_u32(), callee.name, args, site)
            }
            _ => None,
        };
        self.emit(op.unwrap_or(Op::Call { site }));
    }

    /// In `x = f(x, y)` the old `x` goes into the call, so that `f` may use its buffer again. Sound
    /// where an error of the call ends the function, and `f` does not look at the workspace.
    fn give_up_overwritten(&mut self, site: u32) {
        let site = &mut self.code.calls[site as usize];
        let Dests::Targets(targets) = &site.dests else { return };
        let [Dest::Reg(dst)] = targets[..] else { return };
        let pure = site.callee.target == CallTarget::Builtin
            && site.callee.var.is_none()
            && builtins::lookup(site.callee.name).is_some_and(|id| {
                let effects = &builtins::builtin(id).effects;
                !effects.contains(Effects::WORKSPACE) && !effects.contains(Effects::CALLS)
            });
        let same = |a: &ArgRef| matches!(a, ArgRef::Copy(r) if *r == dst);
        if self.protected > 0 || !pure || site.args.iter().filter(|a| same(a)).count() != 1 {
            return;
        }
        for a in site.args.iter_mut().filter(|a| same(a)) {
            *a = ArgRef::Last(dst);
        }
    }

    /// The op with a fast path for this builtin, if it has one.
    fn fast_call(&self, dst: Reg, name: Name, args: &[Arg], site: u32) -> Option<Op> {
        let builtin = builtins::builtin(builtins::lookup(name)?);
        match (builtin.form, args) {
            (Some(Form::Nargin), []) => return Some(Op::Nargin { dst }),
            (Some(Form::Nargout), []) => return Some(Op::Nargout { dst }),
            (Some(Form::End), _) => return self.end_op(dst, args, site),
            _ => {}
        }
        if let Some([a]) = self.plain_args::<1>(args) {
            return Some(match builtin.form {
                Some(Form::Not) => Op::Not { dst, a, site },
                Some(Form::Truth) => Op::Truth { dst, a, site },
                _ => Op::Map1 { op: scalar_op(builtin, 1)?, dst, a, site },
            });
        }
        let [a, b] = self.plain_args::<2>(args)?;
        if builtin.form == Some(Form::Concat { vertical: false }) && a == dst && b != dst {
            return Some(Op::Append { dst, tail: self.operand(VarId::from_u32(b)), site });
        }
        let compare = |cmp| Op::Compare { cmp, dst, a, b, site };
        Some(match scalar_op(builtin, 2)? {
            ScalarOp::Plus => Op::Plus { dst, a, b, site },
            ScalarOp::Minus => Op::Minus { dst, a, b, site },
            ScalarOp::Times => Op::Times { dst, a, b, site },
            ScalarOp::Rdivide => Op::Divide { dst, a, b, site },
            ScalarOp::Lt => compare(Compare::Lt),
            ScalarOp::Le => compare(Compare::Le),
            ScalarOp::Gt => compare(Compare::Gt),
            ScalarOp::Ge => compare(Compare::Ge),
            ScalarOp::Eq => compare(Compare::Eq),
            ScalarOp::Ne => compare(Compare::Ne),
            op => Op::Map2 { op, dst, a, b, site },
        })
    }

    /// The check of the value of a `switch`.
    fn selector(&self, callee: &Callee, args: &[Arg], site: u32) -> Option<Op> {
        let builtin = builtins::builtin(builtins::lookup(callee.name)?);
        let [a] = self.plain_args::<1>(args)?;
        (builtin.form == Some(Form::Switch)).then_some(Op::Switch { a, site })
    }

    /// `end(x, k, n)` with literal `k` and `n`.
    fn end_op(&self, dst: Reg, args: &[Arg], site: u32) -> Option<Op> {
        let [base, k, n] = self.plain_args::<3>(args)?;
        let number = |r: Reg| match self.code.template[r as usize] {
            Slot::Val(Value::F64(x)) if (1.0..=1000.0).contains(&x) => Some(x as u16),
            _ => None,
        };
        Some(Op::End { dst, base: self.operand(VarId::from_u32(base)), k: number(k)?, n: number(n)?, site })
    }

    fn get_site(&mut self, dests: Dests, base: VarId, path: &[Access]) -> u32 {
        let site = GetSite { dests, base: self.operand(base), path: self.path(path) };
        self.code.gets.push(site);
        self.code.gets.len() as u32 - 1
    }

    fn get(&mut self, targets: &[Target], base: VarId, path: &[Access]) {
        let dests = self.dests(targets);
        let site = self.get_site(dests, base, path);
        let op = match (targets, path) {
            // A fast path leaves the base where it is; a temporary must be let go at its last use,
            // or it would make the variable it came from shared.
            ([Target::Var(dst)], [step]) if !self.is_last_use(base) => {
                self.fast_get(dst.as_u32(), base.as_u32(), step, site)
            }
            _ => None,
        };
        self.emit(op.unwrap_or(Op::Get { site }));
    }

    fn fast_get(&self, dst: Reg, base: Reg, step: &Access, site: u32) -> Option<Op> {
        match step {
            Access::Paren(args) => match args.len() {
                1 => self.plain_args::<1>(args).map(|[i]| Op::Index1 { dst, base, i, site }),
                _ => self.plain_args::<2>(args).map(|[i, j]| Op::Index2 { dst, base, i, j, site }),
            },
            Access::Brace(args) => self.plain_args::<1>(args).map(|[i]| Op::Brace1 { dst, base, i, site }),
            Access::Dot(name) => Some(Op::Field { dst, base, name: *name, site }),
            Access::DynamicDot(_) => None,
        }
    }

    fn set(&mut self, base: VarId, path: &[Access], src: VarId) {
        let fast = match path {
            [Access::Paren(args)] if !self.is_list(src) => {
                (self.plain_args::<1>(args), self.plain_args::<2>(args))
            }
            _ => (None, None),
        };
        let (b, s, site) = (base.as_u32(), src.as_u32(), self.code.sets.len() as u32);
        self.set_site(base, path, SetSource::Value(self.operand(src)));
        let op = match fast {
            (Some([i]), _) => Op::SetIndex1 { base: b, i, src: s, site },
            (_, Some([i, j])) => Op::SetIndex2 { base: b, i, j, src: s, site },
            _ => return,
        };
        if let Some(last) = self.code.ops.last_mut() {
            *last = op;
        }
    }

    fn set_site(&mut self, base: VarId, path: &[Access], src: SetSource) {
        let site = self.code.sets.len() as u32;
        let path = self.path(path);
        self.code.sets.push(SetSite { base: base.as_u32(), path, src });
        self.emit(Op::Set { site });
    }
}

/// The value of a builtin that is a constant.
fn constant_call(callee: &Callee, args: &[Arg]) -> Option<Value> {
    if callee.target != CallTarget::Builtin || callee.var.is_some() || !args.is_empty() {
        return None;
    }
    constant(builtins::lookup(callee.name)?)
}

/// What a call without arguments gives, where it always gives the same.
pub(super) fn constant(id: BuiltinId) -> Option<Value> {
    if !builtins::builtin(id).effects.is_pure() {
        return None;
    }
    let results = builtins::transfer(id, &[], 1, &NoFacts).ok()?;
    builtins::concrete(&results.first()?.value)
}

/// The scalar operation that a builtin is for scalars.
pub(super) fn scalar_op(builtin: &Builtin, arity: usize) -> Option<ScalarOp> {
    let of_form = |form| match form {
        Form::Product => Some(ScalarOp::Times),
        Form::Divide { left: false } => Some(ScalarOp::Rdivide),
        Form::Divide { left: true } => Some(ScalarOp::Ldivide),
        Form::Power => Some(ScalarOp::Power),
        Form::Reduce(Reduction::Max) => Some(ScalarOp::Max),
        Form::Reduce(Reduction::Min) => Some(ScalarOp::Min),
        _ => None,
    };
    let op = builtin.scalar_op().or_else(|| builtin.form.and_then(of_form));
    // Quotients of integers are an error of doubles.
    op.filter(|op| op.arity() == arity && *op != ScalarOp::Idivide)
}

/// Control.
impl Linker<'_> {
    /// A jump taken when the truth of `cond` is `when`; its target is to be set.
    fn jump_if(&mut self, cond: VarId, when: bool) -> Pc {
        if let Some(&Op::Compare { cmp, dst, a, b, site }) = self.code.ops.last()
            && dst == cond.as_u32()
            && self.is_used_once(cond)
        {
            let stmt = self.code.stmts.pop().unwrap_or(self.stmt);
            self.code.ops.pop();
            let jump = self.emit(Op::JumpCompare { cmp, when, a, b, target: 0, slow: 0 });
            self.code.stmts[jump as usize] = stmt;
            self.late.push(Late { jump, site, cond: dst, stmt });
            return jump;
        }
        self.emit(Op::JumpIf { cond: cond.as_u32(), when, target: 0 })
    }

    fn place_late(&mut self) {
        for late in std::mem::take(&mut self.late) {
            self.stmt = late.stmt;
            let start = self.here();
            let Op::JumpCompare { when, target, .. } = self.code.ops[late.jump as usize] else { continue };
            self.emit(Op::Call { site: late.site });
            self.emit(Op::JumpIf { cond: late.cond, when, target });
            self.emit(Op::Jump { target: late.jump + 1 });
            if let Op::JumpCompare { slow, .. } = &mut self.code.ops[late.jump as usize] {
                *slow = start;
            }
            self.protect_late(late.jump, start);
        }
    }

    /// The slow form is protected by the handlers that protect the jump it belongs to.
    fn protect_late(&mut self, jump: Pc, start: Pc) {
        let to = self.here();
        let covering: Vec<Handler> =
            self.code.handlers.iter().filter(|h| h.from <= jump && jump < h.to).copied().collect();
        for h in covering {
            self.code.handlers.push(Handler { from: start, to, ..h });
        }
    }

    fn branch(&mut self, cond: VarId, then: &Block, els: &Block) {
        let stmt = self.stmt;
        let skip = self.jump_if(cond, false);
        self.block(then);
        if els.is_empty() {
            self.land(skip);
            return;
        }
        self.stmt = stmt;
        let end = self.emit(Op::Jump { target: 0 });
        self.land(skip);
        self.block(els);
        self.land(end);
    }

    fn while_loop(&mut self, header: &Block, cond: VarId, body: &Block) {
        let stmt = self.stmt;
        let enter = self.emit(Op::Jump { target: 0 });
        let top = self.here();
        self.scopes.push(Scope::Loop { breaks: Vec::new(), continues: Vec::new() });
        self.block(body);
        let Some(Scope::Loop { breaks, continues }) = self.scopes.pop() else { return };
        self.land(enter);
        continues.into_iter().for_each(|at| self.land(at));
        self.stmt = stmt;
        self.watch(Moment::Met, &[]);
        self.block(header);
        self.stmt = stmt;
        let leave = self.jump_if(cond, false);
        self.emit(Op::Loop { target: top });
        self.land(leave);
        breaks.into_iter().for_each(|at| self.land(at));
    }

    fn for_loop(&mut self, var: VarId, range: ForRange, body: &Block) {
        let (stmt, iter, v, var) = (self.stmt, self.code.iters as u32, var, var.as_u32());
        self.code.iters += 1;
        match range {
            ForRange::Range { lo, step, hi } => {
                let step = step.and_then(|s| NonZeroU32::new(s.as_u32() + 1));
                self.emit(Op::ForRange { iter, lo: lo.as_u32(), step, hi: hi.as_u32() });
            }
            ForRange::Columns(v) => {
                self.emit(Op::ForColumns { iter, src: v.as_u32(), last: self.is_last_use(v) });
            }
        }
        self.emit(Op::ForBegin { iter, var });
        let enter = self.emit(Op::Jump { target: 0 });
        let top = self.here();
        self.watch(Moment::Assigned, &[v]);
        self.scopes.push(Scope::Loop { breaks: Vec::new(), continues: Vec::new() });
        self.block(body);
        let Some(Scope::Loop { breaks, continues }) = self.scopes.pop() else { return };
        self.land(enter);
        continues.into_iter().for_each(|at| self.land(at));
        self.stmt = stmt;
        self.emit(Op::ForNext { iter, var, target: top });
        breaks.into_iter().for_each(|at| self.land(at));
    }

    fn try_catch(&mut self, body: &Block, err: Option<VarId>, handler: &Block) {
        let stmt = self.stmt;
        let from = self.here();
        self.protected += 1;
        self.block(body);
        self.protected -= 1;
        let to = self.here();
        self.stmt = stmt;
        let end = self.emit(Op::Jump { target: 0 });
        let target = self.here();
        if let Some(err) = err {
            self.watch(Moment::Assigned, &[err]);
        }
        let kind = HandlerKind::Catch(err.map(|v| v.as_u32()));
        self.code.handlers.push(Handler { from, to, target, kind });
        self.block(handler);
        self.land(end);
    }

    fn unwind(&mut self, body: &Block, cleanup: &Block) {
        let stmt = self.stmt;
        let id = self.code.unwinds as u32;
        self.code.unwinds += 1;
        let from = self.here();
        self.scopes.push(Scope::Unwind { id, entries: Vec::new() });
        self.protected += 1;
        self.block(body);
        self.protected -= 1;
        let Some(Scope::Unwind { entries, .. }) = self.scopes.pop() else { return };
        self.stmt = stmt;
        let to = self.here();
        let normal = self.emit(Op::EnterCleanup { unwind: id, target: 0 });
        let end = self.emit(Op::Jump { target: 0 });
        let target = self.here();
        self.code.handlers.push(Handler { from, to, target, kind: HandlerKind::Cleanup(id) });
        self.land(normal);
        entries.into_iter().for_each(|at| self.land(at));
        self.block(cleanup);
        self.stmt = stmt;
        self.emit(Op::EndCleanup { unwind: id });
        self.land(end);
    }

    /// Runs the cleanups of the scopes from `depth` inwards, innermost first.
    fn clean_up_to(&mut self, depth: usize) {
        for i in (depth..self.scopes.len()).rev() {
            if let Scope::Unwind { id, .. } = self.scopes[i] {
                let at = self.emit(Op::EnterCleanup { unwind: id, target: 0 });
                if let Scope::Unwind { entries, .. } = &mut self.scopes[i] {
                    entries.push(at);
                }
            }
        }
    }

    fn leave(&mut self, by_break: bool) {
        let Some(depth) = self.scopes.iter().rposition(|s| matches!(s, Scope::Loop { .. })) else {
            // Outside a loop (text of `eval`) it ends the text.
            return self.return_all();
        };
        self.clean_up_to(depth);
        let at = self.emit(Op::Jump { target: 0 });
        if let Scope::Loop { breaks, continues } = &mut self.scopes[depth] {
            if by_break { breaks.push(at) } else { continues.push(at) }
        }
    }

    fn return_all(&mut self) {
        self.clean_up_to(0);
        self.emit(Op::Return);
    }
}

//! Arithmetic on numbers that might be arrays. What a field of a struct array or an element of a cell
//! holds has seldom a known shape (`s(5).x = 1` leaves `[]` in the others), and is one number nearly
//! always. A run of statements that computes with such values gets two versions: one in C's doubles, for
//! when all of them are numbers, and the general one.
//!
//! Soundness: the operands are looked at first, without effects (`peek` kernels never fail); the versions
//! differ only in what is assumed of these operands and of what is computed from them.

use super::function::{Selector, Slot};
use super::repr::{Ext, known_extents};
use super::scalar::{both, compare};
use super::value::Val;
use base::{FxHashSet, Name};
use ir::loops::{Elem, Expr, LocalId, Operand, Stmt, Ty};
use ir::tir::{self, Access, Arg, CallTarget, StmtId, Target, VarId, VarKind, walk};
use types::scalar::ScalarOp;
use types::{AbsValue, Class, Complexity, Sparsity};

/// Operations that give a real number for real numbers.
const REAL: &[&str] = &[
    "plus", "minus", "times", "mtimes", "rdivide", "mrdivide", "uminus", "uplus", "abs", "floor", "ceil",
    "round", "fix", "sin", "cos", "tan", "exp", "atan", "atan2", "sign", "min", "max", "hypot",
];

/// Statements of which two versions are made.
struct Run {
    /// How many.
    len: usize,
    /// Those among them that have one version: they compute with numbers only.
    plain: FxHashSet<StmtId>,
    /// Reads of boxed values.
    reads: Vec<StmtId>,
    /// Arrays in locals that may be one number.
    arrays: Vec<VarId>,
    /// What is taken to be one number.
    assumed: FxHashSet<VarId>,
}

impl<'a> Selector<'a, '_> {
    /// Selects the first statements of a block in two versions. Gives how many; none where that is no use.
    pub(super) fn in_versions(&mut self, block: &'a [StmtId]) -> usize {
        if !self.assumed.is_empty() {
            return 0;
        }
        let at = self.at;
        let Some(run) = self.run(block) else {
            self.at = at;
            return 0;
        };
        let (before, written) = (self.pending_values(), self.block.len());
        for id in block[..run.len].iter().filter(|id| run.plain.contains(id)) {
            self.alone(*id);
        }
        self.flush_all();
        let saved = self.pending_values();
        let mut test = Expr::Bool(true);
        let mut numbers: Vec<(StmtId, LocalId)> = Vec::new();
        for id in &run.reads {
            let (number, ok) = self.peek_number(*id);
            numbers.push((*id, number));
            test = both(test, Expr::Local(ok));
        }
        for v in &run.arrays {
            let Some(l) = self.slot_local(*v) else { continue };
            for d in 0..2 {
                test = both(test, compare(ScalarOp::Eq, Expr::Extent(l, d), Expr::index(1)));
            }
        }
        let rest: Vec<StmtId> =
            block[..run.len].iter().copied().filter(|id| !run.plain.contains(id)).collect();
        self.set_pending(saved.clone());
        self.assumed = run.assumed;
        let fast = self.version(&rest, &numbers);
        self.assumed = FxHashSet::default();
        let last = rest.last().copied();
        if !is_fast(&fast, matches!(last.map(|id| &self.tf.stmts[id]), Some(tir::Stmt::Set { .. }))) {
            self.block.truncate(written);
            self.set_pending(before);
            self.at = at;
            return 0;
        }
        self.set_pending(saved.clone());
        let general = self.version(&rest, &[]);
        let kept = saved.iter().map(|(v, _)| *v).collect();
        self.keep_pending(&kept);
        self.block.push(Stmt::If(test, fast, general));
        run.len
    }

    /// One version of the statements; `numbers` are what reads gave.
    fn version(&mut self, stmts: &[StmtId], numbers: &[(StmtId, LocalId)]) -> Vec<Stmt> {
        let outer = std::mem::take(&mut self.block);
        for id in stmts {
            match (numbers.iter().find(|(s, _)| s == id), &self.tf.stmts[*id]) {
                (Some((_, number)), tir::Stmt::Get { targets, .. }) => {
                    self.at = *id;
                    if let [Target::Var(v)] = targets.as_slice() {
                        self.define(*v, Val::Scalar(Expr::Local(*number)));
                    }
                }
                _ => self.statement(*id),
            }
        }
        std::mem::replace(&mut self.block, outer)
    }

    /// Looks whether what a statement reads is one number: the number, and whether.
    fn peek_number(&mut self, id: StmtId) -> (LocalId, LocalId) {
        self.at = id;
        let number = self.local("x", Ty::Scalar(Elem::F64));
        let ok = self.local("ok", Ty::Scalar(Elem::Bool));
        let tir::Stmt::Get { base, path, .. } = &self.tf.stmts[id] else { return (number, ok) };
        let Some(Slot::Local(l)) = self.slot(*base) else { return (number, ok) };
        let mut name = String::from("peek");
        let mut operands = vec![Operand::Borrow(l)];
        for step in path {
            match step {
                Access::Dot(field) => name += &format!(".{field}"),
                Access::DynamicDot(_) => {}
                Access::Paren(args) | Access::Brace(args) => {
                    let round = matches!(step, Access::Paren(_));
                    name += &if round { format!("({})", args.len()) } else { format!("{{{}}}", args.len()) };
                    for a in args {
                        let val = self.arg(*a);
                        let e = self.scalar_any(val);
                        let e = self.cast(e, Elem::F64);
                        operands.push(Operand::Scalar(e));
                    }
                }
            }
        }
        let at = self.site();
        let (name, results) = (Name::new(&name), vec![number, ok]);
        self.block.push(Stmt::Kernel { name, args: operands, nargout: 2, results, at });
        (number, ok)
    }

    /// The statements at the start of a block that compute with values that may be one number, up to the
    /// one that keeps the result.
    fn run(&mut self, block: &'a [StmtId]) -> Option<Run> {
        let mut run = Run {
            len: 0,
            plain: FxHashSet::default(),
            reads: Vec::new(),
            arrays: Vec::new(),
            assumed: FxHashSet::default(),
        };
        let mut made: Vec<VarId> = Vec::new();
        let mut gains = false;
        for (k, id) in block.iter().enumerate().take(60) {
            self.at = *id;
            if !self.context.facts.reachable(*id) {
                return None;
            }
            let done = match &self.tf.stmts[*id] {
                tir::Stmt::Literal { dst, value: tir::Literal::Number(_) } if self.is_temp(*dst) => {
                    run.plain.insert(*id);
                    false
                }
                tir::Stmt::Get { targets, base, path } => {
                    let [Target::Var(t)] = targets.as_slice() else { return None };
                    if !self.is_temp(*t) || !self.is_boxed(*base) || !self.plain_path(path, &made) {
                        return None;
                    }
                    is_real(self.after(*t)).then_some(())?;
                    gains |= !is_number(self.after(*t));
                    run.reads.push(*id);
                    run.assumed.insert(*t);
                    made.push(*t);
                    false
                }
                tir::Stmt::Call { targets, callee, args } => {
                    let [Target::Var(t)] = targets.as_slice() else { return None };
                    if callee.target != CallTarget::Builtin || callee.var.is_some() {
                        return None;
                    }
                    let vars = self.operands(callee.name.as_str(), args)?;
                    if self.is_temp(*t)
                        && vars.iter().all(|v| !run.assumed.contains(v) && is_number(self.before(*v)))
                    {
                        is_number(self.after(*t)).then_some(())?;
                        run.plain.insert(*id);
                        continue;
                    }
                    for v in vars {
                        if run.assumed.contains(&v) || is_number(self.before(v)) {
                            continue;
                        }
                        let array = matches!(self.slot(v), Some(Slot::Local(l))
                            if self.f.locals[l].ty == Ty::Array(Elem::F64, 2));
                        if !array || self.tf.vars[v].kind != VarKind::User || !is_real(self.before(v)) {
                            return None;
                        }
                        run.arrays.push(v);
                        run.assumed.insert(v);
                        gains = true;
                    }
                    match self.is_temp(*t) {
                        true => {
                            is_real(self.after(*t)).then_some(())?;
                            run.assumed.insert(*t);
                            made.push(*t);
                            false
                        }
                        false => self.keeps_real(*t),
                    }
                }
                tir::Stmt::Copy { dst, src } => {
                    run.assumed.contains(src).then_some(())?;
                    self.keeps_real(*dst)
                }
                tir::Stmt::Set { base, path, src } => {
                    run.assumed.contains(src).then_some(())?;
                    self.is_boxed(*base) && self.plain_path(path, &made)
                }
                _ => return None,
            };
            if done {
                run.len = k + 1;
                break;
            }
            if !matches!(
                &self.tf.stmts[*id],
                tir::Stmt::Literal { .. } | tir::Stmt::Get { .. } | tir::Stmt::Call { .. }
            ) {
                return None;
            }
        }
        // A variable of the program that was written on the way, or a run that is nothing but reads.
        let used_up = |v: &VarId| {
            let mut uses = 0;
            for id in &block[..run.len] {
                uses += walk::uses(&self.tf.stmts[*id]).iter().filter(|u| *u == v).count() as u32;
            }
            uses == self.reads.uses[*v]
        };
        (run.len > 1 && gains && made.iter().all(used_up)).then_some(run)
    }

    fn is_temp(&self, v: VarId) -> bool {
        self.tf.vars[v].kind == VarKind::Temp && self.reads.defs[v] == 1 && !self.is_meeting(v)
    }

    /// Whether a user's variable is assigned whose value is a real double, of whatever shape.
    fn keeps_real(&mut self, v: VarId) -> bool {
        self.tf.vars[v].kind == VarKind::User && is_real(self.after(v)) && self.slot_local(v).is_some()
    }

    fn is_boxed(&mut self, v: VarId) -> bool {
        let boxed = matches!(self.slot(v), Some(Slot::Local(l)) if self.f.locals[l].ty == Ty::Boxed);
        boxed && !self.before(v).maybe_undefined && self.tf.vars[v].kind == VarKind::User
    }

    /// Whether all subscripts of a path are numbers that the run does not compute.
    fn plain_path(&self, path: &[Access], made: &[VarId]) -> bool {
        let plain = |a: &Arg| match a {
            Arg::Var(v) => !made.contains(v) && !self.is_list(*v) && is_number(self.before(*v)),
            Arg::Colon => false,
        };
        path.iter().all(|step| match step {
            Access::Dot(_) => true,
            Access::DynamicDot(_) => false,
            Access::Paren(args) | Access::Brace(args) => {
                (1..=2).contains(&args.len()) && args.iter().all(plain)
            }
        })
    }

    /// The operands of an operation that keeps to the reals.
    fn operands(&self, name: &str, args: &[Arg]) -> Option<Vec<VarId>> {
        let vars: Vec<VarId> = args
            .iter()
            .map(|a| match a {
                Arg::Var(v) if !self.is_list(*v) => Some(*v),
                _ => None,
            })
            .collect::<Option<_>>()?;
        let whole = |v: &VarId| self.before(*v).as_number().is_some_and(|n| n.fract() == 0.0);
        let real = match (name, vars.as_slice()) {
            ("power" | "mpower", [_, e]) => whole(e),
            ("min" | "max", [_, _]) => true,
            ("min" | "max", _) => false,
            _ => REAL.contains(&name),
        };
        real.then_some(vars)
    }
}

/// Real full doubles.
fn is_real(value: &AbsValue) -> bool {
    value.unique().is_some_and(|v| {
        v.class == Class::Double
            && v.matrix.complexity == Complexity::Real
            && v.matrix.sparsity == Sparsity::Full
            && !value.maybe_undefined
    })
}

/// Surely one real double.
fn is_number(value: &AbsValue) -> bool {
    is_real(value) && known_extents(value).is_some_and(|k| k.iter().all(Ext::is_one))
}

/// Whether a version came out as hoped: no call of the library but the one that stores.
fn is_fast(block: &[Stmt], stores: bool) -> bool {
    let calls = block.iter().filter(|s| matches!(s, Stmt::Kernel { .. })).count();
    let simple = block.iter().all(|s| {
        matches!(
            s,
            Stmt::Kernel { .. }
                | Stmt::Assign(..)
                | Stmt::Store { .. }
                | Stmt::Alloc { .. }
                | Stmt::Convert { .. }
        )
    });
    simple && calls <= usize::from(stores)
}

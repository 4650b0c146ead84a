//! The pass `version`: arithmetic on values that are one number nearly always. What a field of a struct
//! array or an element of a cell holds has seldom a known shape, and computing with it is a call of the
//! library, or a loop over an array, for each operation. A run of such statements gets two versions: one in
//! doubles, for when all that it reads are real numbers, and the general one, which is the run as it was.
//!
//! Assumes path kernels (`get.a(1)`), the kernels of element-wise operations (`map plus`, `mtimes`), and
//! [`Phase::Whole`](ir::loops::Phase). Guarantees that each version gives what the run gave. It does not
//! make versions of versions, and leaves runs alone that would still call the library more than once.
//!
//! Soundness: the operands are looked at first, without effects (`peek` kernels and `mc_number` neither fail nor
//! store; arrays are asked for their extents). In the fast version each temporary is a real double, because it was
//! looked at, or because an operation whose domain is all reals made it of such; for these the library
//! computes by the same row of the table of scalar operations, element-wise work has one round, and
//! checks of sizes pass, which folding their conditions shows. Temporaries of the run are read
//! nowhere else. Nothing in the run changes what a later statement of it reads, but the last, which comes
//! last in both versions.

use super::facts::{Counts, reads_of};
use super::fresh::fresh;
use super::simplify;
use base::{FxHashMap, Name};
use ir::loops::kernels::{Path, Verb};
use ir::loops::{
    Block, By, Elem, Expr, Fill, Function, LocalId, Module, Operand, Proof, SiteId, Stmt, Ty, kernels,
};
use types::scalar::{Domain, ScalarOp};

/// A run is not longer than this.
const LONG: usize = 60;
/// As many subscripts as path kernels take as numbers.
const SUBSCRIPTS: usize = 8;

/// Makes two versions of runs of arithmetic on what may be numbers.
pub fn version(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let counts = Counts::of(f, &body);
    block(f, &counts, &mut body);
    f.body = body;
}

fn block(f: &mut Function, counts: &Counts, stmts: &mut Block) {
    for s in stmts.iter_mut() {
        s.blocks_mut().into_iter().for_each(|b| block(f, counts, b));
    }
    let mut k = 0;
    while k < stmts.len() {
        let len = run(f, counts, &stmts[k..]);
        if len == 0 {
            k += 1;
            continue;
        }
        let mut fast = Fast::new(counts);
        for (i, s) in stmts[k..k + len].iter().enumerate() {
            fast.ending = i + 1 == len;
            fast.stmt(f, s);
        }
        let general: Block = stmts.drain(k..k + len).filter(|s| !fast.before.contains(s)).collect();
        let mut made = fast.before;
        made.push(Stmt::If(fast.test, fast.out, general));
        let n = made.len();
        stmts.splice(k..k, made);
        k += n;
    }
}

/// How many statements at the start of a block are a run: it begins with a read, and ends with a statement
/// whose result alone is asked for behind it. None where it does not pay.
fn run(f: &Function, counts: &Counts, stmts: &[Stmt]) -> usize {
    if !stmts.first().is_some_and(|s| is_read(f, s) || is_boxed_operation(f, s)) {
        return 0;
    }
    // What the attempt declares is forgotten.
    let mut scratch = Function { body: Vec::new(), ..f.clone() };
    let mut fast = Fast::new(counts);
    let mut best = 0;
    for (k, s) in stmts.iter().enumerate().take(LONG) {
        let Some(step) = fast.stmt(&mut scratch, s) else { break };
        if step.ends && fast.operations > 0 && fast.is_closed(&stmts[..=k], step.result) {
            best = k + 1;
        }
        if step.last {
            break;
        }
    }
    best
}

/// Whether a statement reads a part of a boxed value, of a fixed path and with numbers for subscripts.
fn is_read(f: &Function, s: &Stmt) -> bool {
    let Stmt::Kernel { name, args, nargout: 1, results, .. } = s else { return false };
    let [result] = results.as_slice() else { return false };
    if !is_plain(*name, Verb::Get) {
        return false;
    }
    let Some((Operand::Borrow(base), subs)) = args.split_first() else { return false };
    f.locals[*base].ty == Ty::Boxed && is_real(f, *result) && are_numbers(f, subs)
}

/// Whether a statement computes with boxed variables what has a form in doubles.
fn is_boxed_operation(f: &Function, s: &Stmt) -> bool {
    let Stmt::Kernel { name, args, nargout: 1, results, .. } = s else { return false };
    let boxed = |o: &Operand| matches!(o, Operand::Borrow(l) if f.locals[*l].ty == Ty::Boxed);
    results.len() == 1 && args.iter().any(boxed) && operation(*name, args).is_some()
}

/// Whether a local may hold one real double, and arrays or boxed values beside it.
fn is_real(f: &Function, l: LocalId) -> bool {
    matches!(f.locals[l].ty, Ty::Boxed | Ty::Array(Elem::F64, 2))
}

/// Whether a kernel does this to the end of a path with a fixed number of subscripts in each step and no
/// computed field.
fn is_plain(name: Name, verb: Verb) -> bool {
    Path::of(name.as_str()).is_some_and(|p| p.verb == verb && p.is_fixed())
}

fn are_numbers(f: &Function, subs: &[Operand]) -> bool {
    let number =
        |o: &Operand| matches!(o, Operand::Scalar(e) if matches!(f.elem(e), Elem::F64 | Elem::Index));
    subs.len() <= SUBSCRIPTS && subs.iter().all(number)
}

/// The operation on real numbers that a kernel does, where its result is real or a comparison's.
fn operation(name: Name, args: &[Operand]) -> Option<ScalarOp> {
    let op = kernels::facts(name).scalar?;
    let whole = || match args.get(1) {
        Some(Operand::Scalar(Expr::Number(v, _))) => v.fract() == 0.0,
        Some(Operand::Scalar(Expr::Integer(..))) => true,
        _ => false,
    };
    let real = match op.info().domain {
        Domain::Total => true,
        Domain::Power => whole(),
        _ => false,
    };
    let compares =
        matches!(op, ScalarOp::Eq | ScalarOp::Ne | ScalarOp::Lt | ScalarOp::Le | ScalarOp::Gt | ScalarOp::Ge);
    (real && (compares || !op.is_logical()) && op.arity() == args.len()).then_some(op)
}

/// What a statement is in a run.
struct Step {
    /// The run may end with it.
    ends: bool,
    /// The run must end with it.
    last: bool,
    /// What it gives.
    result: Option<LocalId>,
}

const INNER: Option<Step> = Some(Step { ends: false, last: false, result: None });

/// The fast version on the way.
struct Fast<'c> {
    counts: &'c Counts,
    /// What stands before both versions.
    before: Block,
    /// Whether all that was looked at are numbers.
    test: Expr,
    /// The fast version's statements.
    out: Block,
    /// Locals of the run, as what they are in the fast version: numbers, and scalars made of them.
    values: FxHashMap<LocalId, Expr>,
    /// Those among them that the run makes.
    made: Vec<LocalId>,
    /// How many operations there are.
    operations: usize,
    /// Whether the run ends with the statement at hand.
    ending: bool,
}

impl<'c> Fast<'c> {
    fn new(counts: &'c Counts) -> Fast<'c> {
        let (before, out, made) = (Vec::new(), Vec::new(), Vec::new());
        let (test, values) = (Expr::Bool(true), FxHashMap::default());
        Fast { counts, before, test, out, values, made, operations: 0, ending: false }
    }

    /// Whether all that the statements make, but for the result, is read in them alone.
    fn is_closed(&self, stmts: &[Stmt], result: Option<LocalId>) -> bool {
        let within = |l: LocalId| stmts.iter().map(|s| reads_of(s, l)).sum::<u32>() == self.counts.reads[l];
        self.made.iter().all(|l| Some(*l) == result || within(*l))
    }

    fn require(&mut self, e: Expr) {
        let test = std::mem::replace(&mut self.test, Expr::Bool(true));
        self.test = if test == Expr::Bool(true) { e } else { Expr::And(Box::new(test), Box::new(e)) };
    }

    /// Takes a statement up; `None` where it has no form in doubles.
    fn stmt(&mut self, f: &mut Function, s: &Stmt) -> Option<Step> {
        match s {
            Stmt::Comment(_) => self.before.push(s.clone()),
            Stmt::Kernel { name, args, results, at, .. } if is_read(f, s) => {
                // The base is no number of the run.
                let Some(Operand::Borrow(base)) = args.first() else { return None };
                let fits = self.is_own(results[0]) && !self.values.contains_key(base);
                let args = args.iter().map(|o| self.operand(f, o)).collect::<Option<Vec<_>>>()?;
                let pure = args[1..].iter().all(|o| matches!(o, Operand::Scalar(e) if self.is_outside(e)));
                return if fits && pure { self.look(f, *name, args, results[0], *at) } else { None };
            }
            Stmt::Kernel { name, args, nargout: 1, results, .. } if kernels::facts(*name).truth => {
                let ([Operand::Borrow(l)], [to]) = (args.as_slice(), results.as_slice()) else { return None };
                let value = self.values.get(l).filter(|e| f.elem(e) == Elem::Bool)?.clone();
                return self.assign(f, *to, value);
            }
            Stmt::Truth { local, value, .. } => {
                let value = self.values.get(value).filter(|e| f.elem(e) == Elem::Bool)?.clone();
                return self.assign(f, *local, value);
            }
            Stmt::Kernel { name, args, nargout: 1, results, at } if results.len() == 1 => {
                return match is_plain(*name, Verb::Set) {
                    true => self.store(f, s),
                    false => {
                        let op = operation(*name, args)?;
                        let args = args.iter().map(|o| self.number(f, o)).collect::<Option<_>>()?;
                        let result = if op.is_logical() { Elem::Bool } else { Elem::F64 };
                        let value = Expr::Op { op, args, elem: Elem::F64, result };
                        self.give(f, results[0], value, *at)
                    }
                };
            }
            Stmt::If(test, then, els) => {
                // What a run has for one number decides which way it goes.
                let way = match self.inner(f, test.clone())? {
                    Expr::Bool(true) => then,
                    Expr::Bool(false) => els,
                    _ => return None,
                };
                let ending = std::mem::take(&mut self.ending);
                let before = (self.before.len(), self.test.clone());
                let mut done = INNER;
                for (i, s) in way.iter().enumerate() {
                    if done.is_none_or(|step| step.last) {
                        return None;
                    }
                    self.ending = ending && i + 1 == way.len();
                    done = self.stmt(f, s);
                }
                // What is looked at there need not be there otherwise.
                return done.filter(|_| before == (self.before.len(), self.test.clone()));
            }
            Stmt::Product { dst, a, b, at } => {
                let args = vec![self.array(f, *a)?, self.array(f, *b)?];
                let value = Expr::Op { op: ScalarOp::Times, args, elem: Elem::F64, result: Elem::F64 };
                return self.give(f, *dst, value, *at);
            }
            Stmt::Compute { dst, axes, part: None, value, at } => {
                let mut value = value.clone();
                for axis in axes {
                    if self.inner(f, axis.extent.clone())? != Expr::index(1) {
                        return None;
                    }
                    super::facts::replace(&mut value, axis.var, &Expr::index(0));
                }
                let value = self.inner(f, value)?;
                return self.give(f, *dst, value, *at);
            }
            Stmt::Check { fails, .. } => {
                let fails = self.inner(f, fails.clone())?;
                return if fails == Expr::Bool(false) { INNER } else { None };
            }
            Stmt::Convert { dst, src: src @ (Operand::Borrow(l) | Operand::Take(l)), at } => {
                let found = self.values.get(l)?.clone();
                // A boxed value has the class of what it is made of: what a comparison gives stays logical.
                let value = if f.locals[*dst].ty == Ty::Boxed { found } else { self.number(f, src)? };
                return self.give(f, *dst, value, *at);
            }
            Stmt::Move(dst, l) | Stmt::Copy(dst, l) => {
                let value = self.values.get(l)?.clone();
                return self.give(f, *dst, value, SiteId::from_u32(0));
            }
            Stmt::Assign(l, e) if self.is_own(*l) => {
                if self.is_outside(e) {
                    // With one definition nobody reads it before.
                    self.before.push(s.clone());
                } else {
                    let value = self.inner(f, e.clone())?;
                    self.bind(f, *l, value);
                }
            }
            // A scalar in which the run ends.
            Stmt::Assign(l, e) if !self.is_outside(e) => {
                let value = self.inner(f, e.clone())?;
                return self.assign(f, *l, value);
            }
            _ => return None,
        }
        INNER
    }

    /// `l = value` for a scalar.
    fn assign(&mut self, f: &mut Function, l: LocalId, value: Expr) -> Option<Step> {
        if f.locals[l].ty != Ty::Scalar(f.elem(&value)) {
            return None;
        }
        let own = self.is_own(l);
        match own && !self.ending {
            true => self.bind(f, l, value),
            false => self.out.push(Stmt::Assign(l, value)),
        }
        Some(Step { ends: true, last: !own, result: Some(l) })
    }

    /// Whether a local is a temporary that the run may make.
    fn is_own(&self, l: LocalId) -> bool {
        self.counts.is_private(l) && self.counts.defs[l] == 1 && self.counts.taken[l] <= 1
    }

    /// Whether an expression reads nothing that the run makes or takes for a number.
    fn is_outside(&self, e: &Expr) -> bool {
        !e.reads().iter().any(|l| self.values.contains_key(l))
    }

    /// Looks whether what a statement reads is one number.
    fn look(
        &mut self,
        f: &mut Function,
        name: Name,
        args: Vec<Operand>,
        l: LocalId,
        at: SiteId,
    ) -> Option<Step> {
        let number = fresh(f, "x", Ty::Scalar(Elem::F64));
        let ok = fresh(f, "ok", Ty::Scalar(Elem::Bool));
        let name = Path { verb: Verb::Peek, ..Path::of(name.as_str())? }.name();
        self.before.push(Stmt::Kernel { name, args, nargout: 2, results: vec![number, ok], at });
        self.require(Expr::Local(ok));
        self.values.insert(l, Expr::Local(number));
        self.made.push(l);
        INNER
    }

    /// A boxed variable that is taken to be one number.
    fn boxed(&mut self, f: &mut Function, l: LocalId) -> Option<Expr> {
        if f.locals[l].global.is_some() {
            return None;
        }
        let number = fresh(f, "x", Ty::Scalar(Elem::F64));
        let ok = fresh(f, "ok", Ty::Scalar(Elem::Bool));
        let (name, args) = (Name::new(kernels::NUMBER), vec![Operand::Borrow(l)]);
        let (results, at) = (vec![number, ok], SiteId::from_u32(0));
        self.before.push(Stmt::Kernel { name, args, nargout: 2, results, at });
        self.require(Expr::Local(ok));
        self.values.insert(l, Expr::Local(number));
        Some(Expr::Local(number))
    }

    /// `base<path> = number`, the last statement.
    fn store(&mut self, f: &mut Function, s: &Stmt) -> Option<Step> {
        let Stmt::Kernel { name, args, nargout, results, at } = s else { return None };
        let [base @ (Operand::Borrow(l) | Operand::Take(l)), value, subs @ ..] = args.as_slice() else {
            return None;
        };
        let boxed = f.locals[*l].ty == Ty::Boxed && results[0] == *l && !self.values.contains_key(l);
        if !boxed || !are_numbers(f, subs) {
            return None;
        }
        let mut args = vec![base.clone(), Operand::Scalar(self.number(f, value)?)];
        for o in subs {
            args.push(self.operand(f, o)?);
        }
        let (name, nargout, results) = (*name, *nargout, results.clone());
        self.out.push(Stmt::Kernel { name, args, nargout, results, at: *at });
        Some(Step { ends: true, last: true, result: None })
    }

    /// A subscript or base, with what the run knows put in.
    fn operand(&mut self, f: &mut Function, o: &Operand) -> Option<Operand> {
        Some(match o {
            Operand::Scalar(e) => Operand::Scalar(self.inner(f, e.clone())?),
            o => o.clone(),
        })
    }

    /// An operand as a double.
    fn number(&mut self, f: &mut Function, o: &Operand) -> Option<Expr> {
        let e = match o {
            Operand::Scalar(e) if matches!(f.elem(e), Elem::F64 | Elem::Index) => self.inner(f, e.clone())?,
            Operand::Borrow(l) | Operand::Take(l) => match self.values.get(l) {
                Some(e) => e.clone(),
                None if matches!(o, Operand::Borrow(_)) && f.locals[*l].ty == Ty::Boxed => {
                    self.boxed(f, *l)?
                }
                None if matches!(o, Operand::Borrow(_)) => self.array(f, *l)?,
                None => return None,
            },
            _ => return None,
        };
        let mut e = if f.elem(&e) == Elem::F64 { e } else { Expr::Cast(Elem::F64, Box::new(e)) };
        simplify::expr(f, &mut e);
        Some(e)
    }

    /// The element of an array that is taken to have one.
    fn array(&mut self, f: &Function, l: LocalId) -> Option<Expr> {
        if let Some(e) = self.values.get(&l) {
            return Some(e.clone());
        }
        if f.locals[l].ty != Ty::Array(Elem::F64, 2) {
            return None;
        }
        for d in 0..2 {
            self.require(simplify::compare(ScalarOp::Eq, Expr::Extent(l, d), Expr::index(1)));
        }
        let first = Expr::At(l, vec![Expr::index(0); 2], By::Proved(Proof::Shape));
        self.values.insert(l, first.clone());
        Some(first)
    }

    /// An expression where all arrays of doubles in it are numbers.
    fn inner(&mut self, f: &Function, mut e: Expr) -> Option<Expr> {
        let mut arrays = Vec::new();
        e.each(&mut |e| {
            if let Expr::At(l, ..) | Expr::Extent(l, _) | Expr::Numel(l) = e {
                arrays.push(*l);
            }
        });
        for l in arrays {
            self.array(f, l)?;
        }
        e.each_mut(&mut |e| match e {
            Expr::At(l, ..) | Expr::Local(l) => {
                if let Some(value) = self.values.get(l) {
                    *e = value.clone();
                }
            }
            Expr::Extent(..) | Expr::Numel(_) => *e = Expr::index(1),
            _ => {}
        });
        simplify::expr(f, &mut e);
        Some(e)
    }

    /// `l = value`: inside the run for a temporary, in whatever `l` is where the run ends.
    fn give(&mut self, f: &mut Function, l: LocalId, value: Expr, at: SiteId) -> Option<Step> {
        let elem = f.elem(&value);
        if !matches!(elem, Elem::F64 | Elem::Bool) {
            return None;
        }
        self.operations += 1;
        let kept = match f.locals[l].ty {
            Ty::Scalar(of) if of == elem => Stmt::Assign(l, value.clone()),
            // It was looked at: it has one element already.
            Ty::Array(Elem::F64, 2) if self.values.contains_key(&l) && !self.made.contains(&l) => {
                let (subs, by) = (vec![Expr::index(0); 2], By::Proved(Proof::Shape));
                Stmt::Put { array: l, subs, value: value.clone(), by }
            }
            Ty::Array(of, 2) if of == elem => {
                Stmt::Alloc { array: l, dims: vec![Expr::index(1); 2], fill: Fill::Value(value.clone()), at }
            }
            Ty::Boxed => Stmt::Convert { dst: l, src: Operand::Scalar(value.clone()), at },
            _ => return None,
        };
        let own = self.is_own(l);
        match own && !self.ending {
            true => self.bind(f, l, value),
            false => self.out.push(kept),
        }
        Some(Step { ends: true, last: !own, result: Some(l) })
    }

    /// What a temporary is in the run; what is read more than once goes into a local.
    fn bind(&mut self, f: &mut Function, l: LocalId, value: Expr) {
        self.made.push(l);
        if self.counts.reads[l] < 2 || value.is_atom() {
            self.values.insert(l, value);
            return;
        }
        let elem = f.elem(&value);
        let x = fresh(f, "x", Ty::Scalar(elem));
        self.out.push(Stmt::Assign(x, value));
        self.values.insert(l, Expr::Local(x));
    }
}

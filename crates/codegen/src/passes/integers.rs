//! The pass `integers`: arithmetic of the integer classes, which lowering writes in doubles as MATLAB defines it, is
//! done in integers where these give the same: sums, differences, products, least and greatest values, magnitudes
//! of integers of at most 32 bits and whole constants, rounded quotients by a constant and those that are cut, bit
//! operations, and comparisons; logic on truth values is done with these.
//!
//! Assumes expressions without effects. Guarantees the same values to the last bit. It does not touch 64-bit
//! integers, which lowering keeps exact by itself, nor what is computed with parts of wholes in between.
//!
//! Soundness: each operand has bounds by its type. As long as the bounds of a result stay within 2^53 in magnitude,
//! the double is the integer ([`INNER`]). The last operation before a conversion, which saturates, may go further
//! ([`OUTER`]): rounding is monotone and leaves the limits of the class where they are. There are no zeros of
//! another sign and no NaN among integers; what takes the result takes an integer too. Bounds within 32 bits choose
//! [`Elem::I32`], in which more elements go into a vector, others [`Elem::Index`]; neither overflows.
//!
//! Arrays of integers have bounds of their own: those of all that is stored in them, as far as only statements say
//! it whose values are known. A sum that fits its class by these is passed on as it is, not saturated in between.
//!
//! Quotients: half of a divisor `c` is added before dividing, all doubled so that it is whole: `(2x + c) / 2c`, cut
//! off. That is the double quotient rounded half away from zero: a quotient that is no tie is at least `1 / 2c` away
//! from one, further than the error of the division for numbers of 32 bits, and ties are doubles. A quotient `x / c`
//! that is cut off is that of the integers: where it is none, it is at least `1 / c` below the next, which is more than
//! half the distance of doubles there as long as `x` is one.

use super::facts::defs;
use base::FxHashMap;
use ir::loops::{Block, Elem, Expr, Fill, Function, LocalId, Module, Stmt, Ty};
use types::scalar::ScalarOp;

/// Integers of this magnitude and less are doubles.
const INNER: i128 = 1 << 53;
/// What fits into 64 bits, with room.
const OUTER: i128 = 1 << 62;

/// Computes with integers where doubles would give the same.
pub fn integers(_: &Module, f: &mut Function) {
    let mut body = std::mem::take(&mut f.body);
    let mut counts = FxHashMap::default();
    definitions(&body, &mut counts);
    let mut known = Known { f, counts, bounds: FxHashMap::default(), elements: FxHashMap::default() };
    elements(&mut known, &body);
    block(&mut known, &mut body);
    f.body = body;
}

/// What is known of the locals of a function.
struct Known<'a> {
    f: &'a Function,
    /// How often each is given a value.
    counts: FxHashMap<LocalId, usize>,
    /// The whole numbers that one stands for: the counter of a loop inside of it, and a number that is given a value
    /// once, of what is known then.
    bounds: FxHashMap<LocalId, (i128, i128)>,
    /// Bounds of the elements of arrays of integers.
    elements: FxHashMap<LocalId, (i128, i128)>,
}

impl Known<'_> {
    fn elem(&self, e: &Expr) -> Elem {
        self.f.elem(e)
    }

    /// The bounds of a number of a type of integers of at most 32 bits.
    fn within(&self, e: &Expr) -> Option<(i128, i128)> {
        let all = limits(self.elem(e))?;
        let inside = match e {
            Expr::Integer(v, _) => Some((*v, *v)),
            Expr::At(array, ..) | Expr::Load(array, _) => self.elements.get(array).copied(),
            Expr::Cast(_, a) => self.within(a).or_else(|| self.double(a)),
            Expr::Op { op: ScalarOp::Rdivide | ScalarOp::Idivide, args, .. } => match args.as_slice() {
                [a, Expr::Integer(by @ 1.., _)] => self.within(a).map(|(low, high)| (low / by, high / by)),
                _ => None,
            },
            Expr::Op { op, args, .. } => {
                let args: Option<Vec<(i128, i128)>> = args.iter().map(|a| self.within(a)).collect();
                args.and_then(|args| bounds(*op, &args))
            }
            _ => None,
        };
        Some(inside.map_or(all, |(low, high)| (low.clamp(all.0, all.1), high.clamp(all.0, all.1))))
    }

    /// The bounds of a double that is a whole number, or becomes one by rounding.
    fn double(&self, e: &Expr) -> Option<(i128, i128)> {
        if self.elem(e) != Elem::F64 {
            return None;
        }
        let whole = Whole::of(self, e, OUTER).or_else(|| quotient(self, e))?;
        Some((whole.low, whole.high))
    }

    /// A number that does not saturate in the type that it is converted to, with its bounds.
    fn unsaturated<'e>(&self, e: &'e Expr) -> Option<(&'e Expr, (i128, i128))> {
        let Expr::Cast(to, a) = e else { return None };
        let (least, most) = limits(*to)?;
        let (low, high) = self.within(a).filter(|_| self.elem(a) == Elem::I32)?;
        (least <= low && high <= most).then_some((&**a, (low, high)))
    }

    /// The bounds of an index.
    fn index(&self, e: &Expr) -> Option<(i128, i128)> {
        match e {
            Expr::Integer(v, _) => Some((*v, *v)),
            Expr::Local(l) => self.bounds.get(l).copied(),
            Expr::Op { op, args, elem: Elem::Index, result: Elem::Index } => {
                let args: Vec<(i128, i128)> = args.iter().map(|a| self.index(a)).collect::<Option<_>>()?;
                bounds(*op, &args).filter(|(low, high)| *low >= -INNER && *high <= INNER)
            }
            _ => None,
        }
    }
}

/// Counts how often locals are given a value.
fn definitions(stmts: &[Stmt], counts: &mut FxHashMap<LocalId, usize>) {
    for s in stmts {
        defs(s).into_iter().for_each(|l| *counts.entry(l).or_default() += 1);
        s.blocks().into_iter().for_each(|b| definitions(b, counts));
    }
}

/// Finds the bounds of what arrays of integers hold; those of the type where anything else may be stored. What they
/// hold may come from each other: each round is right, and the next one says more.
fn elements(f: &mut Known, stmts: &[Stmt]) {
    let integers = |ty: Ty| matches!(ty, Ty::Array(elem, _) if limits(elem).is_some());
    if !f.f.locals.values().any(|l| integers(l.ty)) {
        return;
    }
    for _ in 0..ROUNDS {
        let mut found = FxHashMap::default();
        // Calls store in what is not the function's own.
        let params = f.f.params.iter().map(|p| p.local);
        let globals = f.f.locals.iter().filter(|(_, l)| l.global.is_some()).map(|(id, _)| id);
        params.chain(globals).for_each(|l| unknown(f, &mut found, l));
        stored(f, stmts, &mut found);
        f.elements = found;
    }
}

/// How often the bounds of arrays are computed from each other.
const ROUNDS: usize = 3;

/// An array may hold anything.
fn unknown(f: &Known, found: &mut FxHashMap<LocalId, (i128, i128)>, array: LocalId) {
    if let Ty::Array(elem, _) = f.f.locals[array].ty
        && let Some(all) = limits(elem)
    {
        found.insert(array, all);
    }
}

/// Adds what statements store to the bounds of arrays.
fn stored(f: &Known, stmts: &[Stmt], found: &mut FxHashMap<LocalId, (i128, i128)>) {
    for s in stmts {
        let mut add = |array: LocalId, bounds: Option<(i128, i128)>| match bounds {
            Some((low, high)) => {
                let all = found.entry(array).or_insert((low, high));
                *all = (all.0.min(low), all.1.max(high));
            }
            None => unknown(f, found, array),
        };
        let of = |array: &LocalId| f.elements.get(array).copied();
        match s {
            Stmt::Compute { dst: array, value, .. }
            | Stmt::Put { array, value, .. }
            | Stmt::Store { array, value, .. } => add(*array, f.within(value)),
            Stmt::Alloc { array, fill: Fill::Value(value), .. } => add(*array, f.within(value)),
            Stmt::Alloc { fill: Fill::Raw, .. } => {}
            Stmt::Alloc { array, fill: Fill::Zero, .. }
            | Stmt::Grow { array, .. }
            | Stmt::GrowRows { array, .. }
            | Stmt::GrowLinear { array, .. } => add(*array, Some((0, 0))),
            Stmt::Move(to, from) | Stmt::Copy(to, from) => add(*to, of(from)),
            Stmt::Compact { .. } | Stmt::Remove { .. } | Stmt::Reshape(..) | Stmt::Drop(_) => {}
            s => defs(s).into_iter().for_each(|l| add(l, None)),
        }
        s.blocks().into_iter().for_each(|b| stored(f, b, found));
    }
}

fn block(f: &mut Known, stmts: &mut Block) {
    for s in stmts {
        s.each_expr_mut(&mut |e| e.each_mut(&mut |e| *e = rewritten(f, e).unwrap_or_else(|| e.clone())));
        let counter = match s {
            Stmt::For { var, lo, step: Expr::Integer(1.., _), hi, .. } => f.index(lo).map(|(low, _)| {
                // No loop counts beyond 2^48.
                let high = f.index(hi).map_or(low.max(0) + (1 << 48), |(_, high)| high);
                (*var, (low, high.max(low)))
            }),
            _ => None,
        };
        f.bounds.extend(counter);
        s.blocks_mut().into_iter().for_each(|b| block(f, b));
        counter.map(|(var, _)| f.bounds.remove(&var));
        if let Stmt::Assign(l, value) = s
            && f.counts.get(l) == Some(&1)
            && !f.f.params.iter().any(|p| p.local == *l)
        {
            let whole = match f.elem(value) {
                Elem::Index => f.index(value),
                Elem::F64 => Whole::of(f, value, INNER).map(|w| (w.low, w.high)),
                _ => None,
            };
            f.bounds.extend(whole.map(|bounds| (*l, bounds)));
        }
    }
}

/// The expression in integers, if it takes integers and gives some or a truth value.
fn rewritten(f: &Known, e: &Expr) -> Option<Expr> {
    if let Expr::Cast(to, a) = e
        && limits(*to).is_some()
        && let Some((inside, _)) = f.unsaturated(a)
    {
        return Some(Expr::Cast(*to, Box::new(inside.clone())));
    }
    if let Expr::Cast(Elem::Index, a) = e
        && let Expr::Cast(Elem::F64, i) = &**a
        && limits(f.elem(i)).is_some()
    {
        return Some(Expr::Cast(Elem::Index, i.clone()));
    }
    match e {
        // An index is the double that it stands for.
        Expr::Cast(to, a) if matches!(&**a, Expr::Cast(Elem::F64, i) if f.elem(i) == Elem::Index) => {
            let (Expr::Cast(_, i), true) = (&**a, *to == Elem::Index || limits(*to).is_some()) else {
                return None;
            };
            match to {
                Elem::Index => Some((**i).clone()),
                Elem::Bool => None,
                _ => Some(Expr::Cast(*to, i.clone())),
            }
        }
        Expr::Cast(to, a) if f.elem(a) == Elem::F64 => {
            let whole = match *to {
                Elem::Index => Whole::of(f, a, INNER).filter(|w| w.computes)?,
                Elem::Bool => return None,
                _ => {
                    limits(*to)?;
                    Whole::of(f, a, OUTER).filter(|w| w.computes).or_else(|| quotient(f, a))?
                }
            };
            // In the type itself nothing saturates, and nothing is left to convert.
            let elem = whole.elem();
            let computed = whole.expr(elem);
            Some(if elem == *to { computed } else { Expr::Cast(*to, Box::new(computed)) })
        }
        Expr::Op { op, args, elem: Elem::F64, result: Elem::Bool } if compares(*op) => {
            let [a, b] = args.as_slice() else { return None };
            // What is a double as it stands is compared as one.
            if [a, b].into_iter().any(|e| matches!(e, Expr::Local(_))) {
                return None;
            }
            let (a, b) = (Whole::of(f, a, INNER)?, Whole::of(f, b, INNER)?);
            let elem = if a.fits() && b.fits() { Elem::I32 } else { Elem::Index };
            let args = vec![a.expr(elem), b.expr(elem)];
            Some(Expr::Op { op: *op, args, elem, result: Elem::Bool })
        }
        Expr::Op { op, elem: Elem::F64, .. }
            if is_bitwise(*op) || matches!(op, ScalarOp::Mod | ScalarOp::Rem) =>
        {
            let whole = Whole::of(f, e, INNER)?;
            let elem = whole.elem();
            Some(Expr::Cast(Elem::F64, Box::new(whole.expr(elem))))
        }
        Expr::Op { op, args, elem: Elem::F64, result: Elem::Bool } => logical(f, *op, args),
        _ => None,
    }
}

/// Logic on truth values that were made doubles.
fn logical(f: &Known, op: ScalarOp, args: &[Expr]) -> Option<Expr> {
    let truth = |e: &Expr| match e {
        Expr::Cast(Elem::F64, t) if f.elem(t) == Elem::Bool => Some((**t).clone()),
        _ => None,
    };
    let args: Vec<Expr> = args.iter().map(truth).collect::<Option<_>>()?;
    match op {
        ScalarOp::And | ScalarOp::Or => Some(Expr::Op { op, args, elem: Elem::Bool, result: Elem::Bool }),
        ScalarOp::Not => Some(Expr::Not(Box::new(args.into_iter().next()?))),
        _ => None,
    }
}

fn is_bitwise(op: ScalarOp) -> bool {
    matches!(op, ScalarOp::Bitand | ScalarOp::Bitor | ScalarOp::Bitxor)
}

fn compares(op: ScalarOp) -> bool {
    matches!(op, ScalarOp::Eq | ScalarOp::Ne | ScalarOp::Lt | ScalarOp::Le | ScalarOp::Gt | ScalarOp::Ge)
}

/// The values of a type of integers of at most 32 bits.
fn limits(elem: Elem) -> Option<(i128, i128)> {
    match elem {
        Elem::Bool => Some((0, 1)),
        Elem::I64 | Elem::U64 | Elem::Index => None,
        _ => elem.limits(),
    }
}

/// The bounds of what an operation gives for integers within bounds; `None` where it is no integer, or not the same
/// as in doubles.
fn bounds(op: ScalarOp, args: &[(i128, i128)]) -> Option<(i128, i128)> {
    Some(match (op, args) {
        (ScalarOp::Plus, [a, b]) => (a.0 + b.0, a.1 + b.1),
        (ScalarOp::Minus, [a, b]) => (a.0 - b.1, a.1 - b.0),
        (ScalarOp::Times, [a, b]) => {
            let all = [a.0 * b.0, a.0 * b.1, a.1 * b.0, a.1 * b.1];
            (*all.iter().min()?, *all.iter().max()?)
        }
        (ScalarOp::Min, [a, b]) => (a.0.min(b.0), a.1.min(b.1)),
        (ScalarOp::Max, [a, b]) => (a.0.max(b.0), a.1.max(b.1)),
        // A remainder of 0 is no negative zero for a positive divisor, and a dividend that is not negative.
        (ScalarOp::Mod, [a, b]) if b.0 == b.1 && b.0 > 0 => {
            let most = if a.0 >= 0 { a.1.min(b.0 - 1) } else { b.0 - 1 };
            (0, most)
        }
        (ScalarOp::Rem, [a, b]) if a.0 >= 0 && b.0 == b.1 && b.0 > 0 => (0, a.1.min(b.0 - 1)),
        (ScalarOp::Bitand, [a, b]) if a.0 >= 0 && b.0 >= 0 => (0, a.1.min(b.1)),
        (ScalarOp::Bitor | ScalarOp::Bitxor, [a, b]) if a.0 >= 0 && b.0 >= 0 => {
            (0, ((a.1.max(b.1) + 1) as u128).next_power_of_two() as i128 - 1)
        }
        (ScalarOp::Bitshift, [a, b]) if a.0 >= 0 && b.0 >= 0 && b.1 < 53 => (a.0 << b.0, a.1 << b.1),
        (ScalarOp::Uminus, [a]) => (-a.1, -a.0),
        (ScalarOp::Abs, [a]) => (0, a.1.max(-a.0)),
        _ => return None,
    })
}

/// An integer that a double is known to be.
struct Whole {
    /// It, with leaves of the types that they have.
    tree: Tree,
    low: i128,
    high: i128,
    /// Whether 32 bits hold all on the way to it.
    small: bool,
    /// Whether anything is computed: a leaf alone is converted as well as it is.
    computes: bool,
}

enum Tree {
    Leaf(Expr),
    Constant(i128),
    Op(ScalarOp, Vec<Tree>),
}

impl Whole {
    /// What a double is as an integer, if all on the way to it is within `most`, and what it is computed from
    /// within [`INNER`].
    fn of(f: &Known, e: &Expr, most: i128) -> Option<Whole> {
        match e {
            Expr::Cast(Elem::F64, a) if f.elem(a) == Elem::Index => {
                let (low, high) = f.index(a).unwrap_or((-INNER, INNER));
                let small = f.index(a).is_some();
                Some(Whole::new(Tree::Leaf((**a).clone()), low, high, small, false))
            }
            Expr::Local(l) if f.elem(e) == Elem::F64 => {
                let (low, high) = f.bounds.get(l).copied()?;
                Some(Whole::new(Tree::Leaf(e.clone()), low, high, true, false))
            }
            Expr::Cast(Elem::F64, a) => {
                if let Some((inside, (low, high))) = f.unsaturated(a) {
                    return Some(Whole::new(Tree::Leaf(inside.clone()), low, high, true, true));
                }
                let (low, high) = f.within(a)?;
                // Bit operations gave no negative number.
                let low = if matches!(&**a, Expr::Op { op, .. } if is_bitwise(*op)) { 0 } else { low };
                Some(Whole::new(Tree::Leaf((**a).clone()), low, high, true, false))
            }
            Expr::Number(v, Elem::F64) if v.fract() == 0.0 && v.abs() <= f64::from(u32::MAX) => {
                let v = *v as i128;
                Some(Whole::new(Tree::Constant(v), v, v, true, false))
            }
            Expr::Op { op: ScalarOp::Bitand, args, .. } if cut_shift(args).is_some() => {
                Whole::of(f, &cut_shift(args)?, most)
            }
            Expr::Op { op: op @ (ScalarOp::Floor | ScalarOp::Fix), args, .. }
                if let [Expr::Op { op: ScalarOp::Rdivide, args, elem: Elem::F64, .. }] = args.as_slice() =>
            {
                cut_quotient(f, *op, args)
            }
            Expr::Op { op, args, elem: Elem::F64, result: Elem::F64 } => {
                let of = |a: &Expr| match a {
                    // Bit operations take no negative numbers, and give 2^53 back as doubles would.
                    Expr::Cast(Elem::F64, i) if is_bitwise(*op) && f.elem(i) == Elem::Index => {
                        Some(Whole::new(Tree::Leaf((**i).clone()), 0, INNER - 1, false, false))
                    }
                    a => Whole::of(f, a, INNER),
                };
                let args: Vec<Whole> = args.iter().map(of).collect::<Option<_>>()?;
                Whole::computed(*op, args).filter(|w| w.low >= -most && w.high <= most)
            }
            _ => None,
        }
    }

    fn new(tree: Tree, low: i128, high: i128, small: bool, computes: bool) -> Whole {
        let fits = low >= i32::MIN.into() && high <= i32::MAX.into();
        Whole { tree, low, high, small: small && fits, computes }
    }

    fn computed(mut op: ScalarOp, mut args: Vec<Whole>) -> Option<Whole> {
        let bounds: Vec<(i128, i128)> = args.iter().map(|a| (a.low, a.high)).collect();
        match (op, bounds.as_slice()) {
            // Shifts by a constant; to the left nothing gets lost, by the bounds of what comes of it.
            (ScalarOp::Bitshift, [a, b]) if a.0 >= 0 && b.0 == b.1 && b.0.abs() < 32 => {
                let by = 1i128 << b.0.abs();
                let left = b.0 >= 0;
                let (low, high) = if left { (a.0 * by, a.1 * by) } else { (a.0 / by, a.1 / by) };
                args[1].tree = Tree::Constant(if left { by } else { b.0 });
                if left {
                    op = ScalarOp::Times;
                }
                let small = args[0].small && by <= i32::MAX.into();
                let trees = args.into_iter().map(|a| a.tree).collect();
                return Some(Whole::new(Tree::Op(op, trees), low, high, small, true));
            }
            (ScalarOp::Abs, [a]) if a.0 >= 0 => return args.pop(),
            (ScalarOp::Uplus | ScalarOp::Floor | ScalarOp::Ceil | ScalarOp::Fix | ScalarOp::Round, [_]) => {
                return args.pop();
            }
            _ => {}
        }
        let (low, high) = self::bounds(op, &bounds)?;
        let small = args.iter().all(|a| a.small);
        let trees = args.into_iter().map(|a| a.tree).collect();
        Some(Whole::new(Tree::Op(op, trees), low, high, small, true))
    }

    fn fits(&self) -> bool {
        self.small
    }

    /// The type to compute it in.
    fn elem(&self) -> Elem {
        if self.small { Elem::I32 } else { Elem::Index }
    }

    fn expr(self, elem: Elem) -> Expr {
        self.tree.expr(elem)
    }
}

impl Tree {
    fn expr(self, elem: Elem) -> Expr {
        match self {
            Tree::Leaf(a @ Expr::Op { result, .. }) if result == elem => a,
            Tree::Leaf(a) => Expr::Cast(elem, Box::new(a)),
            Tree::Constant(v) => Expr::Integer(v, elem),
            Tree::Op(op, args) => {
                let args = args.into_iter().map(|a| a.expr(elem)).collect();
                Expr::Op { op, args, elem, result: elem }
            }
        }
    }
}

/// `bitand(bitshift(x, k), 2^w - 1)` with the bits that get lost by a shift to the left taken away before.
fn cut_shift(args: &[Expr]) -> Option<Expr> {
    let [Expr::Op { op: ScalarOp::Bitshift, args: shift, .. }, Expr::Number(all, Elem::F64)] = args else {
        return None;
    };
    let (x, k) = match shift.as_slice() {
        [x, Expr::Number(k, Elem::F64)] => (x, *k),
        [x, Expr::Cast(Elem::F64, k)] => match **k {
            Expr::Integer(k, _) => (x, k as f64),
            _ => return None,
        },
        _ => return None,
    };
    if k.fract() != 0.0 || !(0.0..32.0).contains(&k) || !(0.0..=f64::from(u32::MAX)).contains(all) {
        return None;
    }
    let number = |v: f64| Expr::Number(v, Elem::F64);
    let of = |op, args| Expr::Op { op, args, elem: Elem::F64, result: Elem::F64 };
    let left = (*all as u64) >> (k as u32);
    let x = of(ScalarOp::Bitand, vec![x.clone(), number(left as f64)]);
    Some(of(ScalarOp::Bitshift, vec![x, number(k)]))
}

/// A quotient by a constant, rounded down or cut off: of numbers that are not negative, and of all by a power of two
/// rounded down, which is a shift.
fn cut_quotient(f: &Known, op: ScalarOp, args: &[Expr]) -> Option<Whole> {
    let [x, Expr::Number(c, Elem::F64)] = args else { return None };
    if c.fract() != 0.0 || !(2.0..=f64::from(i32::MAX)).contains(c) {
        return None;
    }
    let (x, c) = (Whole::of(f, x, INNER)?, *c as i128);
    let (low, high, small) = (x.low.div_euclid(c), x.high.div_euclid(c), x.small);
    let (op, by) = match c.count_ones() {
        1 if x.low >= 0 || op == ScalarOp::Floor => (ScalarOp::Bitshift, -i128::from(c.trailing_zeros())),
        _ if x.low >= 0 => (ScalarOp::Idivide, c),
        _ => return None,
    };
    Some(Whole::new(Tree::Op(op, vec![x.tree, Tree::Constant(by)]), low, high, small, true))
}

/// A quotient by a constant, rounded half away from zero.
fn quotient(f: &Known, e: &Expr) -> Option<Whole> {
    let Expr::Op { op: ScalarOp::Rdivide, args, elem: Elem::F64, .. } = e else { return None };
    let [x, Expr::Number(c, Elem::F64)] = args.as_slice() else { return None };
    let x = Whole::of(f, x, INNER)?;
    if c.fract() != 0.0 || !(1.0..=32768.0).contains(c) || x.low < 0 {
        return None;
    }
    let c = *c as i128;
    let constant = |v: i128| Whole::new(Tree::Constant(v), v, v, true, false);
    let (high, small) = (x.high, x.small);
    let doubled = Whole::computed(ScalarOp::Times, vec![constant(2), x])?;
    let raised = Whole::computed(ScalarOp::Plus, vec![doubled, constant(c)])?;
    if !small || !raised.small {
        return None;
    }
    let tree = Tree::Op(ScalarOp::Rdivide, vec![raised.tree, Tree::Constant(2 * c)]);
    Some(Whole::new(tree, 0, high, true, true))
}

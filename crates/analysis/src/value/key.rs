//! Contexts of calls: arguments made canonical and, where a function is called in many ways, general, so that few
//! contexts stand for all calls; and what they answer.
//!
//! The numbers behind the arguments (extents, integer scalars) are renamed: the callee knows them by
//! symbols of its own, and equal numbers by one symbol. Constants are kept while a function has
//! few contexts, texts and truth values longer, since they steer what it does.
//!
//! Source: the Tamer, section 5.2.3 ("push up").

use super::counting::Given;
use super::deep;
use super::env::LARGEST;
use super::state::Term;
use super::symbols::SymView;
use base::{FxHashMap, Name};
use ir::tir::{FuncId, Function};
use types::{
    AbsValue, Class, ClassValue, Constant, Dim, Elements, Elems, Fields, Interval, Matrix, Shape, Sym,
};

/// An argument or result.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    /// Its value.
    pub value: AbsValue,
    /// The value in symbols.
    pub term: Term,
    /// Its value differs from round to round of a loop: its constant of the moment says little.
    pub varies: bool,
}

impl Operand {
    /// A value without term.
    pub fn of(value: AbsValue) -> Operand {
        let term = super::state::constant_dim(&value).map_or(Term::None, Term::Scalar);
        Operand { value, term, varies: false }
    }
}

/// What a function is called with: the identity of a context.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The function.
    pub func: FuncId,
    /// Arguments.
    pub args: Vec<(AbsValue, Term)>,
    /// What further arguments may come after `args`, from a cs-list of unknown length.
    pub rest: Option<AbsValue>,
    /// The symbols of the arguments with their ranges.
    pub syms: Vec<(Sym, Interval)>,
    /// Bound values in front, which `nargin` does not count.
    pub bound: usize,
    /// How many results are asked for; `None` where that depends on the run.
    pub nargout: Option<usize>,
    /// Of a constructor that is called for an object that is there: the object.
    pub making: Option<AbsValue>,
    /// What is known of counters and their arrays among the arguments.
    pub counts: Given,
}

impl Key {
    /// A call with these arguments for so many results, of which nothing else is known.
    pub fn call(func: FuncId, args: Vec<(AbsValue, Term)>, nargout: Option<usize>) -> Key {
        let (rest, making, counts) = (None, None, Given::default());
        Key { func, args, rest, syms: Vec::new(), bound: 0, nargout, making, counts }
    }
}

/// What calls of a context give.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// `None`: as far as is known the call does not come back.
    pub outputs: Option<Vec<(AbsValue, Term)>>,
    /// The ranges of the symbols in the outputs that are not those of the arguments.
    pub syms: Vec<(Sym, Interval)>,
    /// Which arguments surely had one element where the call came back, because it would have failed otherwise.
    pub single: Vec<bool>,
}

impl Results {
    /// The join, widened after some runs; `None` where nothing is new.
    pub fn joined(&self, new: Results, runs: u32, coarse: bool) -> Option<Results> {
        let outputs = new.outputs?;
        let Some(before) = &self.outputs else {
            return Some(Results { outputs: Some(outputs), ..new });
        };
        let mut changed = false;
        let mut joined = Vec::with_capacity(before.len().max(outputs.len()));
        let missing = (AbsValue::undefined(), Term::None);
        for i in 0..before.len().max(outputs.len()) {
            let (a, b) = (before.get(i).unwrap_or(&missing), outputs.get(i).unwrap_or(&missing));
            let grows = !b.0.leq(&a.0) || i >= before.len();
            let value = match runs {
                _ if !grows => a.0.clone(),
                _ if coarse => AbsValue::top().or_undefined(),
                0..=3 => a.0.join(&b.0),
                4..=20 => a.0.widen(&b.0),
                _ => AbsValue::top().or_undefined(),
            };
            let term = if a.1 == b.1 { a.1.clone() } else { Term::None };
            changed |= grows || term != a.1;
            joined.push((value, term));
        }
        let mut syms = self.syms.clone();
        for (s, range) in new.syms {
            match syms.iter_mut().find(|(t, _)| *t == s) {
                Some((_, r)) if range.leq(*r) => {}
                Some((_, r)) => {
                    *r = if runs > 3 { r.widen(range) } else { r.join(range) };
                    changed = true;
                }
                None => syms.push((s, range)),
            }
        }
        let single: Vec<bool> = self.single.iter().zip(&new.single).map(|(a, b)| *a && *b).collect();
        changed |= single != self.single;
        changed.then_some(Results { outputs: Some(joined), syms, single })
    }
}

/// The answer to a call.
pub struct Reply {
    /// What it gives, in the callee's symbols.
    pub results: Results,
    /// The callee's argument symbols and what they mean to the caller.
    pub meaning: Vec<(Sym, Dim)>,
}

/// How general arguments are made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// As they are.
    Exact,
    /// Numbers are not kept, nor those of varying arguments.
    Constants,
    /// Constant extents become symbols, too.
    Extents,
    /// Texts and truth values go as well.
    Classes,
}

/// A canonical key with, for each of its symbols, what it stands for at the call.
pub struct Canonical {
    /// The key.
    pub key: Key,
    /// The caller's expressions behind `key.syms`.
    pub meaning: Vec<Dim>,
}

/// Makes a key.
pub fn canonical(
    view: &SymView<'_>,
    function: &Function,
    func: FuncId,
    args: &[Operand],
    (rest, bound, nargout): (Option<&AbsValue>, usize, Option<usize>),
    level: Level,
) -> Canonical {
    let mut renaming = Renaming { view, by_dim: FxHashMap::default(), syms: Vec::new(), meaning: Vec::new() };
    // What an anonymous function captures may have no value; operands have one.
    let given = |(i, a): (usize, &Operand)| {
        let mut a = a.clone();
        if i >= bound {
            a.value = a.value.defined();
        }
        generalise(a, level)
    };
    let general: Vec<Operand> = args.iter().enumerate().map(given).collect();
    // Plain symbols first: an expression over them can then be said in the callee's symbols.
    for (i, a) in general.iter().enumerate() {
        let name = param_name(function, i);
        renaming.collect(a, name);
    }
    let mut out = Vec::with_capacity(general.len());
    for (i, a) in general.iter().enumerate() {
        let name = param_name(function, i);
        let mut k = 0;
        let value = deep::map_dims(&a.value, &mut |d| {
            k += 1;
            renaming.rename(d, name, k)
        });
        let mut k = 0;
        let mut term = a.term.map(&mut |d| {
            k += 1;
            renaming.rename_value(d, name, if k == 1 { 0 } else { 100 + k })
        });
        if matches!(term, Term::Scalar(Dim::Const(_))) && value.as_number().is_none() {
            term = Term::None;
        }
        out.push((value, term));
    }
    let rest = rest.map(|r| deep::without_syms(r).without_constants());
    let key = Key { rest, syms: renaming.syms, bound, ..Key::call(func, out, nargout) };
    Canonical { key, meaning: renaming.meaning }
}

fn param_name(function: &Function, i: usize) -> &'static str {
    let v = function.params.get(i).copied().or(function.varargin);
    v.and_then(|v| function.vars.get(v)).map_or("x", |v| v.name.as_str())
}

struct Renaming<'a> {
    view: &'a SymView<'a>,
    by_dim: FxHashMap<Dim, Sym>,
    syms: Vec<(Sym, Interval)>,
    meaning: Vec<Dim>,
}

impl Renaming<'_> {
    fn collect(&mut self, a: &Operand, name: &str) {
        let plain = |d: &Dim| match d.as_terms() {
            [(mono, 1)] => matches!(mono.as_slice(), [types::Atom::Sym(_)]),
            _ => false,
        };
        if let Some(d) = a.term.scalar().filter(|d| plain(d)) {
            self.rename_value(d, name, 0);
        }
        let mut k = 0;
        for v in a.value.alternatives().unwrap_or(&[]) {
            for d in v.matrix.shape.dims().unwrap_or(&[]) {
                k += 1;
                if plain(d) {
                    self.rename(d, name, k);
                }
            }
        }
    }

    /// An extent: unknown ones get symbols, too, as the callee will want to speak of them.
    fn rename(&mut self, d: &Dim, name: &str, k: usize) -> Dim {
        match d {
            Dim::Const(_) => d.clone(),
            Dim::Unknown => Dim::Unknown,
            Dim::Poly(_) => self.expression(d).unwrap_or_else(|| self.fresh(d, &format!("{name}_{k}"), true)),
        }
    }

    fn rename_value(&mut self, d: &Dim, name: &str, k: usize) -> Dim {
        let label = if k == 0 { name.to_owned() } else { format!("{name}_{k}") };
        match d {
            Dim::Const(_) => d.clone(),
            Dim::Unknown => Dim::Unknown,
            Dim::Poly(_) => self.expression(d).unwrap_or_else(|| self.fresh(d, &label, false)),
        }
    }

    /// `d` in the callee's symbols, where all its symbols (or itself) have one.
    fn expression(&self, d: &Dim) -> Option<Dim> {
        if let Some(&s) = self.by_dim.get(d) {
            return Some(s.into());
        }
        let unknown = |s: Sym| !self.by_dim.contains_key(&Dim::from(s));
        if deep::dim_mentions(d, &unknown) {
            return None;
        }
        Some(d.substitute(&|s| self.by_dim.get(&Dim::from(s)).map(|&s| s.into())))
    }

    fn fresh(&mut self, d: &Dim, name: &str, extent: bool) -> Dim {
        let range = general_range(self.view.range_of(d));
        let name = Name::new(name);
        let id = self.syms.iter().filter(|(s, _)| s.name == name).count() as u32;
        let nonneg = extent || range.lo >= 0.0;
        let sym = Sym { name, id, nonneg };
        self.by_dim.insert(d.clone(), sym);
        self.syms.push((sym, range));
        self.meaning.push(d.clone());
        sym.into()
    }
}

/// An interval with bounds that many calls share.
fn general_range(r: Interval) -> Interval {
    let lo = if r.lo >= 1.0 {
        1.0
    } else if r.lo >= 0.0 {
        0.0
    } else {
        f64::NEG_INFINITY
    };
    // The landmarks of integers: a million, what 32 bits hold, and what a double counts. Below the second, a product
    // with a usual factor is still below the last, and below the first one with another such number, so arithmetic
    // stays one of integers.
    let landmarks = [1_048_576.0, 2_147_483_648.0, LARGEST];
    let whole = |bound: f64| landmarks.into_iter().find(|&landmark| r.integer && bound <= landmark);
    let hi = if r.hi <= 0.0 {
        0.0
    } else if r.hi <= 1.0 {
        1.0
    } else {
        whole(r.hi).unwrap_or(f64::INFINITY)
    };
    let lo = match whole(-r.lo) {
        Some(landmark) if lo == f64::NEG_INFINITY => -landmark,
        _ => lo,
    };
    Interval { lo, hi, ..r }.normalised()
}

/// An argument as a context keeps it.
fn generalise(a: Operand, level: Level) -> Operand {
    let level = if a.varies { level.max(Level::Constants) } else { level };
    if level == Level::Exact {
        return a;
    }
    let mut value = deep::map(&a.value, &mut |v| general_class(v, level));
    let mut term = a.term;
    if level >= Level::Extents {
        value = deep::map_dims(&value, &mut |d| match d {
            Dim::Const(n) if *n > 1 => Dim::Unknown,
            d => d.clone(),
        });
    }
    if level >= Level::Classes {
        value = deep::without_syms(&value);
        term = Term::None;
    }
    term = term.map(&mut |d| if d.as_const().is_some() { Dim::Unknown } else { d.clone() });
    Operand { value, term, varies: a.varies }
}

/// The argument of a recursive call, beside that of an active call of the function: what is the same in both
/// stays, what differs is given up at once, so that few contexts stand for all depths.
pub fn widened(old: &(AbsValue, Term), new: &Operand) -> Operand {
    let term = if old.1 == new.term { new.term.clone() } else { Term::None };
    // A symbol of the caller says what it did there.
    let symbolic = !matches!(new.term, Term::Scalar(Dim::Const(_)));
    let term = if symbolic { new.term.clone() } else { term };
    Operand { value: widened_value(&old.0, &new.value), term, varies: new.varies }
}

fn widened_value(old: &AbsValue, new: &AbsValue) -> AbsValue {
    new.map(|v| match old.get(v.class).filter(|_| !old.is_any()) {
        Some(old) => widened_class(&old, v),
        None => v.clone(),
    })
}

fn widened_class(old: &ClassValue<Matrix>, new: &ClassValue<Matrix>) -> ClassValue<Matrix> {
    let class = new.class;
    let mut k = 0;
    let mut extent = |new: &Dim| {
        k += 1;
        match new.as_const() {
            Some(n) if n > 1 && old.matrix.shape.dim(k - 1) != *new => Dim::Unknown,
            _ => new.clone(),
        }
    };
    let shape = match (old.matrix.shape.rank(), new.matrix.shape.rank()) {
        (Some(a), Some(b)) if a <= b => new.matrix.shape.map_dims(&mut extent),
        (Some(_), Some(_)) => new.matrix.shape.join(&old.matrix.shape),
        _ => new.matrix.shape.clone(),
    };
    let elems = if new.matrix.elems == old.matrix.elems || !class.is_matrix() {
        new.matrix.elems.clone()
    } else {
        let (was, now) = (old.matrix.range(class), new.matrix.range(class));
        let joined = was.join(now);
        // Integers that a double counts stay so: what a call goes deeper by is often bounded by a condition.
        let most = |bound: f64| {
            if joined.integer && bound <= LARGEST { LARGEST } else { f64::INFINITY }
        };
        let down = if joined.lo >= 0.0 { 0.0 } else { -most(-joined.lo) };
        let lo = if now.lo < was.lo { down } else { joined.lo };
        let hi = if now.hi > was.hi { most(joined.hi) } else { joined.hi };
        let range = Interval { lo, hi, ..joined }.normalised();
        Elems::Range(range.with_neg_zero(true).meet(Interval::of_class(class)))
    };
    let elements = match (&old.elements, &new.elements) {
        (Elements::Fields(a), Elements::Fields(b)) => {
            let list = b.content().list.iter().map(|(name, new)| match a.content().get(*name) {
                Some(old) => (*name, widened_value(old, new)),
                None => (*name, new.clone()),
            });
            Elements::fields(Fields { ordered: b.content().ordered, list: list.collect() })
        }
        (Elements::Tuple(a), Elements::Tuple(b)) if a.content().len() == b.content().len() => {
            let both = a.content().iter().zip(b.content());
            Elements::tuple(both.map(|(old, new)| widened_value(old, new)).collect())
        }
        (a @ (Elements::Tuple(_) | Elements::Each(_)), b @ (Elements::Tuple(_) | Elements::Each(_))) => {
            let (a, b) = (a.gathered(), b.gathered());
            Elements::each(a.join(&widened_value(&a, &b)))
        }
        (_, new) => new.clone(),
    };
    ClassValue { class, matrix: Matrix { shape, elems, ..new.matrix.clone() }, elements }
}

fn general_class(v: &ClassValue<Matrix>, level: Level) -> ClassValue<Matrix> {
    let keeps = matches!(v.class, Class::Char | Class::String | Class::Logical) && level < Level::Classes;
    let constant = v.matrix.as_constant();
    let small = match constant {
        Some(Constant::Text(t)) => t.len() <= 64,
        Some(Constant::Number(_)) => true,
        _ => false,
    };
    if keeps && (constant.is_none() || small) {
        return v.clone();
    }
    let range = general_range(v.matrix.range(v.class));
    // The sign of zeros tells integers apart from doubles, which only matters for scalars.
    let signed = range.neg_zero || !range.integer || v.matrix.shape != Shape::scalar();
    let range = range.with_neg_zero(signed);
    let range = if v.class.is_matrix() { range.meet(Interval::of_class(v.class)) } else { range };
    let matrix = Matrix { elems: Elems::Range(range), ..v.matrix.clone() };
    let elements = match (&v.elements, level) {
        (Elements::Tuple(_), Level::Classes) => Elements::each(v.elements.collected()),
        (e, _) => e.clone(),
    };
    let shape = if level >= Level::Classes { kind_of(&matrix.shape) } else { matrix.shape.clone() };
    ClassValue { class: v.class, matrix: Matrix { shape, ..matrix }, elements }
}

/// The kind of a shape, of which there are few: none, an element, rows and columns, perhaps none, matrices, any array.
fn kind_of(shape: &Shape) -> Shape {
    let none = Shape::empty();
    let [row, column] = [Shape::row(Dim::Unknown), Shape::column(Dim::Unknown)];
    let kinds = [none.clone(), Shape::scalar(), row.join(&none), column.join(&none), Shape::any_matrix()];
    kinds.into_iter().find(|kind| shape.leq(kind)).unwrap_or(Shape::Any)
}

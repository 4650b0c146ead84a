//! Symbols: names for numbers that are not known but stay the same: an extent, an integer scalar.
//!
//! A symbol is born where a statement gives a value (or where paths meet) and stands for the value
//! of that moment. In a loop it stands for the value of the present round: when a round ends, the
//! symbols born in it are forgotten everywhere, so that two rounds never mix. What is known of a
//! symbol is kept in the state, since it is learnt along a path.

use crate::sets::CowMap;
use base::{FxHashMap, Name, entity_impl};
use ir::tir::StmtId;
use types::{Atom, Dim, Interval, Sym, SymFacts};

/// A symbol's place in the tables of its context.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymIdx(u32);
entity_impl!(SymIdx, "sym");

/// Where a symbol is born.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Birth {
    /// With the context: the k-th distinct number among its arguments.
    Argument(u32),
    /// At a statement, for a part of what it makes: the statement, a variable (or a symbol of the
    /// callee) by its number, and which part of it.
    At(StmtId, u32, u32),
}

/// The symbols of a context.
#[derive(Debug, Default)]
pub struct SymTable {
    syms: Vec<(Sym, Option<StmtId>)>,
    by_birth: FxHashMap<Birth, SymIdx>,
    by_sym: FxHashMap<Sym, SymIdx>,
    taken: FxHashMap<Name, u32>,
}

impl SymTable {
    /// The symbol born there; `inside` is the innermost loop around.
    pub fn born(&mut self, birth: Birth, name: Name, nonneg: bool, inside: Option<StmtId>) -> (Sym, SymIdx) {
        if let Some(&i) = self.by_birth.get(&birth) {
            return (self.syms[i.0 as usize].0, i);
        }
        let count = self.taken.entry(name).or_default();
        let sym = Sym { name, id: *count, nonneg };
        *count += 1;
        let i = SymIdx(self.syms.len() as u32);
        self.syms.push((sym, inside));
        self.by_birth.insert(birth, i);
        self.by_sym.insert(sym, i);
        (sym, i)
    }

    /// Takes a symbol from outside (an argument of the entry) in as it is.
    pub fn adopt(&mut self, sym: Sym) -> SymIdx {
        if let Some(&i) = self.by_sym.get(&sym) {
            return i;
        }
        let count = self.taken.entry(sym.name).or_default();
        *count = (*count).max(sym.id + 1);
        let i = SymIdx(self.syms.len() as u32);
        self.syms.push((sym, None));
        self.by_sym.insert(sym, i);
        i
    }

    /// The place of a symbol.
    pub fn index(&self, sym: Sym) -> Option<SymIdx> {
        self.by_sym.get(&sym).copied()
    }

    /// The symbol at a place.
    pub fn sym(&self, i: SymIdx) -> Option<Sym> {
        self.syms.get(i.0 as usize).map(|s| s.0)
    }

    /// The symbols born at statements.
    pub fn births(&self) -> impl Iterator<Item = (StmtId, Sym)> {
        self.by_birth.iter().filter_map(|(birth, i)| match birth {
            Birth::At(s, ..) => Some((*s, self.syms[i.0 as usize].0)),
            Birth::Argument(_) => None,
        })
    }

    /// The innermost loop around the birth of a symbol.
    pub fn loop_of(&self, sym: Sym) -> Option<StmtId> {
        self.index(sym).and_then(|i| self.syms[i.0 as usize].1)
    }
}

/// What is known of a symbol at a point.
#[derive(Clone, PartialEq, Debug)]
pub struct Bounds {
    /// Its values.
    pub range: Interval,
    /// It is not below this.
    pub lo: Option<Dim>,
    /// It is not above this.
    pub hi: Option<Dim>,
}

impl Default for Bounds {
    /// Not born on any path to here.
    fn default() -> Self {
        Bounds { range: Interval::BOTTOM, lo: None, hi: None }
    }
}

impl Bounds {
    /// Only the range is known.
    pub fn of(range: Interval) -> Bounds {
        Bounds { range, lo: None, hi: None }
    }

    /// Whether the symbol is born on some path to here.
    pub fn is_born(&self) -> bool {
        !self.range.is_bottom()
    }
}

/// The symbols with what is known of them in some state.
#[derive(Clone, Copy)]
pub struct SymView<'a> {
    /// The symbols.
    pub table: &'a SymTable,
    /// What is known.
    pub bounds: &'a CowMap<SymIdx, Bounds>,
}

impl SymFacts for SymView<'_> {
    fn range(&self, sym: Sym) -> Interval {
        let all = types::NoFacts.range(sym);
        match self.table.index(sym) {
            Some(i) if self.bounds.get(i).is_born() => self.bounds.get(i).range.meet(all),
            _ => all,
        }
    }

    fn is_positive(&self, d: &Dim) -> bool {
        !d.is_unknown() && self.nonneg(&d.sub(&Dim::ONE))
    }
}

/// How many replacements a proof may chain, and try in all.
const PROOF_DEPTH: u32 = 5;
const PROOF_FUEL: u32 = 60;

impl SymView<'_> {
    /// Whether `d >= 0` is proved: by ranges, or by putting the symbolic bounds of symbols in
    /// their place (`n - i` with `i <= n` becomes `n - n`).
    pub fn nonneg(&self, d: &Dim) -> bool {
        self.prove(d, PROOF_DEPTH, &mut PROOF_FUEL.clone())
    }

    /// Whether `a <= b` is proved.
    pub fn at_most(&self, a: &Dim, b: &Dim) -> bool {
        !a.is_unknown() && !b.is_unknown() && self.nonneg(&b.sub(a))
    }

    fn prove(&self, d: &Dim, depth: u32, fuel: &mut u32) -> bool {
        *fuel = fuel.saturating_sub(1);
        if d.is_unknown() || *fuel == 0 {
            return false;
        }
        if d.bounds(self).lo >= 0.0 {
            return true;
        }
        if depth == 0 {
            return false;
        }
        if let Some(numbers) = d.least_of() {
            return numbers.iter().all(|d| self.prove(d, depth - 1, fuel));
        }
        for (mono, k) in d.as_terms() {
            let [atom] = mono.as_slice() else { continue };
            for (what, by) in self.replacements(atom, *k) {
                let next = d.add(&by.sub(&what).mul(&Dim::Const(*k)));
                if self.prove(&next, depth - 1, fuel) {
                    return true;
                }
            }
        }
        false
    }

    /// What may stand in place of an atom with coefficient `k` so that the sum only falls.
    fn replacements(&self, atom: &Atom, k: i64) -> Vec<(Dim, Dim)> {
        match atom {
            Atom::Sym(s) => {
                let Some(i) = self.table.index(*s) else { return Vec::new() };
                let b = self.bounds.get(i);
                let by = if k < 0 { &b.hi } else { &b.lo };
                by.iter().map(|by| (Dim::from(*s), by.clone())).collect()
            }
            Atom::Max(args) if k > 0 => {
                let whole = args.iter().cloned().reduce(|a, b| a.maximum(&b)).unwrap_or(Dim::Unknown);
                args.iter().map(|a| (whole.clone(), a.clone())).collect()
            }
            Atom::Min(args) if k < 0 => {
                let whole = args.iter().cloned().reduce(|a, b| a.minimum(&b)).unwrap_or(Dim::Unknown);
                args.iter().map(|a| (whole.clone(), a.clone())).collect()
            }
            // floor(d/c) <= d where d is not negative.
            Atom::Floor(inner, c) if k < 0 && inner.bounds(self).lo >= 0.0 => {
                vec![(inner.floor_div(*c), (**inner).clone())]
            }
            _ => Vec::new(),
        }
    }

    /// The integers `d` lies among, symbolic bounds included as far as one step goes.
    pub fn range_of(&self, d: &Dim) -> Interval {
        let mut range = d.bounds(self);
        if range.lo < 0.0 && self.nonneg(d) {
            range = range.meet(Interval::integers(0.0, f64::INFINITY));
        }
        if range.lo < 1.0 && self.nonneg(&d.sub(&Dim::ONE)) {
            range = range.meet(Interval::integers(1.0, f64::INFINITY));
        }
        range
    }
}

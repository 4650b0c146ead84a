//! Subscripts of abstract values: what is known of one, and what is proved of some against an array's shape.

use crate::facts::IndexProof;
use crate::value::state::Term;
use crate::value::symbols::SymView;
use base::FxHashSet;
use types::{AbsValue, Class, Complexity, Dim, Interval, Shape, Truth, shape};

/// One index.
#[derive(Clone, Debug)]
pub enum Index {
    /// `:`
    Colon,
    /// A value, with its term.
    At(AbsValue, Term),
}

/// An access that surely fails, in MATLAB's words.
pub type Fails = String;

impl Index {
    /// A scalar of which nothing is known.
    pub fn any_scalar() -> Index {
        let range = Interval::integers(1.0, f64::INFINITY);
        Index::At(AbsValue::in_range(Class::Double, Shape::scalar(), range), Term::None)
    }

    pub(super) fn is_logical(&self) -> bool {
        matches!(self, Index::At(v, _) if v.unique_class() == Some(Class::Logical))
    }

    /// Whether it may be a mask.
    pub fn may_be_logical(&self) -> bool {
        matches!(self, Index::At(v, _) if v.is_any() || v.classes().contains(Class::Logical))
    }

    /// Whether it is `:`, written or as a text.
    pub fn is_colon(&self) -> bool {
        match self {
            Index::Colon => true,
            Index::At(v, _) => v.as_text() == Some(":"),
        }
    }

    /// Whether it surely names a place, in an array of this shape.
    pub(super) fn names_some(&self, base: &Shape, view: &SymView<'_>) -> bool {
        match self {
            _ if self.is_colon() => base.is_empty(view) == Truth::No,
            Index::Colon => false,
            Index::At(v, _) => !self.may_be_logical() && v.shape().is_empty(view) == Truth::No,
        }
    }

    /// Whether it surely names one place. Of a character of which nothing but a range is known, that it is no `:` is
    /// assumed, and the run makes sure of it; not so where `:` itself is an end of the range: there somebody wrote it.
    pub fn is_scalar(&self, view: &SymView<'_>) -> bool {
        match self {
            Index::Colon => false,
            Index::At(v, _) => {
                v.shape().is_scalar(view) == Truth::Yes
                    && !self.may_be_logical()
                    && !self.may_be_written_colon()
            }
        }
    }

    fn may_be_written_colon(&self) -> bool {
        let colon = f64::from(u32::from(':'));
        let written = |v: &AbsValue| {
            v.get(Class::Char).is_some_and(|c| {
                let range = c.matrix.range(Class::Char);
                range.lo == colon || range.hi == colon
            })
        };
        matches!(self, Index::At(v, _) if !v.is_any() && v.classes().contains(Class::Char) && written(v))
    }

    /// Whether it surely names no place twice.
    pub(super) fn names_once(&self, view: &SymView<'_>) -> bool {
        let distinct = |list: Vec<f64>| {
            let places: FxHashSet<u64> = list.iter().map(|x| x.to_bits()).collect();
            places.len() == list.len()
        };
        self.is_colon() || self.is_scalar(view) || self.constant().is_some_and(distinct)
    }

    /// As far as shapes are concerned; `None` where it may be a mask or positions.
    pub(super) fn shape(&self) -> Option<shape::Index> {
        match self {
            _ if self.is_colon() => Some(shape::Index::Colon),
            Index::Colon => Some(shape::Index::Colon),
            Index::At(v, _) if self.is_logical() => Some(shape::Index::Mask(v.shape())),
            Index::At(..) if self.may_be_logical() || self.may_be_written_colon() => None,
            Index::At(v, _) => Some(shape::Index::Positions(v.shape())),
        }
    }

    /// The greatest position, where it has an expression; at most `extent` where there is none.
    pub(super) fn reach(&self, extent: &Dim, view: &SymView<'_>) -> Dim {
        match self {
            Index::Colon => Dim::Unknown,
            Index::At(_, Term::Scalar(d)) => d.clone(),
            // `lo:hi` without elements ends below `lo`.
            Index::At(v, Term::Span(s))
                if s.reached
                    && (v.shape().is_empty(view) == Truth::No
                        || view.at_most(&s.lo, &extent.add(&Dim::ONE))) =>
            {
                s.hi.clone()
            }
            Index::At(v, Term::Vector(list)) if v.shape().is_empty(view) == Truth::No => {
                list.iter().cloned().reduce(|a, b| a.maximum(&b)).unwrap_or(Dim::Unknown)
            }
            Index::At(..) => Dim::Unknown,
        }
    }

    /// The positions as numbers, from 1.
    pub(super) fn constant(&self) -> Option<Vec<f64>> {
        match self {
            Index::Colon => None,
            Index::At(v, _) => match v.as_constant()? {
                (Class::Logical | Class::Char | Class::String, _) => None,
                (class, c) => c.numbers(class),
            },
        }
    }

    /// The last place that a mask names, from 1, where its elements are known.
    pub(super) fn last_true(&self) -> Option<i64> {
        let Index::At(v, _) = self else { return None };
        let (Class::Logical, c) = v.as_constant()? else { return None };
        let last = c.numbers(Class::Logical)?.iter().rposition(|x| *x != 0.0)?;
        Some(last as i64 + 1)
    }

    /// What is proved of it against an extent.
    pub(in crate::value) fn proof(&self, extent: &Dim, view: &SymView<'_>) -> IndexProof {
        let Index::At(value, term) = self else { return IndexProof { positive: true, in_bounds: true } };
        if self.is_colon() {
            return IndexProof { positive: true, in_bounds: true };
        }
        if self.is_logical() {
            let count = value.shape().numel();
            return IndexProof { positive: true, in_bounds: view.at_most(&count, extent) };
        }
        let numeric = value.alternatives().is_some_and(|l| {
            l.iter().all(|v| v.class.is_numeric() && v.matrix.complexity == Complexity::Real)
        });
        let range = value.range();
        if !numeric || !range.integer || range.nan || self.may_be_written_colon() {
            return IndexProof::default();
        }
        // No element, no wrong element.
        if value.shape().is_empty(view) == Truth::Yes {
            return IndexProof { positive: true, in_bounds: true };
        }
        let (lo, hi) = match term {
            Term::Scalar(d) => (Some(d.clone()), Some(d.clone())),
            Term::Span(s) => (Some(s.lo.clone()), Some(s.hi.clone())),
            _ => (None, None),
        };
        let known =
            |d: &Option<Dim>, f: &dyn Fn(&Dim) -> bool| d.as_ref().is_some_and(|d| !d.is_unknown() && f(d));
        let positive = range.lo >= 1.0 || known(&lo, &|d| view.at_most(&Dim::ONE, d));
        let in_bounds = known(&hi, &|d| view.at_most(d, extent))
            || (!extent.is_unknown() && range.hi <= extent.bounds(view).lo);
        IndexProof { positive, in_bounds: positive && in_bounds }
    }
}

/// What is proved of indices into an array of this shape.
pub fn proof(view: &SymView<'_>, base: &Shape, indices: &[Index]) -> IndexProof {
    let mut all = IndexProof { positive: true, in_bounds: true };
    for (k, index) in indices.iter().enumerate() {
        let one = index.proof(&extent(base, k, indices.len()), view);
        all.positive &= one.positive;
        all.in_bounds &= one.in_bounds;
    }
    all
}

/// Whether an assignment with a colon may make elements of `[]`: its extent is then that of the source. It does
/// not where another index names an element that is there.
pub fn may_fill(view: &SymView<'_>, base: &Shape, indices: &[Index]) -> bool {
    let named = |(k, index): (usize, &Index)| match index {
        Index::At(value, _) if !index.may_be_logical() && !index.is_colon() => {
            value.shape().is_empty(view) == Truth::No
                && index.proof(&extent(base, k, indices.len()), view).in_bounds
        }
        _ => false,
    };
    indices.iter().any(Index::is_colon)
        && base.is_0x0(view) != Truth::No
        && !indices.iter().enumerate().any(named)
}

/// The extent that index `k` of `n` runs over.
pub fn extent(base: &Shape, k: usize, n: usize) -> Dim {
    let Some(rank) = base.rank() else { return Dim::Unknown };
    if k + 1 < n { base.dim(k) } else { (k..rank.max(k + 1)).fold(Dim::ONE, |p, j| p.mul(&base.dim(j))) }
}

//! The shape of an array after an assignment to elements that may lie outside of it.

use super::index::{Index, extent};
use crate::facts::IndexProof;
use crate::value::symbols::SymView;
use types::{Dim, Shape, Truth, shape};

/// What is known of the place that the only subscript of an assignment names, beside its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Near {
    /// It is the one behind the last element.
    Next,
    /// It is that one, or there is an element.
    Adjoins,
    /// So many steps from here on lead to what is there.
    Within(usize),
    /// Nothing.
    Anywhere,
}

impl Near {
    /// Whether the step that comes surely leads to what is there.
    pub fn is_there(self) -> bool {
        matches!(self, Near::Within(_))
    }

    /// What is known behind that step.
    pub fn behind(self) -> Near {
        match self {
            Near::Within(n) if n > 1 => Near::Within(n - 1),
            _ => Near::Anywhere,
        }
    }

    /// What is known of subscripts of which `proof` is proved otherwise.
    pub(super) fn and(self, proof: IndexProof) -> IndexProof {
        IndexProof { in_bounds: proof.in_bounds || self.is_there(), ..proof }
    }
}

/// The shape after the assignment.
pub(super) fn grown(
    view: &SymView<'_>,
    base: &Shape,
    indices: &[Index],
    src: &Shape,
    proof: IndexProof,
    near: Near,
) -> Shape {
    let blank = base.is_0x0(view);
    let colons = indices.iter().any(Index::is_colon);
    if proof.in_bounds && (!colons || base.is_empty(view) == Truth::No) {
        return base.clone();
    }
    match indices {
        [i] if i.is_colon() => match blank {
            Truth::Yes if src.is_scalar(view) == Truth::No => src.clone(),
            Truth::No => base.clone(),
            _ => base.join(src),
        },
        [i] if i.may_be_logical() => match i {
            Index::At(v, _) if i.is_logical() => {
                let reach = v.shape().numel();
                if view.at_most(&reach, &base.numel()) {
                    base.clone()
                } else {
                    shape::grow_linear(view, base, &Dim::Unknown)
                }
            }
            _ => shape::grow_linear(view, base, &Dim::Unknown),
        },
        [i] => {
            let reach = i.reach(&base.numel(), view);
            let next = reach.is_unknown() && near == Near::Next;
            shape::grow_linear(view, base, &if next { base.numel().add(&Dim::ONE) } else { reach })
        }
        // The last index may reach over several dimensions.
        many if base.rank().is_none_or(|r| r > many.len()) => {
            if proof.in_bounds && !colons {
                base.clone()
            } else {
                Shape::Any
            }
        }
        many => {
            // A colon of an empty extent takes the source's.
            if colons && base.is_empty(view) != Truth::No {
                return grown_with_colons(view, base, many, src);
            }
            let reach = |(k, i): (usize, &Index)| {
                let d = extent(base, k, many.len());
                if i.is_colon() || i.proof(&d, view).in_bounds { d } else { i.reach(&d, view) }
            };
            shape::grow(view, base, &many.iter().enumerate().map(reach).collect::<Vec<_>>())
        }
    }
}

fn grown_with_colons(view: &SymView<'_>, base: &Shape, indices: &[Index], src: &Shape) -> Shape {
    let n = indices.len();
    let blank = base.is_0x0(view) == Truth::Yes;
    let scalar = src.is_scalar(view);
    // The source's extents go to the colons in order, ones to the scalar indices.
    let mut of_src = (0..src.rank().unwrap_or(0)).map(|k| src.dim(k)).filter(|d| d.as_const() != Some(1));
    let places = indices.iter().filter(|i| !i.is_scalar(view)).count();
    let fits = src.dims().is_some_and(|d| d.iter().filter(|d| d.as_const() != Some(1)).count() == places);
    let dims = indices.iter().enumerate().map(|(k, i)| {
        let old = extent(base, k, n);
        if i.is_colon() {
            match (blank, scalar) {
                (true, Truth::Yes) => Dim::ONE,
                (true, _) if fits => of_src.next().unwrap_or(Dim::ONE),
                (true, _) => Dim::Unknown,
                _ if old.as_const().is_some_and(|d| d > 0) => old,
                _ => Dim::Unknown,
            }
        } else {
            if !i.is_scalar(view) && fits {
                of_src.next();
            }
            let reach = i.reach(&old, view);
            if blank && reach.bounds(view).lo >= 0.0 { reach } else { old.maximum(&reach) }
        }
    });
    Shape::new(dims)
}

/// Whether growth leaves no gap: the one index is the place after the last, or the array is a
/// blank and all indices are 1.
pub(super) fn adjoins(view: &SymView<'_>, base: &Shape, indices: &[Index]) -> bool {
    match indices {
        [i] => {
            let next = base.numel().add(&Dim::ONE);
            i.is_scalar(view) && view.at_most(&i.reach(&next, view), &next)
        }
        // `x(:,end+1) = v` fills the whole new slice.
        many => {
            let fresh = many
                .iter()
                .enumerate()
                .filter(|(k, i)| !i.is_colon() && !i.proof(&extent(base, *k, many.len()), view).in_bounds);
            let fresh: Vec<_> = fresh.collect();
            match fresh.as_slice() {
                [(k, i)] => {
                    // Pages of an empty array hold nothing: those before the new one are filled, too.
                    let pages = *k >= base.rank().unwrap_or(2) && base.is_empty(view) != Truth::No;
                    let next = if pages { Dim::ONE } else { extent(base, *k, many.len()).add(&Dim::ONE) };
                    let others = many.iter().enumerate().all(|(j, o)| j == *k || o.is_colon());
                    others && i.is_scalar(view) && view.at_most(&i.reach(&next, view), &next)
                }
                _ => false,
            }
        }
    }
}

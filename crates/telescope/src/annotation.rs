//! What the library writer says of arguments, as level zero: `A: double(n,n), v: double(n,1) | double(1,n)`.
//!
//! The notation is that of types; `|` separates what may be. Classes are for the variants, not for sizes.

use crate::clause::{Clause, Extent, Kinds, ONE, Var};
use types::{AbsValue, Dim, Sym};

/// The sizes that an argument may have, each as abstract value, by its place.
pub type Said = Vec<(usize, Vec<AbsValue>)>;

/// Level zero: one clause for each combination.
pub fn clauses(said: &Said, params: &[Var]) -> Vec<Clause> {
    let mut syms: Vec<Sym> = Vec::new();
    let mut made = vec![Clause::default()];
    for (k, values) in said {
        let Some(var) = params.get(*k) else { continue };
        let mut next = Vec::new();
        for value in values {
            for (kinds, size) in sizes(value, &mut syms) {
                next.extend(made.iter().map(|c| c.clone().with(*var, kinds, size)));
            }
        }
        made = next;
    }
    made
}

/// `double(n,n)` is a matrix, `double(n,1)` a column: an extent that has a name is not meant to be 1.
fn sizes(value: &AbsValue, syms: &mut Vec<Sym>) -> Vec<(Kinds, Option<(Extent, Extent)>)> {
    let Some(list) = value.alternatives() else { return vec![(Kinds::ANY, None)] };
    let mut found = Vec::new();
    for v in list {
        let size = match v.matrix.shape.dims() {
            Some([rows, columns]) => {
                let base = 1000 + 2 * found.len() as u16;
                (extent(rows, syms, base), extent(columns, syms, base + 1))
            }
            _ => {
                found.push((Kinds::ANY, None));
                continue;
            }
        };
        let kinds = match size {
            (ONE, ONE) => Kinds::SCALAR,
            (ONE, _) => Kinds::ROW,
            (_, ONE) => Kinds::COLUMN,
            _ => Kinds::MATRIX,
        };
        found.push((kinds, Some(size)));
    }
    found
}

fn extent(dim: &Dim, syms: &mut Vec<Sym>, hole: u16) -> Extent {
    if let Some(n) = dim.as_const() {
        return Extent::Number(u64::try_from(n).unwrap_or(0));
    }
    let mut own = Vec::new();
    dim.for_each_sym(&mut |s| own.push(s));
    match own.as_slice() {
        [sym] if *dim == Dim::named(sym.name.as_str()) => {
            let at = syms.iter().position(|s| s == sym).unwrap_or_else(|| {
                syms.push(*sym);
                syms.len() - 1
            });
            Extent::Hole(at as u16)
        }
        _ => Extent::Hole(hole),
    }
}

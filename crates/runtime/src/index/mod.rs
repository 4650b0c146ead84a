//! Indexing: `x(i,j)`, `x(i,j) = v`, `x(i) = []`, `c{i}`, `s.f`, for every class of array.
//!
//! Invariants: subscripts arrive as values and are checked here; a chars `:` stands for a whole
//! dimension; results have MATLAB's shapes, failures MATLAB's texts. A target is changed in place
//! where nobody shares it, and is left as it was where an operation fails.
//! What is not here: calling function handles, objects with `subsref`, map and dictionary look-up
//! (those are calls), and numbers of values on the two sides of an assignment (the engine's).

mod access;
mod delete;
mod get;
mod insert;
mod set;
mod subscript;
mod thin;

pub use access::{
    cell_at, cell_get, cell_slot, element_at, element_slot, field_at, field_get, field_slot, remove_fields,
};
pub use delete::delete;
pub(crate) use delete::{delete_neighbours, delete_one};
pub(crate) use get::sparse_again;
pub use get::{addresses, full_value, gather, get};
pub use insert::insert;
pub(crate) use insert::insert_one;
pub use set::set;
pub use subscript::{Places, Subscript, end_value, parse};

use crate::array::Dims;
use crate::error::Error;

/// The linear address, in an array of extents `to`, of the element at address `e` in an array of
/// extents `from`; every extent of `to` is at least that of `from`.
pub(crate) fn relocate(e: usize, from: &Dims, to: &Dims) -> usize {
    let mut rest = e;
    let mut address = 0;
    let mut stride = 1;
    for d in 0..from.rank().max(to.rank()) {
        let n = from.extent(d).max(1);
        address += (rest % n) * stride;
        rest /= n;
        stride *= to.extent(d);
    }
    address
}

/// Gives a matrix of extents `from` more rows, and as many elements as there are then; the new ones are `fill`.
/// Columns move, the last one first, to where nothing but `fill` is by then; no element is copied.
pub(crate) fn make_room<T: Clone>(
    data: &mut Vec<T>,
    from: &Dims,
    rows: usize,
    numel: usize,
    fill: T,
) -> Result<(), Error> {
    crate::array::reserve(data, numel.saturating_sub(data.len()))?;
    data.resize(numel, fill);
    let before = from.rows();
    for column in (1..from.cols()).rev() {
        for row in (0..before).rev() {
            data.swap(column * before + row, column * rows + row);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;

//! The kernels of builtins, one file per area. Each file declares its table with `kernels!`;
//! [`TABLES`] lists them.

pub mod args;
mod bessel;
pub mod brief;
mod brief_numbers;
pub mod brief_several;
mod cells;
mod clock;
mod compress;
mod convert;
mod convolve;
mod create;
mod dates;
mod delimited;
mod dictionaries;
mod eigen;
mod encode;
mod expressions;
mod extra;
mod fields;
mod file_bits;
mod files;
mod find;
mod folders;
mod fourier;
pub mod generic;
mod internal;
mod json;
mod linear;
mod map_objects;
mod maps;
mod minmax;
mod must_be;
mod predicates;
mod primes;
mod print;
mod radix;
mod raise;
mod reduce;
mod regexp;
mod scanf;
mod search;
mod sets;
mod shape;
mod signal;
mod sort;
mod special;
mod strings;
mod text_parts;
mod texts;
mod textscan;
mod validate;

pub use cells::{ONLY_OF_CELLFUN, option_of_each};
pub use create::whole_random;
pub(crate) use delimited::{ascii_matrix, parse_matrix};
pub(crate) use dictionaries::{enter as enter_dictionary, filled as filled_dictionary};
pub(crate) use files::{
    from_bytes as numbers_from_bytes, path as file_path, readable as file_to_read, width as number_width,
};
pub use folders::delete_files;
pub(crate) use map_objects::{
    get as map_get, has_number, number_entry, set as map_set, set_number, set_text, text_entry,
};
pub use map_objects::{merged as merged_maps, release_maps};
pub(crate) use maps::map_kernel;
pub(crate) use shape::permute_value;
pub use shape::reshape_value;
pub use strings::KEYWORDS;

use crate::kernel::Row;
use crate::value::Value;

/// The bytes of the elements of a matrix of numbers, lowest byte first.
pub(crate) fn numbers_to_bytes(value: &Value) -> Vec<u8> {
    files::to_bytes(value, false)
}

/// All tables. No symbol stands in two of them.
pub(crate) const TABLES: &[&[Row]] = &[
    cells::KERNELS,
    convert::KERNELS,
    convolve::KERNELS,
    json::KERNELS,
    scanf::KERNELS,
    regexp::KERNELS,
    clock::KERNELS,
    compress::KERNELS,
    dates::KERNELS,
    create::KERNELS,
    delimited::KERNELS,
    dictionaries::KERNELS,
    eigen::KERNELS,
    encode::KERNELS,
    expressions::KERNELS,
    extra::KERNELS,
    fields::KERNELS,
    files::KERNELS,
    find::KERNELS,
    folders::KERNELS,
    fourier::KERNELS,
    internal::KERNELS,
    linear::KERNELS,
    signal::KERNELS,
    map_objects::KERNELS,
    maps::KERNELS,
    primes::KERNELS,
    minmax::KERNELS,
    must_be::KERNELS,
    predicates::KERNELS,
    print::KERNELS,
    raise::KERNELS,
    reduce::KERNELS,
    search::KERNELS,
    sets::KERNELS,
    shape::KERNELS,
    sort::KERNELS,
    special::KERNELS,
    strings::KERNELS,
    text_parts::KERNELS,
    textscan::KERNELS,
    validate::KERNELS,
];

#[cfg(test)]
mod tests {
    use super::TABLES;

    #[test]
    fn symbols_are_unique() {
        let mut seen = std::collections::BTreeSet::new();
        let twice: Vec<&str> =
            TABLES.iter().flat_map(|t| t.iter()).map(|row| row.symbol).filter(|n| !seen.insert(*n)).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}

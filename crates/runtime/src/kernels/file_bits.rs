//! Numbers of some bits in binary files, the precisions `bitN` and `ubitN` of `fread` and `fwrite`.
//!
//! In little-endian files the first number has the lowest bits of the first byte, in big-endian ones the highest. Each
//! call begins at a byte: bits that a call leaves over are passed.
//! Source: MATLAB documentation, "fread", "fwrite".

use types::Class;

/// The smallest class that holds such numbers.
pub(super) fn class_of(bits: usize, signed: bool) -> Class {
    match (bits, signed) {
        (..=8, true) => Class::Int8,
        (..=16, true) => Class::Int16,
        (..=32, true) => Class::Int32,
        (_, true) => Class::Int64,
        (..=8, false) => Class::UInt8,
        (..=16, false) => Class::UInt16,
        (..=32, false) => Class::UInt32,
        (_, false) => Class::UInt64,
    }
}

/// The numbers in whole bytes; a rest that is no whole number is left out.
pub(super) fn unpacked(bytes: &[u8], bits: usize, signed: bool, big: bool) -> Vec<f64> {
    let bit = |at: usize| {
        let place = if big { 7 - at % 8 } else { at % 8 };
        u64::from(bytes[at / 8] >> place & 1)
    };
    (0..bytes.len() * 8 / bits)
        .map(|k| {
            let places = (0..bits).map(|b| (bit(k * bits + b), if big { bits - 1 - b } else { b }));
            let word: u64 = places.map(|(bit, place)| bit << place).sum();
            match signed {
                true => (((word << (64 - bits)) as i64) >> (64 - bits)) as f64,
                false => word as f64,
            }
        })
        .collect()
}

/// The bytes of numbers, the last one filled up with zeros; what does not fit is the nearest number that does.
pub(super) fn packed(numbers: &[f64], bits: usize, signed: bool, big: bool) -> Vec<u8> {
    let mut out = vec![0u8; (numbers.len() * bits).div_ceil(8)];
    for (k, &x) in numbers.iter().enumerate() {
        let top = 2f64.powi(bits as i32 - i32::from(signed));
        let low = if signed { -top } else { 0.0 };
        let x = if x >= top { (top - 1.0) as i128 } else { x.max(low) as i128 };
        for b in 0..bits {
            let place = if big { bits - 1 - b } else { b };
            let at = k * bits + b;
            let bit = (x >> place & 1) as u8;
            out[at / 8] |= bit << if big { 7 - at % 8 } else { at % 8 };
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_back() {
        assert_eq!(unpacked(&[0x21, 0x43], 4, false, false), [1.0, 2.0, 3.0, 4.0]);
        assert_eq!(unpacked(&[0x21, 0x43], 4, false, true), [2.0, 1.0, 4.0, 3.0]);
        assert_eq!(packed(&[1.0, 2.0, 99.0], 4, false, false), [0x21, 0x0f]);
        let numbers = [-4.0, 3.0, 0.0, -1.0, 2.0];
        for big in [false, true] {
            assert_eq!(unpacked(&packed(&numbers, 3, true, big), 3, true, big)[..5], numbers);
        }
        assert_eq!(unpacked(&packed(&[-1.0], 64, true, false), 64, true, false), [-1.0]);
    }
}

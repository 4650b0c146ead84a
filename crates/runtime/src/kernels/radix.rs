//! Stable order of real numbers with their places, in linear time: least significant digit first,
//! 11 bits a digit; digits that all keys share cost nothing. What it does not do: move values, or
//! order anything but keys of 64 bits.
//! Source: Knuth, The Art of Computer Programming 3, 5.2.5.

/// A key, and the place it came from.
pub type Keyed = (u64, u32);

const BITS: usize = 11;
const DIGITS: usize = 64usize.div_ceil(BITS);
const BUCKETS: usize = 1 << BITS;
/// Below, comparing is faster than counting.
const FEW: usize = 1024;

/// Sorts by key; equal keys keep their order.
pub fn sort(items: &mut Vec<Keyed>) {
    if items.len() < FEW || items.is_sorted_by_key(|k| k.0) {
        return items.sort_by_key(|k| k.0);
    }
    let counts = count(items);
    let mut other: Vec<Keyed> = vec![(0, 0); items.len()];
    for (digit, counts) in counts.iter().enumerate() {
        if counts.iter().any(|&c| c as usize == items.len()) {
            continue;
        }
        let mut next = [0u32; BUCKETS];
        let mut sum = 0;
        for (place, &c) in next.iter_mut().zip(counts.iter()) {
            *place = sum;
            sum += c;
        }
        for item in items.iter() {
            let place = &mut next[digit_of(item.0, digit)];
            other[*place as usize] = *item;
            *place += 1;
        }
        std::mem::swap(items, &mut other);
    }
}

fn digit_of(key: u64, digit: usize) -> usize {
    (key >> (digit * BITS)) as usize % BUCKETS
}

/// How often each value of each digit occurs.
fn count(items: &[Keyed]) -> Vec<Vec<u32>> {
    let mut counts = vec![vec![0u32; BUCKETS]; DIGITS];
    for (key, _) in items {
        for (digit, counts) in counts.iter_mut().enumerate() {
            counts[digit_of(*key, digit)] += 1;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn like_a_stable_sort(seed in prop::collection::vec(any::<u64>(), 1..40), n in 0usize..5000, few in any::<bool>()) {
            let key = |i: usize| if few { seed[i % seed.len()] % 7 } else { seed[i % seed.len()].rotate_left(i as u32) };
            let mut items: Vec<Keyed> = (0..n).map(|i| (key(i), i as u32)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|k| k.0);
            sort(&mut items);
            prop_assert_eq!(items, expected);
        }
    }
}

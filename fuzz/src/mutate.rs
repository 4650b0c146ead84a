//! Mutations of programs as lists of lines. They are tried half of the time; else libFuzzer's own
//! are, which know of bytes and of the dictionary.
//!
//! Invariant: the result fits the room that libFuzzer gives.

/// Numbers at which programs of arrays turn.
const NUMBERS: [&str; 16] =
    ["0", "-1", "1", "2", "[]", "NaN", "Inf", "1i", "1e10", "2^53", "0.5", "end", ":", "'a'", "int8(127)", "{}"];

/// A small generator of numbers (xorshift64*), since a mutation must follow from its seed.
pub struct Dice(u64);

impl Dice {
    /// The generator of a seed.
    pub fn new(seed: u32) -> Dice {
        Dice(u64::from(seed) << 1 | 1)
    }

    /// A number below `n`, 0 where `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let x = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        if n == 0 { 0 } else { x as usize % n }
    }
}

/// Changes a program in one place; its new length.
pub fn mutate(data: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    let mut dice = Dice::new(seed);
    if size == 0 || dice.below(2) == 0 {
        return libfuzzer_sys::fuzzer_mutate(data, size, most);
    }
    let text = data[..size].to_vec();
    let changed = match dice.below(6) {
        0 | 1 => change_word(&text, &mut dice),
        2 => change_number(&text, &mut dice),
        _ => change_lines(&text, &mut dice),
    };
    put(data, most, &changed)
}

/// Some lines of one program between the lines of another; the length of what comes out.
pub fn splice(a: &[u8], b: &[u8], out: &mut [u8], seed: u32) -> usize {
    let mut dice = Dice::new(seed);
    let (mine, theirs) = (lines(a), lines(b));
    let from = dice.below(theirs.len());
    let count = 1 + dice.below((theirs.len() - from).min(12));
    let at = dice.below(mine.len() + 1);
    let skipped = if dice.below(3) == 0 { 1 + dice.below(3) } else { 0 };
    let taken = theirs.iter().skip(from).take(count);
    let spliced: Vec<u8> =
        mine[..at].iter().chain(taken).chain(mine.iter().skip(at + skipped)).copied().flatten().copied().collect();
    let most = out.len();
    put(out, most, &spliced)
}

fn put(data: &mut [u8], most: usize, text: &[u8]) -> usize {
    let size = text.len().min(most).min(data.len());
    data[..size].copy_from_slice(&text[..size]);
    size
}

/// The lines with their ends; statements on one line are lines too.
fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&c| c == b'\n').collect()
}

/// A line goes, comes twice, or changes places.
fn change_lines(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut all = lines(text);
    let (i, j) = (dice.below(all.len()), dice.below(all.len()));
    match dice.below(3) {
        0 => drop(all.remove(i)),
        1 => all.insert(j, all[i]),
        _ => all.swap(i, j),
    }
    all.concat()
}

/// The places of words for which `is` holds.
fn words(text: &[u8], is: fn(u8) -> bool) -> Vec<(usize, usize)> {
    let part = |c: u8| c.is_ascii_alphanumeric() || c == b'_' || c == b'.';
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let length = text[at..].iter().take_while(|&&c| part(c)).count();
        if length > 0 && is(text[at]) {
            found.push((at, at + length));
        }
        at += length.max(1);
    }
    found
}

/// A word of the program takes the place of another.
fn change_word(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let found = words(text, |c| c.is_ascii_alphabetic());
    if found.is_empty() {
        return text.to_vec();
    }
    let (to, from) = (found[dice.below(found.len())], found[dice.below(found.len())]);
    [&text[..to.0], &text[from.0..from.1], &text[to.1..]].concat()
}

/// A number becomes one at which things turn.
fn change_number(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let found = words(text, |c| c.is_ascii_digit());
    if found.is_empty() {
        return text.to_vec();
    }
    let (start, end) = found[dice.below(found.len())];
    [&text[..start], NUMBERS[dice.below(NUMBERS.len())].as_bytes(), &text[end..]].concat()
}

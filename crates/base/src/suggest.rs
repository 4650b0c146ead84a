//! The nearest name to a misspelt one, for "did you mean".

/// The candidate nearest to `word` by edit distance, when it is near enough to be a likely slip:
/// at most a third of the word's length, ignoring case at no cost. Of several the first.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = word.chars().count() / 3;
    candidates
        .into_iter()
        .filter(|c| c.len().abs_diff(word.len()) <= limit)
        .map(|c| (distance(word, c), c))
        .filter(|&(d, c)| d <= limit && c != word)
        .min_by_key(|&(d, _)| d)
        .map(|(_, c)| c)
}

/// Restricted Damerau-Levenshtein distance (insert, delete, replace, swap of neighbours), ASCII
/// case ignored.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().map(|c| c.to_ascii_lowercase()).collect();
    let b: Vec<char> = b.chars().map(|c| c.to_ascii_lowercase()).collect();
    let mut before: Vec<usize> = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replace = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replace.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_slips_and_leaves_strangers() {
        assert_eq!(nearest("fprinft", ["printf", "fprintf", "sprintf"]), Some("fprintf"));
        assert_eq!(nearest("Zeros", ["zeros", "ones"]), Some("zeros"));
        assert_eq!(nearest("X", ["y", "x"]), Some("x"));
        assert_eq!(nearest("x", ["y", "s"]), None);
        assert_eq!(nearest("qwerty", ["zeros", "ones"]), None);
    }
}

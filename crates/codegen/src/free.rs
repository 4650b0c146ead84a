//! The names that printers try for a name that is taken: with one line below behind it, then with numbers.

/// The first of the names for `clean`, an identifier of the language, that `take` can have.
pub fn first_free(clean: String, mut take: impl FnMut(&str) -> bool) -> String {
    let mut candidate = clean.clone();
    let mut k = 1;
    while !take(&candidate) {
        k += 1;
        candidate = match k {
            2 => format!("{clean}_"),
            _ => format!("{clean}_{}", k - 1),
        };
    }
    candidate
}

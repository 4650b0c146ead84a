//! Names of locals, functions and globals: MATLAB's own, made unique. What other languages make of them
//! is for their printers.

use base::FxHashMap;

/// The names given so far.
#[derive(Default)]
pub struct Names(FxHashMap<String, u32>);

impl Names {
    /// A name that has not been given.
    pub fn unique(&mut self, name: &str) -> String {
        let mut candidate = name.to_owned();
        loop {
            let n = self.0.entry(candidate.clone()).or_insert(0);
            *n += 1;
            if *n == 1 {
                return candidate;
            }
            candidate = format!("{name}_{n}");
        }
    }
}

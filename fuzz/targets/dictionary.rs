//! Prints a dictionary for libFuzzer: MATLAB's keywords, and the names of all builtins as the registry
//! has them. Not a fuzz target.

use std::collections::BTreeSet;

fn main() {
    let names: BTreeSet<&str> = builtins::names().map(|n| n.as_str()).chain(runtime::KEYWORDS).collect();
    for name in names {
        println!("\"{name}\"");
    }
}

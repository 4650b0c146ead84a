//! What installers and shells want to know: completions, manual pages, and all of the version.

use crate::{Cli, print};
use clap::CommandFactory;
use std::path::Path;

/// Prints the completions for a shell; the exit code.
pub(crate) fn completions(shell: clap_complete::Shell) -> u8 {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "tame", &mut text);
    print(&String::from_utf8_lossy(&text))
}

/// Writes a manual page for each command to a folder; the exit code.
pub(crate) fn manual(folder: &Path) -> u8 {
    match clap_mangen::generate_to(Cli::command(), folder) {
        Ok(()) => 0,
        Err(e) => {
            eprintln!("error: cannot write to {}: {e}", folder.display());
            1
        }
    }
}

/// Whether the command line is `--version --verbose`, in either order and short or long.
pub(crate) fn asks_about() -> bool {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    args.sort();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["-Vv" | "-vV"] => true,
        [a, b] => {
            let is = |x: &str, long: &str, short: &str| x == long || x == short;
            let asks = |a, b| is(a, "--version", "-V") && is(b, "--verbose", "-v");
            asks(a, b) || asks(b, a)
        }
        _ => false,
    }
}

//! `cargo xtask shapes`: a table like MAGICA's table 2 for our versions of its programs, twice: as their drivers call
//! them, and entered with symbolic arguments. It is the page `docs/shapes.md`; `--write` writes it.
//!
//! The time is that of the whole command, the best of five. With `--no-build`, `$TAME` may name another executable.

use crate::bench::tame_executable;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// The arguments of the command.
pub const USAGE: &str = "[--write] [--no-build]";

const COUNT: &str = "double(1,1) in [2,100000] int";

/// Folder, file of the entry, what it is entered with (`#` is a count of 2 or more, `.` a number), and the paper's
/// explicit percentage and share of symbolic shapes that are copies.
const PROGRAMS: &[(&str, &str, &str, Option<(f64, f64)>)] = &[
    ("adpt", "adpt.m", ". . . .", Some((43.09, 63.55))),
    ("capr", "capr.m", ". . . . # . .", Some((30.60, 60.87))),
    ("clos", "clos.m", "#", Some((100.0, 0.0))),
    ("crni", "crni.m", ". . . . . # #", Some((100.0, 0.0))),
    ("diff", "slits.m", ". . . . # double(1,n)", Some((91.30, 62.50))),
    ("dich", "dich.m", ". . . . .", Some((100.0, 0.0))),
    ("edit", "editdist.m", "char(1,n) char(1,m)", Some((28.92, 62.71))),
    ("fdtd", "fdtd.m", ". . . # # # . #", Some((100.0, 0.0))),
    ("fft", "radix2.m", "double(1,m) # logical(1,1)", None),
    ("fiff", "fiff.m", ". . . # #", Some((100.0, 0.0))),
    ("mbrt", "mbrt.m", "# #", None),
    ("nb1d", "nb1d.m", "# . #", Some((10.43, 64.38))),
    ("nb3d", "nb3d.m", "# . #", Some((16.10, 37.37))),
];

/// What `tame analyze --shapes` says in its last line.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    shapes: usize,
    scalar: usize,
    other: usize,
    symbolic: usize,
    copies: usize,
}

impl Counts {
    fn explicit(&self) -> f64 {
        share(self.scalar + self.other, self.shapes)
    }
}

fn share(n: usize, of: usize) -> f64 {
    if of == 0 { 0.0 } else { 100.0 * n as f64 / of as f64 }
}

/// The counts in a line; none where it is another one.
fn read(line: &str) -> Option<Counts> {
    let before = |word: &str| {
        let text = line[..line.find(word)?].trim_end();
        text.rsplit([' ', '(']).next()?.parse().ok()
    };
    Some(Counts {
        shapes: before(" shapes:")?,
        scalar: before(" scalar,")?,
        other: before(" other)")?,
        symbolic: before(" symbolic")?,
        copies: before(" of them proved").unwrap_or(0),
    })
}

fn measured(tame: &Path, file: &Path, args: Option<&str>) -> Result<(Counts, Duration), String> {
    let mut best = Duration::MAX;
    let mut text = String::new();
    for _ in 0..5 {
        let mut command = Command::new(tame);
        command.args(["analyze", "--shapes"]).arg(file);
        args.iter().for_each(|a| _ = command.args(["--args", a]));
        let start = Instant::now();
        let said = command.output().map_err(|e| e.to_string())?;
        best = best.min(start.elapsed());
        if !said.status.success() {
            return Err(format!("{}: {}", file.display(), String::from_utf8_lossy(&said.stderr)));
        }
        text = String::from_utf8_lossy(&said.stdout).into_owned();
    }
    let counts = text.lines().last().and_then(read);
    counts.map(|c| (c, best)).ok_or_else(|| format!("{}: no counts", file.display()))
}

fn table(tame: &Path) -> Result<String, String> {
    let programs: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/programs");
    let mut out = String::new();
    for (title, symbolic) in
        [("As called by their drivers", false), ("Entered with symbolic arguments", true)]
    {
        let _ = writeln!(
            out,
            "\n## {title}\n\n| program | shapes | explicit % | scalar | other | symbolic | proved equal to another % \
             | ms | paper: explicit % | paper: equal % |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
        );
        for (name, entry, args, paper) in PROGRAMS {
            let file = programs.join(name).join(if symbolic { entry } else { "main.m" });
            let types: Vec<&str> = args
                .split_whitespace()
                .map(|a| match a {
                    "#" => COUNT,
                    "." => "double(1,1)",
                    other => other,
                })
                .collect();
            let args = types.join(", ");
            let (c, time) = measured(tame, &file, symbolic.then_some(args.as_str()))?;
            let equal =
                if c.symbolic == 0 { "-".into() } else { format!("{:.1}", share(c.copies, c.symbolic)) };
            let of = |f: fn(&(f64, f64)) -> f64| paper.as_ref().map_or("".into(), |p| format!("{:.2}", f(p)));
            let _ = writeln!(
                out,
                "| {name} | {} | {:.1} | {} | {} | {} | {equal} | {:.0} | {} | {} |",
                c.shapes,
                c.explicit(),
                c.scalar,
                c.other,
                c.symbolic,
                time.as_secs_f64() * 1e3,
                of(|p| p.0),
                of(|p| p.1),
            );
        }
    }
    Ok(out)
}

const HEAD: &str = "# Shapes of the numeric programs\n\n\
Written by `cargo xtask shapes --write`: what [`tame analyze --shapes`](analyze.md#shapes) finds in our versions of \
the programs of MAGICA's table 2 (and `fft`, `mbrt`). A shape is that of a parameter or of what one statement assigns, \
temporaries included, in every context; it is explicit where all extents are constants, else symbolic. The last two \
columns are the paper's, for its versions of the programs. Times are those of the whole command.\n";

/// Prints the table, or writes the page.
pub fn run(args: &[String]) -> i32 {
    if let Some(other) = args.iter().find(|a| !matches!(a.as_str(), "--write" | "--no-build")) {
        eprintln!("shapes: what is {other}? {USAGE}");
        return 2;
    }
    let no_build = args.iter().any(|a| a == "--no-build");
    let named = std::env::var_os("TAME").filter(|_| no_build).map(PathBuf::from);
    let tame = match named.map_or_else(|| tame_executable(no_build), Ok) {
        Ok(tame) => tame,
        Err(e) => {
            eprintln!("shapes: {e}");
            return 1;
        }
    };
    match table(&tame) {
        Ok(table) if args.iter().any(|a| a == "--write") => {
            let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/shapes.md");
            i32::from(std::fs::write(page, format!("{HEAD}{table}")).is_err())
        }
        Ok(table) => {
            print!("{table}");
            0
        }
        Err(e) => {
            eprintln!("shapes: {e}");
            1
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_is_read() {
        let line =
            "all: 84 shapes: 38 explicit (45.2 %: 37 scalar, 1 other), 46 symbolic, 45 of them proved equal";
        let counts = Counts { shapes: 84, scalar: 37, other: 1, symbolic: 46, copies: 45 };
        assert_eq!(read(line), Some(counts));
    }
}

//! `cargo xtask scaling`: what `tame check` costs as programs grow. Programs of one shape each, from a thousand
//! lines to a million, are written and checked by the release build; printed are wall time, peak memory, and the
//! exponent between neighbouring sizes, by processor time (1 is linear).
//!
//! A measurement, no test: nothing fails by being slow. Not here: the costs of one step alone
//! (`cargo xtask chain` has those of the value analysis).

use crate::process::{self, Limits};
use std::fmt::Write;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use wait4::Wait4;

/// The arguments, for the list of commands.
pub const USAGE: &str = "[--only TEXT] [--least LINES] [--most LINES] [--limit SECONDS]";

/// A shape: its name, what it is, and its program of so many lines.
type Shape = (&'static str, &'static str, fn(usize) -> String);

const SHAPES: &[Shape] = &[
    ("straight", "assignments of sums of the two variables before", straight),
    ("loops", "loops of five lines, a quarter of them inside others", loops),
    ("ifs", "conditions three deep with alternatives", ifs),
    ("chain", "functions of five lines that call the next", chain),
    ("functions", "functions of one line that nobody calls", functions),
    ("matrix", "one literal with a hundred characters in each row", matrix),
    ("structs", "fields, struct arrays and cells that grow", structs),
    ("builtins", "calls of builtins on matrices and texts", builtins),
    ("long", "one function of loops, conditions and calls", long),
];

struct Settings {
    only: String,
    least: usize,
    most: usize,
    limit: Duration,
}

/// What a run cost.
struct Cost {
    wall: Duration,
    cpu: Duration,
    /// Bytes.
    peak: u64,
}

/// Runs the command; fails where a program could not be checked.
pub fn run(args: &[String]) -> i32 {
    let settings = match read(args) {
        Ok(settings) => settings,
        Err(why) => {
            eprintln!("{why}\nusage: cargo xtask scaling {USAGE}");
            return 2;
        }
    };
    match measure(&settings) {
        Ok(()) => 0,
        Err(why) => {
            eprintln!("{why}");
            1
        }
    }
}

fn read(args: &[String]) -> Result<Settings, String> {
    let limit = Duration::from_secs(300);
    let mut s = Settings { only: String::new(), least: 1000, most: 100_000, limit };
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        let (name, joined) = match arg.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (arg.as_str(), None),
        };
        let value = joined.or_else(|| rest.next().cloned()).ok_or_else(|| format!("{name} wants a value"))?;
        let number = || value.parse::<usize>().map_err(|e| format!("{name}: {e}"));
        match name {
            "--only" => s.only = value,
            "--least" => s.least = number()?.max(10),
            "--most" => s.most = number()?,
            "--limit" => s.limit = Duration::from_secs(number()? as u64),
            _ => return Err(format!("{name}: no such option")),
        }
    }
    Ok(s)
}

fn measure(s: &Settings) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("tame-scaling-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut result = Ok(());
    println!("{:<10} {:>9} {:>8} {:>9} {:>9} {:>9}", "shape", "lines", "MB", "s", "MiB", "exponent");
    'shapes: for (name, about, text) in SHAPES.iter().filter(|shape| shape.0.contains(&s.only)) {
        println!("{name}: {about}");
        let mut before: Option<(usize, Cost)> = None;
        let mut lines = s.least;
        while lines <= s.most {
            let text = text(lines);
            let file = folder.join(format!("{name}.m"));
            let cost = match std::fs::write(&file, &text) {
                Ok(()) => check(&file, s.limit),
                Err(e) => Err(e.to_string()),
            };
            let cost = match cost {
                Ok(cost) => cost,
                Err(why) => {
                    println!("{name:<10} {lines:>9} {why}");
                    result = Err("not everything was checked".to_owned());
                    continue 'shapes;
                }
            };
            let exponent = before.map_or("-".to_owned(), |(n, c)| {
                let (times, longer) = (lines as f64 / n as f64, cost.cpu.as_secs_f64() / c.cpu.as_secs_f64());
                format!("{:.2}", longer.ln() / times.ln())
            });
            let (mb, wall) = (text.len() as f64 / 1e6, cost.wall.as_secs_f64());
            let peak = cost.peak as f64 / f64::from(1 << 20);
            println!("{name:<10} {lines:>9} {mb:>8.2} {wall:>9.2} {peak:>9.0} {exponent:>9}");
            before = Some((lines, cost));
            lines *= 10;
        }
    }
    std::fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    result
}

/// Checks one file. That something is found in it is no failure.
fn check(file: &Path, limit: Duration) -> Result<Cost, String> {
    let limits = Limits { wall: 4 * limit, cpu: Some(limit), memory: None, stack: None };
    let mut command = limits.command();
    command.arg(process::tame()).args(["check", "--format", "json"]).arg(file);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    let mut child = command.spawn().map_err(|e| e.to_string())?;
    let used = child.wait4().map_err(|e| e.to_string())?;
    let wall = start.elapsed();
    match used.status.code() {
        Some(0 | 1) => {
            Ok(Cost { wall, cpu: used.rusage.utime + used.rusage.stime, peak: used.rusage.maxrss })
        }
        Some(124 | 137) => Err(format!("not done after {} s", limit.as_secs())),
        _ => Err(format!("ended with {}", used.status)),
    }
}

/// Text of at least `lines` lines, made of pieces by their number.
fn pieces(
    lines: usize,
    each: usize,
    end: &str,
    piece: impl Fn(&mut String, usize) -> std::fmt::Result,
) -> String {
    let mut text = String::new();
    for i in 1..=(lines / each).max(1) {
        // Writing to a string does not fail.
        let _ = piece(&mut text, i);
    }
    text + end
}

fn straight(lines: usize) -> String {
    pieces(lines, 1, "disp(x0)\n", |t, i| {
        let (new, a, b) = (i % 1000, (i + 999) % 1000, (i * 7) % 1000);
        match i {
            1..=1000 => writeln!(t, "x{new} = {i};"),
            _ => writeln!(t, "x{new} = x{a} + 2*x{b};"),
        }
    })
}

fn loops(lines: usize) -> String {
    pieces(lines, 20, "disp(s0)\n", |t, i| {
        let v = i % 100;
        writeln!(t, "s{v} = 0;\nfor k = 1:10\n    s{v} = s{v} + k;\nend\nt{v} = s{v};")?;
        writeln!(t, "n = 100;\nwhile n > 1\n    n = n/2;\n    t{v} = t{v} + 1;\nend")?;
        writeln!(t, "for p = 1:3\n    for q = 1:4\n        a{v}(p, q) = p*q;\n    end\nend")?;
        writeln!(t, "for r = a{v}\n    s{v} = s{v} + r(1);\nend\ns{v} = s{v} + a{v}(2, 2);\nu{v} = t{v};")
    })
}

fn ifs(lines: usize) -> String {
    pieces(lines, 12, "disp(y0)\n", |t, i| {
        let v = i % 100;
        writeln!(t, "x{v} = rand;\nif x{v} > 0.5\n    y{v} = 1;\n    if x{v} > 0.7\n        y{v} = 2;")?;
        writeln!(t, "        if x{v} > 0.9\n            y{v} = 'a';\n        end\n    end")?;
        writeln!(t, "else\n    y{v} = -x{v};\nend")
    })
}

fn chain(lines: usize) -> String {
    let last = (lines / 5).max(1);
    let mut text = "x = rand(3);\ny = f1(x);\ndisp(y)\n".to_owned();
    text += &pieces(lines, 5, "", |t, i| {
        let next = if i < last { format!("f{}(x + 1)", i + 1) } else { "x'".to_owned() };
        write!(t, "function y = f{i}(x)\nif x(1) > {i}, x = x/2; end\n\ny = 2*{next};\nend\n")
    });
    text
}

fn functions(lines: usize) -> String {
    let calls = "disp(f1(3))\n".to_owned();
    calls + &pieces(lines, 1, "", |t, i| writeln!(t, "function y = f{i}(x), y = x + {i}; end"))
}

fn matrix(lines: usize) -> String {
    let rows = pieces(lines, 1, "];\ndisp(size(a))\n", |t, i| {
        (0..10).try_for_each(|k| write!(t, "{:>9.4} ", (i * 31 + k * 17) as f64 % 9973.0))?;
        writeln!(t, ";")
    });
    "a = [\n".to_owned() + &rows
}

fn structs(lines: usize) -> String {
    pieces(lines, 8, "disp(s.name)\n", |t, i| {
        let v = i % 100;
        writeln!(t, "s.name = 'n{i}';\ns.inner{v}.value = {i};\nt{v}.a = s.inner{v}.value + 1;")?;
        writeln!(
            t,
            "list({v} + 1).key = '{i}';\nlist({v} + 1).n = numel(list);\nc{v} = {{{i}, 'x', t{v}}};"
        )?;
        writeln!(t, "c{v}{{end + 1}} = c{v}{{1}};\nw = c{v}{{3}}.a;")
    })
}

fn builtins(lines: usize) -> String {
    pieces(lines, 8, "disp(t0)\n", |t, i| {
        let v = i % 100;
        writeln!(t, "a{v} = zeros(3, {});\nb{v} = sum(a{v}(:)) + {i};", v + 1)?;
        writeln!(
            t,
            "[m, at] = max(a{v}, [], 2);\nt{v} = sprintf('%d:', at);\nn = numel(strsplit(t{v}, ':'));"
        )?;
        writeln!(
            t,
            "c{v} = reshape(a{v}, [], 3);\nd = any(isnan(c{v}));\nz = cellfun(@numel, {{t{v}, 'ab'}}) + n;"
        )
    })
}

fn long(lines: usize) -> String {
    let body = pieces(lines, 10, "end\n", |t, i| {
        let v = i % 200;
        writeln!(t, "    if n > {i}\n        x{v} = n*{i};\n    else\n        x{v} = m(n);\n    end")?;
        writeln!(t, "    for k = 1:n\n        m(k) = x{v} + k;\n    end")?;
        writeln!(t, "    y = y + sum(m(1:n));\n    z{v} = helper(y, x{v});")
    });
    format!(
        "function y = long(n)\n    m = zeros(1, n); y = 0;\n{body}function r = helper(a, b)\n    r = a + b;\nend\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_have_their_sizes_and_no_errors() {
        for (name, _, text) in SHAPES {
            let text = text(1000);
            let lines = text.lines().count();
            assert!((950..=1050).contains(&lines), "{name}: {lines} lines");
            let mut sources = base::SourceMap::default();
            let id = sources.add(base::SourceFile::new("shape.m", text.clone()));
            let parsed = syntax::parse(id, &text, syntax::Dialect::Matlab);
            assert!(parsed.diagnostics.is_empty(), "{name}: {:?}", parsed.diagnostics);
        }
    }
}

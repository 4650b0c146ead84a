//! `cargo xtask chain`: the cost of the value analysis over generated programs in which each function
//! calls the next: it should grow with their number and no faster.

use base::MemorySystem;
use driver::{Options, Session};
use std::fmt::Write;
use std::path::Path;

/// How many functions the programs have.
const SIZES: &[usize] = &[10, 100, 1000, 10_000];

/// Runs the command; fails where a function costs ten times as much in the longest chain as in the
/// one of a hundred, or something is not followed.
pub fn run(_: &[String]) -> i32 {
    println!("{:>10}{:>12}{:>12}{:>14}{:>12}", "functions", "ms", "contexts", "us/function", "steps");
    let mut costs = Vec::new();
    for &n in SIZES {
        let system = MemorySystem::new([("/chain.m", program(n))]);
        let mut session = Session::new(Box::new(system), Options::default());
        let Some(entry) = session.load(Path::new("/chain.m")) else {
            eprint!("{}", session.report(false));
            return 1;
        };
        let s = driver::survey(&mut session, entry, &[], 0);
        let each = s.time.as_secs_f64() * 1e6 / n as f64;
        let ms = s.time.as_secs_f64() * 1e3;
        println!("{n:>10}{ms:>12.1}{:>12}{each:>14.1}{:>12}", s.contexts, s.steps);
        if s.contexts != n + 1 || !s.unknown.is_empty() || !s.multi.is_empty() {
            println!("the chain is not analysed completely");
            return 1;
        }
        costs.push(each);
    }
    i32::from(costs.last() > costs.get(1).map(|c| c * 10.0).as_ref())
}

/// A script and `n` functions, each of which but the last calls the next.
fn program(n: usize) -> String {
    let mut text = "x = rand(3);\ny = f1(x);\ndisp(y)\n".to_owned();
    for i in 1..=n {
        let next = if i < n { format!("f{}(x + 1)", i + 1) } else { "x'".to_owned() };
        let _ = write!(text, "function y = f{i}(x)\nif x(1) > {i}\n    x = x/2;\nend\ny = 2*{next};\nend\n");
    }
    text
}

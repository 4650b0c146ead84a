//! Checks and measurements of the project itself: `cargo xtask NAME`. A command is a module with a
//! function from the arguments after its name to an exit code.

mod analyze;
mod bench;
mod chain;
mod corpus;
mod dist;
mod docs;
mod gains;
mod kernels;
mod memory;
mod precision;
mod process;
mod raised;
mod random;
mod real;
mod scaling;
mod shapes;
mod sound;
mod tally;

/// Name, arguments, what it does, and the function.
type Task = (&'static str, &'static str, &'static str, fn(&[String]) -> i32);

const TASKS: &[Task] = &[
    ("bench", bench::USAGE, "time the programs in every engine and compare what they print", bench::run),
    (
        "corpus",
        "DIR [--octave] [--list] [--dialect=octave] | --analyze DIR [--files=N] [--slow]",
        "parse every .m file under DIR and print what came of it",
        corpus::run,
    ),
    (
        "sound",
        "DIR [--functions=N]",
        "run functions of a corpus and hold values against the analysis",
        sound::run,
    ),
    ("chain", "", "the cost of the value analysis over chains of calls", chain::run),
    ("dist", dist::USAGE, "make the program as one file, and an archive of it", dist::run),
    ("docs", "", "write the generated pages of the book anew", docs::run),
    ("gains", gains::USAGE, "time programs and what specialising leaves of them", gains::run),
    ("kernels", kernels::USAGE, "time the kernels of the library beside Octave", kernels::run),
    ("memory", memory::USAGE, "run compiled programs under valgrind and the sanitizers", memory::run),
    (
        "precision",
        precision::USAGE,
        "how precise the value analysis is on a fixed set of programs",
        precision::run,
    ),
    ("raised", raised::USAGE, "compare programs raised from Tame IR with the originals", raised::run),
    (
        "specialized",
        raised::SPECIALIZED,
        "compare specialised programs with the originals",
        raised::run_specialized,
    ),
    ("random", random::USAGE, "compare random programs in the engines and in Octave", random::run),
    ("real", real::USAGE, "run programs of others in the engines and compare", real::run),
    ("shapes", shapes::USAGE, "the counts of shapes of the numeric programs", shapes::run),
    ("scaling", scaling::USAGE, "the cost of `tame check` as programs grow", scaling::run),
];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let task = args.first().and_then(|name| TASKS.iter().find(|t| t.0 == name));
    let Some((_, _, _, run)) = task else {
        for (name, arguments, about, _) in TASKS {
            eprintln!("cargo xtask {name} {arguments}\n    {about}");
        }
        std::process::exit(2);
    };
    // The interpreter wants a stack of its own.
    let code = driver::with_stack(|| run(&args[1..]));
    std::process::exit(code.unwrap_or(1));
}

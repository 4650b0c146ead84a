//! What watches a program, and what its words mean.

use crate::process::Limits;
use crate::random::Outcome;
use std::path::Path;
use std::time::Duration;

/// What a program runs under.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watcher {
    /// valgrind's memcheck: all of the process.
    Valgrind,
    /// The sanitizers: accesses of the emitted C, undefined behaviour in it, and leaks of all of the process.
    Sanitizers,
}

/// What came of a program, the worst first but for `Clean`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Clean,
    /// Memory that is not its own is read, written or freed.
    Invalid,
    /// Undefined behaviour of C.
    Undefined,
    /// What it does depends on memory that nobody wrote.
    Uninitialised,
    /// Memory to which nothing points when it ends.
    Leak,
    /// The watcher or the program died otherwise.
    Broken,
    Slow,
    Refused,
}

impl Kind {
    /// All, in the order of the table.
    pub const ALL: [Kind; 8] = [
        Kind::Clean,
        Kind::Invalid,
        Kind::Undefined,
        Kind::Uninitialised,
        Kind::Leak,
        Kind::Broken,
        Kind::Slow,
        Kind::Refused,
    ];

    /// Its word in the table.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Clean => "clean",
            Kind::Invalid => "invalid",
            Kind::Undefined => "undefined",
            Kind::Uninitialised => "uninitialised",
            Kind::Leak => "leak",
            Kind::Broken => "broken",
            Kind::Slow => "slow",
            Kind::Refused => "refused",
        }
    }

    /// Whether something is to be mended.
    pub fn is_a_fault(self) -> bool {
        !matches!(self, Kind::Clean | Kind::Slow | Kind::Refused)
    }
}

/// What came of a program, and the words for it.
pub struct Finding {
    pub kind: Kind,
    pub report: String,
}

/// Words of a watcher, in the order of [`Kind`], and what they mean.
const WORDS: &[(&str, Kind)] = &[
    ("Invalid read", Kind::Invalid),
    ("Invalid write", Kind::Invalid),
    ("Invalid free", Kind::Invalid),
    ("Mismatched free", Kind::Invalid),
    ("Source and destination overlap", Kind::Invalid),
    ("Jump to the invalid", Kind::Invalid),
    ("unaddressable byte", Kind::Invalid),
    ("Process terminating with default action", Kind::Invalid),
    ("ERROR: AddressSanitizer", Kind::Invalid),
    ("runtime error:", Kind::Undefined),
    ("uninitialised", Kind::Uninitialised),
    (" lost in loss record", Kind::Leak),
    ("ERROR: LeakSanitizer", Kind::Leak),
];

/// The exit code of a watcher that found something.
const FOUND: i32 = 99;
/// KiB of stack: frames are larger than those of users' programs.
const STACK: u64 = 1 << 20;
/// Lines of a report.
const LINES: usize = 60;

impl Watcher {
    /// Its word for the reader.
    pub fn name(self) -> &'static str {
        match self {
            Watcher::Valgrind => "valgrind",
            Watcher::Sanitizers => "sanitizers",
        }
    }

    /// Flags of the C compiler.
    pub fn cflags(self, more: &str) -> String {
        match self {
            Watcher::Valgrind => format!("{more} -g"),
            // Conversions of numbers that do not fit are undefined behaviour too.
            Watcher::Sanitizers => format!(
                "{more} -g -fsanitize=address,undefined,float-cast-overflow -fno-sanitize-recover=all"
            ),
        }
    }

    /// Runs an executable in a folder, and says what was found.
    pub fn run(self, limit: Duration, folder: &Path, exe: &Path, case: &str) -> Finding {
        let logs = exe.with_extension("logs");
        let _ = std::fs::remove_dir_all(&logs);
        if let Err(e) = std::fs::create_dir_all(&logs) {
            return Finding { kind: Kind::Broken, report: e.to_string() };
        }
        let limits = Limits { wall: limit, cpu: None, memory: None, stack: Some(STACK) };
        let mut command = limits.command();
        let log = logs.join("log").display().to_string();
        if self == Watcher::Valgrind {
            command.args(["valgrind", "-q", "--leak-check=full", "--num-callers=30"]);
            // What a hash table holds is not lost, but only pointers into its middle lead there.
            command
                .args(["--show-leak-kinds=definite,indirect", "--errors-for-leak-kinds=definite,indirect"]);
            command.arg(format!("--error-exitcode={FOUND}")).arg(format!("--main-stacksize={}", STACK << 10));
            command.arg(format!("--log-file={log}"));
        }
        let common = format!("exitcode={FOUND}:log_path={log}");
        command
            .env("ASAN_OPTIONS", format!("{common}:allocator_may_return_null=1:max_allocation_size_mb=4000"));
        command.env("UBSAN_OPTIONS", format!("{common}:print_stacktrace=1"));
        command.arg(exe).current_dir(folder).env("TAME_CASE", case);
        match command.output() {
            Ok(output) => finding(&said(&logs), &output),
            Err(e) => Finding { kind: Kind::Broken, report: e.to_string() },
        }
    }
}

/// What a watcher wrote.
fn said(logs: &Path) -> String {
    let entries = std::fs::read_dir(logs).into_iter().flatten().flatten();
    let texts = entries.filter_map(|e| std::fs::read(e.path()).ok());
    texts.map(|t| String::from_utf8_lossy(&t).into_owned()).collect()
}

fn finding(log: &str, output: &std::process::Output) -> Finding {
    let err = String::from_utf8_lossy(&output.stderr);
    let code = output.status.code();
    let found = WORDS.iter().find(|(word, _)| log.contains(word));
    let (kind, text) = match (found, code) {
        (Some((_, kind)), _) => (*kind, log),
        (None, Some(124)) => (Kind::Slow, ""),
        (None, Some(code)) if code != FOUND && code < 128 => (Kind::Clean, ""),
        (None, _) => (Kind::Broken, if log.is_empty() { &*err } else { log }),
    };
    let lines: Vec<&str> = text.lines().take(LINES).collect();
    Finding { kind, report: format!("{}\n", lines.join("\n")) }
}

/// What is said of a program without executable.
pub fn not_compiled(why: Outcome) -> Finding {
    match why {
        Outcome::Refused(report) => Finding { kind: Kind::Refused, report },
        Outcome::Broken(report) => Finding { kind: Kind::Broken, report },
        _ => Finding { kind: Kind::Slow, report: String::new() },
    }
}

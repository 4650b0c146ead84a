//! What a build does at the moment: shown on a terminal once it has taken a second, and told where asked for.

use std::io::IsTerminal;
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What is told of a build.
#[derive(Clone, Default, clap::Args)]
pub(crate) struct Watching {
    /// Tells how long each step took.
    #[arg(long)]
    timings: bool,
    /// Tells the commands that are run: the C compiler, the linker.
    #[arg(long)]
    verbose: bool,
}

/// The step that reads the program and makes C of it.
const ANALYSIS: &str = "analysis";
/// The step that makes machine code of C.
pub(crate) const COMPILER: &str = "C compiler";

/// How long nothing is shown, and how often what is shown changes.
const PATIENCE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(50);

impl Watching {
    /// Who is told of commands.
    pub(crate) fn watch(&self) -> Option<fn(&Command)> {
        fn tell(command: &Command) {
            eprintln!("{}", driver::shown_command(command));
        }
        self.verbose.then_some(tell)
    }

    /// The first step begins.
    pub(crate) fn begin(&self) -> Steps {
        let mut steps = Steps {
            timings: self.timings,
            // What commands are told would be lost among what is shown.
            shows: !self.verbose && std::io::stderr().is_terminal(),
            began: Instant::now(),
            present: None,
            done: Vec::new(),
        };
        steps.next(Some(ANALYSIS));
        steps
    }
}

/// The steps of a build.
pub(crate) struct Steps {
    timings: bool,
    shows: bool,
    began: Instant,
    present: Option<Present>,
    done: Vec<(&'static str, Duration)>,
}

struct Present {
    name: &'static str,
    since: Instant,
    shown: Option<(Arc<Mutex<bool>>, std::thread::JoinHandle<()>)>,
}

impl Steps {
    /// The next step begins, or none: then nothing is shown, and something else may be printed.
    pub(crate) fn next(&mut self, name: Option<&'static str>) {
        if let Some(before) = self.present.take() {
            self.done.push((before.name, before.since.elapsed()));
            if let Some((ended, shows)) = before.shown {
                *ended.lock().unwrap_or_else(PoisonError::into_inner) = true;
                shows.thread().unpark();
                // It does nothing that may panic.
                let _ = shows.join();
            }
        }
        let Some(name) = name else { return };
        let began = self.began;
        let shown = self.shows.then(|| {
            let ended = Arc::new(Mutex::new(false));
            let seen = Arc::clone(&ended);
            (ended, std::thread::spawn(move || show(name, began, &seen)))
        });
        self.present = Some(Present { name, since: Instant::now(), shown });
    }
}

impl Drop for Steps {
    fn drop(&mut self) {
        self.next(None);
        if self.timings {
            for (name, took) in &self.done {
                eprintln!("{:8.3} s  {name}", took.as_secs_f64());
            }
        }
    }
}

fn show(name: &str, began: Instant, ended: &Mutex<bool>) {
    let mut shown = false;
    while !*ended.lock().unwrap_or_else(PoisonError::into_inner) {
        let took = began.elapsed();
        if took >= PATIENCE {
            eprint!("\r{name}, {} s\x1b[K", took.as_secs());
            shown = true;
        }
        std::thread::park_timeout(TICK);
    }
    if shown {
        eprint!("\r\x1b[K");
    }
}

//! Limits of a run that is not trusted: time and memory of the process. What goes beyond is told and ends the
//! process, wherever it is: a loop, a kernel, a sleep.

use std::io::Write;
use std::time::{Duration, Instant};

/// What a run may use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// How long it may take.
    pub time: Option<Duration>,
    /// How many bytes the process may hold.
    pub memory: Option<usize>,
}

/// Watches the process from now on. Arrays that would go beyond the limit of memory are an error of the
/// program; what else it holds is measured.
pub fn guarded(limits: Limits) -> std::io::Result<()> {
    if let Some(bytes) = limits.memory {
        runtime::array::set_memory_limit(bytes);
    }
    if limits.time.is_none() && limits.memory.is_none() {
        return Ok(());
    }
    std::thread::Builder::new().name("guard".into()).spawn(move || watch(limits)).map(drop)
}

fn watch(limits: Limits) {
    /// How often it looks.
    const ROUND: Duration = Duration::from_millis(20);
    let begin = Instant::now();
    loop {
        let left = limits.time.map_or(ROUND, |t| t.saturating_sub(begin.elapsed()).min(ROUND));
        std::thread::sleep(left);
        if let Some(time) = limits.time.filter(|t| begin.elapsed() >= *t) {
            end(&format!("the program ran longer than {} s (--max-time)", time.as_secs_f64()));
        }
        if let Some(memory) = limits.memory.filter(|m| held().is_some_and(|h| h > *m)) {
            end(&format!("the program held more than {} MB of memory (--max-memory)", memory >> 20));
        }
    }
}

/// How many bytes the process holds.
fn held() -> Option<usize> {
    const PAGE: usize = 4096;
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    text.split_whitespace().nth(1)?.parse::<usize>().ok().map(|n| n * PAGE)
}

fn end(why: &str) -> ! {
    let _ = writeln!(std::io::stderr(), "error: {why}");
    std::process::exit(1)
}

//! Running programs with limits, several at a time. Not here: what is run, and what its outcome means.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The command `tame`, beside this one in the same target folder, or as `$TAME` says.
pub fn tame() -> PathBuf {
    if let Some(path) = std::env::var_os("TAME") {
        return PathBuf::from(path);
    }
    let beside = std::env::current_exe().unwrap_or_default();
    beside.parent().unwrap_or(Path::new(".")).join("tame")
}

/// What a process may use; `None` is as much as it likes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long one waits for it: exit code 124 then.
    pub wall: Duration,
    /// Processor time, so that a busy machine changes nothing.
    pub cpu: Option<Duration>,
    /// Address space, in KiB.
    pub memory: Option<u64>,
    /// The stack, in KiB; as the shell has it where `None`.
    pub stack: Option<u64>,
}

/// Blocks of 512 bytes that a program may write to one file.
const FILE: u64 = 1_000_000;

impl Limits {
    /// A command that runs the program that is added to it, with its arguments, within these limits.
    pub fn command(&self) -> Command {
        let cpu = self.cpu.map(|cpu| ("t", cpu.as_secs().max(1)));
        let each = [cpu, self.memory.map(|m| ("v", m)), self.stack.map(|s| ("s", s))];
        let limits: String = [Some(("c", 0)), Some(("f", FILE))]
            .into_iter()
            .chain(each)
            .flatten()
            .map(|(what, most)| format!("ulimit -{what} {most}; "))
            .collect();
        let wall = self.wall.as_secs().max(1).to_string();
        let mut command = Command::new("timeout");
        command.args(["-k", "2", &wall, "sh", "-c", &format!("{limits}exec \"$@\""), "sh"]);
        command
    }
}

/// What `one` makes of each item, `jobs` at a time, in their order. It gets the number of the job, so
/// that each may have a folder of its own, and that of the item.
pub fn in_order<T: Sync, R: Send>(
    jobs: usize,
    items: &[T],
    one: impl Fn(usize, usize, &T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let made: Vec<Mutex<Option<R>>> = items.iter().map(|_| Mutex::new(None)).collect();
    std::thread::scope(|scope| {
        for job in 0..jobs {
            let (next, made, one) = (&next, &made, &one);
            scope.spawn(move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(i) else { break };
                    let result = one(job, i, item);
                    if let Ok(mut slot) = made[i].lock() {
                        *slot = Some(result);
                    }
                }
            });
        }
    });
    made.into_iter().filter_map(|r| r.into_inner().ok().flatten()).collect()
}

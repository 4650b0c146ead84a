//! Running a program and finding what it cost: CPU time, wall time, peak memory, printed text.
//!
//! CPU time is user and system time of the process and what it waited for, from `wait4`. Every
//! engine runs with one thread of linear algebra, so that CPU time means the same for all, and
//! under a limit of CPU time, so that a program that never ends ends here.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use wait4::Wait4;

/// CPU seconds after which a program is stopped.
const LIMIT: &str = "300";
/// No further repetition begins once this much time was spent on one program in one engine.
const ENOUGH: Duration = Duration::from_secs(15);
/// Starts a program under the limit. The shell gives its process to the program.
const LIMITED: &str = "ulimit -t \"$0\"; exec \"$@\"";

/// A program, its arguments, and the folder it runs in.
pub(crate) struct Invocation {
    program: OsString,
    args: Vec<OsString>,
    folder: PathBuf,
}

impl Invocation {
    pub(crate) fn new(program: impl Into<OsString>, folder: &Path) -> Invocation {
        Invocation { program: program.into(), args: Vec::new(), folder: folder.to_owned() }
    }

    pub(crate) fn args<A: Into<OsString>>(mut self, args: impl IntoIterator<Item = A>) -> Invocation {
        self.args.extend(args.into_iter().map(Into::into));
        self
    }
}

/// What a run cost and printed.
pub(crate) struct Measured {
    /// User and system time.
    pub(crate) cpu: Duration,
    pub(super) wall: Duration,
    /// Most resident memory, in bytes.
    pub(super) peak: u64,
    pub(crate) stdout: String,
}

/// The run with the least CPU time out of `runs`, fewer where one takes long. A run that fails or
/// prints something else than the first ends the series.
pub(crate) fn best_of(runs: usize, how: &Invocation, scratch: &Path) -> Result<Measured, String> {
    let start = Instant::now();
    let mut best = once(how, scratch)?;
    for _ in 1..runs {
        if start.elapsed() > ENOUGH {
            break;
        }
        let next = once(how, scratch)?;
        if next.stdout != best.stdout {
            return Err("prints another text each time".to_owned());
        }
        if next.cpu < best.cpu {
            best = next;
        }
    }
    Ok(best)
}

/// Runs a program to its end. Its failure is told by the first line it wrote to stderr.
pub(crate) fn once(how: &Invocation, scratch: &Path) -> Result<Measured, String> {
    let (out, err) = (scratch.join("stdout"), scratch.join("stderr"));
    let file = |path: &Path| File::create(path).map_err(|e| format!("{}: {e}", path.display()));
    let mut command = Command::new("sh");
    command.args(["-c", LIMITED, LIMIT]).arg(&how.program).args(&how.args).current_dir(&how.folder);
    command.env("OMP_NUM_THREADS", "1").env("OPENBLAS_NUM_THREADS", "1");
    command.stdin(Stdio::null()).stdout(file(&out)?).stderr(file(&err)?);
    let start = Instant::now();
    let mut child = command.spawn().map_err(|e| format!("sh: {e}"))?;
    let used = child.wait4().map_err(|e| e.to_string())?;
    let wall = start.elapsed();
    if !used.status.success() {
        return Err(failure(&err, used.status));
    }
    let stdout = fs::read(&out).map_err(|e| e.to_string())?;
    Ok(Measured {
        cpu: used.rusage.utime + used.rusage.stime,
        wall,
        peak: used.rusage.maxrss,
        stdout: String::from_utf8_lossy(&stdout).into_owned(),
    })
}

fn failure(stderr: &Path, status: std::process::ExitStatus) -> String {
    let said = fs::read(stderr).unwrap_or_default();
    let said = String::from_utf8_lossy(&said);
    match said.lines().find(|l| !l.trim().is_empty()) {
        Some(line) => line.trim().to_owned(),
        None => status.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_run_is_measured_and_a_failure_is_told() {
        let scratch = std::env::temp_dir().join(format!("tame-measure-{}", std::process::id()));
        fs::create_dir_all(&scratch).expect("a folder");
        let echo = Invocation::new("echo", &scratch).args(["a", "b c"]);
        let m = best_of(2, &echo, &scratch).expect("echo runs");
        assert_eq!(m.stdout, "a b c\n");
        assert!(m.peak > 0);
        let wrong = Invocation::new("sh", &scratch).args(["-c", "echo no such luck >&2; exit 3"]);
        assert_eq!(once(&wrong, &scratch).err().as_deref(), Some("no such luck"));
        fs::remove_dir_all(&scratch).expect("the folder goes");
    }
}

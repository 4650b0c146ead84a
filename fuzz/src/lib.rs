//! What the fuzz targets share: a system of one file in memory, limits, and mutations that know what
//! a line of a program is. What must hold of an input is said in the targets.
//!
//! Invariant: the same input takes the same road each time; no file of the machine is read or written,
//! no command is run, nothing waits.

pub mod mutate;

use base::System;
use driver::{Dialect, Options, Session};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, Once, PoisonError};
use std::time::Duration;

/// Options of the address sanitizer. The interpreter measures its stack by the addresses of locals,
/// which must not lie in the sanitizer's stack of its own.
#[unsafe(no_mangle)]
pub extern "C" fn __asan_default_options() -> *const std::ffi::c_char {
    c"detect_stack_use_after_return=0:allocator_may_return_null=1".as_ptr()
}

/// The file that an input becomes.
pub const FILE: &str = "/main.m";

/// The most bytes of one array.
pub const MOST_BYTES: usize = 1 << 20;

/// Rounds of loops and calls that a program may take.
pub const FUEL: u64 = 20_000;

/// A system that is this input as [`FILE`] and nothing else.
struct OneFile(Mutex<Vec<u8>>);

static SYSTEM: OneFile = OneFile(Mutex::new(Vec::new()));

impl System for OneFile {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        if !self.is_file(path) {
            return Err(io::ErrorKind::NotFound.into());
        }
        Ok(self.0.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }
    fn is_file(&self, path: &Path) -> bool {
        path == Path::new(FILE)
    }
    fn is_dir(&self, path: &Path) -> bool {
        path == Path::new("/")
    }
    fn list(&self, path: &Path) -> Vec<String> {
        if self.is_dir(path) { vec!["main.m".to_owned()] } else { Vec::new() }
    }
    fn env(&self, _: &str) -> Option<String> {
        None
    }
    fn current_dir(&self) -> PathBuf {
        PathBuf::from("/")
    }
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// A session on an input. Its first byte chooses the dialect: `%!octave` texts are rare enough that
/// any other rule would leave that dialect untried.
pub fn session(input: &[u8]) -> Session {
    static LIMIT: Once = Once::new();
    LIMIT.call_once(|| assert!(runtime::array::set_memory_limit(MOST_BYTES)));
    *SYSTEM.0.lock().unwrap_or_else(PoisonError::into_inner) = input.to_vec();
    Session::on(&SYSTEM, Options { dialect: dialect(input), ..Options::default() })
}

/// The dialect in which an input is read: Octave's where it begins with `#`, which only Octave has.
pub fn dialect(input: &[u8]) -> Dialect {
    if input.first() == Some(&b'#') { Dialect::Octave } else { Dialect::Matlab }
}

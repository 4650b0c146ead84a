//! Bytes as a program, from its file to what it prints, in the interpreter. No input may panic, hang
//! beyond its fuel, or leak.
#![no_main]

use libfuzzer_sys::{fuzz_crossover, fuzz_mutator, fuzz_target};
use std::path::Path;
use std::rc::Rc;
use base::MemorySystem;
use runtime::Context;
use tame_fuzz::{FILE, FUEL, dialect, mutate, session};

fuzz_target!(|input: &[u8]| {
    let mut session = session(input);
    let Some(entry) = session.load(Path::new(FILE)) else { return };
    let none: [(&str, &[u8]); 0] = [];
    let mut cx = Context::in_memory(Rc::new(MemorySystem::new(none)));
    cx.octave = dialect(input) == driver::Dialect::Octave;
    cx.format.octave = cx.octave;
    let interp = session.into_interp();
    interp.set_fuel(FUEL);
    if let Err(e) = interp.run_entry(&mut cx, entry, Vec::new(), 0) {
        let report = runtime::report::uncaught(&e, None);
        cx.print(&report);
    }
    interp.finish(&mut cx);
    if std::env::var_os("TAME_FUZZ_PRINT").is_some() {
        print!("{}", cx.take_output());
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { mutate::mutate(data, size, most, seed) });

fuzz_crossover!(|a: &[u8], b: &[u8], out: &mut [u8], seed: u32| { mutate::splice(a, b, out, seed) });

//! Bytes as a program, from its file to C text. No input may panic; Loops that come without an error
//! pass the verifier (which the compiler runs where debug assertions are on).
#![no_main]

use libfuzzer_sys::{fuzz_crossover, fuzz_mutator, fuzz_target};
use std::path::Path;
use tame_fuzz::{FILE, mutate, session};

fuzz_target!(|input: &[u8]| {
    let mut session = session(input);
    let (made, _, found) = driver::compile_file(&mut session, Path::new(FILE), "", false);
    driver::render(&found, session.sources(), false);
    if let Some(made) = made {
        driver::emit_c(&made, session.sources(), FILE);
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { mutate::mutate(data, size, most, seed) });

fuzz_crossover!(|a: &[u8], b: &[u8], out: &mut [u8], seed: u32| { mutate::splice(a, b, out, seed) });

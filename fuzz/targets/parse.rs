//! Bytes through lexer, parser, printer and `tame check`. No input may panic; a text without errors
//! prints as a text with the same tree.
#![no_main]

use base::{EntityRef, FileId, SourceFile};
use libfuzzer_sys::{fuzz_crossover, fuzz_mutator, fuzz_target};
use std::path::Path;
use tame_fuzz::{FILE, dialect, mutate, session};

fuzz_target!(|input: &[u8]| {
    let text = SourceFile::decode(input);
    let (file, dialect) = (FileId::new(0), dialect(input));
    syntax::tokens(file, &text, dialect);
    let parsed = syntax::parse(file, &text, dialect);
    let printed = syntax::print(&parsed.file);
    if parsed.diagnostics.is_empty() {
        let again = syntax::parse(file, &printed, dialect);
        assert!(again.diagnostics.is_empty(), "the printed text has errors:\n{printed}");
        assert!(syntax::same_tree(&parsed.file, &again.file), "another tree:\n{printed}");
    }
    let mut session = session(input);
    let found = driver::check(&mut session, Path::new(FILE));
    driver::render(&found, session.sources(), false);
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| { mutate::mutate(data, size, most, seed) });

fuzz_crossover!(|a: &[u8], b: &[u8], out: &mut [u8], seed: u32| { mutate::splice(a, b, out, seed) });

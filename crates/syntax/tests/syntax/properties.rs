//! Property tests: no text makes the parser panic, and what parses prints to the same tree.

use crate::common::{file, parse};
use proptest::prelude::*;
use tame_syntax::{Dialect, print, same_tree, tokens};

const PIECES: &[&str] = &[
    "x",
    "y1",
    "foo",
    " ",
    " ",
    " ",
    "\n",
    ";",
    ",",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "'",
    "\"",
    "=",
    "==",
    "~",
    "!",
    "+",
    "-",
    "*",
    ".^",
    ".",
    "..",
    "...",
    ":",
    "@",
    "@(x) ",
    "?",
    "%",
    "%{\n",
    "\n%}\n",
    "#",
    "&",
    "&&",
    "|",
    "<",
    "1",
    "2.5",
    "0x1F",
    "1e3i",
    "'str'",
    "\"s\"",
    "end",
    "if ",
    "else ",
    "elseif ",
    "for ",
    "i=1:3",
    "while ",
    "switch ",
    "case ",
    "otherwise ",
    "try ",
    "catch ",
    "function ",
    "y=f(x)\n",
    "global ",
    "return",
    "break",
    "hold on\n",
    "a -1\n",
    "classdef A\n",
    "methods\n",
    "properties\n",
    "arguments\n",
    "end\n",
    "end\n",
    "\r",
    "\t",
    "\\",
    ".'",
    "++",
    "+=",
    "unwind_protect\n",
    "do\n",
    "until ",
    "endif\n",
    "x = 1;\n",
    "[a, ~] = f;\n",
    "é",
    "\u{a0}",
    "end_try_catch\n",
    "spmd\n",
];

const STATEMENTS: &[&str] = &[
    "x = 1;",
    "x",
    "y = x';",
    "z = [1 -2 x'];",
    "c = {@(x) x + 1, 'a'};",
    "hold on",
    "a -1",
    "s.a(2).b{3} = x;",
    "if x, y, end",
    "if x\ny\nelse\nz\nend",
    "for i = 1:3\ni\nend",
    "while x, break, end",
    "% note",
    "x; % trailing",
    "switch x\ncase 1\ny\notherwise\nz\nend",
    "try\nx\ncatch ME\ny\nend",
    "[a, ~] = f(x, 'y');",
    "disp('it''s')",
    "%{\nblock\n%}",
    "global g",
    "x = -2 ^ -x';",
    "x = a(:, end + 1)'.^2;",
    "f(x, Name=3);",
    "v = x.(n)(1:2:end);",
    "w = ~x == y | z & ~(a || b && c);",
    "x = @() [1; 2];",
    "function g(a)\na;\nend",
    "!ls",
    "import a.b.*",
    "return",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let text = base::SourceFile::decode(&bytes);
        for dialect in [Dialect::Matlab, Dialect::Octave] {
            parse(&text, dialect);
        }
    }

    #[test]
    fn token_soup_never_panics_and_prints_to_the_same_tree(
        pieces in prop::collection::vec(prop::sample::select(PIECES), 0..40),
    ) {
        let text = pieces.concat();
        for dialect in [Dialect::Matlab, Dialect::Octave] {
            survives_printing(&text, dialect)?;
        }
    }

    #[test]
    fn short_soup_prints_to_the_same_tree(pieces in prop::collection::vec(prop::sample::select(PIECES), 1..9)) {
        let text = pieces.concat();
        for dialect in [Dialect::Matlab, Dialect::Octave] {
            survives_printing(&text, dialect)?;
        }
    }

    #[test]
    fn programs_print_to_the_same_tree(
        lines in prop::collection::vec((prop::sample::select(STATEMENTS), prop::sample::select(&["\n", ";\n", ", ", " % c\n"][..])), 0..20),
    ) {
        let text: String = lines.iter().flat_map(|(s, end)| [*s, *end]).collect();
        survives_printing(&text, Dialect::Matlab)?;
    }

    #[test]
    fn tokens_lie_in_order_within_the_text(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..30)) {
        let text = pieces.concat();
        let mut end = 0;
        for token in tokens(file(), &text, Dialect::Matlab) {
            prop_assert!(token.start >= end && token.end >= token.start && token.end as usize <= text.len(), "{text:?} {token:?}");
            end = token.end;
        }
    }
}

fn survives_printing(text: &str, dialect: Dialect) -> Result<(), TestCaseError> {
    let parsed = parse(text, dialect);
    if !parsed.diagnostics.is_empty() {
        return Ok(());
    }
    let printed = print(&parsed.file);
    let again = parse(&printed, dialect);
    prop_assert!(again.diagnostics.is_empty(), "{text:?} printed as {printed:?}: {:?}", again.diagnostics);
    prop_assert!(
        same_tree(&parsed.file, &again.file),
        "{text:?} printed as {printed:?}\n{}\n{}",
        tame_syntax::dump(&parsed.file),
        tame_syntax::dump(&again.file)
    );
    Ok(())
}

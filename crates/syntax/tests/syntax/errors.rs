//! What is said about text that is not MATLAB: one error for one slip, at its place.

use crate::common::{check_errors, check_errors_in, parse};
use tame_syntax::{Dialect, StmtKind};

#[test]
fn brackets() {
    check_errors(
        "x = [1 2\ny = 3\n",
        "1:5 unclosed-bracket: Invalid expression. When calling a function or indexing a variable, use parentheses. Otherwise, check for mismatched delimiters.",
    );
    check_errors(
        "x = {1, 2\nif a, b, end\n",
        "1:5 unclosed-bracket: Invalid expression. When calling a function or indexing a variable, use parentheses. Otherwise, check for mismatched delimiters.",
    );
    check_errors(
        "f(1, 2\ny = 3\n",
        "1:2 unclosed-bracket: Invalid expression. When calling a function or indexing a variable, use parentheses. Otherwise, check for mismatched delimiters.",
    );
    check_errors(
        "f(1, 2",
        "1:2 unclosed-bracket: Invalid expression. When calling a function or indexing a variable, use parentheses. Otherwise, check for mismatched delimiters.",
    );
    check_errors("x = (1]\ny = 2;\n", "1:7 syntax-error: expected `)`, found `]`");
    check_errors("x = 1)\ny = 2;\n", "1:6 syntax-error: expected the end of the statement, found `)`");
    check_errors(
        "x = [1, 2\n3, 4)\ny = 1;\n",
        "2:5 syntax-error: expected `,`, `;` or the closing bracket, found `)`",
    );
}

#[test]
fn parsing_goes_on_after_an_unclosed_bracket() {
    let parsed = parse("x = [1 2\ny = 3;\nz = 4;\n", Dialect::Matlab);
    let kinds: Vec<bool> =
        parsed.file.body.iter().map(|s| matches!(s.kind, StmtKind::Assign { .. })).collect();
    assert_eq!(kinds, [false, true, true]);
}

#[test]
fn strings_and_comments() {
    check_errors("x = 'abc\ny = 1;\n", "1:5 unclosed-string: Character vector is not terminated properly.");
    check_errors("x = [1, \"abc]\ny = 1;\n", "1:9 unclosed-string: String is not terminated properly.");
    check_errors("disp 'abc\ny = 1;\n", "1:6 unclosed-string: Character vector is not terminated properly.");
    check_errors("x = 1;\n%{\ny = 1\n", "2:1 unclosed-comment: the block comment is not closed");
}

#[test]
fn blocks() {
    check_errors(
        "if 1\n  x = 2;\n",
        "1:1 unclosed-block: At least one END is missing. The statement beginning here does not have a matching end.",
    );
    check_errors(
        "for i = 1:3\n if x\n  y\nend\n",
        "1:1 unclosed-block: At least one END is missing. The statement beginning here does not have a matching end.",
    );
    check_errors("x = 1;\nend\n", "2:1 stray-end: Illegal use of reserved keyword \"end\".");
    check_errors("x = 1;\nclassdef A\nend\n", "2:1 syntax-error: `classdef` must come first in its file");
    check_errors(
        "break",
        "1:1 syntax-error: A BREAK statement appeared outside of a loop. Use RETURN instead.",
    );
    check_errors(
        "for k = 1:3\n x = k;\nend\nif x, continue, end",
        "4:7 syntax-error: A CONTINUE may only be used within a FOR or WHILE loop.",
    );
    check_errors(
        "function f\nfor k = 1:3\n break\nend\nfunction g\n break\nend\nend\n",
        "6:2 syntax-error: A BREAK statement appeared outside of a loop. Use RETURN instead.",
    );
    check_errors("else\nx = 1;", "1:1 syntax-error: `else` outside of an `if`");
    check_errors("while 1\ncase 2\nend", "2:1 syntax-error: `case` outside of a `switch`");
    check_errors(
        "switch x\n y = 1;\ncase 1\nend",
        "2:2 syntax-error: expected `case`: statements before the first one are never run",
    );
    check_errors(
        "function f\n if a\n b\nend\nfunction g\nend\n",
        "1:1 unclosed-block: At least one END is missing. The statement beginning here does not have a matching end.",
    );
    check_errors(
        "x = 1;\nfunction f\ny = 1;\n",
        "2:1 unclosed-block: At least one END is missing. The statement beginning here does not have a matching end.",
    );
    check_errors(
        "function f\nif a\n b\nfunction g\nend\n",
        "2:1 unclosed-block: At least one END is missing. The statement beginning here does not have a matching end.",
    );
}

#[test]
fn a_suspicious_indentation_is_pointed_out() {
    for text in [
        "for i = 1:3\n  if x\n    y\nend\n",
        "function f\nfor i = 1:3\n  if x\n    y\nend\nend\nfunction g\nend\n",
    ] {
        let parsed = parse(text, Dialect::Matlab);
        let labels: Vec<&str> = parsed.diagnostics[0].labels.iter().map(|l| &*l.text).collect();
        assert_eq!(
            labels[1..],
            ["this block may lack its `end`", "its `end` is indented less than its beginning"],
            "{text}"
        );
    }
}

#[test]
fn an_error_in_a_head_keeps_the_block() {
    check_errors(
        "if x = 3\n y;\nend\nz = 1;",
        "1:6 assign-for-equal: Incorrect use of '=' operator. Assign a value to a variable using '=' and compare values for equality using '=='.",
    );
    check_errors(
        "for i 1:3\n y;\nend\n",
        "1:7 syntax-error: expected `=` after the loop variable, found `1`",
    );
    check_errors(
        "while (a\n y;\nend\n",
        "1:7 unclosed-bracket: Invalid expression. When calling a function or indexing a variable, use parentheses. Otherwise, check for mismatched delimiters.",
    );
    check_errors("function f(a,)\n y;\nend\n", "1:14 syntax-error: expected a parameter, found `)`");
}

#[test]
fn expressions() {
    check_errors("x = * 3\n", "1:5 syntax-error: expected an expression, found `*`");
    check_errors("x = 3 +\ny = 1;", "1:8 syntax-error: expected an expression, found the end of the line");
    check_errors("x = 2x;", "1:6 syntax-error: expected an operator or the end of the statement, found `x`");
    check_errors("[a, ~];", "1:5 syntax-error: expected an expression after `~`");
    check_errors("f(x) + 1 = 2;", "1:1 syntax-error: expected a variable or a part of one to be assigned to");
    check_errors("x = end;", "1:5 syntax-error: expected an expression, found `end`");
    check_errors("x = a $ b;", "1:7 syntax-error: invalid character `$`");
    check_errors("x = 0x1FFu8;", "1:5 syntax-error: the number does not fit in uint8");
    check_errors("x = \u{e9};", "1:5 syntax-error: invalid character \"\u{e9}\" (\\u{e9})");
}

#[test]
fn all_errors_in_one_go() {
    check_errors(
        "x = (1;\ny = 2;\nz = ];\nif w\n  v = 'a;\nend\nu = 3 4;\n",
        "1:7 syntax-error: expected `)`, found `;`
         3:5 syntax-error: expected an expression, found `]`
         5:7 unclosed-string: Character vector is not terminated properly.
         7:7 syntax-error: expected an operator or the end of the statement, found `4`",
    );
}

#[test]
fn octave_syntax_in_matlab() {
    check_errors("x = 1;\nx += 2;\n", "2:3 octave-syntax: `+=` is Octave's and not MATLAB's");
    check_errors("x = 1;\nx++;\n", "2:2 octave-syntax: `++` is Octave's and not MATLAB's");
    check_errors("y = a != b;", "1:7 octave-syntax: `!=` is Octave's and not MATLAB's");
    check_errors("y = !b;", "1:5 octave-syntax: `!` as an operator is Octave's and not MATLAB's");
    check_errors("# one\nx = 1; # two\n", "1:1 octave-syntax: `#` begins a comment only in Octave");
    check_errors(
        "x = y = 3;",
        "1:7 octave-syntax: an assignment inside an expression is Octave's and not MATLAB's",
    );
    check_errors("if a\n b;\nendif\nc = 1;", "3:1 octave-syntax: `endif` is Octave's and not MATLAB's");
    check_errors_in(
        "if a\n b;\nendwhile\n",
        Dialect::Octave,
        "3:1 syntax-error: expected the end of `if`, found `endwhile`",
    );
}

#[test]
fn deep_nesting_is_an_error_and_no_overflow() {
    let deep = |open: &str, close: &str| {
        format!("x = {}1{};\ny = 2;\n", open.repeat(100_000), close.repeat(100_000))
    };
    for (open, close) in [
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("f(", ")"),
        ("-", ""),
        ("~", ""),
        ("@()", ""),
        ("2^-", ""),
        ("a.(", ")"),
    ] {
        for dialect in [Dialect::Matlab, Dialect::Octave] {
            let parsed = parse(&deep(open, close), dialect);
            let codes: Vec<&str> = parsed.diagnostics.iter().map(|d| d.code.name).collect();
            assert!(codes.contains(&"nesting-too-deep") && codes.len() <= 2, "{open} {codes:?}");
        }
    }
    let blocks = "if 1\n".repeat(100_000);
    assert!(parse(&blocks, Dialect::Matlab).diagnostics.len() <= 3);
    for chain in ["+1", "'", ".a", "(1)", ":1:1"] {
        let parsed = parse(&format!("x = a{};\n", chain.repeat(100_000)), Dialect::Matlab);
        assert_eq!(parsed.diagnostics.len(), 1, "{chain}");
    }
    let classes = "classdef A\nmethods\nfunction f\n".repeat(10_000);
    assert!(!parse(&classes, Dialect::Matlab).diagnostics.is_empty());
}

#[test]
fn trees_of_the_greatest_height_can_be_used() {
    let nested = format!("x = {}1{};", "(".repeat(240), ")".repeat(240));
    let chain = format!("x = a{};", "+1".repeat(1990));
    let blocks = format!("{}{}", "if 1\n".repeat(245), "end\n".repeat(245));
    for text in [nested, chain, blocks] {
        let parsed = parse(&text, Dialect::Matlab);
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
        let again = parse(&tame_syntax::print(&parsed.file), Dialect::Matlab);
        assert!(tame_syntax::same_tree(&parsed.file, &again.file));
    }
}

#[test]
fn examples_of_the_syntax_codes_provoke_them() {
    use base::codes;
    let syntax = [
        &codes::SYNTAX_ERROR,
        &codes::UNCLOSED_BRACKET,
        &codes::UNCLOSED_STRING,
        &codes::UNCLOSED_COMMENT,
        &codes::UNCLOSED_BLOCK,
        &codes::STRAY_END,
        &codes::OCTAVE_SYNTAX,
    ];
    for code in syntax {
        let found = parse(code.example, Dialect::Matlab).diagnostics;
        assert_eq!(found.len(), 1, "{}", code.name);
        assert_eq!(found[0].code.name, code.name);
    }
}

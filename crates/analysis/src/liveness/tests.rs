//! Tests of liveness on Tame IR.

use super::*;
use crate::testing::{first, lines, name, program};

/// Checks `line: variables that die there` for each statement where some do.
fn check(text: &str, expected: &[&str]) {
    let program = program(text);
    let f = first(&program);
    let live = Liveness::of(f);
    let mut found = Vec::new();
    for (at, s, _) in lines(text, f) {
        let mut dying: Vec<&str> = live.dying(f, s).into_iter().map(|v| name(f, v)).collect();
        dying.sort_unstable();
        if !dying.is_empty() {
            found.push(format!("{at}: {}", dying.join(",")));
        }
    }
    assert_eq!(found, expected, "in\n{text}");
}

#[test]
fn operands_die_at_their_last_use() {
    check(
        "function y = f(a, b)
    t = plus(a, b);
    y = times(t, t);
    y = plus(y, a);
end
",
        &["2: b", "3: t", "4: a,y"],
    );
}

#[test]
fn what_a_loop_needs_lives_through_it() {
    check(
        "function s = f(x, n)
    s = 0;
    one = 1;
    for i = one:n
        t = x(i);
        s = plus(s, t);
    end
end
",
        &["4: n,one", "5: i", "6: s,t"],
    );
}

#[test]
fn a_handler_keeps_alive_and_globals_always_live() {
    check(
        "function y = f(a)
    global g
    g = a;
    y = g;
    try
        y = sin(a);
    catch
        y = cos(a);
    end
    z = a;
end
",
        &["10: a"],
    );
}

#[test]
fn a_changed_part_reads_the_whole() {
    check(
        "function y = f(x, i)
    x(i) = i;
    while i
        i = minus(i, x);
    end
    y = x;
end
",
        &["2: x", "4: i", "6: x"],
    );
}

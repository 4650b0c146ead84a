//! Tests of chains and webs on Tame IR; definitions are named by their lines.

use super::*;
use crate::testing::{first, line, lines, name, program};

/// Checks `line: variable<-definitions` for each use of the named variables.
fn check(text: &str, vars: &[&str], expected: &[&str]) {
    let program = program(text);
    let f = first(&program);
    let chains = Chains::of(f);
    let mut found = Vec::new();
    for (at, s, stmt) in lines(text, f) {
        for v in walk::uses(&stmt).into_iter().filter(|&v| vars.contains(&name(f, v))) {
            let defs: Vec<String> = chains
                .defs_of(s, v)
                .iter()
                .map(|d| match d {
                    Def::Nothing => "nothing".to_owned(),
                    Def::Param => "param".to_owned(),
                    Def::Stmt(s) => line(text, f, *s).to_string(),
                    Def::Any => "any".to_owned(),
                })
                .collect();
            found.push(format!("{at}: {}<-{}", name(f, v), defs.join(",")));
        }
    }
    assert_eq!(found, expected, "in\n{text}");
}

/// How many webs each named variable has.
fn webs(text: &str, vars: &[&str]) -> Vec<usize> {
    let program = program(text);
    let f = first(&program);
    let webs = Webs::of(f);
    let used = |w: &Web| w.defs.iter().any(|d| !matches!(d, Def::Nothing));
    vars.iter().map(|v| webs.webs.values().filter(|w| name(f, w.var) == *v && used(w)).count()).collect()
}

#[test]
fn definitions_meet_after_branches_and_in_loops() {
    check(
        "function y = f(c)
    x = 1;
    if c
        x = 2;
    end
    y = x;
    while c
        y = plus(y, x);
        x = y;
    end
end
",
        &["x", "y"],
        &["6: x<-2,4", "8: y<-6,8", "8: x<-2,4,9", "9: y<-8"],
    );
}

#[test]
fn a_for_may_run_not_at_all() {
    check(
        "function y = f(n)
    one = 1;
    for i = one:n
        t = i;
        if t
            break;
        end
        u = t;
    end
    y = plus(i, u);
end
",
        &["i", "t", "u"],
        &["4: i<-3", "5: t<-4", "8: t<-4", "10: i<-3", "10: u<-nothing,8"],
    );
}

#[test]
fn handlers_see_every_state_of_the_body() {
    check(
        "function y = f(c)
    try
        x = sin(c);
        x = cos(c);
    catch e
        y = x;
    end
    return;
    y = x;
end
",
        &["x", "c"],
        &["3: c<-param", "4: c<-param", "6: x<-nothing,3", "9: x<-"],
    );
}

#[test]
fn unrelated_values_are_separate_webs() {
    let text = "function y = f(a)
    x = sin(a);
    y = cos(x);
    x = class(a);
    y = plus(y, x);
    one = 1;
    x(one) = y;
    a = x;
end
";
    assert_eq!(webs(text, &["x", "y", "a"]), [2, 2, 2]);
}

#[test]
fn long_chains_and_deep_nests_are_followed_or_opaque() {
    let mut text = String::from("function y = f(c)\n    y = 1;\n");
    for _ in 0..400 {
        text.push_str("if c\n");
    }
    text.push_str("y = 2;\nz = y;\n");
    text.push_str(&"end\n".repeat(400));
    text.push_str("end\n");
    let program = program(&text);
    let f = first(&program);
    let chains = Chains::of(f);
    let y = f.outputs[0];
    assert_eq!(chains.defs_of_output(y).len(), 2);
    let last = f.stmts.keys().find(|&s| matches!(f.stmts[s], Stmt::Copy { .. }));
    assert!(last.is_some_and(|s| chains.defs_of(s, y).len() == 2));
}

#[test]
fn many_definitions_are_any() {
    let mut text = "function y = f(c)\nx = 1;\n".to_owned();
    for _ in 0..2 * FEW {
        text += "if c\nx = 2;\nend\n";
    }
    text += "y = x;\nx = 3;\ny = plus(x, y);\nend\n";
    let program = program(&text);
    let f = first(&program);
    let chains = Chains::of(f);
    let reached: Vec<bool> = lines(&text, f)
        .into_iter()
        .flat_map(|(_, s, stmt)| walk::uses(&stmt).into_iter().map(move |v| (s, v)))
        .filter(|&(_, v)| name(f, v) == "x")
        .map(|(s, v)| chains.defs_of(s, v) == [Def::Any])
        .collect();
    assert_eq!(reached, [true, false]);
    assert_eq!(webs(&text, &["x"]), [1]);
}

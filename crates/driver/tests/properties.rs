//! What the analysis knows of properties of objects, seen in how functions that read them keep what they read.

use base::MemorySystem;
use std::path::Path;
use tame_driver::{Options, Session, Stage, dump, with_stack};

const COUNTER: &str = "classdef Counter < handle
    properties
        count = 0
        step (1,1) double = 1
        label = 'none'
        items = {}
    end
    methods
        function c = Counter(start)
            if nargin > 0
                c.count = start;
            end
        end
        function up(c)
            c.count = c.count + c.step;
        end
        function r = look(c)
            r = c.count;
        end
        function r = stride(c)
            r = c.step;
        end
    end
end
";

/// How functions keep variables, where the program has these statements and functions: `function.variable: type`.
fn check(body: &str, functions: &str, expected: &[&str]) {
    let main =
        format!("function main\nc = Counter(3);\nc.up();\n{body}\ndisp(c.look());\ndisp(c.stride());\nend\n");
    let files = [("/Counter.m", COUNTER.to_owned()), ("/main.m", main + functions)];
    let text = with_stack(|| {
        let mut session = Session::new(Box::new(MemorySystem::new(files)), Options::default());
        dump(&mut session, Path::new("/main.m"), Stage::Loops, "")
    });
    let text = text.expect("a thread").unwrap_or_else(|| panic!("no Loops of\\n{body}"));
    let found: Vec<String> = expected.iter().map(|line| told(&text, line)).collect();
    assert_eq!(found, expected, "\n{body}\n{functions}\n{text}");
}

/// The same line with the type that the text says.
fn told(text: &str, line: &str) -> String {
    let (place, _) = line.split_once(": ").unwrap_or((line, ""));
    let (function, variable) = place.split_once('.').unwrap_or((place, ""));
    let of_function = text.split("\nfn ").find(|f| f.starts_with(&format!("{function}(")));
    let start = format!("  var {variable}: ");
    let var = of_function.and_then(|f| f.lines().find_map(|l| l.strip_prefix(&start)));
    let ty = var.map_or("none", |v| v.split(' ').next().unwrap_or(""));
    format!("{place}: {ty}")
}

#[test]
fn what_is_stored_is_what_is_read() {
    check("", "", &["look.r: index", "stride.r: index"]);
    check("c.count = 0.5;", "", &["look.r: f64"]);
    check("c.count = 'many';", "", &["look.r: boxed"]);
    check("c.count(3) = 1;", "", &["look.r: f64[:,:]"]);
    // The rules convert what is assigned to the kind that is declared, and whatever they call may store.
    check("c.step = int8(3); c.step = true;", "", &["stride.r: boxed", "look.r: boxed"]);
    check("s.c = c; s.c.count = 'x';", "", &["look.r: boxed"]);
    check("l = {c, 1}; l{1}.count = 'x';", "", &["look.r: boxed"]);
}

#[test]
fn who_does_not_know_the_object_stores_to_all_of_the_name() {
    let assign = "function assign(x, v)\nx.count = v;\nend\n";
    check("assign(struct('count', 1), 'x'); assign(c, 2);", assign, &["look.r: index"]);
    check(
        "l = {c, 1, 'x'}; k = numel(l) - 2; y = l{k}; y.count = 'x';",
        "",
        &["look.r: boxed", "stride.r: index"],
    );
    let named = "function named(x, n, v)\nx.(n) = v;\nend\n";
    check("named(c, input(''), 1);", named, &["look.r: boxed", "stride.r: boxed"]);
}

#[test]
fn what_nobody_sees_opens_all() {
    check("c = subsasgn(c, struct('type', '.', 'subs', 'count'), 'x');", "", &["stride.r: boxed"]);
    check("s = load('counters.mat'); disp(s);", "", &["look.r: boxed", "stride.r: boxed"]);
}

#[test]
fn constructors_are_open_where_the_run_makes_objects() {
    // Arrays of objects alone, without gaps.
    check("for k = 1:3, a(k) = Counter(k); end\nb = [c, a(2)]; disp(numel(b))", "", &["look.r: index"]);
    // Gaps are filled by the constructor without arguments.
    check("a = Counter(1); a(3) = c; disp(numel(a))", "", &["look.r: index"]);
    // What is no object becomes one of whatever it is.
    check("a = [c, 5]; disp(numel(a))", "", &["look.r: boxed", "stride.r: index"]);
}

#[test]
fn methods_have_their_objects_lent() {
    let text = with_stack(|| {
        let files = [("/Counter.m", COUNTER), ("/main.m", "c = Counter(3);\nc.up();\ndisp(c.look());\n")];
        let mut session = Session::new(Box::new(MemorySystem::new(files)), Options::default());
        dump(&mut session, Path::new("/main.m"), Stage::Loops, "")
    });
    let text = text.expect("a thread").expect("Loops");
    assert!(text.contains("\nfn up(&c)"), "{text}");
    assert!(text.contains("kernel `put.count@0`/0(&c, "), "{text}");
    assert!(text.contains("kernel `get.count@0`/1(&c)"), "{text}");
}

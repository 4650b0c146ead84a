//! Print, read and print again gives the same text, for written programs and for random ones.

use super::read;
use crate::tir::*;
use base::{EntityRef, FileId, Name, Span};
use proptest::prelude::*;

fn parse(text: &str) -> Program {
    let builtin = |n: &str| matches!(n, "plus" | "disp" | "f" | "horzcat");
    read(FileId::new(0), text, &builtin).unwrap_or_else(|d| panic!("{d} at {:?} of\n{text}", d.span))
}

/// The text is in the printed form already.
fn check(text: &str) {
    let program = parse(text);
    assert_eq!(verify(&program), []);
    assert_eq!(print_program(&program), text);
}

#[test]
fn statements() {
    check(
        "\
function [r, varargout] = main(n, varargin)
    % help
    mc_t1 = 1.5;
    mc_t2 = -1e-300;
    mc_t3 = 3i;
    mc_t4 = 0x1Fu8;
    s = 'it''s';
    u = \"say \"\"no\"\"\";
    w = ['' 'a' 10];
    z = string(['' 9]);
    x = plus(n, mc_t1);
    x(mc_t1, :) = mc_t2;
    c{mc_t1}.(s).b = x;
    x(mc_t1) = [];
    mc_l5 = {c{:}};
    mc_l6 = {c{mc_t1}.b};
    mc_t7 = builtin('end', x, mc_t1, mc_t1);
    [a, ~, mc_l8{1:mc_t7}] = unknown.thing(x, :, mc_l5{:});
    [c{:}] = mc_l8{:};
    e = {a, mc_l6{:}};
    [b] = {};
    g = @plus;
    h = @(y, varargin) lambda_1(a, y, varargin{:});
    disp(a)
    c{mc_t1};
    a
    y = x;
    return;
end

function varargout = lambda_1(a, y, varargin)
    %#tame lambda 1 @(y,varargin)plus(a,y)
    [varargout{1:nargout}] = plus(a, y);
end
"
        .replace("    [b] = {};\n", "    b = {};\n")
        .as_str(),
    );
}

#[test]
fn blocks() {
    check(
        "\
function f()
    global g1 g2;
    persistent p;
    for i = g1:g2
        while i
            break;
        end
    end
    parfor k = g1:g2:p
        continue;
    end
    for c = p
    end
    while true
        mc_t1 = plus(p, p);
        if mc_t1, else, break, end
        if mc_t1
            x = p;
        else
            x = mc_t1;
        end
    end
    try
        f();
    catch err
        disp(err);
    end
    try
    catch
        f();
    end
    unwind_protect
        x
    unwind_protect_cleanup
        f();
    end
end
",
    );
}

#[test]
fn a_script_and_its_functions() {
    check(
        "\
%#tame script main
%#tame dynamic
%#tame maybe i
mc_t1 = i();
x = f(mc_t1)

function r = helper()
    mc_t1 = 3;
    r = @(t) lambda_1(mc_t1, t);

    function inner()
        r = plus(mc_t1, mc_t1);
    end

    function mc_t9 = lambda_1(q, t)
        %#tame lambda 1 @(t)q+t
        mc_t9 = plus(q, t);
    end
end
"
        .replace("x = f(mc_t1)\n", "x = f(mc_t1);\nx\n")
        .as_str(),
    );
}

#[test]
fn nested_functions_share_what_the_outer_one_mentions() {
    let program = parse(
        "function f()\n    y = x();\n\n    function g()\n        x = 1;\n        z = 2;\n    end\nend\n",
    );
    let g = &program.functions[FuncId::new(1)];
    let storage = |n: &str| g.vars[g.find_var(Name::new(n)).unwrap()].storage;
    assert!(matches!(storage("x"), Storage::Outer(f, _) if f == FuncId::new(0)));
    assert_eq!(storage("z"), Storage::Local);
    assert_eq!(verify(&program), []);
}

#[test]
fn bad_text_is_an_error() {
    for text in [
        "x",
        "function f(",
        "function f()\nx = 'a\nend",
        "function f()\nif x\nend",
        "function f()\nx = 1 2\nend",
    ] {
        assert!(read(FileId::new(0), text, &|_| false).is_err(), "{text}");
    }
}

/// A function grown from random numbers: what each stands for depends on where it is read.
fn grow(seed: &[u8]) -> Program {
    let span = Span::new(FileId::new(0), 0, 0);
    let mut program = Program::default();
    let mut b = Builder::new(Function::new(Name::new("main"), FunctionKind::Primary, span));
    let x = b.user("x");
    b.function.params.push(x);
    let mut bytes = seed.iter().copied();
    block(&mut b, &mut bytes, 0, false);
    program.functions.push(b.finish());
    program
}

fn block(b: &mut Builder, bytes: &mut dyn Iterator<Item = u8>, depth: usize, looping: bool) {
    while let Some(byte) = bytes.next() {
        if byte < 16 && depth > 0 {
            return;
        }
        let pick = byte % 24;
        let user = |b: &mut Builder, n: u8| b.user(["x", "y", "z"][n as usize % 3]);
        let v = user(b, byte / 24);
        let w = user(b, bytes.next().unwrap_or(0));
        match pick {
            0 => {
                b.literal(Literal::Number(f64::from(byte) * 0.37 - 20.0));
            }
            1 => {
                b.literal(Literal::Char(format!("a{}'%\"", byte as char)));
            }
            2 => {
                b.literal(Literal::String(format!("{}\n''\"", byte as char)));
            }
            3 => {
                b.copy(v, w);
            }
            4 => {
                b.call("plus", &[v, w]);
            }
            5 => {
                b.call_to(v, internal::END, &[v, w, w]);
            }
            6 => {
                b.call_to(v, internal::CELL, &[v, w]);
            }
            7 => {
                let l = b.list();
                b.get(l, v, vec![Access::Brace(vec![Arg::Var(w), Arg::Colon])]);
                b.call_to(v, "horzcat", &[l, w]);
                b.push(Stmt::SetList { base: w, path: vec![Access::Dot(Name::new("f"))], src: l });
            }
            8 => {
                let path = vec![Access::DynamicDot(v), Access::Paren(vec![Arg::Var(w)])];
                b.push(Stmt::Set { base: w, path, src: v });
            }
            9 => {
                b.push(Stmt::Delete { base: v, path: vec![Access::Paren(vec![Arg::Colon])] });
            }
            10 => {
                let var = b.list();
                let targets = vec![Target::Var(v), Target::Ignore, Target::List { var, count: w }];
                b.push(Stmt::Call { targets, callee: Callee::builtin("f"), args: vec![Arg::Var(w)] });
            }
            11 => {
                let ans = b.user("ans");
                b.push(Stmt::CallStatement {
                    ans,
                    callee: Callee::builtin("disp"),
                    args: vec![],
                    echo: byte > 99,
                });
            }
            12 => {
                let ans = b.user("ans");
                let path = vec![Access::Paren(vec![])];
                b.push(Stmt::GetStatement { ans, base: v, path, echo: byte > 99 });
            }
            13 => {
                b.push(Stmt::Display(v));
            }
            14..=19 if depth > 12 => {}
            14 => {
                b.open();
                block(b, bytes, depth + 1, looping);
                let then = b.close();
                b.open();
                block(b, bytes, depth + 1, looping);
                let els = b.close();
                b.push(Stmt::If { cond: v, then, els });
            }
            15 => {
                b.open();
                block(b, bytes, depth + 1, false);
                let header = b.close();
                b.open();
                block(b, bytes, depth + 1, true);
                let body = b.close();
                b.push(Stmt::While { header, cond: v, body });
            }
            16 => {
                b.open();
                block(b, bytes, depth + 1, true);
                let body = b.close();
                let range = ForRange::Range { lo: w, step: (byte > 99).then_some(v), hi: w };
                b.push(Stmt::For { var: v, range, body, parallel: byte > 150 });
            }
            17 => {
                b.open();
                block(b, bytes, depth + 1, true);
                let body = b.close();
                b.push(Stmt::For { var: v, range: ForRange::Columns(w), body, parallel: false });
            }
            18 => {
                b.open();
                block(b, bytes, depth + 1, looping);
                let body = b.close();
                b.open();
                block(b, bytes, depth + 1, looping);
                let handler = b.close();
                b.push(Stmt::Try { body, err: (byte > 99).then_some(v), handler });
            }
            19 => {
                b.open();
                block(b, bytes, depth + 1, looping);
                let body = b.close();
                b.open();
                block(b, bytes, depth + 1, looping);
                let cleanup = b.close();
                b.push(Stmt::Unwind { body, cleanup });
            }
            20 if looping => {
                b.push(if byte > 99 { Stmt::Break } else { Stmt::Continue });
            }
            21 => {
                b.push(Stmt::FunctionRef { dst: v, callee: Callee::builtin("plus") });
            }
            22 => {
                b.push(Stmt::Comment(format!("% a comment {byte}")));
            }
            _ => {
                b.push(Stmt::Return);
            }
        }
    }
}

proptest! {
    #[test]
    fn print_read_print(seed in prop::collection::vec(any::<u8>(), 0..200)) {
        let program = grow(&seed);
        prop_assert_eq!(verify(&program), vec![]);
        let text = print_program(&program);
        let again = parse(&text);
        prop_assert_eq!(verify(&again), vec![]);
        prop_assert_eq!(print_program(&again), text);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "([a-z(){}\\[\\]=;,:.'\"%@~ 0-9\n]|function|end|if|while true\n|else, break)*") {
        let _ = read(FileId::new(0), &text, &|_| false);
    }
}

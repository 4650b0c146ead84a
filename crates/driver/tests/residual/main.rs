//! What is left of programs: the listings of the thesis in MATLAB of our own, and what it says of them. Texts are
//! written by hand.
//!
//! That residual programs do what the programs do is `specialized.rs`'s.

mod state;

use base::MemorySystem;
use std::path::Path;
use tame_driver::{Options, Session, SpecializeOptions, specialized, with_stack};

fn residual(text: &str, args: &str, options: &SpecializeOptions) -> String {
    let run = || {
        let system = MemorySystem::new([("/w/golden.m", text.as_bytes())]);
        let mut session = Session::new(Box::new(system), Options::default());
        let made = specialized(&mut session, Path::new("/w/golden.m"), args, None, options);
        made.map_or_else(|| session.report(false), |m| m.text)
    };
    with_stack(run).expect("a thread")
}

#[track_caller]
fn check(text: &str, args: &str, expected: &str) {
    let found = residual(text, args, &SpecializeOptions::default());
    assert_eq!(found, expected, "\n{found}");
}

/// The same, where the program is taken to be right.
#[track_caller]
fn check_correct(text: &str, args: &str, expected: &str) {
    let options = SpecializeOptions { assume_correct: true, ..SpecializeOptions::default() };
    let found = residual(text, args, &options);
    assert_eq!(found, expected, "\n{found}");
}

const POWER: &str = "function z = golden(x, n)
if n < 0
    error('golden: n must not be negative');
end
z = 1;
while n > 0
    if mod(n, 2)
        z = z * x;
    end
    n = floor(n / 2);
    x = x * x;
end
end
";

#[test]
fn listing_6_3_power_by_squaring() {
    check(
        POWER,
        "double(1,1), 5",
        "function z = golden(x)
    z = x;
    x = x * x;
    x = x * x;
    z = z * x;
end
",
    );
    check(POWER, "2, 10", "function z = golden()\n    z = 1024;\nend\n");
}

#[test]
fn listing_6_3_with_an_exponent_that_is_not_known_keeps_the_loop() {
    check(
        POWER,
        "double(1,1), double(1,1)",
        "function z = golden(x, n)
    if n < 0
        error('golden: n must not be negative');
    end
    z = 1;
    while n > 0
        if mod(n, 2)
            z = z * x;
        end
        n = floor(n / 2);
        x = x * x;
    end
end
",
    );
}

#[test]
fn listing_6_6_versions_of_a_function() {
    let power = POWER.replace("golden", "power_of");
    let text = format!("function y = golden(x)\ny = x + power_of(x, 3) + power_of(x, 4);\nend\n{power}");
    let options = SpecializeOptions { inline: 0, ..SpecializeOptions::default() };
    let found = residual(&text, "double(:,:)", &options);
    assert_eq!(
        found,
        "function y = golden(x)
    y = x + power_of_1(x) + power_of_2(x);
end

function z = power_of_1(x)
    z = x;
    x = x * x;
    z = z * x;
    x = x * x;
end

function z = power_of_2(x)
    x = x * x;
    x = x * x;
    z = x;
    x = x * x;
end
",
        "\n{found}"
    );
}

#[test]
fn listing_6_4_a_loop_that_is_left() {
    let product = "function y = golden(x)
y = 1;
for n = 1:length(x)
    if x(n) == 0
        y = 0;
        break
    else
        y = y * x(n);
    end
end
end
";
    check(
        product,
        "double(1,2)",
        "function y = golden(x)
    while true
        if x(1) == 0
            y = 0;
            break
        else
            y = x(1);
        end
        if x(2) == 0
            y = 0;
            break
        else
            y = y * x(2);
        end
        break
    end
end
",
    );
}

#[test]
fn listing_6_5_a_round_that_is_cut_short() {
    let text = "function y = golden(x)
    y = 1;
    for n = 1:length(x)
        if x(n) == 0
            continue
        end
        y = y * x(n);
    end
end
";
    check(text, "double(1,:)", text);
}

#[test]
fn a_return_in_one_branch_leaves_the_other_one_known() {
    check(
        "function [y, z] = golden(a)
z = 0;
if a == 1
    y = 2;
    return
else
    b = 4;
end
y = b + 1;
z = b;
end
",
        "double(1,1)",
        "function [y, z] = golden(a)
    if a == 1
        y = 2;
        z = 0;
        return
    end
    y = 5;
    z = 4;
end
",
    );
}

#[test]
fn arguments_that_are_not_given() {
    let text = "function y = golden(x, y)
if nargin < 2
    error('This function requires 2 inputs');
end
y = x + y;
end
";
    check(text, "double(1,1), 2", "function y = golden(x)\n    y = x + 2;\nend\n");
    check(
        text,
        "double(1,1)",
        "function y = golden(x, y)\n    error('This function requires 2 inputs');\nend\n",
    );
}

#[test]
fn a_switch_on_what_is_known() {
    let text = "function y = golden(what, x)
switch what
    case 'foo'
        y = x + 1;
    case {'bar', 'foobar'}
        y = x - 1;
    otherwise
        y = x;
end
end
";
    check(text, "'foobar', double(1,1)", "function y = golden(x)\n    y = x - 1;\nend\n");
    check(text, "'other', double(1,1)", "function y = golden(x)\n    y = x;\nend\n");
}

#[test]
fn a_result_that_is_known_is_not_handed_over() {
    check(
        "function y = golden(x)
[a, b] = g(x);
y = a * b;
end
function [a, b] = g(x)
for k = 1:numel(x)
    x(k) = x(k) + k;
end
a = sum(x);
b = 3;
end
",
        "double(1,:)",
        "function y = golden(x)
    a = g_1(x);
    y = a * 3;
end

function a = g_1(x)
    for k = 1:numel(x)
        x(k) = x(k) + k;
    end
    a = sum(x);
end
",
    );
}

#[test]
fn a_function_is_put_in_place_of_its_call() {
    check(
        "function a = golden(b, d)
a = b * g(10 * d, d + b);
end
function z = g(x, y)
z = 25 + x * h(y);
end
function z = h(y)
z = y ^ 2;
end
",
        "double(1,1), double(1,1)",
        "function a = golden(b, d)
    a = b * (25 + 10 * d * (d + b)^2);
end
",
    );
}

#[test]
fn an_accumulator_that_nobody_reads_goes() {
    check(
        "function y = golden(n)
total = 0;
y = 1;
for k = 1:n
    total = total + k;
    y = y * k;
end
end
",
        "double(1,1)",
        "function y = golden(n)
    y = 1;
    for k = 1:n
        y = y * k;
    end
end
",
    );
}

#[test]
fn the_size_of_what_is_not_known() {
    check(
        "function [r, c] = golden(x)\n[r, c] = size(x);\nif c == 4\n    c = 10;\nend\nend\n",
        "double(:,4)",
        "function [r, c] = golden(x)\n    r = size(x, 1);\n    c = 10;\nend\n",
    );
}

#[test]
fn further_arguments_become_parameters() {
    check(
        "function y = golden(x, varargin)
tol = 1;
for k = 1:2:numel(varargin)
    switch varargin{k}
        case 'tol'
            tol = varargin{k + 1};
    end
end
y = x * tol;
end
",
        "double(1,1), 'tol', double(1,1)",
        "function y = golden(x, varargin_2)
    y = x * varargin_2;
end
",
    );
}

#[test]
fn recursion_over_what_is_known_is_unrolled() {
    let text = "function y = golden(x, n)
if n == 0
    y = 1;
else
    y = x * golden(x, n - 1);
end
end
";
    check(text, "double(1,1), 2", "function y = golden(x)\n    y = x * x;\nend\n");
}

#[test]
fn recursion_over_what_is_not_known_is_made_general() {
    let text = "function y = golden(x, n)
if x > 10
    y = n;
else
    y = golden(x * 2, n + 1);
end
end
";
    let found = residual(text, "double(1,1), 0", &SpecializeOptions::default());
    assert!(found.lines().count() < 40, "{found}");
}

#[test]
fn what_may_fail_stays() {
    let text = "function y = golden(a, b)\nc = a * b;\ny = a;\nend\n";
    check(text, "double(:,:), double(:,:)", "function y = golden(a, b)\n    c = a * b;\n    y = a;\nend\n");
    check_correct(text, "double(:,:), double(:,:)", "function y = golden(a, b)\n    y = a;\nend\n");
}

#[test]
fn constants_keep_each_bit() {
    check(
        "function y = golden(s)\ny = s + 1/3;\nend\n",
        "double(1,1)",
        "function y = golden(s)\n    y = s + 0.3333333333333333;\nend\n",
    );
}

#[test]
fn a_variable_of_a_loop_that_is_assigned_in_it() {
    check(
        "function y = golden(x)\ny = 0;\nfor k = 1:3\n    k = k * 2;\n    y = y + x * k;\nend\ny = y + k;\nend\n",
        "double(1,1)",
        "function y = golden(x)
    y = 0 + x * 2;
    y = y + x * 4;
    y = y + x * 6;
    y = y + 6;
end
",
    );
}

const EULER: &str = "function [t, y] = golden(diffeq, tn, h, y0, varargin)
t = (0:h:tn)';
n = length(t);
y = y0 * ones(n, 1);
for j = 2:n
    y(j) = y(j - 1) + h * feval(diffeq, t(j - 1), y(j - 1), varargin{:});
end
end
function d = normal(x, y)
d = -2 * x * y;
end
function d = newton(t, T, k, Tm)
d = k * (T - Tm);
end
";

#[test]
fn a_solver_reads_each_element_once() {
    check(
        EULER,
        "@newton, double(1,1), 0.5, double(1,1), -0.25, 100",
        "function [t, y] = golden(tn, y0)
    t = (0:0.5:tn)';
    n = length(t);
    y = y0 * ones(n, 1);
    if n >= 2
        y_last = y(1);
    end
    for j = 2:n
        y_last = y_last - 0.5 * (0.25 * (y_last - 100));
        y(j) = y_last;
    end
end
",
    );
    check(
        EULER,
        "@normal, double(1,1), 0.5, double(1,1)",
        "function [t, y] = golden(tn, y0)
    t = (0:0.5:tn)';
    n = length(t);
    y = y0 * ones(n, 1);
    t_times = 2 .* t;
    if n >= 2
        y_last = y(1);
    end
    for j = 2:n
        y_last = y_last - 0.5 * (t_times(j - 1) * y_last);
        y(j) = y_last;
    end
end
",
    );
}

#[test]
fn operands_that_are_the_result() {
    check(
        "function y = golden(x, c)\ny = (1 * x - 0) / 1 + c(:) * 1 + 0;\nend\n",
        "double(1,1), double(3,1)",
        "function y = golden(x, c)\n    y = x + c + 0;\nend\n",
    );
}

#[test]
fn conditions_that_are_known_in_part_stay_conditions() {
    check(
        "function y = golden(a, b)\ny = f(a, b, true);\nend
function y = f(a, b, c)\ny = 0;\nif a > 1 && c || b\n    y = 1;\nend\nend\n",
        "double(1,1), logical(1,1)",
        "function y = golden(a, b)\n    if a > 1 || b\n        y = 1;\n    else\n        y = 0;\n    end\nend\n",
    );
}

/// What is said of a program that is not specialised, by its codes.
#[track_caller]
fn refused(text: &str, args: &str, code: &str) {
    let found = residual(text, args, &SpecializeOptions::default());
    assert!(found.contains(&format!("error[{code}]")), "\n{found}");
}

const SUM: &str = "function y = golden(x)
%# x size [1 3]
%# x realdouble
y = 0;
HERE
for k = 1:numel(x)
    y = y + x(k);
end
end
";

#[test]
fn annotations_say_what_arguments_are() {
    let sum = |word: &str| SUM.replace("HERE", word);
    let found = residual(&sum("%# unroll"), "", &SpecializeOptions::default());
    assert!(!found.contains("for ") && found.contains("x(3)"), "\n{found}");
    let found = residual(&sum("%# nounroll"), "", &SpecializeOptions::default());
    assert!(found.contains("for k = 1:3"), "\n{found}");
    let found = residual(&sum("%# budget 1"), "", &SpecializeOptions::default());
    assert!(found.contains("for k = 1:3"), "\n{found}");
}

#[test]
fn annotations_that_are_wrong() {
    refused(&SUM.replace("HERE", "%# unrol"), "", "bad-annotation");
    refused(&SUM.replace("HERE", "%# x colour red"), "", "bad-annotation");
    refused(&SUM.replace("HERE", "%# x class char"), "", "bad-annotation");
    refused(&SUM.replace("HERE", "%# x size [4 4]"), "", "bad-annotation");
    refused(&SUM.replace("HERE", "%# nothing realscalar"), "", "bad-annotation");
    refused(&SUM.replace("HERE", "%# preserve nothing_of_this_name"), "", "bad-annotation");
    refused(&SUM.replace("HERE", "%# nargin 2"), "double(1,3)", "bad-annotation");
    refused(&SUM.replace("y = 0;\nHERE", "%# unroll\ny = 0;"), "", "bad-annotation");
    refused(&SUM.replace("%# x size [1 3]\n", "").replace("HERE", "%# unroll"), "", "loop-not-unrolled");
    let found = residual(&SUM.replace("HERE", "%#ok<AGROW>\n%#codegen"), "", &SpecializeOptions::default());
    assert!(!found.contains("error["), "\n{found}");
}

#[test]
fn programs_that_fail_or_never_end() {
    refused("function y = golden(x)\nif x < 0\n    error('no');\nend\ny = x;\nend\n", "-1", "always-fails");
    refused(
        "function y = golden(x, w)\nif x < w\n    y = 10;\nelse\n    y = 1;\n    while x ~= y\n        \
         x = abs(x);\n    end\nend\nend\n",
        "3, double(1,1)",
        "endless-loop",
    );
    refused(
        "function y = golden()\n%# nointerpret h\ny = g(2);\nend\nfunction y = g(x)\ny = h(x);\nend
function y = h(x)\ny = x + 1;\nend\n",
        "",
        "must-not-run",
    );
}

#[test]
fn functions_that_are_kept() {
    let text = |word: &str| {
        format!("function y = golden(x)\n{word}\ny = x + g(2);\nend\nfunction y = g(x)\ny = x + 1;\nend\n")
    };
    check(&text(""), "double(1,1)", "function y = golden(x)\n    y = x + 3;\nend\n");
    check(
        &text("%# preserve g"),
        "double(1,1)",
        "function y = golden(x)\n    g_value = g(2);\n    y = x + 3;\nend\n\nfunction y = g(x)\n    y = x + 1;\nend\n",
    );
    check(
        &text("%# nointerpret g"),
        "double(1,1)",
        "function y = golden(x)\n    y = x + g_1();\nend\n\nfunction y = g_1()\n    y = 3;\nend\n",
    );
    let found = residual(&text("%# export fast"), "double(1,1)", &SpecializeOptions::default());
    assert!(found.contains("%# export fast"), "\n{found}");
}

#[test]
fn listing_6_1_text_is_joined() {
    check(
        "function s = golden(format, varargin)
s = '';
count = 1;
k = 1;
while k <= length(format)
    if format(k) == '%'
        switch format(k + 1)
            case 'd'
                s = [s int2str(varargin{count})];
                count = count + 1;
            case 's'
                s = [s varargin{count}];
                count = count + 1;
        end
        k = k + 2;
    else
        s = [s format(k)];
        k = k + 1;
    end
end
end
",
        "'My name is %s, and I am ', char(1,:)",
        "function s = golden(varargin_1)
    s = ['My name is ', varargin_1, ', and I am '];
end
",
    );
}

#[test]
fn listing_6_1_1_lists_that_are_known_are_written_out() {
    check(
        "function y = golden(a, c, d)\nb = 5;\ny = a(b, b + c, d{c});\nend\n",
        "double(4,4,2), double(2,1), cell(:,:)",
        "function y = golden(a, c, d)\n    y = a(5, 5 + c, d{c});\nend\n",
    );
    check(
        "function y = golden(b)\na = {1, 2};\ny = b(a{[1 2]});\nend\n",
        "double(3,3)",
        "function y = golden(b)\n    y = b(1, 2);\nend\n",
    );
}

#[test]
fn operands_that_do_not_conform_stay_and_nothing_behind_them() {
    check(
        "function z = golden(x, y)\nz = x * y;\nz = z + 1;\nend\n",
        "double(2,3), double(2,3)",
        "function z = golden(x, y)\n    z = x * y;\nend\n",
    );
}

#[test]
fn listing_9_1_and_9_2() {
    let sum = "function y = golden(a, b)\ny = size(a + b);\nend\n";
    check_correct(sum, "double(3,:), double(:,4)", "function y = golden(a, b)\n    y = [3, 4];\nend\n");
    let grows = "function y = golden(x)\n    y = 1;\n    for n = 2:x\n        y = [y, n];\n    end\nend\n";
    check(grows, "double(1,1)", grows);
}

#[test]
fn budgets_end_every_loop() {
    check(
        "function y = golden(x)\ny = 0;\nfor k = 1:1000000000\n    y = y + k * x;\nend\nend\n",
        "double(1,1)",
        "function y = golden(x)\n    y = 0;\n    for k = 1:1e9\n        y = y + k * x;\n    end\nend\n",
    );
}

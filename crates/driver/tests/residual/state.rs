//! What is left of what lives longer than a call, of further results, and of loops and functions that looked alike.

use super::{check, residual};
use tame_driver::SpecializeOptions;

#[test]
fn global_parameters_are_known_where_they_were_set() {
    check(
        "function y = golden(x)
global RATE SCHEME
RATE = 0.5;
SCHEME = 'fast';
y = step(step(x));
end
function x = step(x)
global RATE SCHEME
switch SCHEME
    case 'fast'
        x = x + RATE * rate(x);
    otherwise
        error('golden:scheme', 'The scheme %s is not known.', SCHEME);
end
end
function r = rate(x)
global RATE
r = RATE - x;
end
",
        "double(1,1)",
        "function y = golden(x)
    global RATE SCHEME
    RATE = 0.5;
    SCHEME = 'fast';
    x2 = x;
    x2 = x2 + 0.5 * (0.5 - x2);
    y = x2;
    y = y + 0.5 * (0.5 - y);
end
",
    );
}

#[test]
fn what_a_call_changed_before_it_failed_is_not_known() {
    check(
        "function y = golden(x)
global K
K = 3;
try
    g(x);
catch
end
y = K;
end
function g(x)
global K
K = x;
error('no');
end
",
        "double(1,1)",
        "function y = golden(x)
    global K
    K = 3;
    try
        g_1(x);
    end
    y = K;
end

function g_1(x)
    global K
    K = x;
    error('no');
end
",
    );
}

#[test]
fn further_results_become_results_of_their_own() {
    check(
        "function y = golden(x)
[a, b, c] = multiples(x, 3);
y = a + b * c;
end
function varargout = multiples(x, n)
for k = 1:nargout
    varargout{k} = sum(x) * n + k;
end
end
",
        "double(1,:)",
        "function y = golden(x)
    [a, b, c] = multiples_1(x);
    y = a + b * c;
end

function [varargout_1, varargout_2, varargout_3] = multiples_1(x)
    varargout_1 = sum(x) * 3 + 1;
    varargout_2 = sum(x) * 3 + 2;
    varargout_3 = sum(x) * 3 + 3;
end
",
    );
}

#[test]
fn an_accumulator_of_a_recursion_goes() {
    check(
        "function y = golden(n)
[y, t] = product(n, 0);
end
function [y, t] = product(n, t)
if n <= 1
    y = 1;
    t = t + 1;
else
    [y, t] = product(n - 1, t + 1);
    y = y * n;
end
end
",
        "double(1,1)",
        "function y = golden(n)
    if n <= 1
        y = 1;
    else
        value = n - 1;
        if value <= 1
            y2 = 1;
        else
            y2 = product_1(value - 1);
            y2 = y2 * value;
        end
        y = y2;
        y = y * n;
    end
end

function y = product_1(n)
    if n <= 1
        y = 1;
    else
        y = product_1(n - 1);
        y = y * n;
    end
end
",
    );
}

#[test]
fn a_round_that_surely_leaves_ends_the_loop_that_others_may_leave() {
    check(
        "function y = golden(x)
y = 0;
for k = 1:3
    y = y + x;
    if k == 3
        break
    end
    if y > 10
        break
    end
end
end
",
        "double(1,1)",
        "function y = golden(x)
    while true
        y = 0 + x;
        if y > 10
            break
        end
        y = y + x;
        if y > 10
            break
        end
        y = y + x;
        break
    end
end
",
    );
}

#[test]
fn persistent_variables_that_settle_are_constants() {
    check(
        "function y = golden(x)
y = f(x) + f(x + 1);
end
function y = f(x)
persistent table
if isempty(table)
    table = (1:4) .^ 2;
end
y = x * table(2);
end
",
        "double(1,1)",
        "function y = golden(x)
    y = x * 4 + (x + 1) * 4;
end
",
    );
    let counts = "function y = golden(x)
    y = x + count();
    y = y * count();
end

function n = count()
    persistent k
    if isempty(k)
        k = 0;
    end
    k = k + 1;
    n = k;
end
";
    check(counts, "double(1,1)", counts);
}

#[test]
fn a_zero_and_a_negative_zero_are_not_the_same() {
    let found = residual(
        "function golden(n)\nh(n);\nk(n);\nif n\n    disp(0)\nelse\n    disp(-0)\nend\nend
function h(n)\nshow(0, n);\nend\nfunction k(n)\nshow(-0, n);\nend
function show(x, n)\nfprintf('%g %g\\n', x, n);\nend\n",
        "double(1,1)",
        &SpecializeOptions::default(),
    );
    assert!(found.contains("-0, n)") && found.contains("%g\\n', 0, n)"), "\n{found}");
}

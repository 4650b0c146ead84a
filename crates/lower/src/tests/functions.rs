//! Headers, nested functions, `arguments`, variables of all storages.

use super::{check, check_file, lower};

#[test]
fn headers() {
    check_file(
        "function [r, varargout] = main(x, ~, varargin)\n% Help.\nr = x;\nend\n",
        "function [r, varargout] = main(x, mc_t1, varargin)\n    % Help.\n    r = x;\nend",
    );
}

#[test]
fn local_functions_and_recursion() {
    check_file(
        "function r = main(x)\nr = half(x);\nend\nfunction r = half(x)\nr = half(x) / 2;\nend\n",
        "\
function r = main(x)
    r = half(x);
end

function r = half(x)
    mc_t1 = half(x);
    mc_t2 = 2;
    r = mrdivide(mc_t1, mc_t2);
end",
    );
}

#[test]
fn nested_functions_share_variables() {
    check_file(
        "function r = main(x)\nn = 0;\nadd(x);\nr = n + x;\n  function add(k)\n    n = n + k;\n    t = n;\n  end\nend\n",
        "\
function r = main(x)
    n = 0;
    add(x);
    r = plus(n, x);

    function add(k)
        n = plus(n, k);
        t = n;
    end
end",
    );
}

#[test]
fn operands_are_settled_where_nested_functions_are_about() {
    check_file(
        "function r = main(x)\nr = x + add();\n  function y = add()\n    x = 5;\n    y = 1;\n  end\nend\n",
        "\
function r = main(x)
    mc_t1 = x;
    mc_t2 = add();
    r = plus(mc_t1, mc_t2);

    function y = add()
        x = 5;
        y = 1;
    end
end",
    );
}

#[test]
fn anonymous_functions_may_call_nested_ones() {
    check_file(
        "function r = main(x)\nr = @() get(x);\n  function y = get(k)\n    y = k;\n  end\nend\n",
        "\
function r = main(x)
    r = @() lambda_1(x);

    function y = get(k)
        y = k;
    end

    function varargout = lambda_1(x)
        %#tame lambda 1 @()get(x)
        [varargout{1:nargout}] = get(x);
    end
end",
    );
}

#[test]
fn globals_and_persistents() {
    check("global g\npersistent p\ng = p;", "global g;\npersistent p;\ng = p;");
}

#[test]
fn assigned_names_are_variables_everywhere() {
    check("x = max(1);\nmax = 3;", "mc_t1 = 1;\nx = max(mc_t1);\nmax = 3;");
    check("x = pi;", "x = pi();");
    check("x = nargin;", "x = nargin();");
}

#[test]
fn existence_of_known_names() {
    check("x = exist('a', 'var');", "mc_t1 = mc_exists(a);\nx = double(mc_t1);");
    check("x = exist('nope', 'var');", "x = 0;");
}

#[test]
fn arguments_blocks() {
    check_file(
        "function main(x, n)\narguments\n  x (1,:) double {mustBeFinite}\n  n = 3\nend\nend\n",
        "\
function main(x, n)
    mc_t1 = nargin();
    mc_t2 = 1;
    mc_t3 = lt(mc_t1, mc_t2);
    if mc_t3
        mc_t4 = 1;
        mc_t5 = nargin();
        mc_t6 = minus(mc_t4, mc_t5);
        mc_t7 = 'MATLAB:minrhs';
        mc_t8 = 'Invalid argument list. Function requires %d more input(s).';
        error(mc_t7, mc_t8, mc_t6);
    end
    mc_t9 = 'x';
    mc_t10 = 1;
    mc_t11 = NaN();
    mc_t12 = horzcat(mc_t10, mc_t11);
    mc_t13 = 'double';
    x = mc_argument(x, mc_t9, mc_t12, mc_t13);
    mc_t14 = 'x';
    mc_t15 = @mustBeFinite;
    mc_validate(mc_t14, mc_t15, x);
    mc_t16 = nargin();
    mc_t17 = 2;
    mc_t18 = lt(mc_t16, mc_t17);
    if mc_t18
        n = 3;
    end
end",
    );
}

#[test]
fn name_value_arguments() {
    check_file(
        "function main(x, o)\narguments\n  x\n  o.tol = 1\nend\nend\n",
        "\
function main(x, varargin)
    mc_t1 = nargin();
    mc_t2 = 1;
    mc_t3 = lt(mc_t1, mc_t2);
    if mc_t3
        mc_t4 = 1;
        mc_t5 = nargin();
        mc_t6 = minus(mc_t4, mc_t5);
        mc_t7 = 'MATLAB:minrhs';
        mc_t8 = 'Invalid argument list. Function requires %d more input(s).';
        error(mc_t7, mc_t8, mc_t6);
    end
    mc_t9 = 'tol';
    mc_t10 = {mc_t9};
    [o, mc_t11] = mc_name_value(varargin, mc_t10);
    varargin = mc_t11;
    mc_t12 = 'tol';
    mc_t13 = isfield(o, mc_t12);
    if mc_t13
    else
        mc_t14 = 1;
        o.tol = mc_t14;
    end
end",
    );
}

#[test]
fn temporaries_avoid_those_of_the_text() {
    let text = lower("function main(a)\nmc_t7 = a;\nx = a + mc_t7 * 2;\nend\n");
    assert!(text.contains("mc_t8 = 2;"), "{text}");
}

#[test]
fn dynamic_functions_look_again() {
    check_file(
        "function main(t)\neval(t);\nx = made(1) + sin(2);\nend\n",
        "\
function main(t)
    %#tame dynamic
    %#tame maybe made
    eval(t);
    mc_t1 = 1;
    mc_t2 = made(mc_t1);
    mc_t3 = 2;
    mc_t4 = sin(mc_t3);
    x = plus(mc_t2, mc_t4);
end",
    );
}

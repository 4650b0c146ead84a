function calc()
% CALC  Formulas: tokens, a parser by descent that makes structs, and their values.
work = 20;
formulas = {'1+2*3', '(1+2)*3', 'x*x-2*x+1', '2^3^2/(1+x)', '-x+abs(-3.5)*max(x,2)', ...
    '((x+1)*(x-1))/(x*x+1)', 'min(max(x,0.25),0.75)*100', '1/(1+1/(1+1/(1+x)))'};
total = 0;
nodes = 0;
for r = 1:100*work
    for k = 1:numel(formulas)
        tokens = scan(formulas{k});
        [tree, at] = expression(tokens, 1);
        if at ~= numel(tokens) + 1
            error('calc:rest', 'what is left is not read');
        end
        nodes = nodes + count(tree);
        v = value(tree, mod(r, 10)/4);
        total = total + v;
        if r == 3
            fprintf('%s = %.6g\n', formulas{k}, v);
        end
    end
end
fprintf('%d nodes, total %.6f\n', nodes, total);
end

function tokens = scan(text)
tokens = struct('kind', {}, 'text', {}, 'number', {});
k = 1;
while k <= length(text)
    c = text(k);
    first = k;
    if c >= '0' && c <= '9'
        while k <= length(text) && (any(text(k) == '0123456789') || text(k) == '.')
            k = k + 1;
        end
        tokens(end+1) = struct('kind', 'number', 'text', text(first:k-1), 'number', str2double(text(first:k-1)));
    elseif isletter(c)
        while k <= length(text) && isletter(text(k))
            k = k + 1;
        end
        tokens(end+1) = struct('kind', 'name', 'text', text(first:k-1), 'number', 0);
    else
        k = k + 1;
        tokens(end+1) = struct('kind', c, 'text', c, 'number', 0);
    end
end
end

function yes = is(tokens, at, kind)
yes = at <= numel(tokens) && strcmp(tokens(at).kind, kind);
end

function [tree, at] = expression(tokens, at)
[tree, at] = term(tokens, at);
while is(tokens, at, '+') || is(tokens, at, '-')
    op = tokens(at).kind;
    [right, at] = term(tokens, at + 1);
    tree = struct('op', op, 'args', {{tree, right}}, 'number', 0);
end
end

function [tree, at] = term(tokens, at)
[tree, at] = power(tokens, at);
while is(tokens, at, '*') || is(tokens, at, '/')
    op = tokens(at).kind;
    [right, at] = power(tokens, at + 1);
    tree = struct('op', op, 'args', {{tree, right}}, 'number', 0);
end
end

function [tree, at] = power(tokens, at)
[tree, at] = primary(tokens, at);
if is(tokens, at, '^')
    [right, at] = power(tokens, at + 1);
    tree = struct('op', '^', 'args', {{tree, right}}, 'number', 0);
end
end

function [tree, at] = primary(tokens, at)
if is(tokens, at, 'number')
    tree = struct('op', 'number', 'args', {{}}, 'number', tokens(at).number);
    at = at + 1;
elseif is(tokens, at, '-')
    [inner, at] = primary(tokens, at + 1);
    tree = struct('op', 'neg', 'args', {{inner}}, 'number', 0);
elseif is(tokens, at, '(')
    [tree, at] = expression(tokens, at + 1);
    at = at + 1;
elseif is(tokens, at, 'name')
    name = tokens(at).text;
    at = at + 1;
    args = {};
    if is(tokens, at, '(')
        while ~is(tokens, at, ')')
            [arg, at] = expression(tokens, at + 1);
            args{end+1} = arg;
        end
        at = at + 1;
    end
    tree = struct('op', name, 'args', {args}, 'number', 0);
else
    error('calc:syntax', 'unexpected %s', tokens(at).text);
end
end

function n = count(tree)
n = 1;
for k = 1:numel(tree.args)
    n = n + count(tree.args{k});
end
end

function v = value(tree, x)
a = zeros(1, numel(tree.args));
for k = 1:numel(tree.args)
    a(k) = value(tree.args{k}, x);
end
switch tree.op
    case 'number', v = tree.number;
    case 'x', v = x;
    case '+', v = a(1) + a(2);
    case '-', v = a(1) - a(2);
    case '*', v = a(1)*a(2);
    case '/', v = a(1)/a(2);
    case '^', v = a(1)^a(2);
    case 'neg', v = -a(1);
    case 'abs', v = abs(a(1));
    case 'max', v = max(a(1), a(2));
    case 'min', v = min(a(1), a(2));
    otherwise, error('calc:name', 'unknown %s', tree.op);
end
end

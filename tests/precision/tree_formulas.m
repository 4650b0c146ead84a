function tree_formulas
% Formulas as trees of cells: evaluation, derivative, simplification, text.
x = {'x'};
f = {'+', {'*', {'n', 3}, {'*', x, x}}, {'*', {'n', -2}, x}};
g = simplify(derive(f));
fprintf('%s\n', show(f));
fprintf('%s\n', show(g));
for k = -1:2
    fprintf('%g %g\n', evaluate(f, k), evaluate(g, k));
end
end

function v = evaluate(e, x)
switch e{1}
    case 'n'
        v = e{2};
    case 'x'
        v = x;
    case '+'
        v = evaluate(e{2}, x) + evaluate(e{3}, x);
    case '*'
        v = evaluate(e{2}, x) * evaluate(e{3}, x);
end
end

function d = derive(e)
switch e{1}
    case 'n'
        d = {'n', 0};
    case 'x'
        d = {'n', 1};
    case '+'
        d = {'+', derive(e{2}), derive(e{3})};
    case '*'
        d = {'+', {'*', derive(e{2}), e{3}}, {'*', e{2}, derive(e{3})}};
end
end

function s = simplify(e)
if numel(e) < 3
    s = e;
    return;
end
a = simplify(e{2});
b = simplify(e{3});
if strcmp(e{1}, '*') && (isNumber(a, 0) || isNumber(b, 0))
    s = {'n', 0};
elseif strcmp(e{1}, '*') && isNumber(a, 1)
    s = b;
elseif strcmp(e{1}, '*') && isNumber(b, 1)
    s = a;
elseif strcmp(e{1}, '+') && isNumber(a, 0)
    s = b;
elseif strcmp(e{1}, '+') && isNumber(b, 0)
    s = a;
else
    s = {e{1}, a, b};
end
end

function is = isNumber(e, n)
is = strcmp(e{1}, 'n') && e{2} == n;
end

function t = show(e)
switch e{1}
    case 'n'
        t = num2str(e{2});
    case 'x'
        t = 'x';
    otherwise
        t = ['(' show(e{2}) e{1} show(e{3}) ')'];
end
end

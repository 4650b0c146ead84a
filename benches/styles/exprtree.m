function exprtree()
% EXPRTREE  Expressions as nested cells: built, derived, simplified and
% evaluated by recursion over them.
seed = 11;
total = 0;
slope = 0;
nodes = 0;
for k = 1:40
    [tree, seed] = grow(6, seed);
    derived = simplify(derive(tree));
    nodes = nodes + countNodes(derived);
    for p = 0:219
        x = p/100 - 0.95;
        total = total + evaluate(tree, x);
        slope = slope + evaluate(derived, x);
    end
end
fprintf('%d nodes, sum of values %.8g, of slopes %.8g\n', nodes, total, slope);
fprintf('%s\n', showTree(simplify(derive({'*', {'x'}, {'+', {'sin', {'x'}}, {'num', 2}}}))));
end

function [tree, seed] = grow(depth, seed)
seed = mod(16807*seed, 2147483647);
choice = mod(seed, 8);
if depth == 0
    if choice < 5
        tree = {'x'};
    else
        tree = {'num', choice/4};
    end
elseif choice < 3
    [left, seed] = grow(depth - 1, seed);
    [right, seed] = grow(depth - 1, seed);
    tree = {'+', left, right};
elseif choice < 7
    [left, seed] = grow(depth - 1, seed);
    [right, seed] = grow(depth - 1, seed);
    tree = {'*', left, right};
else
    [inner, seed] = grow(depth - 1, seed);
    tree = {'sin', inner};
end
end

function d = derive(tree)
switch tree{1}
    case 'num'
        d = {'num', 0};
    case 'x'
        d = {'num', 1};
    case '+'
        d = {'+', derive(tree{2}), derive(tree{3})};
    case '*'
        d = {'+', {'*', derive(tree{2}), tree{3}}, {'*', tree{2}, derive(tree{3})}};
    case 'sin'
        d = {'*', {'cos', tree{2}}, derive(tree{2})};
end
end

function s = simplify(tree)
switch tree{1}
    case '+'
        a = simplify(tree{2});
        b = simplify(tree{3});
        if isNumber(a, 0)
            s = b;
        elseif isNumber(b, 0)
            s = a;
        else
            s = {'+', a, b};
        end
    case '*'
        a = simplify(tree{2});
        b = simplify(tree{3});
        if isNumber(a, 0) || isNumber(b, 0)
            s = {'num', 0};
        elseif isNumber(a, 1)
            s = b;
        elseif isNumber(b, 1)
            s = a;
        else
            s = {'*', a, b};
        end
    case {'sin', 'cos'}
        s = {tree{1}, simplify(tree{2})};
    otherwise
        s = tree;
end
end

function is = isNumber(tree, value)
is = strcmp(tree{1}, 'num') && tree{2} == value;
end

function n = countNodes(tree)
n = 1;
for k = 2:numel(tree)
    if iscell(tree{k})
        n = n + countNodes(tree{k});
    end
end
end

function y = evaluate(tree, x)
switch tree{1}
    case 'num'
        y = tree{2};
    case 'x'
        y = x;
    case '+'
        y = evaluate(tree{2}, x) + evaluate(tree{3}, x);
    case '*'
        y = evaluate(tree{2}, x)*evaluate(tree{3}, x);
    case 'sin'
        y = sin(evaluate(tree{2}, x));
    case 'cos'
        y = cos(evaluate(tree{2}, x));
end
end

function text = showTree(tree)
switch tree{1}
    case 'num'
        text = num2str(tree{2});
    case 'x'
        text = 'x';
    case {'+', '*'}
        text = ['(' showTree(tree{2}) ' ' tree{1} ' ' showTree(tree{3}) ')'];
    otherwise
        text = [tree{1} '(' showTree(tree{2}) ')'];
end
end

function rpn()
% RPN  Infix to postfix by two stacks in cells, evaluation on a stack in a cell, variables in a struct.
sources = {'3 + 4 * 2 / ( 1 - 5 ) ^ 2', 'a * ( b + c ) - a / b', '( a - b ) * ( a + b ) * 0.5', ...
    '2 ^ 3 ^ 0.5 + c', '( ( a ) )', 'a + b + c - 7 * a * b * c / 11'};
vars = struct('a', 1, 'b', 2, 'c', 3);
total = 0;
ops = 0;
for r = 1:6000
    vars.a = mod(r, 17);
    vars.b = 1 + mod(r, 5);
    vars.c = vars.a - vars.b;
    for k = 1:numel(sources)
        queue = postfix(strsplit(sources{k}, ' '));
        v = evaluate(queue, vars);
        ops = ops + numel(queue);
        total = total + v;
        if r == 100
            fprintf('%-32s -> %-26s = %g\n', sources{k}, strjoin(queue, ' '), v);
        end
    end
end
fprintf('%d taken, total %.6f\n', ops, total);
end

function p = rank_(op)
switch op
    case {'+', '-'}
        p = 1;
    case {'*', '/'}
        p = 2;
    case '^'
        p = 3;
    otherwise
        p = 0;
end
end

function out = postfix(tokens)
out = {};
stack = {};
for k = 1:numel(tokens)
    t = tokens{k};
    if any(strcmp(t, {'+', '-', '*', '/', '^'}))
        while ~isempty(stack) && rank_(stack{end}) >= rank_(t) && ~strcmp(t, '^')
            out{end+1} = stack{end};
            stack(end) = [];
        end
        stack{end+1} = t;
    elseif strcmp(t, '(')
        stack{end+1} = t;
    elseif strcmp(t, ')')
        while ~strcmp(stack{end}, '(')
            out{end+1} = stack{end};
            stack(end) = [];
        end
        stack(end) = [];
    else
        out{end+1} = t;
    end
end
while ~isempty(stack)
    out{end+1} = stack{end};
    stack(end) = [];
end
end

function v = evaluate(queue, vars)
stack = {};
for k = 1:numel(queue)
    t = queue{k};
    switch t
        case {'+', '-', '*', '/', '^'}
            b = stack{end};
            a = stack{end-1};
            stack(end-1:end) = [];
            switch t
                case '+'
                    c = a + b;
                case '-'
                    c = a - b;
                case '*'
                    c = a*b;
                case '/'
                    c = a/b;
                case '^'
                    c = a^b;
            end
            stack{end+1} = c;
        otherwise
            if isfield(vars, t)
                stack{end+1} = vars.(t);
            else
                stack{end+1} = str2double(t);
            end
    end
end
v = stack{1};
end

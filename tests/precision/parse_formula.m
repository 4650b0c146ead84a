function parse_formula
% Formulas read by descent: characters to tokens to a value.
texts = {'1 + 2 * 3', '(1 + 2) * 3', '2 * (3 + 4) * 5 - 6 / 4', '10 - 4 - 3'};
for k = 1:numel(texts)
    tokens = scan(texts{k});
    [v, at] = expression(tokens, 1);
    if at <= numel(tokens)
        error('left over');
    end
    fprintf('%s = %g (%d tokens)\n', texts{k}, v, numel(tokens));
end
end

function tokens = scan(text)
tokens = struct('kind', {}, 'value', {});
i = 1;
while i <= length(text)
    c = text(i);
    if c == ' '
        i = i + 1;
    elseif c >= '0' && c <= '9'
        v = 0;
        while i <= length(text) && text(i) >= '0' && text(i) <= '9'
            v = 10 * v + (text(i) - '0');
            i = i + 1;
        end
        tokens(end+1) = struct('kind', 'n', 'value', v);
    else
        tokens(end+1) = struct('kind', c, 'value', 0);
        i = i + 1;
    end
end
end

function [v, at] = expression(tokens, at)
[v, at] = product(tokens, at);
while at <= numel(tokens) && (tokens(at).kind == '+' || tokens(at).kind == '-')
    op = tokens(at).kind;
    [w, at] = product(tokens, at + 1);
    if op == '+'
        v = v + w;
    else
        v = v - w;
    end
end
end

function [v, at] = product(tokens, at)
[v, at] = factor_(tokens, at);
while at <= numel(tokens) && (tokens(at).kind == '*' || tokens(at).kind == '/')
    op = tokens(at).kind;
    [w, at] = factor_(tokens, at + 1);
    if op == '*'
        v = v * w;
    else
        v = v / w;
    end
end
end

function [v, at] = factor_(tokens, at)
if tokens(at).kind == 'n'
    v = tokens(at).value;
    at = at + 1;
else
    [v, at] = expression(tokens, at + 1);
    at = at + 1;
end
end

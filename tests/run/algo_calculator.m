function algo_calculator
% A calculator for expressions by recursive descent.
texts = {'1+2*3', '(1+2)*3', '2*(3-(4+1))/4', '10/4-1', '-3+5'};
for k = 1:numel(texts)
    [v, rest] = expr(texts{k});
    fprintf('%s = %g%s\n', texts{k}, v, rest);
end
end

function [v, s] = expr(s)
[v, s] = term(s);
while ~isempty(s) && any(s(1) == '+-')
    op = s(1);
    [w, s] = term(s(2:end));
    if op == '+'
        v = v + w;
    else
        v = v - w;
    end
end
end

function [v, s] = term(s)
[v, s] = factorOf(s);
while ~isempty(s) && any(s(1) == '*/')
    op = s(1);
    [w, s] = factorOf(s(2:end));
    if op == '*'
        v = v*w;
    else
        v = v/w;
    end
end
end

function [v, s] = factorOf(s)
if s(1) == '('
    [v, s] = expr(s(2:end));
    s = s(2:end);
elseif s(1) == '-'
    [v, s] = factorOf(s(2:end));
    v = -v;
else
    n = 1;
    while n < length(s) && s(n+1) >= '0' && s(n+1) <= '9'
        n = n + 1;
    end
    v = str2double(s(1:n));
    s = s(n+1:end);
end
end

function handles_of_constant_names
% Names that variables hold, made handles: compiled as if the names stood there.
n = 'twice';
h = str2func(n);
disp(h(4))
disp(func2str(h))
g = str2func(['s' 'in']);
disp(g(0))
disp(fzero(str2func('less'), 1))
end

function y = twice(x)
y = 2*x;
end

function y = less(x)
y = x - 0.5;
end

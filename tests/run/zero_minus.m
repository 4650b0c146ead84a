% What is subtracted from zero: the sign of a zero that comes of it is plus.
function zero_minus()
flag = numel(zeros(1, 0)) > 3;
k = numel(zeros(1, 0));
x = zeros(1, 2);
signs('logical', 0 - flag);
signs('row', 0 - [flag, true]);
signs('false minus row', (2 <= -2) - [true false true]);
signs('count', 0 - k);
signs('abs', 0 - abs(x));
signs('abs of a scalar', 0 - abs(x(1)));
signs('single', single(0) - single(flag));
signs('single abs', single(0) - abs(single(x)));
signs('comparison', 0 - (x == 1));
signs('unary minus', -abs(x));
s = 0;
for i = 0:2
    s = s + 1 / (0 - i);
    signs('counter', 0 - i);
end
fprintf('%g\n', s);
signs('either', 0 - max(abs(x(1)), k));
end

function signs(name, x)
fprintf('%s:', name);
fprintf(' %g', 1 ./ x);
fprintf('\n');
end

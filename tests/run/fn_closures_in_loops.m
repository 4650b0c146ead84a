% Each closure keeps the values of its own time.
f = {};
for k = 1:3
    f{k} = @(x) x*k;
end
k = 100;
fprintf('%d ', f{1}(1), f{2}(1), f{3}(1));
fprintf('\n');
data = [1 2 3];
g = @() sum(data);
data(1) = 100;
fprintf('%d %d\n', g(), sum(data));
s.gain = 2;
h = @(x) s.gain*x;
s.gain = 50;
fprintf('%d\n', h(3));
nest = @(a) @(b) @(c) a*100 + b*10 + c;
n1 = nest(1);
n2 = n1(2);
fprintf('%d\n', n2(3));

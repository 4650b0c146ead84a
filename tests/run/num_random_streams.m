% Random numbers: MATLAB's sequences, and generators of their own.
rng(0);
fprintf('%.4f ', rand(1, 5)); fprintf('\n');
rng('default');
fprintf('%.4f ', randn(1, 10)); fprintf('\n');
rng('default');
fprintf('%.4f ', tail_of(randn(10, 12))); fprintf('\n');
rng(0);
fprintf('%d ', randi(10, 1, 8)); fprintf('\n');
rng(0);
fprintf('%d ', randperm(6)); fprintf('\n');
s = RandStream('mt19937ar', 'Seed', 0)
fprintf('%.4f ', rand(s, 1, 3)); fprintf('\n');
a = randn(s);
reset(s);
rand(s, 1, 3);
disp(a == randn(s))
rng(5);
a = rand;
rng(5);
rand(s, 2);
disp(a == rand)
old = RandStream.setGlobalStream(RandStream('mt19937ar', 'Seed', 42));
x = rand;
RandStream.setGlobalStream(old);
rng(42);
disp(x == rand)

function v = tail_of(x)
v = x(end, :);
end

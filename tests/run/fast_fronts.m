% What is taken away at the front of arrays leaves room, which is used again; structs are kept apart by fields.
function fast_fronts()
vectors();
matrices();
bytes();
handed();
fields();
picked();
shorter();
end

function vectors()
q = [];
sum_ = 0;
for k = 1:1000
    q(end + 1) = k;
    q(end + 1) = -k/2;
    if mod(k, 3) ~= 0
        sum_ = sum_ + q(1)*k;
        q(1) = [];
    end
    if mod(k, 250) == 0
        q(2) = [];
        q(end) = [];
        q(end - 1) = [];
    end
end
fprintf('%d left, first %g, last %g, sum %g\n', numel(q), q(1), q(end), sum_);
while ~isempty(q)
    q(1) = [];
end
disp(size(q));
q(end + 1) = 7;
q = [q, 8, 9];
q(1) = [];
q = [q; q];
disp(q);
column = (1:6)';
column(1) = [];
column(end + 1) = 60;
column(2) = [];
disp(column');
end

function matrices()
A = reshape(1:12, 3, 4);
A(:, 1) = [];
A(:, end + 1) = [20; 21; 22];
disp(A);
A(1, :) = [];
A(:, 1) = [];
A(end + 1, :) = [1 2 3];
disp(A);
A = A';
A(:, 1) = [];
B = A;
B(1, 1) = 100;
fprintf('%d %d\n', A(1, 1), B(1, 1));
end

function bytes()
b = uint8(1:5);
b(1) = [];
b(1) = [];
b(end + 1) = 250;
b = b + 10;
disp(b);
t = 'queue';
t(1) = [];
t = [t '!'];
t(1) = [];
disp(t);
m = [true false true];
m(1) = [];
m(end + 1) = true;
disp(sum(m));
end

function handed()
% What is handed on, boxed, and given up by errors has its memory where it began.
q = 1:20;
for k = 1:5
    q(1) = [];
end
c = {q};
q(1) = [];
c{2} = q;
disp([numel(c{1}), c{1}(1), numel(c{2}), c{2}(1)]);
s.q = q;
s.q(1) = [];
disp([s.q(1), q(1)]);
try
    fails(q);
catch e
    disp(e.message);
end
r = rest(q);
disp(r(1));
end

function fails(q)
q(1) = [];
q(end + 1) = 3;
q(1) = [];
if q(40) > 0
    disp('never');
end
end

function q = rest(q)
q(1) = [];
q(1) = [];
end

function fields()
state.waiting = {};
state.jobs = struct('id', {}, 'cost', {});
state.names = {'a', 'bb'};
state.count = 0;
late = 0;
for k = 1:200
    state.waiting{end + 1} = k/4;
    state.jobs(end + 1).id = k;
    state.jobs(end).cost = k*k;
    if mod(k, 2) == 0 && ~isempty(state.waiting)
        late = late + state.waiting{1};
        state.waiting(1) = [];
        job = state.jobs(1);
        state.jobs(1) = [];
        state.count = state.count + job.cost;
    end
end
fprintf('%d waiting, %d jobs, %g late, %d, first %d\n', numel(state.waiting), numel(state.jobs), late, ...
    state.count, state.jobs(1).id);
state.names{end + 1} = 'ccc';
fprintf('%s ', state.names{:});
fprintf('\n');
try
    disp(state.jobs(500).id);
catch e
    disp(e.message);
end
other = struct('list', 1, 'left', 2);
other.list = {};
for k = 1:3
    other.list{k} = k*other.left;
end
disp(other.list{3});
end

function picked()
primes_ = [];
for n = 2:60
    if all(mod(n, primes_(primes_.^2 <= n)) ~= 0)
        primes_(end + 1) = n;
    end
end
disp(primes_(end - 3:end));
x = [4 9 16 25];
disp([any(x(x > 30) > 1), all(x(x > 30) > 1), any(x(x > 10) == 16), all(sqrt(x(x > 4)) > 3)]);
y = x';
disp([any(y(y < 9) == 4), all(y(y < 9) ~= 4)]);
e = zeros(1, 0);
disp([any(e(e > 0) > 0), all(e(e > 0) > 0)]);
end

function shorter()
fprintf('%g %g %g %g\n', 230.75, 0.5, 99999.95, 999999.5);
fprintf('%.3g %.4g %.15g %g\n', 9.996, 3.14159, 0.1, 1e-4);
fprintf('%s %s %s\n', num2str(-230.75), num2str(pi), num2str(100.125));
end

function y = clean(x)
% Twice, plus one: nothing here is a slip.
done = onCleanup(@() disp('done'));
factor = 2;
scaled = @(t) factor*t;
y = scaled(x);
if ~exist('offset', 'var')
    offset = 1;
end
y = y + offset;
s.a = y;
s.b = x;
y = s.a;
try
    check(y);
catch err
    disp(err.message);
end
end

function check(y)
persistent calls
if isempty(calls)
    calls = 0;
end
calls = calls + 1;
if y < 0
    error('clean:negative', 'negative in call %d', calls);
end
end

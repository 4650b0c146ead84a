function fn_persistent
% Persistent variables keep their value between calls.
for k = 1:3
    fprintf('%d ', count());
end
fprintf('%d %d\n', remember(7), remember());
end

function n = count()
persistent calls
if isempty(calls)
    calls = 0;
end
calls = calls + 1;
n = calls;
end

function r = remember(x)
persistent value
if nargin > 0
    value = x;
end
r = value;
end

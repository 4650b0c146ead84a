function r = tally(x)
% The sum of all that it was given.
%# export tally(x: double(1,1))
global TALLIED
persistent calls
if isempty(calls)
    calls = 0;
    TALLIED = 0;
end
calls = calls + 1;
TALLIED = TALLIED + x;
r = TALLIED;
end

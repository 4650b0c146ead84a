function q = polyreduce(p)
% POLYREDUCE  Polynomial without leading zeros.

first = find(p ~= 0, 1);
if isempty(first)
    q = 0;
else
    q = p(first:end);
end
end

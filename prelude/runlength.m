function [count, value] = runlength(x)
% RUNLENGTH  Lengths and values of runs of equal elements.

last = [find(x(1:end - 1) ~= x(2:end)), numel(x)];
count = diff([0, last]);
value = x(last);
end

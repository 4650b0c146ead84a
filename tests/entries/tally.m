function r = tally(x)
% The sum of all that it was given.
%# export tally(x: double(1,1))
persistent sum_so_far
if isempty(sum_so_far)
    sum_so_far = 0;
end
sum_so_far = sum_so_far + x;
r = sum_so_far;
end

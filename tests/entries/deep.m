function r = deep(x)
% An error that comes from far below.
%# export deep(x: double(1,:))
r = one(x);
end

function r = one(x)
r = two(x) + 1;
end

function r = two(x)
if numel(x) > 2
    error('deep:long', 'there are %d elements', numel(x));
end
r = x(2);
end

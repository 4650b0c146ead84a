classdef Limits
    properties
        Range {inOrder(Range)} = firstRange(1)
        Label = nameOf('limits')
    end
end

function inOrder(x)
if any(diff(x) < 0)
    error('Limits:order', 'Values must not decrease.')
end
end

function r = firstRange(k)
r = [0 k];
end

function t = nameOf(s)
t = upper(s);
end

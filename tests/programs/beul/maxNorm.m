function m = maxNorm(v)
% MAXNORM  The largest absolute value of a vector, 0 for an empty one.
if isempty(v)
    m = 0;
else
    m = max(abs(v));
end
end

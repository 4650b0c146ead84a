function n = normest1(a)
% NORMEST1  The 1-norm.

n = norm(full(a), 1);
end

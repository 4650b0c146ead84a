function c = condest(a)
% CONDEST  Condition number in the 1-norm.

c = norm(full(a), 1) * norm(inv(full(a)), 1);
end

function r = unidrnd(n, varargin)
% UNIDRND  Random whole numbers from 1 to n; sizes may follow.

r = ceil(n .* rand(mc_random_size('unidrnd', varargin, n)));
r(~(n + zeros(size(r)) >= 1)) = NaN;
end

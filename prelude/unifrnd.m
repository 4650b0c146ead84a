function r = unifrnd(a, b, varargin)
% UNIFRND  Random numbers of uniform distributions between a and b; sizes may follow.

r = a + (b - a) .* rand(mc_random_size('unifrnd', varargin, a, b));
r(a + zeros(size(r)) > b) = NaN;
end

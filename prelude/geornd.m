function r = geornd(p, varargin)
% GEORND  Random numbers of geometric distributions: failures before the first success; sizes may follow.

r = floor(log(rand(mc_random_size('geornd', varargin, p))) ./ log(1 - p));
r(~(p + zeros(size(r)) > 0 & p <= 1)) = NaN;
end

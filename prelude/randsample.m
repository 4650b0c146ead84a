function y = randsample(varargin)
% RANDSAMPLE  A random sample: randsample(n, k) of 1:n, randsample(population, k) of the elements, without
%   replacement; with it where a true value follows, with probabilities as the weights after that.

[population, k] = varargin{1:2};
replace = nargin > 2 && varargin{3};
weights = [];
if nargin > 3
    weights = varargin{4};
end
if isscalar(population) && isnumeric(population) && population >= 1 && population == floor(population)
    n = population;
    population = 1:n;
else
    n = numel(population);
end
if ~isempty(weights)
    if numel(weights) ~= n || any(weights < 0) || ~(sum(weights) > 0)
        error('stats:randsample:InvalidWeights', 'W must be a vector of nonnegative weights, one for each element.');
    elseif ~replace
        error('stats:randsample:NoWeights', 'Weighted sampling without replacement is not supported.');
    end
    edges = cumsum(weights(:)) / sum(weights);
    at = arrayfun(@(u) find(u <= edges, 1), rand(k, 1));
elseif replace
    at = randi(n, k, 1);
elseif k > n
    error('stats:randsample:SampleTooLarge', 'K must be less than or equal to %d for sampling without replacement.', n);
else
    at = randperm(n, k);
end
y = population(at);
if isscalar(varargin{1})
    y = reshape(y, [], 1);
elseif isrow(population)
    y = reshape(y, 1, []);
else
    y = reshape(y, [], 1);
end
end

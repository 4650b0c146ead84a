function s = statistics(x, dim)
% STATISTICS  Minimum, quartiles, maximum, mean, standard deviation, skewness and kurtosis.

if nargin < 2
    dim = find(size(x) ~= 1, 1);
end
if dim == 2
    x = x.';
end
sorted = sort(x, 1);
place = 1 + (size(x, 1) - 1) * [0.25; 0.5; 0.75];
low = floor(place);
quartiles = sorted(low, :) + (place - low) .* (sorted(min(low + 1, size(x, 1)), :) - sorted(low, :));
s = [min(x, [], 1); quartiles; max(x, [], 1); mean(x, 1); ...
    std(x, 0, 1); skewness(x); kurtosis(x)];
if dim == 2
    s = s.';
end
end

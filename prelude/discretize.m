function [bin, edges] = discretize(x, edges, varargin)
% DISCRETIZE  Number of the bin that each element lies in; NaN outside. edges may be a
%   number of bins. With values (numbers or texts, one for each bin or for each edge) the
%   value of the bin. 'IncludedEdge' 'right': bins contain their upper edge.
%   'categorical' gives a categorical array; names of the bins may follow.

if isscalar(edges)
    if ~isnumeric(edges) || edges < 1 || edges ~= fix(edges)
        error('MATLAB:discretize:InvalidN', 'Number of bins must be a positive integer.');
    end
    [~, edges] = histcounts(x, edges);
end
if any(diff(edges(:)) < 0)
    error('MATLAB:discretize:InvalidEdges', 'Bin edges must be monotonically nondecreasing.');
end
right = false;
values = [];
named = false;
k = 1;
while k <= numel(varargin)
    option = varargin{k};
    if (ischar(option) || isstring(option) && isscalar(option)) && strcmpi(option, 'IncludedEdge')
        side = validatestring(varargin{k + 1}, {'left', 'right'});
        right = strcmp(side, 'right');
        k = k + 1;
    elseif (ischar(option) || isstring(option) && isscalar(option)) && strcmpi(option, 'categorical')
        named = true;
    else
        values = option;
    end
    k = k + 1;
end
m = numel(edges) - 1;
x = double(x);
if right
    bin = zeros(size(x));
    for q = 1:m
        bin(x > edges(q) & x <= edges(q + 1)) = q;
    end
    bin(x == edges(1)) = 1;
else
    bin = mc_lookup(edges, x);
    bin(x == edges(m + 1)) = m;
    bin(x > edges(m + 1)) = 0;
end
bin(bin == 0) = NaN;
if named
    if isempty(values)
        values = bin_names(edges, right);
    elseif numel(values) ~= m
        error('MATLAB:discretize:CategoryNamesInvalidSize', ...
            'The number of category names must be equal to the number of bins.');
    end
    bin = categorical(bin, 1:m, cellstr(values), 'Ordinal', true);
    return
end
if ~isempty(values)
    if numel(values) ~= m && numel(values) ~= m + 1
        error('MATLAB:discretize:InvalidValues', 'Values must have one element for each bin.');
    end
    known = ~isnan(bin);
    if isnumeric(values)
        if isinteger(values)
            named = zeros(size(bin), 'like', values);
        else
            named = NaN(size(bin), 'like', values);
        end
        named(known) = values(bin(known));
        bin = named;
    elseif iscell(values)
        named = cell(size(bin));
        named(known) = values(bin(known));
        bin = named;
    elseif isstring(values)
        named = repmat(string(missing), size(bin));
        named(known) = values(bin(known));
        bin = named;
    end
end
end

function names = bin_names(edges, right)
% Names of bins that show which edges belong to them.
m = numel(edges) - 1;
names = cell(1, m);
for k = 1:m
    left = sprintf('%.5g', edges(k));
    up = sprintf('%.5g', edges(k + 1));
    if right && k > 1
        names{k} = ['(' left ', ' up ']'];
    elseif right || k == m
        names{k} = ['[' left ', ' up ']'];
    else
        names{k} = ['[' left ', ' up ')'];
    end
end
end

function T = combinations(varargin)
% COMBINATIONS  Table of all ways to take one element of each argument; the last changes first.

n = cellfun(@numel, varargin);
names = cell(1, nargin);
values = cell(1, nargin);
for k = 1:nargin
    names{k} = inputname(k);
    if isempty(names{k})
        names{k} = sprintf('Var%d', k);
    end
    v = varargin{k};
    at = repmat(repelem(reshape(1:n(k), [], 1), prod(n(k + 1:end))), prod(n(1:k - 1)), 1);
    v = v(:);
    values{k} = v(at);
end
T = table(values{:}, 'VariableNames', names);
end

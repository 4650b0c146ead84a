function out = nthargout(n, varargin)
% NTHARGOUT  Output number n of a call: nthargout(n, total, f, args...).

if isnumeric(varargin{1})
    total = varargin{1};
    varargin(1) = [];
else
    total = max(n);
end
f = varargin{1};
all = cell(1, total);
[all{:}] = f(varargin{2:end});
if isscalar(n)
    out = all{n};
else
    out = all(n);
end
end

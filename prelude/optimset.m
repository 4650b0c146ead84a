function s = optimset(varargin)
% OPTIMSET  Options for fzero, fminsearch and fminbnd: names and values, after
%   options to start from.

s = struct();
k = 1;
while k <= nargin && isstruct(varargin{k})
    old = varargin{k};
    given = fieldnames(old);
    for m = 1:numel(given)
        s.(given{m}) = old.(given{m});
    end
    k = k + 1;
end
known = {'Display', 'FunValCheck', 'MaxFunEvals', 'MaxIter', 'OutputFcn', 'PlotFcns', 'TolFun', 'TolX', ...
    'Jacobian', 'GradObj', 'Algorithm', 'LargeScale'};
while k < nargin
    name = varargin{k};
    place = find(strcmpi(name, known), 1);
    if ~isempty(place)
        name = known{place};
    end
    s.(name) = varargin{k+1};
    k = k + 2;
end
end

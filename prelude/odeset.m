function s = odeset(varargin)
% ODESET  Options for ode45 and ode23: names and values, after options to start from.

names = {'AbsTol', 'BDF', 'Events', 'InitialStep', 'Jacobian', 'JConstant', 'JPattern', 'Mass', ...
    'MassSingular', 'MaxOrder', 'MaxStep', 'MinStep', 'MStateDependence', 'MvPattern', 'InitialSlope', 'NonNegative', 'NormControl', 'OutputFcn', 'OutputSel', ...
    'Refine', 'RelTol', 'Stats', 'Vectorized'};
s = struct();
for k = 1:numel(names)
    s.(names{k}) = [];
end
k = 1;
while k <= nargin && isstruct(varargin{k})
    old = varargin{k};
    given = fieldnames(old);
    for m = 1:numel(given)
        if ~isempty(old.(given{m}))
            s.(given{m}) = old.(given{m});
        end
    end
    k = k + 1;
end
if mod(nargin - k + 1, 2) ~= 0
    error('MATLAB:odeset:ArgNameValueMismatch', 'Arguments must occur in name-value pairs.');
end
while k < nargin
    name = varargin{k};
    place = find(strcmpi(name, names));
    if isempty(place)
        error('MATLAB:odeset:InvalidPropName', 'Unrecognized property name ''%s''.', name);
    end
    s.(names{place}) = varargin{k+1};
    k = k + 2;
end
end

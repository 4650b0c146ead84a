function x = odeget(options, name, default)
% ODEGET  An option made by odeset; the default where it is not set.

x = [];
if isfield(options, name)
    x = options.(name);
end
if isempty(x) && nargin > 2
    x = default;
end
end

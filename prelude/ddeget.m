function v = ddeget(options, name, default)
% DDEGET  An option made by ddeset; the default where it is not set.

if nargin < 3
    default = [];
end
v = bvpget(options, name, default);
end

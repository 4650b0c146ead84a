function x = optimget(options, name, default)
% OPTIMGET  An option made by optimset; the default where it is not set.

x = [];
if isfield(options, name)
    x = options.(name);
end
if isempty(x) && nargin > 2
    x = default;
end
end

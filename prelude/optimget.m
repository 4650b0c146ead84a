function x = optimget(options, name, default, ~)
% OPTIMGET  An option made by optimset; the default where it is not set. The name may be
%   abbreviated.

x = [];
name = char(name);
if isstruct(options)
    names = fieldnames(options);
    place = find(strcmpi(name, names));
    if isempty(place)
        place = find(strncmpi(name, names, numel(name)));
    end
    if isscalar(place)
        x = options.(names{place});
    end
end
if isempty(x) && nargin > 2
    x = default;
end
end

function munlock(name)
% MUNLOCK  Takes back what mlock did, for the function that calls it or one of this name.

if nargin < 1
    s = dbstack(1);
    if isempty(s)
        return
    end
    name = s(1).name;
end
mc_locked('remove', char(name));
end

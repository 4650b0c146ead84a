function tf = mislocked(name)
% MISLOCKED  Whether mlock keeps the function that calls it, or one of this name, from being cleared.

tf = false;
if nargin < 1
    s = dbstack(1);
    if isempty(s)
        return
    end
    name = s(1).name;
end
tf = mc_locked('ask', char(name));
end

function mlock()
% MLOCK  Keeps the function that calls it from being cleared, as mislocked says.

s = dbstack(1);
if isempty(s)
    error('MATLAB:mlock:InvalidUse', 'MLOCK must be called from a function.');
end
mc_locked('add', s(1).name);
end

function n = nproc(which) %#ok<INUSD>
% NPROC  Number of processors used: one.

n = 1;
end

function n = nproc()
% NPROC  Number of processors used: one.

n = 1;
end

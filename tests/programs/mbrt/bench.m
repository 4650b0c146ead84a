% The set of main.m at a size worth timing.
counts = mbrt(160, 100);
fprintf('inside %d of %d\n', sum(sum(counts == 100)), numel(counts));
fprintf('iterations %d\n', sum(counts(:)));

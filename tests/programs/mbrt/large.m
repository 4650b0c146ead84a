% main.m's problem at a size where C needs long enough to be timed.
counts = mbrt(1000, 400);
fprintf('inside %d of %d\n', sum(sum(counts == 400)), numel(counts));
fprintf('iterations %d\n', sum(counts(:)));

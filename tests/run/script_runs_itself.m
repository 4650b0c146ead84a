% A script that runs itself uses one workspace all along.
if ~exist('depth', 'var'), depth = 0; end
depth = depth + 1;
fprintf('down %d\n', depth);
if depth < 3
    script_runs_itself
end
fprintf('up %d\n', depth);

function err_cleanup
% onCleanup runs when its function is left, also by an error.
work(false);
try
    work(true);
catch e
    fprintf('caught %s\n', e.message);
end
end

function work(fail)
c = onCleanup(@() fprintf('cleanup\n'));
fprintf('work\n');
if fail
    error('failed');
end
fprintf('done\n');
end

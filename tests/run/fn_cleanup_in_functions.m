% onCleanup runs when its variable goes: at the end of a function, by an error, by `return`.
function fn_cleanup_in_functions
work(false);
try, work(true); catch e, fprintf('caught %s\n', e.message); end
early(1); early(2);
keep = make(); fprintf('kept\n');
for k = 1:2, loop(k); end
replaced();
fprintf('end\n');
end
function work(fail)
a = onCleanup(@() fprintf('cleanup\n'));
fprintf('work\n');
inner(fail);
fprintf('done\n');
end
function inner(fail)
b = onCleanup(@() fprintf('inner cleanup\n'));
if fail, error('failed'); end
end
function early(k)
c = onCleanup(@() fprintf('early %d\n', k));
if k == 1, return; end
fprintf('late\n');
end
function c = make()
c = onCleanup(@() fprintf('last\n'));
end
function loop(k)
d = onCleanup(@() fprintf('loop %d\n', k));
end
function replaced()
e = onCleanup(@() fprintf('replaced\n'));
e = 3;
fprintf('now %d\n', e);
g = onCleanup(@() fprintf('copied over\n'));
g = e;
fprintf('now %d\n', g);
end

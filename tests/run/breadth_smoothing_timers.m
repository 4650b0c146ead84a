% Functions of the base product that are asked for less often: smoothing and filling in two dimensions, trends,
% timers, locks, unique texts of bounded length.
smooth2()
fill2()
trends()
timers()
locks()
texts()
conditions()

function smooth2()
a = magic(4);
disp(smoothdata2([1 2; 3 6], 'movmean', 2))
disp(smoothdata2(a, 'movmedian', [3 1]))
disp(all(abs(smoothdata2((1:4)' * (1:4), 'sgolay', 3) - (1:4)' * (1:4)) < 1e-12, 'all'))
disp(smoothdata2([1 NaN; 3 5], 'movmean', 3))
disp(isnan(smoothdata2([1 NaN; 3 5], 'movmean', 3, 'includenan')))
try
    smoothdata2(a, 'none')
catch e
    disp(e.identifier)
end
end

function fill2()
a = [1 2; 3 NaN];
disp(fillmissing2(a, 'nearest'))
[b, tf] = fillmissing2([1 2 3; 4 NaN 6; 7 8 9], 'movmean', 3);
disp(b)
disp(tf)
disp(fillmissing2([1 2 3; 4 NaN 6; 7 8 9], 'linear'))
end

function trends()
t = (0:20)';
x = 3 * sin(t) + t;
[lt, st, r] = trenddecomp(x);
fprintf('%d %d %d\n', isequal(size(lt), size(x)), size(st, 1), max(abs(lt + sum(st, 2) + r - x)) < 1e-12)
[lt, st, r] = trenddecomp(x', 'stl', 6);
fprintf('%s %s %d\n', mat2str(size(lt)), mat2str(size(st)), max(abs(lt + st + r - x')) < 1e-12)
d = trenddecomp(table(x), 'stl', [6 4]);
disp(d.Properties.VariableNames)
disp(size(d.x_ST))
end

function timers()
t = timer('TimerFcn', @(t, e) disp(e.Type), 'StopFcn', @(t, e) disp('stopped'));
fprintf('%s %g %g %s %g %s\n', t.ExecutionMode, t.Period, t.StartDelay, t.BusyMode, t.TasksToExecute, t.Running)
start(t)
fprintf('%d %s\n', t.TasksExecuted, t.Running)
u = timer('timerfcn', @(t, e) fprintf('%d ', t.TasksExecuted), 'ExecutionMode', 'fixedRate', ...
    'Period', 0.01, 'TasksToExecute', 3);
start(u)
fprintf('\n')
delete(u)
disp(isvalid(u))
attempt(@() start(timer))
attempt(@() timer('Foo', 3))
attempt(@() timer('Period', -1))
attempt(@() timer('TasksToExecute', 0))
attempt(@() timer('ExecutionMode', 'sometimes'))
end

function locks()
locked()
disp(mislocked('locked'))
munlock('locked')
disp(mislocked('locked'))
end

function locked()
mlock
disp(mislocked)
end

function texts()
disp(matlab.lang.makeUniqueStrings({'a', 'a', 'a_1'}))
disp(matlab.lang.makeUniqueStrings({'abcdef', 'abcdef'}, {}, true, 4))
disp(matlab.lang.makeUniqueStrings({'a', 'a', 'a'}, {}, 2:3))
end

function conditions()
attempt(@() assert([]))
attempt(@() assert([true true]))
attempt(@() strlength(3))
attempt(@() contains(3, 'a'))
end

function attempt(f)
try
    f();
catch e
    fprintf('%s\n%s\n', e.identifier, e.message)
end
end

% What may be put into elements of times and durations, components of some elements, and what is said where it may not.
d = datetime(2020, 1, 1:3);
d(2).Year = 2000;
disp(d)
d(1:2).Month = 5;
disp(d)
d(3) = "2021-05-05";
disp(d)
attempt(@() put(d, 5))
attempt(@() put(d, int8(5)))
attempt(@() put(d, seconds(5)))
attempt(@() put(d, struct('a', 1)))
attempt(@() put(d, true))
attempt(@() put(d, 'garbage'))
attempt(@() put(d, ['2021-05-05'; '2021-06-06']))
u = hours(1:3);
u(2) = NaN;
disp(u)
disp(char(hours([1 0.5])))
attempt(@() put(u, datetime(2020, 1, 1)))
attempt(@() put(u, 'garbage'))
d(:) = NaT;
disp(d.Format)
attempt(@() day(d, 'bogus'))
attempt(@() week(d, 'bogus'))
attempt(@() month(d, 'bogus'))
attempt(@() shaped(d, ''))
disp(char(datetime(-50, 6, 15)))
w = datetime(2020, 1, 5);
w.Format = 'W';
disp(char(w))

% Words of other functions.
attempt(@() dot(int8([1 2]), [3 4]))
attempt(@() dot(magic(3), magic(3), 'all'))
attempt(@() sum([1 2], 1.5))
attempt(@() accumarray([1; 2; 2; 3], 1, [1 4]))
attempt(@() fileread(5))
attempt(@() fileread(''))
attempt(@() fileread({'a.txt'}))
attempt(@() containers.Map({'a', 'b'}, {1}))
attempt(@() addCause(MException('a:b', 'c'), 5))
disp(rmoutliers([1 2 3 100 4], 'OutlierLocations', logical([0 0 0 1 0])))

function x = put(x, v)
x(2) = v;
end

function x = shaped(x, f)
x.Format = f;
end

function attempt(f)
try
    f();
    disp('no error')
catch e
    disp(e.message)
end
end

% Where the mean or the line of data changes; extrema whose prominence is measured in a window; colour maps.
A = [ones(1, 5), 25*ones(1, 5), 50*ones(1, 5)];
[tf, s1, s2] = ischange(A);
disp(find(tf))
disp(s1([1 6 11]))
disp(any(s2))
[tf, s1, s2] = ischange([1 2 3 4 5 4 3 2 1], 'linear');
disp(find(tf))
disp([s1; s2])
disp(find(ischange(A, 'MaxNumChanges', 1)))
disp(find(ischange([0 0 5 5; 9 9 9 1], 2)))
try
    ischange('a')
catch e
    disp(e.message)
end
[~, p] = islocalmax([9 1 3 1 5 1 0 2]);
disp(p)
[~, p] = islocalmax([9 1 3 1 5 1 0 2], 'ProminenceWindow', 3);
disp(p)
jet(8)
hot(5)
hsv(3)
gray(3)

% A parameter of which only a part is assigned, and which nobody reads: the assignment must be made
% all the same, since it may fail.
fprintf('%g\n', next([3, 22.5, 3, 1, 11], 1));
fprintf('%g\n', next(7, -4));
try
    fprintf('%g\n', strict([1 2; 3 4], 5));
catch err
    fprintf('not assigned\n');
end
show([1 2 3]);

function y = next(list, x)
    list(1, 2) = abs(x);
    y = x + 1;
end

function y = strict(list, x)
    list(:, 1) = [x; x; x];
    y = x;
end

function show(list)
    list(end) = [];
    fprintf('done\n');
end

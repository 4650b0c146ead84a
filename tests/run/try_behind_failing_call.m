% Variables that a try reads behind a statement that fails are there behind the try, and what has no value yet
% has end 0.
function try_behind_failing_call()
x = [];
c = {1, 'two'};
try
    for k = fails(3)
        disp(x)
        disp(c{2})
    end
catch err
    disp(err.message)
end
disp(size(x))
disp(numel(c))
try
    fails(1);
    y = c;
catch err
    disp(err.message)
end
disp(c{2})
if numel(c) > 5
    z = zeros(0, 3);
end
z(end + 1) = 4;
z(end + 1) = 5;
fprintf('%d ', z);
fprintf('\n');
end

function r = fails(n)
if n > 0 && rand() < 2
    error('failed with %d', n);
end
r = n;
end

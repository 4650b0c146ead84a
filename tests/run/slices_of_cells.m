% Slices of matrices that lie in cells: read, while and after the cell changes, and where they do not fit.
function slices_of_cells
c = cell(1, 3);
for k = 1:3
    c{k} = reshape(1:4*k, 4, k)*10;
end
for k = 1:3
    show(c{k}(:, 1));
    show(c{k}(2, :));
    show(c{k}(:, 1:end));
    show(c{k}(1:2, end));
    show(c{k}(end:-1:1, 1)');
    show(c{k}(:)');
    show(c{k}(:, 1:end-1));
    show(c{k}([1 3], :));
    show(c{k}(c{k}(:, 1) > 15, 1)');
    show(sum(c{k}(:, end)) + c{k}(:, 1)'*c{k}(:, end));
end

% What was read stays when the cell changes.
x = c{3}(:, 2);
c{3}(1, 2) = -1;
show(x');
y = c{3}(1, :);
c{3} = c{3}(:, 2:3);
show(y);
show(c{3});
c{2} = c{2}(2:3, :)*c{2}(2:3, :)';
show(c{2});
c{1} = [c{1}(1:2, 1); c{2}(:, 1)];
show(c{1}');
other = c;
c{1}(2) = 0;
z = other{1}(2:3, 1) + c{1}(2:3, 1);
show(z');
c = changed(c, 1);
show(c{1}(1:2, :)');

% Nothing lies there as yet.
d = cell(2, 2);
show(d{2, 1}(:, 1:0));
d{1} = magic(4);
show(d{1}(2:3, [1 4]));
show(size(d{4}(:)));

weights = {[1 2 3; 4 5 6], [1 1 1]};
deltas = {[1; -1], 2};
for round = 1:2
    for k = 2:-1:1
        back = weights{k}(:, 1:end-1)'*deltas{k};
        weights{k} = weights{k} + 0.5*deltas{k}*[1; 2; 3]';
        show(back');
    end
end
show(weights{1});

% What does not fit.
failing(@() c{1}(:, 9));
failing(@() c{1}(7, :));
failing(@() c{9}(:, 1));
late({[1 2; 3 4], [5; 6]}, 2);
late({[1 2; 3 4], [5; 6]}, 3);
end

function c = changed(c, k)
before = c{k}(:, 1);
c{k} = c{k}(:, [1 1]);
c{k}(:, 2) = before(end:-1:1);
end

function failing(f)
try
    f();
catch e
    disp(e.message);
end
end

function late(c, j)
total = 0;
try
    for k = 1:numel(c)
        total = total + sum(c{k}(:, 1));
        total = total + sum(c{k}(:, j - k + 1));
    end
catch e
    disp(e.identifier);
end
disp(total);
over(c, j);
end

function over(c, j)
for k = 1:numel(c)
    if j - k + 1 <= size(c{k}, 2)
        disp(c{k}(:, j - k + 1)');
    end
end
end

function show(x)
fprintf('%s: %s\n', mat2str(size(x)), mat2str(x));
end

% What functions refuse, in the words of their documentation; and what they take at its edges.
t(@() cumsum(1:3, 1.5))
t(@() cumprod(1:3, [1 2]))
t(@() cummax(1:3, 0))
t(@() reshape(1:6, -1, 3))
t(@() reshape(1:6, [], -2))
t(@() strjoin('abc'))
t(@() contains('abc', 5))
t(@() startsWith("abc", {1}))
t(@() count('abc', 5))
t(@() contains(5, 'a'))
t(@() movmean(1:5, 2.5))
t(@() movsum(1:5, [1.5 1]))
t(@() accumarray([1; 2; 2], [1; 2; 3], [], @(x) [x; x]))
disp(accumarray([1; 2; 2], [1; 2; 3], [], @max)')
disp(movmean(1:5, 2.5, 'SamplePoints', [1 2 4 7 8]))

% Elements of both sets are of the integer class before they are compared.
disp(union(int8([100 -100 50]), NaN))
disp(union(int8([100 127]), 300))
disp(intersect(int8([1 2]), [1.4 7]))
disp(setxor(int8([1 2]), 2.2))
disp(setdiff([1 2.5], int8(2)))

disp(factorial([3 Inf]))
disp(nextpow2([3+4i 1]))
disp(size(pascal(0)))

% Texts stay what they are, whatever the format.
disp(num2str('abc', '%d'))
disp(num2str(["a" "b"], '%d'))
disp(num2str('abc', 4))
t(@() num2str({1}, '%d'))
x = cast("5", 'double')

% Texts without characters are compared by their extents, too; in cells they are not.
row = blanks(0);
disp([strcmp(row, ''), strcmp(row, row), strcmp({row}, ''), ismember(row, {''})])
disp(size(strcat(row, row)))
switch row
    case ''
        disp('matched')
    otherwise
        disp('not matched')
end

% An imaginary part that is zero is not written.
disp(mat2str([1 1i 3]))
disp(mat2str([complex(2, 0) 1-2i]))

t(@() true(2, 'like', 5))
t(@() false(2, 'like', int8(1)))
disp(true(1, 2, 'like', false))
c = cellfun(@(x) x.a, {1}, 'UniformOutput', false, 'ErrorHandler', @(e, x) strjoin(fieldnames(e)', ','));
disp(c{1})

% Errors are equal where all that they say is.
e = MException('a:b', 'c');
disp([e == e, e ~= e, e == MException('a:b', 'd')])

m = containers.Map('k', 1);
try
    m.Count = 3;
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
try
    y = cast("3", 'single')
catch e
    disp(e.message)
end

function t(f)
try
    f();
    disp('no error')
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
end

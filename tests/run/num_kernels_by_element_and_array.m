% Cubes and remainders of arrays are those of their elements; convolutions and transforms say what they did.
x = (-40:40)*0.37 + 1e-3;
cubes = x.^3;
each = zeros(size(x));
for k = 1:numel(x)
    each(k) = x(k)^3;
end
disp(isequal(cubes, each))
fprintf('%.17g ', cubes(1:7:end));
fprintf('\n');
fprintf('%d ', (-3:3).^3);
fprintf('\n');
disp(isequal([1e-120 1e110 Inf 0].^3, [1e-120^3 1e110^3 Inf 0]))
for y = [7 -7 1 3 0.1 -2.5 0 1e9]
    m = mod(x, y);
    r = rem(x, y);
    same = true;
    for k = 1:numel(x)
        same = same && isequaln(m(k), mod(x(k), y)) && isequaln(r(k), rem(x(k), y));
    end
    fprintf('%d', same);
end
fprintf('\n');
disp(conv2(magic(4), [1 2; 3 4; 5 6; 7 8; 9 10], 'same'))
disp(conv2([1 2 3], [1; 1], eye(3)))
disp(class(conv2(single(magic(3)), ones(2))))
disp(max(abs(ifft(fft(x)) - x)) < 1e-13)
z = fft(reshape(x(1:80), 8, 10), [], 2);
disp(max(max(abs(z.' - fft(reshape(x(1:80), 8, 10).')))) < 1e-13)
S = sparse([3 1 1 2], [1 2 2 3], [5 6 7 8], 3, 4);
disp(full(S' * [1; 2; 3])')
disp(full(S(:, [4 2])))
disp(full(S(2:3, :)))
[i, j, v] = find(S');
disp([i, j, v])
disp(jsonencode([1/3 0.1 1e15 1e17 -2.5 1e-5]))
disp(strcmp({'ab', "ab", 5, 'a'}, 'ab'))
disp(max([NaN -0 0; 1 NaN -2], [], 2)')
disp(sort([3 2 1], 'descend'))

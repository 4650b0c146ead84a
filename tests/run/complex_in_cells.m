% Numbers that may be complex: put into cells and fields and taken out again, powers, texts that are numbers; and what any
% and all say of a few.
function complex_in_cells()
texts = {'2', '-8', '1+2i', 'x', '-0', '0.5'};
stack = {};
for k = 1:numel(texts)
    stack{end+1} = str2double(texts{k});
end
for k = 1:numel(stack)
    z = stack{k};
    fprintf('%s %d %s %s\n', num2str(z), isreal(z), num2str(power_of(z, stack{end})), num2str(power_of(2, z)));
    stack{k} = z * 1i;
end
for k = 1:numel(stack)
    fprintf('%g %g %d\n', real(stack{k}), imag(stack{k}), isreal(stack{k}));
end
while numel(stack) > 1
    b = stack{end};
    a = stack{end-1};
    stack(end-1:end) = [];
    stack{end+1} = a + b^2;
end
disp(isnan(stack{1}));
s.z = 3;
for t = {'4', '2i', '-1'}
    s.z = s.z + str2double(t{1})^0.5;
    fprintf('%.4f %.4f\n', real(s.z), imag(s.z));
end
try
    c = {[1 2]};
    z = str2double('7') ^ c{1};
    disp(z);
catch err
    disp(err.message);
end
words = {'if', 'else', '', '+', 'end', '-'};
for k = 1:numel(words)
    w = words{k};
    fprintf('%d', any(strcmp(w, {'+', '-', '*'})), all(strcmp(w, {'if', 'if'})), ~any(strcmp({'end', 'else'}, w)));
    x = k/2;
    fprintf('%d', any([x == 1, x > 2.5, isnan(x)]), all([x > 1, x < 3]), all([x > 0; x < 9; x ~= 2]));
    fprintf('\n');
end
n = 0;
for k = 1:20
    if all([mod(k, 2) == 0, mod(k, 3) == 0]) || any([k == 1 k == 7 k == 19])
        n = n + k;
    end
end
fprintf('%d\n', n);
end

function z = power_of(x, y)
z = x^y;
end

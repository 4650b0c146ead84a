function maybe_complex_places()
% Numbers of which only the run knows that they are real stand as subscripts, in fields, as operands.
texts = {'3', '4+2i', '2', 'x', '9', '0'};
code = struct('op', {}, 'arg', {});
for k = 1:numel(texts)
    code(k).op = texts{k};
    code(k).arg = str2double(texts{k});
end
memory = [10 7 -4 2 5];
for k = 1:numel(code)
    one = code(k);
    fprintf('%s:', one.op);
    attempt(@() fprintf(' %g', memory(one.arg)));
    attempt(@() fprintf(' %g', mod(memory(2), one.arg)));
    try
        memory(one.arg) = memory(one.arg) + k;
    catch err
        fprintf(' <%s>', err.identifier);
    end
    try
        fprintf(' %s', code(one.arg).op);
    catch err
        fprintf(' <%s>', err.identifier);
    end
    z = sqrt(one.arg - 3);
    fprintf(' %g%+gi %d %d\n', real(z), imag(z), isreal(z), isreal(one.arg));
end
disp(memory)
code(2).arg = code(1).arg + code(2).arg;
disp(code(2))
disp(code(3))
total = 0;
for k = 1:numel(code)
    total = total + code(k).arg;
end
disp(total)
values = [code.arg];
disp(values)
disp(isreal([code([1 3]).arg]))
s = code(2);
s.arg = 1;
disp(isreal(s.arg))
cells = {1, 2, 3};
n = str2double('2');
disp(cells{n})
cells{n} = 'two';
disp(cells)
cells(n) = [];
disp(numel(cells))
stack = [];
for k = [1 3 5]
    stack(end+1) = code(k).arg;
end
while ~isempty(stack)
    top = stack(end);
    stack(end) = [];
    fprintf('%g ', top);
end
fprintf('\n');
end

function attempt(f)
try
    f();
catch err
    fprintf(' <%s>', err.identifier);
end
end

% end in all sorts of places.
x = [3 1 2];
y = 10:10:50;
fprintf('%d ', y(x(end)), y(end - 1), y(min(end, 10)), y(end/5), y(round(end/2)), x(y(end)/50));
fprintf('\n');
A = magic(4);
fprintf('%d ', A(end), A(end, 1), A(1, end), A(end-1, end-1), A(2:end, end)');
fprintf('\n');
c = {1:3, {4, [5 6 7]}};
fprintf('%d ', c{end}{end}(end), c{1}(end), numel(c{end}{1}), c{end}{end}(end-1));
fprintf('\n');
s.a = [1 2 3];
s.b.c = {7, 8};
fprintf('%d ', s.a(end), s.b.c{end}, s.a(s.b.c{end} - 6));
fprintf('\n');
f = @(v) v*2;
fprintf('%d ', f(y(end)), y(numel(y(1:end-1))));
fprintf('\n');

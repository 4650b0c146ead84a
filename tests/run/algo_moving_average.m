% Filters: moving average, cumulative sum trick, conv.
x = [4 8 6 -1 -2 -3 -1 3 4 5];
w = 3;
y = zeros(1, numel(x) - w + 1);
for k = 1:numel(y)
    y(k) = mean(x(k:k+w-1));
end
c = cumsum([0 x]);
z = (c(w+1:end) - c(1:end-w))/w;
u = conv(x, ones(1, w)/w, 'valid');
fprintf('%.4f ', y);
fprintf('\n%d %d\n', max(abs(y - z)) < 1e-12, max(abs(y - u)) < 1e-12);
f = filter(1, [1 -0.5], [1 0 0 0]);
fprintf('%g ', f);
fprintf('\n');
